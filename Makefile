# make demo    answers a turn in words, with a drawn map
# make test    builds the engine and its libraries, and runs their tests
# make signature  writes tests/signature.txt, the behaviour that make test compares
# make caught  writes tests/planted/caught.txt, the case in which make test looks first for each wrong rule
# make coverage  writes docs/coverage.md: which fixtures test each paragraph of the rulebooks
# make schemas writes the parts of docs/schema that forms declare
# make types   writes docs/types from docs/schema, and checks that they compile
# make man     writes build/standee.1, the manual page
# make build   builds the command, build/release/standee
# make attacks  attacks standee serve as SECURITY.md promises that it holds, and measures what that costs
# make rule    builds the command, checks the fixtures and 4,000 generated cases: the fast loop while you change a rule
# make install PREFIX=DIR  installs the library for C, C++, CMake, pkg-config and Python
# make package builds Debian packages and a static binary in build/package, and tests them in a clean root
# make npm     packs the npm package, build/npm/standee-VERSION.tgz
# make wasi    builds the engine as a WASI module, build/wasm/standee-wasi.wasm
# make wheel   packs the Python wheel with the library inside, build/wheel/standee-VERSION-*.whl
# make windows builds the library for Windows, build/windows/standee-VERSION-windows-x86_64.zip
# make release builds, checks and lists everything that is uploaded, in build/upload
# make web     writes the page as static files to build/web
# make test-web  tests the npm package, and the page in Chromium
# make test-libraries  tests all packages, the WASI module, and what docs/library.md shows
# make test-windows  tests the library for Windows under Wine
# make bench   builds and runs the benchmarks
# make test-cluster  runs a campaign on a Slurm cluster on this machine
# make test-builds  checks that g++ and clang++ builds, release and debug, give the same bytes
# make verify  runs a campaign of a million cases and prints the result
# make fuzz    fuzzes every method, large requests, imports, links, games, JSON-RPC and HTTP under both sanitizers: seconds=1030 each, an hour
# make fuzz-plain  the same without sanitizers, which is faster; then runs every input that was kept with them
# make mutants  measures how many small changes of the engine the tests notice: mutants=240, seed=1
# make branches  counts which branches of the engine the tests take
# make asan    runs the tests under asan and ubsan, without the longest campaigns; campaigns=1 runs these too
# make tsan    calls the library from eight threads under tsan
# make tidy    runs clang-tidy on every source, with warnings as errors
# make format  runs clang-format on every source
#
# Each target first installs the Debian packages that are missing (tools/packages).
# Nothing is done twice: ninja keeps track of the sources, stamps under build/ of everything else.

SHELL := /bin/bash
MAKEFLAGS += --no-builtin-rules --no-print-directory
export CCACHE_DIR ?= $(CURDIR)/build/ccache
# The builds of one clone share objects.
export CCACHE_BASEDIR ?= $(CURDIR)

stamps := build/stamps
standee := build/release/standee
jobs ?= $(shell nproc)
sources = $(shell git ls-files '*.cpp')
headers = $(shell git ls-files '*.hpp')

.PHONY: help demo build rule attacks test signature caught coverage schemas types man install package npm wasi wheel windows release web test-web test-libraries test-windows tsan bench verify test-cluster test-builds asan fuzz fuzz-plain mutants branches tidy format clean
.DELETE_ON_ERROR:
.SECONDARY:

help:
	@sed -n 's/^# \(make .*\)/\1/p' Makefile

# Builds only the part of the command that answers turns.
demo: build/release/build.ninja
	@cmake --build --preset release -j $(jobs) --target standee_demo
	@build/release/standee_demo fixtures/turns/demo.json
	@echo "Next: make build, then build/release/standee --help; README.md shows every command."

build: build/release/build.ninja
	@cmake --build --preset release -j $(jobs) --target standee

# Contradictions in the rules themselves are listed; only a violation fails.
rule: build
	@$(standee) check fixtures
	@$(standee) verify --cases 4000 --jobs $(jobs)

attacks: build
	@tools/scripts/attack-server $(standee)

