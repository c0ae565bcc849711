/** What cards do: one case per kind of effect. */

import { ask, type CardId, oneOf, type Piece, type Procedure } from '@praxis/engine';
import type { Effect, Ref } from '../../cards/language.ts';
import { payCost } from '../changes/costs.ts';
import { gainBlood, gainPool } from '../changes/counters.ts';
import { settleHands } from '../changes/hand.ts';
import { addLasting, modify } from '../changes/lasting.ts';
import { burnBlood } from '../changes/losing.ts';
import { lock, mark, unlock } from '../changes/marks.ts';
import { burn } from '../changes/moving.ts';
import { changeSectOrClan } from '../changes/sects.ts';
import { giveTitle, loseTitle } from '../changes/titles.ts';
import { abstain, barFromVoting, gainVotes } from '../changes/votes.ts';
import { isAlly, isInPlay, isReady, isVampire, startingLife } from '../facts/cards.ts';
import { chooseNext, readChoices } from '../facts/choices.ts';
import { allHold } from '../facts/conditions.ts';
import type { Scene } from '../facts/scenes.ts';
import { amountOf, candidates, refOf, refsOf, seatsOf } from '../facts/select.ts';
import { type G, playOf } from '../state/state.ts';
import { end, putOff, redirectBleed } from './effects-action.ts';
import { gainAdditionalStrikes, giveManeuver, givePress, setRange } from './effects-combat.ts';
import { applyAllotment, burnPoolOf, moveBlood } from './effects-counters.ts';
import { discardSome, giveControl, moveCard, putInPlay } from './effects-moves.ts';
import { preventNow } from './prevention.ts';
import { search } from './searching.ts';

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
      yield* burnPoolOf(g, scene, effect);
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
    case 'move blood':
      moveBlood(g, scene, effect);
      return;
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
        if (isVampire(g, id) && isInPlay(g, id)) yield* g.chapters.burnUnlessSaved(g, id);
        else burn(g, id);
      return;
    case 'move':
      for (const id of refsOf(g, scene, effect.card)) yield* moveCard(g, scene, id, effect);
      return;
    case 'put in play':
      yield* putInPlay(g, scene, effect);
      return;
    case 'damage': {
      const id = card(effect.to);
      if (id !== undefined && isInPlay(g, id))
        yield* g.chapters.inflict(g, id, {
          amount: amountOf(g, scene, effect.amount),
          aggravated: effect.aggravated === true,
          unpreventable: effect.unpreventable === true,
          source: scene.card,
          by: effect.by && card(effect.by),
        });
      return;
    }
    case 'fight': {
      const [self, other] = [effect.who ? card(effect.who) : scene.minion, card(effect.with)];
      if (self === undefined || other === undefined || !isReady(g, self) || !isReady(g, other)) return;
      yield* effect.reversed ? g.chapters.fight(g, other, self) : g.chapters.fight(g, self, other);
      return;
    }
    case 'end':
      end(g, effect);
      return;
    case 'redirect bleed': {
      const [seat] = seatsOf(g, scene, effect.to);
      if (seat !== undefined) redirectBleed(g, seat);
      return;
    }
    case 'reduce bleed':
      if (g.state.action)
        addLasting(g, {
          until: 'action',
          card: g.state.action.by,
          stat: 'bleed',
          amount: -amountOf(g, scene, effect.amount),
          source: scene.card,
        });
      return;
    case 'cancel': {
      const { playing } = g.state;
      if (!playing) return;
      playing.cancelled = true;
      if (effect.costNotPaid) playing.costWaived = true;
      return;
    }
    case 'diablerize': {
      const id = card(effect.card);
      if (id !== undefined && scene.minion !== undefined) yield* g.chapters.diablerize(g, scene.minion, id);
      return;
    }
    case 'control': {
      const [id, [seat]] = [card(effect.card), seatsOf(g, scene, effect.who)];
      if (id !== undefined && seat !== undefined) yield* giveControl(g, id, seat);
      return;
    }
    case 'title': {
      const { rank, of } = effect;
      for (const id of refsOf(g, scene, effect.card))
        if (rank === NO_TITLE) loseTitle(g, id);
        else giveTitle(g, id, { rank, ...(of ? { of } : {}) }, scene.card);
      return;
    }
    case 'become': {
      const id = card(effect.card);
      if (id !== undefined) changeSectOrClan(g, id, effect);
      return;
    }
    case 'discard':
      for (const seat of seatsOf(g, scene, effect.who))
        yield* discardSome(g, scene, seat, amountOf(g, scene, effect.amount));
      return;
    case 'search':
      return yield* search(g, scene, effect);
    case 'attempt to block':
      if (g.state.action && scene.minion !== undefined && g.state.action.blocker !== scene.minion)
        g.state.action.called = scene.minion;
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
    case 'each card':
      for (const id of candidates(g, scene, effect.cards))
        yield* perform(g, { ...scene, chosen: { ...scene.chosen, it: [id] } }, effect.effects);
      return;
    case 'abstain':
      for (const id of refsOf(g, scene, effect.card)) abstain(g, id);
      return;
    case 'apply allotment':
      yield* applyAllotment(g, scene, effect);
      return;
    case 'later':
      putOff(g, scene, effect);
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
      setRange(g, scene, effect);
      return;
    default:
      return effect satisfies never;
  }
}

/** The rank under which an effect takes the title that a vampire has. */
const NO_TITLE = 'none';

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
