/**
 * The circumstances in which a bonus counts: "against Followers of Set", "in combat with a vampire", "when bleeding".
 */
import { DISCIPLINE_NAMES } from '../cards/language/terms.ts';
import type { Condition, Filter, Stat } from '../cards/language.ts';
import { nounPhrase } from './nouns.ts';
import type { Reader } from './reader.ts';
import { DISCIPLINE } from './words.ts';

export type Circumstances = (stat: Stat) => readonly Condition[] | undefined;

type Conditions = readonly Condition[];

const isOfActions = (stat: Stat): boolean => stat === 'stealth' || stat === 'intercept';

/** Kinds of actions, for the stealth of the acting minion and the intercept of blockers. */
const ACTIONS: readonly (readonly [RegExp, Condition])[] = [
  [
    /(?:when|while) bleeding(?! a Methuselah| with)|(?:during|on|for) bleed(?:ing)? actions?(?! directed)|during bleeds|when attempting to block (?:a )?bleed actions?/i,
    { if: 'bleeding' },
  ],
  [
    /(?:vs\.|against|during|on|when attempting to block) (?:a )?political actions?|during each political action/i,
    { if: 'political action' },
  ],
  [/(?:vs\.|against|during|on) (?:undirected|non-directed) actions?/i, { if: 'undirected' }],
  [/(?:vs\.|against|during|on) directed actions?/i, { if: 'directed' }],
  [/(?:during|on) non-bleed actions/i, { if: 'not bleeding' }],
  [/(?:during|on) non-hunt actions/i, { if: 'other action kind', kinds: ['hunt'] }],
];

/**
 * The circumstances in which a bonus counts. Their meaning depends on the bonus: strength looks at the opponent,
 * intercept at the acting minion.
 */
export function circumstances(reader: Reader): Circumstances | undefined {
  return reader.first<Circumstances>(
    ...ACTIONS.map(
      ([pattern, condition]) =>
        (each: Reader): Circumstances | undefined =>
          each.take(pattern)
            ? (stat) =>
                isOfActions(stat) || (stat === 'votes' && condition.if === 'political action') ? [condition] : undefined
            : undefined,
    ),
    (each) =>
      each.take(/(?:during|on) equip actions|when equipping(?! with)/i)
        ? (stat) => (stat === 'stealth' ? [{ if: 'matches', card: 'self', filter: { equipping: true } }] : undefined)
        : undefined,
    (each) =>
      each.take(/on each of (?:his|her|its|their) actions/i)
        ? (stat) => (stat === 'stealth' ? [] : undefined)
        : undefined,
    (each) => {
      const kinds = actionKinds(each);
      return kinds && ((stat) => (isOfActions(stat) ? [{ if: 'action kind', kinds }] : undefined));
    },
    (each) => {
      const found = ofTarget(each);
      // The bleed of a minion is needed only while it bleeds.
      return found && ((stat) => (stat === 'bleed' ? found.slice(1) : stat === 'stealth' ? found : undefined));
    },
    (each) => {
      const found = ofActionCard(each);
      return found && ((stat) => (stat === 'stealth' || stat === 'bleed' ? found : undefined));
    },
    (each) => {
      if (!each.take(/(?:during|on) actions directed at/i)) return undefined;
      const filter = nounPhrase(each);
      const condition: Condition | undefined = filter && { if: 'exists', filter: { ...filter, targeted: true } };
      return condition && ((stat) => (isOfActions(stat) ? [condition] : undefined));
    },
    (each) => {
      if (!each.take(/(?:when |while )?in combat with|(?:when|while) opposing/i)) return undefined;
      const filter = nounPhrase(each);
      return filter && ((stat) => (stat === 'strength' ? [{ if: 'matches', card: 'opposing', filter }] : undefined));
    },
    (each) => {
      if (!each.take(/vs\.|against|during actions (?:by|of)|when attempting to block/i)) return undefined;
      const filter = nounPhrase(each);
      return filter && ((stat) => against(stat, filter));
    },
    (each) => {
      if (!each.take(/(?:on|during|in) the first round(?: of combat)?/i)) return undefined;
      return (stat) => (stat === 'strength' ? [{ if: 'first round' }] : undefined);
    },
    (each) => {
      if (!each.take(/(?:on|during) any round of combat after the first/i)) return undefined;
      return (stat) => (stat === 'strength' ? [{ if: 'after the first round' }] : undefined);
    },
    (each) => {
      if (!each.take(/in referendums (?:he|she|they) calls?/i)) return undefined;
      return (stat) => (stat === 'votes' ? [{ if: 'called by self' }] : undefined);
    },
    (each) => {
      const found = each.take(/if|while/i) && state(each);
      return found ? () => found : undefined;
    },
  );
}

