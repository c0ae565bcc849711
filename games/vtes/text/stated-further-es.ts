/** The rules that only readers of the catalogue meet, in Spanish: the second part. */
import type { StatedFurther } from './stated.ts';

export const es: StatedFurther = {
  'V-VOT-007': '1 voto por cada primogénito u obispo preparado.',
  'V-VOT-008': '2 votos por cada príncipe, arzobispo, barón, magaji o kholo preparado.',
  'V-VOT-009': '3 votos por cada justicar o cardenal preparado.',
  'V-VOT-010': '4 votos por cada miembro del Círculo Interior o regente preparado.',
  'V-VOT-011': 'Un siervo puede tener votos o papeletas por el texto de su carta, sin tener ninguno de estos títulos.',
  'V-VOT-013': 'Estar girado no afecta a los votos de un siervo.',
  'V-VOT-019': 'Un vampiro debe emitir todos sus votos y papeletas en el mismo sentido.',
  'V-VOT-020':
    'Las cartas que dan votos siguen las reglas normales: los modificadores los juega el siervo activo; las reacciones, siervos preparados y enderezados de otros Matusalenes.',
  'V-COM-004': 'En combate da lo mismo estar girado que enderezado.',
  'V-COM-007':
    'Los efectos que se usan antes de determinar la distancia se usan antes de que el siervo activo decida si maniobra.',
  'V-COM-008': 'Los efectos que se usan antes de la distancia se aplican enseguida, también el daño.',
  'V-COM-009':
    'Las cartas que se usan antes de elegir los ataques se juegan cuando la distancia ya está decidida y antes de que el siervo activo elija su ataque.',
  'V-COM-010':
    'Si uno de los combatientes o ambos dejan de estar preparados, el asalto y el combate terminan enseguida, en el punto que sea: no hay más ataques, ni acosos, ni efectos de la etapa de acoso.',
  'V-COM-011':
    'La etapa de fin del asalto tiene lugar también cuando el combate termina antes de tiempo (por un efecto de terminar el combate o porque un combatiente deja de estar preparado).',
  'V-RNG-001': 'Cada asalto se combate de cerca o de lejos; cada asalto empieza de cerca.',
  'V-RNG-005': 'Para usar la maniobra de una carta de ataque, la carta se juega en la etapa de distancia.',
  'V-RNG-009': 'La distancia vale para todos los ataques del asalto, incluidos los adicionales.',
  'V-STR-001': 'Cada siervo tiene por defecto un ataque por asalto; los ataques de los dos forman una pareja.',
  'V-STR-002':
    'En cada pareja primero se eligen los ataques, el siervo activo antes que su oponente, y después se resuelven.',
  'V-STR-004': 'Los efectos defensivos, como esquivar y terminar el combate, son ataques.',
  'V-STR-005':
    'Un ataque solo sirve de cerca, salvo que esté marcado como ataque a distancia, inflija daño R o sea defensivo (esquivar, terminar el combate).',
  'V-STR-006': 'Los ataques a distancia y los ataques con daño R sirven tanto de cerca como de lejos.',
  'V-STR-007':
    'Los dos ataques de una pareja se resuelven a la vez, salvo los de terminar el combate, los de esquivar y los que tienen primer golpe.',
  'V-STR-008':
    'Orden de resolución: terminar el combate; esquivar; ataques con primer golpe; ataques normales, junto con el daño de los criados y los demás efectos que se producen durante la resolución de los ataques.',
  'V-STR-009':
    'En cada resolución se aplican primero los efectos del ataque (la sangre robada se mueve) y después se resuelve el daño.',
  'V-STR-010':
    'Las cartas que modifican un ataque se pueden jugar antes o después de declararlo, pero antes de que se resuelva.',
  'V-STR-011': 'Una pareja se resuelve por completo antes de elegir la siguiente.',
  'V-STR-012':
    'Los ataques se resuelven con el daño que infligen aunque este elimine a la vez al oponente de quien ataca: de dos ataques simultáneos, ambos tienen efecto.',
  'V-STR-013': 'Los ataques adicionales se ganan y se usan solo cuando la primera pareja está completa.',
  'V-STR-014': 'El siervo activo decide primero si gana ataques adicionales.',
  'V-STR-016': 'Si solo a un siervo le queda un ataque adicional, su ataque forma por sí solo la pareja.',
  'V-STR-018':
    'Para un ataque adicional se puede elegir cualquier ataque, aunque una maniobra hubiera fijado el primero.',
  'V-EFF-001': 'Ataque con la mano: inflige tanto daño como la fuerza del siervo, de cerca.',
  'V-EFF-002': 'La fuerza de un vampiro es 1 por defecto; la de un aliado es la que indica su carta.',
  'V-EFF-006': 'El equipo se puede usar hasta que se resuelve el ataque que lo destruye (o lo roba).',
  'V-EFF-007':
    'Robar equipo: una carta de equipo del siervo oponente, elegida por quien ataca, pasa al siervo que ataca y se queda con él después del combate.',
  'V-EFF-009': 'Primer golpe: se resuelve antes que los ataques normales.',
  'V-EFF-010':
    'Si un ataque con primer golpe quema al oponente o lo envía al letargo, el ataque normal del oponente no se resuelve.',
  'V-EFF-011':
    'Si un ataque con primer golpe roba o destruye el arma con la que ataca el oponente, este pierde su ataque.',
  'V-EFF-012': 'Dos ataques con primer golpe se resuelven a la vez.',
  'V-EFF-013': 'El primer golpe no se resuelve antes que terminar el combate, y esquivar sigue sirviendo contra él.',
  'V-EFF-015': 'Esquivar no protege a los criados.',
  'V-EFF-016': 'Esquivar sirve a cualquier distancia.',
  'V-EFF-017':
    'Terminar el combate: pone fin al combate enseguida, antes que cualquier otro ataque o efecto de la resolución de los ataques, incluido el primer golpe.',
  'V-EFF-018': 'Terminar el combate sirve a cualquier distancia, y esquivar no le afecta.',
  'V-EFF-020': 'Robar sangre no es daño: no se puede evitar con la prevención de daño.',
  'V-DMG-001': 'La resolución del daño tiene dos etapas: prevenir y después curar (o perder vida).',
  'V-DMG-002':
    'El siervo que recibe el daño juega cartas de prevención de una en una, hasta que todo el daño está prevenido o deja de jugarlas.',
  'V-DMG-004': 'El daño que no se previene queda infligido con éxito.',
  'V-DMG-005': 'Por cada punto de daño normal, un vampiro quema 1 de sangre para curarlo.',
  'V-DMG-006':
    'Quemar la última sangre para curarse no tiene ningún otro efecto perjudicial: el vampiro sigue preparado con 0 de sangre.',
  'V-DMG-007':
    'Si no puede curar todo el daño, el vampiro quema toda la sangre que puede, y el daño sin curar lo deja herido.',
  'V-DMG-008': 'Un vampiro herido entra en letargo cuando se ha resuelto todo el daño.',
  'V-DMG-009': 'Un vampiro está herido si tiene daño sin curar, si está en letargo o si va camino del letargo.',
  'V-DMG-013':
    'El orden por el que primero se resuelve el daño normal se refiere al daño no prevenido; un jugador puede usar la prevención primero contra el daño agravado.',
  'V-DMG-017': 'El mismo procedimiento se aplica al daño de cualquier procedencia, venga o no de un ataque.',
  'V-DMG-018':
    'Es daño ambiental todo daño que no inflige un siervo, es decir, ni su ataque ni un efecto que diga que lo inflige el siervo.',
  'V-DMG-019': 'El daño ambiental no se puede esquivar.',
  'V-DMG-020': 'Un siervo con vulnerabilidad a un rasgo recibe daño agravado de las armas que tienen ese rasgo.',
  'V-PRS-001':
    'Al final de un asalto, si ambos combatientes siguen preparados, el combate termina, salvo que quede en pie un acoso para continuar.',
  'V-PRS-004': 'Si un acoso para continuar no es cancelado, empieza un nuevo asalto, otra vez de cerca.',
  'V-RET-004': 'Un ataque dirigido a un criado no se puede esquivar.',
  'V-RET-005': 'Un criado que no es quemado en un combate recupera toda la vida que perdió en ese combate.',
  'V-RET-006': 'Los criados, el equipo y las demás cartas se quedan con el vampiro que entra en letargo.',
  'V-TOR-001': 'Un vampiro herido se pone en la zona letárgica de su controlador.',
  'V-TOR-002': 'Un vampiro en letargo está controlado, pero no preparado.',
  'V-TOR-005': 'Un vampiro en letargo puede jugar modificadores de acción durante sus propias acciones.',
  'V-TOR-006': 'Un vampiro en letargo no puede estar en combate.',
  'V-TOR-007': 'Un vampiro en letargo se endereza en la fase de enderezamiento de su controlador.',
  'V-TOR-011': 'Salir del letargo, acción bloqueada: no hay combate; el vampiro sigue en letargo y no paga nada.',
  'V-TOR-012':
    'Salir del letargo, acción bloqueada por un vampiro: el bloqueador puede diabolizar en el acto al vampiro activo; un aliado no puede.',
  'V-TOR-015':
    'Rescatar del letargo es una acción indirecta con +1 de sigilo si ambos vampiros tienen el mismo controlador; si no, es directa con 0 de sigilo.',
  'V-TOR-016':
    'Rescatar del letargo: si la acción tiene éxito, el vampiro pasa a la zona preparada; no por ello se gira ni se endereza.',
  'V-TOR-017': 'Rescatar del letargo, acción bloqueada: el vampiro activo y el bloqueador combaten como de costumbre.',
  'V-TOR-019':
    'Diabolizar es una acción indirecta con +1 de sigilo si ambos vampiros tienen el mismo controlador; si no, es directa con 0 de sigilo.',
  'V-TOR-020':
    'Diabolizar: si la acción tiene éxito, la víctima es diabolizada (capítulo 26); si es bloqueada, el vampiro activo y el bloqueador combaten como de costumbre.',
  'V-DIA-002': 'Paso 1: toda la sangre de la víctima pasa al diabolista; lo que exceda de su capacidad va al banco.',
  'V-DIA-003': 'Paso 2: el diabolista puede tomar cualquier equipo de la víctima.',
  'V-DIA-004': 'Paso 3: la víctima se quema con todas las cartas y fichas que aún tenga.',
  'V-DIA-005':
    'Paso 4: si la víctima era mayor que el diabolista, el controlador de este puede buscar una carta heril de Disciplina en su biblioteca, su montón de ceniza o su mano y ponerla sobre el diabolista; después baraja o reemplaza según haga falta.',
  'V-DIA-006': 'La Disciplina aumenta en 1 la capacidad, sin dar sangre.',
  'V-DIA-007': 'Si no se encuentra ninguna carta de Disciplina, la capacidad no aumenta.',
  'V-DIA-008': 'Paso 5: si la víctima era de la Lista Roja, el diabolista puede recibir trofeos (V-RED-006).',
  'V-DIA-009': 'Los pasos de una diablerie forman una unidad: no se puede usar nada entre ellos, solo antes o después.',
  'V-BHT-002': 'Si se aprueba la caza de sangre, el diabolista es quemado.',
  'V-BHT-004':
    'El referéndum de la caza de sangre no necesita carta de acción política; cada Matusalén puede ganar votos como en cualquier otro referéndum, incluido un voto de una carta de acción política.',
  'V-BHT-005': 'Los trofeos se conceden antes del referéndum de la caza de sangre.',
  'V-INF-007':
    'El vampiro llega a la zona preparada boca arriba y enderezado, conserva las fichas como sangre y pierde todo exceso, que va al banco.',
  'V-INF-008': 'Las transferencias adicionales que concede un vampiro que llega no se pueden usar en la misma fase.',
  'V-INF-009': 'Las demás clases de cartas de cripta se influencian del mismo modo.',
  'V-ADV-003':
    'La carta avanzada se pone encima; las dos cuentan como un solo vampiro hasta que este es quemado, incluso si vuelve a la zona incontrolada.',
  'V-ADV-004': 'Las fichas y las cartas que tiene la versión que ya estaba en juego se quedan.',
  'V-ADV-005': 'Las fichas y las cartas que tiene la versión que viene de la zona incontrolada se queman.',
  'V-ADV-006':
    'Los efectos en juego que tenían como objetivo al vampiro tienen ahora como objetivo al vampiro fusionado.',
  'V-ADV-007':
    'En un vampiro fusionado, la carta básica aporta solo su texto; su capacidad, sus Disciplinas y lo demás se ignoran.',
  'V-ADV-008':
    'En un vampiro fusionado, la carta avanzada se aplica por entero y prevalece en todo conflicto con el texto de la básica (sobre la secta, por ejemplo).',
  'V-DIS-002':
    'Una acción de fase de descarte se puede usar para descartar una carta de la mano y robar otra que la reemplace.',
  'V-EVT-003': 'Un evento está bajo el control del Matusalén que lo jugó.',
  'V-END-002':
    'Todas las cartas que controla un Matusalén eliminado se retiran de la partida; las que entre ellas sean de otros propietarios vuelven a estos tras la partida.',
  'V-END-003':
    'Las cartas que son propiedad de un Matusalén eliminado pero que controlan otros permanecen en juego hasta que se queman de la manera normal.',
  'V-END-006': 'Un jugador eliminado a la vez que su presa recibe el punto de victoria, pero no los 6 de reserva.',
  'V-END-007': 'La presa del jugador eliminado pasa a ser la presa del depredador de este.',
  'V-WDR-002':
    'La retirada fracasa si, antes de la siguiente fase de enderezamiento del jugador, alguno de sus siervos entra en combate.',
  'V-WDR-003': 'La retirada fracasa si alguno de sus siervos pierde o gasta sangre antes de entonces.',
  'V-SEC-001': 'Las sectas son Camarilla, Sabbat, Laibon, Anarquista e Independiente.',
  'V-SEC-002': 'Un vampiro pertenece exactamente a una secta; al cambiar, deja la anterior.',
  'V-SEC-003': 'La secta de un vampiro está impresa en su texto.',
  'V-SEC-004': 'Un vampiro de una colección antigua sin secta en su texto es de la Camarilla.',
  'V-SEC-005': 'Un vampiro de una colección antigua marcado como «no Camarilla» es Independiente.',
  'V-SEC-006':
    'Clanes de la Camarilla: Brujah, Malkavian, Nosferatu, Toreador, Tremere, Ventrue y los Caitiff, que carecen de clan.',
  'V-SEC-007':
    'Clanes del Sabbat: Lasombra, Tzimisce, Pander, los siete clanes antitribu, y Ahrimanes, Hermanos de Sangre, Heraldos de las Calaveras, Kiasyd y Salubri antitribu.',
  'V-SEC-008': 'Clanes Laibon: Akunanse, Guruhi, Ishtarri, Osebo.',
  'V-SEC-009': 'Un clan que no figura en la lista de otra secta es Independiente.',
  'V-SEC-010': 'Los vampiros Independientes son a la vez no Camarilla y no Sabbat.',
  'V-SEC-011': 'Los vampiros Laibon son no Camarilla, no Sabbat y no Independientes.',
  'V-SEC-012': 'Un vampiro que cambia de clan y pasa a un clan de otra secta cambia también de secta.',
  'V-SEC-015':
    'Solo los vampiros de la Camarilla pueden convocar estos referéndums: Justicar Retribution, Command of the Harpies, Masquerade Enforcement, el de quemar Masquerade Enforcement, el de quemar Elysium: The Arboretum y el de retirar las capacidades de Archon.',
  'V-SEC-016':
    'En los referéndums Archon y Camarilla Exemplary solo se puede elegir a vampiros de la Camarilla; Elysium: The Arboretum solo termina los combates entre un vampiro de la Camarilla de su controlador y otro vampiro de la Camarilla.',
  'V-SEC-017': 'Una secta no tiene efecto propio; importa allí donde cartas, títulos y efectos se refieren a ella.',
  'V-TTL-005': 'El título de primogénito no es único.',
  'V-TTL-006':
    'El título de príncipe corresponde a una ciudad; se disputa con cualquier otro vampiro que reclame un título de esa ciudad.',
  'V-TTL-010': 'El título de arzobispo corresponde a una ciudad y se disputa como el de príncipe.',
  'V-TTL-011': 'El título de regente es único; los de obispo, priscus y cardenal no lo son.',
  'V-TTL-012': 'El regente cuenta como cardenal para las cartas y los efectos que afectan a los cardenales.',
  'V-TTL-015': 'Un vampiro Independiente con votos por el texto de su carta cuenta como si tuviera un título propio.',
  'V-ANA-003': 'Un vampiro también puede hacerse anarquista por efectos de cartas.',
  'V-ANA-004': 'Anarquista es una secta: hacerse anarquista es cambiar de secta.',
  'V-ANA-005': 'Algunos vampiros empiezan como anarquistas por su carta.',
  'V-TRT-001':
    'Escaso: cuando un jugador mueve a un vampiro escaso a su zona preparada en su fase de influencia, quema 3 de reserva por cada uno de los demás vampiros del mismo clan que ya controle.',
  'V-TRT-003':
    'Esclavo: si es bloqueado un miembro del clan al que sirve el esclavo, del mismo controlador, este puede girar al esclavo para cancelar el combate, enderezar al vampiro activo y hacer que el esclavo combata con el bloqueador en su lugar.',
  'V-TRT-007': 'Mano Negra: el siervo puede jugar o usar cartas que requieran Mano Negra.',
  'V-TRT-008': 'Vuelo: el siervo puede jugar o usar cartas que requieran vuelo.',
  'V-TRT-009':
    'Círculo: cada Hermano de Sangre pertenece al círculo que nombra su carta; un vampiro sin círculo es un círculo por sí solo.',
  'V-TRT-010':
    'Existen otros rasgos; permiten a los siervos jugar las cartas que los nombran o verse afectados por los efectos que los nombran, y no hacen nada más.',
  'V-RED-004':
    'Un vampiro gana un trofeo al quemar a un siervo de la Lista Roja en combate o con una acción directa, incluida la diablerie.',
  'V-RED-005': 'Cada controlador de un trofeo en juego que aún no esté sobre un vampiro puede moverlo a ese vampiro.',
  'V-RED-006':
    'Además, el controlador del vampiro puede buscar un trofeo en su biblioteca, su montón de ceniza o su mano y ponerlo sobre el vampiro; después baraja o reemplaza según haga falta.',
  'V-RED-007': 'Un trofeo que está sobre un vampiro no se puede mover ni conceder de nuevo.',
  'V-RED-008': 'Un trofeo que está sobre un vampiro lo controla el controlador de ese vampiro.',
  'V-ALV-002':
    'Los efectos con duración que genera la carta (para el resto del combate, por ejemplo) también tratan al aliado como a un vampiro.',
  'V-ALV-003': 'El aliado no cuenta como vampiro para los efectos que la carta tiene mientras está en juego.',
  'V-ALV-004':
    'Su vida hace las veces de sangre: el aliado paga con vida los costes en sangre, y la sangre ganada o perdida es vida ganada o perdida.',
  'V-ALV-005': 'Para esa carta, la capacidad del aliado es 1, salvo que se diga otra cosa.',
  'V-ALV-006': 'La vida que gane por encima de esa capacidad no se retira.',
  'V-ALV-007': 'El daño agravado que cause el efecto quema vida como de costumbre.',
  'V-ALV-008': 'Si el efecto fuera a enviar al aliado al letargo, en su lugar es quemado.',
  'V-IMB-002': 'Un imbuido tiene por defecto 1 de fuerza y 1 de sangrado.',
  'V-IMB-003':
    'El coste impreso de un imbuido es lo que hay que invertir para controlarlo, y es también su vida inicial.',
  'V-IMB-004':
    'Un imbuido tiene un credo (que se trata como un clan) y virtudes (que se tratan como Disciplinas de un solo nivel).',
  'V-IMB-005': 'Un efecto que quema a un aliado quema a un imbuido.',
  'V-IMB-008':
    'Un imbuido que entra en juego sin convicción recibe una de la biblioteca, la mano o el montón de ceniza de su controlador.',
  'V-IMB-010': 'Un imbuido tiene como máximo 5 convicciones; las que pasen de ahí se queman.',
  'V-IMB-012': 'Un imbuido toma un poder mediante una acción con +1 de sigilo, como el equipo o un criado.',
  'V-IMB-013': 'Si la acción de tomar un poder tiene éxito, el imbuido se endereza.',
  'V-IMB-016': 'Un efecto de poder que está siempre activo funciona incluso mientras el poder está girado.',
  'V-IMB-017': 'Un imbuido al que no le queda vida va a la zona de incapacitados: está controlado, pero no preparado.',
  'V-IMB-018':
    'Los efectos que no puede usar un aliado que está a punto de ser quemado tampoco los puede usar un imbuido que está a punto de quedar incapacitado.',
  'V-IMB-020':
    'Si la acción de destruir a un imbuido incapacitado tiene éxito, cada imbuido preparado puede quemar una convicción para infligir 1 de daño imprevenible al siervo activo.',
  'V-IMB-022':
    'Un imbuido que sale de la zona de incapacitados de cualquier otra manera también gana 1 de vida; esa ganancia nunca lo eleva por encima de su vida inicial.',
  'V-IMB-023':
    'Si el jugador que usa un efecto puede ver la carta de cripta (en su propia zona incontrolada, en juego, en un montón de ceniza o al buscar), la carta debe ajustarse al texto del efecto; un efecto sobre un vampiro no puede elegir a un imbuido.',
  'V-IMB-024':
    'Si el efecto recae sobre una carta desconocida (una carta de cripta que no se ha visto o una carta incontrolada de otro jugador que no se ha visto), actúa sobre lo que se encuentre.',
  'V-IMB-025': 'Donde un efecto solo compara o comprueba la capacidad, el coste del imbuido cuenta como su capacidad.',
  'V-IMB-026':
    "Se nombran como cartas que funcionan con imbuidos: Bear-Baiting, Brainwash, Cairo Int'l Airport, Clotho's Gift (Ofuscación básica), Effective Management, Gemini, Gisela Harden, Goodnight Sweet Prince, Innocent Bystander, Kindred Intelligence, Memory's Fading Glimpse, Petra's Resonance, The Portrait, San Lorenzo de El Escorial; con un vampiro como receptor: Lázár Dobrescu, The Trick of Danya.",
  'V-IMB-027':
    'The Soul Gem of Etrius puede buscar a un imbuido y lo pone en juego si es menor que el portador, sin vida ni sangre.',
  'V-IMB-028':
    "Se nombran como cartas que no funcionan con imbuidos: Chain of Command, Clotho's Gift (Temporis básico), Might of the Camarilla, Recruitment (busca a un vampiro); Illusions of the Kindred retira al imbuido de la partida y no da lugar a ningún combate.",
  'V-IMB-029':
    "Heaven's Gate puede mover a un imbuido a la zona incontrolada, controlado pero no preparado; pasa a la zona preparada como lo haría un aliado corriente reclutado.",
  'V-IMB-030':
    'Erratas: Smite es un ataque; la reacción de Vigilance la puede usar un imbuido girado; Biblioteca antigua cuesta 1 de reserva.',
  'V-ERR-001': 'Abandoning the Flesh la puede usar un vampiro en letargo.',
  'V-ERR-002': 'Ventrue Investment es una inversión.',
  'V-ERR-003': 'Blissful Agony: su efecto de Valeren básico se puede usar una vez por combate.',
  'V-ERR-004':
    'Dawn Operation y Domain of Evernight (Temporis básico) hacen agravado solo el daño durante el combate, no el que se inflige después.',
  'V-ERR-005':
    'Echo of Harmonies juega la acción política como si fuera de la mano: da su voto, se puede cancelar al jugarse, etcétera.',
};
