/** French: articles of Magic, and the words that phrases share. */
import { fr as french } from '@praxis/kit/language/fr.ts';
import type { Count, Said } from './phrases.ts';
import { introducing, subjectOf as subjectWithArticle } from './romance.ts';

export const TAPPED = 'engagé|engagée|engagés|engagées';
export const BLOCKED = 'bloqué|bloquée|bloqués|bloquées';
export const COLOR = {
  white: 'blanc|blanche|blancs|blanches',
  blue: 'bleu|bleue|bleus|bleues',
  black: 'noir|noire|noirs|noires',
  red: 'rouge|rouge|rouges|rouges',
  green: 'vert|verte|verts|vertes',
} as const;

export const introduce = introducing(french, {
  upTo: 'jusqu’à',
  other: 'autre|autres',
  target: 'ciblé|ciblée|ciblés|ciblées',
  oneTarget: 'the',
  enchanted: 'enchanté|enchantée|enchantés|enchantées',
  equipped: 'équipé|équipée|équipés|équipées',
  blocked: BLOCKED,
});

/** Contractions and elisions; the preposition before a list of two is repeated before the second. */
export function contracted(text: string): string {
  return french.contracted(
    text
      .replace(/(?<=^| )à (la|une autre) créature ou (?=le joueur|un autre joueur)/g, 'à $1 créature ou à ')
      .replace(
        / et ne peut pas voir ses capacités activées être activées/g,
        ' et ses capacités activées ne peuvent pas être activées',
      ),
  );
}

/**
 * An arriving or attacking subject is not repeated as the subject of the effect: "quand cette créature attaque, elle
 * gagne +1/+1".
 */
export function unrepeated(when: string, instructions: string): string {
  const subject =
    /^(?:quand|à chaque fois que) ((?:ce|cet|cette) \S+) (?:arrive sur le champ de bataille|attaque)$/.exec(when)?.[1];
  if (subject === undefined || !instructions.startsWith(`${subject} `)) return instructions;
  return `${subject.startsWith('cette ') ? 'elle' : 'il'}${instructions.slice(subject.length)}`;
}

export const cards = ({ text, one, thatMuch }: Count): string =>
  thatMuch ? 'autant de cartes' : one ? 'une carte' : `${text} cartes`;
export const life = ({ text, one, thatMuch }: Count): string =>
  thatMuch ? 'autant de points de vie' : `${text} point${one ? '' : 's'} de vie`;
export const damage = ({ text, one, thatMuch }: Count): string =>
  thatMuch ? 'autant de blessures' : `${text} blessure${one ? '' : 's'}`;

export const DESTINATIONS = {
  hand: 'dans votre main',
  graveyard: 'dans votre cimetière',
  exile: 'en exil',
  battlefield: 'sur le champ de bataille',
  'library top': 'au-dessus de votre bibliothèque',
  'library second': 'en deuxième position de votre bibliothèque',
} as const;

export const ZONES = { graveyard: 'cimetière', hand: 'main', library: 'bibliothèque', exile: 'exil' } as const;
export const NUMBERS: Readonly<Record<string, string>> = { 2: 'deux', 3: 'trois', 4: 'quatre', 5: 'cinq' };
export const COUNTERS = { '+1/+1': '+1/+1', '-1/-1': '-1/-1', loyalty: '« loyauté »' } as const;

/** A plural subject has its article, unless it has one already: "les créatures que vous contrôlez". */
export function subjectOf(said: Said): string {
  return /^(?:les|ces|tous|toutes) /.test(said.text) ? said.text : subjectWithArticle(french, said);
}

/** Keywords after "a", with the article that the language wants: "a le vol", "a l’initiative". */
export function having(keywords: string): string {
  return keywords
    .split(/(, | et | ou )/)
    .map((each) => HAVING[each] ?? each.replace(/^(?=protection |traversée )/, 'la '))
    .join('');
}

export const HAVING: Readonly<Record<string, string>> = {
  portée: 'la portée',
  vol: 'le vol',
  piétinement: 'le piétinement',
  initiative: 'l’initiative',
  'double initiative': 'la double initiative',
  célérité: 'la célérité',
  intimidation: 'l’intimidation',
  flash: 'le flash',
  'défense talismanique': 'la défense talismanique',
  'contact mortel': 'le contact mortel',
  vigilance: 'la vigilance',
  'lien de vie': 'le lien de vie',
  convocation: 'la convocation',
  défenseur: 'le défenseur',
  indestructible: 'l’indestructible',
};
