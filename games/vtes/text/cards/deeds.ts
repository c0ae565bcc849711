/** Effects as instructions, in the five languages side by side, as in `statements.ts`. */
import type { Effect } from '../../cards/language.ts';
import type { Instruction } from './qualities.ts';

type Languages = 'en' | 'pt' | 'es' | 'it' | 'fr';
type InEach = Readonly<Record<Languages, Instruction>>;

const DEEDS = {
  'bar from blocking': {
    en: { order: 'the action cannot be blocked by {cards}', infinitive: 'keep {cards} from blocking the action' },
    pt: {
      order: '{cards} não {cards~pode|podem} bloquear a ação',
      infinitive: 'impedir {cards} de bloquear a ação',
    },
    es: {
      order: '{cards:the} no {cards~puede|pueden} bloquear la acción',
      infinitive: 'impedir que {cards:the} {cards~bloquee|bloqueen} la acción',
    },
    it: {
      order: '{cards:the} non {cards~può|possono} bloccare l’azione',
      infinitive: 'impedire che {cards:the} {cards~blocchi|blocchino} l’azione',
    },
    fr: {
      order: 'les {cards} ne peuvent pas bloquer l’action',
      infinitive: 'empêcher les {cards} de bloquer l’action',
    },
  },
} as const satisfies Partial<Record<Effect['do'], InEach>>;

type Deed = keyof typeof DEEDS;

/** All of them in one language. */
export function deedsIn(language: Languages): Readonly<Record<Deed, Instruction>> {
  const kinds = Object.keys(DEEDS) as Deed[];
  return Object.fromEntries(kinds.map((kind) => [kind, DEEDS[kind][language]])) as Record<Deed, Instruction>;
}
