problems-unknown_card = não existe a carta { $card }
problems-not_in_this_edition = a carta { $card } não existe nesta edição
problems-crypt_too_small =
    a cripta tem { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } e precisa de pelo menos { $limit }
problems-library_too_small =
    a biblioteca tem { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } e precisa de pelo menos { $limit }
problems-library_too_large =
    a biblioteca tem { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } e pode ter no máximo { $limit }
problems-groups_too_far_apart = os grupos { $groups } não são um só grupo nem dois consecutivos

messages-not_understood = "{ $text }" não é uma carta nem o título de uma seção
messages-unknown_number = nenhuma carta tem o número { $number }
messages-wrong_count = "{ $text }" não traz uma quantidade possível de cópias
messages-header_differs = o título "{ $section }" diz { $written }, mas seguem { $counted } cartas
messages-several_of_this_name = vários vampiros se chamam { $card }; foi escolhido o do grupo { $group }; para outro, escreva o grupo
messages-other_group = { $card } pertence ao grupo { $group }, não ao { $written }
messages-no_deck = não há um baralho aqui; esperavam-se linhas como "2x Belinde"
messages-too_long = o texto é longo demais para um baralho; são lidos no máximo { $limit } caracteres
messages-too_many_lines = há linhas demais para um baralho; são lidas no máximo { $limit }
messages-not_text = isto não é texto
messages-wrong_JSON = isto não é um JSON que descreva um baralho
messages-stored_elsewhere = este endereço indica um baralho guardado em um site, e nada é baixado; exporte o baralho como texto ou como "deck in URL"
messages-no_number = o número de { $card } não é conhecido, por isso não cabe neste formato; importe antes a lista de cartas
messages-banned_card = { $card } está banida dos torneios desde { $since }
messages-outside_V5 = { $card } não faz parte do formato V5
messages-not_yet_playable =
    { $instead ->
        [none] { $card } é conhecida, mas ainda não pode ser jogada aqui
       *[other] { $card } é conhecida, mas ainda não pode ser jogada aqui; talvez em seu lugar: { LIST($instead, "·") }
    }
messages-nearest = talvez: { LIST($names, "·") }
