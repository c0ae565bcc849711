/** The words of the panels that are neither game terms (those come from the server) nor the page's own. */
import type { PageLanguage } from '../../words/languages.ts';
import type { Row } from './groups.ts';
import type { StepWindow } from './where.ts';

export interface MagicWords {
  readonly steps: string;
  /** Short names of the steps, for the strip. */
  readonly short: { readonly [Step in StepWindow]: string };
  readonly stops: string;
  readonly stopsExplained: string;
  readonly ownTurn: string;
  readonly otherTurn: string;
  readonly ownStack: string;
  readonly otherStack: string;
  /** Ask me whenever I have priority. */
  readonly fullControl: string;
  readonly stopHere: string;
  readonly stack: (count: number) => string;
  readonly resolvesNext: string;
  readonly ability: string;
  readonly targets: (names: string) => string;
  readonly attackWith: (count: number) => string;
  readonly allAttack: string;
  readonly attackWhom: string;
  readonly blockWith: (count: number) => string;
  readonly doesNotBlock: string;
  readonly impossible: string;
  readonly rows: { readonly [Key in Row]: string };
  readonly alike: (count: number) => string;
}

const en: MagicWords = {
  steps: 'Steps of the turn',
  short: {
    upkeep: 'Upkeep',
    draw: 'Draw',
    'main 1': 'Main',
    'beginning of combat': 'Combat',
    'declare attackers': 'Attack',
    'declare blockers': 'Block',
    'first strike damage': 'First strike',
    'combat damage': 'Damage',
    'end of combat': 'After combat',
    'main 2': 'Main 2',
    end: 'End',
  },
  stops: 'Stops',
  stopsExplained:
    'You are asked at the steps that are ticked if there is something you can do beside making mana. Elsewhere you pass by yourself.',
  ownTurn: 'My turn',
  otherTurn: 'Others’ turns',
  ownStack: 'When something of mine is on top of the stack',
  otherStack: 'When something of others is on top of the stack',
  fullControl: 'Full control',
  stopHere: 'you stop here',
  stack: (count) => (count === 1 ? 'Stack: 1 object' : `Stack: ${count} objects`),
  resolvesNext: 'resolves next',
  ability: 'ability',
  targets: (names) => `Targets: ${names}`,
  attackWith: (count) => (count === 1 ? 'Attack with 1' : `Attack with ${count}`),
  allAttack: 'All',
  attackWhom: 'Attack whom?',
  blockWith: (count) => (count === 1 ? 'Block with 1' : `Block with ${count}`),
  doesNotBlock: 'does not block',
  impossible: 'The rules do not allow this. Change it and try again.',
  rows: { creatures: 'Creatures', others: 'Other permanents', lands: 'Lands' },
  alike: (count) => `${count} alike`,
};

const pt: MagicWords = {
  steps: 'Etapas do turno',
  short: {
    upkeep: 'Manutenção',
    draw: 'Compra',
    'main 1': 'Principal',
    'beginning of combat': 'Combate',
    'declare attackers': 'Ataque',
    'declare blockers': 'Bloqueio',
    'first strike damage': 'Iniciativa',
    'combat damage': 'Dano',
    'end of combat': 'Fim do combate',
    'main 2': 'Principal 2',
    end: 'Final',
  },
  stops: 'Paradas',
  stopsExplained:
    'Você é consultado nas etapas marcadas se puder fazer algo além de gerar mana. Nas demais, você passa automaticamente.',
  ownTurn: 'Meu turno',
  otherTurn: 'Turnos dos outros',
  ownStack: 'Quando algo meu está no topo da pilha',
  otherStack: 'Quando algo de outros está no topo da pilha',
  fullControl: 'Controle total',
  stopHere: 'você para aqui',
  stack: (count) => (count === 1 ? 'Pilha: 1 objeto' : `Pilha: ${count} objetos`),
  resolvesNext: 'resolve-se em seguida',
  ability: 'habilidade',
  targets: (names) => `Alvos: ${names}`,
  attackWith: (count) => `Atacar com ${count}`,
  allAttack: 'Todas',
  attackWhom: 'Atacar quem?',
  blockWith: (count) => `Bloquear com ${count}`,
  doesNotBlock: 'não bloqueia',
  impossible: 'As regras não permitem isso. Mude algo e tente de novo.',
  rows: { creatures: 'Criaturas', others: 'Outras permanentes', lands: 'Terrenos' },
  alike: (count) => `${count} iguais`,
};

