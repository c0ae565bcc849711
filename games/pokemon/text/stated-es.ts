/** The rules of the catalogue, in Spanish. */
import type { StatedRules } from './stated.ts';

export const es: StatedRules = {
  'P-WIN-001': 'Un jugador gana cuando coge su última carta de Premio.',
  'P-WIN-002':
    'Un jugador gana cuando a su rival no le quedan Pokémon en juego: su Pokémon Activo queda Fuera de Combate y su Banca está vacía.',
  'P-WIN-004': 'Pierde el jugador que no puede robar la carta del comienzo de su turno porque su baraja está vacía.',
  'P-SET-004': 'Cada jugador pone un Pokémon Básico de su mano, a su elección, boca abajo en su Puesto Activo.',
  'P-SET-005': 'Cada jugador puede poner hasta 5 Pokémon Básicos más de su mano, boca abajo, en su Banca.',
  'P-SET-006': 'Después cada jugador aparta boca abajo las 6 primeras cartas de su baraja como cartas de Premio.',
  'P-TURN-001': 'Un turno tiene tres partes, en este orden: robar una carta, realizar acciones, atacar.',
  'P-TURN-004':
    'Sin límite de número: poner Pokémon Básicos en la Banca, evolucionar, jugar Objetos y Herramientas, usar habilidades.',
  'P-TURN-005':
    'Una vez por turno: unir una carta de Energía de la mano, jugar un Partidario, jugar un Estadio, retirarse.',
  'P-TURN-007':
    'El ataque pone fin al turno; después no cabe ninguna acción de la segunda parte. Sigue un Chequeo Pokémon y luego el turno del otro jugador.',
  'P-BEN-001':
    'Durante su turno, un jugador puede poner en su Banca cualquier cantidad de Pokémon Básicos de su mano, boca arriba y de uno en uno, mientras haya sitio.',
  'P-EVO-001':
    'Para evolucionar, el jugador pone una carta de Evolución de su mano sobre uno de sus Pokémon en juego, Activo o en Banca, cuyo nombre es el que sigue a «Evoluciona de».',
  'P-EVO-004': 'Solo puede evolucionar un Pokémon que ya estaba en juego al comenzar este turno.',
  'P-EVO-007':
    'Un Pokémon evolucionado conserva todas las cartas unidas, las cartas de sus fases anteriores debajo y sus contadores de daño.',
  'P-ENE-001':
    'Una vez por turno, un jugador puede unir una carta de Energía de su mano a uno de sus Pokémon, Activo o en Banca.',
  'P-ENE-002': 'Lo que une un efecto no gasta esta unión del turno.',
  'P-ENE-003':
    'El coste de un ataque está cubierto si la Energía unida cubre cada símbolo, una Energía por símbolo; más Energía de la necesaria no molesta.',
  'P-TRN-002': 'Se puede jugar cualquier cantidad de cartas de Objeto por turno.',
  'P-TRN-003': 'Se puede jugar como máximo una carta de Partidario por turno.',
  'P-STA-001': 'Un Estadio permanece en juego; hay como máximo uno en juego para los dos jugadores.',
  'P-TOOL-001':
    'Se puede jugar cualquier cantidad de Herramientas Pokémon por turno; cada una se une a un Pokémon y queda unida.',
  'P-TOOL-002': 'Cada Pokémon puede tener unida como máximo una Herramienta Pokémon.',
  'P-RET-002':
    'Para retirarse, el jugador descarta del Pokémon una Energía por cada símbolo de su Coste de Retirada; sin símbolos es gratis.',
  'P-RET-003':
    'El Pokémon que se retira cambia su lugar con un Pokémon en Banca que elija el jugador; si no hay ninguno, no puede retirarse.',
  'P-RET-007': 'Después de la retirada, el nuevo Pokémon Activo puede atacar en el mismo turno.',
  'P-ABL-001':
    'Una habilidad es un efecto de un Pokémon que no es un ataque; lo que habla de ataques no afecta a las habilidades, y al revés.',
  'P-ABL-004': 'Usar una habilidad no impide atacar después.',
  'P-DMG-005':
    'Paso 3: si el Pokémon Activo del rival tiene Debilidad al tipo del atacante, el daño aumenta como está impreso junto a la Debilidad.',
  'P-KO-001': 'Un Pokémon cuyo daño es igual o mayor que sus PS queda Fuera de Combate.',
  'P-KO-003': 'Por cada Pokémon Fuera de Combate, el rival de su dueño coge cartas de Premio, sea cual sea la causa.',
  'P-KO-006': 'El jugador cuyo Pokémon Activo ha quedado Fuera de Combate elige un nuevo Pokémon Activo de su Banca.',
  'P-CON-001':
    'Las Condiciones Especiales son Dormido, Quemado, Confundido, Paralizado y Envenenado; solo un Pokémon Activo puede tener una.',
  'P-CON-002':
    'Un Pokémon que pasa a la Banca o evoluciona se recupera de todas, y se retiran sus marcadores de Veneno y Quemadura.',
  'P-CON-005': 'Dormido: el Pokémon no puede atacar ni retirarse.',
  'P-CON-006': 'Dormido: en cada Chequeo se lanza una moneda; con cara se recupera, con cruz sigue Dormido.',
  'P-CON-010': 'Envenenado: en cada Chequeo se pone 1 contador de daño sobre el Pokémon.',
  'P-CON-012': 'Paralizado: el Pokémon no puede atacar ni retirarse.',
};
