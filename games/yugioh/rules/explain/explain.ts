/** Everything a seat might think of doing, with the rules that forbid it: the counterpart of the offered answers. */
import { allReasons, type CardId, type Conceivable, forbid, type Piece, type Seat } from '@praxis/engine';
import { attacksMade, canAttackDirectly, targetsOf, whyNotAttack } from '../battle/attacking.ts';
import { POSITION_PIECES } from '../cards/asking.ts';
import { isMainPhase } from '../chain/timing.ts';
import { faceOf } from '../facts/places.ts';
import { isForbidden } from '../facts/prohibitions.ts';
import { scopeOf } from '../facts/scope.ts';
import { has } from '../facts/values.ts';
import { conceivableSwaps } from '../setup/match.ts';
import { defOf, type G, opponentOf, placedOf, playerOf, refTo } from '../state/state.ts';
import type { Moment } from '../state/ways.ts';
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
import { activations, payments } from './activations.ts';
import { pendulums, synchros, together, withTributes, xyzs } from './summons.ts';
import { toldOf } from './telling.ts';

/** The kind of question in a step. */
function momentOf(g: G, seat: Seat, step: string): Moment {
  if (step === 'chain') return 'chain';
  if (step === 'summon') return 'summon';
  if (step === g.state.step) return g.state.turn === seat ? 'open' : 'closing';
  return 'window';
}

/** Y-PRI-002, Y-X-FET-01, Y-X-FET-05 The other player is asked. */
function whyNotAsked({ state }: G, seat: Seat): readonly string[] {
  if (state.at === 'open' && state.turn !== seat) return ['Y-PRI-002', 'Y-X-FET-01'];
  return state.at === 'closing' && state.turn === seat ? ['Y-X-FET-05'] : [];
}

export function* conceivable(g: G, seat: Seat, step: string): Iterable<Conceivable> {
  if (step === 'side') {
    yield* conceivableSwaps(g, seat);
    return;
  }
  for (const each of thoughts(g, seat, step)) yield { ...each, told: toldOf(g, seat, each.path, each.reasons) };
}

function* thoughts(g: G, seat: Seat, step: string): Iterable<Conceivable> {
  const when = momentOf(g, seat, step);
  const player = playerOf(g, seat);
  const unasked = whyNotAsked(g, seat);
  const reasonsOf = (whyNot: () => string | undefined): readonly string[] => together(allReasons(whyNot), unasked);
  /** Y-X-FET-02, Y-TURN-006 Moves that are possible only in an open state of a Main Phase. */
  const inMain = (whyNot: () => string | undefined): readonly string[] =>
    reasonsOf(
      () =>
        forbid('Y-TURN-006', g.state.turn !== seat || !isMainPhase(g)) ??
        forbid('Y-X-FET-02', when !== 'open') ??
        whyNot(),
    );
  /** The rule of one kind of move may say by itself that the move belongs to the own Main Phases. */
  const inMainBy = (rule: string, whyNot: () => string | undefined): readonly string[] => {
    const reasons = inMain(whyNot);
    return reasons.includes('Y-TURN-006') ? together(reasons, [rule]) : reasons;
  };
  /** Y-X-OPT-05 A card that was activated forbids Special Summons. */
  const barred = isForbidden(g, seat, 'special summon') ? ['Y-X-OPT-05'] : [];
  yield {
    path: [{ say: 'enters battle' }],
    reasons: reasonsOf(() => forbid('Y-X-FET-02', g.state.turn !== seat) ?? whyNotBattle(g, seat)),
  };
  for (const card of player.hand) {
    if (!faceOf(g, card).isMonster) {
      yield { path: [{ say: setSay(g, card), card }], reasons: inMain(() => whyNotSetSpell(g, seat, card)) };
      continue;
    }
    for (const [say, how] of [
      ['normal summons', 'normal'],
      ['sets monster', 'set'],
    ] as const)
      yield* withTributes(
        g,
        seat,
        { say, card },
        spent(
          g,
          seat,
          inMain(() => whyNotNormal(g, seat, card, how)),
        ),
      );
  }
  for (const card of player.monsters) {
    // What belongs to the moment comes first: of two equally good reasons the first is told.
    if (!isMainPhase(g)) yield* attacks(g, seat, card, unasked);
    const flip = inMainBy('Y-POS-001', () => whyNotFlip(g, seat, card));
    // A Flip Summon is a position change (Y-POS-001).
    yield {
      path: [{ say: 'flip summons', card }],
      reasons: flip.includes('Y-SUM-012') ? [...flip, 'Y-POS-002'] : flip,
    };
    const again = {
      path: [{ say: 'summons again', card }],
      reasons: spent(
        g,
        seat,
        inMain(() => whyNotAgain(g, seat, card)),
      ),
    };
    const isGemini = defOf(g, card).abilities?.includes('gemini') === true;
    if (isGemini) yield again;
    for (const to of ['attack', 'defense'] as const)
      yield {
        path: [{ say: `to ${to}`, card }],
        reasons: inMainBy('Y-POS-001', () => whyNotChange(g, seat, card, to)),
      };
    if (isMainPhase(g)) yield* attacks(g, seat, card, unasked);
    // Nobody thinks of this first.
    if (!isGemini) yield again;
  }
  // Y-TERM-001 The opponent's monsters are his to turn.
  for (const card of playerOf(g, opponentOf(seat)).monsters)
    for (const say of ['flip summons', 'to attack', 'to defense'])
      yield { path: [{ say, card }], reasons: ['Y-TERM-001'] };
  for (const card of [...player.hand, ...player.extra, ...player.graveyard])
    if (defOf(g, card).summoning?.own)
      yield* own(
        g,
        seat,
        card,
        together(
          inMain(() => whyNotOwn(g, seat, card)),
          barred,
        ),
      );
  for (const card of player.extra) {
    const { frame } = defOf(g, card);
    if (frame === 'synchro')
      yield* synchros(
        g,
        seat,
        card,
        together(
          inMainBy('Y-SYN-003', () => whyNotSynchro(g, seat, card)),
          barred,
        ),
      );
    if (frame === 'xyz')
      yield* xyzs(
        g,
        seat,
        card,
        together(
          inMain(() => whyNotXyz(g, seat, card)),
          barred,
        ),
      );
  }
  yield* pendulums(
    g,
    seat,
    together(
      inMainBy('Y-PEN-004', () => whyNotPendulum(g, seat)),
      barred,
    ),
  );
  yield* activations(g, seat, when, unasked);
}

