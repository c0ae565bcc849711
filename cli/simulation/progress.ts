/** The progress of a running simulation: a bar on a terminal, a line now and then anywhere else. */
import type { WriteStream } from 'node:tty';
import type { SimulationWords } from './words.ts';

const BAR_WIDTH = 24;
const DRAWN_EVERY_MS = 100;
const TOLD_EVERY_MS = 10_000;

export interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export class Progress {
  readonly #words: SimulationWords;
  readonly #numbers: Intl.NumberFormat;
  readonly #language: string;
  readonly #screen: Screen;
  readonly #now: () => number;
  readonly #of: number;
  readonly #before: number;
  readonly #begunMs: number;
  #played: number;
  #toldMs: number;

  constructor(
    played: number,
    of: number,
    { words, language }: { readonly words: SimulationWords; readonly language: string },
    { screen = process.stderr as Screen | WriteStream, now = () => performance.now() } = {},
  ) {
    this.#words = words;
    this.#numbers = new Intl.NumberFormat(language, { maximumSignificantDigits: 2 });
    this.#language = language;
    this.#screen = screen;
    this.#now = now;
    this.#of = of;
    this.#before = played;
    this.#played = played;
    this.#begunMs = now();
    this.#toldMs = this.#begunMs;
  }

  /** Shows the number of games played. */
  at(played: number): void {
    this.#played = played;
    const now = this.#now();
    if (now - this.#toldMs < (this.#screen.isTTY ? DRAWN_EVERY_MS : TOLD_EVERY_MS)) return;
    this.#toldMs = now;
    if (this.#screen.isTTY) this.#screen.write(`\r\x1b[2K${this.#bar} ${this.#line}`);
    else this.#screen.write(`${this.#line}\n`);
  }

  /** Clears the bar, so that later output starts on a line of its own. */
  end(): void {
    if (this.#screen.isTTY) this.#screen.write('\r\x1b[2K');
  }

  get #bar(): string {
    const full = Math.round((this.#played / this.#of) * BAR_WIDTH);
    return `[${'#'.repeat(full)}${'-'.repeat(BAR_WIDTH - full)}]`;
  }

  get #line(): string {
    const seconds = (this.#now() - this.#begunMs) / 1000;
    const rate = seconds > 0 ? (this.#played - this.#before) / seconds : 0;
    const left = rate > 0 ? duration((this.#of - this.#played) / rate, this.#language) : this.#words.unknownTime;
    return this.#words.progress({ played: this.#played, of: this.#of, perSecond: this.#numbers.format(rate), left });
  }
}

/** In the language's own units: 7 sec, 12 min, 30 sec, 1 hr, 2 min. */
export function duration(seconds: number, language: string): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const isShort = whole < 60;
  return new Intl.DurationFormat(language, { style: 'short', secondsDisplay: isShort ? 'always' : 'auto' }).format({
    hours,
    minutes,
    seconds: hours > 0 ? 0 : whole % 60,
  });
}
