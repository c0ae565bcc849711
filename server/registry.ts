/** The games that the server hosts. This file alone names them; they are loaded when they are wanted, because each brings all its cards. */
import type { AnyHosting } from '@praxis/engine/hosting.ts';

export interface HostedGame {
  readonly id: string;
  /** Where programs in other threads find the hosting: a module that exports it as `hosting`. */
  readonly module: string;
  load(): Promise<AnyHosting>;
}

const GAMES: readonly HostedGame[] = [
  {
    id: 'vtes',
    module: import.meta.resolve('@praxis/vtes/hosting.ts'),
    load: async () => (await import('@praxis/vtes/hosting.ts')).hosting as unknown as AnyHosting,
  },
  {
    id: 'pokemon',
    module: import.meta.resolve('@praxis/pokemon/hosting.ts'),
    load: async () => (await import('@praxis/pokemon/hosting.ts')).hosting as unknown as AnyHosting,
  },
  {
    id: 'magic',
    module: import.meta.resolve('@praxis/magic/hosting.ts'),
    load: async () => (await import('@praxis/magic/hosting.ts')).hosting as unknown as AnyHosting,
  },
];

export class Registry {
  readonly #games: ReadonlyMap<string, HostedGame>;
  readonly #loaded = new Map<string, Promise<AnyHosting>>();

  constructor(games: readonly HostedGame[] = GAMES) {
    this.#games = new Map(games.map((game) => [game.id, game]));
  }

  get ids(): readonly string[] {
    return [...this.#games.keys()];
  }

  moduleOf(id: string): string | undefined {
    return this.#games.get(id)?.module;
  }

  /** Undefined if no such game is hosted. */
  hosting(id: string): Promise<AnyHosting> | undefined {
    const game = this.#games.get(id);
    if (!game) return undefined;
    const loading = this.#loaded.get(id) ?? game.load();
    this.#loaded.set(id, loading);
    return loading;
  }
}
