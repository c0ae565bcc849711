/** Italian: articles, agreement, and the words that phrases share. */
import type { Article, Bare, Count, Said } from './phrases.ts';
import { agreed, whole } from './romance.ts';

export const TAPPED = 'TAPpato|TAPpata|TAPpati|TAPpate';
export const BLOCKED = 'bloccato|bloccata|bloccati|bloccate';
export const COLOR = {
  white: 'bianco|bianca|bianchi|bianche',
  blue: 'blu|blu|blu|blu',
  black: 'nero|nera|neri|nere',
  red: 'rosso|rossa|rossi|rosse',
  green: 'verde|verde|verdi|verdi',
} as const;

export const VOWEL = /^[aeiouàèéìòù]/i;
export const IMPURE = /^(?:s[bcdfglmnpqrtv]|z|gn|ps|x|y)/i;

/** The definite article as the next word wants it. */
export function the({ gender, number }: Pick<Bare, 'gender' | 'number'>, text: string): string {
  if (gender === 'f') return number === 'one' ? (VOWEL.test(text) ? "l'" : 'la ') : 'le ';
  if (VOWEL.test(text)) return number === 'one' ? "l'" : 'gli ';
  if (IMPURE.test(text)) return number === 'one' ? 'lo ' : 'gli ';
  return number === 'one' ? 'il ' : 'i ';
}

export function a({ gender }: Pick<Bare, 'gender'>, text: string): string {
  if (gender === 'f') return VOWEL.test(text) ? "un'" : 'una ';
  return IMPURE.test(text) ? 'uno ' : 'un ';
}

export function another({ gender, number }: Pick<Bare, 'gender' | 'number'>): string {
  if (number === 'many') return gender === 'f' ? 'altre ' : 'altri ';
  return gender === 'f' ? "un'altra " : 'un altro ';
}

export function introduce(bare: Bare, article: Article): string {
  const text = whole(bare);
  const forms = (each: string): string => agreed(each, bare);
  switch (article.kind) {
    case 'a':
      return bare.number === 'one' ? `${a(bare, text)}${text}` : text;
    case 'another':
      return `${another(bare)}${text}`;
    case 'the':
      return `${the(bare, text)}${text}`;
    case 'this':
      return `${forms('questo|questa|questi|queste')} ${text}`;
    case 'that': {
      const word =
        bare.gender === 'f'
          ? bare.number === 'one'
            ? 'quella '
            : 'quelle '
          : bare.number === 'one'
            ? 'quel '
            : 'quei ';
      const elided = bare.number === 'one' && VOWEL.test(text) ? "quell'" : word;
      return `${bare.gender === 'm' && bare.number === 'many' && VOWEL.test(text) ? 'quegli ' : elided}${text}`;
    }
    case 'each':
      return `ogni ${text}`;
    case 'all':
      return `${forms('tutti|tutte|tutti|tutte')} ${the(bare, text)}${text}`;
    case 'bare':
      return text;
    case 'enchanted': {
      const said = whole(bare, forms('incantato|incantata|incantati|incantate'));
      return `${the(bare, said)}${said}`;
    }
    case 'equipped': {
      const said = whole(bare, forms('equipaggiato|equipaggiata|equipaggiati|equipaggiate'));
      return `${the(bare, said)}${said}`;
    }
    case 'blocked': {
      const said = whole(bare, forms(BLOCKED));
      return `${the(bare, said)}${said}`;
    }
    case 'target': {
      const said = whole(bare, 'bersaglio');
      const many = article.other ? `${bare.gender === 'f' ? 'altre' : 'altri'} ` : '';
      if (article.upTo && article.count === 1) return `fino a ${article.other ? another(bare) : a(bare, said)}${said}`;
      if (article.upTo) return `fino a ${article.count} ${many}${said}`;
      if (article.count > 1) return `${article.count} ${many}${said}`;
      return article.other ? `${another(bare)}${said}` : `${a(bare, said)}${said}`;
    }
    default:
      return article satisfies never;
  }
}

export const CONTRACTED: Readonly<Record<string, string>> = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' };

/** Prepositions and the articles behind them: "di il" is "del", "su la" is "sulla". */
export function polish(text: string): string {
  return text
    .replace(/(?<=^| )(di|a|da|in|su) (il|lo|la|gli|le|i) /g, (_, preposition: string, article: string) => {
      const stem = CONTRACTED[preposition] as string;
      if (article === 'il') return `${stem}l `;
      if (article === 'i') return `${stem}i `;
      return article === 'gli' ? `${stem}gli ` : `${stem}l${article} `;
    })
    .replace(/(?<=^| )(di|a|da|in|su) l'/g, (_, preposition: string) => `${CONTRACTED[preposition]}ll'`)
    .replace(/(?<=^| )a (una|un'altra) ?creatura o (un|un altro) giocatore/g, (all) => all.replace(' o ', ' o a '))
    .replace(
      / e non può vedere attivate le proprie abilità attivate/g,
      ' e le sue abilità attivate non possono essere attivate',
    );
}

/** A plural subject has its article: "le creature che controlli". */
export function subjectOf(said: Said): string {
  return said.number === 'many' ? `${the(said, said.text)}${said.text}` : said.text;
}

/** What comes in or attacks is not named again as the one that acts: "quando questa creatura attacca, prende +1/+1". */
export function unrepeated(when: string, deeds: string): string {
  const subject = /^(?:quando|ogniqualvolta) (quest[oa] \S+) (?:entra nel campo di battaglia|attacca)$/.exec(when)?.[1];
  return subject !== undefined && deeds.startsWith(`${subject} `) ? deeds.slice(subject.length + 1) : deeds;
}

export function does(who: Said, order: string, told: string): string {
  return who.person === 'you' ? order : `${who.text} ${told}`;
}

export const cards = ({ text, one, thatMuch }: Count): string =>
  thatMuch ? 'altrettante carte' : one ? 'una carta' : `${text} carte`;
export const life = ({ text, one, thatMuch }: Count): string =>
  thatMuch ? 'altrettanti punti vita' : `${text} punt${one ? 'o' : 'i'} vita`;
export const damage = ({ text, one, thatMuch }: Count): string =>
  thatMuch ? 'altrettanti danni' : `${text} dann${one ? 'o' : 'i'}`;

export const DESTINATIONS = {
  hand: 'in mano',
  graveyard: 'nel tuo cimitero',
  exile: 'in esilio',
  battlefield: 'sul campo di battaglia',
  'library top': 'in cima al tuo grimorio',
  'library second': 'in seconda posizione dalla cima del tuo grimorio',
} as const;

export const ZONES = { graveyard: 'cimitero', hand: 'mano', library: 'grimorio', exile: 'esilio' } as const;
export const ALL_ZONES = { graveyard: 'i cimiteri', hand: 'le mani', library: 'i grimori', exile: "l'esilio" } as const;
export const NUMBERS: Readonly<Record<string, string>> = { 2: 'due', 3: 'tre', 4: 'quattro', 5: 'cinque' };
export const COUNTERS = { '+1/+1': '+1/+1', '-1/-1': '-1/-1', loyalty: 'fedeltà' } as const;
