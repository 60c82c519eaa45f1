### The table in a terminal of 80 by 24 characters: room is scarce, so a comment says where a text must be short.

## On the table

# Headings of columns: up to 8 characters each.
tui-cards = cartas
tui-points = pontos
tui-target = { $scoring ->
        [low] até { $target }, ganha o mais baixo
       *[winner] { $target ->
            [one] até { $target } ponto
            [many] até { $target } de pontos
           *[other] até { $target } pontos
        }
    }
tui-no_colour = ainda sem cor
# Up to 20 characters, like the one before.
tui-direction = { $direction ->
        [left] para a esquerda
       *[right] para a direita
    }
tui-hand = { $count ->
        [one] A tua mão, { $count } carta
        [many] A tua mão, { $count } de cartas
       *[other] A tua mão, { $count } cartas
    }
tui-card-up = { $card } (podes escolher)
tui-debt = a biscar
tui-armed = Vais gritar UNO com a próxima carta
tui-sealed = A tua carta está virada para baixo.
tui-too_small = A mesa precisa de um terminal de pelo menos { $width } por { $height } carateres.
    Aumenta a janela ou diminui a letra.
    Ou começa com --plain, que joga em linhas de texto.

## Answers from the table

tui-refused = { $card }: não é uma resposta aqui. Escolhas possíveis: { $choices }.
tui-no_draw = Agora não podes biscar.
tui-catch-wait = Acabaste de tentar apanhar alguém. Espera um momento.

## The keys at the foot of the screen: draw to quit share a line of 80 characters with 4 more for each key

tui-key-draw = biscar
tui-key-call = UNO!
tui-key-catch = apanhar
tui-key-jump = cortar
tui-key-hint = dica
tui-key-sort = ordenar
tui-key-help = teclas
tui-key-quit = guardar e sair
tui-key-leave = sair
tui-key-give_up = ceder
tui-key-remove = retirar
tui-key-chat = conversa
tui-key-pause = pausa
tui-key-eyes = vista
tui-key-step = passo
tui-key-round = ronda

## The list of keys: up to 54 characters each

tui-help = Teclas
tui-help-choose = escolher uma carta ou uma resposta
tui-help-play = jogar a carta escolhida, dar a resposta escolhida
tui-help-digits = escolher a resposta ou ir para a carta desse número
tui-help-tab = passar às respostas, ao histórico ou à mão
tui-help-draw = biscar uma carta
tui-help-call = gritar UNO com a próxima carta, ou já, se for preciso
tui-help-catch = apanhar quem não gritou UNO
tui-help-jump = cortar com uma carta igual
tui-help-hint = o que faria um bom jogador, e porquê
tui-help-sort = ordenar a mão por cor ou por número
tui-help-rules = as regras da mesa e o que a carta especial faz
tui-help-help = esta lista
tui-help-quit = sair; o jogo fica guardado
tui-help-leave = sair
tui-help-away = sair; o teu lugar fica guardado
tui-help-give_up = ceder o teu lugar de vez
tui-help-remove = para o anfitrião: retirar alguém da mesa
tui-help-chat = dizer algo a todos
tui-help-pause = parar ou continuar
tui-help-eyes = ver como o jogador seguinte, depois como espectador
tui-help-forward = um passo em frente
tui-help-back = um passo atrás
tui-help-next_round = para a próxima ronda
tui-help-earlier_round = para o início desta ronda, ou para a anterior
tui-help-first = para o início
tui-help-last = para o fim
tui-close = Enter para fechar.

## Several people at one screen

tui-cover = Passa o ecrã a { $name }.
tui-cover-keys = Enter: { $name } está aqui e vê a sua mão · U: o jogador anterior grita UNO · C: { $name } apanha
tui-cover-jump = J: alguém corta
tui-look = Estás a ver estas cartas. Mais ninguém as vê.

## A game that cannot be saved

