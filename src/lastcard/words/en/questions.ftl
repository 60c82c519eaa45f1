### What people are asked, and what they may answer.

## Questions: sentences to the reader (-you), or about a named person

question-turn = { $name } must play a card or draw.
question-turn-you = Your turn: play a card or draw.
question-turn-play-you = Your turn: play a card.
question-turn-draw-you = Your turn: you cannot play a card, so draw.
question-drawn = { $name } must play or keep the drawn card.
question-drawn-you = { $may ->
        [both] You have drawn { $card }. Play it or keep it?
        [play] You have drawn { $card }. It fits and must be played.
       *[keep] The card you have drawn does not fit. Keep it.
    }
question-colour = { $name } must choose a color.
question-colour-you = Which color do you choose?
question-challenge = { $name } must accept the Wild Draw Four or challenge it.
question-challenge-you = { $choices ->
        [2] Wild Draw Four on you! If you accept, you draw 4 cards and miss your turn. If you challenge and are right, its player draws the 4 cards and you take your turn. If you are wrong, you draw 6 cards and miss your turn.
       *[other] Wild Draw Four on you! If you accept, you draw 4 cards and miss your turn. If you challenge and are right, its player draws the 4 cards and you take your turn. If you are wrong, you draw 6 cards and miss your turn. Or pass it on with another card.
    }
question-rival = { $name } must choose a rival for the battle.
question-rival-you = Who do you challenge to a battle?
question-pick = { $name } must pick a card for the battle.
question-pick-you = Which card do you pick for the battle? The lower number loses, and a symbol counts as 0.
question-riddance = { $name } must choose a color to give away.
question-riddance-you = Which color do you give away?
question-hand = { $name } must hand over a card.
question-hand-you = Which card do you hand over next?
question-hand-to = { $name } must hand { $other } a card.
question-hand-to-you = Which card do you hand to { $other }?
question-number = { $name } must call a number.
question-number-you = Which number do you call?
question-put = { $name } may put down a card with the number called.
question-put-you = { $choices ->
        [1] You hold no card with the number called, so you pass.
       *[other] Put down a card with the number called, or pass?
    }
question-put-number = { $name } may put down a { $number }.
question-put-number-you = { $choices ->
        [1] You hold no { $number }, so you pass.
       *[other] Put down a { $number }, or pass?
    }
question-torment = { $name } must choose who to torment.
question-torment-you = Who do you torment? They draw until they get a card of the color that you choose next.
question-uno = { $name } may still call UNO.
question-uno-you = You have one card left: call UNO!
question-catch = { $name } may catch { $others }: UNO was not called.
question-catch-you = You may catch { $others }: UNO was not called.
question-stack = { $count ->
        [one] { $name } must pass on { $count } card or draw it.
       *[other] { $name } must pass on { $count } cards or draw them.
    }
question-stack-you = { $choices ->
        [1] { $count ->
            [one] You hold no card to pass this on with: you draw { $count } card and miss your turn.
           *[other] You hold no card to pass this on with: you draw { $count } cards and miss your turn.
        }
       *[other] { $count ->
            [one] Pass this on with a card of your own, or draw { $count } card and miss your turn?
           *[other] Pass this on with a card of your own, or draw { $count } cards and miss your turn?
        }
    }
question-swap = { $name } must choose who to swap hands with.
question-swap-you = Who do you swap hands with?
question-jump = { $name } may jump in.
question-jump-you = { $choices ->
        [0] You have no card to jump in with.
       *[other] You hold the very same card: jump in?
    }

## Choices: labels of buttons, and rows of a list of choices

choice-play = Play { $card }
choice-play-uno = Play { $card } and call UNO
choice-draw = Draw a card
choice-keep = Keep the card
choice-colour = Choose { colour }
choice-challenge = Challenge
choice-accept = Accept and draw 4 cards
choice-battle = Battle { $name }
choice-pick = Pick { $card }
choice-give = Give away { colour }
choice-hand = Hand over { $card }
choice-number = Call { $number }
choice-put = Put down { $card }
choice-put-uno = Put down { $card } and call UNO
choice-pass = Pass
choice-torment = Torment { $name }
choice-uno = Call UNO
choice-catch = Catch { $name }
choice-take = Draw all the cards
choice-swap = Swap hands with { $name }
choice-jump = Jump in with { $card }
choice-jump-uno = Jump in with { $card } and call UNO
