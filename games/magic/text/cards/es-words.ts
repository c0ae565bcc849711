/** Spanish: articles of Magic, and the words that phrases share. */
import { es as spanish } from '@praxis/kit/language/es.ts';
import type { Count } from './phrases.ts';
import { introducing } from './romance.ts';

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

export const introduce = introducing(spanish, {
  upTo: 'hasta',
  other: OTHER,
  target: 'objetivo',
  oneTarget: 'the',
  enchanted: 'encantado|encantada|encantados|encantadas',
  equipped: 'equipado|equipada|equipados|equipadas',
  blocked: BLOCKED,
  ofAll: ['de cualquier cementerio', 'de todos los cementerios'],
});

/** A subject that has just been named is not named again; then contractions, and `e` and `u` for `y` and `o`. */
export function contracted(text: string): string {
  return spanish.contracted(
    text
      .replace(/^((?:cuando|siempre que) (est[ea] \w+) (?:entre a el campo de batalla|ataque)), \2 /, '$1, ')
      .replace(/^(cuando (est[ea] \w+) muera, .*? de )el propietario de \2/, '$1su propietario'),
  );
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

/** In sentences, keywords are the names of abilities: "la habilidad de volar", "las habilidades de volar y prisa". */
export function quoted(keywords: string, many = 'las habilidades de'): string {
  const parts = keywords.split(/(, | [yo] (?!contra ))/);
  const names = parts.map((part) => ABILITIES.reduce((text, [verb, name]) => text.replace(verb, name), part));
  if (parts.length > 1) return `${many} ${names.join('')}`;
  return keywords.startsWith('protección') ? keywords : `la habilidad de ${names[0]}`;
}

/** "mientras controles": the subjunctive of temporary conditions. */
export function subjunctive(clause: string): string {
  return clause
    .replace(/^(no )?hay /, '$1haya ')
    .replace(/^(no )?controlas /, '$1controles ')
    .replace(/ controla /, ' controle ');
}

/** An ability in quotation marks; the full stop comes after them. */
export const cited = (text: string): string => `"${text.replace(/\.$/, '')}"`;
