### The table in a browser.

## Everywhere

web-home = Início
web-close = Fechar
web-cancel = Cancelar
web-nowhere = Esta página não existe.
web-copy = Copiar
web-copied = Copiado
web-save = Guardar
web-likings = Idioma, aspeto e som
web-language = Idioma
web-theme = Cores da página
web-theme-auto = Como no dispositivo
web-theme-light = Claras
web-theme-dark = Escuras
web-motion = Animações
web-motion-normal = Normais
web-motion-fast = Rápidas
web-motion-off = Nenhuma
web-motion-calm = Este dispositivo pede que nada se mova.
web-contrast = Mais contraste
web-sound = Som
web-notify = Avisar quando for a minha vez
web-notify-refused = Este navegador não permite notificações desta página.
web-connecting = A ligar à mesa…
web-reconnecting = A ligação caiu. A tentar de novo…
web-sending = A enviar…
web-unsent = A tua resposta está guardada e segue assim que a ligação voltar.
web-move_held = Um momento: ainda se pode apanhar { $names }.
web-move_held-you = Um momento: ainda te podem apanhar.
web-closed = Esta mesa está fechada.
web-play_here = Jogar aqui
web-look_again = Voltar à mesa

## The first page

web-hero = Só resta uma carta. Grita!
web-hero-more = O jogo em que nos livramos das cartas, pelas regras impressas. Abre uma mesa, envia o link e joga: sem conta, sem instalar nada.
web-now = Jogar já
web-now-more = Tu contra bots, sem esperar. Para jogar com outros, abre uma mesa.
web-learn = Aprender a jogar
web-player = Jogador
web-your_tables = Os meus jogos
web-games-on = A decorrer
web-games-over = Terminados
web-game-lobby = Por começar
web-game-replay = Repetição { $number }
web-make = Uma nova mesa
web-make-go = Abrir a mesa
web-name = O teu nome
web-foot = Software livre, sem publicidade nem rastreio. Os nomes das folhas impressas são marcas dos seus proprietários.
web-edition = Edição
web-edition-classic = O jogo que toda a gente conhece.
web-edition-kickin-battle = Dois jogadores batalham: a carta mais baixa perde, e quem perde fica com todas as cartas.
web-edition-urrrhhh = Livra-te de uma cor inteira: dá-a aos outros.
web-edition-best-friends = Diz um número, e todos podem pôr um igual na mesa.
web-edition-jokers-wild = Atormenta alguém, que bisca até sair a tua cor.
web-edition-special-agent = Vê as mãos de todos.
web-edition-grand = As cinco cartas especiais num só baralho.
web-seats = Lugares
web-seat = Lugar { $number }
web-seat-free = Lugar livre
web-seat-more = Mais um lugar
web-seat-fewer = Menos um lugar
web-players_count = { $count ->
        [one] { $count } jogador
        [many] { $count } de jogadores
       *[other] { $count } jogadores
    }
web-person = Pessoa
web-level-beginner = Bot principiante
web-level-easy = Bot fácil
web-level-medium = Bot médio
web-level-hard = Bot difícil
web-level-expert = Bot especialista
web-strength = Força
web-settings = Regras e ritmo
web-sheet = Folha impressa
web-target-label = Pontos que terminam o jogo
web-timer = Tempo por jogada
web-timer-none = Sem limite de tempo
web-timer-slow = Lento: 60 segundos por jogada
web-timer-normal = Normal: 30 segundos por jogada
web-timer-fast = Rápido: 12 segundos por jogada
web-bot_pace = Ritmo dos bots
web-bot_pace-slow = Bots lentos: 3 segundos por jogada
web-bot_pace-normal = Bots normais: 1 segundo por jogada
web-bot_pace-fast = Bots rápidos: meio segundo por jogada
web-bot_pace-suggested = As tuas preferências pedem nenhum movimento ou mais contraste: recomendam-se bots lentos, que deixam tempo para ouvir. O ritmo deles escolhe-se mais abaixo.
web-catch_window = Tempo para apanhar
web-catch_window-normal = Normal
web-catch_window-long = Longo
web-auto_call = UNO é gritado automaticamente
web-chat = Conversa
web-chat-phrases = Frases feitas
web-chat-free = Texto livre
web-chat-off = Nenhuma
web-chat-write = Diz alguma coisa

