/** The words that scenarios may use, so that a misspelt one is found out. */
import { CARDS } from '../cards/index.ts';
import { isPokemonDef, isStayingDef } from '../cards/language.ts';

/** What a seat or a Pokémon can do, as the English sentences say it. */
export const VERBS: readonly string[] = [
  'goes first',
  'goes second',
  'takes',
  'starts with',
  'draws',
  'benches',
  'attaches',
  'evolves',
  'plays',
  'uses',
  'puts',
  'retreats',
  'attacks',
  'ends the turn',
  'concedes',
  'chooses',
  'names',
  'finds',
  'switches in',
  'promotes',
  'discards',
  'moves',
  'does so',
  'does not',
  'handles',
  'goes on',
];

/** The other words of the sentences. */
export const WORDS: readonly string[] = [
  'benching',
  'paying',
  'discarding',
  'naming',
  'it',
  'Prize',
  'counter',
  'counters',
  'damage',
  'effect',
  'effects',
  'other',
  'extra',
  'card',
  'cards',
  'first',
  'new',
  'hand',
  'together',
  'Active',
  'Bench',
  'Special',
  'Conditions',
  'them',
  ...CARDS.flatMap((def) => {
    if (isStayingDef(def)) return def.attack ? [def.attack.name] : [];
    if (!isPokemonDef(def)) return [];
    return [...(def.attacks ?? []), ...(def.abilities ?? [])].map(({ name }) => name);
  }),
];
