/** What cards do: one case per kind of effect. */

import { ask, type CardId, oneOf, type Piece, type Procedure } from '@praxis/engine';
import type { Effect, Ref } from '../cards/language.ts';
import { sameActionKeys } from './announcing.ts';
import { redirectBleed } from './blocking.ts';
import { burnUnlessSaved } from './burning.ts';
import { chooseNext, readChoices } from './choices.ts';
import { fight, gainAdditionalStrikes, giveManeuver, givePress, setRange } from './combat.ts';
import { payCost } from './costs.ts';
import { inflict, preventNow } from './damage.ts';
import { diablerie } from './diablerie.ts';
import {
  bringIntoPlay,
  discardSome,
  distributePool,
  laterChosen,
  lookAtHand,
  moveTo,
  obligation,
  pairs,
  putInPlay,
  steal,
  toReady,
} from './effect-parts.ts';
import {
  addCounters,
  attach,
  burn,
  burnBlood,
  burnPoolOfEach,
  cardToPool,
  clockwiseFrom,
  controllerOf,
  gainBlood,
  gainPool,
  isAlly,
  isInPlay,
  isReady,
  isVampire,
  lock,
  mark,
  move,
  moveCounters,
  poolToCard,
  removeFromGame,
  setEdge,
  show,
  startingLife,
  takeControl,
  unlock,
} from './general.ts';
import { drawExtra, settleHands } from './hand.ts';
import { addLasting, modify } from './lasting.ts';
import { search } from './searching.ts';
import { changeSectOrClan } from './sects.ts';
import { allHold, amountOf, candidates, refOf, refsOf, type Scene, seatsOf } from './select.ts';
import { defOf, type G, playerOf, playOf } from './state.ts';
import { store } from './stored.ts';
import { giveTitle, loseTitle } from './titles.ts';
import { goToTorpor } from './torpor.ts';
import { runTriggers } from './triggers.ts';
import { abstain, barFromVoting, gainVotes } from './votes.ts';

/** Carries out effects in the order they are written. What one of them chooses or finds, the next can refer to. */
export function* perform(g: G, scene: Scene, effects: readonly Effect[]): Procedure {
  let now = scene;
  for (const effect of effects) {
    const named = yield* performOne(g, now, effect);
    if (named) now = { ...now, chosen: { ...now.chosen, ...named } };
    if (g.state.unsettledHands !== 0) yield* settleHands(g);
  }
}

export type Named = Record<string, readonly number[]> | undefined;

