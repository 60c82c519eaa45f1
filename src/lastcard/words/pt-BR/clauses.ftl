### The rules by clause: a key is "clause-" and the id, with hyphens for dots. The order here is the order of the rulebook.

section-contents = Conteúdo

clause-deck-size = Um baralho tem 112 cartas; o clássico, que não tem carta especial, tem 108.
clause-deck-numbers = Cada uma das quatro cores tem 19 cartas numéricas: um 0 e duas de cada número de 1 a 9.
clause-deck-actions = Cada cor tem duas Comprar Duas, duas Inverter e duas Passar a Vez: 24 Cartas de Ação no total.
clause-deck-wilds = As cartas sem cor são quatro Curingas, quatro Curingas Comprar Quatro e, fora do baralho clássico, quatro da carta especial da edição.
clause-deck-colours = Cada edição tem quatro cores. São azul, verde, vermelho e amarelo, mas Urrrhhh tem rosa no lugar do vermelho, e Melhores Amigos tem roxo, rosa, verde e amarelo.

section-object = Objetivo do jogo

clause-object-round = Fique sem cartas antes de todos; você então marca o que os outros ainda têm na mão.
clause-object-match = Os pontos se somam de rodada em rodada, e o primeiro a chegar a 500 vence o jogo.

section-setup = Preparação

clause-setup-dealer = Cada jogador tira uma carta, e quem tirar o número mais alto distribui. Uma carta com símbolo conta zero, a não ser que a opção dealer_symbols diga que não conta.
clause-setup-deal = O distribuidor de cartas embaralha e dá 7 cartas a cada jogador.
clause-setup-draw_pile = As outras cartas ficam viradas para baixo: são o monte.
clause-setup-discard_pile = A carta do topo do monte é virada e dá início à pilha de descarte.
clause-setup-first_card = Se for virada uma Carta de Ação ou uma carta sem cor, veja o que essa carta faz no início.

section-turn = A sua vez

clause-turn-first = Começa o jogador à esquerda do distribuidor de cartas; se a opção start_direction for right, o da direita. Quando as regras falam do primeiro jogador, é dele que se trata.
clause-turn-match = Jogue uma carta que combine em cor, número ou símbolo com a do topo da pilha de descarte.
clause-turn-wild = Uma carta sem cor pode ser jogada sobre qualquer carta; só o Curinga Comprar Quatro tem uma condição.
clause-turn-must_draw = Se você não tem nada para jogar, compre uma carta do monte.
clause-turn-play_drawn = Se a carta comprada puder ser jogada, você pode jogá-la na mesma vez; a opção drawn_card pode tornar isso obrigatório.
clause-turn-keep_drawn = Se não jogar a carta comprada, você fica com ela e é a vez do próximo jogador.
clause-turn-decline = Você pode não jogar uma carta mesmo que ela combine; então precisa comprar uma.
clause-turn-decline_only_drawn = Depois de comprar, você só pode jogar a carta comprada, e nenhuma outra da sua mão.

section-actions = Cartas de Ação

clause-draw_two-effect = Comprar Duas: o próximo jogador compra 2 cartas e perde a vez.
clause-draw_two-where = Comprar Duas se joga sobre uma carta da sua cor ou sobre outra Comprar Duas.
clause-start-draw_two = Comprar Duas virada no início: o primeiro jogador compra 2 cartas e perde a vez.
clause-reverse-effect = Inverter: o sentido do jogo se inverte.
clause-reverse-where = Inverter se joga sobre uma carta da sua cor ou sobre outra Inverter.
clause-start-reverse = Inverter virada no início: o distribuidor de cartas começa, e joga-se contra o sentido inicial, normalmente para a direita.
clause-skip-effect = Passar a Vez: o próximo jogador perde a vez.
clause-skip-where = Passar a Vez se joga sobre uma carta da sua cor ou sobre outra Passar a Vez.
clause-start-skip = Passar a Vez virada no início: o primeiro jogador perde a vez, e começa o que vem depois dele.
clause-wild-effect = Curinga: quem o joga escolhe a cor com que o jogo continua, que pode ser a mesma.
clause-wild-anytime = O Curinga pode ser jogado mesmo que você tenha outra carta que combine.
clause-start-wild = Curinga virado no início: o primeiro jogador escolhe a cor e depois é o primeiro a jogar.
clause-draw_four-effect = Curinga Comprar Quatro: quem o joga escolhe a cor, e o próximo jogador compra 4 cartas e perde a vez.
clause-draw_four-legal = O Curinga Comprar Quatro só é permitido se você não tiver nenhuma carta da cor em jogo. Uma Carta de Ação dessa cor conta; uma carta que só combina em número ou símbolo, ou outra carta sem cor, não conta.
clause-start-draw_four = Curinga Comprar Quatro virado no início: volta para o baralho, e vira-se outra carta.
clause-challenge-who = Só o jogador que teria de comprar por causa de um Curinga Comprar Quatro pode desafiar quem o jogou, se desconfiar que não era permitido.
clause-challenge-show = O jogador desafiado mostra a mão a quem o desafiou, e a mais ninguém.
clause-challenge-guilty = Se o Curinga Comprar Quatro não era permitido, quem o jogou compra as 4 cartas no lugar do outro.
clause-challenge-innocent = Se era permitido, quem desafiou compra as 4 cartas e mais 2, 6 no total.

