/**
 * Makes a sentence from the choices that the server offers: by pointing at the things it mentions, by picking pieces,
 * by words. Nothing here knows why a choice is legal; everything is a function of the choices.
 */
import { type Choice, plainText } from '@praxis/protocol';

/** A card by its handle or a seat by its number, as one word. */
export type Thing = `c${number}` | `s${number}`;

export const cardThing = (handle: number): Thing => `c${handle}`;
export const seatThing = (seat: number): Thing => `s${seat}`;

/** The choices of a decision, with the continuations loaded later. */
export interface Tree {
  readonly choices: readonly Choice[];
  /** Continuations of an answer, by its text. */
  readonly loaded: ReadonlyMap<string, readonly Choice[]>;
  /** Pieces that name what is given for something else (`Usual.costs`). */
  readonly costs?: readonly string[] | undefined;
}

/** The player's progress through the sentence. */
export interface Building {
  readonly path: readonly Choice[];
  /** Things that were pointed at: sentences that do not mention all of them are not shown. */
  readonly about: readonly Thing[];
  /** The state after a step back. */
  readonly before?: Building;
}

export const START: Building = { path: [], about: [] };

/** Up to this many sentences are shown at once; more are gone through piece by piece. */
export const SHOWN_MAX = 12;

/** Undefined if they must be requested. */
export function nextOf(tree: Tree, choice: Choice): readonly Choice[] | undefined {
  return choice.more ? (choice.next ?? tree.loaded.get(choice.answer)) : [];
}

/** The things that the pieces of this choice mention, not those of its continuations. */
export function ownThings(choice: Choice): readonly Thing[] {
  const things: Thing[] = [];
  for (const { card, seat } of choice.pieces) {
    if (card !== undefined) things.push(cardThing(card));
    if (seat !== undefined) things.push(seatThing(seat));
  }
  return things;
}

/** Includes the known things of all continuations. */
export function thingsOf(tree: Tree, choice: Choice): ReadonlySet<Thing> {
  const things = new Set(ownThings(choice));
  for (const each of nextOf(tree, choice) ?? []) for (const thing of thingsOf(tree, each)) things.add(thing);
  return things;
}

/** The answer whose continuations are unknown and wanted now. */
export function wanting(tree: Tree, { path }: Building): string | undefined {
  const last = path.at(-1);
  return last && nextOf(tree, last) === undefined ? last.answer : undefined;
}

function said(path: readonly Choice[]): ReadonlySet<Thing> {
  return new Set(path.flatMap(ownThings));
}

/** The next choices that can still lead to a sentence about all things pointed at. */
export function level(tree: Tree, { path, about }: Building): readonly Choice[] {
  const last = path.at(-1);
  const choices = last ? (nextOf(tree, last) ?? []) : tree.choices;
  const known = said(path);
  const open = about.filter((thing) => !known.has(thing));
  if (open.length === 0) return choices;
  return choices.filter((choice) => {
    const things = thingsOf(tree, choice);
    return open.every((thing) => things.has(thing)) || mayLeadTo(tree, choice, open);
  });
}

/** True for a member of a set whose continuations are not known: the other wanted members may come after it. */
function mayLeadTo(tree: Tree, choice: Choice, open: readonly Thing[]): boolean {
  if (nextOf(tree, choice) !== undefined || !choice.pieces.some(({ list }) => list)) return false;
  return ownThings(choice).some((thing) => open.includes(thing));
}

/** All complete sentences that are left, or undefined if there are more than `limit` or not all are known. */
export function sentences(tree: Tree, building: Building, limit = SHOWN_MAX): readonly Choice[] | undefined {
  const found: Choice[] = [];
  const walk = (at: Building): boolean => {
    for (const choice of level(tree, at)) {
      if (!choice.more) {
        if (found.length === limit) return false;
        found.push(choice);
      } else if (nextOf(tree, choice) === undefined || !walk({ ...at, path: [...at.path, choice] })) return false;
    }
    return true;
  };
  return walk(building) ? found : undefined;
}

