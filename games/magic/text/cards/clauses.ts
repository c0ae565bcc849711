/** Conditions and events as clauses. */
import type { Slots } from '@praxis/kit/language/template.ts';
import type { Condition, Filter, Ref, Trigger } from '../../cards/language.ts';
import { introduced, nounOf, thing } from './nouns.ts';
import type { Clause, Thing } from './phrases.ts';
import type { Telling } from './telling.ts';

/** A condition: after "if", or `during`, after "as long as". */
export function conditionText(telling: Telling, condition: Condition, as: 'clause' | 'during' = 'clause'): string {
  const { conditions, orMore } = telling.phrases;
  const say = (phrase: Clause, slots: Slots): string => telling.say(phrase[as] ?? phrase.clause, slots);
  if (condition.if !== 'exists' && condition.if !== 'none') {
    const who = telling.player(condition.who);
    return say(conditions[condition.if][who.person], { who, this: telling.this });
  }
  const { what } = condition;
  const n = condition.if === 'exists' ? (condition.min ?? 1) : 1;
  const who = what.controller === undefined ? undefined : telling.player(what.controller);
  const many = n > 1 || condition.if === 'none';
  const said = telling.filter(what, many ? 'many' : 'one', { kind: many ? 'bare' : 'a' }, ['controller']);
  return say(conditions[condition.if][who?.person ?? 'anywhere'], {
    what: n > 1 ? thing(telling.say(orMore, { n, what: said }), said) : said,
    who,
  });
}

/** The events of an ability: one "or" another. */
export function triggersText(telling: Telling, triggers: readonly Trigger[]): string {
  return triggers
    .map((each, index) => triggerText(telling, each, { isFurther: index > 0 }))
    .reduce((clause, other) => telling.say(telling.phrases.either, { clause, other }));
}

/** `isNext`: only the one that comes next. */
export function triggerText(
  telling: Telling,
  when: Trigger,
  { isFurther = false, isNext = false }: { readonly isFurther?: boolean; readonly isNext?: boolean },
): string {
  const { when: once, whenever } = telling.phrases;
  const clause = eventText(telling, when, isNext);
  if (when.on === 'upkeep' || when.on === 'end step') return clause;
  const isOnce = (when.on === 'enters' || when.on === 'dies') && typeof when.what === 'string';
  return telling.say((isOnce ? once : whenever)[isFurther ? 'further' : 'first'], { clause });
}

function eventText(telling: Telling, when: Trigger, isNext: boolean): string {
  const { phrases } = telling;
  const { triggers, nouns, damage } = phrases;
  const one = (what: Ref | Filter): Thing =>
    typeof what === 'string' ? telling.ref(what) : telling.filter(what, 'one', { kind: 'a' });
  const itIs = (what: Ref | Filter): void => {
    if (typeof what === 'object') telling.setIt(() => introduced(phrases, nounOf(phrases, what), [], { kind: 'that' }));
    else telling.setIt(() => telling.ref(what));
  };
  switch (when.on) {
    case 'enters':
    case 'dies':
    case 'attacks': {
      const what = one(when.what);
      itIs(when.what);
      if (when.on === 'dies' && when.what === 'this') telling.isDying = true;
      return telling.say(triggers[when.on], { what });
    }
    case 'put into graveyard': {
      const { owner, ...card } = when.what;
      const what = telling.filter({ ...card, in: 'graveyard' }, 'one', { kind: 'a' }, ['in']);
      itIs(when.what);
      return telling.say(triggers[when.on][owner === 'you' || owner === 'opponent' ? owner : 'anybody'], { what });
    }
    case 'blocks': {
      const what = one(when.what);
      const filter: Filter = when.blocked ?? { type: 'creature' };
      const blocked = one(filter);
      telling.setIt(() => introduced(phrases, nounOf(phrases, filter), [], { kind: 'blocked' }));
      return telling.say(triggers.blocks, { what, blocked });
    }
    case 'upkeep':
    case 'end step': {
      const who = telling.player(when.of);
      return telling.say(triggers[isNext ? (`next ${when.on}` as const) : when.on][who.person], { who });
    }
    case 'life gained': {
      const who = telling.player(when.who);
      return telling.say(triggers[when.on][who.person], { who });
    }
    case 'cast': {
      const what = telling.filter({ ...when.what, in: 'stack' }, 'one', { kind: 'a' });
      const who = telling.player(when.who);
      return telling.say(triggers.cast[who.person], { who, what });
    }
    case 'damage': {
      const by = when.by === undefined ? undefined : one(when.by);
      const to = when.to === 'player' ? introduced(phrases, nouns.player, [], { kind: 'a' }) : one(when.to);
      const kind = damage[when.combat ? 'combat' : 'any'];
      return telling.say(triggers[by ? 'damage by' : 'damage'], { by, to, damage: kind });
    }
    default:
      return when satisfies never;
  }
}
