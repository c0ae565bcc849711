### The lessons for newcomers, in English.

setup =
    .title = Set up your Pokémon
    .introduction = A match begins with seven cards in your hand. You put one Basic Pokémon face down into your Active Spot: it will do the fighting. Other Basic Pokémon may wait on your Bench, up to five. Evolution cards stay in your hand for now. Six cards of your deck are set aside as Prize cards.

energy =
    .title = Bench a Pokémon, attach Energy
    .introduction = On your turn you may put as many Basic Pokémon from your hand onto your Bench as there is room for. Pokémon attack with Energy: once each turn you may attach one Energy card from your hand to any of your Pokémon. It stays there; attacking does not use it up.

attack =
    .title = Attack the opposing Pokémon
    .introduction = Only your Active Pokémon attacks. Every symbol in the cost of an attack needs one attached Energy: a type symbol needs that type, a Colorless symbol takes any. If the Defending Pokémon has Weakness to your Pokémon's type, the damage is doubled. The attack ends your turn.

evolve =
    .title = Evolve a Pokémon
    .introduction = Pokémon grow stronger by evolving: you put a Stage 1 card on the Basic Pokémon that it names, and later a Stage 2 card on that. Damage and Energy stay. But the Pokémon must have been in play since before your turn: one that has just come into play cannot evolve yet.

retreat =
    .title = Retreat to the Bench
    .introduction = A Pokémon that has taken a lot of damage is better off on the Bench. Once each turn your Active Pokémon may retreat: you discard as many Energy from it as its Retreat Cost says, and one of your Benched Pokémon takes its place. The new one may attack at once.

trainers =
    .title = Play Trainer cards
    .introduction = Trainer cards help your Pokémon. You may play as many Items, such as Potion and Nest Ball, as you like. Supporters are people and do more, but you may play only one each turn. Most Trainer cards are discarded when they have done their work.

sleep =
    .title = Put a Pokémon to sleep
    .introduction = Some attacks leave a Special Condition on the Active Pokémon. A Pokémon that is Asleep can neither attack nor retreat. The Pokémon Checkup follows every turn: a coin is flipped for it, and only heads wakes it up.

poison =
    .title = Recover from Special Conditions
    .introduction = This time it is your Pokémon that suffers. A Poisoned Pokémon gets a damage counter at every Checkup; a Paralyzed one cannot attack. Evolving ends every Special Condition at once, and so does moving to the Bench. The damage stays.

ability =
    .title = Use an Ability
    .introduction = Many Pokémon have an Ability. It is not an attack: you use it during your turn, even from the Bench, and you may still attack afterwards. Quaquaval's Ability attaches Energy, in addition to the one that you may attach anyway. That makes its big attack possible a turn earlier.

stadium =
    .title = Play a Stadium and a Tool
    .introduction = A Pokémon Tool is attached to one of your Pokémon and stays there; each Pokémon can have only one. A Stadium lies between the players and affects both, until another one takes its place. Beach Court lets Basic Pokémon retreat for one Energy less.

knockout =
    .title = Knock Out a Pokémon
    .introduction = A Pokémon whose damage reaches its HP is Knocked Out. It is discarded with everything on it, you take one of your Prize cards into your hand, and your opponent brings another Pokémon from the Bench. Some strong Pokémon, such as Pokémon ex, are worth two Prize cards or more.

turn =
    .title = Play a whole turn
    .introduction = A turn has three parts. You draw a card. Then you act, in any order: bench, evolve, attach one Energy, play Items and one Supporter, retreat, use Abilities. Finally, your Active Pokémon may attack. Here is a turn in which nearly everything happens.

win =
    .title = Take your last Prize card
    .introduction = You win when you take your last Prize card. You also win when your opponent has no Pokémon left in play, or cannot draw a card when a turn of theirs begins. One Prize card is left for you: a Knock Out is enough.
