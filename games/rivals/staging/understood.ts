/**
 * Additional sentences for the lines of a scenario: a foe's Conspiracy by its real name, and "chooses" for a card that
 * is found.
 */
import { EVERYBODY, type Path, type Piece, type Question, type Wording } from '@praxis/engine';
import { type G, seatsOf } from '../rules/state/state.ts';
import { wordingIn } from '../text/wording.ts';

/** The table as seen by a player who has been shown every Conspiracy. */
function shown(g: G): G {
  const cards = g.state.cards.slice();
  for (const seat of seatsOf(g))
    for (const id of g.state.players[seat]?.conspiracies ?? [])
      cards[id] = { ...(cards[id] as (typeof cards)[number]), seen: EVERYBODY };
  return Object.create(g, { state: { value: { ...g.state, cards } } }) as G;
}

const english = wordingIn('en');

const chosen = (piece: Piece): Piece => (piece.say === 'finds' ? { ...piece, say: 'chooses' } : piece);

export const understood: Wording<G> = {
  words: english.words,
  sentence: (g: G, question: Pick<Question, 'seat' | 'about' | 'step'>, path: Path) =>
    english.sentence(shown(g), question, path.map(chosen)),
  about: (g, question) => english.about(g, question),
  event: (g, event) => english.event(g, event),
  rule: (id) => english.rule(id),
};
