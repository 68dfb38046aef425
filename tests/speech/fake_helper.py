"""A helper process for tests, speaking the same language as the real ones; `mode` says how it misbehaves."""

import json
import os
import sys
import threading
import time
from pathlib import Path

from plateau_parlant.access.speech.link import Link, serve


def main(link: Link) -> None:
    options = json.loads(sys.argv[1])
    mode = options.get("mode", "good")
    log = options.get("log")

    def note(text: str) -> None:
        if log:
            with Path(log).open("a") as file:
                file.write(f"{options.get('who', '')} {text}\n")

    note("start")
    if mode == "die":
        os._exit(3)
    if mode == "hang at start":
        time.sleep(60)
    if mode == "earphone" and not Path(options["plugged"]).exists():
        link.fail("device_missing", "Casque")
    if mode in ("no_device", "no_voice_package", "device_missing", "no_voice"):
        link.fail(mode, options.get("detail", ""))
    if mode == "blocking":
        link.early = lambda message: link.tell("pong") if message["do"] == "ping" else None
    link.open()
    link.tell("stage")
    time.sleep(options.get("slow", 0))
    link.tell("ready", name=options.get("who", "fake"), kind=options.get("kind", "embedded"), device="")
    while True:
        message = link.get()
        if message is None:
            continue
        do = message["do"]
        if do == "close":
            if mode == "deaf":
                time.sleep(60)
            link.end()
        elif do == "ping":
            link.tell("pong")
        elif do == "set":
            note("set " + json.dumps(message["settings"], sort_keys=True))
        elif do == "earcon":
            note("earcon " + message["name"])
        elif mode == "earphone" and not Path(options["plugged"]).exists():
            link.fail("failed", "device")
        elif do == "say":
            note("say " + message["text"])
            if mode == "hang on say":
                time.sleep(60)
            if mode == "die on say":
                os._exit(3)
            if mode == "give up on say":
                link.fail("no_voice", "fake")
            seconds = options.get("seconds", 0.05)
            link.tell("spoken", id=message["id"], seconds=seconds)
            link.tell("started", id=message["id"], at=time.monotonic())
            if mode == "blocking":
                time.sleep(seconds)
                link.tell("finished", id=message["id"])
            elif mode != "never finishes":
                threading.Timer(seconds, link.tell, ("finished",), {"id": message["id"]}).start()


if __name__ == "__main__":
    serve(main)
