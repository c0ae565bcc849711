/** Spanish: amounts and effects. */
import type { Phrases } from './phrases.ts';

const POOL = 'de reserva';
const CARDS = '{amount} {amount#carta|cartas}';
const VOTES = '{amount} {amount#voto|votos}';
const COUNTERS = '{amount} {amount#ficha|fichas}';

export const effects: Pick<Phrases, 'amounts' | 'effects'> = {
  amounts: {
    count: 'por {cards}',
    counters: 'por cada ficha que haya sobre {card}',
    votesOf: 'por cada voto propio',
    margin: 'por cada voto de diferencia con el que se haya aprobado el referéndum',
    players: 'por cada Matusalén que siga en la partida',
    'blood lost by opposing':
      'por cada punto de sangre que el vampiro oponente haya perdido a causa del daño en este asalto',
    where: ', donde X es {value}',
    values: {
      plus: 'la suma de {list}',
      minus: '{one} menos {other}',
      least: 'el menor de estos valores: {list}',
      most: 'el mayor de estos valores: {list}',
      count: 'el número de {cards}',
      counters: 'el número de fichas que haya sobre {card}',
      votesOf: 'el número de votos {card:of}',
      margin: 'la diferencia de votos del referéndum',
      players: 'el número de Matusalenes que sigan en la partida',
      'blood lost by opposing': 'la sangre que el vampiro oponente haya perdido a causa del daño en este asalto',
      chosen: 'el número elegido',
    },
    range: 'entre {min} y {max}',
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
      plain: {
        order: '{card} {card~gana|ganan} {amount} de sangre',
        infinitive: 'añadir {amount} de sangre {card:to}',
      },
      life: { order: '{card} {card~gana|ganan} {amount} de vida', infinitive: 'añadir {amount} de vida {card:to}' },
      'up to start': {
        order: '{card} {card~gana|ganan} {amount} de sangre o de vida, sin superar su vida inicial',
        infinitive: 'añadir {amount} de sangre o de vida {card:to}, sin superar su vida inicial',
      },
    },
    'burn blood': {
      order: '{card} {card~quema|queman} {amount} de sangre',
      infinitive: 'quemar {amount} de sangre {card:of}',
    },
    'blood to pool': {
      order: 'mueve {amount} de sangre {card:of} a {pool}',
      infinitive: 'mover {amount} de sangre {card:of} a {pool}',
    },
    'pool to blood': {
      order: 'mueve {amount} de {pool} {card:to}',
      infinitive: 'mover {amount} de {pool} {card:to}',
    },
    'move blood': {
      some: {
        order: 'mueve {amount} de sangre {from:of} {to:to}',
        infinitive: 'mover {amount} de sangre {from:of} {to:to}',
      },
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
      order:
        '{card} {card~puede|pueden} bloquear y jugar cartas de reacción como si {card~estuviera|estuvieran} {card^enderezado|enderezada|enderezados|enderezadas} hasta que termine la acción',
      infinitive:
        'permitir que {card} {card~bloquee|bloqueen} y {card~juegue|jueguen} cartas de reacción como si {card~estuviera|estuvieran} {card^enderezado|enderezada|enderezados|enderezadas} hasta que termine la acción',
    },
    burn: { order: 'quema {card:a}', infinitive: 'quemar {card:a}' },
    'remove from game': { order: 'retira de la partida {card:a}', infinitive: 'retirar de la partida {card:a}' },
    'put in play': {
      alone: { order: 'pon esta carta en juego', infinitive: 'poner esta carta en juego' },
      on: { order: 'pon esta carta sobre {on}', infinitive: 'poner esta carta sobre {on}' },
      'with counters': {
        order: `pon esta carta en juego con ${COUNTERS}`,
        infinitive: `poner esta carta en juego con ${COUNTERS}`,
      },
    },
    strike: { order: 'ataque: {strike}', infinitive: 'usar este ataque: {strike}' },
    maneuver: {
      plain: { order: 'maniobra', infinitive: 'maniobrar' },
      optional: { order: 'obtén una maniobra opcional', infinitive: 'maniobrar' },
    },
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
      some: {
        order: 'prevén {amount} de daño[ {kind}][ {from}]',
        infinitive: 'prevenir {amount} de daño[ {kind}][ {from}]',
      },
      all: { order: 'prevén todo el daño[ {kind}][ {from}]', infinitive: 'prevenir todo el daño[ {kind}][ {from}]' },
      keeps: {
        order: 'prevén un total de {amount} de daño[ {kind}][ {from}] durante el combate',
        infinitive: 'prevenir un total de {amount} de daño[ {kind}][ {from}] durante el combate',
      },
    },
    'set range': {
      close: { order: 'fija la distancia en cerca', infinitive: 'fijar la distancia en cerca' },
      long: { order: 'fija la distancia en lejos', infinitive: 'fijar la distancia en lejos' },
      chosen: {
        order: 'fija la distancia, cerca o lejos, sin que haya maniobras',
        infinitive: 'fijar la distancia, cerca o lejos, sin que haya maniobras',
      },
    },
    damage: {
      plain: {
        order: '{card} {card~recibe|reciben} {amount} de daño ambiental {qualities}',
        infinitive: 'infligir {amount} de daño ambiental {qualities} {card:to}',
      },
      by: {
        order: '{by} {by~inflige|infligen} {amount} de daño {qualities} {card:to}',
        infinitive: 'infligir {amount} de daño {qualities} {card:to}',
      },
    },
    fight: {
      plain: { order: 'entra en combate con {with}', infinitive: 'entrar en combate con {with}' },
      reversed: {
        order: 'entra en combate con {with}, que cuenta como el siervo activo',
        infinitive: 'entrar en combate con {with}, que cuenta como el siervo activo',
      },
      who: {
        order: '{who} {who~entra|entran} en combate con {with}',
        infinitive: 'hacer que {who} {who~entre|entren} en combate con {with}',
      },
    },
    'end combat': { order: 'el combate termina', infinitive: 'terminar el combate' },
    'redirect bleed': {
      order: 'el siervo activo pasa a sangrar {to:to}',
      infinitive: 'hacer que el siervo activo pase a sangrar {to:to}',
    },
    'reduce bleed': { order: 'reduce el sangrado en {amount}', infinitive: 'reducir el sangrado en {amount}' },
    'end action': { order: 'la acción termina', infinitive: 'terminar la acción' },
    cancel: {
      plain: { order: 'cancela {card}', infinitive: 'cancelar {card}' },
      'cost not paid': {
        order: 'cancela {card} sin que se pague su coste',
        infinitive: 'cancelar {card} sin que se pague su coste',
      },
    },
    'to torpor': { order: 'envía {card:a} al letargo', infinitive: 'enviar {card:a} al letargo' },
    'to ready': { order: 'mueve {card:a} a la zona preparada', infinitive: 'mover {card:a} a la zona preparada' },
    'to uncontrolled': {
      plain: { order: 'mueve {card:a} a tu zona incontrolada', infinitive: 'mover {card:a} a tu zona incontrolada' },
      shown: {
        order: 'muestra {card} a todos los jugadores y {card^muévelo|muévela|muévelos|muévelas} a tu zona incontrolada',
        infinitive:
          'mostrar {card} a todos los jugadores y {card^moverlo|moverla|moverlos|moverlas} a tu zona incontrolada',
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
      sect: {
        order: '{card} {card~pasa|pasan} a ser {sect}',
        infinitive: 'hacer que {card} {card~pase|pasen} a ser {sect}',
      },
      clan: {
        order: '{card} {card~pasa|pasan} a ser {clan}',
        infinitive: 'hacer que {card} {card~pase|pasen} a ser {clan}',
      },
    },
    'move to': {
      hand: { order: 'devuelve {card} a tu mano', infinitive: 'devolver {card} a tu mano' },
      library: { order: 'baraja {card} en tu biblioteca', infinitive: 'barajar {card} en tu biblioteca' },
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
      'of another': {
        order: `descarta ${CARDS} de ella, a tu elección`,
        infinitive: `descartar ${CARDS} de ella, a tu elección`,
      },
      'of another at random': {
        order: `descarta al azar ${CARDS} de la mano {who:of}`,
        infinitive: `descartar al azar ${CARDS} de la mano {who:of}`,
      },
    },
    'look at hand': { order: 'examina la mano {who:of}', infinitive: 'examinar la mano {who:of}' },
    search: {
      plain: { order: 'busca {cards} en tu {places}', infinitive: 'buscar {cards} en tu {places}' },
      usable: {
        order: 'busca {cards} de tu {places} que {who} {who~pueda|puedan} usar y pagar',
        infinitive: 'buscar {cards} de tu {places} que {who} {who~pueda|puedan} usar y pagar',
      },
    },
    equip: {
      plain: { order: 'pon {card} sobre {on}', infinitive: 'poner {card} sobre {on}' },
      pays: {
        order: 'equipa {on:a} con {card}, pagando su coste',
        infinitive: 'equipar {on:a} con {card}, pagando su coste',
      },
    },
    give: { order: '{to} {to~tomas|toma|toman} el control {card:of}', infinitive: 'dar {to:to} el control {card:of}' },
    'stay locked': {
      order: '{card} no se {card~endereza|enderezan} en la próxima fase de enderezamiento',
      infinitive: 'impedir que {card} se {card~enderece|enderecen} en la próxima fase de enderezamiento',
    },
    'attempt to block': { order: 'intenta bloquear', infinitive: 'intentar bloquear' },
    'bleed fails': {
      order: 'el sangrado no quema reserva y no tiene éxito',
      infinitive: 'hacer que el sangrado no queme reserva y no tenga éxito',
    },
    'note target player': {
      order: 'anota qué Matusalén era el objetivo del sangrado',
      infinitive: 'anotar qué Matusalén era el objetivo del sangrado',
    },
    'bring into play': {
      plain: { order: 'pon {card} en juego', infinitive: 'poner {card} en juego' },
      on: { order: 'pon {card} sobre {on}', infinitive: 'poner {card} sobre {on}' },
    },
    'cannot do again': {
      order: 'el siervo activo no puede repetir la acción en este turno',
      infinitive: 'impedir que el siervo activo repita la acción en este turno',
    },
    store: {
      order:
        'pon {card} boca abajo debajo {under:of}, que puede {card^jugarlo|jugarla|jugarlos|jugarlas} como si estuviera en tu mano',
      infinitive:
        'poner {card} boca abajo debajo {under:of}, que puede {card^jugarlo|jugarla|jugarlos|jugarlas} como si estuviera en tu mano',
    },
    note: '',
    'gain votes': {
      player: { order: `obtén ${VOTES}`, infinitive: `obtener ${VOTES}` },
      card: { order: `{card} {card~obtiene|obtienen} ${VOTES}`, infinitive: `obtener ${VOTES}` },
      cards: {
        order: '{cards} {cards~obtiene|obtienen} {amount} {amount#voto adicional|votos adicionales}',
        infinitive: 'dar {amount} {amount#voto adicional|votos adicionales} {cards:to}',
      },
      fewer: {
        order: `{cards} {cards~tiene|tienen} ${VOTES} menos`,
        infinitive: `hacer que {cards} {cards~tenga|tengan} ${VOTES} menos`,
      },
      against: {
        order: `obtén ${VOTES} en contra del referéndum`,
        infinitive: `obtener ${VOTES} en contra del referéndum`,
      },
    },
    'bar from voting': {
      order: '{cards:the} no pueden emitir votos ni papeletas',
      infinitive: 'impedir que {cards:the} emitan votos o papeletas',
    },
    'lose title': {
      order: '{card} {card~pierde|pierden} su título',
      infinitive: 'hacer que {card} {card~pierda|pierdan} su título',
    },
    abstain: {
      order: '{card} {card~se abstiene|se abstienen}',
      infinitive: 'hacer que {card} {card~se abstenga|se abstengan}',
    },
    'burn edge': { order: 'quema la Ventaja', infinitive: 'quemar la Ventaja' },
    'take edge': { order: 'toma la Ventaja', infinitive: 'tomar la Ventaja' },
    'add counters': { order: `pon ${COUNTERS} sobre {card}`, infinitive: `poner ${COUNTERS} sobre {card}` },
    'remove counters': { order: `retira ${COUNTERS} {card:of}`, infinitive: `retirar ${COUNTERS} {card:of}` },
    'apply allotment': {
      'burn pool': {
        order: `cada uno de ellos quema 1 ${POOL} por cada punto que haya recibido`,
        infinitive: `hacer que cada uno de ellos queme 1 ${POOL} por cada punto que haya recibido`,
      },
      'gain pool': {
        order: `cada uno de ellos gana 1 ${POOL} por cada punto que haya recibido`,
        infinitive: `hacer que cada uno de ellos gane 1 ${POOL} por cada punto que haya recibido`,
      },
    },
    'distribute pool': {
      order: 'cada uno de ellos toma 1 de la reserva {who:of} por cada punto',
      infinitive: 'hacer que cada uno de ellos tome 1 de la reserva {who:of} por cada punto',
    },
    obligation: {
      order: `quema {amount} ${POOL} o de sangre de tus vampiros, en cualquier combinación`,
      infinitive: `quemar {amount} ${POOL} o de sangre de tus vampiros, en cualquier combinación`,
      told: `{who} {who~quema|queman} {amount} ${POOL}, o {amount} de sangre de un vampiro que controle,`,
    },
  },
};
