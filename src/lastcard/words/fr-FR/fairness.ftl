### The fair shuffle: what is published and checked, and what is said when it does not fit.

fairness-how = Avant chaque donne, le serveur publie un engagement sur sa graine. Le navigateur de chaque joueur ajoute une valeur aléatoire (un sel), et l'ordre des cartes découle des deux. La manche finie, la graine est dévoilée et chacun peut la vérifier : « lastcard verify » contrôle l'enregistrement.
fairness-limits = Ce que cela ne prouve pas : que le serveur n'a pas regardé ses propres cartes. Et une graine de 256 bits ne peut pas donner tous les ordres d'un jeu entier.
fairness-commitment = Engagement
fairness-seed = Graine
fairness-nonce = Nonce
fairness-salts = Sels
fairness-own = Votre sel
fairness-left_out = Le serveur avait accepté votre sel pour la manche { $round } et l'a laissé hors du mélange. Il a peut-être choisi l'ordre des cartes !
fairness-swapped = Le serveur a changé ce qu'il avait publié sur le mélange de la manche { $round }. Il a peut-être choisi l'ordre des cartes !
fairness-not_taken = Le serveur n'a pas pris votre sel pour la manche { $round } : il est arrivé trop tard, ou un autre de vos appareils a été plus rapide. Pour vous, cette donne n'est pas prouvée.
fairness-broken = Le serveur n'a pas dévoilé la graine de son engagement pour la manche { $round }. Il a peut-être choisi l'ordre des cartes !
fairness-stacked = Ce qui vous a été distribué à la manche { $round } ne découle pas de la graine et des sels. Le serveur a peut-être choisi les cartes !
fairness-foreign = Parmi les sels de la manche { $round }, il y en a un que personne à la table ne peut avoir ajouté. Le serveur a peut-être choisi l'ordre des cartes !
fairness-later = dévoilée à la fin de la manche
fairness-check = Vérifié ici
fairness-kept = La graine est bien celle de l'engagement.
fairness-dealt = La donne en découle.
fairness-save = Sauvegarder les engagements
