### The rules by clause: a key is "clause-" and the id, with hyphens for dots. The order here is the order of the rulebook.

section-contents = Conteúdo

clause-deck-size = Um baralho tem 112 cartas; o clássico, que não tem carta especial, tem 108.
clause-deck-numbers = Cada uma das quatro cores tem 19 cartas numéricas: um 0 e duas de cada número de 1 a 9.
clause-deck-actions = Cada cor tem duas Bisca Dois, duas Inverte o Jogo e duas Passa a Vez: 24 Cartas de Ação no total.
clause-deck-wilds = As cartas sem cor são quatro Jokers, quatro Jokers Bisca 4 e, fora do baralho clássico, quatro da carta especial da edição.
clause-deck-colours = Cada edição tem quatro cores. São azul, verde, vermelho e amarelo, mas a edição Carta Assustadora "Urrrhhh" tem rosa no lugar do vermelho, e a edição Melhores Amigos tem roxo, rosa, verde e amarelo.

section-object = Objetivo do jogo

clause-object-round = Fica sem cartas antes de todos; marcas então o que os outros ainda têm na mão.
clause-object-match = Os pontos somam-se de ronda em ronda, e o primeiro a chegar a 500 ganha o jogo.

section-setup = Preparação

clause-setup-dealer = Cada jogador tira uma carta, e quem tirar o número mais alto distribui. Uma carta com símbolo conta zero, a não ser que a opção dealer_symbols diga que não conta.
clause-setup-deal = O distribuidor de cartas baralha e dá 7 cartas a cada jogador.
clause-setup-draw_pile = As outras cartas ficam viradas para baixo: são a pilha das biscas.
clause-setup-discard_pile = A carta do topo da pilha das biscas é virada e dá início à pilha das cartas jogadas.
clause-setup-first_card = Se for virada uma Carta de Ação ou uma carta sem cor, vê o que essa carta faz no início.

section-turn = A tua vez

clause-turn-first = Começa o jogador à esquerda do distribuidor de cartas; se a opção start_direction for right, o da direita. Quando as regras falam do primeiro jogador, é dele que se trata.
clause-turn-match = Joga uma carta que coincida em cor, número ou símbolo com a do topo da pilha das cartas jogadas.
clause-turn-wild = Uma carta sem cor pode ser jogada sobre qualquer carta; só o Joker Bisca 4 tem uma condição.
clause-turn-must_draw = Se não tens nada para jogar, tira uma carta da pilha das biscas.
clause-turn-play_drawn = Se a carta biscada puder ser jogada, podes jogá-la na mesma vez; a opção drawn_card pode tornar isso obrigatório.
clause-turn-keep_drawn = Se não jogares a carta biscada, ficas com ela e é a vez do jogador seguinte.
clause-turn-decline = Podes não jogar uma carta mesmo que coincida; tens então de biscar uma.
clause-turn-decline_only_drawn = Depois de biscares, só podes jogar a carta biscada, e nenhuma outra da tua mão.

section-actions = Cartas de Ação

