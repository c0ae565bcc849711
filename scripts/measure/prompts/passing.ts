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

/** In the turn of another player; the number of the turn and the action follow. */
const OTHER = 'other ';

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
  return `${OTHER}${turn} ${game === 'vtes' ? matter : ''}`;
}

interface Run {
  readonly key: string;
  readonly clicks: number;
}

/** The passes of a seat in another player's turn. */
interface TurnOfOther {
  readonly turn: string;
  readonly clicks: number;
  /** The seat has done something in it. */
  readonly acted: boolean;
}

/**
 * How many of a seat's passes take a click. A run of them takes one if nothing but passing happens until its end; so do
 * all runs in a turn of another player in which the seat does nothing.
 */
export class Passes {
  #runs = new Map<number, Run>();
  #turns = new Map<number, TurnOfOther>();

  /** The clicks that this answer adds; those of a run are added when it is over. */
  add(match: Match, decision: Decision, answer: string, key: string | undefined): number {
    const { seat, passive } = decision;
    const run = this.#runs.get(seat);
    const isPassed = passive !== undefined && answer === answerOf(match.state, passive);
    if (isPassed && key !== undefined) {
      const goesOn = run?.key === key;
      this.#runs.set(seat, { key, clicks: goesOn ? run.clicks + 1 : 1 });
      return goesOn || !run ? 0 : this.#close(seat, run.key, 1, false);
    }
    // A question that cannot be passed does not end the run.
    if (!passive) return 0;
    this.#runs.delete(seat);
    const before = run ? this.#close(seat, run.key, run.key === key ? run.clicks : 1, false) : 0;
    // Here the page would have passed, so the passes before it were given one by one.
    return before + (key === undefined ? 0 : this.#close(seat, key, 0, true));
  }

  /** The clicks of the runs that are not over. */
  end(): number {
    let clicks = 0;
    for (const [seat, { key }] of this.#runs) clicks += this.#close(seat, key, 1, false);
    for (const turn of this.#turns.values()) clicks += clicksOf(turn);
    this.#runs.clear();
    this.#turns.clear();
    return clicks;
  }

  /** A run is over: those in the turn of another player are added up until that turn is over. */
  #close(seat: number, key: string, clicks: number, acted: boolean): number {
    if (!key.startsWith(OTHER)) return clicks;
    const turn = key.slice(0, key.indexOf(' ', OTHER.length));
    const before = this.#turns.get(seat);
    const isSame = before?.turn === turn;
    this.#turns.set(seat, {
      turn,
      clicks: (isSame ? before.clicks : 0) + clicks,
      acted: acted || (isSame && before.acted),
    });
    return isSame || !before ? 0 : clicksOf(before);
  }
}

function clicksOf({ clicks, acted }: TurnOfOther): number {
  return acted ? clicks : Math.min(1, clicks);
}
