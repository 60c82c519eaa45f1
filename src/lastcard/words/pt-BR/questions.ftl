### What people are asked, and what they may answer.

## Questions: to the reader (-you), or about a named person

question-turn = { $name } deve jogar uma carta ou comprar.
question-turn-you = Sua vez: jogue uma carta ou compre.
question-turn-play-you = Sua vez: jogue uma carta.
question-turn-draw-you = Sua vez: você não pode jogar nenhuma carta, então compre.
question-drawn = { $name } deve jogar a carta comprada ou ficar com ela.
question-drawn-you = { $may ->
        [both] Você comprou { $card }. Joga essa carta ou fica com ela?
        [play] Você comprou { $card }. Essa carta combina e deve ser jogada.
       *[keep] A carta que você comprou não pode ser jogada. Fique com ela.
    }
question-colour = { $name } deve escolher uma cor.
question-colour-you = Que cor você escolhe?
question-challenge = { $name } deve aceitar o Curinga Comprar Quatro ou desafiar.
question-challenge-you = { $choices ->
        [2] Um Curinga Comprar Quatro contra você! Se aceitar, você compra 4 cartas e perde a vez. Se desafiar e acertar, quem o jogou compra as 4 cartas e você joga a sua vez. Se desafiar e errar, você compra 6 cartas e perde a vez.
       *[other] Um Curinga Comprar Quatro contra você! Se aceitar, você compra 4 cartas e perde a vez. Se desafiar e acertar, quem o jogou compra as 4 cartas e você joga a sua vez. Se desafiar e errar, você compra 6 cartas e perde a vez. Ou passe adiante com outra carta.
    }
question-rival = { $name } deve escolher um adversário para a batalha.
question-rival-you = Quem você chama para a batalha?
question-pick = { $name } deve escolher uma carta para a batalha.
question-pick-you = Que carta você escolhe para a batalha? O número mais baixo perde, e um símbolo vale 0.
question-riddance = { $name } deve escolher de que cor se livrar.
question-riddance-you = De que cor você se livra?
question-hand = { $name } deve dar uma carta.
question-hand-you = Que carta você dá agora?
question-hand-to = { $name } deve dar uma carta a { $other }.
question-hand-to-you = Que carta você dá a { $other }?
question-number = { $name } deve dizer um número.
question-number-you = Que número você diz?
question-put = { $name } pode baixar uma carta com o número anunciado.
question-put-you = { $choices ->
        [1] Você não tem nenhuma carta com o número anunciado, então passa.
       *[other] Você baixa uma carta com o número anunciado ou passa?
    }
question-put-number = { $name } pode baixar um { $number }.
question-put-number-you = { $choices ->
        [1] Você não tem nenhum { $number }, então passa.
       *[other] Você baixa um { $number } ou passa?
    }
question-torment = { $name } deve escolher quem atormentar.
question-torment-you = Quem você atormenta? Essa pessoa vai comprar até sair uma carta da cor que você disser em seguida.
question-uno = { $name } ainda pode gritar UNO.
question-uno-you = Só resta uma carta na sua mão: grite UNO!
question-catch = Faltou gritar UNO: { $name } pode flagrar { $others }.
question-catch-you = Faltou gritar UNO: você pode flagrar { $others }.
question-stack = { $count ->
        [0] { $name } deve passar { $count } cartas adiante ou comprá-las.
        [one] { $name } deve passar { $count } carta adiante ou comprá-la.
        [many] { $name } deve passar { $count } de cartas adiante ou comprá-las.
       *[other] { $name } deve passar { $count } cartas adiante ou comprá-las.
    }
question-stack-you = { $choices ->
        [1] { $count ->
            [0] Você não tem carta para passar adiante: compra { $count } cartas e perde a vez.
            [one] Você não tem carta para passar adiante: compra { $count } carta e perde a vez.
            [many] Você não tem carta para passar adiante: compra { $count } de cartas e perde a vez.
           *[other] Você não tem carta para passar adiante: compra { $count } cartas e perde a vez.
        }
       *[other] { $count ->
            [0] Você joga outra carta e passa adiante, ou compra { $count } cartas e perde a vez?
            [one] Você joga outra carta e passa adiante, ou compra { $count } carta e perde a vez?
            [many] Você joga outra carta e passa adiante, ou compra { $count } de cartas e perde a vez?
           *[other] Você joga outra carta e passa adiante, ou compra { $count } cartas e perde a vez?
        }
    }
question-swap = { $name } deve escolher com quem trocar de mão.
question-swap-you = Com quem você troca de mão?
question-jump = { $name } pode cortar.
question-jump-you = { $choices ->
        [0] Você não tem nenhuma carta para cortar.
       *[other] Você tem uma carta igual: quer cortar?
    }

## Choices

choice-play = Jogar { $card }
choice-play-uno = Jogar { $card } e gritar UNO
choice-draw = Comprar uma carta
choice-keep = Ficar com a carta
choice-colour = Escolher { colour }
choice-challenge = Desafiar
choice-accept = Aceitar e comprar 4 cartas
choice-battle = Chamar { $name } para a batalha
choice-pick = Escolher { $card }
choice-give = Livrar-se do { colour }
choice-hand = Dar { $card }
choice-number = Dizer { $number }
choice-put = Baixar { $card }
choice-put-uno = Baixar { $card } e gritar UNO
choice-pass = Passar
choice-torment = Atormentar { $name }
choice-uno = Gritar UNO
choice-catch = Flagrar { $name }
choice-take = Comprar todas as cartas
choice-swap = Trocar de mão com { $name }
choice-jump = Cortar com { $card }
choice-jump-uno = Cortar com { $card } e gritar UNO
