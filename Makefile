# Everything is installed into .venv from the locked versions in requirements/.

.DEFAULT_GOAL := help
# Only what `make test` does at once runs at once.
ifndef AT_ONCE
.NOTPARALLEL:
endif
.DELETE_ON_ERROR:
.PHONY: help setup client run test lint types imports format compiled compiled-here fast test-client test-plain test-compiled \
        test-game test-times test-toy coverage mutants browser screenshots bench load strength fuzz lock lock-client docs wire hooks clean

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c

PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv
# Node and npm, from PATH or from .venv.
WEB := $(BIN)/python web/scripts/client.py
ARGS ?=

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_ROOT_USER_ACTION := ignore
# Pyright's wheel carries the program: without this it still looks for a newer release over the network.
export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1
export UV_PYTHON := $(BIN)/python
export UV_PYTHON_DOWNLOADS := never
unexport VIRTUAL_ENV PYTHONPATH PYTHONHOME
# Tests start the program often: each start would compile its sources and packages again where the bytecode is not kept.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/bytecode

help: ## Say what each target does.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: .venv/.ready ## Install the program and its tools into .venv, unless they are there.

client: setup ## Build the web client, unless what is there was made of these sources.
	@$(WEB) build

run: setup client ## Start the server and open it in the browser; ARGS="..." passes arguments on.
	@$(BIN)/carteado serve --open $(ARGS)

# Compiling and checking types each keep one core busy; the tests share all there are.
test: setup client ## Run every check and every test; GAME=truco runs those of one family alone, for the daily loop.
ifdef GAME
	@$(MAKE) --no-print-directory test-game
else
	@rm -f build/clauses.json
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target AT_ONCE=1 compiled-here types imports lint test-client
	@$(MAKE) --no-print-directory test-compiled test-plain
	$(BIN)/carteado coverage --check
endif

lint: setup ## Look for mistakes and for code that is not formatted.
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: setup ## Check the types twice, with mypy and with pyright.
	$(BIN)/mypy
	$(BIN)/pyright --warnings

imports: setup ## Check that imports point down the layers and that every dependency is declared and used.
	$(BIN)/lint-imports --no-logo
	$(BIN)/deptry .

format: setup ## Format the code and mend what can be mended safely.
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

compiled: build/compiled/.built ## Compile the rules for the tests, quickly made rather than quick; into build/compiled.

fast: build/fast/.built ## Compile the rules for speed, as an installed program has them; into build/fast.

compiled-here: setup
	@[ -n "$$($(BIN)/python hatch_build.py)" ] || $(MAKE) --no-print-directory compiled

test-client: setup ## Check the types of the web client and run its own tests.
	@$(WEB) npm run --silent check
	@$(WEB) npm run --silent test

# One worker more than there are cores, for many of these tests wait for a browser or a server.
WORKERS = $$($(BIN)/python -c 'import os; print((os.cpu_count() or 1) + 1)')
PYTEST = $(BIN)/python -m pytest --dist worksteal
COMPILED = CARTEADO_EXPECT=compiled PYTHONPATH='$(CURDIR)/build/compiled' $(PYTEST)
PLAIN = CARTEADO_EXPECT=plain $(PYTEST)

# Every test runs on the compiled rules, as people have them; what needs plain rules, and one in eight of what the rules decide,
# on plain Python. The toy is a run of its own, for a catalogue reads the installed packages once. Clauses count by both runs.
test-compiled: setup client browser ## Run every test on the compiled rules, where a C compiler exists.
	@reason=$$($(BIN)/python hatch_build.py); [ -z "$$reason" ] || exit 0; \
	$(MAKE) --no-print-directory compiled; \
	set -x; $(COMPILED) -n $(WORKERS) -m 'not plain_only' $(ARGS); \
	$(COMPILED) -n $(WORKERS) -m 'not plain_only' tests/toy

test-plain: setup client browser ## Run on plain Python what needs it and a sample of the rules; without a C compiler, every test.
	@reason=$$($(BIN)/python hatch_build.py); \
	if [ -n "$$reason" ]; then echo "All tests run on plain Python: $$reason."; sample=; else sample=--sample=8; fi; \
	set -x; $(PLAIN) -n $(WORKERS) $$sample $(ARGS); $(PLAIN) -n $(WORKERS) $$sample tests/toy

# Compiled rules are used where they are there already: compiling takes longer than these tests.
test-game: setup
	$(BIN)/ruff check --quiet src/carteado/games/$(GAME) tests/games/$(GAME)
	@if CARTEADO_OPTIMISE=$(OPTIMISE_compiled) $(BIN)/python hatch_build.py fresh build/workshop/compiled; then \
	  $(MAKE) --no-print-directory compiled; \
	  set -x; $(COMPILED) -n auto --family $(GAME) -m 'not plain_only' $(ARGS); \
	else set -x; $(PLAIN) -n auto --family $(GAME) $(ARGS); fi

test-times: setup client browser ## Run everything part by part and write how long the processor worked for each.
	$(BIN)/python tools/test_times.py $(ARGS)

coverage: setup client browser ## Measure which lines the tests reach, on plain Python.
	@rm -rf build/coverage && mkdir -p build/coverage
	CARTEADO_EXPECT=plain $(BIN)/coverage run -m pytest -n auto $(ARGS)
	$(BIN)/coverage combine -q
	$(BIN)/coverage html -q
	$(BIN)/coverage report

mutants: setup ## Break the rules in many small ways, one at a time, and tell what no test notices; ARGS="--family truco".
	CARTEADO_EXPECT=plain $(BIN)/python -m tools.mutants $(ARGS)

