### What only a terminal says of a table: plain lines, and the headings of lists.

## Where the game stands

terminal-game = { $target ->
        [0] { $edition }, { $players } jogadores, regras da folha em { $sheet }, até { $target } pontos.
        [one] { $edition }, { $players } jogadores, regras da folha em { $sheet }, até { $target } ponto.
        [many] { $edition }, { $players } jogadores, regras da folha em { $sheet }, até { $target } de pontos.
       *[other] { $edition }, { $players } jogadores, regras da folha em { $sheet }, até { $target } pontos.
    }
terminal-differs = Alterado em relação à folha:
terminal-top-coloured = No topo da pilha de descarte: { $card }.

## Asking

terminal-prompt = Sua escolha (número, ou { terminal-command-help }):
terminal-prompt-next = Aperte Enter para a próxima rodada, ou digite { terminal-command-quit }:
terminal-prompt-start = Digite { terminal-command-start } quando todos estiverem aqui:
terminal-prompt-over = Digite { terminal-command-rematch } para jogar de novo, ou aperte Enter para sair:
terminal-prompt-name = Seu nome:
terminal-prompt-game = Qual jogo (o número dele, ou Enter para o primeiro):
terminal-prompt-pause = Resta uma só carta. Aperte Enter para continuar, ou digite um comando:
terminal-prompt-jump = Aperte Enter para continuar, ou digite { terminal-command-jump }:
terminal-jump = { $card }: você pode cortar com essa carta. Digite { terminal-command-jump }.
terminal-pass = Passe a tela para { $name } e depois aperte Enter:
terminal-hint = { $choice }. { $reason }
terminal-command-hand = mão
terminal-command-top = topo
terminal-command-counts = cartas
terminal-command-scores = pontos
terminal-command-why = motivo
terminal-command-uno = uno
terminal-command-catch = flagrar
terminal-command-jump = cortar
terminal-command-hint = dica
terminal-command-help = ajuda
terminal-command-quit = sair
terminal-command-rules = regras
terminal-command-seats = lugares
terminal-command-chat = chat
terminal-command-start = começar
terminal-command-rematch = revanche
terminal-command-leave = deixar
terminal-command-remove = remover
terminal-command-ban = banir
terminal-help =
    Digite o número de uma opção ou uma destas palavras:
    { terminal-command-hand }: as cartas da sua mão
    { terminal-command-top }: a carta no topo da pilha de descarte e a cor em jogo
    { terminal-command-counts }: quantas cartas cada um tem e o sentido do jogo
    { terminal-command-scores }: os pontos de cada um
    { terminal-command-why } e uma carta, como { terminal-command-why } { $example }: por que ela pode ser jogada ou não
    { terminal-command-uno }: gritar UNO quando resta uma carta; depois do número de uma opção, gritar com essa jogada
    { terminal-command-catch }: flagrar quem não gritou UNO
    { terminal-command-hint }: o que um bom jogador faria
    { terminal-command-rules }: as regras desta mesa; com o nome de uma cláusula, como { terminal-command-rules } uno.call, essa cláusula
    { terminal-command-help }: esta lista
terminal-help-local = { terminal-command-quit }: salvar o jogo e sair
terminal-help-jump = { terminal-command-jump }: jogar fora da sua vez uma carta igual à do topo
terminal-help-joined =
    { terminal-command-seats }: quem está na mesa
    { terminal-command-chat }: dizer algo a todos; sozinha, mostra as frases
    { terminal-command-start }: começar, se você é o anfitrião
    { terminal-command-rematch }: jogar de novo quando o jogo acabar
    { terminal-command-leave }: ceder seu lugar; um robô joga por você
    { terminal-command-remove } e o número de um lugar: remover essa pessoa da mesa, se você é o anfitrião; { terminal-command-ban } também não a deixa voltar
    { terminal-command-quit }: ir embora e manter seu lugar: o mesmo link leva de volta
terminal-help-notation =
    Uma escolha também pode ser escrita assim: play { $card }, draw, colour { $colour }; acrescente uno depois de uma carta para gritar UNO.
    Uma carta é a letra da sua cor ({ $colours }) e o seu número, +2, skip ou rev.
    As cartas sem cor são { $wilds }.
terminal-unknown = { $last ->
        [1] “{ $text }” não é uma opção. Digite { $last } ou { terminal-command-help }. Opções possíveis: { $choices }.
       *[other] “{ $text }” não é uma opção. Digite um número de 1 a { $last }, ou { terminal-command-help }. Opções possíveis: { $choices }.
    }
terminal-unknown-word = Não conheço a palavra “{ $text }”. Digite { terminal-command-help } para ver as que conheço.
terminal-uno-not_owed = Agora você não precisa gritar UNO.
terminal-jump-not_offered = Agora você não pode cortar.
terminal-too_late = Tarde demais: o jogo seguiu em frente.
terminal-nothing_asked = Agora você não tem nada a responder.
terminal-sent = Sua resposta está a caminho. A mesa espera um momento para quem quiser gritar UNO ou flagrar.
terminal-leave-again = Digite { terminal-command-leave } de novo para cedê-lo.
terminal-not_begun = O jogo ainda não começou.

## At a served table

