/** Sentences on values that are changed as long as a card is in play: "While Jan is ready, Ventrue you control get +1 bleed." */
import type { Ability, Amount, Condition, Filter, Stat } from '../cards/language.ts';
import { circumstances, state } from './circumstances.ts';
import type { Speaker } from './minions.ts';
import { nounPhrase } from './nouns.ts';
import type { Reader } from './reader.ts';
import { numberCalled } from './words.ts';

export interface Bonus {
  readonly stat: Stat;
  readonly amount: number;
}

const BONUS =
  /(?:an additional )?([+-]\d+) (bleed|strength|stealth|intercept|hunt|votes?|ballots?)|(\d|an?|one) (?:additional|extra) (vote)s?/i;

const NEXT = new RegExp(`^(?:${BONUS.source})`, 'i');

/** "+1 bleed", "+1 strength, +1 stealth" */
export function bonusList(reader: Reader): Bonus[] | undefined {
  const bonuses: Bonus[] = [];
  do {
    const found = reader.take(BONUS);
    if (!found) return undefined;
    const word = (found[2] ?? (found[4] as string)).toLowerCase();
    const stat = (word.startsWith('vote') ? 'votes' : word.startsWith('ballot') ? 'sub-votes' : word) as Stat;
    bonuses.push({ stat, amount: found[1] === undefined ? numberCalled(found[3] as string) : Number(found[1]) });
  } while (reader.try((each) => (each.take(/,? ?and|,/i) && NEXT.test(each.rest) ? true : undefined)));
  return bonuses;
}

const READY: Condition = { if: 'matches', card: 'this', filter: { in: 'ready' } };

export function readBonus(speaker: Speaker, reader: Reader): Ability[] | undefined {
  const first = leading(speaker, reader);
  if (first === undefined) return undefined;
  return reader.first<Ability[]>(
    (each) => own(speaker, first, each),
    (each) => ofPlayer(speaker, first, each),
    (each) => ofOthers(speaker, first, each),
  );
}

/** "While André is ready and you have the Edge," or nothing. */
function leading({ subject, isOnCard }: Speaker, reader: Reader): readonly Condition[] | undefined {
  if (!reader.take(/While|If/i)) return [];
  const conditions: Condition[] = [];
  do {
    const found = reader.first<readonly Condition[]>(
      (each) => {
        if (!subject(each)) return undefined;
        const on = isOnCard ? 'bearer' : 'this';
        if (each.take(/is ready and unlocked/i))
          return [{ if: 'matches', card: on, filter: { in: 'ready', locked: false } }];
        if (each.take(/is ready/i)) return [isOnCard ? { ...READY, card: 'bearer' } : READY];
        if (each.take(/is acting/i)) return [{ if: 'acting' }];
        if (each.take(/is in combat/i)) return [{ if: 'matches', card: on, filter: { fighting: true } }];
        if (each.take(/has no title/i)) return [{ if: 'matches', card: on, filter: { titled: false } }];
        return undefined;
      },
      (each) => state(each),
    );
    if (!found) return undefined;
    conditions.push(...found);
  } while (reader.take(/and/i));
  return reader.take(/,/) ? conditions : undefined;
}

/** "Adri gets +1 intercept against Followers of Set and +1 strength in combat with them" */
function own(speaker: Speaker, first: readonly Condition[], reader: Reader): Ability[] | undefined {
  if (!speaker.subject(reader) || !reader.take(/gets?|has/i)) return undefined;
  const of = speaker.isOnCard ? { of: 'bearer' as const } : {};
  const abilities: Ability[] = [];
  do {
    const bonuses = bonusList(reader);
    if (!bonuses) return undefined;
    const each = counted(reader);
    const when = each || reader.isAtEnd ? undefined : reader.try(circumstances);
    for (const { stat, amount } of bonuses) {
      const conditions = when ? when(stat) : [];
      if (!conditions) return undefined;
      const all = [...first, ...conditions];
      abilities.push({
        always: 'modify',
        stat,
        amount: each && amount === 1 ? each : amount,
        ...of,
        ...(all.length > 0 ? { if: all } : {}),
      });
      if (each && amount !== 1) return undefined;
    }
  } while (reader.take(/,? ?and|,? but/i));
  return abilities;
}

/** "for each titled vampire controlled by the target Methuselah" */
function counted(reader: Reader): Amount | undefined {
  return reader.try((each) => {
    if (!each.take(/for each/i)) return undefined;
    const count = nounPhrase(each);
    if (!count) return undefined;
    return each.take(/controlled by the target Methuselah/i)
      ? { count: { ...count, of: 'target player' as const } }
      : count.of
        ? { count }
        : undefined;
  });
}

