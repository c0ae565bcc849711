/** The words of a view under the keys by which hosts look them up: `zone bench`, `counter prizes`, `step main`, `mark Asleep`. */
import type { Modifier } from '../cards/language.ts';
import type { Step } from '../rules/steps.ts';
import { HINTS, type Hints } from './hints.ts';
import { LANGUAGES } from './languages.ts';

interface LabelWords {
  readonly zones: {
    readonly [Key in
      | 'active'
      | 'bench'
      | 'hand'
      | 'deck'
      | 'prizes'
      | 'discard'
      | 'lost'
      | 'known hand'
      | 'known deck']: string;
  };
  readonly counters: {
    readonly [Key in
      | 'prizes'
      | 'deck'
      | 'hand'
      | 'damage'
      | 'hp'
      | 'retreat'
      | 'poison'
      | 'Energy attached'
      | 'Supporter played'
      | 'Stadium played'
      | 'retreated'
      | 'GX attack used'
      | 'VSTAR Power used']: string;
  };
  readonly steps: { readonly [Key in Step]: string };
  /** What lasts on a Pokémon, beside its Special Conditions. */
  readonly marks: { readonly [Key in Modifier['gets'] | 'face down']: string };
  readonly table: { readonly [Key in 'turn' | 'phase' | 'stadium' | 'sudden death' | 'result']: string };
  readonly editions: { readonly 2024: string };
  /** By which decks are searched and counted. */
  readonly facts: { readonly [Key in 'type' | 'types' | 'stage']: string };
}

const en: LabelWords = {
  zones: {
    active: 'Active Spot',
    bench: 'Bench',
    hand: 'hand',
    deck: 'deck',
    prizes: 'Prize cards',
    discard: 'discard pile',
    lost: 'Lost Zone',
    'known hand': 'known cards of the hand',
    'known deck': 'known cards of the deck',
  },
  counters: {
    prizes: 'Prize cards',
    deck: 'deck',
    hand: 'hand',
    damage: 'damage',
    hp: 'HP',
    retreat: 'Retreat Cost',
    poison: 'damage counters from Poison',
    'Energy attached': 'Energy attached',
    'Supporter played': 'Supporter played',
    'Stadium played': 'Stadium played',
    retreated: 'retreated',
    'GX attack used': 'GX attack used',
    'VSTAR Power used': 'VSTAR Power used',
  },
  steps: {
    'coin flip': 'coin flip',
    setup: 'setup',
    'extra cards': 'extra cards',
    main: 'actions',
    'attack choices': 'attack',
    effect: 'effect',
    prizes: 'Prize cards',
    promote: 'new Active Pokémon',
    checkup: 'Pokémon Checkup',
  },
  marks: {
    'face down': 'face down',
    hp: 'more HP',
    'retreat cost': 'other Retreat Cost',
    'attack cost': 'other attack costs',
    'no retreat cost': 'retreats for free',
    'damage done': 'does other damage',
    'damage taken': 'takes other damage',
    'no damage': 'takes no damage',
    'no effects': 'not affected by attacks',
    'cannot attack': 'cannot attack',
    'cannot retreat': 'cannot retreat',
    'cannot use': 'cannot use an attack',
    'flip to attack': 'flips to attack',
    immune: 'immune',
    'no Abilities': 'no Abilities',
    'bench size': 'other Bench',
    'cannot play': 'cannot play cards',
  },
  table: { turn: 'turn', phase: 'part', stadium: 'Stadium', 'sudden death': 'sudden death', result: 'wins the game' },
  editions: { 2024: 'Rulebook of 2024' },
  facts: { type: 'type', types: 'types', stage: 'stage' },
};

const pt: LabelWords = {
  zones: {
    active: 'Campo Ativo',
    bench: 'Banco',
    hand: 'mão',
    deck: 'baralho',
    prizes: 'cartas de Prêmio',
    discard: 'pilha de descarte',
    lost: 'Zona Perdida',
    'known hand': 'cartas conhecidas da mão',
    'known deck': 'cartas conhecidas do baralho',
  },
  counters: {
    prizes: 'Prêmios',
    deck: 'baralho',
    hand: 'mão',
    damage: 'dano',
    hp: 'PS',
    retreat: 'custo de Recuo',
    poison: 'contadores de dano do Veneno',
    'Energy attached': 'Energia ligada',
    'Supporter played': 'Apoiador jogado',
    'Stadium played': 'Estádio jogado',
    retreated: 'recuou',
    'GX attack used': 'ataque GX usado',
    'VSTAR Power used': 'Poder V-ASTRO usado',
  },
  steps: {
    'coin flip': 'moeda',
    setup: 'preparação',
    'extra cards': 'cartas extras',
    main: 'ações',
    'attack choices': 'ataque',
    effect: 'efeito',
    prizes: 'Prêmios',
    promote: 'novo Pokémon Ativo',
    checkup: 'Checape Pokémon',
  },
  marks: {
    'face down': 'virada para baixo',
    hp: 'mais PS',
    'retreat cost': 'custo de Recuo alterado',
    'attack cost': 'custo dos ataques alterado',
    'no retreat cost': 'recua sem custo',
    'damage done': 'dano causado alterado',
    'damage taken': 'dano recebido alterado',
    'no damage': 'não recebe dano',
    'no effects': 'ataques não o afetam',
    'cannot attack': 'não pode atacar',
    'cannot retreat': 'não pode recuar',
    'cannot use': 'não pode usar um ataque',
    'flip to attack': 'joga moeda para atacar',
    immune: 'imune',
    'no Abilities': 'sem Habilidades',
    'bench size': 'Banco alterado',
    'cannot play': 'não pode jogar cartas',
  },
  table: {
    turn: 'turno',
    phase: 'parte',
    stadium: 'Estádio',
    'sudden death': 'morte súbita',
    result: 'vence a partida',
  },
  editions: { 2024: 'Regras de 2024' },
  facts: { type: 'tipo', types: 'tipos', stage: 'estágio' },
};

