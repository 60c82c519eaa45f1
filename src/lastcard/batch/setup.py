"""From the dealer's draw to the first turn (setup.*, start.*)."""

from __future__ import annotations

from lastcard.batch.cards import draw_one, fresh_pile, put_last, take_up
from lastcard.batch.chance import begin_chance, following, scaled
from lastcard.batch.compiling import kernel
from lastcard.batch.events import DEALER_CHOSEN, DEALER_DREW, DEALT, PUT_BACK, ROUND_BEGAN, TURNED_UP
from lastcard.batch.house import house
from lastcard.batch.options import IGNORED
from lastcard.batch.stacking import TWO
from lastcard.batch.state import NAME_COLOUR, NOBODY, NONE, PASS_TURN, STACK, Game, beside, first_player, push
from lastcard.batch.steps import draw, miss_turn, pass_turn, reverse_direction
from lastcard.bots.codes import DRAW_FOUR_CODE, DRAW_TWO_RANK, NINE, REVERSE_RANK, SKIP_RANK, colour_of, is_coloured, number_of


@kernel
def draw_for_deal(game: Game) -> None:
    """Each seat draws a card, the highest number deals, the tied draw again (setup.dealer, ruling.dealer_tie).

    A new match: the scores are nil and no round has been dealt.
    """
    for seat in range(game.players):
        game.scores[seat] = 0
    game.round_no = game.match_over = game.shuffles = game.round_over = 0
    game.match_winner = NOBODY
    fresh_pile(game)
    running = (1 << game.players) - 1
    # As long as more than one seat runs.
    while running & running - 1:
        running = _highest(game, running)
    game.dealer = 0
    while not running >> game.dealer & 1:
        game.dealer += 1
    game.events[DEALER_CHOSEN] += 1


@kernel
def _highest(game: Game, running: int) -> int:
    """Those of the running seats that drew the highest number, as a mask."""
    highest, leaders = -2, 0
    for seat in range(game.players):
        if running >> seat & 1:
            if not game.drawable:
                fresh_pile(game)
            number = number_of(draw_one(game))
            game.events[DEALER_DREW] += 1
            if number < 0 and game.dealer_symbols != IGNORED:
                number = 0
            if number > highest:
                highest, leaders = number, 0
            if number == highest:
                leaders |= 1 << seat
    return leaders


@kernel
def begin_round(game: Game) -> None:
    """Deal the first round, or the next one (ruling.next_dealer)."""
    if game.round_no:
        game.dealer = first_player(game)
    game.round_no += 1
    begin_chance(game, game.round_no)
    game.events[ROUND_BEGAN] += 1
    game.round_over = game.round_points = game.blocked = 0
    game.round_winner = NOBODY
    game.discarded = game.aside_size = game.depth = game.owing_size = 0
    game.turns = game.idle = game.shuffles = game.used_size = game.debt = 0
    game.top_by = game.jump_moment = NOBODY
    game.direction = game.start_direction
    fresh_pile(game)
    _deal(game)
    _turn_up(game)


@kernel
def _deal(game: Game) -> None:
    """Seven cards to each, one at a time from the first player round (setup.deal, ruling.deal_order, house.hand_size)."""
    for seat in range(game.players):
        game.once[seat] = game.twice[seat] = game.more[seat] = 0
        game.size[seat] = 0
    first, luck, drawable = first_player(game), game.luck, game.drawable
    # As `draw_one` does it, with what each of these many draws needs at hand.
    for _ in range(game.hand_size):
        seat = first
        for _ in range(game.players):
            luck = following(luck)
            at = scaled(luck, drawable)
            drawable -= 1
            take_up(game, seat, put_last(game, at, drawable))
            seat = beside(game, seat, game.start_direction)
    game.luck, game.drawable = luck, drawable
    game.events[DEALT] += game.players


@kernel
def _turn_up(game: Game) -> None:
    """The top of the draw pile starts the discard pile (setup.discard_pile, setup.first_card)."""
    code = draw_one(game)
    game.events[TURNED_UP] += 1
    while code == DRAW_FOUR_CODE:
        # start.draw_four: back into the deck, turn another. It was drawn last, so counting it again puts it back.
        game.drawable += 1
        game.shuffled = game.drawable
        game.shuffles += 1
        game.events[PUT_BACK] += 1
        code = draw_one(game)
        game.events[TURNED_UP] += 1
    game.discard_pile[0] = code
    game.discarded = 1
    game.colour = colour_of(code)
    game.turn = first_player(game)
    _start(game, code)


@kernel
def _start(game: Game, code: int) -> None:
    """What the first card turned up does to the first player."""
    first = game.turn
    rank = code & 15
    if not is_coloured(code):
        # Only the colour is named, by the one who then plays (start.wild, ruling.first_special, ruling.start_special).
        push(game, PASS_TURN, game.dealer, NONE, NONE)
        push(game, NAME_COLOUR, first, NONE, NONE)
    elif rank <= NINE:
        pass_turn(game, game.dealer)
    elif rank == DRAW_TWO_RANK:
        _draw_two(game, first)
    elif rank == SKIP_RANK:
        miss_turn(game, first)
    elif rank == REVERSE_RANK:
        # Play turns round before it began, so the first player's neighbour is now the dealer (start.reverse).
        reverse_direction(game)
        pass_turn(game, first)


@kernel
def _draw_two(game: Game, first: int) -> None:
    """The first player draws and misses the turn (start.draw_two), or faces a debt (house.stack.start)."""
    if house(game) and game.stacking:
        game.debt = TWO
        push(game, STACK, first, NONE, NONE)
    else:
        draw(game, first, TWO)
        miss_turn(game, first)