/** "you get +2 hand size", "your hand size is increased by 1" */
function ofPlayer({ isOnCard }: Speaker, first: readonly Condition[], reader: Reader): Ability[] | undefined {
  const abilities: Ability[] = [];
  const grown = reader.take(/your hand size is (?:increased by (\d|one)|(one) card larger)/i);
  if (grown) abilities.push(ofController('hand size', numberCalled((grown[1] ?? grown[2]) as string), first));
  else {
    if (!reader.take(/you (?:get|have)/i)) return undefined;
    do {
      const found = reader.take(
        /([+-]\d|an additional|two) (hand size|transfers?|discard phase actions?|master phase actions?)(?: \(instead of one\) each master phase)?/i,
      );
      if (!found) return undefined;
      const said = (found[1] as string).toLowerCase();
      const kind = STATS_OF_PLAYERS.find(([pattern]) => pattern.test(found[2] as string))?.[1];
      const stat = said === 'two' ? insteadOfOne(kind, found[0]) : kind;
      if (stat === undefined) return undefined;
      const amount = said === 'two' || said === 'an additional' ? 1 : Number(said);
      const each = stat === 'hand size' && amount === 1 ? counted(reader) : undefined;
      abilities.push(ofController(stat, each ?? amount, first));
    } while (reader.take(/and/i));
  }
  // A vampire in torpor would give it as well if the text did not require a ready one.
  return isOnCard || first.length > 0 ? abilities : undefined;
}

const STATS_OF_PLAYERS: readonly (readonly [RegExp, Stat])[] = [
  [/hand size/i, 'hand size'],
  [/transfer/i, 'transfers'],
  [/discard/i, 'discard actions'],
  [/master/i, 'master actions'],
];

/** "two master phase actions (instead of one)" are never three, however many cards say so. */
function insteadOfOne(stat: Stat | undefined, said: string): Stat | undefined {
  return stat === 'master actions' && /instead of one/i.test(said) ? 'two master actions' : undefined;
}

function ofController(stat: Stat, amount: Amount, conditions: readonly Condition[]): Ability {
  return {
    always: 'modify',
    stat,
    amount,
    of: 'controller',
    ...(conditions.length > 0 ? { if: conditions } : {}),
  };
}

/** "Tzimisce get -1 intercept against Rutor", "Older vampires get +1 strength in combat with Basil" */
function ofOthers(speaker: Speaker, first: readonly Condition[], reader: Reader): Ability[] | undefined {
  reader.take(/all/i);
  const noun = nounPhrase(reader);
  if (!noun || !reader.take(/gets?/i)) return undefined;
  const bonuses = bonusList(reader);
  if (!bonuses) return undefined;
  const rest = reader.isAtEnd ? { filter: noun, conditions: [] } : towards(speaker, noun, bonuses, reader);
  if (!rest) return undefined;
  const all = [...first, ...rest.conditions];
  return bonuses.map(({ stat, amount }) => ({
    always: 'modify',
    stat,
    amount,
    of: rest.filter,
    ...(all.length > 0 ? { if: all } : {}),
  }));
}

function towards(
  { subject, isOnCard }: Speaker,
  filter: Filter,
  bonuses: readonly Bonus[],
  reader: Reader,
): { readonly filter: Filter; readonly conditions: readonly Condition[] } | undefined {
  const [only, ...more] = bonuses;
  if (!only || more.length > 0 || isOnCard) return undefined;
  const on = 'this';
  switch (only.stat) {
    case 'intercept':
      if (reader.take(/during actions directed at/i))
        return subject(reader)
          ? { filter, conditions: [{ if: 'matches', card: on, filter: { targeted: true } }] }
          : undefined;
      if (!reader.take(/when attempting to block|against/i) || !subject(reader)) return undefined;
      return { filter: { ...filter, other: true }, conditions: [{ if: 'acting' }] };
    case 'strength': {
      if (!reader.take(/in combat with/i) || (!reader.take(/him|her|them/i) && !subject(reader))) return undefined;
      const fighting: Condition = { if: 'matches', card: on, filter: { fighting: true } };
      return { filter: { ...filter, other: true, fighting: true }, conditions: [fighting] };
    }
    case 'bleed': {
      if (reader.take(/against you|when bleeding you/i)) return { filter, conditions: [{ if: 'bleeding you' }] };
      if (
        reader.try((each) => (each.take(/when bleeding/i) && subject(each) && each.take(/'s controller/i)) || undefined)
      )
        return { filter, conditions: [{ if: 'bleeding you' }] };
      const conditions = circumstances(reader)?.('bleed');
      return conditions && { filter, conditions };
    }
    case 'stealth': {
      const conditions = circumstances(reader)?.('stealth');
      // The text's conditions on the acting minion apply to each of them.
      const named = conditions?.map((each) =>
        each.if === 'matches' && each.card === 'self' ? { ...each, card: 'acting' as const } : each,
      );
      return named && { filter, conditions: named };
    }
    case 'votes':
      if (!reader.take(/in referendums called by/i) || !subject(reader)) return undefined;
      return { filter, conditions: [{ if: 'called by self' }] };
    default:
      return undefined;
  }
}
