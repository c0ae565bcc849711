/** The conversation with the player in the terminal. */
import { basename, dirname, join } from 'node:path';
import type { Fault, Path, Question, Setup } from '@praxis/engine';
import { fittingAny, understoodIn } from '@praxis/engine';
import { print, STATUS } from './command.ts';
import { Lines } from './input.ts';
import type { Look } from './look.ts';
import { type Choice, choices } from './menu.ts';
import { writeRecordFile } from './record-file.ts';
import { RulesFailed, type Session } from './session.ts';
import { faultIn, resultLines, type Words } from './words.ts';

const WIDTH_MAX = 110;
const WIDTH_UNKNOWN = 100;
const LOG_LINES = 40;
/** On a screen the news is below the table and must leave room for it. */
const NEWS_LINES = 15;
const CLEAR = '\u001b[2J\u001b[H';

/** The choices offered to the person. */
interface Menu {
  readonly question: Question;
  /** It offers the options open at any time, beside the question. */
  readonly anytime: boolean;
  readonly prefix: Path;
  readonly choices: readonly Choice[];
}

type Next = 'answered' | 'again' | 'quit' | Menu;

export class Terminal {
  readonly #session: Session;
  readonly #words: Words;
  readonly #look: Look;
  readonly #language: string;
  readonly #file: string;
  readonly #resumed: boolean;
  readonly #lines = new Lines();
  readonly #clears = process.stdout.isTTY === true && process.stdin.isTTY === true;
  /** The turn and phase of the table that was last shown. */
  #shown = '';
  /** The turn for the rest of which the person passes. */
  #passing: number | undefined;

  /** `file` is where the match is saved when it is left. */
  constructor(session: Session, words: Words, look: Look, language: string, file: string, resumed: boolean) {
    this.#look = look;
    this.#resumed = resumed;
    this.#session = session;
    this.#words = words;
    this.#language = language;
    this.#file = file;
  }

