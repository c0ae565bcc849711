/** A simulation's results as tables in the reader's language. The terminal and the page show the same ones. */
import type { CardReport } from '@praxis/bots/simulation/cards.ts';
import type { Mean, Share, Spread } from '@praxis/bots/simulation/intervals.ts';
import type { ContenderReport, Fared, Report } from '@praxis/bots/simulation/report.ts';
import type { Hosting, Language, Tally } from '@praxis/contract';
import { type SimulationWords, simulationWordsIn } from './words.ts';

export interface Table {
  readonly title: string;
  readonly note?: string;
  /** Columns of text are aligned to the left, those of numbers to the right. */
  readonly columns: readonly { readonly title: string; readonly text?: true }[];
  readonly rows: readonly (readonly string[])[];
}

/** A column of numbers. */
const numbers = (title: string): Table['columns'][number] => ({ title });

/** The results of a simulation in the words and numbers of one reader. */
export class ReportTables {
  readonly hosting: Hosting;
  readonly report: Report;
  readonly language: Language;
  readonly words: SimulationWords;
  readonly #labels: Readonly<Record<string, string>>;
  readonly #percent: Intl.NumberFormat;
  readonly #decimal: Intl.NumberFormat;
  readonly #whole: Intl.NumberFormat;
  readonly #names: ReadonlyMap<string, string>;

  constructor(hosting: Hosting, report: Report, language: Language) {
    this.hosting = hosting;
    this.report = report;
    this.language = language;
    this.words = simulationWordsIn(language);
    this.#labels = hosting.labels(language);
    const places = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    this.#percent = new Intl.NumberFormat(language, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    this.#decimal = new Intl.NumberFormat(language, places);
    this.#whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
    const cards = hosting.game.allCards(report.plan.edition);
    this.#names = new Map(cards.map((def) => [def.id, hosting.face(def, language).name]));
  }

  /** A word of the game for a column; its key if the game has none. */
  label(group: 'counter' | 'tally', name: string): string {
    const word = this.#labels[`${group} ${name}`] ?? (name === 'score' ? this.words.score : name);
    return `${word.charAt(0).toLocaleUpperCase(this.language)}${word.slice(1)}`;
  }

  share(share: number): string {
    return this.#percent.format(share);
  }

  number(value: number): string {
    return this.#decimal.format(value);
  }

  whole(value: number): string {
    return this.#whole.format(value);
  }

  cardName(def: string): string {
    return this.#names.get(def) ?? def;
  }

  shareInterval({ low, high }: Share): string {
    return `${this.share(low)}–${this.share(high)}`;
  }

  meanInterval({ low, high }: Mean): string {
    return low === undefined || high === undefined ? '–' : `${this.number(low)}–${this.number(high)}`;
  }

