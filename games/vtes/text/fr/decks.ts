/** What is said about decks, in French. */
import type { Decks } from '../keys/decks.ts';
import { counted } from './forms.ts';

const cards = (amount: number): string => counted(amount, 'carte', 'cartes');

export const decks: Decks = {
  problems: {
    'unknown card': ({ card }) => `la carte ${card} n'existe pas`,
    'not in this edition': ({ card }) => `la carte ${card} n'existe pas dans cette édition`,
    'crypt too small': ({ amount, limit }) => `la crypte a ${cards(amount)} et doit en avoir au moins ${limit}`,
    'library too small': ({ amount, limit }) => `la bibliothèque a ${cards(amount)} et doit en avoir au moins ${limit}`,
    'library too large': ({ amount, limit }) => `la bibliothèque a ${cards(amount)} et peut en avoir au plus ${limit}`,
    'groups too far apart': ({ groups }) =>
      `les groupes ${groups} ne sont ni un seul groupe ni deux groupes consécutifs`,
  },
  messages: {
    'not understood': ({ text }) => `« ${text} » n'est ni une carte ni le titre d'une section`,
    'unknown number': ({ number }) => `aucune carte ne porte le numéro ${number}`,
    'wrong count': ({ text }) => `« ${text} » n'indique pas un nombre d'exemplaires possible`,
    'header differs': ({ section, written, counted }) =>
      `le titre « ${section} » annonce ${written}, mais ${counted} cartes suivent`,
    'several of this name': ({ card, group }) =>
      `plusieurs vampires s'appellent ${card} ; celui du groupe ${group} a été retenu ; pour un autre, écrivez son groupe`,
    'other group': ({ card, written, group }) => `${card} appartient au groupe ${group}, pas au groupe ${written}`,
    'no deck': () => "il n'y a pas de deck ici ; des lignes comme « 2x Belinde » étaient attendues",
    'too long': ({ limit }) => `le texte est trop long pour un deck ; au plus ${limit} caractères sont lus`,
    'too many lines': ({ limit }) => `il y a trop de lignes pour un deck ; au plus ${limit} sont lues`,
    'not text': () => "ce n'est pas du texte",
    'wrong JSON': () => "ce n'est pas un JSON qui décrit un deck",
    'stored elsewhere': () =>
      "cette adresse désigne un deck conservé sur un site, et rien n'est téléchargé ; exportez le deck en texte ou en « deck in URL »",
    'no number': ({ card }) =>
      `le numéro de ${card} n'est pas connu, ce format ne peut donc pas la contenir ; importez d'abord la liste des cartes`,
    'banned card': ({ card, since }) => `${card} est bannie des tournois depuis ${since}`,
    'outside V5': ({ card }) => `${card} n'est pas dans le format V5`,
    'not yet playable': ({ card, instead = [] }) =>
      `${card} est connue, mais pas encore jouable ici${instead.length === 0 ? '' : `; peut-être à la place : ${instead.join(' · ')}`}`,
    nearest: ({ names }) => `peut-être : ${names.join(' · ')}`,
  },
};
