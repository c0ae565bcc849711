/** The values that the paths of a scenario lead to. */
import { type CardId, EVERYBODY, type Seat } from '@praxis/engine';
import { firstFound, NONE, pathReader, type Readers, seatName } from '@praxis/kit/paths.ts';
import { tokensIn } from '@praxis/kit/tokens.ts';
import { shieldsOf } from '../rules/facts/attack-values.ts';
import {
  coterieOf,
  inTorpor,
  isCharacter,
  isReady,
  isTitle,
  partyOf,
  titlesOf,
  whereIs,
} from '../rules/facts/cards.ts';
import {
  attributeOf,
  bpOf,
  disciplinesOf,
  influenceOf,
  isTitled,
  isWounded,
  prestigeOf,
  secrecyOf,
  statOf,
} from '../rules/facts/values.ts';
import { cardOf, defOf, type G, type Pile, playerOf } from '../rules/state/state.ts';
import { displayName } from '../text/names.ts';
import { BLANK_CITY } from './invent.ts';

const named = (g: G, ids: readonly CardId[]): string[] => ids.map((id) => displayName(g, id));
const one = (g: G, id: CardId | undefined): string => (id === undefined ? NONE : displayName(g, id));

type SeatReader = (g: G, seat: Seat) => unknown;

const pile =
  (name: Pile): SeatReader =>
  (g, seat) => {
    const ids = named(g, playerOf(g, seat).piles[name]);
    // From the top on.
    return name === 'library' || name === 'faction' ? ids.reverse() : ids;
  };
const at =
  (where: 'haven' | 'streets' | 'torpor'): SeatReader =>
  (g, seat) =>
    named(
      g,
      playerOf(g, seat).characters.filter((id) => cardOf(g, id).play?.where === where),
    );

const SEAT: Readers<G, [Seat]> = {
  prestige: prestigeOf,
  prestige_colours: (g, seat) =>
    playerOf(g, seat).prestige.flatMap((count, colour) => new Array<string>(count).fill(seatName(g, colour))),
  agenda: (g, seat) => playerOf(g, seat).agenda,
  agenda_up: (g, seat) => playerOf(g, seat).agendaUp,
  hand: pile('hand'),
  library: pile('library'),
  faction: pile('faction'),
  discard: pile('discard'),
  burned: pile('burned'),
  haven: at('haven'),
  streets: at('streets'),
  torpor: at('torpor'),
  in_play: (g, seat) => named(g, playerOf(g, seat).inPlay),
  conspiracies: (g, seat) => named(g, playerOf(g, seat).conspiracies),
  rival: (g, seat) => seatName(g, playerOf(g, seat).rival),
  leader: (g, seat) => one(g, playerOf(g, seat).leader),
  actions: (g, seat) => playerOf(g, seat).actions,
  unhosted: (g, seat) => playerOf(g, seat).unhosted,
  eliminated: (g, seat) => playerOf(g, seat).eliminated,
  coterie: (g, seat) => named(g, coterieOf(g, seat)),
};

/** A card that is no character has no such values. */
const character =
  (read: (g: G, id: CardId) => unknown, otherwise: unknown = NONE) =>
  (g: G, id: CardId): unknown =>
    isCharacter(g, id) ? read(g, id) : otherwise;

/** Where a card lies, as scenarios call it. */
function zoneOf(g: G, id: CardId): string {
  const { place } = cardOf(g, id);
  const where = whereIs(g, id);
  if (where !== undefined) return where;
  // The City's piles are called as those of players.
  if (place === 'city discard' || place === 'city burned') return place.slice('city '.length);
  if (place.startsWith('city') || place === 'event' || place === 'aside') return 'city';
  if (place === 'conspiracy' || place === 'haven card' || place === 'agenda card') return 'in_play';
  return place;
}

