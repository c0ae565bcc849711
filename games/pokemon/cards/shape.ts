/** Checks of plain data, put together like the types that they stand for. */

/** Where the checking is, and what was wrong so far. */
export interface Place {
  readonly path: string;
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
  const path = typeof key === 'number' ? `${at.path}[${key}]` : at.path === '' ? key : `${at.path}.${key}`;
  return { path, errors: at.errors };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

export const text: Check = (value, at) => {
  if (typeof value !== 'string' || value === '') complain(at, `expected words, not ${shown(value)}`);
};

export const flag: Check = (value, at) => {
  if (value !== true) complain(at, `expected true, not ${shown(value)}`);
};

export const bool: Check = (value, at) => {
  if (typeof value !== 'boolean') complain(at, `expected true or false, not ${shown(value)}`);
};

export function whole(min = 0): Check {
  return (value, at) => {
    if (!Number.isInteger(value) || (value as number) < min)
      complain(at, `expected a whole number of at least ${min}, not ${shown(value)}`);
  };
}

export function oneOf(...allowed: readonly unknown[]): Check {
  return (value, at) => {
    if (!allowed.includes(value)) complain(at, `expected ${allowed.map(shown).join(', ')}, not ${shown(value)}`);
  };
}

export function maybe(optional: Check): Optional {
  return { optional };
}

export function listOf(check: Check, least = 0): Check {
  return (value, at) => {
    if (!Array.isArray(value)) return complain(at, `expected a list, not ${shown(value)}`);
    if (value.length < least) complain(at, 'expected a list that is not empty');
    for (const [index, each] of value.entries()) check(each, inside(at, index));
  };
}

/** One of several forms, found by what the value looks like; the last one is complained about if none fits. */
export function when(isFirst: (value: unknown) => boolean, first: Check, otherwise: Check): Check {
  return (value, at) => (isFirst(value) ? first : otherwise)(value, at);
}

export const isText = (value: unknown): boolean => typeof value === 'string';
export const isNumber = (value: unknown): boolean => typeof value === 'number';
export function has(key: string): (value: unknown) => boolean {
  return (value) => isObject(value) && key in value;
}

/** All keys of a type, and no others. */
export function shape(keys: Readonly<Record<string, Check | Optional>>): Check {
  return (value, at) => {
    if (!isObject(value)) return complain(at, `expected a map, not ${shown(value)}`);
    for (const key of Object.keys(value))
      if (!Object.hasOwn(keys, key)) complain(inside(at, key), `is none of ${Object.keys(keys).join(', ')}`);
    for (const [key, check] of Object.entries(keys)) {
      if (typeof check === 'function') check(value[key], inside(at, key));
      else if (value[key] !== undefined) check.optional(value[key], inside(at, key));
    }
  };
}

/** Kinds of things told apart by one key. */
export function kinds(
  key: string,
  byKind: () => Readonly<Record<string, Readonly<Record<string, Check | Optional>>>>,
): Check {
  return (value, at) => {
    const known = byKind();
    const kind = isObject(value) ? value[key] : undefined;
    const keys = typeof kind === 'string' && Object.hasOwn(known, kind) ? known[kind] : undefined;
    if (!keys) return complain(at, `${key} is ${shown(kind)}; expected one of ${Object.keys(known).join(', ')}`);
    shape({ ...keys, [key]: text })(value, at);
  };
}
