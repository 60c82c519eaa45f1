### The table in plain lines, and the headings of lists.

## People

table-you = Você
table-bot = Robô { $number }
table-player = Jogador { $number }

## Where the game stands

table-game = { $target ->
        [0] { $edition }, { $players } jogadores, regras da folha em { $sheet }, até { $target } pontos.
        [one] { $edition }, { $players } jogadores, regras da folha em { $sheet }, até { $target } ponto.
        [many] { $edition }, { $players } jogadores, regras da folha em { $sheet }, até { $target } de pontos.
       *[other] { $edition }, { $players } jogadores, regras da folha em { $sheet }, até { $target } pontos.
    }
table-differs = Alterado em relação à folha:
table-round = Rodada { $round }
table-top = No topo da pilha de descarte: { $card }. Cor em jogo: { colour }.
table-top-coloured = No topo da pilha de descarte: { $card }.
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
table-prompt = Sua escolha (número, ou { table-command-help }):
table-prompt-next = Aperte Enter para a próxima rodada, ou digite { table-command-quit }:
table-prompt-start = Digite { table-command-start } quando todos estiverem aqui:
table-prompt-over = Digite { table-command-rematch } para jogar de novo, ou aperte Enter para sair:
table-prompt-name = Seu nome:
table-prompt-game = Qual jogo (o número dele, ou Enter para o primeiro):
table-prompt-pause = Resta uma só carta. Aperte Enter para continuar, ou digite um comando:
table-prompt-jump = Aperte Enter para continuar, ou digite { table-command-jump }:
table-jump = { $card }: você pode cortar com essa carta. Digite { table-command-jump }.
table-pass = Passe a tela para { $name } e depois aperte Enter:
table-hint = { $choice }. { $reason }
table-command-hand = mão
table-command-top = topo
table-command-counts = cartas
table-command-scores = pontos
table-command-why = motivo
table-command-uno = uno
table-command-catch = flagrar
table-command-jump = cortar
table-command-hint = dica
table-command-help = ajuda
table-command-quit = sair
table-command-rules = regras
table-command-seats = lugares
table-command-chat = chat
table-command-start = começar
table-command-rematch = revanche
table-command-leave = deixar
table-command-remove = remover
table-command-ban = banir
table-help =
    Digite o número de uma opção ou uma destas palavras:
    { table-command-hand }: as cartas da sua mão
    { table-command-top }: a carta no topo da pilha de descarte e a cor em jogo
    { table-command-counts }: quantas cartas cada um tem e o sentido do jogo
    { table-command-scores }: os pontos de cada um
    { table-command-why } e uma carta, como { table-command-why } { $example }: por que ela pode ser jogada ou não
    { table-command-uno }: gritar UNO quando resta uma carta; depois do número de uma opção, gritar com essa jogada
    { table-command-catch }: flagrar quem não gritou UNO
    { table-command-hint }: o que um bom jogador faria
    { table-command-rules }: as regras desta mesa; com o nome de uma cláusula, como { table-command-rules } uno.call, essa cláusula
    { table-command-help }: esta lista
table-help-local = { table-command-quit }: salvar o jogo e sair
table-help-jump = { table-command-jump }: jogar fora da sua vez uma carta igual à do topo
table-help-joined =
    { table-command-seats }: quem está na mesa
    { table-command-chat }: dizer algo a todos; sozinha, mostra as frases
    { table-command-start }: começar, se você é o anfitrião
    { table-command-rematch }: jogar de novo quando o jogo acabar
    { table-command-leave }: ceder seu lugar; um robô joga por você
    { table-command-remove } e o número de um lugar: remover essa pessoa da mesa, se você é o anfitrião; { table-command-ban } também não a deixa voltar
    { table-command-quit }: ir embora e manter seu lugar: o mesmo link leva de volta
table-help-notation =
    Uma escolha também pode ser escrita assim: play { $card }, draw, colour { $colour }; acrescente uno depois de uma carta para gritar UNO.
    Uma carta é a letra da sua cor ({ $colours }) e o seu número, +2, skip ou rev.
    As cartas sem cor são { $wilds }.
table-unknown = { $last ->
        [1] “{ $text }” não é uma opção. Digite { $last } ou { table-command-help }. Opções possíveis: { $choices }.
       *[other] “{ $text }” não é uma opção. Digite um número de 1 a { $last }, ou { table-command-help }. Opções possíveis: { $choices }.
    }
table-unknown-word = Não conheço a palavra “{ $text }”. Digite { table-command-help } para ver as que conheço.
table-uno-not_owed = Agora você não precisa gritar UNO.
table-catch-nobody = Agora não há ninguém para flagrar.
table-jump-not_offered = Agora você não pode cortar.
table-too_late = Tarde demais: o jogo seguiu em frente.
table-nothing_asked = Agora você não tem nada a responder.
table-sent = Sua resposta está a caminho. A mesa espera um momento para quem quiser gritar UNO ou flagrar.
table-leave-again = Digite { table-command-leave } de novo para cedê-lo.
table-not_begun = O jogo ainda não começou.

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
table-again = A mesma mesa joga de novo.
table-one_left = { $name } tem uma só carta.
table-one_left-you = Resta uma carta na sua mão.
table-time = { $seconds ->
        [0] Você tem { $seconds } segundos.
        [one] Você tem { $seconds } segundo.
        [many] Você tem { $seconds } de segundos.
       *[other] Você tem { $seconds } segundos.
    }
