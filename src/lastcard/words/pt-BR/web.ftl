### The table in a browser.

## Everywhere

web-home = Início
web-close = Fechar
web-cancel = Cancelar
web-nowhere = Esta página não existe.
web-copy = Copiar
web-copied = Copiado
web-save = Salvar
web-likings = Idioma, aparência e som
web-language = Idioma
web-theme = Cores da página
web-theme-auto = Como no aparelho
web-theme-light = Claras
web-theme-dark = Escuras
web-motion = Animações
web-motion-normal = Normais
web-motion-fast = Rápidas
web-motion-off = Nenhuma
web-motion-calm = Este aparelho pede que nada se mova.
web-contrast = Mais contraste
web-sound = Som
web-notify = Avisar quando for minha vez
web-notify-refused = Este navegador não permite notificações desta página.
web-connecting = Conectando à mesa…
web-reconnecting = A conexão caiu. Tentando de novo…
web-sending = Enviando…
web-unsent = Sua resposta está guardada e será enviada assim que a conexão voltar.
web-move_held = Um momento: ainda dá para flagrar { $names }.
web-move_held-you = Um momento: ainda podem flagrar você.
web-closed = Esta mesa está fechada.
web-play_here = Jogar aqui
web-look_again = Voltar à mesa

## The first page

web-hero = Só resta uma carta. Grite!
web-hero-more = O jogo de se livrar das cartas, pelas regras impressas. Abra uma mesa, mande o link e jogue: sem conta, sem instalar nada.
web-now = Jogar agora
web-now-more = Você contra robôs, sem esperar. Para jogar com outras pessoas, abra uma mesa.
web-learn = Aprender a jogar
web-player = Jogador
web-your_tables = Meus jogos
web-games-on = Em andamento
web-games-over = Encerrados
web-game-lobby = Não começou
web-game-replay = Replay { $number }
web-make = Uma nova mesa
web-make-go = Abrir a mesa
web-name = Seu nome
web-foot = Software livre, sem anúncios nem rastreamento. Os nomes das folhas impressas são marcas de seus donos.
web-edition = Edição
web-edition-classic = O jogo que todo mundo conhece.
web-edition-kickin-battle = Dois jogadores batalham: a carta mais baixa perde, e quem perde pega todas as cartas.
web-edition-urrrhhh = Livre-se de uma cor inteira: dê aos outros.
web-edition-best-friends = Diga um número, e todos podem baixar um igual.
web-edition-jokers-wild = Atormente alguém, que compra até sair a sua cor.
web-edition-special-agent = Olhe a mão de todos.
web-edition-grand = As cinco cartas especiais em um só baralho.
web-seats = Lugares
web-seat = Lugar { $number }
web-seat-free = Lugar livre
web-seat-more = Um lugar a mais
web-seat-fewer = Um lugar a menos
web-players_count = { $count ->
        [0] { $count } jogadores
        [one] { $count } jogador
        [many] { $count } de jogadores
       *[other] { $count } jogadores
    }
web-person = Pessoa
web-level-beginner = Robô iniciante
web-level-easy = Robô fácil
web-level-medium = Robô médio
web-level-hard = Robô difícil
web-level-expert = Robô especialista
web-strength = Força
web-settings = Regras e ritmo
web-sheet = Folha impressa
web-target-label = Pontos que encerram o jogo
web-timer = Tempo por jogada
web-timer-none = Sem limite de tempo
web-timer-slow = Lento: 60 segundos por jogada
web-timer-normal = Normal: 30 segundos por jogada
web-timer-fast = Rápido: 12 segundos por jogada
web-bot_pace = Ritmo dos robôs
web-bot_pace-slow = Robôs lentos: 3 segundos por jogada
web-bot_pace-normal = Robôs normais: 1 segundo por jogada
web-bot_pace-fast = Robôs rápidos: meio segundo por jogada
web-bot_pace-suggested = Suas preferências pedem nenhum movimento ou mais contraste: são recomendados robôs lentos, que deixam tempo para ouvir. O ritmo deles é escolhido mais abaixo.
web-catch_window = Tempo para flagrar
web-catch_window-normal = Normal
web-catch_window-long = Longo
web-auto_call = UNO é gritado automaticamente
web-chat = Chat
web-chat-phrases = Frases prontas
web-chat-free = Texto livre
web-chat-off = Nenhum
web-chat-write = Diga algo

