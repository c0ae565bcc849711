/** When an effect can be activated (Y-X-FET-01 to Y-X-FET-12, Y-CHN-006 to Y-CHN-011). */
import { type CardId, forbid, type Seat } from '@praxis/engine';
import type { Activated, Effects } from '../../cards/language.ts';
import { isInPlace } from '../changes/happening.ts';
import { ruleInForce } from '../changes/moving.ts';
import { holdAll, isPhase } from '../facts/amounts.ts';
import { isEvent } from '../facts/events.ts';
import { isUsedUp } from '../facts/ledger.ts';
import { controllerOf, freePendulumZones, freeSpellZones } from '../facts/places.ts';
import { isForbidden } from '../facts/prohibitions.ts';
import { playersOf, type Scope, scopeOf } from '../facts/scope.ts';
import type { ActivatedFace } from '../state/faces.ts';
import type { Happening } from '../state/happenings.ts';
import { cardOf, defOf, type G, type Link, refTo } from '../state/state.ts';

/**
 * In which kind of question it is asked: the turn player in an open state, his opponent before the phase ends, the window for
 * negating a Summon, any other window, or while a Chain is built.
 */
export type Moment = 'open' | 'closing' | 'summon' | 'window' | 'chain';

/** What a card can be activated as: its own activation, or one of its effects. `undefined`: a card without an effect of its own. */
export interface Use {
  readonly card: CardId;
  readonly face: ActivatedFace | undefined;
  /** The card itself is activated. */
  readonly ofCard: boolean;
}

const PLAIN: Activated = { kind: 'activate', effects: [] };

export function effectOfUse({ face }: Use): Activated {
  return face?.effect ?? PLAIN;
}

/** Y-CHN-007 A card without an effect of its own has the Spell Speed of its kind. */
export function speedOfUse(g: G, { face, card }: Use): 1 | 2 | 3 {
  if (face) return face.speed;
  const { kind, icon } = defOf(g, card);
  return kind === 'trap' ? (icon === 'counter' ? 3 : 2) : icon === 'quick-play' ? 2 : 1;
}

export function isMainPhase({ state }: G): boolean {
  return state.step === 'main 1' || state.step === 'main 2';
}

/** Everything but costs, targets and whether it would do anything. */
export function whyNotNow(g: G, seat: Seat, use: Use, when: Moment): string | undefined {
  const effect = effectOfUse(use);
  const scope = scopeForUse(g, seat, use, when);
  return (
    whyNotHere(g, seat, use) ??
    whyNotAtSpeed(g, seat, use, when) ??
    whyNotAnswered(g, effect, when, scope) ??
    whyNotInDamageStep(g, use) ??
    whyNotAllowed(g, seat, use, scope)
  );
}

/** Where the card is, and whose it is (Y-TERM-001, Y-CARD-005). */
function whyNotHere(g: G, seat: Seat, { card: id, face, ofCard }: Use): string | undefined {
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
  const speed = speedOfUse(g, use);
  const effect = effectOfUse(use);
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
        : use.ofCard && defOf(g, use.card).kind === 'monster'
          ? 'Y-PEN-001'
          : 'Y-SPL-001';
    return forbid(rule, !mine || !isMainPhase(g)) ?? forbid('Y-X-FET-02', when !== 'open');
  }
  if (!use.ofCard) return undefined;
  const { zone, placed } = cardOf(g, use.card);
  const isTrap = defOf(g, use.card).kind === 'trap';
  if (zone === 'hand') return forbid('Y-SPL-009', !mine);
  return forbid(isTrap ? 'Y-TRP-001' : 'Y-SPL-010', placed?.arrived === state.turnNumber);
}

