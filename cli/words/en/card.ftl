### A card as `praxis card` shows it: the box, and below it what else is known.

called = Also called:
editions = Editions:
decided = Decided:
rules = Rules:
several = Several cards have that name:
unknown = There is no card called
nearest = The nearest names are:
