/** The text of a library card: statements about the whole card, and the ways in which it can be played. */

import { DISCIPLINE_NAMES } from '../cards/language/terms.ts';
import type { Ability, CardDef, Filter, Mode } from '../cards/language.ts';
import { levelOf } from '../rules/state/modes.ts';
import { type CardDraft, type Context, copyOf, type ModeDraft, newMode } from './draft.ts';
import { readHead } from './heads.ts';
import { readInPlay } from './in-play.ts';
import { NotUnderstood } from './not-understood.ts';
import { cleaned, sentencesOf } from './printed-text.ts';
import { readModeSentence } from './ways.ts';

const MARKS: ReadonlySet<string> = new Set(Object.keys(DISCIPLINE_NAMES));

/** Types that come into play by themselves: their text lists their abilities there. */
const STAYS: readonly string[] = ['equipment', 'retainer', 'ally', 'event'];

/** A text that calls the minion that plays the card a vampire requires one. */
const OF_VAMPIRE = /\b(?:this (?:acting |reacting |modifying )?vampire|by a (?:ready |locked |unlocked )?vampire)\b/i;

interface Line {
  readonly disciplines: readonly string[];
  /** "[obf] or [pre]": the same with another Discipline. */
  readonly or: readonly (readonly string[])[];
  readonly as: string | undefined;
  readonly text: string;
}

export function readLibraryText(
  name: string,
  types: readonly string[],
  required: Filter | undefined,
  disciplines: readonly string[],
  text: string,
): Partial<CardDef> {
  const card: Partial<CardDraft> = {};
  const context: Context = {
    name,
    types,
    card,
    superior: {},
    combines: false,
    lines: { abilities: 0, last: undefined },
  };
  const [head, lines] = linesOf(cleaned(text));
  checkDisciplines(disciplines, lines);
  const common = newMode();
  const abilities: Ability[] = [];
  const open: string[] = [];
  for (const sentence of sentencesOf(head)) if (!readHead(context, common, sentence)) open.push(sentence);
  const requires = joined(required, card.requires);
  if (requires) card.requires = requires;
  const isAttached = types.some((type) => STAYS.includes(type));
  if (
    card.requires === undefined &&
    lines.length === 0 &&
    !isAttached &&
    OF_VAMPIRE.test(text) &&
    !types.includes('master')
  )
    card.requires = { is: 'vampire' };
  if (lines.length === 0) {
    const mode = copyOf(common);
    readSentences(context, mode, open, abilities, isAttached);
    if (types.includes('event') || types.includes('master')) settle(mode, abilities, types);
    return finished(context, [mode], abilities, isAttached);
  }
  // The sentences before the levels belong to each of them.
  const shared = copyOf(common);
  readSentences(context, shared, open, abilities, isAttached);
  const modes: ModeDraft[] = [];
  if (context.combines) modes.push(...combined(context, shared, lines, abilities));
  else for (const line of lines) readLine(context, shared, line, modes, abilities, isAttached);
  return finished(context, modes, abilities, isAttached);
}

/** The lines that begin with marks of Disciplines, and the text before them. */
function linesOf(text: string): [head: string, lines: Line[]] {
  const heads: string[] = [];
  const lines: Line[] = [];
  for (const line of text.split('\n')) {
    const marks = /^((?:(?: or )?\[[A-Za-z]{3}\])+) ?(?:\[(ACTION MODIFIER|REACTION|COMBAT|ACTION|REFLEX)\] ?)?/.exec(
      line,
    );
    const ways = (marks?.[1] ?? '')
      .split(' or ')
      .map((way) => [...way.matchAll(/\[([A-Za-z]{3})\]/g)].map(([, code]) => code as string));
    const [codes = [], ...or] = ways;
    if (!marks || !ways.flat().every((code) => MARKS.has(code.toLowerCase()))) {
      if (lines.length > 0) throw new NotUnderstood(line);
      heads.push(line);
    } else
      lines.push({
        disciplines: codes,
        or,
        as: marks[2]?.toLowerCase(),
        text: line.slice((marks[0] as string).length),
      });
  }
  return [heads.join('\n'), lines];
}

