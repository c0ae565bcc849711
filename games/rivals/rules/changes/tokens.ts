/** Prestige, Agenda and Blood (R-TOK). R-TOK-006, R-AMB-26 The general supply does not run out, so it is not counted. */
import { bit, type CardId, refer, type Seat } from '@praxis/engine';
import { addTokens, takeTokens, tokensIn, tokensOf } from '@praxis/kit/tokens.ts';
import { bpOf, prestigeOf } from '../facts/values.ts';
import { cardOf, type G, playerOf, playOf } from '../state/state.ts';
import { changed } from './moving.ts';

/** R-TOK-011 From the general supply, in the player's own colour. */
export function gainPrestige(g: G, seat: Seat, amount: number): void {
  if (amount <= 0) return;
  const { prestige } = playerOf(g, seat);
  prestige[seat] = (prestige[seat] as number) + amount;
  g.emit({ type: 'prestige', seat, change: amount, now: prestigeOf(g, seat) });
}

/**
 * R-TOK-012, R-TOK-014, R-AMB-33 Foreign colours go first; nobody has less than 0. `by` is credited with the
 * consequences (R-WIN-008).
 */
export function losePrestige(g: G, seat: Seat, amount: number, by: Seat | undefined): number {
  const taken = takeTokens(playerOf(g, seat).prestige, amount, { colour: seat, goes: 'last' });
  return lost(g, seat, tokensIn(taken), by);
}

function lost(g: G, seat: Seat, amount: number, by: Seat | undefined): number {
  if (amount === 0) return 0;
  playerOf(g, seat).lostTo = by === seat ? undefined : by;
  g.emit({ type: 'prestige', seat, change: -amount, now: prestigeOf(g, seat) });
  return amount;
}

/** A cost: to the general supply (R-TOK-003). */
export function payPrestige(g: G, seat: Seat, amount: number): void {
  if (amount > 0) losePrestige(g, seat, amount, undefined);
}

/** R-TOK-012 A contribution is made in the contributor's own colour while he has any. */
export function contribute(g: G, seat: Seat, card: CardId, amount: number): void {
  const taken = takeTokens(playerOf(g, seat).prestige, amount, { colour: seat, goes: 'first' });
  addTokens(playOf(g, card).tokens, taken);
  // R-CON-007 A contributor may look at the card.
  if (tokensIn(taken) > 0) cardOf(g, card).seen |= bit(seat);
  lost(g, seat, tokensIn(taken), undefined);
  g.emit({ type: 'tokens', card: refer(g.state, card, true), change: tokensIn(taken) });
}

/** R-TOK-011, R-CON-009 Tokens put on a card from the general supply are of its player's colour; on a Mortal, of the player's who puts them there. */
export function putTokens(g: G, card: CardId, amount: number, by: Seat): void {
  if (amount <= 0) return;
  const { at, play, place } = cardOf(g, card);
  const colour = place === 'mortal' ? by : at;
  addTokens(play?.tokens ?? [], tokensOf(g.state.players.length, colour, amount));
  g.emit({ type: 'tokens', card: refer(g.state, card, true), change: amount });
}

/** One token away from a card; false if there is none. */
export function takeToken(g: G, card: CardId): boolean {
  const { at, play } = cardOf(g, card);
  const taken = play ? tokensIn(takeTokens(play.tokens, 1, { colour: at, goes: 'last' })) : 0;
  if (taken > 0) g.emit({ type: 'tokens', card: refer(g.state, card, true), change: -1 });
  return taken > 0;
}

/** R-TOK-005 The victim's own colour first; stolen tokens keep their colour. */
export function stealPrestige(g: G, from: Seat, to: Seat, amount: number, by: Seat): number {
  const taken = takeTokens(playerOf(g, from).prestige, amount, { colour: from, goes: 'first' });
  const sum = tokensIn(taken);
  addTokens(playerOf(g, to).prestige, taken);
  lost(g, from, sum, by);
  if (sum > 0) g.emit({ type: 'prestige', seat: to, change: sum, now: prestigeOf(g, to) });
  return sum;
}

export function gainAgenda(g: G, seat: Seat, amount: number): void {
  const player = playerOf(g, seat);
  // R-TOK-014
  const change = Math.max(-player.agenda, amount);
  if (change === 0) return;
  player.agenda += change;
  changed(g);
  g.emit({ type: 'agenda', seat, change, now: player.agenda });
}

/** R-TOK-004 Never above its Blood Potency. */
export function mend(g: G, id: CardId, amount: number): number {
  const play = playOf(g, id);
  const mended = Math.max(0, Math.min(amount, bpOf(g, id) - play.blood));
  changeBlood(g, id, mended);
  return mended;
}

export function changeBlood(g: G, id: CardId, change: number): void {
  if (change === 0) return;
  const play = playOf(g, id);
  play.blood += change;
  changed(g);
  g.emit({ type: 'blood', card: refer(g.state, id, true), change, now: play.blood });
}

/** R-TOK-007 It is no damage: nothing reduces or prevents it. R-TOK-014 Takes as much as there is, to the general supply. */
export function loseBlood(g: G, id: CardId, amount: number): number {
  const taken = Math.min(amount, playOf(g, id).blood);
  changeBlood(g, id, -taken);
  return taken;
}
