/** The words of a view under the keys by which hosts look them up: `zone hand`, `counter life`, `step upkeep`, `mark tapped`. */
import { KEYWORDS, type ManaKind } from '../cards/language.ts';
import type { Step } from '../rules/steps.ts';
import { CARD_LANGUAGES } from './cards/languages.ts';
import type { Phrases } from './cards/phrases.ts';
import { deckLabels } from './deck-labels.ts';
import { hintsIn } from './hints.ts';

interface LabelWords {
  readonly zones: {
    readonly [Key in
      | 'hand'
      | 'known hand'
      | 'library'
      | 'known library'
      | 'battlefield'
      | 'graveyard'
      | 'exile'
      | 'command'
      | 'stack']: string;
  };
  readonly counters: {
    readonly [Key in
      | ManaKind
      | 'life'
      | 'hand'
      | 'library'
      | 'lands'
      | 'power'
      | 'toughness'
      | 'damage'
      | 'loyalty'
      | '+1/+1'
      | '-1/-1']: string;
  };
  readonly steps: { readonly [Key in Step]: string };
  readonly marks: {
    readonly [Key in 'tapped' | 'summoning sick' | 'shield' | 'attacking' | 'blocking' | 'copy of *']: string;
  };
  readonly table: {
    readonly [Key in 'turn' | 'step' | 'stack' | 'combat' | 'priority' | 'nobody' | 'ability' | 'result']: string;
  };
  readonly editions: { readonly 2014: string };
}

const en: LabelWords = {
  zones: {
    hand: 'hand',
    'known hand': 'known cards of the hand',
    library: 'library',
    'known library': 'known cards of the library',
    battlefield: 'battlefield',
    graveyard: 'graveyard',
    exile: 'exile',
    command: 'command zone',
    stack: 'stack',
  },
  counters: {
    white: 'white mana',
    blue: 'blue mana',
    black: 'black mana',
    red: 'red mana',
    green: 'green mana',
    colorless: 'colorless mana',
    life: 'life',
    hand: 'hand',
    library: 'library',
    lands: 'lands played',
    power: 'power',
    toughness: 'toughness',
    damage: 'damage',
    loyalty: 'loyalty',
    '+1/+1': '+1/+1 counters',
    '-1/-1': '-1/-1 counters',
  },
  steps: {
    setup: 'setup',
    untap: 'untap step',
    upkeep: 'upkeep',
    draw: 'draw step',
    'main 1': 'first main phase',
    'beginning of combat': 'beginning of combat',
    'declare attackers': 'declare attackers',
    'declare blockers': 'declare blockers',
    'first strike damage': 'first-strike damage',
    'combat damage': 'combat damage',
    'end of combat': 'end of combat',
    'main 2': 'second main phase',
    end: 'end step',
    cleanup: 'cleanup',
  },
  marks: {
    tapped: 'tapped',
    'summoning sick': 'summoning sick',
    shield: 'will regenerate',
    attacking: 'attacking',
    blocking: 'blocking',
    'copy of *': 'copy of *',
  },
  table: {
    turn: 'Turn',
    step: 'step',
    stack: 'Stack',
    combat: 'Combat',
    priority: 'priority',
    nobody: 'nobody',
    ability: 'ability of',
    result: 'wins the game',
  },
  editions: { 2014: 'Magic 2015 (rules of 2014)' },
};

