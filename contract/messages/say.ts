/** Turns messages into texts: patterns become texts, or functions of their arguments. */
import type { Expression, Pattern } from './fluent.ts';
import { spaced } from './typography.ts';

/** The arguments of a message. A missing or empty one counts as `none` where a message chooses by it. */
export type Args = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** The grammar that messages may use, by the name of the function: `{ JOIN("de", $name) }`. */
export type Functions = Readonly<Record<string, (...given: never[]) => string | number>>;

/** A tree of texts and of functions that make texts. */
export type Said = string | ((args?: Args) => string) | { readonly [key: string]: Said };

/** A tree of patterns: the messages of a language by file, group and key. */
export type Patterns = Pattern | { readonly [key: string]: Patterns };

type Value = Args[string];
type Part<Result> = (args: Args) => Result;

/** How many numbers each choice remembers. */
const NUMBERS_MAX = 200;

const isPattern = (patterns: Patterns): patterns is Pattern => typeof patterns === 'string' || Array.isArray(patterns);

/** Zero takes the plural in Brazil, too. */
const countedIn = (language: string): string => (language === 'pt' ? 'pt-PT' : language);

/** A length of time in one unit. More browsers know units of numbers than `Intl.DurationFormat`. */
function durationsIn(language: string): (amount: number, unit: string, display?: 'long' | 'short') => string {
  const formats = new Map<string, Intl.NumberFormat>();
  return (amount, unit, display = 'long') => {
    const key = `${unit} ${display}`;
    const format =
      formats.get(key) ?? new Intl.NumberFormat(countedIn(language), { style: 'unit', unit, unitDisplay: display });
    formats.set(key, format);
    return format.format(amount);
  };
}

/** A word before an argument, and the text before both. */
const LAST_WORD = /^(.*(?<=^|[\s(«"“]))(\p{L}+) $/su;

/** The names of the arguments that a pattern uses. */
export function argumentsOf(pattern: Pattern): readonly string[] {
  const names = new Set<string>();
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('$' in part) names.add(String(part.$));
    else for (const each of Object.values(part)) look(each);
  };
  look(pattern);
  return [...names];
}

export interface SayingOptions {
  readonly functions?: Functions;
  /**
   * Words (prepositions) that melt with an argument behind them as `JOIN` does: "de { $name }" is the same as
   * "{ JOIN("de", $name) }".
   */
  readonly joining?: ReadonlySet<string> | undefined;
  /** Arguments that are the same for all messages, so nobody passes them: a message that has no others is a text. */
  readonly settings?: Args;
}

/** The messages of a language as texts and functions. */
export function said(
  patterns: Patterns,
  language: string,
  { functions = {}, joining = new Set(), settings = {} }: SayingOptions = {},
): Said {
  let numbers: Intl.NumberFormat | undefined;
  let plurals: Intl.PluralRules | undefined;
  const categoryOf = (number: number): string => {
    plurals ??= new Intl.PluralRules(countedIn(language));
    return plurals.select(number);
  };
  const known: Functions = {
    ABS: (number: number) => Math.abs(number),
    SIGN: (number: number) => (number < 0 ? 'negative' : number > 0 ? 'positive' : 'zero'),
    SIGNED: (number: number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0'),
    /** With the separators of the language: 12,000. */
    NUMBER: (number: number) => {
      numbers ??= new Intl.NumberFormat(language);
      return numbers.format(number);
    },
    /** `{ DURATION($days, "day") }` is "3 days", with "short" as third argument "10 min". */
    DURATION: durationsIn(language),
    SAME: (one: unknown, other: unknown) => String(one === other),
    ...functions,
  };

  const valueFor = (expression: Expression | string): Part<Value> => {
    if (typeof expression === 'string') return () => expression;
    if ('$' in expression) {
      const { $: name } = expression;
      return (args) => args[name];
    }
    if ('on' in expression) return choiceOf(expression);
    const call = known[expression.call];
    if (!call) throw new Error(`The messages in ${language} use ${expression.call}, which nobody offers.`);
    const given = expression.with.map(valueFor);
    const [first, second] = given;
    if (first && given.length === 1) return (args) => call(first(args) as never);
    if (first && second && given.length === 2) return (args) => call(first(args) as never, second(args) as never);
    return (args) => call(...(given.map((each) => each(args)) as never[]));
  };

  const choiceOf = ({ on, cases, other }: Extract<Expression, { on: unknown }>): Part<string> => {
    const chosen = valueFor(on);
    const texts = new Map(Object.entries(cases).map(([key, pattern]) => [key, textOf(pattern)]));
    const usual = textOf(other);
    // Asking Intl takes longer than all the rest, and numbers are few.
    const byNumber = new Map<number, Part<string>>();
    const forNumber = (number: number): Part<string> => {
      const text = texts.get(String(number)) ?? texts.get(categoryOf(number)) ?? usual;
      if (byNumber.size < NUMBERS_MAX) byNumber.set(number, text);
      return text;
    };
    return (args) => {
      const value = chosen(args);
      if (typeof value === 'number') return (byNumber.get(value) ?? forNumber(value))(args);
      const key = value === undefined ? 'none' : String(value) || 'none';
      return (texts.get(key) ?? usual)(args);
    };
  };

  /** With every preposition that melts in one part with the argument behind it. */
  const joinedParts = (pattern: Exclude<Pattern, string>): Exclude<Pattern, string> =>
    pattern.map((part, at): string | Expression => {
      const [before, behind] = [pattern[at - 1], pattern[at + 1]];
      const isArgument = (one: unknown): one is Expression => typeof one === 'object' && one !== null && '$' in one;
      const wordIn = (text: unknown): RegExpExecArray | null => {
        const found = typeof text === 'string' ? LAST_WORD.exec(text) : null;
        return found && joining.has(found[2] as string) ? found : null;
      };
      if (isArgument(part)) {
        const word = wordIn(before)?.[2];
        return word === undefined ? part : { call: 'JOIN', with: [word, part] };
      }
      const found = isArgument(behind) ? wordIn(part) : null;
      return found ? (found[1] as string) : part;
    });

  const textOf = (pattern: Pattern): Part<string> => {
    if (typeof pattern === 'string') {
      const text = spaced(pattern, language);
      return () => text;
    }
    const parts = joinedParts(pattern).map((part) =>
      typeof part === 'string' ? spaced(part, language) : valueFor(part),
    );
    return (args) => {
      let text = '';
      for (const part of parts) text += typeof part === 'string' ? part : part(args);
      return text;
    };
  };

  const all = (tree: Patterns): Said => {
    if (typeof tree === 'string') return spaced(tree, language);
    if (!isPattern(tree)) return Object.fromEntries(Object.entries(tree).map(([key, each]) => [key, all(each)]));
    const text = textOf(tree);
    const names = argumentsOf(tree);
    if (!names.some((name) => name in settings)) return (args = {}) => text(args);
    if (names.every((name) => name in settings)) return text(settings);
    return (args) => text({ ...settings, ...args });
  };
  return all(patterns);
}
