/** Each kind of simple effect as a clause. */

import { fill, type Mention, type Slots } from '@praxis/kit/language/template.ts';
import { type Counter, isOwned } from '../../cards/language/terms.ts';
import type { Amount, Effect, Ref } from '../../cards/language.ts';
import { amountSaid } from './amounts.ts';
import { someone } from './gets.ts';
import type { Mood } from './instructions.ts';
import { titleMention } from './nouns.ts';
import type { Instruction, NounPhrase, Sect, Statement, Structural, Tokens } from './phrases.ts';
import { listed, type Tailed, withTail } from './sentences.ts';
import { qualities, strikeText } from './strikes.ts';
import { fixed, type Telling } from './telling.ts';
import type { Trait } from './terms.ts';
import { whither } from './whither.ts';

export type Simple = Exclude<Effect, { do: Structural | 'strike' }>;

type Phrase = Instruction | Statement | Readonly<Record<string, Instruction | Statement>>;

/** Undefined if it cannot be said in this mood, empty if it needs no words. */
export function simpleClause(telling: Telling, effect: Simple, mood: Mood): string | undefined {
  const { phrases } = telling;
  const template = templateOf(telling, effect, mood);
  if (template === undefined) return undefined;
  const amount = amountIn(telling, effect);
  return withTail(
    fill(phrases, template, { ...slotsOf(telling, effect, amount), ...(amount ? { amount } : {}) }),
    amount?.tail,
  );
}

export function templateOf(telling: Telling, effect: Simple, mood: Mood): string | undefined {
  const phrase = telling.phrases.effects[effect.do] as Phrase;
  const variant = variantOf(telling, effect);
  const way = variant === undefined ? phrase : (phrase as Readonly<Record<string, Instruction | Statement>>)[variant];
  if (typeof way === 'string') return way;
  const statement = way as Statement;
  if ('who' in effect && statement.statement !== undefined && effect.who !== 'you')
    return mood === 'order' ? statement.statement : statement.causing;
  return statement[mood];
}

function amountIn(telling: Telling, effect: Simple): Tailed | undefined {
  if (effect.do === 'gain blood' && fillsUp(effect)) return undefined;
  const isOthers = effect.do === 'gain pool' || effect.do === 'burn pool' ? effect.who !== 'you' : false;
  const of =
    isOthers || ('who' in effect && (effect.who === 'each' || effect.who === 'each other')) ? 'them' : undefined;
  if (effect.do === 'put in play')
    return effect.counters === undefined ? undefined : amountSaid(telling, effect.counters);
  if (effect.do === 'move') return effect.with === undefined ? undefined : amountSaid(telling, effect.with);
  if (effect.do === 'gain votes' && typeof effect.amount === 'number')
    return amountSaid(telling, Math.abs(effect.amount));
  if (effect.do === 'reduce bleed' && effect.amount === 'all') return undefined;
  return 'amount' in effect && effect.amount !== undefined
    ? amountSaid(telling, effect.amount as Amount, of)
    : undefined;
}

