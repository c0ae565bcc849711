problems-too_small = il mazzo ha { $size } carte; ne servono almeno { $least }
problems-sideboard_too_large = la sideboard ha { $size } carte; ne sono ammesse al massimo { $most }
problems-no_lands = il mazzo non ha terre
problems-no_creatures = il mazzo non ha creature
problems-unknown_card = la carta { $card } non è conosciuta qui
problems-too_many_copies = { $card } compare { $count } volte; ne sono ammesse al massimo { $most }

lines-not_understood = "{ $text }" non è né una carta né il titolo di una sezione
lines-unknown_card = non esiste una carta "{ $text }"
lines-wrong_count = "{ $text }" non ha un numero di copie possibile
lines-no_deck = qui non c’è un mazzo; ci si aspettano righe come "4 Runeclaw Bear"
lines-too_long = è troppo lungo per un mazzo
lines-wrong_XML = non è un file .dek: l’elemento Deck manca o non è chiuso

perhaps = forse: { $names }
unplayable = { $card } è nota, ma qui non è ancora giocabile
