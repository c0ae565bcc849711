/** The texts for Misty: commands, and a log in which she is "you" and Gary has a name. */
import type { CardId, GameEvent, Path, Piece } from '@praxis/engine';
import { testWordings } from '@praxis/testkit/wordings.ts';
import { contextOf, EDITION } from '../game.ts';
import { staging } from '../staging.ts';
import { wordingIn } from './wording.ts';

const { setup, state } = staging.stage({
  edition: EDITION,
  seats: {
    Misty: {
      active: { pokemon: 'Rex', attacks: { Bite: 10 } },
      bench: [{ pokemon: 'Twig' }],
      hand: ['Potion', 'Great Ball'],
    },
    Gary: { active: { pokemon: 'Mouse' } },
  },
});
const g = contextOf(state, setup);
const id = (name: string): CardId => state.cards.findIndex(({ def }) => g.defs[def]?.name === name) as CardId;
const seen = (name: string): object => ({ handle: 100 + id(name), def: state.cards[id(name)]?.def });
const ME = 0;
const OTHER = 1;

const PATHS: readonly Path[] = [
  [{ say: 'ends turn' }],
  [{ say: 'concedes' }],
  [
    { say: 'attacks', card: id('Rex') },
    { say: 'with attack', word: 'Bite' },
  ],
  [
    { say: 'plays', card: id('Potion') },
    { say: 'on', card: id('Rex') },
  ],
  [{ say: 'evolves into', card: id('Twig') }],
  [
    { say: 'retreats', card: id('Rex') },
    { say: 'for', card: id('Twig') },
  ],
  [
    { say: 'discards', card: id('Potion') },
    { say: 'discards', card: id('Great Ball') },
  ],
  [{ say: 'takes prize', amount: 2 }],
  [{ say: 'on nobody' }],
  [{ say: 'yes' }],
  [{ say: 'no' }],
  [{ say: 'draws extra', amount: 0 }],
];

const ABOUTS: readonly Piece[] = [{ say: 'turn' }, { say: 'promote' }];

const EVENTS: readonly GameEvent[] = [
  { type: 'turn', seat: ME, number: 3 },
  { type: 'turn', seat: OTHER, number: 4 },
  { type: 'coin winner', seat: ME },
  { type: 'played', seat: ME, card: seen('Potion') },
  { type: 'played', seat: OTHER, card: seen('Potion') },
  { type: 'new hand', seat: ME, cards: [seen('Potion')] },
  { type: 'to hand', seat: ME, cards: [seen('Potion')] },
  { type: 'to deck', seat: ME, cards: [seen('Potion')] },
  { type: 'lost', seat: ME, cards: [seen('Potion')] },
  { type: 'shuffled', seat: ME },
  { type: 'promoted', seat: ME, card: seen('Twig') },
  { type: 'promoted', seat: OTHER, card: seen('Mouse') },
  { type: 'won', seat: ME, reason: 'last prize' },
];

const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'End the turn',
    'Concede',
    'Attack with Bite',
    'Play Potion on Rex',
    'Evolve it into Twig',
    'Retreat Rex for Twig',
    'Discard Potion, Great Ball',
    'Take Prize 2',
    'Choose nobody',
    'Do so',
    'Do not',
    'Draw no extra cards',
  ],
  pt: [
    'Termine o turno',
    'Desista',
    'Ataque com Mordida',
    'Jogue Poção em Rex',
    'Evolua-o para Twig',
    'Recue Rex por Twig',
    'Descarte Poção, Grande Bola',
    'Pegue o Prêmio 2',
    'Não escolha ninguém',
    'Aceite',
    'Recuse',
    'Não compre cartas extras',
  ],
  es: [
    'Termina el turno',
    'Ríndete',
    'Ataca con Mordisco',
    'Juega Poción sobre Rex',
    'Hazlo evolucionar a Twig',
    'Retira a Rex por Twig',
    'Descarta Poción, Super Ball',
    'Coge el Premio 2',
    'No elijas a nadie',
    'Hazlo',
    'Recházalo',
    'No robes cartas adicionales',
  ],
  it: [
    'Termina il turno',
    'Arrenditi',
    'Attacca con Morso',
    'Gioca Pozione su Rex',
    'Fallo evolvere in Twig',
    'Fai ritirare Rex per Twig',
    'Scarta Pozione, Mega Ball',
    'Prendi la carta Premio 2',
    'Non scegliere nessuno',
    'Accetta',
    'Rinuncia',
    'Non pescare carte extra',
  ],
  fr: [
    'Terminez votre tour',
    'Abandonnez',
    'Attaquez avec Morsure',
    'Jouez Potion sur Rex',
    'Faites-le évoluer en Twig',
    'Faites battre en retraite Rex pour Twig',
    'Défaussez Potion, Super Ball',
    'Récupérez la Récompense 2',
    'Ne choisissez personne',
    'Acceptez',
    'Refusez',
    'Ne piochez aucune carte supplémentaire',
  ],
};

