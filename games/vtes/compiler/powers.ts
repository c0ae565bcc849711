/**
 * The abilities of a minion in play by its own text: uses at certain times, actions of its own, strikes and help in
 * combat.
 */

import { DISCIPLINE_NAMES } from '../cards/language/terms.ts';
import type { Ability, Activated, Condition, Cost, Effect, Filter, Strike } from '../cards/language.ts';
import { ANY_STEP } from '../rules/state/steps.ts';
import { prevention, ROUND, stronger } from './combat-powers.ts';
import { deed } from './deeds.ts';
import { newMode } from './draft.ts';
import type { Speaker } from './minions.ts';
import { nounPhrase } from './nouns.ts';
import type { Reader } from './reader.ts';
import { type Moment, moment } from './times.ts';
import { readCombat } from './ways-combat.ts';
import { DISCIPLINE, numberCalled, sectCalled } from './words.ts';

export function readPower(speaker: Speaker, reader: Reader): Ability[] | undefined {
  return reader.first<Ability[]>(
    (each) => timed(speaker, each),
    (each) => ownAction(speaker, each),
    (each) => actionOfOthers(speaker, each),
    (each) => inCombat(speaker, each),
    (each) => cannot(speaker, each),
  );
}

const BEARER = { by: 'bearer' as const };

/** "During your unlock phase, Scout can burn 2 blood to lock an ally", "If Lupo is ready during your unlock phase, another ready Giovanni …" */
function timed({ subject, isOnCard }: Speaker, reader: Reader): Ability[] | undefined {
  let isReady = false;
  let when: Moment | undefined;
  const conditions: Condition[] = [];
  if (reader.try((each) => (each.take(/If|While/i) && subject(each) && each.take(/is ready/i)) || undefined)) {
    isReady = true;
    when = reader.take(/,/) ? undefined : moment(reader);
    reader.take(/,/);
  } else if (reader.take(/Once each turn,/i)) {
    when = { when: ANY_STEP, once: 'turn' };
    if (reader.try((each) => (each.take(/if/i) && subject(each) && each.take(/is ready,/i)) || undefined))
      isReady = true;
  } else {
    when = moment(reader);
    if (when && !reader.take(/,/)) return undefined;
    if (reader.try((each) => (each.take(/if/i) && subject(each) && each.take(/is ready,/i)) || undefined))
      isReady = true;
  }
  if (reader.try((each) => (each.take(/if you (?:have|control) the Edge,/i) ? true : undefined)))
    conditions.push({ if: 'edge', of: 'you' });
  const isSelf = !reader.take(/you (?:can|may)/i);
  if (isSelf && (!subject(reader) || !reader.take(/can|may/i))) return undefined;
  const either = reader.try((each) => (each.take(/lock or (?=unlock)/i) ? true : undefined));
  const cost = price(subject, reader);
  const done = deed(subject, reader, isSelf ? 'self' : isOnCard ? 'bearer' : 'this');
  if (!done || done.kind) return undefined;
  when ??= moment(reader) ?? momentOf(cost);
  if (!when) return undefined;
  // A minion that has to lock for it does it once anyway.
  const { once, conditions: ofMoment = [], ...limits } = when;
  conditions.unshift(...ofMoment);
  // The minion pays and acts only while it is ready.
  const isByMinion = isSelf || isReady;
  const use: Activated = {
    use: done.verb,
    ...(cost ? { cost } : {}),
    ...(isByMinion ? BEARER : {}),
    ...limits,
    ...(once === undefined || cost?.lock ? {} : { once }),
    ...(conditions.length > 0 ? { conditions } : {}),
    ...(done.choose.length > 0 ? { choose: done.choose } : {}),
    effects: done.effects,
  };
  if (!either) return [use];
  if (done.verb !== 'unlock' || done.choose.length === 0) return undefined;
  // "Lock or unlock": two uses of one name, so that the limit counts for both.
  const locking: Activated = { ...use, use: 'lock', level: 'lock', effects: [{ do: 'lock', card: 'the target' }] };
  return [locking, { ...use, use: 'lock', level: 'unlock' }];
}

/** An action of a phase is used in that phase, as often as there are such actions. */
function momentOf(cost: Cost | undefined): Moment | undefined {
  if (cost?.masterAction) return { when: ['master'], turn: 'own' };
  return cost?.discardAction ? { when: ['discard'], turn: 'own' } : undefined;
}

