/** Where a card is moved to, in words. */
import { fill } from '@praxis/kit/language/template.ts';
import type { Effect } from '../../cards/language.ts';
import type { Telling } from './telling.ts';

/** "to torpor", "face down under this vampire" */
export function whither(telling: Telling, { card, to, faceUp }: Extract<Effect, { do: 'move' }>): string {
  const { phrases } = telling;
  if (to === 'removed') return '';
  if (typeof to === 'object' && 'on' in to) return fill(phrases, phrases.whither.on, { keeper: telling.ref(to.on) });
  if (typeof to === 'object' && to.under === 'this')
    return fill(phrases, phrases.always[faceUp ? 'face up on' : 'face down on'], {
      keeper: telling.me,
      card: telling.ref(card),
    });
  if (typeof to === 'object')
    return fill(phrases, phrases.whither.under, { keeper: telling.ref(to.under), card: telling.ref(card) });
  if (to === 'ready' && telling.comesIntoPlay(card)) return phrases.whither['your ready'];
  if (to === 'hand' && (telling.isOfAnybody(card) || !telling.userIsYou)) return phrases.whither["owner's hand"];
  if (to === 'library' && telling.isOfSeveral(card)) return phrases.whither["owners' libraries"];
  return phrases.whither[to === 'uncontrolled' && telling.isOfAnybody(card) ? 'own uncontrolled' : to];
}
