/** Italian card texts. The wording is our own. */
import { it as italian } from '@praxis/kit/language/it.ts';
import type { Amount, Modifier, Target } from '../../cards/language.ts';
import { attackIn } from '../names.ts';
import { a, da, di, inside, nouns, su } from './it-nouns.ts';
import { takeWords, v } from './it-take.ts';
import { isMany, isOfPlayer, isTheirs, numberOf, timed } from './parts.ts';
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
  weakness: 'la debolezza',
  resistance: 'la resistenza',
  effects: 'gli effetti sul Pokémon colpito',
};

function disregarding(what: readonly string[]): string {
  return italian.list(
    what.map((each) => DISREGARDED[each] ?? each),
    'and',
  );
}

/** " per ogni segnalino danno su questo Pokémon", or nothing. */
function forEach(amount: Amount, subject: Subject): string {
  if (typeof amount === 'number') return '';
  return ` ${forEveryone(it.counts[amount.of.count](amount.of as never, subject).each)}`;
}

/** "per ogni carta", "per ognuno dei tuoi Pokémon" */
function forEveryone(each: string): string {
  return each.startsWith('uno ') ? `per ogn${each}` : `per ogni ${each}`;
}

const damage = (amount: number): string => `${amount} danni`;
const counters = (amount: number): string => times(amount, 'segnalino danno', 'segnalini danno');
const theirHand = (to: Target): string => (isTheirs(to) ? 'in mano al tuo avversario' : 'nella tua mano');
const theirDeck = (to: Target): string => (isTheirs(to) ? 'il mazzo del tuo avversario' : 'il tuo mazzo');