  /** Plays until the match is over or the player quits. Returns the exit status. */
  async run(): Promise<number> {
    const { match } = this.#session;
    try {
      for (;;) {
        this.#session.advance();
        for (const fault of this.#session.faults.splice(0)) this.#report(fault);
        const { question } = this.#session;
        if (match.result || !question) break;
        if (this.#passes(question)) continue;
        if ((await this.#decide(question)) === 'quit') {
          this.#leave();
          return STATUS.ok;
        }
      }
    } catch (error) {
      if (!(error instanceof RulesFailed)) throw error;
      this.#report(error.fault);
      return STATUS.failed;
    } finally {
      this.#lines.close();
    }
    for (const line of this.#session.takeNews()) print(line);
    for (const line of resultLines(this.#words, this.#session.wording, match, this.#look.labels)) print(line);
    return STATUS.ok;
  }

  /** Answers one decision. */
  async #decide(question: Question): Promise<'answered' | 'quit'> {
    this.#showSituation();
    let menu = this.#menuOf(question, []);
    for (;;) {
      this.#showMenu(menu);
      let next: Next = 'again';
      while (next === 'again') {
        const typed = await this.#lines.ask(`${this.#words.prompt}> `);
        next = typed === undefined ? 'quit' : this.#tryToHear(typed, menu);
      }
      if (next === 'answered' || next === 'quit') return next;
      menu = next;
    }
  }

  /** If the rules fail at an answer, the decision stays open and another answer can be given. */
  #tryToHear(typed: string, menu: Menu): Next {
    try {
      return this.#hear(typed, menu);
    } catch (error) {
      if (!(error instanceof RulesFailed)) throw error;
      this.#report(error.fault);
      return 'again';
    }
  }

  #hear(typed: string, menu: Menu): Next {
    const [command = '', ...rest] = typed.split(/\s+/);
    const argument = rest.join(' ');
    if (/^\d+$/.test(typed)) return this.#pick(menu, Number(typed));
    switch (command) {
      case '':
        return menu;
      case '?':
      case 'h':
        return this.#say(this.#words.help);
      case 'q':
        return 'quit';
      case 't':
        this.#showTable();
        return menu;
      case 'l':
        return this.#say(this.#session.log.slice(-LOG_LINES).join('\n'));
      case 'u':
        return this.#undo();
      case 'b':
        return this.#back(menu);
      case 'o':
        return this.#beside();
      case 'p':
      case 'pp':
        return this.#pass(menu, command === 'pp');
      case 's':
        return this.#save(argument);
      case 'why':
        return this.#why(argument);
      case 'i':
        return this.#inform(argument);
      case 'bots':
        return this.#explainBots();
      default:
        return this.#pickByWords(menu, typed);
    }
  }

  #pick(menu: Menu, number: number): Next {
    const choice = menu.choices[number - 1];
    if (!choice) return this.#say(this.#words.noSuchNumber({ count: menu.choices.length }));
    if (choice.ways > 1) return this.#menuOf(menu.question, choice.path, menu.anytime);
    this.#session.answer(choice.path, menu.anytime);
    return 'answered';
  }

  #pickByWords(menu: Menu, typed: string): Next {
    const { match, wording } = this.#session;
    const wordings = understoodIn(wording, match.game.wording('en'));
    const fits = fittingAny(match.context, wordings, menu.question, typed);
    const [first, second] = fits;
    if (!first) return this.#say(this.#words.nothingFits);
    if (second) {
      print(this.#words.severalFit);
      const found = fits.map(({ path, sentence }): Choice => ({ path, label: sentence, ways: 1 }));
      return { ...menu, prefix: first.path.slice(0, 1), choices: found };
    }
    this.#session.answer(first.path, menu.anytime);
    return 'answered';
  }

  #pass({ question }: Menu, untilTurnEnds: boolean): Next {
    if (!question.passive) return this.#say(this.#words.noPass);
    this.#session.answer(question.passive);
    if (untilTurnEnds) this.#passing = this.#turn;
    return 'answered';
  }

  /** Passes if the person said so for this turn. A question without a passive answer is asked all the same. */
  #passes(question: Question): boolean {
    if (this.#passing !== this.#turn) this.#passing = undefined;
    if (this.#passing === undefined || !question.passive) return false;
    this.#session.answer(question.passive);
    return true;
  }

  get #turn(): number {
    return Number(this.#session.match.view(this.#session.me).where.turnNumber);
  }

  #back({ question, prefix, anytime }: Menu): Next {
    if (prefix.length === 0 && !anytime) return this.#say(this.#words.nothingBack);
    return this.#menuOf(this.#session.question ?? question, []);
  }

  #beside(): Next {
    const question = this.#session.beside;
    return question ? this.#menuOf(question, [], true) : this.#say(this.#words.nothingBeside);
  }

  #undo(): Next {
    if (!this.#session.undo()) return this.#say(this.#words.nothingToUndo);
    this.#shown = '';
    this.#passing = undefined;
    print(this.#words.undone);
    return 'answered';
  }

  #save(file: string): Next {
    if (file === '') return this.#say(this.#words.saveUsage);
    try {
      this.#session.save(file);
    } catch (error) {
      return this.#say(this.#words.notSaved({ file, why: faultIn(this.#words, error as Error) }));
    }
    return this.#say(`${this.#words.saved({ file })} ${this.#words.resume({ command: this.#command(file) })}`);
  }

