/**
 * The common part of the Portuguese, Spanish, Italian and French phrases: the places of qualities, and the introduction
 * of nouns.
 */
import { agree, type Gender, type Language, type Plurality } from '@praxis/kit/language/grammar.ts';
import type { Article, Bare, Quality, Said } from './phrases.ts';

export const beside = (text: string): Quality => ({ at: 'beside', text });
export const after = (text: string): Quality => ({ at: 'after', text });
/** The controller comes last: a clause of its own, which would otherwise swallow the rest. */
export const last = (text: string): Quality => ({ at: 'last', text });

export function someone(text: string, gender: Gender, number: Plurality = 'one'): Said {
  return { text, number, gender, person: 'they' };
}

/** A statement about a player; an order to the reader needs no subject. */
export function does(who: Said, order: string, told: string): string {
  return who.person === 'you' ? order : `${who.text} ${told}`;
}

/** The noun with its qualities before, beside and after it. `word` comes between those beside and those after. */
function whole({ before: left, noun: text, beside: near, after: far }: Bare, word = ''): string {
  return [...left, text, ...near, word, ...far].filter((each) => each !== '').join(' ');
}

/** The words that make articles of Magic, each in the forms that agree. */
interface IntroducingWords {
  readonly upTo: string;
  readonly other: string;
  readonly target: string;
  /** One target is called "the target creature" or "a target creature". */
  readonly oneTarget: 'the' | 'a';
  readonly enchanted: string;
  readonly equipped: string;
  readonly blocked: string;
  /** A different phrase for all: "from any graveyard" and "from all graveyards". */
  readonly ofAll?: readonly [one: string, all: string];
}

/**
 * A noun with its article, and with a word between its qualities and its clauses: "a criatura encantada que você
 * controla".
 */
export function introducing(
  { introduced }: Language,
  words: IntroducingWords,
): (bare: Bare, article: Article) => string {
  return (bare, article) => {
    switch (article.kind) {
      case 'enchanted':
      case 'equipped':
      case 'blocked':
        return introduced('the', whole(bare, agree(words[article.kind], bare)), bare);
      case 'target': {
        const { count, upTo, other } = article;
        const target = whole(bare, agree(words.target, bare));
        if (count === 1) {
          const one = introduced(other ? 'another' : upTo ? 'a' : words.oneTarget, target, bare);
          return upTo ? `${words.upTo} ${one}` : one;
        }
        return `${upTo ? `${words.upTo} ` : ''}${count} ${other ? `${agree(words.other, bare)} ` : ''}${target}`;
      }
      case 'all':
        return introduced('all', whole(bare), bare).replace(...(words.ofAll ?? ['', '']));
      default:
        return introduced(article.kind, whole(bare), bare);
    }
  };
}

/** A plural subject has its article: "as criaturas que você controla". */
export function subjectOf({ introduced }: Language, said: Said): string {
  return said.number === 'many' ? introduced('the', said.text, said) : said.text;
}
