### What happened. Each event about a person has a form that names them and one that speaks to the reader.

## Before a round

event-dealer_drew = { $name } tira { $card } para ver quem distribui.
event-dealer_drew-you = Você tira { $card } para ver quem distribui.
event-dealer_chosen = { $name } distribui as cartas.
event-dealer_chosen-you = Você distribui as cartas.
event-round_began = A rodada { $round } começa. { $name } distribui.
event-round_began-you = A rodada { $round } começa. Você distribui.
event-dealt = { $name } recebe { $cards }.
event-dealt-you = Você recebe { $cards }.
event-dealt-hidden = { $count ->
        [0] { $name } recebe { $count } cartas.
        [one] { $name } recebe { $count } carta.
        [many] { $name } recebe { $count } de cartas.
       *[other] { $name } recebe { $count } cartas.
    }
event-turned_up = A carta virada é { $card }.
event-put_back = Devolve-se ao monte { $card } e vira-se outra carta.

## Turns

event-turn_began = É a vez de { $name }.
event-turn_began-you = É a sua vez.
event-played = { $name } joga { $card }.
event-played-you = Você joga { $card }.
event-drew = { $name } compra { $cards }.
event-drew-you = Você compra { $cards }.
event-drew-hidden = { $count ->
        [0] { $name } compra { $count } cartas.
        [one] { $name } compra { $count } carta.
        [many] { $name } compra { $count } de cartas.
       *[other] { $name } compra { $count } cartas.
    }
event-kept = { $name } fica com a carta comprada.
event-kept-you = Você fica com a carta comprada.
event-passed = { $name } passa.
event-passed-you = Você passa.
event-reshuffled = { $count ->
        [0] O monte acabou: { $count } cartas da pilha de descarte são embaralhadas e formam o novo.
        [one] O monte acabou: { $count } carta da pilha de descarte forma o novo.
        [many] O monte acabou: { $count } de cartas da pilha de descarte são embaralhadas e formam o novo.
       *[other] O monte acabou: { $count } cartas da pilha de descarte são embaralhadas e formam o novo.
    }
event-skipped = { $name } perde a vez.
event-skipped-you = Você perde a vez.
event-reversed = { $direction ->
        [left] O sentido se inverte: agora se joga para a esquerda.
       *[right] O sentido se inverte: agora se joga para a direita.
    }
event-colour_named = { $name } escolhe o { colour }.
event-colour_named-you = Você escolhe o { colour }.

## Calling and catching

event-called = { $name } grita UNO!
event-called-you = Você grita UNO!
event-caught = { $other } flagra { $name } por não ter gritado UNO.
event-caught-you = { $other } flagra você por não ter gritado UNO.
event-caught-by_you = Você flagra { $name } por não ter gritado UNO.

## Wild Draw Four

event-accepted = { $name } aceita o Curinga Comprar Quatro.
event-accepted-you = Você aceita o Curinga Comprar Quatro.
event-challenged = { $guilty ->
        [yes] { $other } desafia { $name } por causa do Curinga Comprar Quatro e acerta: não era permitido.
       *[no] { $other } desafia { $name } por causa do Curinga Comprar Quatro e erra: era permitido.
    }
event-challenged-you = { $guilty ->
        [yes] { $other } desafia você por causa do Curinga Comprar Quatro e acerta: não era permitido.
       *[no] { $other } desafia você por causa do Curinga Comprar Quatro e erra: era permitido.
    }
event-challenged-by_you = { $guilty ->
        [yes] Você desafia { $name } por causa do Curinga Comprar Quatro e acerta: não era permitido.
       *[no] Você desafia { $name } por causa do Curinga Comprar Quatro e erra: era permitido.
    }
event-hand_shown-after_challenged = { $name } mostra a { $other } a mão inteira: { $cards }.
event-hand_shown-after_challenged-you = Você mostra a { $other } a sua mão inteira: { $cards }.
event-hand_shown-after_challenged-to_you = { $name } mostra a mão inteira para você: { $cards }.
event-hand_shown-after_challenged-hidden = { $count ->
        [0] { $name } mostra a { $other } a mão inteira, { $count } cartas.
        [one] { $name } mostra a { $other } a mão inteira, { $count } carta.
        [many] { $name } mostra a { $other } a mão inteira, { $count } de cartas.
       *[other] { $name } mostra a { $other } a mão inteira, { $count } cartas.
    }

## Kickin' Battle

event-rival_named = { $name } chama { $other } para a batalha.
event-rival_named-you = Você chama { $other } para a batalha.
event-rival_named-rival_you = { $name } chama você para a batalha.
event-picked = { $name } escolhe { $card } para a batalha.
event-picked-you = Você escolhe { $card } para a batalha.
event-picked-hidden = { $name } já escolheu uma carta para a batalha.
event-revealed = { $name } revela { $card }.
event-revealed-you = Você revela { $card }.
event-battle_tied = Empate entre { $name } e { $other }: as duas cartas ficam de lado e a batalha continua.
event-battle_tied-you = Empate entre você e { $other }: as duas cartas ficam de lado e a batalha continua.
event-battle_lost = { $name } perde a batalha e pega todas as cartas usadas nela.
event-battle_lost-you = Você perde a batalha e pega todas as cartas usadas nela.
event-battle_void = Nem { $name } nem { $other } podem continuar: ninguém perde a batalha, e as cartas deixadas de lado voltam para quem as jogou.
event-battle_void-you = Nem você nem { $other } podem continuar: ninguém perde a batalha, e as cartas deixadas de lado voltam para quem as jogou.

