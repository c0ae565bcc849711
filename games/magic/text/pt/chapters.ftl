### The chapters of the rule index, in Brazilian Portuguese.

# key: Deck, start, winning
Deck__start__winning = Deck, começo, vitória

Parts_of_a_card = As partes de um card
Lands_and_mana = Terrenos e mana
Spells_and_permanents = Mágicas e permanentes
# key: Casting, the stack, responses
Casting__the_stack__responses = Conjurar, a pilha, respostas

The_turn = O turno
Combat_and_damage = Combate e dano
Keyword_abilities_of_the_glossary = Habilidades de palavra-chave do glossário
Actions_and_concepts_of_the_glossary = Ações e conceitos do glossário
Starting_and_ending_the_game = Começo e fim da partida
Zones_and_objects = Zonas e objetos
Priority = Prioridade
Casting_and_activating = Conjurar e ativar
Resolving = Resolver
Triggered_abilities = Habilidades desencadeadas
Turn_details = Detalhes do turno
State-based_actions = Ações baseadas no estado
Combat_details = Detalhes do combate
# key: Damage, life and protection
Damage__life_and_protection = Dano, vida e proteção

Auras_and_Equipment = Auras e Equipamentos
Replacement_and_prevention = Substituição e prevenção
Continuous_effects_and_layers = Efeitos contínuos e camadas
Planeswalkers_and_emblems = Planeswalkers e emblemas
