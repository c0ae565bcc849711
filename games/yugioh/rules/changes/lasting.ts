/** Changes that end by themselves, each in one place (Y-X-STA-03). */
import type { Seat } from '@praxis/engine';
import type { Duration } from '../../cards/language.ts';
import { valuesChanged } from '../state/changed.ts';
import type { G } from '../state/state.ts';

export function endLasting(g: G, until: Duration, whose?: Seat): void {
  const { state } = g;
  if (state.lasting.length === 0 && state.forbidden.length === 0) return;
  const goesOn = (each: { readonly until: Duration; readonly seat: Seat; readonly turn: number }): boolean =>
    each.until !== until || (until === 'standby' && (each.seat !== whose || each.turn === state.turnNumber));
  const lasting = state.lasting.filter(goesOn);
  const forbidden = state.forbidden.filter(goesOn);
  if (lasting.length === state.lasting.length && forbidden.length === state.forbidden.length) return;
  state.lasting = lasting;
  state.forbidden = forbidden;
  valuesChanged(g);
}
