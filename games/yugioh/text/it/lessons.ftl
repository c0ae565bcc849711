summon =
    .title = Evoca il tuo primo mostro
    .introduction = Ogni turno puoi Evocare Normalmente un mostro dalla mano. Arriva scoperto in Posizione di Attacco. I mostri di Livello 4 o inferiore non hanno bisogno di altro; le stelle mostrano il Livello.

attack =
    .title = Attacca un mostro più debole
    .introduction = Nella Battle Phase ogni tuo mostro in Posizione di Attacco può attaccare una volta. Si confrontano gli ATK: il più basso viene distrutto e il suo giocatore perde la differenza in Life Points.

direct =
    .title = Attacca direttamente
    .introduction = Finché l’avversario ha un mostro, devi attaccare quello. Quando il Terreno è vuoto, il tuo mostro attacca il giocatore e infligge tutto il suo ATK come danno.

tribute =
    .title = Tributi per un mostro più forte
    .introduction = Un mostro di Livello 5 o 6 richiede un Tributo, di Livello 7 o superiore due: mostri che controlli vanno al Cimitero. È sempre la tua unica Evocazione Normale del turno.

defend =
    .title = Posiziona un mostro in difesa
    .introduction = Invece di Evocare puoi Posizionare un mostro: coperto in Posizione di Difesa. Sta di traverso e conta la DEF. Un attaccante con meno ATK non distrugge nulla e il suo giocatore perde la differenza.

flip =
    .title = Scoprilo
    .introduction = In un turno successivo puoi Evocare per Scoperta un mostro Posizionato. Un effetto Scoperta si attiva ogni volta che il suo mostro viene scoperto. Questo distrugge un mostro a tua scelta.

spell =
    .title = Attiva le Magie
    .introduction = Le Magie si attivano nella tua Main Phase; quelle Rapide anche in altre fasi. La maggior parte va subito al Cimitero. Una Magia Equipaggiamento resta e rafforza un mostro.

trap =
    .title = Fai scattare una Trappola
    .introduction = Una Trappola va prima Posizionata e si può attivare dal turno seguente, anche in quello dell’avversario. Stavolta sei tu ad aspettare: rispondi all’Evocazione.

chain =
    .title = Una Catena di tre
    .introduction = A ogni risposta si può rispondere ancora: le attivazioni formano una Catena. Si risolve all’indietro, l’ultimo Anello per primo. Solo una Contro-Trappola risponde a un’altra. Salva la tua Magia con il terzo Anello.

fusion =
    .title = Evocazione Fusione
    .introduction = I Mostri Fusione aspettano nell’Extra Deck. Polimerizzazione unisce i mostri stampati su uno di essi, dalla mano o dal Terreno, e li manda al Cimitero.

ritual =
    .title = Evocazione Rituale
    .introduction = Un Mostro Rituale è in mano e ha bisogno della sua Magia Rituale. Offri come Tributo mostri dalla mano o dal Terreno i cui Livelli raggiungono il numero della Magia.

synchro =
    .title = Evocazione Synchro
    .introduction = Un Tuner e altri mostri sul tuo Terreno vanno al Cimitero. La somma dei Livelli dev’essere esattamente il Livello del Mostro Synchro. Non serve nessuna Magia.

xyz =
    .title = Evocazione Xyz
    .introduction = Due mostri dello stesso Livello si sovrappongono e sopra va un Mostro Xyz. Ha un Rango e nessun Livello. I suoi effetti staccano i Materiali: ferma un attacco con uno di essi.

pendulum =
    .title = Evocazione Pendulum
    .introduction = Due Mostri Pendulum nelle Zone Pendulum danno due Valori Pendulum. Una volta per turno tutti i mostri della mano con un Livello compreso tra i due Valori possono arrivare insieme, senza Tributi.

win =
    .title = Togli gli ultimi Life Points
    .introduction = Entrambi i giocatori iniziano con 8000 Life Points. Chi non ne ha più perde il Duello. Qui è tutto pronto per l’ultimo attacco.
