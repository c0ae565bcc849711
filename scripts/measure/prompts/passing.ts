/** Passes in a row that one click gives: the rest of another player's action or turn, or of one's own. */
import { type Hosting, isStopWindow } from '@praxis/contract';
import { answerOf, type Decision, isPass, type Match } from '@praxis/engine';
import { ownTurnKey as inMagic } from '../../../web/games/magic/own-turn.ts';
import { ownTurnKey as inRivals } from '../../../web/games/rivals/own-turn.ts';
import { ownActionKey as inVtes } from '../../../web/games/vtes/where.ts';
import { ownTurnKey as inYugioh } from '../../../web/games/yugioh/own-turn.ts';

type KeyOf = (view: ReturnType<Match['view']>) => string | undefined;

/** The page passes for as long as this key stays the same (`usePassing`). */
const OWN: Readonly<Record<string, KeyOf>> = { vtes: inVtes, magic: inMagic, yugioh: inYugioh, rivals: inRivals };

/** The order to pass that would answer this question; undefined if none would. */
export function passingKey(game: string, hosting: Hosting, match: Match, decision: Decision): string | undefined {
  const { seat, passive, about } = decision;
  if (!passive) return undefined;
  const view = match.view(seat);
  const { seat: turnOf, turn, matter, engaged } = hosting.attention?.(view) ?? {};
  if (turnOf === seat) {
    const key = OWN[game]?.(view);
    return key === undefined ? undefined : `own ${key}`;
  }
  // By the same rules as on the server (server/match/standing-answers.ts).
  const { stops, declines = [] } = hosting;
  if (!isPass(passive) && !declines.includes(passive[0]?.say ?? '')) return undefined;
  if (!stops || !isStopWindow(stops, about.say)) {
    if (engaged?.includes(seat) || (stops && !stops.elsewhere)) return undefined;
  }
  return `other ${turn} ${game === 'vtes' ? matter : ''}`;
}

/** How many of a seat's passes take a click. A run of them takes one if nothing but passing happens until its end. */
export class Passes {
  #runs = new Map<number, { readonly key: string; readonly clicks: number }>();

  /** The clicks that this answer adds; those of a run are added when it is over. */
  add(match: Match, decision: Decision, answer: string, key: string | undefined): number {
    const { seat, passive } = decision;
    const run = this.#runs.get(seat);
    const isPassed = passive !== undefined && answer === answerOf(match.state, passive);
    if (isPassed && key !== undefined) {
      const goesOn = run?.key === key;
      this.#runs.set(seat, { key, clicks: goesOn ? run.clicks + 1 : 1 });
      return goesOn || !run ? 0 : 1;
    }
    // A question that cannot be passed does not end the run.
    if (!run || !passive) return 0;
    this.#runs.delete(seat);
    // Here the page would have passed, so the passes before it were given one by one.
    return run.key === key ? run.clicks : 1;
  }

  /** The clicks of the runs that are not over. */
  end(): number {
    const open = this.#runs.size;
    this.#runs.clear();
    return open;
  }
}
