/** Why a program likes an answer, in words. Each is a clause that can follow "because". */
import type { Language } from '@praxis/contract';

const EN = {
  pass: 'nothing better can be done now',
  land: 'more lands mean larger spells',
  creature: 'the creature makes the table stronger',
  permanent: 'the card will be useful turn after turn',
  removal: 'it is rid of something that does harm',
  burn: 'the opponent is to lose life',
  finish: 'this wins the game',
  counter: 'the spell must not resolve',
  combat: 'it turns the fight',
  help: 'its own side becomes stronger',
  cards: 'more cards mean more choices',
  ability: 'the ability pays off now',
  attack: 'the attack gains more than it risks',
  'stay home': 'an attack would cost more than it gains',
  block: 'the block is worth it',
  'no block': 'blocking would cost more than the damage',
  keep: 'the hand can be played',
  mulligan: 'the hand has too few or too many lands',
  start: 'who begins is a step ahead',
  'least loss': 'this can be spared most easily',
} as const;

export type ReasonKey = keyof typeof EN;
type Reasons = Readonly<Record<ReasonKey, string>>;

const PT: Reasons = {
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

const ES: Reasons = {
  pass: 'ahora no hay nada mejor que hacer',
  land: 'con más tierras se lanzan hechizos mayores',
  creature: 'la criatura refuerza la mesa',
  permanent: 'la carta será útil turno tras turno',
  removal: 'esto elimina algo que hace daño',
  burn: 'el oponente debe perder vidas',
  finish: 'esto gana la partida',
  counter: 'ese hechizo no debe resolverse',
  combat: 'esto decide el combate',
  help: 'su bando se hace más fuerte',
  cards: 'más cartas son más opciones',
  ability: 'la habilidad compensa ahora',
  attack: 'el ataque gana más de lo que arriesga',
  'stay home': 'un ataque costaría más de lo que daría',
  block: 'el bloqueo vale la pena',
  'no block': 'bloquear costaría más que recibir el daño',
  keep: 'la mano se puede jugar',
  mulligan: 'la mano tiene muy pocas tierras o demasiadas',
  start: 'quien empieza va un paso por delante',
  'least loss': 'esto es lo que menos falta hace',
};

const IT: Reasons = {
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

const FR: Reasons = {
  pass: 'il n’y a rien de mieux à faire maintenant',
  land: 'plus de terrains permettent de plus grands sorts',
  creature: 'la créature renforce le champ de bataille',
  permanent: 'la carte servira tour après tour',
  removal: 'cela le débarrasse d’une gêne',
  burn: 'l’adversaire doit perdre des points de vie',
  finish: 'cela gagne la partie',
  counter: 'ce sort ne doit pas se résoudre',
  combat: 'cela fait basculer le combat',
  help: 'son camp devient plus fort',
  cards: 'plus de cartes, c’est plus de choix',
  ability: 'la capacité est rentable maintenant',
  attack: 'l’attaque rapporte plus qu’elle ne risque',
  'stay home': 'une attaque coûterait plus qu’elle ne rapporterait',
  block: 'le blocage en vaut la peine',
  'no block': 'bloquer coûterait plus que de subir les blessures',
  keep: 'la main est jouable',
  mulligan: 'la main a trop ou trop peu de terrains',
  start: 'celui qui commence a une longueur d’avance',
  'least loss': 'c’est ce dont on se passe le plus facilement',
};

export const REASONS: Readonly<Record<Language, Reasons>> = { en: EN, pt: PT, es: ES, it: IT, fr: FR };

/** A reason in words; English if the language is not known, and the key itself if the reason is not. */
export function reasonIn(why: string, language: string): string {
  const words = Object.hasOwn(REASONS, language) ? REASONS[language as Language] : EN;
  return Object.hasOwn(words, why) ? words[why as ReasonKey] : why;
}
