/** Costs, effects and changes as words, in the order in which they are carried out. */

import { CARDS } from '../../cards/index.ts';
import type { Amount, Cost, Effect, Filter, Modification, Target } from '../../cards/language.ts';
import type { Article, ChangeSlots, Mood, Role, Said, Value } from './phrases.ts';
import { list, type Telling } from './telling.ts';

const counted = (count = 1, upTo = false): Article => ({ kind: 'count', count, upTo });

const PAID: { readonly [Pay in Cost['pay']]?: Role } = {
  discard: 'discarded',
  send: 'sent',
  tribute: 'tributed',
  banish: 'banished',
  return: 'returned',
};

/** The costs, joined by "and". */
export function costText(telling: Telling, costs: readonly Cost[], mood: Mood): string {
  return telling.phrases.list(
    costs.map((cost) => oneCost(telling, cost, mood, ordinalOf(costs, cost))),
    'and',
  );
}

/** The position of a cost among several named ones of its kind. */
function ordinalOf(costs: readonly Cost[], cost: Cost): number | undefined {
  const alike = costs.filter((each) => each.pay === cost.pay && 'as' in each && each.as !== undefined);
  return alike.length > 1 ? alike.indexOf(cost) + 1 : undefined;
}

function oneCost(telling: Telling, cost: Cost, mood: Mood, ordinal: number | undefined): string {
  const { costs } = telling.phrases;
  const paid = (what: 'this' | Filter, count: number | undefined, place: 'goes without saying' | 'from'): Said => {
    if (what === 'this') return telling.self;
    if (what.is !== undefined) return telling.ref(what.is);
    const anywhere = place === 'goes without saying' && what.in === undefined;
    return telling.filter(what, counted(count), {
      noun: cost.pay === 'tribute' ? 'monster' : 'card',
      from: true,
      anywhere,
      of: 'you',
    });
  };
  if ('as' in cost && cost.as !== undefined) rememberPaid(telling, cost, ordinal);
  switch (cost.pay) {
    case 'lp':
      return costs.lp({ amount: cost.amount, mood });
    case 'discard':
    case 'tribute':
      return costs[cost.pay]({ what: paid(cost.what, cost.count, 'goes without saying'), mood });
    case 'send':
    case 'banish':
      return costs[cost.pay]({ what: paid(cost.what, cost.count, 'from'), mood });
    case 'return':
      return costs.return({ what: paid(cost.what, cost.count, 'from'), to: cost.to, mood });
    case 'detach':
      return costs.detach({
        count: cost.count,
        from: cost.from ? telling.filter(cost.from, { kind: 'a' }, { noun: 'monster' }) : telling.self,
        mood,
      });
    case 'mill':
      return costs.mill({ least: cost.least ?? cost.most, most: cost.most, mood });
    default:
      return cost satisfies never;
  }
}

function rememberPaid(telling: Telling, cost: Extract<Cost, { as?: string }>, ordinal: number | undefined): void {
  if (cost.pay === 'mill') telling.rememberNumber(cost.as, 'paid');
  const role = PAID[cost.pay];
  if (!role || !('what' in cost)) return;
  const usual = cost.pay === 'tribute' ? 'monster' : 'card';
  const noun = typeof cost.what === 'string' ? telling.def.kind : telling.nounOf(cost.what, usual);
  telling.remember(
    cost.as,
    role,
    noun === 'monster' ? 'monster' : 'card',
    (cost.count ?? 1) > 1 ? 'many' : 'one',
    ordinal,
  );
}

/** The targets; several are called the first and the second. */
export function targetTexts(telling: Telling, targets: readonly Target[]): readonly Said[] {
  return targets.map(({ as, what, count = 1, upTo = false }, at) => {
    const said = telling.filter(what, counted(count, upTo));
    telling.rememberPlace(as, what);
    telling.remember(
      as,
      'target',
      telling.nounOf(what),
      count > 1 ? 'many' : 'one',
      targets.length > 1 ? at + 1 : undefined,
    );
    return said;
  });
}

