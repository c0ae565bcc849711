/** The effects of cards: one case per kind of effect. */

import { type CardId, type Procedure, randomBelow } from '@praxis/engine';
import type { Effect, Ref } from '../../cards/language.ts';
import { changeNamed, gainBlood, gainPool, setEdge } from '../changes/counters.ts';
import { discardAtRandom, discardCard, settleHands } from '../changes/hand.ts';
import { allow, cancelEffects, modify } from '../changes/lasting.ts';
import { burnBlood } from '../changes/losing.ts';
import { lock, mark, unlock } from '../changes/marks.ts';
import { burn } from '../changes/moving.ts';
import { burnPool, givePool } from '../changes/pool.ts';
import { changeSectOrClan } from '../changes/sects.ts';
import { show } from '../changes/showing.ts';
import { giveTitle, loseTitle } from '../changes/titles.ts';
import { abstain, barFromVoting, gainVotes, turnVotes } from '../changes/votes.ts';
import { isAlly, isInPlay, isMinion, isReady, isVampire, startingLife } from '../facts/cards.ts';
import { CIRCLE } from '../facts/circles.ts';
import { allHold } from '../facts/conditions.ts';
import { isSuch } from '../facts/costs.ts';
import { candidates } from '../facts/filters.ts';
import { namedCounters, ownerOfMost } from '../facts/named-counters.ts';
import { namedWord } from '../facts/named-values.ts';
import { claimedTitle } from '../facts/printed.ts';
import { refOf, refsOf, seatsOf } from '../facts/references.ts';
import type { Scene } from '../facts/scenes.ts';
import { clockwiseFrom } from '../facts/seats.ts';
import { amountOf, has, isSpared } from '../facts/values.ts';
import { cardOf, defOf, type G, playerOf, playOf } from '../state/state.ts';
import { settleDepartures, settleDrained } from './departures.ts';
import { callToBlock, end, putOff, redirectBleed, reduceBleed, removeStealth } from './effects-action.ts';
import { castAsChosen, chooseNow, eachChooses, type Named } from './effects-choices.ts';
import {
  gainAdditionalStrikes,
  giveManeuver,
  givePress,
  pressAtOnce,
  queueFight,
  setRange,
  startNewRound,
} from './effects-combat.ts';
import { applyAllotment, burnPoolOf, buyVotes, moveBlood } from './effects-counters.ts';
import {
  arrangeLibrary,
  contest,
  discardSome,
  draw,
  giveBackLater,
  giveControl,
  lookAtHand,
  lookAtLibrary,
  moveCard,
  putInPlay,
} from './effects-moves.ts';
import { rockPaperScissors, secretNumbers } from './gestures.ts';
import { mayDo } from './optional-effects.ts';
import { preventNow } from './prevention.ts';
import { search } from './searching.ts';

