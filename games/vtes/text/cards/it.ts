/** Italian card texts, with the terms of the official rulebook. The wording is our own. */
import { effects } from './it-effects.ts';
import { nouns } from './it-nouns.ts';
import type { Phrases } from './phrases.ts';

const MAY = '{who~puoi|può|possono}';

/** What the members of a sect belong to. */
const OF_SECTS: Readonly<Record<string, string>> = {
  Camarilla: 'della Camarilla',
  Sabbat: 'del Sabbat',
  Laibon: 'dei Laibon',
  Anarchico: 'degli Anarchici',
  Indipendente: 'degli Indipendenti',
};

/** Those who are named twice in a row: the second time the verb alone says who. */
const AGAIN =
  /\b((?:se|mentre) ((?:il|questo) (?:portatore|possessore|vampiro|alleato|Imbued|servitore)) [^,.;]*?)(,| e) \2 (?=\p{Ll})/gu;

function withoutRepetition(text: string): string {
  return (
    text
      .replace(AGAIN, '$1$3 ')
      .replace(AGAIN, '$1$3 ')
      .replace(/, (quel vampiro) ([^,.;]*?) e \1 /g, ', $1 $2 e ')
      // "metti questa carta su quel vampiro, che diventa principe"
      .replace(/\b(su (?:quel|questo) vampiro) e (?:quel|questo) vampiro (?=diventa )/g, '$1, che ')
      // "se non c'è nessuna carta che controlli" is said shorter.
      .replace(/\bc'è ([^,.;]*?) che controlli\b/g, 'controlli $1')
  );
}

/** What belongs together stands together. */
function inOrder(text: string): string {
  return text
    .replace(/\bche controlli in combattimento\b/g, 'in combattimento che controlli')
    .replace(/\bdare ([^,.;]*? che controlli) (in questo round)/g, 'dare $2 $1')
    .replace(/\bche controlli che\b/g, 'che controlli e che')
    .replace(/\b(che controlli e che abbia sangue) e /g, '$1, e ')
    .replace(/\b((?:dis)?impegnat[oaie]) (attiv[oaie])\b/g, '$2 e $1')
    .replace(/\b(sposta(?:re)? [^,.;]*?) nella tua Pila degli Scarti nella /g, '$1 dalla tua Pila degli Scarti alla ')
    .replace(/\bin torpore nella zona attiva\b/g, 'dal torpore alla zona attiva')
    .replace(/\bquando (un[^,.;]*?) (viene giocat[oa])(?=,)/g, 'quando $2 $1');
}

/** What only the whole sentence shows: the number of damage, the sect one belongs to, like vowels that meet. */
function agreeing(text: string): string {
  return text
    .replace(/\bdanni(?: (?:ambientale|aggravato|non aggravato|non prevenibile))+/g, (damage) =>
      damage.replace(/(ambiental|prevenibil)e/g, '$1i').replace(/aggravato/g, 'aggravati'),
    )
    .replace(/\b(attacco): mani nude/gi, '$1 a mani nude')
    .replace(/\b(membr[oi]) di (\p{Lu}\p{L}+)/gu, (said, member: string, sect: string) =>
      OF_SECTS[sect] ? `${member} ${OF_SECTS[sect]}` : said,
    )
    .replace(/\ba il\b/g, 'al')
    .replace(/ e (?=[eè])/g, ' ed ')
    .replace(/ a (?=a)/g, ' ad ')
    .replace(/,$/, '');
}

function polish(text: string): string {
  return agreeing(inOrder(withoutRepetition(text)));
}

export const it: Phrases = {
  language: 'it',
  youIs: 'one',
  lists: { and: [', ', ' e '], or: [', ', ' o '] },
  polish,
  ...nouns,
  ...effects,

  structures: {
    later: "dopo l'azione, {deeds}",
    may: `{who} ${MAY} {deeds}`,
    paying: '{cost} per {deeds}',
    ifSo: 'in tal caso, {deeds}',
    else: 'altrimenti, {deeds}',
    if: 'se {conditions}, {deeds}',
    ifScene: 'se {clause}',
    while: 'finché {clause}',
    either: 'o {one} o {other}',
    eachPlayer: 'per {who}, in ordine di turno, {deeds}',
    scene: '{scene}, {deeds}',
  },
  choose: {
    deed: { order: 'scegli {what}', infinitive: 'scegliere {what}' },
    values: { clan: 'un clan', title: 'un titolo', discipline: 'una Disciplina' },
    number: 'un numero da {min} a {max}',
    allot: {
      any: {
        order: 'distribuisci {amount} punti tra almeno {atLeast} Matusalemmi',
        infinitive: 'distribuire {amount} punti tra almeno {atLeast} Matusalemmi',
      },
      others: {
        order: 'distribuisci {amount} punti tra almeno {atLeast} altri Matusalemmi',
        infinitive: 'distribuire {amount} punti tra almeno {atLeast} altri Matusalemmi',
      },
      except: {
        order: 'distribuisci {amount} punti tra uno o più Matusalemmi diversi {who:from}',
        infinitive: 'distribuire {amount} punti tra uno o più Matusalemmi diversi {who:from}',
      },
    },
  },
  conditions: {
    bleeding: { clause: "l'azione è un dissanguamento", scene: 'durante un dissanguamento' },
    'bleeding you': { clause: 'vieni dissanguato', scene: 'durante un dissanguamento contro di te' },
    'directed at you': {
      clause: "l'azione è diretta contro di te o le tue carte",
      scene: "durante un'azione diretta contro di te o le tue carte",
    },
    directed: { clause: "l'azione è diretta", scene: "durante un'azione diretta" },
    undirected: { clause: "l'azione è non diretta", scene: "durante un'azione non diretta" },
    'political action': { clause: "l'azione è politica", scene: "durante un'azione politica" },
    'during a political action': {
      clause: "l'azione è politica",
      scene: "in qualsiasi momento durante un'azione politica",
    },
    'blood hunt or political action': {
      clause: "c'è un referendum",
      scene: "durante un'azione politica o una Caccia di Sangue",
    },
    'action successful': { clause: "l'azione ha avuto successo", scene: "dopo un'azione riuscita" },
    'action blocked': { clause: "l'azione è stata bloccata", scene: "dopo un'azione bloccata" },
    'referendum passed': { clause: 'il referendum è passato', scene: 'dopo che il referendum è passato' },
    'before votes': { clause: 'non è stato espresso alcun voto', scene: 'prima che venga espresso alcun voto' },
    'combat between': {
      clause: '{yours} {yours~è|sono} in combattimento con {other}',
      scene: 'in un combattimento tra {yours} e {other}',
    },
    'called by self': { clause: '{who} {who~ha|hanno} indetto il referendum' },
    'being blocked': {
      clause: '{who} viene {who^bloccato|bloccata}',
      scene: 'quando {who} viene {who^bloccato|bloccata}, prima che il blocco si risolva',
    },
    acting: { clause: '{who} {who~agisce|agiscono}', scene: 'mentre {who} {who~agisce|agiscono}' },
    'hand or weapon strike': {
      clause: "{who} {who~attacca|attaccano} a mani nude o con un'arma",
      scene: "quando {who} {who~attacca|attaccano} a mani nude o con un'arma",
    },
    blocking: { clause: "{who} {who~ha|hanno} bloccato l'azione" },
    'not blocking': { clause: '{who} non {who~sta|stanno} bloccando' },
    'combat after its block': {
      clause: 'il combattimento segue al suo blocco',
      scene: 'nel combattimento che segue se {who} {who~blocca|bloccano}',
    },
    'not voting for': { clause: '{who} non {who~ha|hanno} votato a favore del referendum' },
    'close range': { clause: 'la distanza è ravvicinata', scene: 'a distanza ravvicinata' },
    'first round': { clause: 'è il primo round', scene: 'nel primo round' },
    matches: { clause: '{card} {predicate}' },
    'would be burned': {
      clause: '{who} sta per essere {who^bruciato|bruciata}',
      scene: 'quando {who} sta per essere {who^bruciato|bruciata}',
    },
    none: { clause: "non c'è {cards:none}" },
    'no counters': { clause: '{card} non {card~ha|hanno} più segnalini' },
    exists: { clause: "c'è {cards}" },
    edge: { clause: '{who} {who~controlli|controlla|controllano} il Vantaggio' },
    'pool at most': { clause: '{who} {who~hai|ha|hanno} al massimo {amount} {amount#risorsa|risorse}' },
    'inflicted more damage': {
      clause: 'in questo round il servitore avversario ha subito più danni di questo servitore',
    },
    'own turn': { clause: 'è il tuo turno', scene: 'durante il tuo turno' },
    'played card': {
      clause: '{what} viene {what^giocato|giocata}[ {by}][ {card:on}]',
      scene: 'quando {what} viene {what^giocato|giocata}[ {by}][ {card:on}]',
    },
    'below starting life': { clause: "{card} {card~ha|hanno} meno vita che all'inizio" },
    'opposing goes to torpor': {
      clause: 'il vampiro avversario sta per andare in torpore',
      scene: 'quando il vampiro avversario sta per andare in torpore',
    },
    'gun struck before': {
      clause: "con l'arma da fuoco si è già attaccato in questo combattimento",
      scene: "quando si attacca con un'arma da fuoco con cui si è già attaccato in questo combattimento",
    },
    'no ammo yet': { clause: 'in questo combattimento non le sono ancora state applicate munizioni' },
    'long range': { clause: 'la distanza è lunga', scene: 'a lunga distanza' },
    'after the first round': { clause: 'non è il primo round', scene: 'dopo il primo round' },
    'damage to prevent': {
      clause: 'ci sono danni da prevenire',
      scene: 'quando un altro servitore subisce danni in combattimento',
    },
    'bleed would succeed': {
      clause: 'il dissanguamento sta per avere successo',
      scene: 'quando il dissanguamento sta per avere successo',
    },
    'any of': { clause: '' },
    'was chosen': { clause: 'è stato scelto' },
    'counters at least': { clause: '{card} {card~ha|hanno} {amount} o più segnalini' },
    'not played in action': { clause: 'in questa azione non è stata giocata alcuna carta {name}' },
    'action through this': {
      clause: "l'azione viene effettuata tramite questa carta",
      scene: "durante un'azione effettuata tramite questa carta",
    },
    'not bleeding': {
      clause: "l'azione non è un dissanguamento",
      scene: "durante un'azione che non sia un dissanguamento",
    },
    'can block': { clause: "{who} {who~potrebbe|potrebbero} per il resto bloccare l'azione" },
    'bleeding noted player': { clause: 'viene dissanguato il Matusalemme annotato' },
    superior: {
      clause: 'è stata giocata al livello superiore',
      scene: 'se questa carta è stata giocata al livello superiore',
    },
    chosen: { clause: 'questo è stato scelto' },
  },
  ownBleed: 'mentre {who} {who~dissangua|dissanguano}',
  playedBy: {
    another: 'da un altro Matusalemme',
    opposing: 'dal servitore avversario',
    'prey or predator': 'dalla tua preda o dal tuo predatore',
  },
  steps: {
    setup: 'prima della partita',
    unlock: 'durante la fase di disimpegno',
    master: 'durante la fase Dominus',
    minion: 'durante la fase dei servitori',
    announce: "quando l'azione viene annunciata",
    'as played': 'quando viene giocata una carta',
    'before block': 'prima dei tentativi di blocco',
    block: 'quando si dichiarano i blocchi',
    'block attempt': 'durante un tentativo di blocco',
    'after block': 'quando nessuno tenta più di bloccare',
    'before resolution': "prima che l'azione si risolva",
    'after resolution': "dopo l'azione",
    terms: 'quando si stabiliscono i termini',
    polling: 'durante la votazione',
    'before range': 'prima di determinare la distanza',
    range: 'quando si determina la distanza',
    'before strikes': 'prima di scegliere gli attacchi',
    strike: 'quando si scelgono gli attacchi',
    'strike resolution': 'prima di risolvere gli attacchi',
    damage: 'quando si subiscono danni',
    burning: 'quando un vampiro sta per essere bruciato',
    'additional strikes': 'quando si ottengono attacchi addizionali',
    press: "durante l'inseguimento",
    'end of round': 'alla fine del round',
    influence: 'durante la fase di influenza',
    discard: 'durante la fase di scarto',
  },
  ownPhases: {
    unlock: 'durante la tua fase di disimpegno',
    master: 'durante la tua fase Dominus',
    minion: 'durante la tua fase dei servitori',
    influence: 'durante la tua fase di influenza',
    discard: 'durante la tua fase di scarto',
  },
  theirPhases: {
    unlock: 'durante la propria fase di disimpegno',
    master: 'durante la propria fase Dominus',
    minion: 'durante la propria fase dei servitori',
    influence: 'durante la propria fase di influenza',
    discard: 'durante la propria fase di scarto',
  },
  timings: {
    'any time': '',
    'outside combat': 'al di fuori di combattimenti e referendum',
    'any phase': 'in qualsiasi fase, al di fuori delle azioni',
    action: "durante un'azione",
    'whole action': "durante un'azione",
    referendum: 'durante un referendum',
    'political referendum': "durante il referendum di un'azione politica",
    round: 'prima di risolvere gli attacchi',
    'action or referendum': '',
    'minion phase or action': 'durante la tua fase dei servitori',
  },
  otherTurns: 'nel turno di un altro Matusalemme',
  triggers: {
    'your unlock phase': 'durante la tua fase di disimpegno',
    'each unlock phase': 'durante la fase di disimpegno di ogni Matusalemme',
    'each other unlock phase': 'durante la fase di disimpegno di ogni altro Matusalemme',
    'your master phase': 'durante la tua fase Dominus',
    'bearer goes to torpor': 'quando {who} {who~va|vanno} in torpore',
    'bearer burned': 'quando {who} viene {who^bruciato|bruciata}',
    'bearer blocks': "quando {who} {who~blocca|bloccano} un'azione",
    'bearer about to bleed': 'quando {who} sta per dissanguare con successo',
    'enters play': 'quando {card} {card~entra|entrano} in gioco',
    'end of turn': 'alla fine del turno',
    'referendum passed': 'dopo che un referendum è passato',
    'a vampire becomes controlled': 'quando un vampiro passa dalla zona non controllata alla zona attiva',
    'after combat': 'dopo il combattimento',
  },
  modes: {
    by: {
      'other than acting': 'se giocata da un servitore attivo diverso da quello agente',
      'acting or other': 'se giocata dal servitore agente o da un altro servitore attivo che controlli',
      'outside combat': 'se giocata da un servitore attivo estraneo al combattimento',
      locked: 'solo se giocata da un servitore impegnato',
    },
    inTorpor: 'un vampiro in torpore può giocare questa carta',
    withoutAction: "questa carta può essere giocata anche senza un'azione, durante i turni altrui",
    paidWithEffects: 'il suo costo si paga mentre si applicano i suoi effetti',
    inCombat: 'questa carta può essere giocata durante il combattimento',
    once: {
      combat: 'un servitore può giocare una sola carta {name} per combattimento',
      round: 'un servitore può giocare una sola carta {name} per round',
      turn: 'un servitore può giocare una sola carta {name} per turno',
      action: 'un servitore può giocare una sola carta {name} per azione',
      unlock:
        'un servitore può giocare una sola carta {name} fino alla prossima fase di disimpegno del suo controllore',
    },
    stealth: 'con {stealth} furtività',
    bleed: { order: 'dissangua', infinitive: 'dissanguare' },
    bleedPlus: {
      order: 'dissangua con {amount} dissanguamento',
      infinitive: 'dissanguare con {amount} dissanguamento',
    },
    hunt: { order: 'vai a caccia', infinitive: 'andare a caccia' },
    huntPlus: { order: 'vai a caccia con {amount} caccia', infinitive: 'andare a caccia con {amount} caccia' },
    cost: 'costa {cost}',
    requires: 'richiede {requirement}',
    passed: 'se il referendum passa, {deeds}',
    during: 'in questo referendum, {deeds}',
  },
  costs: {
    pool: 'bruciare {amount} {amount#risorsa|risorse}',
    blood: 'bruciare {amount} sangue',
    transfers: 'spendere {amount} {amount#trasferimento|trasferimenti}',
    conviction: 'bruciare {amount} {amount#convinzione|convinzioni}',
    masterAction: "usare un'azione di fase Dominus",
    lock: 'impegnare {card}',
    burnThis: 'bruciare {card}',
    counters: 'rimuovere {amount} {amount#segnalino|segnalini} {card:from}',
    life: 'bruciare {amount} {amount#punto vita|punti vita} {card:from}',
    discard: 'scartare {cards}',
  },
  ownCosts: {
    lock: 'impegnarsi',
    burnThis: 'essere {card^bruciato|bruciata}',
    life: 'bruciare {amount} {amount#punto vita|punti vita}',
  },
  prices: {
    pool: '{amount} {amount#risorsa|risorse}',
    blood: '{amount} sangue',
    copies: '1 sangue per ogni sua copia che controlli',
    conviction: '{amount} {amount#convinzione|convinzioni}',
  },
  always: {
    discipline: '{who} {who~ha|hanno} un livello in più di {discipline}',
    sect: '{who} {who~conta come membro|contano come membri} di {sect}',
    'chosen clan': '{who} {who~conta come membro|contano come membri} del clan scelto',
    'open hand': '{who} {who~giochi|gioca|giocano} a carte scoperte',
    'cannot play': '{who} non {who~può|possono} giocare {name}',
    'instead of replacing':
      "ogni volta che dovresti rimpiazzare un'altra carta, rimuovi invece un segnalino {card:from}; se non ne ha, bruciala",
    'mandatory action': "{who} {who~deve|devono} effettuare l'azione di {name}, se {who~può|possono}",
    vulnerable: '{who} {who~è vulnerabile|sono vulnerabili} a {trait}',
    'vote cost':
      'un vampiro che esprime voti contro un referendum indetto {who:from}, anche nella votazione dei prisci, deve bruciare {amount} sangue',
    surcharge: 'ogni carta {name} che giochi costa {pool} {pool#risorsa|risorse} in più',
    'surcharge on bearer': 'ogni ulteriore carta {name} giocata {who:on} costa {pool} {pool#risorsa|risorse} in più',
    'as a vampire': '{who} {who~può|possono} giocare carte come un vampiro[ con {disciplines}][ e capacità {capacity}]',
  },
  abilities: {
    use: `{who} ${MAY} {deeds}`,
    useEither: `{who} ${MAY} scegliere se {ways}`,
    as: 'come {type:bare}',
    byLocked: 'solo mentre è impegnato',
    once: {
      turn: 'una volta per turno',
      action: 'una volta per azione',
      combat: 'una volta per combattimento',
      round: 'una volta per round',
      phase: '',
      referendum: 'una volta per referendum',
    },
    onceForBearer: `{who} ${MAY} usare una sola carta {name} per azione`,
    action: `{who} ${MAY} effettuare un'azione[ con {stealth} furtività] per {deeds}`,
    actionPaying: `{who} ${MAY} {cost} per effettuare un'azione[ con {stealth} furtività]: {deeds}`,
    political: `{who} ${MAY} indire un referendum[ con {stealth} furtività] per {deeds}`,
    politicalPaying: `{who} ${MAY} {cost} e indire un referendum[ con {stealth} furtività] per {deeds}`,
    weapon: `{who} ${MAY} attaccare con questa carta: {strike}`,
    ownStrike: `{who} ${MAY} usare questo attacco: {strike}`,
    weaponOnce: { combat: 'una volta per combattimento', round: 'una volta per round' },
    weaponManeuver: {
      'each combat': 'questa carta dà {who:to} una manovra opzionale in ogni combattimento',
      'each round': 'questa carta dà {who:to} una manovra opzionale in ogni round',
    },
    combatRound: {
      close:
        'durante la risoluzione degli attacchi di ogni round a distanza ravvicinata, {card} infligge {amount} {amount#danno|danni} {qualities} al servitore avversario',
      ranged:
        'durante la risoluzione degli attacchi di ogni round, a qualsiasi distanza, {card} infligge {amount} {amount#danno|danni} {qualities} al servitore avversario',
    },
    optionalTrigger: `{who} ${MAY} {deeds}`,
    merged: 'Unito: {text}',
  },
  header: {
    unique: 'unica',
    notUnique: 'non unico',
    advanced: 'avanzata',
    trifle: 'triviale',
    outOfTurn: 'fuori turno',
    burnOption: 'opzione di bruciare',
    requires: 'richiede {requirement}',
    ally: '{life} {life#punto vita|punti vita}, forza {strength}, dissanguamento {bleed}',
    retainer: '{life} {life#punto vita|punti vita}',
    costs: 'costa {cost}',
    oneOfName: 'un servitore può avere una sola carta {name}',
    oneOfTrait: 'un servitore può avere {trait^un solo|una sola} {trait}',
    gives: '{who} {who~ha|hanno} un livello in più di {discipline} e {capacity} capacità',
    votes: '{who} {who~ha|hanno} {amount} {amount#voto|voti}',
    replace: {
      action: "questa carta si rimpiazza solo dopo l'azione",
      combat: 'questa carta si rimpiazza solo dopo il combattimento',
      unlock: 'questa carta si rimpiazza solo nella tua prossima fase di disimpegno',
      discard: 'questa carta si rimpiazza solo nella tua prossima fase di scarto',
      turn: 'questa carta si rimpiazza solo alla fine del turno',
    },
  },
};