## Rules of a table

web-rules = Regras
web-summary = { $count ->
        [0] { $edition }, { $count } lugares, pela folha em { $sheet }.
        [one] { $edition }, { $count } lugar, pela folha em { $sheet }.
        [many] { $edition }, { $count } de lugares, pela folha em { $sheet }.
       *[other] { $edition }, { $count } lugares, pela folha em { $sheet }.
    }
web-differs = diferente da folha
web-rule-start_direction = O jogo começa
web-rule-start_direction-left = O jogo começa para a esquerda
web-rule-start_direction-right = O jogo começa para a direita
web-rule-dealer_symbols = Símbolos no sorteio de quem distribui
web-rule-dealer_symbols-zero = No sorteio de quem distribui, um símbolo vale zero
web-rule-dealer_symbols-ignored = No sorteio de quem distribui, símbolos não contam
web-rule-drawn_card = Uma carta comprada que combina
web-rule-drawn_card-may = Uma carta comprada que combina pode ser jogada
web-rule-drawn_card-must = Uma carta comprada que combina deve ser jogada
web-rule-battle_resume = Depois de uma batalha
web-rule-battle_resume-challenger = Depois de uma batalha joga quem vem depois de quem chamou
web-rule-battle_resume-challenged = Depois de uma batalha joga quem vem depois de quem foi chamado
web-rule-catch_until = Quem não grita UNO pode ser flagrado
web-rule-catch_until-begin = Quem não grita UNO pode ser flagrado até começar a vez seguinte
web-rule-catch_until-played = Quem não grita UNO pode ser flagrado até que se baixe uma carta na vez seguinte
web-rule-catch_until-held = Quem não grita UNO pode ser flagrado enquanto tiver a carta
web-rule-scoring = Pontuação
web-rule-scoring-winner = Quem vence a rodada marca o que os outros têm na mão
web-rule-scoring-low = Cada um soma o que tem na mão, e vence o total mais baixo
web-rule-scoring-winner-teams = A dupla que vence a rodada marca o que as outras têm na mão
web-rule-scoring-low-teams = Cada dupla soma o que os dois têm na mão, e vence o total mais baixo
web-rule-target = { $target ->
        [0] O jogo vai até { $target } pontos
        [one] O jogo vai até { $target } ponto
        [many] O jogo vai até { $target } de pontos
       *[other] O jogo vai até { $target } pontos
    }
web-rule-bluffing = Blefe com o Curinga Comprar Quatro
web-rule-bluffing-true = O Curinga Comprar Quatro pode ser um blefe, e quem o joga pode ser desafiado
web-rule-bluffing-false = O Curinga Comprar Quatro só é jogado quando é permitido
web-rule-two_player_reverse = Inverter entre dois jogadores
web-rule-two_player_reverse-skip = Entre dois jogadores, Inverter vale como Passar a Vez
web-rule-two_player_reverse-nothing = Entre dois jogadores, Inverter não faz nada
web-rule-stacking = Acumular cartas de comprar
web-rule-stacking-off = Comprar Duas e Curinga Comprar Quatro não podem ser passados adiante
web-rule-stacking-same = Uma Comprar Duas é passada adiante com outra, e um Curinga Comprar Quatro com outro
web-rule-stacking-any = Uma Comprar Duas ou um Curinga Comprar Quatro se passa adiante com qualquer uma das duas cartas; sobre um Curinga Comprar Quatro, a Comprar Duas deve ser da cor escolhida
web-rule-jump_in = Cortar
web-rule-jump_in-false = Ninguém joga fora da sua vez
web-rule-jump_in-true = Quem tem uma carta igual pode jogá-la fora da sua vez
web-rule-seven_zero = Os 7 e os 0
web-rule-seven_zero-false = Os 7 e os 0 são números comuns
web-rule-seven_zero-true = Um 7 troca duas mãos, e um 0 passa todas adiante
web-rule-draw = Comprar na sua vez
web-rule-draw-one = Na sua vez você compra uma carta
web-rule-draw-until = Na sua vez você compra até uma carta combinar
web-rule-force_play = Uma carta que combina
web-rule-force_play-false = Quem pode jogar também pode comprar
web-rule-force_play-true = Quem pode jogar tem que jogar
web-rule-finish = A última carta
web-rule-finish-any = A última carta pode ser qualquer uma
web-rule-finish-number = A última carta jogada deve ser um número
web-rule-teams = Equipes
web-rule-teams-false = Cada um joga por si
web-rule-teams-true = Quem está frente a frente joga em dupla
web-rule-hand_size = Cartas para cada um
web-rule-hand_size-count = { $count ->
        [0] Cada jogador recebe { $count } cartas
        [one] Cada jogador recebe { $count } carta
        [many] Cada jogador recebe { $count } de cartas
       *[other] Cada jogador recebe { $count } cartas
    }
