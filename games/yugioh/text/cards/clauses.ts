/** Events and conditions as clauses, after "when" and "if". */
import { listed } from '@praxis/kit/language/grammar.ts';
import type { Condition, On, SummonWay } from '../../cards/language.ts';
import { type Article, describe, isField, place, type Said, thing } from './nouns.ts';
import type { Cause, Phrases } from './phrases.ts';
import { list, type Manner, type Telling } from './telling.ts';

type Event<Name extends On['on']> = Extract<On, { on: Name }>;

const A: Article = { kind: 'a' };
const MONSTER: Manner = { noun: 'monster' };

const exactly = (one: boolean | undefined): Article => (one ? { kind: 'count', count: 1, exactly: true } : A);

function waysOf({ phrases }: Telling, how: SummonWay | readonly SummonWay[] | undefined): string | undefined {
  const ways = list(how);
  if (ways.length === 0) return undefined;
  return phrases.list(
    ways.map((way) => phrases.ways[way]),
    'or',
  );
}

export function causesOf({ phrases }: Telling, by: Cause | readonly Cause[] | undefined): string {
  return phrases.list(
    list(by).map((each) => phrases.causes[each]),
    'or',
  );
}

/** Only of a player's monsters is the place said. */
const ofPlayer = (what: unknown): Manner => ({
  ...MONSTER,
  anywhere: typeof what === 'object' && (what as { of?: unknown }).of === undefined,
});

export function eventText(telling: Telling, on: On): string {
  const { events } = telling.phrases;
  const noun = 'what' in on && typeof on.what === 'object' ? telling.nounOf(on.what, 'monster') : 'monster';
  telling.about(on.on === 'activated' ? 'card' : noun);
  const by = 'by' in on ? on.by : undefined;
  switch (on.on) {
    case 'summoned':
      return summonedText(telling, on);
    case 'would be summoned': {
      const how = waysOf(telling, on.how);
      return on.by === undefined
        ? telling.say(events['would be summoned'], { how })
        : telling.say(events['would summon'], { who: telling.player(on.by), how });
    }
    case 'sent':
      return sentText(telling, on);
    case 'destroyed':
      return destroyedText(telling, on);
    case 'leaves':
      return telling.say(events[on.up ? 'leaves face-up' : 'leaves'], {
        what: telling.what(on.what, A),
        causes: causesOf(telling, on.by),
      });
    case 'returned to hand':
      return telling.say(events[on.on], {
        what: telling.what(on.what, exactly(on.one)),
        causes: causesOf(telling, on.by),
      });
    case 'attack declared': {
      const what = telling.what(on.by, A, { ...ofPlayer(on.by), attacks: true });
      const at = on.at && telling.what(on.at, A, ofPlayer(on.at));
      return telling.say(events[at ? 'attacks at' : on.direct ? 'attacks directly' : 'attacks'], { what, at });
    }
    case 'targeted':
      return telling.say(events[by === 'attack' ? 'targeted by attack' : 'targeted by effect'], {
        what: telling.what(on.what, A, MONSTER),
      });
    case 'attack negated':
      return events[on.on];
    case 'battle damage': {
      const who = telling.player(on.to);
      const what = on.by && telling.what(on.by, A, MONSTER);
      const piercing = on.piercing ? events.piercing : undefined;
      return telling.say(events[`battle damage ${what ? 'by' : who.isYou ? 'you' : 'other'}`], { who, what, piercing });
    }
    case 'destroys by battle':
      return telling.say(events[on.sent ? 'destroys and sent' : 'destroys'], {
        what: telling.what(on.what, A, MONSTER),
        victim: telling.filter(on.victim ?? {}, A, ofPlayer(on.victim ?? {})),
      });
    case 'activated':
      return activatedText(telling, on);
    case 'added': {
      const who = telling.player(on.to);
      return telling.say(events[who.isYou ? 'added you' : 'added other'], { who });
    }
    default:
      return on satisfies never;
  }
}

