/** Costs and targets, which come before the semicolon (Y-X-ACT-01). */
import type { Cost, Filter, Target } from '../../cards/language.ts';
import type { Article, Said } from './nouns.ts';
import type { Mood, Role } from './phrases.ts';
import { placed, type Telling } from './telling.ts';

export const counted = (count = 1, upTo = false): Article => ({ kind: 'count', count, upTo });

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
  const paid = (what: 'this' | Filter, count: number | undefined, where: 'goes without saying' | 'from'): Said => {
    if (what === 'this') return telling.self;
    if (what.is !== undefined) return telling.ref(what.is);
    const anywhere = where === 'goes without saying' && what.in === undefined;
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
      return cost.amount === 'half'
        ? telling.say(costs['half lp'], {}, mood)
        : telling.say(costs.lp, { amount: cost.amount }, mood);
    case 'discard':
    case 'tribute':
      return telling.say(costs[cost.pay], { what: paid(cost.what, cost.count, 'goes without saying') }, mood);
    case 'send':
    case 'banish':
      return telling.say(costs[cost.pay], placed(paid(cost.what, cost.count, 'from')), mood);
    case 'return':
      return telling.say(costs[`return ${cost.to}`], placed(paid(cost.what, cost.count, 'from')), mood);
    case 'detach': {
      const from = cost.from ? telling.filter(cost.from, { kind: 'a' }, { noun: 'monster' }) : telling.self;
      return telling.say(costs.detach, { count: cost.count, from }, mood);
    }
    case 'mill': {
      const { least = cost.most, most } = cost;
      return least === most
        ? telling.say(costs.mill, { count: most }, mood)
        : telling.say(costs['mill from'], { least, most }, mood);
    }
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
