### What only a terminal says of a table: plain lines, and the headings of lists.

## Where the game stands

terminal-game = { $target ->
        [one] { $edition }, { $players } jogadores, regras da folha em { $sheet }, até { $target } ponto.
        [many] { $edition }, { $players } jogadores, regras da folha em { $sheet }, até { $target } de pontos.
       *[other] { $edition }, { $players } jogadores, regras da folha em { $sheet }, até { $target } pontos.
    }
terminal-differs = Alterado em relação à folha:
terminal-top-coloured = No topo da pilha das cartas jogadas: { $card }.

## Asking

terminal-prompt = A tua escolha (número, ou { terminal-command-help }):
terminal-prompt-next = Prime Enter para a próxima ronda, ou escreve { terminal-command-quit }:
terminal-prompt-start = Escreve { terminal-command-start } quando todos estiverem cá:
terminal-prompt-over = Escreve { terminal-command-rematch } para jogar outra vez, ou prime Enter para sair:
terminal-prompt-name = O teu nome:
terminal-prompt-game = Qual jogo (o seu número, ou Enter para o primeiro):
terminal-prompt-pause = Resta uma só carta. Prime Enter para continuar, ou escreve um comando:
terminal-prompt-jump = Prime Enter para continuar, ou escreve { terminal-command-jump }:
terminal-jump = { $card }: podes cortar com essa carta. Escreve { terminal-command-jump }.
terminal-pass = Passa o ecrã a { $name } e depois prime Enter:
terminal-hint = { $choice }. { $reason }
terminal-command-hand = mão
terminal-command-top = topo
terminal-command-counts = cartas
terminal-command-scores = pontos
terminal-command-why = motivo
terminal-command-uno = uno
terminal-command-catch = apanhar
terminal-command-jump = cortar
terminal-command-hint = dica
terminal-command-help = ajuda
terminal-command-quit = sair
terminal-command-rules = regras
terminal-command-seats = lugares
terminal-command-chat = conversa
terminal-command-start = começar
terminal-command-rematch = desforra
terminal-command-leave = deixar
terminal-command-remove = retirar
terminal-command-ban = banir
terminal-help =
    Escreve o número de uma opção ou uma destas palavras:
    { terminal-command-hand }: as cartas da tua mão
    { terminal-command-top }: a carta no topo da pilha das cartas jogadas e a cor em jogo
    { terminal-command-counts }: quantas cartas cada um tem e o sentido do jogo
    { terminal-command-scores }: os pontos de cada um
    { terminal-command-why } e uma carta, como { terminal-command-why } { $example }: por que razão pode ser jogada ou não
    { terminal-command-uno }: gritar UNO quando te resta uma carta; depois do número de uma opção, gritar ao jogar
    { terminal-command-catch }: apanhar quem não gritou UNO
    { terminal-command-hint }: o que faria um bom jogador
    { terminal-command-rules }: as regras desta mesa; com o nome de uma cláusula, como { terminal-command-rules } uno.call, essa cláusula
    { terminal-command-help }: esta lista
terminal-help-local = { terminal-command-quit }: guardar o jogo e sair
terminal-help-jump = { terminal-command-jump }: jogar fora da tua vez uma carta igual à do topo
terminal-help-joined =
    { terminal-command-seats }: quem está à mesa
    { terminal-command-chat }: dizer algo a todos; sozinha, mostra as frases
    { terminal-command-start }: começar, se és o anfitrião
    { terminal-command-rematch }: jogar outra vez quando o jogo acabar
    { terminal-command-leave }: ceder o teu lugar; um bot joga por ti
    { terminal-command-remove } e o número de um lugar: retirar essa pessoa da mesa, se és o anfitrião; { terminal-command-ban } também não a deixa voltar
    { terminal-command-quit }: ir embora e manter o teu lugar: o mesmo link leva de volta
terminal-help-notation =
    Uma escolha também se pode escrever assim: play { $card }, draw, colour { $colour }; acrescenta uno depois de uma carta para gritar UNO.
    Uma carta é a letra da sua cor ({ $colours }) e o seu número, +2, skip ou rev.
    As cartas sem cor são { $wilds }.
terminal-unknown = { $last ->
        [1] «{ $text }» não é uma opção. Escreve { $last } ou { terminal-command-help }. Escolhas possíveis: { $choices }.
       *[other] «{ $text }» não é uma opção. Escreve um número de 1 a { $last }, ou { terminal-command-help }. Escolhas possíveis: { $choices }.
    }
terminal-unknown-word = Não conheço a palavra «{ $text }». Escreve { terminal-command-help } para veres as que conheço.
terminal-uno-not_owed = Agora não tens de gritar UNO.
terminal-jump-not_offered = Agora não podes cortar.
terminal-too_late = Tarde demais: o jogo seguiu em frente.
terminal-nothing_asked = Agora não tens nada a responder.
terminal-sent = A tua resposta vai a caminho. A mesa espera um momento por quem queira gritar UNO ou apanhar.
terminal-leave-again = Escreve { terminal-command-leave } outra vez para o ceder.
terminal-not_begun = O jogo ainda não começou.

## At a served table