table-chat = { $name }: { $text }
table-remove-what = Digite { table-command-remove } ou { table-command-ban } e o número de um lugar; { table-command-seats } mostra quais são.
table-chat-phrases = Digite { table-command-chat } e um destes números:
table-chat-free = Digite { table-command-chat } e o que quiser dizer, ou um destes números:
table-chat-off = Nesta mesa não há chat.

## Why a card can be played or not

table-why-what = Digite { table-command-why } e uma carta, por exemplo { table-command-why } { $example }.
table-why-playable = { $card }: você pode jogar essa carta agora.
table-why-bluff = { $card }: você pode jogar essa carta, mas tem a cor em jogo, { colour }. Se alguém desafiar, você compra 4 cartas.
table-why-no_match = { $card }: você não pode jogar essa carta. Ela não combina nem com a cor em jogo, { colour }, nem com o número ou símbolo da carta do topo, { $top }.
table-why-draw_four = { $card }: você não pode jogar essa carta enquanto tiver a cor em jogo, { colour }.
table-why-only_drawn = { $card }: você não pode jogar essa carta. Depois de comprar, só a carta comprada pode ser jogada.
table-why-stack = { $card }: você não pode jogar essa carta. Aqui só se pode jogar uma carta que passe a compra adiante.
table-why-finish = { $card }: você não pode jogar essa carta. A última carta precisa ser um número.
table-why-not_held = { $card }: você não tem essa carta.
table-why-not_asked = Agora não é a sua vez de jogar uma carta.

## Endings

table-left_in_hand = { $name } ainda tem: { $cards }.
table-left_in_hand-you = Você ainda tem: { $cards }.
table-thanks = Obrigado por jogar!
table-input_ended = A entrada acabou.
table-saved = O jogo foi salvo em { $file }. Para continuar: { $command }
table-not_saved = { $why ->
        [full] Não é possível salvar o jogo: o disco está cheio. Você pode continuar jogando; a cada jogada há nova tentativa.
        [denied] Não é possível salvar o jogo: não é permitido gravar nesse lugar. Você pode continuar jogando; a cada jogada há nova tentativa.
        [gone] Não é possível salvar o jogo: a pasta não existe. Você pode continuar jogando; a cada jogada há nova tentativa.
       *[other] Não é possível salvar o jogo. Você pode continuar jogando; a cada jogada há nova tentativa.
    }
table-saved_again = O jogo voltou a ser salvo.
table-unsaved = O jogo não pôde ser salvo em lugar nenhum. Este é o registro dele. Copie-o para um arquivo e continue com: { $command }
table-kept = Para rever o jogo: { $command }
table-kept-proof = Para provar os embaralhamentos: { $command }
table-resumed = Você está de volta à mesa.
table-restored = O servidor foi restaurado de um backup. O que aconteceu depois do backup se perdeu, e as cartas da próxima rodada são embaralhadas de novo.
table-restored-void = O servidor foi restaurado de um backup. A rodada { $round } foi anulada e as cartas são dadas de novo, porque alguém pode já conhecê-las.
table-seat_kept = Seu lugar fica guardado. Para voltar: { $command }
table-games = Jogos salvos, o mais recente primeiro:
table-games-listed = { $number }. { $edition }, { $players } jogadores, rodada { $round }, de { $when }: { $file }
table-games-damaged = { $file } está danificado na linha { $line } e não pode ser escolhido.
table-games-in_use = { $file } está sendo jogado em outro terminal.

## Replays

table-replay = Registro de um jogo: { $edition }, { $players } jogadores, folha em { $sheet }, semente { $seed }.
table-replay-arranged = A posição foi preparada à mão.
table-replay-unfinished = O registro termina aqui, antes do fim do jogo.

## The list of editions

table-editions = Edições
table-editions-id = Id
table-editions-name = Nome
table-editions-special = Carta especial
table-editions-colours = Cores
table-editions-cards = Cartas
table-editions-none = nenhuma

## A deck of somebody's own: a list of its cards, and the comments in a new deck file

table-deck = Cartas de “{ $name }”: { $count }. Cores: { $colours }.
table-deck-card = Carta
table-deck-each = Em cada cor
table-deck-all = Ao todo
table-deck-players = Mãos de { $cards }: até { $players } jogadores.
table-deck-written = O baralho está no arquivo “{ $file }”. Mude-o como quiser, confira e jogue com ele:
table-deck-mine = Meu baralho
table-deck-new-name = Um baralho próprio. Como se chama? Em todos os idiomas o nome aparece como está.
table-deck-new-colours = De duas a quatro de red, blue, green, yellow, pink e purple. Um baralho novo as tem na ordem em que você escrever.
table-deck-new-cards =
    Quantas de cada uma em cada cor, de 0 a 2: um algarismo, um intervalo, +2 (Comprar Duas), rev (Inverter) e skip (Passar a Vez).
    Um baralho tem pelo menos 20 cartas, e pelo menos 12 são números de cor.
table-deck-new-wilds = Quantas de cada carta sem cor, de 0 a 4. O que falta vale 0.

## The list of rules

table-rules = As regras, cláusula por cláusula
table-rules-clause = { $id }: { $text }
table-rules-sheet = A folha em { $sheet } define { $switches }.
table-rules-unknown = Não existe a cláusula “{ $clause }”.

## Serving

table-serve = A mesa está aberta em { $url }. Aperte Ctrl-C para parar.
table-hosted = A mesa está aberta. Os outros entram em um navegador em { $url }, ou em um terminal com: { $command }
table-hosted-kept = A mesa fica guardada. Abra-a de novo com { $command }, e o mesmo link leva de volta a ela.
