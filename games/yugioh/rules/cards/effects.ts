/** Carries out what effects do, part after part (Y-X-ACT-05). */
import { bit, type CardId, EVERYBODY, type Procedure, refer, type Seat } from '@praxis/engine';
import { beginMoment } from '@praxis/kit/moments.ts';
import { ATTRIBUTES, type Effect, type Effects, type Filter, type Position } from '../../cards/language.ts';
import { randomCard } from '../changes/chance.ts';
import { happens } from '../changes/happening.ts';
import { changeLife, drawCards } from '../changes/life.ts';
import { giveControl, type Move, moveCards, placeCard, shuffleDeck } from '../changes/moving.ts';
import { addLasting, arrive, changePosition, makeToken, setSpell, turnDown, turnUp } from '../changes/summoning.ts';
import { amountOf, holds } from '../facts/amounts.ts';
import { allFitting, meant } from '../facts/filters.ts';
import { freeMonsterZones, freeSpellZones, isOnField } from '../facts/places.ts';
import { playersOf } from '../facts/scope.ts';
import { isUnaffected, kindsOf } from '../facts/values.ts';
import { cardOf, changed, defOf, type G, isCurrent, placedOf, playerOf, refTo } from '../state/state.ts';
import { chooseCards, chooseNumber, chooseSummon, chooseWord, may } from './asking.ts';
import { destroy } from './destroying.ts';
import type { Doing } from './doing.ts';
import { summonable } from './feasible.ts';
import { fixed } from './fixing.ts';
import { fusionSummon, ritualSummon, synchroSummonNow } from './making.ts';

/**
 * Y-X-TRG-04 "A and B" both or nothing, "and if you do" and "then" only if the part before happened, "also" in any case; "then" and "also, after
 * that" begin a new moment. Whether anything has happened.
 */
export function* carryOut(g: G, effects: Effects, doing: Doing): Procedure<boolean> {
  let happened = false;
  let any = false;
  for (const [at, effect] of effects.entries()) {
    if (at > 0) {
      const { join = 'then' } = effect;
      if (join === 'then' || join === 'also after that') beginMoment(g.state);
      if (!happened && join !== 'also' && join !== 'also after that') continue;
    }
    happened = yield* perform(g, effect, doing);
    any ||= happened;
  }
  return any;
}