## Rules of a table

web-rules = Regras
web-summary = { $count ->
        [one] { $edition }, { $count } lugar, pela folha em { $sheet }.
        [many] { $edition }, { $count } de lugares, pela folha em { $sheet }.
       *[other] { $edition }, { $count } lugares, pela folha em { $sheet }.
    }
web-differs = diferente da folha
web-rule-start_direction = Começa-se a jogar
web-rule-start_direction-left = Começa-se a jogar para a esquerda
web-rule-start_direction-right = Começa-se a jogar para a direita
web-rule-dealer_symbols = Símbolos no sorteio de quem distribui
web-rule-dealer_symbols-zero = No sorteio de quem distribui, um símbolo vale zero
web-rule-dealer_symbols-ignored = No sorteio de quem distribui, os símbolos não contam
web-rule-drawn_card = Uma carta biscada que coincide
web-rule-drawn_card-may = Uma carta biscada que coincide pode ser jogada
web-rule-drawn_card-must = Uma carta biscada que coincide tem de ser jogada
web-rule-battle_resume = Depois de uma batalha
web-rule-battle_resume-challenger = Depois de uma batalha joga quem vem depois de quem desafiou
web-rule-battle_resume-challenged = Depois de uma batalha joga quem vem depois do desafiado
web-rule-catch_until = Quem não grita UNO pode ser apanhado
web-rule-catch_until-begin = Quem não grita UNO pode ser apanhado até começar a vez seguinte
web-rule-catch_until-played = Quem não grita UNO pode ser apanhado até se pôr uma carta na mesa na vez seguinte
web-rule-catch_until-held = Quem não grita UNO pode ser apanhado enquanto tiver a carta
web-rule-scoring = Pontuação
web-rule-scoring-winner = Quem ganha a ronda marca o que os outros têm na mão
web-rule-scoring-low = Cada um soma o que tem na mão, e ganha o total mais baixo
web-rule-scoring-winner-teams = O par que ganha a ronda marca o que os outros pares têm na mão
web-rule-scoring-low-teams = Cada par soma o que os dois têm na mão, e ganha o total mais baixo
web-rule-target = { $target ->
        [one] Joga-se até { $target } ponto
        [many] Joga-se até { $target } de pontos
       *[other] Joga-se até { $target } pontos
    }
web-rule-bluffing = Bluff com o Joker Bisca 4
web-rule-bluffing-true = O Joker Bisca 4 pode ser um bluff, e quem o joga pode ser desafiado
web-rule-bluffing-false = O Joker Bisca 4 só é jogado quando é permitido
web-rule-two_player_reverse = Inverte o Jogo entre dois jogadores
web-rule-two_player_reverse-skip = Entre dois jogadores, Inverte o Jogo vale como Passa a Vez
web-rule-two_player_reverse-nothing = Entre dois jogadores, Inverte o Jogo não faz nada
web-rule-stacking = Acumular cartas de biscar
web-rule-stacking-off = Bisca Dois e Joker Bisca 4 não podem ser passados ao seguinte
web-rule-stacking-same = Uma Bisca Dois passa-se com outra, e um Joker Bisca 4 com outro
web-rule-stacking-any = Uma Bisca Dois ou um Joker Bisca 4 passa-se com qualquer uma das duas cartas; sobre um Joker Bisca 4, a Bisca Dois tem de ser da cor escolhida
web-rule-jump_in = Cortar
web-rule-jump_in-false = Ninguém joga fora da sua vez
web-rule-jump_in-true = Quem tem uma carta igual pode jogá-la fora da sua vez
web-rule-seven_zero = Os 7 e os 0
web-rule-seven_zero-false = Os 7 e os 0 são números normais
web-rule-seven_zero-true = Um 7 troca duas mãos, e um 0 passa todas ao seguinte
web-rule-draw = Biscar na tua vez
web-rule-draw-one = Na tua vez biscas uma carta
web-rule-draw-until = Na tua vez biscas até uma carta coincidir
web-rule-force_play = Uma carta que coincide
web-rule-force_play-false = Quem pode jogar também pode biscar
web-rule-force_play-true = Quem pode jogar tem de jogar
web-rule-finish = A última carta
web-rule-finish-any = A última carta pode ser qualquer uma
web-rule-finish-number = A última carta jogada tem de ser um número
web-rule-teams = Equipas
web-rule-teams-false = Cada um joga por si
web-rule-teams-true = Quem está frente a frente faz par
web-rule-hand_size = Cartas para cada um
web-rule-hand_size-count = { $count ->
        [one] Cada jogador recebe { $count } carta
        [many] Cada jogador recebe { $count } de cartas
       *[other] Cada jogador recebe { $count } cartas
    }
