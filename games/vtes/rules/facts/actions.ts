/**
 * Why an action cannot be taken. The steps of a diablerie form one unit and are in `action/diablerie.ts` (V-DIA-009).
 */

import { type CardId, forbid, type Seat } from '@praxis/engine';
import type { Ability, ActionAbility, CardDef, Filter, LibraryType, Mode } from '../../cards/language.ts';
import type { Action, ActionKind } from '../state/action.ts';
import { cardOf, defOf, type G, playerOf, playOf } from '../state/state.ts';
import { isSaid } from '../state/words.ts';
import { isForbiddenAgain, whyNotAct, whyNotRepeat } from './acting.ts';
import { whyNotAsVampire } from './allies.ts';
import { whyNotBear } from './bearing.ts';
import { controllerOf, hasMark, isImbued, isReady, isType, isVampire } from './cards.ts';
import { whyNoTarget } from './choices.ts';
import { allHold } from './conditions.ts';
import { convictionsOn, politicalCost } from './costs.ts';
import { whyNotFight } from './fighters.ts';
import { candidates, traitsMatch, whyNotCommitDiablerie } from './filters.ts';
import { abilitiesOf } from './printed.ts';
import { refOf } from './references.ts';
import { type Scene, sceneOf } from './scenes.ts';
import { clockwiseFrom, preyOf } from './seats.ts';
import { isAnarch } from './sects.ts';
import { isTitled } from './titles.ts';
import { whyNotAimedAt, whyNotAttack, whyNotDirected, whyNotSterile } from './traits.ts';
import { bonus, has, playerBonus } from './values.ts';

/** V-DIA-001, V-TRT-006 */
export function whyNotDiablerize(g: G, diablerist: CardId, victim: CardId): string | undefined {
  return (
    forbid('V-DIA-001', !isReady(g, diablerist)) ??
    forbid('V-DIA-001', !isVampire(g, victim) || cardOf(g, victim).place !== 'torpor') ??
    whyNotCommitDiablerie(g, diablerist) ??
    forbid('V-GEN-001', has(g, victim, 'cannot be diablerized'))
  );
}

/** V-ACT-001 to V-ACT-009; V-ACT-011 a bleed by card or by default counts alike. */
export function whyNotBleed(g: G, seat: Seat, minion: CardId): string | undefined {
  return (
    whyNotAct(g, seat, minion, 'bleed') ??
    forbid('V-ACT-009', g.edition.oneBleedPerTurn && playOf(g, minion).did.includes('bleed')) ??
    whyNotSame(g, minion, 'bleed') ??
    whyNotDirected(g, minion, 0, true)
  );
}

/** V-ACT-002, V-ACT-003 The prey, never oneself. */
export function whyNotBleedTarget(g: G, seat: Seat, target: Seat): string | undefined {
  return forbid('V-ACT-003', target === seat) ?? forbid('V-ACT-002', target !== seat && target !== preyOf(g, seat));
}

export function bleedTargets(g: G, seat: Seat): Seat[] {
  return clockwiseFrom(g, seat).filter((target) => whyNotBleedTarget(g, seat, target) === undefined);
}

/** V-ACT-012 */
export function whyNotHunt(g: G, seat: Seat, minion: CardId): string | undefined {
  return (
    forbid('V-ACT-012', !isVampire(g, minion)) ??
    whyNotAct(g, seat, minion, 'hunt') ??
    whyNotSame(g, minion, 'hunt') ??
    forbid('V-GEN-001', has(g, minion, 'cannot hunt'))
  );
}

/** V-TOR-003, V-TOR-008 */
export function whyNotLeaveTorpor(g: G, seat: Seat, vampire: CardId): string | undefined {
  return (
    forbid('V-TOR-008', !isVampire(g, vampire) || cardOf(g, vampire).place !== 'torpor') ??
    whyNotAct(g, seat, vampire, 'leave torpor') ??
    whyNotSame(g, vampire, 'leave torpor') ??
    forbid('V-TOR-008', playOf(g, vampire).counters < 2) ??
    forbid('V-GEN-001', has(g, vampire, 'stays in torpor'))
  );
}

/** V-TOR-013, V-TOR-014 */
export function whyNotRescue(g: G, seat: Seat, minion: CardId, target: CardId): string | undefined {
  return (
    forbid('V-TOR-013', !isVampire(g, minion)) ??
    whyNotAct(g, seat, minion, 'rescue') ??
    whyNotSame(g, minion, `rescue:${target}`) ??
    forbid('V-TOR-013', cardOf(g, target).place !== 'torpor') ??
    forbid('V-GEN-001', has(g, target, 'stays in torpor') || has(g, minion, 'cannot rescue')) ??
    forbid('V-TOR-014', playOf(g, minion).counters + playOf(g, target).counters < rescueCost(g, minion, target)) ??
    (controllerOf(g, target) === seat ? undefined : (whyNotDirected(g, minion) ?? whyNotAimedAt(g, minion, target)))
  );
}

