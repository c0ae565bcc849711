/** Spanish card texts. The wording is our own. */

import { es as spanish } from '@praxis/kit/language/es.ts';
import { listed } from '@praxis/kit/language/grammar.ts';
import type { Amount, Modifier, Target } from '../../cards/language.ts';
import { attackIn } from '../names.ts';
import { a, de, nouns, subjunctive } from './es-nouns.ts';
import { takeWords, v } from './es-take.ts';
import { isMany, isOfPlayer, isSeveral, isTheirs, numberOf, timed } from './parts.ts';
import type { Phrases, Subject } from './phrases.ts';

const {
  all,
  CONDITIONS,
  cards,
  chosen,
  described,
  energy,
  energyTypes,
  owned,
  predicate,
  self,
  some,
  someOther,
  target,
  times,
} = nouns;

const DISREGARDED: Readonly<Record<string, string>> = {
  weakness: 'la Debilidad',
  resistance: 'la Resistencia',
  effects: 'los efectos sobre el Pokémon dañado',
};

function disregarding(what: readonly string[]): string {
  return listed(
    what.map((each) => DISREGARDED[each] ?? each),
    ', ',
    ' ni ',
  );
}

/** " por cada contador de daño en este Pokémon", or nothing. */
function forEach(amount: Amount, subject: Subject): string {
  if (typeof amount === 'number') return '';
  return ` por cada ${es.counts[amount.of.count](amount.of as never, subject).each}`;
}

const damage = (amount: number): string => `${amount} puntos de daño`;
const counters = (amount: number): string => times(amount, 'contador de daño', 'contadores de daño');
const theirHand = (to: Target): string => (isTheirs(to) ? 'la mano de tu rival' : 'tu mano');
const theirDeck = (to: Target): string => (isTheirs(to) ? 'la baraja de tu rival' : 'tu baraja');

