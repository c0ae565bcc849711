/** Sentences that vampires, allies and the cards on minions share: costs, blocks, prices, actions of their own. */

import { DISCIPLINE_NAMES } from '../cards/language/terms.ts';
import type { Ability, Filter } from '../cards/language.ts';
import { nounPhrase } from './nouns.ts';
import { readPaidBonus } from './paid-bonuses.ts';
import type { Reader } from './reader.ts';
import { CLAN, clanCalled, DISCIPLINE, numberCalled, traitCalled } from './words.ts';

/** The sentence's subject, and the ability's word for it. */
export interface Speaker {
  /** Takes the name of the minion, or a pronoun. */
  readonly subject: (reader: Reader) => boolean;
  /** The text is printed on a card that is on the minion. */
  readonly isOnCard: boolean;
}

export function readMinion(speaker: Speaker, reader: Reader): Ability[] | undefined {
  return reader.first<Ability[]>(
    (each) => costs(speaker, each),
    (each) => blocks(speaker, each),
    (each) => rescues(speaker, each),
    (each) => huntsOpenly(speaker, each),
    (each) => readPaidBonus(speaker, each),
  );
}

const NAMES = Object.entries(DISCIPLINE_NAMES).map(([code, name]) => [name, code] as const);

/** "Cards requiring Protean [pro] cost Ragnar -1 blood.", "Allies and retainers cost Darlene 1 additional blood." */
function costs({ subject }: Speaker, reader: Reader): Ability[] | undefined {
  const cards = kindsOfCards(reader);
  if (!cards || !reader.take(/costs?/i)) return undefined;
  const isOwn = reader.try((each) => (each.take(/him|her|them/i) || subject(each) ? true : undefined)) === true;
  const whose = isOwn ? undefined : nounPhrase(reader);
  if (!isOwn && !whose) return undefined;
  const found =
    reader.take(/([-+])(\d) (blood or pool|pool or blood|blood|pool)/i) ??
    reader.take(/(an|one|\d) (fewer|less|additional) (blood or pool|pool or blood|blood|pool)/i);
  reader.take(/to (?:recruit or employ|equip|recruit|employ)|\(but never less than 0 (?:pool|blood)\)/i);
  if (!found) return undefined;
  const isSigned = found[1] === '-' || found[1] === '+';
  const amount = isSigned
    ? Number(`${found[1]}${found[2]}`)
    : numberCalled(found[1] as string) * (found[2]?.toLowerCase() === 'additional' ? 1 : -1);
  const kind = (found[3] as string).toLowerCase();
  return [
    {
      always: 'cost',
      cards,
      amount,
      ...(kind.includes(' or ') ? {} : { in: kind as 'blood' | 'pool' }),
      ...(whose ? { for: whose } : {}),
    },
  ];
}

/** Cards by their printed properties: "Allies requiring a Gangrel", "Combat cards requiring Serpentis [ser]". */
function kindsOfCards(reader: Reader): Filter | undefined {
  return reader.first<Filter>(
    (each) => {
      const found = each.take(/([A-Z]\p{L}+(?: Sorcery)?) \[(\w{3})\] cards/iu);
      const known = found && NAMES.some(([, code]) => code === found[2]?.toLowerCase());
      return known ? { requires: (found[2] as string).toLowerCase() } : undefined;
    },
    (each) => {
      const word = each.take(/(\p{L}+?)s \(allies and retainers\)/iu)?.[1];
      const trait = word === undefined ? undefined : traitCalled(word);
      return trait === undefined ? undefined : { trait, any: [{ type: 'ally' }, { type: 'retainer' }] };
    },
    (each) => (each.take(/weapons(?= cost)/i) ? { trait: 'weapon' } : undefined),
    (each) => {
      const types = typesCalled(each);
      if (!types) return undefined;
      const needed = each.try(requirement);
      if (types.length === 0) return needed && oneOrAny(needed);
      if (!needed) return oneOrAny(types.map((type) => ({ type })));
      return oneOrAny(types.flatMap((type) => needed.map((need) => ({ type, ...need }))));
    },
  );
}

