import type { Words } from '../words.ts';

export const it: Words = {
  you: 'tu',
  prompt: 'Numero, parole o ? ',
  back: 'b: indietro',
  more: (count) => `(${count} modi)`,
  noSuchNumber: (count) => `Scegli un numero da 1 a ${count}.`,
  nothingFits: 'Niente di ciò che puoi fare ora corrisponde a queste parole. "why" e le parole dicono perché no.',
  severalFit: 'Corrispondono più cose; scegline una:',
  noPass: 'Qui non si può passare; bisogna scegliere.',
  nothingBack: 'Non c\'è un passo da cui tornare indietro. "u" ritira la tua ultima risposta.',
  nothingToUndo: 'Non hai ancora risposto nulla.',
  undone: 'Di nuovo alla tua decisione precedente.',
  nothingBeside: "Non c'è altro che tu possa fare ora.",
  plays: 'gioca',
  nothingDone: 'Nessun altro ha ancora fatto niente.',
  whyUsage: 'Di’ che cosa vorresti fare: why PAROLE',
  possible: 'Questo è possibile ora:',
  forbiddenBy: 'Non ora, per via di:',
  notThoughtOf: 'Queste parole non dicono nulla che si possa fare. Nomina una carta o un’azione: why PAROLE',
  saveUsage: 'Indica un file: s FILE',
  saved: (file) => `Salvato in ${file}.`,
  notSaved: (file, why) => `Non è stato possibile scrivere ${file}: ${why}.`,
  resume: (command) => `Continua con: ${command}`,
  startAgain: (command) => `Non è stato risposto nulla. La stessa partita di nuovo: ${command}`,
  noCard: (name) => `Qui nessuna carta si chiama "${name}".`,
  fault: (file) =>
    `Le regole hanno fallito a questa risposta; la partita resta com'era. La registrazione è in ${file}: segnala l'errore, per favore.`,
  over: (reason) => `La partita è finita: ${reason}.`,
  winners: (names) => `Vince: ${names}.`,
  noWinner: 'Non vince nessuno.',
  points: 'PV',
  illegalDeck: (edition, why) => `Questo mazzo non è legale nell'edizione ${edition}: ${why}.`,
  usage: {
    noGame: (games) => `Manca il gioco: ${games}.`,
    unknownGame: (given, games) => `Non esiste il gioco ${given}; ci sono ${games}.`,
    unexpected: (given) => `Serve solo il nome di un gioco, ma c'è anche ${given}.`,
    unknownOption: (option) => `Non esiste l'opzione ${option}.`,
    noValue: (option) => `L'opzione ${option} richiede un valore.`,
    superfluousValue: (option) => `L'opzione ${option} non accetta valori.`,
    unknownEdition: (given, editions) => `Non esiste l'edizione ${given}; ci sono ${editions}.`,
    number: (option, given, min, max) => `${option} è un numero intero da ${min} a ${max}, non ${given}.`,
    unknownBot: (given, bots) => `Non esiste il programma ${given}; esistono ${bots}.`,
    ofNewMatch: (option) => `${option} vale per una partita nuova; quella di --load ha già la sua.`,
    wrongName: (given) => `Un nome è una sola parola che comincia con una lettera, non ${given}.`,
    nameTaken: (name) => `Qualcun altro al tavolo si chiama già ${name}.`,
    noFile: (file) => `Non esiste il file ${file}.`,
    unreadable: (file, why) => `Non è possibile leggere ${file}: ${why}.`,
    see: (command) => `Vedi ${command} --help --lang it.`,
  },
  records: {
    'not JSON': (file, why) => `${file} non è una partita salvata: non è JSON (${why}).`,
    'no record': (file) => `${file} non è una partita salvata: non indica il formato "praxis-record-2".`,
    'other game': (file) => `${file} è una partita salvata di un altro gioco.`,
    'other rules': (file) => `${file} è stata giocata con un'altra versione delle regole e non può continuare.`,
    'other cards': (file) => `${file} non può continuare: le carte sono cambiate da quando è stata salvata.`,
    altered: (file) => `${file} non porta alla posizione che indica: è stata troncata o alterata.`,
    damaged: (file, why) => `${file} è danneggiata e non può continuare: ${why}`,
  },
  help: `  3            scegliere la terza opzione
  parole       scegliere ciò che corrisponde alle parole
  p            passare (o la risposta di chi non fa nulla)
  pp           passare fino alla fine del turno
  b            tornare indietro in una scelta di più parti
  u            tornare alla tua decisione precedente
  o            che altro si può fare in ogni momento (arrendersi …)
  why PAROLE   perché qualcosa non è possibile ora, con le regole che lo dicono
  bots         perché gli altri hanno fatto ciò che hanno fatto per ultimo
  i NOME       il testo di una carta che puoi vedere
  t            mostrare il tavolo
  l            che cosa è successo di recente
  s FILE       salvare; si continua poi con --load FILE
  q            uscire (quanto giocato viene salvato)`,
  playGame: ({ editions, least, most, usual, decks }) =>
    `edizioni: ${editions}; giocatori: ${least === most ? most : `da ${least} a ${most}, di solito ${usual}`}; mazzi: ${decks}`,
  deck: {
    size: (cards) => `${cards} carte.`,
    legal: (edition, players) => `Legale nell’edizione ${edition}${many(players)}.`,
    notLegal: (edition, players) => `Non è legale nell’edizione ${edition}${many(players)}.`,
    legalIn: (editions) =>
      editions.length === 0
        ? 'Non è legale in nessuna edizione.'
        : `Legale ${editions.length > 1 ? 'nelle edizioni' : 'nell’edizione'} ${editions.join(', ')}.`,
    instead: (names) => `forse al suo posto: ${names.join(' · ')}`,
    playable: (playable, all) => `Qui sono giocabili ${playable} carte su ${all}.`,
    readAs: (format) => `Letto come ${format}.`,
    notImported: (game) =>
      `Sono note solo le carte giocabili qui; "praxis cards import ${game}" fa conoscere tutte le altre.`,
    line: (line, text) => `Riga ${line}: ${text}`,
  },
  playHelp: (games) => `praxis play GIOCO [opzioni]

Gioca una partita nel terminale. Gli altri posti sono giocati da programmi. Scrivi ? per l'aiuto durante il gioco.

${games}

  --edition NOME   l’edizione le cui regole valgono (predefinita: la prima del gioco)
  --seats N        quanti giocano (predefinito: quanti di solito)
  --deck MAZZO     un file con il tuo mazzo, in qualsiasi formato del gioco, o il nome di uno dei suoi mazzi
  --set NOME=VALORE un’impostazione del gioco diversa dal solito, come ante=true; si può ripetere
  --name NOME      come ti chiami al tavolo
  --lang LINGUA    en, pt, es, it o fr (predefinita: en)
  --seed TESTO     lo stesso testo dà le stesse mescolate
  --bots NOME      chi gioca agli altri posti: heuristic (predefinito), search (più forte e più lento) o random
  --load FILE      continuare una partita salvata

Le risposte possono venire da un file o da un altro programma invece che dalla tastiera. Quando finiscono, la partita viene salvata.
Codice di uscita: 0 giocata o salvata, 1 una partita salvata o un mazzo non va bene, 2 uso sbagliato.`,
};

function many(players: number | undefined): string {
  return players === undefined ? '' : ` con ${players} giocatori`;
}
