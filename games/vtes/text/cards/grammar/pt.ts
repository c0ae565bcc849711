/** Brazilian Portuguese: forms of noun phrases, and changes to whole sentences. */

import { agree, type Forms } from '@praxis/kit/language/grammar.ts';
import { pt as portuguese } from '@praxis/kit/language/pt.ts';
import type { CardGrammar } from '../phrases.ts';

/** "ao seu predador": the possessive has its article behind "a". */
const forms: Forms = {
  ...portuguese.forms,
  to: (phrase) => {
    const { article, text } = phrase;
    const yours = { ...phrase, article: 'the', text: `${agree('seu|sua|seus|suas', phrase)} ${text}` } as const;
    return portuguese.forms.to?.(article === 'your' ? yours : phrase) ?? '';
  },
};

/** A clause without a second subject, so that a pronoun behind it is clear. */
const OWN_CLAUSE = '(?:(?! (?:e|ou) (?:o|este|aquele) )[^,;])*';
const SAME_SUBJECT = new RegExp(
  `\\b(se|enquanto|quando) ((?:este|aquele|o) (?:vampiro|servo|aliado|Imbuído|portador|empregador)(?: (?:agente|bloqueador|oponente))?) (${OWN_CLAUSE}), \\2 (?!agente|bloqueador|oponente)`,
  'giu',
);

/**
 * Makes the controller the subject of a condition: "se você controlar outro servo", not "se houver outro servo que …".
 */
function withControllers(text: string): string {
  return text
    .replace(/não houver (nenhuma?) ([^,]*?) que você controla\b/g, 'você não controlar $1 $2')
    .replace(/\bhouver ((?:um|uma|outro|outra) [^,]*?) que você controla\b/g, 'você controlar $1')
    .replace(
      /\bhouver ((?:um|uma) [^,]*?) controlad[oa] pelo Matusalém alvo([^,]*)/g,
      'o Matusalém alvo controlar $1$2',
    )
    .replace(/\b(nenhuma) (?=\p{Lu})/gu, '$1 carta ');
}

/** Replaces repeated names by pronouns. */
function withPronouns(text: string): string {
  return text
    .replace(/(anexe esta carta (?:a este|àquele) vampiro) e (?:este|aquele) vampiro torna-se /g, '$1, que se torna ')
    .replace(/(este vampiro pode [^,]*) para tornar este vampiro /g, '$1 para tornar-se ')
    .replace(/\b(se (?:esta|aquela) (carta|arma) [^,]*), queime (?:esta|aquela) \2$/giu, '$1, queime-a')
    .replace(/\b(mova aquele (servo|vampiro) [^,.]*) e trave aquele \2$/giu, '$1 e trave-o')
    .replace(/\b(quando a ação de sangrar [^,]*), encerre a ação de sangrar /giu, '$1, encerre-a ')
    .replace(/\bse o portador ([^,]*?) e o portador (for [^,]*?) e (for [^,]*),/giu, 'se o portador $1, $2 e $3,')
    .replace(/\bse o portador ([^,]*), (for [^,]*), o portador /giu, 'se o portador $1, $2, ele ')
    .replace(SAME_SUBJECT, '$1 $2 $3, ele ');
}

/** The order of words and commas, after the parts have come together. */
function rephrased(text: string): string {
  const placed = text
    .replace(/essa quantidade (?!de )/g, 'essa quantidade de ')
    .replace(/\b((?:des)?travad[oa]s?) (pront[oa]s?)\b/g, '$2 e $1')
    .replace(/\b(mais (?:jovem|jovens|velh[oa]s?)) (pront[oa]s?)\b/g, '$2 $1')
    .replace(/\b(estiver|estiverem) (\S+) e \1 /g, '$1 $2 e ')
    .replace(/\b(vampiros?) Ministério\b/g, '$1 do Ministério')
    .replace(/\b(sem título) (d[ao] (?:Camarilla|Sabá))\b/g, '$2 $1')
    .replaceAll('que você controla que ', 'que você controla e que ')
    .replace(/\bque não (seja|sejam) ([^,]*?) e que não \1 /g, 'que não $1 $2 nem ')
    .replace(/ (for uma carta de [\p{L} ]+?) de (sua pilha de cinzas)/gu, ' $1 que esteja em $2')
    .replace(/\b(houver (?:pelo menos \d+|um|uma) [\p{L} ]+?) de (sua pilha de cinzas)/gu, '$1 em $2')
    .replaceAll('não controlada controlada por ', 'não controlada de ')
    .replace(/(?<!\d)1 carta do topo\b/g, 'a carta do topo')
    .replace(/\b(aliados?) ou (vampiros?) (com capacidade \d+ ou (?:mais|menos)) (pront[oa]s?)\b/g, '$1 $4 ou $2 $4 $3')
    .replace(/\bno (combate resultante se [^,]*? bloquear), na primeira rodada/g, 'na primeira rodada do $1')
    .replace(/(resultante se [^,]*? bloquear), durante (uma ação direcionada)/g, '$1 $2')
    .replace(/ e se (?=[^,]*\b(?:estiver|for|tiver|houver)\b[^,]*,)/g, ' e, se ')
    .replace(/\b(se a ação tiver sido [^,]*?) ou a ação tiver sido /g, '$1 ou ')
    .replace(
      /\b(c)ada ((?:outro )?(?:vampiro|servo|aliado)\b[^,.:;]*?)(?<! que) não (pode) /gi,
      (_, first: string, who: string, can: string) => `${first === 'C' ? 'Nenhum' : 'nenhum'} ${who} ${can} `,
    )
    .replace(/,$/, '');
  return withPronouns(withControllers(placed));
}

export const pt: CardGrammar = { forms, rephrased };
