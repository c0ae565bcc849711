/** How Vampire: The Masquerade – Rivals looks on the table. */
import type { View } from '@praxis/engine';
import { cardText } from '../../table/card-text.ts';
import type { Arrow, Look, ZonePlace } from '../look.ts';
import { rivalsScene } from './art.ts';
import { RivalsBack } from './back.tsx';
import { useDeciding } from './deciding.ts';
import { RivalsFace } from './face.tsx';
import { flights } from './flights.ts';
import { RivalsHaven } from './haven.tsx';
import { MomentArt, moment } from './moment.tsx';
import { spokenLines } from './spoken-lines.ts';
import { RivalsStage } from './stage.tsx';
import { RivalsTokens } from './tokens.tsx';
import { usual } from './usual.ts';
import { attackNow, CITY_DECK, isEliminated, rivalOf, whereOf } from './where.ts';
import './style/backdrop.css';
import './style/moment.css';
import './style/face.css';
import './style/tokens.css';
import './style/seats.css';
import './style/seats-small.css';
import './style/city.css';
import './style/panels.css';

const PLACES: Readonly<Record<string, ZonePlace>> = {
  library: 'pile',
  faction: 'pile',
  discard: 'pile',
  burned: 'pile',
};

export const look: Look = {
  ...usual,
  name: 'rivals',
  zone: (zone) => PLACES[zone] ?? 'board',
  mainCounters: ['prestige', 'agenda'],
  turn: (view) => {
    const { turn, turnNumber, phase } = whereOf(view);
    return {
      ...(turn === undefined || turnNumber === 0 ? {} : { seat: turn }),
      ...(turnNumber === undefined || turnNumber === 0 ? {} : { number: turnNumber }),
      ...(phase === undefined || turnNumber === 0 ? {} : { phase: `phase ${phase}` }),
    };
  },
  phases: ['phase beginning', 'phase action', 'phase end'],
  relation: (view, me, seat) => (rivalOf(view, me) === seat ? 'table rival' : undefined),
  badges: (view, seat) => [
    ...(isEliminated(view.seats[seat]) ? ['mark eliminated'] : []),
    ...(bearerSeat(view) === seat ? ['table prince'] : []),
  ],
  isOut: (view, seat) => isEliminated(view.seats[seat]),
  arrows,
  Face: RivalsFace,
  scene: rivalsScene,
  Back: RivalsBack,
  Zones: RivalsHaven,
  Stage: RivalsStage,
  Tokens: RivalsTokens,
  flights,
  moment,
  MomentArt,
  commonPile: CITY_DECK,
  useDeciding,
  explain: cardText(['uses']),
  spokenLines,
};

function bearerSeat(view: View): number | undefined {
  const { bearer } = whereOf(view);
  return bearer === undefined ? undefined : view.cards[bearer]?.controller;
}

/** From the attacker to its target. */
function arrows(view: View): readonly Arrow[] {
  const attack = attackNow(view);
  return attack ? [{ from: { card: attack.by }, to: { card: attack.on }, tone: 'fight' }] : [];
}
