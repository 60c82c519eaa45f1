### What happened. Each event about a person has a form that names them and one that speaks to the reader.

## Before a round

event-dealer_drew = { $name } tire { $card } pour voir qui donne.
event-dealer_drew-you = Vous tirez { $card } pour voir qui donne.
event-dealer_chosen = C'est à { $name } de donner.
event-dealer_chosen-you = C'est à vous de donner.
event-round_began = La manche { $round } commence. { $name } donne.
event-round_began-you = La manche { $round } commence. Vous donnez.
event-dealt = { $name } reçoit { $cards }.
event-dealt-you = Vous recevez { $cards }.
event-dealt-hidden = { $count ->
        [one] { $name } reçoit { $count } carte.
        [many] { $name } reçoit { $count } de cartes.
       *[other] { $name } reçoit { $count } cartes.
    }
event-turned_up = On retourne { $card }.
event-put_back = On remet { $card } dans la pioche et on retourne une autre carte.

## Turns

event-turn_began = C'est à { $name } de jouer.
event-turn_began-you = C'est à vous de jouer.
event-played = { $name } joue { $card }.
event-played-you = Vous jouez { $card }.
event-drew = { $name } pioche { $cards }.
event-drew-you = Vous piochez { $cards }.
event-drew-hidden = { $count ->
        [one] { $name } pioche { $count } carte.
        [many] { $name } pioche { $count } de cartes.
       *[other] { $name } pioche { $count } cartes.
    }
event-kept = { $name } garde la carte piochée.
event-kept-you = Vous gardez la carte piochée.
event-passed = { $name } passe.
event-passed-you = Vous passez.
event-reshuffled = { $count ->
        [one] La pioche est épuisée : { $count } carte du talon forme la nouvelle.
        [many] La pioche est épuisée : { $count } de cartes du talon sont mélangées et forment la nouvelle.
       *[other] La pioche est épuisée : { $count } cartes du talon sont mélangées et forment la nouvelle.
    }
event-skipped = { $name } perd son tour.
event-skipped-you = Vous perdez votre tour.
event-reversed = { $direction ->
        [left] Le sens du jeu change : on joue maintenant vers la gauche.
       *[right] Le sens du jeu change : on joue maintenant vers la droite.
    }
event-colour_named = { $name } choisit le { colour }.
event-colour_named-you = Vous choisissez le { colour }.

## Calling and catching

event-called = { $name } annonce UNO !
event-called-you = Vous annoncez UNO !
event-caught = { $other } attrape { $name }, qui n'a pas annoncé UNO.
event-caught-you = { $other } vous attrape : vous n'avez pas annoncé UNO.
event-caught-by_you = Vous attrapez { $name }, qui n'a pas annoncé UNO.

## Wild Draw Four

event-accepted = { $name } accepte le Super Joker.
event-accepted-you = Vous acceptez le Super Joker.
event-challenged = { $guilty ->
        [yes] { $other } conteste le Super Joker joué par { $name }, avec raison : il n'était pas permis.
       *[no] { $other } conteste le Super Joker joué par { $name }, à tort : il était permis.
    }
event-challenged-you = { $guilty ->
        [yes] { $other } conteste votre Super Joker, avec raison : il n'était pas permis.
       *[no] { $other } conteste votre Super Joker, à tort : il était permis.
    }
event-challenged-by_you = { $guilty ->
        [yes] Vous contestez le Super Joker joué par { $name }, avec raison : il n'était pas permis.
       *[no] Vous contestez le Super Joker joué par { $name }, à tort : il était permis.
    }
event-hand_shown-after_challenged = { $name } montre toute sa main à { $other } : { $cards }.
event-hand_shown-after_challenged-you = Vous montrez toute votre main à { $other } : { $cards }.
event-hand_shown-after_challenged-to_you = { $name } vous montre toute sa main : { $cards }.
event-hand_shown-after_challenged-hidden = { $count ->
        [one] { $name } montre toute sa main à { $other }, { $count } carte.
        [many] { $name } montre toute sa main à { $other }, { $count } de cartes.
       *[other] { $name } montre toute sa main à { $other }, { $count } cartes.
    }

## Kickin' Battle

event-rival_named = { $name } défie { $other } en duel.
event-rival_named-you = Vous défiez { $other } en duel.
event-rival_named-rival_you = { $name } vous défie en duel.
event-picked = { $name } choisit { $card } pour le combat.
event-picked-you = Vous choisissez { $card } pour le combat.
event-picked-hidden = { $name } a choisi une carte pour le combat.
event-revealed = { $name } dévoile { $card }.
event-revealed-you = Vous dévoilez { $card }.
event-battle_tied = Égalité entre { $name } et { $other } : les deux cartes sont mises de côté et le combat continue.
event-battle_tied-you = Égalité entre vous et { $other } : les deux cartes sont mises de côté et le combat continue.
event-battle_lost = { $name } perd le combat et prend toutes les cartes qui y ont servi.
event-battle_lost-you = Vous perdez le combat et prenez toutes les cartes qui y ont servi.
event-battle_void = Ni { $name } ni { $other } ne peuvent continuer : personne ne perd le combat, et les cartes mises de côté reviennent dans leurs mains.
event-battle_void-you = Ni vous ni { $other } ne pouvez continuer : personne ne perd le combat, et les cartes mises de côté reviennent dans vos mains.

## Urrrhhh

