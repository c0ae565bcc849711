/** Chains are resolved from the last Link to the first (Y-CHN-004, Y-CHN-005). */
import { type Procedure, refer } from '@praxis/engine';
import { beginMoment, clearMoments, lastOf } from '@praxis/kit/moments.ts';
import { oncePer } from '@praxis/kit/once-per.ts';
import type { Filter, Target } from '../../cards/language.ts';
import { type Doing, doingOf } from '../cards/doing.ts';
import { carryOut } from '../cards/effects.ts';
import { moveCards } from '../changes/moving.ts';
import { takeBackUse } from '../changes/uses.ts';
import { holdAll } from '../facts/amounts.ts';
import { effectOf } from '../facts/effects.ts';
import { isOver } from '../facts/ending.ts';
import { mayInclude } from '../facts/events.ts';
import { asksForFace, fits, isLike } from '../facts/filters.ts';
import { faceOf, isOnField } from '../facts/places.ts';
import { isNegated } from '../facts/values.ts';
import { valuesChanged } from '../state/changed.ts';
import {
  cardOf,
  defOf,
  type G,
  isCurrent,
  isSameCard,
  type Link,
  type ObjectRef,
  playerOf,
  refTo,
} from '../state/state.ts';
import { canForm } from './triggers.ts';
import { upkeep } from './upkeep.ts';

/** One Link is resolved; each is a checkpoint. */
export function* resolvePart(g: G): Procedure {
  const { state } = g;
  const link = state.chain.at(-1);
  if (!link) {
    endChain(g);
    return;
  }
  beginMoment(state);
  yield* resolveLink(g, link);
  state.chain.pop();
  if (link.negated === 'activation' || !staysOnField(g, link)) leaving(g, link);
  upkeep(g);
  valuesChanged(g);
  // Y-X-END-01 After each Link the game checks for a loser.
  if (isOver(g)) return;
  if (state.chain.length === 0) endChain(g);
}

/** Y-CHN-012, Y-X-NEG-01, Y-X-NEG-02, Y-X-ACT-07, Y-X-ACT-08 */
function* resolveLink(g: G, link: Link): Procedure {
  const { state } = g;
  const { source } = link;
  const effect = effectOf(g, link);
  if (link.negated === 'activation') {
    if (effect?.once !== undefined && link.effect) takeBackUse(g, link.seat, source.card, link.effect.at, effect.once);
    // Y-X-FET-09
    if (effect?.kind === 'trigger' && effect.during)
      state.dealtWith = state.dealtWith.filter((each) => !each.startsWith(`${source.card}.`));
    // Y-X-OPT-05
    if (effect?.forbids)
      state.forbidden = state.forbidden.filter(
        (each) => !(each.seat === link.seat && each.until === 'turn' && effect.forbids?.includes(each.what as never)),
      );
    return;
  }
  // Y-X-OPT-05 An activation that tried a Special Summon counts, though it may Summon nothing.
  if (link.effect && mayInclude(g, link.effect, 'special summon')) playerOf(g, link.seat).specialSummoned = true;
  if (!effect || link.negated === 'effect' || isNegatedNow(g, link)) return;
  if (mustStay(g, link) && !isThere(g, link)) return;
  const doing = doingOf(link, state.chain.at(-2));
  const targets = effect.targets ?? effect.modes?.find(({ mode }) => mode === link.mode)?.targets ?? [];
  for (const target of targets) doing.names[target.as] = stillFitting(g, target, doing);
  if (effect.stillIf && !holdAll(g, effect.stillIf, doing)) return;
  const effects = effect.modes?.find(({ mode }) => mode === link.mode)?.effects ?? effect.effects;
  g.emit({ type: 'resolves', seat: link.seat, card: refer(state, source.card, true) });
  yield* carryOut(g, effects, doing);
  // For effects that depend on whether another one was used this turn and was not negated.
  const number = faceOf(g, source.card).activated.find(({ at }) => at === link.effect?.at)?.number ?? 0;
  playerOf(g, link.seat).used[`${defOf(g, source.card).name} ${number} by ${source.card}`] = 1;
}

/** Y-X-ACT-03, Y-X-ACT-15 The targets that are still where they were and still fit; face-down ones if no face-up card was demanded. */
function stillFitting(g: G, { as, what }: Target, doing: Doing): readonly ObjectRef[] {
  return (doing.names[as] ?? []).flatMap((each) => {
    const now = isCurrent(g, each) ? each : !asksForFace(what) && isSameCard(g, each) ? refTo(g, each.card) : undefined;
    // A reference in the text ("that monster") is fixed; whether the card fits its description is checked again. A card
    // that the text refers to may be anywhere.
    const isThere = what.in === undefined && what.is !== undefined ? isLike : fits;
    return now && isThere(g, now.card, withoutReference(what), doing) ? [now] : [];
  });
}

const withoutReference = oncePer(({ is, ...rest }: Filter): Filter => rest);