/** "burn 2 blood to", "lock to", "discard a master card to" */
export function price(subject: (reader: Reader) => boolean, reader: Reader): Cost | undefined {
  return reader.try((each) => {
    const cost: { -readonly [K in keyof Cost]: Cost[K] } = {};
    do {
      const paid = each.take(/burn (\d|a) (blood|pool)/i);
      if (paid) cost[paid[2]?.toLowerCase() as 'blood' | 'pool'] = numberCalled(paid[1] as string);
      else if (each.take(/burn the Edge/i)) cost.edge = true;
      else if (each.take(/use a discard phase action/i)) cost.discardAction = true;
      else if (each.take(/use a master phase action/i)) cost.masterAction = true;
      else if (each.try((at) => (at.take(/lock/i) && subject(at)) || undefined)) cost.lock = true;
      else if (each.take(/lock(?= to| and)/i)) cost.lock = true;
      else {
        const discard = each.take(/discard/i) && discarded(each);
        if (!discard) return undefined;
        cost.discard = discard;
      }
    } while (each.take(/and/i));
    return each.take(/to/i) ? cost : undefined;
  });
}

const OF_DISCIPLINE = new RegExp(`(?:a|one|1) card (?:requiring|that requires) ${DISCIPLINE}(?: from your hand)?`, 'i');

function discarded(reader: Reader): Filter | undefined {
  const type = reader.take(
    /(?:a|an|1|one) (master|political action|combat|action modifier|reaction|equipment) card(?: \[[A-Z ]+\])?/i,
  )?.[1];
  if (type !== undefined) return { type: type.toLowerCase() as 'master' };
  const sect = sectCalled(
    reader.take(/(?:a|one|1) card requiring an? (Anarch|Camarilla vampire|Sabbat vampire)/i)?.[1]?.split(' ')[0] ?? '',
  );
  if (sect !== undefined) return { asksFor: { sect } };
  const code = reader.take(OF_DISCIPLINE)?.[1]?.toLowerCase();
  if (code !== undefined) return code in DISCIPLINE_NAMES ? { requires: code } : undefined;
  return reader.take(/(?:a|1|one) card(?! at random| requir| that)/i) ? {} : undefined;
}

const AS_ACTION =
  /as an? (?:\+(\d) stealth )?(\(D\) )?action(?: that costs (\d) (blood|pool))?(?: \((?:shuffle|discard down|shuffle and discard down) afterward\))?/i;

/** "Gabrielle can steal 2 blood from a ready minion as a +1 stealth (D) action that costs 1 blood." */
function ownAction({ subject }: Speaker, reader: Reader): Ability[] | undefined {
  const how = reader.take(/As an? (?:\+(\d) stealth )?(\(D\) )?action,/i);
  if (!subject(reader) || !reader.take(/can|may/i)) return undefined;
  const done = deed(subject, reader);
  const manner = how ?? (done && reader.take(AS_ACTION));
  if (!done || !manner) return undefined;
  // Entering combat with another player's minion is a directed action, marked or not (V-BLK-008).
  if (done.isAimed !== (manner[2] !== undefined) && done.kind !== 'fight') return undefined;
  return [
    {
      action: done.verb,
      ...(done.kind ? { kind: done.kind } : {}),
      ...BEARER,
      ...(manner[1] === undefined ? {} : { stealth: Number(manner[1]) }),
      ...(done.bleed === undefined ? {} : { bleed: done.bleed }),
      ...(manner[3] === undefined ? {} : { cost: { [manner[4] as string]: Number(manner[3]) } }),
      ...(done.choose.length > 0 ? { choose: aimed(done.choose, done.verb) } : {}),
      effects: done.effects,
    } as Ability,
  ];
}

/** A minion is not unlocked by its own action. V-BLK-008 The mark of a directed action does not exclude one's own cards. */
function aimed(
  choose: Extract<Ability, { readonly action: string }>['choose'],
  verb: string,
): Extract<Ability, { readonly action: string }>['choose'] {
  return choose?.map((each) => {
    if (!('card' in each)) return each;
    const other = verb === 'unlock' && each.card.of === undefined ? { other: true as const } : {};
    return { ...each, card: { ...each.card, ...other } };
  });
}

