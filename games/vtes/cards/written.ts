/**
 * The written form of a card, and its definition for the rules. The written form leaves out defaults, and it has facts
 * that belong to the card but not to its rules: its VEKN number, its printed names and the words for its own ways.
 */
import { asDeclared } from '@praxis/kit/canonical.ts';
import { picked, type Written } from '@praxis/kit/definition-files.ts';
import { complaintsOf, flag, type Infer, mapOf, maybe, shape, text, whole } from '@praxis/kit/shape.ts';
import type { YamlValue } from '@praxis/kit/yaml.ts';
import { TIMES } from './language/times.ts';
import type { CardDef } from './language.ts';
import { editionsSince } from './printing.ts';

/**
 * A card's facts apart from its rules. They are no part of a record: two matches with the same rules can differ in
 * them.
 */
export const PRINTED = {
  /** The VEKN number, by which programs exchange decks. */
  number: maybe(whole),
  /** The year in which it was first printed; the editions that have it follow from it. */
  since: maybe(whole),
  /** It was printed in a set of the V5 format. */
  v5: maybe(flag),
  /** The hash of the text that the definition was compiled from; a definition without it was written by hand. */
  compiled: maybe(text),
  /** Its names in other languages, where it was printed in them. Names are facts; no card's text is here. */
  names: maybe(shape({ es: maybe(text), fr: maybe(text), pt: maybe(text) })),
  /** The reason for the definition, with the rules that decide it. */
  note: maybe(text),
  /** The words in other languages for ways that only this card has; `text/<language>/cards/ways.json` has those of several cards. */
  words: maybe(mapOf(text, shape({ pt: text, es: text, it: text, fr: text }))),
};
export interface Printed extends Infer<typeof PRINTED> {}

const PRINTED_SHAPE = shape(PRINTED);

export function printedComplaints(written: Written): readonly string[] {
  return complaintsOf(PRINTED_SHAPE, printedOf(written));
}

export function printedOf(written: Written): Printed {
  return picked(written, PRINTED);
}

/** The definition of a written card. It is not checked here: `validate` does that. */
export function definitionOf(id: string, written: Written): CardDef {
  const { name = '', kind = written.types === undefined ? 'vampire' : 'library' } = written;
  const editions = written.editions ?? (editionsSince(written.since as number | undefined) as YamlValue | undefined);
  return completed(
    editions === undefined ? { id, name, kind } : { id, name, kind, editions },
    written,
  ) as unknown as CardDef;
}

/** Fills in everything that was left out. All cards go through this at every start, hence the plain loop. */
function completed(def: Record<string, YamlValue>, part: Written): Written {
  for (const key of Object.keys(part)) {
    const value = part[key] as YamlValue;
    if (key === 'disciplines' && Array.isArray(value)) def[key] = levelsOf(value as readonly string[]);
    else if (key === 'variants' && isMap(value)) def[key] = variantsOf(value);
    else if (LISTS.has(key) && Array.isArray(value)) def[key] = value.map((each) => (isMap(each) ? way(each) : each));
    else if (!Object.hasOwn(PRINTED, key)) def[key] = value;
  }
  return def;
}

const LISTS: ReadonlySet<string> = new Set(['modes', 'abilities', 'mergedAbilities']);

/** A mode or an ability: its times are steps, its action is one of its own, and one that does nothing more has no effects. */
function way(written: Written): Written {
  const { when, action, effects } = written;
  const isTime = typeof when === 'string' && Object.hasOwn(TIMES, when);
  const isOwn = isMap(action) && action.kind === undefined;
  const acts = effects !== undefined || 'always' in written || 'weapon' in written || 'combatRound' in written;
  if (!isTime && !isOwn && acts) return written;
  return {
    ...written,
    ...(isTime ? { when: TIMES[when as keyof typeof TIMES] } : {}),
    ...(isOwn ? { action: { kind: 'effect', ...action } } : {}),
    ...(acts ? {} : { effects: [] }),
  };
}

function isMap(value: YamlValue | undefined): value is Written {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `[aus, OBF]`: superior Disciplines are in capitals, as they are in modes. */
function levelsOf(codes: readonly string[]): Written {
  const levels: Record<string, number> = {};
  for (const code of codes) levels[code.toLowerCase()] = code === code.toLowerCase() ? 1 : 2;
  return levels;
}

/**
 * Expands variants that several editions share: they are written once, under all of their names, as in `2000 third`.
 */
function variantsOf(written: Written): Written {
  return Object.fromEntries(
    Object.entries(written).flatMap(([editions, variant]) =>
      editions.split(' ').map((edition): [string, YamlValue] => [edition, completed({}, variant as Written)]),
    ),
  );
}

/** The reverse: the written form of a definition. Its keys must be in their order already. */
export function writtenOf(def: CardDef, printed: Printed = {}): Written {
  const { id: _, kind, name, editions, variants, ...rest } = def;
  const { number, since, v5, compiled, names, words, note } = asDeclared(PRINTED_SHAPE, printed);
  const isSaid = kind === (def.types === undefined ? 'vampire' : 'library');
  const all = {
    name,
    ...{ number, since, v5, compiled, names, note },
    ...(isSaid ? {} : { kind }),
    ...(JSON.stringify(editions) === JSON.stringify(editionsSince(since)) ? {} : { editions }),
    ...shortened(rest as unknown as Written),
    ...(variants === undefined ? {} : { variants: joined(variants as unknown as Written) }),
    words,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as unknown as Written;
}

function shortened(part: Written): Written {
  return Object.fromEntries(
    Object.entries(part).map(([key, value]): [string, YamlValue] => {
      if (key === 'disciplines') return [key, codesOf(value as Readonly<Record<string, number>>)];
      if (LISTS.has(key)) return [key, (value as readonly Written[]).map(shortWay)];
      return [key, value];
    }),
  );
}

function shortWay(way: Written): Written {
  const { effects, when } = way;
  const time = Object.entries(TIMES).find(([, steps]) => JSON.stringify(steps) === JSON.stringify(when))?.[0];
  const entries = Object.entries(way).map(([key, value]): [string, YamlValue] => {
    if (key === 'when' && time !== undefined) return [key, time];
    return key === 'action' && isMap(value) ? [key, withoutEffect(value)] : [key, value];
  });
  return Object.fromEntries(
    Array.isArray(effects) && effects.length === 0 ? entries.filter(([key]) => key !== 'effects') : entries,
  );
}

function withoutEffect({ kind, ...rest }: Written): Written {
  return kind === undefined || kind === 'effect' ? rest : { kind, ...rest };
}

function codesOf(levels: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(levels).map(([code, level]) => (level === 2 ? code.toUpperCase() : code));
}

function joined(variants: Written): Written {
  const editionsOf = new Map<string, string[]>();
  for (const [edition, variant] of Object.entries(variants)) {
    const text = JSON.stringify(variant);
    editionsOf.set(text, [...(editionsOf.get(text) ?? []), edition]);
  }
  return Object.fromEntries(
    [...editionsOf].map(([text, editions]) => [editions.join(' '), shortened(JSON.parse(text) as Written)]),
  );
}
