/** Italian: effects, bonuses of minions, and strikes. */
import { deedsIn, waysIn } from './deeds.ts';
import type { Phrases, Statement } from './phrases.ts';
import { statementsIn } from './statements.ts';

/** As an order and after "può" or "per": "tappa il vampiro", "tappare il vampiro". */
function does(order: string, infinitive: string, rest: string) {
  return { order: `${order} ${rest}`, infinitive: `${infinitive} ${rest}` };
}

function get(gets: string): { readonly gets: string } {
  return { gets };
}

/** "il vampiro non può bloccare", with a subject that is always named. */
function of(clause: string): Statement {
  return { order: clause, infinitive: clause, statement: clause };
}

const POOL = '{amount} {amount#risorsa|risorse}';
const CARDS = '{amount} {amount#carta|carte}';
const VOTES = '{amount} {amount#voto|voti}';
const COUNTERS = '{amount} {amount#segnalino|segnalini}';
const DAMAGE = '{amount} {amount#danno|danni}';
const LIFE = '{amount} {amount#punto vita|punti vita}';
const BLOOD_OR_LIFE = '{amount} {amount#punto|punti} sangue o vita';

const ways = waysIn('it');

export const effects: Pick<
  Phrases,
  | 'effects'
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
  effects: {
    ...deedsIn('it'),
    'gain pool': {
      ...does('guadagna', 'guadagnare', POOL),
      statement: `{who} {who~guadagni|guadagna|guadagnano} ${POOL}`,
      causing: `far guadagnare ${POOL} {who:to}`,
    },
    'burn pool': {
      plain: {
        ...does('brucia', 'bruciare', POOL),
        statement: `{who} {who~bruci|brucia|bruciano} ${POOL}`,
        causing: `far bruciare ${POOL} {who:to}`,
      },
      'or blood': {
        ...does('brucia', 'bruciare', `${POOL} o sangue dai tuoi vampiri, in qualsiasi combinazione`),
        statement: `{who} {who~bruci|brucia|bruciano} ${POOL}, oppure {amount} {amount#punto|punti} sangue da un vampiro che {who~controlli|controlla|controllano},`,
      },
      'or hand': {
        ...does(
          'brucia',
          'bruciare',
          'risorse o carte a caso della tua mano, in qualsiasi combinazione, {amount} in totale',
        ),
        statement:
          '{who} {who~bruci|brucia|bruciano} risorse o carte a caso della {who~tua|sua|loro} mano, in qualsiasi combinazione, {amount} in totale',
      },
      'or ash heap': {
        order:
          'brucia risorse o rimuovi dal gioco carte biblioteca a caso del tuo cumulo di cenere, in qualsiasi combinazione, {amount} in totale',
        infinitive:
          'bruciare risorse o rimuovere dal gioco carte biblioteca a caso del tuo cumulo di cenere, in qualsiasi combinazione, {amount} in totale',
        statement:
          '{who} {who~bruci|brucia|bruciano} risorse o {who~rimuovi|rimuove|rimuovono} dal gioco carte biblioteca a caso del {who~tuo|suo|loro} cumulo di cenere, in qualsiasi combinazione, {amount} in totale',
      },
    },
    'gain blood': {
      order: '{card} {card~guadagna|guadagnano} {tokens}[, {limit}]',
      infinitive: 'mettere {tokens} {card:on}[, {limit}]',
    },
    'burn blood': { order: '{card} {card~brucia|bruciano} {tokens}', infinitive: 'bruciare {tokens} {card:from}' },
    'move blood': does('sposta', 'spostare', '{tokens}[ {from:from}] {to:onto}'),
    lock: {
      plain: does('tappa', 'tappare', '{card}'),
      self: { order: 'tappa {card}', infinitive: 'tapparsi' },
    },
    unlock: {
      plain: does('stappa', 'stappare', '{card}'),
      self: { order: 'stappa {card}', infinitive: 'stapparsi' },
    },
    wake: {
      order:
        '{card} {card~si risveglia|si risvegliano}: fino alla fine dell’azione, {card~può|possono} bloccare e giocare carte reazione come se {card~fosse|fossero} {card^stappato|stappata|stappati|stappate}',
      infinitive:
        'risvegliare {card}, che fino alla fine dell’azione {card~può|possono} bloccare e giocare carte reazione come se {card~fosse|fossero} {card^stappato|stappata|stappati|stappate}',
    },
    burn: does('brucia', 'bruciare', '{card}'),
    move: {
      exchanged: does('scambia', 'scambiare', '{for} con {card}'),
      to: does('sposta', 'spostare', '{card} {place}[ con {tokens}][{shown}]'),
      removed: does('rimuovi', 'rimuovere', 'dal gioco {card}'),
    },
    'put in play': {
      alone: does('metti', 'mettere', 'in gioco {card}[{terms}]'),
      on: does('metti', 'mettere', '{card} {on:on}[{terms}]'),
      'with counters': does('metti', 'mettere', `in gioco {card}[ {on:on}] con ${COUNTERS}`),
    },
    strike: { order: 'colpo: {strike}', infinitive: 'colpire: {strike}' },
    maneuver: {
      ...ways.maneuver,
      plain: { order: 'manovra', infinitive: 'manovrare' },
      optional: { order: 'ottieni una manovra opzionale', infinitive: 'manovrare' },
    },
    press: {
      ...ways.press,
      any: { order: 'usa una pressione', infinitive: 'usare una pressione' },
      continue: does('usa una pressione', 'usare una pressione', 'per continuare il combattimento'),
      end: does('usa una pressione', 'usare una pressione', 'per terminare il combattimento'),
    },
    'additional strikes': {
      ...ways['additional strikes'],
      limited: does(
        'ottieni',
        'ottenere',
        '{amount} {amount#colpo addizionale|colpi addizionali} in questo round (limitato)[, solo con {weapon}]',
      ),
      unlimited: does(
        'ottieni',
        'ottenere',
        '{amount} {amount#colpo addizionale|colpi addizionali} in questo round, oltre a eventuali altri',
      ),
    },
    prevent: {
      ...ways.prevent,
      some: does('previeni', 'prevenire', `${DAMAGE}[ {kind}][ {from}]`),
      all: does('previeni', 'prevenire', 'tutti i danni[ {kind}][ {from}]'),
      keeps: does('previeni', 'prevenire', `in totale ${DAMAGE}[ {kind}][ {from}] durante il combattimento`),
    },
    'set range': {
      now: {
        order: 'la distanza diventa {range}[ e il primo colpo è con {weapon}]',
        infinitive: 'rendere {range} la distanza[ e portare il primo colpo con {weapon}]',
      },
      next: {
        order: 'il prossimo round è a distanza {range}, senza manovre',
        infinitive: 'portare il prossimo round a distanza {range}, senza manovre',
      },
      chosen: does('stabilisci', 'stabilire', 'se la distanza è ravvicinata o lunga, senza manovre'),
    },
    damage: {
      ...ways.damage,
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
      ...ways.fight,
      plain: does('entra', 'entrare', 'in combattimento con {with}'),
      reversed: does('entra', 'entrare', 'in combattimento con {with}, che conta come seguace agente'),
      who: {
        order: '{who} {who~entra|entrano} in combattimento con {with}',
        infinitive: 'far entrare in combattimento {who} con {with}',
      },
    },
    end: {
      ...ways.end,
      plain: does('poni', 'porre', 'fine {what:to}[, che {who} non {who~può|possono} ripetere in questo turno]'),
      'of all': does(
        'poni',
        'porre',
        'fine {what:to} (nessun seguace del Matusalemme agente può ripetere quell’azione in questo turno)',
      ),
    },
    'redirect bleed': {
      ...ways['redirect bleed'],
      plain: {
        order: 'il dissanguamento passa {to:to}',
        infinitive: 'far passare il dissanguamento {to:to}',
      },
    },
    'look at hand': ways['look at hand'],
    'look at library': ways['look at library'],
    reveal: ways.reveal,
    'roll die': ways['roll die'],
    'turn votes': ways['turn votes'],
    'reduce bleed': { ...ways['reduce bleed'], some: does('riduci', 'ridurre', 'il dissanguamento di {amount}') },
    'remove stealth': does('riduci', 'ridurre', 'a 0 la furtività del seguace agente'),
    cancel: {
      ...ways.cancel,
      plain: does('annulla', 'annullare', '{card}'),
      'cost not paid': does('annulla', 'annullare', '{card} senza che il suo costo venga pagato'),
    },
    recruit: {
      hand: {
        order:
          '{card} {card~recluta|reclutano} un alleato o {card~assolda|assoldano} un servitore della tua mano, con i requisiti e il costo di quella carta; non serve un’azione e nessuno può bloccare',
        infinitive:
          'far reclutare {card:to} un alleato o assoldare un servitore della tua mano, con i requisiti e il costo di quella carta; non serve un’azione e nessuno può bloccare',
      },
      found: {
        order: '{card} {card~recluta|reclutano} {ally}, con i suoi requisiti e il suo costo',
        infinitive: 'far reclutare {ally} {card:to}, con i suoi requisiti e il suo costo',
      },
    },
    act: {
      self: does('compi', 'compiere', 'un’azione'),
      card: { order: '{card} {card~compie|compiono} un’azione', infinitive: 'far compiere un’azione {card:to}' },
    },
    diablerize: does('diablerizza', 'diablerizzare', '{card}'),
    control: {
      ...does('prendi', 'prendere', 'il controllo {card:of}[ {until}]'),
      statement: '{who} {who~prendi|prende|prendono} il controllo {card:of}[ {until}]',
      causing: 'cedere il controllo {card:of} {who:to}[ {until}]',
    },
    title: {
      ...ways.title,
      gain: {
        order: '{card} {card~diventa|diventano} {title:bare}',
        infinitive: 'far diventare {title:bare} {card}',
      },
      lose: { order: '{card} {card~perde|perdono} il titolo', infinitive: 'togliere il titolo {card:to}' },
    },
    become: {
      ...ways.become,
      sect: {
        order: '{card} {card~diventa|diventano} membro di {sect}',
        infinitive: 'far diventare membro di {sect} {card}',
      },
    },
    discard: {
      ...ways.discard,
      'by them': {
        order: `{who} {who~scarti|scarta|scartano} ${CARDS} a propria scelta`,
        infinitive: `far scartare {who:to} ${CARDS} a propria scelta`,
      },
      chosen: { order: 'scarta {card}', infinitive: 'scartare {card}' },
      'at random': does('scarta', 'scartare', `${CARDS} a caso dalla mano {who:of}`),
      own: does('scarta', 'scartare', CARDS),
      'of another': {
        order: `guarda la mano {who:of} e scartane ${CARDS} a tua scelta`,
        infinitive: `guardare la mano {who:of} e scartarne ${CARDS} a tua scelta`,
      },
    },
    search: {
      payable: does('cerca', 'cercare', '{places} {cards} il cui costo si possa pagare'),
      plain: does('cerca', 'cercare', '{places} {cards}'),
      usable: does('cerca', 'cercare', '{places} {cards} che {who} {who~possa|possano} usare e pagare'),
      first: does('cerca', 'cercare', '{places}, a partire dalla cima, {cards}'),
    },
    'rock paper scissors': {
      order:
        'gioca a sasso, carta, forbice con {who}: il vincitore ruba {amount} {amount#risorsa|risorse} al perdente, e dopo ogni pareggio la posta aumenta di 1',
      infinitive:
        'giocare a sasso, carta, forbice con {who}: il vincitore ruba {amount} {amount#risorsa|risorse} al perdente, e dopo ogni pareggio la posta aumenta di 1',
    },
    'attempt to block': {
      self: { order: 'tenta di bloccare', infinitive: 'tentare di bloccare' },
      any: {
        order: 'tenta di bloccare l’azione, anche se altrimenti i tuoi seguaci non potrebbero farlo',
        infinitive: 'tentare di bloccare l’azione, anche se altrimenti i tuoi seguaci non potrebbero farlo',
      },
      card: {
        order: '{card} {card~tenta|tentano} di bloccare',
        infinitive: 'far tentare di bloccare {card:to}',
      },
    },
    'burn library': {
      own: does('brucia', 'bruciare', `${CARDS} dalla cima della tua biblioteca`),
      'of another': does('brucia', 'bruciare', `${CARDS} dalla cima della biblioteca {who:of}`),
    },
    'take the Edge': { ...ways['take the Edge'], plain: does('prendi', 'prendere', 'il Vantaggio') },
    remember: does('scegli', 'scegliere', '{card}'),
    'steal pool': does('prendi', 'prendere', `${POOL} {who:from}`),
    'continue action': does('continua', 'continuare', 'l’azione come se non fosse stata bloccata'),
    draw: {
      plain: does('pesca', 'pescare', CARDS),
      'put back': {
        order: `pesca ${CARDS} e metti altrettante carte della tua mano in fondo alla tua biblioteca`,
        infinitive: `pescare ${CARDS} e mettere altrettante carte della tua mano in fondo alla tua biblioteca`,
      },
    },
    note: '',
    'gain votes': {
      'for pool': {
        order:
          '{who} {who~puoi|può|possono} bruciare quante risorse {who~vuoi|vuole|vogliono} e {who~ottieni|ottiene|ottengono} {amount} {amount#voto|voti} per ognuna',
        infinitive: 'lasciare {who:to} bruciare risorse per {amount} {amount#voto|voti} ciascuna',
      },
      players: { order: `{who} {who~ottieni|ottiene|ottengono} ${VOTES}`, infinitive: `dare {who:to} ${VOTES}` },
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
      order: '{cards:the} non {cards~può|possono} esprimere voti (nemmeno nello scrutinio dei prisci)',
      infinitive: 'impedire che {cards:the} {cards~esprima|esprimano} voti (anche nello scrutinio dei prisci)',
    },
    abstain: { order: '{card} {card~si astiene|si astengono}', infinitive: 'far astenere {card}' },
    'apply allotment': {
      burn: {
        order: 'ognuno di loro brucia 1 risorsa per ogni punto ricevuto',
        infinitive: 'far bruciare a ognuno di loro 1 risorsa per ogni punto ricevuto',
      },
      take: {
        order: 'ognuno di loro prende 1 risorsa {who:from} per ogni punto ricevuto',
        infinitive: 'far prendere a ognuno di loro 1 risorsa {who:from} per ogni punto ricevuto',
      },
    },
  },
  gets: {
    order: 'ottieni {list}',
    infinitive: 'ottenere {list}',
    statement: '{who} {who~ottieni|ottiene|ottengono} {list}',
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
    'sub-votes': `${VOTES} nello scrutinio dei prisci`,
    capacity: '{amount} capacità',
    hunt: '{amount} caccia',
    'hand size': '{amount} alla dimensione della mano',
    transfers: '{amount} {amount#trasferimento|trasferimenti}',
    'master actions': '{amount} {amount#azione|azioni} di fase master',
    'discard actions': '{amount} {amount#azione|azioni} della fase di scarto',
    'strike damage': DAMAGE,
  },
  stats: {
    ...statementsIn('it'),
    'base strength': get('una forza di {amount}'),
    'cannot block': of('{who} non {who~può|possono} bloccare'),
    'cannot act': of('{who} non {who~può|possono} agire'),
    'cannot unlock': of('{who} non {who~si stappa|si stappano} normalmente'),
    'hand strikes only': of('{who} {who~può|possono} usare solo attacchi fisici'),
    'aggravated hand strikes': of('gli attacchi fisici {who:of} infliggono danni aggravati'),
    'unblockable by vampires': of('i vampiri non possono bloccare l’azione'),
    'ends if blocked': of(
      'se l’azione viene bloccata, il seguace bloccante viene tappato e l’azione termina senza combattimento',
    ),
    unblockable: of('{who} non {who~può|possono} essere {who^bloccato|bloccata|bloccati|bloccate}'),
    'locks failed blockers': of('ogni seguace che non riesce a bloccare l’azione viene tappato'),
    maneuver: get('una manovra'),
    'optional maneuver': get('{amount#una manovra opzionale|due manovre opzionali}'),
    'optional press': get('una pressione opzionale'),
    'optional press to continue': get('una pressione opzionale per continuare il combattimento'),
    'optional press to end': get('una pressione opzionale per terminare il combattimento'),
    prevention: {
      ...does('previeni', 'prevenire', DAMAGE),
      statement: `{who} {who~può|possono} prevenire ${DAMAGE}`,
    },
    'kept prevention': {
      ...does('previeni', 'prevenire', `${DAMAGE} più avanti nel combattimento`),
      statement: `{who} {who~può|possono} prevenire ${DAMAGE} più avanti nel combattimento`,
    },
    'environmental damage each round': of(
      `{who} {who~subisce|subiscono} ${DAMAGE} ambientale a qualsiasi distanza durante la risoluzione dei colpi di ogni round di questo combattimento`,
    ),
    'agony each round': of(
      `{who} {who~subisce|subiscono} ${DAMAGE} non prevenibile in ogni round a distanza ravvicinata di questo combattimento`,
    ),
    'cannot vote': of('{who} non {who~può|possono} esprimere voti (nemmeno nello scrutinio dei prisci)'),
    'intercept of monsters': {
      order: 'i mostri ottengono {signed} intercetto contro questa azione',
      infinitive: 'dare ai mostri {signed} intercetto contro questa azione',
      statement: 'i mostri ottengono {signed} intercetto contro questa azione',
      causing: 'dare ai mostri {signed} intercetto contro questa azione',
    },
    'aggravated damage to vampires': of(
      'nel combattimento che segue se l’azione viene bloccata, tutti i danni ai vampiri sono aggravati',
    ),
    'votes for burning': of(
      'ogni volta che {who} {who~bruci|brucia|bruciano} il Vantaggio o una carta azione politica per un voto, {who~ottieni|ottiene|ottengono} {amount} {amount#voto|voti} in più',
    ),
    'late replacement': of('{who} {who~rimpiazzi|rimpiazza|rimpiazzano} le carte giocate solo alla fine dell’azione'),
    'unpreventable damage': {
      order: `{who} {who~subisce|subiscono} ${DAMAGE} non prevenibile insieme ai colpi normali`,
      infinitive: `subire ${DAMAGE} non prevenibile insieme ai colpi normali`,
      statement: `{who} {who~subisce|subiscono} ${DAMAGE} non prevenibile insieme ai colpi normali`,
      causing: `infliggere {who:to} ${DAMAGE} non prevenibile insieme ai colpi normali`,
    },
    'no combat ends': of('{who} non {who~può|possono} terminare il combattimento con un colpo'),
    'no equipment': of('{who} non {who~può|possono} usare equipaggiamento'),
    'no blood hunt': of('non si può chiamare una caccia di sangue contro {who}'),
    'blockers burn blood': of('ogni vampiro che tenta di bloccare {who} brucia {amount} {amount#punto|punti} sangue'),
  },
  untilTheirUnlock: 'fino alla propria fase di stappo successiva',
  eachRound: 'in questo round e in ogni round successivo di questo combattimento',
  until: {
    action: 'per questa azione',
    combat: 'per questo combattimento',
    round: 'in questo round',
    turn: 'in questo turno',
    strike: 'in questo colpo',
    unlock: 'nella prossima fase di stappo',
    game: 'per il resto della partita',
    'next unlock': 'fino alla tua prossima fase di stappo',
    'blocked bleed': 'per il resto del turno o finché un dissanguamento non viene bloccato',
    'next discard': 'fino alla tua prossima fase di scarto',
    'next influence': 'all’inizio della tua prossima fase di influenza',
  },
  pools: {
    yours: { noun: { one: 'risorsa', many: 'risorse', gender: 'f' }, article: 'your', plural: true },
    theirs: { noun: { one: 'propria risorsa', many: 'proprie risorse', gender: 'f' }, article: 'the', plural: true },
  },
  tokens: {
    blood: { some: '{amount} {amount#punto|punti} sangue', all: 'tutto il sangue' },
    life: { some: LIFE, all: 'tutti i punti vita' },
    'blood or life': { some: BLOOD_OR_LIFE, all: 'tutti i punti sangue o vita' },
    counters: { some: COUNTERS, all: 'tutti i segnalini' },
    pool: { some: '{amount} {pool:of}', all: 'tutte {pool}' },
  },
  upToStart: 'senza superare la vita iniziale',
  bloodUpToCapacity: 'punti sangue fino alla sua capacità',
  whither: {
    "owners' libraries": 'nelle loro biblioteche, che vengono poi mescolate',
    on: '{keeper:onto}',
    ready: 'nella regione attiva',
    'your ready': 'nella tua regione attiva',
    torpor: 'in torpore',
    uncontrolled: 'nella tua regione non controllata',
    hand: 'nella tua mano',
    library: 'nella tua biblioteca, che poi va mescolata',
    "owner's hand": 'nella mano del suo proprietario',
    'own uncontrolled': 'nella regione non controllata del suo controllore',
    "owner's uncontrolled": 'nella regione non controllata del suo proprietario',
    'ash heap': 'nel tuo cumulo di cenere',
    crypt: 'nella tua cripta, che viene mescolata',
    'bottom of crypt': 'in fondo alla tua cripta',
    'top of library': 'in cima alla tua biblioteca',
    'bottom of library': 'in fondo alla tua biblioteca',
    under:
      '{card^coperto|coperta|coperti|coperte} sotto {keeper}, che può {card^giocarlo|giocarla|giocarli|giocarle} come se fosse nella tua mano',
  },
  shown: ', dopo {card^averlo mostrato|averla mostrata|averli mostrati|averle mostrate} a tutti i giocatori',
  terms: {
    less: ', pagando il suo costo, ridotto di {pool} risorsa o fino a {blood} {blood#punto|punti} sangue',
    half: ', pagando metà del suo costo (arrotondata per difetto)',
    halfInBlood:
      ', pagandone il costo, di cui {who} può pagare fino a metà (arrotondata per difetto) con il suo sangue',
    offspring: {
      clan: ', come vampiro non unico di capacità {capacity} del clan {who:of}',
      'clan and sect': ', come vampiro non unico di capacità {capacity} del clan e della setta {who:of}',
    },
    pays: ', pagandone il costo',
    uncontested: ', senza entrare in contestazione con altre carte',
    notThisRound: ', senza poterla usare in questo round',
    kept: ', mantenendone il controllo',
    remembers: ', annotando {whom}',
  },
  ranges: { close: 'ravvicinata', long: 'lunga' },
  ends: {
    combat: { noun: { one: 'combattimento', many: 'combattimenti', gender: 'm' }, article: 'the' },
    action: { noun: { one: 'azione', many: 'azioni', gender: 'f' }, article: 'the' },
    referendum: { noun: { one: 'referendum', many: 'referendum', gender: 'm' }, article: 'the' },
    'block attempt': {
      noun: { one: 'tentativo di blocco', many: 'tentativi di blocco', gender: 'm' },
      article: 'the',
    },
    bleed: {
      noun: { one: 'dissanguamento', many: 'dissanguamenti', gender: 'm' },
      article: 'the',
      after: 'senza bruciare risorse',
    },
  },
  damageKinds: { normal: 'non aggravato', aggravated: 'aggravato' },
  damageFrom: {
    'gun strike': 'da un colpo con un’arma da fuoco',
    'other than gun strike': 'da qualsiasi fonte che non sia un colpo con un’arma da fuoco',
    'opposing strike': 'dal colpo del seguace avversario',
    'initial opposing strike': 'dal colpo iniziale del seguace avversario',
    'this strike': 'da questo colpo',
  },
  places: {
    library: 'nella tua biblioteca',
    'ash heap': 'nel tuo cumulo di cenere',
    hand: 'nella tua mano',
    crypt: 'nella tua cripta',
  },
  strikes: {
    kinds: {
      hand: 'attacco fisico[ ({qualities})]',
      damage: `${DAMAGE} {qualities}`,
      dodge: 'schivata',
      'combat ends': 'fine combattimento',
      'steal blood': `ruba ${BLOOD_OR_LIFE}[ ({qualities})]`,
      'destroy equipment': 'distruggi un equipaggiamento[ ({qualities})]',
      'destroy weapon': 'distruggi un’arma[ ({qualities})]',
      'destroy retainer': 'brucia un servitore[ ({qualities})]',
      'steal equipment': 'ruba un equipaggiamento[ ({qualities})]',
      'steal weapon': 'ruba un’arma[ ({qualities})]',
      none: 'nessun effetto',
    },
    handPlus: `attacco fisico[ ({qualities})] con +${DAMAGE}`,
    strengthBased: 'danni {qualities} pari alla forza più {amount}',
    strengthOnly: 'danni {qualities} pari alla forza',
    qualities: { aggravated: 'aggravato', unpreventable: 'non prevenibile', ranged: 'a distanza' },
    with: 'con {list}',
    first: 'primo colpo',
    most: `, che infligge al massimo ${DAMAGE}`,
    orMelee: `, oppure con un’arma da mischia con +${DAMAGE}`,
    notPreventedBy: 'il danno non può essere prevenuto con carte che richiedono {discipline}',
    also: 'alla risoluzione del colpo, {instructions}',
    undodgeable: 'questo colpo non può essere schivato',
    evenDodged: 'anche se il colpo viene schivato, {instructions}',
  },
};