/** "Any Brujah can enter combat with Marcus as a (D) action." */
function actionOfOthers({ subject, isOnCard }: Speaker, reader: Reader): Ability[] | undefined {
  if (isOnCard) return undefined;
  const by = nounPhrase(reader);
  const verb = by && reader.take(/(?:can|may) (enter combat with|steal)/i)?.[1]?.toLowerCase();
  if (!by || verb === undefined || (!reader.take(/him|her|them/i) && !subject(reader))) return undefined;
  const how = reader.take(AS_ACTION);
  // "Older" is compared with the minion that acts, not with this one.
  if (!how?.[2] || by.age !== undefined || (by.of !== undefined && by.of !== 'another')) return undefined;
  const isFight = verb.startsWith('enter');
  const { of: _, ...minions } = by;
  return [
    {
      action: isFight ? 'fight' : 'steal',
      ...(isFight ? { kind: 'fight' } : {}),
      by: minions,
      ...(how[1] === undefined ? {} : { stealth: Number(how[1]) }),
      ...(how[3] === undefined ? {} : { cost: { [how[4] as string]: Number(how[3]) } }),
      target: 'this',
      conditions: [{ if: 'matches', card: 'this', filter: { of: 'another' } }],
      effects: [isFight ? { do: 'fight', with: 'this' } : { do: 'control', who: 'you', card: 'this' }],
    } as Ability,
  ];
}

/** "Once each combat, Marcia can burn 1 blood to strike: dodge.", "Rowena can prevent 1 non-aggravated damage each round." */
function inCombat({ subject }: Speaker, reader: Reader): Ability[] | undefined {
  const first = reader.take(/Once each (combat|round)(?: of combat)?( after the first)?,/i);
  const isBefore = first && reader.take(/before range is determined,/i) !== undefined;
  const conditions: Condition[] = first?.[2] ? [{ if: 'after the first round' }] : [];
  if (first && reader.take(/if the range is long,/i)) conditions.push({ if: 'long range' });
  const blocks = reader.try((each) => (each.take(/If/i) && subject(each) && each.take(/blocks,/i)) || undefined);
  if (blocks) conditions.push({ if: 'combat after its block' });
  if (!subject(reader)) return undefined;
  const given = reader.take(/gets? (1|an?|one) optional (maneuver|press)/i);
  if (given) {
    const early = reader.take(/,? only usable to (continue|end) combat,?/i)?.[1]?.toLowerCase();
    const span = reader.take(
      blocks
        ? /(?:during|in) the resulting combat/i
        : /(?:during|on|in) the first round(?: of combat)?|each combat|per combat/i,
    )?.[0];
    const only = early ?? reader.take(/,? only usable to (continue|end) combat,?/i)?.[1]?.toLowerCase();
    if (span === undefined || (only !== undefined && given[2] === 'maneuver')) return undefined;
    if (/first/i.test(span)) conditions.push({ if: 'first round' });
    const opposing = reader.try(
      (each) => (each.take(/when (?:opposing|in combat with)/i) && nounPhrase(each)) || undefined,
    );
    if (opposing) conditions.push({ if: 'matches', card: 'opposing', filter: opposing });
    return [helped(given[2] as string, only, { ...BEARER, once: 'combat' }, undefined, conditions)];
  }
  if (!reader.take(/can|may/i)) return undefined;
  const cost = price(subject, reader);
  const once = (span: string | undefined): { once?: 'combat' | 'round' } =>
    span === undefined ? {} : { once: span.toLowerCase() as 'combat' | 'round' };
  const when = isBefore ? (['before range'] as const) : ROUND;
  if (isBefore) return first && cost && stronger(reader, cost, when, once(first[1]));
  return reader.first<Ability[]>(
    (each) => first && cost && stronger(each, cost, when, once(first[1])),
    (each) => {
      const found = each.take(
        /(?:get )?(?:(1|an?|one) )?(?:optional )?(press|maneuver)(?: to (continue|end) combat)?/i,
      );
      const only = found?.[3] ?? each.take(/,? only usable to (continue|end) combat/i)?.[1];
      if (!found || !first) return undefined;
      return [helped(found[2] as string, only?.toLowerCase(), { ...BEARER, ...once(first[1]) }, cost, conditions)];
    },
    (each) => {
      const found = each.take(/get (1|an?|one) additional strike (\(limited\)|that does not count against the limit)/i);
      if (!found || !first) return undefined;
      const isFree = !/limited/i.test(found[2] as string);
      return [
        {
          use: 'strike again',
          ...(cost ? { cost } : {}),
          ...BEARER,
          when: ['additional strikes'],
          ...(conditions.length > 0 ? { conditions } : {}),
          ...once(first[1]),
          effects: [{ do: 'additional strikes', amount: 1, ...(isFree ? { unlimited: true } : {}) }],
        },
      ];
    },
    (each) => prevention(each, cost, first?.[1], conditions),
    (each) => {
      const mode = newMode();
      if (!readCombat(mode, each)) return undefined;
      const [effect, ...more] = mode.effects;
      if (more.length > 0 || mode.cost || mode.when || mode.choose.length > 0) return undefined;
      if (effect?.do !== 'strike') return undefined;
      const met = each.try((at) => (at.take(/in combat with/i) && nounPhrase(at)) || undefined);
      if (met) conditions.push({ if: 'matches', card: 'opposing', filter: met });
      return [struck(effect.strike, cost, once(first?.[1]), conditions)];
    },
    (each) => {
      const found = each.take(
        /(?:inflict (\d)(R?) (aggravated )?damage|steal an? (equipment|weapon)|steal equipment) as a strike/i,
      );
      if (!found) return undefined;
      const strike: Strike =
        found[1] === undefined
          ? { kind: found[4]?.toLowerCase() === 'weapon' ? 'steal weapon' : 'steal equipment' }
          : {
              kind: 'damage',
              amount: Number(found[1]),
              ...(found[2] ? { ranged: true } : {}),
              ...(found[3] ? { aggravated: true } : {}),
            };
      return [struck(strike, cost, once(first?.[1]), conditions)];
    },
    (each) => {
      if (
        !each.take(/make the damage from (?:his|her|its|their) hand strikes aggravated (?:that|for the current) round/i)
      )
        return undefined;
      if (!first || !cost) return undefined;
      return [
        {
          use: 'strike',
          cost,
          ...BEARER,
          when: ROUND,
          ...once(first[1]),
          effects: [{ do: 'modify', stat: 'aggravated hand strikes', amount: 1, of: 'self', until: 'round' }],
        },
      ];
    },
  );
}

