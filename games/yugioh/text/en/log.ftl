### What the log tells, in English.

events-turn = Turn { $number }: { $seat }
events-phase = { $phase }
events-decides_who_starts = { $seat } decides who goes first
events-game_over =
    { $winners ->
        [none] Duel { $game } is a draw ({ $reason })
       *[other] { $winners } wins Duel { $game } ({ $reason })
    }
events-side_deck = { $seat }'s Side Deck: { $count }
events-conceded_series = { $seat } concedes the Match
events-drew = { $seat } draws { $card }
events-cannot_draw = { $seat } cannot draw
events-shuffled = { $seat } shuffles
events-revealed = { $seat } shows { $card }
events-moved = { $card } goes to the { $zone }
events-destroyed = { $card } is destroyed
events-summoned = { $seat } Summons { $card } in { $position } Position
events-summon_negated = { $card }'s Summon is negated
events-set = { $seat } Sets a card
events-flipped = { $card } is turned face-up
events-turned_down = { $card } is turned face-down
events-position = { $card } is now in { $position } Position
events-activated = Link { $link }: { $seat } activates { $card }
events-resolves = { $card } resolves
events-negated = { $card } is negated
events-equipped = { $card } is equipped to { $on }
events-control = { $seat } controls { $card }
events-attacks = { $card } attacks directly
events-attacks_target = { $card } attacks { $on }
events-attack_negated = { $card }'s attack is negated
events-battle_phase_ends = The Battle Phase ends
events-destroyed_by_battle = { $card } is destroyed by battle
events-not_destroyed = { $card } is not destroyed
events-life = { $seat }: { SIGNED($change) } LP ({ $now })
events-conceded = { $seat } concedes
events-time_is_up = The turn limit is reached

endings-life_points = Life Points reached 0
endings-deck_out = a card could not be drawn
endings-effect = by a card effect
endings-conceded = conceded
endings-loop = an endless loop
endings-time = the turn limit was reached
endings-series_limit = the greatest number of Duels was played
