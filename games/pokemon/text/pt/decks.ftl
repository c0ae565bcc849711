problems-size = O baralho tem { $amount } cartas e precisa ter exatamente { $limit }.
problems-copies = Há { $amount } cartas chamadas { $card }; são permitidas no máximo { $limit }.
problems-no_Basic_Pokemon = O baralho não tem nenhum Pokémon Básico.
problems-ACE_SPEC = O baralho tem { $amount } cartas ACE SPEC; só 1 é permitida.
problems-Radiant = O baralho tem { $amount } Pokémon Radiantes; só 1 é permitido.
problems-other_pieces = As partes de { $card } são de conjuntos diferentes.
problems-piece_twice = Uma parte de { $card } aparece duas vezes, o que não serve para nada.
problems-not_understood = Não foi possível entender “{ $text }”.
problems-unknown_card = Não há nenhuma carta { $card } aqui.
problems-other_printing = { $card } é conhecida aqui em uma edição diferente de { $print }; usa-se essa.
problems-too_long = Isto é longo demais para uma lista de baralho.
problems-total = A lista diz { $stated } cartas, mas tem { $amount }.
problems-not_playable = A carta { $card } é conhecida, mas ainda não pode ser jogada aqui.

perhaps = Talvez { $names }?
