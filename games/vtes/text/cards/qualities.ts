/** The parts of phrases: nouns, qualities, instructions. */
import type { Article, Language, Noun } from '@praxis/kit/language/grammar.ts';
import type { TraitPhrase } from './phrase-kinds.ts';

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

/** A verb of being or having, as `one|many`: in a clause, its negation, and both in a clause behind "that". */
export interface VerbForms {
  readonly is: string;
  readonly isNot: string;
  readonly thatIs: string;
  readonly thatIsNot: string;
}

/** The verb with the same words behind both of its forms. */
const said = (forms: string, text: string): string => `{it~${forms}} ${text}`;

/** The verb with different words behind its forms: "is a weapon", "are weapons". */
function inNumber(forms: string, one: string, many: string): string {
  const [first, second] = forms.split('|');
  return `{it~${first} ${one}|${second} ${many}}`;
}

/**
 * A quality made with a verb. `opposite`: the word for the other state, if there is one; `no`: the negation beside the
 * noun.
 */
export function quality(
  verb: VerbForms,
  at: Quality['at'],
  yes: string,
  {
    noAt,
    opposite,
    no = opposite,
  }: { noAt?: Quality['at']; opposite?: string | undefined; no?: string | undefined } = {},
): Quality {
  return {
    at,
    ...(noAt === undefined ? {} : { noAt }),
    yes,
    no: no ?? said(verb.thatIsNot, yes),
    is: said(verb.is, yes),
    isNot: opposite === undefined ? said(verb.isNot, yes) : said(verb.is, opposite),
  };
}

/** Behind the noun: "a vampire with Auspex". `not`: the words after the verb in the negative. */
export function possession(verb: Pick<VerbForms, 'is' | 'isNot'>, [withWord, withoutWord]: readonly [string, string]) {
  return (what: string, without = what, not = without): Quality => ({
    at: 'after',
    yes: `${withWord} ${what}`,
    no: `${withoutWord} ${without}`,
    is: said(verb.is, what),
    isNot: said(verb.isNot, not),
  });
}

/** A card that is a thing of its own: "that is a weapon". */
export function thingIn({ introduced }: Language, verb: VerbForms) {
  return (noun: Noun, header = noun.one): TraitPhrase => {
    const { gender } = noun;
    const one = introduced('a', noun.one, { gender, number: 'one' });
    const many = introduced('a', noun.many, { gender, number: 'many' });
    const form = (forms: string): string => inNumber(forms, one, many);
    return {
      header,
      noun,
      quality: {
        at: 'after',
        yes: form(verb.thatIs),
        no: form(verb.thatIsNot),
        is: form(verb.is),
        isNot: form(verb.isNot),
      },
    };
  };
}

/** A trait of cards: "a frenzy card". `card` is the noun with the word that joins both. */
export function cardOfIn(card: Noun, of: string, qualityOf: (text: string) => Quality) {
  return (what: string, header = what): TraitPhrase => {
    const text = `${of} ${what}`;
    return {
      header,
      noun: { one: `${card.one} ${text}`, many: `${card.many} ${text}`, gender: card.gender },
      quality: qualityOf(text),
    };
  };
}

/** A trait whose noun and quality are given. */
export function trait(header: string, noun: Noun, said: Quality): TraitPhrase {
  return { header, noun, quality: said };
}
