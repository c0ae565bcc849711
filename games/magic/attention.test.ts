import { openMatch, type Viewer } from '@praxis/engine';
import { expect, test } from 'vitest';
import { attentionOf, stops } from './attention.ts';
import { DECKS } from './decks/index.ts';
import { magic } from './game.ts';
import type { MagicView, MagicWhere } from './where.ts';

const SPELL = { kind: 'spell', card: 7, name: 'Shock', x: 0 } as const;

const going = (where: Partial<MagicWhere>, viewer: Viewer = 0): MagicView => ({
  viewer,
  seats: [],
  cards: { 7: { handle: 7, owner: 1, controller: 1 } },
  where: { turn: 0, turnNumber: 3, step: 'main 1', startingSeat: 0, stack: [], ...where },
});

test('the usual stops are places where a player can be asked', () => {
  for (const place of stops.usual) expect(stops.places).toContain(place);
  expect(new Set(stops.places).size).toBe(stops.places.length);
});

test('a step is a place of the own turn or of another’s', () => {
  expect(attentionOf(going({}))).toMatchObject({ seat: 0, turn: 3, place: 'own main 1', at: [], idle: true });
  expect(attentionOf(going({ step: 'end' }, 1)).place).toBe('other end');
  expect(attentionOf(going({ step: 'cleanup' })).place).toBeUndefined();
  expect(attentionOf(going({}, 'spectator')).place).toBeUndefined();
});

test('the top of the stack is a place of its own', () => {
  const stack = [
    { ...SPELL, id: 1, seat: 0, targets: [{ card: 7 }] },
    { ...SPELL, id: 2, seat: 1, targets: [{ seat: 0 }] },
  ];
  expect(attentionOf(going({ stack }))).toMatchObject({ place: 'other stack', matter: 'stack 2', at: [1, 0] });
  expect(attentionOf(going({ stack }, 1)).place).toBe('own stack');
});

test('attacked players are concerned', () => {
  const combat = { attackers: [{ card: 7, defender: 0, blocked: false, blockers: [] }] };
  expect(attentionOf(going({ step: 'declare attackers', combat }, 1)).at).toEqual([0]);
});

test('a player who stops for attackers is not asked where nobody attacks', () => {
  const attacker = { card: 7, defender: 1, blocked: false, blockers: [] };
  const attackers = going({ step: 'declare attackers', combat: { attackers: [attacker] } }, 1);
  expect(attentionOf(attackers).place).toBe('other declare attackers');
  expect(attentionOf(going({ step: 'declare attackers', combat: { attackers: [] } }, 1)).place).toBe(
    'other beginning of combat',
  );
});

test('a player who stops for blocks is not asked where no attacker is left', () => {
  expect(attentionOf(going({ step: 'declare blockers', combat: { attackers: [] } }, 1)).place).toBe(
    'other end of combat',
  );
});

test('the view of a real match has it', () => {
  const [deck] = Object.values(DECKS);
  const seats = ['Ana', 'Ben'].map((name) => ({ name, deck: deck as NonNullable<typeof deck> }));
  const match = openMatch(magic, { edition: '2014', seats, seed: 'attention' });
  expect(attentionOf(match.view(0))).toMatchObject({ at: [], vote: false });
});
