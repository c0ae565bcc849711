/**
 * A miniature with face-down cards. Beasts lie in dens, snares on the ground: nobody takes one for the other. A Titan
 * is raised from beasts whose weights add up to its own. A Relic is paid for with a card and brings one back, perhaps
 * the same. A snare answers a beast only if nothing else has happened since; each seat raises one Titan per turn.
 */
import * as engine from '@praxis/engine';
import { beginMoment, clearMoments, lastOf, type Moments, noMoments, note } from '@praxis/kit/moments.ts';
import { setsThat, sumsTo } from '@praxis/kit/sets.ts';
import { canComplete, type Stage, stagedPieces } from '@praxis/kit/stages.ts';
import { copyZones, defOf, draw, miniature, move, type TableState, zone } from './table.ts';

const NAMES = ['Cub', 'Wolf', 'Bear', 'Titan', 'Relic', 'Snare'];
const [TITAN, RELIC, SNARE] = [3, 4, 5] as const;
const WEIGHTS = [1, 2, 3];
const TITAN_WEIGHT = 5;

interface AmbushState extends TableState, Moments<engine.CardId> {
  dens: engine.CardId[][];
  ground: engine.CardId[][];
  /** Which seats have raised a Titan this turn: a ledger of uses. */
  raised: Record<string, number>;
}
type G = engine.Context<AmbushState>;

const isBeast = (g: G, card: engine.CardId): boolean => defOf(g, card) < TITAN;

/** Sets of the seat's beasts, face-down ones included, that are as heavy as a Titan. */
function herds(g: G, seat: engine.Seat): (prefix: engine.Path) => readonly engine.Piece[] {
  const members = zone(g.state.dens, seat).map((card) => ({ card, piece: { say: 'from', card } }));
  const weights = (chosen: readonly { card: engine.CardId }[]): number[][] =>
    chosen.map(({ card }) => [WEIGHTS[defOf(g, card)] ?? 0]);
  return setsThat(members, { isWhole: (chosen) => sumsTo(weights(chosen), TITAN_WEIGHT) });
}

/** The assumption while the sentence of a Relic is built: the card that pays for it lies in the pile. */
type Paid = engine.CardId | undefined;

function relic(g: G, seat: engine.Seat, card: engine.CardId): Stage<Paid>[] {
  const one = (pieces: readonly engine.Piece[], chosen: engine.Path): readonly engine.Piece[] | undefined =>
    chosen.length > 0 ? [] : pieces.length === 0 ? undefined : pieces;
  const hand = zone(g.state.hands, seat).filter((each) => each !== card);
  const pile = zone(g.state.piles, seat).filter((each) => isBeast(g, each));
  return [
    {
      next: (_, chosen) =>
        one(
          hand.map((each) => ({ say: 'pay', card: each })),
          chosen,
        ),
      take: (_, [piece]) => piece?.card,
    },
    {
      next: (paid, chosen) => {
        const found = paid !== undefined && isBeast(g, paid) ? [...pile, paid] : pile;
        return one(
          found.map((each) => ({ say: 'target', card: each })),
          chosen,
        );
      },
      take: (paid) => paid,
    },
  ];
}

function question(g: G, seat: engine.Seat): engine.Question {
  const uses = (card: engine.CardId): engine.Piece[] => {
    const def = defOf(g, card);
    if (def < TITAN) return [{ say: 'hide', card }];
    if (def === SNARE) return [{ say: 'lay', card }];
    if (def === RELIC) return canComplete(relic(g, seat, card), undefined) ? [{ say: 'use', card }] : [];
    const may = g.state.raised[seat] === undefined && herds(g, seat)([]).length > 0;
    return may ? [{ say: 'raise', card }] : [];
  };
  const next = (prefix: engine.Path): readonly engine.Piece[] => {
    const [first, ...rest] = prefix;
    if (!first) return [engine.PASS, ...zone(g.state.hands, seat).flatMap(uses)];
    if (first.say === 'raise') return herds(g, seat)(rest);
    return first.say === 'use' ? stagedPieces(relic(g, seat, first.card as engine.CardId), undefined, rest) : [];
  };
  return { seat, step: 'main', about: { say: 'main' }, next, passive: engine.PASSIVE_PASS };
}

