/** A seat's conceivable options in combat, with the rules that forbid them now. */

import { type CardId, forbid, type Path, type Piece, type Seat } from '@praxis/engine';
import type { Effect, Mode } from '../../cards/language.ts';
import { whyNotPrevent } from '../combat/damage.ts';
import { whyNotWeaponManeuver } from '../combat/range.ts';
import { whyNotAimAt, whyNotTakeEquipment } from '../combat/strikes.ts';
import { HAND, strikersOf, weaponOf, whyNotStrike } from '../combat/weapons.ts';
import { controllerOf, isType, minionsOf } from '../facts/cards.ts';
import { fighterOf, opponentOf, type Who, whyNotManeuver, whyNotPress } from '../facts/fighters.ts';
import { whyNotPlay } from '../facts/legality.ts';
import type { Combat } from '../state/combat.ts';
import { levelPiece, modesOf } from '../state/modes.ts';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';
import type { Step } from '../state/steps.ts';

interface Thinkable {
  readonly path: Piece[];
  readonly whyNot: () => string | undefined;
  /** The card from the hand. */
  readonly of?: CardId;
}

/** V-COM-006 Each of these has its own step. */
const WRONG_STEP = 'V-COM-006';

export function* conceivableInCombat(g: G, seat: Seat, step: Step): Generator<Thinkable> {
  const { combat } = g.state;
  yield* outsideCombat(g, combat, seat);
  if (!combat) return;
  for (const who of [0, 1] as const) {
    if (controllerOf(g, fighterOf(combat, who).card) !== seat) continue;
    yield* byCards(g, combat, who, seat, step);
    yield* byWeapons(g, combat, who, step);
  }
}

const OWN_VERBS: Readonly<Partial<Record<Effect['do'], string>>> = {
  maneuver: 'maneuvers',
  strike: 'strikes',
  prevent: 'prevents',
};

/** V-CARD-024 Combat cards of the hand with minions that do not fight. */
function* outsideCombat(g: G, combat: Combat | undefined, seat: Seat): Generator<Thinkable> {
  const idle = minionsOf(g, seat).filter((id) => id !== combat?.acting && id !== combat?.opposing);
  for (const of of playerOf(g, seat).zones.hand)
    for (const mode of modesOf(defOf(g, of)))
      for (const effect of (mode as Mode).effects) {
        const say = OWN_VERBS[effect.do];
        if (say === undefined) continue;
        for (const card of idle)
          yield {
            path: [
              { say, card },
              { say: 'with', card: of },
            ],
            whyNot: () => 'V-CARD-024',
            of,
          };
      }
}

/** Every combat card of the hand, in all its ways. */
function* byCards(g: G, combat: Combat, who: Who, seat: Seat, step: Step): Generator<Thinkable> {
  const { card: minion } = fighterOf(combat, who);
  for (const card of playerOf(g, seat).zones.hand) {
    const modes = modesOf(defOf(g, card));
    for (const [index, mode] of modes.entries()) {
      const via: Piece[] =
        modes.length > 1 ? [{ say: 'with', card }, levelPiece(mode as Mode)] : [{ say: 'with', card }];
      for (const effect of (mode as Mode).effects) {
        const own = OWN_STEPS[effect.do];
        if (own === undefined) continue;
        const whyNot = (): string | undefined =>
          step === own ? whyNotPlay(g, seat, card, index, minion, step) : WRONG_STEP;
        for (const each of sentencesOf(g, combat, who, minion, effect, via, card, whyNot)) yield { ...each, of: card };
      }
    }
  }
}

const OWN_STEPS: Readonly<Partial<Record<Effect['do'], Step>>> = {
  maneuver: 'range',
  strike: 'strike',
  press: 'press',
  prevent: 'damage',
};

