/** Texts addressed to Sara: commands, and a log in which she is "you" and Alex has a name. */
import type { CardId, GameEvent, Path } from '@praxis/engine';
import { testWordings } from '@praxis/testkit/wordings.ts';
import { expect, it } from 'vitest';
import { contextOf } from '../game.ts';
import { staging } from '../staging.ts';
import { wordingIn } from './wording.ts';

const { setup, state } = staging.stage({
  edition: 'fifth',
  seats: {
    Sara: { ready: [{ vampire: 'Rex' }], torpor: [{ vampire: 'Ada' }], hand: ['Deflection'] },
    Alex: { ready: [{ vampire: 'Nik' }] },
  },
});
const g = contextOf(state, setup);
const id = (name: string): CardId => state.cards.findIndex(({ def }) => g.defs[def]?.name === name) as CardId;
const [rex, ada, nik, deflection] = [id('Rex'), id('Ada'), id('Nik'), id('Deflection')];
const seen = (card: CardId): object => ({ handle: 100 + card, def: state.cards[card]?.def });
const SARA = 0;
const ALEX = 1;

const PATHS: readonly Path[] = [
  [{ say: 'pass' }],
  [{ say: 'concedes' }],
  [
    { say: 'plays', card: deflection },
    { say: 'with', card: rex },
    { say: 'at', word: 'superior' },
    { say: 'on', seat: ALEX },
  ],
  [
    { say: 'bleeds', card: rex },
    { say: 'target', seat: ALEX },
  ],
  [
    { say: 'rescues', card: rex },
    { say: 'target card', card: ada },
    { say: 'paying split', amount: 1, card: ada },
  ],
  [{ say: 'attempts to block', card: rex }],
  [{ say: 'does not block' }],
  [{ say: 'casts votes', card: rex, amount: 2, word: 'for' }],
  [{ say: 'strikes', card: rex }, { say: 'with hand' }],
  [{ say: 'becomes anarch', card: rex }],
  [
    { say: 'sets the terms' },
    { say: 'allot', seat: ALEX, amount: 2, list: true },
    { say: 'allot', seat: SARA, amount: 1, list: true },
    { say: 'end' },
  ],
];

const EVENTS: readonly GameEvent[] = [
  { type: 'turn', seat: SARA, number: 3 },
  { type: 'turn', seat: ALEX, number: 4 },
  { type: 'bled', who: ALEX, by: seen(nik), seat: SARA, amount: 1, now: 29 },
  { type: 'bled', who: SARA, by: seen(rex), seat: ALEX, amount: 2, now: 28 },
  { type: 'action', kind: 'bleed', seat: ALEX, by: seen(nik), targets: [SARA] },
  { type: 'played', seat: SARA, card: seen(deflection) },
  { type: 'pool', seat: SARA, change: -2, now: 27 },
  { type: 'edge', seat: ALEX },
  { type: 'looked at hand', seat: ALEX, of: SARA },
  { type: 'looked at hand', seat: SARA, of: ALEX },
  { type: 'arrived', seat: SARA, card: seen(rex) },
  { type: 'withdrawn', seat: SARA },
];

const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Pass',
    'Concede',
    'Play Deflection with Rex at superior on Alex',
    'Bleed Alex with Rex',
    'Rescue Ada with Rex paying 1 blood (Ada pays 1)',
    'Attempt to block with Rex',
    'Do not block',
    'Cast 2 votes of Rex for',
    'Strike with hand',
    'Make Rex anarch',
    'Set the terms: 2 to Alex, 1 to yourself',
  ],
  pt: [
    'Passe',
    'Desista',
    'Jogue Deflexão com Rex no nível superior em Alex',
    'Sangre Alex com Rex',
    'Resgate Ada com Rex pagando 1 de sangue (Ada paga 1)',
    'Tente bloquear com Rex',
    'Não bloqueie',
    'Declare 2 votos a favor com Rex',
    'Golpeie com a mão',
    'Torne Rex anarquista',
    'Defina os termos: 2 para Alex, 1 para você',
  ],
  es: [
    'Pasa',
    'Ríndete',
    'Juega Desviación con Rex en nivel superior sobre Alex',
    'Sangra a Alex con Rex',
    'Rescata a Ada con Rex pagando 1 de sangre (Ada paga 1)',
    'Intenta bloquear con Rex',
    'No bloquees',
    'Emite 2 votos a favor con Rex',
    'Ataca con la mano',
    'Haz anarquista a Rex',
    'Fija los términos: 2 para Alex, 1 para ti',
  ],
  it: [
    'Passa',
    'Arrenditi',
    'Gioca Deflection con Rex al livello superiore su Alex',
    'Dissangua Alex con Rex',
    'Salva dal torpore Ada con Rex pagando 1 di sangue (Ada ne paga 1)',
    'Tenta di bloccare con Rex',
    'Non bloccare',
    'Esprimi 2 voti a favore con Rex',
    'Colpisci con un attacco fisico',
    'Unisci Rex agli Anarchici',
    'Stabilisci i termini: 2 ad Alex, 1 a te',
  ],
  fr: [
    'Passez',
    'Abandonnez',
    'Jouez Déflexion avec Rex au niveau supérieur sur Alex',
    'Mordez Alex avec Rex',
    'Secourez Ada avec Rex en payant 1 de sang (Ada en paie 1)',
    'Tentez de bloquer avec Rex',
    'Ne bloquez pas',
    'Donnez 2 voix de Rex pour',
    'Frappez à mains nues',
    'Rendez Rex Anarch',
    'Fixez les termes : 2 à Alex, 1 à vous-même',
  ],
};

