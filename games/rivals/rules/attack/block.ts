/** Step 6: blocking (R-ATK-010 to R-ATK-014). */
import {
  askWindow,
  type CardId,
  forbid,
  type Piece,
  type Procedure,
  type Question,
  refer,
  type Seat,
} from '@praxis/engine';
import { sentence } from '@praxis/kit/clauses.ts';
import { separate } from '../cards/city-cards.ts';
import { costClauses, pay, whyNotPay } from '../cards/costs.ts';
import { carryOut } from '../cards/effects.ts';
import { moveToStreets } from '../cards/effects-characters.ts';
import { activeLeader, isCharacter, isReady, partyOf, whereIs } from '../facts/cards.ts';
import { whyNotBlock } from '../facts/needs.ts';
import { type Source, scopeOf, sourcesOf } from '../facts/sources.ts';
import type { Attack } from '../state/attack.ts';
import { cardOf, clockwiseFrom, type G, playOf } from '../state/state.ts';

/** Worded as "does not block". */
export const NO_BLOCK: Piece = { say: 'pass', word: 'block' };

/** R-ATK-011 One block; clockwise from the defending player. R-ATK-037 For a Mortal from the active player's left. */
export function* blocking(g: G, attack: Attack): Procedure {
  const first = isCharacter(g, attack.on) ? cardOf(g, attack.on).at : attack.seat + 1;
  const order = clockwiseFrom(g, first % g.state.players.length);
  const heard = yield* askWindow(order, (seat) => question(g, attack, seat));
  if (!heard) return;
  const [head] = heard.path as readonly [Piece];
  if (head.say === 'blocks') block(g, attack, head.card as CardId);
  else {
    const source = sourcesOf(g, 'block').find(({ card }) => card === head.card) as Source<'block'>;
    const scope = scopeOf(g, source);
    playOf(g, source.card).used.push(String(source.number));
    pay(g, scope, source.ability.cost, heard.path);
    const blocker = blockerOf(g, source) as CardId;
    // R-ATK-014 It goes to The Streets; R-PLC-013 there it is a party of its own.
    if (whereIs(g, blocker) !== 'streets') moveToStreets(g, [blocker]);
    separate(g);
    block(g, attack, blocker);
    yield* carryOut(g, scope, source.ability.effects ?? []);
  }
}

/** R-ATK-013, R-AMB-05 Blocking does not exhaust. */
function block(g: G, attack: Attack, id: CardId): void {
  attack.on = id;
  attack.blocked = true;
  g.emit({ type: 'blocks', card: refer(g.state, id, true) });
}

function question(g: G, attack: Attack, seat: Seat): Question | undefined {
  const heads = (): Piece[] => [
    NO_BLOCK,
    ...blockers(g, attack, seat).map((card) => ({ say: 'blocks', card })),
    ...texts(g, attack, seat).map(({ card }) => ({ say: 'uses', card })),
  ];
  if (heads().length === 1) return undefined;
  const next = sentence(heads, ({ say, card }) =>
    say === 'uses' ? costClauses(g, seat, texts(g, attack, seat).find((each) => each.card === card)?.ability.cost) : [],
  );
  return { seat, step: 'block', about: { say: 'block', card: attack.on }, next, passive: [NO_BLOCK] };
}

/** R-ATK-010 A ready character of the target's party. R-ATK-028, R-ATK-029 A Mortal has no such blockers. */
function blockers(g: G, attack: Attack, seat: Seat): CardId[] {
  if (!isCharacter(g, attack.on) || cardOf(g, attack.on).at !== seat) return [];
  return partyOf(g, attack.on).filter((id) => id !== attack.on && whyNotBlock(g, id) === undefined);
}

function blockerOf(g: G, { ability, holder, seat }: Source<'block'>): CardId | undefined {
  return ability.with === 'leader' ? activeLeader(g, seat as Seat) : holder;
}

function texts(g: G, attack: Attack, seat: Seat): Source<'block'>[] {
  return sourcesOf(g, 'block').filter(
    (source) => source.seat === seat && whyNotBlockByText(g, attack, source) === undefined,
  );
}

/** R-ATK-014 Against an opponent's attack only. R-ABL-007 An unblockable attack cannot be blocked by a text either. */
export function whyNotBlockByText(g: G, attack: Attack, source: Source<'block'>): string | undefined {
  const { ability, card, number } = source;
  const blocker = blockerOf(g, source);
  return (
    forbid('R-ATK-012', attack.unblockable) ??
    forbid('R-ABL-001', playOf(g, card).used.includes(String(number))) ??
    forbid('R-ATK-010', blocker === undefined || blocker === attack.on || !isReady(g, blocker)) ??
    forbid(
      'R-ATK-014',
      (source.seat === attack.seat && !ability.own) ||
        blocker === attack.by ||
        (attack.type === 'ranged' && !ability.ranged) ||
        (ability.streets === true && whereIs(g, attack.on) !== 'streets'),
    ) ??
    whyNotPay(g, scopeOf(g, source), ability.cost)
  );
}