section-battle = Carta de batalha

clause-battle-challenge = Quem joga a Carta de batalha chama qualquer outro jogador para a batalha.
clause-battle-pick = Os dois escolhem uma carta da mão e as revelam ao mesmo tempo.
clause-battle-lowest_loses = A carta mais baixa perde; uma carta com símbolo conta zero.
clause-battle-tie = Em caso de empate, as duas cartas ficam de lado e os dois escolhem de novo, até que alguém perca.
clause-battle-out_of_cards = Quem fica sem cartas na batalha compra uma do monte para continuar batalhando ou jogando: uma rodada não pode acabar durante uma batalha.
clause-battle-loser_takes = Quem perde pega todas as cartas usadas na batalha e compra mais 2 do monte.
clause-battle-winner_colour = Quem vence a batalha escolhe a cor em jogo.
clause-battle-resume = O jogo segue no sentido atual com o jogador depois de quem chamou para a batalha; a opção battle_resume pode fazer com que seja o jogador depois de quem foi chamado.
clause-start-battle = Carta de batalha virada no início: o primeiro jogador escolhe a cor que começa.

section-urrrhhh = Urrrhhh

clause-urrrhhh-colour = Quem joga a carta Urrrhhh escolhe uma cor da sua mão para se livrar dela.
clause-urrrhhh-give = Dá uma carta dessa cor a cada um dos outros, por ordem, a partir da sua esquerda e no sentido horário, volta após volta, até não ter mais nenhuma. Se a opção start_direction for right, dá a partir da sua direita, no sentido anti-horário.
clause-urrrhhh-uneven = Não importa se alguns jogadores recebem mais cartas do que outros.
clause-urrrhhh-wild = A carta Urrrhhh também é um curinga: depois, quem a joga escolhe a cor em jogo.
clause-start-urrrhhh = Carta Urrrhhh virada no início: o primeiro jogador escolhe a cor e depois é o primeiro a jogar.

section-friends = Melhores Amigos

clause-friends-number = Quem joga a carta Melhores Amigos primeiro diz um número em voz alta, de 0 a 9.
clause-friends-discard = Depois cada jogador pode baixar uma carta desse número, de qualquer cor, se tiver.
clause-friends-last = Quem jogou a carta Melhores Amigos é o último a baixar a sua.
clause-friends-wild = A carta Melhores Amigos também é um curinga: quem a jogou escolhe a cor em jogo.
clause-start-friends = Carta Melhores Amigos virada no início: o primeiro jogador escolhe a cor.

section-joker = Joker

clause-joker-target = Quem joga o Joker escolhe outro jogador para atormentar e diz uma cor.
clause-joker-draw = O jogador atormentado compra até sair uma carta dessa cor.
clause-joker-discard = O jogador atormentado descarta essa carta e fica com todas as outras que comprou.
clause-joker-resume = O jogo segue no sentido atual com o jogador depois de quem jogou a carta.
clause-joker-last_card = Como última carta, o Joker atormenta do mesmo jeito: escolhe-se um jogador, que compra até sair a cor.
clause-start-joker = Joker virado no início: o primeiro jogador escolhe a cor que começa.

section-agent = Agente Especial Mate

clause-agent-peek = Quem joga a carta Agente Especial Mate olha a mão de todos os outros jogadores.
clause-agent-wild = A carta Agente Especial Mate também é um curinga: quem a joga escolhe a cor em jogo.
clause-start-agent = Carta Agente Especial Mate virada no início: o primeiro jogador escolhe a cor que começa.

section-going_out = Finalizando a rodada

