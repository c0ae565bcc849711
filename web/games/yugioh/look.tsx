/** How Yu-Gi-Oh! looks on the table. */
import type { View } from '@praxis/engine';
import { cardText } from '../../table/card-text.ts';
import type { Arrow, Look, ZonePlace } from '../look.ts';
import { yugiohScene } from './art.ts';
import { YugiohBack } from './back.tsx';
import { YugiohStage } from './chain-panel.tsx';
import { ahead, caution, useDeciding } from './deciding.ts';
import { YugiohFace } from './face.tsx';
import { YugiohField } from './field.tsx';
import { flights } from './flights.ts';
import { MomentArt, moment } from './moment.tsx';
import { YugiohPhases } from './phases.tsx';
import { spokenLines } from './spoken-lines.ts';
import { YugiohTokens } from './tokens.tsx';
import { aimOf, namedUse, usual } from './usual.ts';
import { linkName, whereOf } from './where.ts';
import { YUGIOH_WORDS } from './words.ts';
import '../../style/halves.css';
import './style/backdrop.css';
import './style/moment.css';
import './style/face.css';
import './style/field.css';
import './style/chain.css';
import './style/phases.css';
import './style/seats.css';

const PLACES: Readonly<Record<string, ZonePlace>> = {
  monsters: 'board',
  spells: 'board',
  field: 'board',
  pendulum: 'board',
  hand: 'board',
};

export const look: Look = {
  name: 'yugioh',
  layout: 'halves',
  zone: (zone) => PLACES[zone] ?? 'pile',
  mainCounters: ['lp'],
  hiddenCounters: ['hand', 'deck', 'extra', 'side', 'summoned'],
  turn: (view) => {
    const { turn, turnNumber, phase } = whereOf(view);
    return {
      ...(turn === undefined || turnNumber === 0 ? {} : { seat: turn }),
      ...(turnNumber === undefined || turnNumber === 0 ? {} : { number: turnNumber }),
      ...(phase === undefined ? {} : { phase: `step ${phase}` }),
    };
  },
  arrows,
  useDeciding,
  ...usual,
  aimOf,
  nameOfUse: (choice, view, language) => {
    const use = namedUse(choice, view);
    const words = YUGIOH_WORDS[language];
    return use && words.uses[use];
  },
  ahead,
  caution,
  explain: cardText(['uses']),
  Face: YugiohFace,
  scene: yugiohScene,
  Back: YugiohBack,
  Zones: YugiohField,
  Stage: YugiohStage,
  Steps: YugiohPhases,
  Tokens: YugiohTokens,
  flights,
  moment,
  MomentArt,
  spokenLines,
};

/** From each Link to its targets, and from the attacker to the attacked monster or player. */
function arrows(view: View): readonly Arrow[] {
  const { chain = [], attack, turn = 0 } = whereOf(view);
  const aims = chain.flatMap(({ id, targets }) =>
    targets.map((card): Arrow => ({ from: { named: linkName(id) }, to: { card }, tone: 'act' })),
  );
  if (!attack || attack.state === 'over' || attack.state === 'stopped') return aims;
  const to = attack.target === undefined ? { seat: 1 - turn } : { card: attack.target };
  return [...aims, { from: { card: attack.attacker }, to, tone: 'fight' }];
}
