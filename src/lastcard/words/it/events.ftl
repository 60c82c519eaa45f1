### What happened. Each event about a person has a form that names them and one that speaks to the reader.

## Before a round

event-dealer_drew = { $name } pesca { $card } per vedere chi dà le carte.
event-dealer_drew-you = Peschi { $card } per vedere chi dà le carte.
event-dealer_chosen = { BEGINS($name) ->
        [vowel] Tocca ad { $name } dare le carte.
        [i] Tocca ad { $name } dare le carte.
       *[other] Tocca a { $name } dare le carte.
    }
event-dealer_chosen-you = Tocca a te dare le carte.
event-round_began = Comincia il round { $round }. Dà le carte { $name }.
event-round_began-you = Comincia il round { $round }. Dai le carte tu.
event-dealt = { $name } riceve { $cards }.
event-dealt-you = Hai ricevuto { $cards }.
event-dealt-hidden = { $count ->
        [one] { $name } riceve { $count } carta.
        [many] { $name } riceve { $count } di carte.
       *[other] { $name } riceve { $count } carte.
    }
event-turned_up = La carta girata è { $card }.
event-put_back = Si rimette nel mazzo di pesca { $card } e si gira un'altra carta.

## Turns

event-turn_began = È il turno di { $name }.
event-turn_began-you = È il tuo turno.
event-played = { $name } gioca { $card }.
event-played-you = Giochi { $card }.
event-drew = { $name } pesca { $cards }.
event-drew-you = Peschi { $cards }.
event-drew-hidden = { $count ->
        [one] { $name } pesca { $count } carta.
        [many] { $name } pesca { $count } di carte.
       *[other] { $name } pesca { $count } carte.
    }
event-kept = { $name } tiene la carta pescata.
event-kept-you = Hai tenuto la carta pescata.
event-passed = { $name } passa.
event-passed-you = Passi.
event-reshuffled = { $count ->
        [one] Il mazzo di pesca è finito: { $count } carta del mazzo di scarto forma quello nuovo.
        [many] Il mazzo di pesca è finito: { $count } di carte del mazzo di scarto vengono mischiate e formano quello nuovo.
       *[other] Il mazzo di pesca è finito: { $count } carte del mazzo di scarto vengono mischiate e formano quello nuovo.
    }
event-skipped = { $name } salta il turno.
event-skipped-you = Salti il turno.
event-reversed = { $direction ->
        [left] La direzione si inverte: ora si gioca verso sinistra.
       *[right] La direzione si inverte: ora si gioca verso destra.
    }
event-colour_named = { $name } sceglie il { colour }.
event-colour_named-you = Hai scelto il { colour }.

## Calling and catching

event-called = { $name } dice UNO!
event-called-you = Dici UNO!
event-caught = { $other } sorprende { $name }, che non ha detto UNO.
event-caught-you = { $other } ti sorprende: non hai detto UNO.
event-caught-by_you = Hai sorpreso { $name }, che non ha detto UNO.

## Wild Draw Four

event-accepted = { $name } accetta il Jolly Pesca Quattro.
event-accepted-you = Accetti il Jolly Pesca Quattro.
event-challenged = { $guilty ->
        [yes] { $other } contesta il Jolly Pesca Quattro di { $name } e ha ragione: non era permesso.
       *[no] { $other } contesta il Jolly Pesca Quattro di { $name } e ha torto: era permesso.
    }
event-challenged-you = { $guilty ->
        [yes] { $other } contesta il tuo Jolly Pesca Quattro e ha ragione: non era permesso.
       *[no] { $other } contesta il tuo Jolly Pesca Quattro e ha torto: era permesso.
    }
event-challenged-by_you = { $guilty ->
        [yes] Contesti il Jolly Pesca Quattro di { $name } e hai ragione: non era permesso.
       *[no] Contesti il Jolly Pesca Quattro di { $name } e hai torto: era permesso.
    }