/** Y-X-SMN-20 The additional Normal Summon is used up, too. */
function spent(g: G, seat: Seat, reasons: readonly string[]): readonly string[] {
  return reasons.includes('Y-SUM-006') && playerOf(g, seat).extraSummoned ? [...reasons, 'Y-X-SMN-20'] : reasons;
}

function isToon(g: G, card: CardId): boolean {
  return defOf(g, card).abilities?.includes('toon') === true;
}

/** Own conditions, with every cost and Tribute. */
function* own(g: G, seat: Seat, card: CardId, found: readonly string[]): Iterable<Conceivable> {
  const def = defOf(g, card);
  const inDuel = def.summoning?.own?.some(({ once }) => once === 'duel');
  const reasons = together(
    found,
    isToon(g, card) && found.includes('Y-X-SMN-22') ? ['Y-X-SMN-14'] : [],
    inDuel && found.includes('Y-X-OPT-06') ? ['Y-X-OPT-04'] : [],
    // Y-TERM-011 Nobody Summons without paying what the condition asks for.
    found.includes('Y-X-SMN-05') && def.summoning?.own?.some(({ cost }) => cost !== undefined) ? ['Y-TERM-011'] : [],
  );
  const head: Piece = { say: 'special summons', card };
  yield { path: [head], reasons };
  const positions = [POSITION_PIECES.attack, POSITION_PIECES.defense];
  for (const position of positions) yield { path: [head, position], reasons };
  for (const each of def.summoning?.own ?? []) {
    for (const { pieces, wrong } of payments(g, each.cost ?? [], scopeOf(seat, refTo(g, card))))
      for (const position of positions) yield { path: [head, ...pieces, position], reasons: together(reasons, wrong) };
    if (each.tributesByLevel && tributesFor(def.level ?? 0) > 0) yield* withTributes(g, seat, head, reasons);
  }
}

function* attacks(g: G, seat: Seat, card: CardId, unasked: readonly string[]): Iterable<Conceivable> {
  const { state } = g;
  const found = allReasons(
    () => forbid('Y-BAT-003', state.turn !== seat || state.step !== 'battle step') ?? whyNotAttack(g, seat, card),
  );
  const common = together(
    found,
    isToon(g, card) && found.includes('Y-GEN-002') ? ['Y-X-SMN-14'] : [],
    state.turnNumber === 1 ? ['Y-TURN-009'] : [],
    unasked,
  );
  const head: Piece = { say: 'attacks', card };
  const all = has(g, card, 'attacksAll') && attacksMade(g, card) > 0;
  for (const target of playerOf(g, opponentOf(seat)).monsters) {
    const wrong = allReasons(() => forbid('Y-X-BTL-11', !targetsOf(g, seat, card).includes(target)));
    const again = all && placedOf(g, card).attacked.includes(target) ? ['Y-BAT-005'] : [];
    yield { path: [head, { say: 'target', card: target }], reasons: together(common, wrong, again) };
  }
  // Nobody attacks monsters of his own.
  for (const target of playerOf(g, seat).monsters)
    if (target !== card)
      yield { path: [head, { say: 'target', card: target }], reasons: together(['Y-BAT-003'], common) };
  const direct = allReasons(() => forbid('Y-BAT-004', !canAttackDirectly(g, seat, card)));
  yield { path: [head, { say: 'directly' }], reasons: together(common, direct, all ? ['Y-BAT-005'] : []) };
}
