/** The titles of the rulebooks' worked examples, in Spanish. */
import type { Examples } from '../keys/examples.ts';

export const examples: Examples = {
  'Computer Hacking is a bleed at +1, only against the prey':
    'Computer Hacking es un sangrado con +1, solo contra la presa',
  'Computer Hacking in 2000': 'Computer Hacking en 2000',
  'Two actions one after another; the ally is paid for when the action succeeds':
    'Dos acciones, una tras otra; el aliado se paga cuando la acción tiene éxito',
  'The same with Lupo and Rake': 'Lo mismo con Lupo y Rake',
  'The ally costs 1 blood of The Widow, paid when the action succeeds':
    'El aliado cuesta 1 de sangre de The Widow, que se paga cuando la acción tiene éxito',
  'Who may block a bleed and a recruit action': 'Quién puede bloquear un sangrado y una acción de reclutar',
  'Who may block, in 2000': 'Quién puede bloquear, en 2000',
  'Who may block, in fifth': 'Quién puede bloquear, en la quinta edición',
  'Intercept 1 against stealth 1 blocks the hunt': 'Intercepción 1 contra sigilo 1 bloquea la caza',
  'Thomas blocks the hunt of Andreas': 'Thomas bloquea la caza de Andreas',
  'Ayelech blocks the hunt of Wauneka': 'Ayelech bloquea la caza de Wauneka',
  'After a declined block the acting player may still raise the bleed':
    'Cuando nadie quiere bloquear, quien actúa aún puede aumentar el sangrado',
  'Maneuvers answer each other; the weapon used for one is the first strike':
    'Las maniobras se responden; el arma usada para una es el primer golpe',
  'Additional strikes': 'Golpes adicionales',
  'Additional strikes; the dodge is an ability of the vampire':
    'Golpes adicionales; la esquiva es una capacidad del vampiro',
  'Stealing blood from a mage that strikes back': 'Robar sangre a una maga que devuelve el golpe',
  'A strike that steals more than the mage has (the card costs 1 of her 4 blood)':
    'Un golpe que roba más de lo que tiene la maga (la carta cuesta 1 de sus 4 de sangre)',
  'Stealing blood from the stray dog': 'Robar sangre al perro callejero',
  'One aggravated point wounds without costing blood': 'Un punto agravado hiere sin costar sangre',
  'Each further aggravated point costs 1 blood': 'Cada punto agravado más cuesta 1 de sangre',
  'Normal damage comes first; who cannot pay for an aggravated point is burned':
    'El daño normal va primero; quien no puede pagar un punto agravado es quemado',
  'Moving both pool counters ousts her': 'Mover sus dos contadores de reserva sanguínea la elimina',
  Transfers: 'Transferencias',
  'Transfers, and the vampire need not wait for the end of the phase':
    'Transferencias, y el vampiro no tiene que esperar al final de la fase',
  'A tie between the leaders in third': 'Un empate entre los primeros, en la tercera edición',
  'The same played for ante': 'Lo mismo, jugando por apuesta',
  'Five players; Ana wins with 3 victory points': 'Cinco jugadores; Ana gana con 3 puntos de victoria',
  'Of two vampires that must hunt their controller chooses which goes first':
    'De dos vampiros que deben cazar, su controlador elige cuál va primero',
  'While a vampire must hunt nobody else acts, and it does nothing else':
    'Mientras un vampiro debe cazar, nadie más actúa, y él no hace otra cosa',
  'A minion with two different mandatory actions is stuck and keeps nobody waiting':
    'Un siervo con dos acciones obligatorias distintas queda atascado y no hace esperar a nadie',
  'A Vessel moves blood once in an unlock phase': 'Un Vessel mueve sangre una vez por fase de enderezamiento',
  'An antitribu clan does not meet a requirement for its counterpart':
    'Un clan antitribu no cumple un requisito de su clan equivalente',
  'A Brujah antitribu accepted by the Camarilla stays Brujah antitribu':
    'Un Brujah antitribu aceptado por la Camarilla sigue siendo Brujah antitribu',
  'A Malkavian who joins the Sabbat is a Sabbat Malkavian':
    'Un Malkavian que se une al Sabbat es un Malkavian del Sabbat',
  'Counters change their name when they move': 'Los contadores cambian de nombre cuando se mueven',
  'A stolen vampire stays in torpor, under the control of the thief':
    'Un vampiro robado sigue en letargo, bajo el control del ladrón',
  'Whoever steals a location that is on a minion may put it on a minion of his own':
    'Quien roba un lugar que está sobre un siervo puede ponerlo sobre un siervo suyo',
  'A bowl that speaks of a bearer with Auspex does nothing for one without it':
    'Un cuenco que habla de un portador con Auspex no hace nada por quien no lo tiene',
  'A weapon with strength + 1 inflicts 2, and what concerns hand strikes does not apply to it':
    'Un arma con fuerza + 1 inflige 2, y lo que afecta a los ataques con la mano no le afecta',
  '1 aggravated on 0 blood': '1 agravado con 0 de sangre',
  '1 aggravated on 3 blood': '1 agravado con 3 de sangre',
  '2 aggravated on 0 blood': '2 agravados con 0 de sangre',
  '2 aggravated on 1 blood': '2 agravados con 1 de sangre',
  '3 aggravated on 1 blood': '3 agravados con 1 de sangre',
  '3 aggravated on 2 blood': '3 agravados con 2 de sangre',
  '4 aggravated on 3 blood': '4 agravados con 3 de sangre',
  'Disengage cancels a grapple as it is played, and is not replaced until after combat':
    'Disengage cancela una presa cuando se juega, y no se repone hasta después del combate',
  'A title behind the merge icon counts only while the vampire is merged':
    'Un título tras el icono de fusión solo cuenta mientras el vampiro está fusionado',
  'The sources of a player are cast separately, each as a whole':
    'Las fuentes de votos de un Matusalén se emiten por separado, cada una entera',
  'Only sub-votes count in the sub-referendum': 'En el subreferéndum solo cuentan las papeletas',
  'The block of the prisci follows the sub-votes and may move':
    'El bloque de los prisci sigue las papeletas y puede cambiar de lado',
  'A withdrawal that nothing spoils brings 1 victory point, and the predator none':
    'Una retirada que nada malogra da 1 punto de victoria, y ninguno al depredador',
  'In 2000 the withdrawal fails in the same way': 'En 2000 la retirada fracasa del mismo modo',
  'In third the withdrawal fails in the same way': 'En la tercera edición la retirada fracasa del mismo modo',
  'The same withdrawal fails once Nora has lost 1 pool, though she gains 1 by a referendum':
    'La misma retirada fracasa cuando Nora pierde 1 de reserva sanguínea, aunque gane 1 con un referéndum',
  'The first three turns of the game give 1, 2 and 3 transfers, whoever takes them':
    'Los tres primeros turnos de la partida dan 1, 2 y 3 transferencias, los juegue quien los juegue',
  'The first turns in 2000': 'Los primeros turnos en 2000',
  'The first turns in fifth': 'Los primeros turnos en la quinta edición',
  'In 2000 a player contests with himself': 'En 2000 un Matusalén disputa consigo mismo',
  'Nobody contests a card with himself': 'Nadie disputa una carta consigo mismo',
};
