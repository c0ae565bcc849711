/** Triggers: what texts do when something happens (R-ABL-013). */
import { ask, type CardId, PASS, PASSIVE_PASS, type Path, type Procedure, refer, type Seat } from '@praxis/engine';
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
import { defOf, type G } from '../state/state.ts';
import type { Step } from '../state/steps.ts';
import { costClauses, pay, whyNotPay } from './costs.ts';
import { carryOut } from './effects.ts';

/** R-TURN-010, R-ABL-006 Those of the active player first, then clockwise; texts with "may" ask, others happen. */
export function* trigger(g: G, moment: Moment, step: Step = 'effect'): Procedure {
  for (const source of sourcesOf(g, 'triggered')) {
    if (!isSetOff(g, source, moment)) continue;
    const you = source.seat ?? moment.seat;
    if (you === undefined) continue;
    const origin = { ...source, holder: source.holder ?? moment.by };
    const scope: Scope = { ...scopeOf(g, origin, you), moment, step };
    yield* happens(g, source, scope);
  }
}

function* happens(g: G, { ability }: Source<'triggered'>, scope: Scope): Procedure {
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

/** Whether a moment is what the ability waits for. */
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
