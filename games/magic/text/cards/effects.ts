/** Effects and changes as clauses. */
import type { Cost, Effect, Modification, Restriction } from '../../cards/language.ts';
import { keywordsText, subtypeText } from './nouns.ts';
import type { Mood, Phrases, Said } from './phrases.ts';
import { abilityText } from './render.ts';
import type { Telling } from './telling.ts';
import { Unsayable } from './telling.ts';

/** The effects as sentences, without capitals; `infinitive` joins them to one clause. */
export function effectTexts(telling: Telling, effects: readonly Effect[], mood: Mood): string[] {
  return effects.map((effect) => telling.closed(clause(telling, effect, mood)));
}

function joined(telling: Telling, effects: readonly Effect[], mood: Mood): string {
  return telling.phrases.list(effectTexts(telling, effects, mood), 'and');
}

type EffectOf<Kind extends Effect['do']> = Extract<Effect, { do: Kind }>;

function clause(telling: Telling, effect: Effect, mood: Mood): string {
  const { phrases } = telling;
  const { effects: say } = phrases;
  switch (effect.do) {
    case 'damage': {
      const by = effect.by === undefined ? telling.this : telling.ref(effect.by);
      const amount = telling.amount(effect.amount);
      return say.damage({ by, amount, to: telling.whatOrPlayer(effect.to) }, mood);
    }
    case 'destroy':
      return say.destroy(
        { what: telling.what(effect.what, 'each'), noRegeneration: effect.noRegeneration === true },
        mood,
      );
    case 'move':
      return say.move(
        {
          what: telling.what(effect.what),
          to: effect.to,
          tapped: effect.tapped === true,
          under: effect.under === undefined ? undefined : telling.player(effect.under),
        },
        mood,
      );
    case 'counter':
      return say.counter({ what: telling.ref(effect.what) }, mood);
    case 'sacrifice': {
      const many = effect.amount !== 1;
      const what = telling.filter(effect.what, many ? 'many' : 'one', many ? { kind: 'bare' } : { kind: 'a' }, [
        'controller',
      ]);
      if (many) throw new Unsayable('several sacrifices at once');
      return say.sacrifice({ who: telling.player(effect.who), what }, mood);
    }
    case 'draw':
    case 'discard':
    case 'gain life':
    case 'lose life':
    case 'set life':
      return say[effect.do]({ who: telling.subject(effect.who), amount: telling.amount(effect.amount) }, mood);
    case 'tap':
    case 'untap':
    case 'regenerate':
      return say[effect.do]({ what: telling.what(effect.what) }, mood);
    case 'modify':
      return modifyClause(telling, effect, mood);
    case 'put counters': {
      const amount = telling.amount(effect.amount);
      return say['put counters']({ what: telling.what(effect.what, 'each'), amount, counter: effect.counter }, mood);
    }
    case 'create':
      return say.create({ token: tokenSaid(telling, effect) }, mood);
    case 'emblem':
      return say.emblem({ text: emblemText(telling, effect) }, mood);
    case 'fight':
      return say.fight({ what: telling.ref(effect.what), with: telling.ref(effect.with) }, mood);
    case 'attach':
      return say.attach({ this: telling.this, to: telling.ref(effect.to) }, mood);
    case 'prevent damage':
      return say['prevent damage'](
        { by: telling.filter(effect.by, 'many', { kind: 'bare' }), combat: effect.combat === true },
        mood,
      );
    case 'search':
      return searchClause(telling, effect, mood);
    case 'look':
      return say.look(
        {
          amount: effect.amount,
          reveal: effect.reveal === true,
          what: telling.filter({ ...effect.choose, in: 'library' }, 'one', { kind: 'a' }, ['in', 'owner']),
          optional: effect.min === 0,
          to: effect.to,
          rest: effect.rest,
        },
        mood,
      );
    case 'exile top':
      telling.name(effect.as, { in: 'exile' }, effect.amount > 1 ? 'many' : 'one');
      return say['exile top']({ amount: effect.amount }, mood);
    case 'allow playing':
      return say['allow playing']({ what: telling.ref(effect.what) }, mood);
    case 'cast copies':
      return say['cast copies']({ what: telling.ref(effect.what), amount: effect.amount }, mood);
    case 'shuffle in':
      return say['shuffle in']({ who: telling.subject(effect.who) }, mood);
    case 'choose color':
      return say['choose color']({}, mood);
    case 'choose': {
      const isCard = effect.among !== undefined;
      const what = telling.filter(
        isCard ? { ...effect.what, in: 'exile' } : effect.what,
        'one',
        { kind: 'a' },
        isCard ? ['in'] : [],
      );
      const among = effect.among === undefined ? undefined : telling.ref(effect.among);
      telling.name(effect.as, isCard ? { in: 'exile' } : effect.what, 'one');
      return say.choose({ what, optional: effect.optional === true, among }, mood);
    }
    case 'may':
      return say.may({ instructions: joined(telling, effect.effects, 'infinitive') }, mood);
    case 'unless': {
      const who = telling.player(effect.who);
      const costs = effect.pays.map((cost) => paid(telling, cost, who));
      return say.unless(
        { who, instructions: joined(telling, effect.effects, 'order'), costs: phrases.list(costs, 'or') },
        mood,
      );
    }
    case 'if':
      return say.if(
        { clause: telling.condition(effect.condition), instructions: joined(telling, effect.effects, 'order') },
        mood,
      );
    case 'later': {
      const when = telling.trigger(effect.when, true);
      return say.later({ when, instructions: joined(telling, effect.effects, 'order') }, mood);
    }
    default:
      return effect satisfies never;
  }
}

