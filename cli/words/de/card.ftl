### A card as `praxis card` shows it: the box, and below it what else is known.

called = Auch bekannt als:
editions = Editionen:
decided = Entscheidungen:
rules = Regeln:
several = Mehrere Karten heißen so:
unknown = Es gibt keine Karte namens
nearest = Die ähnlichsten Namen sind:
