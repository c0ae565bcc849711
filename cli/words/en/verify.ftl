### What `praxis verify` says of a record, and why a record cannot be shown.

holds = { $file } holds: { $answers } answers, hash { $hash }.
over = The match is over: { $why }.
notOver = The match is not over yet.
fails = { $file } does not hold: { $why }
earlier = it is of the format praxis-record-1, whose hash covers cards that it does not name. It can be watched, not verified.
unknownGame = it is not a record of a known game ({ $games }).
noSeal = The record does not say how its seed was made, so the shuffles are only as trustworthy as its author.
mixed = The seed is mixed from the published secret and { $count } contributions: nobody chose the shuffles.
mixedAndDrawn = The seed is mixed from the published secret and { $count } contributions: nobody chose the shuffles, and the seats were drawn from them.

# How the seed and the seats came about.
seal-noContributions = its seal lacks the contributions.
seal-otherSecret = its secret is not the one whose hash was published before the match.
seal-otherSeed = its seed does not follow from the secret and the contributions of the seats.
seal-fewPlaces = its seal does not name one place of the table for each seat.
seal-placeTwice = its seal names a place of the table twice, or an unknown one.
seal-otherSeats = its seats do not follow from the secret and the contributions.

# `why` is a technical detail.
problems-not_JSON = it is not JSON ({ $why }).
# $why (String)
problems-no_record = it is not the record of a match.
# $why (String)
problems-other_game = it is a record of another game.
# $why (String)
problems-other_rules = it was played under another version of the rules.
# $why (String)
problems-other_cards = its cards have changed since it was saved.
# $why (String)
problems-altered = it does not lead to the position it names; it was cut short or altered.
problems-damaged = it is damaged ({ $why }).
