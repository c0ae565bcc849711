import { describe, expect, test } from 'vitest';
import { YOU } from './address.ts';
import { addressFor } from './languages.ts';

/** `¤` is the reader. */
const told = (language: string, line: string): string => addressFor(language).told(line.replaceAll('¤', YOU));
const ordered = (language: string, line: string): string => addressFor(language).ordered(line.replaceAll('¤', YOU));

/**
 * A sentence about the reader in the third person, the same addressed to the reader, and the command; in that order.
 */
const VERBS: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  en: [
    ['¤ passes', 'You pass', 'Pass'],
    ['¤ carries out Law', 'You carry out Law', 'Carry out Law'],
    ['¤ loses the game', 'You lose the game', 'Lose the game'],
    ['¤ has priority', 'You have priority', 'Have priority'],
    ['¤ does not block', 'You do not block', 'Do not block'],
    ['¤ is ousted', 'You are ousted', 'Be ousted'],
    ['¤ can exchange cards', 'You can exchange cards', 'Can exchange cards'],
    ['¤ Normal Summons Kuriboh', 'You Normal Summon Kuriboh', 'Normal Summon Kuriboh'],
    ['¤ Sets Princess', 'You Set Princess', 'Set Princess'],
  ],
  pt: [
    ['¤ joga Lei', 'Você joga Lei', 'Jogue Lei'],
    ['¤ ataca com Ana', 'Você ataca com Ana', 'Ataque com Ana'],
    ['¤ começa', 'Você começa', 'Comece'],
    ['¤ escolhe Ana', 'Você escolhe Ana', 'Escolha Ana'],
    ['¤ não bloqueia', 'Você não bloqueia', 'Não bloqueie'],
    ['¤ se retira do jogo', 'Você se retira do jogo', 'Retire-se do jogo'],
    ['¤ põe Lei no fundo', 'Você põe Lei no fundo', 'Ponha Lei no fundo'],
    ['¤ não substitui nada', 'Você não substitui nada', 'Não substitua nada'],
    ['¤ Invoca Kuriboh', 'Você Invoca Kuriboh', 'Invoque Kuriboh'],
  ],
  es: [
    ['¤ juega Ley', 'Juegas Ley', 'Juega Ley'],
    ['¤ pone Ley arriba', 'Pones Ley arriba', 'Pon Ley arriba'],
    ['¤ no elige nada', 'No eliges nada', 'No elijas nada'],
    ['¤ no bloquea', 'No bloqueas', 'No bloquees'],
    ['¤ se rinde', 'Te rindes', 'Ríndete'],
    ['¤ se queda con la mano', 'Te quedas con la mano', 'Quédate con la mano'],
    ['¤ lo rechaza', 'Lo rechazas', 'Recházalo'],
    ['¤ no lo hace', 'No lo haces', 'No lo hagas'],
    ['¤ se abstiene', 'Te abstienes', 'Abstente'],
    ['¤ anuncia su retirada', 'Anuncias tu retirada', 'Anuncia tu retirada'],
    ['¤ Invoca a Kuriboh', 'Invocas a Kuriboh', 'Invoca a Kuriboh'],
  ],
  it: [
    ['¤ gioca Legge', 'Giochi Legge', 'Gioca Legge'],
    ['¤ sceglie Ana', 'Scegli Ana', 'Scegli Ana'],
    ['¤ lascia Legge in cima', 'Lasci Legge in cima', 'Lascia Legge in cima'],
    ['¤ non blocca', 'Non blocchi', 'Non bloccare'],
    ['¤ non sceglie nulla', 'Non scegli nulla', 'Non scegliere nulla'],
    ['¤ non lo fa', 'Non lo fai', 'Non farlo'],
    ['¤ si ritira dalla partita', 'Ti ritiri dalla partita', 'Ritirati dalla partita'],
    ['¤ scopre la sua Agenda', 'Scopri la tua Agenda', 'Scopri la tua Agenda'],
    ['¤ stabilisce i termini', 'Stabilisci i termini', 'Stabilisci i termini'],
  ],
  fr: [
    ['¤ joue Loi', 'Vous jouez Loi', 'Jouez Loi'],
    ['¤ cède Loi', 'Vous cédez Loi', 'Cédez Loi'],
    ['¤ choisit Ana', 'Vous choisissez Ana', 'Choisissez Ana'],
    ['¤ n’attaque pas', 'Vous n’attaquez pas', 'N’attaquez pas'],
    ['¤ se défausse de Loi', 'Vous vous défaussez de Loi', 'Défaussez-vous de Loi'],
    ['¤ s’abstient', 'Vous vous abstenez', 'Abstenez-vous'],
    ['¤ le fait', 'Vous le faites', 'Faites-le'],
    ['¤ perd la partie', 'Vous perdez la partie', 'Perdez la partie'],
    ['¤ garde sa main', 'Vous gardez votre main', 'Gardez votre main'],
    [
      '¤ utilise Loi en se défaussant d’Ana',
      'Vous utilisez Loi en vous défaussant d’Ana',
      'Utilisez Loi en vous défaussant d’Ana',
    ],
  ],
  de: [
    ['¤ spielt Law', 'Du spielst Law', 'Spiele Law'],
    ['¤ blutet Ana', 'Du blutest Ana', 'Blute Ana'],
    ['¤ passt', 'Du passt', 'Passe'],
    ['¤ setzt nach', 'Du setzt nach', 'Setze nach'],
    ['¤ wirft Law ab', 'Du wirfst Law ab', 'Wirf Law ab'],
    ['¤ gibt auf', 'Du gibst auf', 'Gib auf'],
    ['¤ erhält 2 Pool', 'Du erhältst 2 Pool', 'Erhalte 2 Pool'],
    ['¤ verlässt die Starre', 'Du verlässt die Starre', 'Verlasse die Starre'],
    ['¤ zieht sich zurück', 'Du ziehst dich zurück', 'Ziehe dich zurück'],
    ['¤ sieht sich die Hand an', 'Du siehst dir die Hand an', 'Sieh dir die Hand an'],
    ['¤ blockt nicht', 'Du blockst nicht', 'Blocke nicht'],
    ['¤ wird verdrängt', 'Du wirst verdrängt', 'Werde verdrängt'],
    ['¤ zeigt seine Hand', 'Du zeigst deine Hand', 'Zeige deine Hand'],
  ],
};

