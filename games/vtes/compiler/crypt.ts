/** The text of a crypt card: its sect and title, its traits, and its abilities. */
import type { Ability, CardDef, Stat } from '../cards/language.ts';
import { bonusList, readBonus } from './bonuses.ts';
import { readMinion, type Speaker } from './minions.ts';
import { NotUnderstood } from './not-understood.ts';
import { readOptional } from './optional.ts';
import { readPower } from './powers.ts';
import { cleaned, sentencesOf } from './printed-text.ts';
import { readQuality } from './qualities.ts';
import { Reader } from './reader.ts';
import { readSuccess } from './successes.ts';
import { readTrigger } from './triggers.ts';
import { CLAN, clanCalled, SECT, sectCalled, TITLE, titleCalled, traitCalled } from './words.ts';

type Draft = { -readonly [K in keyof CardDef]: CardDef[K] };

/** The parts of a text beside the facts that the lists give separately. */
export interface CryptText {
  readonly sect?: string;
  readonly title?: string;
  readonly titleOf?: string;
  readonly votes?: number;
  readonly titledVotes?: boolean;
  readonly unique?: false;
  readonly traits?: readonly string[];
  readonly abilities?: readonly Ability[];
  readonly mergedAbilities?: readonly Ability[];
  readonly mergedTitle?: string;
  readonly mergedTitleOf?: string;
}

/** Cities that the lists spell in two ways. */
const CITIES_SPELLED: Readonly<Record<string, string>> = { 'Washington, D.C.': 'Washington, DC' };

export function readCryptText(name: string, text: string): CryptText {
  const [plain = '', merged, ...more] = cleaned(text).split(/\n?\[MERGED\] ?/);
  if (more.length > 0) throw new NotUnderstood(text);
  const draft: Partial<Draft> = {};
  const abilities = readPart(name, headed(plain, draft), draft);
  if (draft.sect === undefined) throw new NotUnderstood('the text names no sect');
  return {
    ...draft,
    ...(abilities.length > 0 ? { abilities } : {}),
    ...(merged === undefined ? {} : readMerged(name, merged, draft.sect)),
  } as CryptText;
}

/** V-ADV-009 What counts only while the vampire is merged: abilities, another sect, a title. */
function readMerged(name: string, text: string, before: string): Partial<CryptText> {
  const draft: Partial<Draft> = {};
  const untitled = headed(text, draft);
  const found = readPart(name, draft.sect === undefined ? entitled(untitled, draft) : untitled, draft);
  const { sect, title, titleOf, ...rest } = draft;
  if (Object.keys(rest).length > 0) throw new NotUnderstood(text);
  const abilities: readonly Ability[] =
    sect === undefined || sect === before ? found : [{ always: 'sect', sect }, ...found];
  return {
    ...(title === undefined ? {} : { mergedTitle: title }),
    ...(titleOf === undefined ? {} : { mergedTitleOf: titleOf }),
    ...(abilities.length > 0 ? { mergedAbilities: abilities } : {}),
  };
}

/** "Archbishop of Atlanta: …": a head that names no sect. */
function entitled(text: string, draft: Partial<Draft>): string {
  const reader = new Reader(text);
  if (!readTitle(reader, draft)) return text;
  if (reader.isAtEnd) return '';
  if (!/^[:.]/.test(reader.rest)) throw new NotUnderstood(text.split(/[:.]/)[0] ?? text);
  return reader.rest.slice(1).trim();
}

/** "Camarilla Prince of London: …": reads the head and gives the rest. */
function headed(text: string, draft: Partial<Draft>): string {
  const reader = new Reader(text);
  reader.take(/Advanced,?/i);
  const sect = reader.take(SECT);
  if (!sect) return text;
  draft.sect = sectCalled(sect[0]) as string;
  readTitle(reader, draft);
  const traits: string[] = [];
  for (;;) {
    const trait = reader.try((each) => {
      const word = each.take(/[,.]? ?(Black Hand|Red List|Seraph|[A-Z][\p{L} ]*? slave|[A-Z][\p{L} ]*? circle)/iu)?.[1];
      return word === undefined ? undefined : traitCalled(word);
    });
    if (trait === undefined) break;
    traits.push(trait);
  }
  if (traits.length > 0) draft.traits = traits;
  const votes = reader.take(/[.,]? ?(\d) votes? \(titled\)/i);
  if (votes) hasVotes(draft, Number(votes[1]));
  if (reader.isAtEnd) return '';
  const end = reader.rest[0];
  if (end !== ':' && end !== '.') throw new NotUnderstood(text.split(/[:.]/)[0] ?? text);
  return reader.rest.slice(1).trim();
}

