/** Triggered effects of cards in play. */

import {
  ask,
  type CardId,
  oneOf,
  PASS,
  PASSIVE_PASS,
  type Path,
  type Piece,
  type Procedure,
  type Question,
  refer,
  type Seat,
} from '@praxis/engine';
import type { Ability, CardDef, Trigger } from '../../cards/language.ts';
import { isInPlay, isMinion } from '../facts/cards.ts';
import { chooseNext, readChoices, whyNoTarget } from '../facts/choices.ts';
import { allHold } from '../facts/conditions.ts';
import { abilitiesOf } from '../facts/printed.ts';
import { type Scene, sceneOf } from '../facts/scenes.ts';
import { clockwiseFrom } from '../facts/seats.ts';
import { cardsInPlay } from '../facts/tabletop.ts';
import { cardOf, defOf, type G, playerOf, playOf } from '../state/state.ts';
import { stepOfEffects } from '../state/steps.ts';
import { isSaid } from '../state/words.ts';
import { perform } from './effects.ts';

type Triggered = Extract<Ability, { trigger: Trigger }>;

/** One ability of one card that is due. */
export interface Due {
  readonly card: CardId;
  /** Its place among the abilities of the card. */
  readonly index: number;
}

const known = new WeakMap<CardDef, ReadonlySet<Trigger>>();

/** Few definitions have triggers, so most cards are skipped at the price of one look-up. */
function triggersOf(def: CardDef): ReadonlySet<Trigger> {
  let triggers = known.get(def);
  if (!triggers) {
    const abilities = [...(def.abilities ?? []), ...(def.mergedAbilities ?? [])];
    triggers = new Set(abilities.flatMap((each) => ('trigger' in each ? [each.trigger] : [])));
    known.set(def, triggers);
  }
  return triggers;
}

function isTriggered(g: G, id: CardId, trigger: Trigger): boolean {
  if (triggersOf(defOf(g, id)).has(trigger)) return true;
  const under = cardOf(g, id).play?.merged;
  return under !== undefined && triggersOf(defOf(g, under)).has(trigger);
}

/** The abilities of a card that answer to a trigger and whose conditions hold. A card that has left play answers to nothing. */
function addDue(g: G, id: CardId, trigger: Trigger, found: Due[]): void {
  if (!isTriggered(g, id, trigger) || !isInPlay(g, id)) return;
  abilitiesOf(g, id).forEach((ability, index) => {
    if ('trigger' in ability && ability.trigger === trigger && isPossible(g, sceneOf(g, id), ability))
      found.push({ card: id, index });
  });
}

function isPossible(g: G, scene: Scene, ability: Triggered): boolean {
  if (ability.if && !allHold(g, scene, ability.if)) return false;
  if (
    ability.once &&
    scene.card !== undefined &&
    didBefore(g, scene.card, ability).filter((each) => each === onceKey(g, scene.card as CardId, ability)).length >=
      (ability.once === 'name twice' ? 2 : 1)
  )
    return false;
  return ability.choose === undefined || whyNoTarget(g, scene, ability.choose) === undefined;
}

/**
 * The list that remembers that it has happened this turn: on the card, or for all cards of the name with their player.
 */
function didBefore(g: G, card: CardId, { once }: Triggered): string[] {
  return once === 'name' || once === 'name twice' ? playerOf(g, cardOf(g, card).at).did : playOf(g, card).did;
}

function onceKey(g: G, card: CardId, { once, trigger }: Triggered): string {
  if (once === 'round' || once === 'game') return `${once}:${trigger}`;
  return once === 'turn' ? `once:${trigger}` : `once:${defOf(g, card).name}`;
}

function noteTrigger(g: G, card: CardId, ability: Triggered): void {
  if (ability.once) didBefore(g, card, ability).push(onceKey(g, card, ability));
}

/** The triggers due for one seat: of all its cards in play, or only of `about` and the cards on those. */
export function dueFor(g: G, seat: Seat, trigger: Trigger, about?: readonly CardId[]): Due[] {
  const found: Due[] = [];
  if (!isSaid(g, trigger)) return found;
  if (!about) for (const id of cardsInPlay(g, seat)) addDue(g, id, trigger, found);
  else
    for (const id of about) {
      if (cardOf(g, id).at === seat) addDue(g, id, trigger, found);
      for (const each of cardOf(g, id).play?.with ?? [])
        if (cardOf(g, each).at === seat) addDue(g, each, trigger, found);
    }
  return found;
}

export function abilityOf(g: G, due: Due): Triggered {
  return abilitiesOf(g, due.card)[due.index] as Triggered;
}

/**
 * Carries out everything that answers to a trigger, the cards of the player whose turn it is first, then clockwise; each player
 * chooses the order among his own. `about` names the cards that something happened to; without it all cards in play are meant, and
 * the wording of the trigger says whose ("your …" is the player whose turn it is).
 */
