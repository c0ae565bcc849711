phases = Fasi del turno
stops = Fermate
stopsExplained = Ti viene chiesto dove c’è il segno di spunta, se puoi attivare qualcosa. Altrove passi automaticamente.
ownTurn = Il mio turno
otherTurn = Turno dell’avversario
everything = Chiedimi sempre
stopHere = ti fermi qui
event = Quando è successo qualcosa alle mie carte o ai miei Life Points
quiet = Quando non è successo nulla di particolare
chain =
    Catena: { $count } { $count ->
        [one] Anello
       *[other] Anelli
    }
link = Anello { $number }
resolvesFirst = si risolve per primo
negated = annullato
targets = Bersagli: { $names }
materials =
    { $count ->
        [one] 1 Materiale Xyz
       *[other] { $count } Materiali Xyz
    }
emptyZone = vuota
whatNow = Che cosa fai?
whoAttacks = Quale mostro attacca?
answerLink = Rispondere a { $name }?
answerSummon = { $name } viene Evocato. Rispondere?
answerSummoned = Un mostro è stato Evocato. Rispondere?
answerAttack = { $name } attacca. Rispondere?
answerDamage = Prima del danno: rispondere?
answerPhase = La { $phase } sta per finire. Fare qualcosa prima?
answerEvent = Rispondere a ciò che è appena successo?
noAnswer = Non rispondere
endTurn = Termina il turno
noMoreAttacks = Termina la Battle Phase
goOn = Continua

short-draw = DP
short-standby = SP
short-main_1 = MP1
short-battle = BP
short-main_2 = MP2
short-end = EP

names-draw = Draw Phase
names-standby = Standby Phase
names-main_1 = Main Phase 1
names-battle = Battle Phase
names-main_2 = Main Phase 2
names-end = End Phase

moments-summon = Evocazioni
moments-attack = Attacchi
moments-damage = Danni da combattimento
moments-chain = Anelli della Catena
# Asked once before an attack.
losesDuel = Subiresti { $damage } danni con { $left } LP rimasti e perderesti il Duello.

# Buttons of the Main Phase: the Battle Phase begins with this attack.
attacksNow = Battle Phase: { $name } attacca { $target }
attacksSetNow = Battle Phase: { $name } attacca un mostro Posizionato
attacksDirectlyNow = Battle Phase: { $name } attacca direttamente
uses-summon = Evoca
uses-set = Posiziona
uses-activate = Attiva
noAttacker = nessun mostro può attaccare
