/**
 * The sentence of an activation: what is paid, what is targeted, how much (Y-X-ACT-01). Nothing changes while it is built; targets are
 * looked for where cards will be once the cost is paid.
 */
import { type CardId, END, type Path, type Piece, subset } from '@praxis/engine';
import { canComplete, type Stage, stagedPieces } from '@praxis/kit/stages.ts';
import type { Activated, Cost, Filter, Mode, Target } from '../../cards/language.ts';
import { destination } from '../changes/moving.ts';
import { holdAll } from '../facts/amounts.ts';
import { allFitting } from '../facts/filters.ts';
import { faceOf } from '../facts/places.ts';
import type { Scope } from '../facts/scope.ts';
import { whyNotSummoned } from '../facts/summoning.ts';
import { cannot } from '../facts/values.ts';
import { cardOf, type G, type ObjectRef, playerOf, refTo, type Zone } from '../state/state.ts';
import { couldDo } from './feasible.ts';

/** What costs say in sentences. */
const VERBS: { readonly [Each in Cost['pay']]: string } = {
  lp: 'paying',
  discard: 'discarding',
  send: 'sending',
  tribute: 'tributing',
  banish: 'banishing',
  return: 'returning',
  detach: 'detaching',
  mill: 'for',
};

/** Y-TERM-011, Y-AMB-12 What is to be paid in LP, or undefined if it cannot be paid. */
export function lifeCost(g: G, scope: Scope, amount: number | 'half'): number | undefined {
  const { lp } = playerOf(g, scope.seat);
  // Y-AMB-13 The half that remains is rounded up.
  if (amount === 'half') return lp >= 2 ? Math.floor(lp / 2) : undefined;
  return lp > amount || (lp === amount && g.settings.payAllLp) ? amount : undefined;
}

const OWN_PLACE: { readonly [Each in Cost['pay']]?: Filter } = {
  discard: { in: 'hand' },
  tribute: { in: 'monsters', of: 'you' },
  send: {},
  banish: {},
  return: {},
};

/** The cards with which a cost can be paid. */
export function payable(g: G, cost: Exclude<Cost, { pay: 'lp' | 'mill' }>, scope: Scope): CardId[] {
  // Y-XYZ-005 The player chooses which material.
  if (cost.pay === 'detach') {
    const from = cost.from ? allFitting(g, cost.from, scope) : [scope.source.card];
    return from.flatMap((id) => [
      ...(cardOf(g, id).placed?.materials ?? []),
      // An Equip Card that may be detached as if it were a material.
      ...detachable(g, id),
    ]);
  }
  if (cost.what === 'this') return [scope.source.card].filter((id) => isPayable(g, cost.pay, id));
  const filter: Filter = { of: 'you', ...OWN_PLACE[cost.pay], ...cost.what };
  return allFitting(g, filter, scope).filter((id) => id !== scope.source.card && isPayable(g, cost.pay, id));
}

function detachable(g: G, id: CardId): CardId[] {
  return playerOf(g, cardOf(g, id).placed?.controller ?? 0).spells.filter(
    (each) =>
      cardOf(g, each).placed?.equippedTo === id &&
      faceOf(g, each).others.some((other) => other.kind === 'rule' && other.rule === 'this can be detached instead'),
  );
}

/** Y-AMB-22, Y-AMB-26, Y-X-PEN-04 A cost of sending a card to the Graveyard is not paid with one that would go elsewhere. */
function isPayable(g: G, pay: Cost['pay'], id: CardId): boolean {
  const { zone, token } = cardOf(g, id);
  if (pay === 'tribute')
    return !cannot(g, id, 'be tributed') && !cannot(g, id, 'be tributed except for a Tribute Summon');
  if (token) return false;
  if (pay === 'banish') return destination(g, { card: id, to: 'banished' }) === 'banished';
  if (pay === 'send' && (zone === 'monsters' || zone === 'spells' || zone === 'pendulum' || zone === 'field'))
    return destination(g, { card: id, to: 'graveyard' }) === 'graveyard';
  return true;
}

const ZONE_AFTER: { readonly [Each in Cost['pay']]?: Zone } = {
  discard: 'graveyard',
  send: 'graveyard',
  tribute: 'graveyard',
  banish: 'banished',
  detach: 'graveyard',
};

