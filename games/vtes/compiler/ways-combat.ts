/** Sentences of combat cards: strikes, maneuvers, presses, prevention. */
import type { Strike } from '../cards/language.ts';
import { add, type ModeDraft } from './draft.ts';
import type { Reader } from './reader.ts';
import { numberCalled } from './words.ts';

type Draft = { -readonly [K in keyof Strike]: Strike[K] };

export function readCombat(mode: ModeDraft, reader: Reader): true | undefined {
  return reader.first<true>(
    (each) => strike(mode, each),
    (each) => afterStrike(mode, each),
    (each) => {
      if (!each.take(/Maneuver/i)) return undefined;
      if (each.take(/,? ?only usable/i)) return undefined;
      return add(mode, { do: 'maneuver' });
    },
    (each) => {
      if (!each.take(/Press/i)) return undefined;
      const only = each.take(/,? ?only usable to (continue|end) (?:the )?combat/i)?.[1]?.toLowerCase();
      return add(mode, { do: 'press', ...(only === undefined ? {} : { only: only as 'continue' | 'end' }) });
    },
    (each) => {
      const found = each.take(/(?:(\d|an?|one|two|three) )?additional strikes? \(limited\)/i);
      return found && add(mode, { do: 'additional strikes', amount: numberCalled(found[1] ?? 'a') });
    },
    (each) => prevention(mode, each),
    (each) => {
      const found = each.take(/(\d|an?|one) optional (maneuver|press)(, only usable to (continue|end) combat)?/i);
      if (!found) return undefined;
      const [, count, what, , only] = found as unknown as [string, string, string, string?, string?];
      const strikes = mode.effects.some((effect) => effect.do === 'strike');
      if (what.toLowerCase() === 'maneuver')
        return strikes && numberCalled(count) === 1 && !only
          ? add(mode, { do: 'maneuver', optional: true })
          : undefined;
      const stat = only ? (`optional press to ${only.toLowerCase()}` as 'optional press to end') : 'optional press';
      return add(mode, { do: 'modify', stat, amount: numberCalled(count), until: 'round' });
    },
    (each) => {
      const found = each.take(
        /(?:damage from this (?:vampire|minion|[A-Z]\w+)'s hand strikes is aggravated|this (?:vampire|minion)'s hand strikes (?:inflict|do) aggravated damage) (?:this|for the remainder of) (round|combat)/i,
      );
      if (!found) return undefined;
      const until = (found[1] as string).toLowerCase() as 'round' | 'combat';
      mode.when ??= ['before range', 'before strikes', 'strike', 'strike resolution', 'additional strikes'];
      return add(mode, { do: 'modify', stat: 'aggravated hand strikes', amount: 1, until });
    },
    (each) => {
      const found = each.take(
        /this (?:vampire|minion) gets (?:\+(\d) strength|a strength of (\d)) (?:this|for the remainder of) (round|combat)/i,
      );
      if (!found || mode.when === undefined) return undefined;
      const until = (found[3] as string).toLowerCase() as 'round' | 'combat';
      return found[1] === undefined
        ? add(mode, { do: 'modify', stat: 'base strength', amount: Number(found[2]), until })
        : add(mode, { do: 'modify', stat: 'strength', amount: Number(found[1]), until });
    },
    (each) => {
      const found = each.take(
        /(?:this combat, )?the opposing minion takes (\d)R environmental damage each round during normal strike resolution/i,
      );
      if (!found || !mode.when?.includes('before range')) return undefined;
      return add(mode, {
        do: 'modify',
        stat: 'environmental damage each round',
        amount: Number(found[1]),
        of: 'opposing',
        until: 'combat',
      });
    },
    (each) => {
      const cost = each.take(/burn (\d) blood to/i);
      if (!cost || mode.cost) return undefined;
      mode.cost = { blood: Number(cost[1]) };
      const made = each.take(/make the damage from this vampire's hand strikes aggravated this round/i);
      if (made) {
        mode.when ??= ['before range', 'before strikes', 'strike', 'strike resolution', 'additional strikes'];
        return add(mode, { do: 'modify', stat: 'aggravated hand strikes', amount: 1, until: 'round' });
      }
      return prevention(mode, each);
    },
    (each) => {
      if (!each.take(/unlock this vampire before combat ends/i)) return undefined;
      return changeStrike(mode, (strike) =>
        strike.kind === 'combat ends'
          ? { ...strike, also: [...(strike.also ?? []), { do: 'unlock', card: 'self' }] }
          : undefined,
      );
    },
  );
}

/** "Strike: 2R aggravated damage, with first strike" */
function strike(mode: ModeDraft, reader: Reader): true | undefined {
  const head = reader.take(/Strike(, ranged)?:/i);
  if (!head) return undefined;
  const draft: Partial<Draft> = {};
  if (head[1]) draft.ranged = true;
  if (reader.take(/ranged;/i)) draft.ranged = true;
  const made = reader.first<true>(
    (each) => set(draft, each.take(/dodge/i) && { kind: 'dodge' }),
    (each) => set(draft, each.take(/combat ends/i) && { kind: 'combat ends' }),
    (each) => {
      const found = each.take(/hand strike(, aggravated)?(?: at \+(\d) damage)?(,? aggravated)?/i);
      if (!found) return undefined;
      if (each.take(/or use a melee weapon strike/i)) draft.orMelee = true;
      if (found[1] || found[3]) draft.aggravated = true;
      return set(draft, { kind: 'hand', ...(found[2] ? { amount: Number(found[2]) } : {}) });
    },
    (each) => {
      const found = each.take(/(\d+)(R?) (aggravated )?damage/i);
      if (!found) return undefined;
      if (found[2]) draft.ranged = true;
      if (found[3]) draft.aggravated = true;
      return set(draft, { kind: 'damage', amount: Number(found[1]) });
    },
    (each) => {
      const found = each.take(/steal (\d+) blood(?: or life \(becoming blood\))?/i);
      return found && set(draft, { kind: 'steal blood', amount: Number(found[1]) });
    },
    (each) => set(draft, each.take(/(?:destroy|burn) (?:a |an )?weapon/i) && { kind: 'destroy weapon' }),
    (each) => set(draft, each.take(/(?:destroy|burn) (?:a |an )?equipment(?! or)/i) && { kind: 'destroy equipment' }),
    (each) => set(draft, each.take(/steal (?:a |an )?weapon/i) && { kind: 'steal weapon' }),
    (each) => set(draft, each.take(/steal (?:a |an )?equipment/i) && { kind: 'steal equipment' }),
  );
  if (!made) return undefined;
  if (reader.take(/,? ?with first strike/i)) draft.first = true;
  return add(mode, { do: 'strike', strike: draft as Strike });
}

function set(draft: Partial<Draft>, values: Partial<Draft> | undefined): true | undefined {
  if (!values) return undefined;
  Object.assign(draft, values);
  return true;
}

/** Reads a later sentence's statement about the strike. */
function afterStrike(mode: ModeDraft, reader: Reader): true | undefined {
  return reader.first<true>(
    (each) =>
      each.take(/This strike cannot be dodged/i) && changeStrike(mode, (strike) => ({ ...strike, undodgeable: true })),
    (each) =>
      each.take(
        /(?:This|The) damage (?:from this strike )?cannot be prevented|This strike's damage cannot be prevented/i,
      ) && changeStrike(mode, (strike) => ({ ...strike, unpreventable: true })),
    (each) => each.take(/first strike/i) && changeStrike(mode, (strike) => ({ ...strike, first: true })),
    (each) => {
      const found = each.take(/This strike is at \+(\d) damage/i);
      return (
        found &&
        changeStrike(mode, (strike) =>
          strike.amount === undefined ? { ...strike, amount: Number(found[1]) } : undefined,
        )
      );
    },
    (each) => {
      const found = each.take(/This striking vampire also takes (\d) (environmental )?(aggravated )?damage/i);
      if (!found || found[2]) return undefined;
      return changeStrike(mode, (strike) => ({
        ...strike,
        also: [{ do: 'damage', to: 'self', amount: Number(found[1]), ...(found[3] ? { aggravated: true } : {}) }],
      }));
    },
  );
}

function changeStrike(mode: ModeDraft, change: (strike: Strike) => Strike | undefined): true | undefined {
  const at = mode.effects.findIndex((effect) => effect.do === 'strike');
  const effect = mode.effects[at];
  const strike = effect?.do === 'strike' ? change(effect.strike) : undefined;
  if (!strike) return undefined;
  mode.effects[at] = { do: 'strike', strike };
  return true;
}

/** "Prevent 2 non-aggravated damage from the opposing minion's strike" */
function prevention(mode: ModeDraft, reader: Reader): true | undefined {
  const found = reader.take(/prevent (X\+1|X|\d+|all)(?: of)?(?: the)? (non-aggravated |aggravated )?damage/i);
  if (!found) return undefined;
  const isStrike = reader.take(
    /from (?:the|an) (?:opposing minion|opponent|opposing vampire)'s (?:initial )?strikes?/i,
  );
  // A span of time makes it an effect that lasts, which this is not.
  if (reader.take(/this (?:round|combat)|each|for the remainder/i)) return undefined;
  const said = found[1] as string;
  const amount =
    said === 'all' ? 'all' : said === 'X+1' ? ({ plus: ['X', 1] } as const) : said === 'X' ? 'X' : Number(said);
  const only = found[2]?.trim().toLowerCase();
  return add(mode, {
    do: 'prevent',
    amount,
    ...(only === undefined ? {} : { only: only === 'aggravated' ? 'aggravated' : 'normal' }),
    ...(isStrike ? { from: 'opposing strike' } : {}),
  });
}
