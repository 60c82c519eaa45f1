### Help texts of the command line. Plain text only: they are shown without loading Fluent.

cli-about = Jouer, regarder et arbitrer le jeu de cartes où l'on suit la couleur, le chiffre ou le symbole et où l'on s'annonce à la dernière carte.
cli-play = Jouer contre des robots dans le terminal.
cli-rules = Afficher les règles par clauses, ou seulement la clause ID.
cli-replay = Raconter en phrases une partie enregistrée.
cli-referee = Arbitrer des parties pour des programmes : un objet JSON par ligne en entrée, un en sortie.
cli-editions = Lister les éditions avec leurs cartes et leurs couleurs.
cli-watch = Regarder jouer des robots.
cli-serve = Ouvrir une table dans le navigateur, pour des amis par un lien.
cli-verify = Prouver par son enregistrement qu'une partie jouée sur un serveur a été mélangée équitablement.
cli-backup = Copier dans FILE les tables d'un serveur, en marche ou non.
cli-restore = Remettre les tables d'une sauvegarde dans un dossier de données vide.
cli-simulate = Jouer très vite un très grand nombre de parties et dire ce qui en ressort.
cli-bench = Mesurer la vitesse de jeu.
cli-prove-rules = Chercher dans un très grand nombre de coups une promesse des règles non tenue.
cli-bench-best = meilleur
cli-bench-median = médiane
cli-playthroughs = Écrire dans FOLDER les récits auxquels les tests comparent.
cli-bots = Mesurer les robots d'un niveau face à ceux d'un autre.
cli-bench-share = part des manches gagnées
cli-bench-points = points par manche
cli-twins = Comparer le simulateur compilé aux règles, coup par coup.
cli-crash = Forcer sans cesse l'arrêt d'un serveur pendant que des clients jouent, et chercher un coup perdu.
cli-batch = Mesurer le simulateur compilé à côté d'autres.
cli-server = Mesurer le serveur sur cette machine.
cli-engine = Mesurer le moteur de règles à côté d'un autre.
cli-prove = Vérifier que les règles tiennent leurs promesses.

cli-option-edition = Le jeu de cartes utilisé.
cli-option-sheet = La feuille de règles suivie.
cli-option-lang = La langue des textes.
cli-option-players = Le nombre de joueurs, de 2 à 10.
cli-option-people = Le nombre de personnes devant cet écran ; des robots jouent les autres places.
cli-option-bots = Le niveau des robots : beginner, easy ou medium. Plusieurs niveaux, séparés par des virgules, vont place par place.
cli-option-scoring = Qui marque : avec « winner », le gagnant marque ce que les autres ont en main ; avec « low », chacun additionne ce qu'il a en main et le total le plus bas gagne.
cli-option-target = Les points qui terminent la partie, habituellement 500.
cli-option-rule = Fixer une option des règles, sous la forme NOM=VALEUR. Peut être répété.
cli-option-seed = La graine de tous les mélanges : la même graine donne les mêmes cartes.
cli-option-plain = Phrases simples et choix numérotés, pour lecteurs d'écran et tubes.
cli-option-json = Événements en JSON, un par ligne.
cli-option-rounds = Le nombre de manches à jouer.
cli-option-moves = Le nombre de coups à jouer.
cli-option-matches = Le nombre de parties entières à jouer, au lieu de manches isolées.
cli-option-policy = La façon de jouer des places : random, uniform ou heuristic. Plusieurs, séparées par des virgules, vont place par place.
cli-option-threads = Le nombre de fils d'exécution ; tous les cœurs si rien n'est indiqué.
cli-option-compare = Règles à comparer, sous la forme NOM=VALEUR, plusieurs séparées par des virgules. Peut être répété.
cli-option-csv = Une ligne de valeurs par réglage.
cli-option-plot = Dessiner le résultat dans FILE.
cli-option-host = L'adresse d'écoute.
cli-option-port = Le port d'écoute.
cli-option-data = Le dossier qui garde les tables.
cli-option-lan = Laisser entrer les téléphones et les ordinateurs de ce réseau.
cli-option-public-url = L'adresse qu'utilisent les gens quand un serveur mandataire est placé devant.
cli-option-no-open = Ne pas ouvrir de navigateur.
cli-option-kills = Combien de fois forcer l'arrêt du serveur.
cli-option-clients = Le nombre de clients qui jouent.
cli-option-markdown = Sous forme de page Markdown.
cli-option-resume = Reprendre la partie enregistrée.
cli-option-pace = Secondes d'attente après ce que fait un robot.
cli-option-help = Afficher cette aide et terminer.
cli-option-version = Afficher la version et terminer.

cli-heading-usage = Utilisation :
cli-heading-commands = Commandes
cli-heading-options = Options
cli-metavar-command = COMMANDE
cli-metavar-options = [OPTIONS]
