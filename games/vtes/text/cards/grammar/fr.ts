/** French: forms of noun phrases, and changes to whole sentences. */
import { fr as french } from '@praxis/kit/language/fr.ts';
import type { Forms, NounPhrase } from '@praxis/kit/language/grammar.ts';
import type { CardGrammar } from '../phrases.ts';

/** The card calls itself "ce vampire"; the chosen vampire is distinguished from it as "ce vampire-là". */
const AMBIGUOUS = /^(?:vampire|serviteur|allié|Imprégné|carte)s?$/;

function pointedAt(phrase: NounPhrase): NounPhrase {
  const { article, text, quantity } = phrase;
  return article === 'that' && !quantity && AMBIGUOUS.test(text) ? { ...phrase, text: `${text}-là` } : phrase;
}

const form = (name: string) => (phrase: NounPhrase) => french.forms[name]?.(pointedAt(phrase)) ?? '';

const forms: Forms = { ...french.forms, plain: form('plain'), of: form('of'), to: form('to') };

/** Sects are called by their names with an article. */
const SECTS: readonly (readonly [string, string])[] = [
  ['dans la secte Laibon', 'chez les Laibon'],
  ['dans la secte Anarch', 'chez les Anarchs'],
  ['dans la secte Indépendant', 'chez les Indépendants'],
  ['de la secte Camarilla', 'de la Camarilla'],
  ['de la secte Sabbat', 'du Sabbat'],
  ['de la secte Laibon', 'des Laibon'],
  ['de la secte Anarch', 'des Anarchs'],
  ['de la secte Indépendant', 'des Indépendants'],
  ['la secte Camarilla', 'la Camarilla'],
  ['la secte Sabbat', 'le Sabbat'],
  ['la secte Laibon', 'les Laibon'],
  ['la secte Anarch', 'les Anarchs'],
  ['la secte Indépendant', 'les Indépendants'],
];

const SUBJECT =
  '(le possesseur|l’employeur|ce vampire(?:-là)?|ce serviteur(?:-là)?|cet allié|cet Imprégné|cette carte|cette arme|la carte jouée pour l’action|le serviteur qui agit)(?!-)';
/** The rest of a clause that holds no other one. */
const CLAUSE = '((?:(?! si |,).)*)';
const IF_AGAIN = new RegExp(`(si|lorsque) ${SUBJECT} ${CLAUSE}(,| et) si \\2 (?!qui)`, 'giu');
const SUBJECT_AGAIN = new RegExp(`(si|lorsque) ${SUBJECT} ${CLAUSE}, \\2 (?!qui)`, 'giu');
const OBJECT_AGAIN = new RegExp(
  `(si|lorsque) ${SUBJECT} ${CLAUSE}, (brûlez|redressez|inclinez|déplacez) \\2(?![\\p{L}-]| qui)`,
  'giu',
);
const ITS_CONTROLLER =
  /((?:si|lorsque) le (possesseur|serviteur opposé|serviteur qui bloque) [^,]*), le contrôleur du \2 /giu;

const isFeminine = (subject: string): boolean => /^(?:cette|la) /i.test(subject);

/**
 * Replaces the name of the preceding clause's subject by a pronoun: "si ce vampire est incliné, il peut …", "qui
 * devient prince".
 */
