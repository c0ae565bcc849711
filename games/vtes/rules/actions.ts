/** Chapter 13: the actions one by one: who may take them, how they are announced, what they do. */
import { type CardId, END, forbid, type Path, type Piece, type Seat } from '@praxis/engine';
import type { ActionAbility, CardDef, LibraryType, Mode } from '../cards/language.ts';
import { whyNotAsVampire } from './allies.ts';
import { excludes, whyNotBear } from './bearing.ts';
import { chooseNext, readChoices, whyNoTarget } from './choices.ts';
import { convictionsOn } from './costs.ts';
import { whyNotDiablerize } from './diablerie.ts';
import { whyNotFight } from './fighters.ts';
import { clockwiseFrom, controllerOf, hasMark, isAlly, isImbued, isType, isVampire, preyOf } from './general.ts';
import { convictionPayment, convictionsNamed } from './imbued.ts';
import { isActionCard, whyNotAct, whyNotRepeat } from './minion.ts';
import { levelOf, modesOf, typeOf } from './modes.ts';
import { type Play, readPlay } from './playing.ts';
import { isAnarch } from './sects.ts';
import { allHold, refOf, type Scene, traitsMatch } from './select.ts';
import { type Action, type ActionKind, cardOf, defOf, type G, playerOf, playOf } from './state.ts';
import { equipmentInPlay, offeringCards, redListInPlay } from './tabletop.ts';
import { isTitled } from './titles.ts';
import { whyNotAimedAt, whyNotDirected, whyNotSterile } from './traits.ts';
import { abilitiesOf } from './values.ts';

// Legality.

/** V-ACT-001 to V-ACT-009; V-ACT-011 a bleed by card or by default counts alike. */
export function whyNotBleed(g: G, seat: Seat, minion: CardId): string | undefined {
  return (
    whyNotAct(g, seat, minion, 'bleed') ??
    forbid('V-ACT-009', g.edition.oneBleedPerTurn && playOf(g, minion).did.includes('bleed')) ??
    whyNotSame(g, minion, 'bleed') ??
    whyNotDirected(g, minion)
  );
}

/** V-ACT-002, V-ACT-003 The prey, never oneself. */
export function whyNotBleedTarget(g: G, seat: Seat, target: Seat): string | undefined {
  return forbid('V-ACT-003', target === seat) ?? forbid('V-ACT-002', target !== seat && target !== preyOf(g, seat));
}

function bleedTargets(g: G, seat: Seat): Seat[] {
  return clockwiseFrom(g, seat).filter((target) => whyNotBleedTarget(g, seat, target) === undefined);
}

/** V-ACT-012 */
export function whyNotHunt(g: G, seat: Seat, minion: CardId): string | undefined {
  return (
    forbid('V-ACT-012', !isVampire(g, minion)) ?? whyNotAct(g, seat, minion, 'hunt') ?? whyNotSame(g, minion, 'hunt')
  );
}

/** V-TOR-003, V-TOR-008 */
export function whyNotLeaveTorpor(g: G, seat: Seat, vampire: CardId): string | undefined {
  return (
    forbid('V-TOR-008', !isVampire(g, vampire) || cardOf(g, vampire).place !== 'torpor') ??
    whyNotAct(g, seat, vampire, 'leave torpor') ??
    whyNotSame(g, vampire, 'leave torpor') ??
    forbid('V-TOR-008', playOf(g, vampire).counters < 2)
  );
}

/** V-TOR-013, V-TOR-014 */
export function whyNotRescue(g: G, seat: Seat, minion: CardId, target: CardId): string | undefined {
  return (
    forbid('V-TOR-013', !isVampire(g, minion)) ??
    whyNotAct(g, seat, minion, 'rescue') ??
    whyNotSame(g, minion, `rescue:${target}`) ??
    forbid('V-TOR-013', cardOf(g, target).place !== 'torpor') ??
    forbid('V-TOR-014', playOf(g, minion).counters + playOf(g, target).counters < 2) ??
    (controllerOf(g, target) === seat ? undefined : (whyNotDirected(g, minion) ?? whyNotAimedAt(g, minion, target)))
  );
}

