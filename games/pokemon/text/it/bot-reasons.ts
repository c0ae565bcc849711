/** Why a bot likes an answer, each a clause that can follow "because", in Italian. */
import type { BotReasons } from '../keys/bot-reasons.ts';

export const botReasons: BotReasons = {
  'end turn': 'in questo turno non c’è niente di meglio da fare',
  attack: 'questo attacco è il più efficace',
  bench: 'qualcuno deve essere pronto in panchina',
  evolve: 'un Pokémon evoluto è più forte',
  energy: 'l’Energia avvicina un attacco',
  trainer: 'la carta ora aiuta',
  tool: 'l’Oggetto Pokémon sarà utile finché il Pokémon resta in gioco',
  stadium: 'lo Stadio è utile',
  ability: 'l’abilità non costa nulla',
  retreat: 'un altro Pokémon può fare di più in posizione attiva',
  promote: 'è il migliore per la posizione attiva',
  gust: 'è il più facile da mettere KO',
  start: 'è un buon inizio',
  'least loss': 'è ciò di cui si può fare a meno più facilmente',
};
