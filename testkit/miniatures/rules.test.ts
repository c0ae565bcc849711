import {
  answers,
  type BaseCard,
  type CardId,
  type Game,
  type Match,
  openAt,
  type Seat,
  type Setup,
} from '@praxis/engine';
import { describe, expect, test } from 'vitest';
import { ambushGame } from './ambush.ts';
import { bidsGame } from './bids.ts';
import { chainGame } from './chain.ts';
import { paymentGame } from './payment.ts';
import { pledgesGame } from './pledges.ts';
import { stackGame } from './stack.ts';
import type { TableState } from './table.ts';

const SETUP: Setup = { edition: 'only', seats: [{ name: 'Ada' }, { name: 'Ben' }], seed: 'rules' };

/** A match at whose start the seats hold these cards in hand, by name, and no others. */
function opened<S extends TableState>(
  game: Game<S>,
  hands: readonly (readonly string[])[],
  change: (state: S) => void = () => {},
  setup: Setup = SETUP,
): Match<S> {
  const names = game.definitions(setup).map(({ id }) => id);
  const state = game.start(setup);
  for (const [seat, names_] of hands.entries()) {
    const [hand, deck] = [state.hands[seat] as CardId[], state.decks[seat] as CardId[]];
    const all = [...hand.splice(0), ...deck.splice(0)];
    for (const id of all) (state.cards[id] as BaseCard).seen = 0;
    for (const name of names_) {
      const id = all.find((each) => names[(state.cards[each] as BaseCard).def] === name) as CardId;
      hand.push(...all.splice(all.indexOf(id), 1));
      (state.cards[id] as BaseCard).seen = 1 << seat;
    }
    deck.push(...all);
  }
  change(state);
  return openAt(game, setup, state);
}

/** A seat's possible answers, as full sentences without its name. */
function sayings<S extends TableState>(match: Match<S>, seat: Seat): string[] {
  const name = `${match.setup.seats[seat]?.name} `;
  const question = match.questions.find((each) => each.seat === seat);
  if (!question) return [];
  const wording = match.game.wording('en');
  const all = answers(question).map((path) => wording.sentence(match.context, question, path).replace(name, ''));
  return [...new Set(all)];
}

function say<S extends TableState>(match: Match<S>, seat: Seat, sentence: string): void {
  const question = match.questions.find((each) => each.seat === seat);
  const wording = match.game.wording('en');
  const name = match.setup.seats[seat]?.name;
  const path =
    question &&
    answers(question).find((each) => wording.sentence(match.context, question, each) === `${name} ${sentence}`);
  if (!path) throw new Error(`${name} cannot say "${sentence}", only: ${sayings(match, seat).join(' · ')}`);
  match.choose(seat, path);
}

const pass = <S extends TableState>(match: Match<S>, ...seats: readonly Seat[]): void => {
  for (const seat of seats) if (match.questions.some((each) => each.seat === seat)) say(match, seat, 'passes');
};

/** Puts cards of a seat's deck into another zone of its own, face up. */
const put = (
  state: TableState,
  names: readonly string[],
  zone: CardId[],
  seat: Seat,
  ...wanted: readonly string[]
): void => {
  for (const name of wanted) {
    const deck = state.decks[seat] as CardId[];
    const at = deck.findIndex((id) => names[(state.cards[id] as BaseCard).def] === name);
    const [id] = deck.splice(at, 1) as [CardId];
    (state.cards[id] as BaseCard).seen = 0xff;
    zone.push(id);
  }
};

