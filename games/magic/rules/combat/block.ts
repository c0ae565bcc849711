/** Declaring blockers (M-CBT-006 to M-CBT-009, M-X-055 to M-X-057, M-X-060): one sentence for all of them. */
import { ask, type CardId, END, forbid, type Path, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import { isProtectedFrom } from '../changes/damage.ts';
import { occur } from '../changes/triggers.ts';
import { creaturesOf, fits } from '../facts/filters.ts';
import { alike } from '../facts/likeness.ts';
import { inTurnOrder, scopeOf } from '../facts/scope.ts';
import { cannot, has, kindsOf, type Traits, traitsOf } from '../facts/traits.ts';
import { ARTIFACT, CREATURE } from '../state/faces.ts';
import { type Attacker, type G, permanentOf, refTo } from '../state/state.ts';

/** The rule that forbids a creature to block at all. */
export function whyNotBlock(g: G, seat: Seat, id: CardId): string | undefined {
  const traits = traitsOf(g, id);
  return (
    forbid('M-CBT-006', (traits.types & CREATURE) === 0 || traits.controller !== seat || permanentOf(g, id).tapped) ??
    forbid('M-X-008', cannot(traits, 'block'))
  );
}

/** The rule that forbids a creature to block this attacker (M-KEY-001, M-KEY-002); M-X-056 it is asked only when blockers are declared. */
export function whyNotBlockAttacker(g: G, id: CardId, attacker: CardId): string | undefined {
  const blocking = traitsOf(g, id);
  const attacking = traitsOf(g, attacker);
  const isShared = (blocking.colors & attacking.colors) !== 0 || (blocking.types & ARTIFACT) !== 0;
  return (
    forbid('M-KEY-002', has(attacking, 'flying') && !has(blocking, 'flying') && !has(blocking, 'reach')) ??
    forbid('M-KEY-010', has(attacking, 'intimidate') && !isShared) ??
    forbid('M-KEY-012', isProtectedFrom(attacking, blocking)) ??
    forbid('M-X-057', walksPast(g, attacking, blocking.controller)) ??
    forbid('M-X-008', cannot(attacking, 'be blocked') || isLimited(g, id, blocking, attacker, attacking))
  );
}

function walksPast(g: G, { landwalks }: Traits, defender: Seat): boolean {
  return landwalks.some((type) =>
    g.state.battlefield.some((id) => {
      const { controller, subtypes } = kindsOf(g, id);
      return controller === defender && subtypes.includes(type);
    }),
  );
}

/** Limits that cards set: blocked not by these, blocking only those. */
function isLimited(g: G, id: CardId, blocking: Traits, attacker: CardId, attacking: Traits): boolean {
  const forbids = attacking.limits.some(
    ({ kind, filter, seat, source }) =>
      kind === 'cannotBeBlockedBy' && fits(g, filter, id, blocking, scopeOf(seat, source)),
  );
  return (
    forbids ||
    blocking.limits.some(
      ({ kind, filter, seat, source }) =>
        kind === 'canBlockOnly' && !fits(g, filter, attacker, attacking, scopeOf(seat, source)),
    )
  );
}

export const NO_BLOCK: Piece = { say: 'does not block' };

/** The answer so far: for each attacker the numbers of blockers of each group. */
interface Entry {
  readonly attacker: number;
  readonly blockers: { readonly group: number; readonly amount: number }[];
}

/** The sentence: attackers in their order, each with its blockers in theirs, so that each set of blocks is one answer. */
class Declaration {
  readonly #g: G;
  /** Attackers, those that are alike side by side. */
  readonly #attackers: readonly CardId[];
  readonly #likeBefore: readonly boolean[];
  readonly #groups: readonly (readonly CardId[])[];
  readonly #canBlock: boolean[][];

  constructor(g: G, seat: Seat) {
    this.#g = g;
    const mine = (g.state.combat?.attackers ?? []).filter(({ defender }) => defender === seat).map(({ card }) => card);
    const like = alike(g, mine);
    this.#attackers = like.flat();
    this.#likeBefore = like.flatMap((members) => members.map((_, index) => index > 0));
    this.#groups = alike(
      g,
      creaturesOf(g, seat).filter((id) => !whyNotBlock(g, seat, id)),
    );
    this.#canBlock = [];
    for (const [at, attacker] of this.#attackers.entries())
      this.#canBlock[at] = this.#likeBefore[at]
        ? (this.#canBlock[at - 1] as boolean[])
        : this.#groups.map(([id]) => !whyNotBlockAttacker(g, id as CardId, attacker));
  }

  get isEmpty(): boolean {
    return !this.#attackers.some((_, at) => this.#available(at, [], -1) > 0 && this.#isBlockable(at, []));
  }

  read(path: Path): { readonly entries: readonly Entry[]; readonly closed: boolean } {
    const entries: Entry[] = [];
    let closed = false;
    for (const piece of path) {
      if (piece.say === END.say || piece.say === NO_BLOCK.say) closed = true;
      else if (piece.say === 'blocks')
        entries.push({ attacker: this.#attackers.indexOf(piece.card as CardId), blockers: [] });
      else {
        const group = this.#groups.findIndex((members) => members.includes(piece.card as CardId));
        entries.at(-1)?.blockers.push({ group, amount: piece.amount ?? 1 });
      }
    }
    return { entries, closed };
  }

  #used(entries: readonly Entry[], group: number): number {
    let sum = 0;
    for (const { blockers } of entries) for (const each of blockers) if (each.group === group) sum += each.amount;
    return sum;
  }

  #limits(at: number): { readonly min: number; readonly max: number } {
    const { blockersMin, blockersMax } = traitsOf(this.#g, this.#attackers[at] as CardId);
    return { min: blockersMin, max: blockersMax };
  }

  /** The number of creatures of later groups that can still block the attacker. */
  #available(at: number, entries: readonly Entry[], behind: number): number {
    let sum = 0;
    for (let group = behind + 1; group < this.#groups.length; group++)
      if (this.#canBlock[at]?.[group]) sum += (this.#groups[group] as CardId[]).length - this.#used(entries, group);
    return sum;
  }

  #isBlockable(at: number, entries: readonly Entry[]): boolean {
    const { min, max } = this.#limits(at);
    return min <= max && this.#available(at, entries, -1) >= min;
  }

  next(path: Path): readonly Piece[] {
    const { entries, closed } = this.read(path);
    if (closed) return [];
    const current = entries.at(-1);
    const pieces: Piece[] = [];
    const count = current?.blockers.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
    const isEnough = current === undefined || count >= this.#limits(current.attacker).min;
    if (isEnough) pieces.push(path.length === 0 ? NO_BLOCK : END);
    if (current) pieces.push(...this.#blockerPieces(current, entries, count));
    if (isEnough) pieces.push(...this.#attackerPieces(current, entries));
    return pieces;
  }

  #attackerPieces(current: Entry | undefined, entries: readonly Entry[]): Piece[] {
    const pieces: Piece[] = [];
    const from = current === undefined ? 0 : current.attacker + 1;
    for (let at = from; at < this.#attackers.length; at++)
      if ((at === from || !this.#likeBefore[at]) && this.#isBlockable(at, entries))
        pieces.push({ say: 'blocks', card: this.#attackers[at] as CardId, group: true });
    return pieces;
  }

  #blockerPieces({ attacker, blockers }: Entry, entries: readonly Entry[], count: number): Piece[] {
    const { min, max } = this.#limits(attacker);
    const pieces: Piece[] = [];
    const from = (blockers.at(-1)?.group ?? -1) + 1;
    for (let group = from; group < this.#groups.length; group++) {
      if (!this.#canBlock[attacker]?.[group]) continue;
      const members = this.#groups[group] as readonly CardId[];
      const used = this.#used(entries, group);
      const later = this.#available(attacker, entries, group);
      for (let amount = 1; amount <= members.length - used && count + amount <= max; amount++) {
        if (count + amount + later < min) continue;
        const card = members[used] as CardId;
        pieces.push(amount === 1 ? { say: 'with', card, list: true } : { say: 'with', card, amount, list: true });
      }
    }
    return pieces;
  }

  /** The blockers of each attacker, in the given order. */
  blocks(path: Path): { readonly attacker: CardId; readonly blockers: readonly CardId[] }[] {
    const taken = new Map<number, number>();
    return this.read(path).entries.map(({ attacker, blockers }) => ({
      attacker: this.#attackers[attacker] as CardId,
      blockers: blockers.flatMap(({ group, amount }) => {
        const from = taken.get(group) ?? 0;
        taken.set(group, from + amount);
        return (this.#groups[group] as readonly CardId[]).slice(from, from + amount);
      }),
    }));
  }
}

/** M-CBT-006 Each defending player blocks as he likes; M-CBT-007 blocking taps nothing. */
export function* declareBlockers(g: G): Procedure {
  const { state } = g;
  const declared: [CardId, CardId][] = [];
  for (const seat of inTurnOrder(g, state.turn)) {
    if (!state.combat?.attackers.some(({ defender }) => defender === seat)) continue;
    const declaration = new Declaration(g, seat);
    // Creatures that cannot block are asked about all the same: the answer is forced, and the reasons can be asked for.
    if (declaration.isEmpty && creaturesOf(g, seat).length === 0) continue;
    const path = yield* ask({
      seat,
      step: state.step,
      about: { say: 'block' },
      next: (prefix) => declaration.next(prefix),
      passive: [NO_BLOCK],
    });
    for (const { attacker, blockers } of declaration.blocks(path)) {
      const blocked = state.combat?.attackers.find(({ card }) => card === attacker) as Attacker;
      blocked.blocked = blockers.length > 0;
      blocked.blockers = [...blockers];
      for (const id of blockers) {
        declared.push([id, attacker]);
        g.emit({ type: 'blocks', card: refer(state, id, true), blocked: refer(state, attacker, true) });
      }
    }
  }
  yield* orderBlockers(g);
  if (declared.length > 0)
    occur(
      g,
      ...declared.map(([id, blocked]) => ({ on: 'blocks' as const, object: refTo(g, id), other: refTo(g, blocked) })),
    );
}

/** M-X-060, M-AMB-02 Directly after blocks the attacking player puts the blockers of each attacker in an order. */
function* orderBlockers(g: G): Procedure {
  const { state, settings } = g;
  if (settings.blockers !== 'ordered') return;
  for (const attacker of state.combat?.attackers ?? []) {
    const groups = alike(g, attacker.blockers);
    if (groups.length < 2) continue;
    const next = (prefix: Path): Piece[] =>
      groups.flatMap((members): Piece[] => {
        const card = members.find((id) => !prefix.some((piece) => piece.card === id));
        return card === undefined ? [] : [{ say: 'orders', card }];
      });
    const path = yield* ask({
      seat: state.turn,
      step: state.step,
      about: { say: 'order blockers', card: attacker.card },
      next,
      passive: groups.flat().map((card) => ({ say: 'orders', card })),
    });
    attacker.blockers = path.map(({ card }) => card as CardId);
  }
}