web-rule-catch_penalty = Cartas para quem é flagrado
web-rule-catch_penalty-count = { $count ->
        [0] Quem é flagrado compra { $count } cartas
        [one] Quem é flagrado compra { $count } carta
        [many] Quem é flagrado compra { $count } de cartas
       *[other] Quem é flagrado compra { $count } cartas
    }
web-sum-object-round = { $scoring ->
        [low] Fique sem cartas antes de todos; cada um marca o que ainda tem na mão, e o menor total vence.
       *[winner] Fique sem cartas antes de todos; você então marca o que os outros ainda têm na mão.
    }
web-sum-object-round-teams = { $scoring ->
        [low] Fique sem cartas antes de todos; cada dupla marca o que os dois ainda têm na mão, e o menor total vence.
       *[winner] Fique sem cartas antes de todos; sua dupla então marca o que as outras duplas ainda têm na mão.
    }
web-sum-uno-catch = { $catch_until ->
        [played] Se você não gritar e alguém flagrar você antes que uma carta seja descartada na vez seguinte, você compra 2 cartas.
        [held] Se você não gritar e alguém flagrar você enquanto tiver essa carta, você compra 2 cartas.
       *[begin] Se você não gritar e alguém flagrar você antes que o próximo jogador comece a vez dele, você compra 2 cartas.
    }
web-sum-battle-resume = { $battle_resume ->
        [challenged] O jogo segue no sentido atual com o jogador depois de quem foi chamado.
       *[challenger] O jogo segue no sentido atual com o jogador depois de quem chamou para a batalha.
    }
web-sum-urrrhhh-give = { $start_direction ->
        [right] Dá uma carta dessa cor a cada um dos outros, por ordem, a partir da sua direita e no sentido anti-horário, volta após volta, até não ter mais nenhuma.
       *[left] Dá uma carta dessa cor a cada um dos outros, por ordem, a partir da sua esquerda e no sentido horário, volta após volta, até não ter mais nenhuma.
    }

## Coming to a table

web-meet = { $count ->
        [one] Nova para você: uma carta especial
        [many] Novas para você: { $count } de cartas especiais
       *[other] Novas para você: { $count } cartas especiais
    }
web-join = Uma mesa: { $edition }
web-sit = Sentar
web-watch = Assistir
web-full = Nenhum lugar está livre, mas você pode assistir.
web-host = anfitrião
web-is_ready = a postos
web-ready = Estou a postos
web-make_host = Tornar anfitrião
web-kick = Remover
web-kick-sure = Remover { $name } da mesa?
web-kick-keep_out = Remover e não deixar voltar
web-leave = Sair da mesa
web-leave-sure = Deixar este lugar? Outra pessoa pode ocupá-lo.
web-away = ausente
web-stand_in = um robô joga nesse lugar
web-device = Outra pessoa neste aparelho
web-device-how = O aparelho passa de mão em mão, e as cartas ficam cobertas entre uma vez e outra.
web-device-here = neste aparelho
web-invite-join = Link para jogar
web-invite-watch = Link para assistir
web-invite-local = Este link só funciona neste computador. Para outros aparelhos, inicie o servidor com --lan.
web-qr = Código QR do link para jogar
web-start = Começar
web-start-bots = { $count ->
        [0] Robôs ocupam os { $count } lugares que ainda estão livres.
        [one] Um robô ocupa o lugar que ainda está livre.
        [many] Robôs ocupam os { $count } de lugares que ainda estão livres.
       *[other] Robôs ocupam os { $count } lugares que ainda estão livres.
    }
