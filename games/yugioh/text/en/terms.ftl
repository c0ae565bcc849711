### Words of the game inside sentences, in English.

zones-deck = Deck
zones-hand = hand
zones-extra = Extra Deck
zones-graveyard = Graveyard
zones-banished = banished cards
zones-monsters = Monster Zone
zones-spells = Spell & Trap Zone
zones-field = Field Zone
zones-pendulum = Pendulum Zone
zones-attached = Xyz Materials
zones-summoning = Summon
zones-side = Side Deck
zones-none = nowhere

positions-attack = Attack
positions-defense = Defense

attributes-DARK = DARK
attributes-DIVINE = DIVINE
attributes-EARTH = EARTH
attributes-FIRE = FIRE
attributes-LIGHT = LIGHT
attributes-WATER = WATER
attributes-WIND = WIND

modes-gain = gain LP
modes-damage = inflict damage
modes-no_damage = no battle damage
modes-monster = monster cannot be destroyed
modes-increase = increase Level
modes-reduce = reduce Level
