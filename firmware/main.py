# Lies as /main.py on the board and is run at every power-on. The program itself is in /lib/firmware.
import firmware.pico

firmware.pico.run()