web-rule-catch_penalty = Cartas para quem é apanhado
web-rule-catch_penalty-count = { $count ->
        [one] Quem é apanhado bisca { $count } carta
        [many] Quem é apanhado bisca { $count } de cartas
       *[other] Quem é apanhado bisca { $count } cartas
    }
web-sum-object-round = { $scoring ->
        [low] Fica sem cartas antes de todos; cada um marca o que ainda tem na mão, e ganha o total mais baixo.
       *[winner] Fica sem cartas antes de todos; marcas então o que os outros ainda têm na mão.
    }
web-sum-object-round-teams = { $scoring ->
        [low] Fica sem cartas antes de todos; cada par marca o que os dois ainda têm na mão, e ganha o total mais baixo.
       *[winner] Fica sem cartas antes de todos; tu e o teu par marcam então o que os outros pares ainda têm na mão.
    }
web-sum-uno-catch = { $catch_until ->
        [played] Se não gritares e alguém te apanhar antes de ser jogada uma carta na vez seguinte, biscas 2 cartas.
        [held] Se não gritares e alguém te apanhar enquanto tiveres essa carta, biscas 2 cartas.
       *[begin] Se não gritares e alguém te apanhar antes de o jogador seguinte começar a sua vez, biscas 2 cartas.
    }
web-sum-battle-resume = { $battle_resume ->
        [challenged] O jogo segue no sentido atual com o jogador depois do desafiado.
       *[challenger] O jogo segue no sentido atual com o jogador depois de quem desafiou.
    }
web-sum-urrrhhh-give = { $start_direction ->
        [right] Dá uma carta dessa cor a cada um dos outros, por ordem, a partir da sua direita e no sentido contrário ao dos ponteiros do relógio, volta após volta, até não ter mais nenhuma.
       *[left] Dá uma carta dessa cor a cada um dos outros, por ordem, a partir da sua esquerda e no sentido dos ponteiros do relógio, volta após volta, até não ter mais nenhuma.
    }

## Coming to a table

web-meet = { $count ->
        [one] Nova para ti: uma carta especial
        [many] Novas para ti: { $count } de cartas especiais
       *[other] Novas para ti: { $count } cartas especiais
    }
web-join = Uma mesa: { $edition }
web-sit = Sentar
web-watch = Assistir
web-full = Nenhum lugar está livre, mas podes assistir.
web-host = anfitrião
web-is_ready = a postos
web-ready = Estou a postos
web-make_host = Tornar anfitrião
web-kick = Retirar
web-kick-sure = Retirar { $name } da mesa?
web-kick-keep_out = Retirar e não deixar voltar
web-leave = Sair da mesa
web-leave-sure = Deixar este lugar? Outra pessoa pode ocupá-lo.
web-away = ausente
web-stand_in = um bot joga nesse lugar
web-device = Outra pessoa neste dispositivo
web-device-how = O dispositivo passa de mão em mão, e as cartas ficam tapadas entre uma vez e outra.
web-device-here = neste dispositivo
web-invite-join = Link para jogar
web-invite-watch = Link para assistir
web-invite-local = Este link só funciona neste computador. Para outros dispositivos, inicia o servidor com --lan.
web-qr = Código QR do link para jogar
web-start = Começar
web-start-bots = { $count ->
        [one] Um bot ocupa o lugar que ainda está livre.
        [many] Os bots ocupam os { $count } de lugares que ainda estão livres.
       *[other] Os bots ocupam os { $count } lugares que ainda estão livres.
    }
