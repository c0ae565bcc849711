/** Everything a seat might think of doing, with the rules that forbid it: the counterpart of the offered answers. */
import { allReasons, type CardId, type Conceivable, type Piece, type Seat } from '@praxis/engine';
import { announcePieces, type Plan } from '../cards/announcing.ts';
import {
  abilityPlan,
  activatePiece,
  isLand,
  playableCards,
  spellPlan,
  whyNotActivate,
  whyNotCast,
  whyNotPlayLand,
} from '../cards/casting.ts';
import { manaKindsOf, whyNotTapForMana } from '../cards/mana.ts';
import { whyNotTarget } from '../cards/targets.ts';
import { NO_ATTACK } from '../combat/attack.ts';
import { whyNotBlock, whyNotBlockAttacker } from '../combat/block.ts';
import { whyNotAttack } from '../facts/attacking.ts';
import { creaturesOf } from '../facts/filters.ts';
import { inTurnOrder, opponentsOf } from '../facts/scope.ts';
import { abilitiesOf, traitsOf } from '../facts/traits.ts';
import { type Chosen, defOf, type G, refTo } from '../state/state.ts';
import { toldOf } from './telling.ts';

/** Rules of the guide, and those that state the same more exactly. */
const EXACTLY: Readonly<Record<string, readonly string[]>> = {
  'M-CBT-003': ['M-X-053'],
  'M-KEY-012': ['M-X-070'],
  'M-MANA-003': ['M-X-028'],
  'M-MANA-004': ['M-X-028'],
  'M-TYPE-005': ['M-X-019'],
  'M-TYPE-006': ['M-X-019'],
  'M-X-090': ['M-X-019'],
};

export function* conceivable(g: G, seat: Seat, _step: string): Iterable<Conceivable> {
  for (const each of thoughts(g, seat)) {
    const { path, reasons } = each;
    const exact = reasons.flatMap((rule) => [rule, ...(EXACTLY[rule] ?? [])]);
    yield { ...each, reasons: [...new Set(exact)], told: toldOf(g, seat, path, reasons) };
  }
}

function* thoughts(g: G, seat: Seat): Iterable<Conceivable> {
  for (const card of playableCards(g, seat)) {
    if (isLand(g, card)) yield { path: [{ say: 'plays', card }], reasons: allReasons(() => whyNotPlayLand(g, seat)) };
    else yield* sentences(g, { say: 'casts', card }, spellPlan(g, seat, card), () => whyNotCast(g, seat, card));
  }
  for (const card of g.state.battlefield)
    for (const { ref } of abilitiesOf(g, card, 'activated')) {
      const thought = sentences(g, activatePiece(g, card, ref), abilityPlan(g, seat, card, ref), () =>
        whyNotActivate(g, seat, card, ref),
      );
      // M-ACT-020 What an Equipment may target is a rule of its own.
      const isEquip = defOf(g, card).equip !== undefined;
      for (const each of thought)
        yield isEquip && each.reasons.includes('M-X-029')
          ? { ...each, reasons: [...each.reasons, 'M-ACT-020', 'M-X-072'] }
          : each;
    }
  if (g.settings.mana === 'any time') yield* manaAbilities(g, seat);
  yield* attacks(g, seat);
  for (const card of creaturesOf(g, seat)) yield* blocks(g, seat, card);
  // M-ACT-014 Only their controller attacks with creatures.
  for (const other of inTurnOrder(g, seat))
    if (other !== seat)
      for (const card of creaturesOf(g, other)) yield { path: [{ say: 'attacks with', card }], reasons: ['M-ACT-014'] };
}

/** One creature alone, or none: M-X-054 those that must attack cannot stay behind. */
function* attacks(g: G, seat: Seat): Iterable<Conceivable> {
  const creatures = creaturesOf(g, seat);
  const due = creatures.filter((id) => traitsOf(g, id).must && !whyNotAttack(g, seat, id));
  const behind = (others: readonly CardId[]): readonly string[] => (others.length > 0 ? ['M-X-054'] : []);
  for (const card of creatures) {
    const reasons = allReasons(() => whyNotAttack(g, seat, card));
    yield { path: [{ say: 'attacks with', card }], reasons: [...reasons, ...behind(due.filter((id) => id !== card))] };
    // M-CBT-005 Creatures attack players and planeswalkers.
    for (const other of opponentsOf(g, seat))
      for (const target of creaturesOf(g, other))
        yield {
          path: [
            { say: 'attacks with', card },
            { say: 'at', card: target },
          ],
          reasons: [...reasons, 'M-CBT-005'],
        };
  }
  if (due.length > 0) yield { path: [NO_ATTACK], reasons: behind(due) };
}

