/** Facts about cards, and lists of them. */
import type { CardId, Seat } from '@praxis/engine';
import type { CardDef, CityType, Subtype } from '../../cards/language.ts';
import { cardOf, defOf, type G, playerOf, playOf, seatsOf, type Where } from '../state/state.ts';

/** R-CARD-011, R-AMB-31 A vampire in play; a City Mortal is none. */
export function isCharacter(g: G, id: CardId): boolean {
  return cardOf(g, id).place === 'character';
}

export function isCity(def: CardDef, type: CityType): boolean {
  return def.city?.includes(type) === true;
}

export function isSubtype(def: CardDef, type: Subtype): boolean {
  return def.subtypes?.includes(type) === true;
}

/** An unattached City Mortal in The Streets, S.A.D. among them. */
export function isMortal(g: G, id: CardId): boolean {
  return cardOf(g, id).place === 'mortal';
}

export function isInquisition(g: G, id: CardId): boolean {
  return isCity(defOf(g, id), 'second inquisition');
}

/** R-CARD-012 Prince of the City is a Title. */
export function isTitle(def: CardDef): boolean {
  return isSubtype(def, 'title') || isCity(def, 'title');
}

/** R-K-014 Vagrants and Citizens are Retainers, Titles are not. */
export function isRetainer(def: CardDef): boolean {
  return isCity(def, 'retainer');
}

/** The controller of a card in play; R-ATT-011 of an attachment the controller of its bearer. */
export function controllerOf(g: G, id: CardId): Seat {
  const card = cardOf(g, id);
  return card.place === 'attached' ? cardOf(g, card.play?.on as CardId).at : card.at;
}

export function whereIs(g: G, id: CardId): Where | undefined {
  const { place, play } = cardOf(g, id);
  return place === 'mortal' ? 'streets' : play?.where;
}

/** R-PLC-001 The characters of a player outside torpor. */
export function coterieOf(g: G, seat: Seat): CardId[] {
  return playerOf(g, seat).characters.filter((id) => playOf(g, id).where !== 'torpor');
}

export function inTorpor(g: G, id: CardId): boolean {
  return playOf(g, id).where === 'torpor';
}

export function charactersIn(g: G, seat: Seat, where: Where): CardId[] {
  return playerOf(g, seat).characters.filter((id) => playOf(g, id).where === where);
}

/** All characters in play, those of the active player first. */
export function allCharacters(g: G): CardId[] {
  return seatsOf(g).flatMap((seat) => playerOf(g, (g.state.turn + seat) % g.state.players.length).characters);
}

/** R-DMG-015 Ready means: neither exhausted nor in torpor. */
export function isReady(g: G, id: CardId): boolean {
  const { exhausted, where } = playOf(g, id);
  return !exhausted && where !== 'torpor';
}

/** R-PLC-005, R-PLC-011 All members of its party, itself included; in torpor there is none. */
export function partyOf(g: G, id: CardId): CardId[] {
  if (!isCharacter(g, id)) return [];
  const { where, party } = playOf(g, id);
  if (where === 'torpor') return [];
  return playerOf(g, cardOf(g, id).at).characters.filter((each) => {
    const other = playOf(g, each);
    return other.where === where && other.party === party;
  });
}

export function attachedTo(g: G, id: CardId): readonly CardId[] {
  return cardOf(g, id).play?.with ?? [];
}

export function retainersOf(g: G, id: CardId): CardId[] {
  return attachedTo(g, id).filter((each) => isRetainer(defOf(g, each)));
}

/** R-X-005 A vampire attached to another, which has devoured it: its text is no longer in force. */
export function isDevoured(g: G, id: CardId): boolean {
  return cardOf(g, id).place === 'attached' && defOf(g, id).kind === 'vampire';
}

/** R-CARD-012, R-DMG-007 The Titles that count: none in torpor. */
export function titlesOf(g: G, id: CardId): CardId[] {
  if (!isCharacter(g, id) || inTorpor(g, id)) return [];
  return attachedTo(g, id).filter((each) => isTitle(defOf(g, each)));
}

/** True if a Title is attached to it, in torpor too. */
export function bearsTitle(g: G, id: CardId): boolean {
  return attachedTo(g, id).some((each) => isTitle(defOf(g, each)));
}

/** R-PRI-005 The bearer of the Prince's title outside torpor. */
export function princeOf(g: G): CardId | undefined {
  const { prince } = g.state;
  const bearer = prince === undefined ? undefined : cardOf(g, prince).play?.on;
  return bearer === undefined || inTorpor(g, bearer) ? undefined : bearer;
}

/** R-WIN-009, R-AMB-27 The Leader while it is in play outside torpor. */
export function activeLeader(g: G, seat: Seat): CardId | undefined {
  const { leader } = playerOf(g, seat);
  return leader !== undefined && isCharacter(g, leader) && cardOf(g, leader).at === seat && !inTorpor(g, leader)
    ? leader
    : undefined;
}

export function isLeader(g: G, id: CardId): boolean {
  return isCharacter(g, id) && playerOf(g, cardOf(g, id).at).leader === id;
}

/**
 * R-CARD-010 True if a copy of a Title or of a vampire is in play: anywhere, or with one player. R-ACT-005 One that was
 * devoured does not count.
 */
export function isCopyInPlay(g: G, def: CardDef, seat: Seat | undefined): boolean {
  return seatsOf(g).some(
    (each) =>
      (seat === undefined || each === seat) &&
      playerOf(g, each).characters.some((id) =>
        [id, ...attachedTo(g, id)].some((card) => defOf(g, card).name === def.name && !isDevoured(g, card)),
      ),
  );
}

/** R-SET-008 The player has not had his first turn yet. */
export function isYetToMove(g: G, seat: Seat): boolean {
  return playerOf(g, seat).turns === 0;
}

/** The kinds of a card in a hand: its types and subtypes. */
export function isOfKind(def: CardDef, kind: string): boolean {
  return [...(def.types ?? []), ...(def.subtypes ?? [])].some((each) => each === kind);
}
