/** Noun phrases as filters: "a ready non-Camarilla vampire with a capacity of 5 or more controlled by your prey". */
import type { Filter } from '../cards/language.ts';
import type { Reader } from './reader.ts';
import { CLAN, clanCalled, SECT, sectCalled, TITLE, TRAIT, titleCalled, traitCalled } from './words.ts';

type Draft = { -readonly [K in keyof Filter]: Filter[K] };

/** Without its article. A list ("an ally or younger vampire") is a choice of filters. */
export function nounPhrase(reader: Reader): Filter | undefined {
  return reader.try(() => {
    const parts: Filter[] = [];
    do {
      reader.take(/an?|any|another|other|each|the/i);
      const part = reader.try(oneNoun);
      if (!part) return undefined;
      parts.push(part);
    } while (reader.take(/,? ?(?:or|and)/i) || reader.take(/,/));
    const owner = ownerOf(reader);
    const owned = parts.map((part) => ({ ...part, ...owner }));
    return owned.length === 1 ? owned[0] : { any: owned };
  });
}

function oneNoun(reader: Reader): Filter | undefined {
  const draft: Draft = {};
  const excluded: Filter[] = [];
  while (adjective(reader, draft, excluded));
  if (!head(reader, draft)) return undefined;
  capacity(reader, draft);
  const not = excluded.length === 0 ? undefined : excluded.length === 1 ? excluded[0] : { any: excluded };
  return not ? { ...draft, not } : draft;
}

function adjective(reader: Reader, draft: Draft, excluded: Filter[]): boolean {
  const without = reader.try(() => (reader.take(/non-/i) || undefined) && quality(reader));
  if (without) {
    excluded.push(without);
    reader.take(/,/);
    return true;
  }
  const found = reader.try((each) => {
    const one = quality(each);
    // The last such word is the noun itself: "a Tremere", "a prince".
    return one && /^(?!with|controlled|you|in|who|as|\.|,|$)/.test(each.rest) && hasHead(each) ? one : undefined;
  });
  if (!found) return false;
  Object.assign(draft, found);
  return true;
}

const HEAD = /minions?|vampires?|ally|allies|cards?/i;

/** Whether a noun still comes. */
function hasHead(reader: Reader): boolean {
  const words = /^(?:[\p{L}-]+,? ){0,4}?(?:minions?|vampires?|ally|allies)(?![\p{L}])/iu;
  return words.test(reader.rest);
}

function quality(reader: Reader): Filter | undefined {
  return reader.first<Filter>(
    (each) => (each.take(/ready/i) ? { in: 'ready' } : undefined),
    (each) => (each.take(/unlocked/i) ? { locked: false } : undefined),
    (each) => (each.take(/locked/i) ? { locked: true } : undefined),
    (each) => (each.take(/older/i) ? { age: 'older' } : undefined),
    (each) => (each.take(/younger/i) ? { age: 'younger' } : undefined),
    (each) => (each.take(/titled/i) ? { titled: true } : undefined),
    (each) => withWord(each, SECT, sectCalled, (sect) => ({ sect })),
    (each) => withWord(each, CLAN, clanCalled, (clan) => ({ clan })),
    (each) => withWord(each, TRAIT, traitCalled, (trait) => ({ trait })),
  );
}

function withWord(
  reader: Reader,
  pattern: RegExp,
  called: (word: string) => string | undefined,
  filter: (word: string) => Filter,
): Filter | undefined {
  const word = reader.take(pattern)?.[0];
  const known = word === undefined ? undefined : called(word);
  return known === undefined ? undefined : filter(known);
}

function head(reader: Reader, draft: Draft): boolean {
  const noun = reader.take(HEAD)?.[0].toLowerCase();
  if (noun !== undefined) {
    draft.is = noun.startsWith('minion')
      ? 'minion'
      : noun.startsWith('vampire')
        ? 'vampire'
        : noun.startsWith('all')
          ? 'ally'
          : 'card';
    return true;
  }
  const found = reader.first(
    (each) => withWord(each, CLAN, clanCalled, (clan) => ({ clan })),
    (each) => withWord(each, TITLE, titleCalled, (title) => ({ title: [title] })),
  );
  if (!found) return false;
  draft.is = 'vampire';
  Object.assign(draft, found);
  return true;
}

function capacity(reader: Reader, draft: Draft): void {
  const more = reader.take(/with (?:a )?capacity (?:of )?(\d+) or more/i);
  if (more) draft.capacityMin = Number(more[1]);
  const less = reader.take(/with (?:a )?capacity (?:of )?(\d+) or less/i);
  if (less) draft.capacityMax = Number(less[1]);
  const above = reader.take(/with (?:a )?capacity above (\d+)/i);
  if (above) draft.capacityMin = Number(above[1]) + 1;
  const below = reader.take(/with (?:a )?capacity below (\d+)/i);
  if (below) draft.capacityMax = Number(below[1]) - 1;
}

function ownerOf(reader: Reader): Filter {
  if (reader.take(/you control|controlled by you/i)) return { of: 'you' };
  if (reader.take(/(?:controlled by another Methuselah|another Methuselah controls)/i)) return { of: 'another' };
  if (reader.take(/(?:controlled by your prey|your prey controls)/i)) return { of: 'prey' };
  if (reader.take(/(?:controlled by your predator|your predator controls)/i)) return { of: 'predator' };
  return {};
}