export const it: Phrases = {
  ...italian,
  conditions: CONDITIONS,
  players: { you: 'tu', opponent: 'il tuo avversario' },
  cards,
  target,
  all,
  effects: {
    damage: ({ amount, to, ignoring }, s, mood) => {
      const much = `${damage(numberOf(amount))}${forEach(amount, s)}`;
      const plain = ignoring ? `, senza considerare ${disregarding(ignoring)}` : '';
      if (mood === 'infinitive') return `infliggere ${much} ${a(target(to, s))}${plain}`;
      return `${target(to, s)} ${isMany(to) ? 'subiscono' : 'subisce'} ${to === 'self' ? 'a sua volta ' : ''}${much}${plain}`;
    },
    'more damage': ({ amount }, s, mood) =>
      `${v(mood, 'aggiungi', 'aggiungere')} ${damage(numberOf(amount))}${forEach(amount, s)}`,
    ignore: ({ what }) => `i danni di questo attacco non considerano ${disregarding(what)}`,
    nothing: () => 'l’attacco non ha effetto',
    'put counters': ({ amount, on }, s, mood) =>
      `${v(mood, 'metti', 'mettere')} ${counters(numberOf(amount))} ${su(target(on, s))}${forEach(amount, s)}`,
    'spread counters': ({ amount, on }, _, mood) =>
      `${v(mood, 'distribuisci', 'distribuire')} ${counters(amount)} tra ${owned(on)} come preferisci`,
    'move counters': ({ upTo, from, to }, _, mood) =>
      `${v(mood, 'sposta', 'spostare')} fino a ${counters(upTo)} da ${chosen(from, 1, false)} a ${chosen({ ...to, other: true }, 1, false)}`,
    heal: ({ amount, on }, s, mood) =>
      `${v(mood, 'cura', 'curare')} ${target(on, s)} da ${amount === 'all' ? 'tutti i danni' : damage(amount)}`,
    afflict: ({ with: condition, on, counters: strength }, s, mood) => {
      const strong = strength ? `; il suo veleno vale ${counters(strength)} in ogni controllo` : '';
      if (mood === 'infinitive') return `rendere ${CONDITIONS[condition]} ${target(on, s)}${strong}`;
      return `${target(on, s)} viene ${CONDITIONS[condition]}${strong}`;
    },
    recover: ({ from, on }, s, mood) => {
      const which =
        from.length === 5
          ? 'tutte le condizioni speciali'
          : `lo stato ${italian.list(
              from.map((each) => CONDITIONS[each]),
              'and',
            )}`;
      return `${v(mood, 'rimuovi', 'rimuovere')} ${which} ${da(target(on, s))}`;
    },
    'knock out': ({ what }, s, mood) =>
      mood === 'infinitive' ? `mettere KO ${target(what, s)}` : `${target(what, s)} viene messo KO`,
    draw: ({ amount, who, upTo }, s, mood) => {
      const what = `${upTo ? 'fino a ' : ''}${times(numberOf(amount), 'carta', 'carte')}${forEach(amount, who === 'each' ? { ...s, player: 'each' } : s)}`;
      if (who === 'you') return `${v(mood, 'pesca', 'pescare')} ${what}`;
      const whom = who === 'each' ? 'ogni giocatore' : 'il tuo avversario';
      return mood === 'order' ? `${whom} pesca ${what}` : `far pescare ${what} ${a(whom)}`;
    },
    'draw until': ({ amount }, s, mood) => {
      const verb = v(mood, 'pesca', 'pescare');
      if (typeof amount === 'number') return `${verb} fino ad avere ${times(amount, 'carta', 'carte')} in mano`;
      return `${verb} finché le carte nella tua mano non sono pari ${a(it.counts[amount.of.count](amount.of as never, s).number)}`;
    },
    take: takeWords,
    'put hand': ({ to, who }, _, mood) => {
      const whose = who === 'you' ? 'la tua mano' : 'la propria mano';
      const deck = who === 'you' ? 'tuo mazzo' : 'proprio mazzo';
      const whom = who === 'each' ? 'ogni giocatore ' : who === 'opponent' ? 'il tuo avversario ' : '';
      const verb = (told: string, infinitive: string, order = told): string =>
        whom ? told : v(mood, order, infinitive);
      if (to === 'discard pile') return `${whom}${verb('scarta', 'scartare')} tutta ${whose}`;
      if (to === 'deck') return `${whom}${verb('rimischia', 'rimischiare')} ${whose} nel ${deck}`;
      return `${whom}${verb('mette', 'mettere', 'metti')} ${whose} in fondo al ${deck} in ordine casuale`;
    },
    'discard top': ({ amount, who }, s, mood) => {
      const number = numberOf(amount);
      const whose =
        who === 'you' ? 'del tuo mazzo' : who === 'opponent' ? 'del mazzo del tuo avversario' : 'di ogni mazzo';
      const what = number === 1 ? 'la prima carta' : `le prime ${number} carte`;
      return `${v(mood, 'scarta', 'scartare')} ${what} ${whose}${forEach(amount, s)}`;
    },
    'move energy': ({ energy: which, amount, from, to }, s, mood) => {
      const what = energyWords(amount, energy(which, typeof amount === 'number' && amount > 1));
      const source = target(from, s);
      switch (to) {
        case 'discard pile':
          return `${v(mood, 'scarta', 'scartare')} ${what} ${di(source)}`;
        case 'hand':
          return `${v(mood, 'riporta', 'riportare')} ${what} ${di(source)} ${theirHand(from)}`;
        case 'top of deck':
          return `${v(mood, 'metti', 'mettere')} ${what} ${di(source)} in cima ${a(theirDeck(from))}`;
        case 'Lost Zone':
          return `${v(mood, 'metti', 'mettere')} ${what} ${di(source)} nell’Area Perduta`;
        default:
          return `${v(mood, 'sposta', 'spostare')} ${what} ${da(source)} ${a(target(to, s))}`;
      }
    },
    switch: ({ who, chosenBy, with: partner }, s, mood) => {
      if (partner) return `${v(mood, 'scambia', 'scambiare')} ${self(s)} con il tuo Pokémon attivo`;
      if (who === 'you')
        return `${v(mood, 'scambia', 'scambiare')} ${s.attack ? 'questo Pokémon' : 'il tuo Pokémon attivo'} con uno in panchina`;
      if (chosenBy === 'you')
        return `${v(mood, 'porta', 'portare')} in posizione attiva 1 dei Pokémon in panchina del tuo avversario`;
      const exchange = 'scambiare il suo Pokémon attivo con uno in panchina a sua scelta';
      return mood === 'order' ? `il tuo avversario deve ${exchange}` : `costringere il tuo avversario a ${exchange}`;
    },
    'take from play': ({ what, to, attached }, s, mood) => {
      const with_ = attached === 'too' ? ' con tutto ciò che gli è assegnato' : '';
      const rest = attached === 'discarded' ? '; ciò che gli è assegnato viene scartato' : '';
      if (to === 'hand')
        return `${v(mood, 'riporta', 'riportare')} ${target(what, s)}${with_} ${theirHand(what)}${rest}`;
      if (to === 'deck')
        return `${v(mood, 'rimischia', 'rimischiare')} ${target(what, s)}${with_} ${inside(theirDeck(what))}${rest}`;
      if (to === 'Lost Zone')
        return `${v(mood, 'metti', 'mettere')} ${target(what, s)}${with_} nell’Area Perduta${rest}`;
      return `${v(mood, 'scarta', 'scartare')} ${target(what, s)}${with_}`;
    },
    evolve: ({ what, from, skipping, searchFirst }, s, mood) => {
      const verb = v(mood, 'fai evolvere', 'far evolvere');
      if (skipping)
        return `${verb} ${target(what, s)} direttamente nella Fase 2 della sua linea con una carta della tua mano, ma non nel tuo primo turno né un Pokémon che sia nuovo in questo turno`;
      const rest = from === 'deck' ? '; poi rimischia il mazzo' : '';
      if (searchFirst)
        return `${v(mood, 'cerca', 'cercare')} nel tuo mazzo una carta in cui possa evolversi ${target(what, s)} e ${v(mood, 'mettila', 'metterla')} su quel Pokémon${rest}`;
      return `${verb} ${target(what, s)} con una carta adatta ${from === 'deck' ? 'del tuo mazzo' : 'della tua mano'}${rest}`;
    },
    devolve: ({ what }, s, mood) =>
      `${v(mood, 'fai involvere', 'far involvere')} ${target(what, s)}: la sua carta Evoluzione più in alto torna in mano al suo giocatore`,
    'discard stadium': (_, __, mood) => `${v(mood, 'scarta', 'scartare')} lo Stadio in gioco`,
    lasting: ({ on, until, gives }, s, mood) => {
      const clauses = gives.map((each) => {
        const [who, many] = lastingOn(on, each, s);
        return it.modifiers[each.gets](each as never, s, who, many);
      });
      return `${mood === 'infinitive' ? 'ottenere questo effetto: ' : ''}${timed(together(clauses, ' e '), it.until[until])}`;
    },
    'end turn': () => 'il tuo turno termina',
  },
  facts: {
    is: ({ who, a: what }, s) => `${target(who, s)} ${predicate(what)}`.trim(),
    any: ({ who }) => `${who.of === 'opponent' ? 'il tuo avversario ha' : 'hai'} ${described(who, true)} in gioco`,
    'behind in prizes': () => 'ti rimangono più carte Premio che al tuo avversario',
    'equal hands': () => 'le due mani hanno lo stesso numero di carte',
    done: () => 'ciò è stato fatto',
    played: ({ card }) => `hai giocato ${some({ card, count: 1 })} in questo turno`,
    'at least': ({ of, amount }, s) => `${it.counts[of.count](of as never, s).number} è almeno ${amount}`,
    'extra energy': ({ amount, type }, s) =>
      `${target('self', s)} ha almeno ${amount} ${energy(type ? { type } : {}, amount > 1)} oltre al costo di questo attacco`,
    'own first turn': () => 'è il tuo primo turno',
    not: ({ fact }, s) => `non è vero che ${it.facts[fact.if](fact as never, s)}`,
    all: ({ facts }, s) =>
      italian.list(
        facts.map((each) => it.facts[each.if](each as never, s)),
        'and',
      ),
  },
  counts: {
    counters: ({ on }, s) => ({
      each: `segnalino danno ${su(target(on, s))}`,
      number: `il numero di segnalini danno ${su(target(on, s))}`,
    }),
    energy: ({ on, type }, s) => {
      const what = `Energia${type ? ` ${energyTypes(type)}` : ''} assegnata ${a(target(on, s))}`;
      return { each: what, number: `la quantità di ${what}` };
    },
    'energy cards': ({ on, card }, s) => ({
      each: `${cards(card, false)} ${su(target(on, s))}`,
      number: `il numero di ${cards(card, true)} ${su(target(on, s))}`,
    }),
    hand: ({ of }) => {
      const whose = of === 'you' ? 'nella tua mano' : 'in mano al tuo avversario';
      return { each: `carta ${whose}`, number: `il numero di carte ${whose}` };
    },
    'prizes taken': ({ by }) => {
      const who = by === 'you' ? 'che hai preso' : 'che il tuo avversario ha preso';
      return { each: `carta Premio ${who}`, number: `il numero di carte Premio ${who}` };
    },
    'prizes left': ({ of }, s) => {
      const whom = s.player ? 'gli' : of === 'you' ? 'ti' : 'al tuo avversario';
      return {
        each: `carta Premio che ${whom} rimane`,
        number: `il numero di carte Premio che ${whom} rimangono`,
      };
    },
    pokemon: ({ who }) => ({ each: `uno ${di(owned(who))}`, number: `il numero ${di(owned(who))}` }),
    'discard pile': ({ card }) => ({
      each: `${cards(card, false)} nella tua pila degli scarti`,
      number: `il numero di ${cards(card, true)} nella tua pila degli scarti`,
    }),
    heads: () => ({ each: 'testa', number: 'il numero di teste' }),
    done: () => ({ each: 'carta spostata così', number: 'il numero di carte spostate così' }),
  },
  modifiers: {
    hp: ({ amount }, _, who, many) => `${who} ${many ? 'hanno' : 'ha'} ${Math.abs(amount)} PS in ${moreOrLess(amount)}`,
    'retreat cost': ({ amount }, _, who, many) =>
      `${who} si ${many ? 'ritirano' : 'ritira'} per ${Math.abs(amount)} Energia in ${moreOrLess(amount)}`,
    'no retreat cost': (_, __, who, many) => `${who} si ${many ? 'ritirano' : 'ritira'} senza costo`,
    'attack cost': ({ amount }, _, who) =>
      `gli attacchi ${di(who)} costano ${Math.abs(amount)} Energia Incolore in ${moreOrLess(amount)}`,
    'damage done': ({ amount, to }, _, who) => {
      const whom = to
        ? `al Pokémon attivo dell’avversario se è un ${described(to, false)}`
        : 'al Pokémon attivo dell’avversario';
      return `gli attacchi ${di(who)} infliggono ${damage(Math.abs(amount))} in ${moreOrLess(amount)} ${whom}, contati prima di debolezza e resistenza`;
    },
    'damage taken': ({ amount, from }, _, who) =>
      `${attacksFrom(from)} infliggono ${damage(Math.abs(amount))} in ${moreOrLess(amount)} ${a(who)}, contati dopo debolezza e resistenza`,
    'no damage': ({ from }, _, who) => `${attacksFrom(from)} non infliggono danni ${a(who)}`,
    'no effects': ({ from }, _, who) => `${attacksFrom(from)} non hanno altri effetti oltre ai danni ${su(who)}`,
    'cannot attack': (_, __, who, many) => `${who} non ${many ? 'possono' : 'può'} attaccare`,
    'cannot retreat': (_, __, who, many) => `${who} non ${many ? 'possono' : 'può'} ritirarsi`,
    'cannot use': ({ attack }, _, who, many) =>
      `${who} non ${many ? 'possono' : 'può'} usare ${attack === 'chosen' ? 'uno dei suoi attacchi, scelto da te' : attackIn('it', attack)}`,
    'flip to attack': (_, __, who) => `${who} attacca solo se il suo giocatore, lanciando una moneta, ottiene testa`,
    immune: ({ to }, _, who, many) =>
      to.length === 5
        ? `${who} ${many ? 'guariscono' : 'guarisce'} da tutte le condizioni speciali e non ${many ? 'possono' : 'può'} subirne`
        : `${who} non ${many ? 'possono' : 'può'} essere né diventare ${italian.list(
            to.map((each) => CONDITIONS[each]),
            'or',
          )}`,
    'no Abilities': (_, __, who, many) => `${who} non ${many ? 'hanno' : 'ha'} abilità`,
    'bench size': ({ amount }) =>
      `la tua panchina ha ${times(Math.abs(amount), 'posto', 'posti')} in ${moreOrLess(amount)}`,
    'cannot play': ({ card }, _, who) =>
      who === it.players.you ? `non puoi giocare ${cards(card, true)}` : `${who} non può giocare ${cards(card, true)}`,
  },
  structures: {
    flip: (mood) => `${v(mood, 'lancia', 'lanciare')} una moneta`,
    coins: (coins) =>
      coins === 'until tails' ? 'lancia monete finché non esce croce' : `lancia ${times(coins, 'moneta', 'monete')}`,
    heads: (then) => `se esce testa, ${then}`,
    tails: (then) => `se esce croce, ${then}`,
    if: (fact, then) => `se ${fact}, ${then}`,
    else: (then) => `altrimenti, ${then}`,
    may: (instruction) => `puoi ${instruction}`,
    ifSo: (then) => `in tal caso, ${then}`,
    choose: (most, of) =>
      most === of ? 'scegli una o più opzioni' : most === 1 ? 'scegli un’opzione' : `scegli fino a ${most} opzioni`,
    and: ', e ',
    together: (clauses, who) => together(clauses, ', e ', who),
    forEach: forEveryone,
  },
  until: {
    'end of turn': 'durante questo turno',
    "end of opponent's next turn": 'durante il prossimo turno del tuo avversario',
    'end of your next turn': 'durante il tuo prossimo turno',
  },
  costs: {
    card: ({ discard }) => `per giocare questa carta, scarta ${someOther(discard)} dalla tua mano`,
    ability: ({ discard }) => `l’uso costa ${some(discard)}, da scartare dalla tua mano`,
    extra: ({ discard }) => `puoi inoltre scartare ${someOther(discard)} dalla tua mano`,
  },
  powers: {
    use: ({ use, spot }, subject) => {
      const often = use === 'once' ? 'una volta per turno' : 'ogni volta che vuoi nel tuo turno';
      const when = subject === 'stadium' ? 'una volta nel turno di ogni giocatore' : often;
      return spot ? `${when}, se questo Pokémon è ${spot === 'active' ? 'attivo' : 'in panchina'}` : when;
    },
    triggers: {
      evolved: () => 'quando questo Pokémon arriva dalla tua mano per far evolvere uno dei tuoi',
      attached: () => 'quando questa carta viene assegnata dalla tua mano',
      damaged: (s) =>
        `quando ${s === 'stadium' ? 'un Pokémon' : self(s)} è attivo e un attacco del tuo avversario lo danneggia, anche se lo mette KO`,
      'active knocked out': () => 'quando i danni di un attacco del tuo avversario mettono KO il tuo Pokémon attivo',
      'knocked out': () => 'quando i danni di un attacco del tuo avversario mettono KO uno dei tuoi Pokémon',
      checkup: () => 'in ogni controllo Pokémon',
      'end of turn': () => 'quando il tuo turno termina',
      benched: () => 'quando qualcuno mette in panchina un Pokémon Base dalla mano',
      'put on Bench': () => 'quando questo Pokémon arriva dalla tua mano nella tua panchina durante il tuo turno',
      'Energy attached': (s) =>
        `quando ${s === 'stadium' ? 'un Pokémon' : self(s)} riceve l’Energia che assegni una volta per turno`,
    },
    whileSpot: (spot, clause, s) => `finché ${self(s)} è ${spot === 'active' ? 'attivo' : 'in panchina'}, ${clause}`,
    leaves: 'questa carta viene scartata quando il tuo turno termina',
    machine: 'il Pokémon con questa carta ha l’attacco seguente e ha bisogno dell’Energia per usarlo',
  },
  damageEach: (amount, each) => `i danni sono ${amount} ${each}`,
  evolvesFrom: (name) => `Si evolve da ${name}`,
  restoredBy: (name) => `Entra in gioco con ${name}`,
  playOnlyIf: (fact) => `gioca questa carta solo se ${fact}`,
  provides: ({ types, count }, condition) => {
    const what =
      types === 'every'
        ? `${times(count, 'Energia', 'Energie')} di qualsiasi tipo`
        : `${times(count, 'Energia', 'Energie')} ${energyTypes(types)}`;
    return condition ? `se ${condition}, questa carta fornisce invece ${what}` : `questa carta fornisce ${what}`;
  },
  fossil: {
    turn: (hp, type) => `questa carta si gioca come un Pokémon Base di tipo ${type} con ${hp} PS`,
    setup: (hp, type) =>
      `solo durante la preparazione, questa carta può essere disposta come un Pokémon Base di tipo ${type} con ${hp} PS`,
    noPrize: 'nessuno prende carte Premio quando viene messa KO',
  },
  labels: {
    Ability: 'Abilità',
    'VSTAR Power': 'Potere V ASTRO',
    GX: 'GX',
    'Poké-Body': 'Poké-Body',
    'Poké-Power': 'Poké-Power',
    'Ancient Trait': 'Antico Tratto',
    rule: 'Regola',
    Weakness: 'Debolezza',
    Resistance: 'Resistenza',
    Retreat: 'Ritirata',
    HP: 'PS',
  },
  stageRules: {
    BREAK:
      'Mantiene gli attacchi, le abilità, la debolezza, la resistenza e il costo di ritirata del Pokémon sottostante.',
    'LV.X': 'Mettilo su un tuo Pokémon con lo stesso nome. Mantiene gli attacchi e le abilità della carta sottostante.',
    LEGEND: 'Le due metà entrano in gioco insieme, dalla tua mano alla tua panchina.',
  },
  worth: (prizes) => `Messo KO, vale ${prizes} carte Premio.`,
  ruleBoxes: {
    ex: 'Messo KO, vale 2 carte Premio.',
    Tera: 'Finché è in panchina, nessun attacco lo danneggia.',
    V: 'Messo KO, vale 2 carte Premio.',
    VMAX: 'Messo KO, vale 3 carte Premio.',
    VSTAR: 'Messo KO, vale 2 carte Premio. Ogni giocatore usa un solo potere V ASTRO a partita.',
    'V-UNION':
      'I quattro pezzi entrano in gioco insieme, dalla tua pila degli scarti alla tua panchina, una volta a partita. Messo KO, vale 3 carte Premio.',
    GX: 'Messo KO, vale 2 carte Premio. Ogni giocatore usa un solo attacco GX a partita.',
    'TAG TEAM': 'Messo KO, vale 3 carte Premio. Ogni giocatore usa un solo attacco GX a partita.',
    EX: 'Messo KO, vale 2 carte Premio.',
    Mega: 'Il tuo turno termina quando entra in gioco.',
    Primal: 'Il tuo turno termina quando entra in gioco.',
    Radiant: 'Un mazzo ha al massimo un Pokémon Lucente.',
    'Prism Star':
      'Un mazzo ha al massimo una carta Stella Prisma per ogni nome. Va nell’Area Perduta anziché nella pila degli scarti.',
    'ACE SPEC': 'Un mazzo ha al massimo una carta ASSO TATTICO.',
    'Hyper Gear': 'Assegnala a un Pokémon-EX del tuo avversario.',
  },
};