function summonedText(telling: Telling, on: Event<'summoned'>): string {
  const { events } = telling.phrases;
  const { by, from, owner } = on;
  const anywhere = typeof on.what !== 'string' && on.what.of === undefined;
  const what = telling.what(on.what, exactly(on.one), { ...MONSTER, anywhere });
  if (on.own) return telling.say(events['summoned own'], { what });
  const who = by && telling.player(by);
  const whose = owner === undefined ? {} : { of: owner };
  const where = from && telling.where({ in: from, ...whose }, true, by === 'you' ? by : undefined);
  return telling.say(events[who ? (who.isYou ? 'summoned by you' : 'summoned by other') : 'summoned'], {
    what,
    who,
    how: waysOf(telling, on.how),
    from: where && place(telling.phrases, where),
  });
}

function sentText(telling: Telling, on: Event<'sent'>): string {
  const { events } = telling.phrases;
  const { from, yours } = on;
  const goes = on.cause === undefined ? 'goes' : 'sent';
  const key =
    from === undefined
      ? (`${goes}${yours ? ' to yours' : ''}` as const)
      : (`sent from ${from === 'hand' || from === 'deck' ? from : 'field'}` as const);
  const material = on.for && telling.filter(on.for, A, { ...MONSTER, anywhere: true });
  return telling.say(events[key], {
    what: telling.what(on.what, A, { anywhere: yours === true }),
    causes: causesOf(telling, on.cause),
    for: material ? telling.say(events['sent for'], { what: material }) : '',
    because: on.withMaterial ? events['sent with material'] : '',
  });
}

function destroyedText(telling: Telling, on: Event<'destroyed'>): string {
  const { events } = telling.phrases;
  const what = telling.what(on.what, exactly(on.one));
  return telling.say(events[`destroyed${on.yours ? ' yours' : ''}${on.up ? ' face-up' : ''}`], {
    what,
    where: on.from === 'field' ? events['on the field'] : '',
    causes: causesOf(telling, on.by),
    attacked: on.attacked ? telling.say(events['while attacked'], { what }) : '',
    sent: on.sent ? telling.say(events[on.yours ? 'and sent to yours' : 'and sent'], { what }) : '',
  });
}

function activatedText(telling: Telling, on: Event<'activated'>): string {
  const { events, activations } = telling.phrases;
  const what = thing(activations[activationOf(on)]);
  const including =
    on.includes === undefined
      ? ''
      : events[on.includes === 'special summon' ? 'includes special summon' : 'includes destroy'];
  if (on.by === undefined) return telling.say(events.activated, { what, including });
  return telling.say(events['activated by'], { what, who: telling.player(on.by), including });
}

function activationOf({ what, card, effect }: Event<'activated'>): keyof Phrases['activations'] {
  const kinds = list(what.kind);
  if (kinds[0] === 'monster') return 'monster effect';
  if (effect) return 'effect of spell or trap';
  if (!card) return 'card or effect';
  if (kinds.length > 1) return 'spell or trap';
  return kinds[0] ?? 'card';
}

/** Clauses that all hold. */
export function allOf({ andClause }: Phrases, clauses: readonly string[]): string {
  return listed(clauses, ', ', ` ${andClause} `);
}

export function clausesText(telling: Telling, conditions: readonly Condition[]): string | undefined {
  if (conditions.length === 0) return undefined;
  return allOf(
    telling.phrases,
    conditions.map((each) => conditionText(telling, each)),
  );
}

