/** The values that the paths of a scenario lead to. */
import type { CardId, Seat } from '@praxis/engine';
import { firstFound, NONE, pathReader, type Readers, seatName, winners } from '@praxis/kit/paths.ts';
import { COUNTERS } from '../cards/language/terms.ts';
import { vtes } from '../game.ts';
import { effectiveHandSize } from '../rules/changes/hand.ts';
import { isInPlay } from '../rules/facts/cards.ts';
import { namedCounters } from '../rules/facts/named-counters.ts';
import { clanOf, disciplineOf } from '../rules/facts/printed.ts';
import { sectOf } from '../rules/facts/sects.ts';
import { titleOf } from '../rules/facts/titles.ts';
import { bleedOf, capacityOf, interceptOf, stealthOf, strengthOf, votesOf } from '../rules/facts/values.ts';
import type { Action } from '../rules/state/action.ts';
import type { Referendum } from '../rules/state/referendum.ts';
import { type Card, cardOf, defOf, type G, playerOf } from '../rules/state/state.ts';
import { displayName } from '../text/names.ts';
import { titleWords } from './titles.ts';

type SeatReader = (g: G, seat: Seat) => unknown;
type CardReader = (g: G, id: CardId) => unknown;

function zone(
  name:
    | 'hand'
    | 'library'
    | 'crypt'
    | 'ash_heap'
    | 'ready'
    | 'torpor'
    | 'incapacitated'
    | 'uncontrolled'
    | 'in_play'
    | 'removed',
): SeatReader {
  return (g, seat) => playerOf(g, seat).zones[name].map((id) => displayName(g, id));
}

const SEAT: Readers<G, [Seat]> = {
  pool: (g, seat) => playerOf(g, seat).pool,
  vp: (g, seat) => playerOf(g, seat).vp,
  ousted: (g, seat) => playerOf(g, seat).ousted,
  hand: zone('hand'),
  // V-HAND-007 Cards that are replaced later lower it meanwhile.
  hand_size: effectiveHandSize,
  library: zone('library'),
  crypt: zone('crypt'),
  ash_heap: zone('ash_heap'),
  ready: zone('ready'),
  torpor: zone('torpor'),
  incapacitated: zone('incapacitated'),
  uncontrolled: zone('uncontrolled'),
  in_play: zone('in_play'),
  removed: zone('removed'),
  ante: (g, seat) => playerOf(g, seat).ante.map((id) => displayName(g, id)),
  transfers: (g, seat) => playerOf(g, seat).transfers,
  master_actions: (g, seat) => playerOf(g, seat).masterActions,
};

const counters: CardReader = (g, id) => cardOf(g, id).play?.counters ?? 0;

const CARD: Readers<G, [CardId]> = {
  zone: (g, id) => zoneOf(cardOf(g, id)),
  controller: (g, id) =>
    isInPlay(g, id) || cardOf(g, id).place === 'contested' ? seatName(g, cardOf(g, id).at) : NONE,
  owner: (g, id) => seatName(g, cardOf(g, id).owner),
  // One kind of token: its name depends on its place (V-GEN-009).
  blood: counters,
  life: counters,
  counters,
  ...Object.fromEntries(
    COUNTERS.map((kind): [string, CardReader] => [kind, (g, id) => namedCounters(g, id, kind, undefined)]),
  ),
  locked: (g, id) => cardOf(g, id).play?.locked ?? false,
  contested: (g, id) => cardOf(g, id).place === 'contested' || cardOf(g, id).play?.titleContested === true,
  capacity: capacityOf,
  bleed: bleedOf,
  strength: strengthOf,
  stealth: stealthOf,
  intercept: interceptOf,
  disciplines: (g, id) => disciplineCodes(g, id),
  title: (g, id) => {
    const title = titleOf(g, id);
    return title ? titleWords(title) : NONE;
  },
  sect: (g, id) => sectOf(g, id) ?? NONE,
  clan: (g, id) => clanOf(g, id) ?? NONE,
  votes: votesOf,
  with: (g, id) => (cardOf(g, id).play?.with ?? []).map((each) => displayName(g, each)),
};

/** The current action, or else the one that ended last: its outcome can still be read. */
function actionOf(g: G): Action | undefined {
  return g.state.action ?? g.state.past.action;
}

function referendumOf(g: G): Referendum | undefined {
  return g.state.referendum ?? g.state.past.hunt ?? g.state.past.referendum;
}

const ACTION: Readers<G> = {
  by: (g) => cardOrNone(g, actionOf(g)?.by),
  kind: (g) => actionOf(g)?.kind ?? NONE,
  target: (g) => targetOf(g, actionOf(g)),
  stealth: (g) => (g.state.action ? stealthOf(g, g.state.action.by) : (g.state.past.stealth ?? NONE)),
  bleed: (g) => (g.state.action ? bleedOf(g, g.state.action.by) : (g.state.past.bleed ?? NONE)),
  state: (g) => actionOf(g)?.state ?? NONE,
};

const COMBAT: Readers<G> = {
  range: (g) => g.state.combat?.range ?? NONE,
  round: (g) => g.state.combat?.round ?? NONE,
};

const REFERENDUM: Readers<G> = {
  for: (g) => referendumOf(g)?.for ?? NONE,
  against: (g) => referendumOf(g)?.against ?? NONE,
  passed: (g) => referendumOf(g)?.passed ?? NONE,
};

const TABLE: Readers<G> = {
  edge: (g) => (g.state.edge === undefined ? NONE : seatName(g, g.state.edge)),
  turn: (g) => seatName(g, g.state.turn),
  phase: (g) => g.state.phase,
  result: (g) => winners(g, vtes.result(g)),
};

export const read = pathReader<G>({
  table: TABLE,
  seat: SEAT,
  card: CARD,
  groups: { action: ACTION, combat: COMBAT, referendum: REFERENDUM },
  nameOf: displayName,
  /** A card on the table is meant before one of the same name elsewhere. */
  meant: (g, found) =>
    firstFound(
      found.filter((id) => cardOf(g, id).play !== undefined),
      found,
    ),
  /** Either name of two merged cards means the one vampire that they form (V-ADV-003). */
  readInstead: (g, id) =>
    cardOf(g, id).place === 'merged' ? (g.state.cards.findIndex((card) => card.play?.merged === id) as CardId) : id,
});

/** Cards on other cards are in play like those that lie by themselves. */
function zoneOf({ place }: Card): string {
  return place === 'attached' ? 'in_play' : place;
}

function cardOrNone(g: G, id: CardId | undefined): string {
  return id === undefined ? NONE : displayName(g, id);
}

/** The cards that the action names or else the Methuselahs that it is directed at: one as a name, several as a list. */
function targetOf(g: G, action: Action | undefined): unknown {
  if (!action) return NONE;
  const targets =
    action.on.length > 0 ? action.on.map((id) => displayName(g, id)) : action.targets.map((seat) => seatName(g, seat));
  return targets.length > 1 ? targets : (targets[0] ?? NONE);
}

/** `dom` is basic, `DOM` superior. */
function disciplineCodes(g: G, id: CardId): string[] {
  const codes = new Set(Object.keys(defOf(g, id).disciplines ?? {}));
  for (const each of cardOf(g, id).play?.with ?? []) {
    const def = defOf(g, each);
    if (def.gives) codes.add(def.gives);
    for (const ability of def.abilities ?? [])
      if ('always' in ability && ability.always === 'discipline') codes.add(ability.discipline);
  }
  return [...codes]
    .filter((code) => disciplineOf(g, id, code) > 0)
    .map((code) => (disciplineOf(g, id, code) > 1 ? code.toUpperCase() : code));
}
