problems-size = Le deck contient { $amount } cartes et doit en contenir exactement { $limit }.
problems-copies = Il y a { $amount } cartes nommées { $card } ; { $limit } au plus sont autorisées.
problems-no_Basic_Pokemon = Le deck ne contient aucun Pokémon de base.
problems-ACE_SPEC = Le deck contient { $amount } cartes HIGH-TECH ; une seule est autorisée.
problems-Radiant = Le deck contient { $amount } Pokémon Radieux ; un seul est autorisé.
problems-other_pieces = Les parties de { $card } viennent de jeux de parties différents.
problems-piece_twice = Une partie de { $card } est présente deux fois, ce qui ne sert à rien.
problems-not_understood = « { $text } » n’est pas compris.
problems-unknown_card = Il n’y a pas de carte { $card } ici.
problems-other_printing = La carte { $card } est connue ici dans une autre édition que { $print } ; c’est elle qui est prise.
problems-too_long = C’est trop long pour une liste de deck.
problems-total = La liste annonce { $stated } cartes, mais en contient { $amount }.
problems-not_playable = La carte { $card } est connue, mais pas encore jouable ici.

perhaps = Peut-être { $names } ?
