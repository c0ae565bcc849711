/** Everything a seat might think of doing, with the rules that forbid it, for `explain`. */
import { allReasons, type CardId, type Conceivable, forbid, type Path, type Piece, type Seat } from '@praxis/engine';
import type { CardDef } from '../../cards/language.ts';
import { whyNoAction, whyNotAttackWith, whyNotCompany, whyNotRecruit } from '../action/actions.ts';
import { whyNotConclude } from '../action/conspiracy.ts';
import { isAction, isHosted, whyNotPlayUnhosted, whyNotPlayWith } from '../action/playing.ts';
import { whyNotDetach } from '../cards/attaching.ts';
import { whyNotAdd } from '../cards/conspiracies.ts';
import { isProtected, targetPieces } from '../cards/targets.ts';
import { type Occasion, whyNotUse } from '../cards/using.ts';
import { allCharacters, attachedTo, inTorpor, isSubtype, whereIs } from '../facts/cards.ts';
import { whyNotAttack } from '../facts/needs.ts';
import { allTargets } from '../facts/reach.ts';
import { sourcesOf } from '../facts/sources.ts';
import { payable } from '../facts/values.ts';
import { whyNotClaim } from '../influence/prince.ts';
import { isGoingOn } from '../state/attack.ts';
import { newScope } from '../state/moments.ts';
import { cardOf, defOf, type G, playerOf, seatsOf } from '../state/state.ts';
import type { Step } from '../state/steps.ts';
import { inAttack } from './attack.ts';
import { inConflict } from './conflict.ts';
import { elsewhere } from './elsewhere.ts';
import { toldOf } from './telling.ts';

const OCCASIONS: Partial<Record<Step, Occasion>> = {
  action: 'idle',
  abilities: 'attack',
  influence: 'influence',
  relentless: 'relentless',
  inquisition: 'inquisition',
};

/** Rules that say the same of what is announced so. */
const LIKEWISE: Readonly<Record<string, readonly string[]>> = {
  'attacks R-DMG-006': ['R-ATK-002'],
  'draws R-TURN-009': ['R-ACT-003'],
};

export type Say = (path: Path, whyNot: () => string | undefined) => Conceivable;
type Now = () => string | undefined;

/** R-ABL-002, R-ACT-009, R-TURN-005 Moves of the Action Phase need one's own turn, with nothing else going on. */
function whyNotNow(g: G, seat: Seat, step: string): string | undefined {
  return forbid('R-TURN-005', g.state.turn !== seat) ?? forbid('R-ACT-009', step !== 'action' || g.state.turn !== seat);
}

export function* conceivable(g: G, seat: Seat, step: string): Iterable<Conceivable> {
  const say: Say = (path, whyNot) => {
    const reasons = allReasons(whyNot);
    const alike = reasons.flatMap((rule) => LIKEWISE[`${path[0]?.say} ${rule}`] ?? []);
    return { path, reasons: [...new Set([...reasons, ...alike])], told: toldOf(g, seat, step, path, reasons) };
  };
  const player = playerOf(g, seat);
  const now: Now = () => whyNotNow(g, seat, step);
  // What belongs to the moment comes first: of two equally good reasons the first is told.
  yield* inAttack(g, seat, step, say);
  for (const word of ['library', 'faction'] as const) {
    const isEmpty = player.piles[word].length === 0;
    const whyNot: Now = () => now() ?? whyNoAction(g, seat, false) ?? forbid('R-TURN-009', isEmpty);
    yield say([{ say: 'draws', word }], whyNot);
  }
  for (const card of player.piles.hand) yield* fromHand(g, seat, card, now, say);
  yield* attacks(g, seat, now, say);
  for (const card of player.characters) {
    yield say([{ say: 'claims', card }], () => now() ?? whyNoAction(g, seat, true) ?? whyNotClaim(g, card));
    for (const each of attachedTo(g, card))
      yield say([{ say: 'detaches', card: each }, from(card)], () => now() ?? whyNotDetach(g, seat, each));
  }
  yield* conspiracies(g, seat, step, now, say);
  yield* abilities(g, seat, step, say);
  yield* inConflict(g, seat, step, say);
  yield* elsewhere(g, seat, step, say);
}

function from(card: CardId): Piece {
  return { say: 'from', card };
}

/** A sentence alone, and with everything that could be its target. */
function* onAnything(
  g: G,
  seat: Seat,
  path: Path,
  whyNot: Now,
  say: Say,
  whyNotOn: (on: Piece) => string | undefined = () => undefined,
): Iterable<Conceivable> {
  yield say(path, whyNot);
  // R-SET-008, R-DMG-006 A target that cannot be chosen.
  for (const id of allCharacters(g))
    yield say(
      [...path, { say: 'on', card: id }],
      () =>
        forbid('R-SET-008', isProtected(g, seat, cardOf(g, id).at)) ??
        forbid('R-DMG-006', inTorpor(g, id)) ??
        whyNot() ??
        whyNotOn({ say: 'on', card: id }),
    );
  for (const other of seatsOf(g)) {
    const on: Piece = { say: 'on', seat: other };
    yield say([...path, on], () => whyNot() ?? whyNotOn(on));
  }
  const cards = [...g.state.events, ...seatsOf(g).flatMap((other) => playerOf(g, other).inPlay)];
  for (const card of cards) {
    const on: Piece = { say: 'on', card };
    yield say([...path, on], () => whyNot() ?? whyNotOn(on));
  }
}

