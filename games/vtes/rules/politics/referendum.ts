/** Chapter 17: politics. A referendum has three steps: terms, polling, resolution (V-POL-002). */

import {
  ask,
  type CardId,
  forbid,
  type Heard,
  PASS,
  PASSIVE_PASS,
  type Path,
  type Piece,
  type Procedure,
  poll,
  type Question,
  refer,
  type Seat,
} from '@praxis/engine';
import type { ActionAbility, Choose, Effect, Mode } from '../../cards/language.ts';
import { perform } from '../cards/effects.ts';
import { continuation, openings } from '../cards/offers.ts';
import { carryOut, settle } from '../cards/playing.ts';
import { runTriggers } from '../cards/triggers.ts';
import { cardWindow } from '../cards/windows.ts';
import { setEdge } from '../changes/counters.ts';
import { drawDelayed } from '../changes/hand.ts';
import { burnForVote, castVotes, gainFrom, tally } from '../changes/votes.ts';
import { isInPlay } from '../facts/cards.ts';
import { chooseNext, readChoices } from '../facts/choices.ts';
import { abilitiesOf } from '../facts/printed.ts';
import type { Scene } from '../facts/scenes.ts';
import { clockwiseFrom } from '../facts/seats.ts';
import { counts } from '../facts/values.ts';
import { isVote, votePieces, votesForEdge } from '../facts/votes.ts';
import type { PutOff } from '../state/action.ts';
import { modesOf } from '../state/modes.ts';
import type { Referendum } from '../state/referendum.ts';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';

/** A referendum's subject. The text of its card is looked up unless it is given. */
export interface Call {
  /** The controller of the acting vampire; in a blood hunt, its caller. */
  readonly caller: Seat;
  readonly by: CardId;
  readonly card: CardId | undefined;
  readonly bloodHunt: boolean;
  /** The X of the card's cost. */
  readonly x?: number;
}

/** The words of the card: the choices of the terms, the effects during the referendum, the effects if it passes. */
interface Matter {
  readonly choose: readonly Choose[];
  readonly during: readonly Effect[];
  readonly effects: readonly Effect[];
}

const NOTHING: Matter = { choose: [], during: [], effects: [] };

function matterOf(g: G, call: Call): Matter {
  if (call.card === undefined) return NOTHING;
  const index = g.state.action?.mode ?? 0;
  const words = isPoliticalCard(g, call)
    ? (modesOf(defOf(g, call.card))[index] as Mode)
    : (abilitiesOf(g, call.card)[index] as ActionAbility);
  return { choose: words.choose ?? [], during: words.during ?? [], effects: words.effects };
}

/** V-VOT-005 A card that was played for the referendum, as opposed to one in play that lets a vampire call it. */
function isPoliticalCard(g: G, { card }: Call): boolean {
  return card !== undefined && cardOf(g, card).place === 'played';
}

/**
 * V-POL-001, V-POL-002 Holds a referendum and returns whether it passed. It stays readable in the state until its
 * caller has finished with it.
 */
export function* referendum(g: G, call: Call): Procedure<boolean> {
  const matter = matterOf(g, call);
  const held = open(g, call);
  yield* setTerms(g, held, matter);
  if (!held.automatic) yield* polling(g, held);
  return yield* resolve(g, held, matter);
}

function open(g: G, call: Call): Referendum {
  const held: Referendum = {
    ...call,
    x: call.x ?? 0,
    step: 'terms',
    for: 0,
    against: 0,
    ballots: [],
    barred: call.bloodHunt ? [] : (g.state.action?.barredVoters.slice() ?? []),
    terms: {},
    about: [],
    cancelled: false,
    automatic: !call.bloodHunt && isDecided(g, call.caller),
    afterTally: [],
    afterPassing: [],
    losses: undefined,
    passed: undefined,
  };
  g.state.referendum = held;
  // An ability that can be used once in a referendum can be used again in the next one.
  for (const { play } of g.state.cards)
    if (play && play.did.length > 0) play.did = play.did.filter((each) => !each.startsWith('referendum:'));
  g.emit({
    type: 'referendum',
    seat: call.caller,
    by: refer(g.state, call.by, true),
    bloodHunt: call.bloodHunt,
    ...(call.card === undefined ? {} : { card: refer(g.state, call.card, true) }),
  });
  // V-VOT-005 The card that called it gives its one vote to the controller of the acting vampire.
  if (isPoliticalCard(g, call)) gainFrom(g, call.caller, 'political card', undefined, 1);
  return held;
}

/** An effect may let the next referendum of the player pass by itself; it is used up by that. */
function isDecided(g: G, caller: Seat): boolean {
  const { lasting } = g.state;
  const at = lasting.findIndex(
    (each) => each.seat === caller && each.stat === 'next referendum passes' && counts(g, each),
  );
  if (at < 0) return false;
  lasting.splice(at, 1);
  return true;
}

function sceneOfReferendum(held: Referendum): Scene {
  return { seat: held.caller, minion: held.by, card: held.card, chosen: held.terms, x: held.x };
}