const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  en: ['Your turn', 'Choose your new Active Pokémon'],
  pt: ['Seu turno', 'Escolha seu novo Pokémon Ativo'],
  es: ['Tu turno', 'Elige tu nuevo Pokémon Activo'],
  it: ['Il tuo turno', 'Scegli il tuo nuovo Pokémon attivo'],
  fr: ['Votre tour', 'Choisissez votre nouveau Pokémon Actif'],
};

const LOG: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Turn 3: you',
    'Turn 4: Gary',
    'You win the coin flip',
    'You play Potion',
    'Gary plays Potion',
    'You take a new hand because there is no Basic Pokémon: Potion',
    'You put Potion into the hand',
    'You put Potion into the deck',
    'You: Potion to the Lost Zone',
    'You shuffle the deck',
    'Twig is your new Active Pokémon',
    "Mouse is Gary's new Active Pokémon",
    'You win: the last Prize card is taken',
  ],
  pt: [
    'Turno 3: você',
    'Turno 4: Gary',
    'Você ganha o lançamento da moeda',
    'Você joga Poção',
    'Gary joga Poção',
    'Você compra uma nova mão por falta de Pokémon Básico: Poção',
    'Você coloca Poção na mão',
    'Você coloca Poção no baralho',
    'Você: Poção para a Zona Perdida',
    'Você embaralha o baralho',
    'Twig é o seu novo Pokémon Ativo',
    'Mouse é o novo Pokémon Ativo de Gary',
    'Você vence: a última carta de Prêmio foi pega',
  ],
  es: [
    'Turno 3: tú',
    'Turno 4: Gary',
    'Ganas el lanzamiento de moneda',
    'Juegas Poción',
    'Gary juega Poción',
    'Robas una mano nueva por falta de Pokémon Básico: Poción',
    'Añades Poción a la mano',
    'Pones Poción en la baraja',
    'Tú: Poción a la Zona Perdida',
    'Barajas tus cartas',
    'Twig es tu nuevo Pokémon Activo',
    'Mouse es el nuevo Pokémon Activo de Gary',
    'Ganas: se ha cogido la última carta de Premio',
  ],
  it: [
    'Turno 3: tu',
    'Turno 4: Gary',
    'Vinci il lancio della moneta',
    'Giochi Pozione',
    'Gary gioca Pozione',
    'Peschi una nuova mano per mancanza di Pokémon Base: Pozione',
    'Prendi in mano Pozione',
    'Metti Pozione nel mazzo',
    'Tu: Pozione nell’Area Perduta',
    'Rimischi il mazzo',
    'Twig è il tuo nuovo Pokémon attivo',
    'Mouse è il nuovo Pokémon attivo di Gary',
    'Vinci: l’ultima carta Premio è stata presa',
  ],
  fr: [
    'Tour 3 : vous',
    'Tour 4 : Gary',
    'Vous remportez le lancer de pièce',
    'Vous jouez Potion',
    'Gary joue Potion',
    'Vous piochez une nouvelle main, faute de Pokémon de base : Potion',
    'Vous prenez Potion en main',
    'Vous remettez Potion dans le deck',
    'Vous : Potion dans la Zone Perdue',
    'Vous mélangez votre deck',
    'Twig est votre nouveau Pokémon Actif',
    'Mouse est le nouveau Pokémon Actif de Gary',
    'Vous gagnez : la dernière carte Récompense a été récupérée',
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
    { say: 'moves counters from', card: id('Rex') },
    { say: 'to', card: id('Twig') },
    { say: 'so many', amount: 2 },
  ],
  [{ say: 'plays', card: id('Potion') }, { say: 'on nobody' }],
];