function costPieceWord(costs: readonly Cost[], at: number): string | undefined {
  const cost = costs[at] as Cost;
  const twin = costs.some((other, index) => index !== at && other.pay === cost.pay);
  return twin && 'as' in cost ? cost.as : undefined;
}

function paidPieces(path: Path, costs: readonly Cost[], at: number): Path {
  const say = VERBS[(costs[at] as Cost).pay];
  const word = costPieceWord(costs, at);
  return path.filter((piece) => piece.say === say && piece.word === word);
}

/** With what was paid known, where everything will be. */
function afterPaying(g: G, scope: Scope, cost: Cost, cards: readonly CardId[], amount: number | undefined): Scope {
  const as = 'as' in cost ? cost.as : undefined;
  const refs: readonly ObjectRef[] = cards.map((card) => refTo(g, card));
  const supposed = new Map(scope.supposed);
  const to = cost.pay === 'return' ? (cost.to === 'deck top' ? 'deck' : cost.to) : ZONE_AFTER[cost.pay];
  if (to) for (const card of cards) supposed.set(card, to === 'graveyard' ? destination(g, { card, to }) : to);
  return {
    ...scope,
    supposed,
    ...(as === undefined || cost.pay === 'mill' ? {} : { names: { ...scope.names, [as]: refs } }),
    ...(cost.pay === 'mill' && as !== undefined ? { numbers: { ...scope.numbers, [as]: amount ?? 0 } } : {}),
  };
}

function costStage(g: G, costs: readonly Cost[], at: number): Stage<Scope> {
  const cost = costs[at] as Cost;
  const say = VERBS[cost.pay];
  const word = costPieceWord(costs, at);
  if (cost.pay === 'lp')
    return { next: (so) => (lifeCost(g, so, cost.amount) === undefined ? undefined : []), take: (so) => so };
  if (cost.pay === 'mill')
    return {
      next: (so, chosen) => {
        const most = Math.min(cost.most, playerOf(g, so.seat).deck.length);
        const least = cost.least ?? cost.most;
        if (most < least) return undefined;
        if (chosen.length > 0 || least === cost.most) return [];
        return Array.from({ length: most - least + 1 }, (_, index): Piece => ({ say, amount: least + index }));
      },
      take: (so, [piece]) => afterPaying(g, so, cost, [], piece?.amount ?? cost.most),
    };
  const count = cost.count ?? 1;
  const fixed = cost.pay !== 'detach' && cost.what === 'this';
  return {
    next: (so, chosen) => {
      const cards = payable(g, cost, so);
      if (cards.length < count) return undefined;
      if (fixed) return [];
      return subset(
        cards.map((card): Piece => ({ say, card, ...(word === undefined ? {} : { word }) })),
        count,
        count,
      )(chosen);
    },
    take: (so, chosen) =>
      afterPaying(g, so, cost, fixed ? [so.source.card] : chosen.map(({ card }) => card as CardId), undefined),
  };
}

/** Y-X-ACT-02 The legal targets. */
export function targetsFor(g: G, target: Target, scope: Scope): CardId[] {
  const by = cardOf(g, scope.source.card).def;
  return allFitting(g, target.what, scope).filter((id) => {
    if (cardOf(g, id).placed?.doomed || cannot(g, id, 'be targeted') || id === activatedCard(scope)) return false;
    return !target.what.summonable || whyNotSummoned(g, id, { seat: scope.seat, by }) === undefined;
  });
}

function activatedCard({ source, link }: Scope): CardId | undefined {
  return link === undefined ? undefined : source.card;
}

function targetStage(g: G, targets: readonly Target[], at: number): Stage<Scope> {
  const target = targets[at] as Target;
  const { as, count = 1, upTo } = target;
  const word = targets.length > 1 ? as : undefined;
  return {
    next: (so, chosen) => {
      const cards = targetsFor(g, target, so);
      const least = upTo ? 1 : count;
      if (cards.length < least) return undefined;
      return subset(
        cards.map((card): Piece => ({ say: 'on', card, ...(word === undefined ? {} : { word }) })),
        least,
        count,
      )(chosen);
    },
    take: (so, chosen) => ({
      ...so,
      names: {
        ...so.names,
        [as]: chosen.filter(({ say }) => say !== END.say).map(({ card }) => refTo(g, card as CardId)),
      },
    }),
  };
}