function helped(
  what: string,
  only: string | undefined,
  limits: { readonly by: 'bearer'; readonly once?: 'combat' | 'round' },
  cost: Cost | undefined,
  conditions: readonly Condition[],
): Ability {
  const kind = what.toLowerCase() as 'maneuver' | 'press';
  const effect: Effect =
    kind === 'maneuver'
      ? { do: 'maneuver', optional: true }
      : { do: 'press', ...(only ? { only: only as 'continue' | 'end' } : {}) };
  return {
    use: kind,
    ...(cost ? { cost } : {}),
    ...limits,
    when: [kind === 'maneuver' ? 'range' : 'press'],
    ...(conditions.length > 0 ? { conditions } : {}),
    effects: [effect],
  };
}

/** A strike that costs nothing is a weapon of the minion. */
function struck(
  strike: Strike,
  cost: Cost | undefined,
  once: { readonly once?: 'combat' | 'round' },
  conditions: readonly Condition[],
): Ability {
  if (!cost && conditions.length === 0) return { weapon: strike, ...once };
  return {
    use: 'strike',
    ...(cost ? { cost } : {}),
    ...BEARER,
    when: ['strike'],
    ...(conditions.length > 0 ? { conditions } : {}),
    ...once,
    effects: [{ do: 'strike', strike }],
  };
}

/** "Monçada cannot block.", "Toy cannot act or block." */
function cannot({ subject, isOnCard }: Speaker, reader: Reader): Ability[] | undefined {
  if (!subject(reader)) return undefined;
  const found = reader.take(/cannot (act or block|block|act|perform actions)(?! \p{L}| [A-Z])/iu)?.[1]?.toLowerCase();
  if (found === undefined || !reader.isAtEnd) return undefined;
  const of = isOnCard ? { of: 'bearer' as const } : {};
  const stats = [
    ...(found.includes('act') ? ['cannot act'] : []),
    ...(found.includes('block') ? ['cannot block'] : []),
  ];
  return stats.map((stat) => ({ always: 'modify', stat: stat as 'cannot act', amount: 1, ...of }));
}
