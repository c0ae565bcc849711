/**
 * All conceivable moves of a seat, with the rules that forbid them now: `explain` reads the legality functions of the
 * rules.
 */

import { allReasons, type CardId, type Conceivable, forbid, type Piece, type Seat } from '@praxis/engine';
import type { ActionAbility, LibraryType, Mode } from '../../cards/language.ts';
import { whyNotUse } from '../cards/using.ts';
import {
  whyNotBecomeAnarch,
  whyNotBleed,
  whyNotBleedTarget,
  whyNotDestroy,
  whyNotDiablerizeAction,
  whyNotFightMarked,
  whyNotHunt,
  whyNotLeaveTorpor,
  whyNotRescue,
  whyNotTakeEquipment,
  whyNotUseAction,
} from '../facts/actions.ts';
import { blockingSeats, whyNotBlock } from '../facts/blocking.ts';
import { isMinion, isType, minionsOf } from '../facts/cards.ts';
import { whyNotPlay } from '../facts/legality.ts';
import { abilitiesOf } from '../facts/printed.ts';
import { sceneOf } from '../facts/scenes.ts';
import { clockwiseFrom } from '../facts/seats.ts';
import { cardsInPlay, usableCards } from '../facts/tabletop.ts';
import { conceivableVotes } from '../facts/votes.ts';
import type { Action } from '../state/action.ts';
import { isMinionCard, levelPiece, modesOf, typeOf } from '../state/modes.ts';
import { cardOf, defOf, type G, playerOf, playOf } from '../state/state.ts';
import type { Step } from '../state/steps.ts';
import { conceivablePayments } from '../turn/contests.ts';
import { conceivableInCombat } from './combat.ts';
import { conceivableTargets, targetsOfCard } from './targets.ts';
import { toldOf } from './telling.ts';
import { conceivableInTurn } from './turn.ts';

export function* conceivable(g: G, seat: Seat, step: string): Generator<Conceivable> {
  const player = playerOf(g, seat);
  const minions = [...player.zones.ready, ...player.zones.torpor, ...player.zones.incapacitated].filter((id) =>
    isMinion(g, id),
  );
  // What belongs to the moment comes first: of two equally good reasons the first is told.
  if (g.state.referendum)
    for (const { path, whyNot } of conceivableVotes(g, seat)) yield sentence(g, seat, path, whyNot);
  for (const minion of minions) {
    if (g.state.action && g.state.action.seat !== seat) yield block(g, seat, minion);
    yield* plainActions(g, seat, minion);
    yield* actionsOnOthers(g, seat, minion);
    yield* actionsThroughCards(g, seat, minion);
    if (!g.state.action || g.state.action.seat === seat) yield block(g, seat, minion);
  }
  // A vampire that is not controlled yet does not act.
  for (const card of player.zones.uncontrolled) if (isMinion(g, card)) yield* plainActions(g, seat, card);
  yield* actionsOfOthers(g, seat);
  // V-CON-003 Contested cards are out of play.
  for (const card of player.zones.contested)
    if (isMinion(g, card)) for (const { path } of plainActions(g, seat, card)) yield { path, reasons: ['V-CON-003'] };
  for (const card of player.zones.hand) yield* plays(g, seat, card, minions, step as Step);
  if (!g.state.referendum)
    for (const { path, whyNot } of conceivableVotes(g, seat)) yield sentence(g, seat, path, whyNot);
  for (const { path, whyNot } of conceivablePayments(g, seat)) yield sentence(g, seat, path, whyNot);
  for (const { path, whyNot, of } of conceivableInCombat(g, seat, step as Step))
    yield { ...sentence(g, seat, path, whyNot), ...(of === undefined ? {} : { of }) };
  for (const { path, whyNot } of conceivableInTurn(g, seat)) yield sentence(g, seat, [...path], whyNot);
  for (const card of usableCards(g, seat)) yield* uses(g, seat, card, step as Step);
  for (const { card, minion, ability } of g.state.allowed)
    yield sentence(g, seat, [{ say: 'uses', card }], () => whyNotUse(g, seat, minion, ability, step as Step));
}

/** Rules that say the same of the same case. */
const LIKEWISE: Readonly<Record<string, readonly string[]>> = {
  'V-ACT-012': ['V-MIN-011'],
  'V-DIS-001': ['V-DIS-002'],
  'V-MAS-003': ['V-MAS-001'],
  'V-RED-001': ['V-RED-002'],
};

