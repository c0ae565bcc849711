/** Effects as words, in the order in which they are carried out. */
import type { Slots } from '@praxis/kit/language/template.ts';
import { CARDS } from '../../cards/index.ts';
import type { Attribute, Effect, Modification, MonsterType, PlayerRef, Position } from '../../cards/language.ts';
import { changesText } from './changes.ts';
import { conditionText } from './clauses.ts';
import { counted } from './costs.ts';
import { type Article, place, quoted, type Said } from './nouns.ts';
import type { Instruction, Mood } from './phrases.ts';
import { list, placed, type Telling } from './telling.ts';

type Of<Do extends Effect['do']> = Extract<Effect, { do: Do }>;

/** Statements: effects that are neither an order nor an option for the reader. */
function isStatement(effect: Effect): boolean {
  switch (effect.do) {
    case 'modify':
    case 'forbid':
    case 'battle damage':
    case 'win':
    case 'if':
    case 'later':
      return true;
    case 'draw':
    case 'discard':
    case 'mill':
    case 'gain':
      return effect.who !== 'you';
    case 'choose':
      return effect.who !== undefined && effect.who !== 'you';
    default:
      return false;
  }
}

/** The text after "you can". A statement, which cannot follow it, comes after "you can activate this effect". */
export function optionalText(telling: Telling, effects: readonly Effect[]): string {
  const { sentences, semicolon } = telling.phrases;
  const [first] = effects;
  if (first && isStatement(first))
    return `${youCan(telling, sentences['activate this'])}${semicolon}${effectsText(telling, effects, 'order')}`;
  return youCan(telling, effectsText(telling, effects, 'infinitive'));
}

export function youCan(telling: Telling, instructions: string): string {
  return telling.tell('you can', { instructions });
}

/** Y-X-ACT-05 All parts with the words that join them. */
export function effectsText(telling: Telling, effects: readonly Effect[], mood: Mood): string {
  let text = '';
  for (const effect of effects) {
    if (effect.do === 'tie') continue;
    const said = effectText(telling, effect, text === '' ? mood : 'order');
    text = text === '' ? said : `${text}${telling.phrases.joints[effect.join ?? 'and']}${said}`;
  }
  return text;
}

const ALL: Article = { kind: 'all' };

