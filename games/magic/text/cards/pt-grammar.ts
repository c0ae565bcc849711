/** Portuguese: articles, agreement, and the words that phrases share. */
import type { Article, Bare, Count, Said } from './phrases.ts';
import { agreed, whole } from './romance.ts';

export const ARTICLE = 'o|a|os|as';
export const TAPPED = 'virado|virada|virados|viradas';
export const BLOCKED = 'bloqueado|bloqueada|bloqueados|bloqueadas';
export const COLOR = {
  white: 'branco|branca|brancos|brancas',
  blue: 'azul|azul|azuis|azuis',
  black: 'preto|preta|pretos|pretas',
  red: 'vermelho|vermelha|vermelhos|vermelhas',
  green: 'verde|verde|verdes|verdes',
} as const;

export function introduce(bare: Bare, article: Article): string {
  const forms = (text: string): string => agreed(text, bare);
  switch (article.kind) {
    case 'a':
      return `${forms('um|uma|uns|umas')} ${whole(bare)}`;
    case 'another':
      return `${forms('outro|outra|outros|outras')} ${whole(bare)}`;
    case 'the':
      return `${forms(ARTICLE)} ${whole(bare)}`;
    case 'this':
      return `${forms('este|esta|estes|estas')} ${whole(bare)}`;
    case 'that':
      return `${forms('aquele|aquela|aqueles|aquelas')} ${whole(bare)}`;
    case 'each':
      return `cada ${whole(bare)}`;
    case 'all':
      return `${forms('todos os|todas as|todos os|todas as')} ${whole(bare)}`.replace(
        / de qualquer cemitério$/,
        ' de todos os cemitérios',
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
      const other = article.other ? `${forms('outro|outra|outros|outras')} ` : '';
      if (article.upTo)
        return `até ${article.count === 1 ? forms('um|uma|um|uma') : article.count} ${other}${whole(bare, 'alvo')}`;
      if (article.count > 1) return `${article.count} ${other}${whole(bare, 'alvo')}`;
      return article.other ? `${other}${whole(bare, 'alvo')}` : `${forms(ARTICLE)} ${whole(bare, 'alvo')}`;
    }
    default:
      return article satisfies never;
  }
}

/** A noun that has just been named is not named again, and prepositions join with their articles. */
export function polish(text: string): string {
  return text
    .replace(
      /^((?:quando|toda vez que) (est[ea] \w+) (?:entrar em o campo de batalha|atacar)), \2 /,
      (_, clause: string, subject: string) => `${clause}, ${subject.startsWith('esta') ? 'ela' : 'ele'} `,
    )
    .replace(/\bde (os?|as?)\b(?! partir)/g, 'd$1')
    .replace(/\bde (este|esta|aquele|aquela)(s?)\b/g, 'd$1$2')
    .replace(/\bem (os?|as?)\b/g, 'n$1')
    .replace(/\bem (este|esta|aquele|aquela)(s?)\b/g, 'n$1$2')
    .replace(/\ba (os?)\b/g, 'a$1')
    .replace(/\ba (as?)(?= )/g, (_, article: string) => (article === 'as' ? 'às' : 'à'))
    .replace(/\ba aquel/g, 'àquel')
    .replace(/\bpor (os?|as?)\b/g, 'pel$1');
}

/** A plural subject has its article: "as criaturas que você controla". */
export function subjectOf(said: Said): string {
  return said.number === 'many' ? `${agreed(ARTICLE, said)} ${said.text}` : said.text;
}

/** What is told of a player: the reader is addressed as `você`. */
export function does(who: Said, order: string, told: string): string {
  return who.person === 'you' ? order : `${who.text} ${told}`;
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