const WORDED: Readonly<Record<string, readonly string[]>> = {
  en: ['Move damage counters from Rex to Twig (2 of them)', 'Play Potion without a target'],
  pt: ['Mova contadores de dano de Rex a Twig (2 deles)', 'Jogue Poção sem alvo'],
  es: ['Mueve contadores de daño de Rex a Twig (2 de ellos)', 'Juega Poción sin objetivo'],
  it: ['Sposta segnalini danno da Rex a Twig (2 di essi)', 'Gioca Pozione senza bersaglio'],
  fr: ['Déplacez des marqueurs de dégâts de Rex à Twig (2 d’entre eux)', 'Jouez Potion sans cible'],
};

testWordings('An option says what it is', OPTIONS, WORDED, (language, path) =>
  to(language).sentence(g, { seat: ME, about: { say: 'turn' }, step: 'main' }, path),
);

const searched = staging.stage({
  edition: EDITION,
  seats: {
    Misty: {
      active: { pokemon: 'Rex' },
      deck: ['Potion', 'Basic Water Energy', 'Basic Water Energy', 'Basic Water Energy'],
      discard: ['Great Ball', 'Great Ball'],
    },
    Gary: { active: { pokemon: 'Mouse' } },
  },
});
const search = contextOf(searched.state, searched.setup);

/** All copies of a card, after those of another one. */
const finding = (...names: readonly string[]): Path =>
  names.flatMap((name) =>
    searched.state.cards.flatMap(({ def }, card) =>
      search.defs[def]?.name === name ? [{ say: 'finds', card: card as CardId }] : [],
    ),
  );

const FOUND: Readonly<Record<string, readonly string[]>> = {
  en: ['Find Basic Water Energy (×3), Potion', 'Choose Great Ball (×2)'],
  pt: ['Encontre Energia de Água (×3), Poção', 'Escolha Grande Bola (×2)'],
  es: ['Elige Energía Agua (×3), Poción', 'Elige Super Ball (×2)'],
  it: ['Trova Energia Acqua (×3), Pozione', 'Scegli Mega Ball (×2)'],
  fr: ['Trouvez Énergie Eau (×3), Potion', 'Choisissez Super Ball (×2)'],
};

testWordings(
  'Copies are named once; what is in sight is chosen, not found',
  [finding('Basic Water Energy', 'Potion'), finding('Great Ball')],
  FOUND,
  (language, path) => to(language).sentence(search, { seat: ME, about: { say: 'find cards' }, step: 'effect' }, path),
);

const SEARCHES: Readonly<Record<string, readonly string[]>> = {
  en: ['Choose a card for Potion', 'Choose up to 3 cards for Potion'],
  pt: ['Escolha uma carta para Poção', 'Escolha até 3 cartas para Poção'],
  es: ['Elige una carta para Poción', 'Elige hasta 3 cartas para Poción'],
  it: ['Scegli una carta per Pozione', 'Scegli fino a 3 carte per Pozione'],
  fr: ['Choisissez une carte pour Potion', 'Choisissez jusqu’à 3 cartes pour Potion'],
};

testWordings('A search says how many cards', [1, 3], SEARCHES, (language, amount) =>
  to(language).about(g, { ...question, about: { say: 'find cards', card: id('Potion'), amount } }),
);