function modifyClause(telling: Telling, { what, gives, until }: EffectOf<'modify'>, mood: Mood): string {
  const { phrases } = telling;
  const subject = telling.what(what);
  const isNextUntap = until === 'next untap';
  const changes = changeTexts(telling, gives, subject, true, telling.nounOf(what), isNextUntap);
  const lasts =
    until === 'turn'
      ? phrases.until.turn
      : typeof until === 'object'
        ? phrases.until.while(telling.condition(until.while))
        : '';
  return phrases.effects.modify({ what: subject, changes: phrases.list(changes, 'and'), until: lasts }, mood);
}

/** The changes to an object, as verb phrases that agree with it. */
export function changeTexts(
  telling: Telling,
  gives: Modification,
  subject: Said,
  lasting: boolean,
  noun: Parameters<Telling['within']>[0],
  isNextUntap = false,
): string[] {
  const { phrases } = telling;
  const { changes: say } = phrases;
  const at = { subject, lasting };
  const found: string[] = [];
  if (gives.control !== undefined) found.push(say.control({ ...at, by: telling.player(gives.control) }));
  if (gives.loseAbilities) found.push(say.loseAbilities(at));
  if (gives.colors) found.push(say.colors({ ...at, colors: gives.colors }));
  if (gives.creatureTypes)
    found.push(say.creatureTypes({ ...at, subtypes: gives.creatureTypes.map((each) => subtypeText(phrases, each)) }));
  const added = (gives.addSubtypes ?? []).map((each) => subtypeText(phrases, each));
  if (gives.addTypes)
    found.push(say.addTypes({ ...at, types: gives.addTypes.map((each) => phrases.types[each]), subtypes: added }));
  else if (added.length > 0) {
    const subtypes = (gives.addSubtypes ?? []).map((each) => subtypeText(phrases, each, subject.number));
    found.push(say.addSubtypes({ ...at, subtypes }));
  }
  if (gives.base)
    found.push(
      say.base({
        ...at,
        power: telling.amount(gives.base.power).text,
        toughness: telling.amount(gives.base.toughness).text,
      }),
    );
  if (gives.gain) found.push(say.gain({ ...at, keywords: keywordsText(phrases, gives.gain) }));
  for (const ability of gives.abilities ?? [])
    found.push(say.abilities({ ...at, text: abilityText(telling.within(noun), ability) }));
  if (gives.power !== undefined || gives.toughness !== undefined) {
    const sign = (value: Modification['power']): string => signed(telling.amount(value ?? 0).text, other(gives));
    found.push(say.stats({ ...at, power: sign(gives.power), toughness: sign(gives.toughness) }));
  }
  if (gives.lose) found.push(say.lose({ ...at, keywords: keywordsText(phrases, gives.lose) }));
  for (const each of gives.cannot ?? [])
    found.push(
      isNextUntap && each === 'untap' ? phrases.nextUntap(subject) : phrases.restrictions[each as Restriction](subject),
    );
  if (gives.must) found.push(say.must(at));
  if (gives.blockersMax !== undefined) found.push(say.blockersMax({ ...at, amount: gives.blockersMax }));
  if (gives.blockersMin !== undefined) found.push(say.blockersMin({ ...at, amount: gives.blockersMin }));
  if (gives.cannotBeBlockedBy)
    found.push(say.cannotBeBlockedBy({ ...at, by: telling.filter(gives.cannotBeBlockedBy, 'many', { kind: 'bare' }) }));
  if (gives.canBlockOnly)
    found.push(say.canBlockOnly({ ...at, what: telling.filter(gives.canBlockOnly, 'many', { kind: 'bare' }) }));
  return found;
}