## Urrrhhh

event-colour_given_up = { $name } se livra do { colour }: dá todas as cartas dessa cor.
event-colour_given_up-you = Você se livra do { colour }: dá todas as cartas dessa cor.
event-gave = { $name } dá { $card } a { $other }.
event-gave-you = Você dá { $card } a { $other }.
event-gave-to_you = { $name } dá { $card } a você.
event-gave-hidden = { $name } dá uma carta a { $other }.

## Best Friends

event-number_named = { $name } diz o número { $number }.
event-number_named-you = Você diz o número { $number }.
event-put_down = { $name } baixa { $card }.
event-put_down-you = Você baixa { $card }.

## The Joker's wild

event-tormented = { $other } atormenta { $name }, que compra até sair o { colour }.
event-tormented-you = { $other } atormenta você: você compra até sair o { colour }.
event-tormented-by_you = Você atormenta { $name }, que compra até sair o { colour }.
event-discarded = { $name } descarta { $card }.
event-discarded-you = Você descarta { $card }.

## Special Agent

event-hand_shown = { $other } olha a mão inteira de { $name }: { $cards }.
event-hand_shown-you = { $other } olha a sua mão inteira: { $cards }.
event-hand_shown-to_you = Você olha a mão inteira de { $name }: { $cards }.
event-hand_shown-hidden = { $count ->
        [0] { $other } olha a mão inteira de { $name }, { $count } cartas.
        [one] { $other } olha a mão inteira de { $name }, { $count } carta.
        [many] { $other } olha a mão inteira de { $name }, { $count } de cartas.
       *[other] { $other } olha a mão inteira de { $name }, { $count } cartas.
    }

## House rules

event-jumped_in = { $name } corta!
event-jumped_in-you = Você corta!
event-swapped = { $name } troca de mão com { $other }.
event-swapped-you = Você troca de mão com { $other }.
event-swapped-with_you = { $name } troca de mão com você.
event-rotated = { $direction ->
        [left] Todas as mãos passam um lugar para a esquerda.
       *[right] Todas as mãos passam um lugar para a direita.
    }
event-received = { $name } recebe a mão de { $other }: { $cards }.
event-received-you = Você recebe a mão de { $other }: { $cards }.
event-received-from_you = { $name } recebe a sua mão: { $cards }.
event-received-hidden = { $count ->
        [0] { $name } recebe a mão de { $other }, { $count } cartas.
        [one] { $name } recebe a mão de { $other }, { $count } carta.
        [many] { $name } recebe a mão de { $other }, { $count } de cartas.
       *[other] { $name } recebe a mão de { $other }, { $count } cartas.
    }

## Endings

event-went_out = { $name } fica sem cartas e fecha a rodada.
event-went_out-you = Você fica sem cartas e fecha a rodada.
event-round_blocked = A rodada está bloqueada: o jogo não pode continuar.
event-round_ended = { $points ->
        [0] { $name } vence a rodada. As cartas que sobraram nas mãos valem { $points } pontos. Pontos: { $scores }.
        [one] { $name } vence a rodada. As cartas que sobraram nas mãos valem { $points } ponto. Pontos: { $scores }.
        [many] { $name } vence a rodada. As cartas que sobraram nas mãos valem { $points } de pontos. Pontos: { $scores }.
       *[other] { $name } vence a rodada. As cartas que sobraram nas mãos valem { $points } pontos. Pontos: { $scores }.
    }
event-round_ended-you = { $points ->
        [0] Você vence a rodada. As cartas que sobraram nas mãos valem { $points } pontos. Pontos: { $scores }.
        [one] Você vence a rodada. As cartas que sobraram nas mãos valem { $points } ponto. Pontos: { $scores }.
        [many] Você vence a rodada. As cartas que sobraram nas mãos valem { $points } de pontos. Pontos: { $scores }.
       *[other] Você vence a rodada. As cartas que sobraram nas mãos valem { $points } pontos. Pontos: { $scores }.
    }
event-round_ended-blocked = A rodada acaba e ninguém marca pontos. Pontos: { $scores }.
event-match_ended = { $name } vence o jogo! Pontos finais: { $scores }.
event-match_ended-you = Você vence o jogo! Pontos finais: { $scores }.

## Endings with partners

event-round_ended-team = { $points ->
        [0] { $names } vencem a rodada. Ela vale { $points } pontos. Pontos: { $scores }.
        [one] { $names } vencem a rodada. Ela vale { $points } ponto. Pontos: { $scores }.
        [many] { $names } vencem a rodada. Ela vale { $points } de pontos. Pontos: { $scores }.
       *[other] { $names } vencem a rodada. Ela vale { $points } pontos. Pontos: { $scores }.
    }
event-round_ended-team-you = { $points ->
        [0] Você vence a rodada com { $other }. Ela vale { $points } pontos. Pontos: { $scores }.
        [one] Você vence a rodada com { $other }. Ela vale { $points } ponto. Pontos: { $scores }.
        [many] Você vence a rodada com { $other }. Ela vale { $points } de pontos. Pontos: { $scores }.
       *[other] Você vence a rodada com { $other }. Ela vale { $points } pontos. Pontos: { $scores }.
    }
event-match_ended-team = { $names } vencem o jogo! Pontos finais: { $scores }.
event-match_ended-team-you = Você vence o jogo com { $other }! Pontos finais: { $scores }.
