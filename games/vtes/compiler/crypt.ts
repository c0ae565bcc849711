/** The text of a crypt card: its sect and title, its traits, and what it can do. */
import type { Ability, CardDef, Condition, Filter, Stat } from '../cards/language.ts';
import { nounPhrase } from './nouns.ts';
import { cleaned, sentencesOf } from './printed-text.ts';
import { Reader } from './reader.ts';
import { CLAN, clanCalled, numberCalled, SECT, sectCalled, TITLE, titleCalled, traitCalled } from './words.ts';

type Draft = { -readonly [K in keyof CardDef]: CardDef[K] };

/** What a text says beside the facts that the lists have of their own. */
export interface CryptText {
  readonly sect?: string;
  readonly title?: string;
  readonly titleOf?: string;
  readonly votes?: number;
  readonly unique?: false;
  readonly traits?: readonly string[];
  readonly abilities?: readonly Ability[];
  readonly mergedAbilities?: readonly Ability[];
}

/** Cities that the lists spell in two ways. */
const CITIES_SPELLED: Readonly<Record<string, string>> = { 'Washington, D.C.': 'Washington, DC' };

export class NotUnderstood extends Error {}

export function readCryptText(name: string, text: string): CryptText {
  const [plain = '', merged, ...more] = cleaned(text).split(/\n?\[MERGED\] ?/);
  if (more.length > 0) throw new NotUnderstood(text);
  const draft: Partial<Draft> = {};
  const abilities = readPart(name, headed(plain, draft), draft);
  if (draft.sect === undefined) throw new NotUnderstood('the text names no sect');
  const mergedAbilities = merged === undefined ? [] : readMerged(name, merged);
  return {
    ...draft,
    ...(abilities.length > 0 ? { abilities } : {}),
    ...(mergedAbilities.length > 0 ? { mergedAbilities } : {}),
  } as CryptText;
}

function readMerged(name: string, text: string): readonly Ability[] {
  const draft: Partial<Draft> = {};
  const found = readPart(name, headed(text, draft), draft);
  const { sect, ...rest } = draft;
  if (Object.keys(rest).length > 0) throw new NotUnderstood(text);
  return sect === undefined ? found : [{ always: 'sect', sect }, ...found];
}

/** "Camarilla Prince of London: …": reads the head and gives the rest. */
function headed(text: string, draft: Partial<Draft>): string {
  const reader = new Reader(text);
  reader.take(/Advanced,?/i);
  const sect = reader.take(SECT);
  if (!sect) return text;
  draft.sect = sectCalled(sect[0]) as string;
  reader.first(
    (each) => {
      const found = each.take(/(prince|archbishop|baron) of ([^:]+?)(?=[:.]\s|[:.]$)/i);
      if (!found) return undefined;
      draft.title = (found[1] as string).toLowerCase();
      draft.titleOf = CITIES_SPELLED[found[2] as string] ?? (found[2] as string);
      return true;
    },
    (each) => {
      const clan = each.take(CLAN);
      const title = clan && each.take(/justicar|inner circle/i);
      if (!clan || !title) return undefined;
      draft.title = title[0].toLowerCase();
      draft.titleOf = clanCalled(clan[0]) as string;
      return true;
    },
    (each) => {
      const title = titleCalled(each.take(TITLE)?.[0] ?? '');
      if (title === undefined) return undefined;
      draft.title = title;
      return true;
    },
  );
  const traits: string[] = [];
  for (;;) {
    const trait = reader.try((each) => {
      const word = each.take(/,? ?(Black Hand|Red List|Seraph|[A-Z][\p{L} ]*? slave|[A-Z][\p{L} ]*? circle)/iu)?.[1];
      return word === undefined ? undefined : traitCalled(word);
    });
    if (trait === undefined) break;
    traits.push(trait);
  }
  if (traits.length > 0) draft.traits = traits;
  const votes = reader.take(/[.,]? ?(\d) votes? \(titled\)/i);
  if (votes) draft.votes = Number(votes[1]);
  if (reader.isAtEnd) return '';
  const end = reader.rest[0];
  if (end !== ':' && end !== '.') throw new NotUnderstood(text.split(/[:.]/)[0] ?? text);
  return reader.rest.slice(1).trim();
}

