/**
 * The phrases of card texts as files: `<folder>/<language>/cards/*.json`. The files of a language are parts of one tree,
 * and each has branches of its own.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export type PhraseTree = Readonly<Record<string, unknown>>;

/** The phrases of a language; undefined if it has none. */
export type PhraseFiles = (language: string) => PhraseTree | undefined;

/** `scripts/bundle.ts` leaves the phrases in place of this call. */
export function phraseFiles(folder: URL): PhraseFiles {
  return (language) => {
    const inside = new URL(`${language}/cards/`, folder);
    if (!existsSync(inside)) return undefined;
    const files = readdirSync(inside).filter((name) => name.endsWith('.json'));
    return Object.assign({}, ...files.sort().map((name) => JSON.parse(readFileSync(new URL(name, inside), 'utf8'))));
  };
}

/** The parts of a phrase that has several: its moods, a noun with its forms, a quality. */
const PARTS: ReadonlySet<string> = new Set([
  ...['order', 'infinitive', 'statement', 'causing', 'gets', 'clause', 'scene', 'contrast', 'during'],
  ...['one', 'many', 'gender', 'noun', 'article', 'after', 'person', 'plural', 'header', 'quality'],
  ...['like', 'at', 'noAt', 'yes', 'no', 'is', 'isNot', 'text', 'to'],
]);

/** True for a text, or for a phrase with its parts; other trees are tables of phrases. */
export function isPhrase(tree: unknown): boolean {
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) return true;
  const keys = Object.keys(tree);
  return 'like' in tree || (keys.length > 0 && keys.every((key) => PARTS.has(key)));
}

/** The phrases of a language in preparation; those that it lacks are English. */
export function completed<Tree>(own: unknown, english: Tree): Tree {
  if (own === undefined) return english;
  if (isPhrase(own) || isPhrase(english)) return own as Tree;
  const all: Record<string, unknown> = { ...(own as PhraseTree) };
  for (const [key, phrase] of Object.entries(english as PhraseTree)) all[key] = completed(all[key], phrase);
  return all as Tree;
}

/** The same, with a report whenever one of the English phrases is read. */
export function reporting<Tree>(own: unknown, english: Tree, borrowed: () => void): Tree {
  const all: PhraseTree = {};
  const mine = (own ?? {}) as PhraseTree;
  for (const [key, phrase] of Object.entries(english as PhraseTree)) {
    const said = mine[key];
    if (isPhrase(phrase) || (said !== undefined && isPhrase(said))) {
      const get = (): unknown => {
        if (said === undefined) borrowed();
        return said ?? phrase;
      };
      Object.defineProperty(all, key, { enumerable: true, get });
    } else Object.defineProperty(all, key, { enumerable: true, value: reporting(said, phrase, borrowed) });
  }
  for (const [key, phrase] of Object.entries(mine))
    if (!(key in all)) Object.defineProperty(all, key, { enumerable: true, value: phrase });
  return all as Tree;
}

/**
 * The type of phrases in a JSON file, of which the compiler only knows that they are text. Those that are `Own` are
 * written in another way, `As`.
 */
export type Written<Phrase, Own = never, As = never> = Phrase extends Own
  ? As
  : Phrase extends string
    ? string
    : Phrase extends boolean
      ? boolean
      : Phrase extends readonly (infer Each)[]
        ? readonly Written<Each, Own, As>[]
        : { readonly [Key in keyof Phrase]: Written<Phrase[Key], Own, As> };

/** Does not compile if a phrase is missing. */
export type Fits<Said extends Wanted, Wanted> = Said;

type KeysOf<Either> = Either extends object ? keyof Either : never;
type PartOf<Either, Key extends PropertyKey> = Either extends { readonly [Each in Key]?: infer Part } ? Part : never;

/** The names of phrases that no code asks for. */
export type SurplusPhrases<Said, Wanted> =
  string extends KeysOf<Wanted>
    ? never
    : Said extends readonly unknown[]
      ? never
      : Said extends object
        ? {
            [Key in keyof Said]-?: Key extends KeysOf<Wanted>
              ? SurplusPhrases<Said[Key], NonNullable<PartOf<Extract<Wanted, object>, Key>>>
              : Key;
          }[keyof Said]
        : never;
