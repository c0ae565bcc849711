/**
 * How often a player is asked, and how many clicks the answers take on the page, in a typical match against bots, by
 * turn: `npm run prompts -- [--game vtes] [--matches 20]`. All seats are played by `heuristic`. A decision counts as a
 * prompt unless it has only one answer, or is a window where people do not stop or can do nothing (by the same rule as
 * on the server).
 */
import { parseArgs } from 'node:util';
import { decksIn, type Hosting, isStopWindow } from '@praxis/contract';
import type { Match, View } from '@praxis/engine';
import { answerOf, type Decision, isPass, onlyAnswer, openMatch, type Path } from '@praxis/engine';
import type { Choice } from '@praxis/protocol';
import { botNamed } from '../../bots/bots.ts';
import { askedAt, numberFor } from '../../bots/seat.ts';
import { Registry } from '../../server/registry.ts';
import { type Asking, choicesBehind } from '../../server/updates/choices.ts';
import type { Look } from '../../web/games/look.ts';
import { usual as inMagic } from '../../web/games/magic/usual.ts';
import { aimOf as aimInPokemon, usual as inPokemon, isActiveAbility } from '../../web/games/pokemon/usual.ts';
import { usual as inRivals } from '../../web/games/rivals/usual.ts';
import { battleAnswer } from '../../web/games/yugioh/ahead.ts';
import { aimOf as aimInYugioh, usual as inYugioh, namedUse } from '../../web/games/yugioh/usual.ts';
import { withAims } from '../../web/table/aims.ts';
import { clicksFor, WAYS, type Way } from '../../web/table/clicks.ts';
import { type Usual, usualChoices } from '../../web/table/usual.ts';
import { choicesAhead, listAt, panelClicks, placeIn } from './prompts/panels.ts';
import { Passes, passingKey } from './prompts/passing.ts';

const { values } = parseArgs({
  options: { game: { type: 'string', default: 'vtes' }, matches: { type: 'string', default: '20' } },
});
const hosting = (await new Registry().hosting(values.game)) as Hosting;
const { usual: seatCount } = hosting.choices.seats;
const heuristic = botNamed('heuristic');

/** True if a person would see it. */
function isPrompt(match: Match, decision: Decision): boolean {
  const { stops, attention } = hosting;
  if (decision.passive && onlyAnswer(decision)) return false;
  if (!stops || !isStopWindow(stops, decision.about.say)) return true;
  const place = attention?.(match.view(decision.seat)).place;
  if (place !== undefined && !stops.usual.includes(place)) return false;
  return decision.next([]).some((piece) => !isPass([piece]) && !stops.idle.includes(piece.say));
}

/** No words are needed to count. */
const wording = { about: () => '', sentence: () => '' } as unknown as Asking['wording'];

/** The choices that a game's page leaves out (web/table/usual.ts). */
const shown: Usual = { magic: inMagic, rivals: inRivals, pokemon: inPokemon, yugioh: inYugioh }[values.game] ?? {};

/** Things that can be pointed at for answers which do not name them (`Look.aimOf`). */
const AIMS: Readonly<Record<string, Look['aimOf']>> = { pokemon: aimInPokemon, yugioh: aimInYugioh };

/** Uses that have a name, and so a button on the card (`Look.nameOfUse`). */
const NAMED: Readonly<Record<string, (choice: Choice, view: View) => string | undefined>> = {
  pokemon: (choice, view) => (isActiveAbility(choice, view) ? 'ability' : undefined),
  yugioh: namedUse,
};

