/** Chapter 1: a card's kind, place and controller. The state alone answers these questions. */

import type { CardId, Seat } from '@praxis/engine';
import { cardOf, defOf, type G, type Place, playerOf } from '../state/state.ts';
import { preyOf } from './seats.ts';

export const HIDDEN: ReadonlySet<Place> = new Set(['library', 'crypt', 'hand']);
export const IN_PLAY: ReadonlySet<Place> = new Set(['ready', 'torpor', 'incapacitated', 'in_play', 'attached']);

/** V-GEN-012 Minions are vampires and allies, nothing else. Imbued are allies (V-IMB-001). */
export function isMinion(g: G, id: CardId): boolean {
  return isVampire(g, id) || isAlly(g, id);
}

export function isVampire(g: G, id: CardId): boolean {
  const { kind, becomes } = defOf(g, id);
  return (
    kind === 'vampire' ||
    (becomes === 'vampire' && IN_PLAY.has(cardOf(g, id).place)) ||
    (becomes === 'blocker' && g.state.action?.blocker === id)
  );
}

/** V-IMB-001, V-IMB-005 Imbued are allies: whatever happens to an ally happens to them. */
export function isAlly(g: G, id: CardId): boolean {
  const def = defOf(g, id);
  if (def.kind === 'imbued' || def.types?.includes('ally') === true) return true;
  return def.becomes === 'ally' && IN_PLAY.has(cardOf(g, id).place);
}

export function isImbued(g: G, id: CardId): boolean {
  return defOf(g, id).kind === 'imbued';
}

export function isType(
  g: G,
  id: CardId,
  type: 'equipment' | 'retainer' | 'master' | 'event' | 'power' | 'conviction',
): boolean {
  const { types, traits, becomes } = defOf(g, id);
  if (becomes === 'equipment' && IN_PLAY.has(cardOf(g, id).place)) return type === 'equipment';
  if (types?.includes(type) !== true) return false;
  // An equipment card that represents a location is no equipment while it is in play.
  return type !== 'equipment' || traits?.includes('location') !== true || cardOf(g, id).place !== 'attached';
}

/** Cards that count as being in play: controlled and not contested. */
export function isInPlay(g: G, id: CardId): boolean {
  const { place, play } = cardOf(g, id);
  // A card on a vampire that has gone back to the uncontrolled region is out of play with it.
  if (place === 'attached')
    return play?.faceDown === false && (play.on === undefined || cardOf(g, play.on).place !== 'uncontrolled');
  return IN_PLAY.has(place) || (place === 'uncontrolled' && play?.marks.includes('recruited') === true);
}

/** V-AMB-02 An ally that waits in the uncontrolled region is controlled: effects on uncontrolled cards do not mean it. */
export function isUncontrolled(g: G, id: CardId): boolean {
  return cardOf(g, id).place === 'uncontrolled' && !isInPlay(g, id);
}

export function isReady(g: G, id: CardId): boolean {
  return cardOf(g, id).place === 'ready';
}

export function isReadyUnlocked(g: G, id: CardId): boolean {
  const { place, play } = cardOf(g, id);
  return place === 'ready' && play?.locked === false;
}

export function controllerOf(g: G, id: CardId): Seat {
  return cardOf(g, id).at;
}

export function minionsOf(g: G, seat: Seat): CardId[] {
  return playerOf(g, seat).zones.ready.filter((id) => isMinion(g, id));
}

/** The prefix of the word with which a card in play notes the players that it is about. */
export const PLAYERS_WORD = 'players ';

export function playersOf(g: G, id: CardId): readonly Seat[] {
  const word = cardOf(g, id).play?.word;
  return word?.startsWith(PLAYERS_WORD) ? word.slice(PLAYERS_WORD.length).split(' ').map(Number) : NOBODY;
}

const NOBODY: readonly Seat[] = [];

/** The players whose hand size a card changes because it is about them, or about everybody. */
export function playersWithOtherHands(g: G, id: CardId): readonly Seat[] {
  for (const each of defOf(g, id).abilities ?? [])
    if ('always' in each && each.always === 'modify' && each.stat === 'hand size') {
      if (each.of === 'players') return playersOf(g, id);
      if (each.of === 'prey') return [preyOf(g, cardOf(g, id).at)];
      if (each.of === 'everybody') return g.state.players.map((_, seat) => seat);
    }
  return NOBODY;
}

/** The cards in play that stay only as long as this minion is ready; `combat`: those of them that stay until it fights. */
export function boundTo(g: G, minion: CardId, combat = false): CardId[] {
  const found: CardId[] = [];
  g.state.cards.forEach(({ play }, id) => {
    if (play?.second !== minion) return;
    for (const ability of defOf(g, id as CardId).abilities ?? [])
      if ('always' in ability && ability.always === 'bound' && (!combat || ability.combat)) found.push(id as CardId);
  });
  return found;
}

/** The mark of an ally or retainer that has come into play with more life than is printed on it, once for each point. */
export const MORE_LIFE = 'more life';

/** V-ACT-024, V-ACT-032, V-IMB-003 */
export function startingLife(g: G, id: CardId): number {
  const def = defOf(g, id);
  if (def.kind === 'imbued') return def.capacity ?? 1;
  const superior = cardOf(g, id).play?.superior === true;
  const life = (superior ? def.superiorLife : undefined) ?? def.life ?? 0;
  const marks = cardOf(g, id).play?.marks;
  return marks?.includes(MORE_LIFE) ? life + marks.filter((mark) => mark === MORE_LIFE).length : life;
}

export function hasMark(g: G, id: CardId, mark: string): boolean {
  return cardOf(g, id).play?.marks.includes(mark) === true;
}

/**
 * V-TRT-007, V-TRT-008, V-TRT-010, V-CARD-034 Traits and labels do nothing by themselves; texts refer to them. Those
 * printed on a card: location, weapon, gun, trifle, scarce, infernal …
 */
export function hasTrait(g: G, id: CardId, trait: string): boolean {
  if (defOf(g, id).traits?.includes(trait)) return true;
  const { play } = cardOf(g, id);
  if (play?.marks.includes(trait)) return true;
  // V-ADV-007 Traits are text: those of the base card stay when it is merged.
  if (play?.merged !== undefined && defOf(g, play.merged).traits?.includes(trait)) return true;
  return trait === 'mortal' && isImbued(g, id);
}

/** V-GEN-030 Neither mortal nor animal. Vampires always are; an Imbued is a mortal (V-IMB-001). */
export function isMonster(g: G, id: CardId): boolean {
  const { monsters } = g.edition;
  if (monsters === 'all vampires' && isVampire(g, id)) return true;
  if (monsters === 'none' || !(isMinion(g, id) || isType(g, id, 'retainer'))) return false;
  return !hasTrait(g, id, 'mortal') && !hasTrait(g, id, 'animal');
}