  #why(sentence: string): Next {
    if (sentence === '') return this.#say(this.#words.whyUsage);
    const { match, me } = this.#session;
    const asSaid = match.explain(me, sentence, this.#language);
    // A person who names only a card wants to know why it cannot be played, though it may be possible to discard it.
    const asPlayed = asSaid.possible ? match.explain(me, `${this.#words.plays} ${sentence}`, this.#language) : asSaid;
    const reasons = asPlayed.told;
    const lines = [
      ...(asSaid.possible ? [this.#words.possible, ...indented(asSaid.sentences)] : []),
      ...(reasons.length > 0 ? [...indented(asPlayed.sentences), this.#words.forbiddenBy] : []),
      ...reasons.map(({ rule, words }) => `  ${rule}  ${words}`),
    ];
    return this.#say(lines.length === 0 ? this.#words.notThoughtOf : lines.join('\n'));
  }

  /** The reasons for the programs' last answers. */
  #explainBots(): Next {
    const lines = this.#session.explained(this.#language);
    return this.#say(lines.length === 0 ? this.#words.nothingDone : lines.join('\n'));
  }

  /** The text of a card that the person can see, by its name in any language. */
  #inform(name: string): Next {
    const { match, me } = this.#session;
    const seen = new Set(Object.values(match.view(me).cards).flatMap(({ def }) => (def === undefined ? [] : [def])));
    const defs = match.game.definitions(match.setup).filter(({ id }) => seen.has(id));
    const text = this.#look.card(defs, name);
    return this.#say(text ?? this.#words.noCard({ name }));
  }

  #menuOf(question: Question, prefix: Path, anytime = false): Menu {
    const { match, wording } = this.#session;
    return { question, anytime, prefix, choices: choices(match, wording, question, prefix) };
  }

  #showMenu({ question, prefix, choices: offered, anytime }: Menu): void {
    const { match, wording } = this.#session;
    print('');
    print(wording.about(match.context, question));
    const digits = String(offered.length).length;
    for (const [index, { label, ways }] of offered.entries())
      print(
        `  ${String(index + 1).padStart(digits)}  ${label}${ways > 1 ? ` … ${this.#words.more({ count: ways })}` : ''}`,
      );
    if (prefix.length > 0 || anytime) print(`  ${this.#words.back}`);
  }

  /** The events since the last decision, and the table: each time on a screen, else when a phase begins. */
  #showSituation(): void {
    const { match, me } = this.#session;
    const news = this.#session.takeNews();
    const { turnNumber, phase } = match.view(me).where;
    const now = `${turnNumber} ${phase}`;
    if (this.#clears) process.stdout.write(CLEAR);
    if (!this.#clears) for (const line of news) print(`  ${line}`);
    if (this.#clears || now !== this.#shown) this.#showTable();
    if (this.#clears) for (const line of news.slice(-NEWS_LINES)) print(`  ${line}`);
    this.#shown = now;
  }

  #showTable(): void {
    const { match, me } = this.#session;
    const width = Math.min(process.stdout.columns || WIDTH_UNKNOWN, WIDTH_MAX);
    for (const line of this.#look.table(match.view(me), me, width)) print(line);
  }

  /** Leaves the match so that it can be continued. */
  #leave(): void {
    const { match } = this.#session;
    if (!this.#session.answered) {
      print(
        `\n${this.#words.startAgain({ command: this.#resumed ? this.#command(this.#file) : this.#again(match.setup) })}`,
      );
      return;
    }
    try {
      this.#session.save(this.#file);
      print(
        `\n${this.#words.saved({ file: this.#file })} ${this.#words.resume({ command: this.#command(this.#file) })}`,
      );
    } catch (error) {
      print(`\n${this.#words.notSaved({ file: this.#file, why: faultIn(this.#words, error as Error) })}`);
    }
  }

  #command(file: string): string {
    return `praxis play ${this.#session.match.game.id} --load ${quoted(file)}${this.#languageOption}`;
  }

  #again({ edition, seats, seed }: Setup): string {
    return `praxis play ${this.#session.match.game.id} --edition ${edition} --seats ${seats.length} --seed ${quoted(seed)}${this.#languageOption}`;
  }

  get #languageOption(): string {
    return this.#language === 'en' ? '' : ` --lang ${this.#language}`;
  }

  /** The record leads to the decision; the message has the answer. */
  #report({ seat, answer, stack, record }: Fault): void {
    const file = join(dirname(this.#file), `fault-${basename(this.#file)}`);
    writeRecordFile(file, record);
    print(this.#words.fault({ file }));
    console.error(`Seat ${seat}, "${answer}":\n${stack}`);
  }

  #say(text: string): 'again' {
    print(text);
    return 'again';
  }
}

const SENTENCES_SHOWN = 5;

function indented(sentences: readonly string[]): readonly string[] {
  return sentences.slice(0, SENTENCES_SHOWN).map((sentence) => `  ${sentence}`);
}

/** In quotes for a shell, if needed. */
function quoted(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
