/** The texts for Ana: commands, and a log in which she is "you" and Bob has a name. */
import type { CardId, GameEvent, Path, Piece } from '@praxis/engine';
import { testWordings } from '@praxis/testkit/wordings.ts';
import { contextOf } from '../game.ts';
import { staging } from '../staging.ts';
import { wordingIn } from './wording.ts';

const { setup, state } = staging.stage({
  edition: '9.0',
  seats: {
    Ana: { monsters: ['Dark Blade'], hand: ['Luster Dragon'] },
    Bob: { monsters: ['X-Head Cannon'] },
  },
});
const g = contextOf(state, setup);
const id = (name: string): CardId => state.cards.findIndex(({ def }) => g.defs[def]?.name === name) as CardId;
const seen = (name: string): object => ({ handle: 100 + id(name), def: state.cards[id(name)]?.def });
const ME = 0;
const OTHER = 1;

const PATHS: readonly Path[] = [
  [{ say: 'pass' }],
  [{ say: 'concedes' }],
  [{ say: 'normal summons', card: id('Luster Dragon') }],
  [{ say: 'sets', card: id('Luster Dragon') }],
  [
    { say: 'attacks', card: id('Dark Blade') },
    { say: 'target', card: id('X-Head Cannon') },
  ],
  [{ say: 'attacks', card: id('Dark Blade') }, { say: 'directly' }],
  [{ say: 'to defense', card: id('Dark Blade') }],
  [{ say: 'discards', card: id('Luster Dragon') }],
  [{ say: 'does so' }],
  [{ say: 'does not' }],
  [{ say: 'goes first' }],
];

const ABOUTS: readonly Piece[] = [
  { say: 'open', word: 'main 1' },
  { say: 'respond' },
  { say: 'triggers' },
  { say: 'replay' },
  { say: 'who starts' },
];

const EVENTS: readonly GameEvent[] = [
  { type: 'turn', seat: ME, number: 3 },
  { type: 'turn', seat: OTHER, number: 4 },
  { type: 'drew', seat: ME, card: seen('Luster Dragon') },
  { type: 'drew', seat: OTHER, card: {} },
  { type: 'summoned', seat: ME, card: seen('Luster Dragon'), position: 'attack' },
  { type: 'activated', seat: ME, card: seen('Dark Blade'), link: 2 },
  { type: 'life', seat: ME, change: -800, now: 7200 },
  { type: 'cannot draw', seat: ME },
  { type: 'conceded', seat: ME },
];

const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Pass',
    'Concede',
    'Normal Summon Luster Dragon',
    'Set Luster Dragon',
    'Attack X-Head Cannon with Dark Blade',
    'Attack directly with Dark Blade',
    'Change Dark Blade to Defense Position',
    'Discard Luster Dragon',
    'Do so',
    'Do not',
    'Go first',
  ],
  pt: [
    'Passe',
    'Desista',
    'Invoque Dragão do Brilho por Invocação-Normal',
    'Baixe Dragão do Brilho',
    'Ataque Cabeça de Canhão X com Lâmina Sombria',
    'Ataque diretamente com Lâmina Sombria',
    'Mude Lâmina Sombria para a Posição de Defesa',
    'Descarte Dragão do Brilho',
    'Faça isso',
    'Não faça isso',
    'Comece',
  ],
  es: [
    'Pasa',
    'Ríndete',
    'Invoca de Modo Normal a Dragón del Brillo',
    'Coloca Dragón del Brillo',
    'Ataca a X-Cabeza Cañón con Hoja Oscura',
    'Ataca directamente con Hoja Oscura',
    'Cambia Hoja Oscura a Posición de Defensa',
    'Descarta Dragón del Brillo',
    'Hazlo',
    'No lo hagas',
    'Empieza',
  ],
  it: [
    'Passa',
    'Arrenditi',
    'Evoca Normalmente Drago Avido',
    'Posiziona Drago Avido',
    'Attacca X-Testa Cannone con Lama Oscura',
    'Attacca direttamente con Lama Oscura',
    'Metti Lama Oscura in Posizione di Difesa',
    'Scarta Drago Avido',
    'Fallo',
    'Non farlo',
    'Inizia per primo',
  ],
  fr: [
    'Passez',
    'Abandonnez',
    'Invoquez Normalement Dragon Étincelant',
    'Posez Dragon Étincelant',
    'Attaquez Tête de Canon X avec Sombrelame',
    'Attaquez directement avec Sombrelame',
    'Mettez Sombrelame en Position de Défense',
    'Défaussez Dragon Étincelant',
    'Faites-le',
    'Ne le faites pas',
    'Commencez',
  ],
};

const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Main Phase 1',
    'Do you respond?',
    'Which effect do you activate next?',
    'A Replay: what do you attack?',
    'You decide who goes first',
  ],
  pt: [
    'Fase Principal 1',
    'Você responde?',
    'Qual efeito você ativa em seguida?',
    'Repetição: o que você ataca?',
    'Você decide quem começa',
  ],
  es: [
    'Main Phase 1',
    '¿Respondes?',
    '¿Qué efecto activas a continuación?',
    'Repetición: ¿a qué atacas?',
    'Decide quién empieza',
  ],
  it: ['Main Phase 1', 'Rispondi?', 'Quale effetto attivi ora?', 'Replay: che cosa attacchi?', 'Decidi chi inizia'],
  fr: [
    'Main Phase 1',
    'Vous répondez ?',
    'Quel effet activez-vous ensuite ?',
    'Replay : qu’attaquez-vous ?',
    'Vous décidez qui commence',
  ],
};

