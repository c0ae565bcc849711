/** Why a bot likes an answer, each a clause that can follow "because", in Brazilian Portuguese. */
import type { BotReasons } from '../keys/bot-reasons.ts';

export const botReasons: BotReasons = {
  pass: 'não há nada melhor a fazer agora',
  land: 'mais terrenos permitem mágicas maiores',
  creature: 'a criatura reforça a mesa',
  permanent: 'o card será útil turno após turno',
  removal: 'isso elimina algo que faz mal',
  burn: 'o oponente deve perder pontos de vida',
  finish: 'isso ganha o jogo',
  counter: 'a mágica não deve ser resolvida',
  combat: 'isso vira o combate',
  help: 'o seu lado fica mais forte',
  cards: 'mais cards são mais opções',
  ability: 'a habilidade compensa agora',
  attack: 'o ataque ganha mais do que arrisca',
  'stay home': 'um ataque custaria mais do que renderia',
  block: 'o bloqueio vale a pena',
  'no block': 'bloquear custaria mais do que sofrer o dano',
  keep: 'a mão é jogável',
  mulligan: 'a mão tem terrenos de menos ou de mais',
  start: 'quem começa está um passo à frente',
  'least loss': 'isto é o que faz menos falta',
};
