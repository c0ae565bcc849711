title = Menu
standing = Rispondi per me
passTurn = Passa per il resto di questo turno
passUntilTargeted = Passa finché non divento il bersaglio di qualcosa
askAlways = Chiedimi sempre
ask = Chiedi agli altri
agree = Accetta
refuse = Rifiuta
sent = È stato chiesto agli altri.
beside = In qualsiasi momento
leave = Lascia il tavolo (la partita continua)
paused = La partita è in pausa.

requests-takeback = Annullare la mia ultima risposta
requests-pause = Fare una pausa
requests-resume = Riprendere
requests-abort = Annullare la partita
requests-rematch = Rivincita

requested-takeback = { $name } vorrebbe annullare una risposta e tutto ciò che è seguito.
requested-pause = { $name } vorrebbe fare una pausa.
requested-resume = { $name } vorrebbe riprendere.
requested-abort = { $name } vorrebbe annullare la partita.
requested-rematch = { $name } vorrebbe la rivincita.

lapsed-takeback = La tua richiesta di annullare una risposta è decaduta: la partita è andata avanti.
