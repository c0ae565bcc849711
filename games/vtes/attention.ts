/** The players whom current events concern. */
import type { Attention } from '@praxis/contract';
import type { Seat } from '@praxis/engine';
import type { VtesView } from './where.ts';

export function attentionOf({ cards, where }: VtesView): Attention {
  const { turn, turnNumber, action, combat, referendum } = where;
  const controllers = (handles: readonly (number | null | undefined)[]): readonly Seat[] =>
    handles.flatMap((handle) => (typeof handle === 'number' ? cards[handle]?.controller : undefined) ?? []);
  const engaged = controllers([combat?.acting, combat?.opposing]);
  const at = new Set<Seat>([...(action?.targets ?? []), ...controllers(action?.on ?? []), ...engaged]);
  return {
    seat: turn,
    turn: turnNumber,
    ...(action ? { matter: `${action.kind} ${action.by} ${action.card ?? ''}` } : {}),
    at: [...at],
    vote: referendum !== undefined,
    ...(combat ? { engaged } : {}),
    ...(action || combat ? {} : { idle: true }),
  };
}
