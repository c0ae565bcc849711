/** Chapter 4 and 7: playing cards and using cards in play; the "as played" window. */
import { askWindow, type CardId, EVERYBODY, END, forbid, type Heard, opportunity, type Path, PASS, PASSIVE_PASS, type Piece, type Procedure, type Question, refer, renew, type Seat } from '@praxis/engine';
import type { Activated, CardDef, Choose, Cost, Effect, Filter, LibraryType, Mode } from '../cards/language.ts';
import { whyNotActionCard } from './actions.ts';
import { perform } from './effects.ts';
import { burn, burnBlood, burnPool, clockwiseFrom, controllerOf, hasMark, isAlly, isReady, isVampire, lock, preyOf } from './general.ts';
import { replaceCard } from './hand.ts';
import { playMaster } from './master.ts';
import { allHold, amountOf, candidates, hasDiscipline, type Scene, traitsMatch } from './select.ts';
import { cardOf, defOf, type G, playerOf, playOf } from './state.ts';
import { ACTION_STEPS, type Step, stepBit } from './steps.ts';
import { cardsInPlay, usableCards } from './tabletop.ts';
import { abilitiesOf, interceptOf, stealthOf } from './values.ts';
import { whyNotAsVampire } from './allies.ts';
import { whyNotBear } from './bearing.ts';
import { whyNotInCombat } from './fighters.ts';
import { burnConvictions, convictionPayment, convictionsNamed, requiresVirtue } from './imbued.ts';
import { keeperOf, storedCards, takeFromStore } from './stored.ts';
import { isSlaveAlone } from './traits.ts';

/** A card being played: by whom, how, and on what. */
export interface Play {
  readonly seat: Seat;
  readonly card: CardId;
  readonly mode: number;
  readonly minion: CardId | -1;
  readonly chosen: Readonly<Record<string, readonly number[]>>;
  readonly x: number;
}

export function sceneOfPlay(play: Play): Scene {
  return { seat: play.seat, minion: play.minion, card: play.card, chosen: play.chosen, x: play.x };
}

export function modesOf(def: CardDef): readonly Mode[] {
  return def.modes ?? NO_MODES;
}
const PLAIN_MODE: Mode = { effects: [] };
const NO_MODES: readonly Mode[] = [PLAIN_MODE];

/** The type under which a mode is played (V-CARD-015). */
export function typeOf(def: CardDef, mode: Mode): LibraryType {
  return mode.as ?? (def.types as readonly LibraryType[])[0] ?? 'action';
}

/** How a sentence names the mode: `basic`, `superior`, several Disciplines, or the mode's own words. */
export function levelOf(mode: Mode): string {
  if (mode.level) return mode.level;
  const [first, ...rest] = mode.disciplines ?? [];
  if (first === undefined) return 'basic';
  const all = (mode.disciplines as readonly string[]).join(' ');
  const level = all === all.toLowerCase() ? 'basic' : all === all.toUpperCase() ? 'superior' : '';
  // Sentences are blind to case, so several Disciplines are named with their level.
  return rest.length > 0 ? `${level} ${all}`.trim() : level;
}

/** The steps in which a mode can be used: its own, or those that its effects call for. */
function stepsOf(def: CardDef, mode: Mode): readonly Step[] {
  if (mode.when) return mode.when;
  const type = typeOf(def, mode);
  switch (type) {
    case 'master':
      return def.outOfTurn ? ['unlock', 'master', 'minion', 'announce', ...ACTION_STEPS, 'before resolution', 'after resolution', 'polling', 'before range', 'before strikes', 'strike resolution', 'end of round', 'influence', 'discard'] : ['master'];
    case 'event':
      return ['discard'];
    case 'conviction':
      // The chapter on Imbued has sentences of its own for it.
      return [];
    case 'reflex':
      return ['as played'];
    case 'action':
    case 'political action':
    case 'equipment':
    case 'retainer':
    case 'ally':
    case 'power':
      return ['minion'];
    case 'reaction':
      // V-CAN-010, V-CAN-011 A wake effect works in the "as played" window, one that merely unlocks does not.
      return mode.effects.some((effect) => effect.do === 'wake') ? [...ACTION_STEPS, 'announce', 'as played'] : mode.effects.some((effect) => effect.do === 'gain votes') ? ['polling'] : ACTION_STEPS;
    case 'action modifier':
      return mode.effects.some((effect) => effect.do === 'gain votes') ? ['polling'] : ACTION_STEPS;
    case 'combat':
      return [...new Set(mode.effects.flatMap(combatStep))];
  }
}

function combatStep(effect: Mode['effects'][number]): Step[] {
  switch (effect.do) {
    case 'maneuver':
    case 'set range':
      return ['range'];
    case 'strike':
      return ['strike'];
    case 'additional strikes':
      return ['additional strikes'];
    case 'prevent':
      return ['damage'];
    case 'press':
      return ['press'];
    default:
      return [];
  }
}

interface Timing {
  readonly all: number;
  readonly modes: readonly number[];
}
const timings = new WeakMap<CardDef, Timing>();

/** The steps of a card and of each of its modes as bits, computed once per definition. */
export function timingOf(def: CardDef): Timing {
  let timing = timings.get(def);
  if (!timing) {
    const modes = modesOf(def).map((mode) => stepsOf(def, mode).reduce((bits, step) => bits | stepBit(step), 0));
    timing = { modes, all: modes.reduce((bits, each) => bits | each, 0) };
    timings.set(def, timing);
  }
  return timing;
}

const useTimings = new WeakMap<CardDef, number>();

export function useTimingOf(def: CardDef): number {
  let bits = useTimings.get(def);
  if (bits === undefined) {
    bits = 0;
    for (const ability of [...(def.abilities ?? []), ...(def.mergedAbilities ?? [])])
      if ('use' in ability) for (const step of ability.when) bits |= stepBit(step);
    useTimings.set(def, bits);
  }
  return bits;
}

const MINION_TYPES: ReadonlySet<LibraryType> = new Set(['action', 'political action', 'equipment', 'retainer', 'ally', 'action modifier', 'reaction', 'combat', 'reflex', 'power']);

/** V-CARD-002 Whether a minion plays it, or the Methuselah. */
export function isMinionCard(def: CardDef, mode: Mode): boolean {
  return MINION_TYPES.has(typeOf(def, mode));
}

/**
 * Why this card cannot be played in this way now: the rule that forbids, or nothing. The chapters on actions, combat and politics
 * add what holds for their kinds of cards.
 */
