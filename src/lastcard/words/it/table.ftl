### A table in words that pages and terminals share.

## People

table-you = Tu
table-bot = Bot { $number }
table-player = Giocatore { $number }

## Where the game stands

table-round = Round { $round }
table-top = In cima al mazzo di scarto: { $card }. Colore in gioco: { colour }.
table-top-uncoloured = In cima al mazzo di scarto: { $card }. Nessun colore è stato ancora scelto.
table-hand = { $count ->
        [one] La tua mano, { $count } carta: { $cards }.
        [many] La tua mano, { $count } di carte: { $cards }.
       *[other] La tua mano, { $count } carte: { $cards }.
    }
table-count = { $count ->
        [one] { $name } ha { $count } carta
        [many] { $name } ha { $count } di carte
       *[other] { $name } ha { $count } carte
    }
table-count-you = { $count ->
        [one] tu hai { $count } carta
        [many] tu hai { $count } di carte
       *[other] tu hai { $count } carte
    }
table-counts = Carte in mano: { $counts }.
table-draw_pile = { $count ->
        [one] Il mazzo di pesca ha { $count } carta.
        [many] Il mazzo di pesca ha { $count } di carte.
       *[other] Il mazzo di pesca ha { $count } carte.
    }
table-scores = Punti: { $scores }.
table-direction = { $direction ->
        [left] Si gioca verso sinistra.
       *[right] Si gioca verso destra.
    }
table-turn = È il turno di { $name }.
table-turn-you = È il tuo turno.

## Asking

table-choice = { $number }. { $choice }
table-catch-nobody = Adesso non c'è nessuno da sorprendere.

## At a served table

table-seated = Sei al posto { $number }.
table-seat = { $number }. { $who }
table-sat = { $name } si siede.
table-left = { $name } lascia il tavolo.
table-away = { $name } è assente.
table-back = { $name } è di nuovo qui.
table-stand_in = Un bot gioca per { $name }.
table-host = Adesso l'host è { $name }.
table-host-you = Adesso l'host sei tu.
table-time = { $seconds ->
        [one] Hai { $seconds } secondo.
        [many] Hai { $seconds } di secondi.
       *[other] Hai { $seconds } secondi.
    }
table-chat = { $name }: { $text }
table-nudge = { $name } sollecita { $names }: tutti aspettano.
table-nudge-you = { $name } ti sollecita: tutti aspettano te.
table-nudge-by_you = Solleciti { $names }.
table-ready = Per { $name } è ok.

## Why a card can be played or not

table-why-no_match = { $card }: non si può giocare. Non ha né il colore in gioco ({ colour }) né il numero o il simbolo della carta in cima ({ $top }).
table-why-draw_four = { $card }: non si può giocare finché hai il colore in gioco ({ colour }).
table-why-only_drawn = { $card }: non si può giocare. Dopo aver pescato si può giocare solo la carta pescata.
table-why-stack = { $card }: non si può giocare. Qui si può giocare solo una carta che passa la pesca al prossimo.
table-why-finish = { $card }: non si può giocare. L'ultima carta dev'essere un numero.
table-why-not_asked = Adesso non ti si chiede di giocare una carta.

## Endings

table-restored = Il server è stato ripristinato da un backup. Quello che è successo dopo il backup è perso, e per il prossimo round si mischia di nuovo.
table-restored-void = Il server è stato ripristinato da un backup. Il round { $round } è annullato e le carte si distribuiscono di nuovo, perché qualcuno potrebbe già conoscerle.