const pt: LabelWords = {
  zones: {
    hand: 'mão',
    'known hand': 'cards conhecidos da mão',
    library: 'grimório',
    'known library': 'cards conhecidos do grimório',
    battlefield: 'campo de batalha',
    graveyard: 'cemitério',
    exile: 'exílio',
    command: 'zona de comando',
    stack: 'pilha',
  },
  counters: {
    white: 'mana branco',
    blue: 'mana azul',
    black: 'mana preto',
    red: 'mana vermelho',
    green: 'mana verde',
    colorless: 'mana incolor',
    life: 'pontos de vida',
    hand: 'mão',
    library: 'grimório',
    lands: 'terrenos jogados',
    power: 'poder',
    toughness: 'resistência',
    damage: 'dano',
    loyalty: 'lealdade',
    '+1/+1': 'marcadores +1/+1',
    '-1/-1': 'marcadores -1/-1',
  },
  steps: {
    setup: 'preparação',
    untap: 'etapa de desvirar',
    upkeep: 'manutenção',
    draw: 'etapa de compra',
    'main 1': 'primeira fase principal',
    'beginning of combat': 'início do combate',
    'declare attackers': 'declaração de atacantes',
    'declare blockers': 'declaração de bloqueadores',
    'first strike damage': 'dano de iniciativa',
    'combat damage': 'dano de combate',
    'end of combat': 'final do combate',
    'main 2': 'segunda fase principal',
    end: 'etapa final',
    cleanup: 'limpeza',
  },
  marks: {
    tapped: 'virado',
    'summoning sick': 'enjoo de invocação',
    shield: 'vai se regenerar',
    attacking: 'atacando',
    blocking: 'bloqueando',
    'copy of *': 'cópia de *',
  },
  table: {
    turn: 'Turno',
    step: 'etapa',
    stack: 'Pilha',
    combat: 'Combate',
    priority: 'prioridade',
    nobody: 'ninguém',
    ability: 'habilidade de',
    result: 'vence a partida',
  },
  editions: { 2014: 'Magic 2015 (regras de 2014)' },
};

const es: LabelWords = {
  zones: {
    hand: 'mano',
    'known hand': 'cartas conocidas de la mano',
    library: 'biblioteca',
    'known library': 'cartas conocidas de la biblioteca',
    battlefield: 'campo de batalla',
    graveyard: 'cementerio',
    exile: 'exilio',
    command: 'zona de mando',
    stack: 'pila',
  },
  counters: {
    white: 'maná blanco',
    blue: 'maná azul',
    black: 'maná negro',
    red: 'maná rojo',
    green: 'maná verde',
    colorless: 'maná incoloro',
    life: 'vidas',
    hand: 'mano',
    library: 'biblioteca',
    lands: 'tierras jugadas',
    power: 'fuerza',
    toughness: 'resistencia',
    damage: 'daño',
    loyalty: 'lealtad',
    '+1/+1': 'contadores +1/+1',
    '-1/-1': 'contadores -1/-1',
  },
  steps: {
    setup: 'preparación',
    untap: 'paso de enderezar',
    upkeep: 'mantenimiento',
    draw: 'paso de robar',
    'main 1': 'primera fase principal',
    'beginning of combat': 'inicio del combate',
    'declare attackers': 'declaración de atacantes',
    'declare blockers': 'declaración de bloqueadores',
    'first strike damage': 'daño de los que dañan primero',
    'combat damage': 'daño de combate',
    'end of combat': 'final del combate',
    'main 2': 'segunda fase principal',
    end: 'paso final',
    cleanup: 'limpieza',
  },
  marks: {
    tapped: 'girado',
    'summoning sick': 'mareo de invocación',
    shield: 'se regenerará',
    attacking: 'atacando',
    blocking: 'bloqueando',
    'copy of *': 'copia de *',
  },
  table: {
    turn: 'Turno',
    step: 'paso',
    stack: 'Pila',
    combat: 'Combate',
    priority: 'prioridad',
    nobody: 'nadie',
    ability: 'habilidad de',
    result: 'gana la partida',
  },
  editions: { 2014: 'Magic 2015 (reglas de 2014)' },
};

const it: LabelWords = {
  zones: {
    hand: 'mano',
    'known hand': 'carte conosciute della mano',
    library: 'grimorio',
    'known library': 'carte conosciute del grimorio',
    battlefield: 'campo di battaglia',
    graveyard: 'cimitero',
    exile: 'esilio',
    command: 'zona di comando',
    stack: 'pila',
  },
  counters: {
    white: 'mana bianco',
    blue: 'mana blu',
    black: 'mana nero',
    red: 'mana rosso',
    green: 'mana verde',
    colorless: 'mana incolore',
    life: 'punti vita',
    hand: 'mano',
    library: 'grimorio',
    lands: 'terre giocate',
    power: 'forza',
    toughness: 'costituzione',
    damage: 'danno',
    loyalty: 'fedeltà',
    '+1/+1': 'segnalini +1/+1',
    '-1/-1': 'segnalini -1/-1',
  },
  steps: {
    setup: 'preparazione',
    untap: 'STAP',
    upkeep: 'mantenimento',
    draw: 'acquisizione',
    'main 1': 'prima fase principale',
    'beginning of combat': 'inizio combattimento',
    'declare attackers': 'dichiarazione delle creature attaccanti',
    'declare blockers': 'dichiarazione delle creature bloccanti',
    'first strike damage': 'danno da attacco improvviso',
    'combat damage': 'danno da combattimento',
    'end of combat': 'fine combattimento',
    'main 2': 'seconda fase principale',
    end: 'sottofase finale',
    cleanup: 'cancellazione',
  },
  marks: {
    tapped: 'TAPpato',
    'summoning sick': 'debolezza da evocazione',
    shield: 'si rigenererà',
    attacking: 'attacca',
    blocking: 'blocca',
    'copy of *': 'copia di *',
  },
  table: {
    turn: 'Turno',
    step: 'sottofase',
    stack: 'Pila',
    combat: 'Combattimento',
    priority: 'priorità',
    nobody: 'nessuno',
    ability: 'abilità di',
    result: 'vince la partita',
  },
  editions: { 2014: 'Magic 2015 (regole del 2014)' },
};

