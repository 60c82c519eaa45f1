### What was wrong, and what would have been possible.

## Errors of the notation

error-bad_json = Esa línea no es JSON.
error-bad_request = En esa petición falta algo o algo está mal.
error-unknown_op = Esa petición no existe.
error-no_match = Todavía no ha empezado ninguna partida.
error-match_over = La partida ha terminado.
error-bad_record = La línea { $line } del registro está mal, así que no se ha cargado nada.
error-not_asked = Ahora { $name } no tiene nada que responder.
error-illegal_move = «{ $choice }» no es posible ahora. Opciones posibles: { $choices }.

## Errors of the command line

error-unknown_edition = No existe la edición «{ $edition }». Las que hay: { $editions }.
error-unknown_preset = No existe el conjunto de reglas «{ $preset }». Los que hay: { $presets }.
error-bad_deck = La línea { $line } del archivo de baraja «{ $file }» está mal.
error-bad_teams = Con { $players } jugadores no se pueden formar parejas. Los equipos necesitan uno de estos números de jugadores: { $possible }.
error-bad_hand_size = { $possible ->
        [both] Esta baraja no llega para manos de { $cards } y { $players } jugadores. Con { $players } jugadores: manos de hasta { $cards_max }; con esas manos: hasta { $players_max } jugadores.
        [fewer] Esta baraja no llega para manos de { $cards } y { $players } jugadores. Con esas manos: hasta { $players_max } jugadores.
        [smaller] Esta baraja no llega para manos de { $cards } y { $players } jugadores. Con { $players } jugadores: manos de hasta { $cards_max }.
       *[neither] Esta baraja no llega para manos de { $cards } y { $players } jugadores. En total puede repartir { $in_all }.
    }
error-unknown_sheet = No existe la hoja de reglas «{ $sheet }». Las que hay: { $sheets }.
error-unknown_lang = No hay textos en «{ $lang }». Los hay en: { $langs }.
error-unknown_rule = No existe la opción de reglas «{ $rule }». Las que hay: { $rules }.
error-unknown_clause = No existe la cláusula «{ $clause }». Para verlas todas: { $command }
error-bad_rule = «{ $text }» no es una opción con su valor. Escribe NOMBRE=VALOR, por ejemplo { $example }. Las opciones son: { $rules }.
error-bad_value = «{ $value }» no es un valor de «{ $rule }». Valores posibles: { $values }.
error-bad_players = Una partida tiene de { $least } a { $most } jugadores.
error-bad_people = De { $players } jugadores, pueden ser personas de 1 a { $players }.
error-bad_level = No existe el bot «{ $level }». Los que hay: { $levels }.
error-bad_seed = Una semilla es una línea de texto, sin espacios en los extremos y sin # al principio ni después de un espacio.
error-unknown_command = No existe el comando «{ $command }». Los que hay: { $commands }.
error-unknown_option = Aquí no existe la opción «{ $option }». Ver: { $help }
error-bad_usage = Falta algo o sobra algo. Ver: { $help }
error-missing_argument = Falta { $argument }. Ver: { $help }
error-no_value = { $option } necesita un valor. Ver: { $help }
error-bad_option = { $option } no admite esto. Valores posibles: { $values }
error-bad_target = La meta debe ser un número entero de { $least } a { $most }.
error-missing = Esto necesita paquetes que no están instalados. Instálalos así: { $command }
error-bad_number = { $option } debe ser un número entero de { $least } a { $most }.
error-bad_policy = No existe la estrategia «{ $policy }». Las que hay: { $policies }.
error-bad_policies = Se dieron { $given } estrategias para { $players } jugadores. Da una, o una para cada sitio.
error-no_cluster = No se puede usar el clúster «{ $address }»: { $why }
error-not_both = Da { $one } o { $other }, no ambos.
error-bad_revision = Ninguna rama, etiqueta ni commit se llama «{ $ref }». Son posibles, por ejemplo: { $known }.
error-no_clone = Para esto hacen falta un clon del repositorio y git.
error-tree_failed = En el árbol { $tree } esto terminó con { $ended }: { $command }
error-other_python = Python es { $here } aquí y { $there } allí, y eso no se puede comparar. Borra lo anticuado y se instalará de nuevo: { $folders }
error-bad_picture = «{ $file }» no es un tipo de imagen que se pueda dibujar. Su nombre puede terminar en: { $kinds }.
error-settings_text = { $line ->
        [0] El archivo «{ $file }» no es TOML que se pueda leer.
       *[other] La línea { $line } del archivo «{ $file }» no es TOML que se pueda leer.
    }