export function whyNotPlay(g: G, seat: Seat, card: CardId, modeIndex: number, minion: CardId | -1, step: Step): string | undefined {
  const def = defOf(g, card);
  const mode = modesOf(def)[modeIndex] as Mode;
  const type = typeOf(def, mode);
  return (
    whyNotNow(g, seat, def, modeIndex, type, step) ??
    (MINION_TYPES.has(type) ? whyNotBy(g, seat, def, mode, type, minion as CardId, step) : whyNotByPlayer(g, seat, def, mode)) ??
    whyNotAfford(g, seat, def, mode, minion, type) ??
    whyNotText(g, { seat, minion, card, chosen: {}, x: 0 }, mode) ??
    whyNoTarget(g, { seat, minion, card, chosen: {}, x: 0 }, mode.choose ?? [])
  );
}

function whyNotNow(g: G, seat: Seat, def: CardDef, modeIndex: number, type: LibraryType, step: Step): string | undefined {
  const { action, combat, turn } = g.state;
  const wrongStep = ((timingOf(def).modes[modeIndex] as number) & stepBit(step)) === 0;
  switch (type) {
    case 'master':
      if (def.outOfTurn)
        return (
          forbid('V-MAS-005', seat === turn) ??
          forbid('V-MAS-007', playerOf(g, seat).outOfTurnPlayed) ??
          forbid('V-COM-005', combat !== undefined && g.edition.onlyCombatCards === 'all cards' && !modesOf(def)[modeIndex]?.inCombat) ??
          forbid('V-MAS-005', wrongStep)
        );
      return (
        forbid('V-MAS-004', wrongStep || seat !== turn) ?? forbid('V-MAS-003', playerOf(g, seat).masterActions < 1)
      );
    case 'event':
      return (
        forbid('V-EVT-001', wrongStep || seat !== turn) ??
        forbid('V-DIS-001', playerOf(g, seat).discardActions < 1) ??
        forbid('V-EVT-001', playerOf(g, seat).did.includes('event')) ??
        forbid('V-EVT-002', g.state.eventsPlayed.includes(def.name)) ??
        (g.edition.events ? undefined : 'V-CARD-001')
      );
    case 'conviction':
      return forbid('V-IMB-007', wrongStep || seat !== turn);
    case 'combat':
      return forbid('V-CARD-024', combat === undefined || wrongStep);
    case 'reflex':
      return forbid('V-CARD-029', wrongStep || !g.edition.reflexes);
    case 'action modifier':
      return (
        forbid('V-COM-005', combat !== undefined) ??
        forbid('V-PRO-008', action === undefined || wrongStep) ??
        forbid('V-BHT-003', g.state.referendum?.bloodHunt === true) ??
        forbid('V-CARD-017', action?.seat !== seat)
      );
    case 'reaction':
      return (
        forbid('V-COM-005', combat !== undefined) ??
        forbid('V-PRO-008', (action === undefined && !modesOf(def)[modeIndex]?.withoutAction) || wrongStep) ??
        forbid('V-BHT-003', g.state.referendum?.bloodHunt === true) ??
        forbid('V-CARD-021', (action?.seat ?? turn) === seat)
      );
    default:
      return (
        forbid('V-MIN-002', action !== undefined) ?? forbid('V-MIN-001', wrongStep || turn !== seat)
      );
  }
}

/** Requirements on the minion that plays a minion card. */
function whyNotBy(g: G, seat: Seat, def: CardDef, mode: Mode, type: LibraryType, minion: CardId, step: Step): string | undefined {
  const asVampire = isAlly(g, minion) && whyNotAsVampire(g, minion, def, mode) === undefined;
  return (
    forbid('V-CARD-002', controllerOf(g, minion) !== seat) ??
    forbid('V-GEN-001', isBarred(g, minion, def.name)) ??
    forbid('V-CARD-011', isAlly(g, minion) && !asVampire && needsVampire(g, def, mode, type)) ??
    whyNotSkilled(g, minion, def, mode, asVampire) ??
    whyNotRole(g, seat, def, mode, type, minion) ??
    whyNotAgain(g, def, mode, type, minion) ??
    whyNotNeeded(g, mode, minion, step) ??
    whyNotInCombat(g, mode.effects, minion, step) ??
    (type === 'equipment' || type === 'retainer' ? whyNotBear(g, def, minion) : undefined)
  );
}

/** A card on the minion says that it cannot play cards of this name. */
function isBarred(g: G, minion: CardId, name: string): boolean {
  for (const id of playOf(g, minion).with)
    for (const ability of defOf(g, id).abilities ?? [])
      if ('always' in ability && ability.always === 'cannot play' && ability.name === name) return true;
  return false;
}

/** V-CARD-011 */
function needsVampire(g: G, def: CardDef, mode: Mode, type: LibraryType): boolean {
  if (type === 'power' || requiresVirtue(mode)) return false;
  const blood = (mode.cost ?? def.cost)?.blood !== undefined && g.edition.bloodCostNeedsVampire;
  return (mode.disciplines?.length ?? 0) > 0 || (def.requires?.clan !== undefined && def.requires.is !== 'imbued') || blood;
}

/** V-CARD-004, V-CARD-006 to V-CARD-008 */
function whyNotSkilled(g: G, minion: CardId, def: CardDef, mode: Mode, asVampire = false): string | undefined {
  const scene: Scene = { seat: controllerOf(g, minion), minion, card: -1, chosen: {}, x: 0 };
  // V-ALV-001 The text of the ally stands for the Discipline and for being a vampire, not for the other requirements.
  for (const discipline of mode.disciplines ?? []) {
    if (asVampire || hasDiscipline(g, minion, discipline)) continue;
    const basic = hasDiscipline(g, minion, discipline.toLowerCase());
    const why = forbid(basic ? 'V-CARD-007' : (mode.disciplines?.length ?? 0) > 1 ? 'V-CARD-008' : 'V-CARD-006', true);
    if (why) return why;
  }
  if (def.requires?.clan && !traitsMatch(g, scene, { clan: def.requires.clan }, minion)) return forbid('V-CARD-006', true);
  if (def.requires && !traitsMatch(g, scene, asVampire ? ofMinion(def.requires) : def.requires, minion)) return forbid('V-CARD-004', true);
  if (mode.requires && !traitsMatch(g, scene, asVampire ? ofMinion(mode.requires) : mode.requires, minion)) return forbid('V-CARD-004', true);
  return undefined;
}

/** V-CARD-004 Whether the minion could play the card in one of its ways, as far as clan, Disciplines and the like are concerned. */
export function meetsRequirements(g: G, minion: CardId, def: CardDef): boolean {
  return modesOf(def).some((mode) => whyNotSkilled(g, minion, def, mode) === undefined);
}

/** The same requirement for a minion that plays the card as a vampire. */
function ofMinion(filter: Filter): Filter {
  return filter.is === 'vampire' ? { ...filter, is: 'minion' } : filter;
}

