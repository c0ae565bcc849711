rivalIs = Rivale: { $name }
rivalIsYou = Rivale: tu
tokensOf =
    { $count ->
        [one] 1 segnalino di { $name }
       *[other] { $count } segnalini di { $name }
    }
outside = { $count } nelle Strade
havenEmpty = Nessuno è nel Rifugio
streetsEmpty = Nessuno è nelle Strade
cityDiscard = Scarti della Città
cityBurned = Carte Città bruciate
mortals = Mortali
attackSteps = Passi dell’attacco
along = Con { $names }
enoughIntel = bastano
missingIntel =
    { $count ->
        [one] ne manca 1
       *[other] ne mancano { $count }
    }
blocked = bloccato
cardDown = c’è una carta coperta
bonus =
    { $count ->
        [one] +1 danno
       *[other] +{ $count } danni
    }
yes = Sì
no = No
abstains = si astiene
notYet = non ha ancora votato
modifierDown = una carta coperta
hiddenPrestige = il tuo Prestigio nascosto: { $count }
secretUntilTheEnd = Le carte coperte e il Prestigio nascosto contano alla fine.
passed = L’Intrigo passa
failed = L’Intrigo fallisce

attributes = { $own } contro { $other }
types-physical = Fisico
types-social = Sociale
types-mental = Mentale
types-ranged = A Distanza

# A button: mends nothing and draws all cards from there.
endTurn = Termina il turno pescando dalla biblioteca
# A switch: then choices with companions are offered, too.
companions = Scegli i compagni
