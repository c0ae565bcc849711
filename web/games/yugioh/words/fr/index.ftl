phases = Phases du tour
stops = Arrêts
stopsExplained = On vous demande là où c’est coché, si vous pouvez activer quelque chose. Ailleurs, vous passez automatiquement.
ownTurn = Mon tour
otherTurn = Tour de l’adversaire
everything = Toujours me demander
stopHere = vous vous arrêtez ici
event = Quand quelque chose est arrivé à mes cartes ou à mes Life Points
quiet = Quand rien de particulier n’est arrivé
chain =
    Chaîne : { $count } { $count ->
        [one] Maillon
       *[other] Maillons
    }
link = Maillon { $number }
resolvesFirst = se résout en premier
negated = annulé
targets = Cibles : { $names }
materials =
    { $count ->
        [one] 1 Matériel Xyz
       *[other] { $count } Matériels Xyz
    }
emptyZone = vide
whatNow = Que faites-vous ?
whoAttacks = Quel monstre attaque ?
answerLink = Répondre à { $name } ?
answerSummon = { $name } est Invoqué. Répondre ?
answerSummoned = Un monstre a été Invoqué. Répondre ?
answerAttack = { $name } attaque. Répondre ?
answerDamage = Avant les dommages : répondre ?
answerPhase = La { $phase } se termine. Faire quelque chose avant ?
answerEvent = Répondre à ce qui vient d’arriver ?
noAnswer = Ne pas répondre
endTurn = Finir le tour
noMoreAttacks = Finir la Battle Phase
goOn = Continuer

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

moments-summon = Invocations
moments-attack = Attaques
moments-damage = Dommages d’un combat
moments-chain = Maillons de la Chaîne
# Asked once before an attack.
losesDuel = Vous subiriez { $damage } points de dommages avec { $left } LP restants et perdriez le Duel.

# Buttons of the Main Phase: the Battle Phase begins with this attack.
attacksNow = Battle Phase : { $name } attaque { $target }
attacksSetNow = Battle Phase : { $name } attaque un monstre Posé
attacksDirectlyNow = Battle Phase : { $name } attaque directement
uses-summon = Invoquer
uses-set = Poser
uses-activate = Activer
noAttacker = aucun monstre ne peut attaquer
