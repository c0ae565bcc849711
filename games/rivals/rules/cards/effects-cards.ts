/** Effects on cards other than characters, and on the City. */
import { ask, bit, type CardId, oneOf, type Path, type Piece, type Procedure, refer, subset } from '@praxis/engine';
import { sentence } from '@praxis/kit/clauses.ts';
import type { Effect } from '../../cards/language.ts';
import { shuffleIntoCity } from '../changes/drawing.ts';
import { burn, toPile, turnUp } from '../changes/moving.ts';
import { contribute, gainPrestige, mend, putTokens, takeToken } from '../changes/tokens.ts';
import { isCharacter, isCity } from '../facts/cards.ts';
import { cardsMeant } from '../facts/targets.ts';
import { numberOf, seatsFor, select } from '../facts/texts.ts';
import { payable } from '../facts/values.ts';
import type { Scope } from '../state/moments.ts';
import { cardOf, defOf, type G, playerOf, playOf } from '../state/state.ts';
import { attach, detachingClause, hasRoom } from './attaching.ts';
import { revealCityCard } from './city-cards.ts';
import { carryOut } from './effects.ts';

type CardEffect = Extract<
  Effect,
  {
    do:
      | 'put tokens'
      | 'take token'
      | 'burn'
      | 'move retainer'
      | 'take from discard'
      | 'look at top'
      | 'reveal top'
      | 'may target'
      | 'shuffle events in'
      | 'shuffle inquisition in'
      | 'add city card'
      | 'redirect inquisition';
  }
>;

/** The cards behind a word. */
function meant(scope: Scope, word: string): readonly CardId[] {
  return word === 'this' ? [scope.card] : (scope.cards[word.slice('the '.length)] ?? []);
}

export function* cardEffect(g: G, scope: Scope, effect: CardEffect): Procedure {
  const { seat } = scope;
  switch (effect.do) {
    case 'put tokens': {
      const amount = numberOf(g, scope, effect.amount);
      const on = effect.on === 'each face-down card' ? [...playerOf(g, seat).conspiracies] : meant(scope, effect.on);
      for (const card of on) {
        if (effect.from === undefined) putTokens(g, card, amount, seat);
        // R-CON-012 Not his last.
        else
          for (const each of seatsFor(g, scope, effect.from))
            contribute(g, each, card, Math.min(amount, payable(g, each)));
      }
      return;
    }
    case 'take token':
      for (const card of meant(scope, effect.from)) {
        // R-K-006 One token at most; it stays where it is if nobody was chosen to get it.
        if ((effect.to !== 'you' && meant(scope, effect.to).length === 0) || !takeToken(g, card)) continue;
        if (effect.to === 'you') gainPrestige(g, seat, 1);
        else for (const id of meant(scope, effect.to)) mend(g, id, 1);
        // R-ACT-011
        if (defOf(g, card).burnsEmpty && playOf(g, card).tokens.every((count) => count === 0)) burn(g, card);
      }
      return;
    case 'burn':
      for (const card of meant(scope, effect.card)) burn(g, card);
      return;
    case 'move retainer':
      yield* moveRetainer(g, scope, effect);
      return;
    case 'take from discard':
      yield* takeFromDiscard(g, scope);
      return;
    case 'look at top':
      yield* lookAtTop(g, scope);
      return;
    case 'reveal top': {
      // R-K-013 The reveal is public; the card goes back.
      const id = playerOf(g, seat).piles.library.at(-1);
      scope.revealed = id;
      if (id !== undefined) g.emit({ type: 'revealed', seat, card: { ...refer(g.state, id, true), seen: 0xff } });
      if (id !== undefined) turnUp(g, id);
      return;
    }
    case 'may target':
      for (const card of meant(scope, effect.card))
        for (const each of seatsFor(g, scope, effect.who))
          if (!playOf(g, card).choosable.includes(each)) playOf(g, card).choosable.push(each);
      return;
    case 'shuffle events in':
      // R-K-008 The burned Events, not this one.
      shuffleIntoCity(
        g,
        g.state.city.burned.filter((id) => isCity(defOf(g, id), 'event')),
      );
      return;
    case 'shuffle inquisition in': {
      // R-CITY-007 With the City's discard pile; the earlier print shuffles in the defeated card alone.
      const defeated = scope.moment?.card;
      const discarded = g.state.city.discard;
      const only = g.setup.edition === 'core' ? discarded.filter((id) => id === defeated) : [...discarded];
      shuffleIntoCity(g, only);
      return;
    }
    case 'add city card':
      yield* revealCityCard(g, seat, carryOut);
      return;
    case 'redirect inquisition':
      for (const each of seatsFor(g, scope, effect.to))
        g.state.lasting.push({ what: 'redirect inquisition', card: scope.card, seat: each, amount: scope.paid });
      return;
    default:
      effect satisfies never;
  }
}