/** The cards that are meant and that the effect can touch (Y-X-ACT-03, Y-X-ACT-11). */
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
      const chosen = yield* chooseCards(g, who, source.card, 'chooses', cards, effect.upTo ? 0 : most, most);
      doing.names[effect.as] = chosen.map((card) => refTo(g, card));
      return chosen.length > 0;
    }
    case 'choose at random': {
      const cards = allFitting(g, effect.what, doing);
      if (cards.length === 0) return false;
      // Y-TERM-019 The hand is shuffled first, so that the place of a card tells nothing.
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
      const cards = touched(g, effect.what, doing).filter(
        (card) => cardOf(g, card).up && isOnField(cardOf(g, card).zone),
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

function* discard(
  g: G,
  { count, random, what }: Extract<Effect, { do: 'discard' }>,
  who: Seat,
  doing: Doing,
): Procedure<boolean> {
  const { hand } = playerOf(g, who);
  const cards = what ? allFitting(g, { ...what, in: 'hand' }, { ...doing, seat: who }) : [...hand];
  let chosen: readonly CardId[];
  if (random) {
    const left = [...cards];
    chosen = Array.from({ length: Math.min(count, left.length) }, () => {
      const card = randomCard(g, left);
      left.splice(left.indexOf(card), 1);
      return card;
    });
  } else chosen = yield* chooseCards(g, who, doing.source.card, 'discards', cards, count, count);
  return moveAll(
    g,
    chosen.map(
      (card): Move => ({ card, to: 'graveyard', cause: 'discard', by: doing.seat, source: doing.source.card }),
    ),
  );
}

/** Y-TERM-015, Y-X-ACT-10, Y-X-ACT-14 A card that fulfils a condition is shown; the Deck is shuffled in any case. */
function* find(g: G, effect: Extract<Effect, { do: 'find' }>, doing: Doing): Procedure<boolean> {
  const { seat, source } = doing;
  const from = effect.from ?? 'deck';
  const cards = allFitting(g, { of: 'you', ...effect.what, in: from } as Filter, doing);
  const searches = from === 'deck' || from.includes('deck');
  const count = effect.count ?? 1;
  if (searches) lookThrough(g, seat);
  const chosen = yield* chooseCards(g, seat, source.card, 'finds', cards, count, count);
  for (const card of chosen) cardOf(g, card).seen = EVERYBODY;
  const done = moveCards(
    g,
    chosen.map((card): Move => ({ card, to: effect.to, cause: 'effect', by: seat, source: source.card })),
  );
  for (const { card } of done) g.emit({ type: 'revealed', seat, card: refer(g.state, card.card, true) });
  if (searches) shuffleDeck(g, seat);
  if (effect.as !== undefined) doing.names[effect.as] = done.map(({ card }) => card);
  return done.length > 0;
}

/** Who searches his Deck sees it, until it is shuffled again. */
function lookThrough(g: G, seat: Seat): void {
  for (const id of playerOf(g, seat).deck) cardOf(g, id).seen |= bit(seat);
  g.emit({ type: 'searched', seat });
}

/** Y-SPS-002 A Special Summon by the effect. */
function* summon(g: G, effect: Extract<Effect, { do: 'summon' }>, doing: Doing): Procedure<boolean> {
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
function* trapMonster(g: G, effect: Extract<Effect, { do: 'trap monster' }>, doing: Doing): Procedure<boolean> {
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
function equip(g: G, effect: Extract<Effect, { do: 'equip' }>, doing: Doing): boolean {
  const [what] = meant(g, effect.what, doing);
  const [to] = meant(g, effect.to, doing);
  if (!what || !to || cardOf(g, to.card).zone !== 'monsters' || !cardOf(g, to.card).up) return false;
  const { zone } = cardOf(g, what.card);
  if (zone !== 'spells') {
    if (freeSpellZones(g, doing.seat) < 1) return false;
    placeCard(g, what.card, { seat: doing.seat, zone: 'spells', up: true });
  }
  placedOf(g, what.card).equippedTo = to.card;
  if (doing.link && what.card === doing.source.card) doing.link.stays = true;
  changed(g);
  g.emit({ type: 'equipped', card: refer(g.state, what.card, true), on: refer(g.state, to.card, true) });
  happens(g, { type: 'happened' });
  return true;
}

/** Y-X-ACT-13 A card from the hand is Set, or this card again. */
function* setAgain(g: G, { what }: Extract<Effect, { do: 'set' }>, doing: Doing): Procedure<boolean> {
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
  const [chosen] = yield* chooseCards(g, seat, source.card, 'sets', cards, 0, 1);
  if (chosen === undefined) return false;
  setSpell(g, seat, chosen);
  return true;
}

/** Y-TERM-017, Y-TERM-018 The top cards are shown; some are added, the rest is shuffled in. */
function* excavate(g: G, { count, add }: Extract<Effect, { do: 'excavate' }>, doing: Doing): Procedure<boolean> {
  const { seat, source } = doing;
  const top = playerOf(g, seat).deck.slice(-count).reverse();
  for (const card of top) {
    cardOf(g, card).seen = EVERYBODY;
    g.emit({ type: 'revealed', seat, card: refer(g.state, card, true) });
  }
  const chosen = yield* chooseCards(g, seat, source.card, 'chooses', top, add, add);
  moveCards(
    g,
    chosen.map((card): Move => ({ card, to: 'hand', cause: 'effect', by: seat, source: source.card })),
  );
  shuffleDeck(g, seat);
  return chosen.length > 0;
}