/** Whether the minion is in the position that the type of card asks for; V-VOT-020 cards that give votes are no exception. */
function whyNotRole(g: G, seat: Seat, def: CardDef, mode: Mode, type: LibraryType, minion: CardId): string | undefined {
  const { action, combat } = g.state;
  const play = playOf(g, minion);
  switch (type) {
    case 'action modifier':
      if (mode.by === 'acting or other') return forbid('V-CARD-019', !isReady(g, minion));
      if (mode.by === 'other than acting') return forbid('V-CARD-019', action?.by === minion) ?? forbid('V-CARD-019', !isReady(g, minion));
      return forbid('V-CARD-017', action?.by !== minion);
    case 'reaction':
      if (mode.by === 'locked') return forbid('V-CARD-020', !isReady(g, minion)) ?? forbid('V-GEN-001', !play.locked);
      return forbid('V-CARD-020', !(isReady(g, minion) || (mode.inTorpor && cardOf(g, minion).place === 'torpor')) || (play.locked && !hasMark(g, minion, 'awake')));
    case 'combat':
      if (mode.by === 'outside combat') return forbid('V-CARD-025', combat?.acting === minion || combat?.opposing === minion || !isReady(g, minion));
      return forbid('V-CARD-024', combat?.acting !== minion && combat?.opposing !== minion) ?? forbid('V-COM-002', !isReady(g, minion));
    case 'reflex':
      return g.edition.reflexFromAnywhere ? undefined : forbid('V-CARD-029', !isReady(g, minion));
    default:
      return whyNotActionCard(g, seat, minion, def, mode, type);
  }
}

/** V-CARD-018, V-CARD-022: no minion plays the same modifier or reaction twice in an action; and limits that a card states. */
function whyNotAgain(g: G, def: CardDef, mode: Mode, type: LibraryType, minion: CardId): string | undefined {
  const { action, combat } = g.state;
  if (action && (type === 'action modifier' || type === 'reaction')) {
    const name = playedName(g, def, mode);
    const again = action.played.some((each) => each.minion === minion && each.name === name);
    const why = forbid(type === 'reaction' ? 'V-CARD-022' : 'V-CARD-018', again);
    if (why) return why;
  }
  if (mode.once === 'turn') return forbid('V-GEN-001', playOf(g, minion).did.includes(`once:${def.name}`));
  if (mode.once === 'unlock') return forbid('V-GEN-001', playOf(g, minion).did.includes(`unlock:${def.name}`));
  if (!combat || !mode.once) return undefined;
  const fighter = combat.fighters.find((each) => each.card === minion);
  const played = mode.once === 'round' ? fighter?.playedThisRound : fighter?.playedThisCombat;
  return forbid('V-GEN-001', played?.includes(def.name) === true);
}

/** Fifth: the same card at another level is the same card (V-CARD-018, V-CARD-022). */
export function playedName(g: G, def: CardDef, mode: Mode): string {
  return g.edition.sameCardAtAnyLevel ? def.name : `${def.name} ${levelOf(mode)}`;
}

/** V-STL-003, V-STL-004, V-ACT-010, V-GEN-029: stealth and intercept only when needed, one increase of a bleed by modifiers. */
function whyNotNeeded(g: G, mode: Mode, minion: CardId, step: Step): string | undefined {
  const { action } = g.state;
  if (!action) return undefined;
  for (const effect of mode.effects) {
    if (effect.do !== 'modify') continue;
    if (effect.stat === 'stealth' && mode.when === undefined) {
      const why = forbid('V-STL-003', !stealthNeeded(g, step));
      if (why) return why;
    }
    if (effect.stat === 'intercept' && amountOf(g, { seat: 0, minion, card: -1, chosen: {}, x: 0 }, effect.amount) > 0) {
      const why = forbid('V-STL-004', !interceptNeeded(g, minion, step));
      if (why) return why;
    }
    if (effect.stat === 'bleed' && effect.limited) {
      const why = forbid('V-ACT-010', g.edition.oneBleedModifier && action.bleedModified);
      if (why) return why;
    }
  }
  return undefined;
}

/** V-STL-003 A minion is attempting to block and has enough intercept to succeed. */
export function stealthNeeded(g: G, step: Step): boolean {
  const { action } = g.state;
  return step === 'block attempt' && action !== undefined && action.blocker !== -1 && interceptOf(g, action.blocker) >= stealthOf(g, action.by);
}

/** V-STL-004 By the minion attempting to block, while the acting minion's stealth exceeds its intercept. */
export function interceptNeeded(g: G, minion: CardId, step: Step): boolean {
  const { action } = g.state;
  return step === 'block attempt' && action !== undefined && action.blocker === minion && stealthOf(g, action.by) > interceptOf(g, minion);
}

/** V-CARD-005 A master card with a requirement needs a ready minion that meets it. */
function whyNotByPlayer(g: G, seat: Seat, def: CardDef, mode: Mode): string | undefined {
  if (!def.requires && !mode.disciplines) return undefined;
  const able = playerOf(g, seat).zones.ready.some((id) => whyNotSkilled(g, id, def, mode) === undefined);
  return forbid('V-CARD-005', !able);
}

/** The cost of a mode with what adds to it. */
export function costOf(def: CardDef, mode: Mode): Cost {
  return mode.cost ?? def.cost ?? {};
}

/** What is to be paid, with what cards in play add when the card is played on these targets. */
export function amountsOf(g: G, seat: Seat, def: CardDef, cost: Cost, x: number, targets: readonly number[]): { readonly pool: number; readonly blood: number } {
  const blood = cost.blood === 'X' ? x : cost.blood === 'copies' ? copiesOf(g, seat, def) : (cost.blood ?? 0);
  const pool = cost.pool === 'X' ? x : (cost.pool ?? 0);
  return { blood, pool: pool + surcharge(g, seat, def, targets) };
}

function copiesOf(g: G, seat: Seat, def: CardDef): number {
  return cardsInPlay(g, seat).filter((id) => defOf(g, id).name === def.name).length;
}

function surcharge(g: G, seat: Seat, def: CardDef, targets: readonly number[]): number {
  let sum = 0;
  for (const ability of def.abilities ?? [])
    if ('always' in ability && ability.always === 'surcharge' && ability.name === def.name)
      for (const target of targets) for (const id of cardOf(g, target as CardId).play?.with ?? []) if (defOf(g, id).name === def.name) sum += ability.pool;
  for (const id of cardsInPlay(g, seat))
    for (const ability of defOf(g, id).abilities ?? [])
      if ('always' in ability && ability.always === 'surcharge' && ability.on === undefined && ability.name === def.name) sum += ability.pool;
  return sum;
}

