/** Effects that put cards into another region, into play, under another player's control, into the ash heap. */

import { ask, bit, type CardId, oneOf, type Piece, type Procedure, randomBelow, type Seat } from '@praxis/engine';
import type { CardDef, Effect } from '../../cards/language.ts';
import { gainFirstConviction, leaveIncapacitated } from '../changes/convictions.ts';
import { addCounters } from '../changes/counters.ts';
import { drawCards, settleDraws } from '../changes/draws.ts';
import { attach, enterPlay, takeControl } from '../changes/entering.ts';
import { discardCards, replaceCard } from '../changes/hand.ts';
import { unmark } from '../changes/marks.ts';
import { burn, move, removeFromGame } from '../changes/moving.ts';
import { changeSectOrClan } from '../changes/sects.ts';
import { lookThrough, show, shuffleCrypt, shuffleLibrary, shuffleTop } from '../changes/showing.ts';
import { store } from '../changes/stored.ts';
import {
  controllerOf,
  isInPlay,
  isMinion,
  isType,
  isUncontrolled,
  minionsOf,
  PLAYERS_WORD,
  playersWithOtherHands,
  startingLife,
} from '../facts/cards.ts';
import { CIRCLE_WORD, circleOf } from '../facts/circles.ts';
import { CONTESTS_CHOSEN, UNCONTESTED } from '../facts/contests.ts';
import { loweredCost } from '../facts/costs.ts';
import { traitsMatch } from '../facts/filters.ts';
import { namedWord } from '../facts/named-values.ts';
import { clanOf } from '../facts/printed.ts';
import { refOf } from '../facts/references.ts';
import type { Scene } from '../facts/scenes.ts';
import { clockwiseFrom } from '../facts/seats.ts';
import { sectOf } from '../facts/sects.ts';
import { keeperOf } from '../facts/stored.ts';
import { isPayable } from '../facts/usable.ts';
import { amountOf, capacityOf, has } from '../facts/values.ts';
import { NEW, targetsWord } from '../state/notes.ts';
import { cardOf, defOf, type G, newPlay, playerOf, playOf } from '../state/state.ts';
import { stepOfEffects } from '../state/steps.ts';
import { pay } from './paying.ts';

type Move = Effect & { do: 'move' };
type Put = Effect & { do: 'put in play' };

/**
 * To another region of its controller; V-GEN-007 out of the game; V-HAND-006, V-GEN-023 to its owner's hand or library.
 */
export function* moveCard(g: G, scene: Scene, id: CardId, effect: Move): Procedure {
  const { to } = effect;
  // A card that is moved "instead of being burned" is saved.
  if (g.state.burning === id) g.state.burning = undefined;
  if (effect.shown) show(g, id, clockwiseFrom(g, scene.seat));
  if (effect.for) {
    exchange(g, refOf(g, scene, effect.for), id);
    return;
  }
  if (typeof to === 'object' && 'on' in to) {
    const on = refOf(g, scene, to.on);
    if (on !== undefined && isInPlay(g, on) && isInPlay(g, id)) yield* moveOnto(g, id, on);
    return;
  }
  if (typeof to === 'object') {
    const keeper = refOf(g, scene, to.under);
    if (keeper === undefined || !isInPlay(g, keeper)) return;
    const fromHand = cardOf(g, id).place === 'hand';
    store(g, id, keeper, effect.faceUp);
    if (effect.removedIfBurned) g.state.removedIfBurned.push(id);
    if (fromHand && g.edition.adjustsHand === 'always') g.state.unsettledHands |= bit(scene.seat);
    return;
  }
  // V-HAND-006 An empty library brings no cards; one that has some again fills up the hand at once.
  const { owner, place } = cardOf(g, id);
  if (to === 'bottom of library' && place === 'hand' && g.edition.adjustsHand === 'always')
    g.state.unsettledHands |= bit(owner);
  if (to.endsWith('library') && playerOf(g, owner).zones.library.length === 0 && g.edition.adjustsHand === 'always')
    g.state.unsettledHands |= bit(owner);
  switch (to) {
    case 'ready':
      yield* toReady(g, scene, id, effect.with);
      return;
    case 'torpor':
      if (isInPlay(g, id)) yield* g.chapters.goToTorpor(g, id);
      return;
    case 'uncontrolled':
      move(g, id, to, controllerOf(g, id));
      if (effect.with !== undefined) addCounters(g, id, effect.with);
      return;
    case 'crypt':
      move(g, id, to, owner);
      shuffleCrypt(g, owner);
      return;
    case 'bottom of crypt':
      toBottom(g, id, 'crypt');
      return;
    case 'top of library':
      move(g, id, 'library', cardOf(g, id).owner);
      return;
    case 'bottom of library':
      toBottom(g, id, 'library');
      return;
    case "owner's uncontrolled":
      move(g, id, 'uncontrolled', cardOf(g, id).owner);
      return;
    case 'hand':
    case 'library':
      moveToOwner(g, id, to);
      return;
    case 'ash heap':
      burn(g, id);
      return;
    case 'removed':
      removeFromGame(g, id);
      return;
    default:
      to satisfies never;
  }
}

