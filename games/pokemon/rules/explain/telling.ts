/** The reasons as a person hears them: the case of a rule that holds now, and no rule that only follows from it. */
import type { CardId, Path, Seat } from '@praxis/engine';
import type { PokemonDef } from '../../cards/language.ts';
import { evolvesFrom } from '../changes/evolving.ts';
import { nameOf } from '../state/names.ts';
import { defOf, type G, pokemonOf, topDef } from '../state/state.ts';

export function toldOf(g: G, seat: Seat, path: Path, reasons: readonly string[]): readonly string[] {
  // P-TURN-003 Nothing else matters before its time.
  if (reasons.includes('P-TURN-003')) return [g.state.turn === seat ? 'P-TURN-003 first' : 'P-TURN-003'];
  // P-ATK-001 A Pokémon that is not Active cannot attack, however much Energy it has.
  if (reasons.includes('P-ATK-001')) return ['P-ATK-001'];
  // P-CARD-009 Room on the Bench would not help an Evolution card.
  if (reasons.includes('P-CARD-009')) return ['P-CARD-009'];
  if (reasons.includes('P-EVO-001')) return [hasBase(g, seat, path) ? 'P-EVO-001 other' : 'P-EVO-001'];
  if (path[0]?.say === 'retreats' && reasons.includes('P-RET-005'))
    return reasons.filter((rule) => !rule.startsWith('P-CON-'));
  const isAimed = path.some(({ say }) => say === 'on');
  return reasons.map((rule) => (rule === 'P-CARD-008' && isAimed ? 'P-CARD-008 target' : rule));
}

/** P-EVO-001 The player has a Pokémon from which the card evolves. */
function hasBase(g: G, seat: Seat, path: Path): boolean {
  const id = path.find(({ say }) => say === 'into')?.card as CardId;
  return pokemonOf(g, seat).some((pokemon) => evolvesFrom(defOf(g, id) as PokemonDef, nameOf(topDef(g, pokemon))));
}