/** V-CARD-010 Enough blood or pool; action cards are paid when they succeed but must be affordable when played. */
function whyNotAfford(g: G, seat: Seat, def: CardDef, mode: Mode, minion: CardId | -1, type: LibraryType): string | undefined {
  if (!g.edition.mustAfford && type !== 'combat' && type !== 'action modifier' && type !== 'reaction') return undefined;
  const cost = costOf(def, mode);
  const { pool, blood } = amountsOf(g, seat, def, cost, 0, []);
  return (
    forbid('V-CARD-010', pool > playerOf(g, seat).pool) ??
    forbid('V-CARD-010', blood > 0 && minion !== -1 && (cardOf(g, minion).play?.counters ?? 0) < blood) ??
    forbid('V-IMB-009', (cost.conviction ?? 0) > convictionsOn(g, minion))
  );
}

/** V-IMB-009 */
export function convictionsOn(g: G, minion: CardId | -1): number {
  if (minion === -1) return 0;
  return (cardOf(g, minion).play?.with ?? []).filter((id) => defOf(g, id).types?.includes('conviction')).length;
}

/** The card's own words (V-GEN-001). */
function whyNotText(g: G, scene: Scene, mode: Mode): string | undefined {
  return mode.conditions ? forbid('V-GEN-001', !allHold(g, scene, mode.conditions)) : undefined;
}

/** V-CARD-012 A card that targets something needs a target. */
export function whyNoTarget(g: G, scene: Scene, chooses: readonly Choose[]): string | undefined {
  for (const choose of chooses) {
    if ('card' in choose && !choose.optional && (choose.min ?? 1) > 0) {
      const why = forbid('V-CARD-012', targetsFor(g, scene, choose.card).length < (choose.min ?? 1));
      if (why) return why;
    }
    if ('player' in choose && !choose.optional && playersFor(g, scene, choose.player).length === 0) return 'V-CARD-012';
    if ('number' in choose && amountOf(g, scene, choose.number.min) > amountOf(g, scene, choose.number.max)) return 'V-CARD-012';
  }
  return undefined;
}

/** What a sentence can name. V-TRT-002 A slave without its master names nothing of another player for an action. */
function targetsFor(g: G, scene: Scene, filter: Filter): CardId[] {
  const all = candidates(g, scene, filter);
  return isSlaveAlone(g, scene) ? all.filter((id) => controllerOf(g, id) === scene.seat) : all;
}

function playersFor(g: G, scene: Scene, kind: Extract<Choose, { readonly player: string }>['player']): Seat[] {
  const alone = isSlaveAlone(g, scene);
  return clockwiseFrom(g, scene.seat).filter((seat) => {
    if (alone && seat !== scene.seat) return false;
    switch (kind) {
      case 'any':
        return true;
      case 'another':
        return seat !== scene.seat;
      case 'other than acting':
        return seat !== scene.seat && seat !== g.state.action?.seat;
      case 'prey':
        return seat !== scene.seat && seat === preyOf(g, scene.seat);
      case 'with more pool':
        return playerOf(g, seat).pool > playerOf(g, scene.seat).pool;
    }
  });
}

// Choices: the pieces of a sentence after the card.

/** The next pieces for a list of choices, given those already made; nothing when all are made. */
export function chooseNext(g: G, scene: Scene, chooses: readonly Choose[], rest: Path): readonly Piece[] {
  let at = 0;
  let known = scene;
  for (const choose of chooses) {
    const taken = takeChoice(choose, rest, at);
    if (!taken.complete) return choicePieces(g, known, choose, rest.slice(at));
    at = taken.next;
    known = { ...known, chosen: { ...known.chosen, [choose.name]: taken.values } };
  }
  return [];
}

/** What was chosen, by name. */
export function readChoices(chooses: readonly Choose[], rest: Path): { chosen: Record<string, readonly number[]>; used: number } {
  const chosen: Record<string, readonly number[]> = {};
  let at = 0;
  for (const choose of chooses) {
    const taken = takeChoice(choose, rest, at);
    chosen[choose.name] = taken.values;
    at = taken.next;
  }
  return { chosen, used: at };
}

function takeChoice(choose: Choose, rest: Path, from: number): { values: number[]; next: number; complete: boolean } {
  const values: number[] = [];
  let at = from;
  const max = 'card' in choose ? (choose.max ?? 1) : 'allot' in choose ? Number.POSITIVE_INFINITY : 1;
  let left = 'allot' in choose ? choose.allot : 0;
  while (at < rest.length && values.length < max) {
    const piece = rest[at] as Piece;
    at++;
    if (piece.say === 'on nobody' || piece.say === END.say) return { values, next: at, complete: true };
    if ('allot' in choose) {
      values.push(piece.seat as number, piece.amount as number);
      left -= piece.amount as number;
      if (left === 0) return { values, next: at, complete: true };
    } else if (piece.card !== undefined) values.push(piece.card);
    else if (piece.seat !== undefined) values.push(piece.seat);
    else if (piece.amount !== undefined) values.push(piece.amount);
  }
  return { values, next: at, complete: values.length >= max };
}

function choicePieces(g: G, scene: Scene, choose: Choose, made: Path): readonly Piece[] {
  if ('card' in choose) {
    const max = choose.max ?? 1;
    const all = targetsFor(g, scene, choose.card);
    if (max === 1) {
      const pieces: Piece[] = all.map((card) => ({ say: 'on', card }));
      return choose.optional ? [{ say: 'on nobody' }, ...pieces] : pieces;
    }
    const last = made.at(-1)?.card;
    const from = last === undefined ? 0 : all.indexOf(last) + 1;
    const missing = Math.max(0, (choose.min ?? 1) - made.length);
    const rest: Piece[] = all.slice(from, all.length - Math.max(0, missing - 1)).map((card) => ({ say: 'on', card, list: true }));
    return missing === 0 ? [made.length === 0 ? { say: 'on nobody' } : END, ...rest] : rest;
  }
  if ('player' in choose) {
    const pieces: Piece[] = playersFor(g, scene, choose.player).map((seat) => ({ say: 'on', seat }));
    return choose.optional ? [{ say: 'on nobody' }, ...pieces] : pieces;
  }
  if ('number' in choose) {
    const [min, max] = [amountOf(g, scene, choose.number.min), amountOf(g, scene, choose.number.max)];
    return Array.from({ length: max - min + 1 }, (_, index): Piece => ({ say: 'choosing', amount: min + index }));
  }
  if ('value' in choose) return valuesFor(g, choose.value).map((word, index): Piece => ({ say: 'choosing', word, amount: index }));
  const spent = made.reduce((sum, piece) => sum + (piece.amount ?? 0), 0);
  const left = choose.allot - spent;
  const lastSeat = made.at(-1)?.seat;
  const order = clockwiseFrom(g, scene.seat).filter((seat) => mayGetShare(scene, choose.among, seat));
  const open = lastSeat === undefined ? order : order.slice(order.indexOf(lastSeat) + 1);
  const pieces: Piece[] = [];
  open.forEach((seat, index) => {
    const others = open.length - index - 1;
    for (let amount = 1; amount <= left; amount++) {
      const recipients = made.length + 1;
      const rest = left - amount;
      const reachable = rest === 0 ? recipients >= choose.atLeast : others > 0 && rest >= choose.atLeast - recipients && others >= choose.atLeast - recipients;
      if (reachable) pieces.push({ say: 'allot', seat, amount, list: true });
    }
  });
  return pieces;
}