error-settings_name = «{ $name }» en el archivo «{ $file }» no ajusta nada. Se puede ajustar: { $names }.
error-settings_value = { $kind ->
        [int] «{ $name }» en el archivo «{ $file }» debe ser un número entero de 1 a { $most }.
        [object] «{ $name }» en el archivo «{ $file }» debe ser una sección propia.
       *[float] «{ $name }» en el archivo «{ $file }» debe ser un número mayor que 0, hasta { $most }.
    }
error-bad_public_url = «{ $url }» no es una dirección que la gente pueda usar. Una es así: { $example }.
error-bad_proxies = «{ $network }» no es una red de proxies. Una tiene este aspecto: { $example }.
error-not_loaded = No se pueden cargar las mesas de la carpeta «{ $folder }».
error-log_gone = El archivo «{ $file }» ya no está, pero su diario sí. Devuelve el archivo a su sitio o restaura una copia en otra carpeta.
error-log_empty = El archivo «{ $file }» está vacío, y un registro nunca lo está. Restaura una copia en otra carpeta.
error-no_address = No se puede usar el puerto { $port } de { $host }. Quizá escuche ahí otro programa: elige otro con --port.
error-in_use = Otro servidor usa la carpeta «{ $folder }».
error-bad_log_url = «{ $url }» no es la dirección de una base de datos. Una tiene este aspecto: postgres://servidor/nombre.
error-database_in_use = Otro servidor usa la base de datos «{ $url }».
error-database_newer = La base de datos «{ $url }» es de una versión más reciente de lastcard. Actualiza antes lastcard.
error-database_older = La base de datos «{ $url }» es de una versión anterior de lastcard. Actualízala antes con la orden «migrate».
error-database_has_tables = Ya hay mesas en la base de datos «{ $url }». Pasa la carpeta a una vacía.
error-no_database = No se puede usar la base de datos «{ $url }»: { $why }
error-bad_bus_url = «{ $url }» no es la dirección de un servidor NATS. Una tiene este aspecto: nats://servidor.
error-no_bus = No se puede usar el servidor NATS «{ $url }»: { $why }
error-bus_alone = Los servidores que comparten un bus también comparten una base de datos. Indica su dirección con --log.
error-roles_alone = Un servidor sin bus tiene que ser owner y gateway. Indica la dirección de un bus con --bus.
error-no_tables = No hay mesas en la carpeta «{ $folder }».
error-file_exists = El archivo «{ $file }» ya existe.
error-not_empty = Ya hay mesas en la carpeta «{ $folder }». Restaura en una vacía.
error-no_log = El archivo «{ $file }» no contiene mesas.
error-has_journal = Junto a «{ $file }» está su diario: es un registro copiado, no una copia de seguridad. Pon ambos en una carpeta de datos y haz allí una copia, o restaura una copia de seguridad.
error-damaged = El archivo «{ $file }» está dañado.
error-newer = El archivo «{ $file }» es de una versión más reciente de lastcard. Actualiza antes lastcard.
error-no_file = No existe el archivo «{ $file }».
error-no_folder = No existe la carpeta «{ $folder }». Indica una que exista, por ejemplo { $example }.
error-unreadable = No se puede leer el archivo «{ $file }».
error-not_a_file = «{ $file }» no es un archivo: es una carpeta, una tubería o un dispositivo.
error-too_large = El archivo «{ $file }» es demasiado grande. Se pueden leer { $most } kB como máximo.
error-unwritable = No se puede escribir el archivo «{ $file }».
error-nothing_saved = No hay ninguna partida guardada para continuar.
error-game_in_use = La partida en «{ $file }» se está jugando en otro terminal.
error-resume_ignores = Una partida guardada continúa como se preparó. Quita { $options }.
error-goes_with = { $option } solo se puede dar junto con { $other }.
error-too_often = { $option } se dio demasiadas veces: { $given }; aquí el máximo es { $most }.
error-bad_name = «{ $name }» no puede ser un nombre aquí. Un nombre tiene de 1 a { $most } letras, cifras o signos comunes, nadie más en la mesa lo tiene y ningún bot se llama así en ningún idioma.

## Errors of joining a served table

error-bad_link = «{ $text }» no es un enlace a una mesa. Un enlace así es como { $example }.
error-offline = El servidor en { $url } no responde.
error-no_server = Lo que responde en { $url } no es un servidor de mesas.
error-no_seat = No hay ningún sitio libre. Para mirar: { $command }
error-bad_token = Ya no tienes sitio en esta mesa. Únete otra vez para ocupar uno libre.
error-version = El servidor habla otra versión del protocolo. Usa la versión de lastcard que él usa.
error-refused = El servidor lo rechaza por una razón que esta versión de lastcard no conoce: { $reason }
error-misunderstood = El servidor no ha entendido esto. Usa la versión de lastcard que usa él.
error-forbidden = El servidor no responde en esta dirección. Usa el enlace que ha enviado su anfitrión.