const LOG: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Turn 3: you',
    'Turn 4: Bob',
    'You draw Luster Dragon',
    'Bob draws a card',
    'You Summon Luster Dragon in Attack Position',
    'Link 2: you activate Dark Blade',
    'You: −800 LP (7200)',
    'You cannot draw',
    'You concede',
  ],
  pt: [
    'Turno 3: você',
    'Turno 4: Bob',
    'Você compra Dragão do Brilho',
    'Bob compra um card',
    'Você Invoca Dragão do Brilho em Posição de Ataque',
    'Elo 2: você ativa Lâmina Sombria',
    'Você: −800 PV (7200)',
    'Você não pode comprar',
    'Você desiste',
  ],
  es: [
    'Turno 3: tú',
    'Turno 4: Bob',
    'Robas Dragón del Brillo',
    'Bob roba una carta',
    'Invocas a Dragón del Brillo en Posición de Ataque',
    'Eslabón 2: activas Hoja Oscura',
    'Tú: −800 LP (7200)',
    'No puedes robar',
    'Te rindes',
  ],
  it: [
    'Turno 3: tu',
    'Turno 4: Bob',
    'Peschi Drago Avido',
    'Bob pesca una carta',
    'Evochi Drago Avido in Posizione di Attacco',
    'Anello 2: attivi Lama Oscura',
    'Tu: −800 LP (7200)',
    'Non puoi pescare',
    'Ti arrendi',
  ],
  fr: [
    'Tour 3 : vous',
    'Tour 4 : Bob',
    'Vous piochez Dragon Étincelant',
    'Bob pioche une carte',
    'Vous Invoquez Dragon Étincelant en Position d’Attaque',
    'Maillon 2 : vous activez Sombrelame',
    'Vous : −800 LP (7200)',
    'Vous ne pouvez pas piocher',
    'Vous abandonnez',
  ],
};

const question = { seat: ME, step: '', about: { say: 'explain' } };

const to = (language: string): ReturnType<typeof wordingIn> => wordingIn(language).to(ME);

testWordings('What can be done is a command', PATHS, COMMANDS, (language, path) =>
  to(language).sentence(g, question, path),
);
testWordings('Questions call the player you', ABOUTS, QUESTIONS, (language, about) =>
  to(language).about(g, { ...question, about }),
);
testWordings('The log calls the player you and others by name', EVENTS, LOG, (language, event) =>
  to(language).event(g, event),
);

const OPTIONS: readonly Path[] = [
  [
    { say: 'uses', card: id('Dark Blade'), amount: 2 },
    { say: 'for', amount: 3 },
  ],
  [
    { say: 'activates', card: id('Dark Blade') },
    { say: 'choosing', word: 'gain' },
  ],
  [{ say: 'chooses', card: id('Luster Dragon') }, { say: 'in defense' }],
];

const WORDED: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Use Dark Blade (effect 2) sending 3 cards from the Deck',
    'Activate Dark Blade (gain LP)',
    'Special Summon Luster Dragon in Defense Position',
  ],
  pt: [
    'Use Lâmina Sombria (efeito 2) enviando 3 cards do Deck',
    'Ative Lâmina Sombria (ganhar PV)',
    'Invoque Dragão do Brilho por Invocação-Especial em Posição de Defesa',
  ],
  es: [
    'Usa Hoja Oscura (efecto 2) enviando 3 cartas del Deck',
    'Activa Hoja Oscura (ganar LP)',
    'Invoca de Modo Especial a Dragón del Brillo en Posición de Defensa',
  ],
  it: [
    'Usa Lama Oscura (effetto 2) mandando 3 carte dal Deck',
    'Attiva Lama Oscura (guadagnare LP)',
    'Evoca Specialmente Drago Avido in Posizione di Difesa',
  ],
  fr: [
    'Utilisez Sombrelame (effet 2) en envoyant 3 cartes depuis le Deck',
    'Activez Sombrelame (gagner des LP)',
    'Invoquez Spécialement Dragon Étincelant en Position de Défense',
  ],
};

testWordings('An option says what it is', OPTIONS, WORDED, (language, path) =>
  to(language).sentence(g, { seat: ME, about: { say: 'choose summon', card: id('Dark Blade') }, step: 'effect' }, path),
);

const CHOICES: readonly Piece[] = [
  { say: 'choose', card: id('Dark Blade'), word: 'finds', amount: 1 },
  { say: 'choose', card: id('Dark Blade'), word: 'discards', amount: 2 },
  { say: 'choose', card: id('Dark Blade'), word: 'fewer', amount: 3 },
  { say: 'choose', card: id('Dark Blade'), word: 'chooses', amount: 1 },
];

const CHOSEN: Readonly<Record<string, readonly string[]>> = {
  en: ['find a card', 'discard 2 cards', 'choose up to 3 cards', 'choose a card'].map((rest) => `Dark Blade: ${rest}`),
  pt: ['encontre um card', 'descarte 2 cards', 'escolha até 3 cards', 'escolha um card'].map(
    (rest) => `Lâmina Sombria: ${rest}`,
  ),
  es: ['elige una carta', 'descarta 2 cartas', 'elige hasta 3 cartas', 'elige una carta'].map(
    (rest) => `Hoja Oscura: ${rest}`,
  ),
  it: ['trova una carta', 'scarta 2 carte', 'scegli fino a 3 carte', 'scegli una carta'].map(
    (rest) => `Lama Oscura: ${rest}`,
  ),
  fr: ['trouvez une carte', 'défaussez 2 cartes', 'choisissez jusqu’à 3 cartes', 'choisissez une carte'].map(
    (rest) => `Sombrelame : ${rest}`,
  ),
};

testWordings('A question says what is done with how many cards', CHOICES, CHOSEN, (language, about) =>
  to(language).about(g, { ...question, about }),
);