/** Cards are drawn from the end of the list. */
function toBottom(g: G, id: CardId, zone: 'crypt' | 'library'): void {
  const { owner } = cardOf(g, id);
  const cards = playerOf(g, owner).zones[zone];
  move(g, id, zone, owner);
  cards.unshift(cards.pop() as CardId);
}

/** Both at once, so that the hand keeps its size. */
function exchange(g: G, own: CardId | undefined, kept: CardId): void {
  const keeper = keeperOf(g, kept);
  if (own === undefined || keeper === undefined) return;
  const { at } = cardOf(g, keeper);
  store(g, own, keeper);
  move(g, kept, 'hand', at);
}

/** V-GEN-018, V-GEN-026 A card in play goes to another one; the controller of that one then has it. */
function* moveOnto(g: G, id: CardId, on: CardId): Procedure {
  const before = controllerOf(g, id);
  attach(g, id, on, controllerOf(g, on));
  if (before !== controllerOf(g, id)) yield* g.chapters.runTriggers(g, 'controller changed', [id]);
}

/**
 * V-IMB-022 An Imbued that leaves the incapacitated region gains life; a card that was not in play comes into play,
 * with the counters that the effect names instead of its usual ones.
 */
function* toReady(g: G, scene: Scene, id: CardId, counters: number | undefined): Procedure {
  if (cardOf(g, id).place === 'incapacitated') leaveIncapacitated(g, id);
  else if (isInPlay(g, id)) {
    if (has(g, id, 'stays in torpor')) return;
    move(g, id, 'ready', controllerOf(g, id));
    unmark(g, id, 'wounded');
  } else if (isUncontrolled(g, id) && playOf(g, id).counters >= capacityOf(g, id))
    yield* g.chapters.arrive(g, scene.seat, id);
  else {
    enterPlay(g, id, 'ready', scene.seat, counters);
    yield* gainFirstConviction(g, id);
    yield* g.chapters.runTriggers(g, 'enters play', [id]);
  }
}

/** V-HAND-006 A hand that has become too large is discarded down; a library into which a card goes is shuffled (V-GEN-023). */
function moveToOwner(g: G, id: CardId, to: 'hand' | 'library'): void {
  const { owner, place } = cardOf(g, id);
  move(g, id, to, owner);
  if (to === 'library') shuffleLibrary(g, owner);
  if (place === 'hand' && playerOf(g, owner).zones.hand.length === 0 && g.edition.adjustsHand === 'always')
    g.state.unsettledHands |= bit(owner);
  else if (g.edition.adjustsHand === 'always') g.state.unsettledHands |= bit(owner);
}

/**
 * V-MAS-008, V-MAS-016 A card that says that it stays is put into play: a location by itself, other cards on a card.
 * V-ACT-022, V-ACT-028, V-ACT-034, V-ACT-035 Another card comes into play other than by its action: in its basic
 * version, its cost applies only if the effect says so, and an ally may act at once.
 */
export function* putInPlay(g: G, scene: Scene, effect: Put): Procedure {
  const id = effect.card ? refOf(g, scene, effect.card) : (scene.card as CardId);
  const on = effect.on ? refOf(g, scene, effect.on) : undefined;
  if (id === undefined || (effect.on && on === undefined)) return;
  if (effect.pays && on !== undefined && !isPayable(g, scene.seat, on, id, effect)) return;
  if (effect.pays)
    yield* pay(
      g,
      { seat: scene.seat, card: id, mode: 0, minion: on, chosen: {}, x: 0 },
      loweredCost(defOf(g, id), effect),
      effect.halfInBlood,
    );
  if (on !== undefined && !isInPlay(g, on)) return;
  const fromHand = cardOf(g, id).place === 'hand';
  if (effect.uncontested) cardOf(g, id).play = { ...newPlay(), marks: [UNCONTESTED] };
  if (effect.kept) cardOf(g, id).play = { ...newPlay(), kept: true };
  if (on === undefined)
    enterPlay(g, id, isMinion(g, id) || becomesMinion(defOf(g, id)) ? 'ready' : 'in_play', scene.seat);
  else {
    const wasInPlay = isInPlay(g, id);
    // V-GEN-016 Moving a card in play from one minion to another does not give control of it.
    attach(g, id, on, wasInPlay ? controllerOf(g, id) : scene.seat);
    if (isType(g, id, 'retainer') && !wasInPlay) addCounters(g, id, startingLife(g, id));
  }
  // V-HAND-002 It was played from hand, though not by an action.
  if (fromHand) replaceCard(g, scene.seat, undefined);
  if (!effect.card) remember(g, scene, effect, id, on);
  if (effect.card || isMinion(g, id)) yield* g.chapters.runTriggers(g, 'enters play', [id]);
}

