problems-too_small = o deck tem { $size } cards; são necessários pelo menos { $least }
problems-sideboard_too_large = o sideboard tem { $size } cards; são permitidos no máximo { $most }
problems-no_lands = o deck não tem terrenos
problems-no_creatures = o deck não tem criaturas
problems-unknown_card = o card { $card } não é conhecido aqui
problems-too_many_copies = { $card } aparece { $count } vezes; são permitidas no máximo { $most }

lines-not_understood = "{ $text }" não é nem um card nem o título de uma seção
lines-unknown_card = não há nenhum card "{ $text }"
lines-wrong_count = "{ $text }" não tem um número de cópias possível
lines-no_deck = não há deck aqui; esperam-se linhas como "4 Runeclaw Bear"
lines-too_long = isto é longo demais para um deck
lines-wrong_XML = isto não é um arquivo .dek: falta o elemento Deck ou ele não está fechado

perhaps = talvez: { $names }
unplayable = o card { $card } é conhecido, mas ainda não pode ser jogado aqui
