problems-main_too_small = le Main Deck a { $size } cartes ; il en faut au moins 40
problems-main_too_large = le Main Deck a { $size } cartes ; 60 au plus sont autorisées
problems-extra_too_large = l’Extra Deck a { $size } cartes ; 15 au plus sont autorisées
problems-side_too_large = le Side Deck a { $size } cartes ; 15 au plus sont autorisées
problems-unknown_card = il n’y a pas de carte « { $card } »
problems-too_many_copies = { $card } y est { $count } fois ; Main Deck, Extra Deck et Side Deck ensemble peuvent en avoir 3
problems-not_yet_printed = { $card } a été imprimée après la date de la liste { $list }
problems-forbidden = { $card } est Interdite par la liste { $list }
problems-limited =
    { $card } y est { $count } fois ; elle est { $most ->
        [one] Limitée
       *[other] Semi-Limitée
    } à { $most } par la liste { $list }

lines-not_understood = « { $text } » n’est ni une carte ni le nom d’un Deck
lines-unknown_card = il n’y a pas de carte « { $text } »
lines-unknown_passcode = aucune carte d’ici n’a le code { $text }
lines-wrong_passcode = { $text } n’est pas un code de carte
lines-wrong_address = « { $text } » n’est pas une adresse ydke:// complète : elle a trois parties, chacune avec ! à la fin
lines-wrong_code = la partie « { $text } » de l’adresse est abîmée
lines-token = { $text } est un Jeton, qui n’est dans aucun Deck
lines-wrong_count = « { $text } » n’a pas un nombre d’exemplaires possible
lines-no_deck = il n’y a pas de deck ici ; on attend des lignes comme « 3 Luster Dragon », un fichier .ydk ou une adresse ydke://
lines-not_in_the_main_deck = { $text } va dans l’Extra Deck et ne peut pas être dans le Main Deck
lines-not_in_the_extra_deck = { $text } va dans le Main Deck et ne peut pas être dans l’Extra Deck
lines-too_long = c’est trop long pour un deck
lines-too_many_lines = il y a trop de lignes pour un deck
lines-not_text = ce n’est pas du texte

perhaps = peut-être : { $names }
unplayable = la carte { $card } est connue, mais ne peut pas encore être jouée ici
withoutPasscode = le code de { $card } n’est pas connu

parts-main = Main Deck
parts-extra = Extra Deck
parts-side = Side Deck
