/** Notes that something limited was used. */
import type { CardId, Seat } from '@praxis/engine';
import type { Activated } from '../../cards/language.ts';
import { copyKey, nameKey, ownKey } from '../facts/ledger.ts';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';

export function noteUse(g: G, seat: Seat, id: CardId, at: number, once: NonNullable<Activated['once']>): void {
  if (once === 'copy' || once === 'copy together') {
    const { placed } = cardOf(g, id);
    const key = copyKey(at, once);
    if (placed) placed.used[key] = (placed.used[key] ?? 0) + 1;
    return;
  }
  const player = playerOf(g, seat);
  const ledger = once === 'duel' ? player.usedInDuel : player.used;
  const key = nameKey(g, id, at, once);
  ledger[key] = (ledger[key] ?? 0) + 1;
}

/** Y-X-OPT-06 A Synchro Summon that can be made once per turn counts as attempted. */
export function noteSynchro(g: G, seat: Seat, id: CardId): void {
  if (defOf(g, id).summoning?.once) playerOf(g, seat).used[ownKey(g, id)] = 1;
}

/** Y-X-OPT-03 A negated activation does not count where activations are counted. */
export function takeBackUse(g: G, seat: Seat, id: CardId, at: number, once: NonNullable<Activated['once']>): void {
  if (once !== 'activation') return;
  const { used } = playerOf(g, seat);
  const key = nameKey(g, id, at, once);
  used[key] = Math.max(0, (used[key] ?? 0) - 1);
}
