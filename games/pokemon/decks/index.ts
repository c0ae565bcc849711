/** Decks that everybody can play: ids of cards with their numbers. */
export interface OfferedDeck {
  readonly id: string;
  readonly name: string;
  readonly deck: Readonly<Record<string, number>>;
}

export const DECKS: readonly OfferedDeck[] = [
  {
    id: 'first-fire',
    name: 'First Fire',
    deck: {
      'sv1-36': 4,
      'sv1-37': 3,
      'sv1-38': 2,
      'sv1-69': 4,
      'sv1-70': 4,
      'sv1-81': 2,
      'sv1-180': 4,
      'sv1-198': 3,
      'sv2-172': 2,
      'sv1-181': 3,
      'sv1-187': 2,
      'sv1-188': 2,
      'sv1-194': 2,
      'sv1-196': 2,
      'sv1-167': 1,
      'sv2-173': 1,
      'sv1-193': 1,
      'sv2-190': 1,
      'sve-2': 10,
      'sve-4': 7,
    },
  },
  {
    id: 'first-water',
    name: 'First Water',
    deck: {
      'sv1-52': 4,
      'sv1-53': 4,
      'sv1-69': 4,
      'sv1-70': 4,
      'sv1-81': 1,
      'sv1-180': 4,
      'sv1-198': 4,
      'sv2-172': 2,
      'sv1-181': 4,
      'sv1-187': 2,
      'sv1-188': 3,
      'sv1-194': 2,
      'sv1-196': 2,
      'sv2-171': 2,
      'sv2-173': 1,
      'sv1-193': 1,
      'sve-3': 10,
      'sve-4': 6,
    },
  },
];

export function deckOf(id: string): Readonly<Record<string, number>> {
  const found = DECKS.find((each) => each.id === id);
  if (!found) throw new RangeError(`There is no deck "${id}"; there are ${DECKS.map((each) => each.id).join(', ')}.`);
  return found.deck;
}
