/** Amounts in words. */

import { fill, type Mention } from '@praxis/kit/language/template.ts';
import type { Amount } from '../../cards/language.ts';
import { listed, type Tailed } from './sentences.ts';
import { fixed, type Telling } from './telling.ts';

export function amountSaid(telling: Telling, amount: Amount | 'all', of?: 'them'): Tailed {
  const { phrases } = telling;
  const { amounts } = phrases;
  if (typeof amount === 'number') return { text: String(amount), one: amount === 1 };
  if (amount === 'X' || amount === 'all') return { text: 'X', one: false };
  const perEach = (tail: string): Tailed => ({ text: '1', one: true, tail });
  if (typeof amount === 'string') return perEach(amounts[amount]);
  if ('count' in amount && amount.every !== undefined)
    return perEach(
      fill(phrases, phrases.always['for every'], {
        amount: String(amount.every),
        cards: telling.cards(
          amount.of === 'target player' ? { ...amount.count, of: 'target player' } : amount.count,
          'bare',
          'many',
        ),
      }),
    );
  if ('count' in amount) return perEach(fill(phrases, amounts.count, { cards: counted(telling, amount, of) }));
  if ('countersOf' in amount) return perEach(countersSaid(telling, amount, 'each'));
  if ('counters' in amount) return perEach(fill(phrases, amounts.counters, { card: telling.ref(amount.counters) }));
  if ('votesOf' in amount) return perEach(fill(phrases, amounts.votesOf, { card: telling.ref(amount.votesOf) }));
  if ('clansOf' in amount) return perEach(fill(phrases, amounts.clansOf, { cards: ofClans(telling, amount, of) }));
  if ('capacityOf' in amount)
    return perEach(fill(phrases, amounts.capacityOf, { card: telling.ref(amount.capacityOf) }));
  if ('poolLost' in amount) return perEach(fill(phrases, amounts.poolLost, { who: telling.seat(amount.poolLost) }));
  if ('plus' in amount && isPlain(amount)) return { text: sum(amount.plus), one: false };
  if ('chosen' in amount) return chosen(telling, amount.chosen);
  return { text: 'X', one: false, tail: fill(phrases, amounts.where, { value: value(telling, amount, of) }) };
}

function countersSaid(
  telling: Telling,
  { countersOf, on }: Extract<Amount, { countersOf: unknown }>,
  way: 'each' | 'number',
): string {
  const { counters } = telling.phrases;
  // The sentence is already about each card in turn.
  if (on === 'the it' && way === 'each')
    return fill(telling.phrases, counters.eachOwn, { counter: counters.nouns[countersOf].one });
  const { one, many } = telling.phrases.counters.nouns[countersOf];
  return fill(telling.phrases, telling.phrases.counters[way], { counter: one, counters: many, card: telling.ref(on) });
}

/** The cards that are counted; of each player if the sentence is about several. */
function counted(telling: Telling, amount: Extract<Amount, { count: unknown }>, of?: 'them') {
  const { count, of: whose } = amount;
  const owner = whose === 'you' && of === 'them' ? ('them' as never) : whose === 'you' ? 'you' : undefined;
  return telling.cards(owner ? { ...count, of: owner } : count, 'each');
}

function isPlain(amount: Amount): boolean {
  return (
    typeof amount === 'number' ||
    amount === 'X' ||
    (typeof amount === 'object' && 'plus' in amount && amount.plus.every(isPlain))
  );
}

/** The same value, added to itself. */
function isTwice({ plus: [one, other, ...more] }: Extract<Amount, { plus: unknown }>): boolean {
  if (more.length > 0 || one === 'X' || typeof one === 'number') return false;
  return JSON.stringify(one) === JSON.stringify(other);
}

/** X and numbers: `2X + 1`. */
function sum(parts: readonly Amount[]): string {
  const flat = parts.flatMap((part) => (typeof part === 'object' && 'plus' in part ? part.plus : [part]));
  const xs = flat.filter((part) => part === 'X').length;
  const rest = flat.reduce<number>((total, part) => total + (typeof part === 'number' ? part : 0), 0);
  return [...(xs > 0 ? [xs === 1 ? 'X' : `${xs}X`] : []), ...(rest > 0 ? [String(rest)] : [])].join(' + ');
}

function chosen(telling: Telling, name: string): Tailed {
  const { amounts } = telling.phrases;
  const named = telling.named(name);
  if (!named || !('number' in named.choose)) throw new Error(`${telling.def.name}: no number is called ${name}.`);
  if (named.said) return { text: amounts.again, one: false };
  named.said = true;
  const { min, max } = named.choose.number;
  const { always } = telling.phrases;
  if (typeof min === 'object' && 'lacking' in min)
    return { text: always.enough, one: false, tail: always['enough for one'] };
  const slots = { min: value(telling, min), max: value(telling, max) };
  return { text: fill(telling.phrases, min === 0 ? amounts.upTo : amounts.range, slots), one: false };
}

