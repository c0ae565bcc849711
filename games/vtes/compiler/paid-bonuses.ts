/** What a minion can do in an action for a price: "During a bleed action, Lizette can burn 1 blood to get +1 bleed." */
import type { Ability, Activated, Condition, Effect, Filter, Stat } from '../cards/language.ts';
import type { Speaker } from './minions.ts';
import { nounPhrase } from './nouns.ts';
import { price } from './powers.ts';
import type { Reader } from './reader.ts';

const DURING = ['announce', 'before block', 'block attempt', 'after block', 'before resolution'] as const;

export function readPaidBonus(speaker: Speaker, reader: Reader): Ability[] | undefined {
  const { subject } = speaker;
  const first = reader.take(/Once each (action|turn|combat|round),/i)?.[1]?.toLowerCase();
  const during =
    first === undefined ? reader.take(/During an? (bleed |non-bleed |directed |political )?action,/i) : undefined;
  const kind = during?.[1]?.trim().toLowerCase();
  if (!subject(reader) || !reader.take(/can|may/i)) return undefined;
  const cost = price(subject, reader);
  if (!cost || cost.lock) return undefined;
  // V-GEN-019 A use during an action is allowed once in it.
  const once = first === undefined && !during ? {} : { once: (first ?? 'action') as 'action' };
  if (first === 'combat' || first === 'round') return undefined;
  const given = reader.try((each) => (each.take(/give (?:an?|the) acting/i) && nounPhrase(each)) || undefined);
  if (!given && !reader.take(/get|gain/i)) return undefined;
  const abilities: Ability[] = [];
  do {
    const found = reader.take(
      /(?:an additional )?\+(\d) (stealth|intercept|bleed)(?: (?:for|during) the current action)?/i,
    );
    const stat = found?.[2]?.toLowerCase() as 'stealth' | 'intercept' | 'bleed' | undefined;
    if (!found || stat === undefined || (given && stat === 'intercept')) return undefined;
    // A bleed that can be raised without end is a card of its own.
    if (stat === 'bleed' && once.once === undefined) return undefined;
    const blocked = stat === 'intercept' ? blockedBy(reader) : undefined;
    const conditions: readonly Condition[] = [
      ...actingOf(given, stat),
      ...(stat === 'bleed' || kind === 'bleed' ? [{ if: 'bleeding' } as const] : []),
      ...(kind === 'non-bleed' ? [{ if: 'not bleeding' } as const] : []),
      ...(kind === 'directed' ? [{ if: 'directed' } as const] : []),
      ...(kind === 'political' ? [{ if: 'during a political action' } as const] : []),
      ...(blocked ? [{ if: 'matches', card: 'acting', filter: blocked } as const] : []),
    ];
    const effect: Effect = {
      do: 'modify',
      stat: stat as Stat,
      amount: Number(found[1]),
      ...(given ? { of: 'acting' } : {}),
    };
    abilities.push({
      use: stat,
      cost,
      by: 'bearer',
      when: stat === 'bleed' ? [...DURING] : ['block attempt'],
      ...(conditions.length > 0 ? { conditions } : {}),
      ...once,
      effects: [effect],
    } as Activated);
  } while (reader.take(/or/i));
  // An acting minion needs no intercept, a blocking one no stealth, so the two never share a limit within an action.
  return abilities.length === 1 || once.once === 'action' ? abilities : undefined;
}

function actingOf(given: Filter | undefined, stat: string): readonly Condition[] {
  if (given) return [{ if: 'matches', card: 'acting', filter: given }];
  return stat === 'intercept' ? [] : [{ if: 'acting' }];
}

function blockedBy(reader: Reader): Filter | undefined {
  return reader.try((each) => (each.take(/when attempting to block/i) && nounPhrase(each)) || undefined);
}
