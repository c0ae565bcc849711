/** The ways in which monsters can be Special Summoned, and their limits (Y-SPS-004, Y-X-SMN-22). */
import { type CardId, forbid, type Seat } from '@praxis/engine';
import { cardOf, defOf, type G, playerOf, refTo } from '../state/state.ts';
import { holdAll } from './amounts.ts';
import { faceOf } from './places.ts';
import { isForbidden } from './prohibitions.ts';
import { scopeOf } from './scope.ts';

export interface Attempt {
  readonly seat: Seat;
  /** The definition of the card with the effect; undefined for a Pendulum Summon. */
  readonly by?: number;
  readonly ignoring?: boolean;
  readonly treatedAs?: 'fusion' | 'synchro' | 'mask change' | undefined;
}

/** Why a monster cannot be Special Summoned by an effect, or by a Pendulum Summon. */
export function whyNotSummoned(g: G, id: CardId, { seat, by, ignoring, treatedAs }: Attempt): string | undefined {
  const def = defOf(g, id);
  const card = cardOf(g, id);
  const isMonster = def.kind === 'monster';
  return (
    forbid('Y-SPS-001', !isMonster) ??
    forbid(
      'Y-X-SMN-22',
      isForbidden(g, seat, 'special summon') || isSecond(g, seat, id) || !mayBeSummoned(g, seat, id),
    ) ??
    forbid('Y-X-SMN-10', def.summoning?.cannot?.includes('special') === true) ??
    (ignoring ? undefined : whyNotProper(g, id, by, treatedAs)) ??
    forbid('Y-X-SMN-22', card.zone === 'none')
  );
}

/** "You can only control 1": another one of the name is face-up on that side. */
export function isSecond(g: G, seat: Seat, id: CardId): boolean {
  if (!faceOf(g, id).isUnique) return false;
  const { name } = defOf(g, id);
  const { monsters, spells } = playerOf(g, seat);
  return [monsters, spells].some((zone) =>
    zone.some((each) => each !== id && cardOf(g, each).up && defOf(g, each).name === name),
  );
}

/** Y-X-SMN-14 The condition for any Special Summon of it. */
export function mayBeSummoned(g: G, seat: Seat, id: CardId): boolean {
  const { summoning } = defOf(g, id);
  return summoning?.while === undefined || holdAll(g, summoning.while, scopeOf(seat, refTo(g, id)));
}

function whyNotProper(g: G, id: CardId, by: number | undefined, treatedAs: Attempt['treatedAs']): string | undefined {
  const { summoning, frame } = defOf(g, id);
  const { proper, zone } = cardOf(g, id);
  const only = summoning?.only;
  if (typeof only === 'object') {
    const name = by === undefined ? undefined : g.defs[by]?.name;
    return forbid('Y-SPS-004', name !== only.by && treatedAs !== 'mask change');
  }
  // "Cannot be Special Summoned by other ways" holds even after it was properly Summoned.
  if (only === 'fusion' || only === 'own') return forbid('Y-SPS-004', treatedAs !== only);
  const own =
    faceOf(g, id).isExtra ||
    frame === 'ritual' ||
    (summoning?.own !== undefined && summoning.cannot?.includes('normal') === true);
  if (!own) return undefined;
  if (zone === 'extra' && treatedAs !== undefined && treatedAs === frame) return undefined;
  return forbid('Y-SPS-004', !proper);
}
