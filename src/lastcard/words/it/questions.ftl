### What people are asked, and what they may answer.

## Questions: to the reader (-you), or about a named person

question-turn = { $name } deve giocare una carta o pescare.
question-turn-you = Tocca a te: gioca una carta o pesca.
question-turn-play-you = Tocca a te: gioca una carta.
question-turn-draw-you = Tocca a te: non puoi giocare nessuna carta, quindi pesca.
question-drawn = { $name } deve giocare o tenere la carta pescata.
question-drawn-you = { $may ->
        [both] Hai pescato { $card }. Giochi questa carta o la tieni?
        [play] Hai pescato { $card }. Questa carta è abbinabile e va giocata.
       *[keep] La carta che hai pescato non si può giocare. Tienila.
    }
question-colour = { $name } deve scegliere un colore.
question-colour-you = Quale colore scegli?
question-challenge = { $name } deve accettare il Jolly Pesca Quattro o contestarlo.
question-challenge-you = { $choices ->
        [2] Un Jolly Pesca Quattro contro di te! Se accetti, peschi 4 carte e salti il turno. Se lo contesti e hai ragione, chi l'ha giocato pesca le 4 carte e tu giochi il tuo turno. Se lo contesti e hai torto, peschi 6 carte e salti il turno.
       *[other] Un Jolly Pesca Quattro contro di te! Se accetti, peschi 4 carte e salti il turno. Se lo contesti e hai ragione, chi l'ha giocato pesca le 4 carte e tu giochi il tuo turno. Se lo contesti e hai torto, peschi 6 carte e salti il turno. Oppure passa tutto al prossimo con un'altra carta.
    }
question-rival = { $name } deve scegliere un avversario per la battaglia.
question-rival-you = Chi sfidi a battaglia?
question-pick = { $name } deve scegliere una carta per la battaglia.
question-pick-you = Quale carta scegli per la battaglia? Perde il numero più basso, e un simbolo vale 0.
question-riddance = { $name } deve scegliere di quale colore liberarsi.
question-riddance-you = Di quale colore ti liberi?
question-hand = { $name } deve dare una carta.
question-hand-you = Quale carta dai adesso?
question-hand-to = { BEGINS($other) ->
        [vowel] { $name } deve dare una carta ad { $other }.
        [i] { $name } deve dare una carta ad { $other }.
       *[other] { $name } deve dare una carta a { $other }.
    }
question-hand-to-you = { BEGINS($other) ->
        [vowel] Quale carta dai ad { $other }?
        [i] Quale carta dai ad { $other }?
       *[other] Quale carta dai a { $other }?
    }
question-number = { $name } deve dire un numero.
question-number-you = Quale numero dici?
question-put = { $name } può mettere giù una carta con il numero detto.
question-put-you = { $choices ->
        [1] Non hai nessuna carta con il numero detto, quindi passi.
       *[other] Metti giù una carta con il numero detto o passi?
    }
question-put-number = { $number ->
        [0] { $name } può mettere giù uno { $number }.
       *[other] { $name } può mettere giù un { $number }.
    }
question-put-number-you = { $choices ->
        [1] { $number ->
            [0] Non hai nessuno { $number }, quindi passi.
           *[other] Non hai nessun { $number }, quindi passi.
        }
       *[other] { $number ->
            [0] Metti giù uno { $number } o passi?
           *[other] Metti giù un { $number } o passi?
        }
    }
question-torment = { $name } deve scegliere chi tormentare.
question-torment-you = Chi tormenti? Pescherà finché non esce una carta del colore che dirai dopo.
question-uno = { $name } può ancora dire UNO.
question-uno-you = Ti è rimasta una sola carta: di' UNO!
question-catch = { $name } può sorprendere { $others }: UNO non è stato detto.
question-catch-you = Puoi sorprendere { $others }: UNO non è stato detto.
question-stack = { $count ->
        [one] { $name } deve passare { $count } carta al prossimo o pescarla.
        [many] { $name } deve passare { $count } di carte al prossimo o pescarle.
       *[other] { $name } deve passare { $count } carte al prossimo o pescarle.
    }
question-stack-you = { $choices ->
        [1] { $count ->
            [one] Non hai una carta con cui passarle: peschi { $count } carta e salti il turno.
            [many] Non hai una carta con cui passarle: peschi { $count } di carte e salti il turno.
           *[other] Non hai una carta con cui passarle: peschi { $count } carte e salti il turno.
        }
       *[other] { $count ->
            [one] Giochi un'altra carta e passi tutto al prossimo, o peschi { $count } carta e salti il turno?
            [many] Giochi un'altra carta e passi tutto al prossimo, o peschi { $count } di carte e salti il turno?
           *[other] Giochi un'altra carta e passi tutto al prossimo, o peschi { $count } carte e salti il turno?
        }
    }
question-swap = { $name } deve scegliere con chi scambiare la mano.
question-swap-you = Con chi scambi la mano?
question-jump = { $name } può intromettersi.
question-jump-you = { $choices ->
        [0] Non hai nessuna carta per intrometterti.
       *[other] Hai la stessa identica carta: ti intrometti?
    }

## Choices

choice-play = Gioca { $card }
choice-play-uno = Gioca { $card } e di' UNO
choice-draw = Pesca una carta
choice-keep = Tieni la carta
choice-colour = Scegli il { colour }
choice-challenge = Contesta
choice-accept = Accetta e pesca 4 carte
choice-battle = Sfida { $name }
choice-pick = Scegli { $card }
choice-give = Liberati del { colour }
choice-hand = Dai { $card }
choice-number = Di' { $number }
choice-put = Metti giù { $card }
choice-put-uno = Metti giù { $card } e di' UNO
choice-pass = Passa
choice-torment = Tormenta { $name }
choice-uno = Di' UNO
choice-catch = Sorprendi { $name }
choice-take = Pesca tutte le carte
choice-swap = Scambia la mano con { $name }
choice-jump = Intromettiti con { $card }
choice-jump-uno = Intromettiti con { $card } e di' UNO