/** V-TOR-018 */
export function whyNotDiablerizeAction(g: G, seat: Seat, minion: CardId, target: CardId): string | undefined {
  return (
    forbid('V-TOR-018', !isVampire(g, minion)) ??
    whyNotAct(g, seat, minion, 'diablerize') ??
    whyNotSame(g, minion, `diablerize:${target}`) ??
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
  return playerOf(g, seat).zones.ready.some((id) => id !== minion && isVampire(g, id) && isAnarch(g, id)) ? 1 : 2;
}

/** V-ACT-020 From another minion of the same controller. */
export function whyNotTakeEquipment(g: G, seat: Seat, minion: CardId, equipment: CardId): string | undefined {
  const bearer = cardOf(g, equipment).play?.on ?? -1;
  return (
    whyNotAct(g, seat, minion, 'equip') ??
    whyNotSame(g, minion, `take equipment:${equipment}`) ??
    forbid(
      'V-ACT-020',
      bearer === -1 || bearer === minion || controllerOf(g, bearer) !== seat || !isType(g, equipment, 'equipment'),
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
    whyNotAimedAt(g, minion, target)
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

/** Cards that are played as actions: what holds beyond the general rules of playing cards. */
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
    whyNotAct(g, seat, minion, mandatory) ??
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
    forbid('V-TOR-008', kind === 'leave torpor' && cardOf(g, minion).place !== 'torpor') ??
    whyNotRepeat(g, minion, `card:${def.name}`) ??
    forbid('V-IMB-011', type === 'power' && !isImbued(g, minion)) ??
    forbid('V-IMB-014', type === 'power' && playOf(g, minion).with.some((id) => defOf(g, id).name === def.name)) ??
    whyNotSterile(g, minion, def, mode) ??
    (kind === 'bleed' || (kind === 'fight' && type === 'action') ? whyNotDirected(g, minion) : undefined)
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
  const scene: Scene = { seat, minion, card: source, chosen: {}, x: 0 };
  const bearer = cardOf(g, source).play?.on ?? source;
  const aim = aimOf(g, scene, ability);
  const directed = controllerOf(g, aim ?? source) !== seat && ability.kind !== 'political';
  return (
    whyNotAct(g, seat, minion, `use:${ability.action}`) ??
    (ability.by === 'bearer'
      ? forbid('V-GEN-017', bearer !== minion && source !== minion)
      : forbid('V-CARD-004', !traitsMatch(g, scene, ability.by, minion))) ??
    whyNotRepeat(g, minion, useKey(source, ability)) ??
    forbid(
      'V-ACT-009',
      ability.kind === 'bleed' && g.edition.oneBleedPerTurn && playOf(g, minion).did.includes('bleed'),
    ) ??
    forbid('V-ACT-040', ability.kind === 'political' && !isVampire(g, minion)) ??
    forbid(
      'V-ACT-042',
      ability.kind === 'political' &&
        g.edition.onePoliticalActionPerTurn &&
        playOf(g, minion).did.includes('political'),
    ) ??
    forbid('V-CARD-010', typeof ability.cost?.blood === 'number' && playOf(g, minion).counters < ability.cost.blood) ??
    forbid('V-CARD-010', typeof ability.cost?.pool === 'number' && playerOf(g, seat).pool < ability.cost.pool) ??
    forbid('V-IMB-009', (ability.cost?.conviction ?? 0) > convictionsOn(g, minion)) ??
    forbid('V-GEN-001', ability.conditions !== undefined && !allHold(g, scene, ability.conditions)) ??
    // V-IMB-015 A power is locked for its use.
    forbid('V-GEN-020', ability.cost?.lock === true && playOf(g, source).locked) ??
    (directed || ability.kind === 'bleed' ? whyNotDirected(g, minion) : undefined) ??
    // Nobody announces a fight that cannot take place.
    (ability.kind === 'fight' && aim !== undefined
      ? (whyNotFight(g, minion, aim) ?? whyNotAimedAt(g, minion, aim))
      : undefined) ??
    whyNoTarget(g, scene, ability.choose ?? [])
  );
}

/** What an action through a card in play is directed at, if its text names something else than the card itself. */
function aimOf(g: G, scene: Scene, ability: ActionAbility): CardId | undefined {
  return ability.target === undefined ? undefined : refOf(g, scene, ability.target);
}

export function useKey(source: CardId, ability: ActionAbility): string {
  return `use:${source}:${ability.action}`;
}

// Sentences.

/** V-MIN-011 The first pieces of every action that needs no card from hand. */
export function actionPieces(g: G, seat: Seat): Piece[] {
  const pieces: Piece[] = [];
  const sources = offeringCards(g);
  const sleeping = inTorpor(g, seat);
  const equipped = equipmentInPlay(g).length > 0;
  const incapacitated = g.state.players.some(({ zones }) => zones.incapacitated.length > 0);
  const marked = g.edition.traits && redListInPlay(g).length > 0;
  const { ready, torpor } = playerOf(g, seat).zones;
  for (const card of torpor.length === 0 ? ready : [...ready, ...torpor]) {
    if (playOf(g, card).locked || (!isVampire(g, card) && !isAlly(g, card))) continue;
    if (whyNotLeaveTorpor(g, seat, card) === undefined) pieces.push({ say: 'leaves torpor', card });
    if (whyNotBleed(g, seat, card) === undefined) pieces.push({ say: 'bleeds', card });
    if (whyNotHunt(g, seat, card) === undefined) pieces.push({ say: 'hunts', card });
    if (sleeping.some((target) => whyNotRescue(g, seat, card, target) === undefined))
      pieces.push({ say: 'rescues', card });
    if (sleeping.some((target) => whyNotDiablerizeAction(g, seat, card, target) === undefined))
      pieces.push({ say: 'diablerizes', card });
    if (equipped && equipmentFor(g, seat, card).length > 0) pieces.push({ say: 'takes equipment', card });
    if (whyNotBecomeAnarch(g, seat, card) === undefined) pieces.push({ say: 'becomes anarch', card });
    if (marked && markedFor(g, seat, card).length > 0) pieces.push({ say: 'fights', card });
    if (incapacitated && incapacitatedFor(g, seat, card).length > 0) pieces.push({ say: 'destroys', card });
    if (sources.length > 0 && sourcesFor(g, seat, card, sources).length > 0) pieces.push({ say: 'minion uses', card });
  }
  return pieces;
}

function inTorpor(g: G, seat: Seat): CardId[] {
  const found: CardId[] = [];
  for (const each of clockwiseFrom(g, seat)) for (const id of playerOf(g, each).zones.torpor) found.push(id);
  return found;
}

/** V-ACT-026 Retainers are not among what can be taken. */
function equipmentFor(g: G, seat: Seat, minion: CardId): CardId[] {
  const found: CardId[] = [];
  for (const card of equipmentInPlay(g)) if (whyNotTakeEquipment(g, seat, minion, card) === undefined) found.push(card);
  return found;
}

function markedFor(g: G, seat: Seat, minion: CardId): CardId[] {
  return redListInPlay(g).filter((card) => whyNotFightMarked(g, seat, minion, card) === undefined);
}

function incapacitatedFor(g: G, seat: Seat, minion: CardId): CardId[] {
  const found: CardId[] = [];
  for (const other of clockwiseFrom(g, seat))
    for (const card of playerOf(g, other).zones.incapacitated)
      if (whyNotDestroy(g, seat, minion, card) === undefined) found.push(card);
  return found;
}

function sourcesFor(g: G, seat: Seat, minion: CardId, sources: readonly CardId[]): CardId[] {
  return sources.filter((source) => useActions(g, seat, minion, source).length > 0);
}

function useActions(g: G, seat: Seat, minion: CardId, source: CardId): ActionAbility[] {
  return abilitiesOf(g, source).filter(
    (ability): ability is ActionAbility =>
      'action' in ability && whyNotUseAction(g, seat, minion, source, ability) === undefined,
  );
}

/** The pieces that follow the first one. */
export function actionNext(g: G, seat: Seat, prefix: Path): readonly Piece[] {
  const { say, card } = prefix[0] as Piece;
  const minion = card as CardId;
  const target = (id: CardId): Piece => ({ say: 'target card', card: id });
  switch (say) {
    case 'bleeds':
      return prefix.length === 1 ? bleedTargets(g, seat).map((target) => ({ say: 'target', seat: target })) : [];
    case 'rescues':
      if (prefix.length === 1)
        return inTorpor(g, seat)
          .filter((id) => whyNotRescue(g, seat, minion, id) === undefined)
          .map(target);
      return prefix.length === 2 ? splitPieces(g, minion, (prefix[1] as Piece).card as CardId) : [];
    case 'diablerizes':
      return prefix.length === 1
        ? inTorpor(g, seat)
            .filter((id) => whyNotDiablerizeAction(g, seat, minion, id) === undefined)
            .map(target)
        : [];
    case 'fights':
      return prefix.length === 1 ? markedFor(g, seat, minion).map(target) : [];
    case 'destroys':
      return prefix.length === 1 ? incapacitatedFor(g, seat, minion).map(target) : [];
    case 'takes equipment':
      return equipmentNext(g, seat, minion, prefix);
    case 'minion uses':
      return useActionNext(g, seat, minion, prefix);
    default:
      return [];
  }
}

/** V-TOR-014 Who pays how much of the 2 blood: the amount is the acting vampire's share. */
function splitPieces(g: G, minion: CardId, target: CardId): Piece[] {
  const [mine, its] = [playOf(g, minion).counters, playOf(g, target).counters];
  return [2, 1, 0]
    .filter((share) => share <= mine && 2 - share <= its)
    .map((amount) => ({ say: 'paying split', amount, card: target }));
}

/** V-ACT-020, V-ACT-021 One or more named cards, from one minion (third: from any of his minions). */
function equipmentNext(g: G, seat: Seat, minion: CardId, prefix: Path): readonly Piece[] {
  const rest = prefix.slice(1);
  if (rest.some((piece) => piece.say === 'from')) return [];
  const named = rest.filter((piece) => piece.say === 'equipment').map((piece) => piece.card as CardId);
  const bearerOf = (id: CardId): CardId => playOf(g, id).on as CardId;
  const from: readonly Piece[] = named.length === 0 ? [] : [{ say: 'from', card: bearerOf(named[0] as CardId) }];
  if (rest.at(-1)?.say === END.say) return from;
  const all = equipmentFor(g, seat, minion);
  const later = named.length === 0 ? all : all.slice(all.indexOf(named.at(-1) as CardId) + 1);
  const fitting = later.filter((id) =>
    named.every(
      (each) =>
        (!g.edition.equipmentFromOneMinion || bearerOf(id) === bearerOf(each)) && !excludes(g, defOf(g, id), each),
    ),
  );
  const pieces: Piece[] = fitting.map((card) => ({ say: 'equipment', card, list: true }));
  if (named.length === 0) return pieces;
  return pieces.length === 0 ? from : [END, ...pieces];
}

function useActionNext(g: G, seat: Seat, minion: CardId, prefix: Path): readonly Piece[] {
  if (prefix.length === 1)
    return sourcesFor(g, seat, minion, offeringCards(g)).map((card) => ({ say: 'source', card }));
  const source = (prefix[1] as Piece).card as CardId;
  let at = 2;
  if (actionCount(g, source) > 1) {
    if (prefix.length === at)
      return useActions(g, seat, minion, source).map((ability) => ({
        say: 'choosing mode',
        word: ability.level ?? ability.action,
      }));
    at++;
  }
  const ability = abilityNamed(g, source, prefix[2]?.word);
  const rest = prefix.slice(at);
  const pieces = chooseNext(g, { seat, minion, card: source, chosen: {}, x: 0 }, ability.choose ?? [], rest);
  if (pieces.length > 0) return pieces;
  return convictionPayment(
    g,
    minion,
    ability.cost?.conviction ?? 0,
    rest.slice(readChoices(ability.choose ?? [], rest).used),
  );
}

function actionCount(g: G, source: CardId): number {
  return abilitiesOf(g, source).filter((ability) => 'action' in ability).length;
}

function abilityNamed(g: G, source: CardId, name: string | undefined): ActionAbility {
  const all = abilitiesOf(g, source).filter((ability): ability is ActionAbility => 'action' in ability);
  return (
    all.length === 1 ? all[0] : all.find((ability) => (ability.level ?? ability.action) === name)
  ) as ActionAbility;
}

const ACTION_SAYS: ReadonlySet<string> = new Set([
  'bleeds',
  'hunts',
  'leaves torpor',
  'rescues',
  'diablerizes',
  'becomes anarch',
  'takes equipment',
  'fights',
  'destroys',
  'minion uses',
]);

export function isActionSentence(g: G, path: Path): boolean {
  const { say } = path[0] as Piece;
  return ACTION_SAYS.has(say) || (say === 'plays' && isActionCard(g, path));
}

// Announcing: V-PRO-001, V-PRO-002 everything about the action is fixed by its sentence.

export interface Announcement {
  readonly action: Action;
  readonly play: Play | undefined;
}

function newAction(kind: ActionKind, by: CardId, seat: Seat, more: Partial<Action>): Action {
  return {
    kind,
    by,
    seat,
    card: -1,
    mode: 0,
    level: '',
    targets: [],
    on: [],
    chosen: {},
    stealth: 0,
    cost: {},
    state: 'announced',
    blocker: -1,
    declined: [],
    failed: [],
    played: [],
    bleedFails: false,
    called: -1,
    unblockable: undefined,
    later: [],
    ...more,
  };
}

export function startAction(g: G, seat: Seat, path: Path): Announcement {
  const { say, card } = path[0] as Piece;
  if (say === 'plays') return playedAction(g, seat, readPlay(g, seat, path));
  const by = card as CardId;
  const target = path[1]?.card;
  return { action: plainAction(g, seat, say, by, path, target), play: undefined };
}

/** The table of default values at the end of chapter 13: V-ACT-004, V-ACT-013, V-TOR-008, V-TOR-015, V-TOR-019, V-ANA-001, V-RED-002. */
function plainAction(g: G, seat: Seat, say: string, by: CardId, path: Path, target: CardId | undefined): Action {
  const onCard = target === undefined ? [] : [target];
  const ownTarget = target !== undefined && controllerOf(g, target) === seat;
  const targets = target === undefined || ownTarget ? [] : [controllerOf(g, target)];
  switch (say) {
    case 'bleeds':
      return newAction('bleed', by, seat, { targets: [path[1]?.seat as Seat] });
    case 'hunts':
      return newAction('hunt', by, seat, { stealth: 1 });
    case 'leaves torpor':
      return newAction('leave torpor', by, seat, { stealth: 1, cost: { blood: 2 } });
    case 'rescues': {
      const share = path[2]?.amount as number;
      return newAction('rescue', by, seat, {
        targets,
        on: onCard,
        stealth: ownTarget ? 1 : 0,
        cost: { blood: share, other: 2 - share },
      });
    }
    case 'diablerizes':
      return newAction('diablerize', by, seat, { targets, on: onCard, stealth: ownTarget ? 1 : 0 });
    case 'becomes anarch':
      return newAction('become anarch', by, seat, { stealth: 1, cost: { blood: anarchCost(g, seat, by) } });
    case 'takes equipment':
      return newAction('take equipment', by, seat, {
        stealth: 1,
        on: path.filter((piece) => piece.say === 'equipment').map((piece) => piece.card as CardId),
      });
    case 'fights':
      return newAction('fight', by, seat, { targets, on: onCard, stealth: 1, cost: { blood: 1 } });
    case 'destroys':
      return newAction('destroy', by, seat, { targets, on: onCard });
    default:
      return useAction(g, seat, by, path);
  }
}

function useAction(g: G, seat: Seat, by: CardId, path: Path): Action {
  const source = path[1]?.card as CardId;
  const several = actionCount(g, source) > 1;
  const ability = abilityNamed(g, source, path[2]?.word);
  const read = readChoices(ability.choose ?? [], path.slice(several ? 3 : 2));
  const burning = convictionsNamed(path);
  const chosen = burning.length > 0 ? { ...read.chosen, conviction: burning } : read.chosen;
  const mode = abilitiesOf(g, source).indexOf(ability);
  // V-ACT-040, V-ACT-041 A card in play may let vampires call a referendum.
  if (ability.kind === 'political')
    return newAction('political', by, seat, {
      card: source,
      mode,
      level: ability.action,
      stealth: ability.stealth ?? 1,
    });
  const aim = aimOf(g, { seat, minion: by, card: source, chosen, x: 0 }, ability);
  const targets =
    ability.kind === 'bleed' ? [preyOf(g, seat)] : targetsOf(g, seat, chosen, ability.choose ?? [], source, aim);
  const kind: ActionKind = ability.kind === 'bleed' ? 'bleed' : 'use';
  return newAction(kind, by, seat, {
    card: source,
    mode,
    level: ability.action,
    chosen,
    targets,
    on: [...(aim === undefined ? [] : [aim]), ...cardsChosen(chosen, ability.choose ?? [])],
    stealth: ability.stealth ?? 0,
  });
}

/**
 * An action by a card: one card per action (V-ACT-018, V-ACT-025, V-CARD-016). V-ACT-015, V-ACT-023, V-ACT-029 equipping, employing and
 * recruiting are undirected at +1 stealth; V-ACT-036 an action card is at stealth 0 unless it says otherwise.
 */
function playedAction(g: G, seat: Seat, play: Play): Announcement {
  const def = defOf(g, play.card);
  const mode = modesOf(def)[play.mode] as Mode;
  const type = typeOf(def, mode);
  const kind = actionKindOf(type, mode);
  const plain =
    kind === 'equip' ||
    kind === 'employ' ||
    kind === 'recruit' ||
    kind === 'political' ||
    kind === 'power' ||
    kind === 'hunt';
  const stealth = mode.action?.stealth ?? (plain ? 1 : 0);
  // V-ACT-041 A political action is always undirected; its terms are chosen later (V-PRO-003).
  const chooses = kind === 'political' ? [] : (mode.choose ?? []);
  const targets = kind === 'bleed' ? [preyOf(g, seat)] : targetsOf(g, seat, play.chosen, chooses, undefined);
  const action = newAction(kind, play.minion as CardId, seat, {
    card: play.card,
    mode: play.mode,
    level: levelOf(mode),
    chosen: play.chosen,
    targets,
    on: cardsChosen(play.chosen, chooses),
    stealth,
    cost: {},
  });
  return { action, play };
}

function cardsChosen(
  chosen: Readonly<Record<string, readonly number[]>>,
  chooses: readonly { name: string }[],
): CardId[] {
  return chooses.flatMap((choose) => ('card' in choose ? ((chosen[choose.name] ?? []) as CardId[]) : []));
}

/** V-BLK-001, V-BLK-006, V-BLK-007 Directed at the other Methuselahs who are named or whose things are; V-BLK-008 no symbol decides it. */
function targetsOf(
  g: G,
  seat: Seat,
  chosen: Readonly<Record<string, readonly number[]>>,
  chooses: readonly { name: string }[],
  source: CardId | undefined,
  aim?: CardId,
): Seat[] {
  const seats = new Set<Seat>();
  for (const choose of chooses) {
    const values = chosen[choose.name] ?? [];
    if ('player' in choose) for (const each of values) seats.add(each);
    if ('card' in choose)
      for (const each of values)
        if (!(g.edition.ashHeapUndirected && cardOf(g, each as CardId).place === 'ash_heap'))
          seats.add(controllerOf(g, each as CardId));
  }
  if (aim !== undefined) seats.add(controllerOf(g, aim));
  if (seats.size === 0 && source !== undefined && cardOf(g, source).place !== 'ready')
    seats.add(controllerOf(g, source));
  seats.delete(seat);
  return clockwiseFrom(g, seat).filter((each) => seats.has(each));
}

/** What counts as the same action for a card that forbids it: without a card the same thing done to the same target. */
export function sameActionKeys(g: G, action: Action): string[] {
  if (action.card !== -1) return [repeatKey(g)];
  return action.on.length === 0 ? [action.kind] : action.on.map((id) => `${action.kind}:${id}`);
}

/** A card has forbidden this action to the minion for the rest of the turn. */
function whyNotSame(g: G, minion: CardId, key: string): string | undefined {
  return forbid('V-GEN-001', playOf(g, minion).did.includes(`not again:${key}`));
}

/** The key under which the action counts for the once-per-turn rules. */
export function repeatKey(g: G): string {
  const { action } = g.state;
  if (!action) return '';
  if (action.card === -1) return action.kind;
  if (action.kind === 'use' || isUse(g, action))
    return useKey(action.card, abilitiesOf(g, action.card)[action.mode] as ActionAbility);
  return `card:${defOf(g, action.card).name}`;
}

function isUse(g: G, action: Action): boolean {
  return action.card !== -1 && cardOf(g, action.card).place !== 'played';
}
