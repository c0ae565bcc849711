/** The rules of the appendices and the older kinds of cards, in Spanish. */
import type { StatedRules } from './stated.ts';

export const kinds = {
  'P-ACE-001': 'Una baraja tiene como máximo una carta AS TÁCTICO en total, sean cuales sean los nombres.',
  'P-ANC-001':
    'Pasado y Futuro son etiquetas en Pokémon y otras cartas; no tienen efecto propio, y otras cartas se refieren a ellas.',
  'P-EX-001': 'Cuando un Pokémon ex queda Fuera de Combate, el rival coge 2 cartas de Premio.',
  'P-EX-002': 'Los Pokémon ex existen como Básicos y como cartas de Evolución y siguen las reglas normales de su fase.',
  'P-TERA-001':
    'Se evita todo el daño de ataques a un Pokémon Teracristal ex en la Banca, de los ataques del rival y de los propios.',
  'P-TERA-002': 'Solo se evita el daño: los contadores de daño puestos por efectos y otros efectos de ataques, no.',
  'P-TERA-003': 'Un Pokémon Teracristal ex es un Pokémon ex: 2 cartas de Premio.',
  'P-RAD-001':
    'Una baraja tiene como máximo un Pokémon Radiante en total, sean cuales sean los nombres; los Pokémon de la misma especie sin «Radiante» se cuentan aparte.',
  'P-RAD-002': 'Un Pokémon Radiante cuenta como un Pokémon con recuadro de reglas.',
  'P-RAD-003': 'Un Pokémon Radiante es siempre Básico; no evoluciona de ninguna carta ni a ninguna.',
  'P-V-001': 'Un Pokémon V es un Pokémon Básico.',
  'P-V-002': 'Cuando un Pokémon V queda Fuera de Combate, el rival coge 2 cartas de Premio.',
  'P-V-003': 'Los Pokémon VMAX, V-ASTRO y V-UNIÓN también son Pokémon V: lo que afecta a los Pokémon V les afecta.',
  'P-VMAX-001':
    'Un Pokémon VMAX es una carta de Evolución que evoluciona, por las reglas normales, solo del Pokémon V nombrado.',
  'P-VMAX-002': 'Cuando un Pokémon VMAX queda Fuera de Combate, el rival coge 3 cartas de Premio.',
  'P-VSTAR-001':
    'Un Pokémon V-ASTRO es una carta de Evolución que evoluciona, por las reglas normales, solo del Pokémon V nombrado.',
  'P-VSTAR-002': 'Un Poder V-ASTRO es una habilidad o un ataque; solo los Pokémon V-ASTRO tienen uno.',
  'P-VSTAR-003':
    'Un jugador usa como máximo un Poder V-ASTRO en toda la partida, por muchos Pokémon V-ASTRO que tenga; el uso queda a la vista.',
  'P-VSTAR-004': 'Cuando un Pokémon V-ASTRO queda Fuera de Combate, el rival coge 2 cartas de Premio.',
  'P-VUN-001': 'Un V-UNIÓN se compone de cuatro cartas distintas (partes) con el mismo nombre.',
  'P-VUN-002': 'Una baraja tiene como máximo cuatro cartas de un nombre de V-UNIÓN en total, no cuatro de cada parte.',
  'P-VUN-003':
    'Las cuatro cartas de un V-UNIÓN en una baraja deben ser del mismo juego de partes, con el mismo ilustrador.',
  'P-VUN-004':
    'Un V-UNIÓN entra en juego poniendo a la vez en la Banca las cuatro partes de la pila de descartes; con menos no se puede.',
  'P-VUN-005': 'Un V-UNIÓN ocupa un lugar en la Banca y puede tener una Herramienta Pokémon.',
  'P-VUN-006':
    'Un jugador solo puede jugar un V-UNIÓN del mismo nombre una vez por partida; otros nombres se cuentan aparte.',
  'P-VUN-007':
    'Los efectos que hablan de Pokémon Básicos, de Fase 1, de Fase 2 o de Evolución no afectan a un V-UNIÓN.',
  'P-VUN-008': 'Los efectos que hablan de Pokémon que no han evolucionado sí afectan a un V-UNIÓN.',
  'P-VUN-009': 'En juego las cuatro cartas se tratan como una sola.',
  'P-VUN-010': 'En la mano, la baraja, la pila de descartes y los Premios cada parte es una carta aparte.',
  'P-VUN-011':
    'De una parte suelta solo cuentan el tipo, la categoría (Pokémon) y el nombre, no ataques, habilidades, PS, Coste de Retirada, Debilidad o Resistencia.',
  'P-VUN-012': 'En juego un V-UNIÓN tiene recuadro de reglas; una parte suelta fuera del juego no lo tiene.',
  'P-VUN-013':
    'Un efecto que quita las habilidades de los Pokémon con recuadro de reglas quita todas las de un V-UNIÓN en juego.',
  'P-VUN-014': 'Cuando un V-UNIÓN queda Fuera de Combate, el rival coge 3 cartas de Premio.',
  'P-BST-001':
    'Golpe Brusco, Golpe Fluido y Golpe Fusión son etiquetas en cartas de Pokémon, Entrenador y Energía; no tienen efecto propio, y otras cartas se refieren a ellas.',
  'P-REG-001':
    'Una forma regional solo evoluciona como está escrito: Paldean Clodsire ex de Paldean Wooper, no de Wooper; Alolan Persian de Alolan Meowth, no de Meowth ni de Galarian Meowth.',
  'P-TAG-001': 'Un RELEVOS es un Pokémon-GX Básico.',
  'P-TAG-002':
    'Su ataque GX tiene una bonificación cuando se cumple la condición indicada (como Energía adicional); cuenta como ataque GX para P-GX-002.',
  'P-TAG-003': 'Cuando un RELEVOS queda Fuera de Combate, el rival coge 3 cartas de Premio.',
  'P-TTS-001':
    'Un Partidario RELEVOS es un Partidario; si el jugador descarta las cartas adicionales indicadas al jugarlo, tiene un efecto adicional.',
  'P-PRISM-001':
    'Una baraja tiene como máximo una carta Estrella Prisma de cada nombre; puede haber Estrellas Prisma de nombres distintos.',
  'P-PRISM-002': 'Las cartas Estrella Prisma son de Pokémon, de Entrenador o de Energía Especial.',
  'P-PRISM-003': 'Una carta Estrella Prisma que se descartaría va en su lugar a la Zona Perdida.',
  'P-FOS-001': 'Rare Fossil y Unidentified Fossil son cartas de Objeto que se juegan como si fueran Pokémon Básicos.',
  'P-FOS-002': 'Evolucionan a cualquier Pokémon que diga evolucionar de ese Fósil.',
  'P-FOS-003':
    'Una carta de Entrenador Fósil solo actúa como Pokémon Básico en juego; en la mano, la baraja y la pila de descartes no es un Pokémon Básico.',
  'P-GX-001': 'Solo los Pokémon-GX tienen ataques GX, y cada uno tiene uno.',
  'P-GX-002':
    'Un jugador usa como máximo un ataque GX en toda la partida, por muchos Pokémon-GX que tenga; el uso queda a la vista.',
  'P-GX-003':
    'Los Pokémon-GX tienen las fases ordinarias y siguen las reglas ordinarias; si una carta ordinaria y una -GX evolucionan del mismo Pokémon, el jugador elige.',
  'P-GX-004': 'Cuando un Pokémon-GX queda Fuera de Combate, el rival coge 2 cartas de Premio.',
  'P-UB-001':
    'Ultraente es una etiqueta en algunos Pokémon, -GX o no; no tiene efecto propio, y otras cartas se refieren a ella.',
  'P-DUAL-001': 'Un Pokémon de dos tipos tiene ambos a la vez; un efecto sobre cualquiera de ellos le afecta.',
  'P-DUAL-002':
    'La Debilidad o Resistencia a cualquiera de sus tipos cambia el daño de sus ataques; con Debilidad a uno y Resistencia al otro se aplica primero la Debilidad.',
  'P-BREAK-001':
    'Un Pokémon TURBO es una carta de Evolución de la fase TURBO; valen todas las reglas normales de evolucionar.',
  'P-BREAK-002':
    'Conserva los ataques, habilidades, Debilidad, Resistencia y Coste de Retirada del Pokémon del que evolucionó.',
  'P-BREAK-003':
    'Sus PS son los de la carta TURBO; su tipo puede cambiar; añade los ataques o habilidades de la carta TURBO.',
  'P-TRAIT-001': 'Un Rasgo Ancestral no es ni un ataque ni una habilidad; lo que impide estos no le afecta.',
  'P-HYP-001': 'Un Hiperequipo del Team Flare es una Herramienta Pokémon que un jugador une a un Pokémon-EX del rival.',
  'P-HYP-002': 'Cuenta para el límite de una Herramienta por Pokémon.',
  'P-HYP-003': 'Cuando deja al Pokémon por cualquier motivo, va a la pila de descartes del jugador que lo jugó.',
  'P-OEX-001':
    'Un Pokémon-EX se juega como cualquier otro Pokémon, pero el rival coge 2 cartas de Premio cuando queda Fuera de Combate.',
  'P-MEGA-001':
    'Un Pokémon Megaevolución es una carta de Evolución de la fase MEGA que evoluciona, por las reglas normales, solo del Pokémon-EX nombrado.',
  'P-MEGA-002': 'Cuando un Pokémon de un jugador se convierte en Pokémon Megaevolución, su turno acaba al momento.',
  'P-MEGA-003': 'Sigue siendo un Pokémon-EX: 2 cartas de Premio.',
  'P-MEGA-004': 'Puede haber cuatro Venusaur-EX y cuatro M Venusaur-EX en una misma baraja.',
  'P-MEGA-005': 'Los Pokémon de Regresión Primigenia siguen las reglas de los Pokémon Megaevolución.',
  'P-TP-001':
    'Equipo Plasma es una etiqueta en cartas de Pokémon, Entrenador y Energía con ese diseño; sus Pokémon evolucionan como los demás de su nombre.',
  'P-TP-002': 'Las cartas del Equipo Plasma y otras del mismo nombre comparten el límite de 4.',
  'P-RES-001': 'Un Pokémon Recreado solo puede ponerse en la Banca por el efecto de la carta de Objeto que nombra.',
  'P-RES-002': 'Un Pokémon Recreado no es ni Básico ni Evolución y no puede colocarse durante la preparación.',
  'P-RES-003': 'Una Fase 1 que evoluciona de un Pokémon Recreado sigue las reglas normales.',
  'P-OLD-001': 'Un Pokémon LEGEND se compone de dos cartas que deben jugarse juntas y a la vez.',
  'P-OLD-002': 'Un Pokémon NV.X se pone sobre un Pokémon del mismo nombre y añade a lo que ese Pokémon puede hacer.',
  'P-OLD-003': 'Un Pokémon SP pertenece a cierto Entrenador o equipo, mostrado por un símbolo en su nombre.',
} satisfies Partial<StatedRules>;
