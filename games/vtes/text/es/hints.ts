/** What newcomers are told at each step, in Spanish. */
import type { Hints } from '../keys/hints.ts';

export const hints: Hints = {
  setup: 'Todos se preparan: robas tu mano, y cuatro vampiros de tu cripta esperan boca abajo.',
  unlock:
    'Empieza tu turno y tus cartas se enderezan. Quien tiene la Ventaja puede ganar 1 de reserva sanguínea ahora.',
  master: 'Puedes jugar una carta heril: lugares, Disciplinas y mucho más que cambia la mesa para siempre.',
  minion:
    'Tus vampiros y aliados preparados pueden actuar mientras estén enderezados. Sangra a tu presa, caza o juega una carta.',
  announce: 'Se está anunciando una acción. Aún se dice con qué carta y contra quién.',
  'as played': 'Se acaba de jugar una carta. Ahora solo vale lo que la cancela.',
  'before block': 'La acción está anunciada. Antes de que nadie intente bloquear, ambos lados pueden usar cartas.',
  block: 'Puedes bloquear esta acción con un siervo enderezado. Tu intercepción debe alcanzar el sigilo de la acción.',
  'block attempt':
    'Un siervo intenta bloquear. Deciden el sigilo y la intercepción: cada lado puede aumentar el suyo mientras lo necesite.',
  'after block': 'Ya nadie bloquea. Un buen momento para reforzar la acción.',
  'before resolution': 'La acción va a tener éxito. Es el último momento antes de su efecto.',
  'after resolution': 'La acción ha terminado. Algunas cartas se pueden usar justo ahora.',
  terms: 'La acción política ha tenido éxito. Tú decides qué se vota exactamente.',
  polling: 'Todos votan, en cualquier orden. Con más votos a favor que en contra, el referéndum prospera.',
  'before range': 'Empieza un combate. Pocas cartas se usan antes de saberse la distancia.',
  range: 'Se combate de cerca salvo que alguien maniobre. De lejos, las manos desnudas no hacen nada.',
  'before strikes': 'La distancia está decidida. Refuerza a tu vampiro ahora, antes de elegir los ataques.',
  strike: 'Elige cómo ataca tu siervo. Las manos hacen tanto daño como su fuerza, normalmente 1.',
  'strike resolution': 'Los ataques se conocen y están a punto de tener efecto.',
  damage: 'Tu siervo recibe daño. Prevén una parte si puedes; el resto cuesta sangre.',
  burning: 'Un vampiro está a punto de ser quemado. Es la última ocasión de salvarlo.',
  'additional strikes': 'Ahora se pueden ganar ataques adicionales. Siguen a la misma distancia.',
  press:
    'El asalto ha terminado. Acosa para combatir otro asalto, o para terminar el combate si el otro lado quiere seguir.',
  'end of round': 'El final del asalto: pocas cartas se usan solo ahora.',
  influence:
    'Mueve reserva sanguínea a tus vampiros incontrolados con tus transferencias. Con fichas suficientes pasan a la zona preparada.',
  discard: 'Puedes descartar una carta y robar otra. Después termina tu turno.',
};
