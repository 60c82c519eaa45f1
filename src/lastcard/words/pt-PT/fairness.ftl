### The fair shuffle: what is published and checked, and what is said when it does not fit.

fairness-how = Antes de cada distribuição, o servidor publica um compromisso com a sua semente. O navegador de cada jogador acrescenta um valor próprio (sal), e a ordem das cartas resulta dos dois. Acabada a ronda, a semente é revelada e todos a podem verificar: «lastcard verify» fá-lo com o registo.
fairness-limits = O que isto não prova: que o servidor não viu as suas próprias cartas. E uma semente de 256 bits não alcança todas as ordens de um baralho inteiro.
fairness-commitment = Compromisso
fairness-seed = Semente
fairness-nonce = Nonce
fairness-salts = Sais
fairness-own = O teu sal
fairness-left_out = O servidor tinha aceitado o teu sal para a ronda { $round } e deixou-o fora do baralhamento. Pode ter escolhido a ordem das cartas!
fairness-swapped = O servidor mudou o que tinha publicado sobre o baralhamento da ronda { $round }. Pode ter escolhido a ordem das cartas!
fairness-not_taken = O servidor não aceitou o teu sal para a ronda { $round }: chegou tarde, ou outro aparelho teu foi mais rápido. Para ti, esta distribuição não está provada.
fairness-broken = O servidor não revelou a semente do seu compromisso para a ronda { $round }. Pode ter escolhido a ordem das cartas!
fairness-stacked = O que recebeste na ronda { $round } não resulta da semente e dos sais. O servidor pode ter escolhido as cartas!
fairness-foreign = Entre os sais da ronda { $round } há um que ninguém na mesa pode ter acrescentado. O servidor pode ter escolhido a ordem das cartas!
fairness-later = revelada no fim da ronda
fairness-check = Verificado aqui
fairness-kept = A semente é a do compromisso.
fairness-dealt = A distribuição resulta dela.
fairness-save = Guardar compromissos
