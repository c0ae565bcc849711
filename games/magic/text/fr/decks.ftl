problems-too_small = le deck a { $size } cartes ; il en faut au moins { $least }
problems-sideboard_too_large = la réserve a { $size } cartes ; { $most } au plus sont permises
problems-no_lands = le deck n’a pas de terrains
problems-no_creatures = le deck n’a pas de créatures
problems-unknown_card = la carte { $card } n’est pas connue ici
problems-too_many_copies = { $card } y figure { $count } fois ; { $most } au plus sont permis

lines-not_understood = « { $text } » n’est ni une carte ni le titre d’une section
lines-unknown_card = il n’y a pas de carte « { $text } »
lines-wrong_count = « { $text } » n’a pas un nombre d’exemplaires possible
lines-no_deck = il n’y a pas de deck ici ; on attend des lignes comme « 4 Runeclaw Bear »
lines-too_long = c’est trop long pour un deck
lines-wrong_XML = ce n’est pas un fichier .dek : l’élément Deck manque ou n’est pas fermé

perhaps = peut-être : { $names }
unplayable = la carte { $card } est connue, mais pas encore jouable ici
