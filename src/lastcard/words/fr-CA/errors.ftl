### What was wrong, and what would have been possible.

## Errors of the notation

error-bad_json = Cette ligne n'est pas du JSON.
error-bad_request = Il manque quelque chose dans cette demande, ou elle contient une erreur.
error-unknown_op = Cette demande n'existe pas.
error-no_match = Aucune partie n'a encore commencé.
error-match_over = La partie est terminée.
error-bad_record = La ligne { $line } du fichier de partie est incorrecte; rien n'a été chargé.
error-not_asked = { $name } n'a rien à répondre en ce moment.
error-illegal_move = « { $choice } » n'est pas possible maintenant. Choix possibles : { $choices }.

## Errors of the command line

error-unknown_edition = L'édition « { $edition } » n'existe pas. Éditions : { $editions }.
error-unknown_preset = L'ensemble de règles « { $preset } » n'existe pas. Ensembles : { $presets }.
error-bad_deck = La ligne { $line } du fichier de jeu de cartes « { $file } » est incorrecte.
error-bad_teams = On ne peut pas former de paires avec { $players } joueurs. Il faut aux équipes l'un de ces nombres de joueurs : { $possible }.
error-bad_hand_size = { $possible ->
        [both] Ce jeu de cartes est trop petit pour des mains de { $cards } et { $players } joueurs. Avec { $players } joueurs : des mains de { $cards_max } au plus; avec de telles mains : { $players_max } joueurs au plus.
        [fewer] Ce jeu de cartes est trop petit pour des mains de { $cards } et { $players } joueurs. Avec de telles mains : { $players_max } joueurs au plus.
        [smaller] Ce jeu de cartes est trop petit pour des mains de { $cards } et { $players } joueurs. Avec { $players } joueurs : des mains de { $cards_max } au plus.
       *[neither] Ce jeu de cartes est trop petit pour des mains de { $cards } et { $players } joueurs. Il peut en distribuer { $in_all } en tout.
    }
error-unknown_sheet = La feuille de règles « { $sheet } » n'existe pas. Feuilles : { $sheets }.
error-unknown_lang = Pas de textes en « { $lang } ». Langues : { $langs }.
error-unknown_rule = L'option de règles « { $rule } » n'existe pas. Options : { $rules }.
error-unknown_clause = Il n'y a pas de clause « { $clause } ». Pour les voir toutes : { $command }
error-bad_rule = « { $text } » n'est pas une option avec sa valeur. Écrivez NOM=VALEUR, par exemple { $example }. Les options sont : { $rules }.
error-bad_value = « { $value } » n'est pas une valeur de « { $rule } ». Valeurs possibles : { $values }.
error-bad_players = Une partie se joue de { $least } à { $most } joueurs.
error-bad_people = Sur { $players } joueurs, il peut y avoir de 1 à { $players } personnes.
error-bad_level = Le robot « { $level } » n'existe pas. Niveaux : { $levels }.
error-bad_seed = Une graine est une ligne de texte, sans espace aux extrémités et sans # au début ni après un espace.
error-unknown_command = La commande « { $command } » n'existe pas. Commandes : { $commands }.
error-unknown_option = Il n'y a pas d'option « { $option } » ici. Voir : { $help }
error-bad_usage = Il manque quelque chose, ou il y a quelque chose de trop. Voir : { $help }
error-missing_argument = Il manque { $argument }. Voir : { $help }
error-no_value = Il faut une valeur à { $option }. Voir : { $help }
error-bad_option = { $option } n'accepte pas cette valeur. Valeurs possibles : { $values }
error-bad_target = L'objectif doit être un nombre entier de { $least } à { $most }.
error-missing = Il faut pour cela des paquets qui ne sont pas installés. Installez-les ainsi : { $command }
error-bad_number = { $option } doit être un nombre entier de { $least } à { $most }.
error-bad_policy = La stratégie « { $policy } » n'existe pas. Stratégies possibles : { $policies }.
error-bad_policies = { $given } façons de jouer pour { $players } joueurs. Donnez-en une, ou une par place.
error-no_cluster = Le cluster « { $address } » ne peut pas être utilisé : { $why }
error-not_both = Donnez { $one } ou { $other }, pas les deux.
error-bad_revision = Aucune branche, étiquette ni commit ne s'appelle « { $ref } ». Sont possibles, par exemple : { $known }.
error-no_clone = Il faut pour cela un clone du dépôt, et git.
error-tree_failed = Dans l'arbre { $tree }, ceci s'est terminé par { $ended } : { $command }
error-other_python = Python est { $here } ici et { $there } là-bas, ce qui ne se compare pas. Supprimez ce qui est périmé, et ce sera réinstallé : { $folders }
error-bad_picture = « { $file } » n'est pas un type d'image qui se dessine. Son nom peut finir par : { $kinds }.
error-settings_text = { $line ->
        [0] Le fichier « { $file } » n'est pas du TOML lisible.
       *[other] La ligne { $line } du fichier « { $file } » n'est pas du TOML lisible.
    }
