/** Portuguese: articles of Magic, and the words that phrases share. */
import { pt as portuguese } from '@praxis/kit/language/pt.ts';
import type { Count } from './phrases.ts';
import { introducing } from './romance.ts';

export const TAPPED = 'virado|virada|virados|viradas';
export const BLOCKED = 'bloqueado|bloqueada|bloqueados|bloqueadas';
export const COLOR = {
  white: 'branco|branca|brancos|brancas',
  blue: 'azul|azul|azuis|azuis',
  black: 'preto|preta|pretos|pretas',
  red: 'vermelho|vermelha|vermelhos|vermelhas',
  green: 'verde|verde|verdes|verdes',
} as const;

export const introduce = introducing(portuguese, {
  upTo: 'até',
  other: 'outro|outra|outros|outras',
  target: 'alvo',
  oneTarget: 'the',
  enchanted: 'encantado|encantada|encantados|encantadas',
  equipped: 'equipado|equipada|equipados|equipadas',
  blocked: BLOCKED,
  ofAll: ['de qualquer cemitério', 'de todos os cemitérios'],
});

/** A noun that has just been named is not named again, and prepositions join with their articles. */
export function contracted(text: string): string {
  return portuguese.contracted(
    text.replace(
      /^((?:quando|toda vez que) (est[ea] \w+) (?:entrar em o campo de batalha|atacar)), \2 /,
      (_, clause: string, subject: string) => `${clause}, ${subject.startsWith('esta') ? 'ela' : 'ele'} `,
    ),
  );
}

export const cards = ({ text, one, thatMuch }: Count): string =>
  thatMuch ? 'essa quantidade de cards' : one ? 'um card' : `${text} cards`;
export const life = ({ text, one, thatMuch }: Count): string =>
  thatMuch ? 'essa quantidade de pontos de vida' : `${text} ponto${one ? '' : 's'} de vida`;
export const damage = ({ text, one, thatMuch }: Count): string =>
  thatMuch ? 'essa quantidade de dano' : `${text} ponto${one ? '' : 's'} de dano`;

export const DESTINATIONS = {
  hand: 'em sua mão',
  graveyard: 'em seu cemitério',
  exile: 'no exílio',
  battlefield: 'no campo de batalha',
  'library top': 'no topo de seu grimório',
  'library second': 'em segundo lugar a partir do topo de seu grimório',
} as const;

export const ZONES = { graveyard: 'cemitério', hand: 'mão', library: 'grimório', exile: 'exílio' } as const;
export const NUMBERS: Readonly<Record<string, string>> = { 2: 'duas', 3: 'três', 4: 'quatro', 5: 'cinco' };
export const COUNTERS = { '+1/+1': '+1/+1', '-1/-1': '-1/-1', loyalty: 'de lealdade' } as const;