/** V-POL-003, V-PRO-003 The terms are chosen only now; V-POL-004 2000 and third: then come the cards used before votes are cast. */
function* setTerms(g: G, held: Referendum, { choose, during }: Matter): Procedure {
  const scene = sceneOfReferendum(held);
  if (chooseNext(g, scene, choose, []).length > 0) {
    const head: Piece = { say: 'sets the terms' };
    const path: Path = yield* ask({
      seat: held.caller,
      step: 'terms',
      about: { say: 'terms', ...(held.card === undefined ? {} : { card: held.card }) },
      next: (prefix) => (prefix.length === 0 ? [head] : chooseNext(g, scene, choose, prefix.slice(1))),
    });
    held.terms = readChoices(choose, path.slice(1)).chosen;
    held.about = path.flatMap(({ card }) => (card === undefined ? [] : [card]));
    g.emit({ type: 'terms', seat: held.caller, terms: termsFor(g, path) });
  }
  yield* perform(g, sceneOfReferendum(held), during);
  yield* runTriggers(g, 'a referendum is called');
  if (g.edition.beforeVotes === 'terms' && !held.automatic)
    yield* cardWindow(g, 'terms', { say: 'before votes' }, () => held.cancelled);
}

/** A term that everybody knows: a share for a player, a player, a card by its handle, a number, a word. */
export interface Term {
  readonly seat?: Seat;
  readonly card?: number;
  readonly amount?: number;
}

/** The terms while votes are cast on them. The card of a cancelled referendum may have gone elsewhere (Delaying Tactics). */
export function termsOf(g: G, held: Referendum): readonly Term[] {
  if (held.step !== 'polling' || held.cancelled) return [];
  return matterOf(g, held).choose.flatMap((choose): Term[] => {
    const values = held.terms[choose.name] ?? [];
    // Shares are kept as seat, amount, seat, amount …
    if ('allot' in choose)
      return values.flatMap((seat, at) => (at % 2 === 0 ? [{ seat, amount: values[at + 1] as number }] : []));
    if ('player' in choose) return values.map((seat) => ({ seat }));
    if ('card' in choose) return values.map((card) => ({ card: cardOf(g, card as CardId).handle }));
    return values.map((amount) => ({ amount }));
  });
}

function termsFor(g: G, path: Path): unknown[] {
  return path
    .slice(1)
    .map(({ card, ...rest }) => (card === undefined ? rest : { ...rest, card: refer(g.state, card, true) }));
}

/** V-POL-005, V-POL-007 Open to all in any order, until everybody has passed since the last vote or card. */
function* polling(g: G, held: Referendum): Procedure {
  held.step = 'polling';
  yield* poll(
    clockwiseFrom(g, held.caller),
    (seat) => (held.cancelled ? undefined : pollQuestion(g, seat)),
    (heard) => usePoll(g, heard),
  );
}

/** Everybody is asked, even a player who can only pass: a skipped question would reveal a hand. */
function pollQuestion(g: G, seat: Seat): Question | undefined {
  if (playerOf(g, seat).ousted) return undefined;
  return {
    seat,
    step: 'polling',
    about: { say: 'polling' },
    passive: PASSIVE_PASS,
    next: (prefix) => {
      if (prefix.length === 0) return [PASS, ...votePieces(g, seat), ...openings(g, seat, 'polling')];
      const { say } = prefix[0] as Piece;
      return say === 'plays' || say === 'uses' ? continuation(g, seat, 'polling', prefix) : [];
    },
  };
}

function* usePoll(g: G, heard: Heard): Procedure {
  const piece = heard.path[0] as Piece;
  if (isVote(piece)) castVotes(g, heard.seat, piece);
  else if (piece.say === 'burns the Edge for a vote') {
    // V-VOT-014 It returns uncontrolled to the centre.
    setEdge(g);
    gainFrom(g, heard.seat, 'edge', undefined, votesForEdge(g, heard.seat));
  } else if (piece.say === 'burns for a vote') burnForVote(g, heard.seat, piece.card as CardId);
  else yield* carryOut(g, heard, 'polling');
  // A minion may have come, gone or changed by the effects used.
  tally(g);
}

/** V-POL-008, V-POL-009 More votes for than against; a tie fails, and a failed referendum has no effect. */
function* resolve(g: G, held: Referendum, { effects }: Matter): Procedure<boolean> {
  const outvoted = forbid('V-POL-008', held.for <= held.against) !== undefined;
  const passed = !held.cancelled && (held.automatic || !outvoted);
  held.passed = passed;
  held.step = 'over';
  g.emit({ type: 'referendum result', passed, for: held.for, against: held.against, cancelled: held.cancelled });
  if (!held.cancelled) {
    yield* carryOutLater(g, held.afterTally);
    yield* runTriggers(g, 'votes are tallied');
  }
  if (forbid('V-POL-009', !passed) === undefined) {
    held.losses = g.state.players.map(() => 0);
    yield* perform(g, sceneOfReferendum(held), effects);
    yield* carryOutLater(g, held.afterPassing);
    held.losses = undefined;
    yield* runTriggers(g, 'referendum passed');
  } else yield* runTriggers(g, 'referendum failed');
  if (held.card !== undefined && !isInPlay(g, held.card)) settle(g, held.card);
  // V-HAND-003 2000: players who used cards during the referendum draw now.
  for (const seat of clockwiseFrom(g, held.caller)) drawDelayed(g, 'referendum', seat);
  return passed;
}

/** Carries out effects that cards have put off until now. */
function* carryOutLater(g: G, waiting: PutOff[]): Procedure {
  for (const { effects, ...scene } of waiting.splice(0)) yield* perform(g, { ...scene, x: 0 }, effects);
}
