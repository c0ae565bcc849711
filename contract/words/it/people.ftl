# The name of a player who has deleted their account; a number follows if a match has several.
deleted = Account eliminato
