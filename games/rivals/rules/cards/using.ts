/** Activated abilities: when they may be used, their sentences and their effects (R-ABL). */
import { type CardId, forbid, type Path, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import { type Clause, one } from '@praxis/kit/clauses.ts';
import { activeLeader, isMortal, partyOf, whereIs } from '../facts/cards.ts';
import { type Source, scopeOf, sourcesOf } from '../facts/sources.ts';
import { holds } from '../facts/texts.ts';
import type { Scope } from '../state/moments.ts';
import { defOf, type G, playOf } from '../state/state.ts';
import { costClauses, pay, whyNotPay } from './costs.ts';
import { carryOut } from './effects.ts';
import { readTargets, targetClauses, whyNoTargets } from './targets.ts';

/** The kinds of moments at which abilities can be used (R-ABL-002). */
export type Occasion = 'idle' | 'attack' | 'influence' | 'relentless' | 'inquisition';

type Activated = Source<'activated'>;

/** R-ABL-015 An ability that a card gives to attackers is used by each of them. */
function keyOf(g: G, { ability, number }: Activated): string {
  return ability.attackers ? `${number} ${g.state.attack?.by}` : String(number);
}

function usingScope(g: G, source: Activated): Scope {
  const acting = source.ability.attackers ? g.state.attack?.by : source.holder;
  return scopeOf(g, { ...source, holder: acting });
}

/** True if the ability applies to the current attack (R-ABL-012). */
function isDuring(g: G, { ability: { during }, holder, seat }: Activated): boolean {
  const { attack } = g.state;
  if (!during || !attack) return false;
  if (during.type !== undefined && attack.type !== during.type) return false;
  if (during.on !== undefined && isMortal(g, attack.on) !== (during.on === 'mortal')) return false;
  switch (during.by) {
    case 'attacker':
      return attack.by === holder;
    case 'party':
      return holder !== undefined && partyOf(g, holder).includes(attack.by);
    case 'leader':
      return attack.seat === seat && activeLeader(g, attack.seat) === attack.by;
    case 'your':
      return attack.seat === seat;
    default:
      return during.by satisfies never;
  }
}

/** Why a seat cannot use one of its abilities on this occasion. */
export function whyNotUse(g: G, seat: Seat, source: Activated, occasion: Occasion): string | undefined {
  const { ability, card, holder } = source;
  const { phase, turn } = g.state;
  const scope = usingScope(g, source);
  const isFitting = ability.inquisition
    ? occasion === 'inquisition'
    : ability.during
      ? occasion === 'attack' && isDuring(g, source)
      : occasion !== 'inquisition';
  const { if: condition } = ability;
  const isUsed = playOf(g, card).used.includes(keyOf(g, source));
  const isMissing = condition !== undefined && !holds(g, scope, condition);
  return (
    // R-ABL-001 Once in each of one's turns; R-ABL-003 in each player's turn.
    forbid('R-ABL-001', isUsed || (seat !== turn && !ability.relentless)) ??
    forbid('R-ABL-003', isUsed && ability.relentless === true) ??
    // R-TURN-007, R-ABL-003 In the Action Phase only, unless the text says otherwise.
    forbid('R-TURN-007', phase !== 'action' && !ability.inquisition) ??
    forbid('R-ABL-002', !isFitting || (seat !== turn && !ability.relentless)) ??
    // R-ABL-009 An Action as a cost is begun only when nothing is going on.
    forbid('R-ACT-009', ability.cost?.action === true && occasion !== 'idle') ??
    forbid('R-PLC-010', ability.streets === true && holder !== undefined && whereIs(g, holder) !== 'streets') ??
    forbid(condition?.if === 'discipline' ? 'R-CARD-008' : 'R-ABL-002', isMissing) ??
    whyNotPay(g, scope, ability.cost) ??
    whyNoTargets(g, scope, ability.targets ?? [])
  );
}

/** The abilities that a seat can use now. */
export function usable(g: G, seat: Seat, occasion: Occasion): Activated[] {
  return sourcesOf(g, 'activated').filter(
    (source) => source.seat === seat && whyNotUse(g, seat, source, occasion) === undefined,
  );
}

/**
 * True if the seat must be asked: an ability whose cost is a card of a certain kind is asked for whenever there is a
 * hand, so that silence does not reveal the hand (R-INFO-001).
 */
export function mayHold(g: G, seat: Seat, occasion: Occasion): boolean {
  return sourcesOf(g, 'activated').some(
    (source) =>
      source.seat === seat &&
      source.ability.cost?.kind !== undefined &&
      (occasion !== 'attack' || isDuring(g, source)) &&
      !playOf(g, source.card).used.includes(keyOf(g, source)) &&
      (g.state.players[seat]?.piles.hand.length ?? 0) > 0,
  );
}

/** `Ana uses Doc`: one piece for each card. */
export function useHeads(g: G, seat: Seat, occasion: Occasion): Piece[] {
  const cards = new Set(usable(g, seat, occasion).map(({ card }) => card));
  return [...cards].map((card) => ({ say: 'uses', card }));
}

/** The clauses after `uses`: the ability, the discarded cards, the targets, a number. */
export function useClauses(g: G, seat: Seat, card: CardId, occasion: Occasion): readonly Clause[] {
  const found = usable(g, seat, occasion).filter((each) => each.card === card);
  const named = (said: Path): Activated | undefined => {
    const number = said.find(({ say }) => say === 'effect')?.amount;
    return number === undefined ? found[0] : found.find((each) => each.number === number);
  };
  const several = (defOf(g, card).abilities?.length ?? 0) > 1;
  const effect: Clause = one(() => (several ? found.map(({ number }) => ({ say: 'effect', amount: number })) : []));
  // The clauses of the chosen ability, as one.
  const rest = (of: (source: Activated) => readonly Clause[]): Clause => {
    return (own, said) => {
      const source = named(said);
      const [clause] = source ? of(source) : [];
      return clause ? clause(own, said) : [];
    };
  };
  const most = Math.max(0, ...found.map(({ ability }) => ability.targets?.length ?? 0));
  const targets = Array.from({ length: most }, (_, index) =>
    rest((source) => targetClauses(g, usingScope(g, source), source.ability.targets ?? []).slice(index, index + 1)),
  );
  const amounts: Clause = rest(({ ability: { amounts: range } }) =>
    range
      ? [
          one(() =>
            Array.from({ length: range.to - range.from + 1 }, (_, index) => ({
              say: 'for',
              amount: range.from + index,
            })),
          ),
        ]
      : [],
  );
  return [effect, rest((source) => costClauses(g, seat, source.ability.cost)), ...targets, amounts];
}

/** Carries out the path: the cost, then the effect. True if it was an Action. */
export function* useAbility(g: G, seat: Seat, path: Path): Procedure<boolean> {
  const found = payAbility(g, seat, path);
  if (!found) return false;
  yield* carryOut(g, found.scope, found.source.ability.effects);
  return found.source.ability.cost?.action === true;
}

/** R-ABL-010 The cost is paid at once; the effect may wait (R-ABL-005). */
export function payAbility(
  g: G,
  seat: Seat,
  path: Path,
): { readonly scope: Scope; readonly source: Activated } | undefined {
  const card = path[0]?.card as CardId;
  const number = path.find(({ say }) => say === 'effect')?.amount;
  const source = sourcesOf(g, 'activated').find(
    (each) => each.card === card && each.seat === seat && (number === undefined || each.number === number),
  );
  if (!source) return undefined;
  const scope = usingScope(g, source);
  readTargets(scope, source.ability.targets ?? [], path);
  playOf(g, card).used.push(keyOf(g, source));
  g.emit({ type: 'used', seat, card: refer(g.state, card, true) });
  pay(g, scope, source.ability.cost, path);
  scope.paid = path.find(({ say }) => say === 'for')?.amount ?? 0;
  return { scope, source };
}
