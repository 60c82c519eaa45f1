### Help texts of the command line. Plain text only: they are shown without loading Fluent.

cli-about = Juega, mira y arbitra el juego de cartas en el que se coincide en color, número o símbolo y se avisa al quedar una sola carta.
cli-play = Jugar contra bots en la terminal.
cli-rules = Mostrar las reglas por cláusulas, o solo la cláusula ID.
cli-replay = Contar con frases un juego registrado.
cli-referee = Arbitrar juegos para programas: entra un objeto JSON por línea y sale otro.
cli-editions = Listar las ediciones con sus cartas y colores.
cli-watch = Mirar cómo juegan los bots.
cli-serve = Abrir una mesa en el navegador, para los amigos mediante un enlace.
cli-verify = Demostrar con su registro que un juego en un servidor se barajó limpiamente.
cli-backup = Copiar en FILE las mesas de un servidor, esté en marcha o no.
cli-restore = Poner las mesas de una copia en una carpeta de datos vacía.
cli-simulate = Jugar muchísimos juegos con rapidez y contar qué resultó.
cli-bench = Medir la velocidad de juego.
cli-prove-rules = Buscar en muchísimas jugadas una promesa rota de las reglas.
cli-bench-best = mejor
cli-bench-median = mediana
cli-playthroughs = Escribir en FOLDER los relatos con los que comparan las pruebas.
cli-bots = Medir cómo les va a los bots de un nivel contra los de otro.
cli-bench-share = parte de rondas ganadas
cli-bench-points = puntos por ronda
cli-twins = Comparar el simulador compilado con las reglas, jugada por jugada.
cli-crash = Forzar la caída de un servidor una y otra vez mientras juegan clientes, y buscar una jugada perdida.
cli-batch = Medir el simulador compilado al lado de otros.
cli-server = Medir el servidor en esta computadora.
cli-engine = Medir el motor de reglas al lado de otro.
cli-prove = Comprobar que las reglas cumplen lo que prometen.

cli-option-edition = La baraja con la que se juega.
cli-option-sheet = La hoja de reglas por la que se juega.
cli-option-lang = El idioma de los textos.
cli-option-players = El número de jugadores, de 2 a 10.
cli-option-people = El número de personas ante esta pantalla; los bots juegan los demás lugares.
cli-option-bots = El nivel de los bots: beginner, easy o medium. Varios niveles, separados por comas, van lugar por lugar.
cli-option-scoring = Quién suma: con “winner”, quien gana suma lo que tienen los demás; con “low”, cada quien suma lo suyo y gana el total más bajo.
cli-option-target = Los puntos con los que termina el juego, normalmente 500.
cli-option-rule = Fijar una opción de las reglas, como NOMBRE=VALOR. Se puede repetir.
cli-option-seed = La semilla de todas las mezclas: la misma semilla da las mismas cartas.
cli-option-plain = Frases sencillas y opciones numeradas, para lectores de pantalla y tuberías.
cli-option-json = Sucesos en JSON, uno por línea.
cli-option-rounds = Cuántas rondas jugar.
cli-option-moves = Cuántas jugadas hacer.
cli-option-matches = Cuántos juegos enteros jugar, en lugar de rondas sueltas.
cli-option-policy = Cómo juegan los lugares: random, uniform o heuristic. Varias formas, separadas por comas, van lugar por lugar.
cli-option-threads = En cuántos hilos jugar; si no se indica, en todos los núcleos.
cli-option-compare = Reglas con las que comparar, como NOMBRE=VALOR, varias separadas por comas. Se puede repetir.
cli-option-csv = Una línea de valores por configuración.
cli-option-plot = Dibujar el resultado en FILE.
cli-option-host = La dirección en la que escuchar.
cli-option-port = El puerto en el que escuchar.
cli-option-data = La carpeta que guarda las mesas.
cli-option-lan = Permitir que se unan los teléfonos y computadoras de esta red.
cli-option-public-url = La dirección que usa la gente cuando hay un proxy delante.
cli-option-no-open = No abrir el navegador.
cli-option-kills = Cuántas veces forzar la caída del servidor.
cli-option-clients = Cuántos clientes juegan.
cli-option-markdown = Como página en Markdown.
cli-option-resume = Continuar el juego guardado.
cli-option-pace = Segundos de espera después de lo que hace un bot.
cli-option-help = Mostrar esta ayuda y terminar.
cli-option-version = Mostrar la versión y terminar.

cli-heading-usage = Uso:
cli-heading-commands = Comandos
cli-heading-options = Opciones
cli-metavar-command = COMANDO
cli-metavar-options = [OPCIONES]
