### What people are asked, and what they may answer.

## Questions: to the reader (-you), or about a named person

question-turn = { $name } tiene que jugar una carta o robar.
question-turn-you = Tu turno: juega una carta o roba.
question-turn-play-you = Tu turno: juega una carta.
question-turn-draw-you = Tu turno: no puedes jugar ninguna carta, así que roba.
question-drawn = { $name } decide si juega la carta robada o se la queda.
question-drawn-you = { $may ->
        [both] Robaste { $card }. ¿Juegas esa carta o te la quedas?
        [play] Robaste { $card }. Esa carta coincide y hay que jugarla.
       *[keep] La carta que robaste no se puede jugar. Quédatela.
    }
question-colour = { $name } tiene que elegir un color.
question-colour-you = ¿Qué color eliges?
question-challenge = { $name } tiene que aceptar el Comodín Roba 4 o desafiar.
question-challenge-you = { $choices ->
        [2] ¡Te jugaron un Comodín Roba 4! Si aceptas, robas 4 cartas y pierdes el turno. Si desafías y aciertas, quien lo jugó roba las 4 cartas y tú juegas tu turno. Si desafías y te equivocas, robas 6 cartas y pierdes el turno.
       *[other] ¡Te jugaron un Comodín Roba 4! Si aceptas, robas 4 cartas y pierdes el turno. Si desafías y aciertas, quien lo jugó roba las 4 cartas y tú juegas tu turno. Si desafías y te equivocas, robas 6 cartas y pierdes el turno. O pásalo al siguiente con otra carta.
    }
question-rival = { $name } tiene que elegir un rival para la batalla.
question-rival-you = ¿A quién retas a una batalla?
question-pick = { $name } tiene que elegir una carta para la batalla.
question-pick-you = ¿Qué carta eliges para la batalla? Pierde el número más bajo, y un símbolo vale 0.
question-riddance = { $name } tiene que elegir de qué color se deshace.
question-riddance-you = ¿De qué color te deshaces?
question-hand = { $name } tiene que dar una carta.
question-hand-you = ¿Qué carta das ahora?
question-hand-to = { $name } tiene que darle una carta a { $other }.
question-hand-to-you = ¿Qué carta le das a { $other }?
question-number = { $name } tiene que decir un número.
question-number-you = ¿Qué número dices?
question-put = { $name } puede bajar una carta con el número anunciado.
question-put-you = { $choices ->
        [1] No tienes ninguna carta con el número anunciado, así que pasas.
       *[other] ¿Bajas una carta con el número anunciado o pasas?
    }
question-put-number = { $name } puede bajar un { $number }.
question-put-number-you = { $choices ->
        [1] No tienes ningún { $number }, así que pasas.
       *[other] ¿Bajas un { $number } o pasas?
    }
question-torment = { $name } tiene que elegir a quién atormentar.
question-torment-you = ¿A quién atormentas? Robará hasta que salga una carta del color que digas después.
question-uno = { $name } todavía puede decir UNO.
question-uno-you = Te queda una sola carta: ¡di UNO!
question-catch = { $name } puede atrapar a { $others } por no haber dicho UNO.
question-catch-you = Puedes atrapar a { $others } por no haber dicho UNO.
question-stack = { $count ->
        [one] { $name } tiene que pasar { $count } carta al siguiente o robarla.
        [many] { $name } tiene que pasar { $count } de cartas al siguiente o robarlas.
       *[other] { $name } tiene que pasar { $count } cartas al siguiente o robarlas.
    }
question-stack-you = { $choices ->
        [1] { $count ->
            [one] No tienes con qué pasarlas: robas { $count } carta y pierdes el turno.
            [many] No tienes con qué pasarlas: robas { $count } de cartas y pierdes el turno.
           *[other] No tienes con qué pasarlas: robas { $count } cartas y pierdes el turno.
        }
       *[other] { $count ->
            [one] ¿Juegas otra carta y le pasas todo al siguiente, o robas { $count } carta y pierdes el turno?
            [many] ¿Juegas otra carta y le pasas todo al siguiente, o robas { $count } de cartas y pierdes el turno?
           *[other] ¿Juegas otra carta y le pasas todo al siguiente, o robas { $count } cartas y pierdes el turno?
        }
    }
question-swap = { $name } tiene que elegir con quién cambia su mano.
question-swap-you = ¿Con quién cambias tu mano?
question-jump = { $name } puede adelantarse.
question-jump-you = { $choices ->
        [0] No tienes ninguna carta para adelantarte.
       *[other] Tienes una carta igual: ¿te adelantas?
    }

## Choices

choice-play = Jugar { $card }
choice-play-uno = Jugar { $card } y decir UNO
choice-draw = Robar una carta
choice-keep = Quedarte con la carta
choice-colour = Elegir el { colour }
choice-challenge = Desafiar
choice-accept = Aceptar y robar 4 cartas
choice-battle = Retar a { $name }
choice-pick = Elegir { $card }
choice-give = Deshacerte del { colour }
choice-hand = Dar { $card }
choice-number = Decir { $number }
choice-put = Bajar { $card }
choice-put-uno = Bajar { $card } y decir UNO
choice-pass = Pasar
choice-torment = Atormentar a { $name }
choice-uno = Decir UNO
choice-catch = Atrapar a { $name }
choice-take = Robar todas las cartas
choice-swap = Cambiar tu mano por la de { $name }
choice-jump = Adelantarte con { $card }
choice-jump-uno = Adelantarte con { $card } y decir UNO
