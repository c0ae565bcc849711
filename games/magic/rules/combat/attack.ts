/** Declaring attackers (M-CBT-001 to M-CBT-005, M-X-053, M-X-054): one sentence for all of them. */
import { ask, type CardId, END, type Path, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import { tap } from '../changes/life.ts';
import { occur } from '../changes/triggers.ts';
import { whyNotAttack } from '../facts/attacking.ts';
import { creaturesOf } from '../facts/filters.ts';
import { alike } from '../facts/likeness.ts';
import { opponentsOf } from '../facts/scope.ts';
import { controllerOf, has, kindsOf, traitsOf } from '../facts/traits.ts';
import { PLANESWALKER } from '../state/faces.ts';
import { type Attacker, type G, refTo } from '../state/state.ts';

/** A possible target of attacks: a player or a planeswalker (M-TYPE-009), never a creature (M-CBT-005). */
type Goal = { readonly seat: Seat } | { readonly card: CardId };

function goalsOf(g: G, seat: Seat): Goal[] {
  const planeswalkers = g.state.battlefield.filter((card) => (kindsOf(g, card).types & PLANESWALKER) !== 0);
  return opponentsOf(g, seat).flatMap((opponent): Goal[] => [
    { seat: opponent },
    ...planeswalkers.filter((card) => controllerOf(g, card) === opponent).map((card) => ({ card })),
  ]);
}

/** Creatures that are alike, and whether they must attack. */
interface Group {
  readonly members: readonly CardId[];
  readonly must: boolean;
}

/** A number of attackers of a group with this goal. */
interface Entry {
  readonly group: number;
  readonly amount: number;
  readonly goal: number;
}

export const NO_ATTACK: Piece = { say: 'does not attack' };

/** How the sentence is built: groups in a fixed order, and within a group the goals in theirs, so that each attack is one answer. */
class Declaration {
  readonly groups: readonly Group[];
  readonly goals: readonly Goal[];

  constructor(g: G, seat: Seat) {
    const able = creaturesOf(g, seat).filter((id) => !whyNotAttack(g, seat, id));
    this.goals = goalsOf(g, seat);
    this.groups = alike(g, able).map((members) => ({ members, must: traitsOf(g, members[0] as CardId).must }));
  }

  /** The entries that have been said, and the one that still lacks its goal. */
  read(path: Path): { readonly entries: readonly Entry[]; readonly open: Entry | undefined; readonly closed: boolean } {
    const entries: Entry[] = [];
    let open: Entry | undefined;
    let closed = false;
    for (const piece of path) {
      if (piece.say === END.say || piece.say === NO_ATTACK.say) closed = true;
      else if (piece.say === 'attacks with') {
        const group = this.groups.findIndex(({ members }) => members.includes(piece.card as CardId));
        open = { group, amount: piece.amount ?? 1, goal: 0 };
        if (this.goals.length < 2) {
          entries.push(open);
          open = undefined;
        }
      } else if (open) {
        const goal = this.goals.findIndex((each) =>
          'seat' in each ? each.seat === piece.seat : each.card === piece.card,
        );
        entries.push({ ...open, goal });
        open = undefined;
      }
    }
    return { entries, open, closed };
  }

  next(path: Path): readonly Piece[] {
    const { entries, open, closed } = this.read(path);
    if (closed) return [];
    const used = (group: number): number =>
      entries.reduce((sum, each) => (each.group === group ? sum + each.amount : sum), 0);
    const last = entries.at(-1);
    if (open) return this.#goalPieces(open, used(open.group), last);
    const pieces: Piece[] = [];
    const due = this.groups.findIndex(({ members, must }, index) => must && used(index) < members.length);
    if (due < 0) pieces.push(path.length === 0 ? NO_ATTACK : END);
    const from = last === undefined ? 0 : last.goal < this.goals.length - 1 ? last.group : last.group + 1;
    for (let index = from; index < this.groups.length && (due < 0 || index <= due); index++)
      pieces.push(...this.#memberPieces(index, used(index)));
    return pieces;
  }

  #memberPieces(index: number, used: number): Piece[] {
    const { members, must } = this.groups[index] as Group;
    const left = members.length - used;
    const list = this.goals.length < 2 ? { list: true as const } : { group: true as const };
    const card = members[used] as CardId;
    // All creatures that must attack do; with one goal there is no other way to say so.
    const least = must && this.goals.length < 2 ? left : 1;
    return Array.from({ length: Math.max(0, left - least + 1) }, (_, at): Piece => {
      const amount = least + at;
      return amount === 1 ? { say: 'attacks with', card, ...list } : { say: 'attacks with', card, amount, ...list };
    });
  }

  #goalPieces({ group, amount }: Entry, used: number, last: Entry | undefined): Piece[] {
    const { members, must } = this.groups[group] as Group;
    const from = last?.group === group ? last.goal + 1 : 0;
    // Some creatures that must attack are left over: there must be a goal left for them.
    const to = must && used + amount < members.length ? this.goals.length - 1 : this.goals.length;
    return this.goals.slice(from, to).map((goal): Piece => ({ say: 'at', ...goal }));
  }

  /** The answer of a player who attacks only as required. */
  get passive(): Path {
    const due = this.groups.filter(({ must }) => must);
    if (due.length === 0) return [NO_ATTACK];
    const goal = this.goals.length < 2 ? [] : [{ say: 'at', ...(this.goals[0] as Goal) }];
    const list = this.goals.length < 2 ? { list: true as const } : { group: true as const };
    const said = due.flatMap(({ members }): Piece[] => {
      const card = members[0] as CardId;
      const amount = members.length;
      return [
        amount === 1 ? { say: 'attacks with', card, ...list } : { say: 'attacks with', card, amount, ...list },
        ...goal,
      ];
    });
    return this.next(said).length === 0 ? said : [...said, END];
  }
}