function sentence(g: G, seat: Seat, path: Piece[], whyNot: () => string | undefined): Conceivable {
  const reasons = allReasons(whyNot);
  const alike = reasons.flatMap((rule) => LIKEWISE[rule] ?? []);
  return { path, reasons: [...new Set([...reasons, ...alike])], told: toldOf(g, seat, path, reasons) };
}

/**
 * V-MIN-001 Actions belong to the minion phase. V-MIN-002 While another action is being carried out, none can be
 * announced.
 */
function between(g: G, whyNot: () => string | undefined): () => string | undefined {
  const { action, actsNow, phase } = g.state;
  if (action) return () => 'V-MIN-002';
  return () => forbid('V-MIN-001', actsNow === undefined && phase !== 'minion') ?? whyNot();
}

function* plainActions(g: G, seat: Seat, card: CardId): Generator<Conceivable> {
  for (const other of clockwiseFrom(g, seat)) {
    const whyNot = () => whyNotBleedTarget(g, seat, other) ?? whyNotBleed(g, seat, card);
    yield sentence(
      g,
      seat,
      [
        { say: 'bleeds', card },
        { say: 'target', seat: other },
      ],
      between(g, whyNot),
    );
  }
  yield sentence(
    g,
    seat,
    [{ say: 'hunts', card }],
    between(g, () => whyNotHunt(g, seat, card)),
  );
  yield sentence(
    g,
    seat,
    [{ say: 'leaves torpor', card }],
    between(g, () => whyNotLeaveTorpor(g, seat, card)),
  );
  yield sentence(
    g,
    seat,
    [{ say: 'becomes anarch', card }],
    between(g, () => whyNotBecomeAnarch(g, seat, card)),
  );
}

/** V-MIN-001 A player's own minions act for him, not those of others. */
function* actionsOfOthers(g: G, seat: Seat): Generator<Conceivable> {
  const forbidden = { reasons: ['V-MIN-001'], told: ['V-CARD-002 other'] };
  for (const card of minionsOfOthers(g, seat)) yield* simplest(g, seat, card, forbidden);
}

/** To bleed and to hunt, with a minion that cannot act whatever it is like. */
function* simplest(
  g: G,
  seat: Seat,
  card: CardId,
  forbidden: { readonly reasons: readonly string[]; readonly told?: readonly string[] },
): Generator<Conceivable> {
  for (const other of clockwiseFrom(g, seat))
    yield {
      path: [
        { say: 'bleeds', card },
        { say: 'target', seat: other },
      ],
      ...forbidden,
    };
  yield { path: [{ say: 'hunts', card }], ...forbidden };
}

function* actionsOnOthers(g: G, seat: Seat, card: CardId): Generator<Conceivable> {
  for (const other of clockwiseFrom(g, seat))
    for (const target of cardsInPlay(g, other)) {
      const on: Piece = { say: 'target card', card: target };
      if (isMinion(g, target) && target !== card) {
        yield sentence(
          g,
          seat,
          [{ say: 'rescues', card }, on],
          between(g, () => whyNotRescue(g, seat, card, target)),
        );
        yield sentence(
          g,
          seat,
          [{ say: 'diablerizes', card }, on],
          between(g, () => whyNotDiablerizeAction(g, seat, card, target)),
        );
        yield sentence(
          g,
          seat,
          [{ say: 'fights', card }, on],
          between(g, () => whyNotFightMarked(g, seat, card, target)),
        );
        yield sentence(
          g,
          seat,
          [{ say: 'destroys', card }, on],
          between(g, () => whyNotDestroy(g, seat, card, target)),
        );
      } else if (playOf(g, target).on !== undefined) {
        const from: Piece = { say: 'from', card: playOf(g, target).on as CardId };
        const path: Piece[] = [{ say: 'takes equipment', card }, { say: 'equipment', card: target, list: true }, from];
        if (isType(g, target, 'equipment'))
          yield sentence(
            g,
            seat,
            path,
            between(g, () => whyNotTakeEquipment(g, seat, card, target)),
          );
        else if (isType(g, target, 'retainer')) yield { path, reasons: ['V-ACT-026'] };
      }
    }
}

function* actionsThroughCards(g: G, seat: Seat, minion: CardId): Generator<Conceivable> {
  for (const other of clockwiseFrom(g, seat))
    for (const source of cardsInPlay(g, other)) {
      const abilities = abilitiesOf(g, source).filter((ability): ability is ActionAbility => 'action' in ability);
      for (const ability of abilities) {
        const path: Piece[] = [
          { say: 'minion uses', card: minion },
          { say: 'source', card: source },
        ];
        if (abilities.length > 1) path.push({ say: 'choosing mode', word: ability.level ?? ability.action });
        yield {
          ...sentence(
            g,
            seat,
            path,
            between(g, () => whyNotUseAction(g, seat, minion, source, ability)),
          ),
          of: source,
        };
      }
    }
}

