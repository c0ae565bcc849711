/** The lessons of a game: scenarios, which the learner plays along their scripts. */

import type { FirstLesson, Hosting, Language, Lessons } from '@praxis/contract';
import type { BaseState, CardId, Entry, Match, Setup } from '@praxis/engine';
import { openAt } from '@praxis/engine';
import type { LessonSummary } from '@praxis/protocol/learn.ts';
import { readScenarios, type Scenario } from '@praxis/scenario/document.ts';
import { runScenario, stageScenario } from '@praxis/scenario/runner.ts';
import type { Move } from '@praxis/scenario/table.ts';
import { englishName } from '../base/faces.ts';

/** A scenario that is a lesson. */
export interface ListedLesson {
  readonly id: string;
  readonly kind: LessonSummary['kind'];
  /** Which of the lessons for newcomers it is; each edition has its own id. */
  readonly first?: string;
  readonly scenario: Scenario;
  /** The learner's seat. */
  readonly seat: number;
}

/**
 * A lesson with its whole script played out. The server keeps nothing of a learner: each request states the learner's
 * progress.
 */
export interface PlayedLesson extends ListedLesson {
  readonly setup: Setup;
  readonly state: BaseState;
  readonly names: ReadonlyMap<string, CardId>;
  readonly moves: readonly Move[];
  /** The positions in `moves` of the answers that the learner has to find. */
  readonly own: readonly number[];
}

export class LessonBook {
  readonly hosting: Hosting;
  readonly #lessons: Lessons;
  readonly #taught: ReadonlyMap<string, ListedLesson>;
  readonly #played = new Map<string, PlayedLesson>();
  /** The definitions of an edition by their English names. */
  readonly #english = new Map<string, ReadonlyMap<string, unknown>>();

  private constructor(hosting: Hosting, lessons: Lessons, taught: readonly ListedLesson[]) {
    this.hosting = hosting;
    this.#lessons = lessons;
    this.#taught = new Map(taught.map((each) => [each.id, each]));
  }

  /** Undefined if the game has no lessons. */
  static async open(hosting: Hosting): Promise<LessonBook | undefined> {
    const lessons = await hosting.lessons?.();
    if (!lessons) return undefined;
    const scenarios: { readonly id: string; readonly scenario: Scenario }[] = [];
    for (const { file, text } of lessons.texts()) {
      const name = file.replace(/\.\w+$/, '').replaceAll('/', '-');
      readScenarios(text, file).scenarios.forEach((scenario, index) => {
        scenarios.push({ id: `${name}-${index + 1}`, scenario });
      });
      // The matches that are under way need not wait until all is read.
      await new Promise((resolve) => setImmediate(resolve));
    }
    const first = lessons.first('en').flatMap(({ id, scenario: title, seat, editions }): readonly ListedLesson[] => {
      const scenario = scenarios.find((each) => each.scenario.title === title)?.scenario;
      if (!scenario) throw new Error(`There is no scenario "${title}" for the lesson ${id}.`);
      const own = scenario.edition.text;
      return (editions ?? [own]).map((edition) => ({
        ...{ id: edition === own ? id : `${id}-${edition}`, kind: 'first', first: id, seat: learner(scenario, seat) },
        scenario: edition === own ? scenario : playedIn(edition, scenario, hosting),
      }));
    });
    const examples = scenarios
      .filter(
        ({ scenario }) => lessons.isExample(scenario.title) && scenario.script.some(({ kind }) => kind === 'answer'),
      )
      .map(({ id, scenario }): ListedLesson => ({ id, kind: 'example', scenario, seat: learner(scenario) }))
      .sort((one, other) => byNumber.compare(numberOf(one), numberOf(other)));
    return new LessonBook(hosting, lessons, [...first, ...examples]);
  }