export const RESCUE_COST = 2;

/**
 * V-TOR-014 Two blood, changed by cards' texts about the rescuer and the rescued vampire, never to less than nothing.
 */
export function rescueCost(g: G, minion: CardId, target: CardId): number {
  const change = bonus(g, minion, 'rescue cost') + bonus(g, target, 'cost of being rescued');
  return Math.max(0, RESCUE_COST + change + rescueChange(g, minion, target));
}

function rescueChange(g: G, minion: CardId, target: CardId): number {
  return rescueTexts(g, minion, target).reduce((sum, { amount }) => sum + amount, 0);
}

/** The blood that the rescued vampire gains. */
export function rescueGain(g: G, minion: CardId, target: CardId): number {
  return rescueTexts(g, minion, target).reduce((sum, { gains = 0 }) => sum + gains, 0);
}

type Rescues = Extract<Ability, { always: 'rescues' }>;

/** The texts of the rescuer, and of the cards on it, that are about vampires like this one. */
function rescueTexts(g: G, minion: CardId, target: CardId): Rescues[] {
  if (!isSaid(g, 'rescues')) return [];
  return [minion, ...(cardOf(g, minion).play?.with ?? [])].flatMap((id) =>
    abilitiesOf(g, id).filter(
      (each): each is Rescues =>
        'always' in each && each.always === 'rescues' && traitsMatch(g, sceneOf(g, id), each.cards, target),
    ),
  );
}

/** V-TOR-018 */
export function whyNotDiablerizeAction(g: G, seat: Seat, minion: CardId, target: CardId): string | undefined {
  return (
    forbid('V-TOR-018', !isVampire(g, minion)) ??
    whyNotAct(g, seat, minion, 'diablerize') ??
    whyNotSame(g, minion, `diablerize:${target}`) ??
    forbid('V-TOR-018', cardOf(g, target).place !== 'torpor') ??
    whyNotDiablerize(g, minion, target) ??
    (controllerOf(g, target) === seat ? undefined : (whyNotDirected(g, minion) ?? whyNotAimedAt(g, minion, target)))
  );
}

/** V-ANA-001, V-ANA-002 */
export function whyNotBecomeAnarch(g: G, seat: Seat, minion: CardId): string | undefined {
  return (
    (g.edition.anarchs === 'none' || !isVampire(g, minion) ? 'V-ANA-001' : undefined) ??
    whyNotAct(g, seat, minion, 'become anarch') ??
    whyNotSame(g, minion, 'become anarch') ??
    forbid('V-ANA-001', isTitled(g, minion) || isAnarch(g, minion)) ??
    forbid('V-ANA-002', playOf(g, minion).counters < anarchCost(g, seat, minion))
  );
}

/** V-ANA-002 */
export function anarchCost(g: G, seat: Seat, minion: CardId): number {
  if (isSaid(g, 'free becoming Anarch') && playerBonus(g, seat, 'free becoming Anarch') > 0) return 0;
  return playerOf(g, seat).zones.ready.some((id) => id !== minion && isVampire(g, id) && isAnarch(g, id)) ? 1 : 2;
}

/** V-ACT-020 From another minion of the same controller. */
export function whyNotTakeEquipment(g: G, seat: Seat, minion: CardId, equipment: CardId): string | undefined {
  const bearer = cardOf(g, equipment).play?.on;
  return (
    whyNotAct(g, seat, minion, 'equip') ??
    whyNotSame(g, minion, `take equipment:${equipment}`) ??
    forbid(
      'V-ACT-020',
      bearer === undefined ||
        bearer === minion ||
        controllerOf(g, bearer) !== seat ||
        !isType(g, equipment, 'equipment'),
    ) ??
    whyNotBear(g, defOf(g, equipment), minion)
  );
}

/** V-RED-002, V-RED-003 */
export function whyNotFightMarked(g: G, seat: Seat, minion: CardId, target: CardId): string | undefined {
  return (
    forbid('V-RED-002', !isVampire(g, minion)) ??
    whyNotAct(g, seat, minion, 'fight') ??
    whyNotSame(g, minion, `fight:${target}`) ??
    forbid('V-RED-001', !hasMark(g, target, `marked by ${seat}`)) ??
    forbid('V-COM-002', cardOf(g, target).place !== 'ready') ??
    forbid('V-COM-003', controllerOf(g, target) === seat) ??
    forbid('V-RED-003', playOf(g, minion).did.includes('red list')) ??
    forbid('V-RED-002', playOf(g, minion).counters < 1) ??
    whyNotDirected(g, minion) ??
    whyNotAimedAt(g, minion, target) ??
    whyNotAttack(g, minion, target)
  );
}