web-change = Mudar as regras
web-changed = O anfitrião mudou as regras.
web-waiting_host = { $name } inicia o jogo quando todos estiverem cá.
web-people = Pessoas e links

## At the table

web-table = A mesa
web-players = Jogadores
web-log = O que aconteceu
web-actions = O que podes fazer
web-watching = Estás a assistir.
web-spectators = { $count ->
        [one] { $count } pessoa está a assistir.
        [many] { $count } de pessoas estão a assistir.
       *[other] { $count } pessoas estão a assistir.
    }
web-sits = Sentas-te quando esta ronda acabar.
web-time_up = O teu tempo acabou.
web-seconds = { $seconds } s
web-played_for = Entretanto, um bot jogou por ti.
web-waiting = À espera de { $names }.
web-target = { $scoring ->
        [low] até { $target }, ganha o total mais baixo
       *[winner] { $target ->
            [one] até { $target } ponto
            [many] até { $target } de pontos
           *[other] até { $target } pontos
        }
    }
web-target-short = até { $target }
web-cards = { $count ->
        [one] { $count } carta
        [many] { $count } de cartas
       *[other] { $count } cartas
    }
web-points = { $points ->
        [one] { $points } ponto
        [many] { $points } de pontos
       *[other] { $points } pontos
    }
web-dealer = Distribui as cartas
web-upcoming = a seguir
web-upcoming-you = Jogas a seguir
web-no_colour = ainda sem cor
web-hand = { $count ->
        [one] A tua mão, { $count } carta
        [many] A tua mão, { $count } de cartas
       *[other] A tua mão, { $count } cartas
    }
web-card-up = { $card }, podes jogar
web-card-bluff = { $card }, podes jogar como bluff
web-card-down = { $card }
web-card-queued = escolhida para a tua vez
web-queued = Para a tua vez, se der: { $card }. Carrega outra vez para desistir.
web-unqueued = Ficas com { $card }.
web-queue-unfit = Agora não dá para jogar { $card }.
web-bluff = Tens a cor em jogo: é um bluff, e podem desafiar-te.
web-drawn = nova
web-held = tens { $count }
web-draw = Biscar
web-call = UNO!
web-catch = Apanhar!
web-jump = Cortar!
web-sort-colour = A mão está ordenada por cor: ordenar por número
web-sort-rank = A mão está ordenada por número: ordenar por cor
web-sorted-colour = por cor
web-sorted-rank = por número
web-hand_sorted = { $sorting ->
        [colour] A mão está ordenada por cor.
       *[rank] A mão está ordenada por número.
    }
web-armed = Vais gritar UNO com a próxima carta.
web-disarmed = Não vais gritar UNO com a próxima carta.
web-call-early = { $count ->
        [one] Tens { $count } carta: agora não há nada a gritar.
        [many] Tens { $count } de cartas: UNO grita-se ao jogar a penúltima.
       *[other] Tens { $count } cartas: UNO grita-se ao jogar a penúltima.
    }
web-no_draw = Agora não podes biscar.
web-catch-wait = Um momento: ainda não podes apanhar.
web-called = gritou UNO
web-owing = não gritou UNO
web-challenge = Um Joker Bisca 4 contra ti! Aceitas ou desafias?
web-outcome-accept = Biscas 4 cartas e perdes a vez.
web-outcome-challenge = Se não era permitido, quem o jogou bisca 4 cartas e tu jogas a tua vez. Se era, biscas 6 e perdes a vez.
web-sealed = A tua carta está virada para baixo. Falta a do outro.
web-face_down = uma carta virada para baixo
web-tells-battle_tied = Empate: os dois escolhem de novo.
web-won = { $name } ganha!
web-won-you = Ganhas!
web-tells-number_named = Número anunciado:
web-tells-colour_given_up = Cor que vai para os outros:
web-look = Uma vista de olhos às cartas
web-look-only_you = Mais ninguém vê isto.
web-card-counts = No fim da ronda, vale { $points ->
        [one] { $points } ponto
        [many] { $points } de pontos
       *[other] { $points } pontos
    } na mão.
