/** Damage, defeat and torpor (R-DMG). */
import { ask, type CardId, type Path, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import { sentence } from '@praxis/kit/clauses.ts';
import { burn, changed } from '../changes/moving.ts';
import { changeBlood, gainAgenda, losePrestige } from '../changes/tokens.ts';
import { activeLeader, isCharacter, isDevoured } from '../facts/cards.ts';
import { type Source, scopeOf, sourcesOf } from '../facts/sources.ts';
import { isGoingOn } from '../state/attack.ts';
import type { Moment } from '../state/moments.ts';
import { cardOf, type G, playerOf, playOf } from '../state/state.ts';
import type { Step } from '../state/steps.ts';
import { costClauses, pay, whyNotPay } from './costs.ts';
import { trigger } from './triggers.ts';

/** Damage to one character, after reduction. */
export interface Hit {
  readonly on: CardId;
  readonly amount: number;
  readonly aggravated: boolean;
  /** R-DMG-005 */
  readonly superficial?: boolean;
  /** R-WIN-013 The credited player; undefined for City cards. */
  readonly by: Seat | undefined;
  /** The attacker, if it is damage of an attack. */
  readonly attacker?: CardId | undefined;
}

/** The circumstances of a defeat. */
export interface Defeat {
  readonly by: Seat | undefined;
  readonly burned: boolean;
  readonly attacker?: CardId | undefined;
  readonly blood: number;
}

/** Deals damage at the same moment (R-ATK-025). Returns the damage that each has taken. */
export function* dealDamage(g: G, hits: readonly Hit[], step: Step = 'damage'): Procedure<readonly Hit[]> {
  const dealt: Hit[] = [];
  for (const hit of hits) {
    const amount = hit.amount > 0 ? hit.amount - (yield* prevented(g, hit, step)) : 0;
    dealt.push({ ...hit, amount: Math.max(0, amount) });
  }
  const fallen: { readonly id: CardId; readonly defeat: Defeat }[] = [];
  for (const hit of dealt) {
    if (hit.amount === 0 || !isCharacter(g, hit.on)) continue;
    const { blood } = playOf(g, hit.on);
    // R-DMG-005 Superficial damage stops at 1 Blood.
    const taken = Math.min(hit.amount, hit.superficial ? Math.max(0, blood - 1) : blood);
    g.emit({ type: 'damage', card: refer(g.state, hit.on, true), amount: hit.amount, aggravated: hit.aggravated });
    changeBlood(g, hit.on, -taken);
    // R-DMG-002 Only the damage that defeats it matters.
    if (playOf(g, hit.on).blood === 0 && !fallen.some(({ id }) => id === hit.on))
      fallen.push({ id: hit.on, defeat: { by: hit.by, burned: hit.aggravated, attacker: hit.attacker, blood } });
  }
  for (const { id, defeat } of fallen) yield* defeated(g, id, { ...defeat, blood: bloodAtStart(g, id, defeat.blood) });
  return dealt;
}

/** R-AMB-41 In an attack the Blood counts that it had when the attack began. */
function bloodAtStart(g: G, id: CardId, blood: number): number {
  const { attack } = g.state;
  return (isGoingOn(attack) ? attack.bloods.find(({ card }) => card === id)?.blood : undefined) ?? blood;
}

// R-DMG-009, R-DMG-016 Prevention: each way once for each sum of damage, several together.

function preventers(g: G, hit: Hit, used: readonly string[]): Source<'prevent'>[] {
  const { at } = cardOf(g, hit.on);
  return sourcesOf(g, 'prevent').filter((source) => {
    const { ability, seat, holder, card, number } = source;
    if (seat !== at || used.includes(`${card} ${number}`)) return false;
    const meant = ability.to === 'leader' ? activeLeader(g, at) : holder;
    return meant === hit.on && whyNotPay(g, scopeOf(g, source), ability.cost) === undefined;
  });
}

function* prevented(g: G, hit: Hit, step: Step): Procedure<number> {
  const used: string[] = [];
  let amount = 0;
  while (amount < hit.amount && preventers(g, hit, used).length > 0) {
    const path = yield* askPrevention(g, hit, step, used);
    const card = path[0]?.card;
    const source = preventers(g, hit, used).find((each) => each.card === card);
    if (!source) break;
    pay(g, scopeOf(g, source), source.ability.cost, path);
    used.push(`${source.card} ${source.number}`);
    amount += source.ability.amount;
    g.emit({ type: 'prevented', card: refer(g.state, hit.on, true), amount: source.ability.amount });
  }
  return amount;
}

const NOTHING: Piece = { say: 'prevents nothing' };

function* askPrevention(g: G, hit: Hit, step: Step, used: readonly string[]): Procedure<Path> {
  const seat = cardOf(g, hit.on).at;
  const next = sentence(
    () => [
      NOTHING,
      ...preventers(g, hit, used).map(({ card, ability }) => ({ say: 'prevents', amount: ability.amount, card })),
    ],
    ({ card }) => costClauses(g, seat, preventers(g, hit, used).find((each) => each.card === card)?.ability.cost),
  );
  const about: Piece = { say: 'prevent', card: hit.on, amount: hit.amount };
  return yield* ask({ seat, step, about, next, passive: [NOTHING] });
}

// Defeat.

/** R-DMG-001 A defeated vampire goes to torpor, R-DMG-002 or is burned. */
export function* defeated(g: G, id: CardId, { by, burned, attacker, blood }: Defeat): Procedure {
  const { at } = cardOf(g, id);
  const owner = playerOf(g, at);
  // Nobody is credited with his own losses.
  const credited = by === at ? undefined : by;
  g.emit({ type: burned ? 'burned by damage' : 'defeated', card: refer(g.state, id, true) });
  owner.lostTo = credited;
  const moments: Moment[] = [{ on: 'is defeated', seat: credited, card: id, by: attacker }];
  if (credited !== undefined) {
    // R-TOK-008, R-AMB-29 Agenda on it goes to an enemy of its controller.
    gainAgenda(g, credited, playOf(g, id).agenda);
    playOf(g, id).agenda = 0;
    // R-WIN-003
    if (playerOf(g, credited).rival === at) gainAgenda(g, credited, 1);
    const { did } = playerOf(g, credited);
    did.push('defeats character');
    moments.push({
      on: 'defeats',
      seat: credited,
      card: id,
      by: attacker,
      attack: attacker !== undefined,
      burned,
      blood,
      nth: did.filter((each) => each === 'defeats character').length,
    });
  }
  // R-ABL-006 The active player's texts first; R-K-020 all of them before the Blood for torpor.
  yield* trigger(g, moments);
  // R-X-005 A vampire that was devoured does not go to torpor.
  if (!isCharacter(g, id)) return;
  if (burned) burnCharacter(g, id);
  else toTorpor(g, id, credited);
}

/** R-ATT-007, R-DMG-013 */
export function burnCharacter(g: G, id: CardId): void {
  burn(g, id);
  changed(g);
}

/** R-DMG-008 Attachments stay on it. R-DMG-003 Its owner puts 1 Blood on it from his Prestige; if that was the last he is eliminated. */
function toTorpor(g: G, id: CardId, by: Seat | undefined): void {
  const play = playOf(g, id);
  play.where = 'torpor';
  // R-DMG-015
  play.party = 0;
  play.exhausted = false;
  play.fear = 0;
  play.noInfluence = false;
  // R-DMG-004 A character defeated without damage enters torpor with 0 Blood.
  changeBlood(g, id, -play.blood);
  // R-PRI-006; R-X-005 the vampire it has devoured is burned.
  for (const each of [...play.with]) if (each === g.state.prince || isDevoured(g, each)) burn(g, each);
  g.emit({ type: 'torpor', card: refer(g.state, id, true) });
  changed(g);
  const { owner } = cardOf(g, id);
  if (losePrestige(g, owner, 1, by) > 0) changeBlood(g, id, 1);
}

/** R-DMG-014 For any loss of the last Blood. */
export function* emptied(g: G, id: CardId, by: Seat | undefined, blood: number): Procedure {
  if (isCharacter(g, id) && playOf(g, id).where !== 'torpor' && playOf(g, id).blood === 0)
    yield* defeated(g, id, { by, burned: false, blood });
}
