# Sourced by ./run and ./test, which set $root: makes the virtual environments.
# shellcheck shell=sh disable=SC2154

say() { printf 'belot: %s\n' "$1" >&2; }
die() { say "$1"; exit 1; }

# make_environment LIST: the environment for requirements/LIST.txt; its folder in $venv.
make_environment() {
  case $1 in run) venv=$root/.venv ;; *) venv=$root/.venv-$1 ;; esac
  up_to_date "$1" && return
  ( # one set-up at a time, where flock exists; this subshell lets go of the lock when it ends
    if command -v flock >/dev/null; then
      exec 9>"$root/.setup.lock"
      flock 9
      up_to_date "$1" && exit
    fi
    set_up "$1"
  )
}

# What an environment is made from; when any of it changes, the environment follows.
sources() (
  cd "$root" || exit
  printf '%s\n' "$root"
  cat "requirements/$1.txt" requirements/self.txt requirements/build.txt \
    pyproject.toml src/belot/__init__.py | cksum
  client_sources | LC_ALL=C sort | cksum
)

# What the build hook makes the client from (hatch_build.py), and whether it was made.
client_sources() {
  [ -f web/package-lock.json ] || return 0
  [ -f src/belot/_web/index.html ] || echo 'not built'
  cksum hatch_build.py
  find src/belot/protocol src/belot/words \( -name '*.py' -o -name '*.ftl' \) -type f -exec cksum {} +
  find web -name node_modules -prune -o -type f -exec cksum {} +
}

up_to_date() {
  [ -x "$venv/bin/python" ] && [ -f "$venv/made-from" ] &&
    [ "$(cat "$venv/made-from")" = "$(sources "$1")" ]
}

set_up() {
  unset VIRTUAL_ENV PYTHONHOME PYTHONPATH
  export UV_PYTHON_DOWNLOADS=never
  use_own_cache_where_home_is_read_only
  python=''
  find_uv || find_python ensurepip venv
  say "setting up ${venv#"$root/"} (the first time this takes a minute)"
  [ "$uv" ] || fetch_uv
  if moved_or_interrupted; then
    [ "$python" ] || find_python
    "$uv" venv --quiet --clear --no-project --python "$python" "$venv"
  fi
  rm -f "$venv/made-from" # until all is done: where it is missing, a set-up was interrupted
  (cd "$root" && "$uv" pip sync --quiet --python "$venv/bin/python" \
    --build-constraints requirements/build.txt "requirements/$1.txt" requirements/self.txt)
  sources "$1" >"$venv/made-from.new"
  mv "$venv/made-from.new" "$venv/made-from"
}

# Scripts in an environment name their folder, so a moved one is of no use.
moved_or_interrupted() {
  ! [ -x "$venv/bin/python" ] || ! [ -f "$venv/made-from" ] ||
    [ "$(head -n 1 "$venv/made-from")" != "$root" ]
}

use_own_cache_where_home_is_read_only() {
  cache=${UV_CACHE_DIR:-${XDG_CACHE_HOME:-${HOME:-/nonexistent}/.cache}/uv}
  { mkdir -p "$cache" && [ -w "$cache" ]; } 2>/dev/null || export UV_CACHE_DIR="$root/.uv-cache"
}

# uv from PATH or the one fetched before, in $uv; empty where there is none.
find_uv() {
  for uv in uv "$root/.uv/bin/uv"; do
    if uv_suits "$uv"; then return; fi
  done
  uv=''
  return 1
}

fetch_uv() {
  rm -rf "$root/.uv"
  "$python" -m venv "$root/.uv"
  "$root/.uv/bin/python" -m pip install -qq --no-cache-dir --disable-pip-version-check \
    --require-hashes -r "$root/requirements/uv.txt"
  uv=$root/.uv/bin/uv
}

# 0.8 is the oldest that was tried.
uv_suits() {
  version=$("$1" --version 2>/dev/null) || return 1
  version=${version#uv } version=${version%% *}
  major=${version%%.*} minor=${version#*.} minor=${minor%%.*}
  case $major$minor in '' | *[!0-9]*) return 1 ;; esac
  [ "$major" -gt 0 ] || [ "$minor" -ge 8 ]
}

# find_python MODULE ...: the first that is new enough and has these modules; in $python.
# (Debian leaves ensurepip, without which there is no pip, to a package of its own.)
find_python() {
  old='' bare=''
  for python in python3 python3.14 python3.13 python3.12 python3.11; do
    found=$("$python" -c '
from importlib.util import find_spec
import sys
print("old %d.%d" % sys.version_info[:2] if sys.version_info < (3, 11) else
      "fine" if all(map(find_spec, sys.argv[1:])) else "bare")' "$@" 2>/dev/null) || continue
    case $found in
      fine) return ;;
      bare) bare=${bare:-$python} ;;
      *) old="only ${found#old }" ;;
    esac
  done
  [ -z "$bare" ] || die "$bare cannot make virtual environments; install what it lacks: apt install $bare-venv"
  die "needs Python 3.11 or newer, found ${old:-none}; install it: apt install python3 python3-venv"
}
