import { describe, expect, test } from 'vitest';
import { CARDS } from '../cards/index.ts';
import type { CardDef, PokemonDef } from '../cards/language.ts';
import { deckSentence } from '../text/decks.ts';
import { deckOfEntries, entriesOf, readDeck, TEXT_MAX, writeDeck } from './exchange.ts';
import { DECKS } from './index.ts';
import { deckProblems, type Entry } from './legality.ts';

function pokemon(name: string, more: Partial<PokemonDef> = {}): CardDef {
  return { id: `test ${name}`, name, kind: 'Pokémon', stage: 'Basic', types: ['Colorless'], hp: 60, ...more };
}

const energy = CARDS.find(({ name }) => name === 'Basic Fire Energy') as CardDef;

/** These cards, filled up to sixty with Basic Energy. */
function filled(...cards: readonly (readonly [CardDef, number])[]): readonly Entry[] {
  const entries = cards.map(([def, count]) => ({ def, count }));
  const size = entries.reduce((sum, { count }) => sum + count, 0);
  return [...entries, { def: energy, count: 60 - size }];
}

const rules = (cards: readonly Entry[]): string[] => deckProblems(cards).map(({ rule }) => rule);

describe('EX-01 construction', () => {
  test('P-DECK-001 exactly sixty cards', () => {
    const rex = pokemon('Rex');
    expect(rules(filled([rex, 4]))).toEqual([]);
    expect(
      rules([
        { def: rex, count: 4 },
        { def: energy, count: 55 },
      ]),
    ).toEqual(['P-DECK-001']);
    expect(
      rules([
        { def: rex, count: 4 },
        { def: energy, count: 57 },
      ]),
    ).toEqual(['P-DECK-001']);
  });

  test('P-DECK-002 P-NAME-002 all levels of Gengar share the limit of four', () => {
    const levels = ['Gengar', 'Gengar LV.43', 'Gengar LV.44'].map((name) => [pokemon(name), 1] as const);
    const x = [pokemon('Gengar LV.X', { stage: 'LV.X' }), 1] as const;
    expect(rules(filled(...levels, x))).toEqual([]);
    expect(rules(filled(...levels, x, [pokemon('Gengar LV.45'), 1]))).toEqual(['P-DECK-002']);
  });

  test('P-DECK-002 P-NAME-005 P-NAME-007 four Meowth, four Alolan Meowth and four of Team Rocket', () => {
    const cards = ['Meowth', 'Alolan Meowth', "Team Rocket's Meowth"].map((name) => [pokemon(name), 4] as const);
    expect(rules(filled(...cards))).toEqual([]);
  });

  test('P-NAME-004 four Aerodactyl leave no room for Aerodactyl δ', () => {
    expect(rules(filled([pokemon('Aerodactyl'), 4], [pokemon('Aerodactyl δ'), 1]))).toEqual(['P-DECK-002']);
  });

  test('P-NAME-008 P-NAME-009 ex and -EX are names of their own', () => {
    expect(rules(filled([pokemon('Miraidon'), 4], [pokemon('Miraidon ex'), 4]))).toEqual([]);
    expect(rules(filled([pokemon('Magnezone ex'), 4], [pokemon('Magnezone-EX'), 4]))).toEqual([]);
  });

  test('P-RAD-001 one Radiant Pokémon in all', () => {
    const radiant = (name: string): CardDef => pokemon(name, { tags: ['Radiant'] });
    expect(rules(filled([pokemon('Greninja'), 4], [radiant('Radiant Greninja'), 1]))).toEqual([]);
    expect(rules(filled([radiant('Radiant Greninja'), 1], [radiant('Radiant Alakazam'), 1]))).toEqual(['P-RAD-001']);
  });

  test('P-TP-002 Team Plasma shares the limit of its name', () => {
    const plasma = pokemon('Liepard', { tags: ['Team Plasma'], stage: 'Stage 1', evolvesFrom: 'Purrloin' });
    const plain = pokemon('Liepard', { id: 'other', stage: 'Stage 1', evolvesFrom: 'Purrloin' });
    expect(rules(filled([pokemon('Purrloin'), 4], [plasma, 4]))).toEqual([]);
    expect(rules(filled([pokemon('Purrloin'), 4], [plasma, 4], [plain, 1]))).toEqual(['P-DECK-002']);
  });

  test('P-DECK-004 P-DECK-005 V-UNION pieces, Restored Pokémon and Fossils are no Basic Pokémon', () => {
    const piece = pokemon('Mew V-UNION', { stage: 'V-UNION', piece: 1, tags: ['V-UNION'] });
    const restored = pokemon('Omanyte', { stage: 'Restored' });
    const fossil: CardDef = {
      id: 'f',
      name: 'Rare Fossil',
      kind: 'Item',
      types: ['Colorless'],
      hp: 60,
      played: 'turn',
    };
    expect(rules(filled([piece, 1], [restored, 4], [fossil, 4]))).toEqual(['P-DECK-004']);
  });

  test('P-PRISM-001 one Prism Star card of each name', () => {
    const prism = (name: string): CardDef => pokemon(name, { tags: ['Prism Star'] });
    const cyrus: CardDef = { id: 'c', name: 'Cyrus ◇', kind: 'Supporter', tags: ['Prism Star'], effects: [] };
    expect(rules(filled([prism('Giratina ◇'), 1], [prism('Lunala ◇'), 1], [cyrus, 1]))).toEqual([]);
    expect(rules(filled([prism('Lunala ◇'), 2]))).toEqual(['P-PRISM-001']);
  });

  test('P-ACE-001 one ACE SPEC card in all', () => {
    const ace = (name: string): CardDef => ({ id: name, name, kind: 'Item', tags: ['ACE SPEC'], effects: [] });
    expect(rules(filled([pokemon('Rex'), 4], [ace('Prime Catcher'), 1]))).toEqual([]);
    expect(rules(filled([pokemon('Rex'), 4], [ace('Prime Catcher'), 1], [ace('Master Ball'), 1]))).toEqual([
      'P-ACE-001',
    ]);
  });

  test('P-DECK-003 Basic Energy is not limited, Special Energy is', () => {
    const special = CARDS.find(({ name }) => name === 'Jet Energy') as CardDef;
    expect(rules(filled([pokemon('Rex'), 1]))).toEqual([]);
    expect(rules(filled([pokemon('Rex'), 1], [special, 5]))).toEqual(['P-DECK-002']);
  });

  test('P-DECK-006 proportions are advice: one Basic Pokémon and 59 Energy cards are legal', () => {
    expect(rules(filled([pokemon('Rex'), 1]))).toEqual([]);
  });

  test('P-MEGA-004 four Venusaur-EX and four M Venusaur-EX', () => {
    const mega = pokemon('M Venusaur-EX', { stage: 'MEGA', evolvesFrom: 'Venusaur-EX', tags: ['EX', 'Mega'] });
    expect(rules(filled([pokemon('Venusaur-EX', { tags: ['EX'] }), 4], [mega, 4]))).toEqual([]);
  });

  test('P-VUN-002 P-VUN-003 P-AMB-24 four pieces of one V-UNION, of one set; a piece twice is only useless', () => {
    const piece = (number: number, illustrator = 'A'): CardDef =>
      pokemon('Mew V-UNION', { id: `${number}${illustrator}`, stage: 'V-UNION', piece: number, illustrator });
    const four = [1, 2, 3, 4].map((number) => [piece(number), 1] as const);
    expect(rules(filled([pokemon('Rex'), 1], ...four))).toEqual([]);
    expect(rules(filled([pokemon('Rex'), 1], ...four, [piece(1), 1]))).toContain('P-DECK-002');
    expect(rules(filled([pokemon('Rex'), 1], [piece(1), 1], [piece(2, 'B'), 1]))).toEqual(['P-VUN-003']);
    const [problem] = deckProblems(filled([pokemon('Rex'), 1], [piece(1), 2]));
    expect(problem).toMatchObject({ rule: 'P-AMB-24', warning: true });
  });
});

