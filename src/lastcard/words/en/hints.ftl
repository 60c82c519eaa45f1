### Why a good player would do it: the sentence behind a hint.

hint-call = You have one card left, and nobody can catch you once you have called.
hint-catch = { $seat } did not call UNO and draws 2 cards when caught.
hint-only = There is nothing else to do.
hint-any = One choice is as good as another here.
hint-draw = Playing a card is better than drawing one.
hint-win = It is your last card: you go out.
hint-clear = The rest of your hand can follow before anybody else plays.
hint-many = You hold most cards of that colour.
hint-pair = Your other cards of that kind can still follow each other.
hint-wild = A colourless card fits at any time: keep it for later.
hint-special = It does the most to the cards in everybody's hands.
hint-points = Somebody is about to go out: be rid of the points.
hint-hit = { $seat } is close to going out and must be stopped.
hint-again = You can play again at once.
hint-block = { $seat } is close to going out and probably cannot follow it.
hint-rare = Few cards of that colour are left, so it takes long to come.
hint-guilty = { $seat } probably held the colour in play.
hint-innocent = { $seat } probably did not hold the colour in play.
hint-strong = You would probably win the battle.
hint-leader = { $seat } is closest to winning.
hint-spare = It spares the cards that are worth most to you.
hint-most = You are rid of the most cards.
hint-harmless = It helps { $seat } the least.
hint-own = You hold that number yourself.
hint-friends = The others probably hold few of that number.
hint-shed = It is one card less in your hand.