  get ids(): readonly string[] {
    return [...this.#taught.keys()];
  }

  list(language: Language): readonly LessonSummary[] {
    return [...this.#taught.values()].map((taught) => this.#summary(taught, language));
  }

  summary(id: string, language: Language): (LessonSummary & { readonly introduction?: string }) | undefined {
    const taught = this.#taught.get(id);
    const introduction = taught && this.#words(taught, language)?.introduction;
    return taught && { ...this.#summary(taught, language), ...(introduction === undefined ? {} : { introduction }) };
  }

  /** Undefined if there is no such lesson. Each is played once. */
  played(id: string): PlayedLesson | undefined {
    const taught = this.#taught.get(id);
    if (!taught) return undefined;
    const known = this.#played.get(id) ?? this.#play(taught);
    this.#played.set(id, known);
    return known;
  }

  /** The value at a path of the lesson's scenario. */
  read(lesson: PlayedLesson, match: Match, path: readonly string[]): unknown {
    return this.#lessons.staging.read(match.context, path, lesson.names);
  }

  /** Scenarios call cards by their English names. Names that a lesson has given keep their form. */
  nameIn({ setup: { edition } }: PlayedLesson, name: string, language: Language): string {
    if (language === 'en') return name;
    const { hosting } = this;
    const known =
      this.#english.get(edition) ??
      new Map(hosting.game.allCards(edition).map((def) => [englishName(hosting, def), def]));
    this.#english.set(edition, known);
    return known.has(name) ? hosting.face(known.get(name), language).name : name;
  }

  /** The number of the turn that is under way. */
  turn(match: Match): number {
    return this.#lessons.staging.turn(match.context).number;
  }

  #words({ first, scenario }: ListedLesson, language: Language): FirstLesson | undefined {
    return first === undefined
      ? undefined
      : this.#lessons.first(language, scenario.edition.text).find((each) => each.id === first);
  }

  #summary(taught: ListedLesson, language: Language): LessonSummary {
    const { id, kind, scenario } = taught;
    const edition = scenario.edition.text;
    const told =
      this.#words(taught, language)?.title ?? this.#lessons.exampleTitle?.(scenario.title, language, edition);
    return {
      ...{ id, kind, title: told ?? scenario.title, edition, rules: scenario.rules },
      translated: told !== undefined,
    };
  }

  #play(taught: ListedLesson): PlayedLesson {
    const { staging } = this.#lessons;
    const { scenario, seat } = taught;
    const { moves, passed, problems } = runScenario(staging, scenario);
    if (!passed) throw new Error(`The lesson ${taught.id} does not go as it should: ${problems[0]?.message}`);
    const { setup, state, names } = stageScenario(staging, scenario);
    const own = moves.flatMap((move, index) =>
      'seat' in move && move.seat === seat && move.by === 'script' && !move.anytime ? [index] : [],
    );
    return { ...taught, setup, state, names, moves, own };
  }
}

const byNumber = new Intl.Collator('en', { numeric: true });

/** Titles of examples begin with their number in the rule index. */
function numberOf({ scenario }: ListedLesson): string {
  return scenario.title.split(' ', 1)[0] ?? '';
}

/** The same scenario in another edition, without rules that the edition lacks or has in another form. */
function playedIn(edition: string, scenario: Scenario, { rules }: Hosting): Scenario {
  const index = new Map(rules?.('en').map(({ id, editions }) => [id, editions]));
  const holds = (rule: string): boolean => {
    const editions = index.get(rule) ?? [];
    return editions.length === 0 || editions.some((each) => each.edition === edition && !each.otherwise);
  };
  return {
    ...scenario,
    edition: { ...scenario.edition, text: edition },
    position: { ...scenario.position, edition },
    rules: scenario.rules.filter(holds),
  };
}

function learner(scenario: Scenario, name?: string): number {
  if (name !== undefined) return scenario.seats.indexOf(name);
  const first = scenario.script.find(({ kind }) => kind === 'answer');
  return first?.kind === 'answer' ? first.seat : 0;
}

/** A match in the lesson's starting position. Forced decisions are asked, because a lesson may be about one. */
export function openLesson({ game }: Hosting, { setup, state }: PlayedLesson): Match {
  return openAt(game, setup, state, { askForced: true });
}

/** The match after `at` right answers, when the learner is asked for the next. */
export function matchAt(hosting: Hosting, lesson: PlayedLesson, at: number): Match {
  const match = openLesson(hosting, lesson);
  match.catchUp(lesson.moves.slice(0, lesson.own[at]).map(entryOf));
  return match;
}

export function entryOf(move: Move): Entry {
  if ('luck' in move) return { luck: move.luck };
  const { seat, answer, anytime } = move;
  return anytime ? { seat, standing: answer } : { seat, answer };
}
