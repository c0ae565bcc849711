/** What insight would do: the answer whose pieces weigh most, one after another. */
import type { Decision, Insight, SeenPiece, Sight, Weighed } from '@praxis/engine';
import { seenDecision } from '@praxis/engine';
import { vtes } from '../game.ts';
import type { TestTable } from '../testing.ts';
import { insights } from './index.ts';

export interface Favourite {
  readonly sentence: string;
  readonly why: string | undefined;
}

/** What a seat sees when it is asked. */
export function sightOf({ match }: TestTable, decision: Decision, temperament = 'balanced'): Sight {
  return { view: match.view(decision.seat), decision: seenDecision(match.state, decision), temperament };
}

function decisionOf(table: TestTable, name: string): Decision {
  const decision = table.match.decisions.find((each) => each.seat === table.seat(name));
  if (!decision) throw new Error(`${name} is not asked anything.`);
  return decision;
}

/** The favourite answer of a seat to what it is asked now, as a sentence. */
export function favourite(table: TestTable, name: string, temperament = 'balanced'): Favourite {
  const decision = decisionOf(table, name);
  const sight = sightOf(table, decision, temperament);
  const insight = insights.of(table.match.setup);
  const path: (typeof decision.passive & object)[number][] = [];
  const said: SeenPiece[] = [];
  let why: string | undefined;
  for (let open = decision.next(path); open.length > 0; open = decision.next(path)) {
    const seen = sight.decision.next(said.map(({ key }) => key));
    const weights = seen.map((piece) => insight.weigh(sight, said, piece));
    const best = weights.reduce(
      (most, each, index) => (each.weight > (weights[most] as Weighed).weight ? index : most),
      0,
    );
    if (open.length > 1) why ??= weights[best]?.why;
    path.push(open[best] as (typeof path)[number]);
    said.push(seen[best] as SeenPiece);
  }
  return { sentence: vtes.wording('en').sentence(table.g, decision, path), why };
}

/** What a seat can expect as another one (or itself) sees it. */
export function expected(table: TestTable, name: string, insight: Insight = insights.of(table.match.setup)): number {
  return insight.value(table.match.view(table.seat(name)), table.seat(name), 'balanced');
}
