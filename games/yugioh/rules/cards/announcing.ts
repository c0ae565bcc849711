/**
 * The sentence of an activation: its costs, targets and numbers (Y-X-ACT-01). Nothing changes while it is built;
 * targets are looked for where cards will be once the cost is paid.
 */
import { type CardId, END, type Path, type Piece, type Seat, subset } from '@praxis/engine';
import { oncePer } from '@praxis/kit/once-per.ts';
import { canComplete, type Stage, stagedPieces } from '@praxis/kit/stages.ts';
import type { Activated, Cost, Filter, Mode, Target } from '../../cards/language.ts';
import { banishingForbidden, destination } from '../changes/destination.ts';
import { holdAll } from '../facts/amounts.ts';
import { allFitting, someFits } from '../facts/filters.ts';
import { faceOf } from '../facts/places.ts';
import type { Scope } from '../facts/scope.ts';
import { whyNotSummoned } from '../facts/summoning.ts';
import { cannot } from '../facts/values.ts';
import { cardOf, defOf, type G, type ObjectRef, playerOf, refTo, type Zone } from '../state/state.ts';
import { couldDo } from './feasible.ts';

/** The verbs of costs in sentences. */
export const VERBS: { readonly [Each in Cost['pay']]: string } = {
  lp: 'paying',
  discard: 'discarding',
  send: 'sending',
  tribute: 'tributing',
  banish: 'banishing',
  return: 'returning',
  detach: 'detaching',
  mill: 'for',
};

/** Y-TERM-011, Y-AMB-12 The LP to be paid, or undefined if they cannot be paid. */
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

const NO_PIECES: readonly Piece[] = [];

type CardCost = Exclude<Cost, { pay: 'lp' | 'mill' }>;

/** A cost's filter for the cards that pay it, including the implied parts. */
const costFilter = oncePer(
  (cost: Exclude<CardCost, { pay: 'detach' }>): Filter => ({
    of: 'you',
    ...OWN_PLACE[cost.pay],
    ...(cost.what as Filter),
  }),
);

/** The cards with which a cost can be paid. */
export function payable(g: G, cost: CardCost, scope: Scope): CardId[] {
  const found: CardId[] = [];
  somePays(g, cost, scope, (id) => {
    found.push(id);
    return false;
  });
  return found;
}

/** True if one of the cards with which a cost can be paid is as wanted; it stops at the first. */
function somePays(g: G, cost: CardCost, scope: Scope, isWanted: (id: CardId) => boolean): boolean {
  // Y-XYZ-005 The player chooses which material.
  if (cost.pay === 'detach') {
    const from = cost.from ? allFitting(g, cost.from, scope) : [scope.source.card];
    return from.some(
      (id) =>
        cardOf(g, id).placed?.materials.some(isWanted) ||
        // An Equip Card that may be detached as if it were a material.
        detachable(g, id).some(isWanted),
    );
  }
  const to = cost.pay === 'return' ? (cost.to === 'deck top' ? 'deck' : cost.to) : undefined;
  const { card } = scope.source;
  if (cost.what === 'this') return isPayable(g, cost.pay, card, to) && isWanted(card);
  // A monster may Tribute itself; a card activated from the hand is no longer there.
  const itself = cost.pay === 'tribute' && cardOf(g, card).zone === 'monsters';
  return someFits(
    g,
    costFilter(cost),
    scope,
    (id) => (itself || id !== card) && isPayable(g, cost.pay, id, to) && isWanted(id),
  );
}

function detachable(g: G, id: CardId): CardId[] {
  return playerOf(g, cardOf(g, id).placed?.controller ?? 0).spells.filter(
    (each) =>
      cardOf(g, each).placed?.equippedTo === id &&
      faceOf(g, each).others.some((other) => other.kind === 'rule' && other.rule === 'this can be detached instead'),
  );
}

