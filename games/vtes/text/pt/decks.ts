/** What is said about decks, in Brazilian Portuguese. */
import type { Decks } from '../keys/decks.ts';
import { counted } from './forms.ts';

const cards = (amount: number): string => counted(amount, 'carta', 'cartas');

export const decks: Decks = {
  problems: {
    'unknown card': ({ card }) => `não existe a carta ${card}`,
    'not in this edition': ({ card }) => `a carta ${card} não existe nesta edição`,
    'crypt too small': ({ amount, limit }) => `a cripta tem ${cards(amount)} e precisa de pelo menos ${limit}`,
    'library too small': ({ amount, limit }) => `a biblioteca tem ${cards(amount)} e precisa de pelo menos ${limit}`,
    'library too large': ({ amount, limit }) => `a biblioteca tem ${cards(amount)} e pode ter no máximo ${limit}`,
    'groups too far apart': ({ groups }) => `os grupos ${groups} não são um só grupo nem dois consecutivos`,
  },
  messages: {
    'not understood': ({ text }) => `"${text}" não é uma carta nem o título de uma seção`,
    'unknown number': ({ number }) => `nenhuma carta tem o número ${number}`,
    'wrong count': ({ text }) => `"${text}" não traz uma quantidade possível de cópias`,
    'header differs': ({ section, written, counted }) =>
      `o título "${section}" diz ${written}, mas seguem ${counted} cartas`,
    'several of this name': ({ card, group }) =>
      `vários vampiros se chamam ${card}; foi escolhido o do grupo ${group}; para outro, escreva o grupo`,
    'other group': ({ card, written, group }) => `${card} pertence ao grupo ${group}, não ao ${written}`,
    'no deck': () => 'não há um deck aqui; esperavam-se linhas como "2x Belinde"',
    'too long': ({ limit }) => `o texto é longo demais para um deck; são lidos no máximo ${limit} caracteres`,
    'too many lines': ({ limit }) => `há linhas demais para um deck; são lidas no máximo ${limit}`,
    'not text': () => 'isto não é texto',
    'wrong JSON': () => 'isto não é um JSON que descreva um deck',
    'stored elsewhere': () =>
      'este endereço indica um deck guardado em um site, e nada é baixado; exporte o deck como texto ou como "deck in URL"',
    'no number': ({ card }) =>
      `o número de ${card} não é conhecido, por isso não cabe neste formato; importe antes a lista de cartas`,
    'banned card': ({ card, since }) => `${card} está banida dos torneios desde ${since}`,
    'outside V5': ({ card }) => `${card} não faz parte do formato V5`,
    'not yet playable': ({ card, instead = [] }) =>
      `${card} é conhecida, mas ainda não pode ser jogada aqui${instead.length === 0 ? '' : `; talvez em seu lugar: ${instead.join(' · ')}`}`,
    nearest: ({ names }) => `talvez: ${names.join(' · ')}`,
  },
};
