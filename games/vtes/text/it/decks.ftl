problems-unknown_card = non esiste la carta { $card }
problems-not_in_this_edition = la carta { $card } non esiste in questa edizione
problems-crypt_too_small =
    la cripta ha { $amount ->
        [one] { $amount } carta
       *[other] { $amount } carte
    } e ne servono almeno { $limit }
problems-library_too_small =
    la biblioteca ha { $amount ->
        [one] { $amount } carta
       *[other] { $amount } carte
    } e ne servono almeno { $limit }
problems-library_too_large =
    la biblioteca ha { $amount ->
        [one] { $amount } carta
       *[other] { $amount } carte
    } e può averne al massimo { $limit }
problems-groups_too_far_apart = i gruppi { $groups } non sono uno solo né due consecutivi

messages-not_understood = "{ $text }" non è né una carta né il titolo di una sezione
messages-unknown_number = nessuna carta ha il numero { $number }
messages-wrong_count = "{ $text }" non indica un numero possibile di copie
messages-header_differs = il titolo "{ $section }" dice { $written }, ma seguono { $counted } carte
messages-several_of_this_name = più vampiri si chiamano { $card }; è stato preso quello del gruppo { $group }; per un altro, scrivine il gruppo
messages-other_group = { $card } appartiene al gruppo { $group }, non al { $written }
messages-no_deck = qui non c’è alcun mazzo; ci si aspettavano righe come "2x Belinde"
messages-too_long = il testo è troppo lungo per un mazzo; si leggono al massimo { $limit } caratteri
messages-too_many_lines = ci sono troppe righe per un mazzo; se ne leggono al massimo { $limit }
messages-not_text = questo non è testo
messages-wrong_JSON = questo non è un JSON che descriva un mazzo
messages-stored_elsewhere = questo indirizzo indica un mazzo conservato su un sito, e non si scarica nulla; esporta il mazzo come testo o come "deck in URL"
messages-no_number = il numero di { $card } non è noto, quindi non può stare in questo formato; importa prima l’elenco delle carte
messages-banned_card = { $card } è bandita dai tornei dal { $since }
messages-outside_V5 = { $card } non fa parte del formato V5
messages-not_yet_playable =
    { $instead ->
        [none] { $card } è nota, ma qui non è ancora giocabile
       *[other] { $card } è nota, ma qui non è ancora giocabile; forse al suo posto: { LIST($instead, "·") }
    }
messages-nearest = forse: { LIST($names, "·") }