/** Continues where there is only one way. */
function settled(tree: Tree, building: Building): Building {
  let at = building;
  for (;;) {
    const known = said(at.path);
    const open = at.about.filter((thing) => !known.has(thing));
    const choices = level(tree, at);
    const [only, another] = choices;
    // Members of a set are offered in one order, in which the first of those that are wanted comes first.
    const inOrder = open.length > 1 && choices.every((choice) => mayLeadTo(tree, choice, open));
    if (!only?.more || (another && !inOrder)) return at;
    at = { ...at, path: [...at.path, only] };
  }
}

/** The beginning of an answer. A list whose only entry goes on would cost a click without a choice. */
export function begun(tree: Tree, passive: string | undefined): Building {
  if (passive !== undefined) return START;
  const offer = offered(tree, START);
  return offer.kind === 'pieces' && offer.choices.length === 1 ? settled(tree, START) : START;
}

/** Continuations have arrived: continues where there is only one way. */
export function arrived(tree: Tree, building: Building): Building {
  return settled(tree, building);
}

export function picked(tree: Tree, building: Building, choice: Choice): Building {
  return settled(tree, { path: [...building.path, choice], about: building.about, before: building });
}

export type Pointed =
  /** Only one sentence is left. */
  | { readonly give: Choice }
  | { readonly building: Building }
  /** No sentence mentions it. */
  | undefined;

/** Points at a thing: narrows the sentences, and gives the answer as soon as only one is left. */
export function pointed(tree: Tree, building: Building, thing: Thing): Pointed {
  if (building.about.includes(thing)) {
    const only = onlyOne(tree, building);
    return only ? { give: only } : { building: without(tree, building, thing) };
  }
  const narrowed = narrowedTo(tree, building, thing);
  if (!narrowed) return undefined;
  const only = onlyOne(tree, narrowed) ?? onlyUse(tree, building, thing);
  return only ? { give: only } : { building: narrowed };
}

/**
 * The only sentence in which the things pointed at do something: a player who points at a card means to use it before
 * giving it for another one, which is pointed at first for that.
 */
function onlyUse({ choices, loaded, costs = [] }: Tree, building: Building, thing: Thing): Choice | undefined {
  if (costs.length === 0 || building.path.length > 0) return undefined;
  const unpaid = (choice: Choice): Choice => ({
    ...choice,
    pieces: choice.pieces.map(({ card, ...piece }) =>
      card === undefined || costs.includes(piece.say) ? piece : { ...piece, card },
    ),
    ...(choice.next ? { next: choice.next.map(unpaid) } : {}),
  });
  const tree = {
    choices: choices.map(unpaid),
    loaded: new Map([...loaded].map(([answer, behind]) => [answer, behind.map(unpaid)])),
  };
  const narrowed: Building = { path: [], about: [...building.about, thing] };
  const only = onlyOne(tree, narrowed);
  return only && choiceFor(choices, only.answer);
}

/** The choice itself, with all its pieces. */
function choiceFor(choices: readonly Choice[], answer: string): Choice | undefined {
  for (const choice of choices) {
    if (choice.answer === answer) return choice;
    const found = choice.next && answer.startsWith(`${choice.answer} `) ? choiceFor(choice.next, answer) : undefined;
    if (found) return found;
  }
  return undefined;
}

function onlyOne(tree: Tree, building: Building): Choice | undefined {
  const [only, another] = sentences(tree, building, 2) ?? [];
  return another ? undefined : only;
}

/** Undefined if no sentence mentions the thing. */
export function narrowedTo(tree: Tree, building: Building, thing: Thing): Building | undefined {
  const narrowed: Building = { path: building.path, about: [...building.about, thing], before: building };
  if (level(tree, narrowed).length > 0) return settled(tree, narrowed);
  // A set can be chosen in any order: the members before may come after this one.
  const together: Building = { path: [], about: [...building.about, thing], before: building };
  if (building.about.length > 0 && level(tree, together).length > 0) return settled(tree, together);
  const fresh: Building = { path: [], about: [thing], before: building };
  return level(tree, fresh).length > 0 ? settled(tree, fresh) : undefined;
}

