/** The chapters that a card's effect can start: the table that the game hands to the rules. */
import { diablerie } from '../action/diablerie.ts';
import { recruitFound, recruitFromHand } from '../action/recruiting.ts';
import { burnUnlessSaved } from '../cards/burning.ts';
import { settleOusting } from '../cards/saving.ts';
import { runAfterwards, runTriggers } from '../cards/triggers.ts';
import { fight } from '../combat/combat.ts';
import { inflict } from '../combat/damage.ts';
import { addToStrike } from '../combat/resolution.ts';
import { strikeAnew } from '../combat/strikes.ts';
import { goToTorpor } from '../combat/torpor.ts';
import { allHold } from '../facts/conditions.ts';
import { sceneOf } from '../facts/scenes.ts';
import { facesAggravatedStrike } from '../facts/strike-damage.ts';
import type { Chapters } from '../state/chapters.ts';
import { arrive } from './influence.ts';
import { actNow } from './minion.ts';

export const CHAPTERS: Chapters = {
  fight,
  inflict,
  addToStrike,
  strikeAnew,
  goToTorpor,
  diablerize: diablerie,
  recruitFromHand,
  recruitFound,
  actNow,
  arrive,
  burnUnlessSaved,
  holdsFor: (g, card, conditions) => allHold(g, sceneOf(g, card), conditions),
  facesAggravatedStrike,
  runTriggers,
  runAfterwards,
  settleOusting,
};
