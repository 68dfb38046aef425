"""Notice codes: what the voices tell the program about themselves.

The words belong to the narration (one message a code, with the variable `detail`); every code is told once
until it has been put right. A notice never carries text from the game.
"""

NOTICES: dict[str, str] = {
    "voice_back": "the voice had stopped and speaks again; detail: its name",
    "voice_changed": "the voice had stopped and another one took over; detail: the new one's name",
    "voice_lost": "no voice is left, the text is still printed; detail: the channel",
    "no_device": "no sound device was found; detail: the channel",
    "device_missing": "the output device named in the profile is not there; detail: its name",
    "no_voice_package": "the packages of the embedded voice are not installed; detail: what is missing",
    "no_language": "the voice cannot speak this language; detail: the language",
}
