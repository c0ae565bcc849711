/** Chapters 4, 7 and 11: cards are played, cancelled as they are played, and carried out. */

import {
  type CardId,
  EVERYBODY,
  forbid,
  type Heard,
  opportunity,
  type Piece,
  type Procedure,
  refer,
  renew,
  type Seat,
} from '@praxis/engine';
import type { CardDef, Effect, Mode } from '../../cards/language.ts';
import { settleDraws } from '../changes/draws.ts';
import { replaceCard } from '../changes/hand.ts';
import { changed, unmark } from '../changes/marks.ts';
import { burn, leave, removeFromGame } from '../changes/moving.ts';
import { burnPool } from '../changes/pool.ts';
import { takeFromStore } from '../changes/stored.ts';
import { costOf } from '../facts/costs.ts';
import { candidates } from '../facts/filters.ts';
import { limitedName, nameInGame } from '../facts/legality.ts';
import { abilitiesOf, isDoing } from '../facts/printed.ts';
import { refOf, seatsOf } from '../facts/references.ts';
import { type Play, sceneOfPlay } from '../facts/scenes.ts';
import { clockwiseFrom } from '../facts/seats.ts';
import { DIABLERIST } from '../facts/since-last-turn.ts';
import { cardsInPlay, keepTable } from '../facts/tabletop.ts';
import { has } from '../facts/values.ts';
import { isMinionCard, isOutOfTurn, levelOf, modesOf, typeOf } from '../state/modes.ts';
import { AIMED } from '../state/notes.ts';
import { cardOf, defOf, type G, type Playing, playerOf, playOf } from '../state/state.ts';
import type { Step } from '../state/steps.ts';
import { perform } from './effects.ts';
import { namedChoices, readPlay } from './offers.ts';
import { pay, priceToPay } from './paying.ts';
import { cardQuestion, impulse } from './questions.ts';
import { useCard } from './using.ts';

// Carrying out.

/** The card is shown and leaves the hand; V-CARD-003. */
function showPlayed(g: G, play: Play): void {
  const card = cardOf(g, play.card);
  const { hand } = playerOf(g, play.seat).zones;
  const at = hand.indexOf(play.card);
  if (at >= 0) hand.splice(at, 1);
  else takeFromStore(g, play.card);
  renew(g.state, play.card);
  card.place = 'played';
  changed(g);
  keepTable(g);
  card.seen = EVERYBODY;
  g.emit({
    type: 'played',
    seat: play.seat,
    card: refer(g.state, play.card, true),
    ...(play.minion === undefined ? {} : { minion: refer(g.state, play.minion, true) }),
    level: levelOf(modesOf(defOf(g, play.card))[play.mode] as Mode),
  });
}

/**
 * Shows the card, pays for it (action cards are paid later), lets others cancel it as it is played and draws the replacement.
 * False if it was cancelled: the card has then been burned.
 */
export function* announceCard(g: G, play: Play, pays = true): Procedure<boolean> {
  const def = defOf(g, play.card);
  const mode = modesOf(def)[play.mode] as Mode;
  const fromHand = cardOf(g, play.card).place === 'hand';
  showPlayed(g, play);
  // V-CAN-002 It counts as played, also if it is cancelled.
  if (g.state.combat) g.state.combat.quietRounds = undefined;
  notePlayed(g, def, mode, play);
  const named = namedChoices(def, mode).flatMap((choose) => ('card' in choose ? (play.chosen[choose.name] ?? []) : []));
  const opposing = isAtOpponent(mode) ? refOf(g, sceneOfPlay(play), 'opposing') : undefined;
  const on = opposing === undefined ? named : [...named, opposing];
  const playing = {
    card: play.card,
    mode: play.mode,
    seat: play.seat,
    minion: play.minion,
    acting: play.minion !== undefined && g.state.action?.by === play.minion,
    on,
    cancelled: false,
    costWaived: false,
  };
  // A card that cancels is itself played while the other one is.
  const other = g.state.playing;
  g.state.playing = playing;
  // A card on the minion may cancel its cards while it is locked; nobody has to do anything for it.
  if (play.minion !== undefined && typeOf(def, mode) === 'reaction' && playOf(g, play.minion).locked)
    playing.cancelled = has(g, play.minion, 'reactions cancelled');
  if (mode.cancelFor) yield* cancelForPayment(g, play, mode.cancelFor);
  if (other && !playing.cancelled) foil(g, playing, mode, other);
  if (g.state.action?.firmTarget && !playing.cancelled && isDoing(mode, 'redirects bleeds')) {
    g.state.action.firmTarget = false;
    playing.cancelled = true;
  }
  if (!playing.cancelled) yield* asPlayed(g, play);
  if (!playing.cancelled) yield* g.chapters.runTriggers(g, 'a card takes effect');
  g.state.playing = other;
  // V-CAN-004, V-CAN-005 The cost of a cancelled card is paid all the same, unless the cancelling card says otherwise.
  if (pays && !playing.costWaived && (playing.cancelled || !mode.paidWithEffects))
    yield* pay(g, play, costOf(def, mode));
  if (playing.cancelled) {
    g.emit({ type: 'cancelled', card: refer(g.state, play.card, true) });
    putAway(g, play.card);
  }
  if (g.state.dying.length > 0) yield* g.chapters.settleOusting(g);
  // V-HAND-008 The replacement is drawn after the window has closed; V-CAN-002 a cancelled card's text about it is void
  // too.
  const delay = (playing.cancelled ? undefined : def.replace) ?? lateReaction(g, def, mode);
  const isReplaced = fromHand && replaceCard(g, play.seat, delay, play.card, playing);
  if (g.state.draws.length > 0) yield* settleDraws(g);
  g.state.playing = playing;
  yield* g.chapters.runTriggers(g, 'a card is played');
  if (playing.cancelled) yield* g.chapters.runTriggers(g, 'a card is cancelled');
  if (isReplaced) yield* g.chapters.runTriggers(g, 'a card is replaced');
  g.state.playing = other;
  // V-AMB-01 A player who pays the last pool is ousted before the card does anything.
  return !playing.cancelled && !playerOf(g, play.seat).ousted;
}

