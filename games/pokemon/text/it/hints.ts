/** What newcomers are told at each step, in Italian. */
import type { Hints } from '../keys/hints.ts';

export const hints: Hints = {
  'coin flip':
    'Sceglie chi vince il lancio. Chi gioca per primo non può attaccare nel primo turno; chi gioca per secondo può.',
  setup: 'Scegli un Pokémon Base per la posizione attiva. Altri Pokémon Base possono aspettare in panchina.',
  'extra cards': 'L’avversario ha dovuto prendere nuove mani. Puoi pescare una carta per ciascuna.',
  main: 'Metti Pokémon in panchina, falli evolvere, assegna un’Energia, gioca carte Allenatore, ritirati, usa abilità, nell’ordine che vuoi. Un attacco finisce il turno.',
  'attack choices': 'L’attacco chiede una scelta, come quale Pokémon riguarda.',
  effect: 'Una carta o un attacco ha effetto, e tu decidi come.',
  prizes: 'Hai messo KO un Pokémon: prendi le tue carte Premio. Chi prende l’ultima vince.',
  promote: 'Il tuo Pokémon attivo non c’è più. Scegline uno in panchina che ne prenda il posto.',
  checkup: 'Fra i turni si trattano le condizioni speciali: veleno e bruciatura feriscono, chi dorme può svegliarsi.',
};
