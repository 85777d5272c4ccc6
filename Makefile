# Needs Python 3.11 or newer and nothing else. Everything comes into .venv; a C compiler is used if there is one.
PYTHON ?= python3
BIN := .venv/bin
COMPILED := $(shell grep -rlE '^from hameau.engine.machine import' src/hameau --include=*.py 2>/dev/null) src/hameau/engine/machine.pxd
PIP := $(BIN)/python -m pip --disable-pip-version-check -q

.PHONY: play test check fix build bench playthroughs clean

play: .venv/built          ## everything from nothing, then a game of BUTTONS in the terminal
	$(BIN)/hameau play buttons

test: check                ## everything from nothing, then all checks and tests; what CI runs
	$(BIN)/python -m pytest
	HAMEAU_PURE=1 $(BIN)/python -m pytest --ignore=tests/dialect

check: .venv/tested        ## style, types, layers and the dialect of the rules
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python -m dialect check
	$(BIN)/mypy
	$(BIN)/lint-imports

fix: .venv/tested          ## put right what can be put right by itself
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

build: .venv/installed     ## compile the rules, also where a compiler was missing before
	$(BIN)/python setup.py -q build_ext --inplace
	touch .venv/built

bench: .venv/built         ## how fast it is
	$(BIN)/hameau bench engine

playthroughs: .venv/tested ## write the golden playthroughs anew
	$(BIN)/python -m tests.playthroughs

clean:                     ## remove everything that was made
	rm -rf .venv build dist src/*.egg-info
	find src -name '*.so' -delete

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/installed: .venv/bin/python pyproject.toml constraints.txt
	$(PIP) install -c constraints.txt setuptools Cython
	HAMEAU_PURE=1 $(PIP) install -c constraints.txt --no-build-isolation -e .
	touch $@

.venv/built: .venv/installed setup.py $(COMPILED) $(wildcard dialect/*.py)
	$(BIN)/python setup.py -q build_ext --inplace
	touch $@

.venv/tested: .venv/built
	HAMEAU_PURE=1 $(PIP) install -c constraints.txt --no-build-isolation -e '.[test]'
	touch $@