web-change = Mudar as regras
web-changed = O anfitrião mudou as regras.
web-waiting_host = { $name } vai iniciar o jogo quando todos estiverem aqui.
web-people = Pessoas e links

## At the table

web-table = A mesa
web-players = Jogadores
web-log = O que aconteceu
web-actions = O que você pode fazer
web-watching = Você está assistindo.
web-spectators = { $count ->
        [0] { $count } pessoas estão assistindo.
        [one] { $count } pessoa está assistindo.
        [many] { $count } de pessoas estão assistindo.
       *[other] { $count } pessoas estão assistindo.
    }
web-sits = Você se senta quando esta rodada acabar.
web-time_up = Seu tempo acabou.
web-seconds = { $seconds } s
web-played_for = Enquanto isso, um robô jogou por você.
web-waiting = Esperando { $names }.
web-target = { $scoring ->
        [low] até { $target }, vence o total mais baixo
       *[winner] { $target ->
            [one] até { $target } ponto
            [many] até { $target } de pontos
           *[other] até { $target } pontos
        }
    }
web-target-short = até { $target }
web-cards = { $count ->
        [0] { $count } cartas
        [one] { $count } carta
        [many] { $count } de cartas
       *[other] { $count } cartas
    }
web-points = { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
        [many] { $points } de pontos
       *[other] { $points } pontos
    }
web-dealer = Distribui as cartas
web-upcoming = a seguir
web-upcoming-you = Você joga a seguir
web-no_colour = ainda sem cor
web-hand = { $count ->
        [0] Sua mão, { $count } cartas
        [one] Sua mão, { $count } carta
        [many] Sua mão, { $count } de cartas
       *[other] Sua mão, { $count } cartas
    }
web-card-up = { $card }, pode jogar
web-card-bluff = { $card }, pode jogar como blefe
web-card-down = { $card }
web-card-queued = escolhida para a sua vez
web-queued = Para a sua vez, se couber: { $card }. Aperte de novo para desistir.
web-unqueued = Você fica com { $card }.
web-queue-unfit = Agora não dá para jogar { $card }.
web-bluff = Você tem a cor em jogo: é um blefe, e podem desafiar você.
web-drawn = nova
web-held = você tem { $count }
web-draw = Comprar
web-call = UNO!
web-catch = Flagrar!
web-jump = Cortar!
web-sort-colour = A mão está ordenada por cor: ordenar por número
web-sort-rank = A mão está ordenada por número: ordenar por cor
web-sorted-colour = por cor
web-sorted-rank = por número
web-hand_sorted = { $sorting ->
        [colour] A mão está ordenada por cor.
       *[rank] A mão está ordenada por número.
    }
web-armed = Você vai gritar UNO com a próxima carta.
web-disarmed = Você não vai gritar UNO com a próxima carta.
web-call-early = { $count ->
        [0] Você tem { $count } cartas: UNO se grita ao jogar a penúltima.
        [one] Você tem { $count } carta: agora não há nada a gritar.
        [many] Você tem { $count } de cartas: UNO se grita ao jogar a penúltima.
       *[other] Você tem { $count } cartas: UNO se grita ao jogar a penúltima.
    }
