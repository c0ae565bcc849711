import { Mistake } from '@praxis/engine';
import { describe, expect, test } from 'vitest';
import { matchOf, type TestTable, tableAt } from '../../testing.ts';

const NO_BASIC = ['Crocalor SVI 37', 'Potion', 'Potion', 'Potion', 'Potion', 'Potion', 'Potion'];
const ONE_BASIC = ['Fuecoco SVI 36', 'Potion', 'Potion', 'Potion', 'Potion', 'Potion', 'Potion'];
const times = (count: number, card: string): string[] => Array.from({ length: count }, () => card);

/** Opening hands have been drawn; decks of Basic Pokémon give one with every new hand. */
function opening(ash: readonly string[], gary: readonly string[], decks: Record<string, unknown> = {}): TestTable {
  return tableAt({
    phase: 'opening',
    'turn number': 0,
    seats: {
      Ash: { hand: ash, deck: times(53, 'Fuecoco SVI 36'), ...(decks.Ash as object) },
      Gary: { hand: gary, deck: times(53, 'Quaxly'), ...(decks.Gary as object) },
    },
  });
}

describe('nobody learns how many Basic Pokémon another player holds', () => {
  const asked = ({ match }: TestTable): readonly number[] => match.questions.map(({ seat }) => seat);
  const opened = (ash: readonly string[], gary: readonly string[]) =>
    opening(ash, gary, { Ash: { deck: times(53, 'Potion') }, Gary: { deck: times(53, 'Potion') } });

  test('P-SET-004 who has only one is asked all the same, with the other player and after a new hand', () => {
    expect(asked(opened(ONE_BASIC, ONE_BASIC))).toEqual([0, 1]);
    expect(asked(opened(ONE_BASIC, ['Quaxly', 'Quaxly', ...times(5, 'Potion')]))).toEqual([0, 1]);
    const alone = opening(NO_BASIC, ONE_BASIC, { Ash: { deck: ['Fuecoco SVI 36', ...times(52, 'Potion')] } });
    expect(asked(alone)).toEqual([1]);
    alone.say('Gary', 'starts with Fuecoco');
    expect(asked(alone)).toEqual([0]);
  });

  test('P-MUL-007 a player without a Basic Pokémon among the extra cards is asked to bench one all the same', () => {
    const table = opening(NO_BASIC, ONE_BASIC, { Gary: { deck: times(53, 'Potion') } });
    table.say('Gary', 'starts with Fuecoco').say('Ash', 'starts with Fuecoco').say('Gary', 'draws 1 extra card');
    expect(table.offered('Gary')).toEqual(['Gary chooses none']);
    expect(asked(table)).toEqual([1]);
  });
});

describe('new opening hands', () => {
  test('P-MUL-002 P-MUL-003 P-AMB-16 if neither has a Basic Pokémon both take a new hand, without extra cards and without a new coin', () => {
    const table = opening(NO_BASIC, NO_BASIC);
    expect(table.player('Ash').newHands).toBe(0);
    expect(table.player('Gary').newHands).toBe(0);
    expect(table.player('Ash').zones.hand).toHaveLength(7);
    expect(table.player('Ash').zones.deck).toHaveLength(53);
    expect(table.match.state.at).toBe('place');
    table.say('Ash', 'starts with Fuecoco').say('Gary', 'starts with Quaxly');
    // Nobody is asked about extra cards: the first turn has begun.
    expect(table.match.questions[0]?.step).toBe('main');
  });

  test('P-DECK-004 a position without any Basic Pokémon fails instead of taking new hands for ever', () => {
    const potions = { deck: { exactly: times(53, 'Potion') } };
    expect(() => opening(NO_BASIC, NO_BASIC, { Ash: potions, Gary: potions })).toThrow('has no Basic Pokémon');
  });

  test('P-MUL-004 P-MUL-005 who has no Basic Pokémon waits while the other places Pokémon and Prize cards', () => {
    const table = opening(NO_BASIC, ['Quaxly', 'Quaxly', ...times(5, 'Potion')]);
    expect(table.offered('Ash')).toBeUndefined();
    table.say('Gary', 'starts with Quaxly benching Quaxly');
    expect(table.player('Gary').zones.prizes).toHaveLength(6);
    // The new hand was shown and drawn only then.
    expect(table.player('Ash').newHands).toBe(1);
    expect(table.offered('Ash')).toContain('Ash starts with Fuecoco');
    expect(table.player('Ash').zones.prizes).toHaveLength(0);
  });

  test('P-MUL-001 P-MUL-006 P-AMB-28 EX-02 the opponent draws any number up to that of the new hands, at once', () => {
    const table = opening(NO_BASIC, ONE_BASIC, { Gary: { deck: times(53, 'Potion') } });
    table.player('Ash').newHands = 2;
    table.say('Gary', 'starts with Fuecoco');
    table.say('Ash', 'starts with Fuecoco');
    expect(table.player('Ash').newHands).toBe(3);
    expect(table.offered('Gary')).toEqual([
      'Gary draws no extra cards',
      'Gary draws 1 extra card',
      'Gary draws 2 extra cards',
      'Gary draws 3 extra cards',
    ]);
    const left = table.player('Gary').zones.deck.length;
    table.say('Gary', 'draws 2 extra cards');
    expect(table.player('Gary').zones.deck).toHaveLength(left - 2);
    expect(table.player('Gary').zones.hand).toHaveLength(6 + 2);
  });

  test('P-MUL-007 P-MUL-008 a Basic Pokémon among the extra cards may go to the Bench, and the Prize cards stay as they are', () => {
    const table = opening(NO_BASIC, ONE_BASIC);
    table.say('Gary', 'starts with Fuecoco');
    const prizes = [...table.player('Gary').zones.prizes];
    table.say('Ash', 'starts with Fuecoco').say('Gary', 'draws 1 extra card');
    expect(table.offered('Gary')).toEqual(['Gary benches Quaxly', 'Gary chooses none']);
    table.say('Gary', 'benches Quaxly');
    expect(table.read('Gary.bench')).toEqual(['Quaxly']);
    expect(table.read('Gary.active')).toBe('Fuecoco');
    expect(table.player('Gary').zones.prizes).toEqual(prizes);
  });
});

