/**
 * The exchanged cards of a world of `testing-two-worlds.ts`: in the other world some cards of the holders are exchanged
 * for other cards of theirs. The rules may show such a card; if they do not, nobody else may be sent it.
 */
import type { Hosting } from '@praxis/contract';
import { type BaseCard, type Definition, eventFor, type Piece, type Setup, type Viewer } from '@praxis/engine';
import { keyed } from '../base/ids.ts';
import type { LiveMatch } from '../match/live-match.ts';
import type { HostedGame } from '../registry.ts';
import type { TestClient } from '../testing/fixtures.ts';

/** Seats that see the same in both worlds. The others are the holders. */
export const isObserver = (seat: number): boolean => seat === 0 || seat === 2;

export interface Exchanging {
  readonly hosting: Hosting;
  /** The source of all draws: two hexadecimal digits. */
  readonly luck: string;
  /** Cards that are not exchanged, by the ids of their definitions. */
  readonly spared: ReadonlySet<string>;
}

/** How far the cards of each holder are moved along in the other world. */
const MOVED = 3;

export class Exchange {
  readonly #exchanging: Exchanging;
  readonly #isOther: boolean;
  /** The cards that are exchanged, by the ids of their definitions. */
  readonly #exchanged = new Set<string>();
  /** Those of them that observers have in their own decks. */
  readonly #common = new Set<string>();

  constructor(exchanging: Exchanging, isOther: boolean) {
    this.#exchanging = exchanging;
    this.#isOther = isOther;
  }

  /** The game, but in the other world with the exchanged cards of each holder dealt in another order. */
  world(): HostedGame {
    const { hosting } = this.#exchanging;
    const { game } = hosting;
    const start = (setup: Setup) => {
      const state = game.start(setup);
      const idOf = ({ def }: BaseCard): string => (game.definitions(setup)[def] as Definition).id;
      const cards = state.cards as BaseCard[];
      const held = cards.filter(({ owner }) => !isObserver(owner));
      const known = new Set(cards.filter(({ owner }) => isObserver(owner)).map(idOf));
      this.#draw(held.map(idOf), known);
      for (const owner of this.#isOther ? setup.seats.keys() : []) {
        const mine = held.filter((card) => card.owner === owner && this.#exchanged.has(idOf(card)));
        const defs = mine.map(({ def }) => def);
        for (const [at, card] of mine.entries()) card.def = defs[(at + MOVED) % defs.length] as number;
      }
      return state;
    };
    return { id: game.id, module: '', load: async () => ({ ...hosting, game: { ...game, start } }) };
  }

  #draw(held: readonly string[], known: ReadonlySet<string>): void {
    const { luck, spared } = this.#exchanging;
    const isDrawn = (id: string): boolean => !spared.has(id) && (keyed(luck.repeat(32), id)[0] as number) < 128;
    const drawn = new Set(held.filter(isDrawn));
    // Where everybody plays the same deck, the observers have such cards, too.
    const foreign = new Set([...drawn].filter((id) => !known.has(id)));
    for (const id of foreign.size > 1 ? foreign : drawn) {
      this.#exchanged.add(id);
      if (known.has(id)) this.#common.add(id);
    }
  }

  /** The exchanged cards of its own that an answer of the client is about. */
  inAnswer({ view }: TestClient, answer: string): readonly string[] {
    const defs = [...answer.matchAll(/:c(\d+)/g)].flatMap(([, handle]) => view?.cards[Number(handle)]?.def ?? []);
    return defs.filter((def) => this.#exchanged.has(def));
  }

  /** The exchanged cards among those that begin an answer. */
  inPieces({ match }: LiveMatch, pieces: readonly Piece[]): readonly string[] {
    const ids = pieces.flatMap(({ card }) => {
      const def = card === undefined ? undefined : (match.state.cards[card] as BaseCard | undefined)?.def;
      return def === undefined ? [] : ((match.context.defs[def] as Definition | undefined)?.id ?? []);
    });
    return [...new Set(ids)].filter((id) => this.#exchanged.has(id));
  }

  /** The exchanged cards that a text shows to the client; fails if the rules do not show them to the viewer. */
  shownIn(text: string, client: TestClient, viewer: Viewer, live: LiveMatch | undefined): readonly string[] {
    const isOthers = (id: string): boolean => !this.#common.has(id) || isOthersSeenBy(client, id, text);
    const cards = [...this.#exchanged].filter((id) => text.includes(`"${id}"`) && isOthers(id));
    const leaked = cards.filter((id) => !live || !isShown(live, id, viewer));
    if (leaked.length > 0) throw new Leaked(`${viewer} was sent ${leaked.join(', ')}, which the rules do not show.`);
    return cards;
  }
}

/** Somebody was sent the name of a card that the rules hide. */
export class Leaked extends Error {
  override readonly name = 'Leaked';
}

/** True if the client sees a holder's card of this kind, or an event about one. */
function isOthersSeenBy({ view }: TestClient, id: string, text: string): boolean {
  const { events = [] } = JSON.parse(text) as { readonly events?: readonly { readonly data?: { seat?: number } }[] };
  return (
    Object.values(view?.cards ?? {}).some(({ def, owner }) => def === id && !isObserver(owner)) ||
    events.some(
      ({ data }) =>
        data?.seat !== undefined && !isObserver(data.seat) && JSON.stringify(data).includes(`"def":"${id}"`),
    )
  );
}

function isShown({ match, story }: LiveMatch, id: string, viewer: Viewer): boolean {
  const number = match.context.defs.findIndex((def) => def.id === id);
  const isIn = (part: unknown): boolean =>
    typeof part === 'object' &&
    part !== null &&
    Object.entries(part).some(([key, value]) => (key === 'def' && value === number) || isIn(value));
  return (
    JSON.stringify(match.view(viewer)).includes(`"${id}"`) ||
    story.since(0).some(({ event }) => isIn(eventFor(event, viewer)))
  );
}