export function conditionText(telling: Telling, condition: Condition): string {
  const { conditions } = telling.phrases;
  switch (condition.if) {
    case 'cards':
      if (condition.what.is === 'equipped monsters' && condition.max === 0)
        return telling.tell('nothing equipped', { self: telling.self });
      return cardsText(telling, condition);
    case 'lp': {
      const who = telling.player(condition.who);
      const { max, min } = condition;
      return telling.say(conditions[`lp ${who.isYou ? 'you' : 'other'} ${max === undefined ? 'min' : 'max'}`], {
        who,
        amount: max ?? min,
      });
    }
    case 'turn': {
      const who = telling.player(condition.of);
      return telling.say(conditions[who.isYou ? 'turn you' : 'turn other'], { who });
    }
    case 'phase':
      return phaseText(telling, condition, false);
    case 'summoned this turn':
      return telling.say(conditions[condition.orTurnedUp ? 'summoned or turned up this turn' : condition.if], {
        what: telling.self,
        how: waysOf(telling, condition.how) ?? '',
      });
    case 'can be summoned':
      return telling.say(conditions[condition.if], { what: telling.ref(condition.what) });
    case 'activated this turn':
    case 'used this turn':
      return telling.say(conditions[condition.if], { what: telling.self });
    case 'battles': {
      const { what, with: opposing, attacking } = condition;
      const against = opposing && telling.filter(opposing, A, MONSTER);
      return telling.say(conditions[attacking ? 'attacks' : 'battles'], {
        what: what === undefined ? telling.self : telling.what(what, A, MONSTER),
        other: against ? telling.say(conditions[attacking ? 'attack at' : 'battle with'], { what: against }) : '',
      });
    }
    case 'fits':
      return fitsText(telling, condition);
    case 'not': {
      const [only] = condition.of;
      if (condition.of.length === 1 && only?.if === 'phase') return phaseText(telling, only, true);
      return telling.say(conditions.not, { clause: clausesText(telling, condition.of) ?? '' });
    }
    case 'any':
      return telling.phrases.list(
        condition.of.map((each) => conditionText(telling, each)),
        'or',
      );
    default:
      return condition satisfies never;
  }
}

function cardsText(telling: Telling, { what: filter, min, max }: Extract<Condition, { if: 'cards' }>): string {
  const { phrases } = telling;
  const article: Article =
    max === 0
      ? { kind: 'no' }
      : max !== undefined
        ? { kind: 'most', count: max }
        : min !== undefined
          ? { kind: 'least', count: min }
          : A;
  const what = describe(phrases, telling.describe(filter, { anywhere: true }), article);
  const where = telling.where(filter, false);
  const none = max === 0 ? ' none' : '';
  const onField = isField(where);
  const inHand = where.places.every((each) => each === 'hand');
  const who =
    where.of === 'you'
      ? onField
        ? 'you control'
        : 'you have'
      : where.of === 'opponent' && onField
        ? 'opponent controls'
        : where.of === 'opponent' && inHand
          ? 'opponent has'
          : 'there is';
  return telling.say(phrases.conditions[`${who}${none}`], { what, place: place(phrases, where) });
}

function phaseText(telling: Telling, { phase, of }: Extract<Condition, { if: 'phase' }>, isNot: boolean): string {
  const { conditions, phases, list: listOf } = telling.phrases;
  const whose = of === undefined ? '' : telling.player(of).isYou ? ' yours' : ' theirs';
  const names = list(phase).map((each) => phases[each as keyof Phrases['phases']] ?? each);
  return telling.say(conditions[`phase${whose}${isNot ? ' not' : ''}`], { phase: listOf(names, 'or') });
}

function fitsText(telling: Telling, { what: ref, filter }: Extract<Condition, { if: 'fits' }>): string {
  const { phrases } = telling;
  const { conditions, positions } = phrases;
  const what: Said = telling.ref(ref);
  const description = telling.describe(filter, { anywhere: filter.in === undefined });
  const { position, bounds } = description;
  if (position !== undefined) return telling.say(conditions['in position'], { what, position: positions[position] });
  if (bounds.some(({ stat }) => stat === 'materials')) return telling.say(conditions['without materials'], { what });
  return telling.say(conditions.is, { what, noun: describe(phrases, description, A) });
}
