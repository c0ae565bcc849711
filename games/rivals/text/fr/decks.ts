/** What is said about decks, in French. */
import type { Decks } from '../keys/decks.ts';

export const decks: Decks = {
  'unknown card': ({ card }) => `Aucune carte ne s’appelle ${card}.`,
  'not for decks': ({ card }) => `${card} appartient à la pioche Ville, commune à tous les joueurs.`,
  agendas: ({ count }) => `Un deck a 1 Cabale, pas ${count}.`,
  havens: ({ count }) => `Un deck a 1 Refuge, pas ${count}.`,
  vampires: ({ count }) => `Une pioche Faction a 7 vampires, pas ${count}.`,
  'library size': ({ count }) => `Une Bibliothèque a de 40 à 60 cartes, pas ${count}.`,
  copies: ({ card, count }) => `${count} exemplaires de ${card}, c’est trop.`,
  unusable: ({ card }) => `Aucun de ces vampires ne peut utiliser ${card}.`,
  line: ({ text }) => `Ligne non comprise : ${text}`,
  count: ({ text }) => `Une ligne commence par un nombre de 1 à 99 : ${text}`,
  'unknown line': ({ card, nearest }) =>
    `Aucune carte ne s’appelle ${card}.${nearest.length === 0 ? '' : ` Vouliez-vous dire ${nearest.join(' ou ')} ?`}`,
  'too long': () => 'Ce texte est trop long pour un deck.',
  'not text': () => 'Ce n’est pas du texte.',
};
