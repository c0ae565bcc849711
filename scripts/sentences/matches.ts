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

/**
 * Situations of the asked seat: the moment, a card or an action that is not possible, and the answer as the page shows it,
 * with the further reasons behind a bar.
 */
export function whyNotSentences(hosting: Hosting, edition: string, language: Language, seed: string): Sentence[] {
  const dice = diceFrom(`${seed} why not`);
  const wording = hosting.game.wording(language);
  const found: Sentence[] = [];
  const wonder = (match: Match, decision: Decision): void => {
    if (dice(WHY_ONE_IN) !== 0) return;
    const { seat } = decision;
    const wondered = dice(3) === 0 ? randomAction(match, seat, language, dice) : randomCard(match, seat, dice);
    const explanation = wondered && explained(match, seat, wondered, language);
    if (!explanation || explanation.possible.length > 0) return;
    const zone = zoneOf(match, seat, wondered.card);
    // Of several copies in hand the page offers one, and asks about none.
    const copy = { words: zone === 'hand' ? match.view(seat).cards[wondered.card ?? 0]?.name : undefined };
    if ((explained(match, seat, copy, language)?.possible.length ?? 0) > 0) return;
    const { reasons } = explanation;
    // Of the cards in a discard pile the page says that nothing can be done with them now.
    if (reasons.length === 0 && zone !== 'hand') return;
    const asked = (wording.to?.(seat) ?? wording).about(match.context, decision);
    const { turn = seat, phase = '' } = match.view(seat).where;
    const name = wondered.words ?? match.view(seat).cards[wondered.card ?? 0]?.name;
    found.push({
      id: `why ${reasons.length === 0 ? 'nothing' : reasons.map(({ rule }) => rule).join(' +')}`,
      text: `[${PEOPLE[turn]}'s ${phase}; ${PEOPLE[seat]}: ${asked}] ${name}${zone && ` (${zone})`}? – ${reasons.map(({ text }) => text).join(' | ')}`,
    });
  };
  played(hosting, edition, seed, wonder, () => {});
  return found;
}

function zoneOf(match: Match, seat: number, handle: number | undefined): string {
  const zones = Object.entries(match.view(seat).seats[seat]?.zones ?? {});
  return zones.find(([, zone]) => Array.isArray(zone) && zone.includes(handle))?.[0] ?? '';
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
