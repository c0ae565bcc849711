/**
 * Checks of plain data such as card definitions. A declaration made of them is both the check of foreign data at load time and, by
 * `Infer`, the type that the compiler knows: nothing is written twice.
 *
 * A type that contains itself is named by an interface, since the compiler looks into interfaces only when it has to:
 *
 *     const FILTER = { type: maybe(text), not: maybe(later(() => filter)) };
 *     export interface Filter extends Infer<typeof FILTER> {}
 *     export const filter: Check<Filter> = shape(FILTER);
 *
 *     export interface Effects extends ReadonlyArray<Effect> {}
 *     export const effects: Check<Effects> = later(() => listOf(effect));
 *     const EFFECTS = { draw: { amount: whole }, may: { effects } };
 *     export type Effect = Variants<'do', typeof EFFECTS>;
 *     const effect: Check<Effect> = variants('do', EFFECTS);
 */

/** The state of a check: the path to the value, the names chosen so far, and the mistakes found so far. */
export interface Place {
  readonly path: string;
  readonly names: Set<string>;
  /** Every name is accepted: only a part is checked, and its references may be chosen outside of it. */
  readonly isPart?: boolean;
  readonly errors: string[];
}

/** Complains about a value that is no `T`. */
export interface Check<out T = unknown> {
  (value: unknown, at: Place): void;
  /** Never set. It carries the type that `Infer` returns. */
  readonly accepts?: T;
  /** Its accepted values, for editors that complete them; unknown if missing. */
  readonly form?: Form;
}

/** A check's accepted values, as data. */
export type Form =
  | { readonly is: 'text' | 'whole' | 'bool' | 'name' }
  | { readonly is: 'word'; readonly words: readonly (string | number | boolean)[] }
  | { readonly is: 'any'; readonly of: readonly Check[] }
  | { readonly is: 'list'; readonly of: Check }
  | { readonly is: 'object'; readonly keys: Keys }
  | { readonly is: 'map'; readonly key: Check; readonly each: Check }
  | { readonly is: 'later'; readonly check: () => Check };

function formed<T>(form: Form, check: Check<T>): Check<T> {
  return Object.assign(check, { form });
}

/** A key that may be left out. */
export interface Optional<out T = unknown> {
  readonly optional: Check<T>;
  readonly isOptional: true;
}

/** The keys of an object, each with its check. */
export type Keys = Readonly<Record<string, Check | Optional>>;

/** The type of the objects with these keys. */
export type Infer<Of> = Plain<Given<Of, Exclude<keyof Of, OptionalKey<Of>>> & Perhaps<Of, OptionalKey<Of>>>;

/** The type of the values that a check accepts. */
export type Accepted<Of> = Of extends Check<infer T> ? T : never;

/** The union of several objects, distinguished by the word under one key. */
export type Variants<Key extends string, Shapes> = {
  [Word in keyof Shapes]: Plain<{ readonly [key in Key]: Word } & Infer<Shapes[Word]>>;
}[keyof Shapes];

/** The union of several objects, distinguished by a key that only one of them has. */
export type Keyed<Forms> = {
  [Key in keyof Forms]: Forms[Key] extends (...args: never) => void ? Accepted<Forms[Key]> : Infer<Forms[Key]>;
}[keyof Forms];

/** Editors show its keys instead of its construction. */
type Plain<T> = { [Key in keyof T]: T[Key] } & {};
// It looks at the mark alone: a look at more would need the type that is being made.
type OptionalKey<Of> = { [Key in keyof Of]: Of[Key] extends { readonly isOptional: true } ? Key : never }[keyof Of];
// Mapped over keys of `Of` itself, so that editors find the comments.
type Given<Of, Some extends keyof Of> = { readonly [Key in Some]: Of[Key] extends Check<infer T> ? T : never };
type Perhaps<Of, Some extends keyof Of> = { readonly [Key in Some]?: Of[Key] extends Optional<infer T> ? T : never };

/** The beginning of a check. */
export function outermost(path = ''): Place {
  return { path, names: new Set(), errors: [] };
}

/** All mistakes of a value, as `path: mistake`. */
export function complaintsOf(check: Check, value: unknown): readonly string[] {
  const at = outermost();
  check(value, at);
  return at.errors;
}

export function complain(at: Place, what: string): void {
  at.errors.push(at.path === '' ? what : `${at.path}: ${what}`);
}

