"""The statements of a log in PostgreSQL. Each is a transaction of its own."""

from __future__ import annotations

APPEND = """
    WITH given AS (
        SELECT * FROM unnest(
            $1::bigint[], $2::bigint[], $3::int[], $4::bytea[], $5::bool[], $6::bool[],
            $7::int[], $8::bytea[], $9::int[], $10::bytea[]
        ) AS given (number, fence, version, body, begun, live, kept_version, kept, dealt_version, dealt)
        ORDER BY number
    ), moved AS (
        UPDATE tables SET version = given.version, begun = given.begun, live = given.live, touched = now(), restored = false
        FROM given
        WHERE tables.number = given.number AND tables.fence = given.fence AND tables.version = given.version - 1
        RETURNING given.*
    ), stored AS (
        INSERT INTO entries SELECT number, version, body FROM moved
    ), kept AS (
        INSERT INTO snapshots SELECT number, kept_version, kept FROM moved WHERE kept IS NOT NULL
        ON CONFLICT (number) DO UPDATE SET version = excluded.version, body = excluded.body
    ), dealt AS (
        INSERT INTO deals SELECT number, dealt_version, dealt FROM moved WHERE dealt IS NOT NULL
        ON CONFLICT (number, version) DO UPDATE SET body = excluded.body
    ), dropped AS (
        DELETE FROM deals USING moved
        WHERE deals.number = moved.number AND moved.dealt IS NOT NULL AND deals.version < (
            SELECT max(version) FROM deals AS other WHERE other.number = deals.number AND other.version <= moved.version - $11
        )
    )
    SELECT number FROM moved
"""
STORED = """
    SELECT given.number, tables.fence = given.fence AND entries.body = given.body AS done,
        tables.fence = given.fence AND tables.version = given.version - 1 AS absent
    FROM unnest($1::bigint[], $2::bigint[], $3::int[], $4::bytea[]) AS given (number, fence, version, body)
    LEFT JOIN tables ON tables.number = given.number
    LEFT JOIN entries ON entries.number = given.number AND entries.version = given.version
"""
CREATE = """
    WITH made AS (
        INSERT INTO tables (id, fence, version, begun, live, owner) VALUES ($1, 1, $2, false, false, $4)
        ON CONFLICT (id) DO NOTHING RETURNING number
    ), stored AS (
        INSERT INTO entries SELECT number, version, body FROM made, unnest($3::bytea[]) WITH ORDINALITY AS given (body, version)
    )
    SELECT number FROM made
"""
CREATED = """
    SELECT number FROM tables JOIN entries USING (number)
    WHERE id = $1 AND fence = 1 AND tables.version = $2 AND entries.version = 1 AND body = $3
"""
BODIES = """
    SELECT asked.number, entry.body FROM unnest($1::bigint[], $2::int[]) AS asked (number, after)
    CROSS JOIN LATERAL (
        SELECT version, body FROM entries WHERE number = asked.number AND version > asked.after ORDER BY version LIMIT $3
    ) AS entry
    ORDER BY asked.number, entry.version
"""
UNOWNED = "owner IS NULL OR NOT EXISTS (SELECT FROM nodes WHERE node = owner)"
"""Nobody owns the table who is not dead."""
EXPIRED = "touched < now() - make_interval(secs => CASE WHEN begun THEN $1::float8 ELSE $2::float8 END)"
"""A table was touched longer ago than these, by the clock that tables are touched by."""
FORGET = f"""
    WITH gone AS (
        DELETE FROM tables WHERE id = ANY($3) AND {EXPIRED} AND ($4::bigint IS NULL OR owner = $4 OR {UNOWNED})
        RETURNING number, id
    ),
    _entries AS (DELETE FROM entries USING gone WHERE entries.number = gone.number),
    _snapshots AS (DELETE FROM snapshots USING gone WHERE snapshots.number = gone.number),
    _deals AS (DELETE FROM deals USING gone WHERE deals.number = gone.number)
    SELECT id FROM gone
"""  # noqa: S608  the condition is a constant
REST = """
    WITH rested AS (UPDATE tables SET live = $4, owner = NULL WHERE id = $1 AND number = $2 AND fence = $3 RETURNING number)
    INSERT INTO snapshots SELECT number, $5::int, $6::bytea FROM rested WHERE $6 IS NOT NULL
    ON CONFLICT (number) DO UPDATE SET version = excluded.version, body = excluded.body
"""
DEAL = "SELECT version, body FROM deals WHERE number = $1 AND version <= $2 ORDER BY version DESC LIMIT 1"
_HELD = """
    unnest($1::text[], $2::bigint[], $3::bigint[]) WITH ORDINALITY AS given (id, number, fence, nth)
    JOIN tables ON tables.id = given.id AND tables.number = given.number AND tables.fence = given.fence
"""
"""Those of some claims that hold."""
CONFIRM = f"SELECT nth FROM {_HELD}"  # noqa: S608  the rest is a constant
READ = f"""
    SELECT nth, ARRAY(
        SELECT body FROM entries WHERE number = given.number AND version > ($4::int[])[nth] ORDER BY version LIMIT $5
    ) AS bodies
    FROM {_HELD}
"""  # noqa: S608  the rest is a constant
CLAIM = f"""
    WITH free AS (
        SELECT number FROM tables WHERE id = ANY($1) AND ($2::bigint IS NULL OR owner = $2 OR {UNOWNED})
        ORDER BY number FOR UPDATE
    )
    UPDATE tables SET fence = fence + 1, owner = $2 FROM free WHERE tables.number = free.number
    RETURNING id, tables.number, fence, restored
"""  # noqa: S608  the condition is a constant
OWNER = "SELECT coalesce(nodes.name, '') FROM tables LEFT JOIN nodes ON node = owner WHERE id = $1"
