/** Steps 7 to 9: the Reaction, the reveal, abilities (R-ATK-015 to R-ATK-018, R-ATK-034 to R-ATK-036). */
import {
  ask,
  type CardId,
  forbid,
  oneOf,
  opportunity,
  PASS,
  PASSIVE_PASS,
  type Piece,
  type Procedure,
  type Question,
  refer,
  type Seat,
} from '@praxis/engine';
import { sentence } from '@praxis/kit/clauses.ts';
import type { AbilityOf, AttackType } from '../../cards/language.ts';
import { carryOut } from '../cards/effects.ts';
import { mayHold, useAbility, useClauses, useHeads } from '../cards/using.ts';
import { turnUp } from '../changes/moving.ts';
import { intelOf } from '../facts/attack-values.ts';
import { isCharacter, partyOf } from '../facts/cards.ts';
import { whyNotReact } from '../facts/needs.ts';
import { holds } from '../facts/texts.ts';
import { secrecyOf } from '../facts/values.ts';
import type { Attack } from '../state/attack.ts';
import { newScope } from '../state/moments.ts';
import { cardOf, clockwiseFrom, defOf, type G } from '../state/state.ts';
import { faceDownCard } from './attack.ts';

/** R-ATK-015 Step 7. R-ATK-016, R-AMB-05 Exhausted characters may react; R-ATK-028 Mortals do not. */
export function* reaction(g: G, attack: Attack): Procedure {
  if (!isCharacter(g, attack.on)) return;
  const { at } = cardOf(g, attack.on);
  const card = yield* faceDownCard(g, at, 'reaction', (id) => whyNotReact(g, attack.on, id, attack.type as AttackType));
  if (card === undefined) return;
  attack.reaction = card;
  attack.reactor = attack.on;
}

/** R-ATK-017 Step 8: both cards are turned up. */
export function* reveal(g: G, attack: Attack): Procedure {
  attack.revealed = true;
  for (const id of [attack.card, attack.reaction])
    if (id !== undefined) {
      turnUp(g, id);
      g.emit({ type: 'revealed', seat: cardOf(g, id).at, card: refer(g.state, id, true) });
    }
  // R-ATK-035 Negating comes before everything else; R-ABL-006 the attacker's first.
  for (const role of ['attack', 'reaction'] as const) yield* texts(g, attack, role, true);
  yield* turn(g, attack);
  // R-ATK-034, R-AMB-37 The attacker's choices first.
  for (const role of ['attack', 'reaction'] as const) {
    if (g.state.over) return;
    yield* texts(g, attack, role, false);
  }
}

function isNegation({ effects }: AbilityOf<'reveal'>): boolean {
  return effects.some((effect) => effect.do === 'negate');
}

function* texts(g: G, attack: Attack, role: 'attack' | 'reaction', negations: boolean): Procedure {
  const card = role === 'attack' ? attack.card : attack.reaction;
  const user = role === 'attack' ? attack.by : attack.reactor;
  if (card === undefined || user === undefined) return;
  for (const ability of defOf(g, card).abilities ?? []) {
    if (ability.kind !== 'reveal' || isNegation(ability) !== negations) continue;
    if (attack.negated.includes(role === 'attack' ? 'attack text' : 'reaction')) return;
    const scope = newScope(cardOf(g, user).at, card, { acting: user, role, step: 'reveal' });
    if (ability.if === undefined || holds(g, scope, ability.if)) yield* carryOut(g, scope, ability.effects);
  }
}

const KEEPS: Piece = { say: 'keeps the target' };

/** R-ATK-017 A Targeted card may choose another legal target in the opposing party. */
function* turn(g: G, attack: Attack): Procedure {
  if (attack.card === undefined || !defOf(g, attack.card).targeted) return;
  const others = partyOf(g, attack.on).filter((id) => whyNotTurn(g, attack, id) === undefined);
  if (others.length === 0) return;
  const path = yield* ask({
    seat: attack.seat,
    step: 'reveal',
    about: { say: 'turn', card: attack.on },
    next: oneOf([KEEPS, ...others.map((card) => ({ say: 'turns on', card }))]),
    passive: [KEEPS],
  });
  const card = path[0]?.card;
  if (card === undefined) return;
  attack.on = card;
  g.emit({ type: 'turned', card: refer(g.state, card, true) });
}

/** R-ATK-036 Only a member whose Secrecy the Intel of the attack reaches. */
export function whyNotTurn(g: G, attack: Attack, id: CardId): string | undefined {
  const isHidden = secrecyOf(g, id) > intelOf(g);
  return forbid('R-ATK-002', id === attack.on) ?? forbid('R-ATK-036', isHidden) ?? forbid('R-ATK-003', isHidden);
}

/** R-ATK-018 Step 9: the active player any ability of his, others Relentless ones. */
export function* abilities(g: G, attack: Attack): Procedure {
  yield* opportunity(
    clockwiseFrom(g, g.state.turn),
    'first',
    (seat) => question(g, seat),
    function* ({ seat, path }) {
      yield* useAbility(g, seat, path);
      // R-ATK-030
      return !g.state.over && isCharacter(g, attack.by) ? undefined : false;
    },
  );
}

function question(g: G, seat: Seat): Question | undefined {
  const heads = (): Piece[] => [PASS, ...useHeads(g, seat, 'attack')];
  const free = mayHold(g, seat, 'attack');
  if (!free && heads().length === 1) return undefined;
  const next = sentence(heads, ({ say, card }) =>
    say === 'uses' ? useClauses(g, seat, card as CardId, 'attack') : [],
  );
  return { seat, step: 'abilities', about: { say: 'abilities' }, next, passive: PASSIVE_PASS, free };
}
