events-phase = { $phase }
events-turn = Tour { $number } : { $seat }
events-decides_who_starts = { $seat } décide qui commence
events-game_over =
    { $winners ->
        [none] Le Duel { $game } se termine à égalité ({ $reason })
       *[other] { $winners } gagne le Duel { $game } ({ $reason })
    }
events-side_deck = Side Deck de { $seat } : { $count }
events-conceded_series = { $seat } abandonne le Match
events-drew = { $seat } pioche { $card }
events-cannot_draw = { $seat } ne peut pas piocher
events-shuffled = { $seat } mélange
events-revealed = { $seat } montre { $card }
events-moved = { $card } va { $zone }
events-destroyed = { $card } : destruction
events-summoned = { $seat } Invoque { $card } en Position { $position }
events-summon_negated = L’Invocation de { $card } est annulée
events-set = { $seat } Pose une carte
events-flipped = { $card } passe face recto
events-turned_down = { $card } passe face verso
events-position = { $card } est maintenant en Position { $position }
events-activated = Maillon { $link } : { $seat } active { $card }
events-resolves = { $card } se résout
events-negated = { $card } : effet annulé
events-equipped = { $card } équipe { $on }
events-control = { $seat } contrôle { $card }
events-attacks = { $card } attaque directement
events-attacks_target = { $card } attaque { $on }
events-attack_negated = L’attaque de { $card } est annulée
events-battle_phase_ends = La Battle Phase se termine
events-destroyed_by_battle = { $card } : destruction au combat
events-not_destroyed = { $card } résiste à la destruction
events-life = { $seat } : { SIGNED($change) } LP ({ $now })
events-conceded = { $seat } abandonne
events-time_is_up = La limite de tours est atteinte

endings-life_points = les LP ont atteint 0
endings-deck_out = une carte n’a pas pu être piochée
endings-effect = par un effet de carte
endings-conceded = abandon
endings-loop = une boucle sans fin
endings-time = la limite de tours a été atteinte
endings-series_limit = le nombre maximal de Duels a été joué