web-no_draw = Agora você não pode comprar.
web-catch-wait = Um momento: você ainda não pode flagrar.
web-called = gritou UNO
web-owing = não gritou UNO
web-challenge = Um Curinga Comprar Quatro contra você! Aceita ou desafia?
web-outcome-accept = Você compra 4 cartas e perde a vez.
web-outcome-challenge = Se não era permitido, quem o jogou compra 4 cartas e você joga a sua vez. Se era, você compra 6 e perde a vez.
web-sealed = Sua carta está virada para baixo. Falta a do outro.
web-face_down = uma carta virada para baixo
web-tells-battle_tied = Empate: os dois escolhem de novo.
web-won = { $name } vence!
web-won-you = Você vence!
web-tells-number_named = Número anunciado:
web-tells-colour_given_up = Cor que vai para os outros:
web-look = Uma olhada nas cartas
web-look-only_you = Ninguém mais vê isto.
web-card-counts = No fim da rodada, ela vale { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
        [many] { $points } de pontos
       *[other] { $points } pontos
    } na mão.
web-why-hand = { $card }: não é da cor de que você se livra.
web-why-put = { $card }: não tem o número anunciado.
web-why-other = { $card }: agora você não pode escolher esta carta.
web-cover = Passe o aparelho para { $name }.
web-cover-take = Sou { $name }: mostrar minhas cartas
web-cover-call = { $name } grita UNO!
web-cover-catch = { $name } flagra!

## Beside a seat, for a moment

web-bubble-called = UNO!
web-bubble-caught = Flagra!
web-bubble-skipped = Perde a vez
web-bubble-passed = Passa
web-bubble-accepted = Aceita
web-bubble-challenged = Desafio!
web-bubble-jumped_in = Corta!

## Ends

web-round_won = { $name } vence a rodada
web-round_won-you = Você vence a rodada
web-match_won = { $name } vence o jogo!
web-match_won-you = Você vence o jogo!
web-blocked = A rodada está bloqueada: ninguém marca pontos
web-round_points = { $points ->
        [0] As cartas que sobraram nas mãos valem { $points } pontos.
        [one] As cartas que sobraram nas mãos valem { $points } ponto.
        [many] As cartas que sobraram nas mãos valem { $points } de pontos.
       *[other] As cartas que sobraram nas mãos valem { $points } pontos.
    }
web-left = Cartas que sobraram
web-score = Pontos
web-next_round = Próxima rodada
web-rematch = Jogar de novo
web-rematch-host = { $name } pode começar o próximo jogo.
web-replay = Replay
web-story = Como foi

## The fair shuffle

web-fairness = Embaralhamento justo

## Keys

web-help = Teclas
web-help-touch = Toque numa carta para jogá-la, ou arraste-a para cima. Mantenha o dedo sobre ela para ler o que faz.
web-key-choose = escolher uma carta ou uma resposta
web-key-play = jogar a carta escolhida, dar a resposta escolhida
web-key-draw = comprar uma carta
web-key-call = gritar UNO: com a sua próxima carta, ou na hora se for preciso
web-key-catch = flagrar quem não gritou UNO
web-key-jump = cortar com uma carta igual
web-key-answer = dar a resposta desse número, escolher uma cor
web-key-sort = ordenar a mão por cor ou por número
web-key-top = ler a carta do topo e a cor em jogo
web-key-counts = ler quantas cartas cada um tem
web-key-hand = ler a sua mão
web-key-points = ler os pontos
web-key-question = ler a pergunta feita a você
web-key-card = explicar a carta escolhida ou a do topo
web-key-help = esta lista

## Replays

web-replay-of = Replay: { $edition }, rodada { $round }
web-share = Compartilhar
web-record = Registro
web-round_before = Rodada anterior
web-first = Para o início
web-back = Um passo atrás
web-play = Reproduzir
web-pause = Pausar
web-forward = Um passo à frente
web-last = Para o fim
web-scrub = Jogada
web-move = Jogada { $number } de { $count }
web-eyes = Visto por
web-all_hands = Todas as mãos
web-spectator = um espectador

## What people say

web-phrase-hello = Oi!
web-phrase-well_played = Boa jogada!
web-phrase-ouch = Ai!
web-phrase-lucky = Que sorte!
web-phrase-sorry = Desculpa!
web-phrase-thanks = Valeu!
web-phrase-one_moment = Um momento, por favor.
web-phrase-good_game = Bom jogo!
web-reactions = Carinhas
web-reaction-laugh = Carinha rindo
web-reaction-wow = Carinha de surpresa
web-reaction-cry = Carinha chorando
web-reaction-angry = Carinha zangada
web-reaction-cool = Carinha de óculos escuros
web-reaction-think = Carinha pensativa
web-nudge = Cutucar
web-nudge-said = Sua vez!

