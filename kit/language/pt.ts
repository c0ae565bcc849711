/** Brazilian Portuguese: articles, and prepositions that contract with them (do, neste, ao, àquela, pelos). */
import { type Article, agree, counted, formsOf, type Language, listJoined } from './grammar.ts';

/** Masculine, feminine, and both in the plural. */
const WORDS: Readonly<Record<Article, string>> = {
  a: 'um|uma||',
  any: 'qualquer|quaisquer',
  the: 'o|a|os|as',
  general: 'o|a|os|as',
  this: 'este|esta|estes|estas',
  that: 'aquele|aquela|aqueles|aquelas',
  another: 'outro|outra|outros|outras',
  each: 'cada|cada',
  'each other': 'cada outro|cada outra|cada um dos outros|cada uma das outras',
  all: 'todo o|toda a|todos os|todas as',
  no: 'nenhum|nenhuma|nenhuns|nenhumas',
  your: 'seu|sua|seus|suas',
  bare: '|',
};

const introduced: Language['introduced'] = (article, text, agreement) => {
  const word = agree(WORDS[article], agreement);
  return word === '' ? text : `${word} ${text}`;
};

const MELTING = 'os?|as?|est[ea]s?|ess[ea]s?|aquel[ea]s?|isto|isso|aquilo';

/** The contraction of a preposition and the next word; undefined if there is none. */
function melted(preposition: string, word: string): string | undefined {
  if (preposition === 'de') return `d${word}`;
  if (preposition === 'em') return `n${word}`;
  if (preposition === 'por') return /^[oa]s?$/.test(word) ? `pel${word}` : undefined;
  if (/^as?$/.test(word) || word.startsWith('aq')) return `à${word.slice(1)}`;
  return /^os?$/.test(word) ? `a${word}` : undefined;
}

const FIRST = new RegExp(`^(?:${MELTING}|el[ea]s?)(?= |$)`);
const WITHIN = new RegExp(`(?<=^|[\\s("“])(de|em|a|por) (${MELTING})(?= |$)(?! partir)`, 'g');
const PREPOSITIONS: ReadonlySet<string> = new Set(['de', 'em', 'a', 'por']);

const joined: Language['joined'] = (word, text) => {
  const first = PREPOSITIONS.has(word) ? FIRST.exec(text)?.[0] : undefined;
  const one = first === undefined ? undefined : melted(word, first);
  return one === undefined ? `${word} ${text}` : `${one}${text.slice((first as string).length)}`;
};

export const pt: Language = {
  language: 'pt',
  apostrophe: "'",
  youIs: 'one',
  forms: formsOf(
    { introduced, joined },
    {
      upTo: 'até',
      between: (min, max) => `de ${min} a ${max}`,
      ordinals: ['primeir', 'segund', 'terceir', 'quart', 'quint'].map(
        (each) => `${each}o|${each}a|${each}os|${each}as`,
      ),
      prepositions: { of: 'de', in: 'em', to: 'a', by: 'por' },
    },
  ),
  introduced,
  joined,
  counted,
  list: (items, last) => listJoined({ joined }, items, last === 'and' ? 'e' : 'ou'),
  contracted: (text) =>
    text.replace(WITHIN, (said, preposition: string, word: string) => melted(preposition, word) ?? said),
};
