"""Runs cases on MicroPython: `micropython run_cases.py FOLDER_OF_FIRMWARE module...`; one line a case."""

import gc
import sys

sys.path.insert(0, sys.argv[1])
here = __file__.rsplit("/", 1)[0] if "/" in __file__ else "."
sys.path.insert(0, here)

failed = 0
for name in sys.argv[2:]:
    module = __import__(name)
    for case in sorted(dir(module)):
        if not case.startswith("case_"):
            continue
        gc.collect()
        try:
            getattr(module, case)()
            print("ok", name, case)
        except Exception as e:
            failed += 1
            print("FAILED", name, case)
            sys.print_exception(e)
sys.exit(1 if failed else 0)
