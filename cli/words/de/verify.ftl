### What `praxis verify` says of a record, and why a record cannot be shown.

holds = { $file } stimmt: { $answers } Antworten, Hash { $hash }.
over = Die Partie ist zu Ende: { $why }.
notOver = Die Partie ist noch nicht zu Ende.
fails = { $file } stimmt nicht: { $why }
earlier = Sie hat das Format praxis-record-1, dessen Hash auch Karten umfasst, die darin nicht genannt sind. Man kann sie ansehen, aber nicht prüfen.
unknownGame = Sie ist keine Aufzeichnung eines bekannten Spiels ({ $games }).
noSeal = Die Aufzeichnung sagt nicht, wie ihr Startwert entstand; das Mischen ist also nur so vertrauenswürdig wie ihr Urheber.
mixed = Der Startwert ist aus dem veröffentlichten Geheimnis und { $count } Beiträgen gemischt: Niemand hat bestimmt, wie gemischt wurde.
mixedAndDrawn = Der Startwert ist aus dem veröffentlichten Geheimnis und { $count } Beiträgen gemischt: Niemand hat bestimmt, wie gemischt wurde, und die Plätze wurden daraus ausgelost.

# How the seed and the seats came about.
seal-noContributions = In ihrem Siegel fehlen die Beiträge.
seal-otherSecret = Ihr Geheimnis ist nicht das, dessen Hash vor der Partie veröffentlicht wurde.
seal-otherSeed = Ihr Startwert folgt nicht aus dem Geheimnis und den Beiträgen der Plätze.
seal-fewPlaces = Ihr Siegel nennt nicht für jeden Spieler einen Platz am Tisch.
seal-placeTwice = Ihr Siegel nennt einen Platz am Tisch zweimal, oder einen unbekannten.
seal-otherSeats = Ihre Plätze folgen nicht aus dem Geheimnis und den Beiträgen.

# `why` is a technical detail, in English.
problems-not_JSON = Sie ist kein JSON ({ $why }).
# $why (String)
problems-no_record = Sie ist nicht die Aufzeichnung einer Partie.
# $why (String)
problems-other_game = Sie ist die Aufzeichnung eines anderen Spiels.
# $why (String)
problems-other_rules = Sie wurde nach einer anderen Version der Regeln gespielt.
# $why (String)
problems-other_cards = Ihre Karten haben sich seit dem Speichern geändert.
# $why (String)
problems-altered = Sie führt nicht zu der Stellung, die darin steht; sie wurde gekürzt oder verändert.
problems-damaged = Sie ist beschädigt ({ $why }).
