### The table in plain lines, and the headings of lists.

## People

table-you = Tu
table-bot = Bot { $number }
table-player = Jogador { $number }

## Where the game stands

table-game = { $target ->
        [one] { $edition }, { $players } jogadores, regras da folha em { $sheet }, até { $target } ponto.
        [many] { $edition }, { $players } jogadores, regras da folha em { $sheet }, até { $target } de pontos.
       *[other] { $edition }, { $players } jogadores, regras da folha em { $sheet }, até { $target } pontos.
    }
table-differs = Alterado em relação à folha:
table-round = Ronda { $round }
table-top = No topo da pilha das cartas jogadas: { $card }. Cor em jogo: { colour }.
table-top-coloured = No topo da pilha das cartas jogadas: { $card }.
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
table-prompt = A tua escolha (número, ou { table-command-help }):
table-prompt-next = Prime Enter para a próxima ronda, ou escreve { table-command-quit }:
table-prompt-start = Escreve { table-command-start } quando todos estiverem cá:
table-prompt-over = Escreve { table-command-rematch } para jogar outra vez, ou prime Enter para sair:
table-prompt-name = O teu nome:
table-prompt-game = Qual jogo (o seu número, ou Enter para o primeiro):
table-prompt-pause = Resta uma só carta. Prime Enter para continuar, ou escreve um comando:
table-prompt-jump = Prime Enter para continuar, ou escreve { table-command-jump }:
table-jump = { $card }: podes cortar com essa carta. Escreve { table-command-jump }.
table-pass = Passa o ecrã a { $name } e depois prime Enter:
table-hint = { $choice }. { $reason }
table-command-hand = mão
table-command-top = topo
table-command-counts = cartas
table-command-scores = pontos
table-command-why = motivo
table-command-uno = uno
table-command-catch = apanhar
table-command-jump = cortar
table-command-hint = dica
table-command-help = ajuda
table-command-quit = sair
table-command-rules = regras
table-command-seats = lugares
table-command-chat = conversa
table-command-start = começar
table-command-rematch = desforra
table-command-leave = deixar
table-command-remove = retirar
table-command-ban = banir
table-help =
    Escreve o número de uma opção ou uma destas palavras:
    { table-command-hand }: as cartas da tua mão
    { table-command-top }: a carta no topo da pilha das cartas jogadas e a cor em jogo
    { table-command-counts }: quantas cartas cada um tem e o sentido do jogo
    { table-command-scores }: os pontos de cada um
    { table-command-why } e uma carta, como { table-command-why } { $example }: por que razão pode ser jogada ou não
    { table-command-uno }: gritar UNO quando te resta uma carta; depois do número de uma opção, gritar ao jogar
    { table-command-catch }: apanhar quem não gritou UNO
    { table-command-hint }: o que faria um bom jogador
    { table-command-rules }: as regras desta mesa; com o nome de uma cláusula, como { table-command-rules } uno.call, essa cláusula
    { table-command-help }: esta lista
table-help-local = { table-command-quit }: guardar o jogo e sair
table-help-jump = { table-command-jump }: jogar fora da tua vez uma carta igual à do topo
table-help-joined =
    { table-command-seats }: quem está à mesa
    { table-command-chat }: dizer algo a todos; sozinha, mostra as frases
    { table-command-start }: começar, se és o anfitrião
    { table-command-rematch }: jogar outra vez quando o jogo acabar
    { table-command-leave }: ceder o teu lugar; um bot joga por ti
    { table-command-remove } e o número de um lugar: retirar essa pessoa da mesa, se és o anfitrião; { table-command-ban } também não a deixa voltar
    { table-command-quit }: ir embora e manter o teu lugar: o mesmo link leva de volta
table-help-notation =
    Uma escolha também se pode escrever assim: play { $card }, draw, colour { $colour }; acrescenta uno depois de uma carta para gritar UNO.
    Uma carta é a letra da sua cor ({ $colours }) e o seu número, +2, skip ou rev.
    As cartas sem cor são { $wilds }.
table-unknown = { $last ->
        [1] «{ $text }» não é uma opção. Escreve { $last } ou { table-command-help }. Escolhas possíveis: { $choices }.
       *[other] «{ $text }» não é uma opção. Escreve um número de 1 a { $last }, ou { table-command-help }. Escolhas possíveis: { $choices }.
    }
table-unknown-word = Não conheço a palavra «{ $text }». Escreve { table-command-help } para veres as que conheço.
table-uno-not_owed = Agora não tens de gritar UNO.
table-catch-nobody = Agora não há ninguém para apanhar.
table-jump-not_offered = Agora não podes cortar.
table-too_late = Tarde demais: o jogo seguiu em frente.
table-nothing_asked = Agora não tens nada a responder.
table-sent = A tua resposta vai a caminho. A mesa espera um momento por quem queira gritar UNO ou apanhar.
table-leave-again = Escreve { table-command-leave } outra vez para o ceder.
table-not_begun = O jogo ainda não começou.

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
table-again = A mesma mesa joga outra vez.
table-one_left = A { $name } resta uma carta.
table-one_left-you = Resta-te uma carta.
table-time = { $seconds ->
        [one] Tens { $seconds } segundo.
        [many] Tens { $seconds } de segundos.
       *[other] Tens { $seconds } segundos.
    }
table-chat = { $name }: { $text }
table-remove-what = Escreve { table-command-remove } ou { table-command-ban } e o número de um lugar; { table-command-seats } mostra quais são.
table-chat-phrases = Escreve { table-command-chat } e um destes números:
table-chat-free = Escreve { table-command-chat } e o que quiseres dizer, ou um destes números:
table-chat-off = Nesta mesa não há conversa.

