/** Everything a seat might think of doing, with the rules that forbid it: the other reading of what is offered. */
import { allReasons, type CardId, type Conceivable, forbid, type Piece, type Seat } from '@praxis/engine';
import { canAttackDirectly, targetsOf, whyNotAttack } from '../battle/attacking.ts';
import { targetsFor } from '../cards/announcing.ts';
import { headOf, usesOf, whyNotActivate } from '../chain/offers.ts';
import { effectOfUse, isMainPhase, type Moment, scopeForUse, type Use } from '../chain/timing.ts';
import { faceOf } from '../facts/places.ts';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';
import {
  setSay,
  tributesFor,
  whyNotAgain,
  whyNotChange,
  whyNotFlip,
  whyNotNormal,
  whyNotSetSpell,
} from '../summon/normal.ts';
import { whyNotOwn, whyNotPendulum, whyNotSynchro, whyNotXyz } from '../summon/special.ts';
import { whyNotBattle } from '../turn/open.ts';

/** In which kind of question a step is asked. */
function momentOf(g: G, seat: Seat, step: string): Moment {
  if (step === 'chain') return 'chain';
  if (step === 'summon') return 'summon';
  if (step === g.state.step) return g.state.turn === seat ? 'open' : 'closing';
  return 'window';
}

export function* conceivable(g: G, seat: Seat, step: string): Iterable<Conceivable> {
  const when = momentOf(g, seat, step);
  const player = playerOf(g, seat);
  /** Y-X-FET-02, Y-TURN-006 What can be done only in an open state of a Main Phase. */
  const inMain = (whyNot: () => string | undefined) => (): string | undefined =>
    forbid('Y-TURN-006', g.state.turn !== seat || !isMainPhase(g)) ?? forbid('Y-X-FET-02', when !== 'open') ?? whyNot();
  const reasons = (whyNot: () => string | undefined): readonly string[] => allReasons(whyNot);
  yield {
    path: [{ say: 'enters battle' }],
    reasons: reasons(() => forbid('Y-X-FET-02', g.state.turn !== seat) ?? whyNotBattle(g, seat)),
  };
  for (const card of player.hand) {
    if (faceOf(g, card).isMonster) {
      yield* withTributes(
        g,
        seat,
        { say: 'normal summons', card },
        reasons(inMain(() => whyNotNormal(g, seat, card, 'normal'))),
      );
      yield* withTributes(
        g,
        seat,
        { say: 'sets monster', card },
        reasons(inMain(() => whyNotNormal(g, seat, card, 'set'))),
      );
    } else
      yield { path: [{ say: setSay(g, card), card }], reasons: reasons(inMain(() => whyNotSetSpell(g, seat, card))) };
  }
  for (const card of player.monsters) {
    yield { path: [{ say: 'flip summons', card }], reasons: reasons(inMain(() => whyNotFlip(g, seat, card))) };
    yield { path: [{ say: 'summons again', card }], reasons: reasons(inMain(() => whyNotAgain(g, seat, card))) };
    for (const to of ['attack', 'defense'] as const)
      yield { path: [{ say: `to ${to}`, card }], reasons: reasons(inMain(() => whyNotChange(g, seat, card, to))) };
    yield* attacks(g, seat, card);
  }
  for (const card of [...player.hand, ...player.extra, ...player.graveyard])
    if (defOf(g, card).summoning?.own)
      yield { path: [{ say: 'special summons', card }], reasons: reasons(inMain(() => whyNotOwn(g, seat, card))) };
  for (const card of player.extra) {
    const { frame } = defOf(g, card);
    if (frame === 'synchro')
      yield { path: [{ say: 'synchro summons', card }], reasons: reasons(inMain(() => whyNotSynchro(g, seat, card))) };
    if (frame === 'xyz')
      yield { path: [{ say: 'xyz summons', card }], reasons: reasons(inMain(() => whyNotXyz(g, seat, card))) };
  }
  for (const card of [...player.hand, ...player.extra])
    if (faceOf(g, card).isMonster)
      yield { path: [{ say: 'pendulum summons', card }], reasons: reasons(inMain(() => whyNotPendulum(g, seat))) };
  yield* activations(g, seat, when);
}

function* withTributes(g: G, seat: Seat, head: Piece, reasons: readonly string[]): Iterable<Conceivable> {
  yield { path: [head], reasons };
  const needed = tributesFor(defOf(g, head.card as CardId).level ?? 0);
  for (const card of playerOf(g, seat).monsters) {
    const tributing: Piece = { say: 'tributing', card };
    const wrong = allReasons(() => forbid('Y-SUM-003', needed !== 1));
    yield { path: [head, tributing], reasons: [...new Set([...reasons, ...wrong])] };
  }
}

function* attacks(g: G, seat: Seat, card: CardId): Iterable<Conceivable> {
  const { state } = g;
  const own = allReasons(
    () => forbid('Y-BAT-003', state.turn !== seat || state.step !== 'battle step') ?? whyNotAttack(g, seat, card),
  );
  const head: Piece = { say: 'attacks', card };
  for (const target of playerOf(g, 1 - seat).monsters) {
    const wrong = allReasons(() => forbid('Y-X-BTL-11', !targetsOf(g, seat, card).includes(target)));
    yield { path: [head, { say: 'target', card: target }], reasons: [...own, ...wrong] };
  }
  const direct = allReasons(() => forbid('Y-BAT-004', !canAttackDirectly(g, seat, card)));
  yield { path: [head, { say: 'directly' }], reasons: [...own, ...direct] };
}

/** A use by itself, and on everything that it could be thought to target. */
function* onEverything(
  g: G,
  head: Piece,
  use: Use,
  reasons: readonly string[],
  seat: Seat,
  when: Moment,
): Iterable<Conceivable> {
  yield { path: [head], reasons };
  const [target] = effectOfUse(use).targets ?? [];
  if (!target) return;
  const legal = targetsFor(g, target, scopeForUse(g, seat, use, when));
  for (const { monsters, spells, field, pendulum, graveyard } of g.state.players)
    for (const card of [...monsters, ...spells, ...field, ...pendulum, ...graveyard]) {
      const wrong = allReasons(() => forbid('Y-X-ACT-02', !legal.includes(card)));
      yield { path: [head, { say: 'on', card }], reasons: [...new Set([...reasons, ...wrong])] };
    }
}

function* activations(g: G, seat: Seat, when: Moment): Iterable<Conceivable> {
  const { hand, monsters, spells, field, pendulum, graveyard, banished } = playerOf(g, seat);
  for (const zone of [hand, monsters, spells, field, pendulum, graveyard, banished])
    for (const card of zone)
      for (const use of usesOf(g, card))
        if (use.ofCard || cardOf(g, card).up || cardOf(g, card).zone === 'hand')
          yield* onEverything(
            g,
            headOf(g, use),
            use,
            allReasons(() => whyNotActivate(g, seat, use, when)),
            seat,
            when,
          );
}
