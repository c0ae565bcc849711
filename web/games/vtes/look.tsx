/** How Vampire: The Eternal Struggle looks on the table. */
import type { View } from '@praxis/engine';
import type { Arrow, Look, ZonePlace } from '../look.ts';
import { vtesScene } from './art.ts';
import { VtesBack } from './back.tsx';
import { caution, useDeciding } from './deciding.ts';
import { explain } from './explain.ts';
import { Icons, VtesFace } from './face.tsx';
import { flights } from './flights.ts';
import { MomentArt, moment } from './moment.tsx';
import { spokenLines } from './spoken-lines.ts';
import { VtesStage } from './stage.tsx';
import { VtesTokens } from './tokens.tsx';
import { aimedAt, isOusted, rankOf, relationOf, whereOf } from './where.ts';
import './style/backdrop.css';
import './style/moment.css';
import './style/kinds.css';
import './style/face.css';
import './style/tokens.css';
import './style/whole-card.css';
import './style/back.css';
import './style/locked.css';
import './style/seats.css';
import './style/board.css';
import './style/small-board.css';
import './style/stage.css';
import './style/duel.css';
import './style/tally.css';
import './style/small-stage.css';

const PLACES: Readonly<Record<string, ZonePlace>> = {
  library: 'pile',
  crypt: 'pile',
  ash_heap: 'pile',
  removed: 'pile',
};

export const look: Look = {
  name: 'vtes',
  zone: (zone) => PLACES[zone] ?? 'board',
  mainCounters: ['pool', 'vp'],
  hiddenCounters: ['hand size'],
  turn: (view) => {
    const { turn, turnNumber, phase } = whereOf(view);
    return {
      ...(turn === undefined ? {} : { seat: turn }),
      ...(turnNumber === undefined ? {} : { number: turnNumber }),
      ...(phase === undefined ? {} : { phase: `phase ${phase}` }),
    };
  },
  phases: ['phase unlock', 'phase master', 'phase minion', 'phase influence', 'phase discard'],
  relation: relationOf,
  badges: (view, seat) => [
    ...(whereOf(view).edge === seat ? ['table edge'] : []),
    ...(isOusted(view.seats[seat]) ? ['mark ousted'] : []),
    ...(view.seats[seat]?.counters.withdrawing === 1 ? ['mark withdrawing'] : []),
  ],
  isMatter: (view) => whereOf(view).action !== undefined && whereOf(view).action?.state !== 'ended',
  seatsKeepSize: true,
  isOut: (view, seat) => isOusted(view.seats[seat]),
  arrows,
  explain,
  Face: VtesFace,
  scene: vtesScene,
  Back: VtesBack,
  Stage: VtesStage,
  Tokens: VtesTokens,
  // The whole card names a prince's city.
  shortMark: (mark) => rankOf([mark]),
  Icons,
  deckPart: ({ marks }) =>
    marks.capacity === undefined ? { part: 'zone library', begin: 7 } : { part: 'zone crypt', begin: 4 },
  useDeciding,
  caution,
  flights,
  moment,
  MomentArt,
  spokenLines,
};

function arrows(view: View): readonly Arrow[] {
  const { action, combat } = whereOf(view);
  if (combat) return [{ from: { card: combat.acting }, to: { card: combat.opposing }, tone: 'fight' }];
  if (!action || action.state === 'ended') return [];
  const { by, targets, blocker } = action;
  const cards = aimedAt(action);
  const ends = cards.length > 0 ? cards.map((handle) => ({ card: handle })) : targets.map((seat) => ({ seat }));
  return [
    ...ends.map((to): Arrow => ({ from: { card: by }, to, tone: 'act' })),
    ...(blocker === undefined ? [] : [{ from: { card: blocker }, to: { card: by }, tone: 'block' } as const]),
  ];
}
