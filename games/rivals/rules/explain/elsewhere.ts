/** What is never possible with these cards: other players' characters and cards, full targets, empty decks. */
import { type CardId, type Conceivable, forbid, type Piece, type Seat } from '@praxis/engine';
import { ATTACHMENTS_MAX, detachable } from '../cards/attaching.ts';
import { allCharacters, attachedTo } from '../facts/cards.ts';
import { allTargets } from '../facts/reach.ts';
import { isWounded } from '../facts/values.ts';
import { cardOf, type G, playerOf } from '../state/state.ts';
import type { Say } from './explain.ts';

export function* elsewhere(g: G, seat: Seat, step: string, say: Say): Iterable<Conceivable> {
  const strangers = allCharacters(g).filter((id) => cardOf(g, id).at !== seat);
  yield* ofStrangers(g, seat, strangers);
  if (step === 'mending') yield* mending(g, seat, say);
  if (step === 'reward') yield* rewards(g, seat);
  // R-INF-010 The active player is on a side.
  if (step === 'influence' && g.state.conflict?.by === seat)
    yield { path: [{ say: 'abstains' }], reasons: ['R-INF-010'] };
}

/** Only a player's own characters act for him, and only he detaches what he attached. */
function* ofStrangers(g: G, seat: Seat, strangers: readonly CardId[]): Iterable<Conceivable> {
  const told = ['R-ATK-001 other'];
  for (const card of strangers) {
    for (const on of [...allTargets(g, seat), ...playerOf(g, seat).characters])
      if (on !== card)
        yield {
          path: [
            { say: 'attacks', card },
            { say: 'at', card: on },
          ],
          reasons: ['R-ATK-001'],
          told,
        };
    yield { path: [{ say: 'claims', card }], reasons: ['R-PRI-001'], told };
    for (const each of attachedTo(g, card))
      yield {
        path: [
          { say: 'detaches', card: each },
          { say: 'from', card },
        ],
        reasons: ['R-ATT-005'],
      };
  }
}

/** R-TOK-004 Nobody is mended above his Blood Potency. R-DMG-011 A player mends his own characters. */
function* mending(g: G, seat: Seat, say: Say): Iterable<Conceivable> {
  for (const card of playerOf(g, seat).piles.hand)
    for (const id of allCharacters(g))
      yield say(
        [
          { say: 'discards to mend', card },
          { say: 'mends', card: id },
        ],
        () => forbid('R-DMG-011', cardOf(g, id).at !== seat) ?? forbid('R-TOK-004', !isWounded(g, id)),
      );
}

/** R-ATT-003 A fourth attachment needs another one to go, R-ATT-005 but not a Title. */
function* rewards(g: G, seat: Seat): Iterable<Conceivable> {
  const { attack } = g.state;
  if (attack?.seat !== seat) return;
  const head: Piece = { say: 'attaches', card: attack.on };
  const attached = attachedTo(g, attack.by);
  if (attached.length >= ATTACHMENTS_MAX) yield { path: [head], reasons: ['R-ATT-003'] };
  for (const card of attached)
    if (!detachable(g, attack.by).includes(card))
      yield { path: [head, { say: 'detaching', card }], reasons: ['R-ATT-005'] };
}