describe('decks of special kinds', () => {
  const lines = [
    '1 Radiant Greninja ASR 46',
    '1 Giratina ◇ UPR 58',
    '1 Mewtwo V-UNION PR-SW 159',
    '1 Mewtwo V-UNION PR-SW 160',
    '1 Mewtwo V-UNION PR-SW 161',
    '1 Mewtwo V-UNION PR-SW 162',
    '4 Lapras V SSH 49',
    '4 Lapras VMAX SSH 50',
    '1 Pikachu & Zekrom-GX TEU 33',
    '4 Venusaur-EX XY 1',
    '4 M Venusaur-EX XY 2',
    '4 Omanyte FCO 17',
    '4 Rare Fossil DAA 167',
    '1 Guzma & Hala CEC 193',
    '1 Head Ringer Team Flare Hyper Gear PHF 97',
    "1 Hero's Cape TEF 152",
    '1 Beast Energy ◇ FLI 117',
    '25 Basic Psychic Energy SVE 5',
  ];
  const problemsOf = (...more: readonly string[]): string[] => {
    const { cards, problems } = readDeck([...lines, ...more].join('\n'));
    expect(problems).toEqual([]);
    return rules(cards).filter((rule) => rule !== 'P-DECK-001');
  };

  test('are legal within the limits of each kind', () => {
    expect(rules(readDeck(lines.join('\n')).cards)).toEqual([]);
  });

  test('P-RAD-001 P-ACE-001 have one Radiant Pokémon and one ACE SPEC card, with any names', () => {
    expect(problemsOf('1 Radiant Alakazam SIT 59')).toEqual(['P-RAD-001']);
    expect(problemsOf('1 Master Ball TEF 153')).toEqual(['P-ACE-001']);
  });

  test('P-PRISM-001 have one Prism Star card of each name, Pokémon or not', () => {
    expect(problemsOf('1 Giratina ◇ UPR 58')).toEqual(['P-PRISM-001']);
    expect(problemsOf('1 Beast Energy ◇ FLI 117')).toEqual(['P-PRISM-001']);
  });

  test('P-VUN-002 P-MEGA-004 have four cards of a name, and the pieces of a V-UNION have one', () => {
    expect(problemsOf('1 Mewtwo V-UNION PR-SW 159')).toEqual(['P-DECK-002', 'P-AMB-24']);
    expect(problemsOf('1 M Venusaur-EX XY 2')).toEqual(['P-DECK-002']);
  });
});