clause-draw_two-effect = Bisca Dois: o jogador seguinte bisca 2 cartas e perde a vez.
clause-draw_two-where = Bisca Dois joga-se sobre uma carta da sua cor ou sobre outra Bisca Dois.
clause-start-draw_two = Bisca Dois virada no início: o primeiro jogador bisca 2 cartas e perde a vez.
clause-reverse-effect = Inverte o Jogo: o sentido do jogo inverte-se.
clause-reverse-where = Inverte o Jogo joga-se sobre uma carta da sua cor ou sobre outra Inverte o Jogo.
clause-start-reverse = Inverte o Jogo virada no início: o distribuidor de cartas começa, e joga-se contra o sentido inicial, normalmente para a direita.
clause-skip-effect = Passa a Vez: o jogador seguinte perde a vez.
clause-skip-where = Passa a Vez joga-se sobre uma carta da sua cor ou sobre outra Passa a Vez.
clause-start-skip = Passa a Vez virada no início: o primeiro jogador perde a vez, e começa o que vem depois dele.
clause-wild-effect = Joker: quem o joga escolhe a cor com que o jogo continua, que pode ser a mesma.
clause-wild-anytime = O Joker pode ser jogado mesmo que tenhas outra carta que coincida.
clause-start-wild = Joker virado no início: o primeiro jogador escolhe a cor e depois é o primeiro a jogar.
clause-draw_four-effect = Joker Bisca 4: quem o joga escolhe a cor, e o jogador seguinte bisca 4 cartas e perde a vez.
clause-draw_four-legal = O Joker Bisca 4 só é permitido se não tiveres nenhuma carta da cor em jogo. Uma Carta de Ação dessa cor conta; uma carta que só coincide em número ou símbolo, ou outra carta sem cor, não conta.
clause-start-draw_four = Joker Bisca 4 virado no início: volta para o baralho, e vira-se outra carta.
clause-challenge-who = Só o jogador que teria de biscar por causa de um Joker Bisca 4 pode desafiar quem o jogou, se desconfiar que não era permitido.
clause-challenge-show = O jogador desafiado mostra a mão a quem o desafiou, e a mais ninguém.
clause-challenge-guilty = Se o Joker Bisca 4 não era permitido, quem o jogou bisca as 4 cartas no lugar do outro.
clause-challenge-innocent = Se era permitido, quem desafiou bisca as 4 cartas e mais 2, 6 no total.

section-battle = Carta de Batalha

clause-battle-challenge = Quem joga a Carta de Batalha desafia qualquer outro jogador para uma batalha.
clause-battle-pick = Os dois escolhem uma carta da mão e revelam-nas ao mesmo tempo.
clause-battle-lowest_loses = A carta mais baixa perde; uma carta com símbolo conta zero.
clause-battle-tie = Em caso de empate, as duas cartas ficam de lado e os dois voltam a escolher, até que alguém perca.
clause-battle-out_of_cards = Quem fica sem cartas na batalha tira uma da pilha das biscas para continuar a batalhar ou a jogar: uma ronda não pode acabar durante uma batalha.
clause-battle-loser_takes = Quem perde fica com todas as cartas usadas na batalha e tira mais 2 da pilha das biscas.
clause-battle-winner_colour = Quem ganha a batalha escolhe a cor em jogo.
clause-battle-resume = O jogo segue no sentido atual com o jogador depois de quem desafiou; a opção battle_resume pode fazer com que seja o jogador depois do desafiado.
clause-start-battle = Carta de Batalha virada no início: o primeiro jogador escolhe a cor que começa.

section-urrrhhh = Carta Assustadora "Urrrhhh"

clause-urrrhhh-colour = Quem joga a Carta Assustadora "Urrrhhh" escolhe uma cor da sua mão para se livrar dela.
clause-urrrhhh-give = Dá uma carta dessa cor a cada um dos outros, por ordem, a partir da sua esquerda e no sentido dos ponteiros do relógio, volta após volta, até não ter mais nenhuma. Se a opção start_direction for right, dá a partir da sua direita, no sentido contrário ao dos ponteiros do relógio.
clause-urrrhhh-uneven = Não importa se alguns jogadores recebem mais cartas do que outros.
clause-urrrhhh-wild = A Carta Assustadora "Urrrhhh" também é um Joker: depois, quem a joga escolhe a cor em jogo.
clause-start-urrrhhh = Carta Assustadora "Urrrhhh" virada no início: o primeiro jogador escolhe a cor e depois é o primeiro a jogar.

section-friends = Melhores Amigos

