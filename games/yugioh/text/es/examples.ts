/** The titles of the worked examples, in Spanish. */
import type { Examples } from '../keys/examples.ts';

export const examples: Examples = {
  'A Continuous Spell that leaves the field has no effect':
    'Una Carta Mágica Continua que deja el Campo no tiene efecto',
  'A Counter Trap can be activated in the Damage Step': 'Una Trampa de Contraefecto puede activarse en el Damage Step',
  'A Flip Summon turns it to face-up Attack Position':
    'Una Invocación por Volteo lo pone en Posición de Ataque boca arriba',
  'A Flip effect activates after damage calculation': 'Un efecto de Volteo se activa tras el cálculo de daño',
  'A Fusion Summon': 'Una Invocación por Fusión',
  'A Gemini Monster is Normal Summoned again': 'Un Monstruo Géminis es Invocado otra vez de Modo Normal',
  'A Normal Spell that leaves the field still resolves': 'Una Carta Mágica Normal que deja el Campo aún se resuelve',
  'A Pendulum Summon': 'Una Invocación por Péndulo',
  'A Replay when a new monster appears': 'Una Repetición cuando aparece un monstruo nuevo',
  'A Replay when the target is gone': 'Una Repetición cuando el objetivo ya no está',
  'A Ritual Summon': 'Una Invocación por Ritual',
  'A Summon by a resolving effect cannot be negated as a Summon':
    'Una Invocación por un efecto que se resuelve no puede negarse como Invocación',
  'A card may let a monster attack all monsters once each':
    'Una carta puede permitir que un monstruo ataque a cada monstruo una vez',
  'A cost that would leave 0 LP cannot be paid': 'Un coste que dejaría 0 LP no puede pagarse',
  'A detached material goes to the Graveyard': 'Un material desacoplado va al Cementerio',
  'A direct attack needs an empty side': 'Un ataque directo necesita un lado vacío',
  'A draw at Link 1 makes Doppelwarrior miss its timing':
    'Un robo en el Eslabón 1 hace que Guerrero Doble pierda el momento',
  'A face-down monster is no Synchro Material, and materials must be those listed':
    'Un monstruo boca abajo no es Material de Sincronía, y los materiales deben ser los listados',
  "A mandatory 'When' effect of a Tributed monster does not miss its timing":
    'Un efecto obligatorio "Cuando" de un monstruo Sacrificado no pierde el momento',
  'A monster attacks once per turn': 'Un monstruo ataca una vez por turno',
  'A monster cannot be Flip Summoned in the turn in which it was Set':
    'Un monstruo no puede ser Invocado por Volteo el turno en que fue Colocado',
  'A monster that was not properly Summoned is no target of Monster Reborn':
    'Un monstruo que no fue Invocado correctamente no es objetivo de Monstruo Renacido',
  'A negated Ritual Spell costs no Tributes': 'Una Carta Mágica de Ritual negada no cuesta Sacrificios',
  'A negated Summon': 'Una Invocación negada',
  "A negated activation does not count for 'activate 1 per turn'":
    'Una activación negada no cuenta para "activar 1 por turno"',
  'A new Field Spell sends the old one to the Graveyard':
    'Una nueva Carta Mágica de Campo manda la anterior al Cementerio',
  'A pending trigger waits for the end of the Chain': 'Un disparador pendiente espera al final de la Cadena',
  'A search without anything to find cannot be activated': 'Una búsqueda sin nada que encontrar no puede activarse',
  'ATK 0 destroys nothing': 'ATK 0 no destruye nada',
  'After a Replay the first monster has declared its attack':
    'Tras una Repetición el primer monstruo ha declarado su ataque',
  'Against Defense Position a higher attacker destroys without damage':
    'Contra Posición de Defensa un atacante mayor destruye sin daño',
  'Against Defense Position a lower attacker takes the difference':
    'Contra Posición de Defensa un atacante menor recibe la diferencia',
  'Against Defense Position an equal attacker does nothing':
    'Contra Posición de Defensa un atacante igual no hace nada',
  'All monsters of one Pendulum Summon are negated together':
    'Todos los monstruos de una Invocación por Péndulo se niegan juntos',
  "An 'If' effect of a Tributed monster does not miss its timing":
    'Un efecto "Si" de un monstruo Sacrificado no pierde el momento',
  'An Equip Spell': 'Una Carta Mágica de Equipo',
  'An attacked face-down monster is turned up and stays so': 'Un monstruo atacado boca abajo se voltea y así queda',
  'Announcing the Battle Phase is passing': 'Anunciar la Battle Phase es pasar',
  'At the start of the Damage Step both monsters may return to the hand':
    'Al comienzo del Damage Step ambos monstruos pueden volver a la mano',
  'Battle damage, effect damage and original ATK': 'Daño de batalla, daño de efecto y ATK original',
  'The Side Deck keeps its size': 'El Side Deck mantiene su tamaño',
  'Both players at 0 at the same time are a draw': 'Ambos jugadores a 0 a la vez empatan',
  'Costs stay paid when the activation is negated': 'Los costes siguen pagados cuando la activación es negada',
  'Doppelwarrior follows a monster from the Graveyard': 'Guerrero Doble sigue a un monstruo del Cementerio',
  'Equal ATK destroys both': 'ATK igual destruye ambos',
  'Full Spell & Trap Zones': 'Zonas Mágicas y de Trampas llenas',
  'In the Damage Step Mirror Force is too late, Honest is not':
    'En el Damage Step Fuerza de Espejo llega tarde, Honesto no',
  'In the Damage Step Raigeki Break is rejected': 'En el Damage Step se rechaza Rompe Raigeki',
  "In the opponent's turn": 'En el turno del adversario',
  'Levels of a Synchro Summon': 'Niveles de una Invocación por Sincronía',
  'Mandatory effects come before optional ones': 'Los efectos obligatorios van antes que los opcionales',
  'Materials that are banished instead make the Fusion all the same':
    'Los materiales desterrados hacen la Fusión igualmente',
  'Negating the effect, not the activation': 'Negar el efecto, no la activación',
  'No Token, no face-down monster and no other Level is Xyz Material':
    'Ninguna Ficha, ningún monstruo boca abajo y ningún otro Nivel es Material Xyz',
  'No draw and no Battle Phase in the first turn': 'Sin robo y sin Battle Phase en el primer turno',
  "Of simultaneous mandatory Triggers the turn player's come first and resolve last":
    'De los Disparadores obligatorios simultáneos, los del jugador del turno van primero y se resuelven al final',
  'Once per turn by name': 'Una vez por turno por nombre',
  'One Normal Summon or Set per turn, over both Main Phases':
    'Una Invocación Normal o un monstruo Colocado por turno, en ambas Main Phases',
  'One Pendulum Summon per turn, beside the Normal Summon':
    'Una Invocación por Péndulo por turno, además de la Invocación Normal',
  'One Pendulum card is not enough': 'Una sola carta de Péndulo no basta',
  'One Tribute for Level 5 and 6, two from Level 7 on': 'Un Sacrificio para los Niveles 5 y 6, dos desde el 7',
  'One event is answered by one Chain only': 'Un suceso se responde con una sola Cadena',
  'One that was properly Summoned can come back': 'Uno que fue Invocado correctamente puede volver',
  'Only the draw that cannot be made loses': 'Solo pierde el robo que no puede hacerse',
  'Pendulum Monsters go face-up to the Extra Deck': 'Los Monstruos de Péndulo van boca arriba al Deck Extra',
  Piercing: 'Daño de penetración',
  'Piercing does nothing against a higher DEF': 'La penetración no hace nada contra una DEF mayor',
  'Set Spells and Traps in the turn in which they were Set': 'Cartas Mágicas y de Trampa el turno en que se Colocaron',
  'Spell Speed 1 is never a response, and only Spell Speed 3 answers a Counter Trap':
    'La Velocidad de Hechizo 1 nunca es una respuesta, y solo la 3 responde a una Trampa de Contraefecto',
  'The Equip Card is destroyed with its monster': 'La Carta de Equipo es destruida con su monstruo',
  'The attacker is higher': 'El atacante es mayor',
  'The attacker is lower': 'El atacante es menor',
  'The hand limit': 'El límite de la mano',
  "The rulebook's Chain": 'La Cadena del reglamento',
  'The second player draws and may conduct a Battle Phase': 'El segundo jugador roba y puede realizar una Battle Phase',
  'The three exceptions for position changes': 'Las tres excepciones de los cambios de posición',
  'Tokens can be Tributed and are then nowhere': 'Las Fichas pueden Sacrificarse y después no están en ningún lugar',
  'Too few Levels': 'Niveles insuficientes',
  'Two copies may answer in one Chain': 'Dos copias pueden responder en una Cadena',
  'Two windows after a declaration': 'Dos ventanas tras una declaración',
  'What may respond to a Normal Spell': 'Qué puede responder a una Carta Mágica Normal',
  'Who reaches 0 LP loses': 'Quien llega a 0 LP pierde',
  'With 1100 LP the cost of 1000 can be paid': 'Con 1100 LP puede pagarse el coste de 1000',
  'Without the materials Polymerization cannot be activated': 'Sin los materiales Polimerización no puede activarse',
  'Xyz Materials are no cards on the field': 'Los Materiales Xyz no son cartas en el Campo',
};
