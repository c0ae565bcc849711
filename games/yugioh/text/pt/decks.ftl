problems-main_too_small = o Deck Principal tem { $size } cards; são necessários pelo menos 40
problems-main_too_large = o Deck Principal tem { $size } cards; são permitidos no máximo 60
problems-extra_too_large = o Deck Adicional tem { $size } cards; são permitidos no máximo 15
problems-side_too_large = o Deck Auxiliar tem { $size } cards; são permitidos no máximo 15
problems-unknown_card = não há nenhum card "{ $card }"
problems-too_many_copies = { $card } aparece { $count } vezes; o Deck Principal, o Adicional e o Auxiliar podem ter 3 juntos
problems-not_yet_printed = { $card } foi impresso depois da data da lista { $list }
problems-forbidden = { $card } é Proibido pela lista { $list }
problems-limited =
    { $card } aparece { $count } vezes; é { $most ->
        [one] Limitado
       *[other] Semilimitado
    } a { $most } pela lista { $list }

lines-not_understood = "{ $text }" não é nem um card nem o nome de um Deck
lines-unknown_card = não há nenhum card "{ $text }"
lines-unknown_passcode = nenhum card daqui tem o código { $text }
lines-wrong_passcode = { $text } não é um código de card
lines-wrong_address = "{ $text }" não é um endereço ydke:// completo: ele tem três partes, cada uma com ! no fim
lines-wrong_code = a parte "{ $text }" do endereço está danificada
lines-token = { $text } é uma Ficha, que não faz parte de nenhum Deck
lines-wrong_count = "{ $text }" não tem um número de cópias possível
lines-no_deck = não há deck aqui; esperam-se linhas como "3 Luster Dragon", um arquivo .ydk ou um endereço ydke://
lines-not_in_the_main_deck = { $text } pertence ao Deck Adicional e não pode estar no Deck Principal
lines-not_in_the_extra_deck = { $text } pertence ao Deck Principal e não pode estar no Deck Adicional
lines-too_long = isto é longo demais para um deck
lines-too_many_lines = isto tem linhas demais para um deck
lines-not_text = isto não é texto

perhaps = talvez: { $names }
unplayable = o card { $card } é conhecido, mas ainda não pode ser jogado aqui
withoutPasscode = o código do card { $card } não é conhecido

parts-main = Deck Principal
parts-extra = Deck Adicional
parts-side = Deck Auxiliar
