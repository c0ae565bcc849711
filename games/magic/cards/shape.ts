/** Checks of plain data, put together like the types that they stand for. */

/** Where the checking is: the path to the value, the names that have been chosen, and what was wrong so far. */
export interface Place {
  readonly path: string;
  readonly names: Set<string>;
  readonly errors: string[];
}

export type Check = (value: unknown, at: Place) => void;

/** A key that may be left out. */
export interface Optional {
  readonly optional: Check;
}

/** A check for each key of a type: one that lacks a key, or has one too many, does not compile. */
export type ShapeOf<T> = { readonly [Key in keyof T]-?: Record<never, never> extends Pick<T, Key> ? Optional : Check };

export function complain(at: Place, what: string): void {
  at.errors.push(at.path === '' ? what : `${at.path}: ${what}`);
}

export function inside(at: Place, key: string | number): Place {
  return { ...at, path: typeof key === 'number' ? `${at.path}[${key}]` : at.path === '' ? key : `${at.path}.${key}` };
}

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

export const text: Check = (value, at) => {
  if (typeof value !== 'string' || value === '') complain(at, `expected words, not ${shown(value)}`);
};

export const whole: Check = (value, at) => {
  if (!Number.isInteger(value)) complain(at, `expected a whole number, not ${shown(value)}`);
};

export const flag: Check = (value, at) => {
  if (value !== true) complain(at, `expected true, not ${shown(value)}`);
};

export const bool: Check = (value, at) => {
  if (typeof value !== 'boolean') complain(at, `expected true or false, not ${shown(value)}`);
};

export function oneOf(...allowed: readonly unknown[]): Check {
  return (value, at) => {
    if (!allowed.includes(value)) complain(at, `expected ${allowed.map(shown).join(', ')}, not ${shown(value)}`);
  };
}

export function either(isFirst: (value: unknown) => boolean, first: Check, second: Check): Check {
  return (value, at) => (isFirst(value) ? first : second)(value, at);
}

export const wholeOr = (...words: readonly string[]): Check =>
  either((value) => typeof value === 'string', oneOf(...words), whole);

export function listOf(check: Check): Check {
  return (value, at) => {
    if (!Array.isArray(value)) complain(at, `expected a list, not ${shown(value)}`);
    else value.forEach((each, index) => void check(each, inside(at, index)));
  };
}

export function maybe(check: Check): Optional {
  return { optional: check };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object with exactly these keys. */
export function shape(keys: Readonly<Record<string, Check | Optional>>): Check {
  return (value, at) => {
    if (!isObject(value)) {
      complain(at, `expected an object, not ${shown(value)}`);
      return;
    }
    for (const key of Object.keys(value))
      if (!Object.hasOwn(keys, key)) complain(inside(at, key), 'is not a key of the card language here');
    for (const [key, check] of Object.entries(keys)) {
      const given = value[key];
      if (typeof check === 'function') check(given, inside(at, key));
      else if (given !== undefined) check.optional(given, inside(at, key));
      else if (Object.hasOwn(value, key)) complain(inside(at, key), 'is undefined, which JSON cannot say');
    }
  };
}

/** One of several objects, told apart by the value of one key. */
export function variants(
  key: string,
  shapes: Readonly<Record<string, Readonly<Record<string, Check | Optional>>>>,
): Check {
  const checks = new Map(Object.entries(shapes).map(([kind, keys]) => [kind, shape({ [key]: text, ...keys })]));
  return (value, at) => {
    const kind = isObject(value) ? value[key] : undefined;
    const check = typeof kind === 'string' ? checks.get(kind) : undefined;
    if (check) check(value, at);
    else complain(at, `there is no ${key}: ${shown(kind)}`);
  };
}
