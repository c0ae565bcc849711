### The lessons for newcomers, in English.

summon =
    .title = Summon your first monster
    .introduction = Each turn you may Normal Summon one monster from your hand. It comes face-up in Attack Position. Monsters of Level 4 or lower need nothing else; the stars show the Level.

attack =
    .title = Attack a weaker monster
    .introduction = In the Battle Phase each of your monsters in Attack Position may attack once. The ATK of both is compared: the lower one is destroyed, and its player loses the difference in Life Points.

direct =
    .title = Attack directly
    .introduction = As long as your opponent has a monster, you must attack it. Once the field is empty, your monster attacks the player and deals its full ATK as damage.

tribute =
    .title = Tribute for a stronger monster
    .introduction = A monster of Level 5 or 6 needs one Tribute, Level 7 or more needs two: monsters that you control are sent to the Graveyard for it. This is still your one Normal Summon of the turn.

defend =
    .title = Set a monster in Defense Position
    .introduction = Instead of Summoning you may Set a monster: face-down in Defense Position. The card lies sideways, and its DEF counts. An attacker with less ATK destroys nothing, and its player loses the difference.

flip =
    .title = Turn it face-up
    .introduction = On a later turn you may Flip Summon a Set monster to face-up Attack Position. A Flip effect activates whenever its monster is turned face-up. This one destroys a monster of your choice.

spell =
    .title = Activate Spells
    .introduction = Spells are activated in your own Main Phase; Quick-Play Spells in other phases too. Most go to the Graveyard at once. An Equip Spell stays and makes one monster stronger.

trap =
    .title = Spring a Trap
    .introduction = A Trap must be Set first and can be activated from the next turn on, even during your opponent's turn. This time you are the one who waits: answer the Summon.

chain =
    .title = A Chain of three
    .introduction = Every answer can be answered in turn: the activations form a Chain. It resolves backwards, the last Link first. Only a Counter Trap can answer a Counter Trap. Save your Spell with the third Link.

fusion =
    .title = Fusion Summon
    .introduction = Fusion Monsters wait in the Extra Deck. Polymerization joins the monsters that a Fusion Monster lists, from your hand or field, and sends them to the Graveyard.

ritual =
    .title = Ritual Summon
    .introduction = A Ritual Monster is in your hand and needs its Ritual Spell. You Tribute monsters from your hand or field whose Levels add up to at least the number on the Spell.

synchro =
    .title = Synchro Summon
    .introduction = One Tuner and other monsters on your field are sent to the Graveyard. Their Levels must add up to exactly the Level of the Synchro Monster. No Spell is needed.

xyz =
    .title = Xyz Summon
    .introduction = Two monsters of the same Level are stacked, with an Xyz Monster on top of them. It has a Rank and no Level. Its effects detach the materials below it: stop an attack with one.

pendulum =
    .title = Pendulum Summon
    .introduction = Two Pendulum Monsters in the Pendulum Zones set a scale. Once per turn all monsters in your hand with a Level between the two numbers can be Summoned at the same time, without Tributes.

win =
    .title = Take the last Life Points
    .introduction = Both players begin with 8000 Life Points. A player who has none left loses the Duel. Here everything is ready for the last attack.