clause-friends-number = Quem joga a carta Melhores Amigos primeiro diz um número em voz alta, de 0 a 9.
clause-friends-discard = Depois cada jogador pode pôr na mesa uma carta desse número, de qualquer cor, se a tiver.
clause-friends-last = Quem jogou a carta Melhores Amigos é o último a pôr a sua na mesa.
clause-friends-wild = A carta Melhores Amigos também é um Joker: quem a jogou escolhe a cor em jogo.
clause-start-friends = Carta Melhores Amigos virada no início: o primeiro jogador escolhe a cor.

section-joker = Joker Atormentador

clause-joker-target = Quem joga o Joker Atormentador escolhe outro jogador para atormentar e diz uma cor.
clause-joker-draw = O jogador atormentado bisca até sair uma carta dessa cor.
clause-joker-discard = O jogador atormentado descarta essa carta e fica com todas as outras que biscou.
clause-joker-resume = O jogo segue no sentido atual com o jogador depois de quem jogou a carta.
clause-joker-last_card = Como última carta, o Joker Atormentador atormenta na mesma: escolhe-se um jogador, que bisca até sair a cor.
clause-start-joker = Joker Atormentador virado no início: o primeiro jogador escolhe a cor que começa.

section-agent = Mate Agente Especial

clause-agent-peek = Quem joga a carta Mate Agente Especial vê a mão de todos os outros jogadores.
clause-agent-wild = A carta Mate Agente Especial também é um Joker: quem a joga escolhe a cor em jogo.
clause-start-agent = Carta Mate Agente Especial virada no início: o primeiro jogador escolhe a cor que começa.

section-going_out = Fim da ronda

clause-uno-call = Ao jogares a tua penúltima carta, grita UNO.
clause-uno-catch = Se não gritares e alguém te apanhar antes de o jogador seguinte começar a sua vez, biscas 2 cartas. A opção catch_until pode prolongar esse prazo.
clause-round-over = A ronda acaba assim que um jogador fica sem cartas.
clause-round-last_draw = Se a última carta for uma Bisca Dois ou um Joker Bisca 4, o jogador seguinte bisca na mesma as 2 ou 4 cartas, e elas contam nos pontos.
clause-round-reshuffle = Quando a pilha das biscas acaba, a pilha das cartas jogadas sem a carta do topo é baralhada para formar uma nova, e o jogo continua.

section-scoring = Pontuação

clause-score-winner = Quem fica sem cartas marca tudo o que os outros ainda têm na mão.
clause-score-numbers = As cartas numéricas valem o seu número, de 0 a 9.
clause-score-actions = Bisca Dois, Inverte o Jogo e Passa a Vez valem 20 pontos cada uma.
clause-score-wilds = Joker, Joker Bisca 4 e as cartas especiais valem 50 pontos cada.
clause-match-win = Enquanto ninguém tiver 500 pontos, todas as cartas são baralhadas para outra ronda. Ganha o primeiro a chegar a 500.
clause-match-low = Outra maneira de contar: cada um soma os pontos que ficaram na sua mão em cada ronda. Quando alguém chega a 500, ganha o total mais baixo.

section-sheets = Onde as folhas diferem

clause-start_direction = start_direction diz para que lado se começa a jogar: left (esquerda) ou right (direita). Com right (Espanha), o primeiro jogador é o da direita do distribuidor de cartas, uma Inverte o Jogo virada no início manda o jogo para a esquerda, e com a Carta Assustadora "Urrrhhh" as cartas são dadas a partir da direita, no sentido contrário ao dos ponteiros do relógio.
clause-dealer_symbols = dealer_symbols diz quanto vale um símbolo no sorteio de quem distribui: zero, ou ignored (não conta, Espanha), e então não pode ganhar o sorteio.
clause-drawn_card = drawn_card diz se uma carta biscada que coincide pode ser jogada (may) ou tem de ser jogada (must). Must (América Latina) só vale se nada mais podia ser jogado; quem biscou porque quis ainda pode ficar com a carta.
clause-battle_resume = battle_resume diz quem joga depois de uma batalha: o jogador depois de quem desafiou (challenger) ou depois do desafiado (challenged, Canadá francófono).
clause-catch_until = catch_until diz até quando te podem apanhar sem teres gritado UNO: até começar a vez seguinte (begin), até que nela se ponha uma carta na mesa ou se passe (played: as duas folhas em francês e Espanha), ou enquanto tiveres só essa carta (held: América Latina).