error-settings_name = « { $name } » dans le fichier « { $file } » ne règle rien. On peut régler : { $names }.
error-settings_value = { $kind ->
        [int] « { $name } » dans le fichier « { $file } » doit être un nombre entier de 1 à { $most }.
        [object] « { $name } » dans le fichier « { $file } » doit être une section à part.
       *[float] « { $name } » dans le fichier « { $file } » doit être un nombre supérieur à 0, jusqu'à { $most }.
    }
error-bad_public_url = « { $url } » n'est pas une adresse que des gens puissent utiliser. Il en faut une comme { $example }.
error-bad_proxies = « { $network } » n'est pas un réseau de mandataires. En voici la forme : { $example }.
error-not_loaded = Les tables du dossier « { $folder } » ne peuvent pas être chargées.
error-log_gone = Le fichier « { $file } » a disparu, mais son journal est toujours là. Remettez le fichier en place ou restaurez une sauvegarde dans un autre dossier.
error-log_empty = Le fichier « { $file } » est vide, ce qu'un fichier de tables n'est jamais. Restaurez une sauvegarde dans un autre dossier.
error-no_address = Le port { $port } de { $host } ne peut pas être utilisé. Un autre programme l'écoute peut-être : choisissez-en un autre avec --port.
error-in_use = Un autre serveur utilise le dossier « { $folder } ».
error-bad_log_url = « { $url } » n'est pas l'adresse d'une base de données. En voici la forme : postgres://hôte/nom.
error-database_in_use = Un autre serveur utilise la base de données « { $url } ».
error-database_newer = La base de données « { $url } » a été écrite par une version plus récente de lastcard. Mettez d'abord lastcard à jour.
error-database_older = La base de données « { $url } » a été écrite par une version plus ancienne de lastcard. Mettez-la d'abord à jour avec la commande « migrate ».
error-database_has_tables = Il y a déjà des tables dans la base de données « { $url } ». Transférez le dossier dans une base vide.
error-no_database = La base de données « { $url } » ne peut pas être utilisée : { $why }
error-bad_bus_url = « { $url } » n'est pas l'adresse d'un serveur NATS. En voici la forme : nats://hôte.
error-no_bus = Le serveur NATS « { $url } » ne peut pas être utilisé : { $why }
error-bus_alone = Des serveurs qui partagent un bus partagent aussi une base de données. Donnez-en l'adresse avec --log.
error-roles_alone = Un serveur sans bus doit être owner et gateway. Donnez l'adresse d'un bus avec --bus.
error-no_tables = Il n'y a pas de tables dans le dossier « { $folder } ».
error-file_exists = Le fichier « { $file } » existe déjà.
error-not_empty = Il y a déjà des tables dans le dossier « { $folder } ». Restaurez dans un dossier vide.
error-no_log = Le fichier « { $file } » ne contient pas de tables.
error-has_journal = À côté de « { $file } » se trouve son journal : c'est un registre copié, pas une sauvegarde. Mettez les deux dans un dossier de données et faites-y une sauvegarde, ou restaurez une sauvegarde.
error-damaged = Le fichier « { $file } » est endommagé.
error-newer = Le fichier « { $file } » a été écrit par une version plus récente de lastcard. Mettez d'abord lastcard à jour.
error-no_file = Il n'y a pas de fichier « { $file } ».
error-no_folder = Il n'y a pas de dossier « { $folder } ». Indiquez-en un qui existe, par exemple { $example }.
error-unreadable = Le fichier « { $file } » ne peut pas être lu.
error-not_a_file = « { $file } » n'est pas un fichier : c'est un dossier, un tube ou un périphérique.
error-too_large = Le fichier « { $file } » est trop gros. On peut lire au plus { $most } ko.
error-unwritable = Le fichier « { $file } » ne peut pas être écrit.
error-nothing_saved = Il n'y a aucune partie enregistrée à reprendre.
error-game_in_use = La partie dans « { $file } » est en train d'être jouée dans un autre terminal.
error-resume_ignores = Une partie enregistrée reprend comme elle a été préparée. Enlevez { $options }.
error-goes_with = { $option } ne peut être donné qu'avec { $other }.
error-too_often = { $option } a été donné trop souvent : { $given } fois, pour { $most } au plus ici.
error-bad_name = « { $name } » ne peut pas être un nom ici. Un nom a de 1 à { $most } lettres, chiffres ou signes courants, personne d'autre à la table ne le porte, et aucun robot ne s'appelle ainsi dans aucune langue.

## Errors of joining a served table

error-bad_link = « { $text } » n'est pas un lien vers une table. Un tel lien ressemble à { $example }.
error-offline = Le serveur à { $url } ne répond pas.
error-no_server = Ce qui répond à { $url } n'est pas un serveur de tables.
error-no_seat = Aucune place n'est libre. Pour regarder : { $command }
error-bad_token = Vous n'avez plus de place à cette table. Revenez pour en prendre une libre.
error-version = Le serveur parle une autre version du protocole. Utilisez la même version de lastcard que lui.
error-refused = Le serveur refuse cela pour une raison que cette version de lastcard ne connaît pas : { $reason }
error-misunderstood = Le serveur n'a pas compris. Prenez la version de lastcard qu'il utilise.
error-forbidden = Le serveur ne répond pas à cette adresse. Prenez le lien que son hôte a envoyé.
