/** The titles of the rulebook's worked examples, in Spanish. */
import type { Examples } from '../keys/examples.ts';

export const examples: Examples = {
  'An attack without damage is an attack; an Ability is none':
    'Un ataque sin daño es un ataque; una habilidad no lo es',
  'The coin of an effect that may cancel the attack falls before that of Confusion':
    'La moneda de un efecto que puede cancelar el ataque se lanza antes que la de la Confusión',
  'Both coins heads, and the attack goes on': 'Las dos monedas salen cara y el ataque sigue',
  'An effect of an attack is gone when the Pokémon has been on the Bench, also if it comes back':
    'El efecto de un ataque desaparece cuando el Pokémon ha estado en la Banca, aunque vuelva',
  "Paralyzed lasts over the player's own next turn":
    'Paralizado dura hasta después del siguiente turno del propio jugador',
  'Who evolves recovers at once': 'Quien evoluciona se recupera al momento',
  'Poisoned, Burned and Paralyzed at once, through two Checkups and a retreat':
    'Envenenado, Quemado y Paralizado a la vez, durante dos Chequeos y una retirada',
  'The newest of Asleep, Confused and Paralyzed replaces the one before; Poisoned goes with it':
    'El más reciente de Dormido, Confundido y Paralizado sustituye al anterior; Envenenado lo acompaña',
  'A new Poison marker replaces the old one, also a stronger one':
    'Un nuevo marcador de Veneno sustituye al anterior, incluso a uno más fuerte',
  'Conditions first, then other effects; Knock Outs are looked for at the end':
    'Primero las Condiciones, después los demás efectos; los Fuera de Combate se comprueban al final',
  'Or other effects first': 'O primero los demás efectos',
  'A Confused Pokémon that flips tails puts three counters on itself and does not attack':
    'Un Pokémon Confundido que saca cruz se pone tres contadores y no ataca',
  'With heads the attack goes on, and it stays Confused; it may also retreat':
    'Con cara el ataque sigue, y continúa Confundido; también puede retirarse',
  'Weakness doubles the damage to the Active Pokémon': 'La Debilidad duplica el daño al Pokémon Activo',
  'Weakness and Resistance are not applied to Benched Pokémon':
    'Debilidad y Resistencia no se aplican a los Pokémon en Banca',
  'Base damage, bonus, Weakness, then what the defender has':
    'Daño base, bonificación, Debilidad y después lo que tiene el defensor',
  'With Resistance to its other type besides': 'Y además con Resistencia a su otro tipo',
  'Resistance brings the damage to nothing, never below': 'La Resistencia deja el daño en nada, nunca por debajo',
  'A bonus adds nothing to an attack without damage': 'Una bonificación no añade nada a un ataque sin daño',
  'Counters that an attack puts are changed by nothing': 'A los contadores que pone un ataque no los cambia nada',
  'Weakness to one type and Resistance to the other': 'Debilidad a un tipo y Resistencia al otro',
  'One Water Energy pays for the small attack, not for the large one':
    'Una Energía de Agua paga el ataque pequeño, no el grande',
  'Colorless is paid by any type, a typed symbol by its own':
    'Incoloro se paga con cualquier tipo, un símbolo de tipo solo con el suyo',
  'Three Fighting and one Grass are enough for Sandaconda, two and two are not':
    'Tres de Lucha y una de Planta bastan para Sandaconda, dos y dos no',
  'The no-cost symbol needs no Energy': 'El símbolo sin coste no necesita Energía',
  'An evolved Pokémon keeps counters, Energy and earlier stages, and loses conditions and effects of attacks':
    'Un Pokémon evolucionado conserva contadores, Energía y fases anteriores, y pierde condiciones y efectos de ataques',
  'The attacks and Abilities of the earlier stage are gone, and name, type, HP, Weakness and retreat cost are those of the top card':
    'Los ataques y habilidades de la fase anterior ya no están; nombre, tipo, PS, Debilidad y Coste de Retirada son los de la carta de arriba',
  'A Pokémon that evolved this turn cannot evolve again':
    'Un Pokémon que ha evolucionado en este turno no puede volver a hacerlo',
  "Graveler evolves from Geodude of any level, not from Brock's Geodude":
    'Graveler evoluciona de Geodude de cualquier nivel, no de Geodude de Brock',
  'A regional form evolves only as named': 'Una forma regional solo evoluciona como está escrito',
  'Brionne into Primarina or Primarina-GX, as the player chooses':
    'Brionne en Primarina o en Primarina-GX, a elección del jugador',
  'Liepard of Team Plasma evolves from any Purrloin': 'Liepard del Equipo Plasma evoluciona de cualquier Purrloin',
  'Attacks do no damage to a Tera Pokémon on the Bench, of either player; counters and effects are not kept away':
    'Los ataques no hacen daño a un Pokémon Teracristal en la Banca, de ninguno de los jugadores; contadores y efectos no se impiden',
  'A VMAX evolves from its Pokémon V only': 'Un VMAX solo evoluciona de su Pokémon V',
  'A VSTAR evolves from its Pokémon V only, and is worth two Prize cards':
    'Un V-ASTRO solo evoluciona de su Pokémon V y vale dos cartas de Premio',
  'One VSTAR Power per player and game, Abilities and attacks together; a GX attack is counted apart':
    'Un Poder V-ASTRO por jugador y partida, habilidades y ataques juntos; un ataque GX se cuenta aparte',
  'A Prism Star card goes to the Lost Zone, a Hyper Gear to the discard pile of who played it':
    'Una carta Estrella Prisma va a la Zona Perdida, un Hiperequipo a la pila de descartes de quien lo jugó',
  'A Restored Pokémon comes into play only by its Item; a turn later it evolves':
    'Un Pokémon Recreado solo entra en juego por su Objeto; un turno después evoluciona',
  'A Mega Evolution evolves from its Pokémon-EX only, and the turn ends at once':
    'Una Megaevolución solo evoluciona de su Pokémon-EX, y el turno acaba al momento',
  'A Knocked Out Pokémon is discarded with everything on it, a Prize card is taken, a new Active Pokémon chosen':
    'Un Pokémon Fuera de Combate se descarta con todo lo que lleva, se coge un Premio y se elige un nuevo Pokémon Activo',
  'A Pokémon with damage below its HP stays, one at its HP does not':
    'Un Pokémon con daño por debajo de sus PS se queda, uno que los alcanza no',
  'Who has fewer Prize cards left than he may take takes those, and wins':
    'Quien tiene menos Premios de los que puede coger coge los que quedan y gana',
  'Both Active Pokémon are Knocked Out; prizes first, then new Active Pokémon, the next player first':
    'Los dos Pokémon Activos quedan Fuera de Combate; primero los Premios, después los nuevos Activos, empezando por el siguiente jugador',
  'A Restored Pokémon alone does not save from a new hand': 'Un Pokémon Recreado solo no evita una nueva mano',
  'The first player draws, benches, attaches, retreats and uses Abilities, but does not attack, evolve or play a Supporter':
    'Quien juega primero roba, pone en la Banca, une Energía, se retira y usa habilidades, pero no ataca, no evoluciona ni juega un Partidario',
  'The second player may attack and play every Trainer card, but not evolve':
    'Quien juega segundo puede atacar y jugar cualquier carta de Entrenador, pero no evolucionar',
  'In his second turn the first player may evolve and attack':
    'En su segundo turno, quien jugó primero puede evolucionar y atacar',
  'All four pieces in the discard pile become one Pokémon on the Bench, once per game':
    'Las cuatro partes en la pila de descartes forman un Pokémon en la Banca, una vez por partida',
  'Not with three pieces, not with a full Bench, not a second time; another name is counted apart':
    'No con tres partes, no con la Banca llena, no una segunda vez; otro nombre se cuenta aparte',
  'It is neither Basic nor Evolution, has not evolved, has a Rule Box in play, and one Tool':
    'No es ni Básico ni Evolución, no ha evolucionado, tiene recuadro de reglas en juego y una Herramienta',
  'A search for a Pokémon finds one piece, also by its type; by retreat cost, HP or Rule Box it is not found':
    'Una búsqueda de un Pokémon encuentra una parte, también por su tipo; por Coste de Retirada, PS o recuadro de reglas no se encuentra',
  'What removes the Abilities of Pokémon with a Rule Box removes all of a V-UNION':
    'Lo que quita las habilidades de los Pokémon con recuadro de reglas quita todas las de un V-UNIÓN',
  'Both take their last Prize card at the same moment; sudden death is a new game with one Prize card each':
    'Los dos cogen su último Premio en el mismo momento; la muerte súbita es una partida nueva con un Premio cada uno',
  'Two ways of winning beat one': 'Dos formas de ganar valen más que una',
  'The player who is attacked can have more ways too': 'El jugador atacado también puede tener más formas',
  'Two ways each are sudden death as well': 'Dos formas cada uno también es muerte súbita',
  '"Up to" means at least one; "any number" and "draw up to" allow none':
    '«Hasta» significa al menos uno; «cualquier cantidad» y «roba hasta» permiten ninguno',
  'Moving up to three counters moves one, two or three': 'Mover hasta tres contadores mueve uno, dos o tres',
  '"You may" makes it optional': '«Puedes» lo hace opcional',
  'Whoever is to look at more cards than there are looks at all of them':
    'Quien debe mirar más cartas de las que hay las mira todas',
};
