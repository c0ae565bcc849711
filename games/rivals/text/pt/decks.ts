/** What is said about decks, in Portuguese. */
import type { Decks } from '../keys/decks.ts';

export const decks: Decks = {
  'unknown card': ({ card }) => `Não há carta chamada ${card}.`,
  'not for decks': ({ card }) => `${card} pertence ao baralho da Cidade, comum a todos os jogadores.`,
  agendas: ({ count }) => `Um baralho tem 1 Agenda, não ${count}.`,
  havens: ({ count }) => `Um baralho tem 1 Refúgio, não ${count}.`,
  vampires: ({ count }) => `Um baralho de Facção tem 7 vampiros, não ${count}.`,
  'library size': ({ count }) => `Uma biblioteca tem de 40 a 60 cartas, não ${count}.`,
  copies: ({ count, card }) => `${count} cópias de ${card} são demais.`,
  unusable: ({ card }) => `Nenhum destes vampiros pode usar ${card}.`,
  line: ({ text }) => `Linha não compreendida: ${text}`,
  count: ({ text }) => `Uma linha começa com um número de 1 a 99: ${text}`,
  'unknown line': ({ card, nearest }) =>
    `Não há carta chamada ${card}.${nearest.length === 0 ? '' : ` Você quis dizer ${nearest.join(' ou ')}?`}`,
  'too long': () => 'Este texto é longo demais para um baralho.',
  'not text': () => 'Isto não é texto.',
};
