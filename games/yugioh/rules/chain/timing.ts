/** When an effect can be activated (Y-X-FET-01 to Y-X-FET-12, Y-CHN-006 to Y-CHN-011). */
import { forbid, type Seat } from '@praxis/engine';
import type { Activated } from '../../cards/language.ts';
import { isInPlace } from '../changes/happening.ts';
import { holdAll, isPhase } from '../facts/amounts.ts';
import { isEvent } from '../facts/events.ts';
import { isUsedUp } from '../facts/ledger.ts';
import { controllerOf, freePendulumZones, freeSpellZones } from '../facts/places.ts';
import { isForbidden } from '../facts/prohibitions.ts';
import { isPlayer, type Scope, scopeOf } from '../facts/scope.ts';
import { isRuleInForce } from '../facts/values.ts';
import type { Happening } from '../state/happenings.ts';
import { cardOf, defOf, type G, type Link, refTo } from '../state/state.ts';
import type { Moment, Use, Way } from '../state/ways.ts';

export function isMainPhase({ state }: G): boolean {
  return state.step === 'main 1' || state.step === 'main 2';
}

/** Reasons that can be found before looking for the answered event. */
export function whyNotYet(g: G, seat: Seat, use: Use, when: Moment): string | undefined {
  return whyNotHere(g, seat, use) ?? whyNotAtSpeed(g, seat, use, when);
}

/** All other reasons except costs, targets and effects without any result. */
export function whyNotNow(g: G, seat: Seat, use: Use, when: Moment, scope: Scope): string | undefined {
  return whyNotAnswered(g, use, when, scope) ?? whyNotInDamageStep(g, use) ?? whyNotAllowed(g, seat, use, scope);
}

/** The place and the controller of the card (Y-TERM-001, Y-CARD-005). */
function whyNotHere(g: G, seat: Seat, { card: id, way: { face, ofCard } }: Use): string | undefined {
  const card = cardOf(g, id);
  const { kind } = defOf(g, id);
  if (controllerOf(g, id) !== seat) return 'Y-TERM-001';
  if (!ofCard) return face && isInPlace(g, id, face.effect, face.places) ? undefined : 'Y-CARD-005';
  if (kind === 'monster')
    return forbid('Y-X-PEN-01', card.zone !== 'hand') ?? forbid('Y-PEN-001', freePendulumZones(g, seat) < 1);
  if (card.zone === 'hand') {
    const field = defOf(g, id).icon === 'field';
    return forbid('Y-TRP-001', kind === 'trap') ?? forbid('Y-ZONE-005', !field && freeSpellZones(g, seat) < 1);
  }
  return (card.zone === 'spells' || card.zone === 'field') && !card.up ? undefined : 'Y-X-NEG-04';
}

/** Y-SPL-001, Y-SPL-011, Y-TRP-002, Y-MON-004, Y-CHN-006, Y-CHN-008, Y-PRI-002 */
function whyNotAtSpeed(g: G, seat: Seat, use: Use, when: Moment): string | undefined {
  const { state } = g;
  const { speed, effect, ofCard } = use.way;
  const last = state.chain.at(-1);
  if (when === 'chain' && last) {
    const tooSlow = forbid('Y-CHN-006', speed < 2 || speed < last.speed);
    if (tooSlow) return tooSlow;
  }
  const mine = state.turn === seat;
  if (effect.kind === 'trigger' && effect.during) return forbid('Y-X-FET-07', when !== 'open' && when !== 'closing');
  if (effect.kind === 'trigger' || effect.kind === 'flip') return 'Y-MON-006';
  if (speed === 1) {
    const rule =
      effect.kind === 'ignition'
        ? 'Y-MON-004'
        : ofCard && defOf(g, use.card).kind === 'monster'
          ? 'Y-PEN-001'
          : 'Y-SPL-001';
    return forbid(rule, !mine || !isMainPhase(g)) ?? forbid('Y-X-FET-02', when !== 'open');
  }
  if (!ofCard) return undefined;
  const { zone, placed } = cardOf(g, use.card);
  const isTrap = defOf(g, use.card).kind === 'trap';
  if (zone === 'hand') return forbid('Y-SPL-009', !mine);
  return forbid(isTrap ? 'Y-TRP-001' : 'Y-SPL-010', placed?.arrived === state.turnNumber);
}

const NOTHING: readonly Happening[] = [];

/** The events that can be answered: those of the window, the last Link, the Summon that is declared. */
export function answerableNow(g: G, when: Moment): readonly Happening[] {
  const { state } = g;
  if (when === 'open' || when === 'closing') return NOTHING;
  if (when === 'summon') {
    const { declared } = state;
    if (!declared) return NOTHING;
    return [
      {
        type: 'would be summoned',
        seat: declared.seat,
        way: declared.way,
        cards: declared.monsters.map((card) => refTo(g, card)),
      },
    ];
  }
  const last = when === 'chain' ? state.chain.at(-1) : undefined;
  if (!last) return state.answerable;
  const found: Happening[] = [activationOf(last)];
  if (last.targets.length > 0) found.push(targetingOf(last));
  return state.answerable.length > 0 ? found.concat(state.answerable) : found;
}

export function activationOf({ id, seat, source }: Link): Happening {
  return { type: 'activated', link: id, seat, source };
}