function mayGetShare(scene: Scene, among: Extract<Choose, { allot: number }>['among'], seat: Seat): boolean {
  if (among === 'any') return true;
  return among === 'others' ? seat !== scene.seat : scene.chosen[among.except]?.includes(seat) !== true;
}

/** The words that a value can be chosen from; the answer stores their index. */
export function valuesFor(g: G, kind: 'clan' | 'title' | 'discipline' | readonly string[]): readonly string[] {
  if (typeof kind === 'object') return kind;
  const words = new Set<string>();
  for (const def of g.defs) {
    if (kind === 'clan' && def.kind === 'vampire' && def.clan) words.add(def.clan);
    if (kind === 'discipline') for (const discipline of Object.keys(def.disciplines ?? {})) words.add(discipline);
    if (kind === 'title' && def.title) words.add(def.title);
  }
  return [...words].sort();
}

// Sentences about cards: `Sara plays <card> with <minion> at <level> on <target> choosing <value> paying <X>`.

/** The minions that could play a card now, in any of its ways. */
function playersOfCard(g: G, seat: Seat, card: CardId, step: Step): CardId[] {
  const keeper = keeperOf(g, card);
  const able: CardId[] = [];
  for (const minion of minionsFor(g, seat)) if ((keeper ?? minion) === minion && legalModes(g, seat, card, minion, step).length > 0) able.push(minion);
  return able;
}

/** Minions that may play cards at all: ready ones, a vampire in torpor during its own action (V-TOR-005), and Imbued. */
function minionsFor(g: G, seat: Seat): CardId[] {
  const { ready, torpor, incapacitated } = playerOf(g, seat).zones;
  return torpor.length === 0 && incapacitated.length === 0 ? ready : [...ready, ...torpor, ...incapacitated];
}

export function legalModes(g: G, seat: Seat, card: CardId, minion: CardId | -1, step: Step): number[] {
  const def = defOf(g, card);
  const { modes } = timingOf(def);
  const bits = stepBit(step);
  const legal: number[] = [];
  for (let mode = 0; mode < modes.length; mode++) {
    if (((modes[mode] as number) & bits) === 0) continue;
    const isMinions = isMinionCard(def, modesOf(def)[mode] as Mode);
    if (isMinions !== (minion !== -1)) continue;
    if (hasOwnSentence(modesOf(def)[mode] as Mode, step)) continue;
    if (whyNotPlay(g, seat, card, mode, minion, step) === undefined) legal.push(mode);
  }
  return legal;
}

/** Maneuvers, strikes, presses and preventions have sentences of their own, made by the chapter on combat. */
function hasOwnSentence(way: { readonly effects: readonly Effect[]; readonly by?: string }, step: Step): boolean {
  const kind = OWN_SENTENCES[step];
  // A minion outside the combat prevents damage to another one by plainly playing the card (V-CARD-025).
  if (kind === undefined || way.by === 'outside combat') return false;
  for (const effect of way.effects) if (effect.do === kind) return true;
  return false;
}
const OWN_SENTENCES: Readonly<Partial<Record<Step, Effect['do']>>> = { range: 'maneuver', strike: 'strike', press: 'press', damage: 'prevent' };

/** The first pieces of all plays and uses open to a seat in this step. */
export function openings(g: G, seat: Seat, step: Step): Piece[] {
  const pieces: Piece[] = [];
  const bits = stepBit(step);
  const { hand } = playerOf(g, seat).zones;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as CardId;
    if (((g.timing[cardOf(g, card).def] as number) & bits) === 0 || sameBefore(g, hand, i)) continue;
    if (legalModes(g, seat, card, -1, step).length > 0 || playersOfCard(g, seat, card, step).length > 0) pieces.push({ say: 'plays', card });
  }
  // Cards under minions are played like those in hand; there are action cards only.
  if (step === 'minion') for (const card of storedCards(g, seat)) if (playersOfCard(g, seat, card, step).length > 0) pieces.push({ say: 'plays', card });
  addUses(g, seat, step, pieces);
  return pieces;
}

/** Copies of a card in hand are one option. */
export function sameBefore(g: G, hand: readonly CardId[], index: number): boolean {
  const { def } = cardOf(g, hand[index] as CardId);
  for (let i = 0; i < index; i++) if (cardOf(g, hand[i] as CardId).def === def) return true;
  return false;
}

function addUses(g: G, seat: Seat, step: Step, pieces: Piece[]): void {
  const bits = stepBit(step);
  for (const card of usableCards(g, seat)) {
    if (((g.useTiming[cardOf(g, card).def] as number) & bits) === 0 && playOf(g, card).merged === -1) continue;
    if (legalUses(g, seat, card, step).length > 0) pieces.push({ say: 'uses', card });
  }
}

/** The abilities of a card in play that its controller can use now, by index. */
function legalUses(g: G, seat: Seat, card: CardId, step: Step): number[] {
  const legal: number[] = [];
  abilitiesOf(g, card).forEach((ability, index) => {
    if ('use' in ability && !hasOwnSentence(ability, step) && whyNotUse(g, seat, card, ability, step) === undefined) legal.push(index);
  });
  return legal;
}

/** Who may use it: the card's controller, or the controller of the vampire it is on. */
function userOf(g: G, card: CardId, ability: Activated): Seat {
  const { at, play } = cardOf(g, card);
  return ability.user && play && play.on !== -1 ? controllerOf(g, play.on) : at;
}

