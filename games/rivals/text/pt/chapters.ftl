### The statements of the rules and the titles of the chapters of the rule index, in Portuguese.

Components_and_cards = Componentes e cartas
Deck_construction = Construção do baralho
Setup = Preparação
# key: Places, states, parties
Places__states__parties = Lugares, estados, grupos

Tokens = Marcadores
Winning_and_elimination = Vitória e eliminação
Turn = Turno
Actions = Ações
Attack = Ataque
# key: Damage, defeat, torpor, mending
Damage__defeat__torpor__mending = Dano, derrota, torpor, reparo

# key: Mortals, Retainers, attachments
Mortals__Retainers__attachments = Mortais, lacaios, cartas anexadas

Influence_and_Schemes = Influência e Intrigas
Prince_of_the_City = Príncipe da Cidade
Conspiracies_and_face-down_cards = Conspirações e cartas viradas para baixo
Abilities_and_timing = Habilidades e momentos
City_Deck = Baralho da Cidade
Information = Informações
Expansion_rules_named_in_the_update = Regras de expansões citadas na atualização
Single_Core_cards_whose_text_leaves_something_open = Cartas do jogo básico cujo texto deixa algo em aberto