/** R-ATT-010 `Ana attaches Student to Nancy Witt`, or nobody gets it. */
function* moveRetainer(g: G, scope: Scope, effect: Extract<Effect, { do: 'move retainer' }>): Procedure {
  const named = effect.of === undefined ? meant(scope, effect.card ?? 'this') : cardsMeant(g, scope, effect.of);
  const cards = named.filter((id) => cardOf(g, id).place === 'attached');
  const bearersFor = (card: CardId): CardId[] =>
    select(g, scope, effect.to).filter((id) => isCharacter(g, id) && cardOf(g, card).play?.on !== id && hasRoom(g, id));
  const next = sentence(
    () => [
      { say: 'pass' },
      ...cards.filter((card) => bearersFor(card).length > 0).map((card) => ({ say: 'attaches', card })),
    ],
    ({ say, card }) =>
      say === 'attaches'
        ? [
            (own) => (own.length > 0 ? [] : bearersFor(card as CardId).map((id): Piece => ({ say: 'to', card: id }))),
            detachingClause(g, (said) => bearerIn(said)),
          ]
        : [],
  );
  if (next([]).length < 2) return;
  const path = yield* ask({
    seat: scope.seat,
    step: scope.step,
    about: { say: 'use', card: scope.card },
    next,
    passive: [{ say: 'pass' }],
  });
  const bearer = bearerIn(path);
  if (bearer !== undefined) yield* attach(g, path[0]?.card as CardId, bearer, path, effect.silent === true);
}

function bearerIn(path: Path): CardId | undefined {
  return path.find(({ say }) => say === 'to')?.card;
}

/** R-K-017 With an empty pile nothing is taken. */
function* takeFromDiscard(g: G, { seat, step, card }: Scope): Procedure {
  const from = playerOf(g, seat).piles.discard.filter((id) => id !== card);
  if (from.length === 0) return;
  const next = subset(
    from.map((id) => ({ say: 'finds', card: id })),
    1,
    1,
  );
  const path = yield* ask({ seat, step, about: { say: 'choose', card }, next });
  const found = path[0]?.card;
  if (found === undefined) return;
  toPile(g, found, 'hand');
  g.emit({ type: 'took', seat, card: refer(g.state, found, true) });
}

/** R-K-016 The top card is kept where it is or put on the bottom. */
function* lookAtTop(g: G, { seat, step, deck = 'library' }: Scope): Procedure {
  const pile = playerOf(g, seat).piles[deck];
  const id = pile.at(-1);
  if (id === undefined) return;
  cardOf(g, id).seen |= bit(seat);
  const keeps: Piece = { say: 'keeps card', card: id };
  const next = oneOf([keeps, { say: 'puts on the bottom', card: id }]);
  const path = yield* ask({ seat, step, about: { say: 'look', card: id }, next, passive: [keeps] });
  if (path[0]?.say !== 'keeps card') pile.unshift(...pile.splice(-1));
}