/** Why an ability of a card in play cannot be used now. */
export function whyNotUse(g: G, seat: Seat, card: CardId, ability: Activated, step: Step): string | undefined {
  const { play } = cardOf(g, card);
  if (!play || userOf(g, card, ability) !== seat) return 'V-GEN-017';
  const scene = useScene(g, seat, card);
  const own = g.state.turn === seat;
  const cost = ability.cost ?? {};
  const user = scene.minion;
  return (
    (ability.when.includes(step) ? undefined : 'V-GEN-001') ??
    forbid('V-GEN-001', ability.turn === 'own' && !own) ??
    forbid('V-GEN-001', ability.turn === 'other' && own) ??
    // V-GEN-020 "lock X to do Y" needs X to be unlocked; V-GEN-021 a minion that has been woken counts as locked for that.
    forbid(play.marks.includes('awake') ? 'V-GEN-021' : 'V-GEN-020', cost.lock === true && play.locked) ??
    forbid('V-GEN-028', ability.by === 'bearer' && (user === -1 || !isReady(g, user))) ??
    // V-GEN-019 "during X, do Y" is once per X for that card.
    forbid('V-GEN-019', ability.once !== undefined && usedAlready(g, card, ability)) ??
    forbid('V-INF-001', (cost.transfers ?? 0) > playerOf(g, seat).transfers) ??
    forbid('V-CARD-010', (cost.pool as number) > playerOf(g, seat).pool) ??
    forbid('V-CARD-010', typeof cost.blood === 'number' && user !== -1 && (cardOf(g, user).play?.counters ?? 0) < cost.blood) ??
    forbid('V-CARD-010', (cost.life ?? 0) > play.counters || (cost.counters ?? 0) > play.counters) ??
    forbid('V-IMB-009', (cost.conviction ?? 0) > convictionsOn(g, user)) ??
    forbid('V-MAS-003', cost.masterAction === true && playerOf(g, seat).masterActions < 1) ??
    forbid('V-CARD-010', cost.discard !== undefined && candidates(g, scene, { ...cost.discard, in: 'hand', of: 'you' }).length === 0) ??
    whyNotUseAs(g, ability, user, step) ??
    forbid('V-EFF-008', play.marks.includes('stolen this round')) ??
    (user === -1 ? undefined : whyNotInCombat(g, ability.effects, user, step)) ??
    forbid('V-GEN-001', ability.conditions !== undefined && !allHold(g, scene, ability.conditions)) ??
    whyNoTarget(g, scene, ability.choose ?? [])
  );
}

/** V-IMB-015 An effect with a card-type icon is used like a card of that type. */
function whyNotUseAs(g: G, ability: Activated, user: CardId | -1, step: Step): string | undefined {
  for (const effect of ability.effects)
    if (effect.do === 'modify' && effect.stat === 'intercept' && user !== -1 && !effect.of) {
      const why = forbid('V-STL-004', !interceptNeeded(g, user, step));
      if (why) return why;
    } else if (effect.do === 'modify' && effect.stat === 'stealth' && ability.when.includes('block attempt')) {
      const why = forbid('V-STL-003', !stealthNeeded(g, step));
      if (why) return why;
    }
  if (ability.as === undefined) return undefined;
  return forbid('V-IMB-015', user === -1 || !mayUseAs(g, ability, user));
}

function mayUseAs(g: G, ability: Activated, user: CardId): boolean {
  const { action, combat } = g.state;
  switch (ability.as) {
    case 'reaction': {
      if (!action || action.seat === controllerOf(g, user) || !isReady(g, user)) return false;
      const { locked } = playOf(g, user);
      return ability.byLocked ? locked : !locked || hasMark(g, user, 'awake');
    }
    case 'action modifier':
      return action?.by === user;
    case 'combat':
      return combat?.acting === user || combat?.opposing === user;
    default:
      return true;
  }
}

function usedAlready(g: G, card: CardId, ability: Activated): boolean {
  const { on } = playOf(g, card);
  if (ability.onceFor === 'bearer' && on !== -1) return playOf(g, on).did.includes(`${ability.once}:${defOf(g, card).name}`);
  return playOf(g, card).did.includes(`${ability.once}:${ability.use}`);
}

/** Remembers a use that is limited, on the card or, if all its copies count together, on the minion that has them. */
function noteUse(g: G, card: CardId, ability: Activated): void {
  const { did, on } = playOf(g, card);
  if (ability.onceFor === 'bearer' && on !== -1) playOf(g, on).did.push(`${ability.once}:${defOf(g, card).name}`);
  else did.push(`${ability.once}:${ability.use}`);
}

function useScene(g: G, seat: Seat, card: CardId): Scene {
  const { play } = cardOf(g, card);
  const minion = isVampire(g, card) || isAlly(g, card) ? card : (play?.on ?? -1);
  return { seat, minion, card, chosen: play && play.chosen !== -1 ? { target: [play.chosen] } : {}, x: 0 };
}

/** The pieces that follow an opening. */
export function continuation(g: G, seat: Seat, step: Step, prefix: Path): readonly Piece[] {
  const head = prefix[0] as Piece;
  const card = head.card as CardId;
  return head.say === 'uses' ? useNext(g, seat, step, card, prefix) : playNext(g, seat, step, card, prefix);
}

function playNext(g: G, seat: Seat, step: Step, card: CardId, prefix: Path): readonly Piece[] {
  const def = defOf(g, card);
  let at = 1;
  const masterly = legalModes(g, seat, card, -1, step);
  let minion: CardId | -1 = -1;
  if (masterly.length === 0) {
    if (prefix.length === at) return playersOfCard(g, seat, card, step).map((each) => ({ say: 'with', card: each }));
    minion = (prefix[at] as Piece).card as CardId;
    at++;
  }
  const modes = modesOf(def);
  let mode = 0;
  if (modes.length > 1) {
    if (prefix.length === at) return legalModes(g, seat, card, minion, step).map((index) => levelPiece(modes[index] as Mode));
    mode = modeNamed(def, (prefix[at] as Piece).word as string);
    at++;
  }
  const scene: Scene = { seat, minion, card, chosen: {}, x: 0 };
  const chooses = namedChoices(def, modes[mode] as Mode);
  const rest = prefix.slice(at);
  const pieces = chooseNext(g, scene, chooses, rest);
  if (pieces.length > 0) return pieces;
  const { used } = readChoices(chooses, rest);
  const cost = costOf(def, modes[mode] as Mode);
  const amounts = rest.length > used ? [] : xPieces(g, seat, minion, cost);
  return amounts.length > 0 ? amounts : convictionPayment(g, minion, cost.conviction ?? 0, rest.slice(used));
}

/** What is chosen as the card is played; V-PRO-003 the terms of a referendum are chosen only after the action has succeeded. */
function namedChoices(def: CardDef, mode: Mode): readonly Choose[] {
  return typeOf(def, mode) === 'political action' ? [] : (mode.choose ?? []);
}

export function levelPiece(mode: Mode): Piece {
  return mode.level ? { say: 'choosing mode', word: mode.level } : { say: 'at', word: wayOf(mode) };
}

