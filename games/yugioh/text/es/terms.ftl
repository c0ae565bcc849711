zones-deck = al Deck
zones-hand = a la mano
zones-extra = al Deck Extra
zones-graveyard = al Cementerio
zones-banished = a las cartas desterradas
zones-monsters = a una Zona de Monstruos
zones-spells = a una Zona Mágica y de Trampas
zones-field = a la Zona de Campo
zones-pendulum = a una Zona de Péndulo
zones-attached = a los Materiales Xyz
zones-summoning = a la Invocación
zones-side = al Side Deck
zones-none = fuera del juego

positions-attack = Ataque
positions-defense = Defensa

attributes-DARK = OSCURIDAD
attributes-DIVINE = DIVINIDAD
attributes-EARTH = TIERRA
attributes-FIRE = FUEGO
attributes-LIGHT = LUZ
attributes-WATER = AGUA
attributes-WIND = VIENTO

modes-gain = ganar LP
modes-damage = infligir daño
modes-no_damage = ningún daño de batalla
modes-monster = el monstruo no puede ser destruido
modes-increase = aumentar el Nivel
modes-reduce = reducir el Nivel
