/** Effects that bring cards to the field: Special Summons, Trap Monsters, Equip Cards, Set cards. */
import { type CardId, type Procedure, refer } from '@praxis/engine';
import type { Effect, Position } from '../../cards/language.ts';
import { happens } from '../changes/happening.ts';
import { consequences, moveCards, placeCard, shuffleDeck } from '../changes/moving.ts';
import { addLasting, arrive, setSpell } from '../changes/summoning.ts';
import { meant } from '../facts/filters.ts';
import { freeMonsterZones, freeSpellZones } from '../facts/places.ts';
import { playersOf } from '../facts/scope.ts';
import { isSecond } from '../facts/summoning.ts';
import { isUnaffected, kindsOf } from '../facts/values.ts';
import { changed } from '../state/changed.ts';
import { cardOf, defOf, type G, isCurrent, placedOf, playerOf, refTo } from '../state/state.ts';
import { chooseCards, chooseSummon, isFromHand } from './asking.ts';
import type { Doing } from './doing.ts';
import { summonable } from './feasible.ts';
import { fixed } from './fixing.ts';
import { lookThrough } from './searching.ts';

/** Y-SPS-002 A Special Summon by the effect. */
export function* summon(g: G, effect: Extract<Effect, { do: 'summon' }>, doing: Doing): Procedure<boolean> {
  const { source } = doing;
  const [seat = doing.seat] = effect.under === undefined ? [doing.seat] : playersOf(g, effect.under, doing);
  const positions: readonly Position[] = effect.position === undefined ? ['attack', 'defense'] : [effect.position];
  const arrivals: { card: CardId; position: Position }[] = [];
  const count = effect.count ?? 1;
  const searched =
    typeof effect.what === 'object' &&
    (effect.what.in === 'deck' || (Array.isArray(effect.what.in) && effect.what.in.includes('deck')));
  if (searched) lookThrough(g, seat);
  for (let made = 0; made < count; made++) {
    if (freeMonsterZones(g, seat) <= arrivals.length) break;
    const cards = summonable(g, effect, doing).filter((card) => !arrivals.some((each) => each.card === card));
    if (cards.length === 0) break;
    const chosen = yield* chooseSummon(seat, source.card, cards, positions);
    if (chosen) arrivals.push(chosen);
  }
  // "2 Tokens", "both": all or nothing.
  if (arrivals.length < count) {
    if (searched) shuffleDeck(g, seat);
    return false;
  }
  playerOf(g, seat).specialSummoned = true;
  const way = effect.treatedAs === 'fusion' || effect.treatedAs === 'synchro' ? effect.treatedAs : 'special';
  const proper = effect.treatedAs !== undefined;
  arrive(g, seat, way, arrivals, proper);
  if (effect.gives)
    for (const { card } of arrivals)
      addLasting(g, [card], fixed(g, effect.gives, card, doing), doing.seat, effect.until ?? 'left');
  if (effect.as !== undefined) doing.names[effect.as] = arrivals.map(({ card }) => refTo(g, card));
  if (searched) shuffleDeck(g, seat);
  return true;
}

/** Y-X-SMN-16 */
export function* trapMonster(g: G, effect: Extract<Effect, { do: 'trap monster' }>, doing: Doing): Procedure<boolean> {
  const { seat, source } = doing;
  const id = source.card;
  if (!isCurrent(g, source) || cardOf(g, id).zone !== 'spells' || freeMonsterZones(g, seat) < 1) return false;
  const [like] = effect.like === undefined ? [] : meant(g, effect.like, doing);
  if (effect.like !== undefined && !like) return false;
  const chosen = yield* chooseSummon(seat, id, [id], ['attack', 'defense']);
  const kinds = like ? kindsOf(g, like.card) : undefined;
  arrive(g, seat, 'special', [{ card: id, position: chosen?.position ?? 'attack' }], true);
  placedOf(g, id).trapMonster = {
    name: kinds?.name ?? defOf(g, id).name,
    level: kinds?.level ?? effect.level ?? 1,
    attribute: effect.attribute,
    type: effect.type,
    atk: effect.atk,
    def: effect.def,
  };
  if (doing.link) doing.link.stays = true;
  changed(g);
  return true;
}

/** Y-TERM-021, Y-TERM-022 */
export function equip(g: G, effect: Extract<Effect, { do: 'equip' }>, doing: Doing): boolean {
  const [what] = meant(g, effect.what, doing);
  const [to] = meant(g, effect.to, doing);
  if (!what || !to || cardOf(g, to.card).zone !== 'monsters' || !cardOf(g, to.card).up) return false;
  const { zone, token, placed } = cardOf(g, what.card);
  // Y-TERM-023 An equipped monster cannot be moved to another one, unless it is a Union Monster.
  const { kind, abilities } = defOf(g, what.card);
  if (placed?.equippedTo !== undefined && kind === 'monster' && !abilities?.includes('union')) return false;
  if (zone !== 'spells') {
    // Y-TOK-003 A Token is nothing but a monster.
    if (
      token ||
      isSecond(g, doing.seat, what.card) ||
      freeSpellZones(g, doing.seat) < 1 ||
      isUnaffected(g, what.card, doing.source.card)
    )
      return false;
    const followers = zone === 'monsters' ? consequences(g, { card: what.card }, 'spells') : [];
    placeCard(g, what.card, { seat: doing.seat, zone: 'spells', up: true });
    moveCards(g, followers);
  }
  placedOf(g, what.card).equippedTo = to.card;
  if (doing.link && what.card === doing.source.card) doing.link.stays = true;
  changed(g);
  g.emit({ type: 'equipped', card: refer(g.state, what.card, true), on: refer(g.state, to.card, true) });
  happens(g, { type: 'happened' });
  return true;
}

/** Y-X-ACT-13 A card from the hand is Set, or this card again. */
export function* setAgain(g: G, { what }: Extract<Effect, { do: 'set' }>, doing: Doing): Procedure<boolean> {
  const { seat, source } = doing;
  if (what === 'this') {
    const card = cardOf(g, source.card);
    if (!isCurrent(g, source) || card.zone !== 'spells' || !card.placed) return false;
    card.up = false;
    card.incarnation++;
    card.placed.arrived = g.state.turnNumber;
    card.placed.used = {};
    if (doing.link) doing.link.stays = true;
    changed(g);
    g.emit({ type: 'set', seat, zone: 'spells', card: refer(g.state, source.card, true) });
    return true;
  }
  if (freeSpellZones(g, seat) < 1) return false;
  const cards = meant(g, what, doing).map(({ card }) => card);
  const [chosen] = yield* chooseCards(g, seat, source.card, 'sets', cards, 0, 1, isFromHand(what));
  if (chosen === undefined) return false;
  setSpell(g, seat, chosen);
  return true;
}
