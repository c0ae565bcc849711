/**
 * A program that thinks ahead: it tries the answers that the game's insight finds promising in many imagined worlds,
 * plays each on for a while and takes the one that does best (information-set Monte Carlo tree search). All answers are
 * tried in the same worlds with the same luck, so that their differences count and not those of the worlds; and only an
 * answer that is better beyond reasonable doubt is preferred to the one that the insight would choose.
 */
import type { Match } from '@praxis/engine';
import { anytimeAction } from './anytime.ts';
import type { Asked, Bot, Budget, Why } from './bot.ts';
import { type Dice, diceFrom } from './dice.ts';
import { type Horizon, type Players, playOn, valuesOf } from './playout.ts';
import { type Walked, walk } from './policy.ts';
import { DecisionTrail, pathTo } from './trail.ts';
import { Tree } from './tree.ts';

/** Answers are looked for with much chance, matches played on with little. */
const LOOKING_HEAT = 0.5;
const PLAYING_HEAT = 0.25;
/** The first answer is the one that the insight prefers. */
const BEST_HEAT = 0.02;
const LOOKS_MAX = 16;
const CANDIDATES_MAX = 8;

const HORIZON: Horizon = { turns: 1, decisions: 60 };
const TREE_DEPTH = 4;

/**
 * An answer is dropped, or preferred, when its mean is this many standard errors below, or above, that of the insight's
 * choice.
 */
const GIVE_UP = 1;
const PREFER = 0.8;
/** Worlds in which an answer is tried at least before anything is concluded. */
const WORLDS_MIN = 3;
/** Differences that are the same in a few worlds by chance are not certain. */
const VARIANCE_MIN = 1e-4;
/** Worlds in which the rules fail are useless; after this many failures the search gives up. */
const FAILURES_MAX = 20;

/** One answer on trial. */
class Candidate {
  readonly keys: readonly string[];
  /** The insight's reason for it, and whether there was a choice at all. */
  readonly reason: string | undefined;
  readonly free: boolean;
  readonly tree = new Tree();
  /** Its expectation, by the number of the world. */
  readonly values: (number | undefined)[] = [];

  constructor(keys: readonly string[], { reason, free }: Walked) {
    this.keys = keys;
    this.reason = reason;
    this.free = free;
  }

  get answer(): string {
    return this.keys.join(' ');
  }

  get mean(): number {
    const tried = this.values.filter((value) => value !== undefined);
    return tried.length === 0 ? 0 : tried.reduce((sum, value) => sum + value, 0) / tried.length;
  }

  /** How much better it does than another one in the worlds in which both were tried. */
  leadOver(other: Candidate): { readonly mean: number; readonly error: number; readonly worlds: number } {
    let [worlds, sum, squares] = [0, 0, 0];
    for (const [world, value] of this.values.entries()) {
      const rival = other.values[world];
      if (value === undefined || rival === undefined) continue;
      worlds++;
      sum += value - rival;
      squares += (value - rival) ** 2;
    }
    const mean = sum / Math.max(1, worlds);
    const variance = worlds < 2 ? 1 : Math.max(0, squares - worlds * mean * mean) / (worlds - 1);
    return { mean, error: Math.sqrt((variance + VARIANCE_MIN) / Math.max(1, worlds)), worlds };
  }
}

export const search: Bot = (asked) => {
  const { lightView: view, decision, insight, temperament } = asked;
  const before = anytimeAction(asked, { view, decision, temperament }, { insight, heat: BEST_HEAT });
  if (before) return before;
  const candidates = found(asked);
  const [first] = candidates as [Candidate, ...Candidate[]];
  if (candidates.length === 1) return { answer: first.answer, why: insightWhy(first) };
  const playouts = new Trial(asked, candidates).run();
  const best = preferred(candidates, first);
  const { answer, reason, mean } = best;
  if (playouts === 0) return { answer, why: insightWhy(first) };
  return {
    answer,
    why: { because: 'worlds', worlds: playouts, value: mean, ...(reason === undefined ? {} : { reason }) },
  };
};

function insightWhy({ reason, free }: Candidate): Why {
  if (!free) return { because: 'only answer' };
  return reason === undefined ? { because: 'insight' } : { because: 'insight', reason };
}