/** Carries out effects in the order they are written. Later ones can refer to the choices and finds of earlier ones. */
export function* perform(g: G, scene: Scene, effects: readonly Effect[]): Procedure {
  let now = scene;
  for (const effect of effects) {
    const named = yield* performOne(g, now, effect);
    if (named) now = { ...now, chosen: { ...now.chosen, ...named } };
    if (g.state.unsettledHands !== 0) yield* settleHands(g);
    if (g.state.dying.length > 0) yield* g.chapters.settleOusting(g);
    if (g.state.departed.length > 0 && !g.state.combat) yield* settleDepartures(g);
  }
  if (g.state.combat && g.state.combat.drained.length > 0) yield* settleDrained(g, g.state.combat);
}

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
    case 'give pool':
      for (const seat of seatsOf(g, scene, effect.to)) givePool(g, scene.seat, seat, amountOf(g, scene, effect.amount));
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
      for (const id of refsOf(g, scene, effect.card))
        burnBlood(g, id, effect.amount === 'all' ? playOf(g, id).counters : amountOf(g, scene, effect.amount));
      return;
    case 'put counters':
      for (const id of refsOf(g, scene, effect.card))
        changeNamed(g, id, effect.counter, scene.seat, amountOf(g, scene, effect.amount));
      return;
    case 'burn counters':
      for (const id of refsOf(g, scene, effect.card)) {
        const seat = effect.anybodys ? ownerOfMost(g, id, effect.counter) : scene.seat;
        const most = namedCounters(g, id, effect.counter, seat);
        const amount = effect.amount === 'all' ? most : Math.min(most, amountOf(g, scene, effect.amount));
        changeNamed(g, id, effect.counter, seat, -amount);
      }
      return;
    case 'move blood':
      moveBlood(g, scene, effect);
      return;
    case 'lock':
      for (const id of refsOf(g, scene, effect.card)) if (isInPlay(g, id)) lock(g, id, true);
      return;
    case 'unlock':
      for (const id of refsOf(g, scene, effect.card))
        if (isInPlay(g, id) && mayUnlock(g, id) && unlock(g, id, true))
          yield* g.chapters.runTriggers(g, 'bearer unlocks', [id]);
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
    case 'move': {
      const moved = refsOf(g, scene, effect.card);
      for (const id of moved) yield* moveCard(g, scene, id, effect);
      return effect.as ? { [effect.as]: moved } : undefined;
    }
    case 'put in play':
      yield* putInPlay(g, scene, effect);
      return;
    case 'contest':
      for (const id of refsOf(g, scene, effect.card)) contest(g, scene, id);
      return;
    case 'damage': {
      const id = card(effect.to);
      if (effect.ofStrike && id !== undefined && scene.minion !== undefined)
        yield* g.chapters.addToStrike(g, scene.minion, id, amountOf(g, scene, effect.amount));
      else if (id !== undefined && isInPlay(g, id))
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
      if (effect.queued) {
        queueFight(g, self, other);
        return;
      }
      yield* effect.reversed ? g.chapters.fight(g, other, self) : g.chapters.fight(g, self, other);
      return;
    }
    case 'strike anew':
      if (scene.minion !== undefined) yield* g.chapters.strikeAnew(g, scene.minion);
      return;
    case 'new round':
      startNewRound(g);
      return;
    case 'end':
      end(g, effect);
      return;
    case 'redirect bleed': {
      const [seat] = seatsOf(g, scene, effect.to);
      if (seat !== undefined) redirectBleed(g, seat);
      if (effect.firm && g.state.action) g.state.action.firmTarget = true;
      return;
    }
    case 'reduce bleed':
      reduceBleed(g, scene, effect);
      return;
    case 'remove stealth':
      removeStealth(g, scene);
      return;
    case 'price of blocking':
      g.state.action?.prices.push({
        filter: effect.cards,
        seat: scene.seat,
        card: scene.card,
        amount: effect.amount,
        orLife: effect.orLife === true,
      });
      return;
    case 'cancel': {
      const { playing } = g.state;
      if (!playing) return;
      playing.cancelled = true;
      if (effect.costNotPaid) playing.costWaived = true;
      if (effect.notAgain) g.state.barredCards.push(playing.card);
      return;
    }
    case 'cancel effects':
      for (const id of refsOf(g, scene, effect.card))
        cancelEffects(g, id, (source) => isSuch(defOf(g, source), undefined, effect.cards));
      return;
    case 'recruit':
      for (const id of refsOf(g, scene, effect.card))
        if (isInPlay(g, id))
          yield* effect.ally ? g.chapters.recruitFound(g, id, card(effect.ally)) : g.chapters.recruitFromHand(g, id);
      return;
    case 'act':
      for (const id of refsOf(g, scene, effect.card)) yield* g.chapters.actNow(g, id);
      return;
    case 'diablerize': {
      const id = card(effect.card);
      if (id !== undefined && scene.minion !== undefined) yield* g.chapters.diablerize(g, scene.minion, id);
      return;
    }
    case 'control': {
      const [id, [seat]] = [card(effect.card), seatsOf(g, scene, effect.who)];
      if (id === undefined || seat === undefined) return;
      if (effect.until) giveBackLater(g, scene, id, effect.until);
      yield* giveControl(g, id, seat);
      return;
    }
    case 'title': {
      const { rank, like } = effect;
      const other = like && card(like);
      const of = effect.of ?? (other === undefined ? undefined : claimedTitle(g, other)?.of);
      if (like && of === undefined) return;
      for (const id of refsOf(g, scene, effect.card))
        if (rank === NO_TITLE) loseTitle(g, id);
        else if (giveTitle(g, id, { rank, ...(of ? { of } : {}) }, scene.card))
          yield* g.chapters.runTriggers(g, 'bearer gains a title', [id]);
      return;
    }
    case 'become': {
      const id = card(effect.card);
      if (id === undefined) return;
      if (effect.sect !== undefined) changeSectOrClan(g, id, { sect: effect.sect });
      const circle = effect.circle && namedWord(g, 'circle', scene.chosen[effect.circle]?.[0]);
      if (circle) mark(g, id, `${circle}${CIRCLE}`);
      if (effect.trait) mark(g, id, effect.trait);
      return;
    }
    case 'discard':
      for (const seat of seatsOf(g, scene, effect.who))
        if (effect.card)
          for (const id of refsOf(g, scene, effect.card))
            discardCard(g, seat, id, effect.late ? 'master phase' : undefined);
        else if (effect.atRandom) discardAtRandom(g, seat, amountOf(g, scene, effect.amount ?? 1));
        else
          yield* discardSome(
            g,
            effect.theirChoice ? { ...scene, seat } : scene,
            seat,
            amountOf(g, scene, effect.amount ?? 1),
          );
      return;
    case 'draw':
      yield* draw(g, scene, effect);
      return;
    case 'burn library':
      for (const seat of seatsOf(g, scene, effect.who ?? 'you')) {
        const { library } = playerOf(g, seat).zones;
        for (let i = amountOf(g, scene, effect.amount); i > 0 && library.length > 0; i--)
          burn(g, library.at(-1) as CardId);
      }
      return;
    case 'roll die':
      return { [effect.as]: [effect.coin ? randomBelow(g.state.random, 2) : 1 + randomBelow(g.state.random, 6)] };
    case 'look at hand':
      for (const seat of seatsOf(g, scene, effect.who)) lookAtHand(g, scene.decider ?? scene.seat, seat, effect.random);
      return;
    case 'arrange library':
      yield* arrangeLibrary(g, scene, effect.amount);
      return;
    case 'look at library':
      for (const seat of seatsOf(g, scene, effect.who)) yield* lookAtLibrary(g, scene, seat, effect);
      return;
    case 'reveal':
      for (const id of refsOf(g, scene, effect.card))
        show(g, id, effect.privately ? [scene.seat] : clockwiseFrom(g, scene.seat));
      return;
    case 'take the Edge':
      setEdge(g, effect.burned ? undefined : scene.seat);
      return;
    case 'remember': {
      const { play } = cardOf(g, scene.card as CardId);
      if (play) play.chosen = card(effect.card);
      return;
    }
    case 'each chooses':
      return yield* eachChooses(g, scene, effect);
    case 'steal pool':
      for (const seat of seatsOf(g, scene, effect.from)) {
        const stolen = Math.min(amountOf(g, scene, effect.amount), playerOf(g, seat).pool);
        gainPool(g, scene.seat, stolen);
        burnPool(g, seat, stolen);
      }
      return;
    case 'search':
      return yield* search(g, scene, effect);
    case 'attempt to block':
      callToBlock(g, scene, effect);
      return;
    case 'continue action':
      if (g.state.action) g.state.action.continues = true;
      return;
    case 'note':
      for (const id of refsOf(g, scene, effect.card)) mark(g, id, `note:${effect.note}`);
      return;
    case 'gain votes':
      if (effect.forPool) yield* buyVotes(g, scene, effect);
      else gainVotes(g, scene, effect);
      return;
    case 'bar from voting':
      barFromVoting(g, scene, effect.cards);
      return;
    case 'bar from blocking':
      g.state.action?.barred.push({ filter: effect.cards, seat: scene.seat, card: scene.card });
      return;
    case 'each card':
      for (const id of candidates(g, scene, effect.cards).filter((each) => !isSpared(g, scene.card, each)))
        yield* perform(g, { ...scene, chosen: { ...scene.chosen, it: [id] } }, effect.effects);
      return;
    case 'turn votes':
      for (const id of refsOf(g, scene, effect.card))
        if (effect.side === 'chosen') yield* castAsChosen(g, scene, id);
        else turnVotes(g, id, effect.side);
      return;
    case 'abstain':
      for (const id of refsOf(g, scene, effect.card)) abstain(g, id);
      return;
    case 'rock paper scissors':
      for (const seat of seatsOf(g, scene, effect.who)) yield* rockPaperScissors(g, scene, seat, effect.amount);
      return;
    case 'secret numbers':
      yield* secretNumbers(g, scene, effect.most, effect.yours);
      return;
    case 'apply allotment':
      yield* applyAllotment(g, scene, effect);
      return;
    case 'allow':
      allow(g, scene, effect);
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
      return yield* chooseNow(g, scene, effect);
    case 'strike':
      // Carried out by the chapter on strikes, where it was chosen.
      return;
    case 'maneuver':
      giveManeuver(g, scene, effect);
      return;
    case 'press':
      if (effect.mandatory) yield* pressAtOnce(g, scene);
      else givePress(g, scene, effect);
      return;
    case 'additional strikes':
      gainAdditionalStrikes(g, scene, effect);
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

/** The acting minion may keep minions from unlocking during its action. */
function mayUnlock(g: G, id: CardId): boolean {
  const by = g.state.action?.by;
  return by === undefined || !isMinion(g, id) || !has(g, by, 'keeps minions from unlocking');
}

/** The rank with which an effect takes away a vampire's title. */
const NO_TITLE = 'none';
