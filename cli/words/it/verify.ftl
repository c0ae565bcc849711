holds = { $file } è valido: { $answers } risposte, hash { $hash }.
over = La partita è finita: { $why }.
notOver = La partita non è ancora finita.
fails = { $file } non è valido: { $why }
earlier = è del formato praxis-record-1, il cui hash comprende carte che non nomina. Si può guardare, ma non verificare.
unknownGame = non è la registrazione di un gioco conosciuto ({ $games }).
noSeal = La registrazione non dice come è nato il suo seme, quindi i mescolamenti meritano solo la fiducia che merita il suo autore.
mixed = Il seme deriva dal segreto pubblicato e da { $count } contributi: nessuno ha scelto i mescolamenti.
mixedAndDrawn = Il seme deriva dal segreto pubblicato e da { $count } contributi: nessuno ha scelto i mescolamenti, e con essi sono stati sorteggiati i posti.

seal-noContributions = al suo sigillo mancano i contributi.
seal-otherSecret = il suo segreto non è quello il cui hash è stato pubblicato prima della partita.
seal-otherSeed = il suo seme non deriva dal segreto e dai contributi dei posti.
seal-fewPlaces = il suo sigillo non indica un posto del tavolo per ogni giocatore.
seal-placeTwice = il suo sigillo indica un posto del tavolo due volte, o uno che non esiste.
seal-otherSeats = i suoi posti non derivano dal segreto e dai contributi.

problems-not_JSON = non è JSON ({ $why }).
problems-no_record = non è la registrazione di una partita.
problems-other_game = è la registrazione di un altro gioco.
problems-other_rules = è stata giocata con un’altra versione delle regole.
problems-other_cards = le sue carte sono cambiate da quando è stata salvata.
problems-altered = non porta alla posizione che indica; è stata tagliata o modificata.
problems-damaged = è danneggiata ({ $why }).
