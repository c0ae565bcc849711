/** Tables of any game for measuring: the usual number of seats, the offered decks in turn, a seed for each number. */
import { decksIn, type Hosting } from '@praxis/contract';
import { type Decision, type Match, openMatch, type Setup } from '@praxis/engine';
import { botNamed } from '../../../bots/bots.ts';
import { askedAt, numberFor } from '../../../bots/seat.ts';

export function tableOf({ decks: all, choices }: Hosting, number: number, seed = `bench ${number}`): Setup {
  const { usual } = choices.seats;
  const decks = decksIn(all, choices.editions[0]);
  // With as many decks as seats all of them play in every match; otherwise they take turns.
  const first = decks.length > usual ? Math.abs(number) : 0;
  const seats = Array.from({ length: usual }, (_, seat) => {
    const { name, deck } = decks[(first + seat) % decks.length] as (typeof decks)[number];
    return { name: `${name} ${seat + 1}`, deck };
  });
  return { edition: choices.editions[0], seats, seed };
}

export function open(hosting: Hosting, number: number, options: Parameters<typeof openMatch>[2] = {}): Match {
  return openMatch(hosting.game, tableOf(hosting, number), options);
}

/** A bot's knowledge at a decision, with this many playouts for its search. */
export function mindAt(
  hosting: Hosting,
  match: Match,
  { seat }: Decision,
  playouts: number,
): Parameters<typeof askedAt>[2] {
  const insight = hosting.insights?.of(match.setup);
  if (!insight) throw new Error(`${hosting.game.id} gives no insight.`);
  const name = match.setup.seats[seat]?.name ?? '';
  const temperament = hosting.decks.find((deck) => name.startsWith(`${deck.name} `))?.temperament ?? '';
  return { insight, temperament, seed: `bench ${seat}`, budget: { playouts } };
}

/** A match between heuristic bots to its end; how many decisions there were. */
export function playHeuristic(
  hosting: Hosting,
  number: number,
  onDecision: (match: Match, decision: Decision) => void = () => {},
): number {
  const match = openMatch(hosting.game, tableOf(hosting, number, `bots ${number}`), { forks: true });
  const heuristic = botNamed('heuristic');
  while (!match.result) {
    const decision = match.decisions[0] as Decision;
    onDecision(match, decision);
    const chosen = heuristic(askedAt(match, decision, mindAt(hosting, match, decision, 1)));
    match.answer(decision.seat, numberFor(decision, chosen), chosen.answer);
  }
  return match.moves;
}
