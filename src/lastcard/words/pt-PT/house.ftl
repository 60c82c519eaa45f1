### House rules: what families play beside the printed sheets. The terminal and the browser say it alike.

## Headings, labels, options, tags and signs

house-rules = Regras da casa
house-mix = A tua própria mistura
house-more = Mais
house-debt = +{ $count }
house-debt-said = { $count ->
        [one] Há { $count } carta para biscar.
        [many] Há { $count } de cartas para biscar.
       *[other] Há { $count } cartas para biscar.
    }
house-draw-until = Biscar até poderes jogar
house-partner = o teu par
house-partner-you = Fazes par com { $name }.
house-partners = { $names } fazem par.
house-team = Equipa
house-deck = Um baralho próprio
house-deck-about = Um ficheiro diz que cartas tem o baralho.

## What cannot be played

house-deck-wrong = { $wrong ->
        [text] Isto não pode ser lido como TOML.
        [entry] Um baralho não tem «{ $text }». Possíveis: { $known }.
        [name] O nome é uma linha de texto, sem espaço no início nem no fim, e sem # no início nem depois de um espaço.
        [taken] Há uma edição que se chama «{ $text }»: dá outro nome ao baralho.
        [colours] As cores são de duas a quatro destas, cada uma uma só vez: { $known }.
        [section] «{ $text }» tem de ser uma secção que diz quantas há de cada carta.
        [face] «{ $text }» não é uma carta com cor. Possíveis: um algarismo, um intervalo como 1-9, { $known }.
        [twice] «{ $text }» indica uma carta que outra linha já indicou.
        [wild] «{ $text }» não é uma carta sem cor. Possíveis: { $known }.
        [size] Um baralho tem pelo menos { $least } cartas. Aqui há { $count }.
        [numbers] Pelo menos { $least } cartas de um baralho têm número. Aqui há { $count }.
       *[copies] «{ $text }» tem de ser um número inteiro de 0 a { $most }.
    }
house-need-teams = Para jogar em pares é preciso um número par de jogadores, de 4 a 10.
house-need-hand_size = { $count ->
        [one] Não há cartas suficientes no baralho para dar { $count } carta a cada um dos { $players } jogadores.
        [many] Não há cartas suficientes no baralho para dar { $count } de cartas a cada um dos { $players } jogadores.
       *[other] Não há cartas suficientes no baralho para dar { $count } cartas a cada um dos { $players } jogadores.
    }

## Sets of house rules

preset-plain = Normal
preset-plain-about = Sem regras da casa.
preset-stackers = Acumular
preset-stackers-about = Uma Bisca Dois ou um Joker Bisca 4 pode passar-se ao seguinte com uma carta igual.
preset-party = Festa
preset-party-about = As cartas de biscar passam-se ao seguinte, os 7 e os 0 movem as mãos, e biscas até uma carta coincidir.
preset-lightning = Relâmpago
preset-lightning-about = Cinco cartas para cada um: corta com uma carta igual e joga sempre que puderes.
preset-partners = Pares
preset-partners-about = Dois jogadores frente a frente ganham juntos.
preset-mayhem = Caos
preset-mayhem-about = As cartas de biscar passam-se ao seguinte, as mãos mudam de lugar e qualquer um pode cortar. Biscas até poderes jogar, e então tens de o fazer.

## What each house rule means

house-about-stacking = Se jogarem contra ti uma Bisca Dois ou um Joker Bisca 4, podes jogar mais uma dessas cartas: então o jogador seguinte tem de biscar pelas duas.
house-about-jump_in = Se tens uma carta exatamente igual à do topo, podes jogá-la logo, mesmo que não seja a tua vez.
house-about-seven_zero = Quem joga um 7 troca de mão com alguém, e depois de um 0 todos passam as suas cartas ao jogador seguinte.
house-about-draw = Se biscas na tua vez, continuas até teres uma carta que possas jogar.
house-about-force_play = Se tens uma carta que podes jogar, tens de a jogar: não podes biscar em vez disso.
house-about-finish = A última carta que jogas tem de ser um número, por isso guarda um para o fim.
house-about-teams = Quem está frente a frente faz par: os dois ganham e marcam pontos juntos. São precisos 4, 6, 8 ou 10 jogadores.
house-about-hand_size = Quantas cartas recebe cada jogador no início de uma ronda.
house-about-catch_penalty = Quantas cartas biscas se te apanharem sem teres gritado UNO.
