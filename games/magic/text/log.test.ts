import type { GameEvent } from '@praxis/engine';
import { describe, expect, it } from 'vitest';
import { tableAt } from '../testing.ts';
import { wordingIn } from './wording.ts';

const table = tableAt({
  seats: { Ana: { hand: ['Forest', 'Lightning Strike'] }, Bob: { battlefield: ['Runeclaw Bear'] } },
});
const { context: g } = table.match;
const named = (name: string, handle: number): { handle: number; def: number } => ({
  handle,
  def: g.defs.findIndex((def) => def.name === name),
});
const bear = named('Runeclaw Bear', 7);
const moved = (card: object, from: string, zone: string, seat = 0): GameEvent => ({
  type: 'moved',
  card,
  from,
  zone,
  seat,
});

function log(events: readonly GameEvent[], language = 'en'): string[] {
  const wording = wordingIn(language);
  return wording
    .condensed(events)
    .map((event) => wording.event(g, event))
    .filter(Boolean);
}

describe('The log', () => {
  it('shows a land and a creature that come into play once', () => {
    const forest = named('Forest', 3);
    expect(
      log([{ type: 'played', seat: 0, card: forest }, moved({ ...forest, handle: 4 }, 'hand', 'battlefield')]),
    ).toEqual(['Ana plays Forest']);
    expect(log([moved(bear, 'hand', 'stack'), { type: 'cast', seat: 0, card: bear, on: [] }])).toEqual([
      'Ana casts Runeclaw Bear',
    ]);
    expect(log([{ type: 'resolves', card: bear, ability: false }, moved(bear, 'stack', 'battlefield')])).toEqual([
      'Runeclaw Bear enters the battlefield',
    ]);
  });

  it('says nothing of a card that stays in its library', () => {
    expect(log([moved(named('Forest', 3), 'library', 'library')])).toEqual([]);
  });

  it('shows each death once, and a burial without a cause by itself', () => {
    const destroyed: GameEvent = { type: 'destroyed', card: bear };
    const burial = moved({ ...bear, handle: 9 }, 'battlefield', 'graveyard');
    expect(log([destroyed, destroyed, burial, burial])).toEqual([
      'Runeclaw Bear is destroyed',
      'Runeclaw Bear is destroyed',
    ]);
    expect(log([destroyed, burial, burial])).toEqual([
      'Runeclaw Bear is destroyed',
      'Runeclaw Bear goes to the graveyard',
    ]);
    expect(log([moved(bear, 'hand', 'graveyard', 1)])).toEqual(['Bob discards Runeclaw Bear']);
    expect(log([moved(bear, 'stack', 'graveyard')])).toEqual([]);
  });

  it('shows exile and return', () => {
    expect(log([moved(bear, 'battlefield', 'exile'), moved(bear, 'battlefield', 'hand', 1)], 'pt')).toEqual([
      expect.stringMatching(/ vai para o exílio$/),
      expect.stringMatching(/ volta para a mão de Bob$/),
    ]);
  });

  it('shows damage and its loss of life in one line, but other losses of life apart', () => {
    const damage: GameEvent = { type: 'damage', source: bear, seat: 1, amount: 2 };
    const life = (seat: number, change: number, now: number): GameEvent => ({ type: 'life', seat, change, now });
    expect(log([damage, life(1, -2, 18)])).toEqual(['Runeclaw Bear deals 2 damage to Bob (18)']);
    expect(log([damage, life(0, 2, 22)])).toEqual(['Runeclaw Bear deals 2 damage to Bob', 'Ana gains 2 life (22)']);
    expect(log([life(1, -2, 18)])).toEqual(['Bob loses 2 life (18)']);
  });

  it('shows a mulligan without its parts', () => {
    const hidden = {};
    expect(
      log([
        { type: 'mulligan', seat: 1, amount: 6 },
        moved(hidden, 'hand', 'library', 1),
        moved(hidden, 'hand', 'library', 1),
        { type: 'shuffled', seat: 1 },
        moved(hidden, 'library', 'hand', 1),
      ]),
    ).toEqual(['Bob takes a mulligan to 6 cards', 'Bob draws a card']);
    expect(log([{ type: 'shuffled', seat: 1 }])).toEqual(['Bob shuffles']);
  });
});
