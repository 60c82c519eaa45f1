### The fair shuffle: what is published and checked, and what is said when it does not fit.

fairness-how = Antes de cada reparto, el servidor publica un compromiso con su semilla. El navegador de cada jugador añade un valor propio (sal), y el orden de las cartas sale de las dos cosas. Cuando la ronda termina, la semilla se revela y cualquiera puede comprobarla: «lastcard verify» lo hace con el registro.
fairness-limits = Lo que esto no demuestra: que el servidor no haya mirado sus propias cartas. Y una semilla de 256 bits no puede dar todos los órdenes de una baraja entera.
fairness-commitment = Compromiso
fairness-seed = Semilla
fairness-nonce = Nonce
fairness-salts = Sales
fairness-own = Tu sal
fairness-left_out = El servidor había aceptado tu sal para la ronda { $round } y la ha dejado fuera de la mezcla. ¡Puede haber elegido el orden de las cartas!
fairness-swapped = El servidor ha cambiado lo que había publicado sobre la mezcla de la ronda { $round }. ¡Puede haber elegido el orden de las cartas!
fairness-not_taken = El servidor no ha aceptado tu sal para la ronda { $round }: ha llegado tarde u otro dispositivo tuyo ha sido el primero. Para ti, este reparto no queda demostrado.
fairness-broken = El servidor no ha revelado la semilla de su compromiso para la ronda { $round }. ¡Puede haber elegido el orden de las cartas!
fairness-stacked = Lo que se te ha repartido en la ronda { $round } no sale de la semilla y las sales. ¡El servidor puede haber elegido las cartas!
fairness-foreign = Entre las sales de la ronda { $round } hay una que nadie de la mesa puede haber añadido. ¡El servidor puede haber elegido el orden de las cartas!
fairness-later = se revela cuando termina la ronda
fairness-check = Comprobado aquí
fairness-kept = La semilla es la del compromiso.
fairness-dealt = El reparto sale de ella.
fairness-save = Guardar compromisos
