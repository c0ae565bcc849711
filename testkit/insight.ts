/** Requirements for every game's insight, and the insight's choice in a position: shared by the tests of all games. */

import type { Hosting, Insight, PieceScore, Situation } from '@praxis/contract';
import { type Decision, type Match, type Path, type VisiblePiece, visibleDecision, visiblePiece } from '@praxis/engine';
import { indistinguishable } from './checks/unknown.ts';
import { diceFrom, playOut } from './playout.ts';

/** Everything a seat sees when it is asked. */
export function situationOf(match: Match, decision: Decision, temperament = ''): Situation {
  return { view: match.view(decision.seat), decision: visibleDecision(match.state, decision), temperament };
}

/** The seat's options at any time that the insight wants, each with its reason. */
export function wantedIn(match: Match, situation: Situation, insight: Insight): readonly string[] {
  const question = match.anytimeActions(situation.decision.seat);
  const pieces = question?.next([]).map((piece) => visiblePiece(match.state, piece)) ?? [];
  return pieces.flatMap((piece) => {
    const why = insight.wants?.(situation, piece);
    return why === undefined ? [] : [`${piece.key}: ${why}`];
  });
}

export interface Favourite {
  readonly path: Path;
  readonly why: string | undefined;
}

/** The answer whose pieces weigh most, one after another. */
export function favouritePath(match: Match, decision: Decision, insight: Insight, temperament = ''): Favourite {
  const situation = situationOf(match, decision, temperament);
  const path: Path[number][] = [];
  const said: VisiblePiece[] = [];
  let why: string | undefined;
  for (let open = decision.next(path); open.length > 0; open = decision.next(path)) {
    const seen = situation.decision.next(said.map(({ key }) => key));
    const weights = seen.map((piece) => insight.scorePiece(situation, said, piece));
    const best = weights.reduce(
      (most, each, index) => (each.weight > (weights[most] as PieceScore).weight ? index : most),
      0,
    );
    if (open.length > 1) why ??= weights[best]?.why;
    path.push(open[best] as Path[number]);
    said.push(seen[best] as VisiblePiece);
  }
  return { path, why };
}

/** The favourite of a seat, as a sentence. */
export function favouriteOf(
  hosting: Hosting,
  match: Match,
  seat: number,
  temperament = '',
): { readonly sentence: string; readonly why: string | undefined } {
  const decision = match.decisions.find((each) => each.seat === seat);
  const insight = hosting.insights?.of(match.setup);
  if (!decision || !insight) throw new Error(`Seat ${seat} is not asked anything, or the game gives no insight.`);
  const { path, why } = favouritePath(match, decision, insight, temperament);
  return { sentence: hosting.game.wording('en').sentence(match.context, decision, path), why };
}

/** Compares the insight of two positions that a seat cannot distinguish, and returns the differences. */
export function insightDifferences(
  match: Match,
  insight: Insight,
  seed: string,
): { readonly compared: number; readonly different: readonly string[] } {
  const dice = diceFrom(seed);
  const different: string[] = [];
  let compared = 0;
  const compare = (decision: Decision, at: Match): void => {
    const other = indistinguishable(at, decision.seat, dice, 'all');
    if (!other?.decisions.some(({ seat }) => seat === decision.seat)) return;
    const here = situationOf(at, decision);
    const there = { ...here, view: other.view(decision.seat) };
    compared++;
    for (const piece of here.decision.next([])) {
      const [mine, theirs] = [insight.scorePiece(here, [], piece), insight.scorePiece(there, [], piece)];
      if (mine.weight !== theirs.weight) different.push(`${decision.step}: ${piece.key}`);
      if (mine.why !== theirs.why) different.push(`${decision.step}: the reason for ${piece.key}`);
    }
    if (wantedIn(at, here, insight).join() !== wantedIn(other, there, insight).join())
      different.push(`wanted actions beside the question in ${decision.step}`);
    if (insight.value(here.view, decision.seat, '') !== insight.value(there.view, decision.seat, ''))
      different.push(`the value of ${decision.step}`);
  };
  playOut(match, dice, {
    maxAnswers: 400,
    onAnswer: () => {
      if (!match.result && dice(10) === 0) for (const decision of match.decisions) compare(decision, match);
    },
  });
  return { compared, different };
}

/**
 * Plays a match and reports weights that are not numbers from 0 up, reasons without words, and expectations that do not
 * add up to one win.
 */
export function insightFaults(match: Match, insight: Insight, reasons: object, seed: string): readonly string[] {
  const faults: string[] = [];
  playOut(match, diceFrom(seed), {
    maxAnswers: 600,
    onAnswer: () => {
      for (const decision of match.decisions) {
        const situation = situationOf(match, decision);
        for (const piece of situation.decision.next([])) {
          const { weight, why } = insight.scorePiece(situation, [], piece);
          if (!(Number.isFinite(weight) && weight >= 0)) faults.push(`${decision.step}: ${piece.key} weighs ${weight}`);
          if (why !== undefined && !Object.hasOwn(reasons, why)) faults.push(`no words for ${why}`);
        }
        for (const wanted of wantedIn(match, situation, insight)) {
          const why = wanted.slice(wanted.indexOf(': ') + 2);
          if (!Object.hasOwn(reasons, why)) faults.push(`no words for ${why}`);
        }
      }
      const view = match.view('spectator');
      const sum = view.seats.reduce((total, { seat }) => total + insight.value(view, seat, ''), 0);
      if (!match.result && Math.abs(sum - 1) > 1e-6) faults.push(`the seats together expect ${sum}`);
    },
  });
  return faults;
}
