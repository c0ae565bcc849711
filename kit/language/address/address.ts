/**
 * Sentences as they are said to their reader. Texts are written about everybody in the third person: "Sara plays
 * Govern". In place of the reader's name the wording puts `YOU`, and the grammar of the language turns it into "You
 * play Govern", or the command "Play Govern". It reads only the words next to `YOU`, so names of cards are safe.
 */
import { capital } from '../grammar.ts';

/** Takes the place of the reader's name. It is no letter, and no name has it. */
export const YOU = '\uE000';

export type Mood = 'told' | 'ordered';

/** The data a language needs to address its reader. */
export interface Person {
  readonly language: string;
  /** The word for the reader as the subject; empty where the verb alone expresses it. */
  readonly subject: string;
  /** The word on its own: "Turn 3: you". */
  readonly alone: string;
  /** The word behind a preposition. */
  readonly behind: string;
  /** The same in a command to the reader: "Choose yourself". */
  readonly self: string;
  /** The word before the card with which the reader acts. */
  readonly with: string;
  /** The reader's action, from the verb on, in the second person or as a command. */
  readonly predicate: (words: string, mood: Mood) => string;
  /** "the hand of YOU" as "your hand". */
  readonly owned: (sentence: string) => string;
  /** A question about an action of YOU, where the verb comes first. */
  readonly asked?: (question: string) => string;
  /** YOU as an object that does not stay behind its verb: "Bruno te muerde". */
  readonly object?: (sentence: string) => string;
}

export interface Address {
  /** A sentence about the reader, in the second person. One about others stays as it is. */
  told(sentence: string): string;
  /** The reader's option, as a command. */
  ordered(sentence: string): string;
  /** "with Meaghan" */
  actingWith(name: string): string;
}

const SUBJECT = new RegExp(`(^|[¿:] ?)${YOU} (?=\\p{L})`, 'u');
/** What is counted may follow in brackets: "What do you do? (2 Actions)". */
const QUESTION = /^(.*\?)((?: \([^)]*\))?)$/su;
const ALONE = new RegExp(`^${YOU}(?= ?:)|(?<=: |^)${YOU}$`, 'gu');

export function addressIn(person: Person): Address {
  const { subject, alone, behind, self, predicate, owned, asked, object } = person;
  const begun = subject === '' ? '' : `${subject} `;

  /** A sentence begins with a capital, also where the reader's name was dropped. */
  function finished(sentence: string, said: string): string {
    const first = sentence.charAt(0);
    if (first === YOU) return said.charAt(0).toUpperCase() + said.slice(1);
    return first === '¿' || first !== first.toLowerCase() ? capital(person, said) : said;
  }

  function told(sentence: string): string {
    if (!sentence.includes(YOU)) return sentence;
    let said = owned(sentence).replace(ALONE, alone);
    const question = asked && QUESTION.exec(said);
    if (question) said = `${asked(question[1] as string)}${question[2]}`;
    const found = SUBJECT.exec(said);
    if (found) {
      const from = found.index + found[0].length;
      said = `${said.slice(0, found.index)}${found[1]}${begun}${predicate(said.slice(from), 'told')}`;
    }
    if (!said.includes(YOU)) return finished(sentence, said);
    return finished(sentence, (object ? object(said) : said).replaceAll(YOU, behind));
  }

  function ordered(sentence: string): string {
    if (!sentence.startsWith(`${YOU} `)) return told(sentence);
    const said = predicate(sentence.slice(2), 'ordered');
    return finished(sentence, said.includes(YOU) ? owned(said).replaceAll(YOU, self) : said);
  }

  return { told, ordered, actingWith: (name) => `${person.with} ${name}` };
}

/** The beginning of a sentence in which a card acts, as an action of the reader with that card. */
export function actedBy(head: string, card: string): string {
  return card !== '' && head.startsWith(`${card} `) ? `${YOU}${head.slice(card.length)}` : head;
}

/** A form of a verb with the capital of another: "Invoca", "Invocas". */
export function likewise(verb: string, form: string): string {
  const first = verb.charAt(0);
  return first === first.toLowerCase() ? form : form.charAt(0).toUpperCase() + form.slice(1);
}

/** The first ending that fits is exchanged. */
export function ending(verb: string, endings: readonly (readonly [RegExp, string])[]): string {
  const found = endings.find(([old]) => old.test(verb));
  return found ? verb.replace(found[0], found[1]) : verb;
}

/** Words as they are, and with a capital. */
function eitherCase(words: readonly string[]): string {
  return words.map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`).join('|');
}

/**
 * A thing of the reader's: the words between the last article and the preposition before YOU, or words that a sentence
 * begins with. `yours` gets the article and the thing; there is no article at the beginning of a sentence.
 */
export function ownerBehind(
  articles: readonly string[],
  of: string,
  yours: (thing: string, article: string | undefined) => string,
): (sentence: string) => string {
  const behind = ` ${of} ${YOU}`;
  const article = eitherCase(articles);
  const thing = `(?:(?! (?:${articles.join('|')}|${of})[ ’])[^:,.?])+?`;
  const owned = new RegExp(
    `(?<!\\p{L})(${article})(?: |(?<=’))(${thing}) ${of} ${YOU}|^(\\p{Lu}\\p{L}*(?: \\p{Lu}\\p{L}*)*) ${of} ${YOU}`,
    'u',
  );
  return (sentence) => {
    if (!sentence.includes(behind)) return sentence;
    return sentence.replace(owned, (_, found?: string, noun = '', bare = '') =>
      found === undefined ? yours(uncapital(bare), undefined) : yours(noun, found.toLowerCase()),
    );
  };
}

/** Names of several words keep their capitals: "Side Deck". */
function uncapital(noun: string): string {
  return noun.includes(' ') ? noun : noun.charAt(0).toLowerCase() + noun.slice(1);
}
