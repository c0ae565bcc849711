/**
 * Builds a game's lessons from its scenarios, their order, their texts in all languages, and the titles of examples.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { BetaLanguage, FirstLesson, Language, Lessons, WholeLanguage } from '@praxis/contract';

/** A lesson of the game's own: a scenario whose title begins with `Lesson:`. */
export interface OrderedLesson {
  /** The title of the scenario. */
  readonly scenario: string;
  /** The learner, if not the first seat that answers. */
  readonly seat?: string;
  /** The editions that it teaches, if not all those of `LessonSources`. */
  readonly editions?: readonly string[];
}

interface LessonTexts<Id extends string> {
  readonly lessons: Readonly<Record<Id, LessonWords>>;
}

interface ExampleTitles<Example extends string> {
  readonly examples: Readonly<Record<Example, string>>;
}

export type LessonWords = Pick<FirstLesson, 'title' | 'introduction'>;

export interface LessonSources<Id extends string, Example extends string> extends Pick<Lessons, 'staging'> {
  /** All files with scenarios. */
  files(): ReturnType<Lessons['texts']>;
  /** In which the lessons hold, unless they name their own; by default the edition of the scenario. */
  readonly editions?: readonly string[];
  /** A finished text in the words of an edition. */
  inEdition?(text: string, language: Language, edition: string): string;
  /** In the order in which the lessons are best learned. */
  readonly order: Readonly<Record<Id, OrderedLesson>>;
  readonly texts: { readonly [Each in WholeLanguage]: LessonTexts<Id> } & {
    readonly [Each in BetaLanguage]?: LessonTexts<Id>;
  };
  /** With the titles of the examples by their English ones, without their numbers. */
  readonly translations: { readonly [Each in Exclude<WholeLanguage, 'en'>]: ExampleTitles<Example> } & {
    readonly [Each in BetaLanguage]?: Partial<ExampleTitles<Example>>;
  };
}

/** The files with scenarios directly in a folder. */
export function filesIn(folder: URL): ReturnType<Lessons['texts']> {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));
}

/** The rule indexes number the examples of the rulebooks like this, some with the letter of the game before it. */
const EXAMPLE = /^[A-Z]?EX-\d+/;
/** Most files hold neither lessons nor examples; they need not be read as scenarios. */
const HAS_LESSONS = /^title: "?(?:Lesson:|[A-Z]?EX-\d+)/m;

export function lessonsOf<Id extends string, Example extends string>(sources: LessonSources<Id, Example>): Lessons {
  const { staging, files, order, texts, translations, editions } = sources;
  const worded = (text: string, language: Language, edition?: string): string =>
    edition === undefined ? text : (sources.inEdition?.(text, language, edition) ?? text);
  return {
    staging,
    texts: () => files().filter(({ text }) => HAS_LESSONS.test(text)),
    first: (language, edition) =>
      (Object.keys(order) as Id[]).map((id): FirstLesson => {
        const { title, introduction } = (texts[language] ?? texts.en).lessons[id];
        return {
          ...{ id, ...(editions ? { editions } : {}), ...order[id] },
          title: worded(title, language, edition),
          introduction: worded(introduction, language, edition),
        };
      }),
    isExample: (title) => EXAMPLE.test(title),
    exampleTitle: (title, language, edition) => {
      if (language === 'en') return worded(title, language, edition);
      const [, number, rest] = /^([A-Z]?EX-\S+) (.+)$/.exec(title) ?? [];
      const translated: string | undefined = translations[language]?.examples?.[rest as Example];
      return translated === undefined ? undefined : worded(`${number} ${translated}`, language, edition);
    },
  };
}