/** Clauses about the same Pokémon, which is named once: "ha 60 PS in più, e guarisce da …". */
function together(clauses: readonly string[], joint: string, who?: string): string {
  const later = (clause: string): string => {
    if (who === undefined) return clause;
    if (clause.startsWith(`${who} `)) return clause.slice(who.length + 1);
    return clause.replace(`gli attacchi ${di(who)} `, 'i suoi attacchi ');
  };
  return clauses
    .map((each, at) => (at === 0 ? each : later(each)))
    .join(joint)
    .replace(
      /^(gli attacchi.*?)( non infliggono danni .+?),? e \1 non hanno altri effetti oltre ai danni su .+$/,
      '$1$2 e non hanno su di esso nessun altro effetto',
    );
}

/** The bearer of a lasting effect, and whether that is plural. */
function lastingOn(on: Target | 'you' | 'opponent', modifier: Modifier, subject: Subject): readonly [string, boolean] {
  if (on === 'you' || on === 'opponent') {
    if (isOfPlayer(modifier)) return [it.players[on], false];
    return [on === 'you' ? 'i tuoi Pokémon' : 'i Pokémon del tuo avversario', true];
  }
  return [on === 'defending' ? 'il Pokémon difensore' : target(on, subject), false];
}

function moreOrLess(amount: number): string {
  return amount < 0 ? 'meno' : 'più';
}

function energyWords(amount: number | 'all' | 'any number', what: string): string {
  if (amount === 'all') return `tutta l’${what}`;
  return amount === 'any number' ? `una quantità qualsiasi di ${what}` : `${amount} ${what}`;
}

function attacksFrom(from: Parameters<Phrases['modifiers']['no damage']>[0]['from']): string {
  if (!from) return 'gli attacchi';
  return from.of === 'opponent'
    ? `gli attacchi dei ${described(from, true, ' dell’avversario')}`
    : `gli attacchi di ${described(from, true)}`;
}
