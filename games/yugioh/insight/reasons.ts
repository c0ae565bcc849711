/** Why a bot likes an answer, each a clause that can follow "because". */
import type { Language } from '@praxis/contract';

const REASONS = [
  'pass',
  'end phase',
  'battle',
  'attack',
  'direct',
  'summon',
  'set',
  'defend',
  'stronger',
  'set trap',
  'removal',
  'effect',
  'answer',
  'negate',
  'pendulum',
  'start',
  'least loss',
  'best',
  'keep deck',
] as const;
export type BotReason = (typeof REASONS)[number];

type Words = { readonly [Why in BotReason]: string };

const en: Words = {
  pass: 'nothing better can be done now',
  'end phase': 'there is nothing left to gain in this phase',
  battle: 'an attack will pay off',
  attack: 'the attack gains more than it risks',
  direct: 'the way to the opponent’s Life Points is free',
  summon: 'the monster makes the field stronger',
  set: 'the monster is safer face-down',
  defend: 'it would not survive an attack',
  stronger: 'one strong monster is worth more than several weak ones',
  'set trap': 'the card can surprise the opponent later',
  removal: 'it is rid of something that does harm',
  effect: 'the effect pays off now',
  answer: 'this is the moment for it',
  negate: 'what the opponent does must not succeed',
  pendulum: 'the Pendulum Scale lets several monsters come at once',
  start: 'a player who begins is a step ahead',
  'least loss': 'this can be spared most easily',
  best: 'this is worth the most',
  'keep deck': 'the Deck is good as it is',
};

const pt: Words = {
  pass: 'não há nada melhor a fazer agora',
  'end phase': 'não há mais nada a ganhar nesta fase',
  battle: 'um ataque vale a pena',
  attack: 'o ataque ganha mais do que arrisca',
  direct: 'o caminho até os Pontos de Vida do oponente está livre',
  summon: 'o monstro deixa o campo mais forte',
  set: 'o monstro está mais seguro com a face para baixo',
  defend: 'ele não sobreviveria a um ataque',
  stronger: 'um monstro forte vale mais do que vários fracos',
  'set trap': 'o card pode surpreender o oponente mais tarde',
  removal: 'isso elimina algo que faz mal',
  effect: 'o efeito vale a pena agora',
  answer: 'este é o momento certo',
  negate: 'o que o oponente faz não pode dar certo',
  pendulum: 'a Escala de Pêndulo deixa vários monstros virem de uma vez',
  start: 'quem começa está um passo à frente',
  'least loss': 'isto é o que faz menos falta',
  best: 'isto é o que mais vale',
  'keep deck': 'o Deck está bom como está',
};

const es: Words = {
  pass: 'ahora no se puede hacer nada mejor',
  'end phase': 'en esta fase no queda nada que ganar',
  battle: 'un ataque merece la pena',
  attack: 'el ataque gana más de lo que arriesga',
  direct: 'el camino hacia los Life Points del adversario está libre',
  summon: 'el monstruo refuerza el campo',
  set: 'el monstruo está más seguro boca abajo',
  defend: 'no sobreviviría a un ataque',
  stronger: 'un monstruo fuerte vale más que varios débiles',
  'set trap': 'la carta puede sorprender al adversario más tarde',
  removal: 'elimina algo que hace daño',
  effect: 'el efecto merece la pena ahora',
  answer: 'este es el momento adecuado',
  negate: 'lo que hace el adversario no debe salir bien',
  pendulum: 'la Escala de Péndulo deja venir a varios monstruos a la vez',
  start: 'quien empieza va un paso por delante',
  'least loss': 'esto es lo que menos falta hace',
  best: 'esto es lo que más vale',
  'keep deck': 'el Deck está bien como está',
};

const it: Words = {
  pass: 'ora non si può fare nulla di meglio',
  'end phase': 'in questa fase non c’è più nulla da guadagnare',
  battle: 'un attacco conviene',
  attack: 'l’attacco guadagna più di quanto rischia',
  direct: 'la via verso i Life Points dell’avversario è libera',
  summon: 'il mostro rafforza il Terreno',
  set: 'il mostro è più al sicuro coperto',
  defend: 'non sopravvivrebbe a un attacco',
  stronger: 'un mostro forte vale più di diversi deboli',
  'set trap': 'la carta può sorprendere l’avversario più tardi',
  removal: 'elimina qualcosa che fa danno',
  effect: 'l’effetto conviene adesso',
  answer: 'questo è il momento giusto',
  negate: 'ciò che fa l’avversario non deve riuscire',
  pendulum: 'la Scala Pendulum fa arrivare più mostri insieme',
  start: 'chi comincia è un passo avanti',
  'least loss': 'questa è la perdita minore',
  best: 'questa vale di più',
  'keep deck': 'il Deck va bene così com’è',
};

const fr: Words = {
  pass: 'il n’y a rien de mieux à faire maintenant',
  'end phase': 'il n’y a plus rien à gagner dans cette phase',
  battle: 'une attaque en vaut la peine',
  attack: 'l’attaque gagne plus qu’elle ne risque',
  direct: 'la voie vers les Life Points de l’adversaire est libre',
  summon: 'le monstre renforce le Terrain',
  set: 'le monstre est plus à l’abri face verso',
  defend: 'il ne survivrait pas à une attaque',
  stronger: 'un monstre fort vaut plus que plusieurs faibles',
  'set trap': 'la carte peut surprendre l’adversaire plus tard',
  removal: 'cela élimine quelque chose qui nuit',
  effect: 'l’effet en vaut la peine maintenant',
  answer: 'c’est le bon moment',
  negate: 'ce que fait l’adversaire ne doit pas réussir',
  pendulum: 'l’Échelle Pendule fait venir plusieurs monstres à la fois',
  start: 'celui qui commence a une longueur d’avance',
  'least loss': 'c’est ce dont on se passe le plus facilement',
  best: 'c’est ce qui vaut le plus',
  'keep deck': 'le Deck est bon tel quel',
};

export const BOT_REASONS: Readonly<Record<Language, Words>> = { en, pt, es, it, fr };

/** A reason in words; English if the language is not known, and the key itself if the reason is not. */
export function botReasonIn(why: string, language: string): string {
  const words = BOT_REASONS[language as Language] ?? en;
  return Object.hasOwn(words, why) ? words[why as BotReason] : why;
}