clause-uno-call = Ao jogar a sua penúltima carta, grite UNO.
clause-uno-catch = Se você não gritar e alguém flagrar você antes que o próximo jogador comece a vez dele, você compra 2 cartas. A opção catch_until pode prolongar esse prazo.
clause-round-over = A rodada acaba assim que um jogador fica sem cartas.
clause-round-last_draw = Se a última carta for uma Comprar Duas ou um Curinga Comprar Quatro, o próximo jogador ainda compra as 2 ou 4 cartas, e elas contam nos pontos.
clause-round-reshuffle = Quando o monte acaba, a pilha de descarte sem a carta do topo é embaralhada para formar um novo, e o jogo continua.

section-scoring = Pontuação

clause-score-winner = Quem fica sem cartas marca tudo o que os outros ainda têm na mão.
clause-score-numbers = As cartas numéricas valem o seu número, de 0 a 9.
clause-score-actions = Comprar Duas, Inverter e Passar a Vez valem 20 pontos cada uma.
clause-score-wilds = Curinga, Curinga Comprar Quatro e as cartas especiais valem 50 pontos cada.
clause-match-win = Enquanto ninguém tiver 500 pontos, todas as cartas são embaralhadas para outra rodada. Vence o primeiro a chegar a 500.
clause-match-low = Outra maneira de contar: cada um soma os pontos que ficaram na sua mão em cada rodada. Quando alguém chega a 500, vence o total mais baixo.

section-sheets = Onde as folhas diferem

clause-start_direction = start_direction diz para que lado se começa a jogar: left (esquerda) ou right (direita). Com right (Espanha), o primeiro jogador é o da direita do distribuidor de cartas, uma Inverter virada no início manda o jogo para a esquerda, e com Urrrhhh as cartas são dadas a partir da direita, no sentido anti-horário.
clause-dealer_symbols = dealer_symbols diz quanto vale um símbolo no sorteio de quem distribui: zero, ou ignored (não conta, Espanha), e então não pode ganhar o sorteio.
clause-drawn_card = drawn_card diz se uma carta comprada que combina pode ser jogada (may) ou deve ser jogada (must). Must (América Latina) só vale se nada mais podia ser jogado; quem comprou porque quis ainda pode ficar com a carta.
clause-battle_resume = battle_resume diz quem joga depois de uma batalha: o jogador depois de quem chamou para a batalha (challenger) ou depois de quem foi chamado (challenged, Canadá francófono).
clause-catch_until = catch_until diz até quando você pode ser flagrado sem ter gritado UNO: até começar a vez seguinte (begin), até que nela se baixe uma carta ou se passe (played: as duas folhas em francês e a Espanha), ou enquanto você tiver só essa carta (held: América Latina).

section-choices = À escolha da mesa

clause-scoring = scoring é winner (quem fica sem cartas marca o que os outros têm) ou low (cada um soma o que lhe resta, e vence o total mais baixo).
clause-target = target é o número de pontos que encerra o jogo: 500, ou qualquer número inteiro positivo.
clause-bluffing = bluffing diz se um Curinga Comprar Quatro não permitido pode ser jogado: true (sim, com o risco de um desafio) ou false (não, e ninguém desafia).
clause-two_player_reverse = two_player_reverse diz o que Inverter faz com dois jogadores: skip (o mesmo jogador joga de novo) ou nothing (é a vez do outro).

section-rulings = Decisões onde as folhas se calam

