"""Numbers, shares and moments as each locale writes them. Babel, which Fluent brings along, knows how."""

from __future__ import annotations

from typing import TYPE_CHECKING

# Imported where they are used, as Fluent is: help and plain sentences need no figures.
if TYPE_CHECKING:
    from datetime import datetime

    from babel import Locale

MINIMUM_GROUPING_DIGITS = {"es-ES": 2, "it": 2, "pt-PT": 2}
"""How many digits must stand before the first separator of thousands, where that is more than one: 1005, but 10.050.

CLDR's name for it. Babel leaves it out of its data; the browser's tests compare with Intl, which heeds it.
"""


def number(locale: str, value: float, digits: int = 0, *, signed: bool = False) -> str:
    """Return a number with so many digits behind the point; `signed` gives it a sign above zero, too.

    >>> number("en", 12345.678, 1), number("it", 12345.678, 1), number("it", 0.5, 2, signed=True)
    ('12,345.7', '12.345,7', '+0,50')
    >>> number("en", 1005), number("it", 1005)
    ('1,005', '1005')
    """
    from babel.numbers import format_decimal  # noqa: PLC0415

    pattern = _pattern("#,##0", digits, signed=signed)
    return format_decimal(value, pattern, locale=_babel(locale), group_separator=not ungrouped(locale, value, digits))


def percent(locale: str, share: float, digits: int = 0, *, signed: bool = False) -> str:
    """Return a share in per cent.

    >>> percent("en", 0.95), percent("it", 0.1234, 1)
    ('95%', '12,3%')
    """
    from babel.numbers import format_percent  # noqa: PLC0415

    babel = _babel(locale)
    plain = babel.percent_formats[None].pattern
    pattern = _pattern(plain, digits, signed=signed)
    return format_percent(share, pattern, locale=babel, group_separator=not ungrouped(locale, 100 * share, digits))


def ungrouped(locale: str, value: float, digits: int = 0) -> bool:
    """Tell whether a number has thousands that are not set apart.

    >>> ungrouped("it", 1005), ungrouped("it", 9999.6), ungrouped("en", 1005)
    (True, False, False)
    """
    before = len(f"{abs(value):.{digits}f}".partition(".")[0])
    return 0 < before - 3 < MINIMUM_GROUPING_DIGITS.get(locale, 1)


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