tui-not_saved = O jogo não pode ser guardado agora. A cada jogada tenta-se de novo.
tui-lose = O jogo não pode ser guardado em lado nenhum: se saíres agora, perde-se.
tui-lose-keys = Y: sair mesmo assim · Esc: continuar a jogar

## At a served table

# Beside a name, in place of the cards: up to 8 characters each.
tui-away = ausente
tui-stand_in = bot
tui-time = { $seconds } s
tui-catch_window-long = Há mais tempo para apanhar quem não gritou UNO.
tui-chat = Dizer algo
tui-chat-keys-phrases = 1 a 8: dizer · Esc: fechar
tui-chat-keys-free = Enter: dizer, ou a frase de um número · Esc: fechar
tui-lobby-keys-host = Enter: começar · T: conversa · Q: sair · L: ceder o lugar · X: retirar alguém
tui-lobby-keys = T: conversa · Q: sair · L: ceder o lugar
tui-give_up-keys = Y: ceder · Esc: ficar
tui-remove = Quem tem de sair da mesa?
tui-remove-who = Número: escolher o lugar · Esc: ninguém
tui-remove-keys = Y: retirar · K: retirar e não deixar voltar · Esc: ninguém
tui-visit-keys = Enter: sentar-se · Ctrl-C: sair

## Endings

tui-score = { $points ->
        [one] { $points } ponto
        [many] { $points } de pontos
       *[other] { $points } pontos
    }
tui-held = { $points ->
        [one] { $points } ponto na mão
        [many] { $points } de pontos na mão
       *[other] { $points } pontos na mão
    }
tui-out = sem cartas
tui-round_end-keys = Enter: próxima ronda · Q: guardar e sair
tui-match_end-keys = Enter: jogar outra vez · N: preparar outra mesa · Q: sair
tui-round_end-joined = Enter: próxima ronda · T: conversa · Q: sair · L: ceder o lugar
tui-match_end-joined = Enter: jogar outra vez · T: conversa · Q: sair · L: ceder o lugar
tui-end-watching = Q: sair

## Setting up a table: names up to 25 characters, values up to 46

