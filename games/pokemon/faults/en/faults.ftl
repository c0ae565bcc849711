### What is wrong with decks, lists, definitions and positions of Pokémon. The English texts are those of the code.

seats = This game is for 2 seats, not for { $count }.
noBasic = The deck of { $name } has no Basic Pokémon.
tooFew = The deck of { $name } has { $count } cards and needs at least { $least }.
noKind = { $card } is neither a Pokémon nor a Trainer nor an Energy card (supertype: { $type }).
noHp = { $card } has no HP.
factor = a factor or "+20"
letters = letters of { $letters }
saysEvolution = a card of stage { $stage } says what it evolves from
noEvolution = a card of stage { $stage } does not say what it evolves from
piece = piece belongs to V-UNION and LEGEND
gx = only Pokémon-GX have GX attacks
vstar = only Pokémon VSTAR have VSTAR Powers
sameName = two attacks or Abilities have the same name
lastProvides = the last line of provides has no condition
coin = heads or tails
number = a number, or a text such as "+20"
attacks = a map of attacks by their names
symbol = { $sign } is no symbol of a cost; expected { $signs }.
abilities = a map of Abilities by their names
ability = an Ability in the words of the card language
stadium = a Stadium
active = Every player has an Active Pokémon.
noPokemon = { $name } is no Pokémon.
energy = an Energy card
tool = a Pokémon Tool
cardOrMap = the name of a card, or a map with card or pokemon
