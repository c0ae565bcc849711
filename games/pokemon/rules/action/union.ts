/** V-UNION and LEGEND: Pokémon of several cards (P-VUN, P-OLD-001). */
import { type CardId, forbid, refer, type Seat } from '@praxis/engine';
import { isPokemonDef, type PokemonDef } from '../../cards/language.ts';
import { whyNoRoom } from '../cards/benching.ts';
import { toPlay } from '../changes/zones.ts';
import { nameOf } from '../state/names.ts';
import { cardOf, defOf, type G, newPokemon, playerOf } from '../state/state.ts';

const PIECES: Readonly<Record<string, number>> = { 'V-UNION': 4, LEGEND: 2 };
/** P-VUN-004 The pieces of a V-UNION come from the discard pile; P-OLD-001 the halves of a LEGEND from the hand. */
const FROM: Readonly<Record<string, 'discard' | 'hand'>> = { 'V-UNION': 'discard', LEGEND: 'hand' };

/** The first pieces of all V-UNIONs that a player could assemble, one for each name. */
export function unionsOf(g: G, seat: Seat): readonly CardId[] {
  const { discard, hand } = playerOf(g, seat).zones;
  const names = new Set<string>();
  return [...discard, ...hand].filter((id) => {
    const def = defOf(g, id);
    if (!isPokemonDef(def) || FROM[def.stage] !== cardOf(g, id).place || names.has(nameOf(def))) return false;
    names.add(nameOf(def));
    return true;
  });
}

/** P-VUN-001 One card of each piece, or fewer if some are missing. */
function piecesFor(g: G, seat: Seat, id: CardId): readonly CardId[] {
  const def = defOf(g, id) as PokemonDef;
  const from = playerOf(g, seat).zones[FROM[def.stage] as 'discard' | 'hand'];
  const found: CardId[] = [];
  for (let piece = PIECES[def.stage] ?? 0; piece >= 1; piece--) {
    const card = from.find((each) => {
      const other = defOf(g, each);
      return isPokemonDef(other) && other.stage === def.stage && nameOf(other) === nameOf(def) && other.piece === piece;
    });
    if (card !== undefined) found.push(card);
  }
  return found;
}

export function whyNotUnite(g: G, seat: Seat, id: CardId): string | undefined {
  const def = defOf(g, id) as PokemonDef;
  const union = def.stage === 'V-UNION';
  return (
    forbid(union ? 'P-VUN-004' : 'P-OLD-001', piecesFor(g, seat, id).length < (PIECES[def.stage] ?? 0)) ??
    forbid('P-VUN-006', union && playerOf(g, seat).unions.includes(nameOf(def))) ??
    // P-VUN-005 It takes one place.
    whyNoRoom(g, seat)
  );
}

/** P-VUN-009 In play the cards are one Pokémon. */
export function unite(g: G, seat: Seat, id: CardId): void {
  const player = playerOf(g, seat);
  const cards = [...piecesFor(g, seat, id)];
  const def = defOf(g, id) as PokemonDef;
  if (def.stage === 'V-UNION') player.unions.push(nameOf(def));
  for (const card of cards) toPlay(g, card);
  player.bench.push(newPokemon(g.state, seat, cards, g.state.turnNumber));
  g.emit({ type: 'benched', seat, card: refer(g.state, cards.at(-1) as CardId, true) });
}
