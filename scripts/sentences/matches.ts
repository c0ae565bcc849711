/** Sentences from seeded matches: the log, questions with their answers, and why something is not possible. */
import { decksIn, type Hosting, type Language } from '@praxis/contract';
import { type Decision, eventFor, type GameEvent, type Match, openMatch, type Viewer } from '@praxis/engine';
import type { Dice } from '@praxis/testkit/playout.ts';
import { diceFrom, randomPath } from '@praxis/testkit/playout.ts';
import { botNamed } from '../../bots/bots.ts';
import { askedAt, numberFor } from '../../bots/seat.ts';
import { explained, type Wondered } from '../../server/updates/explaining.ts';
import type { Sentence } from './sentence.ts';

export const PEOPLE = ['Ana', 'Bruno', 'Clara', 'Dario', 'Elena'];

/**
 * A match between bots that sometimes answer at random, so that much happens. `onAsked` is called before every answer.
 */
function played(
  hosting: Hosting,
  edition: string,
  seed: string,
  onAsked: (match: Match, decision: Decision) => void,
  onEvents: (match: Match, events: readonly GameEvent[]) => void,
): void {
  const dice = diceFrom(seed);
  const decks = decksIn(hosting.decks, edition);
  const seats = PEOPLE.slice(0, hosting.choices.seats.usual).map((name) => ({
    name,
    deck: decks[dice(decks.length)]?.deck ?? {},
  }));
  const match = openMatch(hosting.game, { edition, seats, seed });
  const insight = hosting.insights?.of(match.setup);
  const heuristic = botNamed('heuristic');
  onEvents(match, match.takeEvents());
  for (let given = 0; given < ANSWERS_MAX && !match.result; given++) {
    const decision = match.decisions[0] as Decision;
    onAsked(match, decision);
    if (!insight || dice(4) === 0) match.choose(decision.seat, randomPath(decision, dice));
    else {
      const mind = { insight, temperament: '', seed, budget: { playouts: 1 } };
      const chosen = heuristic(askedAt(match, decision, mind));
      match.answer(decision.seat, numberFor(decision, chosen), chosen.answer);
    }
    onEvents(match, match.takeEvents());
  }
}

/** Log lines as the first seat reads them, and as a spectator does. */
export function logSentences(hosting: Hosting, edition: string, language: Language, seed: string): Sentence[] {
  const wording = hosting.game.wording(language);
  const found: Sentence[] = [];
  const readers: readonly (readonly [Viewer, string])[] = [
    [0, 'to Ana'],
    ['spectator', 'to all'],
  ];
  played(
    hosting,
    edition,
    seed,
    () => {},
    (match, events) => {
      for (const [viewer, name] of readers) {
        const said = viewer === 'spectator' ? wording : (wording.to?.(0) ?? wording);
        const seen = events.map((event) => eventFor(event, viewer));
        for (const event of said.condensed?.(seen) ?? seen) {
          const text = said.event(match.context, event);
          if (text !== '') found.push({ id: `log ${event.type} ${name}`, text });
        }
      }
    },
  );
  return found;
}

/** Questions and the buttons below them, as the asked seat reads them. */
export function askedSentences(hosting: Hosting, edition: string, language: Language, seed: string): Sentence[] {
  const dice = diceFrom(`${seed} asked`);
  const wording = hosting.game.wording(language);
  const found: Sentence[] = [];
  const note = (match: Match, decision: Decision): void => {
    const said = wording.to?.(decision.seat) ?? wording;
    const path = randomPath(decision, dice);
    const text = `${said.about(match.context, decision)} – ${said.sentence(match.context, decision, path)}`;
    found.push({ id: `ask ${decision.about.say} / ${path.map(({ say }) => say).join(' ')}`, text });
  };
  played(hosting, edition, seed, note, () => {});
  return found;
}

/** Cards and actions that are not possible for a seat in random moments, and why not. */
export function whyNotSentences(hosting: Hosting, edition: string, language: Language, seed: string): Sentence[] {
  const dice = diceFrom(`${seed} why not`);
  const wording = hosting.game.wording(language);
  const found: Sentence[] = [];
  const wonder = (match: Match, decision: Decision): void => {
    if (dice(WHY_ONE_IN) !== 0) return;
    const seat = dice(2) === 0 ? decision.seat : dice(match.setup.seats.length);
    const wondered = dice(3) === 0 ? randomAction(match, seat, language, dice) : randomCard(match, seat, dice);
    const explanation = wondered && explained(match, seat, wondered, language);
    if (!explanation || explanation.possible.length > 0) return;
    const [first, ...more] = explanation.reasons;
    const asked = (wording.to?.(decision.seat) ?? wording).about(match.context, decision);
    const name = wondered.words ?? match.view(seat).cards[wondered.card ?? 0]?.name;
    found.push({
      id: `why ${first?.rule ?? 'nothing'}${more.map(({ rule }) => ` +${rule}`).join('')}`,
      text: `[to ${PEOPLE[decision.seat]}: ${asked}] ${PEOPLE[seat]} – ${name}? ${first?.text ?? '…'}`,
    });
  };
  played(hosting, edition, seed, wonder, () => {});
  return found;
}

/** A card that the seat knows: mostly one in its hand. */
function randomCard(match: Match, seat: number, dice: Dice): Wondered | undefined {
  const { cards, seats } = match.view(seat);
  const zones = Object.entries(seats[seat]?.zones ?? {});
  const own = zones.flatMap(([id, zone]) => (Array.isArray(zone) && (id === 'hand' || dice(3) === 0) ? zone : []));
  const known = own.filter((handle) => cards[handle]?.name !== undefined);
  return known.length === 0 ? undefined : { card: known[dice(known.length)] };
}

/** Something forbidden that the seat might think of. */
function randomAction(match: Match, seat: number, language: Language, dice: Dice): Wondered | undefined {
  const step = match.questions[0]?.step ?? '';
  const thought = [...(match.game.conceivable?.(match.context, seat, step) ?? [])];
  const forbidden = thought.filter(({ reasons }) => reasons.length > 0);
  const { path } = forbidden[dice(forbidden.length || 1)] ?? {};
  const wording = match.game.wording(language);
  const asked = { seat, step: '', about: { say: 'explain' } };
  return path && { words: (wording.to?.(seat) ?? wording).sentence(match.context, asked, path) };
}

/** Many matches are longer, but tell little new then. */
const ANSWERS_MAX = 600;
const WHY_ONE_IN = 5;