/** Statements: effects that are neither an order nor an option for the reader. */
function isStatement(telling: Telling, effect: Effect): boolean {
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
      return telling.player(effect.who).person !== 'you';
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
  if (first && isStatement(telling, first))
    return `${sentences.youCan(sentences.activateThis)}${semicolon}${effectsText(telling, effects, 'order')}`;
  return sentences.youCan(effectsText(telling, effects, 'infinitive'));
}

/** Y-X-ACT-05 All parts with the words that join them. */
export function effectsText(telling: Telling, effects: readonly Effect[], mood: Mood): string {
  let text = '';
  for (const effect of effects) {
    if (effect.do === 'tie') continue;
    const said = effectText(telling, effect, text === '' ? mood : 'order');
    text = text === '' ? said : `${text}${telling.phrases.joint(effect.join ?? 'and')}${said}`;
  }
  return text;
}

/** The text of an effect. Its cards are all that fit, unless the effect takes only some. */
function effectText(telling: Telling, effect: Exclude<Effect, { do: 'tie' }>, mood: Mood): string {
  const { phrases } = telling;
  const { effects } = phrases;
  const value = (amount: Amount): Value => telling.value(amount);
  const until = 'until' in effect && effect.until !== undefined ? phrases.durations[effect.until] : '';
  const all: Article = { kind: 'all' };
  switch (effect.do) {
    case 'destroy':
      return effects.destroy({ what: telling.what(effect.what, all), banish: effect.banish === true, mood });
    case 'send':
    case 'banish':
      return effects[effect.do]({ what: telling.what(effect.what, all), mood });
    case 'turn up':
      return effects[effect.do]({ what: telling.what(effect.what, all), mood });
    case 'discard':
      return effects.discard({
        who: telling.player(effect.who),
        what: telling.filter(effect.what ?? {}, counted(effect.count), { anywhere: true }),
        random: effect.random === true,
        mood,
      });
    case 'return':
      return effects.return({
        what: telling.what(effect.what, all),
        to: effect.to,
        fromField: telling.isOnField(effect.what),
        mood,
      });
    case 'draw':
      return effects.draw({ who: telling.player(effect.who), count: value(effect.count), mood });
    case 'damage':
    case 'gain':
      return effects[effect.do]({ who: telling.player(effect.who), amount: value(effect.amount), mood });
    case 'mill':
      return effects.mill({ who: telling.player(effect.who), count: effect.count, mood });
    case 'find': {
      telling.remember(effect.as, 'found', telling.nounOf(effect.what), (effect.count ?? 1) > 1 ? 'many' : 'one');
      const places = effect.from === undefined ? (['deck'] as const) : list(effect.from);
      const what = telling.filter(effect.what, counted(effect.count), { from: true, of: 'you', places });
      return effects.find({ what, to: effect.to, mood });
    }
    case 'choose': {
      const count = effect.count ?? 1;
      const number = typeof count === 'number' ? count : 1;
      const what = telling.filter(effect.what, counted(number, effect.upTo === true));
      const many = value(count);
      telling.remember(effect.as, 'chosen', telling.nounOf(effect.what), count === 1 ? 'one' : 'many');
      return effects.choose({
        what: many.kind === 'each' ? { ...what, text: `${what.text} ${phrases.forEach(many.each)}` } : what,
        who: telling.player(effect.who ?? 'you'),
        mood,
      });
    }
    case 'choose at random':
      telling.remember(effect.as, 'chosen', telling.nounOf(effect.what), 'one');
      return effects[effect.do]({ what: telling.filter(effect.what, counted(), { from: true }), mood });
    case 'declare':
      telling.rememberNumber(effect.as, effect.what);
      return effects.declare({ what: effect.what, least: effect.least, most: effect.most, mood });
    case 'summon': {
      const { what, count = 1, gives, position, treatedAs, under } = effect;
      const said = telling.what(what, counted(count), { noun: 'monster', anywhere: true });
      telling.remember(effect.as, 'summoned', 'monster', count > 1 ? 'many' : 'one');
      const subject = phrases.refs.that('monster', count > 1 ? 'many' : 'one');
      return effects.summon({
        what: said,
        whole: telling.what(what, counted(count), { noun: 'monster', from: true }),
        from: typeof what === 'string' || what.is !== undefined ? undefined : telling.where(what, true),
        position,
        treatedAs,
        ignoring: effect.ignoring === true,
        under: under && telling.player(under),
        but: gives ? modifyText(telling, subject, gives, until) : '',
        mood,
      });
    }
    case 'token': {
      const token = CARDS.find(({ id }) => id === effect.token);
      const facts = token && phrases.facts({ ...NO_FACTS, ...token });
      return effects.token({
        token: `"${telling.name(token?.name ?? effect.token)}"${facts ? ` (${facts})` : ''}`,
        count: effect.count,
        position: effect.position,
        mood,
      });
    }
    case 'trap monster':
      return effects[effect.do]({
        this: telling.self,
        facts: phrases.facts({ ...NO_FACTS, ...effect }),
        like: effect.like && telling.ref(effect.like),
        mood,
      });
    case 'fusion summon':
      return effects[effect.do]({
        what: telling.filter({ kind: 'monster', frame: 'fusion', ...effect.what }, counted(), {
          from: true,
          places: ['extra'],
          of: 'you',
        }),
        from: { places: list(effect.from), of: 'you', from: true },
        materials: effect.materials,
        mood,
      });
    case 'ritual summon':
      return effects[effect.do]({ name: telling.name(effect.name), total: effect.total, mood });
    case 'synchro summon':
      return effects[effect.do]({ using: telling.ref(effect.using), mood });
    case 'modify':
      return modifyText(telling, telling.what(effect.what, all), effect.gives, until, mood);
    case 'position':
      return effects.position({ what: telling.what(effect.what, all), to: effect.to, mood });
    case 'negate activation':
    case 'negate effect':
    case 'negate summon':
    case 'negate summon or activation':
    case 'negate attack':
    case 'end battle phase':
      return effects[effect.do]({ mood });
    case 'equip':
      return effects.equip({ what: telling.ref(effect.what), to: telling.ref(effect.to), mood });
    case 'set': {
      const what = telling.what(effect.what, counted(), { from: true });
      return effects.set({ what, again: effect.what === 'this', mood });
    }
    case 'excavate':
      return effects.excavate({ count: effect.count, add: effect.add, mood });
    case 'place':
      return effects.place({ what: telling.ref(effect.what), on: effect.on, mood });
    case 'control':
      return effects.control({ what: telling.ref(effect.what), to: telling.player(effect.to), until, mood });
    case 'forbid':
      return effects.forbid({ who: telling.player(effect.who), what: effect.what, until, mood });
    case 'battle damage':
      return effects[effect.do]({ who: telling.player(effect.who), until, mood });
    case 'counters':
      return effects.counters({
        what: telling.what(effect.what, all),
        counter: effect.counter,
        amount: value(effect.amount),
        mood,
      });
    case 'win':
      return effects.win({ who: telling.player(effect.who), mood });
    case 'may':
      return effects.may({ instructions: effectsText(telling, effect.effects, 'infinitive'), mood });
    case 'if':
      return effects.if({
        clause: telling.condition(effect.condition),
        instructions: effectsText(telling, effect.effects, 'order'),
        otherwise: effect.otherwise && effectsText(telling, effect.otherwise, 'order'),
        mood,
      });
    case 'later':
      return effects.later({ when: effect.when, instructions: effectsText(telling, effect.effects, 'order'), mood });
    default:
      return effect satisfies never;
  }
}

