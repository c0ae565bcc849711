/** The plan of a simulation, as plain data. All of its games follow from it. */
import type { Deck, Hosting } from '@praxis/contract';
import { type BaseState, type Definition, definitionsHash, hashOf, Mistake, type Setup } from '@praxis/engine';

export interface Plan {
  readonly format: 'praxis-simulation-1';
  readonly game: string;
  /**
   * The version of the rules and the fingerprint of all cards: other rules, or other cards to guess, would make other
   * games.
   */
  readonly rules: string;
  readonly definitions: string;
  readonly edition: string;
  readonly seats: number;
  readonly contenders: readonly Contender[];
  readonly games: number;
  readonly seed: string;
  /**
   * How much a bot that searches may think over a decision. It is no time, so that every machine plays the same games.
   */
  readonly playouts: number;
}

/** A deck with the bot that plays it. */
export interface Contender {
  readonly name: string;
  readonly deck: Deck;
  readonly bot: string;
  readonly temperament: string;
}

export const GAMES_MAX = 10_000_000;

type Choice = Omit<Plan, 'format' | 'game' | 'rules' | 'definitions'>;

export function planOf({ game }: Hosting, choice: Choice): Plan {
  const definitions = definitionsHash(game, game.allCards(choice.edition));
  return { format: 'praxis-simulation-1', game: game.id, rules: game.version, definitions, ...choice };
}

/** The reason why a simulation cannot be continued. */
export type PlanProblem = 'no simulation' | 'damaged' | 'other game' | 'other rules' | 'other cards';

export class PlanMistake extends Mistake {
  readonly problem: PlanProblem;
  constructor(problem: PlanProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/**
 * Checks that unknown data is a plan, for example the first line of a file. Throws a `PlanMistake` that names the
 * problem.
 */
export function readPlan(data: unknown): Plan {
  const plan = data as Partial<Plan> | undefined;
  if (typeof plan !== 'object' || plan === null || plan.format !== 'praxis-simulation-1')
    throw new PlanMistake('no simulation', 'It does not name the format "praxis-simulation-1".');
  for (const name of ['game', 'rules', 'definitions', 'edition', 'seed'] as const)
    if (typeof plan[name] !== 'string') throw new PlanMistake('damaged', `"${name}" is not a text.`);
  for (const name of ['seats', 'games', 'playouts'] as const)
    if (!Number.isInteger(plan[name]) || (plan[name] as number) < 1 || (plan[name] as number) > GAMES_MAX)
      throw new PlanMistake('damaged', `"${name}" is no number from 1 to ${GAMES_MAX}.`);
  if (!Array.isArray(plan.contenders) || plan.contenders.length === 0 || !plan.contenders.every(isContender))
    throw new PlanMistake('damaged', '"contenders" is no list of decks with their bots.');
  return plan as Plan;
}

function isContender(data: unknown): boolean {
  const { name, deck, bot, temperament } = (data ?? {}) as Partial<Contender>;
  return (
    [name, bot, temperament].every((text) => typeof text === 'string') && typeof deck === 'object' && deck !== null
  );
}

/**
 * Throws a `PlanMistake` if the plan was made under other rules or cards: its games could not be compared with those
 * played here.
 */
export function requireSameRules(plan: Plan, { game }: Hosting): void {
  const { edition } = plan;
  if (plan.game !== game.id || !game.editions.includes(edition))
    throw new PlanMistake('other game', `It is about ${plan.game}, edition ${edition}.`);
  if (plan.rules !== game.version)
    throw new PlanMistake(
      'other rules',
      `It was begun under version ${plan.rules} of the rules; this is ${game.version}.`,
    );
  if (plan.definitions !== definitionsHash(game, game.allCards(edition)))
    throw new PlanMistake('other cards', 'The cards have changed since it was begun.');
}

/** The seating and the seed of one game. Seats are named after their contenders. */
export function setupOf(plan: Plan, game: number, places: readonly number[]): Setup {
  const seats = places.map((contender, seat) => {
    const { name, deck } = plan.contenders[contender] as Contender;
    return { name: `${name} ${seat + 1}`, deck };
  });
  return { edition: plan.edition, seats, seed: seedOf(plan, game, 'cards') };
}

/** A seed for one purpose in one game. */
export function seedOf({ seed }: Plan, game: number, purpose: string): string {
  return hashOf([seed, game, purpose]);
}

/** The ids of the cards of a contender's deck. Throws a `Mistake` if it cannot be played. */
export function deckIds({ game }: Hosting, plan: Plan, contender: number): readonly string[] {
  const everywhere = Array.from({ length: plan.seats }, () => contender);
  const setup = setupOf(plan, 0, everywhere);
  const definitions = game.definitions(setup);
  const { cards }: BaseState = game.start(setup);
  return cards.flatMap(({ def, owner }) => (owner === 0 ? [(definitions[def] as Definition).id] : []));
}
