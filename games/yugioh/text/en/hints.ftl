### What newcomers are told at each step, in English.

side = You may swap cards in your Main and Extra Deck for the same number from your Side Deck.
main_1 = Once per turn you may Normal Summon or Set a monster. Spells, Sets and Special Summons have no such limit.
battle_step = Attack with each monster in Attack Position. If your opponent has no monsters, you attack directly.
main_2 = After the battle you may still Summon, if you have not, and Set cards for your opponent’s turn.
response = You may respond now. If you pass, play continues.
chain = The last card of the Chain resolves first. Answer with an equal or higher Spell Speed.
attack_declared = An attack was declared: this is the moment for cards that answer an attack.
replay = The monsters on the field have changed: attack another target, or stop the attack.
before_calculation = In the Damage Step only cards that change ATK or DEF, and those that negate, can still be used.
hand_limit = At the end of your turn you may keep at most six cards.
