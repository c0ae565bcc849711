/** Italian: effects, what minions get, and strikes. */
import type { Phrases, Told } from './phrases.ts';

/** As an order and after "può" or "per": "impegna il vampiro", "impegnare il vampiro". */
function does(order: string, infinitive: string, rest: string) {
  return { order: `${order} ${rest}`, infinitive: `${infinitive} ${rest}` };
}

function get(gets: string): { readonly gets: string } {
  return { gets };
}

/** "il vampiro non può bloccare", of somebody who is always named. */
function of(clause: string): Told {
  return { order: clause, infinitive: clause, told: clause };
}

const POOL = '{amount} {amount#risorsa|risorse}';
const CARDS = '{amount} {amount#carta|carte}';
const VOTES = '{amount} {amount#voto|voti}';
const COUNTERS = '{amount} {amount#segnalino|segnalini}';
const DAMAGE = '{amount} {amount#danno|danni}';
const LIFE = '{amount} {amount#punto vita|punti vita}';

export const effects: Pick<
  Phrases,
  | 'effects'
  | 'gets'
  | 'signed'
  | 'stats'
  | 'until'
  | 'eachRound'
  | 'pools'
  | 'damageKinds'
  | 'damageFrom'
  | 'places'
  | 'strikes'
> = {
  effects: {
    'gain pool': {
      ...does('guadagna', 'guadagnare', POOL),
      told: `{who} {who~guadagni|guadagna|guadagnano} ${POOL}`,
      causing: `far guadagnare ${POOL} {who:to}`,
    },
    'burn pool': {
      ...does('brucia', 'bruciare', POOL),
      told: `{who} {who~bruci|brucia|bruciano} ${POOL}`,
      causing: `far bruciare ${POOL} {who:to}`,
    },
    'gain blood': {
      plain: {
        order: '{card} {card~guadagna|guadagnano} {amount} sangue',
        infinitive: 'mettere {amount} sangue {card:on}',
      },
      life: { order: `{card} {card~guadagna|guadagnano} ${LIFE}`, infinitive: `dare ${LIFE} {card:to}` },
      'up to start': {
        order: `{card} {card~guadagna|guadagnano} {amount} sangue o ${LIFE}, senza superare la vita iniziale`,
        infinitive: `dare {card:to} {amount} sangue o ${LIFE}, senza superare la vita iniziale`,
      },
    },
    'burn blood': {
      order: '{card} {card~brucia|bruciano} {amount} sangue',
      infinitive: 'bruciare {amount} sangue {card:from}',
    },
    'blood to pool': does('sposta', 'spostare', '{amount} sangue {card:from} alle {pool}'),
    'pool to blood': does('sposta', 'spostare', '{amount} delle {pool} {card:on}'),
    'move blood': {
      some: does('sposta', 'spostare', '{to:on} {amount} sangue {from:from}'),
      all: does('sposta', 'spostare', 'tutto il sangue {from:from} {to:on}'),
    },
    lock: {
      plain: does('impegna', 'impegnare', '{card}'),
      self: { order: 'impegna {card}', infinitive: 'impegnarsi' },
    },
    unlock: {
      plain: does('disimpegna', 'disimpegnare', '{card}'),
      self: { order: 'disimpegna {card}', infinitive: 'disimpegnarsi' },
    },
    wake: {
      order:
        "{card} {card~può|possono} bloccare e giocare reazioni come se {card~fosse|fossero} {card^disimpegnato|disimpegnata|disimpegnati|disimpegnate} fino alla fine dell'azione",
      infinitive:
        "permettere {card:to} di bloccare e giocare reazioni come se {card~fosse|fossero} {card^disimpegnato|disimpegnata|disimpegnati|disimpegnate} fino alla fine dell'azione",
    },
    burn: does('brucia', 'bruciare', '{card}'),
    'remove from game': does('rimuovi', 'rimuovere', 'dal gioco {card}'),
    'put in play': {
      alone: does('metti', 'mettere', 'in gioco questa carta'),
      on: does('metti', 'mettere', 'questa carta {on:on}'),
      'with counters': does('metti', 'mettere', `in gioco questa carta con ${COUNTERS}`),
    },
    strike: { order: 'attacco: {strike}', infinitive: 'attaccare: {strike}' },
    maneuver: {
      plain: { order: 'manovra', infinitive: 'manovrare' },
      optional: { order: 'ottieni una manovra opzionale', infinitive: 'manovrare' },
    },
    press: {
      any: { order: 'insegui', infinitive: 'inseguire' },
      continue: does('insegui', 'inseguire', 'per continuare il combattimento'),
      end: does('insegui', 'inseguire', 'per terminare il combattimento'),
    },
    'additional strikes': does(
      'ottieni',
      'ottenere',
      '{amount} {amount#attacco addizionale|attacchi addizionali} in questo round (limitato)',
    ),
    prevent: {
      some: does('previeni', 'prevenire', `${DAMAGE}[ {kind}][ {from}]`),
      all: does('previeni', 'prevenire', 'tutti i danni[ {kind}][ {from}]'),
      keeps: does('previeni', 'prevenire', `in totale ${DAMAGE}[ {kind}][ {from}] durante il combattimento`),
    },
    'set range': {
      close: { order: 'la distanza diventa ravvicinata', infinitive: 'rendere ravvicinata la distanza' },
      long: { order: 'la distanza diventa lunga', infinitive: 'rendere lunga la distanza' },
      chosen: does('stabilisci', 'stabilire', 'se la distanza è ravvicinata o lunga, saltando le manovre'),
    },
    damage: {
      plain: {
        order: `{card} {card~subisce|subiscono} ${DAMAGE} ambientale {qualities}`,
        infinitive: `infliggere ${DAMAGE} ambientale {qualities} {card:to}`,
      },
      by: {
        order: `{by} {by~infligge|infliggono} ${DAMAGE} {qualities} {card:to}`,
        infinitive: `infliggere ${DAMAGE} {qualities} {card:to}`,
      },
    },
    fight: {
      plain: does('entra', 'entrare', 'in combattimento con {with}'),
      reversed: does('entra', 'entrare', 'in combattimento con {with}, che conta come servitore agente'),
      who: {
        order: '{who} {who~entra|entrano} in combattimento con {with}',
        infinitive: 'far entrare in combattimento {who} con {with}',
      },
    },
    'end combat': does('poni', 'porre', 'fine al combattimento'),
    'redirect bleed': {
      order: 'il servitore agente ora dissangua {to}',
      infinitive: 'far sì che il servitore agente dissangui invece {to}',
    },
    'reduce bleed': does('riduci', 'ridurre', 'il dissanguamento di {amount}'),
    'end action': does('poni', 'porre', "fine all'azione"),
    cancel: {
      plain: does('annulla', 'annullare', '{card}'),
      'cost not paid': does('annulla', 'annullare', '{card} senza che il suo costo venga pagato'),
    },
    'to torpor': does('manda', 'mandare', '{card} in torpore'),
    'to ready': does('sposta', 'spostare', '{card} nella zona attiva'),
    'to uncontrolled': {
      plain: does('sposta', 'spostare', '{card} nella tua zona non controllata'),
      shown: {
        order: 'mostra {card} a tutti i giocatori e {card~spostalo|spostali} nella tua zona non controllata',
        infinitive: 'mostrare {card} a tutti i giocatori e {card~spostarlo|spostarli} nella tua zona non controllata',
      },
    },
    'draw crypt card': {
      ...does('sposta', 'spostare', 'la prima carta della tua cripta nella tua zona non controllata'),
      told: '{who} {who~sposti|sposta|spostano} la prima carta della propria cripta nella propria zona non controllata',
    },
    'fail block': does('fai', 'far', 'fallire il tentativo di blocco'),
    diablerize: does('diablerizza', 'diablerizzare', '{card}'),
    steal: {
      plain: does('prendi', 'prendere', 'il controllo {card:of}'),
      on: {
        order: 'prendi il controllo {card:of} e {card^mettilo|mettila|mettili|mettile} {on:on}',
        infinitive: 'prendere il controllo {card:of} e {card^metterlo|metterla|metterli|metterle} {on:on}',
      },
    },
    'give title': {
      order: '{card} {card~diventa|diventano} {title:bare}',
      infinitive: 'far diventare {title:bare} {card}',
    },
    become: {
      sect: {
        order: '{card} {card~diventa|diventano} membro di {sect}',
        infinitive: 'far diventare membro di {sect} {card}',
      },
      clan: { order: '{card} {card~diventa|diventano} {clan}', infinitive: 'far diventare {clan} {card}' },
    },
    'move to': {
      hand: { order: 'riprendi {card} in mano', infinitive: 'riprendere {card} in mano' },
      library: {
        order: 'rimescola {card} nella tua libreria',
        infinitive: 'rimescolare {card} nella tua libreria',
      },
    },
    draw: { ...does('pesca', 'pescare', CARDS), told: `{who} {who~peschi|pesca|pescano} ${CARDS}` },
    discard: {
      own: does('scarta', 'scartare', CARDS),
      'own at random': does('scarta', 'scartare', `${CARDS} a caso`),
      'of another': does('scartane', 'scartarne', `${CARDS} a tua scelta`),
      'of another at random': does('scarta', 'scartare', `${CARDS} a caso dalla mano {who:of}`),
    },
    'look at hand': does('guarda', 'guardare', 'la mano {who:of}'),
    search: {
      plain: does('cerca', 'cercare', '{places} {cards}'),
      usable: does('cerca', 'cercare', '{places} {cards} che {who} {who~possa|possano} usare e pagare'),
    },
    equip: {
      plain: does('metti', 'mettere', '{card} {on:on}'),
      pays: does('equipaggia', 'equipaggiare', '{on} con {card}, pagandone il costo'),
    },
    give: {
      order: '{to} {to~prendi|prende|prendono} il controllo {card:of}',
      infinitive: 'cedere il controllo {card:of} {to:to}',
    },
    'stay locked': {
      order: '{card} non {card~si disimpegna|si disimpegnano} nella prossima fase di disimpegno',
      infinitive: 'impedire {card:to} di disimpegnarsi nella prossima fase di disimpegno',
    },
    'attempt to block': { order: 'tenta di bloccare', infinitive: 'tentare di bloccare' },
    'bleed fails': {
      order: 'il dissanguamento non brucia risorse e non ha successo',
      infinitive: 'far fallire il dissanguamento',
    },
    'note target player': does('annota', 'annotare', 'il Matusalemme che veniva dissanguato'),
    'bring into play': {
      plain: does('metti', 'mettere', 'in gioco {card}'),
      on: does('metti', 'mettere', '{card} {on:on}'),
    },
    'cannot do again': {
      order: 'il servitore agente non può compiere di nuovo la stessa azione in questo turno',
      infinitive: 'rinunciare a compiere di nuovo la stessa azione in questo turno',
    },
    store: does(
      'metti',
      'mettere',
      '{card} a faccia in giù sotto {under}, che può giocarla come se fosse nella tua mano',
    ),
    note: '',
    'gain votes': {
      player: does('ottieni', 'ottenere', VOTES),
      card: { order: `{card} {card~ottiene|ottengono} ${VOTES}`, infinitive: `ottenere ${VOTES}` },
      cards: {
        order: '{cards} {cards~ottiene|ottengono} {amount} {amount#voto addizionale|voti addizionali}',
        infinitive: 'dare {amount} {amount#voto addizionale|voti addizionali} {cards:to}',
      },
      fewer: {
        order: `{cards} {cards~ha|hanno} ${VOTES} in meno`,
        infinitive: `togliere ${VOTES} {cards:to}`,
      },
      against: does('ottieni', 'ottenere', `${VOTES} contro il referendum`),
    },
    'bar from voting': {
      order: '{cards:the} non {cards~può|possono} esprimere voti (nemmeno nella votazione dei prisci)',
      infinitive: 'impedire che {cards:the} {cards~esprima|esprimano} voti (anche nella votazione dei prisci)',
    },
    'lose title': { order: '{card} {card~perde|perdono} il titolo', infinitive: 'togliere il titolo {card:to}' },
    abstain: { order: '{card} {card~si astiene|si astengono}', infinitive: 'far astenere {card}' },
    'burn edge': does('brucia', 'bruciare', 'il Vantaggio'),
    'take edge': does('prendi', 'prendere', 'il Vantaggio'),
    'add counters': does('metti', 'mettere', `${COUNTERS} {card:on}`),
    'remove counters': does('rimuovi', 'rimuovere', `${COUNTERS} {card:from}`),
    'apply allotment': {
      'burn pool': {
        order: 'ognuno di loro brucia 1 risorsa per ogni punto ricevuto',
        infinitive: 'far bruciare a ognuno di loro 1 risorsa per ogni punto ricevuto',
      },
      'gain pool': {
        order: 'ognuno di loro guadagna 1 risorsa per ogni punto ricevuto',
        infinitive: 'far guadagnare a ognuno di loro 1 risorsa per ogni punto ricevuto',
      },
    },
    'distribute pool': {
      order: 'ognuno di loro prende 1 risorsa {who:from} per ogni punto ricevuto',
      infinitive: 'far prendere a ognuno di loro 1 risorsa {who:from} per ogni punto ricevuto',
    },
    obligation: {
      ...does('brucia', 'bruciare', `${POOL} o sangue dai tuoi vampiri, in qualsiasi combinazione`),
      told: `{who} {who~bruci|brucia|bruciano} ${POOL}, oppure {amount} sangue da un vampiro che {who~controlli|controlla|controllano},`,
    },
  },
  gets: {
    order: 'ottieni {list}',
    infinitive: 'ottenere {list}',
    told: '{who} {who~ottieni|ottiene|ottengono} {list}',
    causing: 'dare {list} {who:to}',
    alone: '{list}',
    more: 'un ulteriore {list}',
    limited: '(limitato)',
    unneeded: '(anche prima che serva)',
  },
  signed: {
    bleed: '{amount} dissanguamento',
    strength: '{amount} forza',
    stealth: '{amount} furtività',
    intercept: '{amount} intercetto',
    votes: VOTES,
    'sub-votes': `${VOTES} nella votazione dei prisci`,
    capacity: '{amount} capacità',
    hunt: '{amount} caccia',
    'hand size': '{amount} alla dimensione della mano',
    transfers: '{amount} {amount#trasferimento|trasferimenti}',
    'master actions': '{amount} {amount#azione|azioni} di fase Dominus',
    'discard actions': '{amount} {amount#azione|azioni} della fase di scarto',
    'strike damage': DAMAGE,
  },
  stats: {
    'base strength': get('una forza di {amount}'),
    'cannot block': of('{who} non {who~può|possono} bloccare'),
    'cannot act': of('{who} non {who~può|possono} agire'),
    'cannot unlock': of('{who} non {who~si disimpegna|si disimpegnano} nella fase di disimpegno'),
    'hand strikes only': of('{who} {who~può|possono} attaccare solo a mani nude'),
    'aggravated hand strikes': of('gli attacchi a mani nude {who:of} infliggono danni aggravati'),
    'unblockable by vampires': of("i vampiri non possono bloccare l'azione"),
    'ends if blocked': of(
      "se l'azione viene bloccata, il servitore bloccante viene impegnato e l'azione termina senza combattimento",
    ),
    unblockable: of('{who} non {who~può|possono} essere {who^bloccato|bloccata|bloccati|bloccate}'),
    'locks failed blockers': of("ogni servitore che non riesce a bloccare l'azione viene impegnato"),
    'close range next round': of('il prossimo round è a distanza ravvicinata, saltando le manovre'),
    maneuver: get('una manovra'),
    'optional maneuver': get('una manovra opzionale'),
    'optional press': get('un inseguimento opzionale'),
    'optional press to continue': get('un inseguimento opzionale per continuare il combattimento'),
    'optional press to end': get('un inseguimento opzionale per terminare il combattimento'),
    prevention: {
      ...does('previeni', 'prevenire', DAMAGE),
      told: `{who} {who~può|possono} prevenire ${DAMAGE}`,
    },
    'kept prevention': {
      ...does('previeni', 'prevenire', `${DAMAGE} più avanti nel combattimento`),
      told: `{who} {who~può|possono} prevenire ${DAMAGE} più avanti nel combattimento`,
    },
    'environmental damage each round': of(
      `{who} {who~subisce|subiscono} ${DAMAGE} ambientale a qualsiasi distanza durante la risoluzione degli attacchi di ogni round di questo combattimento`,
    ),
    'agony each round': of(
      `{who} {who~subisce|subiscono} ${DAMAGE} non prevenibile in ogni round a distanza ravvicinata di questo combattimento`,
    ),
    'cannot vote': of('{who} non {who~può|possono} esprimere voti (nemmeno nella votazione dei prisci)'),
    'intercept of monsters': {
      order: "i mostri ottengono {signed} intercetto contro quest'azione",
      infinitive: "dare ai mostri {signed} intercetto contro quest'azione",
      told: "i mostri ottengono {signed} intercetto contro quest'azione",
      causing: "dare ai mostri {signed} intercetto contro quest'azione",
    },
    'aggravated damage to vampires': of(
      "nel combattimento che segue se l'azione viene bloccata, tutti i danni ai vampiri sono aggravati",
    ),
    'votes for burning': of(
      'ogni volta che {who} {who~bruci|brucia|bruciano} il Vantaggio o una carta azione politica per un voto, {who~ottieni|ottiene|ottengono} {amount} in più',
    ),
    'late replacement': of("{who} {who~rimpiazzi|rimpiazza|rimpiazzano} le carte giocate solo alla fine dell'azione"),
    'unpreventable damage': of(`{who} {who~subisce|subiscono} ${DAMAGE} non prevenibile insieme agli attacchi normali`),
    'no blood hunt': of('non si può indire una Caccia di Sangue contro {who}'),
    'blockers burn blood': of('ogni vampiro che tenta di bloccare {who} brucia {amount} sangue'),
  },
  eachRound: 'in questo round e in ogni round successivo di questo combattimento',
  until: {
    action: 'per questa azione',
    combat: 'per questo combattimento',
    round: 'in questo round',
    turn: 'in questo turno',
    strike: 'per questo attacco',
    game: 'per il resto della partita',
  },
  pools: { yours: 'tue risorse', theirs: 'proprie risorse' },
  damageKinds: { normal: 'non aggravato', aggravated: 'aggravato' },
  damageFrom: {
    'gun strike': "da un attacco con un'arma da fuoco",
    'other than gun strike': "da qualsiasi fonte che non sia un attacco con un'arma da fuoco",
    'opposing strike': "dall'attacco del servitore avversario",
  },
  places: {
    library: 'nella tua libreria',
    'ash heap': 'nella tua Pila degli Scarti',
    hand: 'nella tua mano',
    crypt: 'nella tua cripta',
  },
  strikes: {
    kinds: {
      hand: 'mani nude[ ({qualities})]',
      damage: `${DAMAGE} {qualities}`,
      dodge: 'schivata',
      'combat ends': 'termina il combattimento',
      'steal blood': 'ruba {amount} sangue[ ({qualities})]',
      'destroy equipment': 'distruggi un equipaggiamento[ ({qualities})]',
      'destroy weapon': "distruggi un'arma[ ({qualities})]",
      'steal equipment': 'ruba un equipaggiamento[ ({qualities})]',
      'steal weapon': "ruba un'arma[ ({qualities})]",
      none: 'nessun effetto',
    },
    handPlus: `mani nude[ ({qualities})] con +${DAMAGE}`,
    strengthBased: 'danni {qualities} pari alla forza più {amount}',
    qualities: { aggravated: 'aggravato', unpreventable: 'non prevenibile', ranged: 'a distanza' },
    with: 'con {list}',
    first: 'attacco fulmineo',
    most: `, che infligge al massimo ${DAMAGE}`,
    orMelee: `, oppure con un'arma da mischia con +${DAMAGE}`,
    also: "alla risoluzione dell'attacco, {deeds}",
    undodgeable: 'questo attacco non può essere schivato',
    evenDodged: "anche se l'attacco viene schivato, {deeds}",
  },
};
