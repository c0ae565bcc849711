/** Noun phrases as filters: "a ready non-Camarilla vampire with a capacity of 5 or more controlled by your prey". */

import { DISCIPLINE_NAMES } from '../cards/language/terms.ts';
import type { Filter } from '../cards/language.ts';
import type { Reader } from './reader.ts';
import { CLAN, clanCalled, DISCIPLINE, SECT, sectCalled, TITLE, TRAIT, titleCalled, traitCalled } from './words.ts';

type Draft = { -readonly [K in keyof Filter]: Filter[K] };

/** Without its article. A list ("an ally or younger vampire") is a choice of filters. */
export function nounPhrase(reader: Reader): Filter | undefined {
  return reader.try(() => {
    const first = described(reader);
    if (!first) return undefined;
    const parts: Filter[] = [first];
    for (;;) {
      // The words after "and" may be no further noun.
      const next = reader.try((each) => (each.take(/,? ?(?:or|and)/i) || each.take(/,/) ? described(each) : undefined));
      if (!next) break;
      parts.push(next);
    }
    const place = placeOf(reader);
    const owner = { ...place, ...ownerOf(reader) };
    if (parts.length === 1) return { ...parts[0], ...owner };
    // The card's place and controller apply to the whole list: "another ready Tremere or Tremere antitribu".
    const { in: where, other, ...plain } = first;
    const rest = parts.slice(1);
    if ([plain, ...rest].some((part) => part.of !== undefined)) return undefined;
    if (rest.some((part) => part.in !== undefined || part.other !== undefined)) return undefined;
    const shared = { ...(where === undefined ? {} : { in: where }), ...(other ? { other } : {}) };
    return { ...shared, ...owner, any: [plain, ...rest] };
  });
}

/** One noun with its article. */
function described(reader: Reader): Filter | undefined {
  const article = reader.take(/any other|an?|any|another|other|each|the/i)?.[0].toLowerCase();
  const noun = reader.try(oneNoun);
  return noun && article?.endsWith('other') ? { ...noun, other: true } : noun;
}

