/** The texts for Ana: commands, and a log in which she is "you" and Bob has a name. */
import type { CardId, GameEvent, Path, Piece } from '@praxis/engine';
import { testWordings } from '@praxis/testkit/wordings.ts';
import { contextOf } from '../game.ts';
import { staging } from '../staging.ts';
import { wordingIn } from './wording.ts';

const { setup, state } = staging.stage({
  edition: '1.9',
  seats: {
    Ana: { haven: ['Hydra', 'Skunk'], hand: ['Baseball Bat'] },
    Bob: { haven: ['Doc'] },
  },
});
const g = contextOf(state, setup);
const id = (name: string): CardId => state.cards.findIndex(({ def }) => g.defs[def]?.name === name) as CardId;
const seen = (name: string): object => ({ handle: 100 + id(name), def: state.cards[id(name)]?.def });
const ME = 0;
const OTHER = 1;

const PATHS: readonly Path[] = [
  [{ say: 'pass' }],
  [{ say: 'pass', word: 'block' }],
  [{ say: 'concedes' }],
  [{ say: 'recruits', card: id('Skunk') }],
  [
    { say: 'attacks', card: id('Hydra') },
    { say: 'at', card: id('Doc') },
  ],
  [
    { say: 'attacks', card: id('Hydra') },
    { say: 'at', card: id('Doc') },
    { say: 'with', card: id('Skunk') },
  ],
  [{ say: 'claims', card: id('Hydra') }, { say: 'moving' }, { say: 'moving with', card: id('Skunk') }],
  [{ say: 'blocks', card: id('Hydra') }],
  [
    { say: 'plays', card: id('Baseball Bat') },
    { say: 'acting', card: id('Hydra') },
  ],
  [{ say: 'chooses player', seat: OTHER }],
  [{ say: 'chooses player', seat: ME }],
  [{ say: 'refuses', seat: OTHER }],
  [{ say: 'abstains' }],
];

const ABOUTS: readonly Piece[] = [
  { say: 'action', amount: 2 },
  { say: 'block', card: id('Hydra') },
  { say: 'type' },
  { say: 'relentless' },
  { say: 'order' },
  { say: 'permission', seat: OTHER, card: id('Doc') },
];

const EVENTS: readonly GameEvent[] = [
  { type: 'turn', seat: ME, number: 3 },
  { type: 'turn', seat: OTHER, number: 4 },
  { type: 'rival', seat: ME, other: OTHER },
  { type: 'rival', seat: OTHER, other: ME },
  { type: 'asked for intel', seat: OTHER, other: ME },
  { type: 'asked for intel', seat: ME, other: OTHER },
  { type: 'prestige', seat: ME, change: -2, now: 14 },
  { type: 'attacks', card: seen('Doc'), on: seen('Hydra') },
  { type: 'shown', seat: OTHER, seats: [ME], card: seen('Doc') },
  { type: 'allowed', seat: OTHER, other: ME, card: seen('Doc') },
  { type: 'refused', seat: OTHER, other: ME, card: seen('Doc') },
  { type: 'agenda up', seat: ME, card: seen('Doc') },
  { type: 'eliminated', seat: ME, by: OTHER },
];

const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Pass',
    'Do not block',
    'Concede',
    'Recruit Skunk',
    'Attack Doc with Hydra',
    'Attack Doc with Hydra, Skunk',
    'Claim the title with Hydra moving to The Streets with Skunk',
    'Block with Hydra',
    'Play Baseball Bat with Hydra',
    'Choose Bob',
    'Choose yourself',
    'Refuse Bob',
    'Abstain',
  ],
  pt: [
    'Passe',
    'Não bloqueie',
    'Desista',
    'Recrute Skunk',
    'Ataque Doc com Hydra',
    'Ataque Doc com Hydra, Skunk',
    'Reivindique o título com Hydra indo para As Ruas com Skunk',
    'Bloqueie com Hydra',
    'Jogue Baseball Bat com Hydra',
    'Escolha Bob',
    'Escolha você',
    'Recuse a Bob',
    'Abstenha-se',
  ],
  es: [
    'Pasa',
    'No bloquees',
    'Ríndete',
    'Recluta a Skunk',
    'Ataca a Doc con Hydra',
    'Ataca a Doc con Hydra, Skunk',
    'Reclama el título con Hydra saliendo a Las Calles con Skunk',
    'Bloquea con Hydra',
    'Juega Baseball Bat con Hydra',
    'Elige a Bob',
    'Elígete',
    'Niégaselo a Bob',
    'Abstente',
  ],
  it: [
    'Passa',
    'Non bloccare',
    'Arrenditi',
    'Recluta Skunk',
    'Attacca Doc con Hydra',
    'Attacca Doc con Hydra, Skunk',
    'Rivendica il titolo con Hydra andando nelle Strade con Skunk',
    'Blocca con Hydra',
    'Gioca Baseball Bat con Hydra',
    'Scegli Bob',
    'Scegli te',
    'Nega il permesso: Bob',
    'Astieniti',
  ],
  fr: [
    'Passez',
    'Ne bloquez pas',
    'Abandonnez',
    'Recrutez Skunk',
    'Attaquez Doc avec Hydra',
    'Attaquez Doc avec Hydra, Skunk',
    'Revendiquez le titre avec Hydra en allant dans La Rue avec Skunk',
    'Bloquez avec Hydra',
    'Jouez Baseball Bat avec Hydra',
    'Choisissez Bob',
    'Choisissez-vous',
    'Refusez à Bob',
    'Abstenez-vous',
  ],
};