/** What is being answered: the events of the window, the last Link, the Summon that is declared. */
export function answerableNow(g: G, when: Moment): readonly Happening[] {
  const { state } = g;
  if (when === 'open' || when === 'closing') return [];
  if (when === 'summon') {
    const { declared } = state;
    if (!declared) return [];
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
  return last
    ? [activationOf(last), ...(last.targets.length > 0 ? [targetingOf(last)] : []), ...state.answerable]
    : state.answerable;
}

export function activationOf({ id, seat, source }: Link): Happening {
  return { type: 'activated', link: id, seat, source };
}

function targetingOf({ seat, source, targets }: Link): Happening {
  return { type: 'targeted', cards: targets, by: 'effect', seat, source };
}

/** The event that the effect answers, if it waits for one. */
export function eventFor(g: G, effect: Activated, when: Moment, scope: Scope): Happening | undefined {
  const ons = 'when' in effect || 'ifEvent' in effect ? [...(effect.when ?? []), ...(effect.ifEvent ?? [])] : [];
  if (ons.length === 0) return undefined;
  return answerableNow(g, when).find((what) => ons.some((on) => isEvent(g, on, what, scope)));
}

export function waitsForEvent(effect: Activated): boolean {
  return (
    effect.kind !== 'trigger' &&
    (('when' in effect && effect.when !== undefined) || ('ifEvent' in effect && effect.ifEvent !== undefined))
  );
}

export function scopeForUse(g: G, seat: Seat, use: Use, when: Moment): Scope {
  const scope = scopeOf(seat, refTo(g, use.card));
  const effect = effectOfUse(use);
  const answered = when === 'chain' ? g.state.chain.at(-1) : undefined;
  return { ...scope, answered, event: waitsForEvent(effect) ? eventFor(g, effect, when, scope) : undefined };
}

/** Y-X-FET-08, Y-X-FET-10, Y-X-SMN-02 */
function whyNotAnswered(g: G, effect: Activated, when: Moment, scope: Scope): string | undefined {
  if (waitsForEvent(effect)) return forbid('Y-X-FET-08', scope.event === undefined);
  if (when === 'summon') return 'Y-X-SMN-02';
  if ('during' in effect && effect.during) {
    const { phase, of } = effect.during;
    const whose = of === undefined || playersOf(g, of, scope).includes(g.state.turn);
    return forbid('Y-MON-006', !whose || !isPhase(g, phase === 'damage start' ? 'damage start' : phase));
  }
  return undefined;
}

/** Y-DMG-001, Y-X-BTL-08 What can be activated in the Damage Step. */
export function whyNotInDamageStep(g: G, use: Use): string | undefined {
  const { attack, window } = g.state;
  if (attack?.state !== 'damage') return undefined;
  const effect = effectOfUse(use);
  if (speedOfUse(g, use) === 3 || negates(effect.effects)) return undefined;
  const during = 'during' in effect ? effect.during?.phase : undefined;
  // Y-X-BTL-05
  if (window === 'calculation') return forbid('Y-X-BTL-05', during !== 'calculation');
  if (during === 'damage' || during === 'damage start' || during === 'calculation') return undefined;
  const early = window === 'damage start' || window === 'before calculation';
  const battle = ['battle damage', 'destroys by battle', 'destroyed', 'sent', 'leaves', 'summoned'];
  if (use.face?.on.some((each) => battle.includes(each))) return undefined;
  return forbid('Y-DMG-001', !early || !changesValues(effect)) ?? undefined;
}

function negates(effects: Effects): boolean {
  return effects.some((each) => each.do === 'negate activation');
}

/** It directly changes ATK or DEF. */
function changesValues({ effects, modes }: Activated): boolean {
  const all = [...effects, ...(modes ?? []).flatMap((mode) => mode.effects)];
  return all.some(
    (each) =>
      each.do === 'modify' &&
      (['atk', 'def', 'atkBecomes', 'defBecomes', 'atkTimes', 'defTimes'] as const).some(
        (key) => each.gives[key] !== undefined,
      ),
  );
}

/** Limits, conditions and prohibitions (Y-X-OPT-01 to Y-X-OPT-06, Y-X-ACT-12). */
export function whyNotAllowed(g: G, seat: Seat, use: Use, scope: Scope): string | undefined {
  const effect = effectOfUse(use);
  const { kind } = defOf(g, use.card);
  const { state } = g;
  const key = `${use.card}.${cardOf(g, use.card).incarnation}.${use.face?.at}`;
  const isTrap = kind === 'trap';
  const isSpell = kind === 'spell' || (use.ofCard && kind === 'monster');
  return (
    (effect.once === undefined || !use.face
      ? undefined
      : forbid(ruleOfLimit(effect.once), isUsedUp(g, seat, use.card, use.face.at, effect.once))) ??
    forbid('Y-X-FET-07', effect.kind === 'trigger' && effect.during !== undefined && state.dealtWith.includes(key)) ??
    forbid('Y-X-ACT-12', isTrap && ruleInForce(g, 'traps cannot be activated') !== undefined) ??
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
    forbid('Y-X-ACT-01', effect.if !== undefined && !holdAll(g, effect.if, scope)) ??
    forbid('Y-X-ACT-12', isSilenced(g, use))
  );
}

/** The card that is targeted cannot be activated in response. */
function isSilenced(g: G, { card, ofCard }: Use): boolean {
  if (!ofCard) return false;
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