terminal-again = A mesma mesa joga outra vez.
terminal-one_left = { $name } só tem uma carta.
terminal-one_left-you = Resta-te uma carta.
terminal-remove-what = Escreve { terminal-command-remove } ou { terminal-command-ban } e o número de um lugar; { terminal-command-seats } mostra quais são.
terminal-chat-phrases = Escreve { terminal-command-chat } e um destes números:
terminal-chat-free = Escreve { terminal-command-chat } e o que quiseres dizer, ou um destes números:
terminal-chat-off = Nesta mesa não há conversa.

## Why a card can be played or not

terminal-why-what = Escreve { terminal-command-why } e uma carta, por exemplo { terminal-command-why } { $example }.
terminal-why-playable = { $card }: podes jogar essa carta agora.
terminal-why-bluff = { $card }: podes jogar essa carta, mas tens a cor em jogo, { colour }. Se te desafiarem, biscas 4 cartas.
terminal-why-not_held = { $card }: não tens essa carta.

## Endings

terminal-left_in_hand = { $name } ainda tem: { $cards }.
terminal-left_in_hand-you = Ainda tens: { $cards }.
terminal-thanks = Obrigado por jogares!
terminal-input_ended = A entrada acabou.
terminal-saved = O jogo foi guardado em { $file }. Para continuar: { $command }
terminal-not_saved = { $why ->
        [full] Não é possível guardar o jogo: o disco está cheio. Podes continuar a jogar; a cada jogada tenta-se de novo.
        [denied] Não é possível guardar o jogo: não é permitido gravar nesse local. Podes continuar a jogar; a cada jogada tenta-se de novo.
        [gone] Não é possível guardar o jogo: a pasta não existe. Podes continuar a jogar; a cada jogada tenta-se de novo.
       *[other] Não é possível guardar o jogo. Podes continuar a jogar; a cada jogada tenta-se de novo.
    }
terminal-saved_again = O jogo voltou a ser guardado.
terminal-unsaved = O jogo não pôde ser guardado em lado nenhum. Este é o seu registo. Copia-o para um ficheiro e continua com: { $command }
terminal-kept = Para rever o jogo: { $command }
terminal-kept-proof = Para provar os baralhamentos: { $command }
terminal-resumed = Estás de volta à mesa.
terminal-seat_kept = O teu lugar fica guardado. Para voltar: { $command }
terminal-games = Jogos guardados, o mais recente primeiro:
terminal-games-listed = { $number }. { $edition }, { $players } jogadores, ronda { $round }, de { $when }: { $file }
terminal-games-damaged = { $file } está danificado na linha { $line } e não pode ser escolhido.

## Replays

terminal-replay = Registo de um jogo: { $edition }, { $players } jogadores, folha em { $sheet }, semente { $seed }.
terminal-replay-arranged = A posição foi preparada à mão.
terminal-replay-unfinished = O registo termina aqui, antes do fim do jogo.

## The list of editions

terminal-editions = Edições
terminal-editions-id = Id
terminal-editions-name = Nome
terminal-editions-special = Carta especial
terminal-editions-colours = Cores
terminal-editions-cards = Cartas
terminal-editions-none = nenhuma

## A deck of somebody's own: a list of its cards, and the comments in a new deck file

terminal-deck = Cartas de «{ $name }»: { $count }. Cores: { $colours }.
terminal-deck-card = Carta
terminal-deck-each = Em cada cor
terminal-deck-all = Ao todo
terminal-deck-players = Mãos de { $cards }: até { $players } jogadores.
terminal-deck-written = O baralho está no ficheiro «{ $file }». Muda-o como quiseres, verifica-o e joga com ele:
terminal-deck-mine = O meu baralho
terminal-deck-new-name = Um baralho próprio. Como se chama? Em todos os idiomas o nome aparece como está.
terminal-deck-new-colours = De duas a quatro de red, blue, green, yellow, pink e purple. Um baralho novo tem-nas pela ordem em que as escreveres.
terminal-deck-new-cards =
    Quantas de cada uma em cada cor, de 0 a 2: um algarismo, um intervalo, +2 (Bisca Dois), rev (Inverte o Jogo) e skip (Passa a Vez).
    Um baralho tem pelo menos 20 cartas, e pelo menos 12 são números de cor.
terminal-deck-new-wilds = Quantas de cada carta sem cor, de 0 a 4. O que falta vale 0.

## The list of rules

terminal-rules = As regras, cláusula por cláusula
terminal-rules-clause = { $id }: { $text }
terminal-rules-sheet = A folha em { $sheet } define { $switches }.
terminal-rules-unknown = Não existe a cláusula «{ $clause }».

## Serving

terminal-serve = A mesa está aberta em { $url }. Prime Ctrl-C para parar.
terminal-hosted = A mesa está aberta. Os outros entram num navegador em { $url }, ou num terminal com: { $command }
terminal-hosted-kept = A mesa fica guardada. Abre-a de novo com { $command }, e o mesmo link leva de volta a ela.
terminal-migrate-same = O esquema da base de dados «{ $url }» está atualizado: versão { $version }.
terminal-migrate-schema = A base de dados «{ $url }» tem agora a versão { $version } do esquema.
terminal-migrate-taken = A pasta «{ $folder }» foi transferida e verificada. Mesas: { $tables }. Registos: { $entries }. Guarda a pasta como cópia e não a uses mais num servidor.
terminal-migrate-restored = Mesas marcadas como restauradas de uma cópia: { $tables }.
