events-phase = { $phase }
events-turn = Turno { $number }: { $seat }
events-decides_who_starts = { $seat } decide quem começa
events-game_over =
    { $winners ->
        [none] O Duelo { $game } é um empate ({ $reason })
       *[other] { $winners } vence o Duelo { $game } ({ $reason })
    }
events-side_deck = Deck Auxiliar de { $seat }: { $count }
events-conceded_series = { $seat } desiste da Partida
events-drew = { $seat } compra { $card }
events-cannot_draw = { $seat } não pode comprar
events-shuffled = { $seat } embaralha
events-revealed = { $seat } mostra { $card }
events-moved = { $card } vai { $zone }
events-destroyed = { $card }: card destruído
events-summoned = { $seat } Invoca { $card } em Posição de { $position }
events-summon_negated = A Invocação de { $card } é negada
events-set = { $seat } Baixa um card
events-flipped = { $card } fica com a face para cima
events-turned_down = { $card } fica com a face para baixo
events-position = { $card } agora está em Posição de { $position }
events-activated = Elo { $link }: { $seat } ativa { $card }
events-resolves = { $card } resolve
events-negated = { $card }: efeito negado
events-equipped = { $card } equipa { $on }
events-control = { $seat } controla { $card }
events-attacks = { $card } ataca diretamente
events-attacks_target = { $card } ataca { $on }
events-attack_negated = O ataque de { $card } é negado
events-battle_phase_ends = A Fase de Batalha termina
events-destroyed_by_battle = { $card }: destruído em batalha
events-not_destroyed = { $card } resiste à destruição
events-life = { $seat }: { SIGNED($change) } PV ({ $now })
events-conceded = { $seat } desiste
events-time_is_up = O limite de turnos foi atingido

endings-life_points = os Pontos de Vida chegaram a 0
endings-deck_out = não foi possível comprar um card
endings-effect = por um efeito de card
endings-conceded = desistência
endings-loop = uma repetição sem fim
endings-time = o limite de turnos foi atingido
endings-series_limit = foi jogado o número máximo de Duelos
