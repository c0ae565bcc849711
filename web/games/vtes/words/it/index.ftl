undirected = indiretta
mayBlock = Può ancora bloccare: { $names }
doesNotBlock = Non blocca: { $names }
wouldBlock = basta per bloccare
wouldFail = non basta per bloccare
noStrikeYet = colpo non ancora scelto
firstStrike = primo colpo
additional =
    { $count ->
        [one] 1 colpo addizionale
       *[other] { $count } colpi addizionali
    }
lost = ha perso { $count } in questo round
continuing = continua per un altro round
terms = Termini
lastCall = Ultima chiamata
mayStillVote = Può ancora votare: { $names }
passing = per ora approvato
failing = per ora respinto
passed = approvato
failed = respinto
isPlayed = viene giocata
blockFails = furtività { $stealth }, intercetto { $intercept }: questo blocco fallisce
# In one's own action: passes until another player does something.
goThrough = Prosegui, a meno che qualcuno non risponda
# Asked once.
lastPool = È la tua ultima risorsa: verresti estromesso.
overpays = { $name } ha già la sua capacità di { $capacity }. Il resto va perso quando entra in gioco.
leavesBehind = Può entrare in gioco: { $names }. Lasciare la fase di influenza senza farlo?

states-announced = annunciata
states-blocked = bloccata
states-successful = riuscita
states-ended = conclusa

strikes-hand = attacco fisico
strikes-damage = danni
strikes-dodge = schivata
strikes-combat_ends = fine combattimento
strikes-steal_blood = ruba sangue
strikes-destroy_equipment = distruggi equipaggiamento
strikes-destroy_weapon = distruggi un’arma
strikes-steal_equipment = ruba equipaggiamento
strikes-destroy_retainer = brucia un servitore
strikes-steal_weapon = ruba un’arma
strikes-none = nessun colpo
