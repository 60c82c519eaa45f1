### The first game: an arranged round that teaches by doing. Each sentence says what to do next.

tutorial-colour = Be the first to have no cards left. Same color: { $card } goes on { $top }. Play it.
tutorial-number = Same number: { $card } goes on { $top }. Play it.
tutorial-draw = You hold nothing that goes on { $top }. Draw a card.
tutorial-wild = You have drawn { $card }. It goes on any card: play it.
tutorial-choose = Now you choose the color. Choose { colour }: that is the color of your cards.
tutorial-action = Cards with a symbol do something. Play { $card }: { $name } draws 2 cards and misses a turn.
tutorial-call = Soon you will have one card left, and you must call it. First press UNO, then play { $card }.
tutorial-called = Now play { $card }.
tutorial-uncalled = Press UNO first: if you do not call it, the others can catch you.
tutorial-last = Your last card fits. Play { $card } and go out.
tutorial-watch = Right! Now { $name } plays.
tutorial-instead = In a real game you could do that. Here, follow the tip.
# Heading at the end of the lesson.
tutorial-done = Now you can play
tutorial-more = In a real game everybody starts with 7 cards, and the winner of a round scores what the others still hold.
# Button that ends the lesson before it is over.
tutorial-skip = Skip
# Label above what is to be done.
tutorial-step = Step { $number } of { $count }
