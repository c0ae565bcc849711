/** Why a bot likes an answer, each a clause that can follow "because", in Italian. */
import type { BotReasons } from '../keys/bot-reasons.ts';

export const botReasons: BotReasons = {
  pass: 'ora non c’è niente di meglio da fare',
  land: 'con più terre si lanciano magie più grandi',
  creature: 'la creatura rinforza il campo',
  permanent: 'la carta sarà utile turno dopo turno',
  removal: 'così si libera di qualcosa che lo danneggia',
  burn: 'l’avversario deve perdere punti vita',
  finish: 'questo vince la partita',
  counter: 'quella magia non deve risolversi',
  combat: 'questo decide il combattimento',
  help: 'la sua parte diventa più forte',
  cards: 'più carte significano più scelte',
  ability: 'l’abilità ora conviene',
  attack: 'l’attacco rende più di quanto rischia',
  'stay home': 'un attacco costerebbe più di quanto renderebbe',
  block: 'bloccare vale la pena',
  'no block': 'bloccare costerebbe più che subire il danno',
  keep: 'la mano è giocabile',
  mulligan: 'la mano ha troppe terre o troppo poche',
  start: 'chi comincia è un passo avanti',
  'least loss': 'è ciò di cui si può fare a meno più facilmente',
};
