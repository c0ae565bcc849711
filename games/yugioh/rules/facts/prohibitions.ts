/** The players' current prohibitions. */
import type { Seat } from '@praxis/engine';
import type { Prohibition } from '../../cards/language.ts';
import { type Holder, layoutOf } from '../state/derived.ts';
import { rosterOf } from '../state/roster.ts';
import { cardOf, type Forbidden, type G, isCurrent } from '../state/state.ts';
import { READS_ALL } from '../state/ways.ts';
import { holdAll } from './amounts.ts';
import { controllerOf, faceOf, workingOf } from './places.ts';
import { playersOf, scopeOf } from './scope.ts';
import { changesOf, forcesOf, isEffective } from './values.ts';

type What = Prohibition | 'attack with more than one monster' | Forbidden['what'];

export function isForbidden(g: G, seat: Seat, what: What): boolean {
  const { forbidden } = g.state;
  if (forbidden.length > 0 && isForbiddenByEffect(g, seat, what)) return true;
  if (what === 'activate anything' && isSilenced(g, seat)) return true;
  return holdersOf(g).length > 0 && isForbiddenByCard(g, seat, what);
}

function isForbiddenByCard(g: G, seat: Seat, what: What): boolean {
  for (const holder of holdersOf(g)) if (holder.effect.what === what && holds(g, holder, seat)) return true;
  return false;
}

function isForbiddenByEffect({ state }: G, seat: Seat, what: What): boolean {
  const resolving = state.resolving ? state.chain.at(-1)?.id : undefined;
  return state.forbidden.some(
    (each) => each.seat === seat && each.what === what && (resolving === undefined || each.except !== resolving),
  );
}

function holds(g: G, { id, effect, controller }: Holder, seat: Seat): boolean {
  const scope = scopeOf(controller, { card: id, incarnation: cardOf(g, id).incarnation });
  return playersOf(g, effect.who, scope).includes(seat) && (!effect.while || holdAll(g, effect.while, scope));
}

/** A battling monster silences the controller of the monster it battles. */
function isSilenced(g: G, seat: Seat): boolean {
  const { attack } = g.state;
  if (!attack?.target || (attack.state !== 'declared' && attack.state !== 'damage')) return false;
  return [attack.attacker, attack.target].some(
    (each) =>
      isCurrent(g, each) &&
      controllerOf(g, each.card) !== seat &&
      changesOf(g, each.card).some(({ silencesOpponent }) => silencesOpponent),
  );
}

function holdersOf(g: G): readonly Holder[] {
  const layout = layoutOf(g);
  if (layout.holders) return layout.holders;
  const found: Holder[] = [];
  for (const { id, seat, zone } of workingOf(g)) {
    if (zone === 'graveyard') continue;
    for (const effect of faceOf(g, id).others)
      if (effect.kind === 'prohibition' && (effect.pendulum === true) === (zone === 'pendulum') && isEffective(g, id))
        found.push({ id, controller: seat, effect });
  }
  layout.holders = found;
  layout.holdersRead = found.some(({ effect }) => effect.while) ? READS_ALL : 0;
  return found;
}

/** The small changes of which anything in force takes notice: bits of `READS`. */
export function readsInForce(g: G): number {
  const layout = layoutOf(g);
  forcesOf(g);
  holdersOf(g);
  return layout.forcesRead | layout.holdersRead | rosterOf(g).summonsRead;
}
