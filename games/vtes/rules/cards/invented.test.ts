/** Rules that no card of the pool exercises by itself, tried with cards made up for the purpose. */
import { type CardId, fitting, type Match, openAt } from '@praxis/engine';
import { expect, test } from 'vitest';
import type { CardDef } from '../../cards/language.ts';
import { vtes } from '../../game.ts';
import { staging } from '../../staging.ts';
import { addCounters } from '../changes/counters.ts';
import { burnBlood } from '../changes/losing.ts';
import { strengthOf } from '../facts/values.ts';
import { cardOf, type G, playerOf, playOf, type State } from '../state/state.ts';
import { perform } from './effects.ts';

type VtesMatch = Match<State, G>;

/** A position in which Sara holds a made-up card. */
function holding(edition: string, def: CardDef, seats: Record<string, unknown>): { match: VtesMatch; held: CardId } {
  const { setup, state } = staging.stage({ edition, turn: 'Sara', seats } as never);
  const held = state.players[0]?.zones.hand[0] as CardId;
  const cards = [...(setup.cards ?? []), def];
  const withDef = { ...setup, cards };
  (state.cards[held] as { def: number }).def = vtes.pool.of(withDef).numberOf(def.id);
  return { match: openAt(vtes, withDef, state), held };
}

/** Answers the first open question of a seat by words. */
function say(match: VtesMatch, line: string): void {
  for (const question of match.questions) {
    const [fit] = fitting(match.context, vtes.wording('en'), question, line);
    if (fit) {
      match.choose(question.seat, fit.path);
      return;
    }
  }
  throw new Error(`Nobody can say "${line}" now.`);
}

function asked(match: VtesMatch): string[] {
  return match.questions.map((question) => `${match.setup.seats[question.seat]?.name} at ${question.step}`);
}

/** Carries out an effect of a card in Sara's hand as if her first minion had used it. */
function bring(g: G, card: CardId, on?: CardId): void {
  const scene = {
    seat: 0,
    minion: g.state.players[0]?.zones.ready[0] as CardId,
    card,
    chosen: { it: [card], on: on === undefined ? [] : [on] },
    x: 0,
  };
  const run = perform(g, scene, [
    { do: 'put in play', card: 'the it', ...(on === undefined ? {} : { on: 'the on' as const }) },
  ]);
  expect(run.next().done).toBe(true);
}

const lockTwo: CardDef = {
  id: 'lock-two',
  name: 'Lock Two',
  kind: 'library',
  types: ['action'],
  modes: [
    {
      action: { kind: 'effect' },
      choose: [{ name: 'target', card: { is: 'minion', in: 'ready', of: 'another' }, min: 2, max: 2 }],
      effects: [{ do: 'lock', card: 'the target' }],
    },
  ],
};
const fourSeats = {
  Sara: { ready: [{ vampire: 'Krid' }], hand: ['Arson'] },
  Alex: { ready: [{ vampire: 'Mazz' }] },
  Nora: { ready: [{ vampire: 'Zed' }] },
  Tom: { ready: [{ vampire: 'Pug' }] },
};

test('V-BLK-003, D-068 An action on things of several Methuselahs can be blocked by each of them in fifth, clockwise', () => {
  const { match } = holding('fifth', lockTwo, fourSeats);
  say(match, 'plays Lock Two with Krid on Mazz, Zed');
  expect(asked(match)).toEqual(['Alex at block']);
  say(match, 'Alex does not block');
  expect(asked(match)).toEqual(['Nora at block']);
  say(match, 'Nora does not block');
  expect(match.state.action).toBeUndefined();
});

test.each(['2000', 'third'])('V-BLK-003, D-068 In %s the prey and the predator may block such an action', (edition) => {
  const { match } = holding(edition, lockTwo, fourSeats);
  say(match, 'plays Lock Two with Krid on Mazz, Zed');
  expect(asked(match)).toEqual(['Alex at block']);
  say(match, 'Alex does not block');
  expect(asked(match)).toEqual(['Tom at block']);
});

const fetch: CardDef = {
  id: 'unearth',
  name: 'Unearth',
  kind: 'library',
  types: ['action'],
  modes: [
    {
      action: { kind: 'effect' },
      choose: [{ name: 'target', card: { is: 'card', in: 'ash heap', of: 'another' } }],
      effects: [{ do: 'move', card: 'the target', to: 'removed' }],
    },
  ],
};