export function* runTriggers(g: G, trigger: Trigger, about?: readonly CardId[]): Procedure {
  const { turn } = g.state;
  // A card that goes to another player by its own trigger does not answer to it again.
  const done: Due[] = [];
  for (const seat of isSaid(g, trigger) ? clockwiseFrom(g, turn) : []) {
    if (trigger.startsWith('your ') && seat !== turn) continue;
    if (trigger.startsWith('each other ') && seat === turn) continue;
    const due = dueFor(g, seat, trigger, about).filter((each) => !isAmong(done, each));
    while (due.length > 0) {
      const at = yield* chooseNextDue(g, seat, due);
      const [next] = due.splice(at, 1) as [Due];
      done.push(next);
      if (isStillDue(g, next)) yield* carryOutTrigger(g, next);
    }
  }
  if (trigger === 'enters play') for (const id of about ?? []) yield* minionEntered(g, id);
}

function isAmong(done: readonly Due[], { card, index }: Due): boolean {
  return done.some((each) => each.card === card && each.index === index);
}

/** Runs other cards' triggers about a minion that has come into play. */
function* minionEntered(g: G, card: CardId): Procedure {
  if (!isMinion(g, card) || !isInPlay(g, card)) return;
  const before = g.state.concerned;
  g.state.concerned = {
    card,
    seat: cardOf(g, card).at,
    how: 'other',
    ready: true,
    opponent: undefined,
    opponentSeat: undefined,
    bearing: [],
  };
  yield* runTriggers(g, 'a minion enters play');
  g.state.concerned = before;
}

/** Runs a card's trigger though the card may have left play just now: its player is asked as usual. */
export function* runAfterwards(g: G, card: CardId, seat: Seat, trigger: Trigger): Procedure {
  for (const ability of defOf(g, card).abilities ?? []) {
    if (!('trigger' in ability) || ability.trigger !== trigger) continue;
    const scene: Scene = { seat, minion: g.state.concerned?.card, card, chosen: {}, x: 0 };
    if (ability.if && !allHold(g, scene, ability.if)) continue;
    g.emit({ type: 'triggered', trigger, card: refer(g.state, card, true) });
    yield* perform(g, scene, ability.optional ? [{ do: 'may', effects: ability.effects }] : ability.effects);
  }
}

/** The card may have left play, or its conditions may have changed, through earlier effects. */
export function isStillDue(g: G, due: Due): boolean {
  if (!isInPlay(g, due.card) || playerOf(g, cardOf(g, due.card).at).ousted) return false;
  return isPossible(g, sceneOf(g, due.card), abilityOf(g, due));
}

function* chooseNextDue(g: G, seat: Seat, due: readonly Due[]): Procedure<number> {
  if (due.length === 1) return 0;
  const pieces = due.map((each) => duePiece(g, each));
  const [chosen] = yield* ask({
    seat,
    step: stepOfEffects(g.state),
    about: { say: 'next effect' },
    next: oneOf(pieces),
    passive: [pieces[0] as Piece],
  });
  return due.findIndex((each) => each.card === chosen?.card && nameOf(abilityOf(g, each), each.index) === chosen?.word);
}

/** The piece of a sentence that names an effect that is due; the word distinguishes several effects of one card. */
export function duePiece(g: G, due: Due): Piece {
  return { say: 'carries out', card: due.card, word: nameOf(abilityOf(g, due), due.index) };
}

function nameOf(ability: Triggered, index: number): string {
  return ability.name ?? `${ability.trigger} ${index}`;
}

/** The effect that a piece names, or the first of the card that answers to the trigger. */
export function dueNamed(g: G, card: CardId, trigger: Trigger, name?: string): Due | undefined {
  const index = abilitiesOf(g, card).findIndex(
    (each, at) => 'trigger' in each && each.trigger === trigger && (name === undefined || nameOf(each, at) === name),
  );
  return index < 0 ? undefined : { card, index };
}

/**
 * An optional effect may be declined; its choices are one sentence with it. `said` is that sentence if it was said
 * already.
 */
export function* carryOutTrigger(g: G, due: Due, said?: Path): Procedure {
  const ability = abilityOf(g, due);
  const scene = sceneOf(g, due.card);
  const chooses = ability.choose ?? [];
  g.emit({ type: 'triggered', trigger: ability.trigger, card: refer(g.state, due.card, true) });
  if (!said && !ability.optional && chooses.length === 0) {
    noteTrigger(g, due.card, ability);
    yield* perform(g, scene, ability.effects);
    return;
  }
  const path = said ?? (yield* ask(triggerQuestion(g, due, ability, scene)));
  // A declined use does not count: it may be taken when it is due again.
  if (path[0]?.say === 'pass') return;
  noteTrigger(g, due.card, ability);
  const { chosen } = readChoices(chooses, path.slice(1));
  yield* perform(g, { ...scene, chosen: { ...scene.chosen, ...chosen } }, ability.effects);
}

function triggerQuestion(g: G, due: Due, ability: Triggered, scene: Scene): Question {
  const use: Piece = { say: 'uses', card: due.card };
  return {
    seat: scene.seat,
    step: stepOfEffects(g.state),
    about: { say: 'may use', card: due.card },
    ...(ability.optional ? { passive: PASSIVE_PASS } : {}),
    next: (prefix) => {
      if (prefix.length === 0) return ability.optional ? [PASS, use] : [use];
      return prefix[0]?.say === 'pass' ? [] : chooseNext(g, scene, ability.choose ?? [], prefix.slice(1));
    },
  };
}