function* performOne(g: G, scene: Scene, effect: Effect): Procedure<Named> {
  const card = (ref: Ref): CardId | undefined => refOf(g, scene, ref);
  switch (effect.do) {
    case 'modify':
      modify(g, scene, effect);
      return;
    case 'gain pool':
      for (const seat of seatsOf(g, scene, effect.who))
        gainPool(g, seat, amountOf(g, { ...scene, seat }, effect.amount));
      return;
    case 'burn pool':
      burnPoolOfEach(
        g,
        seatsOf(g, scene, effect.who).map((seat) => [seat, amountOf(g, { ...scene, seat }, effect.amount)] as const),
      );
      return;
    case 'gain blood':
      for (const id of refsOf(g, scene, effect.card))
        gainBlood(
          g,
          id,
          Math.min(
            amountOf(g, scene, effect.amount),
            effect.upToStart && isAlly(g, id)
              ? Math.max(0, startingLife(g, id) - playOf(g, id).counters)
              : Number.MAX_SAFE_INTEGER,
          ),
        );
      return;
    case 'burn blood':
      for (const id of refsOf(g, scene, effect.card)) burnBlood(g, id, amountOf(g, scene, effect.amount));
      return;
    case 'blood to pool': {
      const id = card(effect.card);
      if (id !== undefined) cardToPool(g, id, controllerOf(g, id), amountOf(g, scene, effect.amount));
      return;
    }
    case 'pool to blood': {
      const id = card(effect.card);
      if (id !== undefined) poolToCard(g, controllerOf(g, id), id, amountOf(g, scene, effect.amount));
      return;
    }
    case 'move blood': {
      const [from, to] = [card(effect.from), card(effect.to)];
      if (from !== undefined && to !== undefined)
        moveCounters(
          g,
          from,
          to,
          effect.amount === 'all' ? Number.MAX_SAFE_INTEGER : amountOf(g, scene, effect.amount),
        );
      return;
    }
    case 'lock':
      for (const id of refsOf(g, scene, effect.card)) if (isInPlay(g, id)) lock(g, id, true);
      return;
    case 'unlock':
      for (const id of refsOf(g, scene, effect.card)) if (isInPlay(g, id)) unlock(g, id, true);
      return;
    case 'wake':
      // V-CAN-009 Until the action ends it may block and play reaction cards as if unlocked.
      for (const id of refsOf(g, scene, effect.card)) mark(g, id, 'awake');
      return;
    case 'burn':
      for (const id of refsOf(g, scene, effect.card))
        if (isVampire(g, id) && isInPlay(g, id)) yield* burnUnlessSaved(g, id);
        else burn(g, id);
      return;
    case 'remove from game':
      for (const id of refsOf(g, scene, effect.card)) removeFromGame(g, id);
      return;
    case 'put in play':
      putInPlay(g, scene, effect);
      return;
    case 'damage': {
      const id = card(effect.to);
      if (id !== undefined && isInPlay(g, id))
        yield* inflict(g, id, {
          amount: amountOf(g, scene, effect.amount),
          aggravated: effect.aggravated === true,
          unpreventable: effect.unpreventable === true,
          source: scene.card,
          by: effect.by ? (card(effect.by) ?? -1) : -1,
        });
      return;
    }
    case 'fight': {
      const [self, other] = [effect.who ? card(effect.who) : scene.minion, card(effect.with)];
      if (self === undefined || self === -1 || other === undefined || !isReady(g, self) || !isReady(g, other)) return;
      yield* effect.reversed ? fight(g, other, self) : fight(g, self, other);
      return;
    }
    case 'end combat':
      if (g.state.combat) g.state.combat.over = true;
      return;
    case 'redirect bleed': {
      const [seat] = seatsOf(g, scene, effect.to);
      if (seat !== undefined) redirectBleed(g, seat);
      return;
    }
    case 'reduce bleed':
      if (g.state.action)
        addLasting(g, g.state.action.by, -1, 'bleed', -amountOf(g, scene, effect.amount), 'action', scene.card);
      return;
    case 'end action':
      if (g.state.action) g.state.action.state = 'ended';
      return;
    case 'cancel': {
      const { playing } = g.state;
      if (!playing) return;
      playing.cancelled = true;
      if (effect.costNotPaid) playing.costWaived = true;
      return;
    }
    case 'to torpor': {
      const id = card(effect.card);
      if (id !== undefined && isInPlay(g, id)) yield* goToTorpor(g, id);
      return;
    }
    case 'to ready': {
      const id = card(effect.card);
      if (id !== undefined) yield* toReady(g, scene, id);
      return;
    }
    case 'to uncontrolled': {
      const id = card(effect.card);
      if (id === undefined) return;
      if (effect.shown) show(g, id, clockwiseFrom(g, scene.seat));
      move(g, id, 'uncontrolled', controllerOf(g, id));
      return;
    }
    case 'draw crypt card':
      for (const seat of seatsOf(g, scene, effect.who)) {
        const top = playerOf(g, seat).zones.crypt.at(-1);
        if (top !== undefined) move(g, top, 'uncontrolled', seat);
      }
      return;
    case 'fail block':
      if (g.state.action) g.state.action.blocker = -1;
      return;
    case 'diablerize': {
      const id = card(effect.card);
      if (id !== undefined && scene.minion !== -1) yield* diablerie(g, scene.minion, id);
      return;
    }
    case 'steal': {
      const id = card(effect.card);
      if (id !== undefined) yield* steal(g, scene, id, effect.on ? card(effect.on) : undefined);
      return;
    }
    case 'give title': {
      const id = card(effect.card);
      if (id !== undefined)
        giveTitle(g, id, { rank: effect.rank, ...(effect.of ? { of: effect.of } : {}) }, scene.card);
      return;
    }
    case 'become': {
      const id = card(effect.card);
      if (id !== undefined) changeSectOrClan(g, id, effect);
      return;
    }
    case 'move to': {
      const id = card(effect.card);
      if (id !== undefined) moveTo(g, id, effect.to);
      return;
    }
    case 'draw':
      for (const seat of seatsOf(g, scene, effect.who)) drawExtra(g, seat, amountOf(g, scene, effect.amount));
      return;
    case 'discard':
      for (const seat of seatsOf(g, scene, effect.who))
        yield* discardSome(g, scene, seat, amountOf(g, scene, effect.amount), effect.random === true);
      return;
    case 'look at hand':
      for (const seat of seatsOf(g, scene, effect.who)) lookAtHand(g, scene.seat, seat);
      return;
    case 'search':
      return yield* search(g, scene, effect);
    case 'equip': {
      const [id, on] = [card(effect.card), card(effect.on)];
      if (id === undefined || on === undefined) return;
      if (effect.pays)
        payCost(g, { seat: scene.seat, card: id, mode: 0, minion: on, chosen: {}, x: 0 }, defOf(g, id).cost ?? {});
      if (!isInPlay(g, on)) return;
      attach(g, id, on, scene.seat);
      yield* runTriggers(g, 'enters play', [id]);
      return;
    }
    case 'store': {
      const [id, under] = [card(effect.card), card(effect.under)];
      if (id !== undefined && under !== undefined && isInPlay(g, under)) store(g, id, under);
      return;
    }
    case 'bring into play':
      bringIntoPlay(g, scene, effect);
      return;
    case 'give': {
      const [id, [seat]] = [card(effect.card), seatsOf(g, scene, effect.to)];
      if (id !== undefined && seat !== undefined) takeControl(g, id, seat);
      return;
    }
    case 'stay locked':
      for (const id of refsOf(g, scene, effect.card)) mark(g, id, 'no unlock');
      return;
    case 'attempt to block':
      if (g.state.action && scene.minion !== -1 && g.state.action.blocker !== scene.minion)
        g.state.action.called = scene.minion;
      return;
    case 'bleed fails':
      if (g.state.action) g.state.action.bleedFails = true;
      return;
    case 'note target player':
      if (scene.card !== -1) playOf(g, scene.card).word = `seat ${g.state.action?.targets[0]}`;
      return;
    case 'cannot do again':
      if (g.state.action)
        for (const key of sameActionKeys(g, g.state.action)) playOf(g, g.state.action.by).did.push(`not again:${key}`);
      return;
    case 'note':
      for (const id of refsOf(g, scene, effect.card)) mark(g, id, `note:${effect.note}`);
      return;
    case 'gain votes':
      gainVotes(g, scene, effect);
      return;
    case 'bar from voting':
      barFromVoting(g, scene, effect.cards);
      return;
    case 'lose title':
      for (const id of refsOf(g, scene, effect.card)) loseTitle(g, id);
      return;
    case 'each card':
      for (const id of candidates(g, scene, effect.cards))
        yield* perform(g, { ...scene, chosen: { ...scene.chosen, it: [id] } }, effect.effects);
      return;
    case 'abstain':
      for (const id of refsOf(g, scene, effect.card)) abstain(g, id);
      return;
    case 'burn edge':
      setEdge(g, -1);
      return;
    case 'take edge':
      setEdge(g, scene.seat);
      return;
    case 'add counters': {
      const id = card(effect.card);
      if (id !== undefined) addCounters(g, id, amountOf(g, scene, effect.amount));
      return;
    }
    case 'remove counters': {
      const id = card(effect.card);
      if (id !== undefined) burnBlood(g, id, amountOf(g, scene, effect.amount));
      return;
    }
    case 'each player': {
      const seats = clockwiseFrom(g, g.state.turn).filter((seat) => effect.who === 'each' || seat !== scene.seat);
      for (const seat of seats) yield* perform(g, { ...scene, seat }, effect.effects);
      return;
    }
    case 'apply allotment': {
      const points = pairs(scene.chosen[effect.named] ?? []);
      if (effect.effect === 'burn pool') burnPoolOfEach(g, points);
      else for (const [seat, amount] of points) gainPool(g, seat, amount);
      return;
    }
    case 'distribute pool':
      for (const giver of seatsOf(g, scene, effect.from))
        yield* distributePool(g, scene, giver, pairs(scene.chosen[effect.named] ?? []));
      return;
    case 'obligation':
      for (const seat of seatsOf(g, scene, effect.who)) yield* obligation(g, seat, amountOf(g, scene, effect.amount));
      return;
    case 'later':
      g.state.action?.later.push({
        seat: scene.seat,
        minion: scene.minion as CardId,
        card: scene.card as CardId,
        effects: effect.effects,
        chosen: laterChosen(g, scene),
      });
      return;
    case 'may':
      yield* mayDo(g, scene, effect);
      return;
    case 'if':
      yield* perform(g, scene, allHold(g, scene, effect.conditions) ? effect.effects : (effect.else ?? []));
      return;
    case 'choose':
      return yield* chooseNow(g, scene, effect.choose);
    case 'strike':
      // Carried out by the chapter on strikes, where it was chosen.
      return;
    case 'maneuver':
      giveManeuver(g, scene, effect);
      return;
    case 'press':
      givePress(g, scene, effect);
      return;
    case 'additional strikes':
      gainAdditionalStrikes(g, scene, effect.amount);
      return;
    case 'prevent':
      preventNow(g, scene, effect);
      return;
    case 'set range':
      setRange(g, scene, effect.range);
      return;
    default:
      return effect satisfies never;
  }
}

