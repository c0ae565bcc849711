/** Step 3: Intel against Secrecy (R-ATK-003 to R-ATK-006). */
import {
  ask,
  type CardId,
  forbid,
  PASS,
  PASSIVE_PASS,
  type Path,
  type Piece,
  type Procedure,
  refer,
  type Seat,
} from '@praxis/engine';
import { sentence, several } from '@praxis/kit/clauses.ts';
import { discard, use } from '../changes/moving.ts';
import { intelOf } from '../facts/attack-values.ts';
import { whyNotAttackCard } from '../facts/needs.ts';
import { inGame } from '../facts/texts.ts';
import { isSet, secrecyOf } from '../facts/values.ts';
import type { Attack } from '../state/attack.ts';
import { defOf, type G, playerOf } from '../state/state.ts';

function compare(g: G, attack: Attack): number {
  attack.intelTotal = intelOf(g);
  attack.secrecy = secrecyOf(g, attack.on);
  return attack.secrecy - attack.intelTotal;
}

export function* intel(g: G, attack: Attack): Procedure {
  const asked: Seat[] = [];
  while (compare(g, attack) > 0) {
    const path = yield* ask({
      seat: attack.seat,
      step: 'intel',
      about: { say: 'intel', amount: attack.secrecy - attack.intelTotal },
      next: nextFor(g, attack, attack.seat, asked),
      passive: PASSIVE_PASS,
      free: playerOf(g, attack.seat).piles.hand.length > 0,
    });
    const [head] = path as readonly [Piece];
    if (head.say === PASS.say) {
      // R-AMB-06 The Action is spent, and the attacker stays exhausted in The Streets.
      attack.state = 'intel failed';
      g.emit({ type: 'intel failed', card: refer(g.state, attack.by, true) });
      return;
    }
    if (head.say === 'asks') yield* help(g, attack, head.seat as Seat, asked);
    else if (head.say === 'plays') playScoped(g, attack, head.card as CardId);
    else give(g, attack, attack.seat, path);
  }
}

/** R-ATK-005 Others help if the attacker's player lets them; he chooses who. */
function* help(g: G, attack: Attack, seat: Seat, asked: Seat[]): Procedure {
  asked.push(seat);
  g.emit({ type: 'asked for intel', seat: attack.seat, other: seat });
  const path = yield* ask({
    seat,
    step: 'intel',
    about: { say: 'intel', amount: attack.secrecy - attack.intelTotal },
    next: nextFor(g, attack, seat, asked),
    passive: PASSIVE_PASS,
  });
  if (path[0]?.say !== PASS.say) give(g, attack, seat, path);
}

function give(g: G, attack: Attack, seat: Seat, path: Path): void {
  const cards = path.flatMap(({ say, card }) => (say === 'intel card' && card !== undefined ? [card] : []));
  discard(g, seat, cards);
  attack.intel += cards.length;
}

function nextFor(g: G, attack: Attack, seat: Seat, asked: readonly Seat[]): (prefix: Path) => readonly Piece[] {
  const { hand } = playerOf(g, seat).piles;
  const isOwn = seat === attack.seat;
  return sentence(
    () => [
      PASS,
      ...(hand.length > 0 ? [{ say: 'discards for intel' }] : []),
      ...(isOwn ? helpers(g, attack, asked) : []),
      ...(isOwn
        ? hand.filter((id) => whyNotScoped(g, attack, id) === undefined).map((card) => ({ say: 'plays', card }))
        : []),
    ],
    // R-ATK-004 Never more than needed to equal Secrecy.
    ({ say }) =>
      say === 'discards for intel'
        ? [several(() => hand.map((card) => ({ say: 'intel card', card })), 1, mostFor(g, attack, hand.length))]
        : [],
  );
}

/** R-ATK-004 Cards are discarded for Intel, at most as many as needed to equal Secrecy. */
export function whyNotGive(g: G, attack: Attack, count: number): string | undefined {
  return forbid('R-ATK-004', count > secrecyOf(g, attack.on) - intelOf(g));
}

/** The most cards that may be discarded. */
function mostFor(g: G, attack: Attack, hand: number): number {
  let most = hand;
  while (most > 0 && whyNotGive(g, attack, most) !== undefined) most--;
  return most;
}

function helpers(g: G, attack: Attack, asked: readonly Seat[]): Piece[] {
  return inGame(g)
    .filter((seat) => seat !== attack.seat && !asked.includes(seat) && playerOf(g, seat).piles.hand.length > 0)
    .map((seat) => ({ say: 'asks', seat }));
}

/** R-ATK-009, R-ATK-032 It makes the attack Ranged, so it cannot be played while Ranged cannot be announced. */
export function whyNotScoped(g: G, attack: Attack, id: CardId): string | undefined {
  const isScoped = defOf(g, id).abilities?.some(({ kind }) => kind === 'intel') === true;
  return (
    forbid('R-ATK-009', !isScoped || attack.card !== undefined) ??
    forbid('R-ATK-032', isSet(g, 'no ranged attacks')) ??
    // Asked for the sake of the reasons: it forbids the same.
    forbid('R-CITY-008', isSet(g, 'no ranged attacks')) ??
    whyNotAttackCard(g, attack.by, id, 'ranged')
  );
}

function playScoped(g: G, attack: Attack, id: CardId): void {
  use(g, id, true);
  attack.card = id;
  attack.type = 'ranged';
  for (const ability of defOf(g, id).abilities ?? []) if (ability.kind === 'intel') attack.intel += ability.amount;
  g.emit({ type: 'played', seat: attack.seat, card: refer(g.state, id, true) });
}