function withPronouns(text: string): string {
  return text
    .replace(/(n’importe quel [^.]*? de) leur (?=tas de cendres)/giu, '$1 son ')
    .replace(/(seulement si (ce \p{L}+) est incliné), si \2 est (?=par ailleurs )/giu, '$1 et ')
    .replace(
      /(si ce vampire) a appelé le référendum, vous pouvez redresser ce vampire/g,
      '$1 l’a appelé, vous pouvez le redresser',
    )
    .replace(
      /(si le possesseur [^,]*?) et si le possesseur (est \p{L}+) et (est [^,]*), le possesseur /giu,
      '$1, $2 et $3, il ',
    )
    .replace(
      IF_AGAIN,
      (_, word, subject, rest, link) =>
        `${word} ${subject} ${rest}${link} ${isFeminine(subject) ? 'si elle' : 's’il'} `,
    )
    .replace(
      SUBJECT_AGAIN,
      (_, word, subject, rest) => `${word} ${subject} ${rest}, ${isFeminine(subject) ? 'elle' : 'il'} `,
    )
    .replace(
      OBJECT_AGAIN,
      (_, word, subject, rest, instruction) =>
        `${word} ${subject} ${rest}, ${instruction}-${isFeminine(subject) ? 'la' : 'le'}`,
    )
    .replace(ITS_CONTROLLER, '$1, son contrôleur ')
    .replace(/(le contrôleur du serviteur qui agit peut brûler [^,]*?) du serviteur qui agit/giu, '$1 de celui-ci')
    .replace(/(lorsque une carte [^,]*), annulez la carte jouée/giu, '$1, annulez-la')
    .replace(/(annulez-la [^,]*?) et le contrôleur de la carte jouée /gu, '$1, et son contrôleur ')
    .replace(/sur (ce \p{L}+(?:-là)?) et \1 (?=devient)/gu, 'sur $1, qui ')
    .replace(/(mettez cette carte sur un [^,]*?) et ce vampire-là (?=devient)/giu, '$1, qui ')
    .replace(/(il peut [^,]*) pour faire de ce vampire un (?=prince)/gu, '$1 pour devenir ')
    .replace(/(ce \p{L}+-là) (s’abstient) et \1 /gu, '$1 $2 et ')
    .replace(/(déplacez (ce \p{L}+-là) [^,]*?) et inclinez \2/giu, '$1 et inclinez-le')
    .replace(/(sur le serviteur opposé) et déplacez le serviteur opposé /gu, '$1 et déplacez-le ')
    .replace(/(chercher [^,]*?) et brûler cette carte d’action/gu, '$1 et la brûler')
    .replace(/(lorsque la morsure [^,]*), mettez fin à la morsure /giu, '$1, mettez-y fin ')
    .replace(/(ce (?:vampire|serviteur)) (peut prévenir [^,]*? résultant) si \1 bloque/giu, '$1 $2 si il bloque')
    .replace(/est disponible et est (?!la )/g, 'est disponible et ')
    .replace(/(retirez|retirer) de la partie (ce(?:tte|t|s)? \p{L}+(?:-là)?)(?=[ ,]|$)/giu, '$1 $2 de la partie');
}

/**
 * Makes the controller the subject of a condition: "si vous contrôlez un autre serviteur", not "s’il y a un autre
 * serviteur …".
 */
function withControllers(text: string): string {
  return text
    .replace(
      /(?<!\p{L})il n’y a pas (?:de |d’)(\p{Lu}[^,]*?) sous votre contrôle/gu,
      'vous ne contrôlez aucun exemplaire de $1',
    )
    .replace(/(?<!\p{L})il y a (une? [^,]*?) sous votre contrôle/gu, 'vous contrôlez $1')
    .replace(/(?<!\p{L})il y a (une? [^,]*?) contrôlée? par le (Mathusalem ciblé)/gu, 'le $2 contrôle $1');
}

