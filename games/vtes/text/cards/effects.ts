/** Each kind of simple effect as a clause. */
import type { Effect, Ref } from '../../cards/language.ts';
import { amountSaid } from './amounts.ts';
import { inMood } from './choices.ts';
import type { Mood } from './deeds.ts';
import { someone } from './gets.ts';
import { titleMention } from './nouns.ts';
import type { Deed, Sect, Structural, Told } from './phrases.ts';
import { qualities } from './strikes.ts';
import type { Telling } from './telling.ts';
import { fill, listed, type Slots, type Tailed, withTail } from './template.ts';

export type Simple = Exclude<Effect, { do: Structural | 'strike' }>;

type Phrase = Deed | Told | Readonly<Record<string, Deed>>;

/** Undefined if it cannot be said in this mood, empty if it needs no words. */
export function simpleClause(telling: Telling, effect: Simple, mood: Mood): string | undefined {
  const { phrases } = telling;
  const template = templateOf(telling, effect, phrases.effects[effect.do] as Phrase, mood);
  if (template === undefined) return undefined;
  const amount = amountIn(telling, effect);
  return withTail(
    fill(phrases, template, { ...slotsOf(telling, effect), ...(amount ? { amount } : {}) }),
    amount?.tail,
  );
}

function templateOf(telling: Telling, effect: Simple, phrase: Phrase, mood: Mood): string | undefined {
  const variant = variantOf(telling, effect);
  if (variant !== undefined) return inMood((phrase as Readonly<Record<string, Deed>>)[variant] as Deed, mood);
  if (typeof phrase === 'string') return phrase;
  const told = phrase as Told;
  if ('who' in effect && told.told !== undefined && effect.who !== 'you')
    return mood === 'order' ? told.told : told.causing;
  return told[mood];
}

function amountIn(telling: Telling, effect: Simple): Tailed | undefined {
  const of = 'who' in effect && (effect.who === 'each' || effect.who === 'each other') ? 'them' : undefined;
  if (effect.do === 'put in play')
    return effect.counters === undefined ? undefined : amountSaid(telling, effect.counters);
  if (effect.do === 'gain votes' && typeof effect.amount === 'number')
    return amountSaid(telling, Math.abs(effect.amount));
  return 'amount' in effect ? amountSaid(telling, effect.amount, of) : undefined;
}

/** Which of the ways to word an effect of this kind holds. */
function variantOf(telling: Telling, effect: Simple): string | undefined {
  switch (effect.do) {
    case 'lock':
    case 'unlock':
      return telling.isUser(effect.card) ? 'self' : 'plain';
    case 'gain blood':
      return effect.upToStart ? 'up to start' : telling.hasLife(effect.card) ? 'life' : 'plain';
    case 'move blood':
      return effect.amount === 'all' ? 'all' : 'some';
    case 'put in play':
      return effect.counters !== undefined ? 'with counters' : effect.on ? 'on' : 'alone';
    case 'maneuver':
      return effect.optional ? 'optional' : 'plain';
    case 'press':
      return effect.only ?? 'any';
    case 'prevent':
      return effect.keeps ? 'keeps' : effect.amount === 'all' ? 'all' : 'some';
    case 'set range':
      return effect.range;
    case 'damage':
      return effect.by ? 'by' : 'plain';
    case 'fight':
      return effect.who ? 'who' : effect.reversed ? 'reversed' : 'plain';
    case 'cancel':
      return effect.costNotPaid ? 'cost not paid' : 'plain';
    case 'to uncontrolled':
      return effect.shown ? 'shown' : 'plain';
    case 'steal':
    case 'bring into play':
      return effect.on ? 'on' : 'plain';
    case 'become':
      return effect.sect ? 'sect' : 'clan';
    case 'search':
      return effect.usable ? 'usable' : 'plain';
    case 'equip':
      return effect.pays ? 'pays' : 'plain';
    case 'gain votes':
      return effect.against
        ? 'against'
        : effect.cards
          ? Number(effect.amount) < 0
            ? 'fewer'
            : 'cards'
          : effect.card
            ? 'card'
            : 'player';
    case 'apply allotment':
      return effect.effect;
    case 'move to':
      return effect.to;
    case 'discard':
      return `${effect.who === 'you' ? 'own' : 'of another'}${effect.random ? ' at random' : ''}`;
    default:
      return undefined;
  }
}

/** Everything that the phrase of an effect can mention. */
function slotsOf(telling: Telling, effect: Simple): Slots {
  const { phrases } = telling;
  const slots: Record<string, Slots[string]> = {};
  const ref = (name: string, given: Ref | undefined): void => {
    if (given !== undefined) slots[name] = telling.ref(given);
  };
  if ('card' in effect) ref('card', effect.card);
  if ('on' in effect) ref('on', effect.on);
  if ('under' in effect) ref('under', effect.under);
  if ('with' in effect) ref('with', effect.with);
  if ('who' in effect && effect.who !== undefined) slots.who = someone(telling, effect.who);
  switch (effect.do) {
    case 'move blood':
      ref('from', effect.from);
      ref('to', effect.to);
      break;
    case 'blood to pool':
    case 'pool to blood':
      slots.pool = phrases.pools[telling.userIsYou ? 'yours' : 'theirs'];
      break;
    case 'fight':
      slots.who ??= telling.self;
      break;
    case 'wake':
    case 'diablerize':
    case 'attempt to block':
      slots.who = telling.self;
      break;
    case 'redirect bleed':
    case 'give':
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
      break;
    case 'give title':
      slots.title = titleMention(telling, effect.rank, effect.of);
      break;
    case 'become':
      if (effect.sect) slots.sect = phrases.sects[effect.sect as Sect].name;
      if (effect.clan) slots.clan = phrases.clans[effect.clan] ?? effect.clan;
      break;
    case 'search':
      telling.name({ name: effect.as, found: effect.filter });
      slots.cards = telling.ref(`the ${effect.as}`);
      slots.places = listed(
        phrases,
        effect.places.map((place) => phrases.places[place]),
        'or',
      );
      slots.who = telling.self;
      break;
    case 'gain votes':
      if (effect.cards) slots.cards = telling.cards(effect.cards, 'each');
      break;
    case 'bar from voting':
      slots.cards = telling.cards(effect.cards, 'bare', 'many');
      break;
    case 'distribute pool':
      slots.who = telling.seat(effect.from);
      break;
    default:
      break;
  }
  return slots;
}