/** The text of an effect. Its cards are all that fit, unless the effect takes only some. */
function effectText(telling: Telling, effect: Exclude<Effect, { do: 'tie' }>, mood: Mood): string {
  const { phrases } = telling;
  const { effects } = phrases;
  const until = 'until' in effect && effect.until !== undefined ? phrases.durations[effect.until] : '';
  const say = (phrase: Instruction, slots?: Slots): string => telling.say(phrase, slots, mood);
  switch (effect.do) {
    case 'destroy':
      return say(effects[effect.banish ? 'destroy and banish' : 'destroy'], { what: telling.what(effect.what, ALL) });
    case 'send':
    case 'banish':
    case 'turn up':
      return say(effects[effect.do], placed(telling.what(effect.what, ALL)));
    case 'discard': {
      const what = telling.filter(effect.what ?? {}, counted(effect.count), { anywhere: true });
      const random = effect.random ? effects['at random'] : '';
      return byPlayer(telling, effect.who, 'discard', { what, random }, mood);
    }
    case 'return': {
      const isAdded = effect.to === 'hand' && !telling.isOnField(effect.what);
      return say(
        effects[isAdded ? 'add hand' : (`return ${effect.to}` as const)],
        placed(telling.what(effect.what, ALL)),
      );
    }
    case 'draw': {
      const count = telling.value(effect.count);
      const each = count.kind === 'each' ? say(phrases.forEach, { each: count.each }) : '';
      return byPlayer(telling, effect.who, 'draw', { count: count.kind === 'number' ? count.number : 1, each }, mood);
    }
    case 'damage':
      return damageText(telling, effect, mood);
    case 'gain': {
      const value = telling.value(effect.amount);
      const amount =
        value.kind === 'number'
          ? telling.say(phrases.amount.lp, { number: value.number })
          : telling.much(value, phrases.units.lp);
      return byPlayer(telling, effect.who, 'gain', { amount }, mood);
    }
    case 'mill': {
      const { count } = effect;
      const who = telling.player(effect.who);
      const key = who.isYou ? (count === 1 ? 'mill' : 'mill many') : 'mill other';
      return say(effects[key], { who, count, several: count === 1 ? undefined : count });
    }
    case 'find': {
      telling.remember(effect.as, 'found', telling.nounOf(effect.what), (effect.count ?? 1) > 1 ? 'many' : 'one');
      const places = effect.from === undefined ? (['deck'] as const) : list(effect.from);
      const what = telling.filter(effect.what, counted(effect.count), { from: true, of: 'you', places });
      return say(effects[effect.to === 'hand' ? 'find hand' : 'find graveyard'], { what });
    }
    case 'choose':
      return chooseText(telling, effect, mood);
    case 'choose at random':
      telling.remember(effect.as, 'chosen', telling.nounOf(effect.what), 'one');
      return say(effects[effect.do], { what: telling.filter(effect.what, counted(), { from: true }) });
    case 'declare': {
      telling.rememberNumber(effect.as, effect.what);
      const { least, most } = effect;
      const range = least === undefined || most === undefined ? '' : say(effects.range, { least, most });
      return say(effects[`declare ${effect.what}`], { range });
    }
    case 'summon':
      return summonText(telling, effect, until, mood);
    case 'token': {
      const token = CARDS.find(({ id }) => id === effect.token);
      const facts = token ? ` (${factsText(telling, token)})` : '';
      return say(effects.token, {
        token: `${quoted(telling.name(token?.name ?? effect.token))}${facts}`,
        count: effect.count,
        position: inPosition(telling, effect.position),
      });
    }
    case 'trap monster':
      return say(effects[effect.like ? 'trap monster like' : effect.do], {
        self: telling.self,
        facts: factsText(telling, effect),
        like: effect.like && telling.ref(effect.like),
      });
    case 'fusion summon': {
      const filter = { kind: 'monster', frame: 'fusion', ...effect.what } as const;
      return say(effects[`fusion ${effect.materials}`], {
        what: telling.filter(filter, counted(), { from: true, places: ['extra'], of: 'you' }),
        from: place(phrases, { places: list(effect.from), of: 'you', from: true }),
      });
    }
    case 'ritual summon':
      return say(effects.ritual, { name: quoted(telling.name(effect.name)), total: effect.total });
    case 'synchro summon':
      return say(effects.synchro, { using: telling.ref(effect.using) });
    case 'modify':
      return modifyText(telling, telling.what(effect.what, ALL), effect.gives, until);
    case 'position':
      return say(effects[`to ${effect.to}`], { what: telling.what(effect.what, ALL) });
    case 'negate activation':
    case 'negate effect':
    case 'negate summon':
    case 'negate summon or activation':
    case 'negate attack':
    case 'end battle phase':
      return say(effects[effect.do]);
    case 'equip':
      return say(effects.equip, { what: telling.ref(effect.what), to: telling.ref(effect.to) });
    case 'set': {
      const what = telling.what(effect.what, counted(), { from: true });
      return say(effects[effect.what === 'this' ? 'set again' : 'set'], { what });
    }
    case 'excavate':
      return say(effects.excavate, { count: effect.count, add: effect.add });
    case 'place':
      return say(effects.place, { what: telling.ref(effect.what) });
    case 'control':
      return byPlayer(telling, effect.to, 'control', { what: telling.ref(effect.what), until }, mood);
    case 'forbid':
      return forbiddenText(telling, telling.player(effect.who), phrases.prohibited[effect.what], until);
    case 'battle damage':
      return byPlayer(telling, effect.who, 'no battle damage', { until }, mood);
    case 'counters': {
      const unit = say(phrases.units.counters, { counter: effect.counter });
      const amount = telling.much(telling.value(effect.amount), unit);
      return say(effects.counters, { what: telling.what(effect.what, ALL), amount });
    }
    case 'win':
      return byPlayer(telling, effect.who, 'win', {}, mood);
    case 'may':
      return youCan(telling, effectsText(telling, effect.effects, 'infinitive'));
    case 'if':
      return say(effects.if, {
        clause: conditionText(telling, effect.condition),
        instructions: effectsText(telling, effect.effects, 'order'),
        otherwise: effect.otherwise && effectsText(telling, effect.otherwise, 'order'),
      });
    case 'later':
      return say(effects[effect.when === 'end phase' ? 'at end phase' : 'at end of damage step'], {
        instructions: effectsText(telling, effect.effects, 'order'),
      });
    default:
      return effect satisfies never;
  }
}

