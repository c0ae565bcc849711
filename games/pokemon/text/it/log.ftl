events-coin_winner = { $seat } vince il lancio della moneta
events-begins = { $seat } gioca il primo turno
events-new_hand = { $seat } pesca una nuova mano per mancanza di Pokémon Base: { $cards }
events-placed =
    { $amount ->
        [0] { $seat } dispone un Pokémon attivo
       *[other] { $seat } dispone un Pokémon attivo e { $amount } in panchina
    }
events-revealed = { $seat } rivela { $cards }
events-turn = Turno { $number }: { $seat }
events-drew = { $seat } pesca { $cards }
events-to_hand = { $seat } prende in mano { $cards }
events-discarded = { $seat } scarta { $cards }
events-lost = { $seat }: { $cards } nell’Area Perduta
events-shuffled = { $seat } rimischia il mazzo
events-to_bottom =
    { $seat } mette { $amount ->
        [one] { $amount } carta
       *[other] { $amount } carte
    } in fondo al mazzo
events-to_deck = { $seat } mette { $cards } nel mazzo
events-searched =
    { $amount ->
        [none] { $seat } cerca nel mazzo
        [0] { $seat } cerca nel mazzo
       *[other]
            { $seat } guarda { $amount ->
                [one] la carta
               *[other] le { $amount } carte
            } in cima al mazzo
    }
events-coin = { $seat } lancia una moneta: { $result }
events-benched = { $seat } mette { $card } in panchina
events-attached = { $seat } assegna { $card } { JOIN("a", $on) }
events-evolved = { $from } si evolve in { $card }
events-devolved = { $card } si involve
events-played = { $seat } gioca { $card }
events-used = { $seat } usa { $card }
events-used_ability = { $seat } usa { $ability } di { $card }
events-triggered = { $card } ha effetto
events-attack = { $card } attacca con { $attack }
events-attack_does_nothing = L’attacco non ha effetto
events-damage = { $card } subisce { $amount } danni
events-counters =
    { $amount ->
        [one] { $amount } segnalino danno
       *[other] { $amount } segnalini danno
    } su { $card }
events-healed = { $card } viene curato da { $amount } danni
events-afflicted = { $card } ora è { $condition }
events-recovered = { $card } non è più { $condition }
events-prevented = { $card } non ne risente
events-switched = { $card } prende il posto di { $from } in posizione attiva
events-left_play = { $card } lascia il gioco
events-knocked_out = { $card } viene messo KO
events-took_prizes =
    { $seat } prende { $amount ->
        [one] { $amount } carta Premio
       *[other] { $amount } carte Premio
    }
events-promoted = { $card } è il nuovo Pokémon attivo di { $seat }
events-won = { $seat } vince: { $reason }
events-sudden_death = Vincono entrambi i giocatori: morte improvvisa
events-conceded = { $seat } si arrende

endings-last_prize = l’ultima carta Premio è stata presa
endings-no_Pokemon_left = una parte è rimasta senza Pokémon
endings-empty_deck = non è stato possibile pescare una carta a inizio turno
endings-conceded = un giocatore si è arreso

coin-heads = testa
coin-tails = croce

cardsUnknown =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
aCard = una carta
list = { LIST($items) }
