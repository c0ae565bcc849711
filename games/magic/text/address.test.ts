/** The texts for Ana: commands, and a log in which she is "you" and Bob has a name. */
import type { CardId, GameEvent, Path, Piece } from '@praxis/engine';
import { testWordings } from '@praxis/testkit/wordings.ts';
import { contextOf } from '../game.ts';
import { staging } from '../staging.ts';
import { wordingIn } from './wording.ts';

const { setup, state } = staging.stage({
  edition: '2014',
  seats: {
    Ana: { hand: ['Forest', 'Lightning Strike'], battlefield: ['Centaur Courser'] },
    Bob: { battlefield: ['Runeclaw Bear'] },
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
  [{ say: 'plays', card: id('Forest') }],
  [
    { say: 'casts', card: id('Lightning Strike') },
    { say: 'target', seat: OTHER },
  ],
  [
    { say: 'casts', card: id('Lightning Strike') },
    { say: 'target', seat: ME },
  ],
  [{ say: 'attacks with', card: id('Centaur Courser') }],
  [{ say: 'does not attack' }],
  [
    { say: 'blocks', card: id('Runeclaw Bear') },
    { say: 'with', card: id('Centaur Courser') },
  ],
  [{ say: 'does not block' }],
  [{ say: 'lets start', seat: ME }],
  [{ say: 'lets start', seat: OTHER }],
  [{ say: 'keeps' }],
];

const ABOUTS: readonly Piece[] = [
  { say: 'priority' },
  { say: 'attack' },
  { say: 'block' },
  { say: 'mulligan', amount: 7 },
  { say: 'discards', amount: 2 },
];

const EVENTS: readonly GameEvent[] = [
  { type: 'turn', seat: ME, number: 3 },
  { type: 'turn', seat: OTHER, number: 4 },
  { type: 'cast', seat: ME, card: seen('Lightning Strike'), on: [{ seat: OTHER }] },
  { type: 'cast', seat: OTHER, card: seen('Lightning Strike'), on: [{ seat: ME }] },
  { type: 'damage', source: seen('Lightning Strike'), seat: ME, amount: 3, now: 17 },
  { type: 'damage', source: seen('Lightning Strike'), seat: OTHER, amount: 3, now: 17 },
  { type: 'life', seat: ME, change: -2, now: 15 },
  { type: 'attacks', card: seen('Runeclaw Bear'), seat: ME },
  { type: 'attacks', card: seen('Centaur Courser'), seat: OTHER },
  { type: 'returned', seat: ME, card: seen('Centaur Courser') },
  { type: 'kept', seat: ME, amount: 7 },
  { type: 'lost', seat: ME },
];

const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Pass',
    'Concede',
    'Play Forest',
    'Cast Lightning Strike on Bob',
    'Cast Lightning Strike on yourself',
    'Attack with Centaur Courser',
    'Do not attack',
    'Block Runeclaw Bear with Centaur Courser',
    'Do not block',
    'Start',
    'Let Bob start',
    'Keep the hand',
  ],
  pt: [
    'Passe',
    'Conceda',
    'Jogue Floresta',
    'Conjure Golpe Relampejante em Bob',
    'Conjure Golpe Relampejante em você',
    'Ataque com Centaura-caçadora',
    'Não ataque',
    'Bloqueie Urso Garra de Runa com Centaura-caçadora',
    'Não bloqueie',
    'Comece',
    'Deixe Bob começar',
    'Fique com a mão',
  ],
  es: [
    'Pasa',
    'Concede',
    'Juega Bosque',
    'Lanza Descarga de rayos sobre Bob',
    'Lanza Descarga de rayos sobre ti',
    'Ataca con Cazador centauro',
    'No ataques',
    'Bloquea a Oso garra de runas con Cazador centauro',
    'No bloquees',
    'Empieza',
    'Deja empezar a Bob',
    'Quédate con la mano',
  ],
  it: [
    'Passa',
    'Concedi la partita',
    'Gioca Foresta',
    'Lancia Colpo di Fulmine su Bob',
    'Lancia Colpo di Fulmine su di te',
    'Attacca con Corsiera Centaura',
    'Non attaccare',
    'Blocca Orso Zampa di Runa con Corsiera Centaura',
    'Non bloccare',
    'Inizia',
    'Fai iniziare Bob',
    'Tieni la mano',
  ],
  fr: [
    'Passez',
    'Concédez la partie',
    'Jouez Forêt',
    'Lancez Frappe foudroyante sur Bob',
    'Lancez Frappe foudroyante sur vous-même',
    'Attaquez avec Coursier centaure',
    'N’attaquez pas',
    'Bloquez Ours runegriffe avec Coursier centaure',
    'Ne bloquez pas',
    'Commencez',
    'Laissez commencer Bob',
    'Gardez votre main',
  ],
};

