/** Maneuvers, presses and strikes that a minion has in each combat: "Abaddon gets 1 optional maneuver and 1 optional press each combat." */
import type { Ability, Condition, Stat } from '../cards/language.ts';
import { state } from './circumstances.ts';
import type { Speaker } from './minions.ts';
import { nounPhrase } from './nouns.ts';
import type { Reader } from './reader.ts';
import { numberCalled } from './words.ts';

export function readOptional(speaker: Speaker, reader: Reader): Ability[] | undefined {
  return reader.first<Ability[]>(
    (each) => optional(speaker, each),
    (each) => strikesAgain(speaker, each),
  );
}

function optional({ subject }: Speaker, reader: Reader): Ability[] | undefined {
  const first = reader.take(/If|While/i) ? state(reader) : [];
  if (!first || (first.length > 0 && !reader.take(/,/))) return undefined;
  if (!subject(reader) || !reader.take(/gets?/i)) return undefined;
  const given: { readonly stat: Stat; readonly amount: number }[] = [];
  do {
    const found = reader.take(/(\d+|an?|one|two) optional (maneuver|press)(?:es|s)?/i);
    if (!found) return undefined;
    const only = found[2] === 'press' && reader.take(/,? only usable to (continue|end) combat,?/i)?.[1];
    const stat = `optional ${(found[2] as string).toLowerCase()}${only ? ` to ${only.toLowerCase()}` : ''}` as Stat;
    given.push({ stat, amount: numberCalled(found[1] as string) });
    // "1 optional press per combat, only usable to continue combat, when …"
    if (/^(?:each|per) combat, only/.test(reader.rest)) return undefined;
  } while (reader.take(/and/i));
  const isEach = reader.take(/(?:each|per) combat/i) !== undefined;
  const against = opposing(reader);
  if ((!isEach && !against) || !reader.isAtEnd) return undefined;
  const all = [...first, ...(against ?? [])];
  return given.map(({ stat, amount }) => ({
    always: 'modify',
    stat,
    amount,
    ...(all.length > 0 ? { if: all } : {}),
  }));
}

/** "when in combat with a mage ally", "when opposing a werewolf" */
function opposing(reader: Reader): readonly Condition[] | undefined {
  const filter = reader.try(
    (each) => (each.take(/(?:when |while )?in combat with|(?:when|while) opposing/i) && nounPhrase(each)) || undefined,
  );
  return filter && [{ if: 'matches', card: 'opposing', filter }];
}

/** "During the first round of combat, Jacko gets 1 optional additional strike that does not count against the limit." */
function strikesAgain({ subject, isOnCard }: Speaker, reader: Reader): Ability[] | undefined {
  const first = /(?:during|on|in) the first round of combat/i;
  const isFirst = reader.try((each) => (each.take(first) && each.take(/,/)) || undefined) !== undefined;
  if (isOnCard || !subject(reader)) return undefined;
  const found = reader.take(
    /gets? (?:1|an?|one) optional additional strike (\(limited\)|that does not count against the limit)/i,
  );
  if (!found || (!isFirst && !reader.take(first))) return undefined;
  const isFree = !/limited/i.test(found[1] as string);
  return [
    {
      use: 'strike again',
      by: 'bearer',
      when: ['additional strikes'],
      conditions: [{ if: 'first round' }],
      once: 'combat',
      effects: [{ do: 'additional strikes', amount: 1, ...(isFree ? { unlimited: true } : {}) }],
    },
  ];
}
