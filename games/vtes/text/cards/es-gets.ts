/** Spanish: bonuses of minions, strikes and damage. */
import type { Phrases, Statement } from './phrases.ts';
import { statementsIn } from './statements.ts';

function get(gets: string): { readonly gets: string } {
  return { gets };
}

/** "este vampiro no puede bloquear", of a minion that is always named. */
function of(clause: string, infinitive: string): Statement {
  return { order: clause, infinitive, statement: clause, causing: infinitive };
}

export const gets: Pick<
  Phrases,
  | 'gets'
  | 'signed'
  | 'stats'
  | 'until'
  | 'untilTheirUnlock'
  | 'eachRound'
  | 'pools'
  | 'tokens'
  | 'upToStart'
  | 'bloodUpToCapacity'
  | 'whither'
  | 'shown'
  | 'terms'
  | 'ranges'
  | 'ends'
  | 'damageKinds'
  | 'damageFrom'
  | 'places'
  | 'strikes'
> = {
  gets: {
    order: 'obtén {list}',
    infinitive: 'obtener {list}',
    statement: '{who} {who~obtienes|obtiene|obtienen} {list}',
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
    votes: '{amount} {amount#voto|votos}',
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
    ...statementsIn('es'),
    'base strength': get('una fuerza de {amount}'),
    'cannot block': of(
      '{who} no {who~puedes|puede|pueden} bloquear',
      'impedir que {who} {who~bloquees|bloquee|bloqueen}',
    ),
    'cannot act': of('{who} no {who~puedes|puede|pueden} actuar', 'impedir que {who} {who~actúes|actúe|actúen}'),
    'cannot unlock': of(
      '{who} no se {who~endereza|enderezan} normalmente',
      'impedir que {who} se {who~enderece|enderecen} normalmente',
    ),
    'hand strikes only': of(
      '{who} solo {who~puede|pueden} usar ataques con la mano',
      'hacer que {who} solo {who~pueda|puedan} usar ataques con la mano',
    ),
    'aggravated hand strikes': of(
      'los ataques con la mano {who:of} infligen daño agravado',
      'hacer que los ataques con la mano {who:of} inflijan daño agravado',
    ),
    'unblockable by vampires': of(
      'los vampiros no pueden bloquear la acción',
      'impedir que los vampiros bloqueen la acción',
    ),
    'ends if blocked': of(
      'si la acción es bloqueada, el siervo bloqueador se gira y la acción termina sin combate',
      'hacer que, si la acción es bloqueada, el siervo bloqueador se gire y la acción termine sin combate',
    ),
    unblockable: of(
      '{who} no {who~puede ser bloqueado|pueden ser bloqueados}',
      'impedir que {who} {who~sea bloqueado|sean bloqueados}',
    ),
    'locks failed blockers': of(
      'cada siervo que no consiga bloquear la acción se gira',
      'hacer que cada siervo que no consiga bloquear la acción se gire',
    ),
    maneuver: get('una maniobra'),
    'optional maneuver': get('{amount#una maniobra opcional|dos maniobras opcionales}'),
    'optional press': get('un acoso opcional'),
    'optional press to continue': get('un acoso opcional para continuar el combate'),
    'optional press to end': get('un acoso opcional para terminar el combate'),
    prevention: {
      order: 'prevén {amount} de daño',
      infinitive: 'prevenir {amount} de daño',
      statement: '{who} {who~puedes|puede|pueden} prevenir {amount} de daño',
    },
    'kept prevention': {
      order: 'prevén {amount} de daño más adelante en el combate',
      infinitive: 'prevenir {amount} de daño más adelante en el combate',
      statement: '{who} {who~puedes|puede|pueden} prevenir {amount} de daño más adelante en el combate',
    },
    'environmental damage each round': of(
      '{who} {who~recibe|reciben} {amount} de daño ambiental, a cualquier distancia, durante la resolución de ataques de cada asalto de este combate',
      'hacer que {who} {who~reciba|reciban} {amount} de daño ambiental, a cualquier distancia, durante la resolución de ataques de cada asalto de este combate',
    ),
    'agony each round': of(
      '{who} {who~recibe|reciben} {amount} de daño imprevenible en cada asalto de este combate que sea de cerca',
      'hacer que {who} {who~reciba|reciban} {amount} de daño imprevenible en cada asalto de este combate que sea de cerca',
    ),
    'cannot vote': of(
      '{who} no {who~puedes|puede|pueden} emitir votos ni papeletas',
      'impedir que {who} {who~emitas|emita|emitan} votos o papeletas',
    ),
    'intercept of monsters': of(
      'los monstruos obtienen {signed} de intercepción contra esta acción',
      'dar a los monstruos {signed} de intercepción contra esta acción',
    ),
    'aggravated damage to vampires': of(
      'si la acción es bloqueada, todo el daño a vampiros en el combate resultante es agravado',
      'hacer que, si la acción es bloqueada, todo el daño a vampiros en el combate resultante sea agravado',
    ),
    'votes for burning': of(
      'cada vez que {who} {who~quemes|queme|quemen} la Ventaja o una carta de acción política para obtener un voto, {who~obtienes|obtiene|obtienen} {amount} {amount#voto|votos} más',
      'cada vez que {who} {who~quemes|queme|quemen} la Ventaja o una carta de acción política para obtener un voto, {who~obtienes|obtiene|obtienen} {amount} {amount#voto|votos} más',
    ),
    'late replacement': of(
      '{who} no {who~reemplazas|reemplaza|reemplazan} las cartas jugadas hasta el final de la acción',
      '{who} no {who~reemplazas|reemplaza|reemplazan} las cartas jugadas hasta el final de la acción',
    ),
    'unpreventable damage': of(
      '{who} {who~recibe|reciben} {amount} de daño imprevenible junto con los ataques normales',
      'hacer que {who} {who~reciba|reciban} {amount} de daño imprevenible junto con los ataques normales',
    ),
    'no combat ends': of(
      '{who} no {who~puede|pueden} terminar el combate con un ataque',
      'impedir que {who} {who~termine|terminen} el combate con un ataque',
    ),
    'no equipment': of('{who} no {who~puede|pueden} usar equipo', 'impedir que {who} {who~use|usen} equipo'),
    'no blood hunt': of(
      'no se puede convocar una caza de sangre contra {who}',
      'impedir que se convoque una caza de sangre contra {who}',
    ),
    'blockers burn blood': of(
      'cada vampiro que intente bloquear {who:a} quema {amount} de sangre',
      'hacer que cada vampiro que intente bloquear {who:a} queme {amount} de sangre',
    ),
  },
  untilTheirUnlock: 'hasta su próxima fase de enderezamiento',
  eachRound: 'en este asalto y en cada asalto posterior de este combate',
  until: {
    action: 'en esta acción',
    combat: 'en este combate',
    round: 'en este asalto',
    turn: 'en este turno',
    strike: 'en este ataque',
    unlock: 'en la próxima fase de enderezamiento',
    game: ', durante el resto de la partida',
    'next unlock': 'hasta tu próxima fase de enderezamiento',
    'blocked bleed': 'durante el resto del turno o hasta que se bloquee un sangrado',
    'next discard': 'hasta tu próxima fase de descarte',
    'next influence': 'al principio de tu próxima fase de influencia',
  },
  pools: {
    yours: { noun: { one: 'reserva sanguínea', many: 'reservas', gender: 'f' }, article: 'your' },
    theirs: { noun: { one: 'su reserva sanguínea', many: 'sus reservas', gender: 'f' }, article: 'bare' },
  },
  tokens: {
    blood: { some: '{amount} de sangre', all: 'toda la sangre' },
    life: { some: '{amount} de vida', all: 'toda la vida' },
    'blood or life': { some: '{amount} de sangre o de vida', all: 'toda la sangre o la vida' },
    counters: { some: '{amount} {amount#ficha|fichas}', all: 'todas las fichas' },
    pool: { some: '{amount} {pool:of}', all: 'toda {pool}' },
  },
  upToStart: 'sin superar su vida inicial',
  bloodUpToCapacity: 'sangre hasta su capacidad',
  whither: {
    "owners' libraries": 'a sus bibliotecas, que después se barajan',
    on: 'a {keeper}',
    ready: 'a la zona preparada',
    'your ready': 'a tu zona preparada',
    torpor: 'al letargo',
    uncontrolled: 'a tu zona incontrolada',
    hand: 'a tu mano',
    library: 'a tu biblioteca, que luego se baraja',
    "owner's hand": 'a la mano de su propietario',
    'own uncontrolled': 'a la zona incontrolada de su controlador',
    "owner's uncontrolled": 'a la zona incontrolada de su propietario',
    'ash heap': 'a tu montón de ceniza',
    crypt: 'a tu cripta, que se baraja',
    'bottom of crypt': 'al fondo de tu cripta',
    'top of library': 'a la parte superior de tu biblioteca',
    'bottom of library': 'al fondo de tu biblioteca',
    under:
      ', boca abajo, debajo {keeper:of}, que puede {card^jugarlo|jugarla|jugarlos|jugarlas} como si estuviera en tu mano',
  },
  shown: ', después de {card^mostrarlo|mostrarla|mostrarlos|mostrarlas} a todos los jugadores',
  terms: {
    less: ', pagando su costo, reducido en {pool} de reserva sanguínea o en hasta {blood} de sangre',
    half: ', pagando la mitad de su costo (redondeando hacia abajo)',
    halfInBlood: ', pagando su costo, del que {who} puede pagar hasta la mitad (redondeando hacia abajo) con su sangre',
    offspring: {
      clan: ', como un vampiro no único de capacidad {capacity} del clan {who:of}',
      'clan and sect': ', como un vampiro no único de capacidad {capacity} del clan y la secta {who:of}',
    },
    pays: ', pagando su costo',
    uncontested: ', sin que se dispute con ninguna otra carta',
    notThisRound: ', sin poder usarla en este asalto',
    kept: ', conservando su control',
    remembers: ', anotando {whom:a}',
  },
  ranges: { close: 'cerca', long: 'lejos' },
  ends: {
    combat: { noun: { one: 'combate', many: 'combates', gender: 'm' }, article: 'the' },
    action: { noun: { one: 'acción', many: 'acciones', gender: 'f' }, article: 'the' },
    referendum: { noun: { one: 'referéndum', many: 'referéndums', gender: 'm' }, article: 'the' },
    'block attempt': {
      noun: { one: 'intento de bloqueo', many: 'intentos de bloqueo', gender: 'm' },
      article: 'the',
    },
    bleed: {
      noun: { one: 'sangrado', many: 'sangrados', gender: 'm' },
      article: 'the',
      after: 'sin quemar reserva sanguínea',
    },
  },
  damageKinds: { normal: 'no agravado', aggravated: 'agravado' },
  damageFrom: {
    'gun strike': 'procedente de un ataque con arma de fuego',
    'other than gun strike': 'que no proceda de un ataque con arma de fuego',
    'opposing strike': 'procedente del ataque del siervo oponente',
    'initial opposing strike': 'procedente del ataque inicial del siervo oponente',
    'this strike': 'de este ataque',
  },
  places: { library: 'biblioteca', 'ash heap': 'montón de ceniza', hand: 'mano', crypt: 'cripta' },
  strikes: {
    kinds: {
      hand: 'ataque con la mano[ ({qualities})]',
      damage: '{amount} de daño {qualities}',
      dodge: 'esquivar',
      'combat ends': 'terminar el combate',
      'steal blood': 'robar {amount} de sangre o de vida[ ({qualities})]',
      'destroy equipment': 'destruir un equipo[ ({qualities})]',
      'destroy weapon': 'destruir un arma[ ({qualities})]',
      'destroy retainer': 'quemar a un criado[ ({qualities})]',
      'steal equipment': 'robar un equipo[ ({qualities})]',
      'steal weapon': 'robar un arma[ ({qualities})]',
      none: 'sin efecto',
    },
    handPlus: 'ataque con la mano con +{amount} de daño[ ({qualities})]',
    strengthBased: 'daño {qualities} igual a su fuerza más {amount}',
    strengthOnly: 'daño {qualities} igual a su fuerza',
    qualities: { aggravated: 'agravado', unpreventable: 'imprevenible', ranged: 'a distancia' },
    with: ', con {list}',
    first: 'primer golpe',
    most: ', que inflige como máximo {amount} de daño',
    orMelee: ', o ataque con un arma cuerpo a cuerpo con +{amount} de daño',
    also: 'cuando se resuelve el ataque, {instructions}',
    notPreventedBy: 'su daño no puede prevenirse con cartas que requieran {discipline}',
    undodgeable: 'este ataque no se puede esquivar',
    evenDodged: 'aunque el ataque sea esquivado, {instructions}',
  },
};
