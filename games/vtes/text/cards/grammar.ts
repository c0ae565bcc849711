/** What phrases are made of: nouns, qualities, deeds. */

export type Gender = 'm' | 'f';

export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
}

/** How a noun phrase is introduced. `bare`: with nothing, as names and pronouns are. */
export type Article = 'a' | 'any' | 'the' | 'this' | 'that' | 'another' | 'each' | 'each other' | 'your' | 'bare';

/** A noun with everything around it, before it gets its article and its case. */
export interface NounPhrase {
  /** The noun with its qualities, in the number that holds. */
  readonly text: string;
  readonly article: Article;
  readonly gender: Gender;
  readonly number: 'one' | 'many';
  readonly person: 'you' | 'they';
  /** How many are chosen, if not exactly one: "up to 2". The text is then plural. */
  readonly quantity?: { readonly min: number; readonly max: number };
  /** Which of two or more of the same noun, counted from 1: "the first vampire". */
  readonly ordinal?: number;
}

/** A noun phrase that is always the same. */
export interface FixedNoun {
  readonly noun: Noun;
  readonly article: Article;
  readonly person?: 'you';
  /** What follows the noun: "other than the acting one". */
  readonly after?: string;
  /** It is spoken of in the plural: "le tue risorse". */
  readonly plural?: true;
}

/**
 * What can be said of a card. Beside the noun, and of it in a clause: `yes` "locked", `no` "unlocked", `is` "is locked", `isNot`
 * "is not locked". The slot `it` is the noun. `beside` is right behind the noun, in the mirrored order of what stands before it:
 * "a ready Toreador vampire", "um vampiro Toreador pronto". `last` comes behind everything else: "um vampiro sem arquétipo que
 * você controla".
 */
export interface Quality {
  readonly at: 'before' | 'beside' | 'after' | 'last';
  /** Where `no` stands, if elsewhere: "un vampiro Toreador", "un vampiro preparado que no sea Toreador". */
  readonly noAt?: Quality['at'];
  readonly yes: string;
  readonly no: string;
  readonly is: string;
  readonly isNot: string;
}

/** A deed: as it is told the reader to do, and after "may" or "to". One string where the language says both alike. */
export type Deed = string | { readonly order: string; readonly infinitive: string };

/** A deed of somebody: also as it is told of others, with `{who}` as the subject. */
export interface Told {
  readonly order: string;
  readonly infinitive: string;
  readonly told: string;
  /** After "may" or "to" when somebody else does it: "make {who} …", "give {who} …". Without it a sentence of its own follows. */
  readonly causing?: string;
}