const LOG: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Turn 3: you',
    'Turn 4: Alex',
    'Alex bleeds you for 1 with Nik (29)',
    'You bleed Alex for 2 with Rex (28)',
    'Alex bleeds you with Nik',
    'You play Deflection',
    'You lose 2 pool (27)',
    'Alex gains the Edge',
    'Alex looks at your hand',
    "You look at Alex's hand",
    'Rex enters your ready region',
    'You withdraw from the game',
  ],
  pt: [
    'Turno 3: você',
    'Turno 4: Alex',
    'Alex sangra você em 1 com Nik (29)',
    'Você sangra Alex em 2 com Rex (28)',
    'Alex sangra você com Nik',
    'Você joga Deflexão',
    'Você perde 2 de recursos (27)',
    'Alex recebe a Vantagem',
    'Alex olha a sua mão',
    'Você olha a mão de Alex',
    'Rex chega à sua região pronta',
    'Você se retira do jogo',
  ],
  es: [
    'Turno 3: tú',
    'Turno 4: Alex',
    'Alex te sangra por 1 con Nik (29)',
    'Sangras a Alex por 2 con Rex (28)',
    'Alex te sangra con Nik',
    'Juegas Desviación',
    'Pierdes 2 de reserva sanguínea (27)',
    'Alex obtiene la Ventaja',
    'Alex mira tu mano',
    'Miras la mano de Alex',
    'Rex llega a tu zona preparada',
    'Te retiras de la partida',
  ],
  it: [
    'Turno 3: tu',
    'Turno 4: Alex',
    'Alex ti dissangua per 1 con Nik (29)',
    'Dissangui Alex per 2 con Rex (28)',
    'Alex ti dissangua con Nik',
    'Giochi Deflection',
    'Perdi 2 risorse (27)',
    'Alex ottiene il Vantaggio',
    'Alex guarda la tua mano',
    'Guardi la mano di Alex',
    'Rex arriva nella tua regione attiva',
    'Ti ritiri dalla partita',
  ],
  fr: [
    'Tour 3 : vous',
    'Tour 4 : Alex',
    'Alex vous mord pour 1 avec Nik (29)',
    'Vous mordez Alex pour 2 avec Rex (28)',
    'Alex vous mord avec Nik',
    'Vous jouez Déflexion',
    'Vous perdez 2 points de réserve (27)',
    'Alex obtient l’Avantage',
    'Alex regarde votre main',
    'Vous regardez la main d’Alex',
    'Rex arrive dans votre région disponible',
    'Vous vous retirez de la partie',
  ],
};

const question = { seat: SARA, step: 'minion', about: { say: 'minion phase' } };

const to = (language: string): ReturnType<typeof wordingIn> => wordingIn(language).to(SARA);

testWordings('What can be done is a command', PATHS, COMMANDS, (language, path) =>
  to(language).sentence(g, question, path),
);
testWordings('The log calls the player you and others by name', EVENTS, LOG, (language, event) =>
  to(language).event(g, event),
);

it('is in the words of the edition, too', () => {
  const blocked: Path = [{ say: 'burns pool to unlock', card: rex, amount: 1 }];
  const said = (language: string): string => wordingIn(language).to(SARA).sentence(g, question, blocked);
  expect(said('en@third')).toBe('Burn 1 pool to untap Rex');
  expect(said('pt@third')).toBe('Queime 1 de reserva para desvirar Rex');
});

