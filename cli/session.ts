/** A match that one person plays against programs: questions, events, taking back, saving. */
import type { Why } from '@praxis/bots/bot.ts';
import { explain } from '@praxis/bots/explain.ts';
import type { BaseCard, Game, GameEvent, Wording } from '@praxis/engine';
import {
  ANYTIME_ACTION,
  answerOf,
  type Decision,
  effective,
  type Fault,
  isAnswer,
  knows,
  type Match,
  type Path,
  type Question,
  readAnswer,
  replay,
  type Seat,
} from '@praxis/engine';
import { logLines, seenBy } from './log.ts';
import type { Opponents } from './opponents.ts';
import { writeRecordFile } from './record-file.ts';

/** The events that the person saw, and the number of answers at that time. */
interface Noted {
  readonly moves: number;
  readonly events: readonly GameEvent[];
}

/** A program's last answer, in words as far as the person may know it, and the reason. */
interface Explained {
  readonly moves: number;
  readonly words: string;
  readonly why: Why;
}

/** The rules failed at an answer. The match is unchanged. */
export class RulesFailed extends Error {
  override readonly name = 'RulesFailed';
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

export class Session {
  readonly match: Match;
  readonly me: Seat;
  readonly wording: Wording<Match['context']>;
  readonly opponents: Opponents;
  /** True if the person has answered anything since the session began. */
  answered = false;
  /** Answers of the programs at which the rules failed; they passed instead. */
  readonly faults: Fault[] = [];
  #log: Noted[] = [];
  /** Events that have not been shown yet. */
  #news: GameEvent[] = [];
  /** By seat. */
  readonly #explained = new Map<Seat, Explained>();

  constructor(match: Match, me: Seat, wording: Wording<Match['context']>, opponents: Opponents) {
    this.match = match;
    this.me = me;
    this.wording = wording;
    this.opponents = opponents;
    this.#note(match.takeEvents());
  }

  /** The match of a record, with the log of all that happened in it. Throws a `Mistake` if the record does not hold. */
  static resumed(
    game: Game,
    data: unknown,
    me: Seat,
    wording: Wording<Match['context']>,
    opponents: Opponents,
  ): Session {
    let session: Session | undefined;
    const match = replay(game, data, (played) => {
      session ??= new Session(played, me, wording, opponents);
      session.#note(played.takeEvents());
    });
    return session ?? new Session(match, me, wording, opponents);
  }

  get log(): readonly string[] {
    return this.#told(this.#log.flatMap(({ events }) => events));
  }

  /** The events since the last call, in words. */
  takeNews(): readonly string[] {
    return this.#told(this.#news.splice(0));
  }

  /** Lets the programs answer until the person is asked or the match is over. */
  advance(): void {
    for (let decision = this.#botDecision(); decision; decision = this.#botDecision()) this.#botAnswers(decision);
  }

  /** Each program's last answer, and its reason. */
  explained(language: string): readonly string[] {
    const told = [...this.#explained].filter(([, { moves }]) => moves <= this.match.moves);
    return told
      .sort(([a], [b]) => a - b)
      .map(([, { words, why }]) =>
        explain(why, { answer: words, reason: (key) => this.opponents.reason(key, language) }, language),
      );
  }

  /** The person's question. */
  get question(): Question | undefined {
    return this.match.questions.find(({ seat }) => seat === this.me);
  }

  /** The person's options beside the question. */
  get beside(): Question | undefined {
    return this.match.anytimeActions(this.me);
  }

  answer(path: Path, anytime = false): void {
    this.answered = true;
    this.#give(this.me, path, anytime);
  }

  /** Back to the person's previous decision. False if there is none. */
  undo(): boolean {
    const { match, me } = this;
    const given = effective(match.record.segments.at(-1)?.entries ?? []).filter(isAnswer);
    const last = given.findLastIndex(({ seat }) => seat === me);
    if (last < 0) return false;
    match.takeback(given.length - last);
    match.takeEvents();
    this.#log = this.#log.filter(({ moves }) => moves <= match.moves);
    this.#news = [];
    return true;
  }

  save(file: string): void {
    writeRecordFile(file, this.match.record);
  }

  #botDecision(): Decision | undefined {
    return this.match.result ? undefined : this.match.decisions.find(({ seat }) => seat !== this.me);
  }

  #botAnswers(decision: Decision): void {
    const { match, opponents, wording } = this;
    const { seat } = decision;
    const { answer, why, anytime = false } = opponents.answer(match, decision);
    const question = (anytime ? match.anytimeActions(seat) : undefined) ?? decision;
    const read = readAnswer(match.state, question, answer);
    if ('wrong' in read) throw new Error(`The program of seat ${seat} gave no answer: ${JSON.stringify(answer)}`);
    const { path } = read;
    const [sentence, about] = [wording.sentence(match.context, question, path), wording.about(match.context, question)];
    try {
      this.#give(seat, path, anytime);
      this.#explained.set(seat, { moves: match.moves, words: this.#maySee(path) ? sentence : about, why });
    } catch (error) {
      // A person can go on with the match although an answer of a program made the rules fail, but learns of it.
      if (!(error instanceof RulesFailed) || !decision.passive) throw error;
      this.faults.push(error.fault);
      this.#give(seat, decision.passive, false);
    }
  }

  /** True if the answer names only cards that the person knows now that it has been given. */
  #maySee(path: Path): boolean {
    return path.every(({ card }) => card === undefined || knows(this.match.state.cards[card] as BaseCard, this.me));
  }

  #give(seat: Seat, path: Path, anytime: boolean): void {
    const { match } = this;
    const answer = answerOf(match.state, path);
    const number = anytime ? ANYTIME_ACTION : (match.decisions.find((each) => each.seat === seat)?.number ?? 0);
    const given = match.answer(seat, number, answer);
    if (!('refused' in given)) this.#note(given.events);
    else if (given.refused === 'fault') throw new RulesFailed(given.report);
    else throw new Error(`The answer "${answer}" of seat ${seat} was refused: ${JSON.stringify(given)}`);
  }

  #note(events: readonly GameEvent[]): void {
    if (events.length === 0) return;
    const seen = seenBy(this.me, events);
    this.#log.push({ moves: this.match.moves, events: seen });
    this.#news.push(...seen);
  }

  #told(events: readonly GameEvent[]): readonly string[] {
    return logLines(this.wording, this.match, events);
  }
}
