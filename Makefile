# Needs Python 3.11 or newer and nothing else. Everything comes into .venv and frontend/node_modules; a C compiler is used if there is one.
PYTHON ?= python3
BIN := .venv/bin
COMPILED := $(shell grep -rlE '^from hameau.engine.machine import' src/hameau --include=*.py 2>/dev/null) src/hameau/engine/machine.pxd
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
PAGE := src/hameau/web/page/index.html
DRAWN := $(shell find frontend/src frontend/public -type f 2>/dev/null) $(shell find src/hameau -name '*.ftl') $(wildcard frontend/*.json frontend/*.ts frontend/*.js) frontend/index.html
READY := .venv/built .venv/tested
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix frontend --silent

MAKEFLAGS += --jobs=7  # the rules compile while packages and pages arrive; browsers and servers mostly wait
ifneq ($(filter test thorough,$(MAKECMDGOALS)),)
MAKEFLAGS += --output-sync=target
endif

.PHONY: play test thorough quick check fix build bench types fixtures pictures playthroughs wheel clean

play: .venv/built $(PAGE)  ## everything from nothing, then a server on this machine: play in the browser
	$(BIN)/hameau serve --open

test: browser server laws rules check plain pages ## everything from nothing, then all checks and tests; what CI runs

thorough: export HAMEAU_THOROUGH = 1
thorough: test             ## the same with whole samples: thousands of matches, and all rules as plain Python too

GAME ?= buttons
quick: .venv/built .venv/tested ## the tests of one game while you work on it: make quick GAME=buttons
	$(BIN)/ruff check -q src/hameau/games/$(GAME) tests/games/$(GAME)
	$(BIN)/python -m hameau_dialect check
	$(BIN)/python -m pytest -x tests/games/$(GAME) tests/laws/test_laws.py -k '$(GAME)'

# All at a time; whatever takes longest stands first.
.PHONY: laws pages browser server rules plain
browser: $(READY) $(PAGE) chromium ## people in a real browser
	$(BIN)/python -m pytest tests/browser

server: $(READY)           ## the tests of the server
	$(BIN)/python -m pytest tests/web

laws: $(READY)             ## what holds for every game, with the rules as C
	$(BIN)/python -m pytest tests/laws

rules: $(READY)            ## all other tests, with the rules as C
	$(BIN)/python -m pytest --ignore=tests/browser --ignore=tests/web --ignore=tests/laws

# The laws show that both builds play the same, so plain Python is given a part of the tests only.
PLAIN = $(if $(HAMEAU_THOROUGH),tests/games,--ignore=tests/engine/test_fuzz.py --ignore=tests/engine/test_position.py \
	$(wildcard tests/games/*/test_examples.py tests/games/*/test_position.py))
plain: $(READY)            ## tests with the rules as the Python that they are written in
	HAMEAU_PURE=1 $(BIN)/python -m pytest -p no:cacheprovider tests/engine tests/bots tests/referees/test_planted.py $(PLAIN)

pages: $(READY) $(PAGE)    ## the tests of the pages by themselves
	$(NPM) run test

check: $(READY) $(PAGE)    ## style, types, layers and the dialect of the rules
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python -m hameau_dialect check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m hameau.web.typescript --check
	$(NPM) run check

fix: .venv/tested frontend/node_modules/.installed ## put right what can be put right by itself
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run fix

build: .venv/installed $(PAGE) ## compile the rules, also where a compiler was missing before, and build the pages
	$(BIN)/python setup.py -q build_ext --inplace
	touch .venv/built

bench: $(READY)         ## how fast it is
	$(BIN)/hameau bench engine
	$(BIN)/hameau bench server
	$(BIN)/hameau bench sockets

types: $(READY)         ## write the browser's types anew from the Python models
	$(BIN)/python -m hameau.web.typescript

fixtures: $(READY)      ## play the matches anew that the browser's tests read
	$(BIN)/python frontend/fixtures.py

pictures: $(READY) $(PAGE) chromium ## draw the pictures anew that the browser's tests compare with, and those of the README
	$(BIN)/python -m tests.browser.pictures

playthroughs: .venv/tested ## write the golden playthroughs anew
	$(BIN)/python -m tests.playthroughs

wheel: .venv/tested $(PAGE) ## sdist and wheel in dist, and a server started from the wheel in an empty environment
	rm -rf dist build/lib*
	$(BIN)/python setup.py -q sdist --dist-dir dist
	HAMEAU_PURE= $(PIP) wheel -q --no-deps --no-build-isolation -w dist .
	$(BIN)/python -m tests.wheel dist

clean:                     ## remove everything that was made
	rm -rf .venv build dist src/*.egg-info src/hameau/web/page frontend/node_modules
	find src -name '*.so' -delete

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/compiler: .venv/bin/python constraints.txt  # Cython and setuptools: enough to compile the rules
	$(PIP) install --no-compile -c constraints.txt setuptools Cython
	touch $@

.venv/installed: .venv/compiler pyproject.toml
	HAMEAU_PURE=1 $(PIP) install --no-compile -c constraints.txt --no-build-isolation -e '.[frontend]'
	touch $@

.venv/built: .venv/compiler setup.py $(COMPILED) $(wildcard src/hameau_dialect/*.py)
	$(BIN)/python setup.py -q build_ext --inplace
	touch $@

.venv/tested: .venv/installed
	HAMEAU_PURE=1 $(PIP) install --no-compile -c constraints.txt --no-build-isolation -e '.[frontend,test]'
	touch $@

frontend/node_modules/.installed: frontend/package-lock.json | .venv/installed
	$(NPM) ci --no-audit --no-fund
	touch $@

$(PAGE): frontend/node_modules/.installed $(DRAWN)
	$(NPM) run build

# A browser for the tests: Debian's without windows, else one that is there, else the one that Playwright brings.
.PHONY: chromium
chromium: .venv/tested
	@command -v chromium-headless-shell >/dev/null \
		|| { command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell >/dev/null; } \
		|| command -v chromium >/dev/null || command -v google-chrome >/dev/null \
		|| $(BIN)/playwright install chromium