function oneNoun(reader: Reader): Filter | undefined {
  const draft: Draft = {};
  const excluded: Filter[] = [];
  while (adjective(reader, draft, excluded));
  if (!head(reader, draft)) return undefined;
  const place = placeOf(reader);
  Object.assign(draft, place);
  capacity(reader, draft);
  possession(reader, draft);
  exclusion(reader, excluded);
  following(reader, draft);
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

const HEAD = /minions?|vampires?|ally|allies|retainers?|equipment|weapons?|locations?|cards?/i;

/** Names for minions or things in play by one of their traits: "a werewolf", "a hunting ground". */
const THINGS: Readonly<Record<string, Filter>> = {
  'hunting ground': { is: 'location', trait: 'hunting ground' },
  'hunting grounds': { is: 'location', trait: 'hunting ground' },
  werewolf: { is: 'minion', trait: 'werewolf' },
  werewolves: { is: 'minion', trait: 'werewolf' },
  mummy: { is: 'minion', trait: 'mummy' },
  mummies: { is: 'minion', trait: 'mummy' },
};
const THING = new RegExp(Object.keys(THINGS).join('|'), 'i');

/** A clan, a title or a sect can be the noun. */
const NAMES = new RegExp(
  `^(?:(?:ready|titled|locked|unlocked|younger|older) )*(?:Anarchs?|Laibon|Seraph|${THING.source}|${CLAN.source}|${TITLE.source})(?![\\p{L}])(?! (?:vampires?|minions?))`,
  'iu',
);

/** True if a noun still follows. */
function hasHead(reader: Reader): boolean {
  const words =
    /^(?:(?!or |and |with |controlled |you )[\p{L}-]+,? ){0,4}?(?:minions?|vampires?|ally|allies|retainers?|equipment|weapons?|locations?)(?![\p{L}])/iu;
  return words.test(reader.rest) || NAMES.test(reader.rest);
}

function quality(reader: Reader): Filter | undefined {
  return reader.first<Filter>(
    (each) => (each.take(/ready/i) ? { in: 'ready' } : undefined),
    (each) => (each.take(/unlocked/i) ? { locked: false } : undefined),
    (each) => (each.take(/locked/i) ? { locked: true } : undefined),
    (each) => (each.take(/older/i) ? { age: 'older' } : undefined),
    (each) => (each.take(/younger/i) ? { age: 'younger' } : undefined),
    (each) => (each.take(/titled/i) ? { titled: true } : undefined),
    (each) => withWord(each, TITLE, titleCalled, (title) => ({ title: [title] })),
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
          : noun.startsWith('card')
            ? 'card'
            : (noun.replace(/s$/, '') as 'retainer' | 'equipment' | 'weapon' | 'location');
    return true;
  }
  const thing = THINGS[reader.take(THING)?.[0].toLowerCase() ?? ''];
  if (thing) {
    Object.assign(draft, thing);
    return true;
  }
  const found = reader.first(
    (each) => withWord(each, CLAN, clanCalled, (clan) => ({ clan })),
    (each) => (each.take(/Anarchs?/i) ? { sect: 'Anarch' } : undefined),
    (each) => (each.take(/Laibon/i) ? { sect: 'Laibon' } : undefined),
    (each) => (each.take(/Seraph/i) ? { trait: 'seraph' } : undefined),
    (each) => withWord(each, TITLE, titleCalled, (title) => ({ title: [title] })),
  );
  if (!found) return false;
  draft.is = 'vampire';
  Object.assign(draft, found);
  return true;
}

function capacity(reader: Reader, draft: Draft): void {
  const found = reader.take(
    /(?:with (?:a )?capacity (?:of )?|of capacity |whose capacity is )(?:(\d+) or (more|less)|(above|below|less than) (\d+))/i,
  );
  if (!found) return;
  const [, plain, side, beyond, limit] = found;
  if (plain !== undefined) draft[side?.toLowerCase() === 'more' ? 'capacityMin' : 'capacityMax'] = Number(plain);
  else if (beyond?.toLowerCase() === 'above') draft.capacityMin = Number(limit) + 1;
  else draft.capacityMax = Number(limit) - 1;
}

const POSSESSED = new RegExp(`with (?:superior )?${DISCIPLINE}`, 'i');

/** "with Auspex [aus]" */
function possession(reader: Reader, draft: Draft): void {
  const code = reader.take(POSSESSED)?.[1];
  if (code !== undefined && code.toLowerCase() in DISCIPLINE_NAMES) draft.discipline = code;
}

/** "with any of your corruption counters", "who follows the Path of Caine" */
function following(reader: Reader, draft: Draft): void {
  if (reader.take(/with (?:any|1 or more) of your corruption counters/i)) draft.counters = { kind: 'corruption' };
  const path = reader.take(
    /who follows? the (Path of (?:Caine|Cathari|Death and the Soul|Power and the Inner Voice))/i,
  );
  if (path) draft.trait = path[1] as string;
}

/** "who is not Giovanni or Nosferatu" */
function exclusion(reader: Reader, excluded: Filter[]): void {
  if (!reader.take(/who is not/i)) return;
  do {
    const one = quality(reader);
    if (one) excluded.push(one);
  } while (reader.take(/or/i));
}

function ownerOf(reader: Reader): Filter {
  if (reader.take(/controlled by your (?:predator or prey|prey or predator)/i)) return { of: 'prey or predator' };
  if (reader.take(/you control|controlled by you/i)) return { of: 'you' };
  if (
    reader.take(
      /(?:controlled by (?:another Methuselah|other Methuselahs)|another Methuselah controls|other Methuselahs control)/i,
    )
  )
    return { of: 'another' };
  if (reader.take(/(?:controlled by your prey|your prey controls)/i)) return { of: 'prey' };
  if (reader.take(/(?:controlled by your predator|your predator controls)/i)) return { of: 'predator' };
  return {};
}

/** Its place: "in your uncontrolled region", "in torpor". */
function placeOf(reader: Reader): Filter {
  if (reader.take(/in your uncontrolled region/i)) return { in: 'uncontrolled', of: 'you' };
  if (reader.take(/in torpor/i)) return { in: 'torpor' };
  return {};
}