/** V-CON-002 The card that is played comes into play as another copy of a card there, and both are contested. */
export function contest(g: G, scene: Scene, target: CardId): void {
  if (!isInPlay(g, target)) return;
  const id = scene.card as CardId;
  cardOf(g, id).play = { ...newPlay(), marks: [CONTESTS_CHOSEN], chosen: target };
  enterPlay(g, id, 'in_play', scene.seat);
}

function becomesMinion({ becomes }: CardDef): boolean {
  return becomes === 'ally' || becomes === 'vampire';
}

/** Remembers how the card was played, since its later text depends on it. */
function remember(g: G, scene: Scene, effect: Put, id: CardId, on: CardId | undefined): void {
  const target = scene.chosen.target?.[0];
  const { play } = cardOf(g, id);
  if (!play) return;
  if (target !== undefined && on === undefined) play.chosen = target as CardId;
  const second = scene.chosen.second?.[0];
  if (second !== undefined) play.second = second as CardId;
  if (effect.remembers === 'self' && scene.minion !== undefined) {
    play.second = scene.minion;
    play.word = `${CIRCLE_WORD}${circleOf(g, scene.minion)}`;
  }
  if (effect.remembers === 'target player') play.word = targetsWord(g.state.action?.targets ?? []);
  play.did.push(NEW);
  if (effect.notThisRound) play.marks.push('stolen this round');
  if (effect.superior) play.superior = true;
  if (effect.players) play.word = `${PLAYERS_WORD}${(scene.chosen[effect.players] ?? []).join(' ')}`;
  if (effect.offspring && scene.minion !== undefined) becomeOffspring(g, id, scene.minion, effect.offspring);
  if (effect.players) for (const seat of playersWithOtherHands(g, id)) g.state.unsettledHands |= bit(seat);
  if (effect.clan) play.word = namedWord(g, 'clan', scene.chosen[effect.clan]?.[0]);
  if (effect.discipline) play.word = namedWord(g, 'discipline', scene.chosen[effect.discipline]?.[0]);
  if (effect.counters !== undefined) addCounters(g, id, amountOf(g, scene, effect.counters));
}

/** The card is now a vampire of the clan, and perhaps of the sect, of another one. */
function becomeOffspring(g: G, id: CardId, parent: CardId, like: 'clan' | 'clan and sect'): void {
  const [clan, sect] = [clanOf(g, parent), like === 'clan and sect' ? sectOf(g, parent) : undefined];
  changeSectOrClan(g, id, { ...(clan === undefined ? {} : { clan }), ...(sect === undefined ? {} : { sect }) });
}

export function lookAtHand(g: G, viewer: Seat, seat: Seat, random?: number): void {
  if (random !== undefined) {
    const left = [...playerOf(g, seat).zones.hand];
    for (let i = 0; i < random && left.length > 0; i++)
      show(g, left.splice(randomBelow(g.state.random, left.length), 1)[0] as CardId, [viewer]);
    return;
  }
  for (const id of playerOf(g, seat).zones.hand) cardOf(g, id).seen |= bit(viewer);
  g.emit({ type: 'looked at hand', seat: viewer, of: seat });
}

/** The cards are named from the top down; a player who names nothing leaves them as they lie. */
export function* arrangeLibrary(g: G, scene: Scene, amount: number): Procedure {
  const { library } = playerOf(g, scene.seat).zones;
  const left = library.slice(-amount).reverse();
  lookThrough(g, scene.seat, left);
  const arranged: CardId[] = [];
  while (left.length > 0) {
    const pieces = left.map((card): Piece => ({ say: 'on', card }));
    const [piece] = yield* ask({
      seat: scene.seat,
      step: stepOfEffects(g.state),
      about: { say: 'choose', card: scene.card as CardId },
      next: oneOf(pieces),
      passive: [pieces[0] as Piece],
    });
    arranged.push(...left.splice(left.indexOf(piece?.card as CardId), 1));
  }
  library.splice(-arranged.length, arranged.length, ...arranged.reverse());
}

