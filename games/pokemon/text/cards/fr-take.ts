/** French: cards that are searched for, taken and put somewhere. */
import { fr as french } from '@praxis/kit/language/fr.ts';
import { a, nouns } from './fr-nouns.ts';
import { isForEach, isSeveral } from './parts.ts';
import type { Mood, Phrases, Subject } from './phrases.ts';

const { owned, some, target } = nouns;

/** An order, or an optional action. */
export const v = (mood: Mood, order: string, infinitive: string): string => (mood === 'order' ? order : infinitive);

/** A pronoun before a verb that begins with a vowel: "l’ajouter", "les ajouter". */
function before(them: string, verb: string): string {
  return them === 'les' ? `les ${verb}` : `l’${verb}`;
}

type Take = Parameters<Phrases['effects']['take']>[0];

export function takeWords(effect: Take, subject: Subject, mood: Mood): string {
  const { from, cards: wanted, to, rest } = effect;
  const what = french.list(wanted.map(some), 'and');
  const one = wanted.length === 1 && wanted[0]?.count === 1;
  const isPokemon = wanted.every(
    ({ card }) => (card.kind === undefined || card.kind === 'Pokémon') && Object.keys(card).length > 0,
  );
  const them = one ? (isPokemon ? 'le' : 'la') : 'les';
  const instruction = put(effect, them, subject, mood);
  if (from === 'deck' && isForEach(to))
    return `${v(mood, 'cherchez', 'chercher')} dans votre deck ${what} pour ${target(to.attach, subject)} et ${v(mood, 'attachez-la', 'l’attacher')} à ce Pokémon-là ; mélangez ensuite votre deck`;
  if (from === 'deck') {
    const shown = to === 'hand' && wanted.some(({ card }) => Object.keys(card).length > 0);
    const show = shown ? `, ${v(mood, `montrez-${them}`, `${them} montrer`)}` : '';
    return `${v(mood, 'cherchez', 'chercher')} dans votre deck ${what}${show} et ${instruction} ; mélangez ensuite votre deck`;
  }
  if (typeof from === 'object') {
    const ends = 'top' in from ? `${from.top} cartes du dessus` : `${from.bottom} cartes du dessous`;
    const others = rest
      ? 'placez les autres en dessous de votre deck dans un ordre aléatoire'
      : 'mélangez les autres avec votre deck';
    const choose = wanted.some((each) => each.may)
      ? `vous pouvez choisir parmi elles ${what} et ${put(effect, them, subject, 'infinitive')}`
      : `${v(mood, 'choisissez', 'choisir')} parmi elles ${what} et ${instruction}`;
    return `${v(mood, 'regardez', 'regarder')} les ${ends} de votre deck : ${choose} ; ${others}`;
  }
  if (from === "opponent's hand")
    return `votre adversaire vous montre sa main : ${v(mood, 'choisissez-y', 'y choisir')} ${what} et ${instruction}`;
  const place = from === 'hand' ? 'de votre main' : 'de votre pile de défausse';
  if (from === 'discard pile' && typeof to === 'object' && 'attach' in to && isSeveral(to.attach))
    return `${v(mood, 'attachez', 'attacher')} ${what} ${place} ${a(target(to.attach, subject))}${'each' in (to.attach as object) ? '' : ', une chacun'}`;
  return `${v(mood, 'prenez', 'prendre')} ${place} ${what} et ${instruction}`;
}

function put({ from, to }: Take, them: string, subject: Subject, mood: Mood): string {
  const whose = from === "opponent's hand" ? 'son' : 'votre';
  const place = v(mood, `placez-${them}`, `${them} placer`);
  switch (to) {
    case 'hand':
      return `${v(mood, `ajoutez-${them}`, before(them, 'ajouter'))} à votre main`;
    case 'bench':
      return `${place} sur votre Banc`;
    case 'deck':
      return `${v(mood, `mélangez-${them}`, `${them} mélanger`)} avec votre deck`;
    case 'bottom of deck':
      return `${place} en dessous de ${whose} deck`;
    case 'top of deck':
      return `${place} au-dessus de ${whose} deck`;
    case 'discard pile':
      return v(mood, `défaussez-${them}`, `${them} défausser`);
    case 'Lost Zone':
      return `${place} dans la Zone Perdue`;
    default: {
      const attach = v(mood, `attachez-${them}`, before(them, 'attacher'));
      if ('attachInAnyWay' in to) return `${attach} ${a(owned(to.attachInAnyWay))} comme il vous plaît`;
      return `${attach} ${a(target(to.attach, subject))}${isSeveral(to.attach) ? ', une chacun' : ''}`;
    }
  }
}
