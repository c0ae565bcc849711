/** What a minion can do in combat as often as its text says: prevent damage, become stronger. */
import type { Ability, Activated, Condition, Cost } from '../cards/language.ts';
import type { Reader } from './reader.ts';

const BEARER = { by: 'bearer' as const };
export const ROUND = ['before range', 'before strikes', 'strike', 'strike resolution', 'additional strikes'] as const;

/** "prevent 1 non-aggravated damage each combat" */
export function prevention(
  reader: Reader,
  cost: Cost | undefined,
  first: string | undefined,
  conditions: readonly Condition[],
): Ability[] | undefined {
  const found = reader.take(/prevent (\d|all) (non-aggravated |aggravated )?damage/i);
  if (!found) return undefined;
  const isStrike = reader.take(/from (?:the|an) (?:opposing minion|opponent|opposing vampire)'s strikes?/i);
  const span = first ?? reader.take(/each (combat|round)(?: of combat)?/i)?.[1];
  if (span === undefined) return undefined;
  const only = found[2]?.trim().toLowerCase();
  return [
    {
      use: 'prevent',
      ...(cost ? { cost } : {}),
      ...BEARER,
      when: ['damage'],
      ...(conditions.length > 0 ? { conditions } : {}),
      once: span.toLowerCase() as 'combat' | 'round',
      effects: [
        {
          do: 'prevent',
          amount: found[1] === 'all' ? 'all' : Number(found[1]),
          ...(only === undefined ? {} : { only: only === 'aggravated' ? 'aggravated' : 'normal' }),
          ...(isStrike ? { from: 'opposing strike' } : {}),
        },
      ],
    },
  ];
}

/** "get +2 strength for the remainder of combat" */
export function stronger(
  reader: Reader,
  cost: Cost,
  when: Activated['when'],
  limit: { readonly once?: 'combat' | 'round' },
): Ability[] | undefined {
  const found = reader.take(/get \+(\d) strength (?:for the remainder of combat|that combat)/i)?.[1];
  if (found === undefined) return undefined;
  return [
    {
      use: 'strength',
      cost,
      ...BEARER,
      when,
      ...limit,
      effects: [{ do: 'modify', stat: 'strength', amount: Number(found), of: 'self', until: 'combat' }],
    },
  ];
}
