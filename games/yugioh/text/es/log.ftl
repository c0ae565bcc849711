events-phase = { $phase }
events-turn = Turno { $number }: { $seat }
events-decides_who_starts = { $seat } decide quién empieza
events-game_over =
    { $winners ->
        [none] El Duelo { $game } termina en empate ({ $reason })
       *[other] { $winners } gana el Duelo { $game } ({ $reason })
    }
events-side_deck = Side Deck de { $seat }: { $count }
events-conceded_series = { $seat } abandona el Match
events-drew = { $seat } roba { $card }
events-cannot_draw = { $seat } no puede robar
events-shuffled = { $seat } baraja
events-revealed = { $seat } muestra { $card }
events-moved = { $card } va { $zone }
events-destroyed = La carta { $card } es destruida
events-summoned = { $seat } Invoca a { $card } en Posición de { $position }
events-summon_negated = La Invocación de { $card } es negada
events-set = { $seat } Coloca una carta
events-flipped = { $card } queda boca arriba
events-turned_down = { $card } queda boca abajo
events-position = { $card } está ahora en Posición de { $position }
events-activated = Eslabón { $link }: { $seat } activa { $card }
events-resolves = { $card } se resuelve
events-negated = El efecto de { $card } es negado
events-equipped = { $card } equipa a { $on }
events-control = { $seat } controla { $card }
events-attacks = { $card } ataca directamente
events-attacks_target = { $card } ataca a { $on }
events-attack_negated = El ataque de { $card } es negado
events-battle_phase_ends = La Battle Phase termina
events-destroyed_by_battle = El monstruo { $card } es destruido en batalla
events-not_destroyed = { $card } resiste la destrucción
events-life = { $seat }: { SIGNED($change) } LP ({ $now })
events-conceded = { $seat } se rinde
events-time_is_up = Se alcanzó el límite de turnos

endings-life_points = los LP llegaron a 0
endings-deck_out = no se pudo robar una carta
endings-effect = por un efecto de una carta
endings-conceded = rendición
endings-loop = una repetición sin fin
endings-time = se alcanzó el límite de turnos
endings-series_limit = se jugó el número máximo de Duelos
