/** Italian: cards that are searched for, taken and put somewhere. */
import { it as italian } from '@praxis/kit/language/it.ts';
import { a, nouns } from './it-nouns.ts';
import { isForEach, isSeveral } from './parts.ts';
import type { Mood, Phrases, Subject } from './phrases.ts';

const { owned, some, target } = nouns;

/** An order, or an optional action. */
export const v = (mood: Mood, order: string, infinitive: string): string => (mood === 'order' ? order : infinitive);

type Take = Parameters<Phrases['effects']['take']>[0];

export function takeWords(effect: Take, subject: Subject, mood: Mood): string {
  const { from, cards: wanted, to, rest } = effect;
  const what = italian.list(wanted.map(some), 'and');
  const one = wanted.length === 1 && wanted[0]?.count === 1;
  const isPokemon = wanted.some(
    ({ card }) => (card.kind === undefined || card.kind === 'Pokémon') && Object.keys(card).length > 0,
  );
  const them = isPokemon ? (one ? 'lo' : 'li') : one ? 'la' : 'le';
  const instruction = put(effect, them, subject, mood);
  if (from === 'deck' && isForEach(to))
    return `${v(mood, 'cerca', 'cercare')} nel tuo mazzo ${what} per ${target(to.attach, subject)} e ${v(mood, 'assegnala', 'assegnarla')} a quel Pokémon; poi rimischia il mazzo`;
  if (from === 'deck') {
    const shown = to === 'hand' && wanted.some(({ card }) => Object.keys(card).length > 0);
    const show = shown ? `, ${v(mood, `mostra${them}`, `mostrar${them}`)}` : '';
    return `${v(mood, 'cerca', 'cercare')} nel tuo mazzo ${what}${show} e ${instruction}; poi rimischia il mazzo`;
  }
  if (typeof from === 'object') {
    const ends = 'top' in from ? `prime ${from.top}` : `ultime ${from.bottom}`;
    const others = rest ? 'metti le altre in fondo al tuo mazzo in ordine casuale' : 'rimischia le altre nel mazzo';
    const choose = wanted.some((each) => each.may)
      ? `puoi scegliere ${what} tra di esse e ${put(effect, them, subject, 'infinitive')}`
      : `${v(mood, 'scegli', 'scegliere')} ${what} tra di esse e ${instruction}`;
    return `${v(mood, 'guarda', 'guardare')} le ${ends} carte del tuo mazzo: ${choose}; ${others}`;
  }
  if (from === "opponent's hand")
    return `il tuo avversario ti mostra la sua mano: ${v(mood, 'scegli', 'scegliere')} tra le sue carte ${what} e ${instruction}`;
  const place = from === 'hand' ? 'dalla tua mano' : 'dalla tua pila degli scarti';
  if (from === 'discard pile' && typeof to === 'object' && 'attach' in to && isSeveral(to.attach))
    return `${v(mood, 'assegna', 'assegnare')} ${what} ${place} ${a(target(to.attach, subject))}${'each' in (to.attach as object) ? '' : ', una ciascuno'}`;
  return `${v(mood, 'prendi', 'prendere')} ${place} ${what} e ${instruction}`;
}

function put({ from, to }: Take, them: string, subject: Subject, mood: Mood): string {
  const whose = from === "opponent's hand" ? 'suo' : 'tuo';
  const place = v(mood, `metti${them}`, `metter${them}`);
  switch (to) {
    case 'hand':
      return `${place} nella tua mano`;
    case 'bench':
      return `${place} in panchina`;
    case 'deck':
      return `${v(mood, `rimischia${them}`, `rimischiar${them}`)} nel tuo mazzo`;
    case 'bottom of deck':
      return `${place} in fondo al ${whose} mazzo`;
    case 'top of deck':
      return `${place} in cima al ${whose} mazzo`;
    case 'discard pile':
      return v(mood, `scarta${them}`, `scartar${them}`);
    case 'Lost Zone':
      return `${place} nell’Area Perduta`;
    default: {
      const attach = v(mood, `assegna${them}`, `assegnar${them}`);
      if ('attachInAnyWay' in to) return `${attach} ${a(owned(to.attachInAnyWay))} come preferisci`;
      return `${attach} ${a(target(to.attach, subject))}${isSeveral(to.attach) ? ', una ciascuno' : ''}`;
    }
  }
}
