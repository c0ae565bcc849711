/** How English addresses its reader. The command is the second person without its subject. */
import { type Address, addressIn, ending, likewise, type Mood, ownerBehind, YOU } from './address.ts';

/** A capital letter may begin an adverb, which the verb follows: "Normal Summons"; "Sets" is the verb. */
const VERB = /^((?:\p{Lu}\p{L}*(?<!s) )?)(\p{L}+)/u;
/** These are the same in all persons. */
const MODALS: ReadonlySet<string> = new Set(['can', 'cannot', 'may', 'must', 'will']);
const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do' };

function second(verb: string): string {
  const plain = verb.toLowerCase();
  if (MODALS.has(plain)) return verb;
  const form =
    IRREGULAR[plain] ??
    ending(plain, [
      [/(?<=ss|sh|ch|x|zz|o)es$/, ''],
      [/(?<=\p{L}\p{L})ies$/u, 'y'],
      [/s$/, ''],
    ]);
  return likewise(verb, form);
}

function predicate(words: string, mood: Mood): string {
  return words.replace(VERB, (_, adverb: string, verb: string) => {
    return `${adverb}${mood === 'ordered' && verb === 'is' ? 'be' : second(verb)}`;
  });
}

const owned = ownerBehind(['the'], 'of', (thing) => `your ${thing}`);

const ASKED = new RegExp(`\\b([Dd])oes ${YOU}`);

export const en: Address = addressIn({
  language: 'en',
  subject: 'you',
  alone: 'you',
  behind: 'you',
  self: 'yourself',
  with: 'with',
  predicate,
  owned: (sentence) => owned(sentence).replace(`${YOU}'s`, 'your'),
  asked: (question) => question.replace(ASKED, '$1o you'),
});