/** A card in play may cancel the next one that would cancel a minion card of another Methuselah. */
function foil(g: G, playing: Playing, mode: Mode, other: Playing): void {
  if (other.seat === playing.seat || !isDoing(mode, 'cancels minion cards')) return;
  if (!isMinionCard(defOf(g, other.card), modesOf(defOf(g, other.card))[other.mode] as Mode)) return;
  const foils = clockwiseFrom(g, g.state.turn)
    .flatMap((seat) => cardsInPlay(g, seat))
    .find((id) => abilitiesOf(g, id).some((each) => 'always' in each && each.always === 'foils cancelling'));
  if (foils === undefined) return;
  playing.cancelled = true;
  playing.costWaived = true;
  burn(g, foils);
}

/** An effect may put off the replacement of reaction cards until the action is over. */
function lateReaction(g: G, def: CardDef, mode: Mode): 'action' | undefined {
  const { action } = g.state;
  if (!action || typeOf(def, mode) !== 'reaction') return undefined;
  return has(g, action.by, 'late replacement of reactions') ? 'action' : undefined;
}

const atOpponent = new WeakMap<Mode, boolean>();

/** A card that does something to the opposing minion is played on it, though it names nothing. */
function isAtOpponent(mode: Mode): boolean {
  let is = atOpponent.get(mode);
  if (is === undefined) {
    is = mode.effects.some((effect) => Object.values(effect).includes('opposing'));
    atOpponent.set(mode, is);
  }
  return is;
}

/** The card itself offers a player to cancel it as it is played, if he pays for that. */
function* cancelForPayment(g: G, play: Play, price: NonNullable<Mode['cancelFor']>): Procedure {
  for (const seat of seatsOf(g, sceneOfPlay(play), price.who))
    if (!g.state.playing?.cancelled) yield* offerToCancel(g, play, seat, price);
}

function* offerToCancel(g: G, play: Play, seat: Seat, price: NonNullable<Mode['cancelFor']>): Procedure {
  const { cost, from, discards, costNotPaid } = price;
  const cancels: Effect = { do: 'cancel', card: 'played', ...(costNotPaid ? { costNotPaid } : {}) };
  const scene = sceneOfPlay(play);
  const payer = from ? refOf(g, scene, from) : scene.minion;
  if (typeof cost?.pool === 'number' && cost.pool > playerOf(g, seat).pool) return;
  const inHand = discards ? candidates(g, { ...scene, seat }, { ...discards.cards, in: 'hand', of: 'you' }).length : 0;
  if (discards && inHand < discards.amount) return;
  const gone: Effect[] = discards
    ? [
        {
          do: 'choose',
          choose: {
            name: 'gone',
            card: { ...discards.cards, in: 'hand', of: 'you' },
            min: discards.amount,
            max: discards.amount,
          },
        },
        { do: 'discard', who: 'you', card: 'the gone' },
      ]
    : [];
  yield* perform(g, { ...scene, seat, minion: payer }, [
    { do: 'may', effects: [...gone, cancels], ...(cost ? { cost } : {}) },
  ]);
}

/** V-CAN-001 Only effects that cancel the card, and wake effects (V-CAN-010), can be used here. */
function* asPlayed(g: G, play: Play): Procedure {
  const order = impulse(g, play.seat);
  yield* opportunity(
    order,
    'first',
    (seat) => cardQuestion(g, seat, 'as played', { say: 'respond to card', card: play.card }),
    function* (heard) {
      yield* carryOut(g, heard, 'as played');
      return g.state.playing?.cancelled !== true;
    },
  );
}