describe('placing', () => {
  test('P-SET-007 P-ZONE-006 placed Pokémon are hidden until both are done', () => {
    const table = opening(ONE_BASIC, ['Quaxly', ...times(6, 'Potion')]);
    table.say('Ash', 'starts with Fuecoco');
    // The answer is sealed: nothing lies on the table before both have given theirs.
    expect(table.zone('Gary', 'Ash', 'active')).toEqual([]);
    table.say('Gary', 'starts with Quaxly');
    const [active] = table.zone('Gary', 'Ash', 'active') as number[];
    expect(table.view('Gary').cards[active as number]?.name).toBe('Fuecoco');
  });

  test('P-SET-007 a Pokémon that lies face down shows neither its name nor its HP to the opponent', () => {
    const table = opening(NO_BASIC, ['Quaxly', ...times(6, 'Potion')]);
    table.say('Gary', 'starts with Quaxly');
    const [active] = table.zone('Ash', 'Gary', 'active') as number[];
    expect(table.view('Ash').cards[active as number]).toEqual({
      handle: active,
      owner: 1,
      controller: 1,
      counters: {},
      marks: ['face down'],
      with: [],
    });
    expect(table.view('Gary').cards[active as number]?.name).toBe('Quaxly');
  });
});

describe('a match from its start', () => {
  const deck = { 'sv1-36': 30, 'sve-2': 30 };

  test('P-SET-002 P-SET-006 P-ZONE-001 sixty cards: seven in hand, six Prize cards, forty-seven in the deck', () => {
    const table = matchOf([deck, deck]);
    const first = table.match.questions[0]?.seat === 0 ? 'Ash' : 'Gary';
    table.say(first, 'goes first');
    for (const name of ['Ash', 'Gary']) table.say(name, 'starts with Fuecoco');
    const other = first === 'Ash' ? 'Gary' : 'Ash';
    expect(table.player(other).zones.deck).toHaveLength(47);
    expect(table.player(other).zones.prizes).toHaveLength(6);
    // The first player has drawn a card.
    expect(table.player(first).zones.deck).toHaveLength(46);
  });

  test('P-DECK-004 a deck without Basic Pokémon, with unknown cards or for three players is refused', () => {
    expect(() => matchOf([{ 'sve-2': 60 }, deck])).toThrow(Mistake);
    expect(() => matchOf([{ 'sv1-36': 30, Missingno: 30 }, deck])).toThrow('There is no card "Missingno"');
    expect(() => matchOf([deck, deck, deck])).toThrow('This game is for 2 seats');
    expect(() => matchOf([{ 'sv1-36': 1 }, deck])).toThrow('has 1 cards and needs at least 14');
  });

  test('P-END-004 P-END-005 sudden death: one Prize card each, and fifty-two cards stay in the deck', () => {
    const table = matchOf([deck, deck]);
    const state = table.match.state;
    state.prizeCount = 1;
    const first = table.match.questions[0]?.seat === 0 ? 'Ash' : 'Gary';
    table.say(first, 'goes second');
    for (const name of ['Ash', 'Gary']) table.say(name, 'starts with Fuecoco');
    expect(table.player(first).zones.prizes).toHaveLength(1);
    expect(table.player(first).zones.deck).toHaveLength(52);
  });
});