/** Y-AMB-22, Y-AMB-26, Y-X-PEN-04 A cost of sending a card to the Graveyard is not paid with one that would go elsewhere. */
function isPayable(g: G, pay: Cost['pay'], id: CardId, to?: 'hand' | 'deck' | 'extra'): boolean {
  if (pay === 'tribute')
    return !cannot(g, id, 'be tributed') && !cannot(g, id, 'be tributed except for a Tribute Summon');
  if (cardOf(g, id).token) return false;
  if (pay === 'return') return to === undefined || destination(g, { card: id, to }) === to;
  if (pay === 'banish' && banishingForbidden(g)) return false;
  if (pay === 'banish') return destination(g, { card: id, to: 'banished' }) === 'banished';
  return pay !== 'send' || destination(g, { card: id, to: 'graveyard' }) === 'graveyard';
}

const ZONE_AFTER: { readonly [Each in Cost['pay']]?: Zone } = {
  discard: 'graveyard',
  send: 'graveyard',
  tribute: 'graveyard',
  banish: 'banished',
  detach: 'graveyard',
};

/** True for a cost paid with a card from the Deck: sentences name it, because its place there is unknown. */
export function isFromDeck(cost: Cost): boolean {
  return 'what' in cost && typeof cost.what === 'object' && cost.what.in === 'deck';
}

/** The pieces by which the cards are named: once per name if they are in the Deck. */
function costPieces(g: G, say: string, cards: readonly CardId[], fromDeck: boolean, word: string | undefined): Piece[] {
  if (!fromDeck) return cards.map((card): Piece => ({ say, card, ...(word === undefined ? {} : { word }) }));
  return [...new Set(cards.map((card) => defOf(g, card).id))].sort().map((id): Piece => ({ say, word: id }));
}

/** The card that a piece of a cost means. */
function cardOfPiece(g: G, seat: Seat, { card, word }: Piece): CardId | undefined {
  return card ?? playerOf(g, seat).deck.find((each) => defOf(g, each).id === word);
}

function costPieceWord(costs: readonly Cost[], at: number): string | undefined {
  const cost = costs[at] as Cost;
  const twin = costs.some((other, index) => index !== at && other.pay === cost.pay);
  return twin && 'as' in cost ? cost.as : undefined;
}

function paidPieces(path: Path, costs: readonly Cost[], at: number): Path {
  const say = VERBS[(costs[at] as Cost).pay];
  const word = costPieceWord(costs, at);
  return path.filter(
    (piece) => piece.say === say && (isFromDeck(costs[at] as Cost) ? piece.card === undefined : piece.word === word),
  );
}

/**
 * The scope once the cost is paid: the paid cards are named, and everything is supposed to be where it will be then.
 */
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
    return {
      next: (so) => (lifeCost(g, so, cost.amount) === undefined ? undefined : NO_PIECES),
      take: (so) => so,
      silent: true,
    };
  if (cost.pay === 'mill')
    return {
      next: (so, chosen) => {
        const { deck } = playerOf(g, so.seat);
        // The top card of the Deck goes where all of them go.
        const most = deck.slice(-1).some((id) => isPayable(g, 'send', id)) ? Math.min(cost.most, deck.length) : 0;
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
      if (chosen.length >= Math.max(1, count)) return NO_PIECES;
      const cards = payable(g, cost, so);
      if (cards.length < count) return undefined;
      if (fixed) return NO_PIECES;
      return subset(costPieces(g, say, cards, isFromDeck(cost), word), count, count)(chosen);
    },
    take: (so, chosen) => {
      const paid = chosen.map((piece) => cardOfPiece(g, so.seat, piece) as CardId);
      return afterPaying(g, so, cost, fixed ? [so.source.card] : paid, undefined);
    },
  };
}

/** Y-X-ACT-02 The legal targets. */
export function targetsFor(g: G, target: Target, scope: Scope): CardId[] {
  return allFitting(g, target.what, scope).filter((id) => isTarget(g, id, target, scope));
}

/** True if a card that fits can be targeted. */
function isTarget(g: G, id: CardId, { what }: Target, scope: Scope): boolean {
  if (cardOf(g, id).placed?.doomed || cannot(g, id, 'be targeted')) return false;
  // Not the card that is activated.
  if (scope.link !== undefined && id === scope.source.card) return false;
  const by = cardOf(g, scope.source.card).def;
  return !what.summonable || whyNotSummoned(g, id, { seat: scope.seat, by }) === undefined;
}

