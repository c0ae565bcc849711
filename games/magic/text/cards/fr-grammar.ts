/** French: articles, agreement, and the words that phrases share. */
import type { Article, Bare, Count, Said } from './phrases.ts';
import { agreed, whole } from './romance.ts';

export const ARTICLE = 'le|la|les|les';
export const TAPPED = 'engagé|engagée|engagés|engagées';
export const BLOCKED = 'bloqué|bloquée|bloqués|bloquées';
export const COLOR = {
  white: 'blanc|blanche|blancs|blanches',
  blue: 'bleu|bleue|bleus|bleues',
  black: 'noir|noire|noirs|noires',
  red: 'rouge|rouge|rouges|rouges',
  green: 'vert|verte|verts|vertes',
} as const;

export function introduce(bare: Bare, article: Article): string {
  const text = whole(bare);
  const forms = (each: string): string => agreed(each, bare);
  switch (article.kind) {
    case 'a':
      return `${forms('un|une|des|des')} ${text}`;
    case 'another':
      return `${forms('un autre|une autre|d’autres|d’autres')} ${text}`;
    case 'the':
      return `${forms(ARTICLE)} ${text}`;
    case 'this':
      return `${bare.gender === 'm' && bare.number === 'one' && VOWEL.test(text) ? 'cet' : forms('ce|cette|ces|ces')} ${text}`;
    case 'that':
      return `${bare.gender === 'm' && bare.number === 'one' && VOWEL.test(text) ? 'cet' : forms('ce|cette|ces|ces')} ${text}`;
    case 'each':
      return `chaque ${text}`;
    case 'all':
      return `${forms('tous les|toutes les|tous les|toutes les')} ${text}`;
    case 'bare':
      return text;
    case 'enchanted':
      return `${forms(ARTICLE)} ${whole(bare, forms('enchanté|enchantée|enchantés|enchantées'))}`;
    case 'equipped':
      return `${forms(ARTICLE)} ${whole(bare, forms('équipé|équipée|équipés|équipées'))}`;
    case 'blocked':
      return `${forms(ARTICLE)} ${whole(bare, forms(BLOCKED))}`;
    case 'target': {
      const said = whole(bare, forms('ciblé|ciblée|ciblés|ciblées'));
      const other = article.other ? 'autre' : '';
      if (article.upTo && article.count === 1)
        return `jusqu’à ${forms('un|une|un|une')} ${other} ${said}`.replace('  ', ' ');
      if (article.upTo) return `jusqu’à ${article.count} ${article.other ? 'autres ' : ''}${said}`;
      if (article.count > 1) return `${article.count} ${article.other ? 'autres ' : ''}${said}`;
      return article.other ? `${forms('un autre|une autre|d’autres|d’autres')} ${said}` : `${forms(ARTICLE)} ${said}`;
    }
    default:
      return article satisfies never;
  }
}

export const VOWEL = /^[aeiouyâàéèêîïôûœh]/i;
export const ELIDING = '(?=[aeiouâàéèêîïôûœAEIOUÂÀÉÈÊÎÏÔÛŒ])';

/** Contractions and elisions: "de le" is "du", "le artefact" is "l’artefact". */
export function polish(text: string): string {
  return text
    .replace(new RegExp(`(?<=^|[ ’])(le|la) ${ELIDING}`, 'g'), 'l’')
    .replace(/(?<=^| )de les /g, 'des ')
    .replace(/(?<=^| )de le /g, 'du ')
    .replace(/(?<=^| )à les /g, 'aux ')
    .replace(/(?<=^| )à le /g, 'au ')
    .replace(
      new RegExp(`(?<=^|[ ’])([Dd]e|[Qq]ue|[Nn]e|[Ss]e|lorsque) ${ELIDING}`, 'g'),
      (_, word: string) => `${word.slice(0, -1)}’`,
    )
    .replace(
      /(?<=^| )à (la|une autre) créature ou (le|un autre) joueur/g,
      (_, la: string, le: string) => `à ${la} créature ou ${le === 'le' ? 'au' : `à ${le}`} joueur`,
    )
    .replace(/(?<=^| )si (ils?) /g, 's’$1 ')
    .replace(
      / et ne peut pas voir ses capacités activées être activées/g,
      ' et ses capacités activées ne peuvent pas être activées',
    );
}

/** What arrives or attacks is not named again as the one that acts: "quand cette créature attaque, elle gagne +1/+1". */
export function unrepeated(when: string, deeds: string): string {
  const subject =
    /^(?:quand|à chaque fois que) ((?:ce|cet|cette) \S+) (?:arrive sur le champ de bataille|attaque)$/.exec(when)?.[1];
  if (subject === undefined || !deeds.startsWith(`${subject} `)) return deeds;
  return `${subject.startsWith('cette ') ? 'elle' : 'il'}${deeds.slice(subject.length)}`;
}

export function does(who: Said, order: string, told: string): string {
  return who.person === 'you' ? order : `${who.text} ${told}`;
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
export const COUNTERS = { '+1/+1': '+1/+1', '-1/-1': '-1/-1', loyalty: 'de loyauté' } as const;

/** A plural subject has its article: "les créatures que vous contrôlez". */
export function subjectOf({ text, number }: Said): string {
  return number === 'many' && !/^(?:les|ces|tous|toutes) /.test(text) ? `les ${text}` : text;
}

/** What something has, with the article that the language wants: "a le vol", "a l’initiative". */
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
