/** Abilities and other powers that a player chooses to use (P-ABL). */
import { type CardId, forbid, type Path, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import { type Ability, isStayingDef, type Power } from '../../cards/language.ts';
import { costNext, costOf, payCost, priceOf, whyNotPay } from '../cards/costs.ts';
import { carryOut } from '../cards/effects.ts';
import { couldMatter } from '../cards/possible.ts';
import { readSlots, slotsNext } from '../cards/slots.ts';
import { holds } from '../facts/amounts.ts';
import { abilitiesOf } from '../facts/modifiers.ts';
import { type Scene, sceneOf } from '../state/scene.ts';
import { defOf, type G, isActive, type Pokemon, playerOf, topOf } from '../state/state.ts';

export type Used = Extract<Power, { use: unknown }>;
export type UsedAbility = Extract<Ability, { use: unknown }>;

export function isUsed(power: Power): power is Used {
  return 'use' in power;
}

/** P-ABL-003 The Abilities of a Pokémon that are chosen to be used, on the Bench as well. */
export function usableOf(g: G, pokemon: Pokemon): readonly UsedAbility[] {
  return abilitiesOf(g, pokemon).filter((ability): ability is UsedAbility => isUsed(ability));
}

/** P-ABL-002, P-ABL-008 Each within its own text: once each turn unless it says otherwise. */
export function whyNotUseAbility(g: G, seat: Seat, pokemon: Pokemon, ability: UsedAbility): string | undefined {
  const scene = sceneOf(seat, pokemon.id, topOf(pokemon));
  return (
    forbid('P-ABL-002', ability.use === 'once' && pokemon.used.includes(ability.name)) ??
    forbid('P-ABL-003', ability.spot !== undefined && (ability.spot === 'active') !== isActive(g, pokemon)) ??
    forbid('P-VSTAR-003', ability.vstar === true && playerOf(g, seat).vstarUsed) ??
    whyNotPower(g, seat, scene, ability)
  );
}

function whyNotPower(g: G, seat: Seat, scene: Scene, { if: fact, cost, effects }: Used): string | undefined {
  const then = cost ? { ...scene, paying: priceOf(cost) } : scene;
  return (
    forbid('P-CARD-008', fact !== undefined && !holds(g, scene, fact)) ??
    whyNotPay(g, seat, cost, undefined) ??
    forbid('P-TRN-001', !effects.some((effect) => couldMatter(g, then, effect)))
  );
}

export function abilityNext(
  g: G,
  seat: Seat,
  pokemon: Pokemon,
  name: string | undefined,
  rest: Path,
): readonly Piece[] {
  const ability = usableOf(g, pokemon).find((each) => each.name === name);
  return ability ? powerNext(g, seat, sceneOf(seat, pokemon.id, topOf(pokemon)), ability, rest) : [];
}

function powerNext(g: G, seat: Seat, scene: Scene, { cost, effects }: Used, rest: Path): readonly Piece[] {
  const paying = costNext(g, seat, cost, undefined, rest);
  return paying.pieces.length > 0 ? paying.pieces : slotsNext(g, scene, effects, paying.rest);
}

/** P-ABL-006 Announced to everybody. P-ABL-004 The Pokémon may attack afterwards. */
export function* useAbility(g: G, seat: Seat, pokemon: Pokemon, name: string | undefined, rest: Path): Procedure {
  const ability = usableOf(g, pokemon).find((each) => each.name === name);
  if (!ability) return;
  pokemon.used.push(ability.name);
  if (ability.vstar) playerOf(g, seat).vstarUsed = true;
  g.emit({ type: 'used ability', seat, card: refer(g.state, topOf(pokemon), true), ability: ability.name });
  yield* usePower(g, sceneOf(seat, pokemon.id, topOf(pokemon)), ability, rest);
}

function* usePower(g: G, scene: Scene, { cost, effects }: Used, rest: Path): Procedure {
  const { paid, rest: chosen } = costOf(g, cost, rest);
  readSlots(g, scene, effects, chosen);
  payCost(g, paid);
  yield* carryOut(g, scene, effects);
}

interface StadiumPower {
  readonly power: Used;
  readonly card: CardId;
}

/** P-AMB-06 The power that the Stadium gives to each player. */
export function stadiumPower(g: G): StadiumPower | undefined {
  const { stadium } = g.state;
  if (stadium === undefined) return undefined;
  const def = defOf(g, stadium);
  const power = isStayingDef(def) ? def.powers.find(isUsed) : undefined;
  return power && { power, card: stadium };
}

export function whyNotUseStadium(g: G, seat: Seat, { power, card }: StadiumPower): string | undefined {
  return (
    forbid('P-CARD-008', power.use === 'once' && playerOf(g, seat).stadiumUsed) ??
    whyNotPower(g, seat, sceneOf(seat, undefined, card), power)
  );
}

export function stadiumNext(g: G, seat: Seat, rest: Path): readonly Piece[] {
  const found = stadiumPower(g);
  return found ? powerNext(g, seat, sceneOf(seat, undefined, found.card), found.power, rest) : [];
}

export function* useStadium(g: G, seat: Seat, rest: Path): Procedure {
  const found = stadiumPower(g);
  if (!found) return;
  playerOf(g, seat).stadiumUsed = true;
  g.emit({ type: 'used', seat, card: refer(g.state, found.card, true) });
  yield* usePower(g, sceneOf(seat, undefined, found.card), found.power, rest);
}