/** The sentences of a part of the text. Bonuses that always hold come first. */
function readPart(name: string, text: string, draft: Partial<Draft>): Ability[] {
  const always: Ability[] = [];
  const others: Ability[] = [];
  const traits: string[] = [...(draft.traits ?? [])];
  for (const sentence of sentencesOf(text)) {
    if (readTrait(sentence, draft, traits)) continue;
    const bonuses = readBonuses(sentence);
    if (bonuses) always.push(...bonuses);
    else others.push(...readSentence(name, sentence));
  }
  if (traits.length > 0) draft.traits = traits;
  const order: readonly Stat[] = ['bleed', 'strength'];
  const rank = (each: Ability): number => {
    const at = 'always' in each && each.always === 'modify' ? order.indexOf(each.stat) : -1;
    return at < 0 ? order.length : at;
  };
  return [...always.sort((one, other) => rank(one) - rank(other)), ...others];
}

function readTrait(sentence: string, draft: Partial<Draft>, traits: string[]): boolean {
  const words = sentence.replace(/[.:]$/, '').replace(/ \[FLIGHT\]/i, '');
  if (/^non-unique$/i.test(words)) draft.unique = false;
  else {
    const trait = traitCalled(words);
    if (trait === undefined) return false;
    traits.push(trait);
  }
  return true;
}

/** "+1 bleed." and "+1 strength, +1 stealth." */
function readBonuses(sentence: string): Ability[] | undefined {
  const reader = new Reader(sentence.replace(/\.$/, ''));
  const bonuses = bonusList(reader);
  return bonuses && reader.isAtEnd
    ? bonuses.map(({ stat, amount }) => ({ always: 'modify', stat, amount }))
    : undefined;
}

interface Bonus {
  readonly stat: Stat;
  readonly amount: number;
}

function bonusList(reader: Reader): Bonus[] | undefined {
  const bonuses: Bonus[] = [];
  do {
    const found = reader.take(/([+-]\d+) (bleed|strength|stealth|intercept|hunt)/i);
    if (!found) return undefined;
    bonuses.push({ stat: (found[2] as string).toLowerCase() as Stat, amount: Number(found[1]) });
  } while (reader.take(/,? ?and|,/i));
  return bonuses;
}

/** A sentence with a subject. */
function readSentence(name: string, sentence: string): Ability[] {
  const reader = new Reader(sentence.replace(/\.$/, ''));
  const found = reader.first<Ability[]>(
    (each) => gets(name, each),
    (each) => strikes(name, each),
    (each) => entersCombat(name, each),
  );
  if (!found || !reader.isAtEnd) throw new NotUnderstood(sentence);
  return found;
}

