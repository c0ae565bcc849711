/**
 * Experience from imagined worlds about the consequences of an answer, in one tree for all worlds. Its branches are any
 * seat's answers as the thinking seat would hear them, so worlds that it cannot distinguish share them.
 */

import type { BaseCard, Match, Path, Piece, Question } from '@praxis/engine';
import { bit } from '@praxis/engine';
import type { Dice } from './dice.ts';
import { oneOfThem, type Players } from './playout.ts';
import { walk } from './policy.ts';
import { ImaginedSituation, QuestionTrail } from './trail.ts';

/** One answer that was tried at a place, with each seat's expectation after it. */
interface Branch {
  readonly key: string;
  readonly seat: number;
  /** The chance with which the game's insight would have chosen it. */
  readonly prior: number;
  readonly sums: number[];
  visits: number;
  readonly to: Tree;
}

/** How much an answer's promise counts compared with its results so far. */
const CURIOSITY = 0.15;

export class Tree {
  #visits = 0;
  readonly #branches: Branch[] = [];

  /**
   * Leads a world down the tree and one step beyond it; `evaluate` plays on from there and returns each seat's
   * expectation. `viewer` is the thinking seat.
   */
  descend(
    world: Match,
    viewer: number,
    players: Players,
    dice: Dice,
    depth: number,
    evaluate: () => number[],
  ): number[] {
    if (this.#visits++ === 0 || depth === 0 || world.result) return evaluate();
    const question = oneOfThem(world.questions, dice);
    const { branch, path } = this.#chosen(world, viewer, question, players, dice);
    world.choose(question.seat, path);
    const values = branch.to.descend(world, viewer, players, dice, depth - 1, evaluate);
    branch.visits++;
    for (const [seat, value] of values.entries()) branch.sums[seat] = (branch.sums[seat] ?? 0) + value;
    return values;
  }

  /**
   * There may be thousands of answers: the more often the place is visited, the more of them are tried (progressive
   * widening).
   */
  #chosen(
    world: Match,
    viewer: number,
    question: Question,
    players: Players,
    dice: Dice,
  ): { branch: Branch; path: Path } {
    const known = this.#branches.filter(({ seat }) => seat === question.seat);
    const visits = known.reduce((sum, each) => sum + each.visits, 0);
    if (known.length >= Math.sqrt(visits + 1)) {
      const promise = (each: Branch): number =>
        (each.sums[each.seat] ?? 0) / Math.max(1, each.visits) +
        (CURIOSITY * each.prior * Math.sqrt(visits)) / (1 + each.visits);
      known.sort((a, b) => promise(b) - promise(a));
      for (const branch of known) {
        // An answer that was legal in one world may be illegal in another.
        const path = pathOfKey(world, viewer, question, branch.key);
        if (path) return { branch, path };
      }
    }
    const trail = new QuestionTrail(world.state, question);
    const situation = new ImaginedSituation(world, question, players.temperamentOf(question.seat));
    const { chance } = walk(trail, situation, players.policy, dice);
    return { branch: this.#branch(keyFor(world, viewer, trail.path), question.seat, chance), path: trail.path };
  }

  #branch(key: string, seat: number, prior: number): Branch {
    const known = this.#branches.find((each) => each.seat === seat && each.key === key);
    if (known) return known;
    const branch: Branch = { key, seat, prior, sums: [], visits: 0, to: new Tree() };
    this.#branches.push(branch);
    return branch;
  }
}

/** An answer as the thinking seat hears it: unknown cards are named by their visible side. */
function keyFor(world: Match, viewer: number, path: Path): string {
  let key = '';
  for (const piece of path) key += pieceKey(world, viewer, piece);
  return key;
}

function pieceKey({ state }: Match, viewer: number, { say, card, seat, amount, word }: Piece): string {
  let key = `|${say}`;
  if (card !== undefined) {
    const { seen, handle, def } = state.cards[card] as BaseCard;
    key += (seen & bit(viewer)) === 0 ? `:d${def}` : `:c${handle}`;
  }
  if (seat !== undefined) key += `:s${seat}`;
  if (amount !== undefined) key += `:${amount}`;
  return word === undefined ? key : `${key}:${word}`;
}

/** The answer with this key in this world, if it is possible there. */
function pathOfKey(world: Match, viewer: number, question: Question, key: string): Path | undefined {
  const path: Piece[] = [];
  let at = 0;
  for (let open = question.next(path); open.length > 0; open = question.next(path)) {
    const piece = open.find((each) => {
      const part = pieceKey(world, viewer, each);
      const end = at + part.length;
      return key.startsWith(part, at) && (end === key.length || key[end] === '|');
    });
    if (!piece) return undefined;
    at += pieceKey(world, viewer, piece).length;
    path.push(piece);
  }
  return at === key.length ? path : undefined;
}
