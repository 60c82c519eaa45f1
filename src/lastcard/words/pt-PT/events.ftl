### What happened. Each event about a person has a form that names them and one that speaks to the reader.

## Before a round

event-dealer_drew = { $name } tira { $card } para ver quem distribui.
event-dealer_drew-you = Tiras { $card } para ver quem distribui.
event-dealer_chosen = { $name } distribui as cartas.
event-dealer_chosen-you = Distribuis tu as cartas.
event-round_began = Começa a ronda { $round }. Distribui { $name }.
event-round_began-you = Começa a ronda { $round }. Distribuis tu.
event-dealt = { $name } recebe { $cards }.
event-dealt-you = Recebes { $cards }.
event-dealt-hidden = { $count ->
        [one] { $name } recebe { $count } carta.
        [many] { $name } recebe { $count } de cartas.
       *[other] { $name } recebe { $count } cartas.
    }
event-turned_up = A carta virada é { $card }.
event-put_back = Devolve-se à pilha das biscas { $card } e vira-se outra carta.

## Turns

event-turn_began = É a vez de { $name }.
event-turn_began-you = É a tua vez.
event-played = { $name } joga { $card }.
event-played-you = Jogas { $card }.
event-drew = { $name } bisca { $cards }.
event-drew-you = Biscas { $cards }.
event-drew-hidden = { $count ->
        [one] { $name } bisca { $count } carta.
        [many] { $name } bisca { $count } de cartas.
       *[other] { $name } bisca { $count } cartas.
    }
event-kept = { $name } fica com a carta biscada.
event-kept-you = Ficas com a carta biscada.
event-passed = { $name } passa.
event-passed-you = Passas.
event-reshuffled = { $count ->
        [one] A pilha das biscas acabou: { $count } carta da pilha das cartas jogadas forma a nova.
        [many] A pilha das biscas acabou: { $count } de cartas da pilha das cartas jogadas são baralhadas e formam a nova.
       *[other] A pilha das biscas acabou: { $count } cartas da pilha das cartas jogadas são baralhadas e formam a nova.
    }
event-skipped = { $name } perde a vez.
event-skipped-you = Perdes a vez.
event-reversed = { $direction ->
        [left] O sentido inverte-se: agora joga-se para a esquerda.
       *[right] O sentido inverte-se: agora joga-se para a direita.
    }
event-colour_named = { $name } escolhe o { colour }.
event-colour_named-you = Escolhes o { colour }.

## Calling and catching

event-called = { $name } grita UNO!
event-called-you = Gritas UNO!
event-caught = { $other } apanha { $name } por não ter gritado UNO.
event-caught-you = { $other } apanha-te por não teres gritado UNO.
event-caught-by_you = Apanhas { $name } por não ter gritado UNO.

## Wild Draw Four

event-accepted = { $name } aceita o Joker Bisca 4.
event-accepted-you = Aceitas o Joker Bisca 4.
event-challenged = { $guilty ->
        [yes] { $other } desafia { $name } por causa do Joker Bisca 4 e acerta: não era permitido.
       *[no] { $other } desafia { $name } por causa do Joker Bisca 4 e erra: era permitido.
    }
event-challenged-you = { $guilty ->
        [yes] { $other } desafia-te por causa do Joker Bisca 4 e acerta: não era permitido.
       *[no] { $other } desafia-te por causa do Joker Bisca 4 e erra: era permitido.
    }
event-challenged-by_you = { $guilty ->
        [yes] Desafias { $name } por causa do Joker Bisca 4 e acertas: não era permitido.
       *[no] Desafias { $name } por causa do Joker Bisca 4 e erras: era permitido.
    }
event-hand_shown-after_challenged = { $name } mostra a mão inteira a { $other }: { $cards }.
event-hand_shown-after_challenged-you = Mostras a tua mão inteira a { $other }: { $cards }.
event-hand_shown-after_challenged-to_you = { $name } mostra-te a mão inteira: { $cards }.
event-hand_shown-after_challenged-hidden = { $count ->
        [one] { $name } mostra a mão inteira a { $other }, { $count } carta.
        [many] { $name } mostra a mão inteira a { $other }, { $count } de cartas.
       *[other] { $name } mostra a mão inteira a { $other }, { $count } cartas.
    }

## Kickin' Battle

event-rival_named = { $name } desafia { $other } para uma batalha.
event-rival_named-you = Desafias { $other } para uma batalha.
event-rival_named-rival_you = { $name } desafia-te para uma batalha.
event-picked = { $name } escolhe { $card } para a batalha.
event-picked-you = Escolhes { $card } para a batalha.
event-picked-hidden = { $name } já escolheu uma carta para a batalha.
event-revealed = { $name } revela { $card }.
event-revealed-you = Revelas { $card }.
event-battle_tied = Empate entre { $name } e { $other }: as duas cartas ficam de lado e a batalha continua.
event-battle_tied-you = Empate entre ti e { $other }: as duas cartas ficam de lado e a batalha continua.
event-battle_lost = { $name } perde a batalha e fica com todas as cartas usadas nela.
event-battle_lost-you = Perdes a batalha e ficas com todas as cartas usadas nela.
event-battle_void = Nem { $name } nem { $other } podem continuar: ninguém perde a batalha, e as cartas deixadas de lado voltam para quem as jogou.
event-battle_void-you = Nem tu nem { $other } podem continuar: ninguém perde a batalha, e as cartas deixadas de lado voltam para quem as jogou.