const NO_FACTS = { attribute: undefined, type: undefined, level: undefined, atk: undefined, def: undefined };

function modifyText(telling: Telling, what: Said, gives: Modification, until: string, mood: Mood = 'order'): string {
  const { loses: _loses, lowersLevel: _lowers, ...changes } = gives;
  const several = Object.keys(changes).length > 1 && until !== '';
  return telling.phrases.effects.modify({ what, changes: changesText(telling, what, gives), until, several, mood });
}

/** All predicates of a modification, joined by "and". */
export function changesText(telling: Telling, subject: Said, gives: Modification): string {
  const { phrases } = telling;
  const found: string[] = [];
  const say = <Change extends keyof ChangeSlots>(change: Change, slots: ChangeSlots[Change]): void => {
    found.push(phrases.changes[change](slots, subject));
  };
  const { atk, def, loses = false, level, lowersLevel = false } = gives;
  if (atk !== undefined && def !== undefined && JSON.stringify(atk) === JSON.stringify(def))
    say('stats', { stats: ['atk', 'def'], value: telling.value(atk), loses });
  else {
    if (atk !== undefined) say('stats', { stats: ['atk'], value: telling.value(atk), loses });
    if (def !== undefined) say('stats', { stats: ['def'], value: telling.value(def), loses });
  }
  if (gives.atkBecomes !== undefined) say('becomes', { stat: 'atk', value: telling.value(gives.atkBecomes) });
  if (gives.defBecomes !== undefined) say('becomes', { stat: 'def', value: telling.value(gives.defBecomes) });
  if (gives.atkTimes === 'half' || gives.defTimes === 'half')
    say('halved', {
      stats: [...(gives.atkTimes ? ['atk' as const] : []), ...(gives.defTimes ? ['def' as const] : [])],
    });
  else if (gives.atkTimes !== undefined) say('doubled', { original: gives.atkTimes === 'double original' });
  if (level !== undefined) say('level', { value: telling.value(level), lowers: lowersLevel });
  if (gives.levelBecomes !== undefined) say('becomes', { stat: 'level', value: telling.value(gives.levelBecomes) });
  if (gives.scaleBecomes !== undefined)
    say('becomes', { stat: 'scale', value: { kind: 'number', number: gives.scaleBecomes } });
  if (gives.name !== undefined) say('name', { name: telling.name(gives.name) });
  if (gives.nameOf !== undefined) say('nameOf', { of: telling.ref(gives.nameOf) });
  if (gives.attribute !== undefined) say('attribute', { attribute: gives.attribute, also: false });
  if (gives.alsoAttribute !== undefined) say('attribute', { attribute: gives.alsoAttribute, also: true });
  if (gives.attributeChosen !== undefined) say('attributeChosen', {});
  if (gives.type !== undefined) say('type', { type: gives.type });
  if (gives.negated) say('negated', {});
  if (gives.cannot) say('cannot', { restrictions: gives.cannot });
  if (gives.notDestroyed) {
    const { times, by, together } = gives.notDestroyed;
    say('notDestroyed', { times, by: list(by), together: together === true });
  }
  if (gives.piercing) say('piercing', {});
  if (gives.directAttack) say('directAttack', {});
  if (gives.attacksAll) say('attacksAll', {});
  if (gives.extraAttacks !== undefined) say('extraAttacks', { amount: gives.extraAttacks });
  if (gives.unaffectedBy !== undefined) say('unaffectedBy', { kind: gives.unaffectedBy });
  if (gives.battleDamage !== undefined) say('battleDamage', {});
  if (gives.atkInDamageStep) say('atkInDamageStep', {});
  if (gives.silencesOpponent) say('silencesOpponent', {});
  if (gives.destroysOpposing) say('destroysOpposing', {});
  if (gives.attackCost) say('attackCost', gives.attackCost);
  if (gives.attacksOnly)
    say('attacksOnly', { what: telling.filter(gives.attacksOnly, { kind: 'a' }, { noun: 'monster', anywhere: true }) });
  if (gives.banishedWhenLeaving) say('banishedWhenLeaving', {});
  return phrases.list(found, 'and');
}

/** Every key of a modification has its words above; with this list the compiler checks that. */
export const MODIFICATIONS: { readonly [Key in keyof Required<Modification>]: true } = {
  atk: true,
  def: true,
  loses: true,
  atkBecomes: true,
  defBecomes: true,
  atkTimes: true,
  defTimes: true,
  level: true,
  levelBecomes: true,
  lowersLevel: true,
  scaleBecomes: true,
  name: true,
  nameOf: true,
  attribute: true,
  attributeChosen: true,
  alsoAttribute: true,
  type: true,
  negated: true,
  cannot: true,
  notDestroyed: true,
  piercing: true,
  directAttack: true,
  attacksAll: true,
  extraAttacks: true,
  unaffectedBy: true,
  battleDamage: true,
  banishedWhenLeaving: true,
  atkInDamageStep: true,
  attackCost: true,
  attacksOnly: true,
  silencesOpponent: true,
  destroysOpposing: true,
};