event-hand_shown-after_challenged = { BEGINS($other) ->
        [vowel] { $name } mostra ad { $other } tutta la mano: { $cards }.
        [i] { $name } mostra ad { $other } tutta la mano: { $cards }.
       *[other] { $name } mostra a { $other } tutta la mano: { $cards }.
    }
event-hand_shown-after_challenged-you = { BEGINS($other) ->
        [vowel] Mostri ad { $other } tutta la tua mano: { $cards }.
        [i] Mostri ad { $other } tutta la tua mano: { $cards }.
       *[other] Mostri a { $other } tutta la tua mano: { $cards }.
    }
event-hand_shown-after_challenged-to_you = { $name } ti mostra tutta la mano: { $cards }.
event-hand_shown-after_challenged-hidden = { $count ->
        [one] { BEGINS($other) ->
                [vowel] { $name } mostra ad { $other } tutta la mano, { $count } carta.
                [i] { $name } mostra ad { $other } tutta la mano, { $count } carta.
               *[other] { $name } mostra a { $other } tutta la mano, { $count } carta.
            }
        [many] { BEGINS($other) ->
                [vowel] { $name } mostra ad { $other } tutta la mano, { $count } di carte.
                [i] { $name } mostra ad { $other } tutta la mano, { $count } di carte.
               *[other] { $name } mostra a { $other } tutta la mano, { $count } di carte.
            }
       *[other] { BEGINS($other) ->
                [vowel] { $name } mostra ad { $other } tutta la mano, { $count } carte.
                [i] { $name } mostra ad { $other } tutta la mano, { $count } carte.
               *[other] { $name } mostra a { $other } tutta la mano, { $count } carte.
            }
    }

## Kickin' Battle

event-rival_named = { $name } sfida { $other } a battaglia.
event-rival_named-you = Sfidi { $other } a battaglia.
event-rival_named-rival_you = { $name } ti sfida a battaglia.
event-picked = { $name } sceglie { $card } per la battaglia.
event-picked-you = Hai scelto { $card } per la battaglia.
event-picked-hidden = { $name } ha scelto una carta per la battaglia.
event-revealed = { $name } rivela { $card }.
event-revealed-you = Riveli { $card }.
event-battle_tied = Pareggio tra { $name } e { $other }: le due carte vengono messe da parte e la battaglia continua.
event-battle_tied-you = Pareggio tra te e { $other }: le due carte vengono messe da parte e la battaglia continua.
event-battle_lost = { $name } perde la battaglia e prende tutte le carte usate.
event-battle_lost-you = Hai perso la battaglia e hai preso tutte le carte usate.
event-battle_void = Né { $name } né { $other } possono continuare: nessuno perde la battaglia e le carte messe da parte tornano in mano a chi le ha giocate.
event-battle_void-you = Né tu né { $other } potete continuare: nessuno perde la battaglia e le carte messe da parte tornano in mano a chi le ha giocate.

## Urrrhhh

event-colour_given_up = { $name } si libera di tutte le sue carte di colore { colour }.
event-colour_given_up-you = Ti liberi di tutte le tue carte di colore { colour }.
event-gave = { BEGINS($other) ->
        [vowel] { $name } dà { $card } ad { $other }.
        [i] { $name } dà { $card } ad { $other }.
       *[other] { $name } dà { $card } a { $other }.
    }
event-gave-you = { BEGINS($other) ->
        [vowel] Hai dato { $card } ad { $other }.
        [i] Hai dato { $card } ad { $other }.
       *[other] Hai dato { $card } a { $other }.
    }
event-gave-to_you = { $name } ti dà { $card }.
event-gave-hidden = { BEGINS($other) ->
        [vowel] { $name } dà una carta ad { $other }.
        [i] { $name } dà una carta ad { $other }.
       *[other] { $name } dà una carta a { $other }.
    }

## Best Friends

event-number_named = { $name } dice il numero { $number }.
event-number_named-you = Dici il numero { $number }.
event-put_down = { $name } mette giù { $card }.
event-put_down-you = Hai messo giù { $card }.

## The Joker's wild