/** V-CARD-015 On a card of several types the same level may exist as several of them, so the type is named with it. */
function wayOf(mode: Mode): string {
  return mode.as && !mode.level ? `${levelOf(mode)} as ${mode.as}` : levelOf(mode);
}

export function modeNamed(def: CardDef, way: string): number {
  return modesOf(def).findIndex((mode) => wayOf(mode) === way);
}

/** The X of a cost, from 0 to what can be paid. */
export function xPieces(g: G, seat: Seat, minion: CardId | -1, cost: Cost): readonly Piece[] {
  if (cost.pool !== 'X' && cost.blood !== 'X') return [];
  const most = cost.pool === 'X' ? playerOf(g, seat).pool : minion === -1 ? 0 : (cardOf(g, minion).play?.counters ?? 0);
  return Array.from({ length: most + 1 }, (_, amount): Piece => ({ say: 'paying', amount }));
}

function useNext(g: G, seat: Seat, step: Step, card: CardId, prefix: Path): readonly Piece[] {
  const abilities = abilitiesOf(g, card);
  let at = 1;
  const several = abilities.filter((each) => 'use' in each).length > 1;
  if (several && prefix.length === at)
    return legalUses(g, seat, card, step).map((index) => ({ say: 'choosing mode', word: useName(abilities[index] as Activated) }));
  const ability = (several ? abilities.find((each) => 'use' in each && useName(each) === prefix[at]?.word) : abilities.find((each) => 'use' in each)) as Activated;
  if (several) at++;
  const scene = useScene(g, seat, card);
  const rest = prefix.slice(at);
  const discards = ability.cost?.discard;
  const chooses = ability.choose ?? [];
  const pieces = chooseNext(g, scene, chooses, rest);
  if (pieces.length > 0) return pieces;
  const { used } = readChoices(chooses, rest);
  if (!discards) return convictionPayment(g, scene.minion, ability.cost?.conviction ?? 0, rest.slice(used));
  return rest.length > used ? [] : candidates(g, scene, { ...discards, in: 'hand', of: 'you' }).map((each) => ({ say: 'discarding', card: each }));
}

export function useName(ability: Activated): string {
  return ability.level ?? ability.use;
}

/** Reads a complete sentence that starts with `plays`. */
export function readPlay(g: G, seat: Seat, path: Path): Play {
  const card = (path[0] as Piece).card as CardId;
  const def = defOf(g, card);
  let at = 1;
  let minion: CardId | -1 = -1;
  if (path[at]?.say === 'with') minion = (path[at++] as Piece).card as CardId;
  const modes = modesOf(def);
  const mode = modes.length > 1 ? modeNamed(def, (path[at++] as Piece).word as string) : 0;
  const rest = path.slice(at);
  const { chosen, used } = readChoices(namedChoices(def, modes[mode] as Mode), rest);
  const last = rest[used];
  const burning = convictionsNamed(rest);
  return { seat, card, mode, minion, chosen: burning.length > 0 ? { ...chosen, conviction: burning } : chosen, x: last?.say === 'paying' ? (last.amount as number) : 0 };
}

// Carrying out.

/** The card is shown and leaves the hand; V-CARD-003. */
export function showPlayed(g: G, play: Play): void {
  const card = cardOf(g, play.card);
  const { hand } = playerOf(g, play.seat).zones;
  const at = hand.indexOf(play.card);
  if (at >= 0) hand.splice(at, 1);
  else takeFromStore(g, play.card);
  renew(g.state, play.card);
  card.place = 'played';
  card.seen = EVERYBODY;
  g.emit({
    type: 'played',
    seat: play.seat,
    card: refer(g.state, play.card, true),
    ...(play.minion === -1 ? {} : { minion: refer(g.state, play.minion, true) }),
    level: levelOf(modesOf(defOf(g, play.card))[play.mode] as Mode),
  });
}

/** V-CARD-009, V-PRO-009, V-ALV-004 Blood from the vampire that plays it (life from an ally that plays it as a vampire), pool from its controller. */
export function payCost(g: G, play: Play, cost: Cost): void {
  const { pool, blood } = amountsOf(g, play.seat, defOf(g, play.card), cost, play.x, play.chosen['target'] ?? []);
  if (blood > 0 && play.minion !== -1) burnBlood(g, play.minion, blood);
  if (cost.conviction && play.minion !== -1) burnConvictions(g, play.minion, cost.conviction, play.chosen['conviction']);
  if (pool > 0) burnPool(g, play.seat, pool);
}

/**
 * Shows the card, pays for it (action cards are paid later), lets others cancel it as it is played and draws the replacement.
 * False if it was cancelled: the card has then been burned.
 */
export function* announceCard(g: G, play: Play, pays = true): Procedure<boolean> {
  const def = defOf(g, play.card);
  const mode = modesOf(def)[play.mode] as Mode;
  const fromHand = cardOf(g, play.card).place === 'hand';
  showPlayed(g, play);
  // V-CAN-002 It counts as played, also if it is cancelled.
  notePlayed(g, def, mode, play.minion);
  const on = namedChoices(def, mode).flatMap((choose) => ('card' in choose ? (play.chosen[choose.name] ?? []) : []));
  const playing = { card: play.card, mode: play.mode, seat: play.seat, minion: play.minion, on, cancelled: false, costWaived: false };
  // A card that cancels is itself played while the other one is.
  const other = g.state.playing;
  g.state.playing = playing;
  if (g.edition.asPlayed || g.edition.reflexes) yield* asPlayed(g, play);
  g.state.playing = other;
  // V-CAN-004, V-CAN-005 The cost of a cancelled card is paid all the same, unless the cancelling card says otherwise.
  if (pays && !playing.costWaived) payCost(g, play, costOf(def, mode));
  if (playing.cancelled) {
    g.emit({ type: 'cancelled', card: refer(g.state, play.card, true) });
    burn(g, play.card);
  }
  // V-HAND-008 The replacement is drawn after the window has closed.
  if (fromHand) replaceCard(g, play.seat, def.replace);
  // V-AMB-01 Whoever pays the last pool is ousted before the card does anything.
  return !playing.cancelled && !playerOf(g, play.seat).ousted;
}

/** V-CAN-001 Only effects that cancel the card, and wake effects (V-CAN-010), can be used here. */
function* asPlayed(g: G, play: Play): Procedure {
  const order = impulse(g, play.seat);
  yield* opportunity(
    order,
    'first',
    (seat) => cardQuestion(g, seat, 'as played', { say: 'respond to card', card: play.card }),
    function* (heard) {
      yield* carryOut(g, heard, 'as played');
      return g.state.playing?.cancelled !== true;
    },
  );
}