/** M-X-021 They are offered by themselves only in matches that play so. */
function* manaAbilities(g: G, seat: Seat): Iterable<Conceivable> {
  for (const card of g.state.battlefield) {
    const traits = traitsOf(g, card);
    const found = allReasons(() => whyNotTapForMana(g, seat, card, traits));
    const reasons = found.includes('M-ACT-002') ? [...found, 'M-MANA-002'] : found;
    for (const word of manaKindsOf(g, card, traits))
      yield { path: [{ say: 'activates for mana', card, word }], reasons };
  }
}

/** A spell or an ability by itself, and on everything that it could be thought to target. */
function* sentences(g: G, first: Piece, plan: Plan, whyNot: () => string | undefined): Iterable<Conceivable> {
  const reasons = allReasons(whyNot);
  yield { path: [first], reasons };
  const [target] = plan.targets;
  if (!target) return;
  const scope = { seat: plan.seat, source: refTo(g, plan.source), x: 0, event: undefined, names: {} };
  for (const chosen of everything(g)) {
    const why = allReasons(() => whyNotTarget(g, target, chosen, scope));
    const piece: Piece =
      'card' in chosen
        ? { say: 'target', card: chosen.card }
        : { say: 'target', seat: (chosen as { seat: Seat }).seat };
    const isOffered = reasons.length === 0 && why.length === 0 && announcePieces(g, plan, [piece]).length >= 0;
    yield { path: [first, piece], reasons: isOffered ? [] : [...new Set([...reasons, ...why])] };
  }
}

function everything(g: G): Chosen[] {
  return [
    ...inTurnOrder(g, 0).map((seat) => ({ seat })),
    ...g.state.battlefield.map((id) => refTo(g, id)),
    ...g.state.stack.filter(({ kind }) => kind === 'spell').map(({ source }) => source),
    ...g.state.players.flatMap(({ graveyard }) => graveyard.map((id) => refTo(g, id))),
  ];
}

/** Of more attackers than these nobody looks at pairs. */
const TWICE_MAX = 8;

/** M-CBT-008 Each creature can block only one attacker, so each block can be thought of by itself; and two by two. */
function* blocks(g: G, seat: Seat, card: CardId): Iterable<Conceivable> {
  const combat = g.state.combat?.attackers ?? [];
  const attackers = combat.filter(({ defender }) => defender === seat);
  // M-CBT-006 The defending player blocks creatures that attack.
  if (combat.length > 0)
    for (const other of inTurnOrder(g, seat))
      for (const id of creaturesOf(g, other))
        if (id !== card && !attackers.some((each) => each.card === id))
          yield {
            path: [
              { say: 'blocks', card: id },
              { say: 'with', card },
            ],
            reasons: ['M-CBT-006'],
          };
  function* twice(attacker: CardId, by: CardId): Iterable<Conceivable> {
    const piece: Piece = { say: 'with', card: by };
    for (const { card: other } of attackers)
      if (other !== attacker)
        yield {
          path: [{ say: 'blocks', card: attacker }, piece, { say: 'blocks', card: other }, piece],
          reasons: ['M-CBT-008'],
        };
  }
  for (const { card: attacker } of attackers) {
    const blocks: Piece = { say: 'blocks', card: attacker };
    // M-X-056 What evades a blocker counts as blockers are declared.
    const whyNot = (id: CardId): readonly string[] => {
      const evaded = allReasons(() => whyNotBlockAttacker(g, id, attacker));
      return [...allReasons(() => whyNotBlock(g, seat, id)), ...evaded, ...(evaded.length > 0 ? ['M-X-056'] : [])];
    };
    const reasons = whyNot(card);
    yield { path: [blocks, { say: 'with', card }], reasons };
    if (reasons.length === 0 && attackers.length <= TWICE_MAX) yield* twice(attacker, card);
    // A card says how many may block it.
    if (traitsOf(g, attacker).blockersMax > 1) continue;
    for (const other of creaturesOf(g, seat))
      if (other !== card) {
        const both = [card, other].map((id): Piece => ({ say: 'with', card: id, list: true }));
        yield { path: [blocks, ...both], reasons: ['M-X-008', 'M-X-055', ...whyNot(card), ...whyNot(other)] };
      }
  }
}
