/** A seat's expectation of the Duel's result. */
import type { Side, Table } from './table.ts';

/**
 * The contribution of each advantage over the other side to the logarithm of the odds. Fitted to 480 mirror Duels
 * between heuristic bots with all offered decks, sampled from one side at the start of every turn (`docs/bots.md`).
 */
const ODDS = {
  life: 2.56,
  card: 0.21,
  body: 0.18,
  /** For every 1000 points of a face-up monster, or of one in Defense Position. */
  attack: 0.26,
  defense: 0.11,
  /** For every 1000 points of the strongest one, and for having it. */
  power: 0.18,
  strongest: 0.26,
  set: 0.24,
  staying: 0.41,
  scale: 0.48,
  /** For each of the last cards of a Deck. */
  lastCard: 0.25,
  turn: 0.3,
} as const;

const HAND_MAX = 7;
const LAST_CARDS = 4;

function strengthOf({ lp, cards, deck, bodies, backing, scales, power }: Side): number {
  // The last Life Points count most.
  let strength = ODDS.life * (Math.max(0, lp) / 8000) ** 0.6 + ODDS.card * Math.min(cards, HAND_MAX);
  for (const { position, atk, defense } of bodies) {
    strength += ODDS.body;
    if (position !== 'set') strength += ODDS.attack * (atk / 1000);
    if (position !== 'attack') strength += ODDS.defense * (defense / 1000);
  }
  for (const { isSet, stays } of backing) strength += isSet ? ODDS.set : stays ? ODDS.staying : 0;
  strength += ODDS.scale * scales.length + ODDS.power * (power / 1000);
  return strength - ODDS.lastCard * Math.max(0, LAST_CARDS - deck);
}

export function expectationOf({ own, foe, isMyTurn }: Table): number {
  const lead =
    strengthOf(own) -
    strengthOf(foe) +
    ODDS.strongest * Math.sign(own.power - foe.power) +
    (isMyTurn ? ODDS.turn : -ODDS.turn);
  return 1 / (1 + Math.exp(-lead));
}
