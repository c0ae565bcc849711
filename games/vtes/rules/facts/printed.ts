/** The printed text of cards that counts now. It depends on no value that other texts could change. */

import type { CardId } from '@praxis/engine';
import { nodesWith } from '@praxis/kit/definitions.ts';
import type { Ability, CardDef, Condition, Effect, Filter, Mode, Stat } from '../../cards/language.ts';
import { cardOf, defOf, type G, type Title } from '../state/state.ts';
import { isSaid } from '../state/words.ts';

/** The printed text of a card that counts now: a merged vampire has the text of both cards (V-ADV-007 to V-ADV-009). */
export function abilitiesOf(g: G, id: CardId): readonly Ability[] {
  const def = defOf(g, id);
  const { play } = cardOf(g, id);
  const under = play?.merged;
  if ((g.state.combat || g.state.action) && def.types?.includes('retainer') && isMuted(g, def, play?.on)) return NONE;
  if (under === undefined) return def.abilities ?? NONE;
  return [...(def.abilities ?? NONE), ...(def.mergedAbilities ?? NONE), ...(defOf(g, under).abilities ?? NONE)];
}

const NONE: readonly Ability[] = [];

/** The bonus that a card's text gives itself, whatever other cards say: a cheap question about a rare property. */
export function ownBonus(g: G, id: CardId, stat: Stat): number {
  for (const ability of abilitiesOf(g, id))
    if ('always' in ability && ability.always === 'modify' && ability.stat === stat)
      return typeof ability.amount === 'number' ? ability.amount : 0;
  return 0;
}

/** True if the text of the employer's opponent, or for animals that of any minion that acts or fights, takes a retainer's abilities. */
function isMuted(g: G, { traits }: CardDef, employer: CardId | undefined): boolean {
  const { action, combat } = g.state;
  if (isSaid(g, 'animal retainers lose their abilities') && traits?.includes('animal'))
    for (const id of [action?.by, combat?.acting, combat?.opposing])
      if (id !== undefined && says(g, id, 'animal retainers lose their abilities')) return true;
  if (!combat || (employer !== combat.acting && employer !== combat.opposing)) return false;
  const opponent = employer === combat.acting ? combat.opposing : combat.acting;
  return says(g, opponent, 'opposing retainers lose their abilities');
}

function says(g: G, id: CardId, stat: Stat): boolean {
  return (defOf(g, id).abilities ?? NONE).some(
    (each) => 'always' in each && each.always === 'modify' && each.stat === stat,
  );
}

/** 0 none, 1 basic, 2 superior. V-MAS-009 each Discipline master gives one more level. */
export function disciplineOf(g: G, id: CardId, discipline: string): number {
  let level: number = defOf(g, id).disciplines?.[discipline] ?? 0;
  const { play } = cardOf(g, id);
  if (play) {
    const isChanged = isSaid(g, 'discipline') || isSaid(g, 'chosen discipline');
    if (isChanged) level += levelsBy(g, id, discipline);
    for (const each of play.with) {
      if (defOf(g, each).gives === discipline) level++;
      if (isChanged) level += levelsBy(g, each, discipline);
    }
  }
  return Math.min(2, level);
}

/** The levels that a text gives: a minion's own, or that of a card on it. */
function levelsBy(g: G, id: CardId, discipline: string): number {
  let levels = 0;
  for (const ability of abilitiesOf(g, id))
    if (!('always' in ability)) continue;
    else if (ability.always === 'chosen discipline' && cardOf(g, id).play?.word === discipline) levels++;
    else if (ability.always === 'discipline' && ability.discipline === discipline)
      if (!ability.if || g.chapters.holdsFor(g, id, ability.if)) levels += ability.superior ? 2 : 1;
  return levels;
}

const handChanging = new WeakMap<CardDef, boolean>();

/**
 * True if a card changes hand sizes while it is in play, so that hands are checked when it comes and goes (V-HAND-006).
 */
export function changesHandSize(def: CardDef): boolean {
  let changes = handChanging.get(def);
  if (changes === undefined) {
    const abilities = [...(def.abilities ?? NONE), ...(def.mergedAbilities ?? NONE)];
    changes = abilities.some((each) => 'always' in each && each.always === 'modify' && each.stat === 'hand size');
    handChanging.set(def, changes);
  }
  return changes;
}

const tableCounting = new WeakMap<CardDef, boolean>();