/** "when bleeding a Methuselah who controls a ready Ventrue", "on actions directed at a Methuselah who controls no ready bishop" */
function ofTarget(reader: Reader): Conditions | undefined {
  const found = reader.take(
    /(when bleeding|against|(?:on|during) (bleed )?actions directed at) (?:a Methuselah|Methuselahs) (?:who controls?|controlling|(who doesn't control))( no)?/i,
  );
  if (!found) return undefined;
  const filter = nounPhrase(reader);
  if (!filter || filter.of !== undefined || (filter.in !== undefined && filter.in !== 'ready')) return undefined;
  const isBleed = found[2] !== undefined || !/actions/i.test(found[1] as string);
  return [
    isBleed ? { if: 'bleeding' } : { if: 'directed' },
    { if: found[3] || found[4] ? 'none' : 'exists', filter: { ...filter, of: 'target player' } },
  ];
}

const REQUIRING = new RegExp(
  `((?:during|on) actions|when bleeding with an action card) (?:requiring|that requires?) ${DISCIPLINE}`,
  'i',
);

/** "during actions requiring Necromancy [nec]", "when bleeding with an action card that requires Presence [pre]" */
function ofActionCard(reader: Reader): Conditions | undefined {
  const found = reader.take(REQUIRING);
  const code = found?.[2]?.toLowerCase();
  if (!found || code === undefined || !(code in DISCIPLINE_NAMES)) return undefined;
  const card: Condition = { if: 'action requires', discipline: code };
  return /bleeding/i.test(found[1] as string) ? [{ if: 'bleeding' }, card] : [card];
}

/** Facts about the table that no minion has to do anything for: "you have the Edge", "/Otieno/ is ready", "your prey controls a ready prince". */
export function state(reader: Reader): Conditions | undefined {
  return reader.first<Conditions>(
    (each) => (each.take(/you (?:have|control) the Edge/i) ? [{ if: 'edge', of: 'you' }] : undefined),
    (each) => {
      const found = each.take(/(you have|your (?:prey|predator) has) (\d+) or (?:fewer|less) pool/i);
      const of = found?.[1]?.toLowerCase().split(' ')[1] as 'prey' | 'predator' | 'have' | undefined;
      return found && [{ if: 'pool at most', amount: Number(found[2]), of: of === 'have' || !of ? 'you' : of }];
    },
    (each) => {
      const found = each.take(/\/([^/]+)\/ is (ready|in your ready region)/i);
      if (!found) return undefined;
      const mine = found[2]?.toLowerCase() === 'ready' ? {} : { of: 'you' as const };
      return [{ if: 'exists', filter: { name: found[1] as string, in: 'ready', ...mine } }];
    },
    (each) => {
      const name = each.take(/you control \/([^/]+)\//i)?.[1];
      return name === undefined ? undefined : [{ if: 'exists', filter: { name, of: 'you' } }];
    },
    (each) => {
      const found = each.take(/(you control|your prey controls|your predator controls|your prey has)( no)?/i);
      const filter = found && nounPhrase(each);
      if (!found || !filter || filter.of !== undefined) return undefined;
      const word = found[1]?.toLowerCase() ?? '';
      const of = word.startsWith('you ') ? 'you' : word.includes('prey') ? 'prey' : 'predator';
      return [{ if: found[2] ? 'none' : 'exists', filter: { ...filter, of } }];
    },
    (each) => {
      const filter = each.try(nounPhrase);
      if (filter?.of !== 'you' || !each.take(/is an?/i)) return undefined;
      const what = nounPhrase(each);
      return what && [{ if: 'exists', filter: { ...filter, ...what, ...(filter.in ? { in: filter.in } : {}) } }];
    },
  );
}

/** A minion neither blocks nor fights itself, so that "other" says nothing. */
function against(stat: Stat, { other: _, ...filter }: Filter): Conditions | undefined {
  if (stat === 'intercept') return [{ if: 'matches', card: 'acting', filter }];
  if (stat === 'strength') return [{ if: 'matches', card: 'opposing', filter }];
  return undefined;
}

type Kinds = Extract<Condition, { readonly if: 'action kind' }>['kinds'];

/** "during diablerie actions", "when hunting", "on recruit and employ actions" */
function actionKinds(reader: Reader): Kinds | undefined {
  return reader.first<Kinds>(
    (each) =>
      each.take(/(?:during|on) diablerie actions|when (?:committing diablerie|diablerizing)/i)
        ? ['diablerize']
        : undefined,
    (each) => (each.take(/(?:when|while) hunting|(?:during|on) hunt(?:ing)? actions/i) ? ['hunt'] : undefined),
    (each) =>
      each.take(
        /when employing retainers and recruiting allies|(?:during|on) (?:recruit and employ|employ and recruit) actions/i,
      )
        ? ['employ', 'recruit']
        : undefined,
    (each) =>
      each.take(/when recruiting, employing, or taking an action to put a vampire in play/i)
        ? ['recruit', 'employ', 'put vampire in play']
        : undefined,
    (each) => (each.take(/when recruiting allies|(?:during|on) recruit actions/i) ? ['recruit'] : undefined),
    (each) => (each.take(/when employing retainers|(?:during|on) employ actions/i) ? ['employ'] : undefined),
  );
}
