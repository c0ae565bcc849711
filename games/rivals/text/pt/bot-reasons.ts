/** Why a bot likes an answer, each a clause that can follow "because", in Portuguese. */
import type { BotReasons } from '../keys/bot-reasons.ts';

export const botReasons: BotReasons = {
  'nothing better': 'não há nada melhor a fazer neste turno',
  leader: 'é quem melhor lidera',
  draw: 'são necessárias mais cartas',
  recruit: 'a coterie precisa de outro vampiro',
  attack: 'este ataque é o que mais rende',
  prince: 'o título de Príncipe traz Prestígio e Agenda a cada turno',
  title: 'o Título será útil enquanto o portador resistir',
  scheme: 'a votação pode ser vencida',
  conspiracy: 'a Conspiração fica mais próxima',
  card: 'a carta ajuda agora',
  ability: 'a habilidade vale o custo',
  intel: 'o ataque vale as cartas',
  protect: 'o personagem precisa de proteção',
  retainer: 'um lacaio fortalece o portador',
  mend: 'o Sangue é necessário',
  vote: 'o resultado da votação importa',
  'least loss': 'é o que menos faz falta',
  agenda: 'a Agenda vai pontuar a partir de agora',
};