web-why-hand = { $card }: não é da cor de que te livras.
web-why-put = { $card }: não tem o número anunciado.
web-why-other = { $card }: agora não podes escolher esta carta.
web-cover = Passa o dispositivo a { $name }.
web-cover-take = Sou { $name }: mostrar as minhas cartas
web-cover-call = { $name } grita UNO!
web-cover-catch = { $name } apanha!

## Beside a seat, for a moment

web-bubble-called = UNO!
web-bubble-caught = Não gritou UNO!
web-bubble-skipped = Perde a vez
web-bubble-passed = Passa
web-bubble-accepted = Aceita
web-bubble-challenged = Desafio!
web-bubble-jumped_in = Corta!

## Ends

web-round_won = { $name } ganha a ronda
web-round_won-you = Ganhas a ronda
web-match_won = { $name } ganha o jogo!
web-match_won-you = Ganhas o jogo!
web-blocked = A ronda está bloqueada: ninguém marca pontos
web-round_points = { $points ->
        [one] As cartas que sobraram nas mãos valem { $points } ponto.
        [many] As cartas que sobraram nas mãos valem { $points } de pontos.
       *[other] As cartas que sobraram nas mãos valem { $points } pontos.
    }
web-left = Cartas que sobraram
web-score = Pontos
web-next_round = Próxima ronda
web-rematch = Jogar outra vez
web-rematch-host = { $name } pode começar o próximo jogo.
web-replay = Repetição
web-story = Como correu

## The fair shuffle

web-fairness = Baralhamento justo

## Keys

web-help = Teclas
web-help-touch = Toca numa carta para a jogar, ou arrasta-a para cima. Mantém o dedo sobre ela para ler o que faz.
web-key-choose = escolher uma carta ou uma resposta
web-key-play = jogar a carta escolhida, dar a resposta escolhida
web-key-draw = biscar uma carta
web-key-call = gritar UNO: com a tua próxima carta, ou logo, se for preciso
web-key-catch = apanhar quem não gritou UNO
web-key-jump = cortar com uma carta igual
web-key-answer = dar a resposta desse número, escolher uma cor
web-key-sort = ordenar a mão por cor ou por número
web-key-top = ler a carta do topo e a cor em jogo
web-key-counts = ler quantas cartas cada um tem
web-key-hand = ler a tua mão
web-key-points = ler os pontos
web-key-question = ler a pergunta que te é feita
web-key-card = explicar a carta escolhida ou a do topo
web-key-help = esta lista

## Replays

web-replay-of = Repetição: { $edition }, ronda { $round }
web-share = Partilhar
web-record = Registo
web-round_before = Ronda anterior
web-first = Para o início
web-back = Um passo atrás
web-play = Reproduzir
web-pause = Pausa
web-forward = Um passo em frente
web-last = Para o fim
web-scrub = Jogada
web-move = Jogada { $number } de { $count }
web-eyes = Visto por
web-all_hands = Todas as mãos
web-spectator = um espectador

## What people say

web-phrase-hello = Olá!
web-phrase-well_played = Bem jogado!
web-phrase-ouch = Ai!
web-phrase-lucky = Que sorte!
web-phrase-sorry = Desculpa!
web-phrase-thanks = Agradeço!
web-phrase-one_moment = Um momento, por favor.
web-phrase-good_game = Bom jogo!
web-reactions = Carinhas
web-reaction-laugh = Carinha a rir
web-reaction-wow = Carinha de surpresa
web-reaction-cry = Carinha a chorar
web-reaction-angry = Carinha zangada
web-reaction-cool = Carinha de óculos de sol
web-reaction-think = Carinha pensativa
web-nudge = Dar um toque
web-nudge-said = É a tua vez!