function* mayDo(g: G, scene: Scene, effect: Effect & { do: 'may' }): Procedure {
  const [seat] = effect.who ? seatsOf(g, scene, effect.who) : [scene.seat];
  if (seat === undefined) return;
  const yes: Piece = { say: 'uses', card: scene.card as CardId };
  const no: Piece = { say: 'pass' };
  const path = yield* ask({
    seat,
    step: g.state.phase,
    about: { say: 'may use', card: scene.card as CardId },
    next: oneOf([no, yes]),
    passive: [no],
  });
  if (path[0]?.say === 'pass') {
    yield* perform(g, scene, effect.else ?? []);
    return;
  }
  if (effect.cost)
    payCost(g, { seat, card: scene.card as CardId, mode: 0, minion: scene.minion, chosen: {}, x: 0 }, effect.cost);
  yield* perform(g, scene, effect.effects);
  yield* perform(g, scene, effect.then ?? []);
}

function* chooseNow(g: G, scene: Scene, choose: (Effect & { do: 'choose' })['choose']): Procedure<Named> {
  if (chooseNext(g, scene, [choose], []).length === 0) return { [choose.name]: [] };
  const path = yield* ask({
    seat: scene.seat,
    step: g.state.phase,
    about: { say: 'choose', card: scene.card as CardId },
    next: (prefix) => chooseNext(g, scene, [choose], prefix),
  });
  return readChoices([choose], path).chosen;
}
