/** Spanish: articles, agreement, and the words that phrases share. */
import type { Article, Bare, Count, Said } from './phrases.ts';
import { agreed, whole } from './romance.ts';

export const ARTICLE = 'el|la|los|las';
export const OTHER = 'otro|otra|otros|otras';
export const TAPPED = 'girado|girada|girados|giradas';
export const BLOCKED = 'bloqueado|bloqueada|bloqueados|bloqueadas';
export const COLOR = {
  white: 'blanco|blanca|blancos|blancas',
  blue: 'azul|azul|azules|azules',
  black: 'negro|negra|negros|negras',
  red: 'rojo|roja|rojos|rojas',
  green: 'verde|verde|verdes|verdes',
} as const;

export function introduce(bare: Bare, article: Article): string {
  const forms = (text: string): string => agreed(text, bare);
  switch (article.kind) {
    case 'a':
      return `${forms('un|una|unos|unas')} ${whole(bare)}`;
    case 'another':
      return `${forms(OTHER)} ${whole(bare)}`;
    case 'the':
      return `${forms(ARTICLE)} ${whole(bare)}`;
    case 'this':
      return `${forms('este|esta|estos|estas')} ${whole(bare)}`;
    case 'that':
      return `${forms('ese|esa|esos|esas')} ${whole(bare)}`;
    case 'each':
      return `cada ${whole(bare)}`;
    case 'all':
      return `${forms('todos los|todas las|todos los|todas las')} ${whole(bare)}`.replace(
        / de cualquier cementerio$/,
        ' de todos los cementerios',
      );
    case 'bare':
      return whole(bare);
    case 'enchanted':
      return `${forms(ARTICLE)} ${whole(bare, forms('encantado|encantada|encantados|encantadas'))}`;
    case 'equipped':
      return `${forms(ARTICLE)} ${whole(bare, forms('equipado|equipada|equipados|equipadas'))}`;
    case 'blocked':
      return `${forms(ARTICLE)} ${whole(bare, forms(BLOCKED))}`;
    case 'target': {
      const text = whole(bare, 'objetivo');
      const other = article.other ? `${forms(OTHER)} ` : '';
      if (article.upTo) return `hasta ${article.count === 1 ? forms('un|una|un|una') : article.count} ${other}${text}`;
      if (article.count > 1) return `${article.count} ${other}${text}`;
      return article.other ? `${other}${text}` : `${forms(ARTICLE)} ${text}`;
    }
    default:
      return article satisfies never;
  }
}

/** A subject that has just been named is not named again; then contractions, and `e` and `u` for `y` and `o`. */
export function polish(text: string): string {
  return text
    .replace(/^((?:cuando|siempre que) (est[ea] \w+) (?:entre a el campo de batalla|ataque)), \2 /, '$1, ')
    .replace(/\bde el\b/g, 'del')
    .replace(/(?<=^| )a el\b/g, 'al')
    .replace(/ y (?=[Ii](?!e|a))/g, ' e ')
    .replace(/ o (?=[Oo])/g, ' u ');
}

/** A plural subject has its article: "las criaturas que controlas". */
export function subjectOf(said: Said): string {
  return said.number === 'many' ? `${agreed(ARTICLE, said)} ${said.text}` : said.text;
}

export function does(who: Said, order: string, told: string): string {
  return who.person === 'you' ? order : `${who.text} ${told}`;
}

export const cards = ({ text, one, thatMuch }: Count): string =>
  thatMuch ? 'esa cantidad de cartas' : one ? 'una carta' : `${text} cartas`;
export const life = ({ text, one, thatMuch }: Count): string =>
  thatMuch ? 'esa cantidad de vidas' : `${text} vida${one ? '' : 's'}`;
export const damage = ({ text, one, thatMuch }: Count): string =>
  thatMuch ? 'esa cantidad de daño' : `${text} punto${one ? '' : 's'} de daño`;

export const DESTINATIONS = {
  hand: 'en tu mano',
  graveyard: 'en tu cementerio',
  exile: 'en el exilio',
  battlefield: 'en el campo de batalla',
  'library top': 'en la parte superior de tu biblioteca',
  'library second': 'en la segunda posición de tu biblioteca',
} as const;

export const ZONES = { graveyard: 'cementerio', hand: 'mano', library: 'biblioteca', exile: 'exilio' } as const;
export const NUMBERS: Readonly<Record<string, string>> = { 2: 'dos', 3: 'tres', 4: 'cuatro', 5: 'cinco' };
export const COUNTERS = { '+1/+1': '+1/+1', '-1/-1': '-1/-1', loyalty: 'de lealtad' } as const;

const ABILITIES: readonly (readonly [RegExp, string])[] = [
  [/^vuela$/, 'volar'],
  [/^arrolla$/, 'arrollar'],
  [/^daña /, 'dañar '],
  [/^cruza /, 'cruzar '],
];

/** Keywords stand in sentences as the names of abilities: "la habilidad de volar", "las habilidades de volar y prisa". */
export function quoted(keywords: string, many = 'las habilidades de'): string {
  const parts = keywords.split(/(, | [yo] (?!contra ))/);
  const names = parts.map((part) => ABILITIES.reduce((text, [verb, name]) => text.replace(verb, name), part));
  if (parts.length > 1) return `${many} ${names.join('')}`;
  return keywords.startsWith('protección') ? keywords : `la habilidad de ${names[0]}`;
}

/** "mientras controles": what is so only for a while. */
export function subjunctive(clause: string): string {
  return clause
    .replace(/^(no )?hay /, '$1haya ')
    .replace(/^(no )?controlas /, '$1controles ')
    .replace(/ controla /, ' controle ');
}

/** An ability in quotation marks; the full stop comes behind them. */
export const cited = (text: string): string => `"${text.replace(/\.$/, '')}"`;
