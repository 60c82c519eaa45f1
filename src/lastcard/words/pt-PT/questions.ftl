### What people are asked, and what they may answer.

## Questions: to the reader (-you), or about a named person

question-turn = { $name } tem de jogar uma carta ou biscar.
question-turn-you = É a tua vez: joga uma carta ou bisca.
question-turn-play-you = É a tua vez: joga uma carta.
question-turn-draw-you = É a tua vez: não podes jogar nenhuma carta, por isso bisca.
question-drawn = { $name } tem de jogar a carta biscada ou ficar com ela.
question-drawn-you = { $may ->
        [both] Biscaste { $card }. Jogas essa carta ou ficas com ela?
        [play] Biscaste { $card }. Essa carta coincide e tem de ser jogada.
       *[keep] A carta que biscaste não pode ser jogada. Fica com ela.
    }
question-colour = { $name } tem de escolher uma cor.
question-colour-you = Que cor escolhes?
question-challenge = { $name } tem de aceitar o Joker Bisca 4 ou desafiar.
question-challenge-you = { $choices ->
        [2] Um Joker Bisca 4 contra ti! Se aceitares, biscas 4 cartas e perdes a vez. Se desafiares e acertares, quem o jogou bisca as 4 cartas e tu jogas a tua vez. Se desafiares e errares, biscas 6 cartas e perdes a vez.
       *[other] Um Joker Bisca 4 contra ti! Se aceitares, biscas 4 cartas e perdes a vez. Se desafiares e acertares, quem o jogou bisca as 4 cartas e tu jogas a tua vez. Se desafiares e errares, biscas 6 cartas e perdes a vez. Ou passa tudo ao seguinte com outra carta.
    }
question-rival = { $name } tem de escolher um adversário para a batalha.
question-rival-you = Quem desafias para uma batalha?
question-pick = { $name } tem de escolher uma carta para a batalha.
question-pick-you = Que carta escolhes para a batalha? O número mais baixo perde, e um símbolo vale 0.
question-riddance = { $name } tem de escolher de que cor se livra.
question-riddance-you = De que cor te livras?
question-hand = { $name } tem de dar uma carta.
question-hand-you = Que carta dás agora?
question-hand-to = { $name } tem de dar uma carta a { $other }.
question-hand-to-you = Que carta dás a { $other }?
question-number = { $name } tem de dizer um número.
question-number-you = Que número dizes?
question-put = { $name } pode pôr na mesa uma carta com o número anunciado.
question-put-you = { $choices ->
        [1] Não tens nenhuma carta com o número anunciado, por isso passas.
       *[other] Pões na mesa uma carta com o número anunciado ou passas?
    }
question-put-number = { $name } pode pôr na mesa um { $number }.
question-put-number-you = { $choices ->
        [1] Não tens nenhum { $number }, por isso passas.
       *[other] Pões na mesa um { $number } ou passas?
    }
question-torment = { $name } tem de escolher quem atormentar.
question-torment-you = Quem atormentas? Essa pessoa vai biscar até sair uma carta da cor que disseres a seguir.
question-uno = { $name } ainda pode gritar UNO.
question-uno-you = Só te resta uma carta: grita UNO!
question-catch = Faltou gritar UNO: { $name } pode apanhar { $others }.
question-catch-you = Faltou gritar UNO: podes apanhar { $others }.
question-stack = { $count ->
        [one] { $name } tem de passar { $count } carta ao seguinte ou biscá-la.
        [many] { $name } tem de passar { $count } de cartas ao seguinte ou biscá-las.
       *[other] { $name } tem de passar { $count } cartas ao seguinte ou biscá-las.
    }
question-stack-you = { $choices ->
        [1] { $count ->
            [one] Não tens nenhuma carta para as passar ao seguinte: biscas { $count } carta e perdes a vez.
            [many] Não tens nenhuma carta para as passar ao seguinte: biscas { $count } de cartas e perdes a vez.
           *[other] Não tens nenhuma carta para as passar ao seguinte: biscas { $count } cartas e perdes a vez.
        }
       *[other] { $count ->
            [one] Jogas outra carta e passas tudo ao seguinte, ou biscas { $count } carta e perdes a vez?
            [many] Jogas outra carta e passas tudo ao seguinte, ou biscas { $count } de cartas e perdes a vez?
           *[other] Jogas outra carta e passas tudo ao seguinte, ou biscas { $count } cartas e perdes a vez?
        }
    }
question-swap = { $name } tem de escolher com quem troca de mão.
question-swap-you = Com quem trocas de mão?
question-jump = { $name } pode cortar.
question-jump-you = { $choices ->
        [0] Não tens nenhuma carta para cortar.
       *[other] Tens uma carta igual: cortas?
    }

## Choices

choice-play = Jogar { $card }
choice-play-uno = Jogar { $card } e gritar UNO
choice-draw = Biscar uma carta
choice-keep = Ficar com a carta
choice-colour = Escolher { colour }
choice-challenge = Desafiar
choice-accept = Aceitar e biscar 4 cartas
choice-battle = Desafiar { $name } para uma batalha
choice-pick = Escolher { $card }
choice-give = Livrar-te do { colour }
choice-hand = Dar { $card }
choice-number = Dizer { $number }
choice-put = Pôr na mesa { $card }
choice-put-uno = Pôr na mesa { $card } e gritar UNO
choice-pass = Passar
choice-torment = Atormentar { $name }
choice-uno = Gritar UNO
choice-catch = Apanhar { $name }
choice-take = Biscar todas as cartas
choice-swap = Trocar de mão com { $name }
choice-jump = Cortar com { $card }
choice-jump-uno = Cortar com { $card } e gritar UNO