## Why a card can be played or not

table-why-what = Escreve { table-command-why } e uma carta, por exemplo { table-command-why } { $example }.
table-why-playable = { $card }: podes jogar essa carta agora.
table-why-bluff = { $card }: podes jogar essa carta, mas tens a cor em jogo, { colour }. Se te desafiarem, biscas 4 cartas.
table-why-no_match = { $card }: não podes jogar essa carta. Não coincide nem com a cor em jogo, { colour }, nem com o número ou símbolo da carta do topo, { $top }.
table-why-draw_four = { $card }: não podes jogar essa carta enquanto tiveres a cor em jogo, { colour }.
table-why-only_drawn = { $card }: não podes jogar essa carta. Depois de biscar, só a carta biscada pode ser jogada.
table-why-stack = { $card }: não podes jogar essa carta. Aqui só se pode jogar uma carta que passe a bisca adiante.
table-why-finish = { $card }: não podes jogar essa carta. A última carta tem de ser um número.
table-why-not_held = { $card }: não tens essa carta.
table-why-not_asked = Agora não é a tua vez de jogar uma carta.

## Endings

table-left_in_hand = { $name } ainda tem: { $cards }.
table-left_in_hand-you = Ainda tens: { $cards }.
table-thanks = Obrigado por jogares!
table-input_ended = A entrada acabou.
table-saved = O jogo foi guardado em { $file }. Para continuar: { $command }
table-not_saved = { $why ->
        [full] Não é possível guardar o jogo: o disco está cheio. Podes continuar a jogar; a cada jogada tenta-se de novo.
        [denied] Não é possível guardar o jogo: não é permitido gravar nesse local. Podes continuar a jogar; a cada jogada tenta-se de novo.
        [gone] Não é possível guardar o jogo: a pasta não existe. Podes continuar a jogar; a cada jogada tenta-se de novo.
       *[other] Não é possível guardar o jogo. Podes continuar a jogar; a cada jogada tenta-se de novo.
    }
table-saved_again = O jogo voltou a ser guardado.
table-unsaved = O jogo não pôde ser guardado em lado nenhum. Este é o seu registo. Copia-o para um ficheiro e continua com: { $command }
table-kept = Para rever o jogo: { $command }
table-kept-proof = Para provar os baralhamentos: { $command }
table-resumed = Estás de volta à mesa.
table-restored = O servidor foi restaurado a partir de uma cópia de segurança. O que aconteceu depois da cópia perdeu-se, e as cartas da próxima ronda são baralhadas de novo.
table-restored-void = O servidor foi restaurado a partir de uma cópia de segurança. A ronda { $round } é anulada e as cartas são dadas de novo, porque alguém pode já conhecê-las.
table-seat_kept = O teu lugar fica guardado. Para voltar: { $command }
table-games = Jogos guardados, o mais recente primeiro:
table-games-listed = { $number }. { $edition }, { $players } jogadores, ronda { $round }, de { $when }: { $file }
table-games-damaged = { $file } está danificado na linha { $line } e não pode ser escolhido.
table-games-in_use = { $file } está a ser jogado noutro terminal.

## Replays

table-replay = Registo de um jogo: { $edition }, { $players } jogadores, folha em { $sheet }, semente { $seed }.
table-replay-arranged = A posição foi preparada à mão.
table-replay-unfinished = O registo termina aqui, antes do fim do jogo.

## The list of editions

table-editions = Edições
table-editions-id = Id
table-editions-name = Nome
table-editions-special = Carta especial
table-editions-colours = Cores
table-editions-cards = Cartas
table-editions-none = nenhuma

## A deck of somebody's own: a list of its cards, and the comments in a new deck file

table-deck = Cartas de «{ $name }»: { $count }. Cores: { $colours }.
table-deck-card = Carta
table-deck-each = Em cada cor
table-deck-all = Ao todo
table-deck-players = Mãos de { $cards }: até { $players } jogadores.
table-deck-written = O baralho está no ficheiro «{ $file }». Muda-o como quiseres, verifica-o e joga com ele:
table-deck-mine = O meu baralho
table-deck-new-name = Um baralho próprio. Como se chama? Em todos os idiomas o nome aparece como está.
table-deck-new-colours = De duas a quatro de red, blue, green, yellow, pink e purple. Um baralho novo tem-nas pela ordem em que as escreveres.
table-deck-new-cards =
    Quantas de cada uma em cada cor, de 0 a 2: um algarismo, um intervalo, +2 (Bisca Dois), rev (Inverte o Jogo) e skip (Passa a Vez).
    Um baralho tem pelo menos 20 cartas, e pelo menos 12 são números de cor.
table-deck-new-wilds = Quantas de cada carta sem cor, de 0 a 4. O que falta vale 0.

## The list of rules

table-rules = As regras, cláusula por cláusula
table-rules-clause = { $id }: { $text }
table-rules-sheet = A folha em { $sheet } define { $switches }.
table-rules-unknown = Não existe a cláusula «{ $clause }».

## Serving

table-serve = A mesa está aberta em { $url }. Prime Ctrl-C para parar.
table-hosted = A mesa está aberta. Os outros entram num navegador em { $url }, ou num terminal com: { $command }
table-hosted-kept = A mesa fica guardada. Abre-a de novo com { $command }, e o mesmo link leva de volta a ela.
