/** Chapter 20: choosing strikes. */

import {
  ask,
  type CardId,
  END,
  forbid,
  PASS,
  PASSIVE_PASS,
  type Path,
  type Piece,
  type Procedure,
  type Question,
  refer,
} from '@praxis/engine';
import type { Effect, Strike } from '../../cards/language.ts';
import { continuation, openings } from '../cards/offers.ts';
import { carryOut, settle } from '../cards/playing.ts';
import { among, sourcesOf, useSource } from '../cards/sources.ts';
import { burnBlood } from '../changes/losing.ts';
import { whyNotBear } from '../facts/bearing.ts';
import { controllerOf, hasTrait, isInPlay, isType } from '../facts/cards.ts';
import { priceOfStriking } from '../facts/costs.ts';
import { fighterOf, goesOn, opponentOf, type Who, whoIs } from '../facts/fighters.ts';
import { abilitiesOf, ownBonus } from '../facts/printed.ts';
import { worksAt } from '../facts/strike-damage.ts';
import { has } from '../facts/values.ts';
import type { ChosenStrike, Combat, Committed, Fighter } from '../state/combat.ts';
import { cardOf, defOf, type G } from '../state/state.ts';
import { boundStrike, HAND, strikersOf, weaponOf, whyNotStrike } from './weapons.ts';

/** A minion that is committed to a strike that it cannot make gets none. */
const NONE: Strike = { kind: 'none' };

/** V-STR-003, V-STR-004 The strike of one combatant. V-CAN-006 If its card is cancelled, it chooses again. */
export function* chooseStrike(g: G, combat: Combat, who: Who): Procedure {
  const fighter = fighterOf(combat, who);
  fighter.strike = undefined;
  while (goesOn(g) && !fighter.strike) {
    const passive = has(g, fighter.card, 'cannot strike') ? undefined : passiveStrike(g, combat, who);
    if (!passive) {
      fighter.strike = plain(combat, who, NONE);
      return;
    }
    const path = yield* ask(strikeQuestion(g, combat, who, passive));
    if (path[0]?.say === 'pass') fighter.strike = plain(combat, who, NONE);
    else if (path[0]?.say !== 'strikes') yield* carryOut(g, { seat: controllerOf(g, fighter.card), path }, 'strike');
    else fighter.strike = yield* declare(g, combat, who, path);
  }
  if (fighter.strike) announceStrike(g, fighter, fighter.strike);
}

/** The chosen strike is cancelled, with its card and the commitment from a maneuver. */
export function* strikeAnew(g: G, striker: CardId): Procedure {
  const { combat } = g.state;
  const who = whoIs(combat, striker);
  if (!combat || who === undefined) return;
  const fighter = fighterOf(combat, who);
  if (!fighter.strike) return;
  if (fighter.strike.source !== undefined) settle(g, fighter.strike.source);
  fighter.committed = undefined;
  fighter.onDamage = [];
  yield* chooseStrike(g, combat, who);
}

function announceStrike(g: G, fighter: Fighter, chosen: ChosenStrike): void {
  g.emit({
    type: 'strike',
    card: refer(g.state, fighter.card, true),
    kind: chosen.strike.kind,
    target: refer(g.state, chosen.target, true),
    ...(chosen.source === undefined ? {} : { with: refer(g.state, chosen.source, true) }),
  });
}

/** V-STR-010 Beside the strike itself its controller may use effects that modify it. */
function strikeQuestion(g: G, combat: Combat, who: Who, passive: Path): Question {
  const { card } = fighterOf(combat, who);
  const seat = controllerOf(g, card);
  return {
    seat,
    step: 'strike',
    about: { say: 'strike', card },
    passive,
    next: (prefix) => {
      const [head] = prefix;
      if (!head) {
        const pieces: Piece[] = [{ say: 'strikes', card }, ...openings(g, seat, 'strike')];
        return needNotStrike(g, combat, who) ? [PASS, ...pieces] : pieces;
      }
      if (head.say === 'pass') return [];
      return head.say === 'strikes'
        ? among(strikesOf(g, combat, who), prefix)
        : continuation(g, seat, 'strike', prefix);
    },
  };
}

/**
 * The hand strike, which every minion has, or the strike to which the minion is committed; undefined if it can no
 * longer make that strike.
 */
function passiveStrike(g: G, combat: Combat, who: Who): Path | undefined {
  if (whyNotStrike(g, combat, who, undefined, HAND) === undefined)
    return [{ say: 'strikes', card: fighterOf(combat, who).card }, { say: 'with hand' }];
  const [first] = strikesOf(g, combat, who);
  return first && needNotStrike(g, combat, who) ? PASSIVE_PASS : first;
}

/** The text of its opponent may let the minion choose whether it strikes. */
function needNotStrike(g: G, combat: Combat, who: Who): boolean {
  return ownBonus(g, opponentOf(combat, who).card, 'opponent need not strike') > 0;
}