/** The variant of the wording for this effect. */
function variantOf(telling: Telling, effect: Simple): string | undefined {
  switch (effect.do) {
    case 'lock':
    case 'unlock':
      return telling.isUser(effect.card) ? 'self' : 'plain';
    case 'burn pool':
      return effect.orCards ? `or ${effect.orCards}` : effect.orBlood ? 'or blood' : 'plain';
    case 'move':
      return effect.for ? 'exchanged' : effect.to === 'removed' ? 'removed' : 'to';
    case 'put in play':
      return effect.counters !== undefined ? 'with counters' : effect.on ? 'on' : 'alone';
    case 'maneuver':
      return effect.only ?? (effect.optional ? 'optional' : 'plain');
    case 'press':
      return effect.byItself ? 'by itself' : effect.mandatory ? 'mandatory' : (effect.only ?? 'any');
    case 'prevent':
      if (effect.for) return 'for others';
      return effect.keeps ? 'keeps' : effect.amount === 'all' ? 'all' : 'some';
    case 'set range':
      return effect.nextRound ? 'next' : effect.range === 'chosen' ? 'chosen' : 'now';
    case 'damage':
      return effect.ofStrike ? 'of strike' : effect.by ? 'by' : 'plain';
    case 'fight':
      return effect.queued ? 'queued' : effect.who ? 'who' : effect.reversed ? 'reversed' : 'plain';
    case 'redirect bleed':
      return effect.firm ? 'firm' : 'plain';
    case 'take the Edge':
      return effect.burned ? 'burned' : 'plain';
    case 'reveal':
      return effect.privately ? 'privately' : 'plain';
    case 'roll die':
      return effect.coin ? 'coin' : 'plain';
    case 'look at hand':
      return effect.random ? 'random' : effect.who === 'you' ? 'yours' : 'plain';
    case 'look at library':
      if (effect.who === 'you') return effect.shuffled ? 'shuffled' : 'yours';
      return effect.discards ? 'discards' : 'plain';
    case 'turn votes':
      return effect.side;
    case 'cancel':
      return effect.notAgain ? 'not again' : effect.costNotPaid ? 'cost not paid' : 'plain';
    case 'title':
      return effect.rank === 'none'
        ? 'lose'
        : effect.like === effect.card
          ? 'gain same'
          : effect.like
            ? 'gain like'
            : 'gain';
    case 'search':
      return effect.first
        ? 'first'
        : effect.fits
          ? 'fitting'
          : effect.usable
            ? 'usable'
            : effect.payable
              ? 'payable'
              : 'plain';
    case 'gain votes':
      return effect.forPool
        ? 'for pool'
        : effect.who
          ? 'players'
          : effect.against
            ? 'against'
            : effect.cards
              ? Number(effect.amount) < 0
                ? 'fewer'
                : 'cards'
              : effect.card
                ? telling.byMinion
                  ? 'card'
                  : 'cards'
                : 'player';
    case 'apply allotment':
      return effect.from ? 'take' : 'burn';
    case 'discard':
      return effect.card
        ? effect.late
          ? 'chosen late'
          : 'chosen'
        : effect.atRandom
          ? effect.who === 'you'
            ? 'own at random'
            : 'at random'
          : effect.who === 'you'
            ? 'own'
            : effect.theirChoice
              ? 'by them'
              : 'of another';
    case 'burn library':
      return effect.who === undefined ? 'own' : 'of another';
    case 'draw':
      return effect.putBack ? 'put back' : 'plain';
    case 'end':
      return effect.ofAll ? (effect.what === 'block attempt' ? 'all blocks' : 'of all') : 'plain';
    case 'additional strikes':
      return effect.unlimited
        ? effect.strike
          ? 'unlimited for'
          : 'unlimited'
        : effect.strike
          ? 'limited for'
          : 'limited';
    case 'reduce bleed':
      return effect.amount === 'all' ? 'all' : 'some';
    case 'recruit':
      return effect.ally ? 'found' : 'hand';
    case 'act':
      return effect.card === 'self' ? 'self' : 'card';
    case 'become':
      return effect.circle ? 'circle' : effect.trait ? 'trait' : 'sect';
    case 'attempt to block':
      return effect.anyAction ? 'any' : effect.card ? 'card' : 'self';
    default:
      return undefined;
  }
}

/** The gain is the difference between the vampire's capacity and its blood. */
function fillsUp({ card, amount }: Extract<Effect, { do: 'gain blood' }>): boolean {
  if (typeof amount !== 'object' || !('minus' in amount)) return false;
  const [most, has] = amount.minus;
  return (
    typeof most === 'object' &&
    'capacityOf' in most &&
    most.capacityOf === card &&
    typeof has === 'object' &&
    'counters' in has &&
    has.counters === card
  );
}

