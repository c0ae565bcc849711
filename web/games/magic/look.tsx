/** How Magic looks on the table. */
import type { View } from '@praxis/engine';
import type { AttackerView } from '@praxis/magic/where.ts';
import type { Arrow, Look, ZonePlace } from '../look.ts';
import { magicScene } from './art.ts';
import { MagicBack } from './back.tsx';
import { isHinted, useDeciding } from './deciding.ts';
import { explain } from './explain.ts';
import { MagicFace } from './face.tsx';
import { MagicField } from './field.tsx';
import { flights } from './flights.ts';
import { SymbolText } from './glyphs/glyph.tsx';
import { likeness } from './groups.ts';
import { MomentArt, moment } from './moment.tsx';
import { spokenLines } from './spoken-lines.ts';
import { MagicStage } from './stack-panel.tsx';
import { MagicSteps } from './steps.tsx';
import { MagicTokens } from './tokens.tsx';
import { usual } from './usual.ts';
import { stackName, whereOf } from './where.ts';
import '../../style/halves.css';
import './style/backdrop.css';
import './style/moment.css';
import './style/colors.css';
import './style/face.css';
import './style/tokens.css';
import './style/field.css';
import './style/piles.css';
import './style/seats.css';
import './style/stack.css';
import './style/steps.css';
import './style/declare.css';

const PLACES: Readonly<Record<string, ZonePlace>> = { battlefield: 'board', hand: 'board' };

export const look: Look = {
  name: 'magic',
  layout: 'halves',
  zone: (zone) => PLACES[zone] ?? 'pile',
  mainCounters: ['life'],
  hiddenCounters: ['hand', 'library', 'lands'],
  turn: (view) => {
    const { turn, turnNumber, step } = whereOf(view);
    return {
      // Before the first turn nobody has one.
      ...(turn === undefined || turnNumber === 0 ? {} : { seat: turn }),
      ...(turnNumber === undefined || turnNumber === 0 ? {} : { number: turnNumber }),
      ...(step === undefined ? {} : { phase: `step ${step}` }),
    };
  },
  isOut: (view, seat) => view.seats[seat]?.counters.lost === 1,
  ...usual,
  arrows,
  isHinted,
  explain,
  useDeciding,
  Face: MagicFace,
  scene: magicScene,
  Text: SymbolText,
  Back: MagicBack,
  Zones: MagicField,
  Stage: MagicStage,
  Steps: MagicSteps,
  Tokens: MagicTokens,
  flights,
  moment,
  MomentArt,
  spokenLines,
};

function arrows(view: View, laid: readonly Arrow[]): readonly Arrow[] {
  const { stack = [], combat } = whereOf(view);
  const aims = stack.flatMap(({ id, targets }) =>
    targets.map((target): Arrow => ({ from: { named: stackName(id) }, to: target, tone: 'act' })),
  );
  const attackers = combat?.attackers ?? [];
  const stopped = new Set(laid.flatMap(({ to, tone }) => (tone === 'block' && 'card' in to ? [to.card] : [])));
  const isFree = ({ card, blockers }: AttackerView): boolean => blockers.length === 0 && !stopped.has(card);
  const blocks = attackers.flatMap(({ card, blockers }) =>
    blockers.map((blocker): Arrow => ({ from: { card: blocker }, to: { card }, tone: 'block' })),
  );
  return [...aims, ...attacks(view, attackers.filter(isFree)), ...blocks];
}

/** Unblocked attackers. Where many of a kind attack the same target, they share one arrow. */
function attacks({ cards }: View, free: readonly AttackerView[]): readonly Arrow[] {
  const kindOf = ({ card, defender, planeswalker }: AttackerView): string => {
    const seen = cards[card];
    return `${seen ? likeness(seen) : card} ${planeswalker ?? defender}`;
  };
  return [...Map.groupBy(free, kindOf).values()].map(([first]): Arrow => {
    const { card, defender, planeswalker } = first as AttackerView;
    return {
      from: { card },
      to: planeswalker === undefined ? { seat: defender } : { card: planeswalker },
      tone: 'fight',
    };
  });
}
