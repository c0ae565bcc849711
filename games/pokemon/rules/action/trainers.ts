/** Trainer cards (P-TRN, P-STA, P-TOOL). */
import { type CardId, forbid, type Path, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import { type CardDef, hasTag, isFossilDef, isPlayedDef } from '../../cards/language.ts';
import { benchFrom, whyNoRoom } from '../cards/benching.ts';
import { costNext, costOf, payCost, priceOf, whyNotPay } from '../cards/costs.ts';
import { carryOut } from '../cards/effects.ts';
import { attachTo } from '../cards/effects-cards.ts';
import { couldMatter } from '../cards/possible.ts';
import { readSlots, slotsNext } from '../cards/slots.ts';
import { discard, toPlayed, toStadium } from '../changes/zones.ts';
import { holds } from '../facts/amounts.ts';
import { isDef, isTagged } from '../facts/matching.ts';
import { modifiersOfPlayer } from '../facts/modifiers.ts';
import { nameOf } from '../state/names.ts';
import { sceneOf } from '../state/scene.ts';
import {
  cardOf,
  defOf,
  type G,
  opponentOf,
  type Pokemon,
  playerOf,
  pokemonOf,
  pokemonWith,
  topDef,
  topOf,
} from '../state/state.ts';

/** Why a Trainer card cannot be played now. P-TRN-002 The number of Items is not limited. */
export function whyNotPlay(g: G, seat: Seat, id: CardId): string | undefined {
  const def = defOf(g, id);
  return (
    whyNotOnFirstTurn(g, seat, def) ??
    forbid('P-TRN-003', def.kind === 'Supporter' && playerOf(g, seat).supporter) ??
    forbid(
      'P-WIN-006',
      modifiersOfPlayer(g, seat, 'cannot play').some(({ card }) => isDef(g, seat, card, def)),
    ) ??
    whyNotKind(g, seat, id, def)
  );
}

/**
 * P-FIRST-001, P-AMB-01 The first player's first turn: no Supporter, or, as printed in some rulebooks, no Trainer card
 * at all. P-FIRST-005, P-FIRST-006 Besides that, only evolving and attacking are forbidden to him, and to the second
 * player only evolving.
 */
function whyNotOnFirstTurn(g: G, seat: Seat, def: CardDef): string | undefined {
  const { turnNumber, first } = g.state;
  const restricted = g.setup.options?.firstTurn === 'trainer' || def.kind === 'Supporter';
  return forbid('P-FIRST-001', turnNumber === 1 && seat === first && restricted);
}

function whyNotKind(g: G, seat: Seat, id: CardId, def: CardDef): string | undefined {
  if (def.kind === 'Stadium') return whyNotStadium(g, seat, def);
  if (def.kind === 'Tool') return forbid('P-TOOL-002', bearersFor(g, seat, def).length === 0);
  if (isFossilDef(def)) return forbid('P-FOS-001', def.played !== 'turn') ?? whyNoRoom(g, seat);
  if (!isPlayedDef(def)) throw new Error(`${def.name} is no Trainer card`);
  const scene = { ...sceneOf(seat, undefined, id), paying: priceOf(def.cost) };
  return (
    forbid('P-CARD-008', def.if !== undefined && !holds(g, scene, def.if)) ??
    whyNotPay(g, seat, def.cost, id) ??
    // P-AMB-20 A card without any possible effect is not played.
    forbid('P-TRN-001', !def.effects.some((effect) => couldMatter(g, scene, effect)))
  );
}

/** P-STA-003 No second one of the same name; P-STA-004, P-AMB-06 one each turn. */
function whyNotStadium(g: G, seat: Seat, def: CardDef): string | undefined {
  const { stadium } = g.state;
  return (
    forbid('P-STA-004', playerOf(g, seat).stadium) ??
    forbid('P-STA-003', stadium !== undefined && nameOf(defOf(g, stadium)) === nameOf(def))
  );
}

/** P-TOOL-002, P-HYP-002 Pokémon without a Tool: one's own, or P-HYP-001 the opponent's Pokémon-EX for a Hyper Gear. */
export function bearersFor(g: G, seat: Seat, def: CardDef): readonly Pokemon[] {
  const gear = hasTag(def, 'Hyper Gear');
  const among = pokemonOf(g, gear ? opponentOf(seat) : seat);
  return among.filter((pokemon) => pokemon.tools.length === 0 && (!gear || isTagged(topDef(g, pokemon), 'EX')));
}

/** The pieces after `plays`: the Pokémon of a Tool; or the costs and choices. */
export function playNext(g: G, seat: Seat, id: CardId, rest: Path): readonly Piece[] {
  const def = defOf(g, id);
  if (def.kind === 'Tool')
    return rest.length > 0 ? [] : bearersFor(g, seat, def).map((pokemon) => ({ say: 'on', card: topOf(pokemon) }));
  if (!isPlayedDef(def)) return [];
  const paying = costNext(g, seat, def.cost, id, rest);
  if (paying.pieces.length > 0) return paying.pieces;
  const extra = costNext(g, seat, def.extra?.cost, id, paying.rest, paying.paid);
  if (extra.pieces.length > 0) return extra.pieces;
  return slotsNext(g, sceneOf(seat, undefined, id), def.effects, extra.rest);
}

/** P-TRN-001 The card lies open during its effects, and is discarded then, unless it stays. */
export function* playTrainer(g: G, seat: Seat, id: CardId, rest: Path): Procedure {
  const def = defOf(g, id);
  const player = playerOf(g, seat);
  player.playedThisTurn.push(cardOf(g, id).def);
  if (def.kind === 'Supporter') player.supporter = true;
  toPlayed(g, id);
  g.emit({ type: 'played', seat, card: refer(g.state, id, true) });
  if (def.kind === 'Stadium') playStadium(g, seat, id);
  else if (def.kind === 'Tool') {
    // P-TOOL-001, P-TM-001 It stays attached.
    const bearer = pokemonWith(g, rest[0]?.card);
    if (bearer) attachTo(g, id, bearer);
  } else if (isFossilDef(def)) yield* benchFrom(g, seat, id, 'hand');
  else if (isPlayedDef(def)) {
    const scene = sceneOf(seat, undefined, id);
    const { paid, rest: behind } = costOf(g, def.cost, rest);
    const { paid: extra, rest: chosen } = costOf(g, def.extra?.cost, behind);
    readSlots(g, scene, def.effects, chosen);
    payCost(g, paid);
    payCost(g, extra);
    yield* carryOut(g, scene, def.effects);
    // P-TTS-001 The additional cost has additional effects.
    if (def.extra && extra.length > 0) yield* carryOut(g, scene, def.extra.effects);
    if (cardOf(g, id).place === 'played') discard(g, [id]);
  }
}

/** P-STA-001, P-STA-002 The old Stadium goes to its owner's discard pile. P-AMB-06 A use belongs to the card: the new one has not been used. */
function playStadium(g: G, seat: Seat, id: CardId): void {
  playerOf(g, seat).stadium = true;
  for (const player of g.state.players) player.stadiumUsed = false;
  if (g.state.stadium !== undefined) discard(g, [g.state.stadium]);
  toStadium(g, id);
}
