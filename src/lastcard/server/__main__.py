"""A server from a JSON configuration: for tests, proofs and measurements.

    python -m lastcard.server '{"data": "somewhere", "port": 0}'

The first line that it prints is its address.
"""

from __future__ import annotations

import logging
import sys

from lastcard.server.main import serve
from lastcard.server.settings import Config


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    """Serve as the argument says."""
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)
    serve(Config.read(sys.argv[1]), say=_say)


if __name__ == "__main__":
    main()
