/** Italian: articles of Magic, and the words that phrases share. */
import { it as italian } from '@praxis/kit/language/it.ts';
import type { Count } from './phrases.ts';
import { introducing } from './romance.ts';

export const TAPPED = 'TAPpato|TAPpata|TAPpati|TAPpate';
export const BLOCKED = 'bloccato|bloccata|bloccati|bloccate';
export const COLOR = {
  white: 'bianco|bianca|bianchi|bianche',
  blue: 'blu|blu|blu|blu',
  black: 'nero|nera|neri|nere',
  red: 'rosso|rossa|rossi|rosse',
  green: 'verde|verde|verdi|verdi',
} as const;

export const introduce = introducing(italian, {
  upTo: 'fino a',
  other: 'altro|altra|altri|altre',
  target: 'bersaglio',
  oneTarget: 'a',
  enchanted: 'incantato|incantata|incantati|incantate',
  equipped: 'equipaggiato|equipaggiata|equipaggiati|equipaggiate',
  blocked: BLOCKED,
});

/** Contractions; the preposition before a list of two is repeated before the second. */
export function contracted(text: string): string {
  return italian
    .contracted(text)
    .replace(/(?<=^| )a (una |un’altra )creatura o (?=un giocatore|un altro giocatore)/g, 'a $1creatura o a ')
    .replace(/(?<=^| )a fino a una /g, 'a un massimo di una ')
    .replace(
      / e non può vedere attivate le proprie abilità attivate/g,
      ' e le sue abilità attivate non possono essere attivate',
    );
}

/**
 * An entering or attacking subject is not repeated as the subject of the effect: "quando questa creatura attacca,
 * prende +1/+1".
 */
export function unrepeated(when: string, instructions: string): string {
  const subject = /^(?:quando|ogniqualvolta) (quest[oa] \S+) (?:entra nel campo di battaglia|attacca)$/.exec(when)?.[1];
  return subject !== undefined && instructions.startsWith(`${subject} `)
    ? instructions.slice(subject.length + 1)
    : instructions;
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
export const ALL_ZONES = { graveyard: 'i cimiteri', hand: 'le mani', library: 'i grimori', exile: 'l’esilio' } as const;
export const NUMBERS: Readonly<Record<string, string>> = { 2: 'due', 3: 'tre', 4: 'quattro', 5: 'cinque' };
export const COUNTERS = { '+1/+1': '+1/+1', '-1/-1': '-1/-1', loyalty: 'fedeltà' } as const;