function* sentencesOf(
  g: G,
  combat: Combat,
  who: Who,
  minion: CardId,
  effect: Effect,
  via: Path,
  card: CardId,
  whyNot: () => string | undefined,
): Generator<Thinkable> {
  switch (effect.do) {
    case 'maneuver':
      yield {
        path: [{ say: 'maneuvers', card: minion }, ...via],
        whyNot: () => whyNot() ?? whyNotManeuver(combat, who),
      };
      return;
    case 'press':
      for (const purpose of ['continue', 'end'] as const)
        yield {
          path: [{ say: 'presses', card: minion }, { say: `to ${purpose}` }, ...via],
          whyNot: () =>
            whyNotPress(combat, who, purpose) ??
            (effect.only && effect.only !== purpose ? 'V-PRS-002' : undefined) ??
            whyNot(),
        };
      return;
    case 'strike': {
      const head: Piece[] = [{ say: 'strikes', card: minion }, ...via];
      const whyNotChosen = (): string | undefined => whyNot() ?? whyNotStrike(g, combat, who, card, effect.strike);
      yield { path: head, whyNot: whyNotChosen };
      for (const id of cardOf(g, opponentOf(combat, who).card).play?.with ?? []) {
        if (isType(g, id, 'retainer'))
          yield {
            path: [...head, { say: 'at retainer', card: id }],
            whyNot: () => whyNotChosen() ?? whyNotAimAt(g, combat, effect.strike, id),
          };
        else if (isType(g, id, 'equipment'))
          yield {
            path: [...head, { say: 'on equipment', card: id }],
            whyNot: () => whyNotChosen() ?? whyNotTakeEquipment(g, combat, who, effect.strike, id),
          };
      }
      return;
    }
    case 'prevent': {
      const { damage } = g.state;
      if (!damage || typeof effect.amount !== 'number') return;
      const { target } = damage;
      yield {
        path: [{ say: 'prevents', card: target, amount: effect.amount }, ...via],
        whyNot: () => whyNotPrevent(g, target) ?? whyNot(),
      };
      return;
    }
    default:
      return;
  }
}

/** The hands, and all other sources of the minion's strikes and maneuvers. */
function* byWeapons(g: G, combat: Combat, who: Who, step: Step): Generator<Thinkable> {
  const { card: minion } = fighterOf(combat, who);
  const striking = (whyNot: () => string | undefined) => () => (step === 'strike' ? whyNot() : WRONG_STEP);
  const head: Piece = { say: 'strikes', card: minion };
  const byHand: Piece = { say: 'with hand' };
  const whyNotHand = (): string | undefined => whyNotStrike(g, combat, who, undefined, HAND);
  yield { path: [head, byHand], whyNot: striking(whyNotHand) };
  for (const retainer of retainersOf(g, combat, who))
    yield {
      path: [head, byHand, { say: 'at retainer', card: retainer }],
      whyNot: striking(() => whyNotHand() ?? whyNotAimAt(g, combat, HAND, retainer)),
    };
  for (const id of strikersOf(g, minion)) {
    const weapon = weaponOf(g, id);
    if (!weapon) continue;
    const via: Piece = { say: 'with weapon', card: id };
    const whyNotChosen = (): string | undefined => whyNotStrike(g, combat, who, id, weapon.weapon);
    yield { path: [head, via], whyNot: striking(whyNotChosen) };
    for (const other of retainersOf(g, combat, who))
      yield {
        path: [head, via, { say: 'at retainer', card: other }],
        whyNot: striking(() => whyNotChosen() ?? whyNotAimAt(g, combat, weapon.weapon, other)),
      };
    yield {
      path: [{ say: 'maneuvers', card: minion }, via],
      whyNot: () =>
        forbid(WRONG_STEP, step !== 'range') ?? whyNotManeuver(combat, who) ?? whyNotWeaponManeuver(g, combat, who, id),
    };
  }
}

/** The retainers of the minion that this one fights. */
function retainersOf(g: G, combat: Combat, who: Who): CardId[] {
  return (cardOf(g, opponentOf(combat, who).card).play?.with ?? []).filter((id) => isType(g, id, 'retainer'));
}