const es: LabelWords = {
  zones: {
    active: 'Puesto Activo',
    bench: 'Banca',
    hand: 'mano',
    deck: 'baraja',
    prizes: 'cartas de Premio',
    discard: 'pila de descartes',
    lost: 'Zona Perdida',
    'known hand': 'cartas conocidas de la mano',
    'known deck': 'cartas conocidas de la baraja',
  },
  counters: {
    prizes: 'Premios',
    deck: 'baraja',
    hand: 'mano',
    damage: 'daño',
    hp: 'PS',
    retreat: 'Coste de Retirada',
    poison: 'contadores de daño del Veneno',
    'Energy attached': 'Energía unida',
    'Supporter played': 'Partidario jugado',
    'Stadium played': 'Estadio jugado',
    retreated: 'se ha retirado',
    'GX attack used': 'ataque GX usado',
    'VSTAR Power used': 'Poder V-ASTRO usado',
  },
  steps: {
    'coin flip': 'moneda',
    setup: 'preparación',
    'extra cards': 'cartas adicionales',
    main: 'acciones',
    'attack choices': 'ataque',
    effect: 'efecto',
    prizes: 'Premios',
    promote: 'nuevo Pokémon Activo',
    checkup: 'Chequeo Pokémon',
  },
  marks: {
    'face down': 'boca abajo',
    hp: 'más PS',
    'retreat cost': 'Coste de Retirada alterado',
    'attack cost': 'coste de los ataques alterado',
    'no retreat cost': 'se retira sin coste',
    'damage done': 'daño causado alterado',
    'damage taken': 'daño recibido alterado',
    'no damage': 'no recibe daño',
    'no effects': 'los ataques no le afectan',
    'cannot attack': 'no puede atacar',
    'cannot retreat': 'no puede retirarse',
    'cannot use': 'no puede usar un ataque',
    'flip to attack': 'lanza moneda para atacar',
    immune: 'inmune',
    'no Abilities': 'sin habilidades',
    'bench size': 'Banca alterada',
    'cannot play': 'no puede jugar cartas',
  },
  table: {
    turn: 'turno',
    phase: 'parte',
    stadium: 'Estadio',
    'sudden death': 'muerte súbita',
    result: 'gana la partida',
  },
  editions: { 2024: 'Reglas de 2024' },
  facts: { type: 'tipo', types: 'tipos', stage: 'fase' },
};

const it: LabelWords = {
  zones: {
    active: 'posizione attiva',
    bench: 'panchina',
    hand: 'mano',
    deck: 'mazzo',
    prizes: 'carte Premio',
    discard: 'pila degli scarti',
    lost: 'area perduta',
    'known hand': 'carte note della mano',
    'known deck': 'carte note del mazzo',
  },
  counters: {
    prizes: 'Premi',
    deck: 'mazzo',
    hand: 'mano',
    damage: 'danni',
    hp: 'PS',
    retreat: 'costo di ritirata',
    poison: 'segnalini danno del Veleno',
    'Energy attached': 'Energia assegnata',
    'Supporter played': 'Aiuto giocato',
    'Stadium played': 'Stadio giocato',
    retreated: 'ritirata fatta',
    'GX attack used': 'attacco GX usato',
    'VSTAR Power used': 'potere V ASTRO usato',
  },
  steps: {
    'coin flip': 'moneta',
    setup: 'preparazione',
    'extra cards': 'carte extra',
    main: 'azioni',
    'attack choices': 'attacco',
    effect: 'effetto',
    prizes: 'Premi',
    promote: 'nuovo Pokémon attivo',
    checkup: 'controllo Pokémon',
  },
  marks: {
    'face down': 'a faccia in giù',
    hp: 'più PS',
    'retreat cost': 'costo di ritirata modificato',
    'attack cost': 'costo degli attacchi modificato',
    'no retreat cost': 'si ritira senza costo',
    'damage done': 'infligge danni diversi',
    'damage taken': 'subisce danni diversi',
    'no damage': 'non subisce danni',
    'no effects': 'non risente degli attacchi',
    'cannot attack': 'non può attaccare',
    'cannot retreat': 'non può ritirarsi',
    'cannot use': 'non può usare un attacco',
    'flip to attack': 'lancia una moneta per attaccare',
    immune: 'immune',
    'no Abilities': 'senza abilità',
    'bench size': 'panchina di altra grandezza',
    'cannot play': 'non può giocare carte',
  },
  table: {
    turn: 'turno',
    phase: 'parte',
    stadium: 'Stadio',
    'sudden death': 'morte improvvisa',
    result: 'vince la partita',
  },
  editions: { 2024: 'Regolamento del 2024' },
  facts: { type: 'tipo', types: 'tipi', stage: 'fase' },
};

