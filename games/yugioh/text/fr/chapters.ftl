### The rules of the rule index, in French.

General_principles = Principes généraux
Deck_construction = Construction du Deck
# key: Match, winning and losing
Match__winning_and_losing = Match, victoire et défaite

Starting_a_Duel = Début d’un Duel
The_field_and_its_zones = Le Terrain et ses zones
Card_anatomy = Parties d’une carte
Monster_kinds_and_effects = Sortes de monstres et effets
# key: Normal Summon, Tribute Summon, Set, Flip Summon
Normal_Summon__Tribute_Summon__Set__Flip_Summon = Invocation Normale, Sacrifice, Poser, Invocation Flip

Special_Summons_in_general = Invocations Spéciales en général
Pendulum_Monsters_and_Pendulum_Summon = Monstres Pendule et Invocation Pendule
Xyz_Monsters = Monstres Xyz
Synchro_Monsters = Monstres Synchro
Fusion_Monsters = Monstres de Fusion
Ritual_Monsters = Monstres Rituels
Tokens = Jetons
Battle_positions = Positions de combat
Spell_Cards = Cartes Magie
Trap_Cards = Cartes Piège
Turn_structure = Structure du tour
Battle_Phase = La Battle Phase
Damage_Step_and_battle_results = Damage Step et résultats du combat
Chains_and_Spell_Speeds = Chaînes et Spell Speeds
Priority_and_simultaneous_events = Priorité et événements simultanés
# key: Public knowledge, counters, luck
Public_knowledge__counters__luck = Informations publiques, Compteurs, hasard

Leaving_the_field = Quitter le Terrain
# key: Glossary: control, destroying, sending
Glossary__control__destroying__sending = Glossaire : contrôler, détruire, envoyer

# key: Glossary: costs and effects
Glossary__costs_and_effects = Glossaire : coûts et effets

# key: Glossary: Deck and hidden cards
Glossary__Deck_and_hidden_cards = Glossaire : Deck et cartes cachées

# key: Glossary: Equip Cards
Glossary__Equip_Cards = Glossaire : Cartes d’Équipement

# key: X1. Who may act when: fast effect timing
X1__Who_may_act_when__fast_effect_timing = X1. Qui peut agir et quand : effets rapides

# key: X2. Activating and resolving
X2__Activating_and_resolving = X2. Activer et résoudre

# key: X3. Negation
X3__Negation = X3. Annulation

# key: X4. Trigger effects
X4__Trigger_effects = X4. Effets Déclencheurs

# key: X5. Summoning in detail
X5__Summoning_in_detail = X5. Les Invocations en détail

# key: X6. Battle in detail
X6__Battle_in_detail = X6. Le combat en détail

# key: X7. Once per turn
X7__Once_per_turn = X7. Une fois par tour

# key: X8. Pendulum cards in detail
X8__Pendulum_cards_in_detail = X8. Les cartes Pendule en détail

# key: X9. Values, states, control, end
X9__Values__states__control__end = X9. Valeurs, états, contrôle, fin
