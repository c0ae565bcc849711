/**
 * Definitions packed for a quick start: one text with the JSON of each, and its table of contents. A definition is
 * parsed when it is first asked for.
 */
import type { DefinitionFiles, Written } from './definition-files.ts';
import type { Head } from './lazy.ts';

export interface Packed {
  /** For each file its path and its definitions: id, name and length in the text. */
  readonly files: readonly (readonly [string, readonly (readonly [string, string, number])[]])[];
  /** Pure ASCII, so that lengths in characters and in bytes are the same. */
  readonly text: string;
}

export function packed(files: DefinitionFiles): Packed {
  let text = '';
  const listed = Object.entries(files).map(([path, cards]) => {
    const entries = Object.entries(cards).map(([id, written]) => {
      const json = asciiJson(written);
      text += json;
      return [id, typeof written.name === 'string' ? written.name : '', json.length] as const;
    });
    return [path, entries] as const;
  });
  return { files: listed, text };
}

/** JSON in ASCII, which Node reads fastest. */
export function asciiJson(data: unknown): string {
  const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(data).replace(/[^\0-\x7f]/g, escaped);
}

/** A card as it is written in a file. */
export class WrittenCard implements Head {
  readonly id: string;
  readonly name: string;
  readonly #text: string;
  readonly #at: number;
  readonly #length: number;
  #written: Written | undefined;

  constructor([id, name, length]: Packed['files'][number][1][number], text: string, at: number) {
    this.id = id;
    this.name = name;
    this.#text = text;
    this.#at = at;
    this.#length = length;
  }

  /** True if this is in its JSON, which is not parsed for it. */
  has(json: string): boolean {
    return this.#text.slice(this.#at, this.#at + this.#length).includes(json);
  }

  get written(): Written {
    this.#written ??= JSON.parse(this.#text.slice(this.#at, this.#at + this.#length)) as Written;
    return this.#written;
  }
}

/** The cards of each file, in the order of the files. */
export function unpacked({ files, text }: Packed): ReadonlyMap<string, readonly WrittenCard[]> {
  let at = 0;
  return new Map(
    files.map(([path, entries]) => [
      path,
      entries.map((entry) => {
        const card = new WrittenCard(entry, text, at);
        at += entry[2];
        return card;
      }),
    ]),
  );
}

/** The cards of all files. */
export function cardsIn(definitions: Packed): readonly WrittenCard[] {
  return [...unpacked(definitions).values()].flat();
}

export function filesIn(definitions: Packed): DefinitionFiles {
  return Object.fromEntries(
    [...unpacked(definitions)].map(([path, cards]) => [
      path,
      Object.fromEntries(cards.map(({ id, written }) => [id, written])),
    ]),
  );
}
