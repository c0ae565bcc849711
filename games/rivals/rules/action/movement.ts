/** Going to The Streets with an Action (R-PLC-008, R-PLC-012, R-AMB-16): in one's own turn only (R-PLC-009). */
import { type CardId, END, type Path, type Piece, refer, subset } from '@praxis/engine';
import type { Clause } from '@praxis/kit/clauses.ts';
import { separate } from '../cards/city-cards.ts';
import { moveToStreets } from '../cards/effects-characters.ts';
import { changed } from '../changes/moving.ts';
import { charactersIn, isReady, partyOf, whereIs } from '../facts/cards.ts';
import { cardOf, type G, playOf } from '../state/state.ts';

/** The character may go, must go, or goes alone without a piece of the sentence. */
export type Going = 'may' | 'must' | 'goes';

/** `moving`, `moving with A, B`, `joining A`; left out: it stays where it is. */
export function movementClause(g: G, acting: (said: Path) => CardId, going: (said: Path) => Going): Clause {
  return (own, said) => {
    const id = acting(said);
    if (whereIs(g, id) !== 'haven') return [];
    const [first] = own;
    const company = partyOf(g, id).filter((each) => each !== id && isReady(g, each));
    const how = going(said);
    if (first === undefined) {
      const joining = charactersIn(g, cardOf(g, id).at, 'streets').map((card): Piece => ({ say: 'joining', card }));
      const alone: Piece[] = how === 'goes' && company.length === 0 ? [] : [{ say: 'moving' }];
      return [...(how === 'must' ? [] : [END]), ...alone, ...joining];
    }
    if (first.say !== 'moving' || company.length === 0) return [];
    const pieces = company.map((card): Piece => ({ say: 'moving with', card }));
    return subset(pieces, how === 'goes' ? 1 : 0, pieces.length)(own.slice(1));
  };
}

/** Carries out the movement in a path. */
export function move(g: G, id: CardId, path: Path, goes: boolean): void {
  const joined = path.find(({ say }) => say === 'joining')?.card;
  if (joined !== undefined) {
    const play = playOf(g, id);
    play.where = 'streets';
    play.party = playOf(g, joined).party;
    g.emit({ type: 'moved', card: refer(g.state, id, true), where: 'streets' });
    changed(g);
  } else if (path.some(({ say }) => say === 'moving') || (goes && whereIs(g, id) === 'haven')) {
    const company = path.flatMap(({ say, card }) => (say === 'moving with' && card !== undefined ? [card] : []));
    moveToStreets(g, [id, ...company]);
  }
  separate(g);
}
