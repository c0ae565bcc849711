/** Whether a definition says something that the rules can carry out. What they cannot fails when it is loaded, never silently. */
import { Mistake } from '@praxis/engine';
import { complain, inside, isObject, outermost, type Place, shape } from '@praxis/kit/shape.ts';
import { modesOf, timingOf, typeOf } from '../../rules/state/modes.ts';
import type { CardDef, Effect, LibraryType, Mode } from '../language.ts';
import { CARD } from './schema.ts';

const COMBAT: readonly LibraryType[] = ['combat'];
const IN_ACTIONS: readonly LibraryType[] = ['action modifier', 'reaction', 'master'];

/** Effects that mean something on cards of these types only. */
const ONLY_ON: Readonly<Partial<Record<Effect['do'], readonly LibraryType[]>>> = {
  strike: COMBAT,
  maneuver: COMBAT,
  press: COMBAT,
  'additional strikes': COMBAT,
  prevent: ['combat', 'reaction'],
  'set range': COMBAT,
  'redirect bleed': ['reaction', 'master'],
  'reduce bleed': ['reaction', 'master'],
  'attempt to block': ['reaction'],
  wake: ['reaction'],
};

const CARD_SHAPE = shape(CARD);

/** Everything that is wrong with a definition, as `path: what is wrong`; nothing if it is good. */
export function validate(def: unknown): string[] {
  const place = outermost();
  if (!isObject(def)) return ['expected a definition'];
  const card = def as unknown as CardDef;
  // What the card chose when it was played can be meant by its abilities.
  const withNames: Place = { ...place, names: namesOf(card) };
  CARD_SHAPE(def, withNames);
  if (place.errors.length > 0) return place.errors;
  checkSense(card, place);
  checkJson(def, place);
  for (const [edition, variant] of Object.entries(card.variants ?? {}))
    for (const error of validate({ ...withoutVariants(card), ...variant }))
      complain(place, `variants.${edition}: ${error}`);
  return place.errors;
}

/** Throws if a definition is not good. */
export function requireValid<T>(def: T): T {
  const errors = validate(def);
  if (errors.length > 0) {
    const name = isObject(def) && typeof def.name === 'string' ? def.name : 'A card';
    throw new Mistake(`${name} cannot be used: ${errors.join('; ')}.`);
  }
  return def;
}

function withoutVariants({ variants: _, ...rest }: CardDef): object {
  return rest;
}

/** The names that abilities may refer to: those that a card keeps when it comes into play. */
function namesOf({ modes }: CardDef): Set<string> {
  const names = new Set<string>();
  if (!Array.isArray(modes)) return names;
  for (const { choose } of modes as readonly Mode[])
    if (Array.isArray(choose))
      for (const each of choose) if (each?.name === 'target' || each?.name === 'second') names.add(each.name);
  return names;
}

function checkSense(def: CardDef, at: Place): void {
  if (def.kind === 'library') {
    if (!def.types?.length) complain(at, 'a library card needs a type');
    if (def.capacity !== undefined) complain(at, 'a library card has no capacity');
    modesOf(def).forEach((mode, index) => void checkMode(def, mode, inside(inside(at, 'modes'), index)));
    if (!def.modes && !def.abilities && !def.gives && !def.types?.some((type) => STANDS_FOR_ITSELF.has(type)))
      complain(at, 'a card of this type needs modes');
    timingOf(def).modes.forEach((bits, index) => {
      if (bits === 0 && !isNeverPlayed(def, modesOf(def)[index] as Mode))
        complain(at, `modes[${index}] can never be played: it needs a time`);
    });
  } else {
    if (def.capacity === undefined) complain(at, 'a crypt card needs a capacity');
    if (def.types || def.modes) complain(at, 'a crypt card has no types and no modes');
  }
}

/** What comes into play by its type alone. */
const STANDS_FOR_ITSELF: ReadonlySet<LibraryType> = new Set(['equipment', 'retainer', 'ally', 'conviction', 'power']);

/** Convictions have their own way into play, and an explicitly empty list of steps says that it is meant. */
function isNeverPlayed(def: CardDef, mode: Mode): boolean {
  return typeOf(def, mode) === 'conviction' || mode.when?.length === 0;
}

function checkMode(def: CardDef, mode: Mode, at: Place): void {
  const type = typeOf(def, mode);
  if (mode.as && !def.types?.includes(mode.as) && mode.as !== 'reflex') complain(at, `the card is no ${mode.as}`);
  if (mode.action && type !== 'action') complain(at, `a ${type} card has no action of its own`);
  if (mode.during && type !== 'political action') complain(at, `a ${type} card has no referendum`);
  for (const effect of effectsIn(mode.effects)) {
    const types = ONLY_ON[effect.do];
    if (types && !types.includes(type)) complain(at, `${JSON.stringify(effect.do)} means nothing on a ${type} card`);
    if (effect.do === 'end' && effect.what !== 'combat' && !IN_ACTIONS.includes(type))
      complain(at, `the ${effect.what} cannot be ended by a ${type} card`);
    if (effect.do === 'cancel' && type !== 'reflex' && !mode.when?.includes('as played'))
      complain(at, 'a card can be cancelled as it is played only');
    if (effect.do === 'set range' && effect.range === 'chosen' && !mode.choose?.some(({ name }) => name === 'range'))
      complain(at, 'the range has to be chosen');
  }
}

/** All effects, also those inside others. */
export function effectsIn(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect): Effect[] => [
    effect,
    ...('effects' in effect ? effectsIn(effect.effects) : []),
    ...('then' in effect && effect.then ? effectsIn(effect.then) : []),
    ...('else' in effect && effect.else ? effectsIn(effect.else) : []),
    ...(effect.do === 'strike' ? effectsIn([...(effect.strike.also ?? []), ...(effect.strike.evenDodged ?? [])]) : []),
  ]);
}

/** Definitions are hashed into records, so they must survive being written and read. */
function checkJson(def: unknown, at: Place): void {
  const copy: unknown = JSON.parse(JSON.stringify(def));
  if (!isSame(def, copy)) complain(at, 'is not the same after being written as JSON');
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Object.getPrototypeOf(one) !== (Array.isArray(other) ? Array.prototype : Object.prototype)) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return keys.length === others.length && keys.every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)));
}
