"""Asks every way of calling the engine the same requests, over all fixtures, and counts the answers that have the same
bytes. Prints a table; fails if one way answers otherwise, or does not run.

usage: same_bytes.py RELEASE REQUESTS WORK     the build, the requests, a folder to work in
"""

import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
COUNT = re.compile(r"^(.*?): (\d+) the same, (\d+) different", re.M)


def ways(release, requests, work):
    """What to run for each way, by name."""
    standee = release / "standee"
    package = ROOT / "build" / "npm" / "package"
    return {
        "C, C++ and Python, installed": [HERE / "test-installed", release, requests, work / "installed"],
        "Python wheel": [HERE / "test-wheel", ROOT / "build" / "wheel", requests, work / "wheel"],
        "command": [sys.executable, "-B", "command_client.py", standee, requests, "1"],
        "npm": ["node", ROOT / "bindings/wasm/test.mjs", package, requests, standee],
        "WASI": [HERE / "test-wasi", ROOT / "build/wasm/standee-wasi.wasm", requests, work / "wasi"],
        "HTTP": [sys.executable, "-B", "http_client.py", standee, requests],
        "stdio": [sys.executable, "-B", "stdio_client.py", standee, requests],
    }


def main(release, requests, work):
    failed, rows = [], []
    paths = [pathlib.Path(path).resolve() for path in (release, requests, work)]
    for name, command in ways(*paths).items():
        ran = subprocess.run([str(part) for part in command], cwd=HERE, capture_output=True, text=True, check=False)
        counts = COUNT.findall(ran.stdout)
        rows += [(name, client, int(same), int(different)) for client, same, different in counts]
        if ran.returncode != 0 or not counts or any(int(different) for _, _, different in counts):
            failed.append(name)
            print(f"{name} failed:\n{ran.stdout[-3000:]}{ran.stderr[-3000:]}", flush=True)
    print(f"{'way':30} {'client':40} {'same':>7} {'different':>9}")
    for name, client, same, different in rows:
        print(f"{name:30} {client[:40]:40} {same:7} {different:9}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