function block(g: G, seat: Seat, minion: CardId): Conceivable {
  const { action } = g.state;
  return sentence(g, seat, [{ say: 'attempts to block', card: minion }], () =>
    action ? (whyNotBlock(g, action, minion) ?? forbid('V-BLK-005', !isNextToBlock(g, action, seat))) : 'V-PRO-005',
  );
}

/** V-BLK-005 The first Methuselah who may block and has not declined yet. */
function isNextToBlock(g: G, action: Action, seat: Seat): boolean {
  return blockingSeats(g, action).find((each) => !action.declined.includes(each)) === seat;
}

function* plays(g: G, seat: Seat, card: CardId, minions: readonly CardId[], step: Step): Generator<Conceivable> {
  const def = defOf(g, card);
  const modes = modesOf(def);
  for (const [index, mode] of modes.entries()) {
    const level = modes.length > 1 ? [levelPiece(mode as Mode)] : [];
    if (!isMinionCard(def, mode as Mode)) {
      yield* playsWith(g, seat, card, index, undefined, [{ say: 'plays', card }, ...level], step);
      continue;
    }
    for (const minion of minions)
      yield* playsWith(
        g,
        seat,
        card,
        index,
        minion,
        [{ say: 'plays', card }, { say: 'with', card: minion }, ...level],
        step,
      );
    for (const other of minionsOfOthers(g, seat))
      yield sentence(g, seat, [{ say: 'plays', card }, { say: 'with', card: other }, ...level], () =>
        whyNotPlay(g, seat, card, index, other, step),
      );
    // Minion cards are played by minions, and there are none.
    if (minions.length === 0) yield { path: [{ say: 'plays', card }, ...level], reasons: ['V-CARD-002'] };
  }
}

/** With and without its targets. */
function* playsWith(
  g: G,
  seat: Seat,
  card: CardId,
  index: number,
  minion: CardId | undefined,
  path: Piece[],
  step: Step,
): Generator<Conceivable> {
  const whyNot = () => whyNotPlay(g, seat, card, index, minion, step) ?? whyNotOfItsType(g, seat, card, index, minion);
  yield sentence(g, seat, path, whyNot);
  for (const more of targetsOfCard(g, { seat, minion, card, chosen: {}, x: 0 }, index, path, whyNot))
    yield sentence(g, seat, more.path, more.whyNot);
}

/** V-CARD-016, V-CARD-020, V-TOR-004 What the rules on the type of a card say about a moment that others forbid, too. */
function whyNotOfItsType(
  g: G,
  seat: Seat,
  card: CardId,
  index: number,
  minion: CardId | undefined,
): string | undefined {
  const { action, combat } = g.state;
  const def = defOf(g, card);
  const mode = modesOf(def)[index] as Mode;
  const type = typeOf(def, mode);
  if (type === 'reaction')
    return (
      forbid('V-CARD-020', (action === undefined && !mode.withoutAction) || action?.seat === seat) ??
      forbid('V-TOR-004', minion !== undefined && cardOf(g, minion).place === 'torpor')
    );
  return forbid('V-CARD-016', action !== undefined && combat === undefined && ACTION_CARDS.includes(type));
}

/** V-CARD-035 */
const ACTION_CARDS: readonly LibraryType[] = ['action', 'political action', 'equipment', 'retainer', 'ally'];

/** V-CARD-002 A player may think of minions that are not his. */
function minionsOfOthers(g: G, seat: Seat): CardId[] {
  return clockwiseFrom(g, seat).flatMap((other) => (other === seat ? [] : minionsOf(g, other)));
}

function* uses(g: G, seat: Seat, card: CardId, step: Step): Generator<Conceivable> {
  const abilities = abilitiesOf(g, card).filter((ability) => 'use' in ability);
  for (const ability of abilities) {
    const path: Piece[] = [{ say: 'uses', card }];
    if (abilities.length > 1) path.push({ say: 'choosing mode', word: ability.level ?? ability.use });
    const whyNot = () => whyNotUse(g, seat, card, ability, step);
    yield sentence(g, seat, path, whyNot);
    for (const more of conceivableTargets(g, { ...sceneOf(g, card), seat }, ability.choose ?? [], path, whyNot))
      yield sentence(g, seat, more.path, more.whyNot);
  }
}
