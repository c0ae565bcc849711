/** Spanish: forms of noun phrases, and changes to whole sentences. Names of cards begin with a capital and are left alone. */
import { es as spanish } from '@praxis/kit/language/es.ts';
import type { Forms, NounPhrase } from '@praxis/kit/language/grammar.ts';
import type { CardGrammar } from '../phrases.ts';

/** Persons take an "a" as an object: "gira a un siervo", but "gira una carta". */
const SOMEBODY =
  /^(?:vampiro|siervo|aliado|criado|monstruo|imbuido|Matusalén|portador|empleador|controlador|presa|depredador|primogénito|príncipe|justicar|miembro|obispo|arzobispo|priscus|cardenal|regente|magaji|kholo|barón|mortal|mago|animal|ghoul|esclavo|uno de)/;

/** As an object: "a un vampiro", "una carta", "hasta 2 vampiros". */
function object(phrase: NounPhrase): string {
  const isSomebody = phrase.person === 'you' || (SOMEBODY.test(phrase.text) && !phrase.quantity);
  return (isSomebody ? spanish.forms.to : spanish.forms.plain)?.(phrase) ?? '';
}

const forms: Forms = { ...spanish.forms, a: object };

/**
 * A clause without a second subject, so that the verb behind it needs no subject. Verbs that would then read as an
 * order to the reader ("gana", "quema") keep theirs.
 */
const OWN_CLAUSE = '(?:(?! (?:y|o) (?:el|este|ese) )[^,;])*';
const SAME_SUBJECT = new RegExp(
  `\\b(si|mientras|cuando) ((?:este|ese|el) (?:vampiro|siervo|aliado|imbuido|portador|empleador)) (${OWN_CLAUSE}), \\2 (?=obtiene|puede|no |se )`,
  'giu',
);

/** Makes the controller the subject of a condition: "si controlas a otro siervo", not "si hay otro siervo que …". */
function withControllers(text: string): string {
  return text
    .replace(/\bno hay ninguna (\p{Lu}[^,]*?) que controles\b/gu, 'no controlas ningún ejemplar de $1')
    .replace(/\bno hay (ningún|ninguna) ([^,]*?) que controles\b/g, 'no controlas a $1 $2')
    .replace(/\bhay (un|otro) ([^,]*?) que controles y que /g, 'controlas a $1 $2 que ')
    .replace(/\bhay (un|otro) ([^,]*?) que controles\b/g, 'controlas a $1 $2')
    .replace(
      /\bhay (un|otro) ([^,]*?) que controle el Matusalén objetivo( y)?/g,
      'el Matusalén objetivo controla a $1 $2',
    )
    .replace(/\b(es (?:un|otro) [^,]*?) que controles\b/g, '$1 que controlas');
}

/** Replaces repeated names by pronouns. */
function withPronouns(text: string): string {
  return text
    .replace(/(pon esta carta sobre (este|ese) vampiro) y \2 vampiro se convierte /g, '$1, que se convierte ')
    .replace(/(este vampiro puede [^.]*) para hacer que este vampiro se convierta /g, '$1 para convertirse ')
    .replace(/\b(si (?:esta|esa) (carta|arma) [^,]*), quema (?:esta|esa) \2$/giu, '$1, quémala')
    .replace(/\b(cuando el sangrado [^,]*), pon fin al sangrado /giu, '$1, ponle fin ')
    .replace(/\b(elige|elegir) (?=(?:un|otro) (?:vampiro|siervo|aliado|imbuido|príncipe|Matusalén)\b)/giu, '$1 a ')
    .replace(/\b(mueve a ese (siervo|vampiro) [^,.]*) y gira a ese \2$/giu, '$1 y gíralo')
    .replace(/ se abstiene y ese vampiro /g, ' se abstiene y ')
    .replace(
      /\bsi el portador ([^,]*?) y el portador (es [^,]*?) y (es [^,]*), el portador /giu,
      'si el portador $1, $2 y $3, ',
    )
    .replace(SAME_SUBJECT, '$1 $2 $3, ');
}

/** The order of words and commas, after the parts have come together. */
function rephrased(text: string): string {
  const placed = spanish
    .contracted(text)
    .replace(/ que controles (al? )?(?=(?:la |los |las )?que )/g, ' que controles y $1')
    .replace(/(ataque): ataque /gi, '$1 ')
    .replace(/^una vez por fase, en /, 'una vez durante ')
    .replace(/\b(enderezad[oa]s?|girad[oa]s?) (preparad[oa]s?)\b/g, '$2 y $1')
    .replace(/\b(está|están) (\S+) y \1 /g, '$1 $2 y ')
    .replace(/\b(vampiros?) Ministerio\b/g, '$1 del Ministerio')
    .replace(/\bque no (sea|sean) ([^,]*?) y que no \1 /g, 'que no $1 $2 ni ')
    .replace(/ (es una carta de [\p{L} ]+?) de (tu montón de ceniza)/gu, ' $1 que esté en $2')
    .replace(/\ben el (combate que se produzca si [^,]*? bloquea), en el primer asalto/g, 'en el primer asalto del $1')
    .replace(/(se produzca si [^,]*? bloquea), durante (una acción directa)/g, '$1 $2')
    .replace(/\b(si la acción ha [^,]*?) o la acción (?=ha )/g, '$1 o ')
    .replace(/\besa cantidad (?=(?:fichas|votos|cartas|ataques) )/g, 'esa cantidad de ')
    .replace(/(?<!\d)1 carta de la parte superior\b/g, 'la carta superior')
    .replace(
      /\b(aliados?) o (vampiros?) (con capacidad \d+ o (?:más|menos)) (preparad[oa]s?)(?!\p{L})/gu,
      '$1 $4 o $2 $4 $3',
    )
    .replace(/\bhay un arma de tu mano\b/g, 'hay un arma en tu mano')
    .replace(/\bes un arma que sea (?=un arma )/g, 'es ')
    .replace(
      /\b(c)ada ((?:otro )?(?:vampiro|siervo|aliado)\b[^,.:;]*?)(?<! que) no (puede) /gi,
      (_, first: string, who: string, can: string) => `${first === 'C' ? 'Ningún' : 'ningún'} ${who} ${can} `,
    )
    .replace(/ y si (?=[^,]*,)/g, ' y, si ');
  return withPronouns(withControllers(placed));
}

export const es: CardGrammar = { forms, rephrased };