/** Y-X-NEG-02 Every effect of it that resolves while the negation lasts. */
function isNegatedNow(g: G, { source }: Link): boolean {
  const { zone } = cardOf(g, source.card);
  return isOnField(zone) && isNegated(g, source.card);
}

/** Y-X-ACT-07 Continuous, Equip and Field cards and Pendulum cards must be there when their Link resolves. */
function mustStay(g: G, { source, ofCard }: Link): boolean {
  if (!ofCard) return false;
  const { icon, kind } = defOf(g, source.card);
  return kind === 'monster' || icon === 'continuous' || icon === 'equip' || icon === 'field';
}

function isThere(g: G, { source }: Link): boolean {
  return isCurrent(g, source) && cardOf(g, source.card).up && isOnField(cardOf(g, source.card).zone);
}

/**
 * Y-SPL-002, Y-SPL-003, Y-TRP-003, Y-TRP-004, Y-X-ACT-06, Y-X-ACT-13 True if the card stays on the field when the Chain
 * is resolved.
 */
function staysOnField(g: G, link: Link): boolean {
  const { icon, kind, effects } = defOf(g, link.source.card);
  if (link.stays || kind === 'monster') return true;
  if (icon === 'equip')
    return cardOf(g, link.source.card).placed?.equippedTo !== undefined || link.negated === 'effect';
  if (icon === 'continuous' || icon === 'field') return true;
  const stays = effects?.find((each) => each.kind === 'stays');
  const { placed } = cardOf(g, link.source.card);
  if (stays?.kind === 'stays' && placed) placed.turnsLeft = stays.turns;
  return stays !== undefined;
}

/** It is sent to the Graveyard when the whole Chain is resolved. */
function leaving(g: G, { source, ofCard, negated }: Link): void {
  if (!ofCard || !isCurrent(g, source)) return;
  if (negated === 'activation' && isOnField(cardOf(g, source.card).zone)) {
    moveCards(g, [{ card: source.card, to: 'graveyard', cause: 'rule', notFromField: true }]);
    return;
  }
  g.state.leaving.push(source);
}

function endChain(g: G): void {
  const { state } = g;
  const { leaving: gone } = state;
  state.leaving = [];
  state.resolving = false;
  // Y-X-ACT-06 They go together, at the end; nothing can respond to it, so it is no moment of its own.
  const { boundary, moment } = state;
  const cards = gone.filter((each) => isCurrent(g, each) && isOnField(cardOf(g, each.card).zone));
  state.boundary = false;
  moveCards(
    g,
    cards.map(({ card }) => ({ card, to: 'graveyard', cause: 'rule' })),
  );
  state.boundary = boundary;
  state.moment = moment;
  if (state.window === 'attack declared') state.window = 'before damage step';
  settle(g);
}

/** A Duel can go on from here where it was interrupted. */
export function* settlePart(g: G): Procedure {
  settle(g);
}

/**
 * Y-X-FET-03 After an action without Chain, and after a Chain: Triggers first, then one fast effect of either player.
 * Nobody is asked for it, so it belongs to the part that has come to its end.
 */
export function settle(g: G): void {
  const { state } = g;
  state.at = 'settle';
  if (isOver(g)) return;
  upkeep(g);
  if (isOver(g)) return;
  if (state.declared) {
    state.at = 'succeed';
    return;
  }
  const { waiting } = state;
  if (waiting.length > 0) state.waiting = [];
  state.forming = waiting.length > 0 ? waiting.filter((each) => canForm(g, each)) : [];
  // Y-X-FET-08 Only the last thing to happen can be answered.
  state.answerable = lastOf(state);
  clearMoments(state);
  if (isLoop(g)) cutLoop(g);
  state.at = state.forming.length > 0 ? 'triggers' : state.beginning ? 'open' : 'window';
  state.beginning = false;
}

/**
 * Y-X-END-04, Y-AMB-37 Only mandatory effects are triggered, and the position has been the same twice since a player
 * acted.
 */
function isLoop(g: G): boolean {
  const { state } = g;
  if (state.forming.length === 0 || state.forming.some(({ optional }) => optional)) return false;
  const position = JSON.stringify([
    state.players.map(({ lp, deck, hand, extra, graveyard, banished, monsters, spells, field, pendulum }) => [
      lp,
      ...[deck, hand, extra, graveyard, banished, monsters, spells, field, pendulum],
    ]),
    state.forming.map(({ source, effect }) => [source.card, effect.at]),
  ]);
  const before = state.positions.filter((each) => each === position).length;
  state.positions.push(position);
  return before >= 2;
}

/** The card that keeps it going is sent to the Graveyard by the rules. */
function cutLoop(g: G): void {
  const { state } = g;
  const [first] = state.forming;
  state.forming = [];
  state.positions = [];
  if (first && isOnField(cardOf(g, first.source.card).zone))
    moveCards(g, [{ card: first.source.card, to: 'graveyard', cause: 'rule' }]);
  g.emit({ type: 'endless' });
}
