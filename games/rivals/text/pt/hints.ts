/** What newcomers are told at each step, in Portuguese. */
import type { Hints } from '../keys/hints.ts';

export const hints: Hints = {
  setup: 'Escolha o vampiro que lidera você. O Sangue dele sai do seu Prestígio.',
  beginning: 'Uma carta da Cidade é revelada; depois suas cartas ficam prontas e seus vampiros voltam ao Refúgio.',
  action: 'Você tem duas Ações: comprar, recrutar, jogar uma carta, atacar ou reivindicar o título de Príncipe.',
  relentless: 'Habilidades Implacáveis podem ser usadas também no turno dos outros.',
  companions: 'Membros prontos do grupo podem ir junto.',
  intel:
    'O ataque precisa de tanta Informação quanto o alvo tem de Sigilo. Cada carta descartada vale 1 de Informação.',
  type: 'Ataques Físicos, Sociais e Mentais somam esse atributo; ataques À Distância não somam nenhum, mas só a Guarda pode bloqueá-los.',
  'attack card': 'Você pode pôr virada para baixo uma carta de Ataque do tipo anunciado.',
  block: 'Um membro pronto do grupo pode tomar o ataque para si.',
  reaction: 'O personagem atacado pode jogar uma Reação que mostre o tipo do ataque.',
  reveal: 'As duas cartas são viradas; suas escolhas e custos são feitos agora.',
  abilities: 'O jogador ativo pode usar qualquer habilidade; os outros, as Implacáveis.',
  damage: 'O atributo e os Escudos reduzem o dano. O resto tira Sangue.',
  reward: 'Um Mortal derrotado é queimado pelo Sangue dele ou anexado ao atacante.',
  influence:
    'Escolha um lado, empenhe personagens, some um Modificador virado para baixo e pegue Prestígio na mão em segredo.',
  contender: 'Você pode atacar quem reivindica o título com um personagem pronto.',
  conspiracy: 'O Prestígio posto em uma Conspiração a aproxima da resolução.',
  mending: 'Cada carta descartada repara 1 de Sangue de um personagem seu.',
  inquisition: 'A Segunda Inquisição atinge quem o Sigilo não protege.',
  'end of turn': 'O que acontece no fim do turno acontece agora.',
  draw: 'Você compra duas cartas, cada uma da biblioteca ou do baralho de Facção.',
  effect: 'Uma carta pede uma escolha.',
};
