/** Effects on cards that are no permanents: libraries, hands, graveyards, copies of spells. */
import {
  ask,
  bit,
  type CardId,
  EVERYBODY,
  oneOf,
  type Path,
  type Piece,
  type Procedure,
  refer,
  type Seat,
} from '@praxis/engine';
import { COLORS, type Color, type Cost, type Destination, type Effect } from '../../cards/language.ts';
import { sacrifice } from '../changes/damage.ts';
import { loseLife } from '../changes/life.ts';
import { type Move, moveCards, newObjects, shuffleLibrary } from '../changes/zones.ts';
import { fits } from '../facts/filters.ts';
import { objectsOf, playersOf, type Scope } from '../facts/scope.ts';
import { traitsOf } from '../facts/traits.ts';
import { manaCost } from '../state/faces.ts';
import { cardOf, type G, playerOf, refTo } from '../state/state.ts';
import { announcePieces, NO_MANA, type Plan, sacrificable, whyNotAnnounce } from './announcing.ts';
import { castPlan, spellPlan } from './casting.ts';
import { chooseCards } from './choosing.ts';
import { link } from './effects.ts';
import { putOntoBattlefield } from './entering.ts';
import { canPay, type Paying, pay, paymentPieces } from './mana.ts';

type EffectOf<Kind extends Effect['do']> = Extract<Effect, { do: Kind }>;

function* put(g: G, cards: readonly CardId[], to: Destination, seat: Seat, tapped?: true): Procedure {
  if (to === 'battlefield')
    yield* putOntoBattlefield(
      g,
      cards.map((card): Move => ({ card, to, under: seat, ...(tapped ? { tapped } : {}) })),
    );
  else
    moveCards(
      g,
      cards.map(
        (card): Move =>
          to === 'library top'
            ? { card, to: 'library' }
            : to === 'library second'
              ? { card, to: 'library', below: 1 }
              : { card, to },
      ),
    );
}

/**
 * M-X-079 Nobody has to find a card that is there. A card that stays in the library is put on it after the shuffling.
 */
export function* search(g: G, effect: EffectOf<'search'>, scope: Scope): Procedure {
  const { seat } = scope;
  const { library } = playerOf(g, seat);
  for (const id of library) cardOf(g, id).seen |= bit(seat);
  const found = library.filter((id) => fits(g, effect.what, id, traitsOf(g, id), scope));
  const max = effect.upTo === 'any number' ? found.length : effect.upTo;
  // A search for any card finds one if there is one.
  const isAny = Object.keys(effect.what).every((key) => key === 'in');
  const chosen = yield* chooseCards(g, seat, 'finds', found, isAny ? max : 0, max, {
    say: 'search',
    card: scope.source.card,
  });
  if (effect.to !== 'library top') {
    g.emit({ type: 'found', seat, amount: chosen.length });
    yield* put(g, chosen, effect.to, seat, effect.tapped);
    if (effect.linked) link(g, scope.source, chosen);
  }
  shuffleLibrary(g, seat);
  if (effect.to === 'library top') {
    yield* put(g, chosen, effect.to, seat);
    for (const id of chosen) cardOf(g, id).seen |= bit(seat);
  }
  if (effect.as !== undefined) scope.names[effect.as] = chosen.map((id) => refTo(g, id));
}

/** What a question says is done with the chosen cards, by where they go. */
const DONE_WITH: Readonly<Record<string, string>> = { hand: 'takes', graveyard: 'buries' };

export function* look(g: G, effect: EffectOf<'look'>, scope: Scope): Procedure {
  const { seat } = scope;
  const { library } = playerOf(g, seat);
  const top = library.slice(-effect.amount).reverse();
  for (const id of top) cardOf(g, id).seen |= effect.reveal ? EVERYBODY : bit(seat);
  if (effect.reveal && top.length > 0)
    g.emit({ type: 'revealed', seat, cards: top.map((id) => refer(g.state, id, false)) });
  const fitting = top.filter((id) => fits(g, effect.choose, id, traitsOf(g, id), scope));
  const chosen = yield* chooseCards(g, seat, 'chooses', fitting, effect.min, effect.max, {
    say: 'choose',
    card: scope.source.card,
    word: DONE_WITH[effect.to] ?? 'card',
    amount: effect.max,
  });
  yield* put(g, chosen, effect.to, seat);
  if (effect.rest !== 'library top')
    yield* put(
      g,
      top.filter((id) => !chosen.includes(id)),
      effect.rest,
      seat,
    );
}

