zones-deck = nel Deck
zones-hand = in mano
zones-extra = nell’Extra Deck
zones-graveyard = al Cimitero
zones-banished = tra le carte bandite
zones-monsters = in una Zona Mostro
zones-spells = in una Zona Magia & Trappola
zones-field = nella Zona Terreno
zones-pendulum = in una Zona Pendulum
zones-attached = tra i Materiali Xyz
zones-summoning = nell’Evocazione
zones-side = nel Side Deck
zones-none = fuori dal gioco

positions-attack = Attacco
positions-defense = Difesa

attributes-DARK = OSCURITÀ
attributes-DIVINE = DIVINO
attributes-EARTH = TERRA
attributes-FIRE = FUOCO
attributes-LIGHT = LUCE
attributes-WATER = ACQUA
attributes-WIND = VENTO

modes-gain = guadagnare LP
modes-damage = infliggere danno
modes-no_damage = nessun danno da combattimento
modes-monster = il mostro non può essere distrutto
modes-increase = aumentare il Livello
modes-reduce = ridurre il Livello