/** A strike at some minions costs blood or life, in addition to the cost of its card. */
function payForStrike(g: G, combat: Combat, fighter: Fighter, strike: Strike): void {
  const price = priceOfStriking(g, combat, fighter.card, strike);
  if (price > 0) burnBlood(g, fighter.card, price);
}

/** Every strike that a combatant can choose, as the sentences of the question. */
function strikesOf(g: G, combat: Combat, who: Who): Path[] {
  const { card } = fighterOf(combat, who);
  const head: Piece = { say: 'strikes', card };
  const bound = boundStrike(combat, who);
  const paths: Path[] = [];
  const may = (source: CardId | undefined, strike: Strike): boolean =>
    whyNotStrike(g, combat, who, source, strike) === undefined;
  if (may(undefined, HAND)) paths.push([head, { say: 'with hand' }]);
  if (bound && (combat.pair > 1 || mayUseCommitted(g, card, bound.source)) && may(bound.source, bound.strike))
    addTargets(g, combat, who, bound.strike, [head, { say: 'with committed', card: bound.source }], paths);
  const isStrike = (effect: Effect): boolean => effect.do === 'strike';
  for (const { path, effect } of sourcesOf(g, controllerOf(g, card), card, 'strike', isStrike)) {
    const { strike } = effect as Effect & { do: 'strike' };
    if (may((path[0] as Piece).card as CardId, strike)) addWeapons(g, combat, who, strike, [head, ...path], paths);
  }
  for (const id of strikersOf(g, card)) {
    const weapon = weaponOf(g, id);
    if (!weapon || bound?.source === id || !may(id, weapon.weapon)) continue;
    addTargets(g, combat, who, weapon.weapon, [head, { say: 'with weapon', card: id }], paths);
  }
  for (const id of cardOf(g, opponentOf(combat, who).card).play?.with ?? [])
    if (isStolenByStrike(g, id) && may(undefined, STEAL) && !whyNotTakeEquipment(g, combat, who, STEAL, id))
      paths.push([head, { say: 'on equipment', card: id }]);
  return paths;
}

/** The strike that some equipment allows to the minion that fights its bearer. */
const STEAL: Strike = { kind: 'steal equipment' };

function isStolenByStrike(g: G, id: CardId): boolean {
  return abilitiesOf(g, id).some((each) => 'always' in each && each.always === 'stolen by a strike');
}

/** A strike card that was played for its maneuver waits; a weapon must still be on the minion. */
function mayUseCommitted(g: G, minion: CardId, source: CardId): boolean {
  const { place, play } = cardOf(g, source);
  return place === 'played' || source === minion || play?.on === minion;
}

/**
 * A card that lets the minion strike with its hands or with a melee weapon; without such a weapon there is no choice.
 */
function addWeapons(g: G, combat: Combat, who: Who, strike: Strike, path: Path, paths: Path[]): void {
  const melee = strike.orMelee ? meleeWeaponsOf(g, combat, who) : [];
  if (melee.length === 0) {
    addTargets(g, combat, who, strike, path, paths);
    return;
  }
  paths.push([...path, { say: 'using hand' }]);
  for (const id of melee) paths.push([...path, { say: 'using', card: id }]);
}

function meleeWeaponsOf(g: G, combat: Combat, who: Who): CardId[] {
  const { card } = fighterOf(combat, who);
  return strikersOf(g, card).filter(
    (id) =>
      weaponOf(g, id) !== undefined &&
      hasTrait(g, id, 'melee weapon') &&
      whyNotStrike(g, combat, who, id, weaponOf(g, id)?.weapon as Strike) === undefined,
  );
}

/** V-EFF-004, V-EFF-005, V-RET-002, V-RET-003 The strike's target is named when it is announced. */
function addTargets(g: G, combat: Combat, who: Who, strike: Strike, path: Path, paths: Path[]): void {
  const { card } = opponentOf(combat, who);
  if (takesEquipment(strike)) {
    for (const id of cardOf(g, card).play?.with ?? [])
      if (whyNotTakeEquipment(g, combat, who, strike, id) === undefined)
        paths.push([...path, { say: 'on equipment', card: id }]);
    return;
  }
  const retainers = (cardOf(g, card).play?.with ?? []).filter((id) => whyNotAimAt(g, combat, strike, id) === undefined);
  paths.push(retainers.length === 0 ? path : [...path, END]);
  for (const id of retainers) paths.push([...path, { say: 'at retainer', card: id }]);
}

function takesEquipment({ kind }: Strike): boolean {
  return (
    kind === 'destroy equipment' ||
    kind === 'destroy weapon' ||
    kind === 'destroy retainer' ||
    kind === 'steal equipment' ||
    kind === 'steal weapon'
  );
}