const fr: LabelWords = {
  zones: {
    hand: 'main',
    'known hand': 'cartes connues de la main',
    library: 'bibliothèque',
    'known library': 'cartes connues de la bibliothèque',
    battlefield: 'champ de bataille',
    graveyard: 'cimetière',
    exile: 'exil',
    command: 'zone de commandement',
    stack: 'pile',
  },
  counters: {
    white: 'mana blanc',
    blue: 'mana bleu',
    black: 'mana noir',
    red: 'mana rouge',
    green: 'mana vert',
    colorless: 'mana incolore',
    life: 'points de vie',
    hand: 'main',
    library: 'bibliothèque',
    lands: 'terrains joués',
    power: 'force',
    toughness: 'endurance',
    damage: 'blessures',
    loyalty: 'loyauté',
    '+1/+1': 'marqueurs +1/+1',
    '-1/-1': 'marqueurs -1/-1',
  },
  steps: {
    setup: 'préparation',
    untap: 'étape de dégagement',
    upkeep: 'entretien',
    draw: 'étape de pioche',
    'main 1': 'première phase principale',
    'beginning of combat': 'début de combat',
    'declare attackers': 'déclaration des attaquants',
    'declare blockers': 'déclaration des bloqueurs',
    'first strike damage': 'blessures d’initiative',
    'combat damage': 'blessures de combat',
    'end of combat': 'fin de combat',
    'main 2': 'seconde phase principale',
    end: 'étape de fin',
    cleanup: 'nettoyage',
  },
  marks: {
    tapped: 'engagé',
    'summoning sick': 'mal d’invocation',
    shield: 'va se régénérer',
    attacking: 'attaque',
    blocking: 'bloque',
    'copy of *': 'copie de *',
  },
  table: {
    turn: 'Tour',
    step: 'étape',
    stack: 'Pile',
    combat: 'Combat',
    priority: 'priorité',
    nobody: 'personne',
    ability: 'capacité de',
    result: 'gagne la partie',
  },
  editions: { 2014: 'Magic 2015 (règles de 2014)' },
};

const WORDS: Readonly<Record<string, LabelWords>> = { en, pt, es, it, fr };

/** Under which word the keys of each group stand. */
const GROUPS: { readonly [Group in keyof LabelWords]: string } = {
  zones: 'zone',
  counters: 'counter',
  steps: 'step',
  marks: 'mark',
  table: 'table',
  editions: 'edition',
};

/** In a key and its words `*` stands for whatever follows. */
export function labelsIn(language: string): Readonly<Record<string, string>> {
  const words = WORDS[language] ?? en;
  const { keywords } = CARD_LANGUAGES[language] ?? (CARD_LANGUAGES.en as Phrases);
  const labels: Record<string, string> = {};
  for (const [group, prefix] of Object.entries(GROUPS))
    for (const [key, word] of Object.entries(words[group as keyof LabelWords])) labels[`${prefix} ${key}`] = word;
  for (const [step, hint] of Object.entries(hintsIn(language))) labels[`hint ${step}`] = hint;
  Object.assign(labels, deckLabels(language));
  // Keywords are marks on the table under their official names.
  for (const keyword of KEYWORDS) labels[`mark ${keyword}`] = keywords[keyword];
  return labels;
}
