/** The one list of games. Server, terminal and scripts read it; a game is loaded when it is first used, because it brings all its cards. */
import type { Hosting, Staging } from '@praxis/contract';

export interface RegisteredGame {
  readonly id: string;
  /** The rulebook's title in English, for documents. Pages take the title from the hosting, in the reader's language. */
  readonly title: string;
  /** The letters that the ids of its rules begin with. */
  readonly ruleLetters: readonly string[];
  /** The module that exports `hosting`, for worker threads that load the game themselves. */
  readonly module: string;
  hosting(): Promise<Hosting>;
  staging(): Promise<Staging>;
  /**
   * The game is being built: the conformance page shows which rules are missing and the checks do not fail for them. A server hosts it
   * only where PRAXIS_UNFINISHED_GAMES says so.
   */
  readonly unfinished?: true;
}

/** In the order in which pages and commands list them. */
export const GAMES: readonly RegisteredGame[] = [
  {
    id: 'vtes',
    title: 'Vampire: The Eternal Struggle',
    // The second letter is that of the table of differences between the editions.
    ruleLetters: ['V', 'D'],
    module: import.meta.resolve('@praxis/vtes/hosting.ts'),
    hosting: async () => (await import('@praxis/vtes/hosting.ts')).hosting,
    staging: async () => (await import('@praxis/vtes/staging.ts')).staging,
  },
  {
    id: 'pokemon',
    title: 'the Pokémon Trading Card Game',
    ruleLetters: ['P'],
    module: import.meta.resolve('@praxis/pokemon/hosting.ts'),
    hosting: async () => (await import('@praxis/pokemon/hosting.ts')).hosting,
    staging: async () => (await import('@praxis/pokemon/staging.ts')).staging,
  },
  {
    id: 'magic',
    title: 'Magic: The Gathering (2014 basics)',
    ruleLetters: ['M'],
    module: import.meta.resolve('@praxis/magic/hosting.ts'),
    hosting: async () => (await import('@praxis/magic/hosting.ts')).hosting,
    staging: async () => (await import('@praxis/magic/staging.ts')).staging,
  },
  {
    id: 'yugioh',
    title: 'Yu-Gi-Oh! (rulebook 9.0)',
    ruleLetters: ['Y'],
    module: import.meta.resolve('@praxis/yugioh/hosting.ts'),
    hosting: async () => (await import('@praxis/yugioh/hosting.ts')).hosting,
    staging: async () => (await import('@praxis/yugioh/staging.ts')).staging,
  },
  {
    id: 'rivals',
    title: 'Vampire: The Masquerade – Rivals',
    ruleLetters: ['R'],
    module: import.meta.resolve('@praxis/rivals/hosting.ts'),
    hosting: async () => (await import('@praxis/rivals/hosting.ts')).hosting,
    staging: async () => (await import('@praxis/rivals/staging.ts')).staging,
  },
];

export const GAME_IDS: readonly string[] = GAMES.map(({ id }) => id);

/** The message files in which the games say what is wrong with decks, card lists and positions. */
export const GAME_FAULTS: readonly URL[] = GAMES.map(({ module }) => new URL('./faults/', module));

/** Undefined if there is no such game. */
export function registeredGame(id: string | undefined): RegisteredGame | undefined {
  return GAMES.find((game) => game.id === id);
}
