/** The words that scenarios may use, so that a misspelt one is found. */
import { CARDS } from '../cards/index.ts';
import type { CardDef, Choose } from '../cards/language.ts';
import { NAMED_WORDS } from '../rules/facts/named-values.ts';
import { EDITIONS } from '../rules/state/editions.ts';

/** Verbs for a seat's or a minion's options, as in the English sentences. */
export const VERBS: readonly string[] = [
  'passes',
  'plays',
  'uses',
  'bleeds',
  'hunts',
  'leaves torpor',
  'rescues',
  'diablerizes',
  'becomes anarch',
  'takes',
  'fights',
  'destroys',
  'does not block',
  'attempts to block',
  'sets the terms',
  'casts',
  'burns',
  'maneuvers',
  'strikes',
  'presses',
  'prevents',
  'chooses',
  'orders',
  'finds',
  'gains',
  'pays',
  'yields',
  'moves',
  'draws',
  'discards',
  'merges',
  'withdraws',
  'marks',
  'carries out',
  'shows',
  'concedes',
  'merges',
  'calls a blood hunt',
  'fights instead',
  'avenges',
  'returns',
];

/** The other words of the sentences: levels, kinds of counters, places. */
const PLAIN: readonly string[] = [
  'basic',
  'superior',
  'hand',
  'retainer',
  'pool',
  'blood',
  'life',
  'damage',
  'normal',
  'aggravated',
  'Edge',
  'title',
  'vote',
  'votes',
  'sub-vote',
  'sub-votes',
  'against',
  'continue',
  'end',
  'unlock',
  'torpor',
  'ready',
  'ash heap',
  'crypt card',
  'choosing',
  'paying',
  'discarding',
  'using',
  'burning',
  'conviction cards',
  'instead',
  'none',
  'nobody',
];

/** Levels, modes and values that the cards name. */
function wordsOf(def: CardDef): string[] {
  const modes = def.modes ?? [];
  const abilities = [...(def.abilities ?? []), ...(def.mergedAbilities ?? [])];
  const found: string[] = modes.flatMap((mode) => [
    ...(mode.level ? [mode.level] : []),
    ...(mode.as ? [mode.as] : []),
    ...(mode.disciplines ?? []),
    ...valuesOf(mode.choose),
  ]);
  for (const ability of abilities) {
    if ('use' in ability) found.push(ability.level ?? ability.use);
    else if ('action' in ability) found.push(ability.level ?? ability.action);
    if ('choose' in ability) found.push(...valuesOf(ability.choose));
  }
  return [...found, ...Object.keys(def.disciplines ?? {}), ...(def.clan ? [def.clan] : [])];
}

function valuesOf(chooses: readonly Choose[] | undefined): readonly string[] {
  return (chooses ?? []).flatMap((choose) =>
    'value' in choose && typeof choose.value !== 'string' ? choose.value : [],
  );
}

const ranks = Object.values(EDITIONS).flatMap((edition) => [...Object.keys(edition.titleVotes), ...edition.sects]);

export const WORDS: readonly string[] = [
  ...new Set([...PLAIN, ...ranks, ...Object.values(NAMED_WORDS).flat(), ...CARDS.flatMap(wordsOf)]),
];
