/** What newcomers are told at a step. */
import type { Step } from '../rules/steps.ts';

type Hints = {
  readonly [Key in Extract<
    Step,
    'setup' | 'main 1' | 'declare attackers' | 'declare blockers' | 'main 2' | 'end'
  >]: string;
};

const en: Hints = {
  setup: 'A good opening hand has two to five lands. A mulligan gives you another hand with one card less.',
  'main 1': 'Play one land and cast what your lands can pay for. Passing leads to combat.',
  'declare attackers':
    'All attackers are declared at once. They tap, so most of them cannot block until your next turn.',
  'declare blockers':
    'Several creatures can block one attacker. What is not blocked deals its damage to you. Then both can still cast instants.',
  'main 2': 'After combat you can still play a land, if you have not, and cast spells.',
  end: 'The turn is about to end: the last chance for instants and abilities.',
};

const pt: Hints = {
  setup: 'Uma boa mão inicial tem de dois a cinco terrenos. O mulligan dá outra mão com um card a menos.',
  'main 1': 'Jogue um terreno e conjure o que seus terrenos puderem pagar. Passar leva ao combate.',
  'declare attackers':
    'Todos os atacantes são declarados de uma vez. Eles são virados; por isso, a maioria não pode bloquear até o seu próximo turno.',
  'declare blockers':
    'Várias criaturas podem bloquear um mesmo atacante. O que não é bloqueado causa dano a você. Depois, ainda se podem conjurar mágicas instantâneas.',
  'main 2': 'Depois do combate você ainda pode jogar um terreno, se não jogou, e conjurar mágicas.',
  end: 'O turno está para terminar: é a última chance para mágicas instantâneas e habilidades.',
};

const es: Hints = {
  setup: 'Una buena mano inicial tiene de dos a cinco tierras. Un mulligan te da otra mano con una carta menos.',
  'main 1': 'Juega una tierra y lanza lo que tus tierras puedan pagar. Pasar lleva al combate.',
  'declare attackers':
    'Todos los atacantes se declaran a la vez. Se giran, así que la mayoría no podrá bloquear hasta tu próximo turno.',
  'declare blockers':
    'Varias criaturas pueden bloquear a un mismo atacante. Lo que no se bloquea te hace daño. Después aún se pueden lanzar instantáneos.',
  'main 2': 'Después del combate aún puedes jugar una tierra, si no lo has hecho, y lanzar hechizos.',
  end: 'El turno está a punto de terminar: es la última ocasión para instantáneos y habilidades.',
};

const it: Hints = {
  setup: 'Una buona mano iniziale ha da due a cinque terre. Un mulligan dà un’altra mano con una carta in meno.',
  'main 1': 'Gioca una terra e lancia ciò che le tue terre possono pagare. Passando si va al combattimento.',
  'declare attackers':
    'Tutte le creature attaccanti si dichiarano insieme. Vengono TAPpate, perciò quasi nessuna può bloccare fino al tuo prossimo turno.',
  'declare blockers':
    'Più creature possono bloccare la stessa attaccante. Ciò che non è bloccato infligge danno a te. Poi si possono ancora lanciare istantanei.',
  'main 2': 'Dopo il combattimento puoi ancora giocare una terra, se non l’hai fatto, e lanciare magie.',
  end: 'Il turno sta per finire: è l’ultima occasione per istantanei e abilità.',
};

const fr: Hints = {
  setup:
    'Une bonne main de départ contient de deux à cinq terrains. Un mulligan donne une autre main avec une carte de moins.',
  'main 1': 'Jouez un terrain et lancez ce que vos terrains peuvent payer. Passer mène au combat.',
  'declare attackers':
    'Tous les attaquants sont déclarés en même temps. Ils sont engagés : la plupart ne pourront pas bloquer avant votre prochain tour.',
  'declare blockers':
    'Plusieurs créatures peuvent bloquer un même attaquant. Ce qui n’est pas bloqué vous inflige ses blessures. Ensuite on peut encore lancer des éphémères.',
  'main 2': 'Après le combat vous pouvez encore jouer un terrain, si vous ne l’avez pas fait, et lancer des sorts.',
  end: 'Le tour va finir : dernière occasion pour les éphémères et les capacités.',
};

const HINTS: Readonly<Record<string, Hints>> = { en, pt, es, it, fr };

export function hintsIn(language: string): Hints {
  return HINTS[language] ?? en;
}
