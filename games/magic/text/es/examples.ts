/** The titles of the rulebook's worked examples, in Spanish. */
import type { Examples } from '../keys/examples.ts';

export const examples: Examples = {
  'Unblocked attackers deal their power to the player, and are tapped':
    'Los atacantes no bloqueados hacen su fuerza de daño al jugador y se giran',
  'The Bear blocks the Giant and is destroyed; the damage on the Giant is healed in the cleanup step':
    'El Oso bloquea al Gigante y es destruido; el daño del Gigante se cura en el paso de limpieza',
  'The Bear blocks the Fiend, and both are destroyed': 'El Oso bloquea al Demonio, y ambos son destruidos',
  'With the order Bear, Corpse the Bear must get lethal damage before the Corpse gets any':
    'En el orden Oso, Cadáver, el Oso debe recibir daño letal antes de que el Cadáver reciba algo',
  'By the guide as written the attacking player divides the damage freely':
    'Según la guía tal como está escrita, el jugador atacante reparte el daño libremente',
  'A trampling creature must assign lethal damage to its blocker, and may assign the rest to the player':
    'Una criatura que arrolla debe asignar daño letal a su bloqueador y puede asignar el resto al jugador',
  'With deathtouch one damage to the blocker is lethal': 'Con toque mortal, un punto de daño al bloqueador es letal',
  'If the blocker is gone, a trampling attacker deals all its damage to the player':
    'Si el bloqueador ya no está, un atacante que arrolla hace todo su daño al jugador',
  'Without trample an attacker whose blocker is gone deals no damage':
    'Sin arrollar, un atacante cuyo bloqueador ya no está no hace daño',
  'One damage of Typhoid Rats destroys the Wurm': 'Un punto de daño de Ratas tifoideas destruye a la Sierpe',
  'First strike kills the Bear before it deals damage': 'Dañar primero mata al Oso antes de que haga daño',
  'Double strike deals combat damage twice': 'Dañar dos veces hace daño de combate dos veces',
  'A blocked creature with double strike deals nothing to the player when its blocker is dead':
    'Una criatura bloqueada que daña dos veces no hace nada al jugador cuando su bloqueador ha muerto',
  'Lifelink gains its controller as much as was dealt':
    'El vínculo vital da a su controlador tantas vidas como daño hecho',
  'Serra Angel attacks without being tapped, and can block in the next turn':
    'Ángel de Serra ataca sin girarse y puede bloquear en el turno siguiente',
  'Thundering Giant attacks in the turn it was cast, the Bear cannot':
    'Gigante descomunal ataca en el turno en que fue lanzado, el Oso no puede',
  'Intimidate lets only artifact creatures and creatures of the same color block':
    'Intimidar solo deja bloquear a criaturas artefacto y a criaturas del mismo color',
  'A flying creature can be blocked by flyers and by creatures with reach only':
    'A una criatura que vuela solo pueden bloquearla criaturas que vuelan o con alcance',
  'Welkin Tern blocks flyers only': 'Golondrina del firmamento solo bloquea a criaturas que vuelan',
  'A shield of regeneration replaces the destruction of the Skeletons':
    'Un escudo de regeneración reemplaza la destrucción de los Esqueletos',
  'Flesh to Dust ignores the shield': 'De la carne al polvo ignora el escudo',
  'Toughness of 0 or less is no destruction, so the shield does not help':
    'Una resistencia de 0 o menos no es destrucción, así que el escudo no ayuda',
  'Two Mountains and four other lands pay for Shivan Dragon, and stay tapped until the next untap step':
    'Dos Montañas y otras cuatro tierras pagan Dragón shivano y quedan giradas hasta el próximo paso de enderezar',
  'Six Mountains pay for Shivan Dragon as well': 'Seis Montañas también pagan Dragón shivano',
  'With one Mountain the two red symbols cannot be paid':
    'Con una sola Montaña no se pueden pagar los dos símbolos rojos',
  'Five lands are not enough for six mana': 'Cinco tierras no bastan para seis manás',
  'Heat Ray deals as much as was paid for X': 'Rayo de calor hace tanto daño como se pagó por X',
  'X may be nothing': 'X puede ser cero',
  'Who has played a land may not play another, neither in the first main phase nor in the second':
    'Quien ha jugado una tierra no puede jugar otra, ni en la primera fase principal ni en la segunda',
  'Who has played none may play one in the second main phase, and never in the turn of another':
    'Quien no ha jugado ninguna puede jugar una en la segunda fase principal, y nunca en el turno de otro',
  'A countered Dragon goes to the graveyard, and the lands stay tapped':
    'Un Dragón contrarrestado va al cementerio, y las tierras quedan giradas',
  'Terra Stomper can be the target of Cancel, which does nothing to it':
    'Aplastatierra puede ser objetivo de Deshacer, que no le hace nada',
  'What is black cannot target White Knight': 'Lo que es negro no puede hacer objetivo a Caballero blanco',
  'What is black cannot block White Knight': 'Lo que es negro no puede bloquear a Caballero blanco',
  'Festergloom neither targets nor deals damage, so it affects White Knight':
    'Aliento pútrido no hace objetivo ni hace daño, así que afecta a Caballero blanco',
  'Hexproof gained in response makes the target illegal':
    'El antimaleficio ganado en respuesta hace ilegal el objetivo',
  'When the creature dies, its Aura goes to the graveyard and its Equipment stays':
    'Cuando la criatura muere, su Aura va al cementerio y su Equipo se queda',
  'An Aura whose target died in response goes to the graveyard without entering the battlefield':
    'Un Aura cuyo objetivo murió en respuesta va al cementerio sin entrar en el campo de batalla',
  'If one of two targets is gone, the spell acts on the other':
    'Si uno de dos objetivos ya no está, el hechizo actúa sobre el otro',
  'Hunt the Weak puts a counter on the Bear, and then it fights':
    'Cazar a los débiles pone un contador sobre el Oso, y después lucha',
  'If the Fiend is gone in response, the Bear gets the counter and does not fight':
    'Si el Demonio ya no está por una respuesta, el Oso recibe el contador y no lucha',
  'Three white creatures, one of them fresh, and three lands pay for Triplicate Spirits':
    'Tres criaturas blancas, una de ellas recién llegada, y tres tierras pagan Espíritu triplicado',
  'The mana ability of an Elvish Mystic that was cast this turn cannot be used':
    'La habilidad de maná de un Místico élfico lanzado este turno no puede usarse',
  'Turn to Frog sets base numbers, and +4/+4 and a counter come on top':
    'Convertir en rana fija los números base; +4/+4 y un contador se suman',
  'A Bear that has become blue is no longer a green creature for the Paragon':
    'Un Oso que se ha vuelto azul ya no es una criatura verde para el Ejemplar',
  'Nightmare loses flying and its own numbers': 'Pesadilla pierde la habilidad de volar y sus propios números',
  'Indestructible does not save from a toughness below 0': 'Indestructible no salva de una resistencia por debajo de 0',
  'Who must draw more cards than the library holds draws what there is and loses':
    'Quien debe robar más cartas de las que hay en la biblioteca roba las que hay y pierde',
  'In the cleanup step only the active player discards down to seven':
    'En el paso de limpieza solo el jugador activo descarta hasta quedarse con siete',
  'A player may mulligan any number of times, each time with one card less, and keep at any point':
    'Un jugador puede hacer mulligan tantas veces como quiera, cada vez con una carta menos, y quedarse con la mano en cualquier momento',
  'The starting player skips the draw of his first turn': 'El jugador inicial se salta el robo de su primer turno',
  'Titanic Growth loses its target to a Lightning Strike in response':
    'Crecimiento titánico pierde su objetivo por una Descarga de rayos en respuesta',
  'Titanic Growth in response saves the Bear, and both end in the cleanup step':
    'Crecimiento titánico en respuesta salva al Oso, y ambos efectos acaban en el paso de limpieza',
};
