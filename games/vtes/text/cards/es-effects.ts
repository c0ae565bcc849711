/** Spanish: effects, what minions get, amounts and strikes. */
import type { Phrases, Told } from './phrases.ts';

function get(gets: string): { readonly gets: string } {
  return { gets };
}

/** "este vampiro no puede bloquear", of a minion that is always named. */
function of(clause: string, infinitive: string): Told {
  return { order: clause, infinitive, told: clause, causing: infinitive };
}

const POOL = 'de reserva sanguínea';
const CARDS = '{amount} {amount#carta|cartas}';
const VOTES = '{amount} {amount#voto|votos}';
const COUNTERS = '{amount} {amount#ficha|fichas}';

export const effects: Pick<
  Phrases,
  | 'amounts'
  | 'effects'
  | 'gets'
  | 'signed'
  | 'stats'
  | 'until'
  | 'pools'
  | 'damageKinds'
  | 'damageFrom'
  | 'places'
  | 'strikes'
> = {
  amounts: {
    count: 'por {cards}',
    counters: 'por cada ficha que haya sobre {card}',
    margin: 'por cada voto de diferencia con el que se haya aprobado el referéndum',
    players: 'por cada Matusalén que siga en la partida',
    'blood lost by opposing': 'por cada punto de sangre que el vampiro oponente haya perdido a causa del daño en este asalto',
    where: ', donde X es {value}',
    values: {
      plus: 'la suma de {list}',
      minus: '{one} menos {other}',
      least: 'el menor de estos valores: {list}',
      most: 'el mayor de estos valores: {list}',
      count: 'el número de {cards}',
      counters: 'el número de fichas que haya sobre {card}',
      margin: 'la diferencia de votos del referéndum',
      players: 'el número de Matusalenes que sigan en la partida',
      'blood lost by opposing': 'la sangre que el vampiro oponente haya perdido a causa del daño en este asalto',
      chosen: 'el número elegido',
    },
    range: 'de {min} a {max}',
    upTo: 'hasta {max}',
    again: 'esa cantidad',
  },
  effects: {
    'gain pool': {
      order: `gana {amount} ${POOL}`,
      infinitive: `ganar {amount} ${POOL}`,
      told: `{who} {who~ganas|gana|ganan} {amount} ${POOL}`,
      causing: `hacer que {who} {who~ganes|gane|ganen} {amount} ${POOL}`,
    },
    'burn pool': {
      order: `quema {amount} ${POOL}`,
      infinitive: `quemar {amount} ${POOL}`,
      told: `{who} {who~quemas|quema|queman} {amount} ${POOL}`,
      causing: `hacer que {who} {who~quemes|queme|quemen} {amount} ${POOL}`,
    },
    'gain blood': {
      plain: { order: '{card} {card~gana|ganan} {amount} de sangre', infinitive: 'añadir {amount} de sangre {card:to}' },
      life: { order: '{card} {card~gana|ganan} {amount} de vida', infinitive: 'añadir {amount} de vida {card:to}' },
      'up to start': {
        order: '{card} {card~gana|ganan} {amount} de sangre o de vida, sin superar su vida inicial',
        infinitive: 'añadir {amount} de sangre o de vida {card:to}, sin superar su vida inicial',
      },
    },
    'burn blood': { order: '{card} {card~quema|queman} {amount} de sangre', infinitive: 'quemar {amount} de sangre {card:of}' },
    'blood to pool': {
      order: 'mueve {amount} de sangre {card:of} a {pool}',
      infinitive: 'mover {amount} de sangre {card:of} a {pool}',
    },
    'pool to blood': {
      order: 'mueve {amount} de {pool} {card:to}',
      infinitive: 'mover {amount} de {pool} {card:to}',
    },
    'move blood': {
      some: { order: 'mueve {amount} de sangre {from:of} {to:to}', infinitive: 'mover {amount} de sangre {from:of} {to:to}' },
      all: { order: 'mueve toda la sangre {from:of} {to:to}', infinitive: 'mover toda la sangre {from:of} {to:to}' },
    },
    lock: {
      plain: { order: 'gira {card:a}', infinitive: 'girar {card:a}' },
      self: { order: 'gira {card:a}', infinitive: 'girarse' },
    },
    unlock: {
      plain: { order: 'endereza {card:a}', infinitive: 'enderezar {card:a}' },
      self: { order: 'endereza {card:a}', infinitive: 'enderezarse' },
    },
    wake: {
      order: '{card} {card~puede|pueden} bloquear y jugar cartas de reacción como si {card~estuviera|estuvieran} {card^enderezado|enderezada|enderezados|enderezadas} hasta que termine la acción',
      infinitive: 'permitir que {card} {card~bloquee|bloqueen} y {card~juegue|jueguen} cartas de reacción como si {card~estuviera|estuvieran} {card^enderezado|enderezada|enderezados|enderezadas} hasta que termine la acción',
    },
    burn: { order: 'quema {card:a}', infinitive: 'quemar {card:a}' },
    'remove from game': { order: 'retira de la partida {card:a}', infinitive: 'retirar de la partida {card:a}' },
    'put in play': {
      alone: { order: 'pon esta carta en juego', infinitive: 'poner esta carta en juego' },
      on: { order: 'pon esta carta sobre {on}', infinitive: 'poner esta carta sobre {on}' },
      'with counters': { order: `pon esta carta en juego con ${COUNTERS}`, infinitive: `poner esta carta en juego con ${COUNTERS}` },
    },
    strike: { order: 'ataque: {strike}', infinitive: 'usar este ataque: {strike}' },
    maneuver: { plain: { order: 'maniobra', infinitive: 'maniobrar' }, optional: { order: 'obtén una maniobra opcional', infinitive: 'maniobrar' } },
    press: {
      any: { order: 'acoso', infinitive: 'acosar' },
      continue: { order: 'acoso para continuar el combate', infinitive: 'acosar para continuar el combate' },
      end: { order: 'acoso para terminar el combate', infinitive: 'acosar para terminar el combate' },
    },
    'additional strikes': {
      order: 'obtén {amount} {amount#ataque adicional|ataques adicionales} en este asalto (limitada)',
      infinitive: 'obtener {amount} {amount#ataque adicional|ataques adicionales} en este asalto (limitada)',
    },
    prevent: {
      some: { order: 'prevén {amount} de daño[ {kind}][ {from}]', infinitive: 'prevenir {amount} de daño[ {kind}][ {from}]' },
      all: { order: 'prevén todo el daño[ {kind}][ {from}]', infinitive: 'prevenir todo el daño[ {kind}][ {from}]' },
      keeps: {
        order: 'prevén un total de {amount} de daño[ {kind}][ {from}] durante el combate',
        infinitive: 'prevenir un total de {amount} de daño[ {kind}][ {from}] durante el combate',
      },
    },
    'set range': {
      close: { order: 'fija la distancia en cerca', infinitive: 'fijar la distancia en cerca' },
      long: { order: 'fija la distancia en lejos', infinitive: 'fijar la distancia en lejos' },
      chosen: { order: 'fija la distancia, cerca o lejos, sin que haya maniobras', infinitive: 'fijar la distancia, cerca o lejos, sin que haya maniobras' },
    },
    damage: {
      plain: {
        order: '{card} {card~recibe|reciben} {amount} de daño ambiental {qualities}',
        infinitive: 'infligir {amount} de daño ambiental {qualities} {card:to}',
      },
      by: { order: '{by} {by~inflige|infligen} {amount} de daño {qualities} {card:to}', infinitive: 'infligir {amount} de daño {qualities} {card:to}' },
    },
    fight: {
      plain: { order: 'entra en combate con {with}', infinitive: 'entrar en combate con {with}' },
      reversed: {
        order: 'entra en combate con {with}, que cuenta como el siervo activo',
        infinitive: 'entrar en combate con {with}, que cuenta como el siervo activo',
      },
      who: { order: '{who} {who~entra|entran} en combate con {with}', infinitive: 'hacer que {who} {who~entre|entren} en combate con {with}' },
    },
    'end combat': { order: 'el combate termina', infinitive: 'terminar el combate' },
    'redirect bleed': { order: 'el siervo activo pasa a sangrar {to:to}', infinitive: 'hacer que el siervo activo pase a sangrar {to:to}' },
    'reduce bleed': { order: 'reduce el sangrado en {amount}', infinitive: 'reducir el sangrado en {amount}' },
    'end action': { order: 'la acción termina', infinitive: 'terminar la acción' },
    cancel: {
      plain: { order: 'cancela {card}', infinitive: 'cancelar {card}' },
      'cost not paid': { order: 'cancela {card} sin que se pague su coste', infinitive: 'cancelar {card} sin que se pague su coste' },
    },
    'to torpor': { order: 'envía {card:a} al letargo', infinitive: 'enviar {card:a} al letargo' },
    'to ready': { order: 'mueve {card:a} a la zona preparada', infinitive: 'mover {card:a} a la zona preparada' },
    'to uncontrolled': {
      plain: { order: 'mueve {card:a} a tu zona incontrolada', infinitive: 'mover {card:a} a tu zona incontrolada' },
      shown: {
        order: 'muestra {card} a todos los jugadores y {card^muévelo|muévela|muévelos|muévelas} a tu zona incontrolada',
        infinitive: 'mostrar {card} a todos los jugadores y {card^moverlo|moverla|moverlos|moverlas} a tu zona incontrolada',
      },
    },
    'draw crypt card': {
      order: 'mueve la primera carta de tu cripta a tu zona incontrolada',
      infinitive: 'mover la primera carta de tu cripta a tu zona incontrolada',
      told: '{who} {who~mueve|mueven} la primera carta de su cripta a su zona incontrolada',
      causing: 'hacer que {who} {who~mueva|muevan} la primera carta de su cripta a su zona incontrolada',
    },
    'fail block': { order: 'haz fracasar el intento de bloqueo', infinitive: 'hacer fracasar el intento de bloqueo' },
    diablerize: { order: 'diaboliza {card:a}', infinitive: 'diabolizar {card:a}' },
    steal: {
      plain: { order: 'toma el control {card:of}', infinitive: 'tomar el control {card:of}' },
      on: {
        order: 'toma el control {card:of} y {card^ponlo|ponla|ponlos|ponlas} sobre {on}',
        infinitive: 'tomar el control {card:of} y {card^ponerlo|ponerla|ponerlos|ponerlas} sobre {on}',
      },
    },
    'give title': {
      order: '{card} {card~se convierte|se convierten} en {title:bare}',
      infinitive: 'hacer que {card} {card~se convierta|se conviertan} en {title:bare}',
    },
    become: {
      sect: { order: '{card} {card~pasa|pasan} a ser {sect}', infinitive: 'hacer que {card} {card~pase|pasen} a ser {sect}' },
      clan: { order: '{card} {card~pasa|pasan} a ser {clan}', infinitive: 'hacer que {card} {card~pase|pasen} a ser {clan}' },
    },
    draw: {
      order: `roba ${CARDS}`,
      infinitive: `robar ${CARDS}`,
      told: `{who} {who~robas|roba|roban} ${CARDS}`,
      causing: `hacer que {who} {who~robes|robe|roben} ${CARDS}`,
    },
    discard: {
      own: { order: `descarta ${CARDS}`, infinitive: `descartar ${CARDS}` },
      'own at random': { order: `descarta ${CARDS} al azar`, infinitive: `descartar ${CARDS} al azar` },
      'of another': { order: `descarta de ella ${CARDS} de tu elección`, infinitive: `descartar de ella ${CARDS} de tu elección` },
      'of another at random': { order: `descarta al azar ${CARDS} de la mano {who:of}`, infinitive: `descartar al azar ${CARDS} de la mano {who:of}` },
    },
    'look at hand': { order: 'mira la mano {who:of}', infinitive: 'mirar la mano {who:of}' },
    search: {
      plain: { order: 'busca en tu {places} {cards}', infinitive: 'buscar en tu {places} {cards}' },
      usable: {
        order: 'busca en tu {places} {cards} que {who} {who~pueda|puedan} usar y pagar',
        infinitive: 'buscar en tu {places} {cards} que {who} {who~pueda|puedan} usar y pagar',
      },
    },
    equip: {
      plain: { order: 'pon {card} sobre {on}', infinitive: 'poner {card} sobre {on}' },
      pays: { order: 'equipa {on:a} con {card}, pagando su coste', infinitive: 'equipar {on:a} con {card}, pagando su coste' },
    },
    give: { order: '{to} {to~tomas|toma|toman} el control {card:of}', infinitive: 'dar {to:to} el control {card:of}' },
    'stay locked': {
      order: '{card} no se {card~endereza|enderezan} en la próxima fase de enderezamiento',
      infinitive: 'impedir que {card} se {card~enderece|enderecen} en la próxima fase de enderezamiento',
    },
    'attempt to block': { order: 'intenta bloquear', infinitive: 'intentar bloquear' },
    'bleed fails': {
      order: 'el sangrado no quema reserva sanguínea y no tiene éxito',
      infinitive: 'hacer que el sangrado no queme reserva sanguínea y no tenga éxito',
    },
    'note target player': { order: 'anota qué Matusalén era el objetivo del sangrado', infinitive: 'anotar qué Matusalén era el objetivo del sangrado' },
    'bring into play': {
      plain: { order: 'pon {card} en juego', infinitive: 'poner {card} en juego' },
      on: { order: 'pon {card} sobre {on}', infinitive: 'poner {card} sobre {on}' },
    },
    'cannot do again': {
      order: 'el siervo activo no puede volver a realizar la misma acción en este turno',
      infinitive: 'impedir que el siervo activo vuelva a realizar la misma acción en este turno',
    },
    store: {
      order: 'pon {card} boca abajo debajo {under:of}, que puede {card^jugarlo|jugarla|jugarlos|jugarlas} como si estuviera en tu mano',
      infinitive: 'poner {card} boca abajo debajo {under:of}, que puede {card^jugarlo|jugarla|jugarlos|jugarlas} como si estuviera en tu mano',
    },
    note: '',
    'gain votes': {
      player: { order: `obtén ${VOTES}`, infinitive: `obtener ${VOTES}` },
      card: { order: `{card} {card~obtiene|obtienen} ${VOTES}`, infinitive: `obtener ${VOTES}` },
      cards: {
        order: '{cards} {cards~obtiene|obtienen} {amount} {amount#voto adicional|votos adicionales}',
        infinitive: 'dar {amount} {amount#voto adicional|votos adicionales} {cards:to}',
      },
      fewer: { order: `{cards} {cards~tiene|tienen} ${VOTES} menos`, infinitive: `hacer que {cards} {cards~tenga|tengan} ${VOTES} menos` },
      against: { order: `obtén ${VOTES} en contra del referéndum`, infinitive: `obtener ${VOTES} en contra del referéndum` },
    },
    'bar from voting': { order: '{cards:the} no pueden emitir votos ni papeletas', infinitive: 'impedir que {cards:the} emitan votos o papeletas' },
    'lose title': { order: '{card} {card~pierde|pierden} su título', infinitive: 'hacer que {card} {card~pierda|pierdan} su título' },
    abstain: { order: '{card} {card~se abstiene|se abstienen}', infinitive: 'hacer que {card} {card~se abstenga|se abstengan}' },
    'burn edge': { order: 'quema la Ventaja', infinitive: 'quemar la Ventaja' },
    'take edge': { order: 'toma la Ventaja', infinitive: 'tomar la Ventaja' },
    'add counters': { order: `pon ${COUNTERS} sobre {card}`, infinitive: `poner ${COUNTERS} sobre {card}` },
    'remove counters': { order: `retira ${COUNTERS} {card:of}`, infinitive: `retirar ${COUNTERS} {card:of}` },
    'apply allotment': {
      'burn pool': { order: `cada uno de ellos quema 1 ${POOL} por cada punto que haya recibido`, infinitive: `hacer que cada uno de ellos queme 1 ${POOL} por cada punto que haya recibido` },
      'gain pool': { order: `cada uno de ellos gana 1 ${POOL} por cada punto que haya recibido`, infinitive: `hacer que cada uno de ellos gane 1 ${POOL} por cada punto que haya recibido` },
    },
    'distribute pool': {
      order: 'cada uno de ellos toma 1 de la reserva sanguínea {who:of} por cada punto',
      infinitive: 'hacer que cada uno de ellos tome 1 de la reserva sanguínea {who:of} por cada punto',
    },
    obligation: {
      order: `quema {amount} ${POOL} o de sangre de tus vampiros, en cualquier combinación`,
      infinitive: `quemar {amount} ${POOL} o de sangre de tus vampiros, en cualquier combinación`,
      told: `{who} {who~quema|queman} {amount} ${POOL}, o {amount} de sangre de un vampiro que controle,`,
    },
  },
  gets: {
    order: 'obtén {list}',
    infinitive: 'obtener {list}',
    told: '{who} {who~obtienes|obtiene|obtienen} {list}',
    causing: 'dar {who:to} {list}',
    alone: '{list}',
    more: '{list} adicional',
    limited: '(limitada)',
    unneeded: '(aunque aún no haga falta)',
  },
  signed: {
    bleed: '{amount} de sangrado',
    strength: '{amount} de fuerza',
    stealth: '{amount} de sigilo',
    intercept: '{amount} de intercepción',
    votes: VOTES,
    'sub-votes': '{amount} {amount#papeleta|papeletas}',
    capacity: '{amount} de capacidad',
    hunt: '{amount} de caza',
    'hand size': '{amount} al tamaño de la mano',
    transfers: '{amount} {amount#transferencia|transferencias}',
    'master actions': '{amount} {amount#acción|acciones} de fase heril',
    'discard actions': '{amount} {amount#acción|acciones} de fase de descarte',
    'strike damage': '{amount} de daño',
  },
  stats: {
    'base strength': get('una fuerza de {amount}'),
    'cannot block': of('{who} no {who~puedes|puede|pueden} bloquear', 'impedir que {who} {who~bloquees|bloquee|bloqueen}'),
    'cannot act': of('{who} no {who~puedes|puede|pueden} actuar', 'impedir que {who} {who~actúes|actúe|actúen}'),
    'cannot unlock': of('{who} no se {who~endereza|enderezan} en la fase de enderezamiento', 'impedir que {who} se {who~enderece|enderecen} en la fase de enderezamiento'),
    'hand strikes only': of('{who} solo {who~puede|pueden} usar ataques con la mano', 'hacer que {who} solo {who~pueda|puedan} usar ataques con la mano'),
    'aggravated hand strikes': of('los ataques con la mano {who:of} infligen daño agravado', 'hacer que los ataques con la mano {who:of} inflijan daño agravado'),
    'unblockable by vampires': of('los vampiros no pueden bloquear la acción', 'impedir que los vampiros bloqueen la acción'),
    'ends if blocked': of(
      'si la acción es bloqueada, el siervo bloqueador se gira y la acción termina sin combate',
      'hacer que, si la acción es bloqueada, el siervo bloqueador se gire y la acción termine sin combate',
    ),
    unblockable: of('{who} no {who~puede ser bloqueado|pueden ser bloqueados}', 'impedir que {who} {who~sea bloqueado|sean bloqueados}'),
    'locks failed blockers': of('cada siervo que no consiga bloquear la acción se gira', 'hacer que cada siervo que no consiga bloquear la acción se gire'),
    'close range next round': of('el próximo asalto es de cerca, sin que haya maniobras', 'hacer que el próximo asalto sea de cerca, sin que haya maniobras'),
    maneuver: get('una maniobra'),
    'optional maneuver': get('una maniobra opcional'),
    'optional press': get('un acoso opcional'),
    'optional press to continue': get('un acoso opcional para continuar el combate'),
    'optional press to end': get('un acoso opcional para terminar el combate'),
    prevention: {
      order: 'prevén {amount} de daño',
      infinitive: 'prevenir {amount} de daño',
      told: '{who} {who~puedes|puede|pueden} prevenir {amount} de daño',
    },
    'kept prevention': {
      order: 'prevén {amount} de daño más adelante en el combate',
      infinitive: 'prevenir {amount} de daño más adelante en el combate',
      told: '{who} {who~puedes|puede|pueden} prevenir {amount} de daño más adelante en el combate',
    },
    'environmental damage each round': of(
      '{who} {who~recibe|reciben} {amount} de daño ambiental, a cualquier distancia, durante la resolución de ataques de cada asalto de este combate',
      'hacer que {who} {who~reciba|reciban} {amount} de daño ambiental, a cualquier distancia, durante la resolución de ataques de cada asalto de este combate',
    ),
    'agony each round': of(
      '{who} {who~recibe|reciben} {amount} de daño imprevenible en cada asalto de este combate que sea de cerca',
      'hacer que {who} {who~reciba|reciban} {amount} de daño imprevenible en cada asalto de este combate que sea de cerca',
    ),
    'cannot vote': of('{who} no {who~puedes|puede|pueden} emitir votos ni papeletas', 'impedir que {who} {who~emitas|emita|emitan} votos o papeletas'),
    'intercept of monsters': of('los monstruos obtienen {signed} de intercepción contra esta acción', 'dar a los monstruos {signed} de intercepción contra esta acción'),
    'aggravated damage to vampires': of(
      'si la acción es bloqueada, todo el daño a vampiros en el combate resultante es agravado',
      'hacer que, si la acción es bloqueada, todo el daño a vampiros en el combate resultante sea agravado',
    ),
    'no blood hunt': of('no se puede convocar una caza de sangre contra {who}', 'impedir que se convoque una caza de sangre contra {who}'),
    'blockers burn blood': of(
      'cada vampiro que intente bloquear {who:a} quema {amount} de sangre',
      'hacer que cada vampiro que intente bloquear {who:a} queme {amount} de sangre',
    ),
  },
  until: {
    action: 'en esta acción',
    combat: 'en este combate',
    round: 'en este asalto',
    turn: 'en este turno',
    strike: 'en este ataque',
    game: 'durante el resto de la partida',
  },
  pools: { yours: 'tu reserva sanguínea', theirs: 'su reserva sanguínea' },
  damageKinds: { normal: 'no agravado', aggravated: 'agravado' },
  damageFrom: {
    'gun strike': 'procedente de un ataque con arma de fuego',
    'other than gun strike': 'que no proceda de un ataque con arma de fuego',
    'opposing strike': 'procedente del ataque del siervo oponente',
  },
  places: { library: 'biblioteca', 'ash heap': 'montón de ceniza', hand: 'mano', crypt: 'cripta' },
  strikes: {
    kinds: {
      hand: 'ataque con la mano[ ({qualities})]',
      damage: '{amount} de daño {qualities}',
      dodge: 'esquivar',
      'combat ends': 'terminar el combate',
      'steal blood': 'robar {amount} de sangre[ ({qualities})]',
      'destroy equipment': 'destruir un equipo[ ({qualities})]',
      'destroy weapon': 'destruir un arma[ ({qualities})]',
      'steal equipment': 'robar un equipo[ ({qualities})]',
      'steal weapon': 'robar un arma[ ({qualities})]',
      none: 'sin efecto',
    },
    handPlus: 'ataque con la mano con +{amount} de daño[ ({qualities})]',
    strengthBased: 'daño {qualities} igual a su fuerza más {amount}',
    qualities: { aggravated: 'agravado', unpreventable: 'imprevenible', ranged: 'a distancia' },
    with: 'con {list}',
    first: 'primer golpe',
    most: ', que inflige como máximo {amount} de daño',
    orMelee: ', o ataque con un arma cuerpo a cuerpo con +{amount} de daño',
    also: 'cuando se resuelve el ataque, {deeds}',
    evenDodged: 'aunque el ataque sea esquivado, {deeds}',
  },
};
