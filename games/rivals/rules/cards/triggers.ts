/** Triggers: effects when something happens (R-ABL-013). */
import {
  ask,
  type CardId,
  PASS,
  PASSIVE_PASS,
  type Path,
  type Piece,
  type Procedure,
  refer,
  type Seat,
} from '@praxis/engine';
import { type Clause, sentence } from '@praxis/kit/clauses.ts';
import {
  controllerOf,
  isCharacter,
  isCity,
  isInquisition,
  isRetainer,
  isSubtype,
  isTitle,
  partyOf,
} from '../facts/cards.ts';
import { type Source, scopeOf, sourcesOf } from '../facts/sources.ts';
import { holds } from '../facts/texts.ts';
import type { Moment, Scope } from '../state/moments.ts';
import { cardOf, clockwiseFrom, defOf, type G } from '../state/state.ts';
import type { Step } from '../state/steps.ts';
import { costClauses, pay, whyNotPay } from './costs.ts';
import { carryOut } from './effects.ts';

/** A text that has been set off, with its scope. */
interface SetOff {
  readonly source: Source<'triggered'>;
  readonly scope: Scope;
}

/**
 * R-TURN-010, R-ABL-006 Those of the active player first, then clockwise; texts with "may" ask, others happen. R-ABL-017 In every phase of
 * every turn.
 */
export function* trigger(g: G, moment: Moment | readonly Moment[], step: Step = 'effect'): Procedure {
  // An event with several aspects (a character is defeated, a player defeats one) is one moment.
  const moments = Array.isArray(moment) ? (moment as readonly Moment[]) : [moment as Moment];
  const waiting = moments.flatMap((each) => setOff(g, each, step));
  if (waiting.length === 1) yield* happens(g, waiting[0] as SetOff);
  else if (waiting.length > 1)
    for (const seat of clockwiseFrom(g, g.state.turn)) {
      const own = waiting.filter(({ scope }) => scope.seat === seat);
      for (const each of yield* inOrder(g, seat, step, own)) yield* happens(g, each);
    }
}

function setOff(g: G, moment: Moment, step: Step): SetOff[] {
  const found: SetOff[] = [];
  for (const source of sourcesOf(g, 'triggered')) {
    if (!isSetOff(g, source, moment)) continue;
    const you = source.seat ?? moment.seat;
    if (you === undefined) continue;
    // A Leader ability names the Leader by that word, so `acting` is the character of the event.
    const holder = source.ability.scope === 'leader' ? (moment.by ?? source.holder) : (source.holder ?? moment.by);
    const scope: Scope = { ...scopeOf(g, { ...source, holder }, you), moment, step };
    if (source.ability.if === undefined || holds(g, scope, source.ability.if)) found.push({ source, scope });
  }
  return found;
}

/**
 * R-TURN-010 Each player's own in the order of his choice; texts of one card come together, and like cards follow each
 * other in table order.
 */
function* inOrder(g: G, seat: Seat, step: Step, own: readonly SetOff[]): Procedure<readonly SetOff[]> {
  const textOf = ({ card, number }: SetOff['source']): string => `${defOf(g, card).name} ${number}`;
  const names = new Set(own.map(({ source }) => textOf(source)));
  const cards = [...new Set(own.map(({ source }) => source.card))];
  if (cards.length < 2 || names.size < 2) return own;
  const pieces = cards.map((card): Piece => ({ say: 'orders', card }));
  const firstTextOf = (card: CardId | undefined): string | undefined => {
    const found = own.find(({ source }) => source.card === card);
    return found && textOf(found.source);
  };
  const rest = (prefix: Path): Piece[] => pieces.filter(({ card }) => !prefix.some((said) => said.card === card));
  const path = yield* ask({
    seat,
    step,
    about: { say: 'order' },
    next: (prefix) =>
      rest(prefix).filter(
        ({ card }, at, left) => left.findIndex((each) => firstTextOf(each.card) === firstTextOf(card)) === at,
      ),
    passive: pieces,
  });
  return path.flatMap(({ card }) => own.filter(({ source }) => source.card === card));
}

function* happens(g: G, { source: { ability, card }, scope }: SetOff): Procedure {
  // An ability that another text has just removed, or whose condition no longer holds, does not happen. Cards of an
  // attack are used without being in play.
  const { play, place } = cardOf(g, card);
  if (g.state.over || (play === undefined && place !== 'used')) return;
  if (ability.if !== undefined && !holds(g, scope, ability.if)) return;
  if (ability.optional || ability.cost) {
    if (whyNotPay(g, scope, ability.cost) !== undefined) return;
    const path = yield* askUse(scope.seat, scope.step, scope.card, costClauses(g, scope.seat, ability.cost));
    if (!path) return;
    pay(g, scope, ability.cost, path);
  }
  g.emit({ type: 'triggered', card: refer(g.state, scope.card, true) });
  yield* carryOut(g, scope, ability.effects);
}

/** `Ana uses Jesús`, perhaps with cards discarded, or a pass: undefined. */
export function* askUse(seat: Seat, step: Step, card: CardId, more: readonly Clause[]): Procedure<Path | undefined> {
  const next = sentence(
    () => [PASS, { say: 'uses', card }],
    ({ say }) => (say === 'uses' ? more : []),
  );
  const path = yield* ask({ seat, step, about: { say: 'use', card }, next, passive: PASSIVE_PASS });
  return path[0]?.say === 'uses' ? path : undefined;
}

/** True if the moment sets the ability off. */
function isSetOff(g: G, { ability, seat, holder, card }: Source<'triggered'>, moment: Moment): boolean {
  const { when } = ability;
  if (when.on !== moment.on) return false;
  const isMine = seat === undefined ? moment.seat !== undefined : moment.seat === seat;
  switch (when.on) {
    case 'plays': {
      const def = defOf(g, moment.card as CardId);
      return isMine && isSubtype(def, when.kind) && (!when.acting || moment.by === holder);
    }
    case 'resolves a conspiracy':
    case 'recruits':
      return isMine && (!when.first || moment.nth === 1);
    case 'attaches': {
      const attached = moment.card as CardId;
      if (when.what === 'this') return attached === card;
      return isMine && isOfSort(g, attached, when.what);
    }
    case 'defeats': {
      if (!isVictim(g, moment.card as CardId, when.what)) return false;
      if (when.opponent && cardOf(g, moment.card as CardId).at === moment.seat) return false;
      const nth = when.what === 'second inquisition' ? moment.nthInquisition : moment.nth;
      if (when.first && nth !== 1) return false;
      if (when.each !== undefined && nth !== when.each) return false;
      if (when.by === 'party')
        return moment.attack === true && holder !== undefined && partyOf(g, holder).includes(moment.by as CardId);
      if (when.by === 'attacker')
        return moment.attack === true && moment.by !== undefined && controllerOf(g, moment.by) === seat;
      return isMine;
    }
    case 'is defeated':
      return moment.card === holder;
    default:
      return isMine;
  }
}

function isOfSort(g: G, id: CardId, sort: 'title' | 'retainer' | 'citizen'): boolean {
  const def = defOf(g, id);
  if (sort === 'title') return isTitle(def);
  return sort === 'retainer' ? isRetainer(def) : isCity(def, 'citizen');
}

function isVictim(g: G, id: CardId, what: 'character' | 'mortal' | 'vagrant' | 'second inquisition'): boolean {
  if (what === 'character') return isCharacter(g, id);
  if (what === 'vagrant') return isRetainer(defOf(g, id)) && !isCity(defOf(g, id), 'citizen');
  return !isCharacter(g, id) && (what === 'mortal' || isInquisition(g, id));
}
