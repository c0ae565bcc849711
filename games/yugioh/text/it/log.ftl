events-phase = { $phase }
events-turn = Turno { $number }: { $seat }
events-decides_who_starts = { $seat } decide chi inizia
events-game_over =
    { $winners ->
        [none] Il Duello { $game } finisce in pareggio ({ $reason })
       *[other] { $winners } vince il Duello { $game } ({ $reason })
    }
events-side_deck = Side Deck di { $seat }: { $count }
events-conceded_series = { $seat } abbandona il Match
events-drew = { $seat } pesca { $card }
events-cannot_draw = { $seat } non può pescare
events-shuffled = { $seat } mescola
events-revealed = { $seat } mostra { $card }
events-moved = { $card } va { $zone }
events-destroyed = { $card }: distruzione
events-summoned = { $seat } Evoca { $card } in Posizione di { $position }
events-summon_negated = L’Evocazione di { $card } viene annullata
events-set = { $seat } Posiziona una carta
events-flipped = { $card }: ora è carta scoperta
events-turned_down = { $card }: ora è carta coperta
events-position = { $card } è ora in Posizione di { $position }
events-activated = Anello { $link }: { $seat } attiva { $card }
events-resolves = { $card } si risolve
events-negated = { $card }: effetto annullato
events-equipped = { $card } equipaggia { $on }
events-control = { $seat } controlla { $card }
events-attacks = { $card } attacca direttamente
events-attacks_target = { $card } attacca { $on }
events-attack_negated = L’attacco di { $card } viene annullato
events-battle_phase_ends = La Battle Phase termina
events-destroyed_by_battle = { $card }: distruzione in battaglia
events-not_destroyed = { $card } resiste alla distruzione
events-life = { $seat }: { SIGNED($change) } LP ({ $now })
events-conceded = { $seat } si arrende
events-time_is_up = Il limite di turni è stato raggiunto

endings-life_points = i LP sono arrivati a 0
endings-deck_out = non è stato possibile pescare una carta
endings-effect = per l’effetto di una carta
endings-conceded = resa
endings-loop = una ripetizione senza fine
endings-time = è stato raggiunto il limite di turni
endings-series_limit = è stato giocato il numero massimo di Duelli