/** Points at the thing no longer; the pieces picked because of it are open again. */
export function without(tree: Tree, building: Building, thing: Thing): Building {
  const about = building.about.filter((each) => each !== thing);
  return about.length === 0 ? START : settled(tree, { path: [], about, before: building });
}

export function back(building: Building): Building {
  return building.before ?? START;
}

export type Glow = 'now' | 'later' | 'chosen';

/** The things to highlight: those of the next piece, those that come later, and the chosen ones. */
export function lit(tree: Tree, building: Building): ReadonlyMap<Thing, Glow> {
  const glow = new Map<Thing, Glow>();
  for (const choice of level(tree, building)) {
    for (const thing of ownThings(choice)) glow.set(thing, 'now');
    for (const thing of thingsOf(tree, choice)) if (!glow.has(thing)) glow.set(thing, 'later');
  }
  for (const thing of [...said(building.path), ...building.about]) glow.set(thing, 'chosen');
  return glow;
}

/** Choices about the same card, or a single choice that is about none. */
export interface Group {
  readonly card?: number;
  readonly choices: readonly Choice[];
}

/** By the first card that they mention, in the order in which they are offered. */
export function grouped(choices: readonly Choice[]): readonly Group[] {
  const groups = new Map<number | Choice, Choice[]>();
  for (const choice of choices) {
    const key = choice.pieces.find(({ card }) => card !== undefined)?.card ?? choice;
    const group = groups.get(key);
    if (group) group.push(choice);
    else groups.set(key, [choice]);
  }
  return [...groups].map(([key, members]) => ({ ...(typeof key === 'number' ? { card: key } : {}), choices: members }));
}

/**
 * The contents of the decision bar: whole sentences if there are few, else the next pieces, by card if there are many.
 */
export type Offer =
  | { readonly kind: 'sentences'; readonly choices: readonly Choice[] }
  | { readonly kind: 'pieces'; readonly choices: readonly Choice[] }
  | { readonly kind: 'groups'; readonly groups: readonly Group[] };

/**
 * The passive answer is separate as long as nothing has been picked: it is not offered twice, however deep it lies in
 * the tree.
 */
export function offered(tree: Tree, building: Building, passive?: string): Offer {
  const apart = building.path.length === 0 ? passive : undefined;
  const whole = sentences(tree, building, SHOWN_MAX + 1)?.filter(({ answer }) => answer !== apart);
  if (whole && whole.length <= SHOWN_MAX) return { kind: 'sentences', choices: shortestFirst(building, whole) };
  const choices = level(tree, building).filter(({ answer }) => answer !== apart);
  if (choices.length > SHOWN_MAX) {
    const groups = grouped(choices);
    if (groups.length < choices.length) return { kind: 'groups', groups };
  }
  return { kind: 'pieces', choices };
}

/** A player who points at two cards means a sentence about these two before one about three. */
function shortestFirst({ about }: Building, choices: readonly Choice[]): readonly Choice[] {
  if (about.length === 0) return choices;
  return choices.toSorted((a, b) => a.answer.split(' ').length - b.answer.split(' ').length);
}

/** True if a sentence contains all these words or beginnings of words. */
export function fits(label: string, words: string): boolean {
  const sentence = plainText(label);
  return plainText(words)
    .split(/\s+/)
    .every((word) => sentence.includes(word));
}

/** The known choices whose sentences contain these words. */
export function fitting(tree: Tree, words: string, limit = 50): readonly Choice[] {
  const found: Choice[] = [];
  const walk = (choices: readonly Choice[]): void => {
    for (const choice of choices) {
      if (found.length >= limit) return;
      const next = nextOf(tree, choice);
      if (choice.more && next) walk(next);
      else if (fits(choice.label, words)) found.push(choice);
    }
  };
  walk(tree.choices);
  return found;
}

/** The words that a choice adds to the sentence so far. */
export function addition(choice: Choice, before: string | undefined): string {
  if (before !== undefined && choice.label.startsWith(before)) {
    const rest = choice.label.slice(before.length).replace(/^[\s,]+/, '');
    if (rest !== '') return rest;
  }
  return choice.label;
}
