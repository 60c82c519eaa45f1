### How to play an edition, as a page. Most of it is said by the rules by clause; here is what those leave to a switch, and what frames them.

# Headings and links of the page.
guide-title = Como se joga: { $edition }
guide-need = O que é preciso
# What is in the deck.
guide-cards = Há { $count } cartas de quatro cores: { $colours }.
guide-wilds = As cartas sem cor são quatro Jokers, quatro Jokers Bisca 4 e quatro da carta especial desta edição: { $special }.
guide-wilds-classic = As cartas sem cor são quatro Jokers e quatro Jokers Bisca 4.
guide-wilds-several = As cartas sem cor são quatro Jokers, quatro Jokers Bisca 4 e quatro de cada uma destas: { $specials }.
# As the sheet has it.
guide-sum-setup-dealer = { $dealer_symbols ->
        [ignored] Cada jogador tira uma carta, e quem tirar o número mais alto distribui. As cartas com símbolo não contam.
       *[counted] Cada jogador tira uma carta, e quem tirar o número mais alto distribui. Uma carta com símbolo conta zero.
    }
guide-sum-turn-first = { $start_direction ->
        [right] Começa o jogador à direita do distribuidor de cartas, e joga-se para a direita.
       *[left] Começa o jogador à esquerda do distribuidor de cartas, e joga-se para a esquerda.
    }
guide-sum-turn-play_drawn = { $drawn_card ->
        [must] Se não tinhas nada para jogar e a carta biscada serve, tens de a jogar logo.
       *[may] Se a carta biscada puder ser jogada, podes jogá-la na mesma vez.
    }
guide-sum-start-reverse = { $start_direction ->
        [right] Inverte o Jogo virada no início: o distribuidor de cartas começa, e joga-se para a esquerda.
       *[left] Inverte o Jogo virada no início: o distribuidor de cartas começa, e joga-se para a direita.
    }
guide-two = Com dois jogadores, Inverte o Jogo atua como Passa a Vez: o mesmo jogador volta a jogar.
guide-challenge = O desafio
guide-starts = A primeira carta virada
# What the game asks those who play the special card.
guide-asked-kickin-battle = Escolhes quem desafias para uma batalha. Depois, cada um dos dois escolhe uma carta, sem ver a do outro.
guide-asked-urrrhhh = Escolhes de que cor te livras e, para cada jogador, a carta que recebe.
guide-asked-best-friends = Dizes um número, depois todos respondem se põem uma carta na mesa e, no fim, escolhes a cor.
guide-asked-jokers-wild = Escolhes quem atormentas e, depois, a cor.
guide-asked-special-agent = Só tu vês as mãos de todos, e depois escolhes a cor.
guide-play = Para jogar contra bots: { $command }
guide-clauses = Todas as regras, cláusula por cláusula
guide-editions = Outras edições
guide-languages = Noutros idiomas

## The page of house rules

guide-house = São regras com que muitas famílias jogam e que não estão em nenhuma folha impressa. Nenhuma vale se não a ligares, ao preparar a mesa ou com --rule na linha de comandos.
guide-presets = Conjuntos de regras da casa
guide-decks = Outros baralhos
