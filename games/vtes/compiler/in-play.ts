/** Sentences on a library card's abilities in play. */
import type { Ability, Condition, Effect, Filter, Strike } from '../cards/language.ts';
import { readBonus } from './bonuses.ts';
import { deed } from './deeds.ts';
import { type Context, newMode } from './draft.ts';
import { escaped } from './heads.ts';
import { readMinion, type Speaker } from './minions.ts';
import { nounPhrase } from './nouns.ts';
import { readPower } from './powers.ts';
import { Reader } from './reader.ts';
import { moment } from './times.ts';
import { readTrigger } from './triggers.ts';
import { readCombat } from './ways-combat.ts';

type Reads = (context: Context, reader: Reader) => Ability[] | undefined;

export function readInPlay(context: Context, sentence: string): readonly Ability[] | undefined {
  const text = sentence.replace(/\.$/, '');
  for (const read of READS) {
    const reader = new Reader(text);
    const found = read(context, reader);
    if (found && reader.isAtEnd) return found;
  }
  return undefined;
}

const isAlly = ({ types }: Context): boolean => types.includes('ally');

/** The minion that has the card, or the ally itself. */
function subject(context: Context, reader: Reader): true | undefined {
  const name = context.name.replaceAll(/["“”]/g, '');
  const words = isAlly(context)
    ? [name, ...name.split(/[ ,]+/).filter((word) => /^\p{Lu}\p{L}{2,}$/u.test(word) && word !== 'The')]
    : [];
  const called = words.map(escaped).join('|');
  const others = isAlly(context)
    ? 'this ally|he|she|it|they'
    : 'the bearer|the employer|this minion|the minion with this (?:equipment|card|retainer)|this vampire|this (?:[A-Z][\\p{L}]+ )?vampire|the employing minion|bearer|they';
  return reader.take(new RegExp(called === '' ? others : `${called}|${others}`, 'iu')) ? true : undefined;
}

const speakerOf = (context: Context): Speaker => ({
  subject: (at) => subject(context, at) === true,
  isOnCard: !isAlly(context),
});

const READS: readonly Reads[] = [
  (context, reader) => readBonus(speakerOf(context), reader),
  // "+1 hand size."
  (_, reader) => {
    const found = reader.take(/(?:You get )?([+-]\d+) (hand size|transfers?)/i);
    if (!found) return undefined;
    const stat = found[2]?.toLowerCase().startsWith('transfer') ? 'transfers' : 'hand size';
    return [{ always: 'modify', stat, amount: Number(found[1]), of: 'controller' }];
  },
  (context, reader) => readMinion(speakerOf(context), reader),
  lockToGive,
  lockToFeed,
  // "During your unlock phase, a ready vampire you control can gain 1 blood."
  ({ card }, reader) => {
    if (!reader.take(/During your unlock phase,/i)) return undefined;
    const filter = nounPhrase(reader);
    const amount = reader.take(/(?:can|may) gain (\d) blood/i)?.[1];
    if (!filter || amount === undefined || !card.traits?.includes('hunting ground')) return undefined;
    const fed = { ...filter, not: { noted: 'fed by a hunting ground' } } as Filter;
    return [
      {
        use: 'feed',
        turn: 'own',
        when: ['unlock'],
        once: 'phase',
        choose: [{ name: 'target', card: fed }],
        effects: [
          { do: 'gain blood', card: 'the target', amount: Number(amount) },
          { do: 'note', note: 'fed by a hunting ground', card: 'the target' },
        ],
      },
    ];
  },
  ({ card }, reader) =>
    reader.take(/A vampire (?:can|may) gain blood from only one hunting ground each turn/i) &&
    card.traits?.includes('hunting ground')
      ? []
      : undefined,
  // "Minions can burn this card as a (D) action."
  (_, reader) => {
    const filter = nounPhrase(reader);
    const verb = filter && reader.take(/(?:can|may) (burn|steal) (?:this card|this location|it)/i)?.[1]?.toLowerCase();
    if (!filter || verb === undefined) return undefined;
    const action = reader.take(/as an? (?:\+(\d) stealth )?\(D\) action(?: that costs (\d) (pool|blood))?/i);
    if (!action) return undefined;
    const { of, other, ...rest } = filter;
    // "Other minions" are those that do not have the card.
    const by = { ...rest, ...(other ? { notBearer: true as const } : {}) };
    const mine: Condition = { if: 'matches', card: 'this', filter: { of: 'another' } };
    const cost = action[2] === undefined ? {} : { cost: { [action[3] as string]: Number(action[2]) } };
    const stealth = action[1] === undefined ? {} : { stealth: Number(action[1]) };
    if (verb === 'burn')
      return of === undefined || of === 'anybody'
        ? [{ action: 'burn', by, ...stealth, ...cost, effects: [{ do: 'burn', card: 'this' }] }]
        : undefined;
    if (of !== undefined && of !== 'another') return undefined;
    const effects: Effect[] = [{ do: 'control', who: 'you', card: 'this' }];
    return [{ action: 'steal', by, ...stealth, ...cost, conditions: [mine], effects }];
  },
  // "Vampires can call a referendum to burn this card as a +1 stealth political action."
  (_, reader) => {
    const filter = nounPhrase(reader);
    if (!filter || filter.of !== undefined) return undefined;
    const found = reader.take(/(?:can|may) call a referendum to burn this card as a \+1 stealth political action/i);
    return (
      found && [
        {
          action: 'burn',
          kind: 'political',
          stealth: 1,
          by: { ...filter, of: 'anybody' },
          effects: [{ do: 'burn', card: 'this' }],
        },
      ]
    );
  },
  strikes,
  // "gets 1 optional maneuver each combat"
  (context, reader) => {
    if (!subject(context, reader) || !reader.take(/gets?/i)) return undefined;
    const found: Ability[] = [];
    do {
      const given = reader.take(/(1|an?|one) optional (maneuver|press)(, only usable to (continue|end) combat,?)?/i);
      if (!given) return undefined;
      const what = (given[2] as string).toLowerCase() as 'maneuver' | 'press';
      const only = given[4]?.toLowerCase() as 'continue' | 'end' | undefined;
      const effect: Effect =
        what === 'maneuver' ? { do: 'maneuver', optional: true } : { do: 'press', ...(only ? { only } : {}) };
      if (what === 'maneuver' && only) return undefined;
      found.push({
        use: what,
        ...(isAlly(context) ? {} : { by: 'bearer' as const }),
        when: [what === 'maneuver' ? 'range' : 'press'],
        once: 'combat',
        effects: [effect],
      });
    } while (reader.take(/and/i));
    return reader.take(/(?:each|per) combat/i) ? found : undefined;
  },
  // "Once each combat, the bearer can prevent 1 damage."
  (context, reader) => {
    const first = reader.take(/Once each (combat|round),/i)?.[1]?.toLowerCase();
    if (!subject(context, reader)) return undefined;
    const found = reader.take(/(?:can|may) prevent (\d) damage/i);
    const span = first ?? reader.take(/each (combat|round)(?: of combat)?/i)?.[1]?.toLowerCase();
    if (!found || span === undefined) return undefined;
    return [
      {
        use: 'prevent',
        ...(isAlly(context) ? {} : { by: 'bearer' as const }),
        when: ['damage'],
        once: span as 'combat' | 'round',
        effects: [{ do: 'prevent', amount: Number(found[1]) }],
      },
    ];
  },
  // "Shade inflicts 1 damage on the opposing minion each round of combat during normal strike resolution at close range."
  ({ name, types }, reader) => {
    if (!types.includes('retainer')) return undefined;
    if (!reader.take(new RegExp(`${escaped(name)}|this retainer`, 'i'))) return undefined;
    const found = reader.take(
      /inflicts (\d)(R?) (aggravated )?damage on the opposing minion each round of combat during normal strike resolution( at close range)?/i,
    );
    if (!found || (found[2] === '') !== (found[4] !== undefined)) return undefined;
    return [
      {
        combatRound: 'strike resolution',
        damage: Number(found[1]),
        ...(found[2] === '' ? {} : { ranged: true }),
        ...(found[3] ? { aggravated: true } : {}),
      },
    ];
  },
  // "As above, but Raven Spy has 2 life."
  ({ name, card }, reader) => {
    reader.take(/but/i);
    if (!reader.take(new RegExp(`${escaped(name)}|this (?:retainer|ally)|it|he|she|they`, 'i'))) return undefined;
    const found = reader.take(/(?:has|with|have) (\d+) life/i);
    if (!found || card.life === undefined) return undefined;
    card.superiorLife = Number(found[1]);
    return [];
  },
  (context, reader) => readPower(speakerOf(context), reader),
  (context, reader) => readTrigger(speakerOf(context), reader),
  burnsInTorpor,
  lockToDo,
];

/** "You can lock this card to give a Nosferatu you control +1 stealth." */
function lockToGive(_: Context, reader: Reader): Ability[] | undefined {
  if (!reader.take(/(?:You (?:can|may) )?lock(?: this (?:card|location))? to give/i)) return undefined;
  const filter = nounPhrase(reader);
  const found = filter && reader.take(/\+(\d) (stealth|intercept)/i);
  if (!filter || !found) return undefined;
  const amount = Number(found[1]);
  if (found[2]?.toLowerCase() === 'stealth')
    return [
      {
        use: 'hide',
        cost: { lock: true },
        when: ['block attempt'],
        conditions: [{ if: 'matches', card: 'acting', filter }],
        effects: [{ do: 'modify', stat: 'stealth', amount }],
      },
    ];
  return [
    {
      use: 'intercept',
      cost: { lock: true },
      when: ['block attempt'],
      conditions: [{ if: 'matches', card: 'blocker', filter }],
      effects: [{ do: 'modify', stat: 'intercept', amount, of: 'blocker' }],
    },
  ];
}

/** "You can lock this location during your influence phase to add 1 blood to a Toreador in your uncontrolled region." */
function lockToFeed(_: Context, reader: Reader): Ability[] | undefined {
  const inFront = reader.take(/During your influence phase,/i);
  const head = inFront
    ? reader.take(/you (?:can|may) (?:lock this (?:card|location) to )?add (\d) blood to/i)
    : reader.take(
        /(?:You (?:can|may) )?lock(?: this (?:card|location))? during your influence phase to add (\d) blood to/i,
      );
  const filter = head && nounPhrase(reader);
  if (!head || filter?.in !== 'uncontrolled') return undefined;
  const locks = /lock/i.test(head[0]);
  return [
    {
      use: 'feed',
      ...(locks ? { cost: { lock: true } } : {}),
      turn: 'own',
      when: ['influence'],
      ...(locks ? {} : { once: 'phase' as const }),
      choose: [{ name: 'target', card: filter }],
      effects: [{ do: 'gain blood', card: 'the target', amount: Number(head[1]) }],
    },
  ];
}

/** "Strike: 2R damage, with 1 optional maneuver each combat.", "Carlton can strike: 1R damage.", "Once each combat, he can strike: dodge." */
function strikes(context: Context, reader: Reader): Ability[] | undefined {
  const once = reader.take(/Once each (combat|round),/i)?.[1]?.toLowerCase() as 'combat' | 'round' | undefined;
  const isPlain = context.types.includes('equipment') && /^Strike/i.test(reader.rest);
  if (!isPlain && (!subject(context, reader) || !reader.take(/(?:can|may)/i))) return undefined;
  const mode = newMode();
  if (reader.take(/strike:? (?:for )?strength\+(\d) damage|Strike: strength ?\+ ?(\d) damage/i)) {
    const amount = Number(/\+ ?(\d)/.exec(reader.text)?.[1]);
    mode.effects.push({ do: 'strike', strike: { kind: 'damage', amount, strengthBased: true } });
  } else if (!readCombat(mode, reader)) return undefined;
  const [first] = mode.effects;
  if (first?.do !== 'strike' || mode.effects.length !== 1) return undefined;
  const maneuver = reader.take(/,? ?with (?:1|an) optional maneuver (?:each|per) (combat|round)/i)?.[1]?.toLowerCase();
  return [
    {
      weapon: first.strike as Strike,
      ...(maneuver === undefined ? {} : { maneuver: `each ${maneuver}` as 'each combat' }),
      ...(once === undefined ? {} : { once }),
    },
  ];
}

/** "Burn this card if this vampire is in torpor", "Burn this card after this minion goes to torpor" */
function burnsInTorpor(context: Context, reader: Reader): Ability[] | undefined {
  if (isAlly(context) || !reader.take(/Burn this card (?:if|after|when)/i)) return undefined;
  if (!subject(context, reader) || !reader.take(/is in torpor|goes (?:in)?to torpor/i)) return undefined;
  return [{ trigger: 'bearer goes to torpor', effects: [{ do: 'burn', card: 'this' }] }];
}

/** "You can lock this card and burn 1 pool during your unlock phase to unlock a Gangrel you control" */
function lockToDo({ card }: Context, reader: Reader): Ability[] | undefined {
  if (!card.traits?.includes('location')) return undefined;
  let when = moment(reader);
  if (when) reader.take(/,/);
  if (!reader.take(/(?:You (?:can|may) )?lock(?: this (?:card|location))?/i)) return undefined;
  const pool = reader.take(/and burn (\d) pool/i)?.[1];
  when ??= moment(reader);
  if (!when || !reader.take(/to/i)) return undefined;
  const done = deed(() => false, reader, 'this');
  if (!done || done.kind || done.effects.some((each) => 'card' in each && each.card === 'this')) return undefined;
  const { once: _, ...limits } = when;
  return [
    {
      use: done.verb,
      cost: { lock: true, ...(pool === undefined ? {} : { pool: Number(pool) }) },
      ...limits,
      ...(done.choose.length > 0 ? { choose: done.choose } : {}),
      effects: done.effects,
    },
  ];
}
