/** search, second try: paired worlds at the root, a tree below */
import type { Path, Piece, Question } from '@praxis/engine/decision.ts';
import type { Match } from '@praxis/engine/match.ts';
import type { Bot } from './bot.ts';
import { type Dice, diceFrom } from './dice.ts';
import { walk } from './policy.ts';
import { oneOfThem, playOn, type Players, valuesOf } from './playout.ts';
import { DecisionTrail, ImaginedSight, pathTo, QuestionTrail } from './trail.ts';

export const params = { heat: 0.5, candHeat: 1.2, cands: 8, samples: 24, turns: 2, decisions: 80, z: 0.8, obvious: 0.97, depth: 0, c: 0.15, widen: 1, minw: 3, keep: 0.5 };

interface Child { readonly key: string; readonly prior: number; visits: number; sums: number[]; node: Node }
class Node { visits = 0; children = new Map<string, Child>(); }

function publicKey(world: Match, viewer: number, seat: number, path: Path): string {
  let key = `${seat}`;
  for (const piece of path) {
    key += ` ${piece.say}`;
    if (piece.card !== undefined) { const c = world.state.cards[piece.card]!; key += (c.seen & (1 << viewer)) !== 0 ? `:c${c.handle}` : `:d${c.def}`; }
    if (piece.seat !== undefined) key += `:s${piece.seat}`;
    if (piece.amount !== undefined) key += `:${piece.amount}`;
    if (piece.word !== undefined) key += `:${piece.word}`;
  }
  return key;
}

function pathFor(world: Match, viewer: number, q: Question, key: string): Path | undefined {
  const path: Piece[] = [];
  for (;;) {
    const open = q.next(path);
    if (open.length === 0) return publicKey(world, viewer, q.seat, path) === key ? path : undefined;
    let found = false;
    for (const piece of open) {
      const k = publicKey(world, viewer, q.seat, [...path, piece]);
      if (key === k || key.startsWith(`${k} `)) { path.push(piece); found = true; break; }
    }
    if (!found) return undefined;
  }
}

interface Cand { keys: string[]; answer: string; chance: number; values: (number | undefined)[]; sum: number; n: number; node: Node; reason: string | undefined }

export const stats = { searched: 0, changed: 0, iterations: 0 };

