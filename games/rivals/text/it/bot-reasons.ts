/** Why a bot likes an answer, each a clause that can follow "because", in Italian. */
import type { BotReasons } from '../keys/bot-reasons.ts';

export const botReasons: BotReasons = {
  'nothing better': 'in questo turno non c’è niente di meglio da fare',
  leader: 'è il più forte per guidare',
  draw: 'servono altre carte',
  recruit: 'la coterie ha bisogno di un altro vampiro',
  attack: 'questo attacco ottiene di più',
  prince: 'il titolo di Principe dà Prestigio e Agenda ogni turno',
  title: 'il Titolo servirà finché il portatore resiste',
  scheme: 'il voto si può vincere',
  conspiracy: 'la Cospirazione si avvicina',
  card: 'la carta aiuta adesso',
  ability: 'l’abilità vale il suo costo',
  intel: 'l’attacco vale quelle carte',
  protect: 'il personaggio va protetto',
  retainer: 'un servitore rende più forte il portatore',
  mend: 'quel Sangue serve',
  vote: 'l’esito del voto conta',
  'least loss': 'è la perdita più leggera',
  agenda: 'd’ora in poi l’Agenda darà punti',
};
