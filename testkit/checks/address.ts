/**
 * Words to a reader: the reader's options are commands, the reader is "you", everybody else has a name, and the rest is
 * unchanged.
 */
import { LANGUAGES } from '@praxis/contract';
import {
  answers,
  type BaseState,
  type Context,
  eventFor,
  type Game,
  type GameEvent,
  type Match,
  type Question,
  type Seat,
  type Setup,
} from '@praxis/engine';
import { type Dice, playOut } from '../playout.ts';
import { type CheckOptions, demand, eachMatch, type SetupFor } from './played-matches.ts';

/** One in this many questions is read in all languages. */
const READ_ONE_IN = 6;
/** Answers of large decisions are read up to this number. */
const READ_MAX = 40;

/** Names that are no words of any language. */
const nameOf = (seat: Seat): string => `Qx${seat}q`;
const NAMES = /Qx\d+q/g;
/** Signs of an unfinished sentence, such as the placeholder for the reader. */
const UNFINISHED = /[\uE000-\uF8FF]|undefined|\[object/;

export function checkAddress<S extends BaseState, C extends Context<S>>(
  game: Game<S, C>,
  setupFor: SetupFor,
  options: CheckOptions,
): void {
  if (!game.wording('en').to) return;
  const named = (seed: string): Setup => {
    const setup = setupFor(seed);
    return { ...setup, seats: setup.seats.map((seat, at) => ({ ...seat, name: nameOf(at) })) };
  };
  eachMatch('address', game, named, options, ({ match, dice, maxAnswers }) => {
    const onAnswer = (): void => {
      readEvents(match, match.takeEvents());
      readQuestions(match, dice);
    };
    onAnswer();
    playOut(match, dice, { onAnswer, maxAnswers, anytimeActionOneIn: 300 });
  });
}

function readEvents<S extends BaseState, C extends Context<S>>(
  { game, context, setup }: Match<S, C>,
  events: readonly GameEvent[],
): void {
  for (const language of LANGUAGES) {
    const plain = game.wording(language);
    for (const reader of setup.seats.keys()) {
      const wording = plain.to?.(reader) ?? plain;
      const seen = events.map((event) => eventFor(event, reader));
      for (const event of plain.condensed?.(seen) ?? seen)
        demandAddressed(language, reader, plain.event(context, event), wording.event(context, event));
    }
  }
}

function readQuestions<S extends BaseState, C extends Context<S>>(match: Match<S, C>, dice: Dice): void {
  const { game, context, questions, setup } = match;
  const beside = [...setup.seats.keys()].map((seat) => match.anytimeActions(seat));
  for (const question of [...questions, ...beside]) {
    if (!question || dice(READ_ONE_IN) > 0) continue;
    const { seat } = question;
    for (const language of LANGUAGES) {
      const plain = game.wording(language);
      const wording = plain.to?.(seat) ?? plain;
      demandAddressed(language, seat, plain.about(context, question), wording.about(context, question));
      demandCommands(match, question, language);
    }
  }
}

/** Answers that read differently must do so as commands, too. */
function demandCommands<S extends BaseState, C extends Context<S>>(
  { game, context }: Match<S, C>,
  question: Question,
  language: string,
): void {
  const { seat } = question;
  const plain = game.wording(language);
  const wording = plain.to?.(seat) ?? plain;
  const sentences = new Map<string, string>();
  for (const path of answers(question, READ_MAX)) {
    const sentence = plain.sentence(context, question, path);
    const command = wording.sentence(context, question, path);
    demandAddressed(language, seat, sentence, command, true);
    const quoted = `${language}: "${sentence}" is offered as "${command}"`;
    demand(/^[^\p{L}\p{N}]*[\p{Lu}\p{N}]/u.test(command), quoted);
    const other = sentences.get(command);
    demand(other === undefined || other === sentence, `${quoted}, and so is "${other}"`);
    sentences.set(command, sentence);
  }
}

/** A line as everybody reads it, and as one seat does. */
function demandAddressed(language: string, reader: Seat, line: string, said: string, isCommand = false): void {
  const others = (text: string): string => (text.match(NAMES) ?? []).filter((name) => name !== nameOf(reader)).join();
  const quoted = `${language}: "${line}" is said to ${nameOf(reader)} as "${said}"`;
  demand(!UNFINISHED.test(said) && !said.includes(nameOf(reader)), quoted);
  demand(others(line) === others(said), `${quoted}, which names others than before`);
  const changes = isCommand || line.includes(nameOf(reader));
  demand(changes ? line !== said : line === said, `${quoted}${changes ? '' : ', though it is not about this seat'}`);
}
