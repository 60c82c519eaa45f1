"""Numbers, shares and moments as each locale writes them. Babel, which Fluent brings along, knows how."""

from __future__ import annotations

from typing import TYPE_CHECKING

# Imported where they are used, as Fluent is: help and plain sentences need no figures.
if TYPE_CHECKING:
    from datetime import datetime

    from babel import Locale


def number(locale: str, value: float, digits: int = 0, *, signed: bool = False) -> str:
    """Return a number with so many digits behind the point; `signed` gives it a sign above zero, too.

    >>> number("en", 12345.678, 1), number("it", 12345.678, 1), number("it", 0.5, 2, signed=True)
    ('12,345.7', '12.345,7', '+0,50')
    """
    from babel.numbers import format_decimal  # noqa: PLC0415

    return format_decimal(value, _pattern("#,##0", digits, signed=signed), locale=_babel(locale))


def percent(locale: str, share: float, digits: int = 0, *, signed: bool = False) -> str:
    """Return a share in per cent.

    >>> percent("en", 0.95), percent("it", 0.1234, 1)
    ('95%', '12,3%')
    """
    from babel.numbers import format_percent  # noqa: PLC0415

    babel = _babel(locale)
    plain = babel.percent_formats[None].pattern
    return format_percent(share, _pattern(plain, digits, signed=signed), locale=babel)


def moment(locale: str, when: datetime) -> str:
    """Return a day and the time of it.

    >>> from datetime import datetime
    >>> moment("pt-PT", datetime(2026, 11, 7, 18, 6)), moment("it", datetime(2026, 11, 7, 18, 6))
    ('07/11/2026, 18:06', '7 nov 2026, 18:06')
    """
    from babel.dates import format_date, format_time, get_datetime_format  # noqa: PLC0415

    babel = _babel(locale)
    time, day = format_time(when, "short", locale=babel), format_date(when, "medium", locale=babel)
    return str(get_datetime_format("medium", locale=babel)).replace("'", "").replace("{0}", time).replace("{1}", day)


def _babel(locale: str) -> Locale:
    from babel import Locale  # noqa: PLC0415

    return Locale.parse(locale, sep="-")


def _pattern(plain: str, digits: int, *, signed: bool) -> str:
    """Return a pattern with so many digits behind the point, and a sign where one is wanted."""
    pattern = plain.replace("#,##0", "#,##0" + ("." + "0" * digits if digits else ""))
    return f"+{pattern};-{pattern}" if signed else pattern