/** M-TURN-005 All attack at the same time (M-CBT-001). */
export function* declareAttackers(g: G): Procedure {
  const { state } = g;
  const seat = state.turn;
  const declaration = new Declaration(g, seat);
  if (declaration.groups.length === 0 || declaration.goals.length === 0) return;
  const path = yield* ask({
    seat,
    step: state.step,
    about: { say: 'attack' },
    next: (prefix) => declaration.next(prefix),
    passive: declaration.passive,
  });
  const { entries } = declaration.read(path);
  // M-X-047 Without attackers there is no combat.
  if (entries.length === 0) return;
  state.combat = { attackers: [], idle: [], struck: [] };
  const taken = new Map<number, number>();
  for (const { group, amount, goal } of entries) {
    const from = taken.get(group) ?? 0;
    taken.set(group, from + amount);
    for (const id of declaration.groups[group]?.members.slice(from, from + amount) ?? [])
      attack(g, id, declaration.goals[goal] as Goal);
  }
  const { attackers } = state.combat;
  occur(
    g,
    ...attackers.map(({ card, defender }) => ({ on: 'attacks' as const, object: refTo(g, card), seat: defender })),
  );
}

/** M-CBT-004, M-KEY-015 */
function attack(g: G, id: CardId, goal: Goal): void {
  const attacker: Attacker = {
    card: id,
    defender: 'seat' in goal ? goal.seat : controllerOf(g, goal.card),
    planeswalker: 'card' in goal ? goal.card : undefined,
    blocked: false,
    blockers: [],
  };
  g.state.combat?.attackers.push(attacker);
  g.emit({
    type: 'attacks',
    card: refer(g.state, id, true),
    ...('seat' in goal ? { seat: goal.seat } : { at: refer(g.state, goal.card, true) }),
  });
  if (!has(traitsOf(g, id), 'vigilance')) tap(g, id);
}