describe.each(Object.entries(VERBS))('verbs in %s', (language, lines) => {
  test.each(lines)('%s', (line, second, command) => {
    expect(told(language, line)).toBe(second);
    expect(ordered(language, line)).toBe(command);
  });
});

test.each([
  ['en', 'Bruno bleeds ¤ for 2', 'Bruno bleeds you for 2'],
  ['pt', 'Bruno sangra ¤ em 2', 'Bruno sangra você em 2'],
  ['es', 'Bruno sangra a ¤ por 2', 'Bruno te sangra por 2'],
  ['es', 'Bruno no deja a ¤ contribuir', 'Bruno no te deja contribuir'],
  ['it', 'Bruno dissangua ¤ per 2', 'Bruno ti dissangua per 2'],
  ['it', 'Bruno lancia Palla su ¤', 'Bruno lancia Palla su di te'],
  ['it', 'Bruno non lascia contribuire ¤: Legge', 'Bruno non ti lascia contribuire: Legge'],
  ['fr', 'Bruno mord ¤ pour 2', 'Bruno vous mord pour 2'],
  ['fr', 'Bruno ne laisse pas ¤ contribuer', 'Bruno ne vous laisse pas contribuer'],
  ['de', 'Bruno blutet ¤ für 2', 'Bruno blutet dich für 2'],
  ['de', 'Bruno gibt ¤ 2 Pool', 'Bruno gibt dir 2 Pool'],
  ['de', 'Bruno nimmt 2 Pool von ¤', 'Bruno nimmt 2 Pool von dir'],
  ['de', 'Bruno legt fest: ¤, 3 für Ana', 'Bruno legt fest: du, 3 für Ana'],
])('in %s another player acts on the reader: %s', (language, line, second) => {
  expect(told(language, line)).toBe(second);
});

