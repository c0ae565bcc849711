### A card as `praxis card` shows it: the box, and below it what else is known.

called = Also called
editions = Editions
decided = Decided
rules = Rules
several = Several cards are called like that:
unknown = There is no card called
nearest = The nearest names are:
