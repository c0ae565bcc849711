/** Carries out cards' effects, one after another. */
import { ask, END, type Path, type Piece, type Procedure } from '@praxis/engine';
import type { Effect } from '../../cards/language.ts';
import { discard } from '../changes/zones.ts';
import { amountOf, holds } from '../facts/amounts.ts';
import { flipCoin } from '../state/luck.ts';
import type { Scene } from '../state/scene.ts';
import type { G } from '../state/state.ts';
import { discardTop, drawCards, drawUntil, putHand, takeCards } from './effects-cards.ts';
import { devolvePokemon, evolvePokemon, moveEnergy, switchPokemon, takeFromPlay } from './effects-play.ts';
import {
  afflictPokemon,
  damagePokemon,
  giveLasting,
  healPokemon,
  knockOut,
  moveCounters,
  putCountersOn,
  recoverPokemon,
  spreadCounters,
} from './effects-pokemon.ts';
import { couldMatter } from './possible.ts';
import { readSlots, slotsNext } from './slots.ts';
import { aboutOf } from './targets.ts';

/** P-CARD-008, P-TRN-001 Carries out the effects in their order. */
export function* carryOut(g: G, scene: Scene, effects: readonly Effect[]): Procedure {
  for (const effect of effects) {
    if (scene.attack?.failed) return;
    scene.chosenBefore = [];
    yield* carryOutOne(g, scene, effect);
  }
}

function* carryOutOne(g: G, scene: Scene, effect: Effect): Procedure {
  switch (effect.do) {
    case 'damage':
      return yield* damagePokemon(g, scene, effect);
    case 'more damage':
      if (scene.attack) scene.attack.more += amountOf(g, scene, effect.amount);
      return;
    case 'ignore':
      scene.attack?.ignoring.push(...effect.what);
      return;
    case 'nothing':
      // P-ATK-008 The requirement of the attack was not met.
      if (scene.attack) scene.attack.failed = true;
      g.emit({ type: 'attack does nothing', seat: scene.seat });
      return;
    case 'put counters':
      return yield* putCountersOn(g, scene, effect);
    case 'spread counters':
      return yield* spreadCounters(g, scene, effect);
    case 'move counters':
      return yield* moveCounters(g, scene, effect);
    case 'heal':
      return yield* healPokemon(g, scene, effect);
    case 'afflict':
      return yield* afflictPokemon(g, scene, effect);
    case 'recover':
      return yield* recoverPokemon(g, scene, effect);
    case 'knock out':
      return yield* knockOut(g, scene, effect);
    case 'draw':
      return yield* drawCards(g, scene, effect);
    case 'draw until':
      return drawUntil(g, scene, effect);
    case 'take':
      return yield* takeCards(g, scene, effect);
    case 'put hand':
      return putHand(g, scene, effect);
    case 'discard top':
      return discardTop(g, scene, effect);
    case 'move energy':
      return yield* moveEnergy(g, scene, effect);
    case 'switch':
      return yield* switchPokemon(g, scene, effect);
    case 'take from play':
      return yield* takeFromPlay(g, scene, effect);
    case 'evolve':
      return yield* evolvePokemon(g, scene, effect);
    case 'devolve':
      return yield* devolvePokemon(g, scene, effect);
    case 'discard stadium':
      scene.done = g.state.stadium === undefined ? 0 : 1;
      if (g.state.stadium !== undefined) discard(g, [g.state.stadium]);
      return;
    case 'flip':
      yield* carryOut(g, scene, (flipCoin(g, scene.seat) ? effect.heads : effect.tails) ?? []);
      return;
    case 'if':
      yield* carryOut(g, scene, (holds(g, scene, effect.fact) ? effect.effects : effect.else) ?? []);
      return;
    case 'may':
      return yield* mayDo(g, scene, effect);
    case 'choose':
      return yield* chooseAmong(g, scene, effect);
    case 'lasting':
      return yield* giveLasting(g, scene, effect);
    case 'end turn':
      g.state.at = 'checkup';
      return;
  }
}

/** P-TXT-004 "You may": nothing happens if the player declines, or if nothing could happen. */
function* mayDo(g: G, scene: Scene, { effects, ifSo }: Extract<Effect, { do: 'may' }>): Procedure {
  scene.done = 0;
  if (!effects.some((each) => couldMatter(g, scene, each))) return;
  const about = aboutOf('may', scene);
  const path = yield* ask({
    seat: scene.seat,
    step: 'effect',
    about,
    next: (prefix) => {
      if (prefix.length === 0) return [NO, DOES];
      return prefix[0]?.say === NO.say ? [] : slotsNext(g, scene, effects, prefix.slice(1));
    },
    passive: [NO],
  });
  if (path[0]?.say === NO.say) return;
  readSlots(g, scene, effects, path.slice(1));
  scene.done = 1;
  yield* carryOut(g, scene, effects);
  if (ifSo && scene.done > 0) yield* carryOut(g, scene, ifSo);
}

const NO: Piece = { say: 'no' };
const DOES: Piece = { say: 'yes' };

/** One or more of several things, by their numbers. */
function* chooseAmong(g: G, scene: Scene, { most, among }: Extract<Effect, { do: 'choose' }>): Procedure {
  const open = among.flatMap((effects, index) => (effects.some((each) => couldMatter(g, scene, each)) ? [index] : []));
  if (open.length === 0) return;
  const next = (prefix: Path): readonly Piece[] => {
    if (prefix.at(-1)?.say === END.say || prefix.length >= most || prefix.length >= open.length)
      return prefix.length === 0 ? [END] : [];
    const last = prefix.at(-1)?.amount ?? 0;
    const pieces = open
      .filter((index) => index + 1 > last)
      .map((index): Piece => ({ say: 'chooses effect', amount: index + 1, list: true }));
    return prefix.length > 0 ? [...pieces, END] : pieces;
  };
  const path = yield* ask({ seat: scene.seat, step: 'effect', about: aboutOf('choose effect', scene), next });
  for (const { say, amount } of path)
    if (say === 'chooses effect') yield* carryOut(g, scene, among[(amount ?? 1) - 1] ?? []);
}
