/** A new simulation, as the command line describes it. */
import { randomBytes } from 'node:crypto';
import { GAMES_MAX, type Plan, planOf } from '@praxis/bots/simulation/plan.ts';
import type { Hosting, Language } from '@praxis/contract';
import { WrongUsage, wholeNumber } from '../command.ts';
import { contendersOf, deckWarnings, type Given } from './contenders.ts';

export interface GivenPlan extends Given {
  readonly games?: string | undefined;
  readonly edition?: string | undefined;
  readonly seats?: string | undefined;
  readonly seed?: string | undefined;
  readonly playouts?: string | undefined;
}

/** The options of a new simulation; a resumed one has its own. `games` may grow. */
export const OF_NEW_PLAN = ['decks', 'bots', 'temperaments', 'edition', 'seats', 'seed', 'playouts'] as const;

const GAMES_USUAL = '1000';
const PLAYOUTS_USUAL = '100';
const PLAYOUTS_MAX = 1_000_000;

interface NewPlan {
  readonly plan: Plan;
  readonly warnings: readonly string[];
}

export function newPlan(hosting: Hosting, given: GivenPlan, language: Language): NewPlan {
  const { editions, seats: table } = hosting.choices;
  const edition = given.edition ?? editions[0];
  if (!editions.includes(edition))
    throw new WrongUsage((usage) =>
      usage.unknownEdition({ given: JSON.stringify(edition), editions: editions.join(', ') }),
    );
  const { contenders, warnings } = contendersOf(hosting, given, language);
  const plan = planOf(hosting, {
    edition,
    seats:
      given.seats === undefined
        ? fitting(contenders.length, table)
        : wholeNumber('seats', given.seats, table.least, table.most),
    contenders,
    games: gamesAsked(given.games ?? GAMES_USUAL),
    seed: given.seed ?? randomBytes(8).toString('hex'),
    playouts: wholeNumber('playouts', given.playouts ?? PLAYOUTS_USUAL, 1, PLAYOUTS_MAX),
  });
  return { plan, warnings: [...warnings, ...deckWarnings(hosting, contenders, plan, language)] };
}

export function gamesAsked(given: string): number {
  return wholeNumber('games', given, 1, GAMES_MAX);
}

/** As many as there are decks, if a table can be so large. One deck plays against itself at a usual table. */
function fitting(decks: number, { least, most, usual }: Hosting['choices']['seats']): number {
  return decks < least ? usual : Math.min(decks, most);
}
