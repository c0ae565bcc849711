problems-main_too_small = il Main Deck ha { $size } carte; ne servono almeno 40
problems-main_too_large = il Main Deck ha { $size } carte; ne sono consentite al massimo 60
problems-extra_too_large = l’Extra Deck ha { $size } carte; ne sono consentite al massimo 15
problems-side_too_large = il Side Deck ha { $size } carte; ne sono consentite al massimo 15
problems-unknown_card = non c’è nessuna carta "{ $card }"
problems-too_many_copies = { $card } c’è { $count } volte; Main Deck, Extra Deck e Side Deck insieme possono averne 3
problems-not_yet_printed = { $card } è stata stampata dopo la data della lista { $list }
problems-forbidden = { $card } è Proibita dalla lista { $list }
problems-limited =
    { $card } c’è { $count } volte; è { $most ->
        [one] Limitata
       *[other] Semi-Limitata
    } a { $most } dalla lista { $list }

lines-not_understood = "{ $text }" non è né una carta né il nome di un Deck
lines-unknown_card = non c’è nessuna carta "{ $text }"
lines-unknown_passcode = nessuna carta di qui ha il codice { $text }
lines-wrong_passcode = { $text } non è un codice di carta
lines-wrong_address = "{ $text }" non è un indirizzo ydke:// completo: ha tre parti, ciascuna con ! alla fine
lines-wrong_code = la parte "{ $text }" dell’indirizzo è danneggiata
lines-token = { $text } è un Segna-Mostro, che non sta in nessun Deck
lines-wrong_count = "{ $text }" non ha un numero di copie possibile
lines-no_deck = qui non c’è nessun deck; ci si aspettano righe come "3 Luster Dragon", un file .ydk o un indirizzo ydke://
lines-not_in_the_main_deck = { $text } va nell’Extra Deck e non può stare nel Main Deck
lines-not_in_the_extra_deck = { $text } va nel Main Deck e non può stare nell’Extra Deck
lines-too_long = questo è troppo lungo per un deck
lines-too_many_lines = questo ha troppe righe per un deck
lines-not_text = questo non è testo

perhaps = forse: { $names }
unplayable = la carta { $card } è nota, ma qui non si può ancora giocare
withoutPasscode = il codice di { $card } non è noto

parts-main = Main Deck
parts-extra = Extra Deck
parts-side = Side Deck