/** Everything that the phrase of an effect can mention. */
function slotsOf(telling: Telling, effect: Simple, amount: Tailed | undefined): Slots {
  const { phrases } = telling;
  const slots: Record<string, Slots[string]> = {};
  const ref = (name: string, given: Ref | undefined): void => {
    if (given !== undefined) slots[name] = telling.ref(given);
  };
  if ('card' in effect) ref('card', effect.card);
  if ('on' in effect) ref('on', effect.on);
  if ('with' in effect && typeof effect.with === 'string') ref('with', effect.with);
  if ('who' in effect && effect.who !== undefined) slots.who = someone(telling, effect.who);
  switch (effect.do) {
    case 'gain blood':
      slots.tokens = fillsUp(effect) ? phrases.bloodUpToCapacity : tokens(telling, telling.tokens(effect.card), amount);
      if (effect.upToStart) slots.limit = phrases.upToStart;
      break;
    case 'put counters':
      slots.tokens = counters(telling, effect.counter, 'some', amount);
      break;
    case 'burn counters':
      slots.tokens =
        isOwned(effect.counter) && !effect.anybodys
          ? counters(telling, effect.counter, effect.amount === 'all' ? 'allYours' : 'yours', amount)
          : counters(telling, effect.counter, effect.amount === 'all' ? 'all' : 'some', amount);
      break;
    case 'burn blood':
      slots.tokens = tokens(telling, telling.tokens(effect.card), effect.amount === 'all' ? 'all' : amount);
      break;
    case 'move blood': {
      const { from } = effect;
      const to = effect.to === 'your pool' ? 'pool' : effect.to;
      // Counters on a card that is no minion are named after their destination.
      const kind = telling.tokens(from) === 'counters' && to !== 'pool' ? telling.tokens(to) : telling.tokens(from);
      slots.tokens = tokens(telling, kind, effect.amount === 'all' ? 'all' : amount);
      if (from !== 'pool') ref('from', from);
      const isTheirs = !telling.userIsYou || (effect.to === 'pool' && from !== 'pool' && telling.isOfAnybody(from));
      slots.to = to === 'pool' ? pool(telling, isTheirs) : telling.ref(to);
      break;
    }
    case 'move':
      if (effect.for) slots.for = telling.ref(effect.for);
      slots.place = whither(telling, effect);
      if (effect.removedIfBurned) slots.place += phrases.always['removed if burned'];
      if (effect.with !== undefined) slots.tokens = tokens(telling, telling.tokens(effect.card), amount);
      if (effect.shown) slots.shown = fill(phrases, phrases.shown, { card: slots.card });
      if (effect.as) {
        telling.name({ name: effect.as, found: { is: 'vampire' } });
        telling.mention(effect.as);
      }
      break;
    case 'put in play':
      slots.card ??= telling.me;
      slots.terms = terms(telling, effect);
      break;
    case 'set range':
      if (effect.range !== 'chosen') slots.range = phrases.ranges[effect.range];
      if (effect.strikeWith) slots.weapon = telling.ref(effect.strikeWith);
      break;
    case 'additional strikes':
      if (effect.with) slots.weapon = telling.ref(effect.with);
      if (effect.strike) slots.strike = strikeText(telling, effect.strike);
      break;
    case 'fight':
      slots.who ??= telling.self;
      break;
    case 'control':
      if (effect.until) slots.until = effect.until === 'turn' ? phrases.until.turn : phrases.controlUntil[effect.until];
      break;
    case 'wake':
    case 'diablerize':
    case 'attempt to block':
      slots.who = telling.self;
      break;
    case 'end':
      slots.what = fixed(phrases.ends[effect.what]);
      if (effect.notAgain) slots.who = telling.ref('acting');
      break;
    case 'recruit':
      if (effect.ally) slots.ally = telling.ref(effect.ally);
      break;
    case 'redirect bleed':
      slots.to = telling.seat(effect.to);
      break;
    case 'damage':
      slots.card = telling.ref(effect.to);
      if (effect.by) slots.by = telling.ref(effect.by);
      slots.qualities = qualities(telling, effect);
      break;
    case 'prevent':
      if (effect.only) slots.kind = phrases.damageKinds[effect.only];
      if (effect.from) slots.from = phrases.damageFrom[effect.from];
      if (effect.for) slots.whom = telling.cards(effect.for, 'a');
      break;
    case 'title':
      if (effect.rank !== 'none') slots.title = titleMention(telling, effect.rank, effect.of);
      if (effect.like) slots.other = telling.ref(effect.like);
      break;
    case 'become':
      if (effect.sect) slots.sect = phrases.sects[effect.sect as Sect].name;
      if (effect.trait) slots.trait = phrases.traits[effect.trait as Trait].header;
      break;
    case 'search':
      telling.name({ name: effect.as, found: effect.filter, ...(effect.max ? { max: effect.max } : {}) });
      slots.cards = effect.first ? theFirst(telling.cards(effect.filter, 'the')) : telling.ref(`the ${effect.as}`);
      if (effect.first) telling.mention(effect.as);
      slots.places = listed(
        phrases,
        effect.places.map((place) => phrases.places[place]),
        'or',
      );
      slots.who = telling.self;
      if (effect.fits) slots.on = telling.ref(effect.fits);
      break;
    case 'gain votes':
      if (effect.cards) slots.cards = telling.cards(effect.cards, 'each');
      else if (effect.card) slots.cards = telling.ref(effect.card);
      break;
    case 'price of blocking':
      slots.tokens = tokens(telling, effect.orLife ? 'blood or life' : 'blood', amount);
      slots.cards = telling.cards(effect.cards, 'bare', 'many');
      break;
    case 'cancel effects':
      slots.cards = telling.cards({ is: 'card', ...effect.cards, in: 'anywhere' }, 'bare', 'many');
      break;
    case 'bar from voting':
    case 'bar from blocking':
      slots.cards = telling.cards(effect.cards, 'bare', 'many');
      break;
    case 'apply allotment':
      if (effect.from) slots.who = telling.seat(effect.from);
      break;
    case 'look at hand':
      if (effect.random) slots.amount = String(effect.random);
      break;
    case 'look at library':
      if (effect.discards) slots.cards = telling.cards(effect.discards, 'a');
      break;
    case 'secret numbers':
      slots.most = String(effect.most);
      slots.yours = String(effect.yours);
      break;
    case 'give pool':
    case 'steal pool':
      slots.who = telling.seat(effect.do === 'give pool' ? effect.to : effect.from);
      break;
    default:
      break;
  }
  return slots;
}

