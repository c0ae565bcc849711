/** Whom it concerns what is going on at the table. */
import type { Concern, Seat, View } from '@praxis/engine';

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

export function concernOf({ cards, where }: View): Concern {
  const { turn, turnNumber, action, combat, referendum } = where as unknown as Going;
  const at = new Set<Seat>(action?.targets);
  for (const handle of [...(action?.on ?? []), combat?.acting, combat?.opposing]) {
    const controller = handle === undefined ? undefined : cards[handle]?.controller;
    if (controller !== undefined) at.add(controller);
  }
  return {
    seat: turn,
    turn: turnNumber,
    ...(action ? { matter: `${action.kind} ${action.by ?? ''} ${action.card ?? ''}` } : {}),
    at: [...at],
    vote: referendum !== undefined,
    ...(action || combat ? {} : { idle: true }),
  };
}
