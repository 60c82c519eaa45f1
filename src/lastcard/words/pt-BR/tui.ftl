### The table in a terminal of 80 by 24 characters: room is scarce, so a comment says where a text must be short.

## On the table

# Headings of columns: up to 8 characters each.
tui-cards = cartas
tui-points = pontos
tui-target = { $scoring ->
        [low] até { $target }, vence o mais baixo
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
        [0] Sua mão, { $count } cartas
        [one] Sua mão, { $count } carta
        [many] Sua mão, { $count } de cartas
       *[other] Sua mão, { $count } cartas
    }
tui-card-up = { $card } (pode escolher)
tui-debt = a comprar
tui-armed = Você vai gritar UNO com a próxima carta
tui-sealed = Sua carta está virada para baixo.
tui-too_small = A mesa precisa de um terminal de pelo menos { $width } por { $height } caracteres.
    Aumente a janela ou diminua a letra.
    Ou comece com --plain, que joga em linhas de texto.

## Answers from the table

tui-refused = { $card }: não é uma resposta aqui. Escolhas possíveis: { $choices }.
tui-no_draw = Agora você não pode comprar.
tui-catch-wait = Você acabou de tentar flagrar alguém. Espere um momento.

## The keys at the foot of the screen: draw to quit share a line of 80 characters with 4 more for each key

tui-key-draw = comprar
tui-key-call = UNO!
tui-key-catch = flagrar
tui-key-jump = cortar
tui-key-hint = dica
tui-key-sort = ordenar
tui-key-help = teclas
tui-key-quit = salvar e sair
tui-key-leave = sair
tui-key-give_up = ceder
tui-key-remove = remover
tui-key-chat = chat
tui-key-pause = pausa
tui-key-eyes = visão
tui-key-step = passo
tui-key-round = rodada

## The list of keys: up to 54 characters each

tui-help = Teclas
tui-help-choose = escolher uma carta ou uma resposta
tui-help-play = jogar a carta escolhida, dar a resposta escolhida
tui-help-digits = escolher a resposta ou ir à carta desse número
tui-help-tab = passar às respostas, ao histórico ou à mão
tui-help-draw = comprar uma carta
tui-help-call = gritar UNO com a próxima carta, ou já, se for preciso
tui-help-catch = flagrar quem não gritou UNO
tui-help-jump = cortar com uma carta igual
tui-help-hint = o que um bom jogador faria, e por quê
tui-help-sort = ordenar a mão por cor ou por número
tui-help-rules = as regras da mesa e o que a carta especial faz
tui-help-help = esta lista
tui-help-quit = sair; o jogo fica salvo
tui-help-leave = sair
tui-help-away = sair; o seu lugar fica guardado
tui-help-give_up = ceder o seu lugar de vez
tui-help-remove = para o anfitrião: remover alguém da mesa
tui-help-chat = dizer algo a todos
tui-help-pause = parar ou continuar
tui-help-eyes = ver como o próximo jogador, depois como espectador
tui-help-forward = um passo à frente
tui-help-back = um passo atrás
tui-help-next_round = para a próxima rodada
tui-help-earlier_round = para o início desta rodada, ou para a anterior
tui-help-first = para o início
tui-help-last = para o fim
tui-close = Enter para fechar.

## Several people at one screen

tui-cover = Passe a tela para { $name }.
tui-cover-keys = Enter: { $name } está aqui e vê a sua mão · U: o jogador anterior grita UNO · C: { $name } flagra
tui-cover-jump = J: alguém corta
tui-look = Você está olhando estas cartas. Ninguém mais as vê.

## A game that cannot be saved

tui-not_saved = O jogo não pode ser salvo agora. A cada jogada há nova tentativa.
tui-lose = O jogo não pode ser salvo em lugar nenhum: se você sair agora, ele se perde.
tui-lose-keys = Y: sair mesmo assim · Esc: continuar jogando

## At a served table

# Beside a name, in place of the cards: up to 8 characters each.
tui-away = ausente
tui-stand_in = robô
tui-time = { $seconds } s
tui-catch_window-long = Há mais tempo para flagrar quem não gritou UNO.
tui-chat = Dizer algo
tui-chat-keys-phrases = 1 a 8: dizer · Esc: fechar
tui-chat-keys-free = Enter: dizer, ou a frase de um número · Esc: fechar
tui-lobby-keys-host = Enter: começar · T: chat · Q: sair · L: ceder o lugar · X: remover alguém
tui-lobby-keys = T: chat · Q: sair · L: ceder o lugar
tui-give_up-keys = Y: ceder · Esc: ficar
tui-remove = Quem tem que sair da mesa?
tui-remove-who = Número: escolher o lugar · Esc: ninguém
tui-remove-keys = Y: remover · K: remover e não deixar voltar · Esc: ninguém
tui-visit-keys = Enter: sentar-se · Ctrl-C: sair

## Endings

tui-score = { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
        [many] { $points } de pontos
       *[other] { $points } pontos
    }
tui-held = { $points ->
        [0] { $points } pontos na mão
        [one] { $points } ponto na mão
        [many] { $points } de pontos na mão
       *[other] { $points } pontos na mão
    }
tui-out = sem cartas
tui-round_end-keys = Enter: próxima rodada · Q: salvar e sair
tui-match_end-keys = Enter: jogar de novo · N: preparar outra mesa · Q: sair
tui-round_end-joined = Enter: próxima rodada · T: chat · Q: sair · L: ceder o lugar
tui-match_end-joined = Enter: jogar de novo · T: chat · Q: sair · L: ceder o lugar
tui-end-watching = Q: sair

## Setting up a table: names up to 25 characters, values up to 46

