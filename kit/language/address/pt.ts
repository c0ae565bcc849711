/** How Portuguese addresses its reader: você, with verbs in the third person. Commands have forms of their own. */
import { type Address, addressIn, ending, likewise, type Mood, ownerBehind } from './address.ts';

const VERB = /^(não )?((?:se|o|a) )?(\p{L}+)/u;

const ORDERS: Readonly<Record<string, string>> = {
  é: 'seja',
  tem: 'tenha',
  vai: 'vá',
  dá: 'dê',
  faz: 'faça',
  traz: 'traga',
  põe: 'ponha',
  sai: 'saia',
  pede: 'peça',
  perde: 'perca',
  mantém: 'mantenha',
  abstém: 'abstenha',
  destrói: 'destrua',
};

function order(verb: string): string {
  const plain = verb.toLowerCase();
  const form =
    ORDERS[plain] ??
    ending(plain, [
      [/ui$/, 'ua'],
      [/ça$/, 'ce'],
      [/ca$/, 'que'],
      [/ga$/, 'gue'],
      [/a$/, 'e'],
      [/ge$/, 'ja'],
      [/e$/, 'a'],
    ]);
  return likewise(verb, form);
}

function predicate(words: string, mood: Mood): string {
  if (mood === 'told') return words;
  return words.replace(VERB, (_, not = '', pronoun = '', verb: string) => {
    if (not !== '' || pronoun === '') return `${not}${pronoun}${order(verb)}`;
    return `${order(verb)}-${pronoun.trim()}`;
  });
}

const ARTICLES = ['o', 'a', 'do', 'da', 'no', 'na', 'ao', 'à', 'pelo', 'pela'].flatMap((one) => [one, `${one}s`]);

const owned = ownerBehind(ARTICLES, 'de', (thing, article) => {
  if (article === undefined) return `seu ${thing}`;
  return `${article} ${/[aà]s?$/.test(article) ? 'sua' : 'seu'}${article.endsWith('s') ? 's' : ''} ${thing}`;
});

export const pt: Address = addressIn({
  language: 'pt',
  subject: 'você',
  alone: 'você',
  behind: 'você',
  self: 'você',
  with: 'com',
  predicate,
  owned,
});
