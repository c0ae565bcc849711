/** What a minion always is, or is never able to do: "Damage from Hektor's hand strikes is aggravated.", "He cannot use cards requiring Celerity [cel]." */

import { DISCIPLINE_NAMES } from '../cards/language/terms.ts';
import type { Ability, Condition, Stat } from '../cards/language.ts';
import { state } from './circumstances.ts';
import type { Speaker } from './minions.ts';
import { nounPhrase } from './nouns.ts';
import type { Reader } from './reader.ts';
import { DISCIPLINE, numberCalled } from './words.ts';

export function readQuality(speaker: Speaker, reader: Reader): Ability[] | undefined {
  if (speaker.isOnCard) return undefined;
  return reader.first<Ability[]>(
    (each) => cannot(speaker, each),
    (each) => opponents(speaker, each),
    (each) => aggravated(speaker, each),
    (each) => untouched(speaker, each),
    (each) => paysToBlock(speaker, each),
    (each) => blockersPay(speaker, each),
    (each) => levels(speaker, each),
    (each) => everybody(speaker, each),
    (each) => countsAs(speaker, each),
    (each) => inPhases(speaker, each),
    (each) => weapons(speaker, each),
    (each) => voters(speaker, each),
    (each) => edgeVotes(speaker, each),
    (each) => unavenged(speaker, each),
  );
}

const READY: Condition = { if: 'matches', card: 'this', filter: { in: 'ready' } };

const has = (stat: Stat, conditions: readonly Condition[] = []): Ability => ({
  always: 'modify',
  stat,
  amount: 1,
  ...(conditions.length > 0 ? { if: conditions } : {}),
});

/** Verbs after "cannot" without an object that the reader would have to understand. */
const UNABLE: readonly (readonly [RegExp, Stat])[] = [
  [/block(?=,| or| and|$)/i, 'cannot block'],
  [/play reaction cards/i, 'cannot play reaction cards'],
  [/commit diablerie/i, 'cannot diablerize'],
  [/have or use equipment/i, 'cannot have equipment'],
  [/have or use retainers/i, 'cannot have retainers'],
  [/use weapons/i, 'cannot use weapons'],
  [/(?:use maneuvers to )?maneuver to long(?: range)?/i, 'cannot maneuver to long range'],
  [/(?:use maneuvers to )?maneuver to close range/i, 'cannot maneuver to close range'],
  [/(?:use presses to|press to) end combat/i, 'cannot press to end'],
  [/(?:use presses to|press to) continue combat/i, 'cannot press to continue'],
];

function unable(reader: Reader): Stat[] | undefined {
  const stats: Stat[] = [];
  do {
    const found = UNABLE.find(([pattern]) => reader.take(pattern));
    if (!found) return undefined;
    stats.push(found[1]);
  } while (reader.take(/,? ?(?:and|or)(?: cannot)?|,/i));
  return stats;
}

const OF_DISCIPLINE = new RegExp(`use cards requiring ${DISCIPLINE}`, 'i');

/** "Mowgli cannot use maneuvers to maneuver to long range and cannot use presses to end combat." */
function cannot({ subject }: Speaker, reader: Reader): Ability[] | undefined {
  if (!subject(reader) || !reader.take(/cannot/i)) return undefined;
  const code = reader.take(OF_DISCIPLINE)?.[1]?.toLowerCase();
  if (reader.take(/perform directed actions unless/i)) return unless(reader);
  if (code !== undefined)
    return code in DISCIPLINE_NAMES ? [{ always: 'bars cards', cards: { requires: code }, from: 'itself' }] : undefined;
  return unable(reader)?.map((stat) => has(stat));
}

/** "cannot perform directed actions unless /Brunhilde/ is ready" */
function unless(reader: Reader): Ability[] | undefined {
  const [needed, ...more] = state(reader) ?? [];
  if (needed?.if !== 'exists' || more.length > 0) return undefined;
  return [has('no directed actions', [{ if: 'none', filter: needed.filter }])];
}

/** "Minions opposing Germaine in combat cannot use weapons." */
function opponents({ subject }: Speaker, reader: Reader): Ability[] | undefined {
  const noun = nounPhrase(reader);
  if (!noun) return undefined;
  const isMet =
    reader.try((each) => (each.take(/opposing/i) && subject(each) && each.take(/in combat/i)) || undefined) ??
    reader.try((each) => (each.take(/in combat with/i) && (each.take(/him|her|them/i) || subject(each))) || undefined);
  const stats = isMet && reader.take(/cannot/i) && unable(reader);
  if (!stats) return undefined;
  return stats.map((stat) => ({
    always: 'modify',
    stat,
    amount: 1,
    of: { ...noun, other: true, fighting: true },
    if: [{ if: 'matches', card: 'this', filter: { fighting: true } }],
  }));
}