/** V-EFF-004, V-EFF-005, V-EFF-007 Why the strike cannot take this card. */
export function whyNotTakeEquipment(g: G, combat: Combat, who: Who, { kind }: Strike, id: CardId): string | undefined {
  if (kind === 'destroy retainer') return forbid('V-GEN-001', !isType(g, id, 'retainer'));
  if (!isType(g, id, 'equipment') && weaponOf(g, id) === undefined) return 'V-EFF-004';
  const steals = kind === 'steal equipment' || kind === 'steal weapon';
  return (
    forbid('V-EFF-005', (kind === 'destroy weapon' || kind === 'steal weapon') && !isWeapon(g, id)) ??
    (steals ? whyNotBear(g, defOf(g, id), fighterOf(combat, who).card) : undefined)
  );
}

function isWeapon(g: G, id: CardId): boolean {
  return hasTrait(g, id, 'weapon') || hasTrait(g, id, 'melee weapon') || weaponOf(g, id) !== undefined;
}

/** V-RET-002, V-RET-003 Why a strike cannot be aimed at this card instead of at the minion. */
export function whyNotAimAt(g: G, combat: Combat, strike: Strike, id: CardId): string | undefined {
  if (!isType(g, id, 'retainer')) return 'V-RET-001';
  if (strike.kind !== 'damage' && strike.kind !== 'hand' && strike.kind !== 'steal blood') return 'V-RET-001';
  return forbid('V-RET-002', combat.range === 'close') ?? forbid('V-RET-003', !worksAt(strike, 'long'));
}

function plain(combat: Combat, who: Who, strike: Strike): ChosenStrike {
  const target = opponentOf(combat, who).card;
  return { source: undefined, strike, weapon: undefined, target, equipment: undefined, extra: 0, chosen: {}, x: 0 };
}

/** Plays the card or uses the weapon of the sentence. Undefined if the card was cancelled. */
function* declare(g: G, combat: Combat, who: Who, path: Path): Procedure<ChosenStrike | undefined> {
  const fighter = fighterOf(combat, who);
  const via = path[1] as Piece;
  const target = path.find((piece) => piece.say === 'at retainer')?.card ?? opponentOf(combat, who).card;
  const equipment = path.find((piece) => piece.say === 'on equipment')?.card;
  const source = via.card as CardId;
  switch (via.say) {
    case 'with hand':
      payForStrike(g, combat, fighter, HAND);
      return plain(combat, who, HAND);
    case 'on equipment':
      payForStrike(g, combat, fighter, STEAL);
      return { ...plain(combat, who, STEAL), equipment };
    case 'with committed': {
      const { strike, chosen, x } = boundStrike(combat, who) as Committed;
      const weapon = cardOf(g, source).place === 'attached' ? source : undefined;
      // A card has been paid for when it was played.
      if (isInPlay(g, source)) payForStrike(g, combat, fighter, strike);
      noteStriker(g, fighter, source);
      return { source, strike, weapon, target, equipment, extra: 0, chosen, x };
    }
    case 'with weapon': {
      const { weapon: strike } = weaponOf(g, source) as NonNullable<ReturnType<typeof weaponOf>>;
      payForStrike(g, combat, fighter, strike);
      noteStriker(g, fighter, source);
      const weapon = source === fighter.card ? undefined : source;
      return { source, strike, weapon, target, equipment, extra: 0, chosen: {}, x: 0 };
    }
    default: {
      const used = yield* useSource(g, controllerOf(g, fighter.card), fighter.card, upTo(path), 1, [
        'strike',
        'maneuver',
      ]);
      const effect = used?.effects.find((each) => each.do === 'strike');
      if (!used || effect?.do !== 'strike') return undefined;
      const { strike } = effect;
      const { chosen, x } = used.scene;
      const melee = path.find((piece) => piece.say === 'using')?.card;
      if (melee === undefined || !isInPlay(g, melee))
        return { source, strike, weapon: undefined, target, equipment, extra: 0, chosen, x };
      noteStriker(g, fighter, melee);
      const { weapon: swung } = weaponOf(g, melee) as NonNullable<ReturnType<typeof weaponOf>>;
      return { source, strike: swung, weapon: melee, target, equipment, extra: strike.amount ?? 0, chosen, x };
    }
  }
}

/** The part of the sentence that is about playing the card. */
function upTo(path: Path): Path {
  return path.filter((piece) => !AIMS.has(piece.say));
}
const AIMS: ReadonlySet<string> = new Set(['at retainer', 'on equipment', 'using', 'using hand', END.say]);

/** Weapons that can be used only once each round or combat. */
function noteStriker(g: G, fighter: Fighter, id: CardId): void {
  const once = weaponOf(g, id)?.once;
  if (once) fighter.used.push(`${once}:strike:${id}`);
}