export const search: Bot = (asked) => {
  const { decision, view, insight, temperament, seed, budget } = asked;
  const me = decision.seat;
  const dice = diceFrom(`${seed} search`);
  const sight = { view, decision, temperament };
  const found = new Map<string, Cand>();
  for (let i = 0; i < params.samples && found.size < params.cands; i++) {
    const trail = new DecisionTrail(decision);
    const { reason, chance } = walk(trail, sight, { insight, heat: i === 0 ? 0.02 : params.candHeat }, dice);
    const answer = trail.answer;
    if (!found.has(answer)) found.set(answer, { keys: trail.said.map((p) => p.key), answer, chance, values: [], sum: 0, n: 0, node: new Node(), reason });
  }
  const cands = [...found.values()];
  const base = cands[0]!;
  if (cands.length === 1) return { answer: base.answer, why: { because: 'only answer' } };
  const total = 'playouts' in budget ? budget.playouts : 1e9;
  const until = 'milliseconds' in budget ? performance.now() + budget.milliseconds : Number.POSITIVE_INFINITY;
  const temperamentOf = (s: number) => (s === me ? temperament : 'balanced');
  const players: Players = { policy: { insight, heat: params.heat }, temperamentOf };
  let active = cands; let done = 0;
  const edge = (c: Cand): { mean: number; se: number } => {
    if (c === base) return { mean: 0, se: 0 };
    let n = 0; let s = 0; let ss = 0;
    c.values.forEach((v, w) => { const b = base.values[w]; if (v === undefined || b === undefined) return; n++; s += v - b; ss += (v - b) ** 2; });
    const mean = s / Math.max(1, n);
    const variance = n > 1 ? Math.max(0, (ss - n * mean * mean) / (n - 1)) : 0.01;
    return { mean, se: Math.sqrt((variance + 1e-4) / Math.max(1, n)) };
  };
  for (let w = 0; done < total && performance.now() < until; w++) {
    const world = asked.imagine(`${seed} ${w}`);
    for (const c of active) {
      const copy = world.fork();
      const q = copy.questions.find((x) => x.seat === me)!;
      const path = pathTo(copy.state, q, c.keys);
      if (!path) throw new Error(`not legal ${c.keys}`);
      copy.choose(me, path);
      const values = descend(copy, c.node, params.depth, diceFrom(`${seed} ${w}`));
      c.values[w] = values[me]!; c.sum += values[me]!; c.n++; done++;
      if (done >= total || performance.now() >= until) break;
    }
    if (w + 1 >= params.minw && active.length > 2) {
      // those that are clearly worse go
      active = active.filter((c) => { const { mean, se } = edge(c); return c === base || mean + 1.0 * se > 0; });
      if (active.length === 1) break;
      const others = active.filter((c) => c !== base).sort((a, b) => edge(b).mean - edge(a).mean);
      const fraction = done / total;
      const keep = 'playouts' in budget ? Math.max(1, Math.ceil((cands.length - 1) * (1 - fraction) ** 1.5)) : others.length;
      active = [base, ...others.slice(0, keep)];
    }
    if (active.length === 1) break;
  }
  function descend(world: Match, node: Node, depth: number, luck: Dice): number[] {
    node.visits++;
    if (world.result) return valuesOf(world, me, insight, temperamentOf);
    if (depth <= 0 || node.visits <= 1) {
      playOn(world, players, params, luck);
      return valuesOf(world, me, insight, temperamentOf);
    }
    const q = oneOfThem(world.questions, luck);
    const s = new ImaginedSight(world, q, temperamentOf(q.seat));
    const own = [...node.children.values()].filter((ch) => ch.key.startsWith(`${q.seat} `));
    let child: Child | undefined; let path: Path | undefined;
    const visits = own.reduce((sum, ch) => sum + ch.visits, 0);
    if (own.length < params.widen * Math.sqrt(visits + 1)) {
      const trail = new QuestionTrail(world.state, q);
      const { chance } = walk(trail, s, { insight, heat: params.heat }, luck);
      path = trail.path;
      const key = publicKey(world, me, q.seat, path);
      child = node.children.get(key);
      if (!child) { child = { key, prior: chance, visits: 0, sums: world.setup.seats.map(() => 0), node: new Node() }; node.children.set(key, child); }
    } else {
      own.sort((a, b) => puct(b, q.seat, visits) - puct(a, q.seat, visits));
      for (const each of own) { path = pathFor(world, me, q, each.key); if (path) { child = each; break; } }
      if (!child) { const trail = new QuestionTrail(world.state, q); walk(trail, s, { insight, heat: params.heat }, luck); path = trail.path; const key = publicKey(world, me, q.seat, path); child = { key, prior: 0.1, visits: 0, sums: world.setup.seats.map(() => 0), node: new Node() }; node.children.set(key, child); }
    }
    world.choose(q.seat, path!);
    const values = descend(world, child!.node, depth - 1, luck);
    child!.visits++;
    values.forEach((v, i) => { child!.sums[i]! += v; });
    return values;
  }
  function puct(ch: Child, seat: number, visits: number): number {
    return ch.sums[seat]! / Math.max(1, ch.visits) + params.c * ch.prior * Math.sqrt(visits) / (1 + ch.visits);
  }
  let best = base; let bestEdge = 0;
  for (const c of cands) { if (c === base || c.n < params.minw) continue; const { mean, se } = edge(c); const low = mean - params.z * se; if (low > bestEdge) { best = c; bestEdge = low; } }
  stats.searched++; stats.iterations += done; if (best !== base) stats.changed++;
  return { answer: best.answer, why: { because: 'worlds', worlds: done, value: best.sum / Math.max(1, best.n) } };
};
