/** Evolving and devolving (P-EVO). */
import { type CardId, forbid, refer, type Seat } from '@praxis/engine';
import { type Effect, hasTag, isPokemonDef, type PokemonDef } from '../../cards/language.ts';
import { isEvolutionCard, nameOf, ruleName } from '../state/names.ts';
import { cardOf, defOf, type G, type Pokemon, playerOf, topDef, topOf } from '../state/state.ts';
import { refresh } from './conditions.ts';
import { toPlay } from './zones.ts';

/** Why a card cannot be put on a Pokémon to evolve it. P-AMB-02 Each player's own first turn counts. */
export function whyNotEvolve(g: G, seat: Seat, pokemon: Pokemon, id: CardId): string | undefined {
  return (
    whyNotOnto(g, pokemon, id) ??
    forbid('P-FIRST-003', playerOf(g, seat).turns <= 1) ??
    forbid('P-EVO-005', pokemon.since === g.state.turnNumber && pokemon.cards.length > 1) ??
    forbid('P-EVO-004', pokemon.since === g.state.turnNumber && pokemon.cards.length === 1)
  );
}

/**
 * P-EVO-001 The Pokémon has the name after "Evolves from". P-EVO-002, P-REG-001 Names match exactly. P-EVO-003 The
 * stages follow each other: the names ensure it. P-VMAX-001, P-VSTAR-001, P-MEGA-001, P-BREAK-001, P-GX-003, P-TP-001,
 * P-RES-003, P-FOS-002 The same applies to all kinds. P-RAD-003 Nothing evolves from a Radiant Pokémon, because nothing
 * names it.
 */
function whyNotOnto(g: G, pokemon: Pokemon, id: CardId): string | undefined {
  const def = defOf(g, id);
  return forbid('P-EVO-001', !isEvolutionCard(def) || !evolvesFrom(def as PokemonDef, nameOf(topDef(g, pokemon))));
}

export function evolvesFrom(def: PokemonDef, name: string): boolean {
  // P-OLD-002 A LV.X is put on a Pokémon of its own name.
  const from = def.stage === 'LV.X' ? def.name : def.evolvesFrom;
  return from !== undefined && ruleName(from) === name;
}

/** The cards by which an effect can let a Pokémon evolve. The contents of the deck are ignored before the search. */
export function evolutionsFor(
  g: G,
  seat: Seat,
  pokemon: Pokemon,
  effect: Extract<Effect, { do: 'evolve' }>,
): readonly CardId[] {
  const { zones, turns } = playerOf(g, seat);
  if (effect.skipping) {
    if (turns <= 1 || pokemon.since === g.state.turnNumber) return [];
    return zones.hand.filter((id) => skipsTo(g, nameOf(topDef(g, pokemon)), defOf(g, id) as PokemonDef));
  }
  if (effect.from === 'deck') return zones.deck;
  return zones.hand.filter((id) => isEvolutionOf(g, pokemon, id));
}

export function isEvolutionOf(g: G, pokemon: Pokemon, id: CardId): boolean {
  const def = defOf(g, id);
  return isEvolutionCard(def) && evolvesFrom(def as PokemonDef, nameOf(topDef(g, pokemon)));
}

/** A Stage 2 whose Stage 1 evolves from this Basic Pokémon. */
function skipsTo(g: G, basic: string, def: PokemonDef): boolean {
  if (def.kind !== 'Pokémon' || def.stage !== 'Stage 2' || def.evolvesFrom === undefined) return false;
  const between = ruleName(def.evolvesFrom);
  // The match has a Stage 1 for each of its own cards; a card guessed in an imagined world may be any card.
  const { own, pool } = g.cards;
  const line = own.includes(def) ? own : pool;
  return line.some(
    (each) =>
      isPokemonDef(each) &&
      each.stage === 'Stage 1' &&
      nameOf(each) === between &&
      ruleName(each.evolvesFrom ?? '') === basic,
  );
}

/**
 * P-EVO-007 It keeps damage and attached cards. P-EVO-008 Conditions and effects of attacks end. P-EVO-005 It counts as
 * new. Returns true if the turn ends at once (P-MEGA-002, P-MEGA-005).
 */
export function evolve(g: G, pokemon: Pokemon, id: CardId): boolean {
  const before = refer(g.state, topOf(pokemon), true);
  toPlay(g, id);
  pokemon.cards.push(id);
  refresh(pokemon);
  pokemon.since = g.state.turnNumber;
  const def = defOf(g, id) as PokemonDef;
  if (def.stage !== 'BREAK' && def.stage !== 'LV.X') pokemon.used = [];
  g.emit({ type: 'evolved', seat: pokemon.seat, from: before, card: refer(g.state, id, true) });
  return hasTag(def, 'Mega') || hasTag(def, 'Primal');
}

/** P-EVO-011 The top card leaves; conditions and effects end. P-AMB-22 It cannot evolve again in this turn. Returns the card. */
export function devolve(g: G, pokemon: Pokemon): CardId | undefined {
  if (pokemon.cards.length < 2 || !isEvolutionCard(topDef(g, pokemon))) return undefined;
  const top = topOf(pokemon);
  refresh(pokemon);
  pokemon.since = g.state.turnNumber;
  g.emit({ type: 'devolved', seat: cardOf(g, top).owner, card: refer(g.state, top, true) });
  return top;
}
