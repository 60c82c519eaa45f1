### What `lastcard verify` says.

verify-fair = { $rounds ->
        [one] Justo: o registo está completo, e os baralhamentos da sua { $rounds } ronda resultam do que foi prometido antes da distribuição.
        [many] Justo: o registo está completo, e os baralhamentos das suas { $rounds } de rondas resultam do que foi prometido antes de cada distribuição.
       *[other] Justo: o registo está completo, e os baralhamentos das suas { $rounds } rondas resultam do que foi prometido antes de cada distribuição.
    }
verify-compare = Se estes são os compromissos publicados antes das distribuições, só quem lá esteve o pode dizer: guarda os teus na mesa e indica o ficheiro com --commitments.
verify-round = { $count ->
        [one] Ronda { $round }: baralhada com a semente do compromisso e o sal do lugar { $seats }.
        [many] Ronda { $round }: baralhada com a semente do compromisso e os sais dos lugares { $seats }.
       *[other] Ronda { $round }: baralhada com a semente do compromisso e os sais dos lugares { $seats }.
    }
verify-round-seen = { $count ->
        [one] Ronda { $round }: baralhada com a semente do compromisso e o sal do lugar { $seats }. Anotaste este compromisso antes da distribuição.
        [many] Ronda { $round }: baralhada com a semente do compromisso e os sais dos lugares { $seats }. Anotaste este compromisso antes da distribuição.
       *[other] Ronda { $round }: baralhada com a semente do compromisso e os sais dos lugares { $seats }. Anotaste este compromisso antes da distribuição.
    }
verify-unfair = Não provado:
verify-record = A linha { $at } do registo está errada: o jogo não pode ser jogado outra vez a partir dele.
verify-not_served = O registo não anuncia compromissos: não é de uma mesa de um servidor.
verify-arranged = Ronda { $at }: as cartas foram colocadas à mão, e não distribuídas de um baralhamento.
verify-broken = Ronda { $at }: a semente não é a do compromisso.
verify-unsalted = Ronda { $at }: não tem sal de ninguém, e o servidor decidiu sozinho a ordem das cartas.
verify-dealer = O sorteio para distribuir não decorre da semente e dos sais da primeira ronda.
verify-same_seed = Duas rondas têm a mesma semente.
verify-altered = Ronda { $at }: uma linha foi alterada, ou falta.
verify-unsealed = Ronda { $at }: o registo não diz se falta uma linha. Os servidores de antes escreviam-no assim.
verify-unfinished = O registo não está completo: termina na ronda { $at } ou depois dela, e o jogo não acabou.
verify-unseen = Ronda { $at }: o compromisso não foi anotado antes da distribuição.
verify-swapped = Ronda { $at }: o registo tem outro compromisso, ou outros sais, que não os publicados na mesa.
verify-left_out = Ronda { $at }: o servidor tinha aceitado o teu sal e deixou-o fora do baralhamento.
verify-not_taken = Ronda { $at }: o teu sal não está no baralhamento, e o servidor não o tinha aceitado. Para ti, esta distribuição não está provada.
verify-dealt = Ronda { $at }: o que te foi dito da distribuição não é o que diz o registo.
verify-bad_file = O ficheiro «{ $file }» não contém compromissos.
