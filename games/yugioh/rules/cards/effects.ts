/** Carries out effects, part after part (Y-X-ACT-05). */
import { type CardId, type Procedure, refer } from '@praxis/engine';
import { beginMoment } from '@praxis/kit/moments.ts';
import { ATTRIBUTES, type Effect, type Effects, type Position } from '../../cards/language.ts';
import { randomCard } from '../changes/chance.ts';
import { banishingForbidden } from '../changes/destination.ts';
import { happens } from '../changes/happening.ts';
import { changeLife, drawCards } from '../changes/life.ts';
import { giveControl, type Move, moveCards, shuffleDeck } from '../changes/moving.ts';
import { addLasting, arrive, changePosition, makeToken, turnDown, turnUp } from '../changes/summoning.ts';
import { amountOf, holds } from '../facts/amounts.ts';
import { isOver } from '../facts/ending.ts';
import { allFitting, meant } from '../facts/filters.ts';
import { freeMonsterZones, isOnField } from '../facts/places.ts';
import { playersOf } from '../facts/scope.ts';
import { isUnaffected } from '../facts/values.ts';
import { changed } from '../state/changed.ts';
import { cardOf, type G, isCurrent, placedOf, playerOf, refTo } from '../state/state.ts';
import { chooseCards, chooseNumber, chooseSummon, chooseWord, isFromHand, may } from './asking.ts';
import { destroy } from './destroying.ts';
import type { Doing } from './doing.ts';
import { canDoTogether } from './feasible.ts';
import { fixed } from './fixing.ts';
import { fusionSummon, ritualSummon, synchroSummonNow } from './making.ts';
import { equip, setAgain, summon, trapMonster } from './placing.ts';
import { discard, excavate, find } from './searching.ts';

/**
 * Y-X-ACT-05, Y-X-TRG-04 "A and B" both or nothing, "and if you do" and "then" only if the part before happened, "also"
 * in any case; "then" and "also, after that" begin a new moment. Returns true if anything has happened.
 */
export function* carryOut(g: G, effects: Effects, doing: Doing): Procedure<boolean> {
  let happened = false;
  let any = false;
  let skipping = false;
  for (const [at, effect] of effects.entries()) {
    // "A and B": both or nothing.
    if (effects[at + 1]?.join === 'and' && effect.join !== 'and' && !canDoTogether(g, effects.slice(at), doing)) {
      happened = false;
      skipping = true;
      continue;
    }
    if (skipping && effect.join === 'and') continue;
    skipping = false;
    if (at > 0) {
      const { join = 'then' } = effect;
      if (join === 'then' || join === 'also after that') beginMoment(g.state);
      if (!happened && join !== 'also' && join !== 'also after that') continue;
    }
    happened = yield* perform(g, effect, doing);
    any ||= happened;
    // Y-AMB-11 The rule of 2015: the Duel ends in the middle of an effect.
    if (g.settings.lossAt === 'at once' && isOver(g)) return any;
  }
  return any;
}

/** The described cards that the effect can touch (Y-X-ACT-03, Y-X-ACT-11). */
function touched(g: G, what: Parameters<typeof meant>[1], doing: Doing): CardId[] {
  return meant(g, what, doing).flatMap(({ card }) => {
    const { placed } = cardOf(g, card);
    return placed?.doomed || isUnaffected(g, card, doing.source.card) ? [] : [card];
  });
}

