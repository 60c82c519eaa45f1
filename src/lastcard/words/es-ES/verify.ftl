### What `lastcard verify` says.

verify-fair = { $rounds ->
        [one] Limpio: el registro está completo, y las mezclas de su { $rounds } ronda salen de lo que se prometió antes del reparto.
        [many] Limpio: el registro está completo, y las mezclas de sus { $rounds } de rondas salen de lo que se prometió antes de cada reparto.
       *[other] Limpio: el registro está completo, y las mezclas de sus { $rounds } rondas salen de lo que se prometió antes de cada reparto.
    }
verify-compare = Si estos son los compromisos que se publicaron antes de los repartos, solo lo sabe quien estuvo allí: guarda los tuyos en la mesa e indica el archivo con --commitments.
verify-round = { $count ->
        [one] Ronda { $round }: mezclada con la semilla del compromiso y la sal del sitio { $seats }.
        [many] Ronda { $round }: mezclada con la semilla del compromiso y las sales de los sitios { $seats }.
       *[other] Ronda { $round }: mezclada con la semilla del compromiso y las sales de los sitios { $seats }.
    }
verify-round-seen = { $count ->
        [one] Ronda { $round }: mezclada con la semilla del compromiso y la sal del sitio { $seats }. Habías anotado este compromiso antes del reparto.
        [many] Ronda { $round }: mezclada con la semilla del compromiso y las sales de los sitios { $seats }. Habías anotado este compromiso antes del reparto.
       *[other] Ronda { $round }: mezclada con la semilla del compromiso y las sales de los sitios { $seats }. Habías anotado este compromiso antes del reparto.
    }
verify-unfair = No queda demostrado:
verify-record = La línea { $at } del registro está mal: no se puede volver a jugar la partida con él.
verify-not_served = El registro no anuncia compromisos: no es de una mesa de un servidor.
verify-arranged = Ronda { $at }: sus cartas se colocaron a mano y no se repartieron de una mezcla.
verify-broken = Ronda { $at }: la semilla no es la del compromiso.
verify-unsalted = Ronda { $at }: no lleva sal de nadie, así que el servidor decidió por sí solo el orden de las cartas.
verify-dealer = El sorteo para repartir no se sigue de la semilla y las sales de la primera ronda.
verify-same_seed = Dos rondas tienen la misma semilla.
verify-altered = Ronda { $at }: una línea se ha cambiado o falta.
verify-unsealed = Ronda { $at }: el registro no deja saber si falta una línea. Así lo escribían los servidores de antes.
verify-unfinished = El registro no está completo: se detiene en la ronda { $at } o después de ella, y la partida no ha terminado.
verify-unseen = Ronda { $at }: el compromiso no se anotó antes del reparto.
verify-swapped = Ronda { $at }: el registro tiene un compromiso o unas sales distintos de los publicados en la mesa.
verify-left_out = Ronda { $at }: el servidor había aceptado tu sal y la ha dejado fuera de la mezcla.
verify-not_taken = Ronda { $at }: tu sal no está en la mezcla, y el servidor no la había aceptado. Para ti, este reparto no queda demostrado.
verify-dealt = Ronda { $at }: lo que se te dijo del reparto no es lo que dice el registro.
verify-bad_file = El archivo «{ $file }» no contiene compromisos.
