/** Cards in play that keep other minions from playing certain cards. */

import { type CardId, forbid, type Seat } from '@praxis/engine';
import type { Always, CardDef, Mode } from '../../cards/language.ts';
import { modesOf, typeOf } from '../state/modes.ts';
import { cardOf, defOf, type G } from '../state/state.ts';
import { isVampire } from './cards.ts';
import { allHold } from './conditions.ts';
import { isSuch } from './costs.ts';
import { opponentOf, whoIs } from './fighters.ts';
import { abilitiesOf } from './printed.ts';
import { sceneOf } from './scenes.ts';
import { barringCards } from './tabletop.ts';
import { has } from './values.ts';

type Bars = Extract<Always, { always: 'bars cards' }>;

/** The cards that the text of a minion and of the cards on it bars. */
function* barsOf(g: G, minion: CardId, from: Bars['from']): Generator<Bars> {
  for (const id of [minion, ...(cardOf(g, minion).play?.with ?? [])])
    for (const ability of abilitiesOf(g, id))
      if ('always' in ability && ability.always === 'bars cards' && ability.from === from)
        if (!ability.if || allHold(g, sceneOf(g, id), ability.if)) yield ability;
}

/** Why a minion cannot play a card in this way: its own text, its opponent, or a minion that has attempted to block it bars it. */
export function whyBarred(g: G, minion: CardId, def: CardDef, mode: Mode): string | undefined {
  const immune = whyImmune(g, minion, def, mode);
  if (immune) return immune;
  if (barringCards(g).length === 0 || !isVampire(g, minion)) return undefined;
  for (const { cards } of barsOf(g, minion, 'itself')) if (isSuch(def, mode, cards)) return forbid('V-GEN-001', true);
  const { action, combat } = g.state;
  const who = whoIs(combat, minion);
  if (combat && who !== undefined)
    for (const { cards } of barsOf(g, opponentOf(combat, who).card, 'opposing vampires'))
      if (isSuch(def, mode, cards)) return forbid('V-GEN-001', true);
  if (action?.by !== minion || typeOf(def, mode) !== 'action modifier') return undefined;
  for (const blocker of action.attempted)
    for (const { cards } of barsOf(g, blocker, 'vampires it attempts to block'))
      if (isSuch(def, mode, cards)) return forbid('V-GEN-001', true);
  return undefined;
}

export function isFrenzy({ traits = [], modes = [] }: CardDef): boolean {
  return traits.includes('frenzy') || modes.some((mode) => mode.traits?.includes('frenzy'));
}

/** A frenzy card that does something to a combatant cannot be used on one that is immune, neither by its opponent nor by itself. */
function whyImmune(g: G, minion: CardId, def: CardDef, mode: Mode): string | undefined {
  const { combat } = g.state;
  const who = whoIs(combat, minion);
  if (!combat || who === undefined || !isFrenzy(def)) return undefined;
  const isMeant =
    mode.effects.some((each) => each.do === 'strike') || JSON.stringify(mode.effects).includes('"opposing"');
  const target = isMeant ? opponentOf(combat, who).card : minion;
  return forbid('V-GEN-001', has(g, target, 'immune to frenzy cards'));
}

/** Why an action through this card cannot be directed at the minion. */
export function whyBarredAt(g: G, card: CardId | undefined, target: CardId): string | undefined {
  if (card === undefined || barringCards(g).length === 0) return undefined;
  const def = defOf(g, card);
  for (const { cards } of barsOf(g, target, 'actions at it'))
    if (modesOf(def).every((mode) => isSuch(def, mode, cards))) return forbid('V-GEN-001', true);
  return undefined;
}

/** Why nobody, or nobody else, can play such a card: one in play says so. */
export function whyNoMore(g: G, seat: Seat, def: CardDef, mode: Mode): string | undefined {
  for (const id of barringCards(g))
    for (const ability of abilitiesOf(g, id)) {
      if (!('always' in ability) || ability.always !== 'no more' || !isSuch(def, mode, ability.cards)) continue;
      if (ability.others && cardOf(g, id).at === seat) continue;
      if (!ability.if || allHold(g, sceneOf(g, id), ability.if)) return forbid('V-GEN-001', true);
    }
  return undefined;
}