const es: MagicWords = {
  steps: 'Pasos del turno',
  short: {
    upkeep: 'Mantenimiento',
    draw: 'Robar',
    'main 1': 'Principal',
    'beginning of combat': 'Combate',
    'declare attackers': 'Ataque',
    'declare blockers': 'Bloqueo',
    'first strike damage': 'Dañar primero',
    'combat damage': 'Daño',
    'end of combat': 'Fin del combate',
    'main 2': 'Principal 2',
    end: 'Final',
  },
  stops: 'Paradas',
  stopsExplained:
    'Se te pregunta en los pasos marcados si puedes hacer algo además de generar maná. En los demás pasas automáticamente.',
  ownTurn: 'Mi turno',
  otherTurn: 'Turnos de otros',
  ownStack: 'Cuando algo mío está en lo alto de la pila',
  otherStack: 'Cuando algo de otros está en lo alto de la pila',
  fullControl: 'Control total',
  stopHere: 'aquí te detienes',
  stack: (count) => (count === 1 ? 'Pila: 1 objeto' : `Pila: ${count} objetos`),
  resolvesNext: 'se resuelve a continuación',
  ability: 'habilidad',
  targets: (names) => `Objetivos: ${names}`,
  attackWith: (count) => `Atacar con ${count}`,
  allAttack: 'Todas',
  attackWhom: '¿A quién atacar?',
  blockWith: (count) => `Bloquear con ${count}`,
  doesNotBlock: 'no bloquea',
  impossible: 'Las reglas no lo permiten. Cambia algo e inténtalo de nuevo.',
  rows: { creatures: 'Criaturas', others: 'Otros permanentes', lands: 'Tierras' },
  alike: (count) => `${count} iguales`,
};

const it: MagicWords = {
  steps: 'Sottofasi del turno',
  short: {
    upkeep: 'Mantenimento',
    draw: 'Acquisizione',
    'main 1': 'Principale',
    'beginning of combat': 'Combattimento',
    'declare attackers': 'Attacco',
    'declare blockers': 'Blocco',
    'first strike damage': 'Attacco improvviso',
    'combat damage': 'Danno',
    'end of combat': 'Fine combattimento',
    'main 2': 'Principale 2',
    end: 'Finale',
  },
  stops: 'Fermate',
  stopsExplained:
    'Nelle sottofasi spuntate il gioco ti interpella quando puoi fare qualcosa oltre a produrre mana. Nelle altre passi automaticamente.',
  ownTurn: 'Il mio turno',
  otherTurn: 'Turni altrui',
  ownStack: 'Quando qualcosa di mio è in cima alla pila',
  otherStack: 'Quando qualcosa di altri è in cima alla pila',
  fullControl: 'Controllo totale',
  stopHere: 'ti fermi qui',
  stack: (count) => (count === 1 ? 'Pila: 1 oggetto' : `Pila: ${count} oggetti`),
  resolvesNext: 'si risolve per prima',
  ability: 'abilità',
  targets: (names) => `Bersagli: ${names}`,
  attackWith: (count) => `Attacca con ${count}`,
  allAttack: 'Tutte',
  attackWhom: 'Chi attaccare?',
  blockWith: (count) => `Blocca con ${count}`,
  doesNotBlock: 'non blocca',
  impossible: 'Le regole non lo permettono. Cambia qualcosa e riprova.',
  rows: { creatures: 'Creature', others: 'Altri permanenti', lands: 'Terre' },
  alike: (count) => `${count} uguali`,
};

const fr: MagicWords = {
  steps: 'Étapes du tour',
  short: {
    upkeep: 'Entretien',
    draw: 'Pioche',
    'main 1': 'Principale',
    'beginning of combat': 'Combat',
    'declare attackers': 'Attaque',
    'declare blockers': 'Blocage',
    'first strike damage': 'Initiative',
    'combat damage': 'Blessures',
    'end of combat': 'Fin de combat',
    'main 2': 'Principale 2',
    end: 'Fin',
  },
  stops: 'Arrêts',
  stopsExplained:
    'Aux étapes cochées, le jeu vous consulte quand vous pouvez faire autre chose que produire du mana. Ailleurs, vous passez automatiquement.',
  ownTurn: 'Mon tour',
  otherTurn: 'Tours des autres',
  ownStack: 'Quand un objet à moi est au sommet de la pile',
  otherStack: 'Quand un objet d’un autre est au sommet de la pile',
  fullControl: 'Contrôle total',
  stopHere: 'vous vous arrêtez ici',
  stack: (count) => (count === 1 ? 'Pile : 1 objet' : `Pile : ${count} objets`),
  resolvesNext: 'se résout en premier',
  ability: 'capacité',
  targets: (names) => `Cibles : ${names}`,
  attackWith: (count) => `Attaquer avec ${count}`,
  allAttack: 'Toutes',
  attackWhom: 'Attaquer qui ?',
  blockWith: (count) => `Bloquer avec ${count}`,
  doesNotBlock: 'ne bloque pas',
  impossible: 'Les règles ne le permettent pas. Changez quelque chose et réessayez.',
  rows: { creatures: 'Créatures', others: 'Autres permanents', lands: 'Terrains' },
  alike: (count) => `${count} identiques`,
};

export const MAGIC_WORDS: { readonly [Language in PageLanguage]: MagicWords } = { en, pt, es, it, fr };
