problems-size = Il mazzo ha { $amount } carte e deve averne esattamente { $limit }.
problems-copies = Ci sono { $amount } carte chiamate { $card }; ne sono permesse al massimo { $limit }.
problems-no_Basic_Pokemon = Il mazzo non ha nessun Pokémon Base.
problems-ACE_SPEC = Il mazzo ha { $amount } carte ASSO TATTICO; ne è permessa solo 1.
problems-Radiant = Il mazzo ha { $amount } Pokémon Lucenti; ne è permesso solo 1.
problems-other_pieces = I pezzi di { $card } appartengono a serie di pezzi diverse.
problems-piece_twice = Un pezzo di { $card } è presente due volte, il che non serve a nulla.
problems-not_understood = Non si capisce «{ $text }».
problems-unknown_card = Qui non c’è nessuna carta { $card }.
problems-other_printing = Qui { $card } è disponibile in una stampa diversa da { $print }; si usa quella.
problems-too_long = È troppo lungo per una lista di mazzo.
problems-total = La lista dice { $stated } carte, ma ne ha { $amount }.
problems-not_playable = { $card } è nota, ma qui non è ancora giocabile.

perhaps = Forse { $names }?
