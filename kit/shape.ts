/** Checks of plain data such as card definitions, put together like the types that they stand for. */

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

/** The beginning of a check. */
export function outermost(path = ''): Place {
  return { path, names: new Set(), errors: [] };
}

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

export function atLeast(least: number): Check {
  return (value, at) => {
    if (!Number.isInteger(value) || (value as number) < least)
      complain(at, `expected a whole number of at least ${least}, not ${shown(value)}`);
  };
}

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

/** One of two forms, told apart by what the value looks like. */
export function either(isFirst: (value: unknown) => boolean, first: Check, second: Check): Check {
  return (value, at) => (isFirst(value) ? first : second)(value, at);
}

export const wholeOr = (...words: readonly string[]): Check => either(isText, oneOf(...words), whole);

export function listOf(check: Check, least = 0): Check {
  return (value, at) => {
    if (!Array.isArray(value)) return complain(at, `expected a list, not ${shown(value)}`);
    if (value.length < least) complain(at, `expected a list of at least ${least}, not of ${value.length}`);
    for (const [index, each] of value.entries()) check(each, inside(at, index));
  };
}

export function maybe(check: Check): Optional {
  return { optional: check };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const isText = (value: unknown): boolean => typeof value === 'string';
export const isNumber = (value: unknown): boolean => typeof value === 'number';
export function has(key: string): (value: unknown) => boolean {
  return (value) => isObject(value) && key in value;
}

/** An object with exactly these keys. */
export function shape(keys: Keys): Check {
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

type Keys = Readonly<Record<string, Check | Optional>>;

/** One of several objects, told apart by the value of one key. Definitions that contain each other are given by a function. */
export function variants(
  key: string,
  shapes: Readonly<Record<string, Keys>> | (() => Readonly<Record<string, Keys>>),
): Check {
  let checks: ReadonlyMap<string, Check> | undefined;
  return (value, at) => {
    checks ??= new Map(
      Object.entries(typeof shapes === 'function' ? shapes() : shapes).map(([kind, keys]) => [
        kind,
        shape({ [key]: text, ...keys }),
      ]),
    );
    const kind = isObject(value) ? value[key] : undefined;
    const check = typeof kind === 'string' ? checks.get(kind) : undefined;
    if (check) check(value, at);
    else complain(at, `there is no ${key}: ${shown(kind)}`);
  };
}
