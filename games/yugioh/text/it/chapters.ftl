### The rules of the rule index, in Italian.

General_principles = Principi generali
Deck_construction = Costruzione del Deck
# key: Match, winning and losing
Match__winning_and_losing = Match, vittoria e sconfitta

Starting_a_Duel = Inizio di un Duello
The_field_and_its_zones = Il Terreno e le sue zone
Card_anatomy = Parti di una carta
Monster_kinds_and_effects = Tipi di mostri ed effetti
# key: Normal Summon, Tribute Summon, Set, Flip Summon
Normal_Summon__Tribute_Summon__Set__Flip_Summon = Evocazione Normale, Tributo, Posizionare, Evocazione per Scoperta

Special_Summons_in_general = Evocazioni Speciali in generale
Pendulum_Monsters_and_Pendulum_Summon = Mostri Pendulum ed Evocazione Pendulum
Xyz_Monsters = Mostri Xyz
Synchro_Monsters = Mostri Synchro
Fusion_Monsters = Mostri Fusione
Ritual_Monsters = Mostri Rituale
Tokens = Segna-Mostro
Battle_positions = Posizioni di battaglia
Spell_Cards = Carte Magia
Trap_Cards = Carte Trappola
Turn_structure = Struttura del turno
Battle_Phase = La Battle Phase
Damage_Step_and_battle_results = Damage Step e risultati della battaglia
Chains_and_Spell_Speeds = Catene e Spell Speed
Priority_and_simultaneous_events = Priorità ed eventi simultanei
# key: Public knowledge, counters, luck
Public_knowledge__counters__luck = Informazioni pubbliche, Segnalini, fortuna

Leaving_the_field = Lasciare il Terreno
# key: Glossary: control, destroying, sending
Glossary__control__destroying__sending = Glossario: controllare, distruggere, mandare

# key: Glossary: costs and effects
Glossary__costs_and_effects = Glossario: costi ed effetti

# key: Glossary: Deck and hidden cards
Glossary__Deck_and_hidden_cards = Glossario: Deck e carte nascoste

# key: Glossary: Equip Cards
Glossary__Equip_Cards = Glossario: Carte Equipaggiamento

# key: X1. Who may act when: fast effect timing
X1__Who_may_act_when__fast_effect_timing = X1. Chi può agire e quando: effetti veloci

# key: X2. Activating and resolving
X2__Activating_and_resolving = X2. Attivare e risolvere

# key: X3. Negation
X3__Negation = X3. Annullamento

# key: X4. Trigger effects
X4__Trigger_effects = X4. Effetti Innesco

# key: X5. Summoning in detail
X5__Summoning_in_detail = X5. Evocazioni in dettaglio

# key: X6. Battle in detail
X6__Battle_in_detail = X6. La battaglia in dettaglio

# key: X7. Once per turn
X7__Once_per_turn = X7. Una volta per turno

# key: X8. Pendulum cards in detail
X8__Pendulum_cards_in_detail = X8. Carte Pendulum in dettaglio

# key: X9. Values, states, control, end
X9__Values__states__control__end = X9. Valori, stati, controllo, fine
