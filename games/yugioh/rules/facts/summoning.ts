/** Which monsters can be Special Summoned, and in which way (Y-SPS-004, Y-X-SMN-22). */
import { type CardId, forbid, type Seat } from '@praxis/engine';
import { cardOf, defOf, type G } from '../state/state.ts';
import { faceOf } from './places.ts';
import { isForbidden } from './prohibitions.ts';

export interface Attempt {
  readonly seat: Seat;
  /** The definition of the card whose effect it is; undefined for a Pendulum Summon. */
  readonly by?: number;
  readonly ignoring?: boolean;
  readonly treatedAs?: 'fusion' | 'synchro' | 'mask change';
}

/** Why a monster cannot be Special Summoned by an effect, or by a Pendulum Summon. */
export function whyNotSummoned(g: G, id: CardId, { seat, by, ignoring, treatedAs }: Attempt): string | undefined {
  const def = defOf(g, id);
  const card = cardOf(g, id);
  const isMonster = def.kind === 'monster';
  return (
    forbid('Y-SPS-001', !isMonster) ??
    forbid('Y-X-SMN-22', isForbidden(g, seat, 'special summon')) ??
    forbid('Y-X-SMN-10', def.summoning?.cannot?.includes('special') === true) ??
    (ignoring ? undefined : whyNotProper(g, id, by, treatedAs)) ??
    forbid('Y-X-SMN-22', card.zone === 'none')
  );
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
  const own = faceOf(g, id).isExtra || frame === 'ritual';
  if (!own) return undefined;
  if (zone === 'extra' && treatedAs !== undefined && treatedAs === frame) return undefined;
  return forbid('Y-SPS-004', !proper);
}