## What listeners hear, in short

web-short-played = { $name }: { $card }.
web-short-played-you = Tu: { $card }.
web-short-drew-hidden = { $count ->
        [one] { $name } bisca.
        [many] { $name } bisca { $count }.
       *[other] { $name } bisca { $count }.
    }
web-short-turn_began-you = É a tua vez.
web-short-reshuffled = A pilha das biscas é baralhada de novo.
web-short-reversed = { $direction ->
        [left] Joga-se para a esquerda.
       *[right] Joga-se para a direita.
    }
web-short-colour_named = Cor: { colour }.
web-short-colour_named-you = Cor: { colour }.
web-short-caught = { $other } apanha { $name }.
web-short-challenged = { $guilty ->
        [yes] { $other } desafia { $name } e acerta.
       *[no] { $other } desafia { $name } e erra.
    }
web-short-challenged-you = { $guilty ->
        [yes] { $other } desafia-te e acerta.
       *[no] { $other } desafia-te e erra.
    }
web-short-challenged-by_you = { $guilty ->
        [yes] Desafias e acertas.
       *[no] Desafias e erras.
    }
web-short-went_out = { $name } fica sem cartas.

## What the server refuses

web-error-offline = O servidor não responde.
web-error-unknown = Algo correu mal no servidor. Tenta de novo daqui a pouco.
web-error-no_table = Esta mesa não existe. Talvez tenha expirado.
web-error-no_seat = Este lugar não está livre.
web-error-bad_name = Escolhe outro nome: de 1 a 24 letras, algarismos ou sinais comuns, e que ninguém aqui tenha.
web-error-bad_token = Este navegador já não tem lugar aqui.
web-error-bad_message = O servidor não percebeu esta página. Volta a carregá-la.
web-error-not_host = Só o anfitrião pode fazer isto.
web-error-wrong_phase = Isto não se pode fazer agora.
web-error-too_early = Demasiado cedo: só se pode apanhar um momento depois de a carta ser jogada.
web-error-cooling_down = Falhaste: espera um momento antes de voltares a tentar apanhar.
web-error-too_many = Foi demasiado de uma vez. Espera um momento.
web-error-not_stored = O servidor não conseguiu guardar isto. Tenta de novo daqui a pouco.
web-error-no_space = O disco do servidor está quase cheio. Por agora não se abrem novas mesas; as que existem continuam.
web-error-not_asked = Agora não é a tua vez de fazer isto.
web-error-illegal_move = Isto não é possível agora.
web-error-elsewhere = Estás a jogar nesta mesa noutra janela.
web-error-kicked = O anfitrião retirou-te desta mesa.
web-error-left = Saíste da mesa.
web-error-no_round = Esta ronda não existe.
web-error-not_over = A repetição pode ser vista quando o jogo acaba.

## House rules

web-late = Tarde demais: alguém foi mais rápido.
web-must_play = Podes jogar uma carta, por isso tens de a jogar.
web-challenge-stack = Um Joker Bisca 4 contra ti! Aceitas, desafias ou passas adiante com uma carta?
web-why-stack = { $card }: com esta carta não podes passar adiante.
web-why-finish = { $card }: a tua última carta tem de ser um número.
web-take = { $count ->
        [one] Biscar { $count } carta
        [many] Biscar { $count } de cartas
       *[other] Biscar { $count } cartas
    }
web-round_won-team = { $names } ganham a ronda
web-round_won-team_you = Ganhas a ronda com { $other }
web-match_won-team = { $names } ganham o jogo!
web-match_won-team_you = Ganhas o jogo com { $other }!
web-round_points-team = { $points ->
        [one] A ronda vale { $points } ponto.
        [many] A ronda vale { $points } de pontos.
       *[other] A ronda vale { $points } pontos.
    }
web-bubble-received = Mão nova
web-deck-choose = Escolher um ficheiro
web-deck-without = Jogar sem ele
