/** All definitions. */
import { actionCards } from './actions.ts';
import { allyCards } from './allies.ts';
import { cancelCards } from './cancels.ts';
import { combatCards } from './combat.ts';
import { cryptCards } from './crypt.ts';
import { disciplineCards } from './disciplines.ts';
import { drawnCards } from './drawn.ts';
import { equipmentCards } from './equipment.ts';
import { errataCards } from './errata.ts';
import { generalCards } from './general.ts';
import { imbuedCards } from './imbued.ts';
import type { CardDef } from './language.ts';
import { locationCards } from './locations.ts';
import { masterCards } from './masters.ts';
import { modifierCards } from './modifiers.ts';
import { politicalCards } from './politics.ts';
import { reactionCards } from './reactions.ts';
import { retainerCards } from './retainers.ts';
import { strikeCards } from './strikes.ts';
import { tableCards } from './table.ts';
import { timingCards } from './timing.ts';
import { traitCards } from './traits.ts';
import { voteCards } from './votes.ts';

export const CARDS: readonly CardDef[] = [
  ...cryptCards,
  ...tableCards,
  ...actionCards,
  ...allyCards,
  ...combatCards,
  ...disciplineCards,
  ...equipmentCards,
  ...generalCards,
  ...locationCards,
  ...masterCards,
  ...modifierCards,
  ...politicalCards,
  ...reactionCards,
  ...retainerCards,
  ...strikeCards,
  ...voteCards,
  ...traitCards,
  ...cancelCards,
  ...timingCards,
  ...imbuedCards,
  ...errataCards,
  ...drawnCards,
];
