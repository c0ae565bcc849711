/** The games that the server hosts, with their versions. */

import type { CardListFile, CardLists, Hosting } from '@praxis/contract';
import { Mistake, openMatch } from '@praxis/engine';
import { GAMES, registeredGame } from '@praxis/games';
import { Unfulfilled } from './base/words.ts';
import { bundledCode, fingerprintOf } from './releases/sources.ts';

export interface HostedGame {
  readonly id: string;
  /** Where programs in other threads find the hosting: a module that exports it as `hosting`. */
  readonly module: string;
  load(): Promise<Hosting>;
  /**
   * The fingerprint of this version of the rules, and the version as one file; without it the game's own version
   * counts.
   */
  readonly built?: Built;
}

export interface Built {
  readonly fingerprint: string;
  /** Undefined if it has not been built. */
  code(): string | undefined;
}

/** A version of a game, by which matches are played from their beginning to their end. */
export interface Release {
  readonly game: string;
  readonly version: string;
  readonly hosting: Hosting;
  readonly module: string;
  /** The kernel of that version. */
  readonly openMatch: typeof openMatch;
}

function builtOf(game: string): Built {
  let fingerprint: string | undefined;
  return {
    get fingerprint() {
      fingerprint ??= fingerprintOf(game);
      return fingerprint;
    },
    code() {
      return bundledCode(game, this.fingerprint);
    },
  };
}

const HOSTED: readonly HostedGame[] = GAMES.map(({ id, module, hosting }) => ({
  id,
  module,
  load: hosting,
  built: builtOf(id),
}));

export class Registry {
  readonly #games: ReadonlyMap<string, HostedGame>;
  readonly #loaded = new Map<string, Promise<Hosting>>();
  readonly #cardLists = new Map<string, CardLists>();

  constructor(games: readonly HostedGame[] = HOSTED) {
    this.#games = new Map(games.map((game) => [game.id, game]));
  }

  get ids(): readonly string[] {
    return [...this.#games.keys()];
  }

  /** Undefined if no such game is hosted. */
  hosting(id: string): Promise<Hosting> | undefined {
    const game = this.#games.get(id);
    if (!game) return undefined;
    const loading = this.#loaded.get(id) ?? game.load();
    this.#loaded.set(id, loading);
    return loading;
  }

  /** The game that a request names. */
  async requested(id: string): Promise<Hosting> {
    const hosting = await this.hosting(id);
    if (!hosting) throw new Unfulfilled('unknown game', JSON.stringify(id));
    return hosting;
  }

  all(): Promise<readonly Hosting[]> {
    return Promise.all(this.ids.map((id) => this.hosting(id) as Promise<Hosting>));
  }

  /** From now on decks of the game may hold the cards of these lists, too. */
  async learn(id: string, files: readonly CardListFile[]): Promise<CardLists> {
    const hosting = await this.hosting(id);
    if (!hosting?.readCardLists) throw new Mistake(`${id} has no form of card lists.`);
    const lists = await hosting.readCardLists(files);
    this.#cardLists.set(id, lists);
    this.#loaded.set(id, Promise.resolve({ ...hosting, ...lists.deckService }));
    return lists;
  }

  /** Undefined if no lists were given. */
  cardLists(id: string): CardLists | undefined {
    return this.#cardLists.get(id);
  }

  /** The version with which matches begin; undefined if no such game is hosted. */
  async current(id: string): Promise<Release | undefined> {
    const game = this.#games.get(id);
    const hosting = await this.hosting(id);
    if (!game || !hosting) return undefined;
    const { version } = hosting.game;
    return {
      ...{ game: id, hosting, module: game.module, openMatch },
      version: game.built ? `${version}-${game.built.fingerprint}` : version,
    };
  }

  /** The current version as one file, if it has been built. */
  codeOf(id: string): string | undefined {
    return this.#games.get(id)?.built?.code();
  }
}

/**
 * The games that a module exports as `GAMES`, in any thread; without a module the registered ones. `finished`: without
 * games that are still being built.
 */
export async function gamesOf(module: string | undefined, finished = false): Promise<Registry> {
  if (module === undefined)
    return new Registry(HOSTED.filter(({ id }) => !finished || registeredGame(id)?.unfinished !== true));
  return new Registry(((await import(module)) as { readonly GAMES: readonly HostedGame[] }).GAMES);
}