test: build/release/build.ninja
	@tools/scripts/run-tests $(jobs) release

# The file is replaced only when the new one is complete.
signature: build
	@$(standee) signature fixtures --jobs $(jobs) >build/signature.txt
	@mv build/signature.txt tests/signature.txt
	@git --no-pager diff --stat -- tests/signature.txt

caught: build/release/build.ninja
	@cmake --build --preset release -j $(jobs) --target planted_tests
	@build/release/tests/planted/planted_tests --gtest_filter='*IsCaught*' >build/caught.log || \
	  { grep -E 'not caught|wrong without' build/caught.log; false; }
	@sed -nE 's/^(.*): caught in case ([0-9]+) by .*/\1 \2/p' build/caught.log >tests/planted/caught.txt

# The page is written even if there are gaps. The gaps are listed, and the target fails.
coverage: build
	@$(standee) clauses --coverage docs/coverage --fixtures fixtures >build/coverage.md; \
	  status=$$?; [ $$status -eq 2 ] || mv build/coverage.md docs/coverage.md; exit $$status

schemas: build/release/build.ninja
	@cmake --build --preset release -j $(jobs) --target standee_schema_parts
	@tools/scripts/generate-schemas build/release/standee_schema_parts

# Both languages are checked: Python by running it, TypeScript by its compiler.
types: $(stamps)/packages/types
	@tools/scripts/generate-types
	@tools/scripts/generate-events
	@PYTHONDONTWRITEBYTECODE=1 python3 bindings/python/standee/forms.py
	@tsc --noEmit --strict docs/types/standee.d.ts docs/types/example.ts

man: build
	@$(standee) help --man >build/standee.1

PREFIX ?= /usr/local
install: build/release/build.ninja
	@cmake --build --preset release -j $(jobs) --target standee standee_shared standee_static
	@cmake --install build/release --prefix $(PREFIX)

package: build/package/build.ninja build/static/build.ninja
	@cmake --build --preset package -j $(jobs) --target standee standee_shared standee_static
	@cmake --build --preset static -j $(jobs) --target standee
	@tools/packaging/pack
	@tools/packaging/test-packages
	@tools/packaging/test-container --binary build/package/standee
	@tools/packaging/test-recipes $(jobs)

npm: build/wasm/build.ninja
	@cmake --build --preset wasm -j $(jobs)
	@tools/scripts/pack-npm

wasi: build/wasm/build.ninja
	@cmake --build --preset wasm -j $(jobs) --target standee_wasi

wheel: build/release/build.ninja build/static-sources/fmtlib/LICENSE.rst $(stamps)/packages/libraries
	@cmake --build --preset release -j $(jobs) --target standee_static
	@tools/packaging/build-wheel build/release build/static-sources build/wheel

windows: build/windows/build.ninja
	@cmake --build --preset windows -j $(jobs)
	@tools/packaging/pack-windows build/windows

test-libraries: build/release/build.ninja npm wasi wheel $(stamps)/packages/libraries $(stamps)/packages/web
	@cd tests/bindings/npm && npm ci --silent --no-audit --no-fund
	@tools/scripts/run-tests $(jobs) release --libraries

test-windows: build/release/build.ninja windows
	@tools/scripts/run-tests $(jobs) release --windows

release: package test-libraries test-windows
	@tools/packaging/collect-release build/upload
	@tools/packaging/check-release build/upload

web: npm
	@cd web && npm ci --silent --no-audit --no-fund && npm run --silent build

test-web: build/release/build.ninja web $(stamps)/packages/web
	@tools/scripts/run-tests $(jobs) release --web

asan: build/asan/build.ninja
	@tools/scripts/run-tests $(jobs) asan $(if $(campaigns),,--without-campaigns)

seconds ?= 1030
fuzz_seed ?= 0
fuzz: build/fuzz/build.ninja build/release/build.ninja
	@cmake --build --preset release -j $(jobs) --target binding_requests
	@cmake --build --preset fuzz -j $(jobs) --target fuzzers
	@build/release/tests/bindings/binding_requests fixtures 2000 >build/fuzz/requests.txt
	@tools/scripts/fuzz --seconds $(seconds) --seed $(fuzz_seed) --jobs $(jobs) --requests build/fuzz/requests.txt

