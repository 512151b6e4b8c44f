"""Runs every program that docs/library.md shows, each in its own language under a strict compiler, and every command
that it shows in between.

usage: run_page.py BUILD WORK [LANGUAGE...]

BUILD is build/release; the wheel, the npm package and the WASI module have been built. With languages it runs their blocks
alone; commands have the language "service", and those make the environment in which Python runs.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
NPM = ROOT / "tests" / "bindings" / "npm"
BLOCK = re.compile(r"^```(\w*)(?: (\S+))?\n(.*?)^```$", re.S | re.M)
ANSWER = '{"format":"turn-answer/1",'
REASON = "it could attack Brute for 2 movement points"


class Page:
    def __init__(self, build, work):
        self.build, self.work = pathlib.Path(build).resolve(), pathlib.Path(work).resolve()
        shutil.rmtree(self.work, ignore_errors=True)
        self.prefix = self.work / "prefix"
        self.work.mkdir(parents=True)
        for component in ("library", "development", "python"):
            self.run(["cmake", "--install", self.build, "--prefix", self.prefix, "--component", component])
        (self.prefix / "bin").mkdir(exist_ok=True)
        os.symlink(self.build / "standee", self.prefix / "bin" / "standee")
        self.environment = {"PKG_CONFIG_PATH": f"{self.prefix}/lib/pkgconfig", "LD_LIBRARY_PATH": f"{self.prefix}/lib"}
        self.commands = self.work / "commands"
        self.python = self.commands / ".venv" / "bin" / "python"  # the page's commands make it
        self.done = 0

    def run(self, command, **options):
        environment = os.environ | getattr(self, "environment", {}) | options.pop("env", {})
        ran = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False,
                             cwd=options.pop("cwd", self.work), env=environment, **options)
        if ran.returncode != 0:
            sys.exit(f"{' '.join(map(str, command))}\n{ran.stdout}{ran.stderr}")
        return ran.stdout

    def flags(self, *which):
        return self.run(["pkg-config", *which, "standee"]).split()

    def expect(self, output, *parts):
        for part in parts:
            if part not in output:
                sys.exit(f"{part} is not in what the program prints:\n{output}")
        for line in output.splitlines():
            if line.startswith("{"):
                json.loads(line)  # an answer is whole
        self.done += 1

    # Programs

    def c(self, file):
        self.run(["cc", "-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror", ROOT / file,
                  *self.flags("--cflags", "--libs"), "-o", "turn-c"])
        self.expect(self.run(["./turn-c"]), ANSWER, REASON, "Focus: Brute.", "the code unknown-name")

    def cpp(self, file):
        self.run(["c++", "-std=c++20", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror",
                  ROOT / file, *self.flags("--cflags", "--libs"), "-o", "program"])
        expected = {"turn.cpp": ["ends in [2,0], attacks Brute", f"because {REASON}", "bad-reference: "],
                    "round.cpp": ["Guard moves to [2,0]", "Guard attacks Brute", "the round is over"]}
        self.expect(self.run(["./program"]), *expected[pathlib.Path(file).name])

    def cmake(self, file):
        source = self.work / pathlib.Path(file).parent
        shutil.copytree(ROOT / pathlib.Path(file).parent, source, dirs_exist_ok=True)
        if "subproject" in file:  # what it builds is built already; test-installed looks at its targets
            os.symlink(ROOT, source / "standee")
            shutil.copy(ROOT / "examples/library/turn.cpp", source)
            self.run(["cmake", "-S", source, "-B", "subproject", "-G", "Ninja"])
            self.expect((self.work / "subproject" / "build.ninja").read_text(), "libstandee.a")
            return
        self.run(["cmake", "-S", source, "-B", "cmake", "-G", "Ninja", f"-DCMAKE_PREFIX_PATH={self.prefix}"])
        self.run(["cmake", "--build", "cmake"])
        self.expect(self.run(["cmake/turn"]) + self.run(["cmake/round"]), "attacks Brute", "the round is over")

    def python_program(self, file):
        self.run([shutil.which("mypy"), "--strict", "--python-executable", self.python, ROOT / file])
        name = pathlib.Path(file).name
        shutil.copy(ROOT / file, self.work)
        settings = {"include": [name], "typeCheckingMode": "strict", "venvPath": "commands", "venv": ".venv"}
        (self.work / "pyrightconfig.json").write_text(json.dumps(settings))
        self.run([NPM / "node_modules/.bin/pyright", "--project", self.work / "pyrightconfig.json"])
        output = self.run([self.python, "-B", ROOT / file], env={"LD_LIBRARY_PATH": ""})
        expected = {"turn.py": ["ends in [2, 0] and attacks Brute", f"because {REASON}", "bad-reference: "], "game.py": ["refused", "Guard 7"]}
        self.expect(output, *expected[name])

    def in_npm(self, file):
        """The file in a folder that has the package installed."""
        folder = self.work / "npm"
        folder.mkdir(exist_ok=True)
        (folder / "package.json").write_text('{"type": "module", "private": true}')
        if not (folder / "node_modules").exists():
            os.symlink(NPM / "node_modules", folder / "node_modules")
        shutil.copy(ROOT / file, folder)
        return folder, pathlib.Path(file).name

    def ts(self, file):
        folder, name = self.in_npm(file)
        self.run([NPM / "node_modules/.bin/tsc", "--strict", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess",
                  "--target", "es2022", "--module", "nodenext", "--types", "node", "--outDir", folder, folder / name],
                 cwd=folder)  # where its node_modules are
        self.expect(self.run(["node", folder / name.replace(".ts", ".js")]), "2 damage to Brute",
                    "Brute has 7 hit points", "bad-reference in step 0")

    def javascript(self, file):
        if "recipes" in file:  # npm/run.mjs builds and runs it
            assert "recipes/" + file.split("recipes/")[1].split("/")[0] in (NPM / "run.mjs").read_text()
            self.done += 1
            return
        folder, name = self.in_npm(file)
        if name != "wasi.mjs":  # exports of modules have no types
            self.run([NPM / "node_modules/.bin/tsc", "--noEmit", "--allowJs", "--checkJs", "--strict", "--target",
                      "es2022", "--module", "nodenext", "--types", "node", folder / name], cwd=folder)
        module = ROOT / "build/wasm/standee-wasi.wasm"
        expected = {"turn.mjs": ["ends in [ 2, 0 ] and attacks Brute", f"because {REASON}", "bad-reference: "],
                    "worker.mjs": ["Guard attacks Brute"], "wasi.mjs": [ANSWER, REASON]}
        self.expect(self.run(["node", "--no-warnings", folder / name, module]), *expected[name])

    def html(self, file):  # npm/run.mjs opens it in Chromium
        assert f'"{pathlib.Path(file).name}": ' in (NPM / "run.mjs").read_text()
        self.done += 1

    def rust(self, file):
        self.run(["rustc", "--edition", "2021", "-D", "warnings", "-L", self.prefix / "lib", "-o", "turn-rust", ROOT / file])
        self.expect(self.run(["./turn-rust"]), ANSWER, REASON, "Focus: Brute.", "the code unknown-name")

    def go(self, file):
        unformatted = self.run(["gofmt", "-l", ROOT / file])
        assert not unformatted, f"gofmt would change {unformatted}"
        self.run(["go", "vet", ROOT / file])
        self.expect(self.run(["go", "run", ROOT / file]), "ends in [2 0] and attacks [Brute]", f"because {REASON}",
                    "the code unknown-name")

    def csharp(self, file):
        self.run(["mcs", "-warnaserror", "-warn:4", f"-out:{self.work}/Turn.exe", ROOT / file])
        self.expect(self.run(["mono", "Turn.exe"]), ANSWER, REASON, "Focus: Brute.", "unknown-name: ")

    def java(self, file):
        self.run(["javac", "-Xlint:all", "-Werror", "-d", self.work, ROOT / file])
        self.expect(self.run(["java", "-cp", self.work, "Turn", self.build / "standee"]), ANSWER, REASON, "Focus: Brute.",
                    "\nunknown-name\n")

    # Commands

    def service(self, text):
        """Commands, in a folder with the programs beside them."""
        folder = self.commands
        if not folder.exists():
            shutil.copytree(ROOT / "examples" / "library", folder)
            shutil.copy(ROOT / "build/wasm/standee-wasi.wasm", folder)
            os.symlink(ROOT / "build", folder / "build")
            shutil.copy(ROOT / "fixtures/turns/demo.json", folder / "scene.json")
            (folder / "package.json").write_text('{"private": true}')
        text = text.replace("DIR/", f"{self.prefix}/")
        if "npx tsc" in text:
            self.install_typescript(folder / "node_modules")
        if "serve --port" in text:
            serve, asks = text.split("\n", 1)
            game = ['"event":"endTurn","figure":"C1"', '"event":"move","figure":"G1"']
            self.expect(self.served(folder, serve, asks), *(game if "session" in asks else ["turn-answer/1"]))
            return
        self.run(["bash", "-euc", text], cwd=folder, env={"PIP_NO_INDEX": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"})
        self.done += 1

    def install_typescript(self, modules):
        """What `npm install typescript @types/node` would do, without asking the registry."""
        for name in ("typescript", "@types", "undici-types", ".bin/tsc"):
            (modules / name).parent.mkdir(exist_ok=True)
            os.symlink(NPM / "node_modules" / name, modules / name)

    def served(self, folder, serve, asks):
        server = subprocess.Popen(serve.replace("8080", "18080").split(), cwd=folder, stderr=subprocess.PIPE, text=True)
        try:
            assert "started" in server.stderr.readline()
            return self.run(["bash", "-euc", asks.replace("8080", "18080")], cwd=folder)
        finally:
            server.terminate()
            server.wait()


def main(build, work, *languages):
    page = Page(build, work)
    text = (ROOT / "docs" / "library.md").read_text()
    blocks = BLOCK.findall(text)
    assert 2 * len(blocks) == len(re.findall(r"^ *(?:```|~~~)", text, re.M)), "a block is not read"
    # tests/apps/documentation runs those of a console.
    wanted = [block for block in blocks if block[0] != "console" and (not languages or block[0] in languages)]
    # Commands may install what programs after them need: both in the order of the page.
    for language, file, text in wanted:
        print(f"{language} {file or text.splitlines()[0]}", flush=True)
        run = {"python": page.python_program}.get(language, getattr(page, language, None))
        assert run, f"nobody runs blocks of the language {language!r}"
        if language == "service":
            page.service(text)
        else:
            assert file, f"a program without a file: {text}"
            assert text == (ROOT / file).read_text(), f"{file} is not what the page shows"
            run(file)
    assert page.done == len(wanted), f"{page.done} of {len(wanted)} blocks ran"
    print(f"library.md: {page.done} programs and commands ran, of {len(blocks)} blocks with those of a console")


if __name__ == "__main__":
    main(*sys.argv[1:])