/** Puts words that belong together next to each other. */
function inOrder(text: string): string {
  return text
    .replace(/sous votre contrôle en combat(?! contre)/g, 'en combat sous votre contrôle')
    .replace(
      /(?<!\p{L})donner ([^,]*?) (à une? [^,]*? sous votre contrôle) (?=ce round-ci|durant cette action|pour cette frappe)/gu,
      'donner $2 $1 ',
    )
    .replace(
      /(déplace[rz]) (\d+ points? de sang) (d’une? [^,]*? qui a du sang) (vers .*?)(?= ou incliner |$)/giu,
      '$1 $4 $2 $3',
    )
    .replace(/(qui a du sang) (?=et déplace[rz] )/g, '$1, ')
    .replace(/(redressée?s?|inclinée?s?) (disponibles?)(?!\p{L})/gu, '$2 et $1')
    .replace(/(plus (?:jeunes?|âgée?s?)) (disponibles? et (?:redressée?s?|inclinée?s?))(?!\p{L})/gu, '$1, $2')
    .replace(/(plus (?:jeunes?|âgée?s?)) (disponibles?)(?!\p{L})/gu, '$2 $1')
    .replace(/(non \p{Lu}\p{L}+(?: et non \p{Lu}\p{L}+)*) (titrée?s?)(?!\p{L})/gu, '$2 $1')
    .replace(/(non \p{Lu}\p{L}+) sans titre (disponibles?)(?!\p{L})/gu, '$2 $1 et sans titre')
    .replace(/(non \p{Lu}\p{L}+) (de la Camarilla|du Sabbat) sans titre/gu, '$2 $1 et sans titre')
    .replace(
      /((?:non membres? )?(?:de la Camarilla|du Sabbat|de la Main Noire)) ((?:titrée?s?|disponibles?)(?: (?:titrée?s?|disponibles?))*)(?!\p{L})/gu,
      '$2 $1',
    )
    .replace(/(vampires?) Ministère(?!\p{L})/gu, '$1 du Ministère')
    .replace(/durant le (combat résultant si [^,]*? bloque), au premier round/g, 'au premier round du $1')
    .replace(/(résultant si [^,]*? bloque), durant (une action dirigée)/g, '$1 $2')
    .replace(/(si l’action a [^,]*?) ou si l’action (?=a )/g, '$1 ou ')
    .replace(/^(si le référendum passe,) (.*) (jusqu’à la fin de la partie)$/, '$1 $3, $2')
    .replace(/(frappe)\u00A0: frappe (?=à mains nues)/giu, '$1 ')
    .replace(/à mains nues à (\+\d+ points? de dégâts), ou (avec une arme de mêlée) à \1/g, 'à mains nues ou $2, à $1')
    .replace(
      /(disponibles?) (de la Camarilla|du Sabbat|de la Main Noire) (et (?:redressée?s?|inclinée?s?))/gu,
      '$2 $1 $3',
    )
    .replace(/(?<!\p{L})(il y a [^,]*?) de (votre tas de cendres)/gu, '$1 dans $2')
    .replace(/(, où X est [^,.;]*?) et (?=(?:ajouter|déplacer|brûler|redresser|incliner)(?!\p{L}))/gu, '$1, et ')
    .replace(/ et si (?=[^,]*,)/g, (said, at: number, whole: string) =>
      /(?<!\p{L})(?:si|lorsque) /iu.test(whole.slice(0, at)) ? said : ' et, si ',
    );
}

/** Pronouns, the order of words, the articles of sects, the space before a colon and a semicolon. */
function rephrased(text: string): string {
  const named = SECTS.reduce((said, [plain, name]) => said.replaceAll(plain, name), text);
  return withPronouns(withControllers(inOrder(named)))
    .replace(
      /(?<!\p{L})(c)haque ((?:autre )?(?:vampire|serviteur|allié)(?!\p{L})[^,.;]*?) ne peut pas /giu,
      (_, first: string, who: string) => `${first === 'C' ? 'Aucun' : 'aucun'} ${who} ne peut `,
    )
    .replace(/(?<!\d)1 carte du dessus(?!\p{L})/gu, 'la carte du dessus')
    .replace(/(déplacer? (?:une|chaque) carte) dans (votre main) (?=dans )/g, '$1 de $2 ')
    .replace(
      /\b(alliés?) ou (vampires?) (avec une capacité de \d+ ou (?:plus|moins)) (disponibles?)(?!\p{L})/gu,
      '$1 $4 ou $2 $4 $3',
    )
    .replace(/(?<!\d)0 points(?!\p{L})/gu, '0 point')
    .replaceAll('au moins 1 Mathusalems', 'au moins 1 Mathusalem')
    .replaceAll('des serviteurs de vous', 'de vos serviteurs')
    .replaceAll('ce nombre de,', 'ce nombre,')
    .replace(/(?<=\p{Ll}): (?=\p{Ll})/gu, '\u00A0: ')
    .replace(/\s*; /g, '\u00A0; ')
    .replace(/,$/, '');
}

export const fr: CardGrammar = { forms, rephrased };
