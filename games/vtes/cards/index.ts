/** All definitions. */
import { actionCards } from './actions.ts';
import { allyCards } from './allies.ts';
import { cryptCards } from './crypt.ts';
import { disciplineCards } from './disciplines.ts';
import { generalCards } from './general.ts';
import type { CardDef } from './language.ts';
import { masterCards } from './masters.ts';
import { modifierCards } from './modifiers.ts';
import { politicalCards } from './politics.ts';
import { reactionCards } from './reactions.ts';
import { tableCards } from './table.ts';
import { voteCards } from './votes.ts';

export const CARDS: readonly CardDef[] = [...cryptCards, ...tableCards, ...actionCards, ...allyCards, ...disciplineCards, ...generalCards, ...masterCards, ...modifierCards, ...politicalCards, ...reactionCards, ...voteCards];
