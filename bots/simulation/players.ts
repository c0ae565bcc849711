/** The bots that a simulation can seat, by their names, and how a seat of a match asks one. */
import {
  type AnyHosting,
  type Decision,
  type Insight,
  type Match,
  type SeenDecision,
  seenDecision,
  type View,
} from '@praxis/engine';
import type { Asked, Bot, Budget } from '../bot.ts';
import { heuristic } from '../heuristic.ts';
import { NO_INSIGHT } from '../policy.ts';
import { random } from '../random.ts';

const BOTS: Readonly<Record<string, Bot>> = { random, heuristic };

export const BOT_NAMES: readonly string[] = Object.keys(BOTS);

/** Gives the answer of a seat to what it is asked. */
export type Player = (decision: Decision) => string;

export function insightInto({ insights }: AnyHosting, { setup }: Match): Insight {
  return insights?.of(setup) ?? NO_INSIGHT;
}

interface Mind {
  readonly insight: Insight;
  readonly temperament: string;
  readonly seed: string;
  readonly budget: Budget;
}

/** A bot at a seat of a match. What it leaves to chance follows from the seed and from where it is asked. */
export function seated(name: string, match: Match, mind: Mind): Player {
  const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  if (!bot) throw new RangeError(`There is no bot ${JSON.stringify(name)}; there are ${BOT_NAMES.join(', ')}.`);
  return (decision) => bot(new AskedHere(match, decision, mind)).answer;
}

/** What a bot is given of a match that is being played. The view is dear, so it is made only for a bot that looks at it. */
class AskedHere implements Asked {
  readonly decision: SeenDecision;
  readonly insight: Insight;
  readonly temperament: string;
  readonly seed: string;
  readonly budget: Budget;
  readonly #match: Match;
  #view: View | undefined;

  constructor(match: Match, decision: Decision, { insight, temperament, seed, budget }: Mind) {
    this.#match = match;
    this.decision = seenDecision(match.state, decision);
    this.insight = insight;
    this.temperament = temperament;
    this.seed = `${seed} ${match.moves}`;
    this.budget = budget;
  }

  get view(): View {
    this.#view ??= this.#match.view(this.decision.seat);
    return this.#view;
  }

  imagine(seed: string): Match {
    return this.#match.imagine(this.decision.seat, seed);
  }
}