/** A zero takes the sign of its neighbour: -2/-0. */
function other({ power = 0, toughness = 0 }: Modification): '+' | '-' {
  return (typeof power === 'number' && power < 0) || (typeof toughness === 'number' && toughness < 0) ? '-' : '+';
}

function signed(text: string, zero: '+' | '-'): string {
  if (text === '0') return `${zero}0`;
  return text.startsWith('-') ? text : `+${text}`;
}

function tokenSaid(telling: Telling, { token, amount }: EffectOf<'create'>): Said {
  const def = telling.definition(token);
  if (!def) throw new Unsayable(`there is no token ${token}`);
  return telling.phrases.token({
    amount: telling.amount(amount),
    power: def.power as number,
    toughness: def.toughness as number,
    colors: def.colors ?? [],
    subtypes: (def.subtypes ?? []).map((each) => subtypeText(telling.phrases, each)),
    keywords: keywordsText(telling.phrases, def.keywords ?? []),
  });
}

function emblemText(telling: Telling, { emblem }: EffectOf<'emblem'>): string {
  const def = telling.definition(emblem);
  if (!def) throw new Unsayable(`there is no emblem ${emblem}`);
  const inside = telling.within(telling.phrases.nouns.emblem);
  return (def.abilities ?? []).map((each) => abilityText(inside, each)).join(' ');
}

function searchClause(telling: Telling, { what, upTo, to, tapped, as }: EffectOf<'search'>, mood: Mood): string {
  const many = upTo !== 1;
  const article = many ? ({ kind: 'bare' } as const) : ({ kind: 'a' } as const);
  const said = telling.filter({ ...what, in: 'library' }, many ? 'many' : 'one', article, ['in', 'owner']);
  if (as !== undefined)
    telling.name(as, to === 'battlefield' ? what : { ...what, in: 'library' }, many ? 'many' : 'one');
  const counted = telling.phrases.list([said.text], 'and');
  return telling.phrases.effects.search(
    { what: { ...said, text: upToText(telling.phrases, upTo, counted) }, to, tapped: tapped === true },
    mood,
  );
}

function upToText(phrases: Phrases, upTo: number | 'any number', text: string): string {
  if (upTo === 1) return text;
  return upTo === 'any number' ? phrases.anyNumberOf(text) : phrases.upTo(upTo, text);
}

function paid(telling: Telling, cost: Cost, who: Said): string {
  const { paysCost } = telling.phrases;
  if (cost.life !== undefined) return paysCost.life(who, cost.life);
  if (cost.mana !== undefined) return paysCost.mana(who, cost.mana);
  if (typeof cost.sacrifice === 'object')
    return paysCost.sacrifice(who, telling.filter(cost.sacrifice, 'one', { kind: 'a' }, ['controller']));
  throw new Unsayable('this way to pay');
}

/** The costs of an ability: symbols first. */
export function costText(telling: Telling, { mana, tap, life, sacrifice, discard, loyalty }: Cost): string {
  const { costs } = telling.phrases;
  const parts: string[] = [];
  if (loyalty !== undefined) parts.push(loyalty > 0 ? `+${loyalty}` : String(loyalty).replace('-', '−'));
  if (mana !== undefined) parts.push(mana);
  if (tap) parts.push('{T}');
  if (life !== undefined) parts.push(costs.life(life));
  if (discard !== undefined) parts.push(costs.discard(discard));
  if (sacrifice === 'this') parts.push(costs.sacrifice(telling.this));
  else if (sacrifice) parts.push(costs.sacrifice(telling.filter(sacrifice, 'one', { kind: 'a' }, ['controller'])));
  return parts.join(', ');
}