/** The answers that are worth a try, the insight's own choice first. With more playouts more of them are. */
function found({ lightView: view, decision, insight, temperament, seed, budget }: Asked): Candidate[] {
  const dice = diceFrom(`${seed} candidates`);
  const most =
    'playouts' in budget ? Math.min(CANDIDATES_MAX, 2 + Math.ceil(Math.sqrt(budget.playouts))) : CANDIDATES_MAX;
  const candidates = new Map<string, Candidate>();
  for (let look = 0; look < LOOKS_MAX && candidates.size < most; look++) {
    const trail = new DecisionTrail(decision);
    const heat = look === 0 ? BEST_HEAT : LOOKING_HEAT;
    const walked = walk(trail, { view, decision, temperament }, { insight, heat }, dice);
    const { answer } = trail;
    if (!candidates.has(answer)) {
      const keys = trail.said.map(({ key }) => key);
      candidates.set(answer, new Candidate(keys, walked));
    }
  }
  return [...candidates.values()];
}

/** The one whose lead over the insight's choice is largest after all doubts; that choice itself if none has any. */
function preferred(candidates: readonly Candidate[], first: Candidate): Candidate {
  let best = first;
  let most = 0;
  for (const candidate of candidates) {
    if (candidate === first) continue;
    const { mean, error, worlds } = candidate.leadOver(first);
    const lead = worlds < WORLDS_MIN ? 0 : mean - PREFER * error;
    if (lead <= most) continue;
    best = candidate;
    most = lead;
  }
  return best;
}

/** Trying the candidates against each other. */
class Trial {
  readonly #asked: Asked;
  readonly #players: Players;
  readonly #limit: Limit;
  #left: readonly Candidate[];
  #playouts = 0;
  #failures = 0;

  constructor(asked: Asked, candidates: readonly Candidate[]) {
    const { insight, temperament, decision, budget } = asked;
    this.#asked = asked;
    this.#left = candidates;
    this.#limit = new Limit(budget);
    // The others' styles are unknown.
    this.#players = {
      policy: { insight, heat: PLAYING_HEAT },
      temperamentOf: (seat) => (seat === decision.seat ? temperament : ''),
    };
  }

  /** Returns the number of playouts from which something was learned. */
  run(): number {
    const all = this.#left.length;
    for (let number = 0; this.#left.length > 1 && this.#failures < FAILURES_MAX && !this.#isOver; number++) {
      const world = this.#asked.imagine(`${this.#asked.seed} world ${number}`);
      for (const candidate of this.#left) {
        if (this.#isOver) break;
        candidate.values[number] = this.#playout(
          world.fork(),
          candidate,
          diceFrom(`${this.#asked.seed} luck ${number}`),
        );
      }
      if (number + 1 >= WORLDS_MIN) this.#narrow(all);
    }
    return this.#playouts - this.#failures;
  }

  get #isOver(): boolean {
    return this.#limit.used(this.#playouts) >= 1;
  }

  /** The seat's expectation after this answer; undefined if the rules fail in this world. */
  #playout(world: Match, { keys, tree }: Candidate, dice: Dice): number | undefined {
    const { decision, insight } = this.#asked;
    const { seat } = decision;
    this.#playouts++;
    try {
      const question = world.questions.find((each) => each.seat === seat);
      const path = question && pathTo(world.state, question, keys);
      if (!path) throw new Error(`Seat ${seat} cannot answer ${keys.join(' ')} in a world that it imagines.`);
      world.choose(seat, path);
      const values = tree.descend(world, seat, this.#players, dice, TREE_DEPTH, () => {
        playOn(world, this.#players, HORIZON, dice);
        return valuesOf(world, seat, insight, this.#players.temperamentOf);
      });
      return values[seat];
    } catch {
      this.#failures++;
      return undefined;
    }
  }

  /** The longer the search takes, the fewer candidates are left, so that it can separate the best of them. */
  #narrow(all: number): void {
    const [first, ...others] = this.#left as [Candidate, ...Candidate[]];
    const leads = others
      .map((candidate) => ({ candidate, ...candidate.leadOver(first) }))
      .filter(({ mean, error }) => mean + GIVE_UP * error > 0)
      .sort((a, b) => b.mean - a.mean);
    const most = Math.max(1, Math.ceil((all - 1) * (1 - this.#limit.used(this.#playouts)) ** 1.5));
    this.#left = [first, ...leads.slice(0, most).map(({ candidate }) => candidate)];
  }
}

/** How much of the budget is used up. */
class Limit {
  readonly #budget: Budget;
  readonly #startMs = performance.now();

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** From 0 to 1 and beyond. */
  used(playouts: number): number {
    const budget = this.#budget;
    if ('playouts' in budget) return playouts / Math.max(1, budget.playouts);
    return (performance.now() - this.#startMs) / Math.max(1, budget.milliseconds);
  }
}
