/** Chapter 23: the press step. */

import {
  askWindow,
  type CardId,
  forbid,
  type Heard,
  PASS,
  PASSIVE_PASS,
  type Path,
  type Piece,
  type Procedure,
  type Question,
  refer,
  type Seat,
} from '@praxis/engine';
import type { Effect } from '../../cards/language.ts';
import { continuation, openings } from '../cards/offers.ts';
import { carryOut } from '../cards/playing.ts';
import { among, givenPiece, givenTo, sourcesOf, spendGiven, useSource } from '../cards/sources.ts';
import { runTriggers } from '../cards/triggers.ts';
import { controllerOf } from '../facts/cards.ts';
import { combatOrder, fighterOf, goesOn, opponentOf, type Who, whoIs, whyNotPress } from '../facts/fighters.ts';
import { bonus, has } from '../facts/values.ts';
import type { Combat } from '../state/combat.ts';
import type { G } from '../state/state.ts';
import { inflict } from './damage.ts';

/** V-PRS-001 to V-PRS-004 The combatants answer each other's presses, the acting one first, until both pass. */
export function* pressStep(g: G, combat: Combat): Procedure {
  if (goesOn(g)) yield* pressDamage(g, combat);
  while (goesOn(g)) {
    if (!combat.continuing) yield* runTriggers(g, 'a combat stops');
    if (!goesOn(g)) return;
    const heard = yield* askWindow(combatOrder(g), (seat) => pressQuestion(g, seat));
    if (!heard) return;
    if (heard.path[0]?.say === 'presses') yield* press(g, combat, heard);
    else yield* carryOut(g, heard, 'press');
  }
}

/** Damage that a combatant takes in the press step of each round; it cannot be prevented. */
function* pressDamage(g: G, combat: Combat): Procedure {
  for (const { card } of combat.fighters) {
    const amount = bonus(g, card, 'damage in each press step');
    if (amount > 0)
      yield* inflict(g, card, { amount, aggravated: false, unpreventable: true, source: undefined, by: undefined });
  }
}

/** V-PRS-002 A press that has to be used, if it can be, before the player may pass. */
const MANDATORY: ReadonlySet<string> = new Set(['mandatory press to continue', 'mandatory press']);

const MANDATORY_IN = {
  first: ['mandatory press to continue', 'mandatory press'],
  later: ['mandatory press to continue'],
} as const;

function pressQuestion(g: G, seat: Seat): Question | undefined {
  const presses = pressesOf(g, seat);
  if (presses.length === 0 && openings(g, seat, 'press').length === 0) return undefined;
  const must = presses.find((path) => MANDATORY.has(path.at(-1)?.word ?? ''));
  return {
    seat,
    step: 'press',
    about: { say: 'press', card: (g.state.combat as Combat).acting },
    passive: must ?? PASSIVE_PASS,
    next: (prefix) => {
      const [head] = prefix;
      const pass = must ? [] : [PASS];
      if (!head) return [...pass, ...among(pressesOf(g, seat), prefix), ...openings(g, seat, 'press')];
      if (head.say === 'pass') return [];
      return head.say === 'presses' ? among(pressesOf(g, seat), prefix) : continuation(g, seat, 'press', prefix);
    },
  };
}

/**
 * V-PRS-002 Every press that a seat's combatant could use now: to continue, or to end the combat that the other would
 * continue.
 */
function pressesOf(g: G, seat: Seat): Path[] {
  const combat = g.state.combat as Combat;
  const purpose = combat.continuing ? 'end' : 'continue';
  const paths: Path[] = [];
  for (const who of [0, 1] as const) {
    const { card } = fighterOf(combat, who);
    if (controllerOf(g, card) !== seat || whyNotPress(combat, who)) continue;
    if (forbid('V-GEN-001', has(g, card, `cannot press to ${purpose}`))) continue;
    const head: Path = [{ say: 'presses', card }, { say: `to ${purpose}` }];
    const wanted = (effect: Effect): boolean =>
      effect.do === 'press' && (effect.only === undefined || whyNotPress(combat, who, effect.only) === undefined);
    for (const source of sourcesOf(g, seat, card, 'press', wanted)) paths.push([...head, ...source.path]);
    if (purpose === 'continue')
      for (const stat of MANDATORY_IN[combat.round === 1 ? 'first' : 'later'])
        for (const given of givenTo(g, card, stat)) paths.push([...head, givenPiece(given)]);
    for (const stat of ['optional press', `optional press to ${purpose}`, 'optional maneuver or press'] as const)
      for (const given of givenTo(g, card, stat)) paths.push([...head, givenPiece(given)]);
  }
  return paths;
}

function* press(g: G, combat: Combat, heard: Heard): Procedure {
  const { seat, path } = heard;
  const minion = (path[0] as Piece).card as CardId;
  const source = path[2] as Piece;
  if (source.say === 'with effect') spendGiven(g, minion, source);
  else if (!(yield* useSource(g, seat, minion, path, 2, ['press']))) return;
  if (!goesOn(g)) return;
  combat.continuing = !combat.continuing;
  combat.lastPress = whoIs(combat, minion) as Who;
  g.emit({ type: 'pressed', card: refer(g.state, minion, true), continuing: combat.continuing });
  if (combat.continuing) yield* runTriggers(g, 'opponent presses on', [opponentOf(combat, combat.lastPress).card]);
}
