/**
 * The fewest clicks that an answer takes on the page: by buttons and by pointing. It measures the page and decides
 * nothing.
 */
import type { Choice } from '@praxis/protocol';
import {
  type Building,
  begun,
  level,
  narrowedTo,
  offered,
  ownThings,
  picked,
  pointed,
  START,
  type Thing,
  type Tree,
  thingsOf,
  wanting,
} from './sentence.ts';
import { plainUse, usesOf, usesOnCards, usesToPull } from './uses.ts';

/** No answer that people give takes more. */
const CLICKS_MAX = 12;

export interface Asked {
  readonly choices: readonly Choice[];
  readonly passive?: string | undefined;
  /** The continuations of an answer, where they were not sent with it. */
  behind(answer: string): readonly Choice[];
  /** Whether a finger can pull something out of the hand or on the table, where cards are dropped. */
  readonly placeOf?: ((thing: Thing) => 'hand' | 'table' | undefined) | undefined;
  /** The name of a use, which makes it a button on the card (`Look.nameOfUse`). */
  readonly nameOfUse?: ((choice: Choice) => string | undefined) | undefined;
  /** Pieces that name what is given for something else (`Usual.costs`). */
  readonly costs?: readonly string[] | undefined;
  /** The buttons at the beginning, where the game does not use the common list. */
  readonly list?: ((tree: Tree) => readonly Choice[]) | undefined;
}

/**
 * `best`: by the list or by pointing, whichever is shorter. The others look at the cards and not at the list: their
 * first click is on a card or a player, if the answer mentions any, or with a `mouse` on a button beside the card. A
 * finger has buttons on the cards themselves, which `taps` press; a `finger` also pulls a card onto another one, onto the
 * table, or onto a button beside it, which is one touch.
 */
export const WAYS = ['best', 'mouse', 'finger', 'taps'] as const;
export type Way = (typeof WAYS)[number];

/** The fewest clicks that give this answer; undefined if more than anybody would do. */
export function clicksFor(asked: Asked, answer: string, way: Way = 'best'): number | undefined {
  const { choices, passive, behind, list, placeOf, nameOfUse, costs } = asked;
  if (answer === passive) return 1;
  let tree: Tree = { choices: choices.filter((choice) => choice.answer !== passive), loaded: new Map(), costs };
  const leads = (choice: Choice): boolean => answer === choice.answer || answer.startsWith(`${choice.answer} `);
  const keyOf = ({ path, about }: Building): string => `${path.at(-1)?.answer ?? ''}|${[...about].sort().join()}`;
  const first = begun(tree, passive);
  const wantedFirst = wanting(tree, first);
  if (wantedFirst !== undefined) tree = { ...tree, loaded: new Map([[wantedFirst, behind(wantedFirst)]]) };
  let reached: readonly Building[] = [first];
  const seen = new Set<string>([keyOf(first)]);
  for (let clicks = 1; clicks <= CLICKS_MAX; clicks++) {
    const next: Building[] = [];
    const go = (building: Building): void => {
      const wanted = wanting(tree, building);
      if (wanted !== undefined && !tree.loaded.has(wanted))
        tree = { ...tree, loaded: new Map(tree.loaded).set(wanted, behind(wanted)) };
      const last = building.path.at(-1);
      if (last && !leads(last)) return;
      const key = keyOf(building);
      if (seen.has(key)) return;
      seen.add(key);
      next.push(building);
    };
    for (const building of reached) {
      const offer = offered(tree, building, passive);
      const buttons = offer.kind === 'groups' ? offer.groups.flatMap((group) => group.choices) : offer.choices;
      // In a group of several sentences about a card they take one click more.
      const single =
        offer.kind === 'groups'
          ? offer.groups.flatMap((g) => (g.choices.length === 1 || g.card === undefined ? g.choices : []))
          : buttons;
      for (const choice of list && clicks === 1 ? list(tree) : single) {
        if (!leads(choice) || (way !== 'best' && clicks === 1 && thingsOf(tree, choice).size > 0)) continue;
        if (!choice.more) return clicks;
        go(picked(tree, building, choice));
      }
      if (clicks === 1 && nameOfUse && (way === 'finger' || way === 'taps'))
        for (const { choice } of [...usesOnCards(tree, nameOfUse).values()].flat()) {
          if (!leads(choice)) continue;
          if (!choice.more) return clicks;
          go(picked(tree, building, choice));
        }
      if (clicks === 1 && way === 'finger' && placeOf)
        for (const after of pulls(tree, answer, placeOf)) {
          if (after === 'given') return clicks;
          go(after);
        }
      if (clicks === 1 && (way === 'best' || way === 'mouse'))
        for (const choice of tree.choices
          .filter(leads)
          .flatMap(ownThings)
          .flatMap((thing) => usesOf(tree, thing))) {
          if (!leads(choice)) continue;
          if (!choice.more) return clicks;
          go(picked(tree, building, choice));
        }
      const things = new Set<Thing>();
      for (const choice of level(tree, building))
        if (leads(choice)) for (const thing of thingsOf(tree, choice)) things.add(thing);
      for (const thing of things) {
        const after = pointed(tree, building, thing);
        if (!after) continue;
        if ('give' in after) {
          if (after.give.answer === answer) return clicks;
        } else go(after.building);
      }
    }
    reached = next;
    if (reached.length === 0) return undefined;
  }
  return undefined;
}

/** The sentences in the making, or the answer itself, to which a finger comes by pulling a card once. */
function pulls(tree: Tree, answer: string, placeOf: NonNullable<Asked['placeOf']>): readonly (Building | 'given')[] {
  const isTarget = (thing: Thing): boolean => placeOf(thing) === 'table';
  const leads = (choice: Choice): boolean => answer === choice.answer || answer.startsWith(`${choice.answer} `);
  const beginning = tree.choices.filter(leads);
  const found: (Building | 'given')[] = [];
  for (const held of new Set(beginning.flatMap((choice) => [...thingsOf(tree, choice)]))) {
    if (!held.startsWith('c') || placeOf(held) === undefined) continue;
    const taken = narrowedTo(tree, START, held);
    if (!taken) continue;
    if (plainUse(tree, held)?.answer === answer) found.push('given');
    for (const use of usesToPull(tree, held, isTarget))
      if (leads(use)) found.push(use.more ? picked(tree, taken, use) : 'given');
    for (const onto of new Set(level(tree, taken).flatMap((choice) => [...thingsOf(tree, choice)]))) {
      if (onto === held || !isTarget(onto)) continue;
      const after = pointed(tree, taken, onto);
      if (!after) continue;
      if (!('give' in after)) found.push(after.building);
      else if (after.give.answer === answer) found.push('given');
    }
  }
  return found;
}
