### What newcomers are told at each step, in English.

setup = Everybody gets ready: you draw your hand, and four vampires of your crypt wait face down.
unlock = Your turn begins and your cards unlock. The Methuselah with the Edge may gain 1 pool now.
master = You may play one master card: locations, Disciplines, and much else that changes the table for good.
minion = Your ready vampires and allies can act, each while it is unlocked. Bleed your prey, hunt for blood, or play a card.
announce = An action is being announced. It can still be said with which card, and at whom.
as_played = A card has just been played. Only what cancels it can be used now.
before_block = The action has been announced. Before anybody tries to block, both sides may use cards.
block = You may block this action with an unlocked minion. Your intercept must reach the stealth of the action.
block_attempt = A minion tries to block. Now stealth and intercept decide: each side may add some while it needs it.
after_block = Nobody blocks any more. A good moment to make the action stronger.
before_resolution = The action will succeed. This is the last moment before it takes effect.
after_resolution = The action is over. Some cards can be used just now.
terms = The political action has succeeded. You decide what exactly the vote is about.
polling = Everybody votes, in any order. More votes for than against, and the referendum passes.
before_range = A combat begins. A few cards are used before the range is known.
range = Combat is at close range unless somebody maneuvers. At long range bare hands do nothing.
before_strikes = The range is set. Strengthen your vampire now, before strikes are chosen.
strike = Choose how your minion strikes. Your hands inflict as much damage as your strength, usually 1.
strike_resolution = The strikes are known and are about to take effect.
damage = Your minion takes damage. Prevent some of it if you can; the rest costs blood.
burning = A vampire is about to be burned. This is the last chance to save it.
additional_strikes = Additional strikes can be gained now. They follow at the same range.
press = The round is over. Press to go on for another round, or press to end the combat if the other side wants to go on.
end_of_round = The end of the round: a few cards are used only now.
influence = Move pool to your uncontrolled vampires with your transfers. With enough counters they become ready.
discard = You may discard a card and draw another. Then your turn ends.