export function inside(at: Place, key: string | number): Place {
  return { ...at, path: typeof key === 'number' ? `${at.path}[${key}]` : at.path === '' ? key : `${at.path}.${key}` };
}

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** The one way to say that something else was expected here. */
export function expected(at: Place, what: string, value: unknown): void {
  complain(at, `expected ${what}, not ${shown(value)}`);
}

// Words, numbers, flags.

export const text: Check<string> = formed({ is: 'text' }, (value, at) => {
  if (typeof value !== 'string' || value === '') expected(at, 'words', value);
});

export const whole: Check<number> = formed({ is: 'whole' }, (value, at) => {
  if (!Number.isInteger(value)) expected(at, 'a whole number', value);
});

export function atLeast(least: number): Check<number> {
  return formed({ is: 'whole' }, (value, at) => {
    if (!Number.isInteger(value) || (value as number) < least)
      expected(at, `a whole number of at least ${least}`, value);
  });
}

export const flag: Check<true> = formed({ is: 'word', words: [true] }, (value, at) => {
  if (value !== true) expected(at, 'true', value);
});

export const bool: Check<boolean> = formed({ is: 'bool' }, (value, at) => {
  if (typeof value !== 'boolean') expected(at, 'true or false', value);
});

export function oneOf<const Word extends string | number | boolean>(...allowed: readonly Word[]): Check<Word> {
  return formed({ is: 'word', words: allowed }, (value, at) => {
    if (!allowed.includes(value as Word)) expected(at, allowed.map(shown).join(', '), value);
  });
}

export function wholeOr<const Word extends string>(...words: readonly Word[]): Check<number | Word> {
  return either(isText, oneOf(...words), whole);
}

/** One of these words, or a value that the check accepts. */
export function wordOr<const Word extends string, T>(words: Word | readonly Word[], check: Check<T>): Check<Word | T> {
  const allowed: readonly unknown[] = typeof words === 'string' ? [words] : words;
  return formed({ is: 'any', of: [oneOf(...(allowed as readonly Word[])), check] }, (value, at) => {
    if (!allowed.includes(value)) check(value, at);
  });
}

/** Text for which something holds; `words` are those that an editor can offer. */
export function textThat(isGood: (value: string) => boolean, what: string, words?: readonly string[]): Check<string> {
  return formed(words ? { is: 'word', words } : { is: 'text' }, (value, at) => {
    if (typeof value !== 'string' || !isGood(value)) expected(at, what, value);
  });
}

// Alternatives, lists, objects.

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const isText = (value: unknown): boolean => typeof value === 'string';
export const isNumber = (value: unknown): boolean => typeof value === 'number';

/** One of two forms, distinguished by the look of the value. */
export function either<A, B>(isFirst: (value: unknown) => boolean, first: Check<A>, second: Check<B>): Check<A | B> {
  return formed({ is: 'any', of: [first, second] }, (value, at) => (isFirst(value) ? first : second)(value, at));
}

/** One of several forms: complaints are those of the form that has the least against the value. */
export function anyOf<T>(checks: readonly Check<T>[]): Check<T> {
  return formed({ is: 'any', of: checks }, (value, at) => nearestOf(checks, value)(value, at));
}

/** The check that has the least against a part of something. */
export function nearestOf<T>(checks: readonly Check<T>[], value: unknown): Check<T> {
  const complaints = checks.map((check) => {
    const at = { ...outermost(), isPart: true };
    check(value, at);
    return at.errors.length;
  });
  return checks[complaints.indexOf(Math.min(...complaints))] as Check<T>;
}

/** A check that is looked up when it is needed, because it is declared further down. */
export function later<T>(check: () => Check<T>): Check<T> {
  let found: Check<T> | undefined;
  return formed({ is: 'later', check }, (value, at) => {
    found ??= check();
    found(value, at);
  });
}

/** A value that passes the check and a further one, which has no form of its own. */
export function checkedBy<T>(check: Check<T>, more: (value: unknown, at: Place) => void): Check<T> {
  return formed({ is: 'later', check: () => check }, (value, at) => {
    more(value, at);
    check(value, at);
  });
}

export function listOf<T>(check: Check<T>, least = 0): Check<readonly T[]> {
  return formed({ is: 'list', of: check }, (value, at) => {
    if (!Array.isArray(value)) return expected(at, 'a list', value);
    if (value.length < least) complain(at, `expected a list of at least ${least}, not of ${value.length}`);
    for (const [index, each] of value.entries()) check(each, inside(at, index));
  });
}

