/** Chapter 35: traits. A trait is a word on a card; only those below do something by themselves (V-TRT-010). */

import { type CardId, forbid, type Seat } from '@praxis/engine';
import type { CardDef, Effect, Mode } from '../../cards/language.ts';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';
import { isSaid } from '../state/words.ts';
import { hasTrait, isVampire } from './cards.ts';
import { allHold } from './conditions.ts';
import { traitsMatch } from './filters.ts';
import { clanOf } from './printed.ts';
import { type Scene, sceneOf } from './scenes.ts';
import { clockwiseFrom } from './seats.ts';
import { cardsInPlay } from './tabletop.ts';
import { bonus } from './values.ts';

/** V-TRT-001 */
const SCARCE_POOL = 3;

/**
 * V-TRT-001, V-AMB-03 The pool that a player burns when he moves a scarce vampire to his ready region in his influence
 * phase: 3 for each other vampire of its clan that he controls. In the third edition the vampires of all players count.
 */
export function scarceCost(g: G, seat: Seat, vampire: CardId): number {
  if (!g.edition.traits || !isVampire(g, vampire) || !hasTrait(g, vampire, 'scarce')) return 0;
  const seats = g.edition.scarceCounts === 'all vampires' ? clockwiseFrom(g, seat) : [seat];
  let others = 0;
  for (const each of seats)
    for (const id of cardsInPlay(g, each))
      if (id !== vampire && isVampire(g, id) && clanOf(g, id) === clanOf(g, vampire)) others++;
  return others * SCARCE_POOL;
}

const SLAVE = ' slave';
const masters = new WeakMap<CardDef, string | undefined>();

/** The clan whose slave a minion is: the trait reads `Tremere slave`. */
export function masterClan(g: G, minion: CardId): string | undefined {
  const def = defOf(g, minion);
  if (!masters.has(def)) masters.set(def, def.traits?.find((trait) => trait.endsWith(SLAVE))?.slice(0, -SLAVE.length));
  return g.edition.traits ? masters.get(def) : undefined;
}

/** V-TRT-002 A slave takes a directed action only while its controller controls a ready member of its clan of masters. */
export function whyNotDirected(g: G, minion: CardId, blood = 0, bleeds = false): string | undefined {
  const why = whyTooDear(g, minion, blood, bleeds);
  if (why) return why;
  if (isSaid(g, 'no directed actions') && bonus(g, minion, 'no directed actions') > 0) return forbid('V-GEN-001', true);
  const clan = masterClan(g, minion);
  if (clan === undefined) return undefined;
  const { ready } = playerOf(g, cardOf(g, minion).at).zones;
  return forbid('V-TRT-002', !ready.some((id) => isVampire(g, id) && clanOf(g, id) === clan));
}

/** V-CARD-010 Directed actions, or only bleeds, may cost the minion more blood, on top of the blood that the action costs anyway. */
function whyTooDear(g: G, minion: CardId, blood: number, bleeds = false): string | undefined {
  const extra = bonus(g, minion, 'dearer directed actions') + (bleeds ? bonus(g, minion, 'dearer bleeds') : 0);
  return forbid('V-CARD-010', extra > 0 && (cardOf(g, minion).play?.counters ?? 0) < extra + blood);
}

/**
 * V-TRT-002 True if the details of an action are being named for a slave, or another minion, that cannot take a directed one. Cards used
 * outside an action, or within one, are no actions of the minion.
 */
export function isSlaveAlone(g: G, scene: Scene): boolean {
  const { minion } = scene;
  if (minion === undefined) return false;
  if (masterClan(g, minion) === undefined && !isSaid(g, 'no directed actions')) return false;
  return namesAction(g, scene) && whyNotDirected(g, minion) !== undefined;
}

/** True if the details of an action are being named, rather than those of a card that is used beside one or in one. */
export function namesAction(g: G, { minion, card }: Scene): boolean {
  if (minion === undefined || card === undefined || g.state.action) return false;
  const { abilities, types } = defOf(g, card);
  return cardOf(g, card).place === 'hand'
    ? types?.includes('action') === true
    : abilities?.some((ability) => 'action' in ability) === true;
}

/** Another player's minion, or a card on it, may say whose actions cannot be directed at it. */
export function whyNotAimedAt(g: G, minion: CardId, target: CardId, blood = 0): string | undefined {
  const { play, at } = cardOf(g, target);
  if (!play || at === cardOf(g, minion).at) return undefined;
  let why =
    forbid('V-CARD-010', playerOf(g, cardOf(g, minion).at).pool < bonus(g, target, 'dearer actions at it')) ??
    whyTooDear(g, minion, blood) ??
    whyNotAimed(g, minion, target);
  for (let i = 0; i < play.with.length && why === undefined; i++) why = whyNotAimed(g, minion, play.with[i] as CardId);
  return why;
}

function whyNotAimed(g: G, minion: CardId, source: CardId): string | undefined {
  if (!isSaid(g, 'no target')) return undefined;
  for (const ability of defOf(g, source).abilities ?? [])
    if ('always' in ability && ability.always === 'no target') {
      const scene = sceneOf(g, source);
      if (ability.if && !allHold(g, scene, ability.if)) continue;
      const why = forbid('V-GEN-001', traitsMatch(g, scene, ability.of, minion));
      if (why) return why;
    }
  return undefined;
}

/** Its own text may keep a minion from actions to enter combat with this one. */
export function whyNotAttack(g: G, minion: CardId, target: CardId): string | undefined {
  for (const ability of defOf(g, minion).abilities ?? [])
    if ('always' in ability && ability.always === 'no fights') {
      const why = forbid('V-GEN-001', traitsMatch(g, sceneOf(g, minion), ability.with, target));
      if (why) return why;
    }
  return undefined;
}

/** A card by which a minion enters combat as an action. */
export function isFightCard({ modes, abilities }: CardDef): boolean {
  return (
    modes?.some(({ action }) => action?.kind === 'fight') === true ||
    abilities?.some((ability) => 'action' in ability && ability.kind === 'fight') === true
  );
}

/** V-TRT-004 Sterile vampires take no action that puts other vampires into play. */
export function whyNotSterile(g: G, minion: CardId, _def: CardDef, mode: Mode): string | undefined {
  return forbid(
    'V-TRT-004',
    g.edition.traits && hasTrait(g, minion, 'sterile') && mode.effects.some((effect) => bringsVampire(mode, effect)),
  );
}

/** True if an effect moves a vampire into play that is not there yet. */
function bringsVampire(mode: Mode, effect: Effect): boolean {
  if (effect.do === 'if') return [...effect.effects, ...(effect.else ?? [])].some((each) => bringsVampire(mode, each));
  if (effect.do === 'put in play' && effect.offspring !== undefined) return true;
  if (!(effect.do === 'move' && effect.to === 'ready') && effect.do !== 'put in play') return false;
  const chosen = mode.choose?.find((choose) => effect.card === `the ${choose.name}`);
  const searched = mode.effects.find((each) => each.do === 'search' && effect.card === `the ${each.as}`);
  const filter = chosen && 'card' in chosen ? chosen.card : searched?.do === 'search' ? searched.filter : undefined;
  const comes = searched !== undefined || filter?.in === 'ash heap' || filter?.in === 'uncontrolled';
  return comes && (filter?.is === 'vampire' || filter?.is === 'minion' || filter?.is === 'crypt card');
}
