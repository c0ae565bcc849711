/** Cards that are drawn from another place than the library, and cards that may be put back when they are drawn. */

import { ask, type CardId, PASS, PASSIVE_PASS, type Piece, type Procedure, type Seat } from '@praxis/engine';
import { allHold } from '../facts/conditions.ts';
import { abilitiesOf } from '../facts/printed.ts';
import { sceneOf } from '../facts/scenes.ts';
import { isKept } from '../facts/stored.ts';
import { cardsInPlay } from '../facts/tabletop.ts';
import { cardOf, type G, playerOf, playOf } from '../state/state.ts';
import { stepOfEffects } from '../state/steps.ts';
import { isSaid } from '../state/words.ts';
import { leaveWithout, move } from './moving.ts';

/** In `unsettledHands`: some draw is to be decided. */
const UNDECIDED = 1 << 29;
const REDRAWN = 'once:redraws';

/** V-HAND-005 A player whose library is empty draws nothing and plays on. */
export function drawCards(g: G, seat: Seat, count: number): void {
  const { library } = playerOf(g, seat).zones;
  const decides = keepersFor(g, seat).length > 0;
  for (let i = 0; i < count && library.length > undecidedDraws(g, seat); i++)
    if (decides) putOff(g, seat, undefined);
    else drawTop(g, seat);
}

/** Draws of the player that are still to be made. */
export function undecidedDraws({ state: { draws } }: G, seat: Seat): number {
  if (draws.length === 0) return 0;
  return draws.filter((each) => each.seat === seat && each.card === undefined).length;
}

function putOff(g: G, seat: Seat, card: CardId | undefined): void {
  g.state.draws.push({ seat, card });
  g.state.unsettledHands |= UNDECIDED;
}

function drawTop(g: G, seat: Seat): void {
  const card = playerOf(g, seat).zones.library.at(-1);
  if (card === undefined) return;
  move(g, card, 'hand', seat);
  if (redrawerOf(g, seat) !== undefined) putOff(g, seat, card);
}

const NONE: readonly CardId[] = [];

/** The player's cards from which cards can be drawn instead, if there are any on them. */
function keepersFor(g: G, seat: Seat): readonly CardId[] {
  if (!isSaid(g, 'draws kept cards')) return NONE;
  return cardsInPlay(g, seat).filter((id) => says(g, id, 'draws kept cards') && keptOn(g, id, seat).length > 0);
}

/** A card that lets the player put back a drawn card, if he has not done so this turn. */
function redrawerOf(g: G, seat: Seat): CardId | undefined {
  if (!isSaid(g, 'redraws')) return undefined;
  return cardsInPlay(g, seat).find((id) => says(g, id, 'redraws') && !playOf(g, id).did.includes(REDRAWN));
}

function says(g: G, id: CardId, word: 'draws kept cards' | 'redraws'): boolean {
  return abilitiesOf(g, id).some(
    (each) => 'always' in each && each.always === word && (!each.if || allHold(g, sceneOf(g, id), each.if)),
  );
}

/** One card of each name. */
function keptOn(g: G, id: CardId, seat: Seat): CardId[] {
  const found: CardId[] = [];
  for (const each of playOf(g, id).with) {
    const { def, owner } = cardOf(g, each);
    if (isKept(cardOf(g, each)) && owner === seat && !found.some((other) => cardOf(g, other).def === def))
      found.push(each);
  }
  return found;
}

/** The players decide, in the order in which the draws came. */
export function* settleDraws(g: G): Procedure {
  for (let next = g.state.draws.shift(); next !== undefined; next = g.state.draws.shift()) {
    const { seat, card } = next;
    if (playerOf(g, seat).ousted) continue;
    if (card === undefined) yield* drawFromEither(g, seat);
    else if (cardOf(g, card).place === 'hand') yield* redraw(g, seat, card);
  }
}

function* drawFromEither(g: G, seat: Seat): Procedure {
  const keepers = keepersFor(g, seat);
  const uses = keepers.map((card): Piece => ({ say: 'uses', card }));
  const [answer, chosen] =
    keepers.length === 0
      ? [PASS]
      : yield* ask({
          seat,
          step: stepOfEffects(g.state),
          about: { say: 'may use', card: keepers[0] as CardId },
          next: (prefix) => {
            if (prefix.length === 0) return [PASS, ...uses];
            const { say, card } = prefix[0] as Piece;
            if (prefix.length > 1 || say !== 'uses') return [];
            return keptOn(g, card as CardId, seat).map((each): Piece => ({ say: 'on', card: each }));
          },
          passive: PASSIVE_PASS,
        });
  if (answer?.say === 'uses' && chosen?.card !== undefined) {
    move(g, chosen.card, 'hand', seat);
    leaveWithout(g);
  } else drawTop(g, seat);
}

function* redraw(g: G, seat: Seat, card: CardId): Procedure {
  const source = redrawerOf(g, seat);
  if (source === undefined) return;
  const uses: Piece[] = [
    { say: 'uses', card: source },
    { say: 'on', card },
  ];
  const [answer] = yield* ask({
    seat,
    step: stepOfEffects(g.state),
    about: { say: 'may use', card: source },
    next: (prefix) =>
      prefix.length === 0 ? [PASS, uses[0] as Piece] : prefix[0]?.say === 'uses' ? uses.slice(prefix.length) : [],
    passive: PASSIVE_PASS,
  });
  if (answer?.say !== 'uses') return;
  playOf(g, source).did.push(REDRAWN);
  const { library } = playerOf(g, seat).zones;
  move(g, card, 'library', seat);
  library.unshift(library.pop() as CardId);
  drawCards(g, seat, 1);
}