function notePlayed(g: G, def: CardDef, mode: Mode, { seat, minion }: Play): void {
  if (typeOf(def, mode) === 'event' && def.traits?.includes('Gehenna'))
    for (let id = 0; id < g.state.cards.length; id++) unmark(g, id as CardId, DIABLERIST);
  if (mode.once === 'game' || mode.once === 'own game') g.state.eventsPlayed.push(nameInGame(def, mode, seat));
  if (mode.once === 'turn of all') playerOf(g, g.state.turn).did.push(limitedName(def, mode));
  if (minion === undefined) return;
  const { action, combat } = g.state;
  const type = typeOf(def, mode);
  for (const each of mode.disciplines ?? []) action?.skills.push({ minion, discipline: each.toLowerCase() });
  if (action && (type === 'action modifier' || type === 'reaction'))
    action.played.push({ minion, name: def.name, reaction: type === 'reaction' });
  const fighter = combat?.fighters.find((each) => each.card === minion);
  if (def.traits?.includes('aim')) fighter?.used.push(AIMED);
  // Only the ways that are limited count: a card may limit one of its levels (V-GEN-001).
  if (mode.once === 'round') fighter?.playedThisRound.push(def.name);
  if (mode.once === 'combat') fighter?.playedThisCombat.push(def.name);
  if (mode.once === 'combat of all') combat?.limited.push(limitedName(def, mode));
  if (mode.once === 'action' || mode.once === 'own action')
    action?.played.push({ minion, name: limitedName(def, mode), reaction: type === 'reaction' });
  if (mode.once === 'turn') playOf(g, minion).did.push(`once:${def.name}`);
  if (mode.once === 'unlock') playOf(g, minion).did.push(`unlock:${def.name}`);
}

/** To the ash heap, unless the card says that it leaves the game. */
function putAway(g: G, card: CardId): void {
  if (defOf(g, card).removedAfterPlay) removeFromGame(g, card);
  else burn(g, card);
}

/** The card goes to the ash heap unless its effects have put it somewhere. */
export function settle(g: G, card: CardId): void {
  if (cardOf(g, card).place === 'played') putAway(g, card);
}

/** The action of a card that was put away goes on: the card is being played again. */
export function unsettle(g: G, { card: id, seat }: Play): void {
  const card = cardOf(g, id);
  if (card.place !== 'ash_heap' && card.place !== 'removed') return;
  leave(g, id);
  card.place = 'played';
  card.at = seat;
  changed(g);
  keepTable(g);
}

/** Plays a card that takes effect at once: masters, modifiers, reactions, combat cards, events. V-CARD-023 Nobody locks by it. */
function* playCard(g: G, play: Play): Procedure<boolean> {
  const def = defOf(g, play.card);
  const mode = modesOf(def)[play.mode] as Mode;
  if (!(yield* announceCard(g, play))) return false;
  yield* perform(g, sceneOfPlay(play), mode.effects);
  settle(g, play.card);
  return true;
}

/** Carries out a sentence that starts with `plays` or `uses`. */
export function* carryOut(g: G, heard: Heard, _step: Step): Procedure {
  const head = heard.path[0] as Piece;
  if (head.say === 'uses') {
    yield* useCard(g, heard.seat, heard.path);
    return;
  }
  const play = readPlay(g, heard.seat, heard.path);
  const def = defOf(g, play.card);
  if (typeOf(def, modesOf(def)[play.mode] as Mode) === 'master') yield* playMaster(g, play);
  else yield* playCard(g, play);
}

/** V-MAS-003 to V-MAS-007, V-MAS-012 to V-MAS-016 */
function* playMaster(g: G, play: Play): Procedure {
  const def = defOf(g, play.card);
  const player = playerOf(g, play.seat);
  const mode = modesOf(def)[play.mode] as Mode;
  const outOfTurn = isOutOfTurn(def, mode);
  if (outOfTurn) {
    // V-MAS-006, V-CAN-008 Cancelled or not, it uses up an action of the next master phase.
    player.masterDebt++;
    player.outOfTurnPlayed = true;
  } else player.masterActions--;
  if (!(yield* announceCard(g, play))) return;
  if (def.trifle && g.edition.trifles) trifle(g, play.seat, outOfTurn);
  const owed = mode.paidWithEffects ? (yield* priceToPay(g, play, costOf(def, mode))).pool : 0;
  yield* perform(g, sceneOfPlay(play), mode.effects);
  // Gains at the same time come first, so that nobody is ousted in between.
  if (owed > 0) burnPool(g, play.seat, owed);
  settle(g, play.card);
}

/** V-MAS-012 to V-MAS-014, V-CAN-007 One additional action, at most one from trifles per master phase. */
function trifle(g: G, seat: Seat, outOfTurn: boolean): void {
  const player = playerOf(g, seat);
  if (outOfTurn) {
    if (player.masterBonus === 0) player.masterBonus = 1;
  } else if (forbid('V-MAS-013', player.trifled) === undefined) {
    player.trifled = true;
    player.masterActions++;
  }
}
