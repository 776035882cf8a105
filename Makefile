# Every target sets up what it needs, on a machine that has python3 (3.11 or later) and make.
#
#   PYTHON=/path/to/python   take this interpreter and no other
#   ARGS="-k tie"            more arguments for pytest (make test) or for the server (make serve)
#   LOCK_FLAGS=--upgrade     raise the locked versions (make lock)

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:

VENV := .venv
PY   := $(VENV)/bin/python
# Errors only: what pip has to say of the machine it runs on is no concern of this project.
PIP  := $(PY) -m pip --disable-pip-version-check -qq
RUN  := $(VENV)/bin
CODE := src tests harness docs $(wildcard bench) hatch_build.py

PYTHON     ?=
ARGS       ?=
LOCK_FLAGS ?=
# Pinned, because another version may write the locks in another form.
UV_VERSION := 0.13.7

.PHONY: help
help:
	@echo "make serve    start the live table"
	@echo "make cluster  start three servers on one PostgreSQL, and a proxy in front"
	@echo "make test     everything in make check, then all tests"
	@echo "make busy     all tests beside two busy loops: none may depend on a quick machine"
	@echo "make check    format, lint, types, levels, dependencies, words"
	@echo "make format   format the code and mend what can be mended"
	@echo "make bench    run the benchmarks"
	@echo "make pictures take the pictures of the page in docs/ anew"
	@echo "make lock     write requirements.lock and requirements-dev.lock anew"
	@echo "make clean    remove the virtual environment, caches and built files"

# ---------------------------------------------------------------------------------------- set-up

# The stamp holds the place of the environment. A copied or moved folder carries an environment that
# still imports the package from the old place, and an upgraded system one whose interpreter is
# gone: both are made again.
ifneq ($(shell test -x $(PY) && cat $(VENV)/.place 2>/dev/null),$(CURDIR))
.PHONY: $(VENV)/.place
endif

# A name on the PATH may be a stub, too old, or lack venv; so each candidate is asked.
$(VENV)/.place:
	@set -e; \
	for python in $(or $(PYTHON),python3.13 python3.12 python3.11 python3); do \
	    if "$$python" -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	        echo "Making $(VENV) with $$("$$python" --version)."; \
	        "$$python" -m venv --clear $(VENV); \
	        pwd > $@; \
	        exit 0; \
	    fi; \
	done; \
	echo "Punto needs Python 3.11 or later with its venv module; tried:" \
	    "$(or $(PYTHON),python3.13 python3.12 python3.11 python3)." >&2; \
	echo "Install one, or name it: make PYTHON=/path/to/python ..." >&2; \
	exit 1

# $(call install,LOCK): exactly what the lock says, then the project itself. Wheels only: building a
# package from source would fetch build requirements that no lock pins.
define install
@echo "Installing $(1)."
@$(PIP) install --require-hashes --only-binary :all: --requirement $(1)
@PUNTO_SKIP_PAGE=1 $(PIP) install --no-deps --no-build-isolation --editable .
@found=$$($(PY) -m pip check 2>&1) || { \
    echo "$$found"; echo "The locks do not satisfy pyproject.toml: run make lock." >&2; exit 1; }
endef

$(VENV)/.runtime: $(VENV)/.place requirements.lock pyproject.toml
	$(call install,requirements.lock)
	@touch $@

# The development lock holds the other one whole, so that this serves both.
$(VENV)/.development: $(VENV)/.place requirements.lock requirements-dev.lock pyproject.toml
	$(call install,requirements-dev.lock)
	@touch $(VENV)/.runtime $@

# ------------------------------------------------------------------------------------------ page

# Asked every time, since it takes a tenth of a second and knows itself what is newer than what. The
# installation above leaves the page to it, so that whoever waits can see why.
.PHONY: page
page: | $(VENV)/.runtime
	@$(PY) hatch_build.py

# --------------------------------------------------------------------------------------- targets

.PHONY: serve
serve: $(VENV)/.runtime page
	@exec $(RUN)/punto serve $(ARGS)

.PHONY: cluster
cluster: $(VENV)/.development page
	@exec $(PY) -m harness.cluster $(ARGS)

.PHONY: check
check: $(VENV)/.development
	$(RUN)/ruff format --check $(CODE)
	$(RUN)/ruff check $(CODE)
	$(RUN)/mypy $(CODE)
	$(RUN)/lint-imports --no-logo
	$(RUN)/deptry src
	$(PY) -m harness.words
	$(PY) hatch_build.py run --silent check

# Tests that kill servers and drive browsers share this machine with whatever else runs on it: what failed is run once
# more, one test at a time. A fault fails again.
AGAIN = echo "What failed is run once more, alone." && \
    $(RUN)/pytest --last-failed --last-failed-no-failures none --verbose $(ARGS)

.PHONY: test
test: check page
	$(PY) hatch_build.py run --silent test
	@$(PY) -m tests.web.chromium
	@$(RUN)/pytest --numprocesses auto --maxprocesses 8 $(ARGS) || { test $$? -eq 1 && $(AGAIN); }

# The loops end with the tests, however those end.
.PHONY: busy
busy: $(VENV)/.development page
	@$(PY) -m tests.web.chromium
	@trap 'kill $$one $$two' EXIT; \
	$(PY) -c 'while True: pass' & one=$$!; \
	$(PY) -c 'while True: pass' & two=$$!; \
	$(RUN)/pytest --numprocesses auto --maxprocesses 8 $(ARGS)

.PHONY: format
format: $(VENV)/.development
	$(RUN)/ruff check --fix-only $(CODE)
	$(RUN)/ruff format $(CODE)
	$(PY) hatch_build.py run --silent format

.PHONY: pictures
pictures: $(VENV)/.development page
	@$(PY) -m tests.web.chromium
	$(PY) -m docs.make_pictures $(ARGS)
	$(PY) -m docs.make_leaflets

.PHONY: bench
bench: $(VENV)/.development
	@if test -d bench; then $(PY) -m bench; else echo "There are no benchmarks in this version yet."; fi

# Only the bare environment is needed: the present locks may be just what is wrong. The first lock is what serving
# needs, any database and leaflets to print included; the second has every extra that the tests ask for.
COMPILE = $(RUN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
    --fork-strategy fewest --generate-hashes --no-header --no-annotate $(LOCK_FLAGS)

.PHONY: lock
lock: $(VENV)/.place
	$(PIP) install uv==$(UV_VERSION)
	$(COMPILE) --group build --extra pdf --extra postgres --output-file requirements.lock
	$(COMPILE) --group dev --extra all --constraints requirements.lock --output-file requirements-dev.lock
	@if grep -nE '://|file:|^ *-(-(index|extra|find|trusted)|[a-z])|@' requirements.lock requirements-dev.lock; then \
	    echo "A lock may hold names, versions and hashes only." >&2; exit 1; \
	fi

.PHONY: clean
clean:
	rm -rf $(VENV) web/node_modules src/punto/server/page dist build .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find $(CODE) -type d -name __pycache__ -prune -exec rm -rf {} +
