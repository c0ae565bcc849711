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
      return `${forms('todos los|todas las|todos los|todas las')} ${whole(bare)}`;
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

export function polish(text: string): string {
  return text
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

/** Keywords that are verbs stand in sentences as the name of an ability: "la habilidad de volar". */
export function quoted(keywords: string): string {
  return keywords
    .replace(/\bvuela\b/g, 'la habilidad de volar')
    .replace(/\barrolla\b/g, 'la habilidad de arrollar')
    .replace(/\bdaña primero\b/g, 'la habilidad de dañar primero')
    .replace(/\bdaña dos veces\b/g, 'la habilidad de dañar dos veces')
    .replace(/\bcruza (llanuras|islas|pantanos|montañas|bosques)\b/g, 'la habilidad de cruzar $1')
    .replace(/\bdefensor\b/g, 'la habilidad de defensor')
    .replace(/\bindestructible\b/g, 'la habilidad de indestructible')
    .replace(/\bintimidar\b/g, 'la habilidad de intimidar');
}
