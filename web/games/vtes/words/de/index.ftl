undirected = ungerichtet
mayBlock = Kann noch blocken: { $names }
doesNotBlock = Blockt nicht: { $names }
wouldBlock = reicht zum Blocken
wouldFail = reicht nicht zum Blocken
noStrikeYet = noch kein Schlag gewählt
firstStrike = Erstschlag
additional =
    { $count ->
        [one] 1 zusätzlicher Schlag
       *[other] { $count } zusätzliche Schläge
    }
lost = in dieser Runde { $count } verloren
continuing = kämpft noch eine Runde weiter
terms = Bedingungen
lastCall = Letzte Gelegenheit
mayStillVote = Kann noch abstimmen: { $names }
passing = wird nach jetzigem Stand angenommen
failing = wird nach jetzigem Stand abgelehnt
passed = angenommen
failed = abgelehnt
isPlayed = wird gerade gespielt
blockFails = Heimlichkeit { $stealth }, Abfangen { $intercept }: Dieser Block misslingt
# In one's own action: passes until another player does something.
goThrough = Weiter, außer jemand antwortet
# Asked once.
lastPool = Das ist dein letzter Pool: Du würdest verdrängt.
overpays = { $name } hat schon seine Kapazität von { $capacity }. Was darüber ist, geht verloren, wenn er ins Spiel kommt.
leavesBehind = Kann ins Spiel kommen: { $names }. Die Einflussphase trotzdem verlassen?
states-announced = angekündigt
states-blocked = geblockt
states-successful = erfolgreich
states-ended = beendet
strikes-hand = Faustschlag
strikes-damage = Schaden
strikes-dodge = Ausweichen
strikes-combat_ends = Kampf endet
strikes-steal_blood = Blut stehlen
strikes-destroy_equipment = Ausrüstung zerstören
strikes-destroy_weapon = Waffe zerstören
strikes-steal_equipment = Ausrüstung stehlen
strikes-destroy_retainer = Gefolgsmann verbrennen
strikes-steal_weapon = Waffe stehlen
strikes-none = kein Schlag
