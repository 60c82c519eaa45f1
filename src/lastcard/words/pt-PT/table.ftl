### A table in words that pages and terminals share.

## People

table-you = Tu
table-bot = Bot { $number }
table-player = Jogador { $number }

## Where the game stands

table-round = Ronda { $round }
table-top = No topo da pilha das cartas jogadas: { $card }. Cor em jogo: { colour }.
table-top-uncoloured = No topo da pilha das cartas jogadas: { $card }. Ainda não foi escolhida nenhuma cor.
table-hand = { $count ->
        [one] A tua mão, { $count } carta: { $cards }.
        [many] A tua mão, { $count } de cartas: { $cards }.
       *[other] A tua mão, { $count } cartas: { $cards }.
    }
table-count = { $count ->
        [one] { $name } tem { $count } carta
        [many] { $name } tem { $count } de cartas
       *[other] { $name } tem { $count } cartas
    }
table-count-you = { $count ->
        [one] tu tens { $count } carta
        [many] tu tens { $count } de cartas
       *[other] tu tens { $count } cartas
    }
table-counts = Cartas na mão: { $counts }.
table-draw_pile = { $count ->
        [one] A pilha das biscas tem { $count } carta.
        [many] A pilha das biscas tem { $count } de cartas.
       *[other] A pilha das biscas tem { $count } cartas.
    }
table-scores = Pontos: { $scores }.
table-direction = { $direction ->
        [left] Joga-se para a esquerda.
       *[right] Joga-se para a direita.
    }
table-turn = É a vez de { $name }.
table-turn-you = É a tua vez.

## Asking

table-choice = { $number }. { $choice }
table-catch-nobody = Agora não há ninguém para apanhar.

## At a served table

table-seated = Estás no lugar { $number }.
table-seat = { $number }. { $who }
table-sat = { $name } senta-se à mesa.
table-left = { $name } deixa a mesa.
table-away = { $name } está ausente.
table-back = { $name } voltou.
table-stand_in = Um bot joga por { $name }.
table-host = Agora o anfitrião é { $name }.
table-host-you = Agora o anfitrião és tu.
table-time = { $seconds ->
        [one] Tens { $seconds } segundo.
        [many] Tens { $seconds } de segundos.
       *[other] Tens { $seconds } segundos.
    }
table-chat = { $name }: { $text }
table-nudge = { $name } dá um toque a { $names }: estão todos à espera.
table-nudge-you = { $name } dá-te um toque: estão todos à tua espera.
table-nudge-by_you = Dás um toque a { $names }.
table-ready = { $name } está a postos.

## Why a card can be played or not

table-why-no_match = { $card }: não podes jogar essa carta. Não coincide nem com a cor em jogo, { colour }, nem com o número ou símbolo da carta do topo, { $top }.
table-why-draw_four = { $card }: não podes jogar essa carta enquanto tiveres a cor em jogo, { colour }.
table-why-only_drawn = { $card }: não podes jogar essa carta. Depois de biscar, só a carta biscada pode ser jogada.
table-why-stack = { $card }: não podes jogar essa carta. Aqui só se pode jogar uma carta que passe a bisca adiante.
table-why-finish = { $card }: não podes jogar essa carta. A última carta tem de ser um número.
table-why-not_asked = Agora não é a tua vez de jogar uma carta.

## Endings

table-restored = O servidor foi restaurado a partir de uma cópia de segurança. O que aconteceu depois da cópia perdeu-se, e as cartas da próxima ronda são baralhadas de novo.
table-restored-void = O servidor foi restaurado a partir de uma cópia de segurança. A ronda { $round } é anulada e as cartas são dadas de novo, porque alguém pode já conhecê-las.