function theFirst({ peek }: Mention): Mention {
  const first = (): NounPhrase => ({ ...peek(), ordinal: 1 });
  return { peek: first, say: first };
}

function pool(telling: Telling, isTheirs = !telling.userIsYou): Mention {
  return fixed(telling.phrases.pools[isTheirs ? 'theirs' : 'yours']);
}

/** "2 blood", "1 blood or life", "all counters" */
export function tokens(telling: Telling, kind: Tokens, amount: Tailed | 'all' | undefined): string {
  const { some, all } = telling.phrases.tokens[kind];
  return fill(telling.phrases, amount === 'all' ? all : some, {
    pool: pool(telling),
    ...(amount === 'all' ? {} : { amount }),
  });
}

/** "1 corruption counter", "2 of your corruption counters" */
function counters(
  { phrases }: Telling,
  kind: Counter,
  way: 'some' | 'all' | 'yours' | 'allYours',
  amount: Tailed | undefined,
): string {
  const { one, many } = phrases.counters.nouns[kind];
  return fill(phrases, phrases.counters[way], { amount, counters: many, counted: amount?.one ? one : many });
}

/** The terms for the card that comes into play. */
function terms(telling: Telling, effect: Extract<Effect, { do: 'put in play' }>): string {
  const { pays, uncontested, kept, remembers } = effect;
  const { phrases } = telling;
  return [
    ...(pays && !effect.less && !effect.halfInBlood ? [effect.half ? phrases.terms.half : phrases.terms.pays] : []),
    ...(effect.less
      ? [fill(phrases, phrases.terms.less, { pool: String(effect.less.pool), blood: String(effect.less.blood) })]
      : []),
    ...(effect.offspring
      ? [
          fill(phrases, phrases.terms.offspring[effect.offspring], {
            capacity: String(telling.def.capacity ?? 1),
            who: telling.self,
          }),
        ]
      : []),
    ...(effect.halfInBlood ? [fill(phrases, phrases.terms.halfInBlood, { who: telling.self })] : []),
    ...(telling.ignoresRequirements(effect.card) ? [phrases.terms.noRequirements] : []),
    ...(uncontested ? [phrases.terms.uncontested] : []),
    ...(kept ? [phrases.terms.kept] : []),
    ...(effect.notThisRound ? [phrases.terms.notThisRound] : []),
    ...(remembers === 'target player'
      ? [fill(phrases, phrases.terms.remembers, { whom: telling.seat('target player') })]
      : []),
  ].join('');
}
