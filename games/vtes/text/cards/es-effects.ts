/** Spanish: amounts and effects. */
import { deedsIn, waysIn } from './deeds.ts';
import { tableAmountsIn, tableEachIn } from './happenings.ts';
import type { Phrases } from './phrases.ts';

const POOL = 'de reserva sanguínea';
const CARDS = '{amount} {amount#carta|cartas}';
const VOTES = '{amount} {amount#voto|votos}';
const COUNTERS = '{amount} {amount#ficha|fichas}';

const ways = waysIn('es');

export const effects: Pick<Phrases, 'amounts' | 'effects'> = {
  amounts: {
    ...tableEachIn('es'),
    count: 'por {cards}',
    counters: 'por cada ficha que haya sobre {card}',
    votesOf: 'por cada voto {card:of}',
    capacityOf: 'por cada punto de capacidad {card:of}',
    margin: 'por cada voto de diferencia con el que haya prosperado el referéndum',
    players: 'por cada Matusalén que siga en la partida',
    'voters only against': 'por cada Matusalén que haya votado contra el referéndum y no a favor',
    'blood lost by opposing':
      'por cada punto de sangre que el vampiro oponente haya perdido a causa del daño en este asalto',
    where: ', donde X es {value}',
    values: {
      twice: 'el doble de {value}',
      chosenCount: 'el número {card:of}',
      ...tableAmountsIn('es'),
      plus: 'la suma de {list}',
      minus: '{one} menos {other}',
      least: 'el menor de estos valores: {list}',
      most: 'el mayor de estos valores: {list}',
      count: 'el número de {cards}',
      counters: 'el número de fichas que haya sobre {card}',
      votesOf: 'el número de votos {card:of}',
      capacityOf: 'la capacidad {card:of}',
      margin: 'la diferencia de votos del referéndum',
      players: 'el número de Matusalenes que sigan en la partida',
      'voters only against': 'el número de Matusalenes que hayan votado contra el referéndum y no a favor',
      'blood lost by opposing': 'la sangre que el vampiro oponente haya perdido a causa del daño en este asalto',
      chosen: 'el número elegido',
      chosenCapacity: {
        you: 'la capacidad del vampiro que hayan elegido',
        predator: 'la capacidad del vampiro que haya elegido su depredador',
      },
      ifAny: '{amount} si controlan {cards:a}',
    },
    range: 'entre {min} y {max}',
    upTo: 'hasta {max}',
    again: 'esa cantidad',
  },
  effects: {
    ...deedsIn('es'),
    'gain pool': {
      order: `gana {amount} ${POOL}`,
      infinitive: `ganar {amount} ${POOL}`,
      statement: `{who} {who~ganas|gana|ganan} {amount} ${POOL}`,
      causing: `hacer que {who} {who~ganes|gane|ganen} {amount} ${POOL}`,
    },
    'burn pool': {
      plain: {
        order: `quema {amount} ${POOL}`,
        infinitive: `quemar {amount} ${POOL}`,
        statement: `{who} {who~quemas|quema|queman} {amount} ${POOL}`,
        causing: `hacer que {who} {who~quemes|queme|quemen} {amount} ${POOL}`,
      },
      'or blood': {
        order: `quema {amount} ${POOL} o de sangre de tus vampiros, en cualquier combinación`,
        infinitive: `quemar {amount} ${POOL} o de sangre de tus vampiros, en cualquier combinación`,
        statement: `{who} {who~quema|queman} {amount} ${POOL}, o {amount} de sangre de un vampiro que controle,`,
      },
      'or hand': {
        order: 'quema reserva sanguínea o cartas al azar de tu mano, en cualquier combinación, {amount} en total',
        infinitive: 'quemar reserva sanguínea o cartas al azar de tu mano, en cualquier combinación, {amount} en total',
        statement:
          '{who} {who~quemas|quema|queman} reserva sanguínea o cartas al azar de su mano, en cualquier combinación, {amount} en total',
      },
      'or ash heap': {
        order:
          'quema reserva sanguínea o retira de la partida cartas de biblioteca al azar de tu montón de ceniza, en cualquier combinación, {amount} en total',
        infinitive:
          'quemar reserva sanguínea o retirar de la partida cartas de biblioteca al azar de tu montón de ceniza, en cualquier combinación, {amount} en total',
        statement:
          '{who} {who~quemas|quema|queman} reserva sanguínea o {who~retiras|retira|retiran} de la partida cartas de biblioteca al azar de su montón de ceniza, en cualquier combinación, {amount} en total',
      },
    },
    'gain blood': {
      order: '{card} {card~gana|ganan} {tokens}[, {limit}]',
      infinitive: 'añadir {tokens} {card:to}[, {limit}]',
    },
    'burn blood': { order: '{card} {card~quema|queman} {tokens}', infinitive: 'quemar {tokens} {card:of}' },
    'move blood': {
      order: 'mueve {tokens}[ {from:of}] {to:to}',
      infinitive: 'mover {tokens}[ {from:of}] {to:to}',
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
        '{card} {card~se despierta|se despiertan}: hasta que termine la acción, {card~puede|pueden} bloquear y jugar cartas de reacción como si {card~estuviera|estuvieran} {card^enderezado|enderezada|enderezados|enderezadas}',
      infinitive:
        'despertar {card:a}, que, hasta que termine la acción, {card~puede|pueden} bloquear y jugar cartas de reacción como si {card~estuviera|estuvieran} {card^enderezado|enderezada|enderezados|enderezadas}',
    },
    burn: { order: 'quema {card:a}', infinitive: 'quemar {card:a}' },
    move: {
      exchanged: { order: 'cambia {for} por {card}', infinitive: 'cambiar {for} por {card}' },
      to: {
        order: 'mueve {card:a} {place}[ con {tokens}][{shown}]',
        infinitive: 'mover {card:a} {place}[ con {tokens}][{shown}]',
      },
      removed: { order: 'retira de la partida {card:a}', infinitive: 'retirar de la partida {card:a}' },
    },
    'put in play': {
      alone: { order: 'pon {card} en juego[{terms}]', infinitive: 'poner {card} en juego[{terms}]' },
      on: { order: 'pon {card} sobre {on}[{terms}]', infinitive: 'poner {card} sobre {on}[{terms}]' },
      'with counters': {
        order: `pon {card} en juego[ sobre {on}] con ${COUNTERS}`,
        infinitive: `poner {card} en juego[ sobre {on}] con ${COUNTERS}`,
      },
    },
    strike: { order: 'ataque: {strike}', infinitive: 'usar este ataque: {strike}' },
    maneuver: {
      ...ways.maneuver,
      plain: { order: 'maniobra', infinitive: 'maniobrar' },
      optional: { order: 'obtén una maniobra opcional', infinitive: 'maniobrar' },
    },
    press: {
      ...ways.press,
      any: { order: 'acoso', infinitive: 'acosar' },
      continue: { order: 'acoso para continuar el combate', infinitive: 'acosar para continuar el combate' },
      end: { order: 'acoso para terminar el combate', infinitive: 'acosar para terminar el combate' },
    },
    'additional strikes': {
      ...ways['additional strikes'],
      limited: {
        order:
          'obtén {amount} {amount#ataque adicional|ataques adicionales} en este asalto (limitada)[, solo con {weapon}]',
        infinitive:
          'obtener {amount} {amount#ataque adicional|ataques adicionales} en este asalto (limitada)[, solo con {weapon}]',
      },
      unlimited: {
        order:
          'obtén {amount} {amount#ataque adicional|ataques adicionales} en este asalto, además de cualesquiera otros',
        infinitive:
          'obtener {amount} {amount#ataque adicional|ataques adicionales} en este asalto, además de cualesquiera otros',
      },
    },
    prevent: {
      ...ways.prevent,
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
      now: {
        order: 'el combate pasa a ser de {range}[ y el primer ataque es con {weapon}]',
        infinitive: 'hacer que el combate pase a ser de {range}[ y dar el primer ataque con {weapon}]',
      },
      next: {
        order: 'el próximo asalto es de {range}, sin maniobras',
        infinitive: 'hacer que el próximo asalto sea de {range}, sin maniobras',
      },
      chosen: {
        order: 'fija la distancia, cerca o lejos, sin maniobras',
        infinitive: 'fijar la distancia, cerca o lejos, sin maniobras',
      },
    },
    damage: {
      ...ways.damage,
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
      ...ways.fight,
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
    end: {
      ...ways.end,
      plain: {
        order: 'pon fin {what:to}[, que {who} no {who~puede|pueden} repetir en este turno]',
        infinitive: 'poner fin {what:to}[, que {who} no {who~puede|pueden} repetir en este turno]',
      },
      'of all': {
        order: 'pon fin {what:to} (ningún siervo del Matusalén activo puede repetir esa acción en este turno)',
        infinitive: 'poner fin {what:to} (ningún siervo del Matusalén activo puede repetir esa acción en este turno)',
      },
    },
    'redirect bleed': {
      ...ways['redirect bleed'],
      plain: {
        order: 'el siervo activo pasa a sangrar {to:to}',
        infinitive: 'hacer que el siervo activo pase a sangrar {to:to}',
      },
    },
    'look at hand': ways['look at hand'],
    'look at library': ways['look at library'],
    reveal: ways.reveal,
    'roll die': ways['roll die'],
    'turn votes': ways['turn votes'],
    'reduce bleed': {
      ...ways['reduce bleed'],
      some: { order: 'reduce el sangrado en {amount}', infinitive: 'reducir el sangrado en {amount}' },
    },
    'remove stealth': {
      order: 'reduce a 0 el sigilo del siervo en acción',
      infinitive: 'reducir a 0 el sigilo del siervo en acción',
    },
    cancel: {
      ...ways.cancel,
      plain: { order: 'cancela {card}', infinitive: 'cancelar {card}' },
      'cost not paid': {
        order: 'cancela {card} sin que se pague su costo',
        infinitive: 'cancelar {card} sin que se pague su costo',
      },
    },
    recruit: {
      hand: {
        order:
          '{card} {card~recluta|reclutan} a un aliado o {card~emplea|emplean} a un criado de tu mano, con los requisitos y el costo de esa carta; no gasta una acción y nadie puede bloquearlo',
        infinitive:
          'hacer que {card} {card~reclute|recluten} a un aliado o {card~emplee|empleen} a un criado de tu mano, con los requisitos y el costo de esa carta; no gasta una acción y nadie puede bloquearlo',
      },
      found: {
        order: '{card} {card~recluta|reclutan} {ally:a}, con sus requisitos y su costo',
        infinitive: 'hacer que {card} {card~reclute|recluten} {ally:a}, con sus requisitos y su costo',
      },
    },
    act: {
      self: { order: 'realiza una acción', infinitive: 'realizar una acción' },
      card: {
        order: '{card} {card~realiza|realizan} una acción',
        infinitive: 'hacer que {card} {card~realice|realicen} una acción',
      },
    },
    diablerize: { order: 'diaboliza {card:a}', infinitive: 'diabolizar {card:a}' },
    control: {
      order: 'toma el control {card:of}[ {until}]',
      infinitive: 'tomar el control {card:of}[ {until}]',
      statement: '{who} {who~tomas|toma|toman} el control {card:of}[ {until}]',
      causing: 'dar {who:to} el control {card:of}[ {until}]',
    },
    title: {
      ...ways.title,
      gain: {
        order: '{card} {card~se convierte|se convierten} en {title:bare}',
        infinitive: 'hacer que {card} {card~se convierta|se conviertan} en {title:bare}',
      },
      lose: {
        order: '{card} {card~pierde|pierden} su título',
        infinitive: 'hacer que {card} {card~pierda|pierdan} su título',
      },
    },
    become: {
      ...ways.become,
      sect: {
        order: '{card} {card~pasa|pasan} a ser {sect}',
        infinitive: 'hacer que {card} {card~pase|pasen} a ser {sect}',
      },
    },
    discard: {
      ...ways.discard,
      'by them': {
        order: `{who} {who~descartas|descarta|descartan} ${CARDS} a su elección`,
        infinitive: `hacer que {who} {who~descartes|descarte|descarten} ${CARDS} a su elección`,
      },
      chosen: { order: 'descarta {card}', infinitive: 'descartar {card}' },
      'at random': {
        order: `descarta ${CARDS} de la mano {who:of} al azar`,
        infinitive: `descartar ${CARDS} de la mano {who:of} al azar`,
      },
      own: { order: `descarta ${CARDS}`, infinitive: `descartar ${CARDS}` },
      'of another': {
        order: `examina la mano {who:of} y descarta ${CARDS} de ella, a tu elección`,
        infinitive: `examinar la mano {who:of} y descartar ${CARDS} de ella, a tu elección`,
      },
    },
    search: {
      payable: {
        order: 'busca en tu {places} {cards:a} cuyo costo se pueda pagar',
        infinitive: 'buscar en tu {places} {cards:a} cuyo costo se pueda pagar',
      },
      plain: { order: 'busca en tu {places} {cards:a}', infinitive: 'buscar en tu {places} {cards:a}' },
      usable: {
        order: 'busca en tu {places} {cards:a} que {who} {who~pueda|puedan} usar y pagar',
        infinitive: 'buscar en tu {places} {cards:a} que {who} {who~pueda|puedan} usar y pagar',
      },
      first: {
        order: 'busca en tu {places}, empezando por arriba, {cards:a}',
        infinitive: 'buscar en tu {places}, empezando por arriba, {cards:a}',
      },
    },
    'rock paper scissors': {
      order:
        'juega a piedra, papel o tijera con {who}: el ganador roba {amount} de reserva sanguínea al perdedor, y tras cada empate se juega 1 más',
      infinitive:
        'jugar a piedra, papel o tijera con {who}: el ganador roba {amount} de reserva sanguínea al perdedor, y tras cada empate se juega 1 más',
    },
    'attempt to block': {
      self: { order: 'intenta bloquear', infinitive: 'intentar bloquear' },
      any: {
        order: 'intenta bloquear la acción, aunque tus siervos no pudieran hacerlo de otro modo',
        infinitive: 'intentar bloquear la acción, aunque tus siervos no pudieran hacerlo de otro modo',
      },
      card: {
        order: '{card} {card~intenta|intentan} bloquear',
        infinitive: 'hacer que {card} {card~intente|intenten} bloquear',
      },
    },
    'burn library': {
      own: {
        order: `quema ${CARDS} de la parte superior de tu biblioteca`,
        infinitive: `quemar ${CARDS} de la parte superior de tu biblioteca`,
      },
      'of another': {
        order: `quema ${CARDS} de la parte superior de la biblioteca {who:of}`,
        infinitive: `quemar ${CARDS} de la parte superior de la biblioteca {who:of}`,
      },
    },
    'take the Edge': { ...ways['take the Edge'], plain: { order: 'toma la Ventaja', infinitive: 'tomar la Ventaja' } },
    remember: { order: 'elige {card:a}', infinitive: 'elegir {card:a}' },
    'steal pool': {
      order: 'toma {amount} de la reserva sanguínea {who:of}',
      infinitive: 'tomar {amount} de la reserva sanguínea {who:of}',
    },
    'continue action': {
      order: 'continúa la acción como si no hubiera sido bloqueada',
      infinitive: 'continuar la acción como si no hubiera sido bloqueada',
    },
    draw: {
      plain: { order: `roba ${CARDS}`, infinitive: `robar ${CARDS}` },
      'put back': {
        order: `roba ${CARDS} y pon el mismo número de cartas de tu mano en el fondo de tu biblioteca`,
        infinitive: `robar ${CARDS} y poner el mismo número de cartas de tu mano en el fondo de tu biblioteca`,
      },
    },
    note: '',
    'gain votes': {
      'for pool': {
        order:
          '{who} {who~puedes|puede|pueden} quemar cualquier cantidad de reserva sanguínea y {who~obtienes|obtiene|obtienen} {amount} {amount#voto|votos} por cada punto',
        infinitive: 'dejar {who:to} quemar reserva sanguínea por {amount} {amount#voto|votos} cada punto',
      },
      players: { order: `{who} {who~obtienes|obtiene|obtienen} ${VOTES}`, infinitive: `dar {who:to} ${VOTES}` },
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
    abstain: {
      order: '{card} {card~se abstiene|se abstienen}',
      infinitive: 'hacer que {card} {card~se abstenga|se abstengan}',
    },
    'apply allotment': {
      burn: {
        order: `cada uno de ellos quema 1 ${POOL} por cada punto que haya recibido`,
        infinitive: `hacer que cada uno de ellos queme 1 ${POOL} por cada punto que haya recibido`,
      },
      take: {
        order: 'cada uno de ellos toma 1 de la reserva sanguínea {who:of} por cada punto',
        infinitive: 'hacer que cada uno de ellos tome 1 de la reserva sanguínea {who:of} por cada punto',
      },
    },
  },
};