/** The clicks that an answer takes, in each of the ways. */
function clicksOn(match: Match, decision: Decision, answer: string, all = false): Readonly<Record<Way, number>> {
  const usual: Usual = all ? {} : shown;
  const asking: Asking = { match, wording, irreversible: [] };
  const pathTo = (wanted: string): Path => {
    let path: Path = [];
    for (;;) {
      const piece = decision
        .next(path)
        .find((each) => `${wanted} `.startsWith(`${answerOf(match.state, [...path, each])} `));
      if (!piece) return path;
      path = [...path, piece];
    }
  };
  const view = match.view(decision.seat);
  const shape = (choices: readonly Choice[]): readonly Choice[] =>
    withAims(choices, (choice) => AIMS[values.game]?.(choice, view));
  const choicesAt = (path: Path): readonly Choice[] =>
    shape(usualChoices(choicesBehind(asking, decision, path), usual));
  const now = choicesAt([]);
  const asked = {
    choices: [...now, ...shape(choicesAhead(values.game, view, now))],
    passive: decision.passive && answerOf(match.state, decision.passive),
    behind: (before: string) => choicesAt(pathTo(before)),
    list: listAt(values.game, decision.step, now),
    costs: shown.costs,
    placeOf: placeIn(values.game, view, decision.seat),
    nameOfUse: (choice: Choice) => NAMED[values.game]?.(choice, view),
  };
  const inPanel = panelClicks(values.game, view, decision.seat, asked, answer);
  const by = (way: Way): number =>
    inPanel ?? clicksFor(asked, answer, way) ?? clicksFor(asked, answer) ?? answer.split(' ').length;
  const found = clicksFor(asked, answer);
  // Choices that are shown on demand take the click on the switch.
  const extra =
    inPanel === undefined && found === undefined && !all ? clicksOn(match, decision, answer, true) : undefined;
  return eachWay((way) => (extra ? extra[way] + 1 : by(way)));
}

function eachWay(clicksBy: (way: Way) => number): Record<Way, number> {
  return { best: clicksBy('best'), mouse: clicksBy('mouse'), finger: clicksBy('finger'), taps: clicksBy('taps') };
}

const passed = new Passes();
const clicks = eachWay(() => 0);
let singly = 0;
/** The clicks by kind of question and answer. */
const byKind = new Map<string, { asked: number } & Record<Way, number>>();
const lastAnswer = new Map<number, string>();

function add(count: Readonly<Record<Way, number>>, kind: string): void {
  for (const way of WAYS) clicks[way] += count[way];
  const before = byKind.get(kind) ?? { asked: 0, ...eachWay(() => 0) };
  byKind.set(kind, { asked: before.asked + 1, ...eachWay((way) => before[way] + count[way]) });
}

/** Pool that is moved to the same card again is part of the click before. */
function count(match: Match, decision: Decision, answer: string): void {
  const passive = decision.passive && answerOf(match.state, decision.passive);
  const key = passingKey(values.game, hosting, match, decision);
  const runs = passed.add(match, decision, answer, key);
  if (runs > 0)
    add(
      eachWay(() => runs),
      'passing',
    );
  const isRepeated = lastAnswer.get(decision.seat) === answer && answer.startsWith(MOVES_POOL);
  lastAnswer.set(decision.seat, answer);
  const needed = clicksOn(match, decision, answer);
  singly += needed.best;
  const begun = ahead.get(decision.seat);
  ahead.delete(decision.seat);
  const atOnce = begun?.given.get(answer);
  if (atOnce) {
    add(atOnce, 'ahead: attacks');
    return;
  }
  if (begun) add(begun.needed, 'ahead: in two steps');
  const given = givenAhead(match, decision, answer);
  if (given.size > 0) {
    ahead.set(decision.seat, { needed, given });
    return;
  }
  if (isRepeated || (answer === passive && key !== undefined)) return;
  const verbs = answer.split(' ').map((piece) => piece.split(':')[0]);
  add(needed, `${decision.about.say}: ${[...new Set(verbs)].join(' ')}`);
}
type Clicks = Readonly<Record<Way, number>>;

/** Seats that have gone to the question of answers which they could have given at once, with the clicks that those take. */
const ahead = new Map<number, { readonly needed: Clicks; readonly given: ReadonlyMap<string, Clicks> }>();

