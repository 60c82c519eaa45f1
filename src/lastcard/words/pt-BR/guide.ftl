### How to play an edition, as a page. Most of it is said by the rules by clause; here is what those leave to a switch, and what frames them.

# Headings and links of the page.
guide-title = Como se joga: { $edition }
guide-need = O que é preciso
# What is in the deck.
guide-cards = Há { $count } cartas de quatro cores: { $colours }.
guide-wilds = As cartas sem cor são quatro Curingas, quatro Curingas Comprar Quatro e quatro da carta especial desta edição: { $special }.
guide-wilds-classic = As cartas sem cor são quatro Curingas e quatro Curingas Comprar Quatro.
guide-wilds-several = As cartas sem cor são quatro Curingas, quatro Curingas Comprar Quatro e quatro de cada uma destas: { $specials }.
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
        [must] Se você não tinha nada para jogar e a carta comprada serve, você deve jogá-la na hora.
       *[may] Se a carta comprada puder ser jogada, você pode jogá-la na mesma vez.
    }
guide-sum-start-reverse = { $start_direction ->
        [right] Inverter virada no início: o distribuidor de cartas começa, e joga-se para a esquerda.
       *[left] Inverter virada no início: o distribuidor de cartas começa, e joga-se para a direita.
    }
guide-two = Com dois jogadores, Inverter age como Passar a Vez: o mesmo jogador joga de novo.
guide-challenge = O desafio
guide-starts = A primeira carta virada
# What the game asks those who play the special card.
guide-asked-kickin-battle = Você escolhe quem chamar para a batalha. Depois, cada um dos dois escolhe uma carta, sem ver a do outro.
guide-asked-urrrhhh = Você escolhe de que cor se livrar e, para cada jogador, a carta que ele recebe.
guide-asked-best-friends = Você diz um número, depois todos respondem se baixam uma carta e, no fim, você escolhe a cor.
guide-asked-jokers-wild = Você escolhe quem atormentar e, depois, a cor.
guide-asked-special-agent = Só você vê as mãos de todos, e depois escolhe a cor.
guide-play = Para jogar contra robôs: { $command }
guide-clauses = Todas as regras, cláusula por cláusula
guide-editions = Outras edições
guide-languages = Em outros idiomas

## The page of house rules

guide-house = São regras com que muitas famílias jogam e que não estão em nenhuma folha impressa. Nenhuma vale se você não a ligar, ao preparar a mesa ou com --rule na linha de comando.
guide-presets = Conjuntos de regras da casa
guide-decks = Outros baralhos
