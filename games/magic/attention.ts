/** The seats that an event concerns, and the places in a turn at which players want to have priority. */
import type { Attention, Stops } from '@praxis/contract';
import type { Seat } from '@praxis/engine';
import { STEPS, type Step } from './rules/state/steps.ts';
import type { MagicView, MagicWhere } from './where.ts';

/**
 * Steps in which players get priority: not in the untap step, and hardly ever in the cleanup step, where everybody is
 * asked.
 */
const WINDOWS: readonly Step[] = STEPS.filter((step) => step !== 'setup' && step !== 'untap' && step !== 'cleanup');

const OWN_STOPS: readonly Step[] = ['main 1', 'declare blockers', 'main 2'];
const OTHER_STOPS: readonly Step[] = ['declare attackers', 'declare blockers', 'end'];

/** Another player's object on the stack waits for an answer; the player's own should resolve. */
const OTHER_STACK = 'other stack';
const OWN_STACK = 'own stack';

/**
 * The usual stops of players of this game: their own main phases, combat, the other's end step, and every action of the
 * other.
 */
export const stops: Stops = {
  about: 'priority',
  idle: ['activates for mana'],
  places: [
    ...WINDOWS.map((step) => `own ${step}`),
    ...WINDOWS.map((step) => `other ${step}`),
    ...[OWN_STACK, OTHER_STACK],
  ],
  usual: [...OWN_STOPS.map((step) => `own ${step}`), ...OTHER_STOPS.map((step) => `other ${step}`), OTHER_STACK],
};

export function attentionOf(view: MagicView): Attention {
  const { turn, turnNumber, step, stack, combat } = view.where;
  const top = stack.at(-1);
  const place = placeOf(view, top?.seat);
  return {
    seat: turn,
    turn: turnNumber,
    ...(top ? { matter: `stack ${top.id}` } : { matter: step, idle: true }),
    at: aimedAt(view, combat, stack),
    vote: false,
    ...(top ? {} : { idle: true }),
    ...(place === undefined ? {} : { place }),
  };
}

/** Without attackers there is nothing to answer: a stop at attackers or blocks does not apply. */
const WITHOUT_ATTACKERS: { readonly [At in Step]?: Step } = {
  'declare attackers': 'beginning of combat',
  'declare blockers': 'end of combat',
};

function placeOf({ viewer, where }: MagicView, topOf: Seat | undefined): string | undefined {
  if (viewer === 'spectator') return undefined;
  if (topOf !== undefined) return topOf === viewer ? OWN_STACK : OTHER_STACK;
  const { turn, step: now, combat } = where;
  const step = (combat?.attackers.length ?? 0) === 0 ? (WITHOUT_ATTACKERS[now] ?? now) : now;
  return WINDOWS.includes(step) ? `${turn === viewer ? 'own' : 'other'} ${step}` : undefined;
}

/** The attacked players, and the targets themselves or their controllers. */
function aimedAt({ cards }: MagicView, combat: MagicWhere['combat'], stack: MagicWhere['stack']): readonly Seat[] {
  const at = new Set<Seat>(combat?.attackers.map(({ defender }) => defender));
  for (const { targets } of stack)
    for (const target of targets) {
      const seat = 'seat' in target ? target.seat : cards[target.card]?.controller;
      if (seat !== undefined) at.add(seat);
    }
  return [...at];
}