browser: setup ## Bring a browser for the tests into build/chromium, where the machine has none.
	@$(BIN)/python tests/browser/browser_kit.py

screenshots: setup client browser ## Take the pictures of the documentation again.
	$(BIN)/python tools/screenshots.py $(ARGS)

load: setup ## Measure the server under load, on the rules of `make fast` where they are there.
	$(BIN)/python -m carteado.lab.load $(ARGS)

bench: build/bench/.ready ## Measure the speed against other libraries, which go into build/bench.
	@reason=$$($(BIN)/python hatch_build.py); builds="--plain src"; \
	if [ -n "$$reason" ]; then echo "What is measured is plain Python: $$reason."; \
	else $(MAKE) --no-print-directory fast; builds="$$builds --compiled build/fast"; fi; \
	build/bench/bin/python -m carteado bench $$builds $(ARGS)

strength: setup ## Measure how strong the players are, and how long they think.
	$(BIN)/python tools/strength.py $(ARGS)

# What an ordinary run only samples on plain Python is tried whole: the tests of the rules, the chance in them, the bots' figures;
# and a server is besieged for five minutes.
fuzz: setup ## Look for surprises for some minutes: thousands of random tables, failures shrunk to their essence.
	CARTEADO_FUZZ=1 $(PLAIN) -n auto --rules $(ARGS)
	CARTEADO_FUZZ=1 $(PLAIN) -n auto tests/play tests/server/test_schemathesis.py $(ARGS)

docs: setup ## Write the generated pages of docs/ again.
	$(BIN)/carteado coverage --write docs
	$(BIN)/python -m carteado.games.cego.apostas docs/images

wire: setup ## Write again what the web client has from the server: its types and its English.
	@$(WEB) npm run --silent types
	@$(BIN)/python -m carteado.words.client

hooks: setup ## Run the quick checks before every commit from now on.
	$(BIN)/pre-commit install

clean: ## Remove .venv, the builds and the caches.
	rm -rf .venv build dist web/node_modules src/carteado/server/client
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage*
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# Only what LOCK_DATE already knew is chosen, and a version that still fits is kept unless UPGRADE=--upgrade.
LOCK_DATE ?= 2026-10-20
UPGRADE ?=
COMPILE = $(UV) pip compile --quiet --universal --generate-hashes --no-header --no-annotate \
          --exclude-newer $(LOCK_DATE) $(UPGRADE)

lock: .venv/.installer ## Choose and lock the versions again; LOCK_DATE=... UPGRADE=--upgrade takes newer ones.
	$(COMPILE) --group installer --output-file requirements/uv.lock
	$(COMPILE) pyproject.toml --output-file requirements/run.lock
	$(COMPILE) pyproject.toml --group dev --output-file requirements/dev.lock
	$(COMPILE) pyproject.toml --extra bench --output-file requirements/bench.lock

lock-client: setup ## Choose and lock the versions of the npm packages again, in the same way.
	@$(WEB) npm $(if $(UPGRADE),update,install) --package-lock-only --before=$(LOCK_DATE)
	@$(WEB) npm $(if $(UPGRADE),update,install) --package-lock-only --before=$(LOCK_DATE) --prefix ../tests/browser/chromium
	@$(BIN)/python web/scripts/locks.py web/package-lock.json tests/browser/chromium/package-lock.json

.venv/.installer: requirements/uv.lock
	@command -v '$(PYTHON)' >/dev/null || { echo 'Python 3.11 or newer is needed, and $(PYTHON) was not found;' \
	  'make PYTHON=... names another.' >&2; exit 1; }
	@'$(PYTHON)' -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo 'Python 3.11 or newer is needed,' \
	  'and $(PYTHON) is' "$$('$(PYTHON)' -V 2>&1);" 'make PYTHON=... names another.' >&2; exit 1; }
	@'$(PYTHON)' -c 'import ensurepip, venv' 2>/dev/null || { echo 'The venv module of $(PYTHON) is missing;' \
	  'on Debian the package python3-venv has it.' >&2; exit 1; }
	@$(BIN)/python -c '' 2>/dev/null || '$(PYTHON)' -m venv --clear .venv
	@$(BIN)/python -m pip install --quiet --require-hashes -r requirements/uv.lock
	@touch $@

.venv/.ready: .venv/.installer pyproject.toml requirements/dev.lock
	$(UV) pip sync --quiet --require-hashes requirements/dev.lock
	$(UV) pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

build/bench/.ready: .venv/.ready requirements/bench.lock
	$(BIN)/python -m venv --clear --without-pip build/bench
	$(UV) pip sync --quiet --python build/bench --require-hashes requirements/bench.lock
	echo '$(CURDIR)/src' > "$$(build/bench/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/carteado.pth"
	@touch $@

# The wheel is packed again whenever anything in it changes; its rules are compiled again only when they did.
# The C compiler needs a third of the time for the tests' build that it needs for the fast one.
OPTIMISE_compiled := 1
OPTIMISE_fast := 3
build/compiled/.built build/fast/.built: build/%/.built: .venv/.ready hatch_build.py pyproject.toml \
    $(shell find src \( -name __pycache__ -o -path src/carteado/server/client \) -prune -o -print)
	@rm -rf build/$* build/wheel/$*
	CARTEADO_COMPILE=require CARTEADO_WORKSHOP=build/workshop/$* CARTEADO_OPTIMISE=$(OPTIMISE_$*) \
	  $(BIN)/python -m hatchling build -t wheel -d build/wheel/$*
	$(UV) pip install --quiet --no-deps --target build/$* build/wheel/$*/*.whl
	@touch $@
