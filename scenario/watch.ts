/** Checks for questions and answers that must not occur between one step of a script and the next answer. */
import type { BaseState, Context, Decision, Seat } from '@praxis/engine';
import { Vocabulary } from './matching.ts';
import type { Words } from './reading.ts';
import type { StepOf } from './script.ts';
import type { Table } from './table.ts';
import type { Place, Problem } from './yaml.ts';

type Watched =
  | { readonly kind: 'not offered'; readonly seat: Seat; lines: readonly Words[] }
  | { readonly kind: 'not asked'; readonly seat: Seat; readonly place: Place; seen: boolean };

/** Looks at every decision that a run comes to while something is forbidden there. */
export class Watch<S extends BaseState, C extends Context<S>> {
  readonly #table: Table<S, C>;
  readonly #complain: (problem: Problem) => void;
  #vocabulary: Vocabulary | undefined;
  #watched: Watched[] = [];

  constructor(table: Table<S, C>, complain: (problem: Problem) => void) {
    this.#table = table;
    this.#complain = complain;
  }

  begin(step: StepOf<'not offered' | 'not asked'>): void {
    if (step.kind === 'not asked') {
      this.#watched.push({ kind: step.kind, seat: step.seat, place: step, seen: false });
      return;
    }
    const { seat, lines } = step;
    this.#watched.push({ kind: 'not offered', seat, lines });
    // The words of what is conceivable now are known from here on.
    for (const { text } of lines) this.fault(seat, text);
  }

  /** What is wrong with the words of a seat's line, whatever the rules say; undefined if they can make sense. */
  fault(seat: Seat, line: string): string | undefined {
    const vocabulary = this.#words();
    if (vocabulary.fault(line) === undefined) return undefined;
    for (const sentence of this.#table.conceivable(seat)) vocabulary.see(sentence);
    return vocabulary.fault(line);
  }

  /** Checks the open decisions. The decision that the next line answers does not count as asked before it. */
  look(answered?: Decision): void {
    for (const watched of this.#watched) {
      if (watched.kind === 'not asked') this.#lookForQuestion(watched, answered);
      else this.#lookForOffer(watched);
    }
  }

  /** Ends everything that is being watched. */
  end(): void {
    for (const watched of this.#watched) {
      if (watched.kind === 'not asked') continue;
      for (const line of watched.lines) {
        const fault = this.#words().fault(line.text);
        if (fault !== undefined) this.#complain({ message: fault, line: line.line, column: line.column });
      }
    }
    this.#watched = [];
  }

  #lookForQuestion(watched: Extract<Watched, { kind: 'not asked' }>, answered: Decision | undefined): void {
    const asked = this.#table.pending.find(
      (each) => each.seat === watched.seat && !each.forced && each.seat !== answered?.seat,
    );
    if (!asked || watched.seen) return;
    watched.seen = true;
    const { line, column } = watched.place;
    const sentences = this.#table.sentences(asked).map((sentence) => JSON.stringify(sentence));
    this.#complain({
      message: `${this.#table.seatName(watched.seat)} is asked at ${asked.step}: ${sentences.join(', ')}.`,
      line,
      column,
    });
  }

  #lookForOffer(watched: Extract<Watched, { kind: 'not offered' }>): void {
    const { match, pending } = this.#table;
    const anytime = match.anytimeActions(watched.seat);
    const questions = [...pending.filter(({ seat }) => seat === watched.seat), ...(anytime ? [anytime] : [])];
    for (const question of questions) {
      for (const sentence of this.#table.sentences(question)) this.#words().see(sentence);
      watched.lines = watched.lines.filter(({ text, line, column }) => {
        const offered = this.#table.fits(question, text);
        if (offered.length === 0 || !this.#table.explain(watched.seat, text).possible) return true;
        const sentences = offered.map(({ sentence }) => JSON.stringify(sentence));
        const where = `${this.#table.seatName(watched.seat)} at ${question.step}`;
        this.#complain({
          message: `${JSON.stringify(text)} is offered to ${where}: ${sentences.join(', ')}.`,
          line,
          column,
        });
        return false;
      });
    }
  }

  #words(): Vocabulary {
    if (this.#vocabulary) return this.#vocabulary;
    const { staging, g, names, seats, said } = this.#table;
    const { verbs, words: others = [] } = staging;
    this.#vocabulary = new Vocabulary({ cards: staging.cardNames(g), named: names.keys(), seats, verbs, others });
    for (const sentence of said) this.#vocabulary.see(sentence);
    return this.#vocabulary;
  }
}
