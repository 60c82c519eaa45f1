### A table in words that pages and terminals share.

## People

table-you = Vous
table-bot = Robot { $number }
table-player = Joueur { $number }

## Where the game stands

table-round = Manche { $round }
table-top = Dessus du talon : { $card }. Couleur demandée : { colour }.
table-top-uncoloured = Dessus du talon : { $card }. Aucune couleur n'a encore été choisie.
table-hand = { $count ->
        [one] Votre main, { $count } carte : { $cards }.
        [many] Votre main, { $count } de cartes : { $cards }.
       *[other] Votre main, { $count } cartes : { $cards }.
    }
table-count = { $count ->
        [one] { $name } a { $count } carte
        [many] { $name } a { $count } de cartes
       *[other] { $name } a { $count } cartes
    }
table-count-you = { $count ->
        [one] vous avez { $count } carte
        [many] vous avez { $count } de cartes
       *[other] vous avez { $count } cartes
    }
table-counts = Cartes en main : { $counts }.
table-draw_pile = { $count ->
        [one] La pioche compte { $count } carte.
        [many] La pioche compte { $count } de cartes.
       *[other] La pioche compte { $count } cartes.
    }
table-scores = Points : { $scores }.
table-direction = { $direction ->
        [left] On joue vers la gauche.
       *[right] On joue vers la droite.
    }
table-turn = C'est à { $name } de jouer.
table-turn-you = C'est à vous de jouer.

## Asking

table-choice = { $number }. { $choice }
table-catch-nobody = Il n'y a personne à attraper maintenant.

## At a served table

table-seated = Vous êtes à la place { $number }.
table-seat = { $number }. { $who }
table-sat = { $name } prend place.
table-left = { $name } quitte la table.
table-away = { $name } s'absente.
table-back = { $name } est de retour.
table-stand_in = Un robot joue pour { $name }.
table-host = L'hôte est maintenant { $name }.
table-host-you = Vous êtes maintenant l'hôte.
table-time = { $seconds ->
        [one] Vous avez { $seconds } seconde.
        [many] Vous avez { $seconds } de secondes.
       *[other] Vous avez { $seconds } secondes.
    }
table-chat = { $name } : { $text }
table-nudge = { $name } relance { $names } : tout le monde attend.
table-nudge-you = { $name } vous relance : tout le monde vous attend.
table-nudge-by_you = Vous relancez { $names }.
table-ready = C'est bon pour { $name }.

## Why a card can be played or not

table-why-no_match = { $card } : vous ne pouvez pas jouer cette carte. Elle n'a ni la couleur demandée ({ colour }) ni le chiffre ou le symbole de la carte du dessus ({ $top }).
table-why-draw_four = { $card } : vous ne pouvez pas jouer cette carte tant que vous avez la couleur demandée ({ colour }).
table-why-only_drawn = { $card } : vous ne pouvez pas jouer cette carte. Après avoir pioché, seule la carte piochée peut être jouée.
table-why-stack = { $card } : vous ne pouvez pas jouer cette carte. Ici, seule une carte qui passe la pioche au suivant peut être jouée.
table-why-finish = { $card } : vous ne pouvez pas jouer cette carte. La dernière carte doit être un chiffre.
table-why-not_asked = On ne vous demande pas de jouer une carte maintenant.

## Endings

table-restored = Le serveur a été restauré à partir d'une sauvegarde. Ce qui s'est passé après la sauvegarde est perdu, et le prochain mélange est nouveau.
table-restored-void = Le serveur a été restauré à partir d'une sauvegarde. La manche { $round } est annulée et redistribuée, car quelqu'un pourrait en connaître les cartes.