function* turn(g: G): engine.Procedure {
  const { state } = g;
  draw(g, state.seat);
  for (let busy = true; busy && !over(g); ) {
    const path = yield* engine.ask(question(g, state.seat));
    busy = !engine.isPass(path);
    act(g, state.seat, path);
    yield* snares(g, 1 - state.seat);
  }
  state.raised = {};
  state.turn++;
  state.seat = 1 - state.seat;
}

function act(g: G, seat: engine.Seat, [first, ...rest]: engine.Path): void {
  const { hands, dens, ground, piles, raised } = g.state;
  const [hand, pile] = [zone(hands, seat), zone(piles, seat)];
  const card = first?.card;
  if (card === undefined) return;
  beginMoment(g.state);
  if (first?.say === 'hide') {
    move(g, card, hand, zone(dens, seat), 'hidden', false);
    note(g.state, card);
  } else if (first?.say === 'lay') move(g, card, hand, zone(ground, seat), 'laid', false);
  else if (first?.say === 'raise') {
    for (const { card: beast } of rest) if (beast !== undefined) move(g, beast, zone(dens, seat), pile, 'given up');
    move(g, card, hand, pile, 'raised');
    raised[seat] = 1;
    g.state.points[1 - seat] = (g.state.points[1 - seat] as number) - 2;
    note(g.state, card);
  } else {
    const [paid, found] = rest.map((piece) => piece.card as engine.CardId);
    if (paid !== undefined) move(g, paid, hand, pile, 'paid');
    move(g, card, hand, pile, 'used');
    // The beast comes back, and then something else happens: no snare can answer it any more.
    if (found !== undefined) move(g, found, pile, zone(dens, seat), 'found');
    if (found !== undefined) note(g.state, found);
    beginMoment(g.state);
    draw(g, seat);
    note(g.state, card);
  }
}

/**
 * Public facts decide whether the window opens: something lies on the ground, and a beast was the last thing to come.
 */
function* snares(g: G, seat: engine.Seat): engine.Procedure {
  const { state } = g;
  const [last] = lastOf(state).filter((card) => zone(state.dens, 1 - seat).includes(card));
  clearMoments(state);
  const laid = zone(state.ground, seat);
  if (last === undefined || laid.length === 0) return;
  const pieces = laid.map((card): engine.Piece => ({ say: 'spring', card }));
  const ask = { seat, step: 'snare', about: { say: 'snare' }, passive: engine.PASSIVE_PASS };
  const heard = yield* engine.askWindow([seat], () => ({ ...ask, next: engine.oneOf([engine.PASS, ...pieces]) }));
  const snare = heard?.path[0]?.card;
  if (snare === undefined) return;
  move(g, snare, laid, zone(state.piles, seat), 'sprung');
  move(g, last, zone(state.dens, 1 - seat), zone(state.piles, 1 - seat), 'caught');
}

function over({ state }: G): boolean {
  return zone(state.decks, state.seat).length === 0 || Math.min(...state.points) <= 0;
}

export const ambushGame = miniature({
  id: 'ambush',
  names: NAMES,
  deal: { at: 'turn', copies: [5, 5, 4, 3, 3, 5], hand: 4, points: 6, seatsMax: 2 },
  start: () => ({ ...noMoments<engine.CardId>(), dens: [[], []], ground: [[], []], raised: {} }),
  copy: ({ dens, ground, raised, moment, boundary, happened }: AmbushState) => ({
    moment,
    boundary,
    happened: [...happened],
    dens: copyZones(dens),
    ground: copyZones(ground),
    raised: { ...raised },
  }),
  parts: { turn },
  /** A card in a den is a beast, one on the ground a snare; anything can be in hands and decks. */
  fits: ({ state }, place, def) => {
    if (state.dens.some((den) => den.includes(place))) return def < TITAN;
    return !state.ground.some((ground) => ground.includes(place)) || def === SNARE;
  },
  over: (g) => (over(g) ? 'out of life or cards' : undefined),
  shown: ({ dens, ground, raised }) => ({ zones: { den: dens, ground }, where: { raised: { ...raised } } }),
  phrases: { pay: 'paying {}', from: 'from {}' },
});