function notePlayed(g: G, def: CardDef, mode: Mode, minion: CardId | -1): void {
  if (minion === -1) return;
  const { action, combat } = g.state;
  const type = typeOf(def, mode);
  if (action && (type === 'action modifier' || type === 'reaction')) action.played.push({ minion, name: playedName(g, def, mode) });
  const fighter = combat?.fighters.find((each) => each.card === minion);
  // Only the ways that are limited count: a card may limit one of its levels (V-GEN-001).
  if (mode.once === 'round') fighter?.playedThisRound.push(def.name);
  if (mode.once === 'combat') fighter?.playedThisCombat.push(def.name);
  if (mode.once === 'turn') playOf(g, minion).did.push(`once:${def.name}`);
  if (mode.once === 'unlock') playOf(g, minion).did.push(`unlock:${def.name}`);
}

/** The card goes to the ash heap unless its effects have put it somewhere. */
export function settle(g: G, card: CardId): void {
  if (cardOf(g, card).place === 'played') burn(g, card);
}

/** Plays a card that takes effect at once: masters, modifiers, reactions, combat cards, events. V-CARD-023 Nobody locks by it. */
export function* playCard(g: G, play: Play): Procedure<boolean> {
  const def = defOf(g, play.card);
  const mode = modesOf(def)[play.mode] as Mode;
  if (!(yield* announceCard(g, play))) return false;
  if (mode.effects.some((effect) => effect.do === 'modify' && effect.stat === 'bleed' && effect.limited) && g.state.action) g.state.action.bleedModified = true;
  yield* perform(g, sceneOfPlay(play), mode.effects);
  settle(g, play.card);
  return true;
}

/** Uses an ability of a card in play. */
export function* useCard(g: G, seat: Seat, path: Path): Procedure {
  const { ability, scene } = payUse(g, seat, path);
  if (!playerOf(g, seat).ousted) yield* perform(g, scene, ability.effects);
}

/** Reads which ability is used, and pays for it. */
export function payUse(g: G, seat: Seat, path: Path): { readonly ability: Activated; readonly scene: Scene } {
  const card = (path[0] as Piece).card as CardId;
  const abilities = abilitiesOf(g, card);
  const several = abilities.filter((each) => 'use' in each).length > 1;
  const ability = (several ? abilities.find((each) => 'use' in each && useName(each) === path[1]?.word) : abilities.find((each) => 'use' in each)) as Activated;
  const rest = path.slice(several ? 2 : 1);
  const { chosen } = readChoices(ability.choose ?? [], rest);
  const base = useScene(g, seat, card);
  const scene: Scene = { ...base, chosen: { ...base.chosen, ...chosen } };
  g.emit({ type: 'used', seat, card: refer(g.state, card, true) });
  if (ability.once) noteUse(g, card, ability);
  const cost = ability.cost ?? {};
  if (cost.lock) lock(g, card);
  if (cost.masterAction) playerOf(g, seat).masterActions--;
  if (cost.transfers) playerOf(g, seat).transfers -= cost.transfers;
  payCost(g, { seat, card, mode: 0, minion: scene.minion, chosen: { ...chosen, conviction: convictionsNamed(rest) }, x: 0 }, cost);
  if (cost.counters) burnBlood(g, card, cost.counters);
  if (cost.life) burnBlood(g, card, cost.life);
  const discarded = rest.find((piece) => piece.say === 'discarding')?.card;
  if (discarded !== undefined) {
    burn(g, discarded);
    replaceCard(g, seat, undefined);
  }
  if (cost.burnThis && cardOf(g, card).play) burn(g, card);
  return { ability, scene };
}

/** Carries out a sentence that starts with `plays` or `uses`. */
export function* carryOut(g: G, heard: Heard, _step: Step): Procedure {
  const head = heard.path[0] as Piece;
  if (head.say === 'uses') {
    yield* useCard(g, heard.seat, heard.path);
    return;
  }
  const play = readPlay(g, heard.seat, heard.path);
  const def = defOf(g, play.card);
  if (typeOf(def, modesOf(def)[play.mode] as Mode) === 'master') yield* playMaster(g, play);
  else yield* playCard(g, play);
}

/** The question to a seat in a window: its plays and uses, or to pass. Undefined if it has none. */
export function cardQuestion(g: G, seat: Seat, step: Step, about: Piece): Question | undefined {
  const pieces = openings(g, seat, step);
  if (pieces.length === 0) return undefined;
  pieces.unshift(PASS);
  return openQuestion(g, seat, step, about, pieces, () => [PASS, ...openings(g, seat, step)], (prefix) => continuation(g, seat, step, prefix));
}

/**
 * A question whose first pieces have been gathered: nothing moves between a question and its answer, except that a world may be
 * imagined; `again` gathers them then. Passing is what somebody does who does nothing.
 */
export function openQuestion(
  g: G,
  seat: Seat,
  step: Step,
  about: Piece,
  first: readonly Piece[],
  again: () => readonly Piece[],
  rest: (prefix: Path) => readonly Piece[],
): Question {
  let pieces = first;
  let { changes } = g.state;
  const next = (prefix: Path): readonly Piece[] => {
    if (prefix.length > 0) return prefix[0]?.say === PASS.say ? [] : rest(prefix);
    if (g.state.changes !== changes) {
      pieces = again();
      ({ changes } = g.state);
    }
    return pieces;
  };
  return { seat, step, about, next, passive: pieces[0] === PASS ? PASSIVE_PASS : undefined, free: pieces.length > 1 };
}

/** V-SEQ-001 to V-SEQ-004 The acting player, then the defender, then the others clockwise from the acting player. */
export function impulse(g: G, acting: Seat): Seat[] {
  const { action, combat } = g.state;
  const around = clockwiseFrom(g, acting);
  const defender = combat ? [combat.acting, combat.opposing].map((id) => controllerOf(g, id)).find((seat) => seat !== acting) : action?.targets[0];
  if (defender === undefined || !around.includes(defender) || defender === acting) return around;
  return [...around.filter((seat) => seat === acting), defender, ...around.filter((seat) => seat !== acting && seat !== defender)];
}

/** A step in which everybody may use cards and effects; V-SEQ-005 any use returns the opportunity to the acting player. */
export function* cardWindow(g: G, step: Step, about: Piece, isOver: () => boolean = () => false): Procedure {
  const acting = g.state.action?.seat ?? g.state.turn;
  for (;;) {
    if (isOver()) return;
    const heard = yield* askWindow(impulse(g, acting), (seat) => cardQuestion(g, seat, step, about));
    if (!heard) return;
    yield* carryOut(g, heard, step);
  }
}
