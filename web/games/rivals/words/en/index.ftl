### The words of the panels in English.

# Whom a player wants to see fall: by name, and if it is the reader.
rivalIs = Rival: { $name }

rivalIsYou = Rival: you
# Prestige tokens in the colour of another player.
tokensOf = { $count } of { $name }’s tokens

outside = { $count } in The Streets
havenEmpty = Nobody is in the Haven
streetsEmpty = Nobody is in The Streets
cityDiscard = City discard pile
cityBurned = Burned City cards
mortals = Mortals
attackSteps = Steps of the attack
along = With { $names }
enoughIntel = enough
missingIntel = { $count } missing
blocked = blocked
cardDown = a card lies face down
bonus = +{ $count } damage
yes = Yes
no = No
abstains = abstains
notYet = has not voted yet
# A Modifier that lies face down.
modifierDown = a card face down

# One's own Prestige that the others do not see yet.
hiddenPrestige = your hidden Prestige: { $count }

secretUntilTheEnd = Face-down cards and hidden Prestige count at the end.
passed = The Scheme succeeds
failed = The Scheme fails

# Behind a type of attack: the attacker’s attribute, and that of the character under attack.
attributes = { $own } against { $other }

types-physical = Physical
types-social = Social
types-mental = Mental
types-ranged = Ranged

# A button: mends nothing and draws all cards from there.
endTurn = End the turn, drawing from the Library
# A switch: then choices with companions are offered, too.
companions = Choose companions
