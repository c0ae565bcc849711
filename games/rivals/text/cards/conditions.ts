/** Conditions, moments and counted things in the phrases of a language. */
import type { Condition, Count, Trigger } from '../../cards/language.ts';
import type { Phrases } from './phrases.ts';
import type { By, Tell } from './tell.ts';

const listed = (tell: Tell, of: readonly Condition[], last: 'and' | 'or'): string =>
  tell.phrases.list(
    of.map((each) => tell.condition(each)),
    last,
  );

/** A condition about characters. */
const about =
  (key: keyof Phrases['conditions']) =>
  ({ who }: { readonly who: Parameters<Tell['who']>[0] }, tell: Tell): string =>
    tell.fill(tell.phrases.conditions[key], { who: tell.who(who) });

const plainly =
  (key: keyof Phrases['conditions']) =>
  (_: object, { phrases }: Tell): string =>
    phrases.conditions[key];

export const CONDITIONS: By<'if', Condition> = {
  all: ({ of }, tell) => listed(tell, of, 'and'),
  none: ({ of }, tell) => tell.fill(tell.phrases.conditions.none, { it: listed(tell, of, 'or') }),
  discipline: ({ discipline, of, min: n = 1 }, tell) => {
    const { conditions } = tell.phrases;
    const it = tell.discipline(discipline);
    if (typeof of === 'string') return tell.fill(conditions.discipline, { who: tell.who(of), it });
    return tell.fill(conditions[n === 1 ? 'one discipline' : 'disciplines'], { n, it, among: tell.among(of) });
  },
  'has a title': about('has a title'),
  'is the prince': about('is the prince'),
  'has a retainer': about('has a retainer'),
  exhausted: about('exhausted'),
  blood: ({ who, min }, tell) => tell.fill(tell.phrases.conditions.blood, { who: tell.who(who), n: min }),
  'controls the prince': ({ who }, { phrases }) =>
    phrases.conditions[who === 'you' ? 'you control' : 'nobody controls'],
  agenda: ({ who, min: n }, tell) => {
    const { 'you have': you, 'they have': they } = tell.phrases.conditions;
    return tell.isYou(who) ? tell.fill(you, { n }) : tell.fill(they, { who: tell.player(who), n });
  },
  'target is': ({ a }, { phrases }) => phrases.targetIs[a],
  'attack is': ({ type }, tell) => tell.fill(tell.phrases.conditions['attack is'], { it: tell.type(type) }),
  blocked: plainly('blocked'),
  'first attack of the type': plainly('first attack of the type'),
  'discarded is': ({ type }, tell) =>
    tell.fill(tell.phrases.conditions['discarded is'], { it: tell.phrases.types[type] }),
  'scheme succeeded this turn': plainly('scheme succeeded this turn'),
  'defeated is of rival': plainly('defeated is of rival'),
  'defeated had blood': ({ min }, tell) => tell.fill(tell.phrases.conditions['defeated had blood'], { n: min }),
  'later print': plainly('later print'),
  streets: ({ min, blood }, tell) => tell.fill(tell.phrases.conditions.streets, { n: min, blood }),
};

/** The words behind "for each". */
export const COUNTS: By<'count', Count> = {
  characters: ({ of }, tell) => tell.counted(of),
  disciplines: ({ discipline, of }, tell) => `${tell.discipline(discipline)} ${tell.among(of)}`,
  titles: ({ of }, tell) => tell.fill(tell.phrases.counts.titles, { among: tell.among(of) }),
  retainers: ({ of }, tell) => tell.fill(tell.phrases.counts.retainers, { among: tell.among(of) }),
  opponents: (_, { phrases }) => phrases.counts.opponents,
  agenda: ({ of, per }, tell) => tell.fill(tell.phrases.counts.agenda, { n: per, player: tell.player(of) }),
  discarded: (_, { phrases }) => phrases.counts.discarded,
  paid: (_, { phrases }) => phrases.counts.paid,
  'damage taken': (_, { phrases }) => phrases.counts['damage taken'],
  requirement: (_, { phrases }) => phrases.counts.requirement,
};

const moment =
  (key: keyof Phrases['triggers']) =>
  (_: object, { phrases }: Tell): string =>
    phrases.triggers[key];

const perhapsFirst =
  (key: 'resolves a conspiracy' | 'recruits') =>
  ({ first }: { readonly first?: true }, { phrases: { triggers } }: Tell): string =>
    first ? `${triggers[key]} ${triggers['first in your turn']}` : triggers[key];

export const TRIGGERS: By<'on', Trigger> = {
  'start of turn': (_, tell) => tell.phrases.triggers[tell.isYou('you') ? 'start' : 'start any'],
  'end of turn': (_, tell) => tell.phrases.triggers[tell.isYou('you') ? 'end' : 'end any'],
  mending: moment('mending'),
  plays: ({ kind, acting }, { phrases }) =>
    acting ? phrases.triggers[`this plays ${kind}`] : phrases.triggers[`plays ${kind}`],
  'scheme succeeds': moment('scheme succeeds'),
  'resolves a conspiracy': perhapsFirst('resolves a conspiracy'),
  'puts a card face down': moment('puts a card face down'),
  'resolves a face-down card': moment('resolves a face-down card'),
  attaches: ({ what }, { phrases }) => phrases.triggers[`attaches ${what}`],
  defeats: ({ what, by, opponent, first, each }, tell) => {
    const { triggers, beaten, people } = tell.phrases;
    const it = each === undefined ? beaten[what].one : `${each} ${beaten[what].many}`;
    const time = first ? triggers['first in a turn'] : each === undefined ? '' : triggers['in one turn'];
    return [tell.fill(triggers[`by ${by}`], { it }), opponent ? people.whose.opponent : '', time]
      .filter(Boolean)
      .join(' ');
  },
  'is defeated': moment('is defeated'),
  'target survives': moment('target survives'),
  'attack defeats nobody': moment('attack defeats nobody'),
  'attacks a mortal': moment('attacks a mortal'),
  recruits: perhapsFirst('recruits'),
};
