/**
 * Nothing reveals which cards are in another player's deck: neither a seat's view and questions, nor its imagined
 * worlds.
 */
import {
  type BaseState,
  type Context,
  type Definition,
  type Game,
  type Match,
  openMatch,
  type Seat,
  type Setup,
} from '@praxis/engine';
import { type Dice, diceFrom, playOut } from '../playout.ts';
import { demand, demandSame, readSeat } from './played-matches.ts';

/** How many answers imagined worlds are played on side by side. */
const STEPS = 25;
const WORLDS = 5;

/** Two setups that differ only in some cards of others' decks. */
export function checkDecksUnknown<S extends BaseState, C extends Context<S>>(
  game: Game<S, C>,
  [one, other]: readonly [Setup, Setup],
  seat: Seat,
): void {
  const [here, there] = [openMatch(game, one), openMatch(game, other)];
  demand(
    JSON.stringify(game.definitions(here.setup)) !== JSON.stringify(game.definitions(there.setup)),
    'the decks are the same',
  );
  demandSame(readSeat(here, seat), readSeat(there, seat), `seat ${seat} can distinguish others' decks`);
  for (let number = 0; number < WORLDS; number++) {
    const seed = `world ${number}`;
    sideBySide(here.imagine(seat, seed), there.imagine(seat, seed), seed);
  }
}

/** Worlds imagined from both are equal, and stay equal. */
function sideBySide<S extends BaseState, C extends Context<S>>(
  one: Match<S, C>,
  other: Match<S, C>,
  seed: string,
): void {
  const dice: readonly [Dice, Dice] = [diceFrom(seed), diceFrom(seed)];
  for (let step = 0; step < STEPS && !one.result; step++) {
    const otherwise = `the imagined world depends on others' decks (${seed}, step ${step})`;
    demandSame(facesOf(one), facesOf(other), otherwise);
    for (const each of one.setup.seats.keys()) demandSame(readSeat(one, each), readSeat(other, each), otherwise);
    // A world that is imagined in an imagined one does not depend on them either.
    for (const { seat } of one.questions)
      demandSame(facesOf(one.imagine(seat, seed)), facesOf(other.imagine(seat, seed)), otherwise);
    playOut(one, dice[0], { maxAnswers: 1 });
    playOut(other, dice[1], { maxAnswers: 1 });
  }
}

/** Each card's definition; the numbers of definitions may differ. */
function facesOf<S extends BaseState, C extends Context<S>>({ context }: Match<S, C>): string {
  const { state, defs } = context;
  return JSON.stringify(state.cards.map(({ def, handle, seen }) => [(defs[def] as Definition).id, handle, seen]));
}