tui-setup = Uma nova mesa
tui-setup-keys = Enter: dar as cartas · ↑ ↓: escolher a linha · ← →: mudar · Esc: sair
tui-setup-lang = Idioma
tui-setup-edition = Edição
tui-setup-sheet = Regras da folha
tui-setup-people = Pessoas neste ecrã
tui-setup-bots = Bots
tui-setup-name = Nome de { $who }
tui-level-beginner = principiante
tui-level-easy = fácil
tui-level-medium = médio
tui-level-hard = difícil
tui-level-expert = especialista
tui-setup-strength = Força do bot { $number }
tui-about-lang = O idioma do ecrã. A folha de regras acompanha-o enquanto não escolheres outra.
tui-about-classic = O jogo sem carta especial.
tui-about-sheet = Com algumas folhas impressas joga-se de forma um pouco diferente. As opções abaixo seguem a folha, e cada uma pode ser mudada à parte.
tui-about-people = Várias pessoas passam o ecrã entre si, e as mãos ficam tapadas entre uma vez e outra.
tui-about-bots = Um jogo tem de 2 a 10 jogadores, entre pessoas e bots.
tui-about-name = Escreve um nome ou deixa o número. Os nomes ficam guardados com o jogo.
tui-about-bot = Um principiante esquece-se de gritar UNO; o nível fácil joga o que coincide; o médio pensa em cada pergunta; o difícil joga para ganhar o jogo; o especialista aprendeu com milhões de rondas.
tui-about-strength = Abaixo de 100%, um bot faz qualquer escolha quase tão boa como a melhor: quanto menos força, mais longe dela. Não se esquece de nada.
tui-setup-more-false = ocultas
tui-setup-more-true = cada regra da casa à parte
tui-setup-differs = * Diferente da folha
tui-about-more = Mostra cada regra da casa numa linha própria, para a definir à parte.
tui-setup-bot_pace = Ritmo dos bots
tui-setup-bot_pace-slow = lento, 3 segundos por jogada
tui-setup-bot_pace-normal = normal, 1 segundo por jogada
tui-setup-bot_pace-fast = rápido, meio segundo por jogada
tui-setup-auto_call = Quem grita UNO
tui-setup-auto_call-false = cada um
tui-setup-auto_call-true = a mesa
tui-setup-catch_window = Tempo para apanhar
tui-setup-catch_window-normal = normal
tui-setup-catch_window-long = longo
tui-about-bot_pace = Quanto os bots esperam antes de jogar.
tui-about-auto_call = Se a mesa grita, ninguém se esquece e ninguém pode ser apanhado.
tui-about-catch_window = Durante quanto tempo se pode apanhar quem não gritou UNO, antes de o jogo continuar.
tui-rule-scoring = Pontuação
tui-rule-scoring-winner = o vencedor marca o que os outros têm
tui-rule-scoring-low = cada um soma o seu, ganha o total mais baixo
tui-rule-target = Pontos para o fim do jogo
tui-rule-start_direction = Começa-se para a
tui-rule-start_direction-left = esquerda
tui-rule-start_direction-right = direita
tui-rule-dealer_symbols = Símbolo no sorteio
tui-rule-dealer_symbols-zero = vale zero
tui-rule-dealer_symbols-ignored = não conta
tui-rule-drawn_card = Carta biscada jogável
tui-rule-drawn_card-may = pode ser jogada
tui-rule-drawn_card-must = tem de ser jogada
tui-rule-battle_resume = Depois da batalha joga
tui-rule-battle_resume-challenger = quem vem depois de quem desafiou
tui-rule-battle_resume-challenged = quem vem depois do desafiado
tui-rule-catch_until = Pode-se apanhar
tui-rule-catch_until-begin = até começar a vez seguinte
tui-rule-catch_until-played = até se pôr na mesa a próxima carta
tui-rule-catch_until-held = enquanto se tem uma só carta
tui-rule-bluffing = Bluff com o Joker Bisca 4
tui-rule-bluffing-true = permitido, com o risco de um desafio
tui-rule-bluffing-false = não permitido
tui-rule-two_player_reverse = Inverte o Jogo a dois
tui-rule-two_player_reverse-skip = vale como Passa a Vez
tui-rule-two_player_reverse-nothing = só inverte o sentido
tui-rule-stacking = Cartas de biscar
tui-rule-stacking-off = não podem ser passadas ao seguinte
tui-rule-stacking-same = passam-se com uma carta igual
tui-rule-stacking-any = passam-se com qualquer uma delas
tui-rule-jump_in = Cortar
tui-rule-jump_in-false = ninguém joga fora da sua vez
tui-rule-jump_in-true = fora da vez, com uma carta igual
tui-rule-seven_zero = Os 7 e os 0
tui-rule-seven_zero-false = são números normais
tui-rule-seven_zero-true = o 7 troca duas mãos, o 0 passa todas
tui-rule-draw = Na tua vez biscas
tui-rule-draw-one = uma carta
tui-rule-draw-until = até uma carta coincidir
tui-rule-force_play = Quem pode jogar
tui-rule-force_play-false = também pode biscar
tui-rule-force_play-true = tem de jogar
tui-rule-finish = A última carta
tui-rule-finish-any = pode ser qualquer uma
tui-rule-finish-number = tem de ser um número
tui-rule-teams = Equipas
tui-rule-teams-false = cada um joga por si
tui-rule-teams-true = pares frente a frente
tui-rule-hand_size = Cartas para cada um
tui-rule-catch_penalty = Cartas do apanhado

## Replays

tui-step = Passo { $step } de { $steps }
tui-eyes = Vês o que { $name } viu.
tui-eyes-none = Vês o que um espectador viu.