tui-setup = Uma nova mesa
tui-setup-keys = Enter: dar as cartas · ↑ ↓: escolher a linha · ← →: mudar · Esc: sair
tui-setup-lang = Idioma
tui-setup-edition = Edição
tui-setup-sheet = Regras da folha
tui-setup-people = Pessoas nesta tela
tui-setup-bots = Robôs
tui-setup-name = Nome de { $who }
tui-level-beginner = iniciante
tui-level-easy = fácil
tui-level-medium = médio
tui-level-hard = difícil
tui-level-expert = especialista
tui-setup-strength = Força do robô { $number }
tui-about-lang = O idioma da tela. A folha de regras o acompanha enquanto você não escolher outra.
tui-about-classic = O jogo sem carta especial.
tui-about-sheet = Com algumas folhas impressas se joga de um jeito um pouco diferente. As opções abaixo seguem a folha, e cada uma pode ser mudada à parte.
tui-about-people = Várias pessoas passam a tela entre si, e as mãos ficam cobertas entre uma vez e outra.
tui-about-bots = Um jogo tem de 2 a 10 jogadores, entre pessoas e robôs.
tui-about-name = Digite um nome ou deixe o número. Os nomes ficam guardados com o jogo.
tui-about-bot = Um iniciante esquece de gritar UNO; o nível fácil joga o que combina; o médio pensa em cada pergunta; o difícil joga para vencer o jogo; o especialista aprendeu com milhões de rodadas.
tui-about-strength = Abaixo de 100%, um robô faz qualquer escolha quase tão boa quanto a melhor: quanto menos força, mais longe dela. Ele não esquece nada.
tui-setup-more-false = ocultas
tui-setup-more-true = cada regra da casa à parte
tui-setup-differs = * Diferente da folha
tui-about-more = Mostra cada regra da casa em uma linha própria, para definir à parte.
tui-setup-bot_pace = Ritmo dos robôs
tui-setup-bot_pace-slow = lento, 3 segundos por jogada
tui-setup-bot_pace-normal = normal, 1 segundo por jogada
tui-setup-bot_pace-fast = rápido, meio segundo por jogada
tui-setup-auto_call = Quem grita UNO
tui-setup-auto_call-false = cada um
tui-setup-auto_call-true = a mesa
tui-setup-catch_window = Tempo para flagrar
tui-setup-catch_window-normal = normal
tui-setup-catch_window-long = longo
tui-about-bot_pace = Quanto os robôs esperam antes de jogar.
tui-about-auto_call = Se a mesa grita, ninguém esquece e ninguém pode ser flagrado.
tui-about-catch_window = Por quanto tempo se pode flagrar quem não gritou UNO, antes de o jogo continuar.
tui-rule-scoring = Pontuação
tui-rule-scoring-winner = o vencedor marca o que os outros têm
tui-rule-scoring-low = cada um soma o seu, vence o total mais baixo
tui-rule-target = Pontos para o fim do jogo
tui-rule-start_direction = O jogo começa para a
tui-rule-start_direction-left = esquerda
tui-rule-start_direction-right = direita
tui-rule-dealer_symbols = Símbolo no sorteio
tui-rule-dealer_symbols-zero = vale zero
tui-rule-dealer_symbols-ignored = não conta
tui-rule-drawn_card = Carta comprada jogável
tui-rule-drawn_card-may = pode ser jogada
tui-rule-drawn_card-must = deve ser jogada
tui-rule-battle_resume = Depois da batalha joga
tui-rule-battle_resume-challenger = quem vem depois de quem chamou
tui-rule-battle_resume-challenged = quem vem depois de quem foi chamado
tui-rule-catch_until = Pode-se flagrar
tui-rule-catch_until-begin = até começar a vez seguinte
tui-rule-catch_until-played = até que se baixe a próxima carta
tui-rule-catch_until-held = enquanto se tem uma só carta
tui-rule-bluffing = Blefe: Comprar Quatro
tui-rule-bluffing-true = permitido, com o risco de um desafio
tui-rule-bluffing-false = não permitido
tui-rule-two_player_reverse = Inverter a dois
tui-rule-two_player_reverse-skip = vale como Passar a Vez
tui-rule-two_player_reverse-nothing = só inverte o sentido
tui-rule-stacking = Cartas de comprar
tui-rule-stacking-off = não podem ser passadas adiante
tui-rule-stacking-same = são passadas adiante com uma carta igual
tui-rule-stacking-any = são passadas adiante com qualquer uma delas
tui-rule-jump_in = Cortar
tui-rule-jump_in-false = ninguém joga fora da sua vez
tui-rule-jump_in-true = fora da vez, com uma carta igual
tui-rule-seven_zero = Os 7 e os 0
tui-rule-seven_zero-false = são números comuns
tui-rule-seven_zero-true = o 7 troca duas mãos, o 0 passa todas
tui-rule-draw = Na sua vez você compra
tui-rule-draw-one = uma carta
tui-rule-draw-until = até uma carta combinar
tui-rule-force_play = Quem pode jogar
tui-rule-force_play-false = também pode comprar
tui-rule-force_play-true = tem que jogar
tui-rule-finish = A última carta
tui-rule-finish-any = pode ser qualquer uma
tui-rule-finish-number = deve ser um número
tui-rule-teams = Equipes
tui-rule-teams-false = cada um joga por si
tui-rule-teams-true = duplas frente a frente
tui-rule-hand_size = Cartas para cada um
tui-rule-catch_penalty = Cartas do flagrado

## Replays

tui-step = Passo { $step } de { $steps }
tui-eyes = Você vê o que { $name } viu.
tui-eyes-none = Você vê o que um espectador viu.
