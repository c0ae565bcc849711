/**
 * A miniature with secret commitments that are made one after the other, tokens of several colours, permission between
 * seats, and something that a seat may do at any time. Every round each seat in turn takes some of its tokens secretly
 * in hand. Then all hands are opened, and the seat that alone took most gets what the others took. The winner of a
 * round may ask another seat for one token of its colour, if that seat allows it. A seat may show its colours at any
 * time, once: from then on each round that it wins gives it one more token.
 */
import * as engine from '@praxis/engine';
import { addTokens, takeTokens, tokensIn, tokensOf } from '@praxis/kit/tokens.ts';
import { draw, inTurnOrder, miniature, type TableState } from './table.ts';

const NAMES = ['Rose', 'Lily', 'Iris'];
const [ROUNDS, TOKENS] = [6, 5];

interface Pledge {
  readonly seat: engine.Seat;
  /** Only its seat knows it until all hands are opened. */
  hidden: number;
}

interface PledgeState extends TableState {
  /** Of each seat, by colour; colours are seats. Tokens taken in hand still lie here. */
  tokens: number[][];
  pledges: Pledge[];
  /** Which seats have shown their colours. */
  shown: boolean[];
}
type G = engine.Context<PledgeState>;

function* round(g: G): engine.Procedure {
  const { state } = g;
  state.pledges = [];
  for (const seat of inTurnOrder(state)) {
    draw(g, seat);
    yield* pledge(g, seat);
  }
  const winner = openHands(g);
  if (winner !== undefined) yield* ask(g, winner);
  for (const [seat, tokens] of state.tokens.entries()) state.points[seat] = tokensIn(tokens);
  state.pledges = [];
  state.turn++;
  state.seat = (state.seat + 1) % state.points.length;
}

/** Only the seat itself is shown how much it took. It is asked even without tokens, because it could have some. */
function* pledge(g: G, seat: engine.Seat): engine.Procedure {
  const most = tokensIn(g.state.tokens[seat] as number[]);
  const next = engine.oneOf(Array.from({ length: most + 1 }, (_, amount) => ({ say: 'take', amount })));
  const path = yield* engine.ask({
    seat,
    step: 'pledging',
    about: { say: 'take' },
    next,
    passive: [{ say: 'take', amount: 0 }],
  });
  const hidden = path[0]?.amount ?? 0;
  g.state.pledges.push({ seat, hidden });
  g.emit({ type: 'took', seat, secret: { hidden }, to: engine.bit(seat) });
}

/** The seat that alone took most gets the others' tokens in hand, their own colours first. */
function openHands(g: G): engine.Seat | undefined {
  const { pledges, tokens } = g.state;
  g.emit({ type: 'opened', pledges: pledges.map(({ seat, hidden }) => ({ seat, hidden })) });
  const most = Math.max(...pledges.map(({ hidden }) => hidden));
  const best = pledges.filter(({ hidden }) => hidden === most);
  const [winner] = best as [Pledge];
  if (most === 0 || best.length > 1) return undefined;
  if (g.state.shown[winner.seat]) addTokens(tokens[winner.seat] as number[], tokensOf(tokens.length, winner.seat, 1));
  for (const { seat, hidden } of pledges)
    if (seat !== winner.seat)
      addTokens(
        tokens[winner.seat] as number[],
        takeTokens(tokens[seat] as number[], hidden, { colour: seat, goes: 'first' }),
      );
  return winner.seat;
}

/** Nobody has to give a token: the asked seat allows it or refuses. */
function* ask(g: G, seat: engine.Seat): engine.Procedure {
  const { tokens } = g.state;
  const others = inTurnOrder(g.state).filter(
    (other) => other !== seat && ((tokens[other] as number[])[other] ?? 0) > 0,
  );
  const path = yield* engine.ask({
    seat,
    step: 'asking',
    about: { say: 'ask' },
    next: engine.oneOf([engine.PASS, ...others.map((other) => ({ say: 'ask', seat: other }))]),
    passive: engine.PASSIVE_PASS,
  });
  const other = path[0]?.seat;
  if (other === undefined) return;
  const answer = yield* engine.ask({
    seat: other,
    step: 'permission',
    about: { say: 'allow', seat },
    next: engine.oneOf([
      { say: 'refuse', seat },
      { say: 'allow', seat },
    ]),
    passive: [{ say: 'refuse', seat }],
  });
  const allowed = answer[0]?.say === 'allow';
  if (allowed)
    addTokens(tokens[seat] as number[], takeTokens(tokens[other] as number[], 1, { colour: other, goes: 'first' }));
  g.emit({ type: allowed ? 'allows' : 'refuses', seat: other });
}

export const pledgesGame = miniature({
  id: 'pledges',
  names: NAMES,
  deal: { at: 'round', copies: [4, 3, 3], hand: 1, points: TOKENS as number, seatsMax: 4 },
  start: ({ seats }) => ({
    tokens: seats.map((_, seat) => tokensOf(seats.length, seat, TOKENS as number)),
    pledges: [],
    shown: seats.map(() => false),
  }),
  copy: ({ tokens, pledges, shown }: PledgeState) => ({
    shown: [...shown],
    tokens: tokens.map((each) => [...each]),
    pledges: pledges.map((each) => ({ ...each })),
  }),
  parts: { round },
  over: ({ state }) => (state.turn > (ROUNDS as number) ? 'rounds' : undefined),
  shown: ({ tokens, pledges, shown }) => ({
    zones: {},
    where: { tokens, pledged: pledges.map(({ seat }) => seat), shown },
  }),
  /** Also while hands are being filled: the question stays open. */
  anytimeActions: ({ state }, seat) =>
    state.shown[seat]
      ? undefined
      : { seat, step: 'any time', about: { say: 'show' }, next: engine.oneOf([{ say: 'show' }]) },
  takeAnytimeAction: ({ state, emit }, { seat }) => {
    state.shown[seat] = true;
    emit({ type: 'shows', seat });
  },
  /** Others may have in hand any number that they could have taken. */
  dealSecrets: ({ state }, seat, random) => {
    for (const each of state.pledges)
      if (each.seat !== seat)
        each.hidden = engine.randomBelow(random, tokensIn(state.tokens[each.seat] as number[]) + 1);
  },
});