/** The card's whole name, any of its words, or a pronoun. */
function subject(name: string, reader: Reader): boolean {
  const words = name.replaceAll(/["“”,]/g, '').split(' ');
  const parts: string[] = ['he', 'she', 'it', 'they', 'this vampire', name];
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= words.length; to++) {
      const part = words.slice(from, to).join(' ');
      if (/^[A-ZÀ-Ý]/u.test(part) && part !== 'The') parts.push(part);
    }
  const pattern = parts
    .sort((one, other) => other.length - one.length)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  return reader.take(new RegExp(pattern, 'i')) !== undefined;
}

/** "Adri gets +1 intercept against Followers of Set", "Abaddon gets 1 optional maneuver and 1 optional press each combat". */
function gets(name: string, reader: Reader): Ability[] | undefined {
  if (!subject(name, reader) || !reader.take(/gets?/i)) return undefined;
  return reader.first<Ability[]>(
    (each) => {
      const bonuses = bonusList(each);
      if (!bonuses) return undefined;
      const abilities: Ability[] = [];
      const condition = circumstances(each);
      if (!condition) return undefined;
      for (const { stat, amount } of bonuses) {
        const conditions = condition(stat);
        if (!conditions) return undefined;
        abilities.push({ always: 'modify', stat, amount, if: conditions });
      }
      return abilities;
    },
    (each) => {
      const abilities: Ability[] = [];
      do {
        const found = each.take(/(\d+|an?|one|two) optional (maneuver|press)(?:es|s)?/i);
        if (!found) return undefined;
        abilities.push({
          always: 'modify',
          stat: `optional ${(found[2] as string).toLowerCase()}` as Stat,
          amount: numberCalled(found[1] as string),
        });
      } while (each.take(/and/i));
      return each.take(/each combat/i) ? abilities : undefined;
    },
  );
}

type Circumstances = (stat: Stat) => readonly Condition[] | undefined;

/** When a bonus counts. What it means depends on the bonus: strength looks at the opponent, intercept at the acting minion. */
function circumstances(reader: Reader): Circumstances | undefined {
  return reader.first<Circumstances>(
    (each) =>
      each.take(/(?:when|while) bleeding|(?:during|on|for) bleed(?:ing)? actions?|during bleeds/i)
        ? (stat) => (stat === 'stealth' || stat === 'intercept' ? [{ if: 'bleeding' }] : undefined)
        : undefined,
    (each) =>
      each.take(/(?:vs\.|against|during|on) political actions?/i)
        ? (stat) => (stat === 'stealth' || stat === 'intercept' ? [{ if: 'political action' }] : undefined)
        : undefined,
    (each) =>
      each.take(/(?:vs\.|against|during|on) undirected actions?/i)
        ? (stat) => (stat === 'stealth' || stat === 'intercept' ? [{ if: 'undirected' }] : undefined)
        : undefined,
    (each) =>
      each.take(/(?:vs\.|against|during|on) directed actions?/i)
        ? (stat) => (stat === 'stealth' || stat === 'intercept' ? [{ if: 'directed' }] : undefined)
        : undefined,
    (each) => {
      if (!each.take(/(?:when |while )?in combat with|(?:when|while) opposing/i)) return undefined;
      const filter = nounPhrase(each);
      return filter && ((stat) => (stat === 'strength' ? [{ if: 'matches', card: 'opposing', filter }] : undefined));
    },
    (each) => {
      if (!each.take(/vs\.|against|during actions (?:by|of)|when attempting to block/i)) return undefined;
      const filter = nounPhrase(each);
      return filter && ((stat) => against(stat, filter));
    },
  );
}

function against(stat: Stat, filter: Filter): readonly Condition[] | undefined {
  if (stat === 'intercept') return [{ if: 'matches', card: 'acting', filter }];
  if (stat === 'strength') return [{ if: 'matches', card: 'opposing', filter }];
  return undefined;
}

/** "Once each combat, Flávio can strike: dodge." */
function strikes(name: string, reader: Reader): Ability[] | undefined {
  const once = reader.take(/once each (combat|round),/i)?.[1]?.toLowerCase();
  if (!subject(name, reader) || !reader.take(/(?:can|may)/i)) return undefined;
  const strike = reader.take(/strike: ?(dodge|combat ends)/i)?.[1]?.toLowerCase();
  if (strike === undefined) return undefined;
  const later = once === undefined ? reader.take(/once each (combat|round)/i)?.[1]?.toLowerCase() : once;
  return [
    {
      weapon: { kind: strike as 'dodge' | 'combat ends' },
      ...(later === undefined ? {} : { once: later as 'combat' | 'round' }),
    },
  ];
}

/** "Adisa can enter combat with an ally or younger vampire as a (D) action." */
function entersCombat(name: string, reader: Reader): Ability[] | undefined {
  if (!subject(name, reader) || !reader.take(/(?:can|may) enter combat with/i)) return undefined;
  const filter = nounPhrase(reader);
  if (!filter) return undefined;
  const stealth = reader.take(/as an? (?:\+(\d) stealth )?\(D\) action/i);
  if (!stealth) return undefined;
  return [
    {
      choose: [{ card: ready(filter), name: 'target' }],
      action: 'fight',
      by: 'bearer',
      kind: 'fight',
      ...(stealth[1] === undefined ? {} : { stealth: Number(stealth[1]) }),
      effects: [{ do: 'fight', with: 'the target' }],
    } as Ability,
  ];
}

/** A minion is attacked where it is ready, and a player attacks those of others. */
function ready(filter: Filter): Filter {
  if (filter.any) return { any: filter.any.map(ready) };
  return { ...filter, in: filter.in ?? 'ready', of: filter.of ?? 'another' };
}