terminal-again = A mesma mesa joga de novo.
terminal-one_left = { $name } tem uma só carta.
terminal-one_left-you = Resta uma carta na sua mão.
terminal-remove-what = Digite { terminal-command-remove } ou { terminal-command-ban } e o número de um lugar; { terminal-command-seats } mostra quais são.
terminal-chat-phrases = Digite { terminal-command-chat } e um destes números:
terminal-chat-free = Digite { terminal-command-chat } e o que quiser dizer, ou um destes números:
terminal-chat-off = Nesta mesa não há chat.

## Why a card can be played or not

terminal-why-what = Digite { terminal-command-why } e uma carta, por exemplo { terminal-command-why } { $example }.
terminal-why-playable = { $card }: você pode jogar essa carta agora.
terminal-why-bluff = { $card }: você pode jogar essa carta, mas tem a cor em jogo, { colour }. Se alguém desafiar, você compra 4 cartas.
terminal-why-not_held = { $card }: você não tem essa carta.

## Endings

terminal-left_in_hand = { $name } ainda tem: { $cards }.
terminal-left_in_hand-you = Você ainda tem: { $cards }.
terminal-thanks = Obrigado por jogar!
terminal-input_ended = A entrada acabou.
terminal-saved = O jogo foi salvo em { $file }. Para continuar: { $command }
terminal-not_saved = { $why ->
        [full] Não é possível salvar o jogo: o disco está cheio. Você pode continuar jogando; a cada jogada há nova tentativa.
        [denied] Não é possível salvar o jogo: não é permitido gravar nesse lugar. Você pode continuar jogando; a cada jogada há nova tentativa.
        [gone] Não é possível salvar o jogo: a pasta não existe. Você pode continuar jogando; a cada jogada há nova tentativa.
       *[other] Não é possível salvar o jogo. Você pode continuar jogando; a cada jogada há nova tentativa.
    }
terminal-saved_again = O jogo voltou a ser salvo.
terminal-unsaved = O jogo não pôde ser salvo em lugar nenhum. Este é o registro dele. Copie-o para um arquivo e continue com: { $command }
terminal-kept = Para rever o jogo: { $command }
terminal-kept-proof = Para provar os embaralhamentos: { $command }
terminal-resumed = Você está de volta à mesa.
terminal-seat_kept = Seu lugar fica guardado. Para voltar: { $command }
terminal-games = Jogos salvos, o mais recente primeiro:
terminal-games-listed = { $number }. { $edition }, { $players } jogadores, rodada { $round }, de { $when }: { $file }
terminal-games-damaged = { $file } está danificado na linha { $line } e não pode ser escolhido.

## Replays

terminal-replay = Registro de um jogo: { $edition }, { $players } jogadores, folha em { $sheet }, semente { $seed }.
terminal-replay-arranged = A posição foi preparada à mão.
terminal-replay-unfinished = O registro termina aqui, antes do fim do jogo.

## The list of editions

terminal-editions = Edições
terminal-editions-id = Id
terminal-editions-name = Nome
terminal-editions-special = Carta especial
terminal-editions-colours = Cores
terminal-editions-cards = Cartas
terminal-editions-none = nenhuma

## A deck of somebody's own: a list of its cards, and the comments in a new deck file

terminal-deck = Cartas de “{ $name }”: { $count }. Cores: { $colours }.
terminal-deck-card = Carta
terminal-deck-each = Em cada cor
terminal-deck-all = Ao todo
terminal-deck-players = Mãos de { $cards }: até { $players } jogadores.
terminal-deck-written = O baralho está no arquivo “{ $file }”. Mude-o como quiser, confira e jogue com ele:
terminal-deck-mine = Meu baralho
terminal-deck-new-name = Um baralho próprio. Como se chama? Em todos os idiomas o nome aparece como está.
terminal-deck-new-colours = De duas a quatro de red, blue, green, yellow, pink e purple. Um baralho novo as tem na ordem em que você escrever.
terminal-deck-new-cards =
    Quantas de cada uma em cada cor, de 0 a 2: um algarismo, um intervalo, +2 (Comprar Duas), rev (Inverter) e skip (Passar a Vez).
    Um baralho tem pelo menos 20 cartas, e pelo menos 12 são números de cor.
terminal-deck-new-wilds = Quantas de cada carta sem cor, de 0 a 4. O que falta vale 0.

## The list of rules

terminal-rules = As regras, cláusula por cláusula
terminal-rules-clause = { $id }: { $text }
terminal-rules-sheet = A folha em { $sheet } define { $switches }.
terminal-rules-unknown = Não existe a cláusula “{ $clause }”.

## Serving

terminal-serve = A mesa está aberta em { $url }. Aperte Ctrl-C para parar.
terminal-hosted = A mesa está aberta. Os outros entram em um navegador em { $url }, ou em um terminal com: { $command }
terminal-hosted-kept = A mesa fica guardada. Abra-a de novo com { $command }, e o mesmo link leva de volta a ela.
terminal-migrate-same = O esquema do banco de dados “{ $url }” está atualizado: versão { $version }.
terminal-migrate-schema = O banco de dados “{ $url }” tem agora a versão { $version } do esquema.
terminal-migrate-taken = A pasta “{ $folder }” foi transferida e conferida. Mesas: { $tables }. Registros: { $entries }. Guarde a pasta como backup e não a use mais em um servidor.
terminal-migrate-restored = Mesas marcadas como restauradas de um backup: { $tables }.
