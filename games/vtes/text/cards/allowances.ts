/** The duration and the number of times of allowed uses, in the five languages side by side, as in `statements.ts`. */
import type { Effect } from '../../cards/language.ts';

type Allow = Extract<Effect, { do: 'allow' }>;

export type Allowance = Allow['until'] | 'once in the action' | 'once in the round' | 'once in each round';

export function allowanceOf({ until, once }: Allow): Allowance {
  if (once === undefined) return until;
  return once === 'action' ? 'once in the action' : until === 'round' ? 'once in the round' : 'once in each round';
}

const SCENES = {
  en: {
    action: 'for the rest of this action',
    combat: 'for the rest of this combat',
    round: 'in this round',
    strike: 'during this strike',
    'once in the action': 'once in this action',
    'once in the round': 'once in this round',
    'once in each round': 'once in every round of this combat',
  },
  pt: {
    action: 'até o fim desta ação',
    combat: 'até o fim deste combate',
    round: 'nesta rodada',
    strike: 'durante este golpe',
    'once in the action': 'uma vez nesta ação',
    'once in the round': 'uma vez nesta rodada',
    'once in each round': 'uma vez em cada rodada deste combate',
  },
  es: {
    action: 'durante el resto de esta acción',
    combat: 'durante el resto de este combate',
    round: 'en este asalto',
    strike: 'durante este ataque',
    'once in the action': 'una vez en esta acción',
    'once in the round': 'una vez en este asalto',
    'once in each round': 'una vez en cada asalto de este combate',
  },
  it: {
    action: 'per il resto di questa azione',
    combat: 'per il resto di questo combattimento',
    round: 'in questo round',
    strike: 'durante questo colpo',
    'once in the action': 'una volta in questa azione',
    'once in the round': 'una volta in questo round',
    'once in each round': 'una volta in ogni round di questo combattimento',
  },
  fr: {
    action: 'jusqu’à la fin de cette action',
    combat: 'jusqu’à la fin de ce combat',
    round: 'durant ce round',
    strike: 'durant cette frappe',
    'once in the action': 'une fois durant cette action',
    'once in the round': 'une fois durant ce round',
    'once in each round': 'une fois par round de ce combat',
  },
} as const satisfies Record<string, Readonly<Record<Allowance, string>>>;

export function allowancesIn(language: keyof typeof SCENES): Readonly<Record<Allowance, string>> {
  return SCENES[language];
}