const CARD: Readers<G, [CardId]> = {
  place: (g, id) => whereIs(g, id) ?? NONE,
  zone: zoneOf,
  controller: (g, id) => {
    const { play, place } = cardOf(g, id);
    if (!play || place === 'mortal' || place === 'event') return NONE;
    return seatName(g, place === 'attached' ? cardOf(g, play.on as CardId).at : cardOf(g, id).at);
  },
  owner: (g, id) => (defOf(g, id).kind === 'city' ? 'City' : seatName(g, cardOf(g, id).owner)),
  blood: (g, id) => (isCharacter(g, id) ? cardOf(g, id).play?.blood : (defOf(g, id).blood ?? 0)),
  bp: (g, id) => bpOf(g, id),
  physical: (g, id) => attributeOf(g, id, 'physical'),
  social: (g, id) => attributeOf(g, id, 'social'),
  mental: (g, id) => attributeOf(g, id, 'mental'),
  disciplines: (g, id) => disciplinesOf(g, id),
  clan: (g, id) => defOf(g, id).clan ?? NONE,
  secrecy: (g, id) => secrecyOf(g, id),
  intel: character((g, id) => (g.state.attack?.by === id ? g.state.attack.intelTotal : statOf(g, id, 'intel')), 0),
  influence: character(influenceOf, 0),
  shields: (g, id) => shieldsOf(g, id),
  ready: (g, id) => (isCharacter(g, id) ? isReady(g, id) : cardOf(g, id).play?.exhausted === false),
  party: character((g, id) => named(g, partyOf(g, id)), []),
  with: (g, id) => named(g, cardOf(g, id).play?.with ?? []),
  title: (g, id) => named(g, titlesOf(g, id)),
  titled: character(isTitled, false),
  wounded: character(isWounded, false),
  guard: (g, id) => defOf(g, id).guard === true,
  agenda: (g, id) => (isCharacter(g, id) ? cardOf(g, id).play?.agenda : (defOf(g, id).agenda ?? 0)),
  fear: character((g, id) => cardOf(g, id).play?.fear, 0),
  no_influence: character((g, id) => cardOf(g, id).play?.noInfluence, false),
  tokens: (g, id) => tokensIn(cardOf(g, id).play?.tokens ?? []),
  face: (g, id) => {
    const { place, at: seat, seen } = cardOf(g, id);
    const down =
      place === 'conspiracy' ||
      (place === 'agenda card' && !playerOf(g, seat).agendaUp) ||
      (place === 'attached' && seen !== EVERYBODY);
    return down ? 'down' : 'up';
  },
};

function resultText(g: G): string {
  const { over } = g.state;
  if (!over) return '';
  const names = over.winners.map((seat) => seatName(g, seat)).join(', ');
  return over.winners.length > 1 ? `${names} share` : `${names} wins`;
}

const TABLE: Readers<G> = {
  turn: (g) => seatName(g, g.state.turn),
  turn_number: (g) => g.state.turnNumber,
  phase: (g) => g.state.phase,
  streets: (g) => named(g, g.state.mortals),
  city: (g) => named(g, g.state.city.deck).reverse(),
  city_discard: (g) => named(g, g.state.city.discard),
  // Blanks do nothing, so they are not counted.
  city_burned: (g) =>
    named(
      g,
      g.state.city.burned.filter((id) => defOf(g, id).id !== BLANK_CITY.id),
    ),
  events: (g) => named(g, g.state.events),
  prince: (g) => {
    const bearer = g.state.prince === undefined ? undefined : cardOf(g, g.state.prince).play?.on;
    return bearer === undefined || inTorpor(g, bearer) ? NONE : displayName(g, bearer);
  },
  first: (g) => seatName(g, g.state.first),
  result: resultText,
  winners: (g) => (g.state.over?.winners ?? []).map((seat) => seatName(g, seat)),
};

/** The attack that is going on, or the last one of the turn. */
const attack =
  (read: (attack: NonNullable<G['state']['attack']>, g: G) => unknown) =>
  (g: G): unknown =>
    g.state.attack ? read(g.state.attack, g) : NONE;
const conflict =
  (read: (conflict: NonNullable<G['state']['conflict']>, g: G) => unknown) =>
  (g: G): unknown =>
    g.state.conflict ? read(g.state.conflict, g) : NONE;

export const read = pathReader<G>({
  table: TABLE,
  seat: SEAT,
  card: CARD,
  groups: {
    attack: {
      by: attack(({ by }, g) => displayName(g, by)),
      on: attack(({ on }, g) => displayName(g, on)),
      type: attack(({ type }) => type ?? NONE),
      intel: attack(({ intelTotal }) => intelTotal),
      secrecy: attack(({ secrecy }) => secrecy),
      card: attack(({ card }, g) => one(g, card)),
      reaction: attack(({ reaction }, g) => one(g, reaction)),
      blocked: attack(({ blocked }) => blocked),
      state: attack(({ state }) => state),
    },
    conflict: {
      by: conflict(({ by }, g) => seatName(g, by)),
      yes: conflict(({ yes }) => yes),
      no: conflict(({ no }) => no),
      passed: conflict(({ passed }) => passed ?? NONE),
    },
  },
  nameOf: displayName,
  /** A card in play takes precedence over one of the same name elsewhere. */
  meant: (g, found) =>
    firstFound(
      found.filter((id) => cardOf(g, id).play !== undefined && !isTitle(defOf(g, id))),
      found.filter((id) => cardOf(g, id).play !== undefined),
      found.filter((id) => cardOf(g, id).place === 'hand'),
      found,
    ),
});