function givenAhead(match: Match, decision: Decision, answer: string): ReadonlyMap<string, Clicks> {
  const now = choicesBehind({ match, wording, irreversible: [] }, decision, []);
  if (values.game !== 'yugioh' || answer !== battleAnswer(now)) return new Map();
  const choices = choicesAhead(values.game, match.view(decision.seat), now);
  return new Map(choices.map((choice) => [choice.answer, clicksOn(match, decision, choice.answer)]));
}

/** The answer that the page repeats (web/games/vtes/deciding.ts). */
const MOVES_POOL = 'moves_pool_to';

let [turns, own, others, passes] = [0, 0, 0, 0];
const kinds = new Map<string, number>();
const decks = decksIn(hosting.decks, hosting.choices.editions[0]);
for (let number = 0; number < Number(values.matches); number++) {
  const seats = Array.from({ length: seatCount }, (_, seat) => ({
    name: `seat ${seat + 1}`,
    deck: decks[(number + seat) % decks.length]?.deck ?? {},
  }));
  const edition = hosting.choices.editions[0];
  const match = openMatch(hosting.game, { edition, seats, seed: `prompts ${number}` });
  const insight = hosting.insights?.of(match.setup);
  if (!insight) throw new Error(`${values.game} gives no insight.`);
  while (!match.result) {
    const decision = match.decisions[0] as Decision;
    const mind = { insight, temperament: '', seed: `prompts ${number}`, budget: { playouts: 1 } };
    const chosen = heuristic(askedAt(match, decision, mind));
    if (!chosen.anytime && isPrompt(match, decision)) {
      const isOwn = hosting.attention?.(match.view('spectator')).seat === decision.seat;
      if (isOwn) own++;
      else others++;
      if (decision.passive && isPass(decision.passive)) passes++;
      kinds.set(decision.about.say, (kinds.get(decision.about.say) ?? 0) + 1);
    }
    if (!chosen.anytime && isPrompt(match, decision)) count(match, decision, chosen.answer);
    const outcome = match.answer(decision.seat, numberFor(decision, chosen), chosen.answer);
    if (!('events' in outcome)) throw new Error(`An answer of a program was refused: ${chosen.answer}`);
    turns += outcome.events.filter(({ type }) => type === hosting.simulation?.turn).length;
  }
}
const each = (count: number): string => (count / turns).toFixed(1);
const exact = (count: number): string => (count / turns).toFixed(2);
const rarely = (count: number): string => (count / (turns * (seatCount - 1))).toFixed(2);
console.log(`${values.matches} matches of ${values.game} with ${seatCount} seats, ${turns} turns`);
console.log(`prompts in an own turn: ${each(own)}; in a turn of another player: ${rarely(others)}`);
const runs = passed.end();
add(
  eachWay(() => runs),
  'passing',
);
console.log(
  `clicks in a turn, of all who are asked: ${exact(clicks.best)} at best; looking at the cards: ${exact(clicks.mouse)} with a mouse, ${exact(clicks.finger)} with a finger (by taps alone: ${exact(clicks.taps)}); at best, each question by itself: ${exact(singly)}`,
);
console.log(`in all: ${WAYS.map((way) => `${clicks[way]} ${way}`).join(', ')}`);
console.log(`${((100 * passes) / (own + others)).toFixed(0)} % of them can be answered by passing`);
const common = [...kinds].sort(([, a], [, b]) => b - a).slice(0, 8);
console.log(common.map(([say, count]) => `${say} ${((100 * count) / (own + others)).toFixed(0)} %`).join(', '));
console.log('most clicks in a turn: how often, at best, with a finger, by taps alone');
for (const [kind, { asked, best, finger, taps }] of [...byKind].sort(([, a], [, b]) => b.taps - a.taps).slice(0, 25))
  console.log(`  ${exact(asked)}  ${exact(best)}  ${exact(finger)}  ${exact(taps)}  ${kind}`);
