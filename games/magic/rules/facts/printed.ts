/** The printed values of objects, before anything changes them (M-X-080, M-X-083). */
import type { CardId, Seat } from '@praxis/engine';
import type { Amount, CardDef } from '../../cards/language.ts';
import { faceAt } from '../state/faces.ts';
import { type AbilityRef, cardOf, defIndexOf, type G, refTo } from '../state/state.ts';
import { amountOf, type Scope, scopeOf } from './scope.ts';
import { boardOf, NO_LIMIT, type Traits } from './traits.ts';

export function printed(g: G, id: CardId): Traits {
  const { permanent, owner, zone } = cardOf(g, id);
  const controller = permanent?.under ?? (zone === 'stack' ? casterOf(g, id, owner) : owner);
  const def = defIndexOf(g, id);
  const extra = permanent?.extra;
  if (extra !== undefined && extra.length > 0)
    return { ...plainTraits(g, def, controller), abilities: [...ownAbilities(g, def), ...extra] };
  return plainTraits(g, def, controller);
}

function casterOf(g: G, id: CardId, owner: Seat): Seat {
  return g.state.stack.find(({ kind, source }) => kind === 'spell' && source.card === id)?.seat ?? owner;
}

function ownAbilities(g: G, def: number): AbilityRef[] {
  const { own } = faceAt(g, def);
  return Array.from({ length: own }, (_, at) => ({ def, at }));
}

function plainTraits(g: G, index: number, controller: Seat): Traits {
  const face = faceAt(g, index);
  let traits = face.plain[controller];
  if (!traits) {
    const def = g.defs[index] as CardDef;
    traits = {
      controller,
      types: face.types,
      supertypes: def.supertypes ?? [],
      subtypes: def.subtypes ?? [],
      colors: face.colors,
      keywords: face.keywords,
      protections: face.protections,
      landwalks: face.landwalks,
      abilities: ownAbilities(g, index),
      barren: false,
      power: typeof face.power === 'number' ? face.power : 0,
      toughness: typeof face.toughness === 'number' ? face.toughness : 0,
      cannot: 0,
      must: false,
      blockersMin: 1,
      blockersMax: NO_LIMIT,
      limits: [],
    };
    face.plain[controller] = traits;
  }
  return traits;
}

/** M-X-083 Numbers that the card itself defines, in every zone. */
export function defined(g: G, id: CardId, traits: Traits): Traits {
  const face = faceAt(g, defIndexOf(g, id));
  if (!face.isDefined) return traits;
  boardOf(g).looksElsewhere = true;
  const scope = scopeOf(traits.controller, refTo(g, id));
  return { ...traits, power: numberOf(g, face.power, scope), toughness: numberOf(g, face.toughness, scope) };
}

export function numberOf(g: G, amount: Amount, scope: Scope): number {
  return typeof amount === 'number' ? amount : amountOf(g, amount, { ...scope, live: true });
}