/** The Disciplines that the lists require must appear before the card's lines, and no others may. */
function checkDisciplines(names: readonly string[], lines: readonly Line[]): void {
  const printed = new Set(
    lines.flatMap(({ disciplines, or }) => [...disciplines, ...or.flat()].map((code) => code.toLowerCase())),
  );
  const listed = names.map((name) => codes.get(name.toLowerCase()) ?? name);
  const odd = [...printed].find((code) => !listed.includes(code)) ?? listed.find((code) => !printed.has(code));
  if (odd !== undefined) throw new NotUnderstood(`the requirement "${odd}"`);
}

const codes: ReadonlyMap<string, string> = new Map(
  [...Object.entries(DISCIPLINE_NAMES), ['tha', 'Thaumaturgy'] as const].map(([code, name]) => [
    name.toLowerCase(),
    code,
  ]),
);

function readLine(
  context: Context,
  shared: ModeDraft,
  { disciplines, or, as, text }: Line,
  modes: ModeDraft[],
  abilities: Ability[],
  isAttached: boolean,
): void {
  const above = /^As (?:((?:\[\w{3}\])+) )?above,? ?(?:(?:and|but|with|except) ?)?/i;
  let rest = text;
  const found = above.exec(text);
  let mode: ModeDraft;
  if (found) {
    const named = [...(found[1] ?? '').matchAll(/\[(\w{3})\]/g)].map(([, code]) => code).join(' ');
    const before = found[1] ? modes.find((each) => each.disciplines?.join(' ') === named) : modes.at(-1);
    if (!before || before.others.length > 0) throw new NotUnderstood(text);
    mode = copyOf(before);
    delete mode.level;
    rest = text.slice(found[0].length);
    rest = `${/^\p{Ll}/u.test(rest) ? `${rest[0]?.toUpperCase()}${rest.slice(1)}` : rest}`;
  } else mode = copyOf(shared);
  mode.disciplines = disciplines;
  if (as !== undefined) mode.as = as as NonNullable<Mode['as']>;
  else if (!found) delete mode.as;
  const isSuperior = disciplines.every((code) => code === code.toUpperCase());
  if (isSuperior && context.superior.once) mode.once = context.superior.once;
  readSentences(context, mode, sentencesOf(rest), abilities, isAttached, found !== null);
  if (isSuperior && context.superior.once) mode.once = context.superior.once;
  for (const codes of [disciplines, ...or])
    modes.push(
      { ...copyOf(mode), disciplines: codes },
      ...mode.others.map((other) => ({ ...copyOf(other), disciplines: codes })),
    );
}

/** "More than one Discipline can be used": a way for each set of the lines, with the effects of each of them. */
function combined(
  context: Context,
  shared: ModeDraft,
  lines: readonly Line[],
  abilities: Ability[],
): readonly ModeDraft[] {
  const modes: ModeDraft[] = [];
  for (let size = 1; size <= lines.length; size++)
    for (let set = 1; set < 1 << lines.length; set++) {
      const meant = lines.filter((_, index) => (set & (1 << index)) !== 0);
      if (meant.length !== size) continue;
      const mode = copyOf(shared);
      mode.disciplines = meant.flatMap(({ disciplines }) => disciplines);
      for (const { text, as, or } of meant) {
        if (as !== undefined || or.length > 0) throw new NotUnderstood(text);
        readSentences(context, mode, sentencesOf(text), abilities, false);
      }
      modes.push(mode);
    }
  return modes;
}

