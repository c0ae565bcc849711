/** Why a bot likes an answer, each a clause that can follow "because", in Brazilian Portuguese. */
import type { BotReasons } from '../keys/bot-reasons.ts';

export const botReasons: BotReasons = {
  'end turn': 'não há nada melhor a fazer neste turno',
  attack: 'este ataque é o que mais rende',
  bench: 'alguém precisa estar pronto no Banco',
  evolve: 'um Pokémon evoluído é mais forte',
  energy: 'a Energia aproxima um ataque',
  trainer: 'a carta ajuda agora',
  tool: 'a Ferramenta Pokémon será útil enquanto o Pokémon ficar em jogo',
  stadium: 'o Estádio é útil',
  ability: 'a Habilidade não custa nada',
  retreat: 'outro Pokémon pode fazer mais no Campo Ativo',
  promote: 'é o melhor para o Campo Ativo',
  gust: 'é o mais fácil de Nocautear',
  start: 'é um bom começo',
  'least loss': 'é o que faz menos falta',
};
