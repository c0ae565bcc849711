/** What newcomers are told at each step, in Brazilian Portuguese. */
import type { Hints } from '../keys/hints.ts';

export const hints: Hints = {
  'coin flip':
    'Quem ganha a moeda escolhe. Quem joga primeiro não pode atacar no primeiro turno; quem joga em segundo, pode.',
  setup: 'Escolha um Pokémon Básico para o seu Campo Ativo. Outros Pokémon Básicos podem esperar no Banco.',
  'extra cards': 'O oponente teve de pegar novas mãos. Você pode comprar uma carta por cada uma.',
  main: 'Coloque Pokémon no Banco, evolua, ligue uma Energia, jogue cartas de Treinador, recue, use Habilidades, em qualquer ordem. Um ataque termina o turno.',
  'attack choices': 'O ataque pede uma escolha, como a que Pokémon ele diz respeito.',
  effect: 'Uma carta ou um ataque tem efeito, e você decide como.',
  prizes: 'Você Nocauteou um Pokémon: pegue suas cartas de Prêmio. Quem pega a última vence.',
  promote: 'Seu Pokémon Ativo se foi. Escolha um do Banco para tomar o lugar dele.',
  checkup: 'Entre os turnos tratam-se as Condições Especiais: veneno e queimadura ferem, quem dorme pode acordar.',
};