const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'What do you do? (2 Actions)',
    'Do you block the attack on Hydra?',
    'Which type of attack do you announce?',
    'Do you use a Relentless ability or add to a Conspiracy?',
    'In which order do your effects happen?',
    'May Bob add 1 Prestige to Doc?',
  ],
  pt: [
    'O que você faz? (2 Ações)',
    'Você bloqueia o ataque contra Hydra?',
    'Que tipo de ataque você anuncia?',
    'Você usa uma habilidade Implacável ou contribui para uma Conspiração?',
    'Em que ordem acontecem os seus efeitos?',
    'Bob pode pôr 1 de Prestígio em Doc?',
  ],
  es: [
    '¿Qué haces? (2 Acciones)',
    '¿Bloqueas el ataque contra Hydra?',
    '¿Qué tipo de ataque anuncias?',
    '¿Usar una capacidad Implacable o contribuir a una Conspiración?',
    '¿En qué orden ocurren tus efectos?',
    '¿Puede Bob añadir 1 de Prestigio a Doc?',
  ],
  it: [
    'Che cosa fai? (2 Azioni)',
    'Blocchi l’attacco contro Hydra?',
    'Che tipo di attacco annunci?',
    'Usare un’abilità Implacabile o contribuire a una Cospirazione?',
    'In che ordine avvengono i tuoi effetti?',
    'Bob può mettere 1 Prestigio su Doc?',
  ],
  fr: [
    'Que faites-vous ? (2 Actions)',
    'Vous bloquez l’attaque contre Hydra ?',
    'Quel type d’attaque annoncez-vous ?',
    'Utiliser une capacité Implacable ou contribuer à une Conspiration ?',
    'Dans quel ordre vos effets ont-ils lieu ?',
    'Bob peut ajouter 1 Prestige à Doc ?',
  ],
};

const LOG: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Turn 3: you',
    'Turn 4: Bob',
    'Your Rival is Bob',
    "Bob's Rival is you",
    'Bob asks you for Intel',
    'You ask Bob for Intel',
    'You: −2 Prestige (14)',
    'Doc attacks Hydra',
    'Bob shows Doc to you',
    'Bob lets you add to Doc',
    'Bob does not let you add to Doc',
    'You turn up the Agenda: Doc',
    'You are eliminated by Bob',
  ],
  pt: [
    'Turno 3: você',
    'Turno 4: Bob',
    'O seu Rival é Bob',
    'O Rival de Bob é você',
    'Bob pede Informação a você',
    'Você pede Informação a Bob',
    'Você: −2 de Prestígio (14)',
    'Doc ataca Hydra',
    'Bob mostra Doc a você',
    'Bob deixa você contribuir para Doc',
    'Bob não deixa você contribuir para Doc',
    'Você vira a Agenda para cima: Doc',
    'Você sai da partida por obra de Bob',
  ],
  es: [
    'Turno 3: tú',
    'Turno 4: Bob',
    'Tu rival: Bob',
    'Rival de Bob: tú',
    'Bob te pide Información',
    'Pides Información a Bob',
    'Tú: −2 de Prestigio (14)',
    'Doc ataca a Hydra',
    'Bob te enseña Doc',
    'Bob te deja contribuir a Doc',
    'Bob no te deja contribuir a Doc',
    'Pones boca arriba la Agenda: Doc',
    'Quedas fuera de la partida por obra de Bob',
  ],
  it: [
    'Turno 3: tu',
    'Turno 4: Bob',
    'Il tuo rivale: Bob',
    'Rivale di Bob: tu',
    'Bob ti chiede Informazioni',
    'Chiedi Informazioni: Bob',
    'Tu: −2 Prestigio (14)',
    'Doc attacca Hydra',
    'Bob ti mostra Doc',
    'Bob ti lascia contribuire: Doc',
    'Bob non ti lascia contribuire: Doc',
    'Scopri la tua Agenda: Doc',
    'Esci dalla partita per mano di Bob',
  ],
  fr: [
    'Tour 3 : vous',
    'Tour 4 : Bob',
    'Votre rival : Bob',
    'Rival de Bob : vous',
    'Bob vous demande de l’Info',
    'Vous demandez de l’Info à Bob',
    'Vous : −2 Prestige (14)',
    'Doc attaque Hydra',
    'Bob vous montre Doc',
    'Bob vous laisse contribuer à Doc',
    'Bob ne vous laisse pas contribuer à Doc',
    'Vous retournez votre Cabale : Doc',
    'Vous quittez la partie à cause de Bob',
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
    { say: 'uses', card: id('Hydra') },
    { say: 'effect', amount: 2 },
    { say: 'discarding', card: id('Baseball Bat') },
  ],
  [
    { say: 'plays', card: id('Baseball Bat') },
    { say: 'acting', card: id('Hydra') },
    { say: 'moving' },
    { say: 'moving with', card: id('Skunk') },
  ],
];

const WORDED: Readonly<Record<string, readonly string[]>> = {
  en: ['Use Hydra (effect 2) discarding Baseball Bat', 'Play Baseball Bat with Hydra moving to The Streets with Skunk'],
  pt: ['Use Hydra (efeito 2) descartando Baseball Bat', 'Jogue Baseball Bat com Hydra indo para As Ruas com Skunk'],
  es: ['Usa Hydra (efecto 2) descartando Baseball Bat', 'Juega Baseball Bat con Hydra saliendo a Las Calles con Skunk'],
  it: ['Usa Hydra (effetto 2) scartando Baseball Bat', 'Gioca Baseball Bat con Hydra andando nelle Strade con Skunk'],
  fr: [
    'Utilisez Hydra (effet 2) en défaussant Baseball Bat',
    'Jouez Baseball Bat avec Hydra en allant dans La Rue avec Skunk',
  ],
};

testWordings('An option says what it is', OPTIONS, WORDED, (language, path) =>
  to(language).sentence(g, { seat: ME, about: { say: 'action' }, step: 'action' }, path),
);