/** An amount by itself: "the margin minus 2". */
export function value(telling: Telling, amount: Amount, of?: 'them'): string {
  const { phrases } = telling;
  const { values } = phrases.amounts;
  if (typeof amount === 'number') return String(amount);
  if (amount === 'X') return 'X';
  if (typeof amount === 'string') return values[amount];
  if ('plus' in amount && isTwice(amount))
    return fill(phrases, values.twice, { value: value(telling, amount.plus[0] as Amount, of) });
  if ('plus' in amount)
    return isPlain(amount)
      ? sum(amount.plus)
      : fill(phrases, values.plus, {
          list: listed(
            phrases,
            amount.plus.map((each) => value(telling, each, of)),
            'and',
          ),
        });
  if ('chosenCount' in amount) {
    const count = fill(phrases, values.chosenCount, { card: telling.ref(`the ${amount.chosenCount}`) });
    return amount.twice ? fill(phrases, values.twice, { value: count }) : count;
  }
  if ('minus' in amount)
    return fill(phrases, values.minus, {
      one: value(telling, amount.minus[0], of),
      other: value(telling, amount.minus[1], of),
    });
  if ('half' in amount)
    return fill(phrases, amount.up ? values.halfUp : values.half, { value: value(telling, wholeOf(amount), of) });
  if ('clansOf' in amount) return fill(phrases, values.clansOf, { cards: ofClans(telling, amount, of) });
  if ('least' in amount)
    return fill(phrases, values.least, {
      list: listed(
        phrases,
        amount.least.map((each) => value(telling, each, of)),
        'and',
      ),
    });
  if ('most' in amount)
    return fill(phrases, values.most, {
      list: listed(
        phrases,
        amount.most.map((each) => value(telling, each, of)),
        'and',
      ),
    });
  if ('count' in amount)
    return fill(phrases, values.count, {
      cards: telling.cards(
        amount.of === 'you' ? { ...amount.count, of: of === 'them' ? ('them' as never) : 'you' } : amount.count,
        'bare',
        'many',
      ),
    });
  if ('countersOf' in amount) return countersSaid(telling, amount, 'number');
  if ('counters' in amount) return fill(phrases, values.counters, { card: telling.ref(amount.counters) });
  if ('capacityOf' in amount) return fill(phrases, values.capacityOf, { card: telling.ref(amount.capacityOf) });
  if ('poolOf' in amount)
    return amount.poolOf === 'you'
      ? fill(phrases, '{pool}', { pool: fixed(phrases.pools.yours) })
      : fill(phrases, values.poolOf, { who: telling.seat(amount.poolOf) });
  if ('lacking' in amount) return fill(phrases, values.lacking, { who: telling.seat(amount.lacking) });
  if ('poolLost' in amount) return fill(phrases, values.poolLost, { who: telling.seat(amount.poolLost) });
  if ('recruitCostOf' in amount)
    return fill(phrases, values.recruitCostOf, { card: telling.ref(amount.recruitCostOf) });
  if ('votesOf' in amount) return fill(phrases, values.votesOf, { card: telling.ref(amount.votesOf) });
  if ('chosenCapacity' in amount) return values.chosenCapacity[amount.of];
  if ('ifAny' in amount)
    return fill(phrases, values.ifAny, {
      amount: String(amount.amount),
      cards: telling.cards({ ...amount.ifAny, of: 'anybody' }, 'a'),
    });
  return values.chosen;
}

/** What is halved: a sum only if there are several parts. */
function wholeOf({ half }: Extract<Amount, { half: unknown }>): Amount {
  return half.length === 1 ? (half[0] as Amount) : { plus: half };
}

/** The clans of cards of the user, or of each player if the sentence is about several. */
function ofClans(telling: Telling, { clansOf }: Extract<Amount, { clansOf: unknown }>, of?: 'them'): Mention {
  return telling.cards({ ...clansOf, of: of === 'them' ? ('them' as never) : 'you' }, 'bare', 'many');
}

/** With its sign: an addition to or a subtraction from a value. */
export function signedAmount(telling: Telling, amount: Amount, of?: 'them'): Tailed {
  if (typeof amount === 'number')
    return { text: amount < 0 ? String(amount) : `+${amount}`, one: Math.abs(amount) === 1 };
  const said = amountSaid(telling, amount, of);
  return { ...said, text: `+${said.text}` };
}