type Type = NonNullable<Filter['type']>;

const TYPES_CALLED: readonly (readonly [RegExp, readonly Type[]])[] = [
  [/cards/i, []],
  [/combat cards/i, ['combat']],
  [/reaction cards/i, ['reaction']],
  [/action modifiers?(?: cards)?/i, ['action modifier']],
  [/allies and retainers/i, ['ally', 'retainer']],
  [/retainers/i, ['retainer']],
  [/allies/i, ['ally']],
  [/equipment(?: cards)?/i, ['equipment']],
];

function typesCalled(reader: Reader): readonly Type[] | undefined {
  for (const [pattern, types] of TYPES_CALLED) if (reader.take(pattern)) return types;
  return undefined;
}

const WITH_MARK = new RegExp(DISCIPLINE, 'i');

/** "requiring a Tzimisce or Vicissitude [vic]" */
function requirement(reader: Reader): readonly Filter[] | undefined {
  if (!reader.take(/requiring|that require/i)) return undefined;
  const needed: Filter[] = [];
  do {
    const code = reader.take(WITH_MARK)?.[1]?.toLowerCase();
    if (code !== undefined) {
      if (!(code in DISCIPLINE_NAMES)) return undefined;
      needed.push({ requires: code });
      continue;
    }
    reader.take(/an?/i);
    const clan = clanCalled(reader.take(CLAN)?.[0] ?? '');
    if (clan === undefined) return undefined;
    needed.push({ clan });
  } while (reader.take(/and\/or|or/i));
  return needed;
}

function oneOrAny(filters: readonly Filter[]): Filter {
  return filters.length === 1 ? (filters[0] as Filter) : { any: filters };
}

/** "Rescuing a vampire from torpor costs Doc -1 blood.", "Rescuing him from torpor costs 1 additional blood." */
function rescues({ subject, isOnCard }: Speaker, reader: Reader): Ability[] | undefined {
  if (isOnCard || !reader.take(/Rescuing/i)) return undefined;
  const isOther = reader.take(/a vampire/i) !== undefined;
  if (!isOther && !reader.take(/him|her|them/i) && !subject(reader)) return undefined;
  if (!reader.take(/from torpor costs/i) || (isOther && !subject(reader))) return undefined;
  const found = reader.take(/([-+])?(\d) (additional |fewer |less )?blood/i);
  if (!found || (found[1] === undefined) === (found[3] === undefined)) return undefined;
  const isLess = found[1] === '-' || /fewer|less/i.test(found[3] ?? '');
  return [
    {
      always: 'modify',
      stat: isOther ? 'rescue cost' : 'cost of being rescued',
      amount: isLess ? -Number(found[2]) : Number(found[2]),
    },
  ];
}

/** "Zöe does not get the usual +1 stealth when hunting." */
function huntsOpenly({ subject, isOnCard }: Speaker, reader: Reader): Ability[] | undefined {
  if (isOnCard || !subject(reader) || !reader.take(/does not get the usual \+1 stealth when hunting/i))
    return undefined;
  return [{ always: 'modify', stat: 'stealth', amount: -1, if: [{ if: 'usual hunt' }] }];
}

/** "Navar cannot block older vampires.", "Younger Tremere cannot block Aisling." */
function blocks({ subject }: Speaker, reader: Reader): Ability[] | undefined {
  return reader.first<Ability[]>(
    (each) => {
      if (!subject(each) || !each.take(/cannot (?:attempt to )?block/i)) return undefined;
      const of = nounPhrase(each);
      return of && [{ always: 'no block', of }];
    },
    (each) => {
      const of = nounPhrase(each);
      if (!of || !each.take(/cannot (?:attempt to )?block/i) || !subject(each)) return undefined;
      return [{ always: 'not blocked by', of }];
    },
  );
}