/** A player's act: an order to the reader, a statement about others. */
function byPlayer(
  telling: Telling,
  ref: PlayerRef,
  act: 'discard' | 'draw' | 'gain' | 'choose' | 'control' | 'no battle damage' | 'win',
  slots: Slots,
  mood: Mood,
): string {
  const who = telling.player(ref);
  return telling.say(telling.phrases.effects[who.isYou ? act : (`${act} other` as const)], { ...slots, who }, mood);
}

export function forbiddenText(telling: Telling, who: Said, what: string, until: string): string {
  return telling.say(telling.phrases.forbidden[who.isYou ? 'you' : 'other'], { who, what, until });
}

function damageText(telling: Telling, { who, amount }: Of<'damage'>, mood: Mood): string {
  const { effects } = telling.phrases;
  const player = telling.player(who);
  const to = player.isYou ? effects.yourself : player.text;
  const value = telling.value(amount);
  switch (value.kind) {
    case 'equal':
      return telling.say(effects['damage equal'], { to, value: value.text }, mood);
    case 'each':
      return telling.say(effects['damage each'], { to, amount: value.times, each: value.each }, mood);
    default:
      return telling.say(effects.damage, { to, amount: value.kind === 'number' ? value.number : value.times }, mood);
  }
}

function chooseText(telling: Telling, effect: Of<'choose'>, mood: Mood): string {
  const count = effect.count ?? 1;
  const what = telling.filter(effect.what, counted(typeof count === 'number' ? count : 1, effect.upTo === true));
  const many = telling.value(count);
  telling.remember(effect.as, 'chosen', telling.nounOf(effect.what), count === 1 ? 'one' : 'many');
  const each = many.kind === 'each' ? ` ${telling.say(telling.phrases.forEach, { each: many.each })}` : '';
  return byPlayer(telling, effect.who ?? 'you', 'choose', { what: { ...what, text: `${what.text}${each}` } }, mood);
}

function inPosition(telling: Telling, position: Position | undefined): string {
  const { effects, positions } = telling.phrases;
  return position === undefined ? '' : telling.say(effects['in position'], { position: positions[position] });
}

function summonText(telling: Telling, effect: Of<'summon'>, until: string, mood: Mood): string {
  const { phrases } = telling;
  const { effects } = phrases;
  const { what, count = 1, gives, treatedAs, under } = effect;
  const number = count > 1 ? 'many' : 'one';
  const said = telling.what(what, counted(count), { noun: 'monster', anywhere: true });
  telling.remember(effect.as, 'summoned', 'monster', number);
  const isNamed = typeof what === 'string' || what.is !== undefined;
  return telling.say(
    effects[isNamed ? 'summon that' : 'summon'],
    {
      what: said,
      whole: telling.what(what, counted(count), { noun: 'monster', from: true }),
      from: isNamed ? '' : place(phrases, telling.where(what, true)),
      position: inPosition(telling, effect.position),
      under: under ? telling.say(effects.under, { who: telling.player(under) }) : '',
      ignoring: effect.ignoring ? effects.ignoring : undefined,
      but:
        gives &&
        telling.say(effects.but, { clause: modifyText(telling, telling.that('monster', number), gives, until) }),
      counts: treatedAs === undefined ? '' : effects[`as ${treatedAs}`],
    },
    mood,
  );
}

function modifyText(telling: Telling, what: Said, gives: Modification, until: string): string {
  const { effects } = telling.phrases;
  const { loses: _loses, lowersLevel: _lowers, ...changes } = gives;
  const isSeveral = Object.keys(changes).length > 1 && until !== '';
  const clause = changesText(telling, what, gives);
  return telling.say(effects[isSeveral ? 'modify several' : 'modify'], { clause, until });
}

interface Facts {
  readonly attribute?: Attribute;
  readonly type?: MonsterType;
  readonly level?: number;
  readonly atk?: number;
  readonly def?: number;
}

/** The values of a Token or of a Trap Monster. */
function factsText(telling: Telling, { attribute, type, level, atk, def }: Facts): string {
  const { facts, attributes, types } = telling.phrases;
  return [
    attribute && attributes[attribute],
    type && telling.say(facts.type, { type: types[type] }),
    level === undefined ? undefined : telling.say(facts.level, { level }),
    telling.say(facts.atk, { n: String(atk) }),
    telling.say(facts.def, { n: String(def) }),
  ]
    .filter((each) => each !== undefined)
    .join('/');
}