test.each([
  ['en', 'Ana enters the ready region of ¤', 'Ana enters your ready region'],
  ['en', "Ana enters ¤'s ready region", 'Ana enters your ready region'],
  ['en', 'Side Deck of ¤: 2', 'Your Side Deck: 2'],
  ['pt', 'Ana chega à região pronta de ¤', 'Ana chega à sua região pronta'],
  ['pt', 'Turno de ¤', 'Seu turno'],
  ['es', 'Ana llega a la zona preparada de ¤', 'Ana llega a tu zona preparada'],
  ['es', '¿En qué orden ocurren los efectos de ¤?', '¿En qué orden ocurren tus efectos?'],
  ['it', 'Ana arriva nella regione attiva di ¤', 'Ana arriva nella tua regione attiva'],
  ['it', 'In che ordine avvengono gli effetti di ¤?', 'In che ordine avvengono i tuoi effetti?'],
  ['fr', 'Ana arrive dans la région disponible de ¤', 'Ana arrive dans votre région disponible'],
  ['fr', 'Ana prend une carte du deck de ¤', 'Ana prend une carte de votre deck'],
  ['de', 'Ana kommt in die bereite Region von ¤', 'Ana kommt in deine bereite Region'],
  ['de', 'Ana nimmt eine Karte aus der Hand von ¤', 'Ana nimmt eine Karte aus deiner Hand'],
  ['de', 'Der Zug von ¤ beginnt', 'Dein Zug beginnt'],
  ['de', 'Ana liegt im Aschehaufen von ¤', 'Ana liegt in deinem Aschehaufen'],
])('in %s something is the reader’s: %s', (language, line, second) => {
  expect(told(language, line)).toBe(second);
});

test.each([
  ['en', 'Which card does ¤ play?', 'Which card do you play?'],
  ['pt', 'Que carta ¤ joga?', 'Que carta você joga?'],
  ['es', '¿Se queda ¤ con 2 cartas?', '¿Te quedas con 2 cartas?'],
  ['es', '¿¤ bloquea a Ana?', '¿Bloqueas a Ana?'],
  ['it', 'Che carta gioca ¤?', 'Che carta giochi?'],
  ['fr', 'Quelle carte joue ¤ ?', 'Quelle carte jouez-vous ?'],
  ['de', 'Welche Karte spielt ¤?', 'Welche Karte spielst du?'],
  ['de', 'Blockt ¤ Ana?', 'Blockst du Ana?'],
])('in %s the reader is asked: %s', (language, line, second) => {
  expect(told(language, line)).toBe(second);
});

test.each([
  ['en', 'Turn 2: you'],
  ['pt', 'Turno 2: você'],
  ['es', 'Turno 2: tú'],
  ['it', 'Turno 2: tu'],
  ['fr', 'Tour 2 : vous'],
  ['de', 'Zug 2: du'],
])('in %s the reader is mentioned alone: %s', (language, line) => {
  expect(told(language, line.replace(/\S+$/, '¤'))).toBe(line);
});

test('names of any kind are left alone', () => {
  expect(told('en', '¤ plays The Kiss of Ra')).toBe('You play The Kiss of Ra');
  expect(told('es', '¤ juega Bajo su ala')).toBe('Juegas Bajo su ala');
  expect(told('fr', '¤ joue Sa Majesté')).toBe('Vous jouez Sa Majesté');
  expect(told('it', 'Ana passes Bob')).toBe('Ana passes Bob');
});

test('a sentence that is not about the reader is no command', () => {
  expect(ordered('en', 'Rex hunts')).toBe('Rex hunts');
  expect(ordered('en', '¤ chooses ¤')).toBe('Choose yourself');
});
