/** Chapter 12: the minion phase. Each action is one part of the match: it starts at a checkpoint. */

import {
  askWindow,
  type CardId,
  forbid,
  type Heard,
  PASS,
  type Path,
  type Piece,
  type Procedure,
  type Question,
  type Seat,
} from '@praxis/engine';
import { takeAction } from '../action/action.ts';
import { startAction } from '../action/announcing.ts';
import { actionNext, actionPieces, isActionSentence } from '../action/sentences.ts';
import { carryOut, continuation, openings, readPlay } from '../cards/playing.ts';
import { runTriggers } from '../cards/triggers.ts';
import { cardQuestion, openQuestion } from '../cards/windows.ts';
import { clockwiseFrom, hasMark, isReady, isVampire } from '../changes/general.ts';
import { abilitiesOf, has } from '../facts/values.ts';
import { isMinionCard, modesOf } from '../state/modes.ts';
import { cardOf, defOf, type G, playerOf, playOf } from '../state/state.ts';

/**
 * V-MIN-001, V-MIN-002 The player's minions act one after another; an action is resolved before another is announced. V-MIN-003 Who
 * unlocks meanwhile is offered again; V-MIN-005 which mandatory action comes first is the player's choice.
 */
export function* minionPart(g: G): Procedure {
  g.state.phase = 'minion';
  const seat = g.state.turn;
  if (playerOf(g, seat).ousted) {
    g.state.at = 'influence';
    return;
  }
  const heard: Heard | undefined = yield* askWindow(clockwiseFrom(g, seat), (each) => minionQuestion(g, each));
  if (!heard) {
    g.state.at = 'influence';
    yield* runTriggers(g, 'end of minion phase');
    return;
  }
  g.state.at = 'minion';
  if (isActionSentence(g, heard.path)) {
    const { action, play } = startAction(g, heard.seat, heard.path);
    yield* takeAction(g, action, play);
  } else yield* carryOut(g, heard, 'minion');
}

function minionQuestion(g: G, seat: Seat): Question | undefined {
  const about: Piece = { say: 'minion phase' };
  if (seat !== g.state.turn) return cardQuestion(g, seat, 'minion', about);
  const rest = (prefix: Path): readonly Piece[] => {
    const { say } = prefix[0] as Piece;
    return say === 'plays' || say === 'uses' ? continuation(g, seat, 'minion', prefix) : actionNext(g, seat, prefix);
  };
  return openQuestion(g, seat, 'minion', about, minionPieces(g, seat), () => minionPieces(g, seat), rest);
}

/** V-MIN-004 A mandatory action must be taken: there is no passing while one is possible. */
function minionPieces(g: G, seat: Seat): Piece[] {
  const pieces = [...actionPieces(g, seat), ...openings(g, seat, 'minion')];
  const must =
    forbid(
      waitsFor(g),
      pieces.some((piece) => isMandatory(g, piece)),
    ) !== undefined;
  return must ? pieces : [PASS, ...pieces];
}

function isMandatory(g: G, piece: Piece): boolean {
  return (
    piece.card !== undefined &&
    piece.say !== 'plays' &&
    piece.say !== 'uses' &&
    mandatoryActions(g, piece.card).length === 1
  );
}

/** V-MIN-008, V-AMB-19 A ready unlocked vampire without blood must hunt; and cards can demand an action. */
export function mandatoryActions(g: G, minion: CardId): string[] {
  const { play } = cardOf(g, minion);
  if (!play || play.locked || !isReady(g, minion)) return NONE;
  let found: string[] | undefined;
  if (isVampire(g, minion) && play.counters === 0) found = ['hunt'];
  // 2000 knows no other mandatory action than the hunt.
  if (!g.edition.mandatoryActions) return found && canTake(g, minion) ? found : NONE;
  for (const ability of abilitiesOf(g, minion))
    if ('always' in ability && ability.always === 'mandatory action') found = [...(found ?? []), ability.name];
  for (const each of play.with)
    for (const ability of defOf(g, each).abilities ?? [])
      if ('always' in ability && ability.always === 'mandatory action') found = [...(found ?? []), ability.name];
  return found && canTake(g, minion) ? found : NONE;
}

/** A minion that cannot act at all has no mandatory action to take and keeps nobody waiting. */
function canTake(g: G, minion: CardId): boolean {
  return !hasMark(g, minion, 'recruited') && !has(g, minion, 'cannot act');
}

const NONE: string[] = [];

/** Whether a minion may take an action of this name at all now; `name` is what a mandatory action would be called. */
export function whyNotAct(g: G, seat: Seat, minion: CardId, name: string): string | undefined {
  const { play, at, place } = cardOf(g, minion);
  return (
    forbid('V-MIN-001', g.state.turn !== seat) ??
    forbid('V-CARD-002', at !== seat) ??
    // V-TOR-003 In torpor a vampire can only leave it.
    (place === 'torpor' ? forbid('V-TOR-003', name !== 'leave torpor') : forbid('V-MIN-001', place !== 'ready')) ??
    forbid('V-MIN-001', play?.locked === true) ??
    // V-ACT-031 A recruited ally cannot act in the turn it is recruited.
    forbid('V-ACT-031', hasMark(g, minion, 'recruited')) ??
    forbid('V-GEN-001', has(g, minion, 'cannot act')) ??
    whyNotMandatory(g, seat, minion, name)
  );
}

/** V-MIN-004 to V-MIN-007 */
function whyNotMandatory(g: G, seat: Seat, minion: CardId, name: string): string | undefined {
  const mine = mandatoryActions(g, minion);
  if (mine.length > 1 && new Set(mine).size > 1) return forbid('V-MIN-007', true);
  if (mine.length > 0) return forbid('V-MIN-006', mine[0] !== name);
  for (const other of playerOf(g, seat).zones.ready)
    if (other !== minion && keepsOthersWaiting(g, other)) {
      const why = forbid(waitsFor(g), true);
      if (why) return why;
    }
  return undefined;
}

/** V-MIN-004, V-MIN-007 Not a minion that is stuck: with two different actions to take, or with one that a card has forbidden it. */
function keepsOthersWaiting(g: G, minion: CardId): boolean {
  const [first, ...rest] = new Set(mandatoryActions(g, minion));
  return first !== undefined && rest.length === 0 && !playOf(g, minion).did.includes(`not again:${first}`);
}

/** V-MIN-004, V-MIN-008 By which rule the others wait: 2000 has one for the hunt only. */
function waitsFor(g: G): string {
  return g.edition.huntAtOnce ? 'V-MIN-008' : 'V-MIN-004';
}

/** V-MIN-009 The same action card; V-MIN-010, V-AMB-06 the same action through the same card in play. */
export function whyNotRepeat(g: G, minion: CardId, key: string): string | undefined {
  const { did } = playOf(g, minion);
  const rule = key.startsWith('use:') ? 'V-MIN-010' : 'V-MIN-009';
  return (
    forbid(rule, g.edition.sameActionOncePerTurn && did.includes(key)) ??
    forbid('V-GEN-001', did.includes(`not again:${key}`))
  );
}

/** Cards of the types that are played as actions. */
export function isActionCard(g: G, path: readonly Piece[]): boolean {
  const head = path[0] as Piece;
  if (head.say !== 'plays') return false;
  const def = defOf(g, head.card as CardId);
  const { mode } = readPlay(g, 0, path);
  return isMinionCard(def, modesOf(def)[mode] as (typeof def.modes & object)[number]);
}