function readSentences(
  context: Context,
  mode: ModeDraft,
  sentences: readonly string[],
  abilities: Ability[],
  isAttached: boolean,
  isAbove = false,
): void {
  for (const sentence of sentences) {
    if (readHead(context, mode, sentence)) continue;
    const isLocation = context.types.includes('master') && context.card.traits?.includes('location') === true;
    const isInPlay = isAttached || isLocation || mode.effects.some((effect) => effect.do === 'put in play');
    const found = isInPlay ? readInPlay(context, sentence) : undefined;
    if (found && isAbove) addSuperior(mode, abilities, found, sentence);
    else if (found) {
      // One level's abilities in play must not apply to another one.
      if (found.length > 0 && mode.disciplines && context.lines.abilities++ > 0 && context.lines.last !== mode)
        throw new NotUnderstood(sentence);
      if (found.length > 0) context.lines.last = mode;
      abilities.push(...found);
    } else if (!readModeSentence(context, mode, sentence, isAbove)) throw new NotUnderstood(sentence);
  }
}

/** Adds abilities that the card has in play only if it was played at the level that says "as above". */
function addSuperior(mode: ModeDraft, abilities: Ability[], found: readonly Ability[], sentence: string): void {
  const at = mode.effects.findIndex((effect) => effect.do === 'put in play');
  const put = mode.effects[at];
  if (found.length === 0) return;
  if (put?.do !== 'put in play') throw new NotUnderstood(sentence);
  mode.effects[at] = { ...put, superior: true };
  for (const ability of found) {
    if (!('always' in ability) || ability.always !== 'modify') throw new NotUnderstood(sentence);
    const before = abilities.find(
      (each) => 'always' in each && each.always === 'modify' && each.stat === ability.stat && each.of === ability.of,
    ) as typeof ability | undefined;
    const plain = before && typeof before.amount === 'number' && typeof ability.amount === 'number';
    // "But +2": the amount includes that of the other level.
    const amount = plain ? (ability.amount as number) - (before.amount as number) : ability.amount;
    if (amount === 0 || before?.if || ability.if) throw new NotUnderstood(sentence);
    abilities.push({ ...ability, amount, if: [{ if: 'superior' }] });
  }
}

/** A location is put into play even if the text does not say so. */
function settle(mode: ModeDraft, abilities: readonly Ability[], types: readonly string[]): void {
  const isPut = mode.effects.some((effect) => effect.do === 'put in play');
  if (!isPut && mode.effects.length === 0 && (abilities.length > 0 || types.includes('event')))
    mode.effects.push({ do: 'put in play' });
}

function finished(
  { name, card, types }: Context,
  drafts: readonly ModeDraft[],
  abilities: readonly Ability[],
  isAttached: boolean,
): Partial<CardDef> {
  const modes = ofEachType(
    drafts.map((draft) => modeOf(draft, types)),
    types,
  );
  named(modes);
  const only = oneOfEach(card, name, modes);
  const all = [...abilities, ...drafts.flatMap((draft) => draft.abilities)];
  const isPlain = isAttached && !types.includes('event') && modes.length === 1 && isEmpty(modes[0] as Mode);
  return {
    ...card,
    ...only.card,
    ...(isPlain ? {} : { modes: only.modes }),
    ...(all.length > 0 ? { abilities: all } : {}),
  };
}

/** On a card of several types a way that names none is one of each (V-CARD-015). */
function ofEachType(modes: readonly Mode[], types: readonly string[]): Mode[] {
  if (types.length < 2) return [...modes];
  if (modes.every((mode) => mode.as !== undefined)) return [...modes];
  const isPlain = (type: string): boolean => type === 'action modifier' || type === 'reaction' || type === 'combat';
  if (modes.some((mode) => mode.as !== undefined) || !types.every(isPlain))
    throw new NotUnderstood('which type each way is of');
  return types.flatMap((type) => modes.map((mode) => ({ as: type as NonNullable<Mode['as']>, ...mode })));
}

