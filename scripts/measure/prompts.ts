/**
 * How often a player is asked in a typical match against bots, by turn: `npm run prompts -- [--game vtes] [--matches
 * 20]`. All seats are played by `heuristic`. A decision counts as a prompt unless it has only one answer, or is a
 * window where people do not stop or can do nothing (by the same rule as on the server).
 */
import { parseArgs } from 'node:util';
import { decksIn, type Hosting, isStopWindow } from '@praxis/contract';
import type { Match } from '@praxis/engine';
import { type Decision, isPass, openMatch } from '@praxis/engine';
import { botNamed } from '../../bots/bots.ts';
import { askedAt, numberFor } from '../../bots/seat.ts';
import { Registry } from '../../server/registry.ts';

const { values } = parseArgs({
  options: { game: { type: 'string', default: 'vtes' }, matches: { type: 'string', default: '20' } },
});
const hosting = (await new Registry().hosting(values.game)) as Hosting;
const { usual } = hosting.choices.seats;
const heuristic = botNamed('heuristic');

/** Whether a person would see it. */
function isPrompt(match: Match, decision: Decision): boolean {
  const { stops, attention } = hosting;
  if (!stops || !isStopWindow(stops, decision.about.say)) return true;
  const place = attention?.(match.view(decision.seat)).place;
  if (place !== undefined && !stops.usual.includes(place)) return false;
  return decision.next([]).some((piece) => !isPass([piece]) && !stops.idle.includes(piece.say));
}

let [turns, own, others, passes] = [0, 0, 0, 0];
const kinds = new Map<string, number>();
const decks = decksIn(hosting.decks, hosting.choices.editions[0] as string);
for (let number = 0; number < Number(values.matches); number++) {
  const seats = Array.from({ length: usual }, (_, seat) => ({
    name: `seat ${seat + 1}`,
    deck: decks[(number + seat) % decks.length]?.deck ?? {},
  }));
  const edition = hosting.choices.editions[0] as string;
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
    const outcome = match.answer(decision.seat, numberFor(decision, chosen), chosen.answer);
    if (!('events' in outcome)) throw new Error(`An answer of a program was refused: ${chosen.answer}`);
    turns += outcome.events.filter(({ type }) => type === hosting.simulation?.turn).length;
  }
}
const each = (count: number): string => (count / turns).toFixed(1);
const rarely = (count: number): string => (count / (turns * (usual - 1))).toFixed(2);
console.log(`${values.matches} matches of ${values.game} with ${usual} seats, ${turns} turns`);
console.log(`prompts in an own turn: ${each(own)}; in a turn of another player: ${rarely(others)}`);
console.log(`${((100 * passes) / (own + others)).toFixed(0)} % of them can be answered by passing`);
const common = [...kinds].sort(([, a], [, b]) => b - a).slice(0, 8);
console.log(common.map(([say, count]) => `${say} ${((100 * count) / (own + others)).toFixed(0)} %`).join(', '));