const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'You have priority',
    'Which creatures do you attack with?',
    'How do you block?',
    'Do you keep 7 cards?',
    'You discard 2 cards',
  ],
  pt: [
    'Você tem a prioridade',
    'Com quais criaturas você ataca?',
    'Como você bloqueia?',
    'Você fica com 7 cards?',
    'Você descarta 2 cards',
  ],
  es: [
    'Tienes la prioridad',
    '¿Con qué criaturas atacas?',
    '¿Cómo bloqueas?',
    '¿Te quedas con 7 cartas?',
    'Descarta 2 cartas',
  ],
  it: ['Hai la priorità', 'Con quali creature attacchi?', 'Come blocchi?', 'Tieni 7 carte?', 'Scarti 2 carte'],
  fr: [
    'Vous avez la priorité',
    'Avec quelles créatures attaquez-vous ?',
    'Comment bloquez-vous ?',
    'Vous gardez 7 cartes ?',
    'Vous vous défaussez de 2 cartes',
  ],
};

const LOG: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Turn 3: you',
    'Turn 4: Bob',
    'You cast Lightning Strike on Bob',
    'Bob casts Lightning Strike on you',
    'Lightning Strike deals 3 damage to you (17)',
    'Lightning Strike deals 3 damage to Bob (17)',
    'You lose 2 life (15)',
    'Runeclaw Bear attacks you',
    'Centaur Courser attacks Bob',
    'Centaur Courser returns to your hand',
    'You keep 7 cards',
    'You lose the game',
  ],
  pt: [
    'Turno 3: você',
    'Turno 4: Bob',
    'Você conjura Golpe Relampejante em Bob',
    'Bob conjura Golpe Relampejante em você',
    'Golpe Relampejante causa 3 pontos de dano a você (17)',
    'Golpe Relampejante causa 3 pontos de dano a Bob (17)',
    'Você perde 2 pontos de vida (15)',
    'Urso Garra de Runa ataca você',
    'Centaura-caçadora ataca Bob',
    'Centaura-caçadora volta para a sua mão',
    'Você fica com 7 cards',
    'Você perde o jogo',
  ],
  es: [
    'Turno 3: tú',
    'Turno 4: Bob',
    'Lanzas Descarga de rayos sobre Bob',
    'Bob lanza Descarga de rayos sobre ti',
    'Descarga de rayos te hace 3 puntos de daño (17)',
    'Descarga de rayos hace 3 puntos de daño a Bob (17)',
    'Pierdes 2 vidas (15)',
    'Oso garra de runas te ataca',
    'Cazador centauro ataca a Bob',
    'Cazador centauro vuelve a tu mano',
    'Te quedas con 7 cartas',
    'Pierdes el juego',
  ],
  it: [
    'Turno 3: tu',
    'Turno 4: Bob',
    'Lanci Colpo di Fulmine su Bob',
    'Bob lancia Colpo di Fulmine su di te',
    'Colpo di Fulmine ti infligge 3 danni (17)',
    'Colpo di Fulmine infligge 3 danni a Bob (17)',
    'Perdi 2 punti vita (15)',
    'Orso Zampa di Runa ti attacca',
    'Corsiera Centaura attacca Bob',
    'Corsiera Centaura ti torna in mano',
    'Tieni 7 carte',
    'Perdi la partita',
  ],
  fr: [
    'Tour 3 : vous',
    'Tour 4 : Bob',
    'Vous lancez Frappe foudroyante sur Bob',
    'Bob lance Frappe foudroyante sur vous',
    'Frappe foudroyante vous inflige 3 blessures (17)',
    'Frappe foudroyante inflige 3 blessures à Bob (17)',
    'Vous perdez 2 points de vie (15)',
    'Ours runegriffe vous attaque',
    'Coursier centaure attaque Bob',
    'Coursier centaure retourne dans votre main',
    'Vous gardez 7 cartes',
    'Vous perdez la partie',
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
  [{ say: 'activates', card: id('Centaur Courser'), word: '+1' }],
  [{ say: 'casts', card: id('Lightning Strike') }, { say: 'no target' }],
  [
    { say: 'casts', card: id('Lightning Strike') },
    { say: 'with X', amount: 3 },
    { say: 'target', seat: OTHER },
  ],
];