/** R-ACT-013 Why the card that is played does not target this. */
function unfit(g: G, seat: Seat, card: CardId, acting: CardId | undefined): (on: Piece) => string | undefined {
  const def = defOf(g, card);
  // A Conspiracy names its targets when it is resolved.
  const [target] = isSubtype(def, 'conspiracy') ? [] : (def.play?.targets ?? []);
  if (!target || target.target === 'half of the players') return () => undefined;
  const fitting = targetPieces(g, newScope(seat, card, { acting }), target);
  return (on) => forbid('R-ACT-013', !fitting.some((each) => each.card === on.card && each.seat === on.seat));
}

function* fromHand(g: G, seat: Seat, card: CardId, now: Now, say: Say): Iterable<Conceivable> {
  const def = defOf(g, card);
  yield say([{ say: 'recruits', card }], () => now() ?? whyNotRecruit(g, seat, card));
  const plays: Piece = { say: 'plays', card };
  if (!isAction(def)) {
    if (!isGoingOn(g.state.attack)) yield say([plays], () => whyNotOutside(def));
    return;
  }
  if (!isHosted(def)) {
    const whyNot: Now = () => now() ?? whyNoAction(g, seat, false) ?? whyNotPlayUnhosted(g, seat, card);
    yield* onAnything(g, seat, [plays], whyNot, say, unfit(g, seat, card, undefined));
    return;
  }
  for (const id of playerOf(g, seat).characters) {
    const whyNot: Now = () =>
      now() ?? whyNoAction(g, seat, true) ?? forbid('R-DMG-006', inTorpor(g, id)) ?? whyNotPlayWith(g, seat, card, id);
    // R-PLC-010 A character at home has to move for it.
    const isAway = def.play?.streets === true && whereIs(g, id) !== 'streets';
    const atOnce: Now = () => whyNot() ?? forbid('R-PLC-010', isAway);
    const whyNotOn = unfit(g, seat, card, id);
    yield* onAnything(g, seat, [plays, { say: 'acting', card: id }], atOnce, say, whyNotOn);
    yield* onAnything(g, seat, [plays, { say: 'acting', card: id }, { say: 'moving' }], whyNot, say, whyNotOn);
    // R-INF-002 The price of a Title in Prestige, or an amount that the card lets its player choose.
    for (let amount = 1; amount <= (def.exert ?? def.play?.pays?.to ?? 0); amount++)
      yield say(
        [plays, { say: 'acting', card: id }, { say: 'paying', amount }],
        () => whyNot() ?? forbid('R-TOK-015', amount > payable(g, seat)),
      );
  }
}

/** Attack cards and Reactions belong to an attack, Influence Modifiers to a vote or the price of a Title. */
function whyNotOutside({ attack, reaction, modifier }: CardDef): string | undefined {
  return (
    forbid('R-ATK-008', attack !== undefined) ??
    forbid('R-ATK-015', reaction !== undefined) ??
    forbid('R-INF-007', modifier !== undefined)
  );
}

function* attacks(g: G, seat: Seat, now: Now, say: Say): Iterable<Conceivable> {
  for (const card of playerOf(g, seat).characters)
    for (const on of [...allTargets(g, seat), ...playerOf(g, seat).characters]) {
      const path: Path = [
        { say: 'attacks', card },
        { say: 'at', card: on },
      ];
      const whyNot: Now = () => now() ?? whyNotAttackWith(g, seat, card) ?? whyNotAttack(g, seat, on);
      yield say(path, whyNot);
      for (const id of playerOf(g, seat).characters)
        yield say([...path, { say: 'with', card: id }], () => whyNot() ?? whyNotCompany(g, card, id));
    }
}

function* conspiracies(g: G, seat: Seat, step: string, now: Now, say: Say): Iterable<Conceivable> {
  for (const card of playerOf(g, seat).conspiracies)
    yield* onAnything(g, seat, [{ say: 'resolves', card }], () => now() ?? whyNotConclude(g, seat, card), say);
  const isWindow = step === 'action' || step === 'relentless';
  for (const other of seatsOf(g))
    for (const card of playerOf(g, other).conspiracies)
      yield say([{ say: 'adds', card }], () => forbid('R-CON-005', !isWindow) ?? whyNotAdd(g, seat, card));
}

function* abilities(g: G, seat: Seat, step: string, say: Say): Iterable<Conceivable> {
  const occasion = OCCASIONS[step as Step];
  for (const source of sourcesOf(g, 'activated')) {
    if (source.seat !== seat) continue;
    const whyNot: Now = () =>
      whyNotUse(g, seat, source, occasion ?? 'idle') ?? forbid('R-ABL-002', occasion === undefined);
    yield* onAnything(g, seat, [{ say: 'uses', card: source.card }], whyNot, say);
  }
  // R-DMG-007 Abilities are off in torpor.
  for (const card of playerOf(g, seat).characters)
    if (inTorpor(g, card))
      yield say([{ say: 'uses', card }], () => forbid('R-DMG-007', true) ?? forbid('R-DMG-006', true));
}