test.each(['2000', 'third', 'fifth'])(
  'V-BLK-007, D-069 An action on an ash heap is undirected in %s, though the card is in another player’s',
  (edition) => {
    const seats = { ...fourSeats, Nora: { ready: [{ vampire: 'Zed' }], ash_heap: ['Bonding'] } };
    const { match } = holding(edition, fetch, seats);
    say(match, 'plays Unearth with Krid on Bonding');
    expect(match.state.action?.targets).toEqual([]);
    expect(asked(match)).toEqual(['Alex at block']);
  },
);

const stray: CardDef = {
  id: 'stray',
  name: 'Stray',
  kind: 'library',
  types: ['ally'],
  cost: { blood: 1 },
  life: 1,
  superiorLife: 3,
  strength: 0,
  superiorStrength: 2,
  bleed: 1,
  modes: [
    { disciplines: ['ani'], effects: [] },
    { disciplines: ['ANI'], effects: [] },
  ],
};
const animalist = { Sara: { ready: [{ vampire: 'Krid', disciplines: ['ANI'] }], hand: ['Arson'] }, Alex: {}, Nora: {} };

test.each(['2000', 'third', 'fifth'])(
  'V-ACT-034, V-ACT-035, D-064 In %s an ally brought into play without the action is of the basic version and may act at once',
  (edition) => {
    const { match, held } = holding(edition, stray, animalist);
    bring(match.context, held);
    expect(playOf(match.context, held).counters).toBe(1);
    expect(strengthOf(match.context, held)).toBe(0);
    const { context } = match;
    const again = openAt(vtes, match.setup, { ...context.state, at: 'minion' });
    say(again, 'Stray bleeds Alex');
  },
);

const crows: CardDef = { ...stray, id: 'crow', name: 'Crow', types: ['retainer'] };

test.each(['2000', 'third', 'fifth'])(
  'V-ACT-028, V-ACT-027, D-063 In %s a retainer brought into play without the action is of the basic version; without life it is burned',
  (edition) => {
    const { match, held } = holding(edition, crows, animalist);
    const { context: g } = match;
    bring(g, held, g.state.players[0]?.zones.ready[0]);
    expect(playOf(g, held).counters).toBe(1);
    addCounters(g, held, 1);
    burnBlood(g, held, 1);
    expect(cardOf(g, held).place).toBe('attached');
    burnBlood(g, held, 1);
    expect(cardOf(g, held).place).toBe('ash_heap');
  },
);

const claws: CardDef = {
  id: 'claws',
  name: 'Claws',
  kind: 'library',
  types: ['equipment'],
  modes: [
    { disciplines: ['ani'], effects: [] },
    { disciplines: ['ANI'], effects: [] },
  ],
  abilities: [{ always: 'modify', stat: 'strength', amount: 2, of: 'bearer', if: [{ if: 'superior' }] }],
};

test.each(['2000', 'third', 'fifth'])(
  'V-ACT-022, D-063 In %s equipment brought into play without the action works as its basic version',
  (edition) => {
    const { match, held } = holding(edition, claws, animalist);
    const { context: g } = match;
    const bearer = g.state.players[0]?.zones.ready[0] as CardId;
    bring(g, held, bearer);
    expect(strengthOf(g, bearer)).toBe(1);
    const { match: played } = holding(edition, claws, animalist);
    say(played, 'plays Claws with Krid at superior');
    expect(strengthOf(played.context, bearer)).toBe(3);
  },
);

const eclipse: CardDef = {
  id: 'eclipse',
  name: 'Eclipse',
  kind: 'library',
  types: ['event'],
  traits: ['Gehenna'],
  modes: [{ effects: [{ do: 'put in play' }] }],
  abilities: [{ always: 'modify', stat: 'strength', amount: 2, of: { is: 'vampire' } }],
};

test.each([
  [{}, 1],
  [{ title: 'primogen' }, 3],
])('V-GEN-001 Karen Suadela: Gehenna events do not affect her while she is a prince', (lost, strength) => {
  const { match, held } = holding('fifth', eclipse, {
    Sara: { ready: ['Karen Suadela', { vampire: 'Krid' }], hand: ['Blur'] },
    Alex: {},
    Nora: {},
  });
  const g = match.context;
  const [karen, krid] = playerOf(g, 0).zones.ready as [CardId, CardId];
  if ('title' in lost) playOf(g, karen).title = { rank: lost.title as string };
  bring(g, held);
  expect(strengthOf(g, karen)).toBe(strength);
  expect(strengthOf(g, krid)).toBe(3);
});
