/**
 * The crypt cards of the five Fifth Edition starter decks. All of them are of group 6 and Camarilla. Nothing that they print is
 * left out.
 */
import { ACTION_STEPS } from '../rules/steps.ts';
import type { CardDef } from './language.ts';

const v = { kind: 'vampire', group: 6, sect: 'Camarilla' } as const;

export const cryptCards: readonly CardDef[] = [
  // Malkavian.
  { ...v, id: 'alexander-silverson', name: 'Alexander Silverson', clan: 'Malkavian', capacity: 8, disciplines: { aus: 2, dom: 2, obf: 2, pre: 1 }, title: 'prince', titleOf: 'Birmingham', abilities: [{ always: 'vote cost', blood: 1 }] },
  { ...v, id: 'andi-liu', name: 'Andi Liu', clan: 'Malkavian', capacity: 6, disciplines: { aus: 1, dom: 2, obf: 1, pre: 1 }, title: 'prince', titleOf: 'Taipei' },
  { ...v, id: 'ashley', name: 'Ashley', clan: 'Malkavian', capacity: 3, disciplines: { dom: 1, obf: 1 } },
  { ...v, id: 'colette', name: 'Colette', clan: 'Malkavian', capacity: 5, disciplines: { aus: 2, dom: 1, obf: 2 } },
  { ...v, id: 'donny-kowalczyk', name: 'Donny Kowalczyk', clan: 'Malkavian', capacity: 6, disciplines: { aus: 2, cel: 1, dom: 1, obf: 1 }, title: 'prince', titleOf: 'Pittsburgh' },
  { ...v, id: 'dr-stephen-norton', name: 'Dr. Stephen Norton', clan: 'Malkavian', capacity: 4, disciplines: { aus: 1, obf: 2 } },
  { ...v, id: 'gelasia-fotiou', name: 'Gelasia Fotiou', clan: 'Malkavian', capacity: 6, disciplines: { aus: 2, dom: 2, obf: 1, pre: 1 } },
  { ...v, id: 'meaghan', name: 'Meaghan', clan: 'Malkavian', capacity: 3, disciplines: { aus: 1, obf: 1 } },
  { ...v, id: 'sully', name: 'Sully', clan: 'Malkavian', capacity: 4, disciplines: { aus: 1, dom: 1, obf: 1 } },

  // Nosferatu.
  { ...v, id: 'aunt-linda', name: 'Aunt Linda', clan: 'Nosferatu', capacity: 4, disciplines: { obf: 1, pot: 2 } },
  { ...v, id: 'baixinho', name: 'Baixinho', clan: 'Nosferatu', capacity: 3, disciplines: { ani: 1, obf: 1 } },
  { ...v, id: 'belinde', name: 'Belinde', clan: 'Nosferatu', capacity: 6, disciplines: { ani: 1, aus: 1, obf: 2, pot: 1 }, title: 'prince', titleOf: 'Copenhagen' },
  { ...v, id: 'horace-radcliffe', name: 'Horace Radcliffe', clan: 'Nosferatu', capacity: 5, disciplines: { ani: 2, obf: 1, pot: 2 } },
  { ...v, id: 'larissa-moreira', name: 'Larissa Moreira', clan: 'Nosferatu', capacity: 6, disciplines: { ani: 2, obf: 2, pot: 1 }, title: 'primogen', abilities: [{ use: 'bleed for more', when: ACTION_STEPS, by: 'bearer', as: 'action modifier', once: 'action', cost: { discard: { requires: 'ani' } }, conditions: [{ if: 'bleeding' }], effects: [{ do: 'modify', stat: 'bleed', amount: 1 }] }] },
  { ...v, id: 'lenny-burkhead', name: 'Lenny Burkhead', clan: 'Nosferatu', capacity: 6, disciplines: { ani: 2, obf: 1, pot: 1, pre: 1 }, title: 'primogen', abilities: [{ always: 'modify', stat: 'bleed', amount: 1 }] },
  { ...v, id: 'ryan', name: 'Ryan', clan: 'Nosferatu', capacity: 4, disciplines: { ani: 1, obf: 1, pot: 1 } },
  { ...v, id: 'the-dowager', name: 'The Dowager', clan: 'Nosferatu', capacity: 6, disciplines: { ani: 2, aus: 1, obf: 2, pot: 1 }, title: 'primogen', abilities: [{ always: 'modify', stat: 'intercept', amount: 1, if: [{ if: 'directed' }] }] },
  { ...v, id: 'wauneka', name: 'Wauneka', clan: 'Nosferatu', capacity: 5, disciplines: { ani: 1, aus: 1, obf: 1, pot: 2 } },

  // Toreador.
  { ...v, id: 'bret-stryker', name: 'Bret Stryker', clan: 'Toreador', capacity: 4, disciplines: { cel: 2, pre: 2 }, abilities: [{ always: 'modify', stat: 'intercept', amount: -1, if: [{ if: 'matches', card: 'acting', filter: { is: 'vampire', titled: true } }] }] },
  { ...v, id: 'catalina-vega', name: 'Catalina Vega', clan: 'Toreador', capacity: 8, disciplines: { aus: 2, cel: 2, for: 1, pre: 2 }, title: 'prince', titleOf: 'Buenos Aires', abilities: [{ always: 'modify', stat: 'bleed', amount: 1 }] },
  { ...v, id: 'flavio-goncalves', name: 'Flávio Gonçalves', clan: 'Toreador', capacity: 7, disciplines: { aus: 1, cel: 2, for: 1, pre: 2 }, title: 'prince', titleOf: 'São Paulo', abilities: [{ weapon: { kind: 'dodge' }, once: 'combat' }] },
  { ...v, id: 'kathy-glens', name: 'Kathy Glens', clan: 'Toreador', capacity: 5, disciplines: { aus: 1, cel: 1, pre: 2, tha: 1 } },
  { ...v, id: 'massimo-falconi', name: 'Massimo Falconi', clan: 'Toreador', capacity: 4, disciplines: { aus: 1, cel: 1, pre: 1 } },
  { ...v, id: 'min-seo', name: 'Min-seo', clan: 'Toreador', capacity: 3, disciplines: { aus: 1, cel: 1 } },
  { ...v, id: 'mkhokheli', name: 'Mkhokheli', clan: 'Toreador', capacity: 6, disciplines: { aus: 1, cel: 1, for: 1, pre: 2 }, title: 'prince', titleOf: 'Cape Town' },
  { ...v, id: 'nik-sikko', name: 'Nik Sikko', clan: 'Toreador', capacity: 3, disciplines: { cel: 1, pre: 1 } },
  { ...v, id: 'tamoszius', name: 'Tamoszius', clan: 'Toreador', capacity: 5, disciplines: { aus: 1, cel: 2, pre: 2 } },

  // Tremere.
  { ...v, id: 'ayelech', name: 'Ayelech', clan: 'Tremere', capacity: 7, disciplines: { aus: 2, dom: 2, tha: 2 }, title: 'prince', titleOf: 'Addis Ababa' },
  { ...v, id: 'chrysanthemum', name: 'Chrysanthemum', clan: 'Tremere', capacity: 5, disciplines: { aus: 2, dom: 1, tha: 2 }, title: 'primogen' },
  { ...v, id: 'ines-tristao', name: 'Inês Tristão', clan: 'Tremere', capacity: 6, disciplines: { aus: 1, dom: 1, pre: 1, tha: 2 }, title: 'prince', titleOf: 'Rio de Janeiro' },
  { ...v, id: 'lauren', name: 'Lauren', clan: 'Tremere', capacity: 4, disciplines: { aus: 1, dom: 1, tha: 1 } },
  { ...v, id: 'lloyd-brooks', name: 'Lloyd Brooks', clan: 'Tremere', capacity: 6, disciplines: { aus: 1, dom: 2, pot: 1, tha: 2 }, title: 'primogen' },
  { ...v, id: 'nassir', name: 'Nassir', clan: 'Tremere', capacity: 4, disciplines: { aus: 1, tha: 2 } },
  { ...v, id: 'patrik-soderberg', name: 'Patrik Söderberg', clan: 'Tremere', capacity: 5, disciplines: { aus: 2, dom: 1, for: 1, tha: 1 } },
  { ...v, id: 'rosalina-cortez', name: 'Rosalina Cortez', clan: 'Tremere', capacity: 3, disciplines: { tha: 2 } },
  { ...v, id: 'trevon-parker', name: 'Trevon Parker', clan: 'Tremere', capacity: 6, disciplines: { aus: 2, dom: 2, tha: 2 } },

  // Ventrue.
  { ...v, id: 'alexa-draper', name: 'Alexa Draper', clan: 'Ventrue', capacity: 8, disciplines: { dom: 2, for: 1, pot: 1, pre: 2 }, title: 'prince', titleOf: 'Melbourne', abilities: [{ use: 'influence the vote', when: ['polling'], by: 'bearer', once: 'action', cost: { discard: { requires: 'dom' } }, effects: [{ do: 'gain votes', amount: 1 }] }] },
  { ...v, id: 'alice-chen', name: 'Alice Chen', clan: 'Ventrue', capacity: 7, disciplines: { dom: 1, for: 2, obf: 1, pre: 2 }, title: 'prince', titleOf: 'Nairobi' },
  { ...v, id: 'brock-sterling', name: 'Brock Sterling', clan: 'Ventrue', capacity: 3, disciplines: { for: 2 } },
  { ...v, id: 'chelsea-blake', name: 'Chelsea Blake', clan: 'Ventrue', capacity: 5, disciplines: { cel: 1, dom: 2, for: 1, pre: 1 } },
  { ...v, id: 'horst-von-bruhl', name: 'Horst von Brühl', clan: 'Ventrue', capacity: 6, disciplines: { aus: 1, dom: 1, for: 2, pre: 1 }, title: 'prince', titleOf: 'Mannheim' },
  { ...v, id: 'madison', name: 'Madison', clan: 'Ventrue', capacity: 6, disciplines: { dom: 2, for: 2, pre: 2 } },
  { ...v, id: 'naomi-stewart', name: 'Naomi Stewart', clan: 'Ventrue', capacity: 5, disciplines: { dom: 1, for: 2, pre: 2 } },
  { ...v, id: 'oshri-dahan', name: 'Oshri Dahan', clan: 'Ventrue', capacity: 4, disciplines: { dom: 1, for: 1, pre: 1 } },
  { ...v, id: 'sybren-van-oosten', name: 'Sybren van Oosten', clan: 'Ventrue', capacity: 7, disciplines: { dom: 1, for: 2, pre: 2, tha: 1 }, title: 'prince', titleOf: 'Rotterdam', abilities: [{ trigger: 'referendum passed', if: [{ if: 'called by self' }], optional: true, effects: [{ do: 'unlock', card: 'this' }] }] },
];