## What listeners hear, in short

web-short-played = { $name }: { $card }.
web-short-played-you = Você: { $card }.
web-short-drew-hidden = { $count ->
        [0] { $name } compra { $count }.
        [one] { $name } compra.
        [many] { $name } compra { $count }.
       *[other] { $name } compra { $count }.
    }
web-short-turn_began-you = Sua vez.
web-short-reshuffled = O monte é embaralhado de novo.
web-short-reversed = { $direction ->
        [left] Agora, para a esquerda.
       *[right] Agora, para a direita.
    }
web-short-colour_named = Cor: { colour }.
web-short-colour_named-you = Cor: { colour }.
web-short-caught = { $other } flagra { $name }.
web-short-challenged = { $guilty ->
        [yes] { $other } desafia { $name } e acerta.
       *[no] { $other } desafia { $name } e erra.
    }
web-short-challenged-you = { $guilty ->
        [yes] { $other } desafia você e acerta.
       *[no] { $other } desafia você e erra.
    }
web-short-challenged-by_you = { $guilty ->
        [yes] Você desafia e acerta.
       *[no] Você desafia e erra.
    }
web-short-went_out = { $name } fica sem cartas.

## What the server refuses

web-error-offline = O servidor não responde.
web-error-unknown = Algo deu errado no servidor. Tente de novo daqui a pouco.
web-error-no_table = Esta mesa não existe. Talvez tenha expirado.
web-error-no_seat = Este lugar não está livre.
web-error-bad_name = Escolha outro nome: de 1 a 24 letras, algarismos ou sinais comuns, e que ninguém aqui tenha.
web-error-bad_token = Este navegador não tem mais lugar aqui.
web-error-bad_message = O servidor não entendeu esta página. Recarregue-a.
web-error-not_host = Só o anfitrião pode fazer isto.
web-error-wrong_phase = Isto não pode ser feito agora.
web-error-too_early = Cedo demais: só se pode flagrar um momento depois que a carta é jogada.
web-error-cooling_down = Você errou: espere um momento antes de tentar flagrar de novo.
web-error-too_many = Foi demais de uma vez. Espere um momento.
web-error-not_stored = O servidor não conseguiu salvar isto. Tente de novo daqui a pouco.
web-error-no_space = O disco do servidor está quase cheio. Por enquanto não se abrem novas mesas; as que existem continuam.
web-error-not_asked = Agora não é a sua vez de fazer isso.
web-error-illegal_move = Isto não é possível agora.
web-error-elsewhere = Você está jogando nesta mesa em outra janela.
web-error-kicked = O anfitrião removeu você desta mesa.
web-error-left = Você saiu da mesa.
web-error-no_round = Esta rodada não existe.
web-error-not_over = O replay pode ser visto quando o jogo acaba.

## House rules

web-late = Tarde demais: alguém foi mais rápido.
web-must_play = Você pode jogar uma carta, então tem de jogar.
web-challenge-stack = Um Curinga Comprar Quatro contra você! Aceita, desafia ou passa adiante com uma carta?
web-why-stack = { $card }: com esta carta você não pode passar adiante.
web-why-finish = { $card }: sua última carta tem de ser um número.
web-take = { $count ->
        [0] Comprar { $count } cartas
        [one] Comprar { $count } carta
        [many] Comprar { $count } de cartas
       *[other] Comprar { $count } cartas
    }
web-round_won-team = { $names } vencem a rodada
web-round_won-team_you = Você vence a rodada com { $other }
web-match_won-team = { $names } vencem o jogo!
web-match_won-team_you = Você vence o jogo com { $other }!
web-round_points-team = { $points ->
        [0] A rodada vale { $points } pontos.
        [one] A rodada vale { $points } ponto.
        [many] A rodada vale { $points } de pontos.
       *[other] A rodada vale { $points } pontos.
    }
web-bubble-received = Mão nova
web-deck-choose = Escolher um arquivo
web-deck-without = Jogar sem ele
