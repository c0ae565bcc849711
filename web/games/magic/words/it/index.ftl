steps = Sottofasi del turno
stops = Fermate
stopsExplained = Nelle sottofasi spuntate il gioco ti interpella quando puoi fare qualcosa oltre a produrre mana. Nelle altre passi automaticamente.
ownTurn = Il mio turno
otherTurn = Turni altrui
ownStack = Quando qualcosa di mio è in cima alla pila
otherStack = Quando qualcosa di altri è in cima alla pila
fullControl = Controllo totale
stopHere = ti fermi qui
stack =
    { $count ->
        [one] Pila: 1 oggetto
       *[other] Pila: { $count } oggetti
    }
resolvesNext = si risolve per prima
ability = abilità
targets = Bersagli: { $names }
attackWith = Attacca con { $count }
attackWithName = Attacca con { $name }
allAttack = Attacca con tutte
attackAlone = Attacca da sola
blockAlone = Blocca da sola
attackWhom = Chi attaccare?
blockWith = Blocca con { $count }
blockWithName = Blocca { $attacker } con { $blocker }
doesNotBlock = non blocca
impossible = Le regole non lo permettono. Cambia qualcosa e riprova.
alike = { $count } uguali
mustAttack = deve attaccare
some = { $chosen } su { $of }
whoAttacks = Quali delle tue creature attaccano?
whoBlocks = Quali delle tue creature bloccano?
keepHand =
    { $own ->
        [yes] Inizi tu.
       *[no] Inizia { $starter }.
    } { $count ->
        [one] Tenere questa mano di 1 carta?
       *[other] Tenere questa mano di { $count } carte?
    }
chooseTarget = Quale bersaglio per { $name }?
chooseX = Quanto vale X per { $name }?
choosePayment = Come paghi { $name }?
payAutomatically = pagando automaticamente
payByHand = Mana a mano
otherOnTop = Rispondere a { $name }?
ownOnTop = Agire prima che si risolva { $name }?
beforeCombat = Che cosa fai prima del combattimento?
afterCombat = Che cosa fai dopo il combattimento?
beforeBlocks = Agire prima della dichiarazione delle creature bloccanti?
beforeDamage = Agire prima del danno da combattimento?
beforeEnd = Agire prima della fine del turno?
actIn = { $step }: agire ora?
passing = Passa: { $consequence }
resolves = si risolve { $name }

short-upkeep = Mantenimento
short-draw = Acquisizione
short-main_1 = Principale
short-beginning_of_combat = Combattimento
short-declare_attackers = Attacco
short-declare_blockers = Blocco
short-first_strike_damage = Attacco improvviso
short-combat_damage = Danno
short-end_of_combat = Fine combattimento
short-main_2 = Principale 2
short-end = Finale

rows-creatures = Creature
rows-others = Altri permanenti
rows-lands = Terre

after-upkeep = vai alla sottofase di acquisizione
after-draw = vai alla fase principale
after-main_1 = vai al combattimento
after-beginning_of_combat = vai alle creature attaccanti
after-declare_attackers = vai ai blocchi
after-declare_blockers = si infligge il danno
after-first_strike_damage = si infligge il danno normale
after-combat_damage = finisci il combattimento
after-end_of_combat = vai alla seconda fase principale
after-main_2 = finisci il turno
after-end = finisci il turno

# A button: passes, without an attack if there was none, until the turn is over.
endTurn = Termina il turno