const fr: LabelWords = {
  zones: {
    active: 'Poste Actif',
    bench: 'Banc',
    hand: 'main',
    deck: 'deck',
    prizes: 'cartes Récompense',
    discard: 'pile de défausse',
    lost: 'Zone Perdue',
    'known hand': 'cartes connues de la main',
    'known deck': 'cartes connues du deck',
  },
  counters: {
    prizes: 'Récompenses',
    deck: 'deck',
    hand: 'main',
    damage: 'dégâts',
    hp: 'PV',
    retreat: 'Coût de Retraite',
    poison: 'marqueurs de dégâts du Poison',
    'Energy attached': 'Énergie attachée',
    'Supporter played': 'Supporter joué',
    'Stadium played': 'Stade joué',
    retreated: 'retraite faite',
    'GX attack used': 'attaque GX utilisée',
    'VSTAR Power used': 'Pouvoir VSTAR utilisé',
  },
  steps: {
    'coin flip': 'pièce',
    setup: 'mise en place',
    'extra cards': 'cartes supplémentaires',
    main: 'actions',
    'attack choices': 'attaque',
    effect: 'effet',
    prizes: 'Récompenses',
    promote: 'nouveau Pokémon Actif',
    checkup: 'Contrôle Pokémon',
  },
  marks: {
    'face down': 'face cachée',
    hp: 'plus de PV',
    'retreat cost': 'Coût de Retraite modifié',
    'attack cost': 'coût des attaques modifié',
    'no retreat cost': 'retraite sans coût',
    'damage done': 'inflige des dégâts modifiés',
    'damage taken': 'subit des dégâts modifiés',
    'no damage': 'ne subit pas de dégâts',
    'no effects': 'non affecté par les attaques',
    'cannot attack': 'ne peut pas attaquer',
    'cannot retreat': 'ne peut pas battre en retraite',
    'cannot use': 'ne peut pas utiliser une attaque',
    'flip to attack': 'lance une pièce pour attaquer',
    immune: 'immunisé',
    'no Abilities': 'sans talents',
    'bench size': 'taille du Banc modifiée',
    'cannot play': 'ne peut pas jouer de cartes',
  },
  table: { turn: 'tour', phase: 'partie', stadium: 'Stade', 'sudden death': 'mort subite', result: 'gagne la partie' },
  editions: { 2024: 'Règles de 2024' },
  facts: { type: 'type', types: 'types', stage: 'niveau' },
};

const WORDS: Readonly<Record<string, LabelWords>> = { en, pt, es, it, fr };

const known = new Map<string, Readonly<Record<string, string>>>();

export function labelsIn(language: string): Readonly<Record<string, string>> {
  let labels = known.get(language);
  if (!labels) {
    labels = made(language);
    known.set(language, labels);
  }
  return labels;
}

const GROUPS = [
  ['zones', 'zone'],
  ['counters', 'counter'],
  ['steps', 'step'],
  ['marks', 'mark'],
  ['table', 'table'],
  ['editions', 'edition'],
  ['facts', 'fact'],
] as const;

function made(language: string): Record<string, string> {
  const labels: Record<string, string> = {};
  const words = WORDS[language] ?? en;
  for (const [group, prefix] of GROUPS)
    for (const [key, word] of Object.entries(words[group])) labels[`${prefix} ${key}`] = word as string;
  const { conditions, types, kinds, stages } =
    LANGUAGES[language] ?? (LANGUAGES.en as NonNullable<(typeof LANGUAGES)[string]>);
  for (const [key, word] of Object.entries(conditions)) labels[`mark ${key}`] = word;
  for (const [key, word] of Object.entries(types)) labels[`type ${key}`] = word;
  for (const [key, word] of Object.entries(kinds)) labels[`kind ${key}`] = word;
  for (const [key, word] of Object.entries(stages)) labels[`stage ${key}`] = word;
  const hints = HINTS[language] ?? (HINTS.en as Hints);
  for (const [step, hint] of Object.entries(hints)) labels[`hint ${step}`] = hint;
  return labels;
}