describe('offered decks', () => {
  test.each(DECKS.map((deck) => [deck.name, deck] as const))(
    '%s is legal, and survives writing and reading',
    (_, { deck }) => {
      const entries = entriesOf(deck);
      expect(deckProblems(entries)).toEqual([]);
      const again = readDeck(writeDeck(entries, 'A deck'));
      expect(again.problems).toEqual([]);
      expect(again.name).toBe('A deck');
      expect(deckOfEntries(again.cards)).toEqual(deck);
    },
  );
});

describe('deck lists', () => {
  const read = (text: string): Record<string, number> => deckOfEntries(readDeck(text).cards);

  test('are read as Pokémon TCG Live and Limitless write them', () => {
    const text =
      'Pokémon: 5\n3 Fuecoco SVI 36\n2 Rotom SVI 70\n\nTrainer: 1\n1 Potion SVI 188\n\nEnergy: 2\n2 Basic {R} Energy SVE 2\n\nTotal Cards: 8';
    expect(read(text)).toEqual({ 'sv1-36': 3, 'sv1-70': 2, 'sv1-188': 1, 'sve-2': 2 });
    expect(readDeck(text).problems).toEqual([]);
  });

  test('with other headings, marks of foils, crosses and old lists', () => {
    expect(
      read('##Pokémon - 3\n* 3 Fuecoco SVI 36 PH\n##Treinador - 1\n1x Potion SVI 188\nEnergia: 4\n4 Fire Energy'),
    ).toEqual({
      'sv1-36': 3,
      'sv1-188': 1,
      'sve-2': 4,
    });
  });

  test('name the line that is not understood, and cards that are not known', () => {
    const { problems } = readDeck('Pokémon: 1\nthree Fuecoco\n2 Fuecocco SVI 36\n1 Potion XYZ 1');
    expect(problems).toMatchObject([
      { say: 'not understood', line: 2, level: 'error' },
      { say: 'unknown card', line: 3, level: 'error', nearest: ['Fuecoco'] },
    ]);
  });

  test('take another printing of a Trainer card for the same card, and warn about that of a Pokémon', () => {
    expect(readDeck('1 Potion BS 94').problems).toEqual([]);
    expect(readDeck('1 Fuecoco PAL 35').problems).toMatchObject([
      { say: 'other printing', level: 'warning', print: 'PAL 35' },
    ]);
  });

  test('that say another total than they have, or are endless, are noticed', () => {
    expect(readDeck('2 Potion SVI 188\nTotal Cards: 60').problems).toMatchObject([
      { say: 'total', amount: 2, stated: 60 },
    ]);
    expect(readDeck('x'.repeat(TEXT_MAX + 1)).problems).toMatchObject([{ say: 'too long' }]);
  });

  test('every complaint is worded in five languages', () => {
    const problems = [
      ...readDeck('?\n1 Nothing\n1 Fuecoco PAL 35\n').problems,
      ...deckProblems([{ def: energy, count: 59 }]),
    ];
    for (const language of ['en', 'pt', 'es', 'it', 'fr'])
      for (const problem of problems) {
        const words = deckSentence(language, problem);
        expect(words).toMatch(/[.?]$/);
        expect(words).not.toContain('undefined');
      }
  });
});
