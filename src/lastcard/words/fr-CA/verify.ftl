### What `lastcard verify` says.

verify-fair = { $rounds ->
        [one] Équitable : l'enregistrement est complet, et les mélanges de sa { $rounds } manche découlent de ce qui était promis avant la donne.
        [many] Équitable : l'enregistrement est complet, et les mélanges de ses { $rounds } de manches découlent de ce qui était promis avant chaque donne.
       *[other] Équitable : l'enregistrement est complet, et les mélanges de ses { $rounds } manches découlent de ce qui était promis avant chaque donne.
    }
verify-compare = Si ces engagements sont bien ceux qui ont été publiés avant les donnes, seuls ceux qui étaient là peuvent le dire : sauvegardez les vôtres à la table et indiquez le fichier avec --commitments.
verify-round = { $count ->
        [one] Manche { $round } : mélangée avec la graine de l'engagement et le sel de la place { $seats }.
        [many] Manche { $round } : mélangée avec la graine de l'engagement et les sels des places { $seats }.
       *[other] Manche { $round } : mélangée avec la graine de l'engagement et les sels des places { $seats }.
    }
verify-round-seen = { $count ->
        [one] Manche { $round } : mélangée avec la graine de l'engagement et le sel de la place { $seats }. Vous aviez noté cet engagement avant la donne.
        [many] Manche { $round } : mélangée avec la graine de l'engagement et les sels des places { $seats }. Vous aviez noté cet engagement avant la donne.
       *[other] Manche { $round } : mélangée avec la graine de l'engagement et les sels des places { $seats }. Vous aviez noté cet engagement avant la donne.
    }
verify-unfair = Non prouvé :
verify-record = La ligne { $at } du fichier de partie est incorrecte : la partie ne peut pas être rejouée.
verify-not_served = Le fichier n'annonce aucun engagement : il ne vient pas de la table d'un serveur.
verify-arranged = Manche { $at } : ses cartes ont été disposées, et non distribuées à partir d'un mélange.
verify-broken = Manche { $at } : la graine n'est pas celle de l'engagement.
verify-unsalted = Manche { $at } : elle ne contient le sel de personne, le serveur a donc décidé seul de l'ordre des cartes.
verify-dealer = Le tirage du donneur ne découle pas de la graine et des sels de la première manche.
verify-same_seed = Deux manches ont la même graine.
verify-altered = Manche { $at } : une ligne a été modifiée, ou manque.
verify-unsealed = Manche { $at } : l'enregistrement ne dit pas si une ligne manque. Les serveurs d'autrefois l'écrivaient ainsi.
verify-unfinished = L'enregistrement n'est pas complet : il s'arrête pendant ou après la manche { $at }, et la partie n'est pas finie.
verify-unseen = Manche { $at } : l'engagement n'a pas été noté avant la donne.
verify-swapped = Manche { $at } : l'enregistrement a un autre engagement, ou d'autres sels, que ceux publiés à la table.
verify-left_out = Manche { $at } : le serveur avait accepté votre sel et l'a laissé hors du mélange.
verify-not_taken = Manche { $at } : votre sel n'est pas dans le mélange, et le serveur ne l'avait pas accepté. Pour vous, cette donne n'est pas prouvée.
verify-dealt = Manche { $at } : ce qui vous a été dit de la donne n'est pas ce que dit l'enregistrement.
verify-bad_file = Le fichier « { $file } » ne contient pas d'engagements.
