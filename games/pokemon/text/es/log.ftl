events-coin_winner = { $seat } gana el lanzamiento de moneda
events-begins = { $seat } juega el primer turno
events-new_hand = { $seat } roba una mano nueva por falta de Pokémon Básico: { $cards }
events-placed =
    { $amount ->
        [0] { $seat } coloca un Pokémon Activo
       *[other] { $seat } coloca un Pokémon Activo y { $amount } en la Banca
    }
events-revealed = { $seat } descubre { $cards }
events-turn = Turno { $number }: { $seat }
events-drew = { $seat } roba { $cards }
events-to_hand = { $seat } añade { $cards } a la mano
events-discarded = { $seat } descarta { $cards }
events-lost = { $seat }: { $cards } a la Zona Perdida
events-shuffled = { $seat } baraja sus cartas
events-to_bottom =
    { $seat } pone { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } en la parte inferior de la baraja
events-to_deck = { $seat } pone { $cards } en la baraja
events-searched =
    { $amount ->
        [none] { $seat } busca en la baraja
        [0] { $seat } busca en la baraja
       *[other]
            { $seat } mira { $amount ->
                [one] la carta
               *[other] las { $amount } cartas
            } de la parte superior de la baraja
    }
events-coin = { $seat } lanza una moneda: { $result }
events-benched = { $seat } pone a { $card } en la Banca
events-attached = { $seat } une { $card } a { $on }
events-evolved = { $from } evoluciona a { $card }
events-devolved = { $card } involuciona
events-played = { $seat } juega { $card }
events-used = { $seat } usa { $card }
events-used_ability = { $seat } usa { $ability } de { $card }
events-triggered = { $card } surte efecto
events-attack = { $card } ataca con { $attack }
events-attack_does_nothing = El ataque no hace nada
events-damage = { $card } recibe { $amount } puntos de daño
events-counters =
    { $amount ->
        [one] { $amount } contador de daño
       *[other] { $amount } contadores de daño
    } en { $card }
events-healed = { $card } se cura de { $amount } puntos de daño
events-afflicted = { $card } pasa a estar { $condition }
events-recovered = { $card } ya no está { $condition }
events-prevented = { $card } no se ve afectado
events-switched = { $card } ocupa el lugar de { $from } en el Puesto Activo
events-left_play = { $card } deja de estar en juego
events-knocked_out = { $card } queda Fuera de Combate
events-took_prizes =
    { $seat } coge { $amount ->
        [one] { $amount } carta de Premio
       *[other] { $amount } cartas de Premio
    }
events-promoted = { $card } es el nuevo Pokémon Activo de { $seat }
events-won = { $seat } gana: { $reason }
events-sudden_death = Ganan los dos jugadores: muerte súbita
events-conceded = { $seat } se rinde

endings-last_prize = se ha cogido la última carta de Premio
endings-no_Pokemon_left = un lado se ha quedado sin Pokémon
endings-empty_deck = no se pudo robar una carta al empezar el turno
endings-conceded = un jugador se ha rendido

coin-heads = cara
coin-tails = cruz

cardsUnknown =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
aCard = una carta
list = { LIST($items) }
