/** The rules that lessons and examples show, in Spanish. */
import type { TaughtStatements } from './taught.ts';

export const es: TaughtStatements = {
  'V-ACT-001': 'Cualquier siervo preparado puede sangrar.',
  'V-ACT-006': 'Si la acción de sangrado tiene éxito, el objetivo quema tanta reserva como el valor del sangrado.',
  'V-ACT-013': 'Cazar es una acción indirecta con +1 de sigilo, sin coste y sin objetivo.',
  'V-ACT-015': 'Cualquier siervo preparado puede equiparse; la acción es indirecta y tiene +1 de sigilo.',
  'V-ACT-016':
    'El equipo de la mano se juega al anunciar la acción; si tiene éxito, se paga su coste y la carta queda sobre el siervo.',
  'V-BLK-013': 'Cuando nadie quiere bloquear, quien actúa y después los demás aún pueden jugar cartas y usar efectos.',
  'V-BLK-014':
    'Un bloqueo tiene éxito si la intercepción del bloqueador es igual o mayor que el sigilo de quien actúa.',
  'V-BLK-016': 'El siervo que bloquea con éxito se gira y entra en combate con el que actúa.',
  'V-COM-001': 'Hay combate cuando un siervo bloquea a un siervo preparado que actúa, o cuando un efecto lo dice.',
  'V-RNG-002': 'Una maniobra lleva el combate lejos, o de vuelta cerca si el adversario maniobró para alejarse.',
  'V-TOR-009': 'Si salir del letargo tiene éxito, el vampiro paga y pasa a la zona preparada.',
  'V-TOR-010': 'Un vampiro que ha salido del letargo o ha sido rescatado ya no está herido.',
  'V-END-001': 'Un Matusalén sin reserva queda eliminado.',
  'V-END-004':
    'Cuando un jugador es eliminado, su depredador gana 1 punto de victoria, sin importar cómo ni por quién ocurrió.',
  'V-END-005': 'El depredador gana además 6 de reserva del banco.',
  'V-ADV-009': 'Un texto con el icono de fusión solo vale mientras el vampiro está fusionado.',
  'V-CAN-005': 'Una carta que cancela otra puede decir que el coste de la carta cancelada no se paga.',
  'V-CARD-034':
    'Frenesí y presa son etiquetas de cartas de combate sin efecto propio; otras cartas se refieren a ellas.',
  'V-DMG-010':
    'El daño agravado no se puede curar: el vampiro no quema sangre por él y queda herido con el primer punto.',
  'V-DMG-011':
    'Por cada punto de daño agravado que recibe ya herido, el vampiro debe quemar 1 de sangre, o es quemado.',
  'V-DMG-012': 'Si se infligen a la vez daño normal y agravado, primero se resuelve el normal.',
  'V-DMG-014': 'Un vampiro quemado por daño agravado va directamente al montón de ceniza, sin pasar por el letargo.',
  'V-DMG-015': 'Ser quemado por daño no es diablerie.',
  'V-DMG-016':
    'Aliados y criados tratan el daño agravado como normal: 1 de vida por punto, y son quemados con 0 de vida.',
  'V-EFF-003':
    'Un ataque con arma nunca es un ataque con la mano, ni su daño es daño de mano, aunque valga la fuerza más algo.',
  'V-EFF-014':
    'Esquiva: no inflige nada y protege a quien esquiva y a sus posesiones de los efectos del ataque del adversario.',
  'V-EFF-019':
    'Robar sangre: mueve el número indicado de fichas de sangre o vida del objetivo a quien ataca, como mucho las que tenga.',
  'V-EFF-021': 'La sangre robada llega antes de curar el daño, así que puede curar daño infligido a la vez.',
  'V-EFF-022': 'La sangre robada por encima de la capacidad del vampiro va al banco enseguida, antes de curar.',
  'V-STR-003':
    'Un ataque viene de una carta de combate, de un arma del siervo, de otra carta que le dé un ataque, o es el ataque con la mano.',
  'V-STR-015':
    'Los ataques adicionales se eligen y resuelven en nuevas parejas, solo entre los siervos que aún los tienen, las veces que haga falta.',
  'V-ACT-030': 'Reclutar un aliado: si la acción tiene éxito, se paga el coste y el aliado va a la zona preparada.',
  'V-ACT-037':
    'Una carta de acción que es una versión especial de una acción básica sigue todas sus reglas, salvo donde diga otra cosa.',
  'V-PRO-001': 'Anuncio: se nombra la acción, se juega boca arriba la carta necesaria y el siervo activo se gira.',
  'V-PRO-002': 'Todos los detalles (objetivos, coste, efectos) quedan fijados en el anuncio.',
  'V-PRO-004': 'El coste de la acción no se paga al anunciarla.',
  'V-BLK-005': 'Los intentos del depredador solo empiezan cuando la presa renuncia a más.',
  'V-GEN-009':
    'Las fichas son todas iguales: son reserva en la de un jugador, sangre en un vampiro, vida en un aliado o criado, y cambian de nombre al moverse.',
  'V-GEN-024': 'Robar una carta da al ladrón su control permanente.',
  'V-GEN-025': 'Una carta robada sigue en el mismo tipo de región: un vampiro robado en letargo sigue en letargo.',
  'V-GEN-026':
    'Si la carta robada estaba sobre otra, el ladrón puede ponerla sobre una carta del mismo tipo que controle.',
  'V-GEN-027': 'Una carta puesta sobre otra está unida a ella, y la otra a ella.',
  'V-INF-002':
    'Los tres primeros turnos de la partida dan 1, 2 y 3 transferencias, en este orden, los juegue quien los juegue.',
  'V-INF-010': 'Un jugador cuya reserva llega a 0 por transferencias queda eliminado de inmediato.',
  'V-MIN-005': 'Varias acciones obligatorias se realizan en el orden que elija su controlador.',
  'V-END-008': 'La partida sigue hasta que queda un Matusalén; este gana 1 punto de victoria más.',
  'V-END-009': 'Gana quien tiene más puntos de victoria, aunque esté eliminado.',
  'V-END-010': 'Si varios jugadores empatan con más puntos de victoria, nadie gana.',
  'V-SET-014':
    'Cuando un jugador es eliminado, su depredador gana la carta que apostó (no las que había ganado); el último que queda, y quien se retira, conservan la suya.',
  'V-WDR-004': 'La retirada fracasa si el jugador pierde o gasta reserva hasta entonces.',
  'V-WDR-005': 'Recuperar lo perdido no ayuda: basta perder un punto para que la retirada fracase.',
  'V-WDR-006':
    'Si todas las condiciones se cumplieron hasta su próxima fase de enderezamiento, el jugador deja la partida y gana 1 punto de victoria.',
  'V-WDR-007': 'El depredador de quien se retira no gana punto de victoria ni reserva.',
  'V-VOT-015': 'Los prisci preparados tienen juntos un bloque de 3 votos, que se emite según un subreferéndum.',
  'V-VOT-016':
    'Cada priscus preparado da a su controlador 1 papeleta, a favor o en contra del referéndum principal; ningún otro voto vale en el subreferéndum.',
  'V-VOT-017': 'El lado con más papeletas recibe los 3 votos; si hay empate, el bloque se abstiene.',
  'V-VOT-018': 'Mientras se emiten papeletas, el bloque puede cambiar entre a favor, en contra y abstención.',
  'V-SEC-013': 'Un vampiro que cambia de secta conserva su clan.',
  'V-SEC-014': 'Un clan antitribu y su equivalente son clanes distintos: ninguno cumple un requisito del otro.',
};