/** One, or a list of several. */
export function oneOrMore<T>(check: Check<T>, least = 0): Check<T | readonly T[]> {
  return either(Array.isArray, listOf(check, least), check);
}

export function maybe<T>(check: Check<T>): Optional<T> {
  return { optional: check, isOptional: true };
}

/** An object with exactly these keys. */
export function shape<const K extends Keys>(keys: K): Check<Infer<K>> {
  return formed({ is: 'object', keys }, (value, at) => {
    if (!isObject(value)) return expected(at, 'an object', value);
    for (const key of Object.keys(value))
      if (!Object.hasOwn(keys, key)) complain(inside(at, key), 'is not a key of the card language here');
    for (const [key, check] of Object.entries(keys)) {
      const given = value[key];
      if (typeof check === 'function') check(given, inside(at, key));
      else if (given !== undefined) check.optional(given, inside(at, key));
      else if (Object.hasOwn(value, key)) complain(inside(at, key), 'is undefined, which JSON cannot express');
    }
  });
}

/** One of several objects, distinguished by the word under one key. */
export function variants<const Key extends string, const S extends Readonly<Record<string, Keys>>>(
  key: Key,
  shapes: S,
): Check<Variants<Key, S>> {
  const checks = new Map(Object.entries(shapes).map(([word, keys]) => [word, shape({ [key]: text, ...keys })]));
  return formed(
    { is: 'any', of: Object.entries(shapes).map(([word, keys]) => shape({ [key]: oneOf(word), ...keys })) },
    (value, at) => {
      const word = isObject(value) ? value[key] : undefined;
      const check = typeof word === 'string' ? checks.get(word) : undefined;
      if (check) check(value, at);
      else complain(at, `there is no ${key}: ${shown(word)}`);
    },
  );
}

/** One of several objects, distinguished by a key that only one of them has. */
export function keyed<const F extends Readonly<Record<string, Keys | Check>>>(forms: F): Check<Keyed<F>> {
  const checks = Object.entries(forms).map(
    ([key, form]) => [key, typeof form === 'function' ? (form as Check) : shape(form as Keys)] as const,
  );
  return formed({ is: 'any', of: checks.map(([, check]) => check) }, (value, at) => {
    const found = isObject(value) ? checks.find(([key]) => Object.hasOwn(value, key)) : undefined;
    if (found) found[1](value, at);
    else expected(at, `an object with one of the keys ${Object.keys(forms).join(', ')}`, value);
  });
}

/** An object with any keys of one kind, each with a value of one kind. */
export function mapOf<Key extends string, T>(
  key: Check<Key>,
  each: Check<T>,
): Check<string extends Key ? Readonly<Record<string, T>> : { readonly [key in Key]?: T }> {
  return formed({ is: 'map', key, each }, (value, at) => {
    if (!isObject(value)) return expected(at, 'an object', value);
    for (const [name, given] of Object.entries(value)) {
      key(name, inside(at, name));
      each(given, inside(at, name));
    }
  });
}

// Names that are given to something chosen and referred to later.

/** A name given by a choice, a target or an effect. */
export type Named = `the ${string}`;

const THE = 'the ';
const NAMED: Check = formed({ is: 'name' }, () => {});

/** A name to which everything after it can refer. */
export const newName: Check<string> = formed({ is: 'text' }, (value, at) => {
  text(value, at);
  if (typeof value === 'string') at.names.add(value);
});

/** Something must have been chosen under this name. */
export const chosenName: Check<string> = formed({ is: 'text' }, (value, at) => {
  text(value, at);
  if (typeof value === 'string' && !at.names.has(value) && !at.isPart)
    complain(at, `nothing has been chosen under the name ${shown(value)}`);
});

/** One of these words, or `the` and a chosen name. */
export function wordOrName<const Word extends string>(...words: readonly Word[]): Check<Word | Named> {
  return formed({ is: 'any', of: [oneOf(...words), NAMED] }, (value, at) => {
    if (typeof value === 'string' && value.startsWith(THE)) chosenName(value.slice(THE.length), at);
    else if (!words.includes(value as Word)) expected(at, `${words.map(shown).join(', ')} or "the …"`, value);
  });
}

/** Names given inside have no meaning outside; these are known inside from the beginning. */
export function scoped<T>(check: Check<T>, ...names: readonly string[]): Check<T> {
  return formed({ is: 'later', check: () => check }, (value, at) =>
    check(value, { ...at, names: new Set([...at.names, ...names]) }),
  );
}
