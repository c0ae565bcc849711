title = Tavolo
gathering = Il tavolo è aperto. La partita comincia quando tutti sono pronti.
invite = Invita
inviteHint = Chi ha questo link può sedersi.
copyLink = Copia il link
copied = Copiato
seat = Posto { $seat }
free = libero
sit = Siediti qui
leave = Alzati
ready = Ci sono
notReady = Non ancora
isReady = può cominciare
isNotReady = non può ancora cominciare
addBot = Metti qui un bot
removeBot = Manda via il bot
remove = Manda via { $name }
removeHint = { $name } non potrà più sedersi a questo tavolo.
sentAway = L’ospitante ti ha mandato via da questo tavolo.
start = Comincia
startHint = I bot prendono i posti vuoti.
yourDeck = Il tuo mazzo
pasteDeck = Oppure incolla una lista in qualsiasi formato
useDeck = Usa questo mazzo
speed = Tempo
listed = Mostra in sala
rated = Valida per il punteggio, se tutti hanno un account
takebacks = Le risposte si possono annullare, se gli altri sono d’accordo
noTakebacks = Senza annullare risposte
moreRules = Altre regole a scelta
seating = Posti
open = Apri il tavolo

speeds-untimed = Senza orologio
speeds-live = Dal vivo: { $minutes } min + { $seconds } s
speeds-correspondence =
    { $days ->
        [one] 1 giorno per risposta
       *[other] { $days } giorni per risposta
    }

seatings-random = A sorte
seatings-chosen = Come scelti