section-choices = À escolha da mesa

clause-scoring = scoring é winner (quem fica sem cartas marca o que os outros têm) ou low (cada um soma o que lhe resta, e ganha o total mais baixo).
clause-target = target é o número de pontos que termina o jogo: 500, ou qualquer número inteiro positivo.
clause-bluffing = bluffing diz se um Joker Bisca 4 não permitido pode ser jogado: true (sim, com o risco de um desafio) ou false (não, e ninguém desafia).
clause-two_player_reverse = two_player_reverse diz o que faz Inverte o Jogo com dois jogadores: skip (o mesmo jogador volta a jogar) ou nothing (é a vez do outro).

section-rulings = Decisões onde as folhas se calam

clause-ruling-players = Um jogo tem de 2 a 10 jogadores.
clause-ruling-dealer_tie = Em caso de empate para distribuir, os empatados voltam a tirar do que resta do baralho, até que um tenha a mais alta. Depois todas as cartas são baralhadas.
clause-ruling-deal_order = As 7 cartas são dadas uma a uma, a partir do primeiro jogador e no sentido inicial.
clause-ruling-dealer_ignored = Com dealer_symbols em ignored, o número mais alto distribui e os símbolos ficam de fora. Se ninguém tirou um número, todos os que tiraram desta vez voltam a tirar; se o baralho acabar, baralha-se um novo.
clause-ruling-next_dealer = A ronda seguinte é distribuída por quem vem depois do distribuidor de cartas no sentido inicial.
clause-ruling-two_reverse = Com dois jogadores, Inverte o Jogo atua como Passa a Vez: o mesmo jogador volta a jogar. A opção two_player_reverse pode tirar esse efeito; o sentido inverte-se nos dois casos.
clause-ruling-two_start_reverse = Se uma Inverte o Jogo for virada no início com dois jogadores, o distribuidor de cartas começa.
clause-ruling-colour_in_play = Sobre uma carta sem cor vale a última cor escolhida, tanto para coincidir como para saber se um Joker Bisca 4 é permitido.
clause-ruling-bluff = Um Joker Bisca 4 pode ser jogado mesmo sem ser permitido, da mão ou acabado de biscar, com o risco de um desafio. Com bluffing em false não é oferecido, não se pergunta a ninguém se desafia, e as 4 cartas são simplesmente biscadas.
clause-ruling-guilty_turn = Depois de um desafio certo, o Joker Bisca 4 e a sua cor continuam em jogo; quem desafiou não bisca nada e joga a sua vez normalmente.
clause-ruling-innocent_turn = Depois de um desafio errado, quem desafiou bisca 6 cartas e perde a vez.
clause-ruling-last_draw_four = Quem joga um Joker Bisca 4 como última carta não pode ser desafiado: sem outra carta na mão, é sempre permitido.
clause-ruling-guilt = Um Joker Bisca 4 é julgado pela mão no momento em que foi jogado e pela cor em jogo antes dele. O que se mostra é a mão atual.
clause-ruling-short_pile = Se não houver cartas suficientes para biscar, mesmo depois de voltar a baralhar, biscas as que houver e, depois, mais nenhuma.
clause-ruling-reshuffle_top = Ao voltar a baralhar, a carta do topo da pilha das cartas jogadas fica e tudo o que está por baixo é baralhado. Isto acontece quando é precisa uma carta e a pilha das biscas está vazia, não antes.
clause-ruling-nothing_to_draw = Se biscares na tua vez mas não houver nenhuma carta, passas e a vez acaba.
clause-ruling-blocked = Se numa volta completa nenhuma carta foi jogada e nenhuma pôde ser biscada, a ronda está bloqueada: ninguém marca pontos, em nenhuma das duas maneiras de contar, e a distribuição passa adiante.
clause-ruling-endless = Uma ronda é bloqueada depois de 2000 turnos, quando o seguinte começaria.
clause-ruling-drawn_always_asked = Perguntam-te pela carta biscada mesmo que ela não coincida, e então a única opção é ficares com ela: sem a pergunta, os outros ficavam a saber.
clause-ruling-must_play_legal = Quando a carta biscada tem de ser jogada, isso nunca obriga a jogar um Joker Bisca 4 não permitido: ninguém é obrigado a fazer batota.
clause-ruling-uno_reached = Deves gritar UNO sempre que ficares com exatamente uma carta: ao jogar, pôr na mesa ou dar outra, ao revelá-la numa batalha ou ao descartá-la no tormento; mas não ao biscar uma quando não tinhas nenhuma. A obrigação acaba quando gritas, quando te apanham ou quando tens qualquer outro número de cartas.
clause-ruling-catch_lapse = A vez seguinte é a próxima que começa, seja de quem for; responder a um desafio ou perder a vez não conta como vez. O prazo para apanhar acaba na primeira resposta à pergunta dessa vez (begin), quando nela se põe uma carta na mesa ou se passa (played), ou só quando o jogador deixa de ter exatamente uma carta (held), e sempre com a ronda. Pode-se apanhar mesmo que haja outra pergunta em aberto. Quando o prazo acaba, já não é preciso gritar UNO.
clause-ruling-uno_early = Gritar UNO sem jogar uma carta, quando não é preciso, é recusado e não muda nada. Gritado ao jogar ou ao pôr uma carta na mesa, só vale se então restar exatamente uma.
clause-ruling-catch_who = Qualquer outro jogador pode apanhar, e vale o primeiro.
clause-ruling-first_special = Quando uma carta especial é virada no início, só se escolhe a cor; o seu próprio efeito não acontece.
clause-ruling-draw_four_back = Um Joker Bisca 4 virado no início volta para a pilha das biscas, que é baralhada de novo antes de se virar a carta seguinte.
clause-ruling-special_playable = A Carta de Batalha e o Joker Atormentador podem ser jogados a qualquer momento, como um Joker.
clause-ruling-battle_must = Quem joga a Carta de Batalha tem de escolher um adversário; a batalha não pode ser recusada.
clause-ruling-battle_last_card = Não podes acabar com a Carta de Batalha: se era a tua última carta, biscas uma e batalhas.
clause-ruling-battle_used = As cartas usadas numa batalha são todas as que os dois nela revelaram ou deixaram de lado; a própria Carta de Batalha não é uma delas.
clause-ruling-battle_order = Quem desafia sem ter cartas bisca depois de escolher o adversário. Num empate, quem desafiou bisca antes do adversário. No fim, quem perdeu bisca 2, depois um vencedor sem cartas bisca 1, e depois escolhe-se a cor.
clause-ruling-battle_winner_empty = Um vencedor que usou a última carta bisca uma antes de o jogo seguir. Se não houver nenhuma, ficou sem cartas e a ronda acaba.
clause-ruling-battle_no_cards_left = Quem tem de biscar numa batalha mas não encontra carta perde a batalha. Se nenhum dos dois puder, ninguém perde: as cartas deixadas de lado voltam para quem as jogou, e quem desafiou escolhe a cor.
clause-ruling-battle_secret = Uma carta escolhida fica escondida na mão até que os dois tenham escolhido; que a escolha foi feita, todos sabem.
clause-ruling-urrrhhh_no_colour = Se não tiveres nenhuma carta de cor ao jogar a Carta Assustadora "Urrrhhh", escolhes apenas a cor em jogo.
clause-ruling-urrrhhh_must = Não podes recusar-te a dar as cartas, e a cor tem de ser uma que tenhas.
clause-ruling-urrrhhh_out = Se deres as tuas últimas cartas, ficas sem cartas e a ronda acaba.
clause-ruling-urrrhhh_order = Quem dá decide, carta a carta, qual vai para quem, e perguntam-lhe até pela última. As cartas dessa cor biscadas entretanto, se for apanhado, também são dadas. Quem dá e quem recebe veem a carta; os outros veem o verso.
clause-ruling-urrrhhh_direction = Inverte o Jogo não muda o sentido em que se dão as cartas: é sempre o dos ponteiros do relógio, ou o contrário se start_direction for right.
clause-ruling-start_special = Quem escolhe a cor de um Joker ou de uma carta especial virados no início é depois o primeiro a jogar, da maneira normal.
clause-ruling-friends_order = As cartas são postas na mesa no sentido atual, a partir do jogador seguinte, e por último por quem disse o número.
clause-ruling-friends_out = Se alguém puser na mesa a sua última carta, a ronda acaba ali, e esse jogador marca os pontos.
clause-ruling-friends_last_card = Se Melhores Amigos for a última carta, a ronda acaba logo e ninguém põe nada na mesa.
clause-ruling-friends_match = Depois de Melhores Amigos, a carta seguinte tem de coincidir com a cor escolhida, seja qual for a do topo, ou com o número do topo se foi posta na mesa uma carta numérica.
clause-ruling-friends_colour = Com Melhores Amigos, a cor é escolhida depois de os números estarem na mesa.
clause-ruling-joker_colourless = As cartas sem cor biscadas no tormento ficam na mão; não têm cor, por isso continua-se a biscar.
clause-ruling-joker_dry = Se a cor nunca sair, o jogador atormentado fica com tudo o que biscou, e a cor anunciada fica em jogo.
clause-ruling-joker_no_effect = Se a carta descartada no tormento for uma Carta de Ação, ela não faz nada; é só a nova carta do topo.
clause-ruling-joker_going_out = Com o Joker Atormentador como última carta, o tormento acontece, descarte incluído, e depois contam-se os pontos da ronda.
clause-ruling-agent_peek = O jogador vê logo todas as outras mãos, como estão nesse momento. Os outros só sabem que ele as viu.
clause-ruling-last_colour = Quando a ronda acaba, já não se pergunta nada: não se escolhe cor depois de uma última carta sem cor, e com uma última carta Mate Agente Especial não se vê nada. Só o Joker Atormentador atormenta antes.
clause-ruling-low_points = No jogo do total mais baixo, cada um soma os pontos que tem na mão; os pontos da ronda são a soma de todos.
clause-ruling-low_tie = Se houver empate no total mais baixo neste modo de contar, disputa-se outra ronda entre todos, até que um só seja o mais baixo.
clause-ruling-leave = Se um jogador sai de uma mesa online, um bot joga no seu lugar até ele voltar.