event-tormented = { $other } tormenta { $name }, che pesca finché non esce una carta di colore { colour }.
event-tormented-you = { $other } ti tormenta: peschi finché non esce una carta di colore { colour }.
event-tormented-by_you = Tormenti { $name }, che pesca finché non esce una carta di colore { colour }.
event-discarded = { $name } scarta { $card }.
event-discarded-you = Scarti { $card }.

## Special Agent

event-hand_shown = { $other } guarda tutta la mano di { $name }: { $cards }.
event-hand_shown-you = { $other } guarda tutta la tua mano: { $cards }.
event-hand_shown-to_you = Guardi tutta la mano di { $name }: { $cards }.
event-hand_shown-hidden = { $count ->
        [one] { $other } guarda tutta la mano di { $name }, { $count } carta.
        [many] { $other } guarda tutta la mano di { $name }, { $count } di carte.
       *[other] { $other } guarda tutta la mano di { $name }, { $count } carte.
    }

## House rules

event-jumped_in = { $name } si intromette!
event-jumped_in-you = Ti intrometti!
event-swapped = { $name } scambia la mano con { $other }.
event-swapped-you = Scambi la mano con { $other }.
event-swapped-with_you = { $name } scambia la mano con te.
event-rotated = { $direction ->
        [left] Tutte le mani si spostano di un posto verso sinistra.
       *[right] Tutte le mani si spostano di un posto verso destra.
    }
event-received = { $name } riceve la mano di { $other }: { $cards }.
event-received-you = Hai ricevuto la mano di { $other }: { $cards }.
event-received-from_you = { $name } riceve la tua mano: { $cards }.
event-received-hidden = { $count ->
        [one] { $name } riceve la mano di { $other }, { $count } carta.
        [many] { $name } riceve la mano di { $other }, { $count } di carte.
       *[other] { $name } riceve la mano di { $other }, { $count } carte.
    }

## Endings

event-went_out = { $name } non ha più carte e chiude il round.
event-went_out-you = Non hai più carte e chiudi il round.
event-round_blocked = Il round è bloccato: il gioco non può continuare.
event-round_ended = { $points ->
        [one] { $name } vince il round. Le carte rimaste in mano valgono { $points } punto. Punti: { $scores }.
        [many] { $name } vince il round. Le carte rimaste in mano valgono { $points } di punti. Punti: { $scores }.
       *[other] { $name } vince il round. Le carte rimaste in mano valgono { $points } punti. Punti: { $scores }.
    }
event-round_ended-you = { $points ->
        [one] Hai vinto il round. Le carte rimaste in mano valgono { $points } punto. Punti: { $scores }.
        [many] Hai vinto il round. Le carte rimaste in mano valgono { $points } di punti. Punti: { $scores }.
       *[other] Hai vinto il round. Le carte rimaste in mano valgono { $points } punti. Punti: { $scores }.
    }
event-round_ended-blocked = Il round finisce e nessuno fa punti. Punti: { $scores }.
event-match_ended = { $name } vince la partita! Punti finali: { $scores }.
event-match_ended-you = Hai vinto la partita! Punti finali: { $scores }.

## Endings with partners

event-round_ended-team = { $points ->
        [one] { $names } vincono il round. Vale { $points } punto. Punti: { $scores }.
        [many] { $names } vincono il round. Vale { $points } di punti. Punti: { $scores }.
       *[other] { $names } vincono il round. Vale { $points } punti. Punti: { $scores }.
    }
event-round_ended-team-you = { $points ->
        [one] Hai vinto il round con { $other }. Vale { $points } punto. Punti: { $scores }.
        [many] Hai vinto il round con { $other }. Vale { $points } di punti. Punti: { $scores }.
       *[other] Hai vinto il round con { $other }. Vale { $points } punti. Punti: { $scores }.
    }
event-match_ended-team = { $names } vincono la partita! Punti finali: { $scores }.
event-match_ended-team-you = Hai vinto la partita con { $other }! Punti finali: { $scores }.
