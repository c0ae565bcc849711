problems-unknown_card = es gibt keine Karte { $card }
problems-not_in_this_edition = { $card } gibt es in dieser Edition nicht
problems-crypt_too_small =
    die Krypta hat { $amount ->
        [one] { $amount } Karte
       *[other] { $amount } Karten
    } und braucht mindestens { $limit }
problems-library_too_small =
    die Bibliothek hat { $amount ->
        [one] { $amount } Karte
       *[other] { $amount } Karten
    } und braucht mindestens { $limit }
problems-library_too_large =
    die Bibliothek hat { $amount ->
        [one] { $amount } Karte
       *[other] { $amount } Karten
    } und darf höchstens { $limit } haben
problems-groups_too_far_apart = die Gruppen { $groups } sind weder eine Gruppe noch zwei aufeinanderfolgende

messages-not_understood = „{ $text }“ ist weder eine Karte noch eine Überschrift
messages-unknown_number = keine Karte hat die Nummer { $number }
messages-wrong_count = „{ $text }“ hat keine gültige Zahl von Exemplaren
messages-header_differs = die Überschrift „{ $section }“ nennt { $written }, aber es folgen { $counted }
messages-several_of_this_name = mehrere Vampire heißen { $card }; genommen wurde der aus Gruppe { $group }; schreib die Gruppe dazu, wenn du einen anderen willst
messages-other_group = { $card } gehört zur Gruppe { $group }, nicht { $written }
messages-no_deck = hier ist kein Deck; erwartet werden Zeilen wie „2x Belinde“
messages-too_long = das ist zu lang für ein Deck; höchstens { $limit } Zeichen werden gelesen
messages-too_many_lines = das hat zu viele Zeilen für ein Deck; höchstens { $limit } werden gelesen
messages-not_text = das ist kein Text
messages-wrong_JSON = das ist kein JSON, das ein Deck beschreibt
messages-stored_elsewhere = diese Adresse nennt ein Deck auf einer anderen Seite, und von dort wird nichts geholt; exportiere das Deck als Text oder als „deck in URL“
messages-no_number = die Nummer von { $card } ist nicht bekannt, und ohne sie geht es in diesem Format nicht; importiere zuerst die Kartenliste
messages-banned_card = { $card } ist seit { $since } von Turnieren ausgeschlossen
messages-outside_V5 = { $card } gehört nicht zum V5-Format
messages-not_yet_playable =
    { $instead ->
        [none] { $card } ist bekannt, aber hier noch nicht spielbar
       *[other] { $card } ist bekannt, aber hier noch nicht spielbar; vielleicht stattdessen: { LIST($instead, "·") }
    }
messages-nearest = meintest du: { LIST($names, "·") }
