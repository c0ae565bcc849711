title = Partita
hint = Suggerimento
noHints = Niente più suggerimenti
yourSide = La tua parte
hand = La tua mano
handEmpty = La tua mano è vuota.
others = Altri giocatori
between = Tra i giocatori
you = tu
bot = un bot
program = programma
away = assente
yourMove = Tocca a te
waitingFor = In attesa di { $names }…
working = Stanno giocando gli altri…
watching = Stai guardando.
sending = Invio…
decision = Decisione
allChoices = Tutte le scelte
goOnWithout = Continua senza
whatYouCanDo = Che cosa puoi fare
chosen = Scelto finora
back = Un passo indietro
filter = Cerca con parole
nothingFits = Nulla di ciò che puoi fare ora corrisponde a queste parole.
areYouSure = Vuoi davvero?
moreBelow =
    { $count ->
        [one] 1 altra sotto
       *[other] altre { $count } sotto
    }
more =
    { $count ->
        [one] 1 modo
       *[other] { $count } modi
    }
choosable = si può scegliere
isChosen = scelta
faceDown = coperta
cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
show = Mostra { $zone }
expand = Mostra la parte di { $name }
collapse = Richiudi la parte di { $name }
attached = con
owner = proprietario: { $name }
whyNotTitle = Ora non è possibile:
possibleNow = Possibile ora:
noReason = Ora non puoi fare nulla con questa carta.
irreversible = Questo non si può annullare.
doIt = Sì, fallo
quick = Fai giocare subito i bot
turn = Turno { $turn }
refused = Non è stato accettato:
tryAgain = La risposta non è arrivata. Riprova, per favore.
seatTaken = Un bot gioca per te.
takeSeatBack = Riprendi il tuo posto
over = La partita è finita
won = Hai vinto!
lost = Hai perso
winner =
    { $several ->
        [true] Vincono
       *[other] Vince
    }: { $names }
noWinner = Non vince nessuno.
score = Punti
turningPoints = Momenti decisivi
playAgain = Gioca ancora
replay = Rivedi la partita
keyHelp = Tasti: 1–9 scelgono, 0 non fa nulla, le frecce spostano la selezione, Invio conferma, Esc torna indietro, / cerca con parole, F6 porta alla parte successiva del tavolo, Maiusc+Invio mostra una carta da vicino.
spectators =
    { $count ->
        [one] 1 spettatore
       *[other] { $count } spettatori
    }
delayed = Con { DURATION($seconds, "second") } di ritardo rispetto ai giocatori
titleYourMove = ● Tocca a te
