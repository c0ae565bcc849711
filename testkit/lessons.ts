/**
 * Requirements for every game's lessons and rule index, shared by the tests of all games. Each function returns the
 * faults.
 */
import { type IndexedRule, LANGUAGES, type Language, type Lessons } from '@praxis/contract';
import { readScenarios, type Scenario } from '@praxis/scenario/document.ts';

/** The scenarios that lessons and examples are. Throws if one of them cannot be read. */
export function lessonScenarios(lessons: Lessons): readonly Scenario[] {
  return lessons.texts().flatMap(({ file, text }) => {
    const { scenarios, problems } = readScenarios(text, file);
    const [problem] = problems;
    if (problem) throw new Error(`${file}:${problem.line}: ${problem.message}`);
    return scenarios;
  });
}

/**
 * Every lesson for newcomers is one scenario at which its learner sits, and its words are those of no other language.
 */
export function lessonFaults(lessons: Lessons): readonly string[] {
  const scenarios = lessonScenarios(lessons);
  const first = lessons.first('en');
  const faults = first.flatMap(({ id, scenario: title, seat }) => {
    const found = scenarios.filter((each) => each.title === title);
    const words = LANGUAGES.map((language) => lessons.first(language).find((each) => each.id === id)?.introduction);
    return [
      ...(found.length === 1 ? [] : [`${id}: ${found.length} scenarios are called ${title}`]),
      ...(seat === undefined || found[0]?.seats.includes(seat) ? [] : [`${id}: nobody is called ${seat}`]),
      ...(new Set(words).size === LANGUAGES.length ? [] : [`${id}: two languages have the same words`]),
    ];
  });
  const own = scenarios.map(({ title }) => title).filter((title) => title.startsWith('Lesson:'));
  const order = first.map(({ scenario }) => scenario);
  return own.join('\n') === order.join('\n') ? faults : [...faults, 'the scenarios are in another order'];
}

/** Every example has a title in every language, and every title has an example. */
export function exampleFaults(lessons: Lessons, told: readonly string[]): readonly string[] {
  const titles = lessonScenarios(lessons)
    .map(({ title }) => title)
    .filter((title) => lessons.isExample(title));
  const known = new Set(titles.map((title) => title.replace(/^\S+ /, '')));
  return [
    ...(titles.length > 0 ? [] : ['there are no examples']),
    ...LANGUAGES.flatMap((language) =>
      titles
        .filter((title) => lessons.exampleTitle?.(title, language) === undefined)
        .map((title) => `${language}: ${title}`),
    ),
    ...told.filter((title) => !known.has(title)).map((title) => `no example is called ${title}`),
  ];
}

type RulesIn = (language: Language) => readonly IndexedRule[];

/** Every rule is stated in every language, in words of its own. */
export function statementFaults(rulesIn: RulesIn): readonly string[] {
  const lists = LANGUAGES.map((language) => rulesIn(language));
  return rulesIn('en').flatMap(({ id }, place) => {
    const told = lists.map((list) => list[place]);
    const isTold = told.every((rule) => rule?.id === id && rule.translated);
    return isTold && new Set(told.map((rule) => rule?.statement)).size === LANGUAGES.length ? [] : [id];
  });
}

/** The translated names of the chapters, by language and English name. */
type ChaptersIn = Readonly<Record<string, { readonly chapters: Readonly<Record<string, string>> }>>;

/** Every chapter has a name in every language, no other chapter has, and readers get the names of their language. */
export function chapterFaults(rulesIn: RulesIn, translations: ChaptersIn): readonly string[] {
  const english = rulesIn('en');
  const known = new Set(english.map(({ chapter }) => chapter));
  const [, ...others] = LANGUAGES;
  return others.flatMap((language) => {
    const { chapters } = translations[language] ?? { chapters: {} };
    return [
      ...Object.keys(chapters)
        .filter((chapter) => !known.has(chapter))
        .map((chapter) => `there is no ${chapter}`),
      ...rulesIn(language).flatMap(({ id, chapter }, place) => {
        const name = chapters[english[place]?.chapter ?? ''] ?? '';
        return chapter === name && name.trim() !== '' ? [] : [`${id}: ${chapter} in ${language}`];
      }),
    ];
  });
}