/** True if a hand size by the card depends on which cards are in play. */
export function countsForHands(def: CardDef): boolean {
  let counts = tableCounting.get(def);
  if (counts === undefined) {
    counts = [...(def.abilities ?? NONE), ...(def.mergedAbilities ?? NONE)].some(
      (each) =>
        'always' in each &&
        each.always === 'modify' &&
        each.stat === 'hand size' &&
        ((typeof each.amount === 'object' && 'count' in each.amount) ||
          each.if?.some((condition) => condition.if === 'exists') === true),
    );
    tableCounting.set(def, counts);
  }
  return counts;
}

/** V-SEC-013, V-SEC-014 A clan is identified by its name: an antitribu clan is another one than its counterpart. */
export function clanOf(g: G, id: CardId): string | undefined {
  const { play } = cardOf(g, id);
  if (!play) return defOf(g, id).clan;
  if (isSaid(g, 'chosen clan'))
    for (const each of play.with) {
      const considered = consideredClan(g, each);
      if (considered) return considered;
    }
  return play.clan ?? defOf(g, id).clan;
}

/** The clan that a card makes its bearer count as. */
export function consideredClan(g: G, attached: CardId): string | undefined {
  const abilities = defOf(g, attached).abilities ?? NONE;
  return abilities.some((each) => 'always' in each && each.always === 'chosen clan')
    ? cardOf(g, attached).play?.word
    : undefined;
}

/** The title that a vampire claims, contested or not, with or without the right sect. */
export function claimedTitle(g: G, id: CardId): Title | undefined {
  const { play } = cardOf(g, id);
  if (play && (play.titleLost || play.title !== undefined)) return play.title;
  const title = printedTitle(g, id);
  return title && isYielded(g, id, title) ? undefined : title;
}

/** V-CON-015 A title that was yielded does not come back with the card. */
function isYielded(g: G, id: CardId, { rank, of }: Title): boolean {
  for (const each of g.state.yieldedTitles) if (each.card === id && each.rank === rank && each.of === of) return true;
  return false;
}

function printedTitle(g: G, id: CardId): Title | undefined {
  const { play } = cardOf(g, id);
  const def = defOf(g, id);
  if (play && play.merged !== undefined && def.mergedTitle) return titlesOf(def).merged;
  return def.title ? titlesOf(def).own : undefined;
}

/** A definition's titles, made once: they are asked for in every view and every vote. */
interface PrintedTitles {
  readonly own: Title | undefined;
  readonly merged: Title | undefined;
}

const titles = new WeakMap<CardDef, PrintedTitles>();

function titlesOf(def: CardDef): PrintedTitles {
  let known = titles.get(def);
  if (!known) {
    const { title, titleOf, mergedTitle, mergedTitleOf } = def;
    known = {
      own: title ? titled(title, titleOf) : undefined,
      merged: mergedTitle ? titled(mergedTitle, mergedTitleOf) : undefined,
    };
    titles.set(def, known);
  }
  return known;
}

function titled(rank: string, of: string | undefined): Title {
  return of ? { rank, of } : { rank };
}

const effective = new WeakMap<Mode, readonly Does[]>();
type Does = NonNullable<Filter['effect']>;

/** True if a card that is played in this way is an action or has an effect of this kind, whatever its conditions. */
export function isDoing(mode: Mode, kind: Does): boolean {
  let kinds = effective.get(mode);
  if (!kinds) {
    const effects = nodesWith<Effect>('do', mode).map((each) => each.do);
    kinds = [
      ...(mode.action?.kind === 'bleed' ? (['bleeds'] as const) : []),
      ...(effects.includes('redirect bleed') ? (['redirects bleeds'] as const) : []),
      ...(effects.includes('cancel') && mode.conditions?.some(isOfMinionCards)
        ? (['cancels minion cards'] as const)
        : []),
      ...(nodesWith<Effect>('do', mode).some(makesAnarch) ? (['makes anarchs'] as const) : []),
    ];
    effective.set(mode, kinds);
  }
  return kinds.includes(kind);
}

/** True if one of the ways to play the card has such an effect. */
export function hasEffect(def: CardDef, kind: Does): boolean {
  return def.modes?.some((mode) => isDoing(mode, kind)) === true;
}

function makesAnarch(effect: Effect): boolean {
  return effect.do === 'become' && effect.sect === 'Anarch';
}

function isOfMinionCards(condition: Condition): boolean {
  return condition.if === 'played card' && condition.type !== 'master' && condition.type !== 'event';
}