section-house = Regras da casa

clause-house-stack-debt = Com stacking ligado, podes passar uma Bisca Dois ou um Joker Bisca 4 ao jogador seguinte jogando mais uma dessas cartas, e as cartas a biscar somam-se.
clause-house-stack-same = Se stacking é same, uma Bisca Dois passa-se com uma Bisca Dois, e um Joker Bisca 4 com um Joker Bisca 4.
clause-house-stack-any = Se stacking é any, um Joker Bisca 4 também passa uma Bisca Dois, e uma Bisca Dois da cor escolhida passa um Joker Bisca 4.
clause-house-stack-answer = Quando passas as cartas, essa é a tua vez: somam-se mais 2 ou 4, e agora o jogador seguinte tem de biscar todas ou de as passar.
clause-house-stack-take = Se não as passas, biscas todas as cartas que se somaram e perdes a vez.
clause-house-stack-challenge = Quem joga um Joker Bisca 4 só pode ser desafiado se não o joga para passar cartas: o que as passa é sempre permitido.
clause-house-stack-last = Se alguém fica sem cartas com uma Bisca Dois ou um Joker Bisca 4, o jogador seguinte bisca todas as cartas que se somaram e não as pode passar.
clause-house-stack-start = Se no início é virada uma Bisca Dois, o primeiro jogador bisca 2 cartas ou passa-as.
clause-house-stack-short = Se não há cartas suficientes para biscar, biscas as que houver, e o resto é esquecido.
clause-house-jump-when = Com jump_in ligado, se tens uma carta da mesma cor e do mesmo número ou símbolo que a última carta jogada, podes jogá-la fora da tua vez, enquanto o jogador de quem é a vez não tiver respondido.
clause-house-jump-turn = Quando cortas, essa é a tua vez, e o jogo continua a partir de ti; a vez que tinha acabado de começar não conta.
clause-house-jump-stack = Se cortas com uma Bisca Dois enquanto se passam cartas, somam-se mais 2, e o jogador depois de ti tem de biscar todas ou de as passar.
clause-house-jump-race = Conta a primeira resposta, seja a do jogador de quem é a vez ou a de alguém que corta.
clause-house-jump-poll = Onde se pergunta a um jogador de cada vez, pergunta-se a todos se cortam, também a quem não pode: senão os outros saberiam quem tem a carta.
clause-house-jump-pace = Os bots esperam um momento antes de responder a uma carta de cor que foi jogada, para que todos tenham tempo de cortar.
clause-house-seven-swap = Com seven_zero ligado, se jogas um 7 e ainda tens alguma carta, tens de trocar de mão com outro jogador.
clause-house-zero-rotate = Com seven_zero ligado, se alguém joga um 0 e ainda tem alguma carta, todos passam as suas cartas ao jogador seguinte no sentido do jogo.
clause-house-hands-call = Quando as mãos mudam de lugar, quem recebe uma mão de uma só carta tem de gritar UNO; o que se gritou com a mão anterior não conta.
clause-house-hands-order = Uma mão passa como está. Só um 7 ou um 0 que é jogado move as mãos, não um que é virado, posto na mesa, descartado, revelado ou dado.
clause-house-draw-until = Se draw é until e biscas na tua vez, continuas até teres uma carta que possas jogar ou até não haver mais nada para biscar.
clause-house-force-play = Com force_play ligado, só podes biscar se não tiveres nenhuma carta para jogar, e uma carta biscada que coincide tem de ser jogada; mas ninguém é obrigado a passar cartas, a cortar ou a pôr uma carta na mesa.
clause-house-finish-number = Se finish é number, a última carta que jogas tem de ser um número; se a única carta que te resta não é um número, tens de biscar.
clause-house-teams-partners = Com teams ligado, quem está frente a frente faz par. São precisos 4, 6, 8 ou 10 jogadores.
clause-house-teams-score = O par tem sempre os mesmos pontos: se um fica sem cartas, os dois marcam o que as outras equipas têm; quando ganha o total mais baixo, os dois somam o que têm juntos.
clause-house-teams-match = Os dois do par ganham o jogo juntos.
clause-house-teams-hidden = Quem faz par não vê as cartas do outro, e em tudo o resto quem joga contigo é um jogador como os outros.
clause-house-hand_size = hand_size diz quantas cartas recebe cada jogador: 7, ou qualquer número de 2 a 10 para o qual haja cartas suficientes no baralho.
clause-house-catch_penalty = catch_penalty diz quantas cartas biscas se te apanharem: 2, ou qualquer número de 1 a 10.
clause-house-grand = O grande baralho tem 128 cartas: as 108 clássicas e quatro de cada uma das cinco cartas especiais, que fazem o que dizem as suas próprias regras.
clause-house-deck_file = Um baralho próprio é um ficheiro que diz quantas há de cada carta: de duas a quatro cores, pelo menos 20 cartas, e pelo menos 12 delas com número.
