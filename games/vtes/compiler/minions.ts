/** Sentences that vampires, allies and the cards on minions share: costs, blocks, prices, actions of their own. */

import { DISCIPLINE_NAMES } from '../cards/language/terms.ts';
import type { Ability, Condition, Effect, Filter, Stat } from '../cards/language.ts';
import { nounPhrase } from './nouns.ts';
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
    (each) => burnsBlood(speaker, each),
  );
}

const NAMES = Object.entries(DISCIPLINE_NAMES).map(([code, name]) => [name, code] as const);

/** "Cards requiring Protean [pro] cost Ragnar -1 blood.", "Allies and retainers cost Darlene 1 additional blood." */
function costs({ subject }: Speaker, reader: Reader): Ability[] | undefined {
  const cards = kindsOfCards(reader);
  if (!cards || !reader.take(/costs?/i)) return undefined;
  const isOwn = reader.try((each) => (subject(each) ? true : undefined)) === true;
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
  const found = reader.take(/([-+]\d|\d additional) blood/i)?.[1];
  if (found === undefined) return undefined;
  return [
    {
      always: 'modify',
      stat: isOther ? 'rescue cost' : 'cost of being rescued',
      amount: Number(found.replace(/\+| additional/i, '')),
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

/** "Once each action, Persia can burn 1 blood to get +1 intercept." */
function burnsBlood({ subject }: Speaker, reader: Reader): Ability[] | undefined {
  const first = reader.take(/Once each (action|turn|combat|round),/i)?.[1]?.toLowerCase();
  const during = reader.take(/During an action,/i);
  if (!subject(reader)) return undefined;
  const price = reader.take(/(?:can|may) burn (a|\d) blood to/i)?.[1];
  if (price === undefined || (during && first)) return undefined;
  // V-GEN-019 A use during an action is allowed once in it.
  const once = first === undefined && !during ? {} : { once: (first ?? 'action') as 'action' };
  const cost = { blood: numberCalled(price) };
  return reader.first<Ability[]>((each) => {
    const found = each.take(/(?:get|gain) \+(\d) (stealth|intercept|bleed)(?: (?:for|during) the current action)?/i);
    const stat = found?.[2]?.toLowerCase();
    if (!found || (first !== undefined && first !== 'action' && first !== 'turn')) return undefined;
    const effects: Effect[] = [{ do: 'modify', stat: stat as Stat, amount: Number(found[1]) }];
    if (stat === 'bleed') {
      // A bleed that can be raised without end is a card of its own.
      if (first === undefined && !during) return undefined;
      const conditions: Condition[] = [{ if: 'acting' }, { if: 'bleeding' }];
      return [{ use: 'bleed', cost, by: 'bearer', when: [...DURING], conditions, ...once, effects }];
    }
    const acting: Condition[] = stat === 'stealth' ? [{ if: 'acting' }] : [];
    return [
      {
        use: stat as string,
        cost,
        by: 'bearer',
        when: ['block attempt'],
        ...(acting.length > 0 ? { conditions: acting } : {}),
        ...once,
        effects,
      },
    ];
  });
}

const DURING = ['announce', 'before block', 'block attempt', 'after block', 'before resolution'] as const;
