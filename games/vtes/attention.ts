/** Whom it concerns what is going on at the table. */
import type { Attention } from '@praxis/contract';
import type { Seat, View } from '@praxis/engine';

/** What of a view tells it. */
interface Going {
  readonly turn: Seat;
  readonly turnNumber: number;
  readonly action?: {
    readonly kind: string;
    readonly by?: number;
    readonly card?: number;
    readonly targets: readonly Seat[];
    readonly on: readonly number[];
  };
  readonly combat?: { readonly acting?: number; readonly opposing?: number };
  readonly referendum?: object;
}

export function attentionOf({ cards, where }: View): Attention {
  const { turn, turnNumber, action, combat, referendum } = where as unknown as Going;
  const controllers = (handles: readonly (number | undefined)[]): readonly Seat[] =>
    handles.flatMap((handle) => (handle === undefined ? undefined : cards[handle]?.controller) ?? []);
  const engaged = controllers([combat?.acting, combat?.opposing]);
  const at = new Set<Seat>([...(action?.targets ?? []), ...controllers(action?.on ?? []), ...engaged]);
  return {
    seat: turn,
    turn: turnNumber,
    ...(action ? { matter: `${action.kind} ${action.by ?? ''} ${action.card ?? ''}` } : {}),
    at: [...at],
    vote: referendum !== undefined,
    ...(combat ? { engaged } : {}),
    ...(action || combat ? {} : { idle: true }),
  };
}