export const es: Phrases = {
  ...spanish,
  conditions: CONDITIONS,
  players: { you: 'tú', opponent: 'tu rival' },
  cards,
  target,
  all,
  effects: {
    damage: ({ amount, to, ignoring }, s, mood) => {
      const much = `${damage(numberOf(amount))}${forEach(amount, s)}`;
      const plain = ignoring ? `, sin tener en cuenta ${disregarding(ignoring)}` : '';
      if (mood === 'infinitive') return `hacer ${much} ${a(target(to, s))}${plain}`;
      return `${target(to, s)} ${to === 'self' ? 'también recibe' : isMany(to) ? 'reciben' : 'recibe'} ${much}${plain}`;
    },
    'more damage': ({ amount }, s, mood) =>
      `${v(mood, 'añade', 'añadir')} ${damage(numberOf(amount))}${forEach(amount, s)}`,
    ignore: ({ what }) => `el daño de este ataque no tiene en cuenta ${disregarding(what)}`,
    nothing: () => 'el ataque no hace nada',
    'put counters': ({ amount, on }, s, mood) =>
      `${v(mood, 'pon', 'poner')} ${counters(numberOf(amount))} en ${target(on, s)}${forEach(amount, s)}`,
    'spread counters': ({ amount, on }, _, mood) =>
      `${v(mood, 'reparte', 'repartir')} ${counters(amount)} entre ${owned(on)} como quieras`,
    'move counters': ({ upTo, from, to }, _, mood) =>
      `${v(mood, 'mueve', 'mover')} hasta ${counters(upTo)} de ${chosen(from, 1, false)} a ${chosen({ ...to, other: true }, 1, false)}`,
    heal: ({ amount, on }, s, mood) =>
      `${v(mood, 'cura', 'curar')} ${amount === 'all' ? 'todo el daño' : damage(amount)} ${a(target(on, s))}`,
    afflict: ({ with: condition, on, counters: strength }, s, mood) => {
      const strong = strength ? `; su veneno vale ${counters(strength)} en cada Chequeo Pokémon` : '';
      if (mood === 'infinitive') return `dejar ${CONDITIONS[condition]} ${a(target(on, s))}${strong}`;
      return `${target(on, s)} pasa a estar ${CONDITIONS[condition]}${strong}`;
    },
    recover: ({ from, on }, s, mood) => {
      const which =
        from.length === 5
          ? 'todas las Condiciones Especiales'
          : `las condiciones ${spanish.list(
              from.map((each) => CONDITIONS[each]),
              'and',
            )}`;
      return `${v(mood, 'elimina', 'eliminar')} ${which} ${de(target(on, s))}`;
    },
    'knock out': ({ what }, s, mood) =>
      mood === 'infinitive'
        ? `dejar Fuera de Combate ${a(target(what, s))}`
        : `${target(what, s)} queda Fuera de Combate`,
    draw: ({ amount, who, upTo }, s, mood) => {
      const what = `${upTo ? 'hasta ' : ''}${times(numberOf(amount), 'carta', 'cartas')}${forEach(amount, who === 'each' ? { ...s, player: 'each' } : s)}`;
      if (who === 'you') return `${v(mood, 'roba', 'robar')} ${what}`;
      const whom = who === 'each' ? 'cada jugador' : 'tu rival';
      return mood === 'order' ? `${whom} roba ${what}` : `hacer que ${whom} robe ${what}`;
    },
    'draw until': ({ amount }, s, mood) => {
      const verb = v(mood, 'roba', 'robar');
      if (typeof amount === 'number') return `${verb} hasta tener ${times(amount, 'carta', 'cartas')} en la mano`;
      return `${verb} hasta que el número de cartas de tu mano sea igual ${a(es.counts[amount.of.count](amount.of as never, s).number)}`;
    },
    take: takeWords,
    'put hand': ({ to, who }, _, mood) => {
      const whose = who === 'you' ? 'tu' : 'su';
      const whom = who === 'each' ? 'cada jugador ' : who === 'opponent' ? 'tu rival ' : '';
      // These verbs have one form for the order and for statements about others.
      const verb = (told: string, infinitive: string, order = told): string =>
        whom ? told : v(mood, order, infinitive);
      if (to === 'discard pile') return `${whom}${verb('descarta', 'descartar')} toda ${whose} mano`;
      if (to === 'deck') return `${whom}${verb('baraja', 'barajar')} ${whose} mano en ${whose} baraja`;
      return `${whom}${verb('pone', 'poner', 'pon')} ${whose} mano en la parte inferior de ${whose} baraja en orden aleatorio`;
    },
    'discard top': ({ amount, who }, s, mood) => {
      const number = numberOf(amount);
      const whose = who === 'you' ? 'de tu baraja' : who === 'opponent' ? 'de la baraja de tu rival' : 'de cada baraja';
      const what = number === 1 ? 'la primera carta' : `las ${number} primeras cartas`;
      return `${v(mood, 'descarta', 'descartar')} ${what} ${whose}${forEach(amount, s)}`;
    },
    'move energy': ({ energy: which, amount, from, to }, s, mood) => {
      const what = energyWords(amount, energy(which, typeof amount === 'number' && amount > 1));
      const source = de(target(from, s));
      switch (to) {
        case 'discard pile':
          return `${v(mood, 'descarta', 'descartar')} ${what} ${source}`;
        case 'hand':
          return `${v(mood, 'devuelve', 'devolver')} ${what} ${source} a ${isTheirs(from) ? 'su mano' : 'tu mano'}`;
        case 'top of deck':
          return `${v(mood, 'pon', 'poner')} ${what} ${source} en la parte superior de ${isTheirs(from) ? 'su baraja' : 'tu baraja'}`;
        case 'Lost Zone':
          return `${v(mood, 'pon', 'poner')} ${what} ${source} en la Zona Perdida`;
        default:
          return `${v(mood, 'mueve', 'mover')} ${what} ${source} ${a(target(to, s))}`;
      }
    },
    switch: ({ who, chosenBy, with: partner }, s, mood) => {
      if (partner) return `${v(mood, 'cambia', 'cambiar')} ${self(s)} por tu Pokémon Activo`;
      if (who === 'you')
        return `${v(mood, 'cambia', 'cambiar')} ${s.attack ? 'este Pokémon' : 'tu Pokémon Activo'} por uno de tu Banca`;
      if (chosenBy === 'you')
        return `${v(mood, 'lleva', 'llevar')} al Puesto Activo a 1 de los Pokémon en Banca de tu rival`;
      const exchange = 'cambiar su Pokémon Activo por uno de su Banca que elija';
      return mood === 'order' ? `tu rival debe ${exchange}` : `obligar a tu rival a ${exchange}`;
    },
    'take from play': ({ what, to, attached }, s, mood) => {
      const with_ = attached === 'too' ? ' con todo lo que tenga unido' : '';
      const rest = attached === 'discarded' ? '; lo que tenga unido se descarta' : '';
      if (to === 'hand')
        return `${v(mood, 'devuelve', 'devolver')} a ${theirHand(what)} ${target(what, s)}${with_}${rest}`;
      if (to === 'deck')
        return `${v(mood, 'baraja', 'barajar')} en ${theirDeck(what)} ${target(what, s)}${with_}${rest}`;
      if (to === 'Lost Zone') return `${v(mood, 'pon', 'poner')} ${target(what, s)}${with_} en la Zona Perdida${rest}`;
      return `${v(mood, 'descarta', 'descartar')} ${target(what, s)}${with_}`;
    },
    evolve: ({ what, from, skipping, searchFirst }, s, mood) => {
      const verb = v(mood, 'haz evolucionar', 'hacer evolucionar');
      if (skipping)
        return `${verb} ${a(target(what, s))} directamente a la Fase 2 de su línea con una carta de tu mano, pero no en tu primer turno ni con un Pokémon que haya entrado en juego en este turno`;
      const rest = from === 'deck' ? '; después baraja las cartas' : '';
      if (searchFirst)
        return `${v(mood, 'busca', 'buscar')} en tu baraja una carta a la que pueda evolucionar ${target(what, s)} y ${v(mood, 'ponla', 'ponerla')} sobre ese Pokémon${rest}`;
      return `${verb} ${a(target(what, s))}${isSeveral(what) ? ', cada uno' : ''} con una carta adecuada de ${from === 'deck' ? 'tu baraja' : 'tu mano'}${rest}`;
    },
    devolve: ({ what }, s, mood) =>
      `${v(mood, 'haz involucionar', 'hacer involucionar')} ${a(target(what, s))}: su carta de Evolución superior vuelve a la mano de su propietario`,
    'discard stadium': (_, __, mood) => `${v(mood, 'descarta', 'descartar')} el Estadio en juego`,
    lasting: ({ on, until, gives }, s, mood) => {
      const clauses = gives.map((each) => {
        const [who, many] = lastingOn(on, each, s);
        return es.modifiers[each.gets](each as never, s, who, many);
      });
      const clause = spanish.list(clauses, 'and');
      return mood === 'infinitive'
        ? `hacer que, ${es.until[until]}, ${subjunctive(clause)}`
        : clauses.length > 1
          ? `${es.until[until]}, ${clause}`
          : timed(clause, es.until[until]);
    },
    'end turn': () => 'tu turno termina',
  },
  facts: {
    is: ({ who, a: what }, s) => `${target(who, s)} ${predicate(what)}`.trim(),
    any: ({ who }) => `${who.of === 'opponent' ? 'tu rival tiene' : 'tienes'} ${described(who, true)} en juego`,
    'behind in prizes': () => 'tienes más cartas de Premio por coger que tu rival',
    'equal hands': () => 'las dos manos tienen el mismo tamaño',
    done: () => 'se hace así',
    played: ({ card }) => `has jugado ${some({ card, count: 1 })} en este turno`,
    'at least': ({ of, amount }, s) => {
      const least = `tiene como mínimo ${amount}`;
      if (of.count === 'energy cards') return `${target(of.on, s)} ${least} ${cards(of.card, amount > 1)}`;
      if (of.count === 'energy')
        return `${target(of.on, s)} ${least} ${energy(of.type ? { type: of.type } : {}, amount > 1)} ${amount > 1 ? 'unidas' : 'unida'}`;
      return `${es.counts[of.count](of as never, s).number} es como mínimo ${amount}`;
    },
    'extra energy': ({ amount, type }, s) =>
      `${target('self', s)} tiene como mínimo ${amount} ${energy(type ? { type } : {}, amount > 1)} más de lo que cuesta este ataque`,
    'own first turn': () => 'es tu primer turno',
    not: ({ fact }, s) => `no es cierto que ${es.facts[fact.if](fact as never, s)}`,
    all: ({ facts }, s) =>
      spanish.list(
        facts.map((each) => es.facts[each.if](each as never, s)),
        'and',
      ),
  },
  counts: {
    counters: ({ on }, s) => ({
      each: `contador de daño en ${target(on, s)}`,
      number: `el número de contadores de daño en ${target(on, s)}`,
    }),
    energy: ({ on, type }, s) => {
      const what = `Energía${type ? ` ${energyTypes(type)}` : ''} unida ${a(target(on, s))}`;
      return { each: what, number: `la cantidad de ${what}` };
    },
    'energy cards': ({ on, card }, s) => ({
      each: `${cards(card, false)} en ${target(on, s)}`,
      number: `el número de ${cards(card, true)} en ${target(on, s)}`,
    }),
    hand: ({ of }) => {
      const whose = of === 'you' ? 'de tu mano' : 'de la mano de tu rival';
      return { each: `carta ${whose}`, number: `el número de cartas ${whose}` };
    },
    'prizes taken': ({ by }) => {
      const who = by === 'you' ? 'que has cogido' : 'que ha cogido tu rival';
      return { each: `carta de Premio ${who}`, number: `el número de cartas de Premio ${who}` };
    },
    'prizes left': ({ of }, s) => {
      const whom = of === 'you' && !s.player ? 'te' : 'le';
      const rival = of === 'opponent' ? ' a tu rival' : '';
      return {
        each: `carta de Premio que ${whom} quede${rival}`,
        number: `el número de cartas de Premio que ${whom} queden${rival}`,
      };
    },
    pokemon: ({ who }) => ({ each: `uno de ${owned(who)}`, number: `el número de ${owned(who)}` }),
    'discard pile': ({ card }) => ({
      each: `${cards(card, false)} en tu pila de descartes`,
      number: `el número de ${cards(card, true)} en tu pila de descartes`,
    }),
    heads: () => ({ each: 'cara', number: 'el número de caras' }),
    done: () => ({ each: 'carta movida así', number: 'el número de cartas movidas así' }),
  },
  modifiers: {
    hp: ({ amount }, _, who, many) =>
      `${who} ${many ? 'tienen' : 'tiene'} ${Math.abs(amount)} PS ${moreOrLess(amount)}`,
    'retreat cost': ({ amount }, _, who, many) =>
      `${who} se ${many ? 'retiran' : 'retira'} por ${Math.abs(amount)} Energía ${moreOrLess(amount)}`,
    'no retreat cost': (_, __, who, many) => `${who} se ${many ? 'retiran' : 'retira'} sin coste`,
    'attack cost': ({ amount }, _, who) =>
      `los ataques ${de(who)} cuestan ${Math.abs(amount)} Energía Incolora ${moreOrLess(amount)}`,
    'damage done': ({ amount, to }, _, who) => {
      const whom = to ? `al Pokémon Activo del rival que sea ${described(to, false)}` : 'al Pokémon Activo del rival';
      return `los ataques ${de(who)} hacen ${damage(Math.abs(amount))} ${moreOrLess(amount)} ${whom}, contados antes de la Debilidad y la Resistencia`;
    },
    'damage taken': ({ amount, from }, _, who) =>
      `${attacksFrom(from)} hacen ${damage(Math.abs(amount))} ${moreOrLess(amount)} ${a(who)}, contados después de la Debilidad y la Resistencia`,
    'no damage': ({ from }, _, who) => `${attacksFrom(from)} no hacen daño ${a(who)}`,
    'no effects': ({ from }, _, who) => `${attacksFrom(from)} no tienen sobre ${who} más efectos que el daño`,
    'cannot attack': (_, __, who, many) => `${who} no ${many ? 'pueden' : 'puede'} atacar`,
    'cannot retreat': (_, __, who, many) => `${who} no ${many ? 'pueden' : 'puede'} retirarse`,
    'cannot use': ({ attack }, _, who, many) =>
      `${who} no ${many ? 'pueden' : 'puede'} usar ${attack === 'chosen' ? 'uno de sus ataques, a tu elección' : attackIn('es', attack)}`,
    'flip to attack': (_, __, who, many) =>
      `para que ${who} ${many ? 'ataquen' : 'ataque'}, hay que sacar cara con una moneda`,
    immune: ({ to }, _, who, many) =>
      to.length === 5
        ? `${who} se ${many ? 'recuperan' : 'recupera'} de todas las Condiciones Especiales y no ${many ? 'pueden' : 'puede'} sufrir ninguna`
        : `${who} no ${many ? 'pueden' : 'puede'} estar ni quedar ${spanish.list(
            to.map((each) => CONDITIONS[each]),
            'or',
          )}`,
    'no Abilities': (_, __, who, many) => `${who} no ${many ? 'tienen' : 'tiene'} habilidades`,
    'bench size': ({ amount }) =>
      `tu Banca tiene ${times(Math.abs(amount), 'puesto', 'puestos')} ${moreOrLess(amount)}`,
    'cannot play': ({ card }, _, who) =>
      who === es.players.you ? `no puedes jugar ${cards(card, true)}` : `${who} no puede jugar ${cards(card, true)}`,
  },
  structures: {
    flip: (mood) => `${v(mood, 'lanza', 'lanzar')} una moneda`,
    coins: (coins) =>
      coins === 'until tails' ? 'lanza monedas hasta que salga cruz' : `lanza ${times(coins, 'moneda', 'monedas')}`,
    heads: (then) => `si sale cara, ${then}`,
    tails: (then) => `si sale cruz, ${then}`,
    if: (fact, then) => `si ${fact}, ${then}`,
    else: (then) => `si no, ${then}`,
    may: (instruction) => `puedes ${instruction}`,
    ifSo: (then) => `si se hace así, ${then}`,
    choose: (most, of) =>
      most === of ? 'elige una o más opciones' : most === 1 ? 'elige una opción' : `elige hasta ${most} opciones`,
    and: ', y ',
    forEach: (each) => `por cada ${each}`,
  },
  until: {
    'end of turn': 'durante este turno',
    "end of opponent's next turn": 'durante el próximo turno de tu rival',
    'end of your next turn': 'durante tu próximo turno',
  },
  costs: {
    card: ({ discard }) => `para jugar esta carta, descarta ${someOther(discard)} de tu mano`,
    ability: ({ discard }) => `para usar esto, descarta ${some(discard)} de tu mano`,
    extra: ({ discard }) => `además puedes descartar ${someOther(discard)} de tu mano`,
  },
  powers: {
    use: ({ use, spot }, subject) => {
      const often = use === 'once' ? 'una vez por turno' : 'siempre que quieras en tu turno';
      const when = subject === 'stadium' ? 'una vez en el turno de cada jugador' : often;
      return spot ? `${when}, si este Pokémon está ${spot === 'active' ? 'Activo' : 'en la Banca'}` : when;
    },
    triggers: {
      evolved: () => 'cuando juegas este Pokémon de tu mano para hacer evolucionar a uno de los tuyos',
      attached: () => 'cuando unes esta carta de tu mano a un Pokémon',
      damaged: (s) =>
        `cuando ${s === 'stadium' ? 'un Pokémon' : self(s)} está Activo y un ataque de tu rival le hace daño, aunque lo deje Fuera de Combate`,
      'active knocked out': () => 'cuando el daño de un ataque de tu rival deja Fuera de Combate a tu Pokémon Activo',
      'knocked out': () => 'cuando el daño de un ataque de tu rival deja Fuera de Combate a uno de tus Pokémon',
      checkup: () => 'en cada Chequeo Pokémon',
      'end of turn': () => 'cuando termina tu turno',
      benched: () => 'cuando alguien pone en la Banca un Pokémon Básico de su mano',
      'put on Bench': () => 'cuando, en tu turno, pones este Pokémon de tu mano en tu Banca',
      'Energy attached': (s) =>
        `cuando ${s === 'stadium' ? 'un Pokémon' : self(s)} recibe la Energía que puedes unir una vez por turno`,
    },
    whileSpot: (spot, clause, s) =>
      `mientras ${self(s)} esté ${spot === 'active' ? 'Activo' : 'en la Banca'}, ${clause}`,
    leaves: 'esta carta se descarta cuando termina tu turno',
    machine: 'el Pokémon con esta carta puede usar el ataque siguiente si tiene la Energía para él',
  },
  damageEach: (amount, each) => `el daño es de ${amount} ${each}`,
  evolvesFrom: (name) => `Evoluciona de ${name}`,
  restoredBy: (name) => `Entra en juego con ${name}`,
  playOnlyIf: (fact) => `juega esta carta solo si ${fact}`,
  provides: ({ types, count }, condition) => {
    const what =
      types === 'every'
        ? `${times(count, 'Energía', 'Energías')} de cualquier tipo`
        : `${times(count, 'Energía', 'Energías')} ${energyTypes(types)}`;
    return condition ? `si ${condition}, esta carta proporciona ${what} en su lugar` : `esta carta proporciona ${what}`;
  },
  fossil: {
    turn: (hp, type) => `esta carta se juega como un Pokémon Básico de tipo ${type} con ${hp} PS`,
    setup: (hp, type) =>
      `solo durante la preparación, esta carta puede colocarse como un Pokémon Básico de tipo ${type} con ${hp} PS`,
    noPrize: 'nadie coge cartas de Premio cuando queda Fuera de Combate',
  },
  labels: {
    Ability: 'Habilidad',
    'VSTAR Power': 'Poder V-ASTRO',
    GX: 'GX',
    'Poké-Body': 'Poké-Body',
    'Poké-Power': 'Poké-Power',
    'Ancient Trait': 'Rasgo ancestral',
    rule: 'Regla',
    Weakness: 'Debilidad',
    Resistance: 'Resistencia',
    Retreat: 'Retirada',
    HP: 'PS',
  },
  stageRules: {
    BREAK:
      'Conserva los ataques, las habilidades, la Debilidad, la Resistencia y el Coste de Retirada del Pokémon de debajo.',
    'LV.X':
      'Ponlo sobre un Pokémon tuyo del mismo nombre. Conserva los ataques y las habilidades de la carta de debajo.',
    LEGEND: 'Las dos mitades entran en juego juntas, de tu mano a tu Banca.',
  },
  worth: (prizes) => `Al quedar Fuera de Combate, vale ${prizes} cartas de Premio.`,
  ruleBoxes: {
    ex: 'Al quedar Fuera de Combate, vale 2 cartas de Premio.',
    Tera: 'Mientras está en la Banca, ningún ataque le hace daño.',
    V: 'Al quedar Fuera de Combate, vale 2 cartas de Premio.',
    VMAX: 'Al quedar Fuera de Combate, vale 3 cartas de Premio.',
    VSTAR: 'Al quedar Fuera de Combate, vale 2 cartas de Premio. Cada jugador usa un solo Poder V-ASTRO por partida.',
    'V-UNION':
      'Las cuatro partes entran en juego juntas, de tu pila de descartes a tu Banca, una vez por partida. Al quedar Fuera de Combate, vale 3 cartas de Premio.',
    GX: 'Al quedar Fuera de Combate, vale 2 cartas de Premio. Cada jugador usa un solo ataque GX por partida.',
    'TAG TEAM': 'Al quedar Fuera de Combate, vale 3 cartas de Premio. Cada jugador usa un solo ataque GX por partida.',
    EX: 'Al quedar Fuera de Combate, vale 2 cartas de Premio.',
    Mega: 'Tu turno termina cuando entra en juego.',
    Primal: 'Tu turno termina cuando entra en juego.',
    Radiant: 'Una baraja puede tener como máximo un Pokémon Radiante.',
    'Prism Star':
      'Una baraja puede tener como máximo una carta Estrella Prisma de cada nombre. Va a la Zona Perdida en lugar de a la pila de descartes.',
    'ACE SPEC': 'Una baraja puede tener como máximo una carta AS TÁCTICO.',
    'Hyper Gear': 'Únela a un Pokémon-EX de tu rival.',
  },
};

/** The bearer of a lasting effect, and whether that is plural. */
function lastingOn(on: Target | 'you' | 'opponent', modifier: Modifier, subject: Subject): readonly [string, boolean] {
  if (on === 'you' || on === 'opponent') {
    if (isOfPlayer(modifier)) return [es.players[on], false];
    return [on === 'you' ? 'tus Pokémon' : 'los Pokémon de tu rival', true];
  }
  return [on === 'defending' ? 'el Pokémon Defensor' : target(on, subject), false];
}

function moreOrLess(amount: number): string {
  return amount < 0 ? 'menos' : 'más';
}

function energyWords(amount: number | 'all' | 'any number', what: string): string {
  if (amount === 'all') return `toda la ${what}`;
  return amount === 'any number' ? `cualquier cantidad de ${what}` : `${amount} ${what}`;
}

function attacksFrom(from: Parameters<Phrases['modifiers']['no damage']>[0]['from']): string {
  if (!from) return 'los ataques';
  return from.of === 'opponent'
    ? `los ataques de los ${described(from, true, ' del rival')}`
    : `los ataques de ${described(from, true)}`;
}
