### What newcomers are told at each step, in English.

setup = A good opening hand has two to five lands. A mulligan gives you another hand with one card fewer.
main_1 = Play one land and cast what your lands can pay for. Passing leads to combat.
declare_attackers = All attackers are declared at once. They tap, so most of them cannot block until your next turn.
declare_blockers = Several creatures can block one attacker. Creatures that are not blocked deal their damage to you. Then both players can still cast instants.
main_2 = After combat you can still cast spells, and play a land if you have not played one.
end = The turn is about to end: the last chance for instants and abilities.