/** V-IMB-019 */
export function whyNotDestroy(g: G, seat: Seat, minion: CardId, target: CardId): string | undefined {
  return (
    whyNotAct(g, seat, minion, 'destroy') ??
    whyNotSame(g, minion, `destroy:${target}`) ??
    forbid('V-IMB-019', cardOf(g, target).place !== 'incapacitated' || !isImbued(g, target)) ??
    (controllerOf(g, target) === seat ? undefined : whyNotDirected(g, minion))
  );
}

/** Cards that are played as actions: the rules beyond those of playing cards in general. */
export function whyNotActionCard(
  g: G,
  seat: Seat,
  minion: CardId,
  def: CardDef,
  mode: Mode,
  type: LibraryType,
): string | undefined {
  const kind = actionKindOf(type, mode);
  const mandatory = kind === 'hunt' || kind === 'leave torpor' ? kind : `card:${def.name}`;
  return (
    whyNotAct(g, seat, minion, mandatory, mode.lockedToo) ??
    forbid(
      'V-ACT-040',
      type === 'political action' && !isVampire(g, minion) && whyNotAsVampire(g, minion, def, mode) !== undefined,
    ) ??
    forbid(
      'V-ACT-042',
      type === 'political action' && g.edition.onePoliticalActionPerTurn && playOf(g, minion).did.includes('political'),
    ) ??
    forbid('V-ACT-009', kind === 'bleed' && g.edition.oneBleedPerTurn && playOf(g, minion).did.includes('bleed')) ??
    forbid('V-ACT-012', kind === 'hunt' && !isVampire(g, minion)) ??
    forbid('V-GEN-001', kind === 'hunt' && has(g, minion, 'cannot hunt')) ??
    forbid('V-GEN-001', kind === 'political' && has(g, minion, 'no political actions')) ??
    forbid('V-GEN-001', (kind === 'recruit' || kind === 'employ') && has(g, minion, 'cannot recruit or employ')) ??
    forbid('V-TOR-008', kind === 'leave torpor' && cardOf(g, minion).place !== 'torpor') ??
    whyNotRepeat(g, minion, `card:${def.name}`) ??
    forbid('V-IMB-011', type === 'power' && !isImbued(g, minion)) ??
    forbid('V-IMB-014', type === 'power' && playOf(g, minion).with.some((id) => defOf(g, id).name === def.name)) ??
    whyNotSterile(g, minion, def, mode) ??
    (kind === 'bleed' || (kind === 'fight' && type === 'action')
      ? whyNotDirected(g, minion, typeof def.cost?.blood === 'number' ? def.cost.blood : 0, kind === 'bleed')
      : undefined)
  );
}

/** V-ACT-037 A card that describes a special version of a default action is an action of that kind. */
export function actionKindOf(type: LibraryType, mode: Mode): ActionKind {
  switch (type) {
    case 'equipment':
      return 'equip';
    case 'retainer':
      return 'employ';
    case 'ally':
      return 'recruit';
    case 'political action':
      return 'political';
    case 'power':
      return 'power';
    default:
      return mode.action === undefined || mode.action.kind === 'effect' ? 'card' : mode.action.kind;
  }
}