function targetingOf({ seat, source, targets }: Link): Happening {
  return { type: 'targeted', cards: targets, by: 'effect', seat, source };
}

/** The event that the effect answers, if it waits for one. */
function eventFor(g: G, { effect }: Way, when: Moment, scope: Scope): Happening | undefined {
  if (!('when' in effect || 'ifEvent' in effect)) return undefined;
  return answerableNow(g, when).find(
    (what) =>
      effect.when?.some((on) => isEvent(g, on, what, scope)) ||
      effect.ifEvent?.some((on) => isEvent(g, on, what, scope)),
  );
}

export function scopeForUse(g: G, seat: Seat, use: Use, when: Moment): Scope {
  const scope = scopeOf(seat, refTo(g, use.card));
  const answered = when === 'chain' ? g.state.chain.at(-1) : undefined;
  if (!answered && !use.way.waits) return scope;
  return { ...scope, answered, event: use.way.waits ? eventFor(g, use.way, when, scope) : undefined };
}

/** Y-X-FET-08, Y-X-FET-10, Y-X-SMN-02 */
function whyNotAnswered(g: G, { way: { during, waits } }: Use, when: Moment, scope: Scope): string | undefined {
  if (waits) return forbid('Y-X-FET-08', scope.event === undefined);
  if (when === 'summon') return 'Y-X-SMN-02';
  if (!during) return undefined;
  const { phase, of } = during;
  const whose = of === undefined || isPlayer(g, of, scope, g.state.turn);
  return forbid('Y-MON-006', !whose || !isPhase(g, phase));
}

const IN_DAMAGE_STEP: readonly string[] = ['battle damage', 'destroys by battle', 'destroyed', 'sent', 'leaves'];

/** Y-DMG-001, Y-X-BTL-08 The limits on activations in the Damage Step. */
export function whyNotInDamageStep(g: G, use: Use): string | undefined {
  const { attack, window } = g.state;
  if (attack?.state !== 'damage') return undefined;
  const { speed, face } = use.way;
  if (speed === 3 || face?.negates) return undefined;
  const during = use.way.during?.phase;
  // Y-X-BTL-05
  if (window === 'calculation') return forbid('Y-X-BTL-05', during !== 'calculation');
  const early = window === 'damage start' || window === 'before calculation';
  // Y-DMG-001 Changes to ATK or DEF come before damage calculation.
  if (during === 'damage') return forbid('Y-DMG-001', !early && face?.changesValues === true);
  if (during === 'damage start' || during === 'calculation') return undefined;
  if (face?.on.some((each) => IN_DAMAGE_STEP.includes(each))) return undefined;
  return forbid('Y-DMG-001', !early || !face?.changesValues);
}

/** Limits, conditions and prohibitions (Y-X-OPT-01 to Y-X-OPT-06, Y-X-ACT-12). */
export function whyNotAllowed(g: G, seat: Seat, use: Use, scope: Scope): string | undefined {
  const { effect, face, ofCard } = use.way;
  const { kind } = defOf(g, use.card);
  const { state } = g;
  const isTrap = kind === 'trap';
  const isSpell = kind === 'spell' || (ofCard && kind === 'monster');
  return (
    (effect.once === undefined || !face
      ? undefined
      : forbid(ruleOfLimit(effect.once), isUsedUp(g, seat, use.card, face.at, effect.once))) ??
    forbid('Y-X-FET-07', effect.kind === 'trigger' && effect.during !== undefined && isDealtWith(g, use)) ??
    forbid('Y-X-ACT-12', isTrap && isRuleInForce(g, 'traps cannot be activated')) ??
    forbid(
      'Y-X-ACT-12',
      isForbidden(g, seat, 'activate anything') ||
        (isTrap && isForbidden(g, seat, 'activate traps')) ||
        (isSpell && isForbidden(g, seat, 'activate spells')),
    ) ??
    forbid(
      'Y-X-OPT-05',
      effect.forbids?.includes('special summon') === true && state.players[seat]?.specialSummoned === true,
    ) ??
    forbid('Y-X-OPT-05', effect.forbids?.includes('battle phase') === true && state.turn === seat && state.battled) ??
    forbid('Y-X-ACT-01', effect.if !== undefined && !holdAll(g, effect.if, scope)) ??
    forbid('Y-X-ACT-12', isSilenced(g, use))
  );
}

function isDealtWith({ state }: G, { card, way }: Use): boolean {
  return state.dealtWith.includes(`${card}.${state.cards[card]?.incarnation}.${way.face?.at}`);
}

/** The targeted card cannot be activated in response. */
function isSilenced(g: G, { card, way }: Use): boolean {
  if (!way.ofCard) return false;
  const last = g.state.chain.at(-1);
  const effect = last?.effect && g.defs[last.effect.def]?.effects?.[last.effect.at];
  return (
    effect !== undefined &&
    'silences' in effect &&
    effect.silences !== undefined &&
    last?.targets.some((each) => each.card === card) === true
  );
}

function ruleOfLimit(once: NonNullable<Activated['once']>): string {
  switch (once) {
    case 'copy':
    case 'copy together':
      return 'Y-X-OPT-01';
    case 'activation':
      return 'Y-X-OPT-03';
    case 'any effect':
      return 'Y-X-OPT-06';
    case 'duel':
      return 'Y-X-OPT-04';
    default:
      return 'Y-X-OPT-02';
  }
}