describe('The stack', () => {
  test('resolves the last first, so a counter stops the spell that it answers', () => {
    const match = opened(stackGame, [['Bolt'], ['Counter']]);
    say(match, 0, 'plays Bolt on Ben');
    pass(match, 0);
    say(match, 1, 'plays Counter');
    pass(match, 1, 0, 1, 0);
    expect(match.state.points).toEqual([5, 5]);
  });

  test('lets the affected seat choose between replacements, and the rest apply to the replaced event', () => {
    const names = ['Bolt', 'Study', 'Counter', 'Shield', 'Mirror', 'Ward'];
    const match = opened(stackGame, [['Bolt'], []], (state) => {
      put(state, names, state.fields[1] as CardId[], 1, 'Shield', 'Mirror');
    });
    say(match, 0, 'plays Bolt on Ben');
    pass(match, 0);
    expect(sayings(match, 1)).toEqual(['uses Shield', 'uses Mirror']);
    say(match, 1, 'uses Shield');
    expect(match.state.points).toEqual([4, 5]);
  });

  test('says why a card cannot be played', () => {
    const match = opened(stackGame, [['Counter', 'Bolt'], []]);
    expect(match.explain(0, 'plays Counter').reasons).toEqual([
      { rule: 'S-1', words: 'There must be something to counter.' },
    ]);
    expect(match.explain(0, 'plays Bolt on Ada').reasons.map(({ rule }) => rule)).toEqual(['S-2']);
    expect(match.explain(0, 'plays Bolt on Ben').possible).toBe(true);
  });
});

describe('The chain', () => {
  const names = ['Ember', 'Moth', 'Ash', 'Raze', 'Tithe', 'Pyre'];
  /** Ada has one card in play and Raze in hand; Ben's spells lie face down. */
  const razing = (inPlay: string, ...sets: readonly string[]): Match<ReturnType<typeof chainGame.start>> =>
    opened(chainGame, [['Raze'], []], (state) => {
      put(state, names, state.fields[0] as CardId[], 0, inPlay);
      put(state, names, state.sets[1] as CardId[], 1, ...sets);
    });

  test('offers a trigger when its event was the last thing to happen', () => {
    const match = razing('Ember');
    say(match, 0, 'activates Raze on Ember');
    expect(sayings(match, 0)).toEqual(['passes', 'uses Ember']);
  });

  test('loses a "when" trigger if something else happened afterwards, but not an "if" trigger', () => {
    // Ben adds Tithe, then Pyre: Pyre destroys the card, then Tithe takes a point, then Raze has no target.
    const afterwards = (inPlay: string): { missed: boolean; offered: boolean } => {
      const match = razing(inPlay, 'Tithe', 'Pyre');
      say(match, 0, `activates Raze on ${inPlay}`);
      say(match, 1, 'activates Tithe');
      say(match, 1, 'activates Pyre');
      const missed = match.takeEvents().some(({ type }) => type === 'missed');
      return { missed, offered: sayings(match, 0).includes(`uses ${inPlay}`) };
    };
    expect(afterwards('Ember')).toEqual({ missed: true, offered: false });
    expect(afterwards('Moth')).toEqual({ missed: false, offered: true });
  });

  test("puts both seats' simultaneous triggers on one chain, the mandatory first", () => {
    const match = opened(chainGame, [['Pyre'], []], (state) => {
      put(state, names, state.fields[0] as CardId[], 0, 'Ember');
      put(state, names, state.fields[1] as CardId[], 1, 'Ash');
    });
    say(match, 0, 'activates Pyre');
    expect(sayings(match, 0)).toEqual(['passes', 'uses Ember']);
    say(match, 0, 'uses Ember');
    expect(match.state.points).toEqual([4, 5]);
    expect(match.state.hands[0]).toHaveLength(2);
  });
});

