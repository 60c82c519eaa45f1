### The fair shuffle: what is published and checked, and what is said when it does not fit.

fairness-how = Antes de cada distribuição, o servidor publica um compromisso com a sua semente. O navegador de cada jogador acrescenta um valor próprio (sal), e a ordem das cartas resulta dos dois. Acabada a rodada, a semente é revelada e todos podem conferi-la: “lastcard verify” faz isso com o registro.
fairness-limits = O que isto não prova: que o servidor não olhou as próprias cartas. E uma semente de 256 bits não alcança todas as ordens de um baralho inteiro.
fairness-commitment = Compromisso
fairness-seed = Semente
fairness-nonce = Nonce
fairness-salts = Sais
fairness-own = Seu sal
fairness-left_out = O servidor tinha aceitado o seu sal para a rodada { $round } e o deixou fora do embaralhamento. Ele pode ter escolhido a ordem das cartas!
fairness-swapped = O servidor mudou o que tinha publicado sobre o embaralhamento da rodada { $round }. Ele pode ter escolhido a ordem das cartas!
fairness-not_taken = O servidor não aceitou o seu sal para a rodada { $round }: chegou tarde, ou outro aparelho seu foi mais rápido. Para você, esta distribuição não está provada.
fairness-broken = O servidor não revelou a semente do seu compromisso para a rodada { $round }. Ele pode ter escolhido a ordem das cartas!
fairness-stacked = O que você recebeu na rodada { $round } não resulta da semente e dos sais. O servidor pode ter escolhido as cartas!
fairness-foreign = Entre os sais da rodada { $round } há um que ninguém na mesa pode ter acrescentado. O servidor pode ter escolhido a ordem das cartas!
fairness-later = revelada no fim da rodada
fairness-check = Conferido aqui
fairness-kept = A semente é a do compromisso.
fairness-dealt = A distribuição resulta dela.
fairness-save = Salvar compromissos
