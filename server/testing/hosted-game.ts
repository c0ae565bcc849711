/** Small games for the tests, as the server hosts them. Threads of matches load this file, so it imports only types. */
import type { Hosting, Simulation } from '@praxis/contract';
import type { Definition, Game } from '@praxis/engine';
import type { HostedGame } from '../registry.ts';

export interface HostedTestGame {
  readonly game: Game;
  readonly seatsMost: number;
  /** The type of the event with which a turn begins. */
  readonly turn?: string;
}

/** A small game as the server hosts one: without decks, words or faces of its own. */
export function hosted({ game, seatsMost, turn }: HostedTestGame): HostedGame {
  const simulation: Simulation | undefined =
    turn === undefined ? undefined : { turn, curve: 'points', tallies: [], drawn: [], played: [] };
  const hosting: Hosting = {
    game: game,
    title: game.id,
    choices: { editions: game.editions, seats: { least: 2, most: seatsMost, usual: 2 } },
    ...(simulation ? { simulation } : {}),
    decks: [],
    labels: () => ({ 'zone hand': 'hand' }),
    face: (def) => {
      const name = (def as Definition).id;
      return { name, kind: 'card', type: 'Card', marks: {}, lines: [], short: name };
    },
    reason: (key) => key,
    readDeck: (text) => ({ name: text, deck: {}, messages: [] }),
    checkDeck: () => [],
    deckFormats: [],
    writeDeck: () => '',
  };
  return { id: game.id, module: '', load: async () => hosting };
}
