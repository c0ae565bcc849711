/**
 * There is one way to write each thing: the keys in the order of their declaration, without defaults. Definitions that
 * mean the same are then the same to the letter and can be compared.
 */
import { type Check, isObject, type Keys, nearestOf } from './shape.ts';

/** The value as the check declares it. Values without a declared form, or of another form, stay unchanged. */
export function asDeclared<T>(check: Check, value: T): T {
  return declared(check, value) as T;
}

function declared(check: Check, value: unknown): unknown {
  const { form } = check;
  switch (form?.is) {
    case 'later':
      return declared(form.check(), value);
    case 'any':
      return declared(nearestOf(form.of, value), value);
    case 'list':
      return Array.isArray(value) ? value.map((each) => declared(form.of, each)) : value;
    case 'map':
      // The order of a map belongs to the card: it may be the printed order.
      return isObject(value)
        ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, declared(form.each, each)]))
        : value;
    case 'object':
      return isObject(value) ? inOrder(form.keys, value) : value;
    default:
      return value;
  }
}

function inOrder(keys: Keys, value: Readonly<Record<string, unknown>>): unknown {
  const known = Object.entries(keys).flatMap(([key, check]): [string, unknown][] => {
    const given = value[key];
    const isOptional = 'isOptional' in check;
    if (given === undefined || (isOptional && Array.isArray(given) && given.length === 0)) return [];
    return [[key, declared(isOptional ? check.optional : check, given)]];
  });
  const others = Object.entries(value).filter(([key]) => !Object.hasOwn(keys, key));
  return Object.fromEntries([...known, ...others]);
}
