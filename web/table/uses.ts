/** The uses of a card, as buttons beside it: the first click, or a finger that slides there, says what the card does. */
import type { Choice } from '@praxis/protocol';
import { narrowedTo, nextOf, ownThings, START, sentences, type Thing, type Tree } from './sentence.ts';

/** More buttons would hide the table. */
export const USES_MAX = 8;
/** So many buttons on a card can be hit with a finger. */
const ON_CARD_MAX = 2;
/** A card with more sentences has no obvious use. */
const PLAIN_MAX = 40;

const NONE: readonly Choice[] = [];

/**
 * The whole sentences that begin with a card if they are few, else their beginnings. None if a click on the card is
 * enough, or if there are too many.
 */
export function usesOf(tree: Tree, thing: Thing): readonly Choice[] {
  const own = tree.choices.filter((choice) => ownThings(choice).includes(thing));
  const about = own.length === 0 ? undefined : narrowedTo(tree, START, thing);
  if (!about) return NONE;
  const whole = sentences({ ...tree, choices: own }, { ...START, about: about.about }, USES_MAX);
  if (whole) return whole.length > 1 ? whole : NONE;
  return own.length > 1 && own.length <= USES_MAX ? own : NONE;
}

/**
 * The uses that are buttons beside a card pulled by a finger. Others have a target on the table (`isTarget`), onto which
 * the card is pulled.
 */
export function usesToPull(tree: Tree, thing: Thing, isTarget: (thing: Thing) => boolean): readonly Choice[] {
  return usesOf(tree, thing).filter(
    (choice) => ![...mentionedBy(tree, choice.answer)].some((each) => each !== thing && isTarget(each)),
  );
}

/** A use of a card with its name in a word: a button on the card itself. */
export interface NamedUse {
  readonly name: string;
  readonly choice: Choice;
}

/** The uses of each card that have a name. None where there are too many of them, or where two have the same name. */
export function usesOnCards(
  { choices }: Tree,
  nameOf: (choice: Choice) => string | undefined,
): ReadonlyMap<number, readonly NamedUse[]> {
  const found = new Map<number, NamedUse[]>();
  for (const choice of choices) {
    const card = choice.pieces[0]?.card;
    const name = card === undefined ? undefined : nameOf(choice);
    if (card === undefined || name === undefined) continue;
    found.set(card, [...(found.get(card) ?? []), { name, choice }]);
  }
  const isClear = (uses: readonly NamedUse[]): boolean =>
    uses.length <= ON_CARD_MAX && new Set(uses.map(({ name }) => name)).size === uses.length;
  return new Map([...found].filter(([, uses]) => isClear(uses)));
}

/** The only use of a card that names nothing else: pulled onto the table, the card is used that way. */
export function plainUse(tree: Tree, thing: Thing): Choice | undefined {
  const own = tree.choices.filter((choice) => ownThings(choice).includes(thing));
  const whole = own.length === 0 ? [] : (sentences({ ...tree, choices: own }, START, PLAIN_MAX) ?? []);
  const [only, another] = whole.filter((choice) => mentionedBy(tree, choice.answer).size === 1);
  return another ? undefined : only;
}

/** Everything that an answer names, from its first piece on. */
function mentionedBy(tree: Tree, answer: string): ReadonlySet<Thing> {
  const things = new Set<Thing>();
  const walk = (choices: readonly Choice[]): void => {
    for (const choice of choices) {
      if (answer !== choice.answer && !answer.startsWith(`${choice.answer} `)) continue;
      for (const thing of ownThings(choice)) things.add(thing);
      if (choice.answer !== answer) walk(nextOf(tree, choice) ?? []);
    }
  };
  walk(tree.choices);
  return things;
}
