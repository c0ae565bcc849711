/** The parts of a Duel by the names that the state calls them. */
import type { Part } from '@praxis/engine';
import { replayPart } from '../battle/attacking.ts';
import { windowPart } from '../battle/windows.ts';
import { resolvePart, settlePart } from '../chain/resolving.ts';
import { triggersPart } from '../chain/triggers.ts';
import { chainPart, summonPart } from '../chain/windows.ts';
import { sidePart } from '../setup/match.ts';
import { handsPart, setupPart } from '../setup/setup.ts';
import type { G } from '../state/state.ts';
import { succeedPart } from '../summon/succeeding.ts';
import { closingPart, openPart } from './open.ts';
import { beginTurn, handLimitPart, turnPart } from './phases.ts';

export const parts: Readonly<Record<string, Part<G>>> = {
  side: sidePart,
  setup: setupPart,
  hands: handsPart,
  'first turn': function* (g) {
    beginTurn(g, g.state.startingSeat, 1);
  },
  turn: turnPart,
  open: openPart,
  closing: closingPart,
  summon: summonPart,
  succeed: succeedPart,
  chain: chainPart,
  resolve: resolvePart,
  settle: settlePart,
  triggers: triggersPart,
  window: windowPart,
  replay: replayPart,
  'hand limit': handLimitPart,
};