function readTitle(reader: Reader, draft: Partial<Draft>): true | undefined {
  return reader.first<true>(
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
}

/** The sentences of a part of the text. Bonuses that always hold come first. */
function readPart(name: string, text: string, draft: Partial<Draft>): Ability[] {
  const always: Ability[] = [];
  const others: Ability[] = [];
  const traits: string[] = [...(draft.traits ?? [])];
  for (const printed of sentencesOf(text)) {
    const sentence = withoutTrait(printed, traits);
    if (readTrait(sentence, draft, traits) || isReminder(sentence, others)) continue;
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
  return [...always.sort((one, other) => rank(one) - rank(other)), ...called(others)];
}

/** Players choose among a card's actions by their names: its own fight and one that others can take through it differ. */
function called(abilities: readonly Ability[]): Ability[] {
  const names = new Set<string>();
  return abilities.map((each) => {
    if (!('action' in each)) return each;
    const name = names.has(each.action) && each.kind === 'fight' ? 'enter combat' : each.action;
    if (names.has(name)) throw new NotUnderstood(`two actions called "${name}"`);
    names.add(name);
    return name === each.action ? each : { ...each, action: name };
  });
}

/** "Discard down to your hand size and shuffle afterward.": so it is anyway after what was just read. */
function isReminder(sentence: string, before: readonly Ability[]): boolean {
  if (!/^Discard down to your hand size(?: and shuffle(?: your library)?)? afterward\.$/i.test(sentence)) return false;
  const last = before.at(-1);
  return (
    last !== undefined && 'effects' in last && last.effects.some(({ do: kind }) => kind === 'draw' || kind === 'search')
  );
}

/** "Black Hand: Jalan may …": a trait can precede a sentence as a head does. */
function withoutTrait(sentence: string, traits: string[]): string {
  const found = /^([\p{L} ]+?)(?: Seraph)?: (?=\p{Lu}|\/)/u.exec(sentence);
  const trait = found && traitCalled(found[1] as string);
  if (!found || trait === undefined || trait === null) return sentence;
  traits.push(trait, ...(/ Seraph:/.test(found[0]) ? ['seraph'] : []));
  return sentence.slice(found[0].length);
}

/** Votes of Independents are a title by the rules (V-TTL-015). */
function hasVotes(draft: Partial<Draft>, votes: number): void {
  draft.votes = votes;
  if (draft.sect !== 'Independent') draft.titledVotes = true;
}

function readTrait(sentence: string, draft: Partial<Draft>, traits: string[]): boolean {
  const words = sentence.replace(/[.:]$/, '').replace(/ \[FLIGHT\]/i, '');
  const votes = /^(?:[\p{L}' ]+ has )?(\d) votes? \(titled\)$/iu.exec(words);
  if (/^non-unique$|^[\p{L}]+s are not unique$/iu.test(words)) draft.unique = false;
  else if (votes) hasVotes(draft, Number(votes[1]));
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

const SENTENCES: readonly ((speaker: Speaker, reader: Reader) => Ability[] | undefined)[] = [
  readBonus,
  readOptional,
  readPower,
  readMinion,
  readQuality,
  readSuccess,
  readTrigger,
];

/** A sentence with a subject. */
function readSentence(name: string, sentence: string): Ability[] {
  const speaker: Speaker = { subject: (at) => subject(name, at), isOnCard: false };
  const reader = new Reader(sentence.replace(/\.$/, ''));
  const found = reader.first<Ability[]>(
    ...SENTENCES.map((read) => (each: Reader) => {
      const abilities = read(speaker, each);
      return each.isAtEnd ? abilities : undefined;
    }),
  );
  if (!found) throw new NotUnderstood(sentence);
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
  return reader.take(new RegExp(`(?:the )?(?:${pattern})`, 'i')) !== undefined;
}