/** A minion that can have only one such card is no target for another, and does not play another on itself. */
function oneOfEach(
  { oneOnMinion, requires }: Partial<CardDraft>,
  name: string,
  modes: readonly Mode[],
): { card: Partial<CardDef>; modes: readonly Mode[] } {
  if (oneOnMinion === undefined) return { card: {}, modes };
  const bears: Filter = oneOnMinion === 'name' ? { bears: name } : { bearsTrait: oneOnMinion };
  const puts = (mode: Mode): string[] =>
    mode.effects.flatMap((effect) => (effect.do === 'put in play' && effect.on !== undefined ? [effect.on] : []));
  const isOnSelf = modes.some((mode) => puts(mode).includes('self'));
  if (isOnSelf && requires?.not) throw new NotUnderstood('two things that a minion must not be');
  return {
    card: isOnSelf ? { requires: { ...requires, not: bears } } : {},
    modes: modes.map((mode) => {
      if (!puts(mode).includes('the target') || !mode.choose) return mode;
      return {
        ...mode,
        choose: mode.choose.map((each) => {
          if (!('card' in each) || each.name !== 'target') return each;
          if (each.card.not) throw new NotUnderstood('two things that a minion must not be');
          return { ...each, card: { ...each.card, not: bears } };
        }),
      };
    }),
  };
}

function isEmpty(mode: Mode): boolean {
  return Object.keys(mode).every((key) => key === 'effects' && mode.effects.length === 0);
}

function modeOf({ others: _, abilities: _abilities, action, ...draft }: ModeDraft, types: readonly string[]): Mode {
  const type = draft.as ?? types[0];
  const kinds = draft.effects.map((effect) => effect.do);
  // It is chosen as a strike, and never played for the strike that comes with it alone.
  if (kinds.includes('strike') && kinds.includes('additional strikes'))
    draft.when = kinds.includes('maneuver') ? ['range', 'strike'] : ['strike'];
  if (type === 'action') {
    const kind = action.kind ?? 'effect';
    return withoutEmpty({ ...draft, action: { kind, ...action } } as unknown as Mode);
  }
  if (Object.keys(action).length > 0) throw new NotUnderstood(`an action of a ${type} card`);
  return withoutEmpty(draft as unknown as Mode);
}

function withoutEmpty(mode: Mode): Mode {
  const entries = Object.entries(mode).filter(
    ([key, value]) => value !== undefined && (key === 'effects' || !Array.isArray(value) || value.length > 0),
  );
  return Object.fromEntries(entries) as unknown as Mode;
}

/** Ways that sentences would call by the same name are called by their Disciplines. */
function named(modes: Mode[]): void {
  const nameOf = (mode: Mode): string => `${levelOf(mode)} ${mode.as ?? ''}`;
  const isTwice = (mode: Mode): boolean => modes.filter((each) => nameOf(each) === nameOf(mode)).length > 1;
  const twice = modes.filter((mode) => mode.level === undefined && isTwice(mode));
  if (twice.length === 0) return;
  for (let index = 0; index < modes.length; index++) {
    const mode = modes[index] as Mode;
    const [code, ...more] = mode.disciplines ?? [];
    if (mode.level !== undefined || code === undefined || more.length > 0) continue;
    const isBoth = modes.some((each) => each.disciplines?.includes(swapped(code)) && each.disciplines.length === 1);
    const level = code === code.toLowerCase() ? 'basic' : 'superior';
    modes[index] = { ...mode, level: isBoth ? `${level} ${code.toLowerCase()}` : code.toLowerCase() };
  }
  const names = modes.map(nameOf);
  if (new Set(names).size < names.length) throw new NotUnderstood('several ways of the same name');
}

function swapped(code: string): string {
  return code === code.toLowerCase() ? code.toUpperCase() : code.toLowerCase();
}

function joined(one: Filter | undefined, other: Filter | undefined): Filter | undefined {
  return one && other ? { ...one, ...other } : (one ?? other);
}