it('is said about all by name to those who have no seat', () => {
  expect(wordingIn('en').event(g, { type: 'looked at hand', seat: ALEX, of: SARA })).toBe("Alex looks at Sara's hand");
  expect(wordingIn('en').to(ALEX).event(g, { type: 'looked at hand', seat: ALEX, of: SARA })).toBe(
    "You look at Sara's hand",
  );
});

const OPTIONS: readonly Path[] = [
  [
    { say: 'uses', card: deflection },
    { say: 'choosing mode', word: 'unlock' },
    { say: 'on', card: rex },
  ],
  [{ say: 'plays', card: deflection }, { say: 'choosing mode', word: 'unlock' }, { say: 'on nobody' }],
  [{ say: 'plays', card: deflection }, { say: 'on', card: rex }, { say: 'on nobody' }],
  [
    { say: 'minion uses', card: rex },
    { say: 'source', card: rex },
    { say: 'on', card: nik },
  ],
  [
    { say: 'maneuvers', card: rex },
    { say: 'with', card: deflection },
    { say: 'choosing mode', word: 'maneuver' },
  ],
  [
    { say: 'plays', card: deflection },
    { say: 'on', card: rex },
    { say: 'choosing', amount: 3 },
  ],
  [{ say: 'takes blood from', card: rex, amount: 2 }],
  [
    { say: 'rescues', card: rex },
    { say: 'target card', card: ada },
    { say: 'paying split', amount: 2, card: ada },
  ],
  [{ say: 'casts votes from the Edge', amount: 1, word: 'against' }],
];

const WORDED: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Use Deflection (unlock) on Rex',
    'Play Deflection (unlock) (no target)',
    'Play Deflection on Rex (nobody else)',
    'Use Rex on Nik',
    'Maneuver with Deflection',
    'Play Deflection on Rex (3)',
    'Move 2 blood from Rex to your pool',
    'Rescue Ada with Rex paying 2 blood',
    "Cast the Edge's vote against",
  ],
  pt: [
    'Use Deflexão (destravar) em Rex',
    'Jogue Deflexão (destravar) (sem alvo)',
    'Jogue Deflexão em Rex (mais ninguém)',
    'Use Rex em Nik',
    'Manobre com Deflexão',
    'Jogue Deflexão em Rex (3)',
    'Mova 2 de sangue de Rex para os seus recursos',
    'Resgate Ada com Rex pagando 2 de sangue',
    'Declare 1 voto contra com a Vantagem',
  ],
  es: [
    'Usa Desviación (enderezar) sobre Rex',
    'Juega Desviación (enderezar) (sin objetivo)',
    'Juega Desviación sobre Rex (nadie más)',
    'Usa Rex sobre Nik',
    'Maniobra con Desviación',
    'Juega Desviación sobre Rex (3)',
    'Mueve 2 de sangre de Rex a tu reserva sanguínea',
    'Rescata a Ada con Rex pagando 2 de sangre',
    'Emite 1 voto en contra con la Ventaja',
  ],
  it: [
    'Usa Deflection scegliendo di stappare su Rex',
    'Gioca Deflection scegliendo di stappare (nessun bersaglio)',
    'Gioca Deflection su Rex (nessun altro)',
    'Usa Rex su Nik',
    'Manovra con Deflection',
    'Gioca Deflection su Rex (3)',
    'Riprendi 2 punti sangue da Rex',
    'Salva dal torpore Ada con Rex pagando 2 di sangue',
    'Esprimi 1 voto contro con il Vantaggio',
  ],
  fr: [
    'Utilisez Déflexion en choisissant de redresser sur Rex',
    'Jouez Déflexion en choisissant de redresser (aucune cible)',
    'Jouez Déflexion sur Rex (personne d’autre)',
    'Utilisez Rex sur Nik',
    'Manœuvrez avec Déflexion',
    'Jouez Déflexion sur Rex (3)',
    'Reprenez 2 points de sang à Rex',
    'Secourez Ada avec Rex en payant 2 de sang',
    'Donnez 1 voix contre grâce à l’Avantage',
  ],
};

testWordings('An option says what it is', OPTIONS, WORDED, (language, path) =>
  to(language).sentence(g, { seat: SARA, about: { say: 'minion phase' }, step: 'minion' }, path),
);
