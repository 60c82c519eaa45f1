### Why a good player would do it: the sentence behind a hint.

hint-call = Resta uma carta na sua mão, e ninguém pode flagrar você se gritar UNO.
hint-catch = { $seat } não gritou UNO: quem é flagrado compra 2 cartas.
hint-only = Não há mais nada a fazer.
hint-any = Aqui tanto faz uma escolha ou outra.
hint-draw = É melhor jogar uma carta do que comprar outra.
hint-win = É a sua última carta: você fecha a rodada.
hint-clear = O resto da sua mão pode sair antes que outra pessoa jogue.
hint-many = É a cor de que você tem mais cartas.
hint-pair = Suas outras cartas do mesmo tipo ainda podem sair uma depois da outra.
hint-wild = Uma carta sem cor serve a qualquer momento: guarde para depois.
hint-special = É o que mais mexe com as cartas de todos.
hint-points = Alguém está prestes a fechar: livre-se dos pontos.
hint-hit = Falta pouco para { $seat } fechar, e é preciso impedir.
hint-again = Você pode jogar de novo na hora.
hint-block = Falta pouco para { $seat } fechar, e provavelmente não terá como seguir.
hint-rare = Restam poucas cartas dessa cor, então ela demora a sair.
hint-guilty = { $seat } provavelmente tinha a cor em jogo.
hint-innocent = { $seat } provavelmente não tinha a cor em jogo.
hint-strong = Você provavelmente venceria a batalha.
hint-leader = { $seat } é quem está mais perto de vencer.
hint-spare = Assim você poupa as cartas que mais valem para você.
hint-most = Assim você se livra de mais cartas.
hint-harmless = É o que menos ajuda { $seat }.
hint-own = Você também tem esse número.
hint-friends = Os outros provavelmente têm poucas cartas desse número.
hint-shed = É uma carta a menos na sua mão.