const WORDED: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Activate Centaur Courser (+1)',
    'Cast Lightning Strike without a target',
    'Cast Lightning Strike with X = 3 on Bob',
  ],
  pt: [
    'Ative Centaura-caçadora (+1)',
    'Conjure Golpe Relampejante sem alvo',
    'Conjure Golpe Relampejante com X = 3 em Bob',
  ],
  es: [
    'Activa Cazador centauro (+1)',
    'Lanza Descarga de rayos sin objetivo',
    'Lanza Descarga de rayos con X = 3 sobre Bob',
  ],
  it: [
    'Attiva Corsiera Centaura (+1)',
    'Lancia Colpo di Fulmine senza bersaglio',
    'Lancia Colpo di Fulmine con X = 3 su Bob',
  ],
  fr: [
    'Activez Coursier centaure (+1)',
    'Lancez Frappe foudroyante sans cible',
    'Lancez Frappe foudroyante avec X = 3 sur Bob',
  ],
};

testWordings('An option says what it is', OPTIONS, WORDED, (language, path) =>
  to(language).sentence(g, { seat: ME, about: { say: 'priority' }, step: 'main 1' }, path),
);

const CHOICES: readonly Piece[] = [
  ['takes', 1],
  ['buries', 2],
  ['creature', 1],
  ['permanent', 1],
  ['card', 1],
  ['card', 3],
].map(
  ([word, amount]): Piece => ({
    say: 'choose',
    card: id('Centaur Courser'),
    word: String(word),
    amount: Number(amount),
  }),
);

const CHOSEN: Readonly<Record<string, readonly string[]>> = {
  en: [
    'put a card into your hand',
    'put 2 cards into your graveyard',
    'choose a creature',
    'choose a permanent',
    'choose a card',
    'choose 3 cards',
  ].map((rest) => `Centaur Courser: ${rest}`),
  pt: [
    'coloque um card na sua mão',
    'coloque 2 cards no seu cemitério',
    'escolha uma criatura',
    'escolha uma permanente',
    'escolha um card',
    'escolha 3 cards',
  ].map((rest) => `Centaura-caçadora: ${rest}`),
  es: [
    'pon una carta en tu mano',
    'pon 2 cartas en tu cementerio',
    'elige una criatura',
    'elige un permanente',
    'elige una carta',
    'elige 3 cartas',
  ].map((rest) => `Cazador centauro: ${rest}`),
  it: [
    'metti una carta in mano',
    'metti 2 carte nel tuo cimitero',
    'scegli una creatura',
    'scegli un permanente',
    'scegli una carta',
    'scegli 3 carte',
  ].map((rest) => `Corsiera Centaura: ${rest}`),
  fr: [
    'mettez une carte dans votre main',
    'mettez 2 cartes dans votre cimetière',
    'choisissez une créature',
    'choisissez un permanent',
    'choisissez une carte',
    'choisissez 3 cartes',
  ].map((rest) => `Coursier centaure : ${rest}`),
};

testWordings('A question says what is done with how many cards', CHOICES, CHOSEN, (language, about) =>
  to(language).about(g, { ...question, about }),
);
