events-coin_winner = { $seat } remporte le lancer de pièce
events-begins = { $seat } joue le premier tour
events-new_hand = { $seat } pioche une nouvelle main, faute de Pokémon de base : { $cards }
events-placed =
    { $amount ->
        [0] { $seat } place un Pokémon Actif
       *[other] { $seat } place un Pokémon Actif et { $amount } sur le Banc
    }
events-revealed = { $seat } dévoile { $cards }
events-turn = Tour { $number } : { $seat }
events-drew = { $seat } pioche { $cards }
events-to_hand = { $seat } prend { $cards } en main
events-discarded = { $seat } défausse { $cards }
events-lost = { $seat } : { $cards } dans la Zone Perdue
events-shuffled = { $seat } mélange son deck
events-to_bottom =
    { $seat } place { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } en dessous du deck
events-to_deck = { $seat } remet { $cards } dans le deck
events-searched =
    { $amount ->
        [none] { $seat } cherche dans le deck
        [0] { $seat } cherche dans le deck
       *[other]
            { $seat } regarde { $amount ->
                [one] la carte
               *[other] les { $amount } cartes
            } du dessus du deck
    }
events-coin = { $seat } lance une pièce : { $result }
events-benched = { $seat } place { $card } sur le Banc
events-attached = { $seat } attache { $card } à { $on }
events-evolved = { $from } évolue en { $card }
events-devolved = { $card } dés-évolue
events-played = { $seat } joue { $card }
events-used = { $seat } utilise { $card }
events-used_ability = { $seat } utilise { $ability } { JOIN("de", $card) }
events-triggered = { $card } prend effet
events-attack = { $card } attaque avec { $attack }
events-attack_does_nothing = L’attaque ne fait rien
events-damage = { $card } subit { $amount } dégâts
events-counters =
    { $amount ->
        [one] { $amount } marqueur
       *[other] { $amount } marqueurs
    } de dégâts sur { $card }
events-healed = { $card } est soigné de { $amount } dégâts
events-afflicted = { $card } est maintenant { $condition }
events-recovered = { $card } n’est plus { $condition }
events-prevented = { $card } n’est pas affecté
events-switched = { $card } prend la place { JOIN("de", $from) } au Poste Actif
events-left_play = { $card } quitte le jeu
events-knocked_out = { $card } est mis K.O.
events-took_prizes =
    { $seat } récupère { $amount ->
        [one] { $amount } carte Récompense
       *[other] { $amount } cartes Récompense
    }
events-promoted = { $card } est le nouveau Pokémon Actif { JOIN("de", $seat) }
events-won = { $seat } gagne : { $reason }
events-sudden_death = Les deux joueurs gagnent : mort subite
events-conceded = { $seat } abandonne

endings-last_prize = la dernière carte Récompense a été récupérée
endings-no_Pokemon_left = un camp n’a plus de Pokémon
endings-empty_deck = une carte n’a pas pu être piochée au début d’un tour
endings-conceded = un joueur a abandonné

coin-heads = face
coin-tails = pile

cardsUnknown =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
aCard = une carte
list = { LIST($items) }