/** An action through a card in play (V-MIN-010, V-AMB-06). */
export function whyNotUseAction(
  g: G,
  seat: Seat,
  minion: CardId,
  source: CardId,
  ability: ActionAbility,
): string | undefined {
  const scene: Scene = { seat, minion, card: source, chosen: sceneOf(g, source).chosen, x: 0 };
  const bearer = cardOf(g, source).play?.on ?? source;
  const aim = aimOf(g, scene, ability);
  const directed = controllerOf(g, aim ?? source) !== seat && ability.kind !== 'political' && !ability.undirected;
  return (
    whyNotAct(g, seat, minion, ability.kind === 'hunt' ? 'hunt' : `use:${ability.action}`) ??
    (ability.by === 'bearer'
      ? forbid('V-GEN-017', bearer !== minion && source !== minion)
      : // "Any other Gangrel": other than the minion that has the text.
        forbid(
          'V-CARD-004',
          !traitsMatch(g, { ...scene, minion: ability.by.other ? bearer : minion }, ability.by, minion),
        )) ??
    whyNotRepeat(g, minion, useKey(source, ability)) ??
    forbid('V-GEN-019', ability.once !== undefined && playOf(g, source).did.includes(`once:${ability.action}`)) ??
    forbid(
      'V-ACT-009',
      ability.kind === 'bleed' && g.edition.oneBleedPerTurn && playOf(g, minion).did.includes('bleed'),
    ) ??
    forbid('V-ACT-040', ability.kind === 'political' && !isVampire(g, minion)) ??
    forbid('V-GEN-001', ability.kind === 'political' && has(g, minion, 'no political actions')) ??
    forbid(
      'V-ACT-042',
      ability.kind === 'political' &&
        g.edition.onePoliticalActionPerTurn &&
        playOf(g, minion).did.includes('political'),
    ) ??
    forbid('V-CARD-010', playOf(g, minion).counters < bloodOf(g, ability, minion)) ??
    forbid('V-CARD-010', (ability.cost?.life ?? 0) > playOf(g, source).counters) ??
    forbid('V-CARD-010', typeof ability.cost?.pool === 'number' && playerOf(g, seat).pool < ability.cost.pool) ??
    forbid('V-IMB-009', (ability.cost?.conviction ?? 0) > convictionsOn(g, minion)) ??
    forbid('V-CARD-010', ability.cost?.edge === true && g.state.edge !== seat) ??
    forbid(
      'V-CARD-010',
      ability.cost?.discard !== undefined && discardable(g, scene, ability.cost.discard).length === 0,
    ) ??
    forbid('V-GEN-001', ability.conditions !== undefined && !allHold(g, scene, ability.conditions)) ??
    // V-IMB-015 A power is locked for its use.
    forbid('V-GEN-020', ability.cost?.lock === true && playOf(g, source).locked) ??
    (directed || ability.kind === 'bleed' ? whyNotDirected(g, minion, 0, ability.kind === 'bleed') : undefined) ??
    // A fight that cannot take place is not announced.
    (ability.kind === 'fight' && aim !== undefined
      ? (whyNotFight(g, minion, aim) ?? whyNotAimedAt(g, minion, aim) ?? whyNotAttack(g, minion, aim))
      : undefined) ??
    whyNoTarget(g, scene, ability.choose ?? [])
  );
}

/** The cards of the hand that can be discarded for it. */
export function discardable(g: G, scene: Scene, discard: Filter): CardId[] {
  return candidates(g, scene, { ...discard, in: 'hand', of: 'you' });
}

/** The target of an action through a card in play, if its text names something else than the card itself. */
export function aimOf(g: G, scene: Scene, ability: ActionAbility): CardId | undefined {
  return ability.target === undefined ? undefined : refOf(g, scene, ability.target);
}

function useKey(source: CardId, ability: ActionAbility): string {
  return `use:${source}:${ability.action}`;
}

/** A card has forbidden this action to the minion for the rest of the turn. */
function whyNotSame(g: G, minion: CardId, key: string): string | undefined {
  return forbid('V-GEN-001', isForbiddenAgain(g, minion, key));
}

/**
 * The keys by which a card that forbids repeating an action recognises it: without a card the same thing done to the
 * same target.
 */
export function sameActionKeys(g: G, action: Action): string[] {
  if (action.card !== undefined) return [repeatKey(g)];
  return action.on.length === 0 ? [action.kind] : action.on.map((id) => `${action.kind}:${id}`);
}

/** The key under which the action counts for the once-per-turn rules. */
export function repeatKey(g: G): string {
  const { action } = g.state;
  if (!action) return '';
  if (action.card === undefined) return action.kind;
  if (action.kind === 'use' || isUse(g, action))
    return useKey(action.card, abilitiesOf(g, action.card)[action.mode] as ActionAbility);
  return `card:${defOf(g, action.card).name}`;
}

function isUse(g: G, action: Action): boolean {
  return action.card !== undefined && cardOf(g, action.card).place !== 'played';
}

/** An action is over early when an effect ended it, its minion is gone, or its player is. */
export function isActionOver(g: G, action: Action): boolean {
  return action.state === 'ended' || playerOf(g, action.seat).ousted || !isPresent(g, action);
}

export function isPresent(g: G, action: Action): boolean {
  const { place, at } = cardOf(g, action.by);
  return at === action.seat && place === (action.kind === 'leave torpor' ? 'torpor' : 'ready');
}

/** The blood that an action through a card in play costs the minion. */
export function bloodOf(g: G, { cost, kind }: ActionAbility, minion: CardId): number {
  const blood = typeof cost?.blood === 'number' ? cost.blood : 0;
  return kind === 'political' ? blood + politicalCost(g, minion) : blood;
}

/** The pool that the minion's own text adds to the cost of its actions. */
export function dearerByItself(g: G, minion: CardId, kind: string): number {
  return kind === 'hunt' ? 0 : bonus(g, minion, 'dearer actions but hunts');
}