fuzz-plain: build/fuzz-plain/build.ninja build/fuzz/build.ninja build/release/build.ninja
	@cmake --build --preset release -j $(jobs) --target binding_requests
	@cmake --build --preset fuzz-plain -j $(jobs) --target fuzzers
	@cmake --build --preset fuzz -j $(jobs) --target fuzzers
	@build/release/tests/bindings/binding_requests fixtures 2000 >build/fuzz-plain/requests.txt
	@tools/scripts/fuzz --build build/fuzz-plain --again build/fuzz --seconds $(seconds) \
	  --seed $(fuzz_seed) --jobs $(jobs) --requests build/fuzz-plain/requests.txt

mutants ?= 240
seed ?= 1
mutants: $(stamps)/packages/build $(stamps)/packages/mutants
	@tests/mutants/run build/mutants --mutants $(mutants) --seed $(seed) --jobs $(jobs)

# The requests are those of `make test`; one thread's races with another are what is looked for.
branches: build/branches/build.ninja
	@cmake --build --preset branches -j $(jobs)
	@tools/scripts/branches build/branches --jobs $(jobs)

tsan: build/tsan/build.ninja build/release/build.ninja
	@cmake --build --preset release -j $(jobs) --target binding_requests
	@cmake --build --preset tsan -j $(jobs) --target standee_static
	@build/release/tests/bindings/binding_requests fixtures 2000 >build/tsan/requests.txt
	@c++ -std=c++20 -g -fsanitize=thread -Iinclude tests/bindings/consumer/client.cpp \
	  build/tsan/libstandee.a -lfmt -o build/tsan/client
	@build/tsan/client build/tsan/requests.txt

bench: build/release/build.ninja
	@cmake --build --preset release -j $(jobs) --target standee_bench
	@build/release/tools/bench/standee_bench

verify: build
	@$(standee) verify --cases 1000000 --jobs $(jobs) --out build/campaign

test-cluster: build $(stamps)/packages/cluster
	@tools/scripts/test-cluster $(standee)

builds := release debug clang
test-builds: $(builds:%=build/%/build.ninja) $(stamps)/packages/dev
	@tools/scripts/test-builds $(jobs) $(builds)

# Not the sources that the build generates in its own folder, nor those compiled with them.
tidy: build/clang/build.ninja $(stamps)/packages/dev
	@run-clang-tidy-19 -quiet -p build/clang -config-file .clang-tidy -j $(jobs) \
	  -extra-arg=-Wno-unknown-warning-option '^(?!.*planted_tests_units).*_units/|$(CURDIR)/(bindings|tests|tools)/'

format: $(stamps)/packages/dev
	@clang-format-19 -i $(sources) $(headers)

clean:
	@rm -rf build

# A preset is configured once; from then on ninja configures again when a CMake file changes.
build/clang/build.ninja: $(stamps)/packages/dev
build/fuzz/build.ninja: $(stamps)/packages/fuzz
build/fuzz-plain/build.ninja: $(stamps)/packages/fuzz
build/branches/build.ninja: $(stamps)/packages/branches
build/wasm/build.ninja: $(stamps)/packages/wasm
build/windows/build.ninja: $(stamps)/packages/windows
build/package/build.ninja: $(stamps)/packages/package
build/static/build.ninja: $(stamps)/packages/package build/static-sources/fmtlib/LICENSE.rst
build/%/build.ninja: CMakePresets.json $(stamps)/packages/build
	@cmake --preset $* --log-level=WARNING
	@touch $@

build/static-sources/fmtlib/LICENSE.rst: $(stamps)/packages/package tools/packaging/get-static-sources
	@tools/packaging/get-static-sources build/static-sources
	@touch $@

$(stamps)/packages/%: tools/packages/%.txt tools/scripts/install-packages
	@tools/scripts/install-packages $<
	@mkdir -p $(@D) && touch $@
