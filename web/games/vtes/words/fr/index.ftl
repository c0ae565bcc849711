undirected = non dirigée
mayBlock = Peut encore bloquer : { $names }
doesNotBlock = Ne bloque pas : { $names }
wouldBlock = suffit pour bloquer
wouldFail = ne suffit pas pour bloquer
noStrikeYet = frappe pas encore choisie
firstStrike = initiative
additional =
    { $count ->
        [one] 1 frappe additionnelle
       *[other] { $count } frappes additionnelles
    }
lost = a perdu { $count } ce round
continuing = continue un round de plus
terms = Termes
lastCall = Dernier appel
mayStillVote = Peut encore voter : { $names }
passing = en l’état, passe
failing = en l’état, échoue
passed = passe
failed = échoue
isPlayed = en cours de jeu
blockFails = discrétion { $stealth }, interception { $intercept } : ce blocage échoue
# In one's own action: passes until another player does something.
goThrough = Continuer, sauf si quelqu’un répond
# Asked once.
lastPool = C’est votre dernier point de réserve : vous seriez éliminé.
overpays = { $name } a déjà sa capacité de { $capacity }. Le surplus est perdu à son entrée en jeu.
leavesBehind = Peut entrer en jeu : { $names }. Quitter la phase d’influence sans le faire ?

states-announced = annoncée
states-blocked = bloquée
states-successful = réussie
states-ended = terminée

strikes-hand = frappe à mains nues
strikes-damage = dégâts
strikes-dodge = esquive
strikes-combat_ends = fin de combat
strikes-steal_blood = voler du sang
strikes-destroy_equipment = détruire un équipement
strikes-destroy_weapon = détruire une arme
strikes-steal_equipment = voler un équipement
strikes-destroy_retainer = brûler un compagnon
strikes-steal_weapon = voler une arme
strikes-none = aucune frappe