describe('A payment', () => {
  const purse = { red: 2, blue: 2, gold: 1, springs: 1 };

  test('is one answer with the card it pays for, and nothing is spent before it is complete', () => {
    const match = opened(paymentGame, [['Storm', 'Spark'], []], () => {});
    const before = match.hash();
    const question = match.questions[0]!;
    const storm = question.next([]).find(({ card }) => card === match.state.hands[0]?.[0])!;
    const first = question.next([storm]);
    expect(first.map(({ word }) => word)).toEqual(['red', 'blue', 'gold', 'springs']);
    const red = [storm, first[0]!];
    // Stepping back is a shorter prefix: it offers the same as before.
    question.next([...red, question.next(red)[0]!]);
    expect(question.next(red)).toEqual(question.next([storm, first[0]!]));
    expect(question.next([storm])).toEqual(first);
    expect(match.hash()).toBe(before);
    expect(match.state.purses[0]).toEqual(purse);
    say(match, 0, 'casts Storm paying red, paying blue, paying gold');
    expect(match.state.purses[0]).toEqual({ red: 1, blue: 1, gold: 0, springs: 1 });
    expect(match.state.points).toEqual([3, 0]);
  });

  test('may be given in any order, and only in combinations that fit', () => {
    const match = opened(paymentGame, [['Ripple'], []], (state) => {
      state.decks[0] = [];
    });
    expect(sayings(match, 0)).toEqual([
      'passes',
      'casts Ripple paying red, paying blue',
      'casts Ripple paying red, paying gold',
      'casts Ripple paying red, paying springs',
      'casts Ripple paying blue, paying blue',
      'casts Ripple paying blue, paying gold',
      'casts Ripple paying blue, paying springs',
      'casts Ripple paying gold, paying springs',
      'casts Ripple paying springs',
    ]);
    const handle = match.state.cards[match.state.hands[0]?.[0] as CardId]?.handle;
    expect(match.answer(0, 0, `cast:c${handle} pay:gold pay:blue`)).toHaveProperty('events');
    expect(match.state.purses[0]).toEqual({ ...purse, blue: 1, gold: 0 });
  });

  test('that the rules fail to carry out is given back', () => {
    const match = opened(paymentGame, [['Spark'], []], () => {}, { ...SETUP, options: { fault: 'Spark' } });
    const before = match.hash();
    const handle = match.state.cards[match.state.hands[0]?.[0] as CardId]?.handle;
    const given = match.answer(0, 0, `cast:c${handle} pay:red`);
    expect(given).toMatchObject({ refused: 'fault', report: { message: 'This card was not to be cast.' } });
    expect(match.hash()).toBe(before);
    expect(match.state.purses[0]).toEqual(purse);
  });
});

describe('Bids', () => {
  test('are opened together, then all may vote in any order', () => {
    const match = opened(bidsGame, [['Seven'], ['Two']]);
    const { prize } = match.state;
    say(match, 1, 'bids Two');
    expect(match.view(0)).not.toHaveProperty('where.bids');
    expect(match.state.piles).toEqual([[], []]);
    say(match, 0, 'bids Seven');
    expect(match.state.piles.map(({ length }) => length)).toEqual([1, 1]);
    say(match, 1, 'votes against');
    say(match, 0, 'votes for');
    say(match, 0, 'votes for');
    pass(match, 1, 0);
    expect(match.state.points).toEqual([2 * prize, 0]);
  });

  test('that are alike win nothing', () => {
    const match = opened(bidsGame, [['Two'], ['Two']]);
    say(match, 0, 'bids Two');
    say(match, 1, 'bids Two');
    expect(match.state.points).toEqual([0, 0]);
    expect(match.state.turn).toBe(2);
  });
});

