/** Y-CHN-013 A declared Summon, which is no Chain Link, succeeds, or was negated (Y-X-SMN-01, Y-X-SMN-03). */
import { ask, type CardId, type Procedure, refer } from '@praxis/engine';
import { beginMoment } from '@praxis/kit/moments.ts';
import type { Position } from '../../cards/language.ts';
import { POSITION_PIECES, positionOf } from '../cards/asking.ts';
import { settle } from '../chain/resolving.ts';
import { happens } from '../changes/happening.ts';
import { moveCards } from '../changes/moving.ts';
import { type Arrival, arrive, turnUp } from '../changes/summoning.ts';
import { changed } from '../state/changed.ts';
import { cardOf, type Declared, type G, placedOf, playerOf, refTo } from '../state/state.ts';

export function* succeedPart(g: G): Procedure {
  const { state } = g;
  const declared = state.declared as Declared;
  state.declared = undefined;
  state.window = 'response';
  yield* succeed(g, declared);
  settle(g);
}

function* succeed(g: G, declared: Declared): Procedure {
  const { state } = g;
  if (declared.negated) {
    negated(g, declared);
    return;
  }
  const { seat, way, monsters, from, second } = declared;
  beginMoment(state);
  if (second) {
    const [id] = monsters as [CardId];
    placedOf(g, id).gemini = true;
    changed(g);
    g.emit({ type: 'summoned', seat, way, position: placedOf(g, id).position, card: refer(state, id, true) });
    happens(g, { type: 'summoned', seat, way, cards: [refTo(g, id)], from });
    return;
  }
  if (way === 'flip') {
    const [id] = monsters as [CardId];
    turnUp(g, id, 'attack');
    placedOf(g, id).way = 'flip';
    happens(g, { type: 'summoned', seat, way, cards: [refTo(g, id)], from });
    return;
  }
  const arrivals: Arrival[] = [];
  for (const [at, card] of monsters.entries()) {
    const position = declared.position ?? (yield* choosePosition(g, declared, card));
    arrivals.push({ card, position, materials: declared.materials, gives: declared.gives, from: from[at] ?? 'hand' });
  }
  if (way !== 'normal' && way !== 'tribute') playerOf(g, seat).specialSummoned = true;
  arrive(g, seat, way, arrivals, declared.proper || way === 'normal' || way === 'tribute', declared.own);
}

/** The positions of a Pendulum Summon are asked one by one. */
function* choosePosition(_g: G, { seat }: Declared, card: CardId): Procedure<Position> {
  const path = yield* ask({
    seat,
    step: 'effect',
    about: { say: 'choose summon', card },
    next: (prefix) => {
      if (prefix.length === 0) return [{ say: 'chooses', card }];
      return prefix.length === 1 ? [POSITION_PIECES.attack, POSITION_PIECES.defense] : [];
    },
    passive: [{ say: 'chooses', card }, POSITION_PIECES.attack],
  });
  return positionOf(path) ?? 'attack';
}

/** The Summon did not happen; its costs stay paid. */
function negated(g: G, { monsters, materials, second, way }: Declared): void {
  beginMoment(g.state);
  const lifted = monsters.filter((card) => cardOf(g, card).zone === 'summoning');
  moveCards(
    g,
    [...lifted, ...materials.filter((card) => cardOf(g, card).zone === 'attached')].map((card) => ({
      card,
      to: 'graveyard',
      cause: 'rule',
      notFromField: true,
    })),
  );
  // Y-X-SMN-11 A Gemini Monster, or one that was to be turned up, is destroyed from the field.
  if (second || way === 'flip')
    moveCards(
      g,
      monsters
        .filter((card) => cardOf(g, card).zone === 'monsters')
        .map((card) => ({ card, to: 'graveyard', cause: 'effect', destroyed: true })),
    );
}
