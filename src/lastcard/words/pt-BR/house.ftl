### House rules: what families play beside the printed sheets. The terminal and the browser say it alike.

## Headings, labels, options, tags and signs

house-rules = Regras da casa
house-mix = Sua própria mistura
house-more = Mais
house-debt = +{ $count }
house-debt-said = { $count ->
        [0] Há { $count } cartas para comprar.
        [one] Há { $count } carta para comprar.
        [many] Há { $count } de cartas para comprar.
       *[other] Há { $count } cartas para comprar.
    }
house-draw-until = Comprar até poder jogar
house-partner = sua dupla
house-partner-you = Você joga em dupla com { $name }.
house-partners = { $names } jogam em dupla.
house-team = Equipe
house-deck = Um baralho próprio
house-deck-about = Um arquivo diz quais cartas há no baralho.

## What cannot be played

house-deck-wrong = { $wrong ->
        [text] Isto não pode ser lido como TOML.
        [entry] Um baralho não tem “{ $text }”. Possíveis: { $known }.
        [name] O nome é uma linha de texto, sem espaço no começo nem no fim, e sem # no começo nem depois de um espaço.
        [taken] Há uma edição que se chama “{ $text }”: dê outro nome ao baralho.
        [colours] As cores são de duas a quatro destas, cada uma uma só vez: { $known }.
        [section] “{ $text }” deve ser uma seção que diz quantas há de cada carta.
        [face] “{ $text }” não é uma carta com cor. Possíveis: um algarismo, um intervalo como 1-9, { $known }.
        [twice] “{ $text }” indica uma carta que outra linha já indicou.
        [wild] “{ $text }” não é uma carta sem cor. Possíveis: { $known }.
        [size] Um baralho tem pelo menos { $least } cartas. Aqui há { $count }.
        [numbers] Pelo menos { $least } cartas de um baralho têm número. Aqui há { $count }.
       *[copies] “{ $text }” deve ser um número inteiro de 0 a { $most }.
    }
house-need-teams = Para jogar em duplas é preciso um número par de jogadores, de 4 a 10.
house-need-hand_size = { $count ->
        [0] Não há cartas suficientes no baralho para dar { $count } cartas a cada um dos { $players } jogadores.
        [one] Não há cartas suficientes no baralho para dar { $count } carta a cada um dos { $players } jogadores.
        [many] Não há cartas suficientes no baralho para dar { $count } de cartas a cada um dos { $players } jogadores.
       *[other] Não há cartas suficientes no baralho para dar { $count } cartas a cada um dos { $players } jogadores.
    }

## Sets of house rules

preset-plain = Normal
preset-plain-about = Sem regras da casa.
preset-stackers = Acumular
preset-stackers-about = Uma Comprar Duas ou um Curinga Comprar Quatro pode ser passado adiante com uma carta igual.
preset-party = Festa
preset-party-about = As cartas de comprar são passadas adiante, os 7 e os 0 movem as mãos, e você compra até uma carta combinar.
preset-lightning = Relâmpago
preset-lightning-about = Cinco cartas para cada um: corte com uma carta igual e jogue sempre que puder.
preset-partners = Duplas
preset-partners-about = Dois jogadores frente a frente vencem juntos.
preset-mayhem = Caos
preset-mayhem-about = As cartas de comprar são passadas adiante, as mãos mudam de lugar e qualquer um pode cortar. Você compra até poder jogar, e aí tem que jogar.

## What each house rule means

house-about-stacking = Se jogarem uma Comprar Duas ou um Curinga Comprar Quatro contra você, você pode jogar mais uma dessas cartas: aí o próximo jogador tem que comprar pelas duas.
house-about-jump_in = Se você tem uma carta exatamente igual à do topo, pode jogá-la na hora, mesmo que não seja a sua vez.
house-about-seven_zero = Quem joga um 7 troca de mão com alguém, e depois de um 0 todos passam as suas cartas ao próximo jogador.
house-about-draw = Se você compra na sua vez, continua até ter uma carta que possa jogar.
house-about-force_play = Se você tem uma carta que pode jogar, tem que jogá-la: não pode comprar em vez disso.
house-about-finish = A última carta que você joga deve ser um número, então guarde um para o final.
house-about-teams = Quem está frente a frente joga em dupla: os dois vencem e marcam pontos juntos. São precisos 4, 6, 8 ou 10 jogadores.
house-about-hand_size = Quantas cartas cada jogador recebe no começo de uma rodada.
house-about-catch_penalty = Quantas cartas você compra se alguém flagrar você por não ter gritado UNO.