describe('ambush', () => {
  test('imagined worlds have only beasts in dens and only snares on the ground', () => {
    const match = opened(ambushGame, [['Cub', 'Wolf', 'Snare', 'Relic'], []]);
    for (const [say, name] of [
      ['hide', 'Cub'],
      ['hide', 'Wolf'],
      ['lay', 'Snare'],
    ] as const) {
      const question = match.questions[0] as (typeof match.questions)[number];
      const path = answers(question).find(
        ([piece]) => piece?.say === say && ambushGame.definitions(SETUP)[defAt(match.state, piece.card)]?.id === name,
      );
      match.choose(0, path ?? []);
    }
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { state } = match.imagine(1, seed);
      expect(state.dens[0]?.every((card) => defAt(state, card) < 3)).toBe(true);
      expect(state.ground[0]?.every((card) => defAt(state, card) === 5)).toBe(true);
    }
  });

  test('a Titan is raised from beasts of exactly its weight, and every beginning can be completed', () => {
    const match = opened(ambushGame, [['Titan'], []], (state) => {
      state.dens[0] = beasts(state, 0, ['Cub', 'Cub', 'Wolf', 'Bear', 'Bear']);
    });
    const raised = answers(match.questions[0] as (typeof match.questions)[number]).filter(
      ([piece]) => piece?.say === 'raise',
    );
    const weights = raised.map((path) =>
      path
        .slice(1)
        .map(({ card }) => (card === undefined ? 0 : defAt(match.state, card) + 1))
        .sort()
        .filter((weight) => weight > 0)
        .join('+'),
    );
    expect([...new Set(weights)].sort()).toEqual(['1+1+3', '2+3']);
  });

  test('a Relic can bring back the card that paid for it', () => {
    const match = opened(ambushGame, [['Relic', 'Bear'], []]);
    const uses = answers(match.questions[0] as (typeof match.questions)[number]).filter(
      ([piece]) => piece?.say === 'use',
    );
    expect(uses.map((path) => path.map(({ say }) => say))).toContainEqual(['use', 'pay', 'target']);
    const bear = uses.find((path) => path[1]?.card === path[2]?.card);
    expect(bear).toBeDefined();
    match.choose(0, bear ?? []);
    expect(match.state.dens[0]).toEqual([bear?.[1]?.card]);
  });

  test('a beast that was not the last thing to come is not answered', () => {
    const laid = (state: TableState & { ground: CardId[][] }): void => {
      state.ground[1] = beasts(state, 1, ['Snare']);
    };
    const hidden = opened(ambushGame, [['Bear'], []], laid);
    hidden.choose(0, [{ say: 'hide', card: hidden.state.hands[0]?.[0] as CardId }]);
    expect(hidden.questions[0]?.step).toBe('snare');
    const found = opened(ambushGame, [['Relic', 'Bear'], []], laid);
    const use = answers(found.questions[0] as (typeof found.questions)[number]).find(([piece]) => piece?.say === 'use');
    found.choose(0, use ?? []);
    expect(found.questions[0]?.step).toBe('main');
  });
});

function defAt(state: { readonly cards: readonly BaseCard[] }, card: CardId | undefined): number {
  return (state.cards[card as CardId] as BaseCard).def;
}

/** Takes cards of these names from a seat's deck. */
function beasts(state: TableState, seat: Seat, names: readonly string[]): CardId[] {
  const deck = state.decks[seat] as CardId[];
  return names.map((name) => {
    const at = deck.findIndex((card) => ambushGame.definitions(SETUP)[defAt(state, card)]?.id === name);
    return deck.splice(at, 1)[0] as CardId;
  });
}
describe('pledges', () => {
  const say = (match: Match, seat: Seat, say: string, what: { amount?: number; seat?: Seat } = {}): void =>
    match.choose(seat, [{ say, ...what }]);

  test("others' tokens in hand are dealt again in imagined worlds, one's own are not", () => {
    const match = opened(pledgesGame, [[], []]) as Match;
    say(match, 0, 'take', { amount: 3 });
    const taken = (seat: Seat): Set<number> =>
      new Set(
        Array.from({ length: 40 }, (_, index) => {
          const { pledges } = match.imagine(seat, `world ${index}`).state as unknown as {
            pledges: { hidden: number }[];
          };
          return pledges[0]?.hidden as number;
        }),
      );
    expect([...taken(1)].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect([...taken(0)]).toEqual([3]);
    expect(JSON.stringify(match.view(1))).not.toContain('hidden');
  });

  test('tokens keep their colour, and one is given only with permission', () => {
    const match = opened(pledgesGame, [[], []]) as Match;
    say(match, 0, 'take', { amount: 3 });
    say(match, 1, 'take', { amount: 2 });
    const { tokens } = match.state as unknown as { tokens: number[][] };
    expect(tokens).toEqual([
      [5, 2],
      [0, 3],
    ]);
    say(match, 0, 'ask', { seat: 1 });
    expect(match.questions.map(({ seat, step }) => [seat, step])).toEqual([[1, 'permission']]);
    say(match, 1, 'refuse', { seat: 0 });
    expect((match.state as unknown as { tokens: number[][] }).tokens).toEqual(tokens);
  });
});
