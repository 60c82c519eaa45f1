"""Non-interference of whole tables: two worlds that differ only in what an observer may not know, and all that it can receive.

A *story* is everything that happens at a table, made up under a seed: matches of several rounds, people, bots and stand-ins,
comings and goings, refusals. Its last round is then recast with other cards, luck, tokens and salts wherever the observer
cannot look, and told again. `stories` makes it up, `recasting` makes the second world, `stage` tells a world in virtual
time, `served` at a real server, `comparing` compares what was heard; `plants` has leaks that must be found.
"""
