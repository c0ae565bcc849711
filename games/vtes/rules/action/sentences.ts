/** Chapter 13: the sentences that announce actions: `Sully bleeds Alex`, `Sully rescues Rex paying 1, Rex 1`. */

import { type CardId, END, type Path, type Piece, type Seat } from '@praxis/engine';
import type { ActionAbility } from '../../cards/language.ts';
import { readPlay } from '../cards/offers.ts';
import {
  bleedTargets,
  discardable,
  RESCUE_COST,
  rescueCost,
  whyNotBecomeAnarch,
  whyNotBleed,
  whyNotDestroy,
  whyNotDiablerizeAction,
  whyNotFightMarked,
  whyNotHunt,
  whyNotLeaveTorpor,
  whyNotRescue,
  whyNotTakeEquipment,
  whyNotUseAction,
} from '../facts/actions.ts';
import { excludes } from '../facts/bearing.ts';
import { isAlly, isVampire } from '../facts/cards.ts';
import { chooseNext, readChoices } from '../facts/choices.ts';
import { convictionPayment } from '../facts/imbued.ts';
import { abilitiesOf } from '../facts/printed.ts';
import type { Scene } from '../facts/scenes.ts';
import { clockwiseFrom } from '../facts/seats.ts';
import { equipmentInPlay, offeringCards, redListInPlay } from '../facts/tabletop.ts';
import { isMinionCard, modesOf } from '../state/modes.ts';
import { defOf, type G, playerOf, playOf } from '../state/state.ts';

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

/** V-ACT-026 Retainers cannot be taken. */
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

/** V-TOR-014 The split of the blood cost: the amount is the acting vampire's share. */
function splitPieces(g: G, minion: CardId, target: CardId): Piece[] {
  const [mine, its] = [playOf(g, minion).counters, playOf(g, target).counters];
  const cost = rescueCost(g, minion, target);
  return Array.from({ length: cost + 1 }, (_, part) => cost - part)
    .filter((share) => share <= mine && cost - share <= its)
    .map((amount) => ({
      say: 'paying split',
      amount,
      card: target,
      ...(cost === RESCUE_COST ? {} : { word: String(cost - amount) }),
    }));
}

/** V-ACT-020, V-ACT-021 One or more named cards, V-AMB-32 from one minion. */
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
    named.every((each) => bearerOf(id) === bearerOf(each) && !excludes(g, defOf(g, id), each)),
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
  // V-PRO-003 The terms of a referendum are chosen later.
  const chooses = ability.kind === 'political' ? [] : (ability.choose ?? []);
  const rest = prefix.slice(at);
  const scene: Scene = { seat, minion, card: source, chosen: {}, x: 0 };
  const pieces = chooseNext(g, scene, chooses, rest);
  if (pieces.length > 0) return pieces;
  const { used } = readChoices(chooses, rest);
  const discard = ability.cost?.discard;
  if (discard && rest.length === used)
    return discardable(g, scene, discard).map((card) => ({ say: 'discarding', card }));
  return convictionPayment(g, minion, ability.cost?.conviction ?? 0, rest.slice(used));
}

export function actionCount(g: G, source: CardId): number {
  return abilitiesOf(g, source).filter((ability) => 'action' in ability).length;
}

export function abilityNamed(g: G, source: CardId, name: string | undefined): ActionAbility {
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

/** Cards of the types that are played as actions. */
function isActionCard(g: G, path: readonly Piece[]): boolean {
  const head = path[0] as Piece;
  if (head.say !== 'plays') return false;
  const def = defOf(g, head.card as CardId);
  const { mode } = readPlay(g, 0, path);
  return isMinionCard(def, modesOf(def)[mode] as (typeof def.modes & object)[number]);
}