export function exileTop(g: G, { amount, as }: EffectOf<'exile top'>, scope: Scope): void {
  const { library } = playerOf(g, scope.seat);
  const top = library.slice(-amount).reverse();
  moveCards(
    g,
    top.map((card) => ({ card, to: 'exile' })),
  );
  scope.names[as] = top.map((id) => refTo(g, id));
}

/** Each copy is cast, or not, one after another; nothing is paid for them. */
export function* castCopies(g: G, { what, amount }: EffectOf<'cast copies'>, scope: Scope): Procedure {
  const { seat } = scope;
  for (const { card } of objectsOf(g, what, scope))
    for (const copy of newObjects(g, cardOf(g, card).def, seat, amount)) {
      const plan: Plan = { ...spellPlan(g, seat, copy), mana: { ...NO_MANA, x: 0 } };
      if (whyNotAnnounce(g, plan)) continue;
      const no: Piece = { say: 'declines' };
      const next = ([first, ...rest]: Path): readonly Piece[] =>
        first === undefined
          ? [no, { say: 'casts', card: copy }]
          : first.say === 'casts'
            ? announcePieces(g, plan, rest)
            : [];
      const path = yield* ask({ seat, step: g.state.step, about: { say: 'may', card: copy }, next, passive: [no] });
      if (path[0]?.say === 'casts') castPlan(g, plan, path.slice(1));
    }
}

/** A player with nothing to shuffle in leaves the library as it is. */
export function shuffleIn(g: G, seat: Seat): void {
  const { hand, graveyard } = playerOf(g, seat);
  if (hand.length + graveyard.length === 0) return;
  moveCards(
    g,
    [...hand, ...graveyard].map((card) => ({ card, to: 'library' })),
  );
  shuffleLibrary(g, seat);
}

export function* chooseColor(g: G, { seat, source }: Scope): Procedure<Color> {
  const [piece] = yield* ask({
    seat,
    step: g.state.step,
    about: { say: 'choose color', card: source.card },
    next: oneOf(COLORS.map((word): Piece => ({ say: 'chooses color', word }))),
  });
  return piece?.word as Color;
}

/** Asks for one of the costs. Returns true if a player pays. */
export function* unless(g: G, { who, pays }: EffectOf<'unless'>, scope: Scope): Procedure<boolean> {
  for (const seat of playersOf(g, who, scope)) {
    const no: Piece = { say: 'declines' };
    const options = pays.flatMap((cost) => waysToPay(g, seat, cost, scope));
    const [piece, ...payment] = yield* ask({
      seat,
      step: g.state.step,
      about: { say: 'pay', card: scope.source.card },
      next: ([first, ...given]: Path): readonly Piece[] =>
        first === undefined
          ? [no, ...options]
          : first.say === 'pays mana'
            ? paymentPieces(g, seat, payingFor(first.word ?? ''), given)
            : [],
      passive: [no],
    });
    if (piece === undefined || piece.say === no.say) continue;
    if (piece.say === 'pays life') loseLife(g, seat, piece.amount ?? 0);
    else if (piece.say === 'pays mana') pay(g, seat, payingFor(piece.word ?? ''), payment);
    else sacrifice(g, [piece.card as CardId]);
    return true;
  }
  return false;
}

function payingFor(mana: string): Paying {
  return { cost: manaCost(mana), x: 0, convoke: false, source: undefined, taps: false, sacrificed: [] };
}

function waysToPay(g: G, seat: Seat, cost: Cost, { source }: Scope): Piece[] {
  if (cost.life !== undefined)
    return playerOf(g, seat).life >= cost.life ? [{ say: 'pays life', amount: cost.life }] : [];
  if (cost.mana !== undefined)
    return canPay(g, seat, payingFor(cost.mana)) ? [{ say: 'pays mana', word: cost.mana }] : [];
  return sacrificable(g, seat, source.card, cost).map((card) => ({ say: 'sacrifices', card }));
}
