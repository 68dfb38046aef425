"""The physical table's inputs: reader boards, USB and QR scanners, PC/SC readers, a simulated reader, tag tables.

`inputs.TableInput` gathers them all; every input speaks in the events of `events`.
"""
