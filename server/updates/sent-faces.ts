/**
 * The faces of the cards that an audience has been shown. They are sent with the update in which a card first becomes
 * visible: the faces of all cards of a match would reveal the others' cards.
 */
import type { CardFace, Faces, Hosting, Language } from '@praxis/contract';
import type { Definition, Setup, View } from '@praxis/engine';
import type { SentDecision, SentEvent } from '@praxis/protocol/update.ts';
import { faceOf } from '../base/faces.ts';

export class SentFaces {
  readonly #hosting: Hosting;
  readonly #setup: Setup;
  readonly #language: Language;
  #definitions: ReadonlyMap<string, Definition> | undefined;
  readonly #sent: { [id: string]: CardFace } = {};

  constructor(hosting: Hosting, setup: Setup, language: Language) {
    this.#hosting = hosting;
    this.#setup = setup;
    this.#language = language;
  }

  /** All that have been sent so far. */
  get all(): Faces {
    return { ...this.#sent };
  }

  /** The faces that an update needs and that have not been sent before; undefined if there are none. */
  new(
    view: Pick<View, 'cards'> | undefined,
    events: readonly SentEvent[],
    decisions: readonly SentDecision[] = [],
  ): Faces | undefined {
    const found: { [id: string]: CardFace } = {};
    let count = 0;
    for (const id of idsIn(view, events, decisions)) {
      if (this.#sent[id] !== undefined) continue;
      const definition = this.#definition(id);
      if (!definition) continue;
      const face = faceOf(this.#hosting, definition, this.#language);
      this.#sent[id] = face;
      found[id] = face;
      count++;
    }
    return count === 0 ? undefined : found;
  }

  #definition(id: string): Definition | undefined {
    this.#definitions ??= new Map(this.#hosting.game.definitions(this.#setup).map((def) => [def.id, def]));
    return this.#definitions.get(id);
  }
}

function idsIn(
  view: Pick<View, 'cards'> | undefined,
  events: readonly SentEvent[],
  decisions: readonly SentDecision[],
): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { def } of Object.values(view?.cards ?? {})) if (def !== undefined) ids.add(def);
  for (const { cards = [] } of events) for (const { def } of cards) ids.add(def);
  for (const { source } of decisions) if (source !== undefined) ids.add(source);
  return ids;
}
