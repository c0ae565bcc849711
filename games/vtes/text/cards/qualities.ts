/** The parts of phrases: nouns, qualities, instructions. */
import type { Article, Noun } from '@praxis/kit/language/grammar.ts';

export type { Article, Noun, NounPhrase } from '@praxis/kit/language/grammar.ts';

/** A noun phrase that is always the same. */
export interface FixedNoun {
  readonly noun: Noun;
  readonly article: Article;
  readonly person?: 'you';
  /** Words after the noun: "other than the acting one". */
  readonly after?: string;
  /** In the plural: "le tue risorse". */
  readonly plural?: true;
}

/**
 * A description of a card. Beside the noun, and of it in a clause: `yes` "locked", `no` "unlocked", `is` "is locked",
 * `isNot` "is not locked". The slot `it` is the noun. `beside` is right behind the noun, in the mirrored order of the
 * words before it: "a ready Toreador vampire", "um vampiro Toreador pronto". `last` comes behind everything else: "um
 * vampiro sem arquétipo que você controla".
 */
export interface Quality {
  readonly at: 'before' | 'beside' | 'after' | 'last';
  /** The place of `no`, if it differs: "un vampiro Toreador", "un vampiro preparado que no sea Toreador". */
  readonly noAt?: Quality['at'];
  readonly yes: string;
  readonly no: string;
  readonly is: string;
  readonly isNot: string;
}

/**
 * An instruction: as an order to the reader, and after "may" or "to". One string where the language says both alike.
 */
export type Instruction = string | { readonly order: string; readonly infinitive: string };

/** An instruction with a subject: also a statement about others, with `{who}` as the subject. */
export interface Statement {
  readonly order: string;
  readonly infinitive: string;
  readonly statement: string;
  /**
   * After "may" or "to" when another player does it: "make {who} …", "give {who} …". Without it a sentence of its own
   * follows.
   */
  readonly causing?: string;
}

/** A statement; one string where all its forms are alike, because the subject is always named. */
export type Said = string | Statement;

/**
 * Ways to make qualities, by their names: parts of a quality in which `$yes`, `$what` … stand for words that the quality
 * itself gives.
 */
export type QualityPatterns = Readonly<Record<string, Readonly<Record<string, string>>>>;

const PARTS = ['at', 'noAt', 'yes', 'no', 'is', 'isNot'];

/** A quality as it is written, with all its parts: those that it does not have come from the pattern that it is like. */
export function qualityOf(
  { like, ...own }: Readonly<Record<string, string>>,
  patterns: QualityPatterns,
): Readonly<Record<string, string>> {
  if (like === undefined) return own;
  const all: Readonly<Record<string, string | undefined>> = { ...patterns[like], ...own };
  const filled = (part: string): string =>
    (all[part] ?? `$${part}`).replace(/\$(\w+)/g, (slot, name: string) => (name === part ? slot : filled(name)));
  return Object.fromEntries(PARTS.filter((part) => all[part] !== undefined).map((part) => [part, filled(part)]));
}