/** "Damage from Étienne's hand strikes is aggravated in combat with a Baali." */
function aggravated({ subject }: Speaker, reader: Reader): Ability[] | undefined {
  if (!reader.take(/Damage from/i) || !subject(reader) || !reader.take(/'s hand strikes is aggravated/i))
    return undefined;
  if (reader.isAtEnd) return [has('aggravated hand strikes')];
  const filter = reader.take(/in combat with/i) && nounPhrase(reader);
  return filter ? [has('aggravated hand strikes', [{ if: 'matches', card: 'opposing', filter }])] : undefined;
}

/** What others cannot do to it: "Blood hunts cannot be called on Samat.", "Frenzy cards cannot be played on Gotsdam." */
function untouched({ subject }: Speaker, reader: Reader): Ability[] | undefined {
  const pronoun = (each: Reader): boolean => each.take(/him|her|them/i) !== undefined || subject(each);
  if (reader.take(/Blood hunts cannot be called on/i)) return pronoun(reader) ? [has('no blood hunt')] : undefined;
  if (reader.take(/Frenzy cards cannot be played on/i))
    return pronoun(reader) ? [has('immune to frenzy cards')] : undefined;
  if (!subject(reader)) return undefined;
  if (reader.take(/treats aggravated damage as normal damage in combat/i))
    return [has('aggravated damage as normal', [{ if: 'matches', card: 'this', filter: { fighting: true } }])];
  if (!reader.take(/is immune to damage from/i)) return undefined;
  const from = nounPhrase(reader);
  return from && [{ always: 'immune', from }];
}

/** "Janet must burn 1 blood to attempt to block.", "She must burn 1 blood to attempt to block older vampires." */
function paysToBlock({ subject }: Speaker, reader: Reader): Ability[] | undefined {
  const amount = subject(reader) && reader.take(/must burn (\d|a) blood to attempt to block/i)?.[1];
  if (!amount) return undefined;
  const cards = reader.isAtEnd ? { is: 'minion' as const } : nounPhrase(reader);
  return cards && [{ always: 'pays to block', cards, amount: numberCalled(amount) }];
}

/** "Younger vampires must burn 1 blood to attempt to block Ferox." */
function blockersPay({ subject }: Speaker, reader: Reader): Ability[] | undefined {
  const cards = nounPhrase(reader);
  const found = cards && reader.take(/must burn (\d|a) blood( or life)? to attempt to block/i);
  if (!cards || !found || !subject(reader)) return undefined;
  return [
    {
      always: 'price of blocking',
      cards,
      amount: numberCalled(found[1] as string),
      ...(found[2] ? { orLife: true } : {}),
    },
  ];
}

const LEVEL = new RegExp(DISCIPLINE, 'i');

/** "Gengis gets +1 level of Auspex [aus] and Celerity [cel]." */
function levels({ subject }: Speaker, reader: Reader): Ability[] | undefined {
  if (!subject(reader) || !reader.take(/gets \+1 level of/i)) return undefined;
  const abilities: Ability[] = [];
  do {
    const code = reader.take(LEVEL)?.[1]?.toLowerCase();
    if (code === undefined || !(code in DISCIPLINE_NAMES)) return undefined;
    abilities.push({ always: 'discipline', discipline: code } as Ability);
  } while (reader.take(/,? ?and|,/i));
  return abilities;
}

/** "While Jan is ready, every Methuselah's hand size is reduced by 1." */
function everybody({ subject }: Speaker, reader: Reader): Ability[] | undefined {
  if (!reader.take(/While/i) || !subject(reader) || !reader.take(/is ready/i)) return undefined;
  const more = reader.take(/and/i) ? state(reader) : [];
  if (!more || !reader.take(/,/)) return undefined;
  const found = reader.first(
    (each) => each.take(/(each Methuselah) gets ([+-]\d) hand size/i),
    (each) => each.take(/(your prey) gets ([+-]\d) hand size/i),
    (each) => each.take(/(every Methuselah)'s hand size is reduced by (\d)/i),
  );
  if (!found) return undefined;
  const amount = /reduced/i.test(found[0]) ? -Number(found[2]) : Number(found[2]);
  return [
    {
      always: 'modify',
      stat: 'hand size',
      amount,
      of: /prey/i.test(found[1] as string) ? 'prey' : 'everybody',
      if: [READY, ...more],
    },
  ];
}

/** "You and Scarlett can play cards requiring a Toreador as if she were a Toreador." */
function countsAs({ subject }: Speaker, reader: Reader): Ability[] | undefined {
  if (!reader.take(/You and/i) || !subject(reader) || !reader.take(/can play cards requiring/i)) return undefined;
  const abilities: Ability[] = [];
  do {
    const filter = nounPhrase(reader);
    const clans = filter?.any?.map((each) => each.clan) ?? [filter?.clan];
    for (const clan of clans) {
      if (clan === undefined) return undefined;
      abilities.push({ always: 'counts as', clan });
    }
  } while (reader.take(/or/i));
  if (!reader.take(/as if/i) || !subject(reader) || !reader.take(/(?:was|were)/i)) return undefined;
  if (reader.take(/of that required clan/i)) return abilities;
  const same = nounPhrase(reader)?.clan;
  return abilities.length === 1 && same !== undefined && 'clan' in (abilities[0] as object) ? abilities : undefined;
}

/** "If Len is ready at the start of your influence phase, you get +1 transfer." */
function inPhases({ subject }: Speaker, reader: Reader): Ability[] | undefined {
  if (!reader.take(/If/i) || !subject(reader)) return undefined;
  const phase = reader.take(/is ready (?:at the start of|during) your (discard|influence) phase, you get/i)?.[1];
  if (phase === undefined) return undefined;
  const isDiscard = phase.toLowerCase() === 'discard';
  const amount = reader.take(isDiscard ? /(\+\d|an additional) discard phase action/i : /(\+\d) transfers?/i)?.[1];
  if (amount === undefined) return undefined;
  return [
    {
      always: 'modify',
      stat: isDiscard ? 'discard actions' : 'transfers',
      amount: amount.startsWith('+') ? Number(amount) : 1,
      of: 'controller',
      if: [isDiscard ? { if: 'matches', card: 'this', filter: { is: 'vampire', in: 'ready' } } : READY],
    },
  ];
}

/** "Elihu inflicts +2 damage with melee weapons.", "At long range, his strikes with guns are at +1 damage." */
function weapons({ subject }: Speaker, reader: Reader): Ability[] | undefined {
  const isLong = reader.take(/At long range,/i) !== undefined;
  const own = reader.take(/his|her|their/i) !== undefined;
  if (!own && !subject(reader)) return undefined;
  const conditions: readonly Condition[] = isLong ? [{ if: 'long range' }] : [];
  const bonus = (amount: number, of: object): Ability[] => [
    { always: 'modify', stat: 'strike damage', amount, ...of, ...(isLong ? { if: conditions } : {}) } as Ability,
  ];
  const less = (isLong || own) && reader.take(/(?:'s )?strikes inflict (\d) less damage/i)?.[1];
  if (less) return bonus(-Number(less), {});
  const guns = own && reader.take(/strikes with (melee weapon|gun)s are at \+(\d) damage/i);
  if (guns) return bonus(Number(guns[2]), { of: { is: 'weapon', trait: guns[1]?.toLowerCase(), on: 'this' } });
  if (isLong || own) return undefined;
  const ranged = reader.take(/inflicts \+(\d) damage with ranged strikes \(even at close range\)/i)?.[1];
  if (ranged !== undefined) return [{ always: 'modify', stat: 'damage of ranged strikes', amount: Number(ranged) }];
  const found = reader.take(/inflicts \+(\d) damage (?:with (melee weapon|gun)s|when striking with a weapon)/i);
  if (!found) return undefined;
  const trait = found[2]?.toLowerCase();
  return bonus(Number(found[1]), { of: { is: 'weapon', ...(trait === undefined ? {} : { trait }), on: 'this' } });
}

/** Votes: "Vampires must burn 1 blood to cast votes and ballots against referendums called by De Sade." */
function voters({ subject }: Speaker, reader: Reader): Ability[] | undefined {
  const cards = nounPhrase(reader);
  if (!cards) return undefined;
  const price = reader.take(
    /must burn (\d|a) blood to cast votes (?:and|or) ballots against (?:a )?referendums? called by/i,
  )?.[1];
  if (price !== undefined) {
    // The price is everybody's.
    if (!subject(reader) || JSON.stringify(cards) !== '{"is":"vampire"}') return undefined;
    return [{ always: 'vote cost', blood: numberCalled(price) }];
  }
  if (!reader.take(/cannot cast votes or ballots in referendums called by/i) || !subject(reader)) return undefined;
  return [{ trigger: 'bearer acts', if: [{ if: 'political action' }], effects: [{ do: 'bar from voting', cards }] }];
}

/** "While he is ready, if you burn the Edge for a vote, you gain an additional 2 votes." */
function edgeVotes({ subject }: Speaker, reader: Reader): Ability[] | undefined {
  if (!reader.take(/While/i) || !subject(reader) || !reader.take(/is ready,/i)) return undefined;
  const votes = reader.take(/if you burn the Edge for a vote, you gain an additional (\d) votes/i)?.[1];
  if (votes === undefined) return undefined;
  return [{ always: 'modify', stat: 'votes for the Edge', amount: Number(votes), of: 'controller', if: [READY] }];
}

/** "If Harlan is diablerized, no blood hunt can be called." */
function unavenged({ subject }: Speaker, reader: Reader): Ability[] | undefined {
  if (!reader.take(/If/i) || !subject(reader)) return undefined;
  return reader.take(/is diablerized, no blood hunt can be called/i) && [has('no blood hunt if diablerized')];
}