clause-ruling-players = Um jogo tem de 2 a 10 jogadores.
clause-ruling-dealer_tie = Em caso de empate para distribuir, os empatados tiram de novo do que resta do baralho, até que um tenha a mais alta. Depois todas as cartas são embaralhadas.
clause-ruling-deal_order = As 7 cartas são dadas uma a uma, a partir do primeiro jogador e no sentido inicial.
clause-ruling-dealer_ignored = Com dealer_symbols em ignored, o número mais alto distribui e os símbolos ficam de fora. Se ninguém tirou um número, todos os que tiraram desta vez tiram de novo; se o baralho acabar, embaralha-se um novo.
clause-ruling-next_dealer = A rodada seguinte é distribuída por quem vem depois do distribuidor de cartas no sentido inicial.
clause-ruling-two_reverse = Com dois jogadores, Inverter age como Passar a Vez: o mesmo jogador joga de novo. A opção two_player_reverse pode tirar esse efeito; o sentido se inverte nos dois casos.
clause-ruling-two_start_reverse = Se uma Inverter for virada no início com dois jogadores, o distribuidor de cartas começa.
clause-ruling-colour_in_play = Sobre uma carta sem cor vale a última cor escolhida, tanto para combinar como para saber se um Curinga Comprar Quatro é permitido.
clause-ruling-bluff = Um Curinga Comprar Quatro pode ser jogado mesmo sem ser permitido, da mão ou recém-comprado, com o risco de um desafio. Com bluffing em false ele não é oferecido, não se pergunta a ninguém se desafia, e as 4 cartas são simplesmente compradas.
clause-ruling-guilty_turn = Depois de um desafio certo, o Curinga Comprar Quatro e a sua cor continuam em jogo; quem desafiou não compra nada e joga a sua vez normalmente.
clause-ruling-innocent_turn = Depois de um desafio errado, quem desafiou compra 6 cartas e perde a vez.
clause-ruling-last_draw_four = Quem joga um Curinga Comprar Quatro como última carta não pode ser desafiado: sem outra carta na mão, é sempre permitido.
clause-ruling-guilt = Um Curinga Comprar Quatro é julgado pela mão no momento em que foi jogado e pela cor em jogo antes dele. O que se mostra é a mão atual.
clause-ruling-short_pile = Se não houver cartas suficientes para comprar, mesmo depois de embaralhar de novo, você compra as que houver e, depois, mais nenhuma.
clause-ruling-reshuffle_top = Ao embaralhar de novo, a carta do topo da pilha de descarte fica e tudo o que está embaixo é embaralhado. Isso acontece quando é preciso uma carta e o monte está vazio, não antes.
clause-ruling-nothing_to_draw = Se você comprar na sua vez mas não houver nenhuma carta, você passa e a vez acaba.
clause-ruling-blocked = Se numa volta completa nenhuma carta foi jogada e nenhuma pôde ser comprada, a rodada está bloqueada: ninguém marca pontos, em nenhuma das duas maneiras de contar, e a distribuição passa adiante.
clause-ruling-endless = Uma rodada é bloqueada depois de 2.000 turnos, quando o seguinte começaria.
clause-ruling-drawn_always_asked = A pergunta sobre a carta comprada é feita mesmo que ela não combine, e então a única opção é ficar com ela: sem a pergunta, os outros saberiam.
clause-ruling-must_play_legal = Quando a carta comprada deve ser jogada, isso nunca obriga a jogar um Curinga Comprar Quatro não permitido: ninguém é obrigado a trapacear.
clause-ruling-uno_reached = Você deve gritar UNO sempre que ficar com exatamente uma carta: ao jogar, baixar ou dar outra, ao revelá-la numa batalha ou ao descartá-la no tormento; mas não ao comprar uma quando não tinha nenhuma. A obrigação acaba quando você grita, quando flagram você ou quando você tem qualquer outro número de cartas.
clause-ruling-catch_lapse = A vez seguinte é a próxima que começa, seja de quem for; responder a um desafio ou perder a vez não conta como vez. O prazo para flagrar acaba na primeira resposta à pergunta dessa vez (begin), quando nela se baixa uma carta ou se passa (played), ou só quando o jogador deixa de ter exatamente uma carta (held), e sempre com a rodada. Pode-se flagrar mesmo que haja outra pergunta em aberto. Quando o prazo acaba, não é mais preciso gritar UNO.
clause-ruling-uno_early = Gritar UNO sem jogar uma carta, quando não é preciso, é recusado e não muda nada. Gritado ao jogar ou baixar uma carta, só vale se então restar exatamente uma.
clause-ruling-catch_who = Qualquer outro jogador pode flagrar, e vale o primeiro.
clause-ruling-first_special = Quando uma carta especial é virada no início, só se escolhe a cor; o seu próprio efeito não acontece.
clause-ruling-draw_four_back = Um Curinga Comprar Quatro virado no início volta para o monte, que é embaralhado de novo antes de se virar a carta seguinte.
clause-ruling-special_playable = A Carta de batalha e o Joker podem ser jogados a qualquer momento, como um Curinga.
clause-ruling-battle_must = Quem joga a Carta de batalha deve escolher um adversário; a batalha não pode ser recusada.
clause-ruling-battle_last_card = Você não pode fechar com a Carta de batalha: se era a sua última carta, você compra uma e batalha.
clause-ruling-battle_used = As cartas usadas numa batalha são todas as que os dois nela revelaram ou deixaram de lado; a própria Carta de batalha não é uma delas.
clause-ruling-battle_order = Quem chama para a batalha sem ter cartas compra depois de escolher o adversário. Num empate, quem chamou compra antes do adversário. No fim, quem perdeu compra 2, depois um vencedor sem cartas compra 1, e então se escolhe a cor.
clause-ruling-battle_winner_empty = Um vencedor que usou a última carta compra uma antes de o jogo seguir. Se não houver nenhuma, ele fica sem cartas e a rodada acaba.
clause-ruling-battle_no_cards_left = Quem deve comprar numa batalha mas não encontra carta perde a batalha. Se nenhum dos dois puder, ninguém perde: as cartas deixadas de lado voltam para quem as jogou, e quem chamou para a batalha escolhe a cor.
clause-ruling-battle_secret = Uma carta escolhida fica escondida na mão até que os dois tenham escolhido; que a escolha foi feita, todos sabem.
clause-ruling-urrrhhh_no_colour = Se você não tiver nenhuma carta colorida ao jogar Urrrhhh, só escolhe a cor em jogo.
clause-ruling-urrrhhh_must = Você não pode se recusar a dar as cartas, e a cor deve ser uma que você tenha.
clause-ruling-urrrhhh_out = Se você der as suas últimas cartas, fica sem cartas e a rodada acaba.
clause-ruling-urrrhhh_order = Quem dá decide, carta por carta, qual vai para quem, e responde até pela última. As cartas dessa cor compradas nesse meio-tempo, se for flagrado, também são dadas. Quem dá e quem recebe veem a carta; os outros veem o verso.
clause-ruling-urrrhhh_direction = Inverter não muda o sentido em que se dão as cartas: é sempre o horário, ou o anti-horário se start_direction for right.
clause-ruling-start_special = Quem escolhe a cor de um Curinga ou de uma carta especial virados no início é depois o primeiro a jogar, da maneira normal.
clause-ruling-friends_order = As cartas são baixadas no sentido atual, a partir do próximo jogador, e por último por quem disse o número.
clause-ruling-friends_out = Se alguém baixar a sua última carta, a rodada acaba ali, e esse jogador marca os pontos.
clause-ruling-friends_last_card = Se Melhores Amigos for a última carta, a rodada acaba na hora e ninguém baixa nada.
clause-ruling-friends_match = Depois de Melhores Amigos, a carta seguinte deve combinar com a cor escolhida, seja qual for a do topo, ou com o número do topo se foi baixada uma carta numérica.
clause-ruling-friends_colour = Com Melhores Amigos, a cor é escolhida depois de baixados os números.
clause-ruling-joker_colourless = As cartas sem cor compradas no tormento são guardadas; não têm cor, então continua-se comprando.
clause-ruling-joker_dry = Se a cor nunca sair, o jogador atormentado fica com tudo o que comprou, e a cor anunciada fica em jogo.
clause-ruling-joker_no_effect = Se a carta descartada no tormento for uma Carta de Ação, ela não faz nada; é só a nova carta do topo.
clause-ruling-joker_going_out = Com o Joker como última carta, o tormento acontece, descarte incluído, e depois se contam os pontos da rodada.
clause-ruling-agent_peek = O jogador olha na hora e vê todas as outras mãos como estão nesse momento. Os outros só sabem que ele olhou.
clause-ruling-last_colour = Quando a rodada acaba, não se pergunta mais nada: não se escolhe cor depois de uma última carta sem cor, e com uma última carta Agente Especial Mate não se olha nada. Só o Joker atormenta antes.
clause-ruling-low_points = No jogo do total mais baixo, cada um soma os pontos que tem na mão; os pontos da rodada são a soma de todos.
clause-ruling-low_tie = Se houver empate no total mais baixo nesse modo de contar, todos jogam outra rodada, até que um só seja o mais baixo.
clause-ruling-leave = Se um jogador sai de uma mesa on-line, um robô joga no seu lugar até ele voltar.