function targetStage(g: G, targets: readonly Target[], at: number): Stage<Scope> {
  const target = targets[at] as Target;
  const { as, count = 1, upTo } = target;
  const word = targets.length > 1 ? as : undefined;
  return {
    next: (so, chosen) => {
      if (chosen.length >= Math.max(1, count) || chosen.at(-1)?.say === END.say) return NO_PIECES;
      const cards = targetsFor(g, target, so);
      const least = upTo ? 1 : count;
      if (cards.length < least) return undefined;
      return subset(
        cards.map((card): Piece => ({ say: 'on', card, ...(word === undefined ? {} : { word }) })),
        least,
        count,
      )(chosen);
    },
    take: (so, chosen) =>
      targeting(
        g,
        so,
        as,
        chosen.filter(({ say }) => say !== END.say).map(({ card }) => card as CardId),
      ),
  };
}

/** The scope with the targets. */
function targeting(g: G, so: Scope, as: string, cards: readonly CardId[]): Scope {
  const names: Record<string, readonly ObjectRef[]> = { ...so.names };
  names[as] = cards.map((card) => refTo(g, card));
  const { seat, source, numbers, words, event, link, answered, supposed } = so;
  return { seat, source, names, numbers, words, event, link, answered, supposed };
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
  return { next: (so) => (couldDo(g, effects, so) ? NO_PIECES : undefined), take: (so) => so, silent: true };
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

/**
 * Y-TERM-011, Y-X-ACT-04 True if there is any sentence at all: the same result as `canComplete` with the stages. The
 * first choice that leads to the end is enough, and no pieces are made for it.
 */
export function canAnnounce(g: G, effect: Activated, scope: Scope): boolean {
  return canPayFrom(g, effect, 0, scope);
}

function canPayFrom(g: G, effect: Activated, at: number, so: Scope): boolean {
  const cost = effect.cost?.[at];
  if (!cost) return canTargetFrom(g, effect, 0, so);
  if (cost.pay === 'lp') return lifeCost(g, so, cost.amount) !== undefined && canPayFrom(g, effect, at + 1, so);
  if (cost.pay === 'mill' || (cost.count ?? 1) > 1) return canCompleteFrom(g, effect, at, so);
  if (isOneLikeAnother(effect)) return somePays(g, cost, so, () => true) && canPayFrom(g, effect, at + 1, so);
  return somePays(g, cost, so, (id) => canPayFrom(g, effect, at + 1, afterPaying(g, so, cost, [id], undefined)));
}

/**
 * True if the only cost is a card from the hand, and nothing else depends on the hand or on where its cards go: then it
 * does not matter which card it is.
 */
const isOneLikeAnother = oncePer(({ cost, targets, modes, effects }: Activated): boolean => {
  const [only, ...others] = cost ?? [];
  if (only?.pay !== 'discard' || only.as !== undefined || others.length > 0) return false;
  return !/hand|graveyard|banished|discard|ritual|mill/.test(JSON.stringify([targets, modes, effects]));
});

function canTargetFrom(g: G, effect: Activated, at: number, so: Scope): boolean {
  const target = effect.targets?.[at];
  if (!target && !effect.modes) return couldDo(g, effect.effects, so);
  if (!target || (target.count ?? 1) > 1) return canCompleteFrom(g, effect, (effect.cost?.length ?? 0) + at, so);
  return someFits(
    g,
    target.what,
    so,
    (id) => isTarget(g, id, target, so) && canTargetFrom(g, effect, at + 1, targeting(g, so, target.as, [id])),
  );
}

/** Numbers, and choices from several cards, are left to the stages. */
function canCompleteFrom(g: G, effect: Activated, stage: number, so: Scope): boolean {
  return canComplete(stagesOf(g, effect).slice(stage), so);
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

/** The contents of an answer, read from its pieces. */
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
  seat: Seat,
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
        cards: isThis ? [source] : pieces.flatMap((piece) => cardOfPiece(g, seat, piece) ?? []),
        amount: pieces[0]?.amount,
      };
    }),
    mode,
    targets: () => targetNames(g, targets, path),
  };
}
