/** Card definitions as data: checks that the rules can execute them, and finds the nodes inside them. */
import { Mistake } from '@praxis/engine';
import { type Check, complain, isObject, outermost, type Place } from './shape.ts';

export interface Validation<T> {
  /** All mistakes in a definition, as `path: mistake`; empty if it is valid. */
  readonly validate: (def: unknown) => string[];
  /** Throws if a definition is invalid, so that one which the rules cannot execute fails on loading, never silently. */
  readonly requireValid: (def: unknown) => T;
}

/** `checkSense` checks definitions of the right shape for mistakes that no shape can express. */
export function validation<T>(check: Check<T>, checkSense: (def: T, at: Place) => void): Validation<T> {
  const validate = (def: unknown): string[] => {
    const at = outermost();
    check(def, at);
    if (at.errors.length > 0) return at.errors;
    checkSense(def as T, at);
    checkJson(def, at);
    return at.errors;
  };
  const requireValid = (def: unknown): T => {
    const errors = validate(def);
    if (errors.length === 0) return def as T;
    const name = isObject(def) && typeof def.name === 'string' ? def.name : 'A card';
    throw new Mistake(`${name} cannot be used: ${errors.join('; ')}.`);
  };
  return { validate, requireValid };
}

/** Definitions are hashed into records, so they must survive being written and read. */
function checkJson(def: unknown, at: Place): void {
  if (!isSame(def, JSON.parse(JSON.stringify(def)))) complain(at, 'changes when it is written as JSON');
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Object.getPrototypeOf(one) !== (Array.isArray(other) ? Array.prototype : Object.prototype)) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return keys.length === others.length && keys.every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)));
}

/** The values directly inside of an object or a list. */
export function children(node: unknown): readonly unknown[] {
  return typeof node === 'object' && node !== null ? Object.values(node) : [];
}

/**
 * Every object of a tree that has this key, the outer before the inner. Each kind of node has a key of its own in a
 * card language (`do` for effects), so this finds them anywhere.
 */
export function nodesWith<T extends object>(key: string, tree: unknown): T[] {
  const inner = children(tree).flatMap((child) => nodesWith<T>(key, child));
  return isObject(tree) && Object.hasOwn(tree, key) ? [tree as T, ...inner] : inner;
}