event-colour_given_up = { $name } se débarrasse du { colour } et donne toutes ses cartes de cette couleur.
event-colour_given_up-you = Vous vous débarrassez du { colour } et donnez toutes vos cartes de cette couleur.
event-gave = { $name } donne { $card } à { $other }.
event-gave-you = Vous donnez { $card } à { $other }.
event-gave-to_you = { $name } vous donne { $card }.
event-gave-hidden = { $name } donne une carte à { $other }.

## Best Friends

event-number_named = { $name } annonce le chiffre { $number }.
event-number_named-you = Vous annoncez le chiffre { $number }.
event-put_down = { $name } pose { $card }.
event-put_down-you = Vous posez { $card }.

## The Joker's wild

event-tormented = { $other } tourmente { $name }, qui pioche jusqu'à obtenir du { colour }.
event-tormented-you = { $other } vous tourmente : vous piochez jusqu'à obtenir du { colour }.
event-tormented-by_you = Vous tourmentez { $name }, qui pioche jusqu'à obtenir du { colour }.
event-discarded = { $name } jette { $card }.
event-discarded-you = Vous jetez { $card }.

## Special Agent

event-hand_shown = { BEGINS($name) ->
        [vowel] { $other } regarde toute la main d'{ $name } : { $cards }.
        [i] { $other } regarde toute la main d'{ $name } : { $cards }.
       *[other] { $other } regarde toute la main de { $name } : { $cards }.
    }
event-hand_shown-you = { $other } regarde toute votre main : { $cards }.
event-hand_shown-to_you = { BEGINS($name) ->
        [vowel] Vous regardez toute la main d'{ $name } : { $cards }.
        [i] Vous regardez toute la main d'{ $name } : { $cards }.
       *[other] Vous regardez toute la main de { $name } : { $cards }.
    }
event-hand_shown-hidden = { $count ->
        [one] { BEGINS($name) ->
            [vowel] { $other } regarde toute la main d'{ $name }, { $count } carte.
            [i] { $other } regarde toute la main d'{ $name }, { $count } carte.
           *[other] { $other } regarde toute la main de { $name }, { $count } carte.
        }
        [many] { BEGINS($name) ->
            [vowel] { $other } regarde toute la main d'{ $name }, { $count } de cartes.
            [i] { $other } regarde toute la main d'{ $name }, { $count } de cartes.
           *[other] { $other } regarde toute la main de { $name }, { $count } de cartes.
        }
       *[other] { BEGINS($name) ->
            [vowel] { $other } regarde toute la main d'{ $name }, { $count } cartes.
            [i] { $other } regarde toute la main d'{ $name }, { $count } cartes.
           *[other] { $other } regarde toute la main de { $name }, { $count } cartes.
        }
    }

## House rules

event-jumped_in = { $name } intercepte !
event-jumped_in-you = Vous interceptez !
event-swapped = { $name } échange sa main avec { $other }.
event-swapped-you = Vous échangez votre main avec { $other }.
event-swapped-with_you = { $name } échange sa main avec vous.
event-rotated = { $direction ->
        [left] Toutes les mains se déplacent d'une place vers la gauche.
       *[right] Toutes les mains se déplacent d'une place vers la droite.
    }
event-received = { $other } passe sa main à { $name } : { $cards }.
event-received-you = { $other } vous passe sa main : { $cards }.
event-received-from_you = Vous passez votre main à { $name } : { $cards }.
event-received-hidden = { $count ->
        [one] { $other } passe sa main à { $name }, { $count } carte.
        [many] { $other } passe sa main à { $name }, { $count } de cartes.
       *[other] { $other } passe sa main à { $name }, { $count } cartes.
    }

## Endings

event-went_out = { $name } n'a plus de cartes et termine la manche.
event-went_out-you = Vous n'avez plus de cartes et terminez la manche.
event-round_blocked = La manche est bloquée : le jeu ne peut pas continuer.
event-round_ended = { $points ->
        [one] { $name } gagne la manche. Les cartes restées en main valent { $points } point. Points : { $scores }.
        [many] { $name } gagne la manche. Les cartes restées en main valent { $points } de points. Points : { $scores }.
       *[other] { $name } gagne la manche. Les cartes restées en main valent { $points } points. Points : { $scores }.
    }
event-round_ended-you = { $points ->
        [one] Vous gagnez la manche. Les cartes restées en main valent { $points } point. Points : { $scores }.
        [many] Vous gagnez la manche. Les cartes restées en main valent { $points } de points. Points : { $scores }.
       *[other] Vous gagnez la manche. Les cartes restées en main valent { $points } points. Points : { $scores }.
    }
event-round_ended-blocked = La manche se termine et personne ne marque. Points : { $scores }.
event-match_ended = { $name } gagne la partie ! Points : { $scores }.
event-match_ended-you = Vous gagnez la partie ! Points : { $scores }.

## Endings with partners

event-round_ended-team = { $points ->
        [one] { $names } gagnent la manche. Elle vaut { $points } point. Points : { $scores }.
        [many] { $names } gagnent la manche. Elle vaut { $points } de points. Points : { $scores }.
       *[other] { $names } gagnent la manche. Elle vaut { $points } points. Points : { $scores }.
    }
event-round_ended-team-you = { $points ->
        [one] Vous gagnez la manche avec { $other }. Elle vaut { $points } point. Points : { $scores }.
        [many] Vous gagnez la manche avec { $other }. Elle vaut { $points } de points. Points : { $scores }.
       *[other] Vous gagnez la manche avec { $other }. Elle vaut { $points } points. Points : { $scores }.
    }
event-match_ended-team = { $names } gagnent la partie ! Points : { $scores }.
event-match_ended-team-you = Vous gagnez la partie avec { $other } ! Points : { $scores }.