## Urrrhhh

event-colour_given_up = { $name } livra-se do { colour }: dá todas as cartas dessa cor.
event-colour_given_up-you = Livras-te do { colour }: dás todas as cartas dessa cor.
event-gave = { $name } dá { $card } a { $other }.
event-gave-you = Dás { $card } a { $other }.
event-gave-to_you = { $name } dá-te { $card }.
event-gave-hidden = { $name } dá uma carta a { $other }.

## Best Friends

event-number_named = { $name } diz o número { $number }.
event-number_named-you = Dizes o número { $number }.
event-put_down = { $name } põe na mesa { $card }.
event-put_down-you = Pões na mesa { $card }.

## The Joker's wild

event-tormented = { $other } atormenta { $name }, que bisca até sair o { colour }.
event-tormented-you = { $other } atormenta-te: biscas até sair o { colour }.
event-tormented-by_you = Atormentas { $name }, que bisca até sair o { colour }.
event-discarded = { $name } descarta { $card }.
event-discarded-you = Descartas { $card }.

## Special Agent

event-hand_shown = { $other } vê a mão inteira de { $name }: { $cards }.
event-hand_shown-you = { $other } vê a tua mão inteira: { $cards }.
event-hand_shown-to_you = Vês a mão inteira de { $name }: { $cards }.
event-hand_shown-hidden = { $count ->
        [one] { $other } vê a mão inteira de { $name }, { $count } carta.
        [many] { $other } vê a mão inteira de { $name }, { $count } de cartas.
       *[other] { $other } vê a mão inteira de { $name }, { $count } cartas.
    }

## House rules

event-jumped_in = { $name } corta!
event-jumped_in-you = Cortas!
event-swapped = { $name } troca de mão com { $other }.
event-swapped-you = Trocas de mão com { $other }.
event-swapped-with_you = { $name } troca de mão contigo.
event-rotated = { $direction ->
        [left] Todas as mãos passam um lugar para a esquerda.
       *[right] Todas as mãos passam um lugar para a direita.
    }
event-received = { $name } recebe a mão de { $other }: { $cards }.
event-received-you = Recebes a mão de { $other }: { $cards }.
event-received-from_you = { $name } recebe a tua mão: { $cards }.
event-received-hidden = { $count ->
        [one] { $name } recebe a mão de { $other }, { $count } carta.
        [many] { $name } recebe a mão de { $other }, { $count } de cartas.
       *[other] { $name } recebe a mão de { $other }, { $count } cartas.
    }

## Endings

event-went_out = { $name } fica sem cartas e acaba a ronda.
event-went_out-you = Ficas sem cartas e acabas a ronda.
event-round_blocked = A ronda está bloqueada: o jogo não pode continuar.
event-round_ended = { $points ->
        [one] { $name } ganha a ronda. As cartas que sobraram nas mãos valem { $points } ponto. Pontos: { $scores }.
        [many] { $name } ganha a ronda. As cartas que sobraram nas mãos valem { $points } de pontos. Pontos: { $scores }.
       *[other] { $name } ganha a ronda. As cartas que sobraram nas mãos valem { $points } pontos. Pontos: { $scores }.
    }
event-round_ended-you = { $points ->
        [one] Ganhas a ronda. As cartas que sobraram nas mãos valem { $points } ponto. Pontos: { $scores }.
        [many] Ganhas a ronda. As cartas que sobraram nas mãos valem { $points } de pontos. Pontos: { $scores }.
       *[other] Ganhas a ronda. As cartas que sobraram nas mãos valem { $points } pontos. Pontos: { $scores }.
    }
event-round_ended-blocked = A ronda acaba e ninguém marca pontos. Pontos: { $scores }.
event-match_ended = { $name } ganha o jogo! Pontos finais: { $scores }.
event-match_ended-you = Ganhas o jogo! Pontos finais: { $scores }.

## Endings with partners

event-round_ended-team = { $points ->
        [one] { $names } ganham a ronda. Vale { $points } ponto. Pontos: { $scores }.
        [many] { $names } ganham a ronda. Vale { $points } de pontos. Pontos: { $scores }.
       *[other] { $names } ganham a ronda. Vale { $points } pontos. Pontos: { $scores }.
    }
event-round_ended-team-you = { $points ->
        [one] Ganhas a ronda com { $other }. Vale { $points } ponto. Pontos: { $scores }.
        [many] Ganhas a ronda com { $other }. Vale { $points } de pontos. Pontos: { $scores }.
       *[other] Ganhas a ronda com { $other }. Vale { $points } pontos. Pontos: { $scores }.
    }
event-match_ended-team = { $names } ganham o jogo! Pontos finais: { $scores }.
event-match_ended-team-you = Ganhas o jogo com { $other }! Pontos finais: { $scores }.
