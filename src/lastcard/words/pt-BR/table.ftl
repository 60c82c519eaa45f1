### A table in words that pages and terminals share.

## People

table-you = Você
table-bot = Robô { $number }
table-player = Jogador { $number }

## Where the game stands

table-round = Rodada { $round }
table-top = No topo da pilha de descarte: { $card }. Cor em jogo: { colour }.
table-top-uncoloured = No topo da pilha de descarte: { $card }. Nenhuma cor foi escolhida ainda.
table-hand = { $count ->
        [0] Sua mão, { $count } cartas: { $cards }.
        [one] Sua mão, { $count } carta: { $cards }.
        [many] Sua mão, { $count } de cartas: { $cards }.
       *[other] Sua mão, { $count } cartas: { $cards }.
    }
table-count = { $count ->
        [0] { $name } tem { $count } cartas
        [one] { $name } tem { $count } carta
        [many] { $name } tem { $count } de cartas
       *[other] { $name } tem { $count } cartas
    }
table-count-you = { $count ->
        [0] você tem { $count } cartas
        [one] você tem { $count } carta
        [many] você tem { $count } de cartas
       *[other] você tem { $count } cartas
    }
table-counts = Cartas na mão: { $counts }.
table-draw_pile = { $count ->
        [0] O monte tem { $count } cartas.
        [one] O monte tem { $count } carta.
        [many] O monte tem { $count } de cartas.
       *[other] O monte tem { $count } cartas.
    }
table-scores = Pontos: { $scores }.
table-direction = { $direction ->
        [left] O jogo segue para a esquerda.
       *[right] O jogo segue para a direita.
    }
table-turn = É a vez de { $name }.
table-turn-you = É a sua vez.

## Asking

table-choice = { $number }. { $choice }
table-catch-nobody = Agora não há ninguém para flagrar.

## At a served table

table-seated = Você está no lugar { $number }.
table-seat = { $number }. { $who }
table-sat = { $name } se senta à mesa.
table-left = { $name } deixa a mesa.
table-away = { $name } está ausente.
table-back = { $name } voltou.
table-stand_in = Um robô joga por { $name }.
table-host = Agora o anfitrião é { $name }.
table-host-you = Agora o anfitrião é você.
table-time = { $seconds ->
        [0] Você tem { $seconds } segundos.
        [one] Você tem { $seconds } segundo.
        [many] Você tem { $seconds } de segundos.
       *[other] Você tem { $seconds } segundos.
    }
table-chat = { $name }: { $text }
table-nudge = { $name } cutuca { $names }: todos estão esperando.
table-nudge-you = { $name } cutuca você: todos estão esperando.
table-nudge-by_you = Você cutuca { $names }.
table-ready = { $name } está a postos.

## Why a card can be played or not

table-why-no_match = { $card }: você não pode jogar essa carta. Ela não combina nem com a cor em jogo, { colour }, nem com o número ou símbolo da carta do topo, { $top }.
table-why-draw_four = { $card }: você não pode jogar essa carta enquanto tiver a cor em jogo, { colour }.
table-why-only_drawn = { $card }: você não pode jogar essa carta. Depois de comprar, só a carta comprada pode ser jogada.
table-why-stack = { $card }: você não pode jogar essa carta. Aqui só se pode jogar uma carta que passe a compra adiante.
table-why-finish = { $card }: você não pode jogar essa carta. A última carta precisa ser um número.
table-why-not_asked = Agora não é a sua vez de jogar uma carta.

## Endings

table-restored = O servidor foi restaurado de um backup. O que aconteceu depois do backup se perdeu, e as cartas da próxima rodada são embaralhadas de novo.
table-restored-void = O servidor foi restaurado de um backup. A rodada { $round } foi anulada e as cartas são dadas de novo, porque alguém pode já conhecê-las.