function modeStage(g: G, modes: readonly Mode[]): Stage<Scope> {
  return {
    next: (so, chosen) => {
      if (chosen.length > 0) return [];
      const open = modes.filter(
        (mode) =>
          (!mode.if || holdAll(g, mode.if, so)) &&
          canComplete([...modeTargets(g, mode), finalStage(g, mode.effects)], so),
      );
      return open.length === 0 ? undefined : open.map(({ mode }): Piece => ({ say: 'choosing', word: mode }));
    },
    take: (so, [piece]) => ({ ...so, words: { ...so.words, mode: piece?.word ?? '' } }),
  };
}

function modeTargets(g: G, mode: Mode): Stage<Scope>[] {
  const targets = mode.targets ?? [];
  return targets.map((_, index) => targetStage(g, targets, index));
}

/** Y-X-ACT-04 Something that could not do anything cannot be activated. */
function finalStage(g: G, effects: Activated['effects']): Stage<Scope> {
  return { next: (so) => (couldDo(g, effects, so) ? [] : undefined), take: (so) => so };
}

/** The targets and the feasibility of the mode that was chosen. */
function chosenMode(g: G, modes: readonly Mode[]): Stage<Scope> {
  const of = (so: Scope): Mode => modes.find(({ mode }) => mode === so.words.mode) as Mode;
  return {
    next: (so, chosen) => stagedPieces([...modeTargets(g, of(so)), finalStage(g, of(so).effects)], so, chosen),
    take: (so, chosen) => ({ ...so, names: { ...so.names, ...targetNames(g, of(so).targets ?? [], chosen) } }),
  };
}

export function stagesOf(g: G, effect: Activated): Stage<Scope>[] {
  const costs = effect.cost ?? [];
  const targets = effect.targets ?? [];
  const stages: Stage<Scope>[] = [
    ...costs.map((_, at) => costStage(g, costs, at)),
    ...targets.map((_, at) => targetStage(g, targets, at)),
  ];
  if (effect.modes) stages.push(modeStage(g, effect.modes), chosenMode(g, effect.modes));
  else stages.push(finalStage(g, effect.effects));
  return stages;
}

/** Costs of a Summon by its own condition, which has no targets. */
export function costStages(g: G, costs: readonly Cost[]): Stage<Scope>[] {
  return costs.map((_, at) => costStage(g, costs, at));
}

function targetNames(g: G, targets: readonly Target[], path: Path): Record<string, readonly ObjectRef[]> {
  const names: Record<string, readonly ObjectRef[]> = {};
  for (const { as } of targets) {
    const word = targets.length > 1 ? as : undefined;
    names[as] = path.flatMap(({ say, card, word: of }) =>
      say === 'on' && of === word && card !== undefined ? [refTo(g, card)] : [],
    );
  }
  return names;
}

/** What an answer says, read by its pieces. */
export interface Announced {
  readonly paid: readonly {
    readonly cost: Cost;
    readonly cards: readonly CardId[];
    readonly amount: number | undefined;
  }[];
  readonly mode: string | undefined;
  /** Names are filled in when the cost has been paid. */
  targets(g: G): Record<string, readonly ObjectRef[]>;
}

export function announced(
  g: G,
  effect: Pick<Activated, 'cost' | 'targets' | 'modes'>,
  source: CardId,
  path: Path,
): Announced {
  const costs = effect.cost ?? [];
  const mode = path.find(({ say }) => say === 'choosing')?.word;
  const targets = effect.targets ?? effect.modes?.find((each) => each.mode === mode)?.targets ?? [];
  return {
    paid: costs.map((cost, at) => {
      const pieces = paidPieces(path, costs, at);
      const isThis = 'what' in cost && cost.what === 'this';
      return {
        cost,
        cards: isThis ? [source] : pieces.flatMap(({ card }) => (card === undefined ? [] : [card])),
        amount: pieces[0]?.amount,
      };
    }),
    mode,
    targets: () => targetNames(g, targets, path),
  };
}
