/**
 * Checks that the rules can carry out a definition. One that they cannot carry out fails when it is loaded, never
 * silently.
 */
import { nodesWith, validation } from '@praxis/kit/definitions.ts';
import { complain, inside, type Place } from '@praxis/kit/shape.ts';
import { modesOf, timingOf, typeOf } from '../../rules/state/modes.ts';
import { type CardDef, card, type Effect, type LibraryType, type Mode } from '../language.ts';
import { CITIES } from './terms.ts';

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
  'new round': COMBAT,
  'strike anew': COMBAT,
  'redirect bleed': ['reaction', 'master'],
  'reduce bleed': ['reaction', 'master'],
  'attempt to block': ['reaction'],
  wake: ['reaction'],
  // Of a card that stays in play, a use says the same.
  allow: ['action modifier', 'combat', 'reaction'],
};

export const { validate, requireValid } = validation(card, checkSense);

function checkSense(def: CardDef, at: Place): void {
  if (def.kind === 'library') {
    if (!def.types?.length) complain(at, 'a library card needs a type');
    if (def.takenBack && def.replace !== 'action')
      complain(at, 'only a card that is replaced after the action is taken back');
    if ((def.capacity !== undefined) !== (def.becomes === 'vampire' || def.becomes === 'blocker'))
      complain(at, 'a library card has a capacity if it becomes a vampire, and else none');
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
  for (const effect of nodesWith<Effect>('do', [def.modes, def.abilities])) {
    checkMove(effect, at);
    checkStanding(effect, at);
  }
  checkTitle(def.title, def.titleOf, inside(at, 'titleOf'));
  checkTitle(def.mergedTitle, def.mergedTitleOf, inside(at, 'mergedTitleOf'));
  for (const { rank, of } of nodesWith<{ rank: string; of?: string }>('rank', [def.modes, def.abilities]))
    if (of !== undefined) checkTitle(rank, of, at);
  const { variants = {}, ...rest } = def;
  for (const [edition, variant] of Object.entries(variants))
    for (const error of validate({ ...rest, ...variant })) complain(at, `variants.${edition}: ${error}`);
}

/** A vampire joins a sect or a circle or gets a trait, and gets a title of its own or one like another's. */
function checkStanding(effect: Effect, at: Place): void {
  if (effect.do === 'become' && [effect.sect, effect.circle, effect.trait].filter(Boolean).length !== 1)
    complain(at, 'a vampire becomes one of a sect or of a circle, or gets a trait');
  if (effect.do === 'modify' && effect.of !== undefined && effect.cards !== undefined)
    complain(at, 'a value is changed of something or of all such cards, not of both');
  if (effect.do === 'title' && effect.like && (effect.of || !OF_CITIES.includes(effect.rank)))
    complain(at, 'only a title of a city is like that of another vampire');
}

/** Checks options that only some moves can have. */
function checkMove(effect: Effect, at: Place): void {
  if (effect.do !== 'move') return;
  if (effect.for && effect.to !== 'hand') complain(at, 'a card that is exchanged comes to the hand');
  if (effect.removedIfBurned && !(typeof effect.to === 'object' && 'under' in effect.to))
    complain(at, 'only a card that is put face down on another one is removed when it would be burned');
}

const OF_CITIES: readonly (string | undefined)[] = ['prince', 'archbishop', 'baron'];
const OF_CLANS: readonly (string | undefined)[] = ['justicar', 'inner circle', 'kholo'];

/** Some titles are of a city, some of a clan, the others of nothing. */
function checkTitle(title: string | undefined, of: string | undefined, at: Place): void {
  const isOfCity = OF_CITIES.includes(title);
  if (of === undefined) return;
  if (!isOfCity && !OF_CLANS.includes(title)) complain(at, `a ${title ?? 'minion without a title'} is of no place`);
  else if (isOfCity !== (CITIES as readonly string[]).includes(of))
    complain(at, `a title of ${title} is of a ${isOfCity ? 'city' : 'clan'}, not of ${of}`);
}

/** Types whose cards come into play by their type alone. */
const STANDS_FOR_ITSELF: ReadonlySet<LibraryType> = new Set(['equipment', 'retainer', 'ally', 'conviction', 'power']);

/** Convictions have their own way into play, and an explicitly empty list of steps says that it is meant. */
function isNeverPlayed(def: CardDef, mode: Mode): boolean {
  return typeOf(def, mode) === 'conviction' || mode.when?.length === 0;
}

/** Equipping, employing and recruiting are actions of their own; their cards may change the stealth only. */
function comesByAction(type: LibraryType, { action }: Mode): boolean {
  return STANDS_FOR_ITSELF.has(type) && Object.keys(action ?? {}).every((key) => key === 'stealth' || key === 'kind');
}

function checkMode(def: CardDef, mode: Mode, at: Place): void {
  const type = typeOf(def, mode);
  if (mode.as && !def.types?.includes(mode.as) && mode.as !== 'reflex') complain(at, `the card is no ${mode.as}`);
  if (mode.action && type !== 'action' && !comesByAction(type, mode))
    complain(at, `a ${type} card has no action of its own`);
  if (mode.during && type !== 'political action' && type !== 'action')
    complain(at, `a ${type} card has no action or referendum of its own`);
  // An effect that a minion is allowed for later, or that waits for a combat, is no effect of the card itself.
  const all = nodesWith<Effect>('do', mode.effects);
  const allowed = new Set(
    all.flatMap((each) =>
      each.do === 'allow' || (each.do === 'later' && each.when === 'before range')
        ? nodesWith<Effect>('do', each.effects)
        : [],
    ),
  );
  for (const effect of all) {
    const types = allowed.has(effect) ? undefined : ONLY_ON[effect.do];
    if (types && !types.includes(type)) complain(at, `${JSON.stringify(effect.do)} means nothing on a ${type} card`);
    if (effect.do === 'end' && effect.what !== 'combat' && !IN_ACTIONS.includes(type))
      complain(at, `the ${effect.what} cannot be ended by a ${type} card`);
    if (effect.do === 'cancel' && type !== 'reflex' && !mode.when?.includes('as played'))
      complain(at, 'a card can be cancelled as it is played only');
    if (effect.do === 'fight' && effect.queued && (type !== 'combat' || effect.who || effect.reversed))
      complain(at, 'a combatant queues a combat of its own, as it fights now');
    if (effect.do === 'prevent' && effect.for)
      complain(at, 'only a card in play prevents the damage of others by its text');
    if (effect.do === 'press' && effect.byItself && effect.only !== 'continue')
      complain(at, 'a card presses by itself only to continue');
    if (effect.do === 'set range' && effect.range === 'chosen' && !mode.choose?.some(({ name }) => name === 'range'))
      complain(at, 'the range has to be chosen');
  }
}