function* perform(g: G, effect: Effect, doing: Doing): Procedure<boolean> {
  const { state } = g;
  const { seat, source } = doing;
  const by = { cause: 'effect', by: seat, source: source.card } as const;
  switch (effect.do) {
    case 'destroy': {
      const cards = touched(g, effect.what, doing);
      const done = yield* destroy(g, {
        cards,
        by: seat,
        source: source.card,
        ...(effect.banish ? { banish: true } : {}),
      });
      return done.length > 0;
    }
    case 'send':
      return moveAll(
        g,
        touched(g, effect.what, doing).map((card): Move => ({ card, to: 'graveyard', ...by })),
      );
    case 'banish':
      if (banishingForbidden(g)) return false;
      return moveAll(
        g,
        touched(g, effect.what, doing).map((card): Move => ({ card, to: 'banished', ...by })),
      );
    case 'return': {
      const cards = touched(g, effect.what, doing);
      const to = effect.to === 'deck top' ? 'deck' : effect.to;
      const done = moveCards(
        g,
        cards.map((card): Move => ({ card, to, ...by })),
      );
      if (effect.to === 'deck')
        for (const owner of new Set(done.filter(({ to: at }) => at === 'deck').map((each) => each.owner)))
          shuffleDeck(g, owner);
      return done.length > 0;
    }
    case 'place':
      return moveAll(
        g,
        touched(g, effect.what, doing).map((card): Move => ({ card, to: 'deck', ...by })),
      );
    case 'discard': {
      let any = false;
      for (const each of playersOf(g, effect.who, doing)) any = (yield* discard(g, effect, each, doing)) || any;
      return any;
    }
    case 'draw': {
      let drawn = 0;
      for (const each of playersOf(g, effect.who, doing))
        drawn += drawCards(g, each, amountOf(g, effect.count, doing), 'effect');
      return drawn > 0;
    }
    case 'damage': {
      let any = false;
      for (const each of playersOf(g, effect.who, doing)) {
        const amount = amountOf(g, effect.amount, doing);
        if (amount > 0) any = changeLife(g, each, -amount, 'effect') !== 0 || any;
      }
      return any;
    }
    case 'gain':
      for (const each of playersOf(g, effect.who, doing))
        changeLife(g, each, amountOf(g, effect.amount, doing), 'effect');
      return true;
    case 'mill': {
      const moves: Move[] = playersOf(g, effect.who, doing).flatMap((each) =>
        playerOf(g, each)
          .deck.slice(-effect.count)
          .reverse()
          .map((card): Move => ({ card, to: 'graveyard', ...by })),
      );
      return moveAll(g, moves);
    }
    case 'find':
      return yield* find(g, effect, doing);
    case 'choose': {
      const [who = seat] = effect.who === undefined ? [seat] : playersOf(g, effect.who, doing);
      const cards = allFitting(g, effect.what, doing);
      const most = effect.count === undefined ? 1 : amountOf(g, effect.count, doing);
      const least = effect.upTo ? 0 : most;
      const inHand = isFromHand(effect.what);
      const chosen = yield* chooseCards(g, who, source.card, 'chooses', cards, least, most, inHand);
      doing.names[effect.as] = chosen.map((card) => refTo(g, card));
      return chosen.length > 0;
    }
    case 'choose at random': {
      const cards = allFitting(g, effect.what, doing);
      if (cards.length === 0) return false;
      // Y-TERM-019 The hand is shuffled first, so that the place of a card reveals nothing.
      const chosen = randomCard(g, cards);
      doing.names[effect.as] = [refTo(g, chosen)];
      return true;
    }
    case 'declare': {
      if (effect.what === 'attribute')
        doing.words[effect.as] = yield* chooseWord(
          seat,
          source.card,
          ATTRIBUTES.filter((each) => each !== 'DIVINE'),
        );
      else
        doing.numbers[effect.as] = yield* chooseNumber(
          seat,
          source.card,
          effect.what === 'level' ? 'chooses level' : 'chooses number',
          effect.least ?? 1,
          effect.most ?? 8,
        );
      return true;
    }
    case 'summon':
      return yield* summon(g, effect, doing);
    case 'token': {
      const free = freeMonsterZones(g, seat);
      if (free < effect.count) return false;
      const arrivals: { card: CardId; position: Position }[] = [];
      for (let made = 0; made < effect.count; made++) {
        const card = makeToken(g, seat, g.cards.numberOf(effect.token));
        const position =
          effect.position ??
          (yield* chooseSummon(seat, source.card, [card], ['attack', 'defense']))?.position ??
          'attack';
        arrivals.push({ card, position });
      }
      playerOf(g, seat).specialSummoned = true;
      arrive(g, seat, 'special', arrivals, true);
      return true;
    }
    case 'trap monster':
      return yield* trapMonster(g, effect, doing);
    case 'fusion summon':
      return yield* fusionSummon(g, effect, doing);
    case 'ritual summon':
      return yield* ritualSummon(g, effect, doing);
    case 'synchro summon':
      return yield* synchroSummonNow(g, effect, doing);
    case 'modify': {
      // Y-X-STA-01 A face-down monster has no values to change, but prohibitions can apply to it.
      const onlyForbids = Object.keys(effect.gives).every((key) => key === 'cannot');
      const cards = touched(g, effect.what, doing).filter(
        (card) => (cardOf(g, card).up || onlyForbids) && isOnField(cardOf(g, card).zone),
      );
      for (const card of cards) addLasting(g, [card], fixed(g, effect.gives, card, doing), seat, effect.until);
      if (cards.length > 0) happens(g, { type: 'happened' });
      return cards.length > 0;
    }
    case 'position': {
      let any = false;
      for (const card of touched(g, effect.what, doing)) {
        if (cardOf(g, card).zone !== 'monsters') continue;
        if (effect.to === 'face-down') {
          turnDown(g, card);
          any = true;
        } else if (!cardOf(g, card).up) {
          turnUp(g, card, effect.to === 'attack' ? 'attack' : 'defense');
          any = true;
        } else
          any =
            changePosition(
              g,
              card,
              effect.to === 'other' ? (placedOf(g, card).position === 'attack' ? 'defense' : 'attack') : effect.to,
            ) || any;
      }
      return any;
    }
    case 'turn up': {
      const cards = touched(g, effect.what, doing).filter((card) => !cardOf(g, card).up);
      for (const card of cards) turnUp(g, card, placedOf(g, card).position);
      return cards.length > 0;
    }
    case 'negate activation':
    case 'negate effect':
      return negateLink(g, effect.do === 'negate activation' ? 'activation' : 'effect', doing);
    case 'negate summon':
      return negateSummon(g);
    case 'negate summon or activation':
      return state.declared && !doing.answered ? negateSummon(g) : negateLink(g, 'activation', doing);
    case 'negate attack': {
      const { attack } = state;
      if (attack?.state !== 'declared') return false;
      // Y-X-ACT-11 The attack is something that the monster does.
      if (isUnaffected(g, attack.attacker.card, source.card)) return false;
      attack.state = 'stopped';
      g.emit({ type: 'attack negated', card: refer(state, attack.attacker.card, true) });
      happens(g, { type: 'attack negated', attacker: attack.attacker });
      return true;
    }
    case 'end battle phase':
      if (state.attack) state.attack.state = 'stopped';
      state.forbidden.push({ seat: state.turn, what: 'battle phase', until: 'battle phase', turn: state.turnNumber });
      g.emit({ type: 'battle phase ends' });
      happens(g, { type: 'happened' });
      return true;
    case 'equip':
      return equip(g, effect, doing);
    case 'tie': {
      const [to] = meant(g, effect.to, doing);
      if (!to || !isCurrent(g, source) || !cardOf(g, source.card).placed) return false;
      placedOf(g, source.card).tied = to.card;
      changed(g);
      return true;
    }
    case 'set':
      return yield* setAgain(g, effect, doing);
    case 'excavate':
      return yield* excavate(g, effect, doing);
    case 'control': {
      const [to] = meant(g, effect.what, doing);
      const [who] = playersOf(g, effect.to, doing);
      // Y-X-STA-04
      if (!to || who === undefined || cardOf(g, to.card).zone !== 'monsters' || freeMonsterZones(g, who) < 1)
        return false;
      giveControl(g, to.card, who);
      addLasting(g, [to.card], { control: who }, seat, effect.until);
      happens(g, { type: 'happened' });
      return true;
    }
    case 'forbid':
      for (const each of playersOf(g, effect.who, doing))
        state.forbidden.push({ seat: each, what: effect.what, until: effect.until, turn: state.turnNumber });
      changed(g);
      happens(g, { type: 'happened' });
      return true;
    case 'battle damage':
      for (const each of playersOf(g, effect.who, doing))
        state.forbidden.push({ seat: each, what: 'take battle damage', until: effect.until, turn: state.turnNumber });
      changed(g);
      happens(g, { type: 'happened' });
      return true;
    // Y-CTR-001, Y-CTR-002
    case 'counters':
      for (const card of touched(g, effect.what, doing)) {
        if (!cardOf(g, card).up) continue;
        const { counters } = placedOf(g, card);
        counters[effect.counter] = Math.max(0, (counters[effect.counter] ?? 0) + amountOf(g, effect.amount, doing));
        changed(g);
      }
      return true;
    case 'win':
      for (const each of playersOf(g, effect.who, doing)) playerOf(g, each).won = true;
      return true;
    case 'may':
      if (!(yield* may(seat, source.card))) return false;
      return yield* carryOut(g, effect.effects, doing);
    case 'if':
      if (holds(g, effect.condition, doing)) return yield* carryOut(g, effect.effects, doing);
      return yield* carryOut(g, effect.otherwise ?? [], doing);
    case 'later':
      if (doing.link?.effect)
        state.later.push({
          link: { ...doing.link, names: { ...doing.names } },
          at: doing.link.effect.at,
          when: effect.when,
        });
      return true;
    default:
      return effect satisfies never;
  }
}

/** Y-X-NEG-03 Only the Link directly below can be negated. */
function negateLink(g: G, what: 'activation' | 'effect', { answered }: Doing): boolean {
  if (!answered || answered.negated !== undefined) return false;
  answered.negated = what;
  g.emit({ type: 'negated', card: refer(g.state, answered.source.card, true) });
  happens(g, { type: 'happened' });
  return true;
}

function negateSummon(g: G): boolean {
  const { declared } = g.state;
  if (!declared) return false;
  declared.negated = true;
  for (const card of declared.monsters) g.emit({ type: 'summon negated', card: refer(g.state, card, true) });
  happens(g, { type: 'happened' });
  return true;
}

function moveAll(g: G, moves: readonly Move[]): boolean {
  return moveCards(g, moves).length > 0;
}