section-house = Regras da casa

clause-house-stack-debt = Com stacking ligado, você pode passar uma Comprar Duas ou um Curinga Comprar Quatro ao próximo jogador jogando mais uma dessas cartas, e as cartas a comprar se somam.
clause-house-stack-same = Se stacking é same, uma Comprar Duas é passada adiante com uma Comprar Duas, e um Curinga Comprar Quatro com um Curinga Comprar Quatro.
clause-house-stack-any = Se stacking é any, um Curinga Comprar Quatro também passa adiante uma Comprar Duas, e uma Comprar Duas da cor escolhida passa adiante um Curinga Comprar Quatro.
clause-house-stack-answer = Quando você passa as cartas adiante, essa é a sua vez: somam-se mais 2 ou 4, e agora o próximo jogador tem que comprar todas ou passá-las adiante.
clause-house-stack-take = Se você não as passa adiante, compra todas as cartas que se somaram e perde a vez.
clause-house-stack-challenge = Quem joga um Curinga Comprar Quatro só pode ser desafiado se não o joga para passar cartas adiante: o que passa cartas adiante é sempre permitido.
clause-house-stack-last = Se alguém fica sem cartas com uma Comprar Duas ou um Curinga Comprar Quatro, o próximo jogador compra todas as cartas que se somaram e não pode passá-las adiante.
clause-house-stack-start = Se no início é virada uma Comprar Duas, o primeiro jogador compra 2 cartas ou as passa adiante.
clause-house-stack-short = Se não há cartas suficientes para comprar, você compra as que houver, e o resto é esquecido.
clause-house-jump-when = Com jump_in ligado, se você tem uma carta da mesma cor e do mesmo número ou símbolo que a última carta jogada, pode jogá-la fora da sua vez, enquanto o jogador da vez não tiver respondido.
clause-house-jump-turn = Quando você corta, essa é a sua vez, e o jogo continua a partir de você; a vez que tinha acabado de começar não conta.
clause-house-jump-stack = Se você corta com uma Comprar Duas enquanto se passam cartas adiante, somam-se mais 2, e o jogador depois de você tem que comprar todas ou passá-las adiante.
clause-house-jump-race = Vale a primeira resposta, seja a do jogador da vez ou a de alguém que corta.
clause-house-jump-poll = Onde se pergunta a um jogador de cada vez, pergunta-se a todos se querem cortar, também a quem não pode: senão os outros saberiam quem tem a carta.
clause-house-jump-pace = Os robôs esperam um momento antes de responder a uma carta colorida que foi jogada, para que todos tenham tempo de cortar.
clause-house-seven-swap = Com seven_zero ligado, se você joga um 7 e ainda tem alguma carta, tem que trocar de mão com outro jogador.
clause-house-zero-rotate = Com seven_zero ligado, se alguém joga um 0 e ainda tem alguma carta, todos passam as suas cartas ao próximo jogador no sentido do jogo.
clause-house-hands-call = Quando as mãos mudam de lugar, quem recebe uma mão de uma só carta tem que gritar UNO; o que se gritou com a mão anterior não conta.
clause-house-hands-order = Uma mão passa como está. Só um 7 ou um 0 que é jogado move as mãos, não um que é virado, baixado, descartado, revelado ou dado.
clause-house-draw-until = Se draw é until e você compra na sua vez, continua até ter uma carta que possa jogar ou até não haver mais nada para comprar.
clause-house-force-play = Com force_play ligado, você só pode comprar se não tiver nenhuma carta para jogar, e uma carta comprada que combina tem que ser jogada; mas ninguém é obrigado a passar cartas adiante, a cortar ou a baixar uma carta.
clause-house-finish-number = Se finish é number, a última carta que você joga deve ser um número; se a única carta que resta não é um número, você tem que comprar.
clause-house-teams-partners = Com teams ligado, quem está frente a frente joga em dupla. São precisos 4, 6, 8 ou 10 jogadores.
clause-house-teams-score = A dupla tem sempre os mesmos pontos: se um fica sem cartas, os dois marcam o que as outras equipes têm; quando vence o total mais baixo, os dois somam o que têm juntos.
clause-house-teams-match = Os dois da dupla vencem o jogo juntos.
clause-house-teams-hidden = Quem joga em dupla não vê as cartas do outro, e em tudo o mais quem joga com você é um jogador como qualquer outro.
clause-house-hand_size = hand_size diz quantas cartas cada jogador recebe: 7, ou qualquer número de 2 a 10 para o qual haja cartas suficientes no baralho.
clause-house-catch_penalty = catch_penalty diz quantas cartas você compra se alguém flagrar você: 2, ou qualquer número de 1 a 10.
clause-house-grand = O grande baralho tem 128 cartas: as 108 clássicas e quatro de cada uma das cinco cartas especiais, que fazem o que dizem as suas próprias regras.
clause-house-deck_file = Um baralho próprio é um arquivo que diz quantas há de cada carta: de duas a quatro cores, pelo menos 20 cartas, e pelo menos 12 delas com número.