/** The cards are shown from the top down. A card discarded from a library was in no hand, so nothing replaces it. */
export function* lookAtLibrary(
  g: G,
  scene: Scene,
  seat: Seat,
  { amount, discards, shuffled }: Effect & { do: 'look at library' },
): Procedure {
  const top = playerOf(g, seat).zones.library.slice(-amount).reverse();
  for (const id of top) show(g, id, [scene.seat]);
  if (shuffled) shuffleTop(g, seat, amount);
  if (!discards) return;
  const pieces = top
    .filter((id) => traitsMatch(g, scene, discards, id))
    .map((card): Piece => ({ say: 'discards', card }));
  if (pieces.length === 0) return;
  const [piece] = yield* ask({
    seat: scene.seat,
    step: stepOfEffects(g.state),
    about: { say: 'discard' },
    next: oneOf(pieces),
  });
  burn(g, piece?.card as CardId);
}

/** Players choose their own discards; from another player's hand the user chooses, among the cards seen. None is replaced before all are gone. */
export function* discardSome(g: G, scene: Scene, seat: Seat, amount: number): Procedure {
  if (seat !== scene.seat) lookAtHand(g, scene.seat, seat);
  const chosen: CardId[] = [];
  while (chosen.length < amount) {
    const pieces = playerOf(g, seat)
      .zones.hand.filter((card) => (cardOf(g, card).seen & bit(scene.seat)) !== 0 && !chosen.includes(card))
      .map((card): Piece => ({ say: 'discards', card }));
    if (pieces.length === 0) break;
    const [piece] = yield* ask({
      seat: scene.seat,
      step: stepOfEffects(g.state),
      about: { say: 'discard' },
      next: oneOf(pieces),
    });
    chosen.push((piece as Piece).card as CardId);
  }
  discardCards(g, seat, chosen);
}

/** V-GEN-026 A card that was on another one may be put on a card of the same kind that its new controller has. */
export function* giveControl(g: G, id: CardId, seat: Seat): Procedure {
  const host = cardOf(g, id).place === 'attached' ? cardOf(g, id).play?.on : undefined;
  if (host === undefined) {
    const before = controllerOf(g, id);
    takeControl(g, id, seat);
    if (before !== seat && isInPlay(g, id)) yield* g.chapters.runTriggers(g, 'controller changed', [id]);
    return;
  }
  const nowhere: Piece = { say: 'on nobody' };
  const hosts = isMinion(g, host) ? minionsOf(g, seat) : playerOf(g, seat).zones.in_play;
  const pieces = hosts.map((card): Piece => ({ say: 'on', card }));
  const [piece] = yield* ask({
    seat,
    step: stepOfEffects(g.state),
    about: { say: 'attach', card: id },
    next: oneOf([nowhere, ...pieces]),
    passive: [nowhere],
  });
  takeControl(g, id, seat, piece?.card);
}

/** It goes back to its current controller at the end of the turn, of the one before the user's next turn, or of that one. */
export function giveBackLater(
  g: G,
  scene: Scene,
  id: CardId,
  until: NonNullable<(Effect & { do: 'control' })['until']>,
): void {
  const back: Effect = {
    do: 'if',
    conditions: [{ if: 'matches', card: 'the it', filter: { in: 'in play' } }],
    effects: [{ do: 'control', who: 'you', card: 'the it' }],
  };
  g.state.endOfTurn.push({
    seat: cardOf(g, id).at,
    minion: id,
    card: scene.card as CardId,
    effects: [back],
    chosen: { it: [id] },
    ...(until === 'turn' ? {} : { since: g.state.turnNumber, of: scene.seat, until }),
  });
}

/** V-HAND-005 Draws; a hand that is too large then is discarded down (V-HAND-006), or as many cards go to the bottom of the library. */
export function* draw(g: G, scene: Scene, effect: Effect & { do: 'draw' }): Procedure {
  const { hand, library } = playerOf(g, scene.seat).zones;
  const drawn = Math.min(amountOf(g, scene, effect.amount), library.length);
  drawCards(g, scene.seat, drawn);
  yield* settleDraws(g);
  if (!effect.putBack) {
    g.state.unsettledHands |= bit(scene.seat);
    return;
  }
  for (let i = 0; i < drawn && hand.length > 0; i++) {
    const pieces = distinct(g, hand).map((card): Piece => ({ say: 'on', card }));
    const [piece] = yield* ask({
      seat: scene.seat,
      step: stepOfEffects(g.state),
      about: { say: 'choose', card: scene.card as CardId },
      next: oneOf(pieces),
      passive: [pieces[0] as Piece],
    });
    const card = piece?.card as CardId;
    move(g, card, 'library', scene.seat);
    library.unshift(library.pop() as CardId);
  }
}

/** One of each name: which copy is meant makes no difference. */
function distinct(g: G, cards: readonly CardId[]): CardId[] {
  return cards.filter((card, at) => cards.findIndex((each) => cardOf(g, each).def === cardOf(g, card).def) === at);
}
