/** Chapter 37: allies that play cards as a vampire. */

import type { CardId } from '@praxis/engine';
import type { Ability, CardDef, Mode } from '../../cards/language.ts';
import { cardOf, defOf, type G } from '../state/state.ts';
import { isAlly } from './cards.ts';
import { abilitiesOf } from './printed.ts';

type AsVampire = Extract<Ability, { readonly always: 'as a vampire' }>;

/** V-ALV-001 Why a minion cannot play the card as a vampire: nothing if its text lets it. */
export function whyNotAsVampire(g: G, minion: CardId, def: CardDef, mode: Mode): string | undefined {
  return permission(g, minion, def, mode) ? undefined : 'V-ALV-001';
}

/** The text by which the ally may play a card in this way. Its Disciplines are written like those of a mode: `tha` is basic. */
function permission(g: G, minion: CardId, def: CardDef, mode: Mode): AsVampire | undefined {
  for (const source of [minion, ...(cardOf(g, minion).play?.with ?? [])])
    for (const ability of abilitiesOf(g, source))
      if ('always' in ability && ability.always === 'as a vampire' && covers(ability, def, mode))
        if (!ability.superior || cardOf(g, source).play?.superior) return ability;
  return undefined;
}

function covers({ cards, disciplines }: AsVampire, def: CardDef, mode: Mode): boolean {
  const needed = mode.disciplines ?? [];
  if (disciplines && needed.length === 0) return false;
  const skilled = needed.every(
    (each) => disciplines?.includes(each) === true || disciplines?.includes(each.toUpperCase()) === true,
  );
  const type = mode.as ?? def.types?.[0];
  return skilled && (cards.type === undefined || cards.type === type) && (!cards.not || cards.not.type !== type);
}

/**
 * V-ALV-001 to V-ALV-003 True if an ally counts as a vampire for the effects of a card that it has played: while the
 * card is being played or resolved; after that only in editions that extend it to lasting effects; never for the card's
 * abilities in play.
 */
export function countsAsVampire(g: G, minion: CardId, card: CardId | undefined): boolean {
  if (card === undefined || card === minion || !isAlly(g, minion)) return false;
  const { place } = cardOf(g, card);
  if (place !== 'played' && place !== 'hand' && !(g.edition.allyAsVampireLasts && place === 'ash_heap')) return false;
  const def = defOf(g, card);
  return def.modes?.some((mode) => whyNotAsVampire(g, minion, def, mode) === undefined) === true;
}

/** The sect as which an ally counts for the cards it plays as a vampire. */
export function sectAsVampire(g: G, minion: CardId): string | undefined {
  for (const ability of abilitiesOf(g, minion))
    if ('always' in ability && ability.always === 'as a vampire' && ability.sect) return ability.sect;
  return undefined;
}

/** V-ALV-005 The capacity of an ally for the cards it plays as a vampire: 1 unless stated otherwise. */
export function capacityAsVampire(g: G, minion: CardId): number {
  for (const ability of abilitiesOf(g, minion))
    if ('always' in ability && ability.always === 'as a vampire') return ability.capacity ?? 1;
  return 1;
}