  get byDeck(): Table {
    const { words, report } = this;
    return {
      title: words.byDeck,
      columns: [{ title: words.deck, text: true }, { title: words.bot, text: true }, ...this.#faredColumns],
      rows: report.contenders.map(({ name, bot, fared }) => [name, bot, ...this.#faredCells(fared)]),
    };
  }

  get bySeat(): Table {
    const { words, report } = this;
    return {
      title: words.bySeat,
      columns: [{ title: words.seat, text: true }, ...this.#faredColumns],
      rows: report.seats.map((fared, seat) => [String(seat + 1), ...this.#faredCells(fared)]),
    };
  }

  get winsByDeckAndSeat(): Table {
    const { words, report } = this;
    return {
      title: words.winsByDeckAndSeat,
      columns: [
        { title: words.deck, text: true },
        ...report.seats.map((_, seat) => ({ title: `${words.seat} ${seat + 1}` })),
      ],
      rows: report.contenders.map(({ name, bySeat }) => [
        name,
        ...bySeat.map(({ wins, places }) =>
          places === 0 ? '–' : `${this.share(wins.share)} (${this.shareInterval(wins)})`,
        ),
      ]),
    };
  }

  get lengths(): Table {
    const { words, report } = this;
    const row = (title: string, spread: Spread | undefined): readonly (readonly string[])[] =>
      spread
        ? [
            [
              title,
              this.number(spread.mean),
              ...[spread.least, spread.tenth, spread.median, spread.ninetieth, spread.most].map((value) =>
                this.whole(value),
              ),
            ],
          ]
        : [];
    return {
      title: words.lengths,
      columns: [
        { title: '', text: true },
        ...[words.mean, words.least, words.tenth, words.median, words.ninetieth, words.most].map(numbers),
      ],
      rows: [...row(words.turns, report.turns), ...row(words.decisions, report.decisions)],
    };
  }

  /** How many games had how many turns. */
  get lengthBins(): Table {
    const { words, report } = this;
    return {
      title: words.lengths,
      columns: [{ title: words.turns, text: true }, { title: words.games }],
      rows: report.lengths.map(({ least, most, games }) => [
        least === most ? String(least) : `${least}–${most}`,
        this.whole(games),
      ]),
    };
  }

  get reasons(): Table {
    const { words, report, hosting, language } = this;
    return {
      title: words.reasons,
      columns: [{ title: words.reason, text: true }, { title: words.games }],
      rows: Object.entries(report.reasons)
        .sort(([, one], [, other]) => other - one)
        .map(([reason, games]) => [hosting.reason(reason, language), this.whole(games)]),
    };
  }

  /** Undefined for a game that has none. */
  get curves(): Table | undefined {
    const { words, report, hosting } = this;
    if (!hosting.simulation) return undefined;
    const turns = Math.max(...report.contenders.map(({ curve }) => curve.length));
    return {
      title: words.curves({ counter: this.label('counter', hosting.simulation.curve) }),
      note: words.curveNote,
      columns: [
        { title: words.turn, text: true },
        ...report.contenders.flatMap(({ name }) => [
          { title: name },
          { title: words.interval },
          { title: words.games },
        ]),
      ],
      rows: Array.from({ length: turns }, (_, turn) => [
        String(turn + 1),
        ...report.contenders.flatMap(({ curve }) => {
          const mean = curve[turn];
          return mean ? [this.number(mean.mean), this.meanInterval(mean), this.whole(mean.of)] : ['–', '–', '–'];
        }),
      ]),
    };
  }

  cards({ name, cards, fared }: ContenderReport): Table {
    const { words } = this;
    const won = (share: Share): string =>
      share.of === 0 ? '–' : `${this.share(share.share)} (${this.shareInterval(share)})`;
    const perGame = (count: number): string => this.number(fared.places === 0 ? 0 : count / fared.places);
    const row = ({ def, copies, drawn, played, wonPlayed, wonDrawn, wonUndrawn }: CardReport): readonly string[] => [
      this.cardName(def),
      String(copies),
      perGame(drawn),
      perGame(played),
      won(wonPlayed),
      won(wonDrawn),
      won(wonUndrawn),
    ];
    return {
      title: words.cardsOf({ deck: name }),
      note: words.cardsNote,
      columns: [
        { title: words.card, text: true },
        ...[words.copies, words.drawn, words.played, words.wonPlayed, words.wonDrawn, words.wonUndrawn].map(numbers),
      ],
      rows: cards.map(row),
    };
  }

  get #tallies(): readonly Tally[] {
    return this.hosting.simulation?.tallies ?? [];
  }

  get #faredColumns(): Table['columns'] {
    const { words } = this;
    const means = ['score', ...this.#tallies.map(({ name }) => name)].map((name) => this.label('tally', name));
    return [words.places, words.wins, words.interval, ...means.flatMap((title) => [title, words.interval])].map(
      numbers,
    );
  }

  #faredCells({ places, wins, score, tallies }: Fared): readonly string[] {
    return [
      this.whole(places),
      this.share(wins.share),
      this.shareInterval(wins),
      ...this.#meanCells(score),
      ...this.#tallies.flatMap(({ name, once }) => this.#meanCells(tallies[name] as Mean, once)),
    ];
  }

  #meanCells({ mean, low, high }: Mean, isShare = false): readonly string[] {
    const shown = (value: number): string => (isShare ? this.share(value) : this.number(value));
    return [shown(mean), low === undefined || high === undefined ? '–' : `${shown(low)}–${shown(high)}`];
  }
}
