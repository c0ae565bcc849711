import type { SimulationWords } from '../words.ts';

export const it: SimulationWords = {
  simulateHelp: (bots) => `praxis simulate GIOCO --decks MAZZO,MAZZO… [opzioni]
praxis simulate --resume FILE [opzioni]

Fa giocare ai programmi molte partite e racconta come sono andati i mazzi.

  --decks ELENCO         file con mazzi in qualsiasi formato, o nomi di mazzi base, separati da virgole
  --bots ELENCO          chi li gioca: ${bots}; uno per tutti, o uno per ogni mazzo (predefinito: heuristic)
  --temperaments ELENCO  come sono giocati; uno per tutti, o uno per ogni mazzo (predefinito: quello adatto al mazzo)
  --games N              quante partite (predefinito: 1000)
  --edition NOME         l'edizione delle regole
  --seats N              quanti siedono al tavolo (predefinito: tanti quanti i mazzi)
  --seed TESTO           lo stesso testo dà le stesse partite, con qualsiasi numero di thread
  --playouts N           fin dove può guardare un bot che cerca a ogni decisione (predefinito: 100)
  --workers N            quanti thread giocano (predefinito: uno per processore)
  --results FILE         dove si conservano le partite mentre vengono giocate
  --resume FILE          continuare con le partite di un file simile; --games può chiederne di più
  --out FILE             scrivere una pagina con grafici
  --json FILE            scrivere tutto per i programmi
  --csv FILE             scrivere tutto per i fogli di calcolo
  --database URL         distribuire le partite fra tutti quelli che eseguono "praxis worker" su questo PostgreSQL;
                         --resume prende allora il numero di una simulazione
  --lang LINGUA          en, pt, es, it o fr (predefinito: en)

Ctrl-C conserva ciò che è stato giocato.
Stato di uscita: 0 tutte le partite sono finite, 1 alcune no o un mazzo non va bene, 2 uso errato, 130 interrotta.`,
  workerHelp: `praxis worker --database URL [opzioni]

Aiuta a giocare le partite di "praxis simulate --database URL", su questa macchina o su qualsiasi altra.

  --workers N            quanti thread giocano (predefinito: uno per processore)
  --idle SECONDI         andarsene quando non c'è stato nulla da fare per tanto tempo (predefinito: restare)
  --lang LINGUA          en, pt, es, it o fr (predefinito: en)

Gli aiutanti possono arrivare, andarsene e morire in ogni momento: nessuna partita si perde né conta due volte.
Stato di uscita: 0 se n'è andato come richiesto, 1 la base di dati non è raggiungibile, 2 uso errato.`,

  noDecks: (decks) => `Manca --decks: file, o alcuni dei mazzi base ${decks}.`,
  unknownDeck: (given, decks) => `Non c'è né un file né un mazzo base ${given}; ci sono ${decks}.`,
  wrongDeck: (deck, why) => `Il mazzo ${deck} non si può leggere:\n${why}`,
  unknownBot: (given, bots) => `Non c'è nessun bot ${given}; ci sono ${bots}.`,
  unknownTemperament: (given, temperaments) => `Non c'è nessun temperamento ${given}; ci sono ${temperaments}.`,
  notOneEach: (option, given, decks) =>
    `${option} ha ${given} nomi per ${decks} mazzi: danne uno solo, o uno per ogni mazzo.`,
  ofNewSimulation: (option) => `${option} vale solo per una simulazione nuova; quella di --resume ha già la sua.`,
  notBoth: (one, other) => `${one} e ${other} non vanno insieme.`,
  noDatabase: "Manca --database: l'indirizzo di un PostgreSQL.",
  noSimulation: (id) => `Non c'è nessuna simulazione ${id} in questa base di dati.`,
  exists: (file) => `${file} c'è già. Continuala con --resume, o indica un altro file con --results.`,
  notWritten: (file, why) => `Non è stato possibile scrivere ${file}: ${why}.`,
  unreachable: (why) => `La base di dati non è raggiungibile: ${why}.`,
  plans: {
    'no simulation': (file) => `${file} non contiene partite di una simulazione.`,
    damaged: (file, why) => `${file} è danneggiato: ${why}`,
    'other game': (file) => `${file} è una simulazione di un altro gioco o di un'altra edizione.`,
    'other rules': (file) => `${file} è stata iniziata con un'altra versione delle regole e non si può continuare.`,
    'other cards': (file) => `${file} non si può continuare: le carte sono cambiate da quando è stata iniziata.`,
  },

  deckProblem: (deck, why) => `${deck}: ${why}`,
  begun: (games, file) => `${games} partite; ciò che viene giocato si conserva in ${file}.`,
  spread: (games, id) =>
    `${games} partite come simulazione ${id}. Aiuta con "praxis worker --database …" su qualsiasi macchina.`,
  progress: (played, of, perSecond, left) => `${played} di ${of} partite, ${perSecond} al secondo, mancano ${left}`,
  unknownTime: 'non si sa quanto',
  interrupted: (played, of) => `Interrotta dopo ${played} di ${of} partite.`,
  goOn: (command) => `Continua con: ${command}`,
  othersGoOn: 'Altri aiutanti continuano a giocare.',
  written: (file) => `Scritto: ${file}`,
  trouble: (game, end, why) => `La partita ${game} ${end === 'failed' ? 'è fallita' : 'è stata fermata'}: ${why}`,
  recordIn: (file) => `La sua registrazione è in ${file}: per favore, segnala l'errore.`,
  workerReady: (threads) => `In attesa di partite, con ${threads} thread.`,
  workerPlays: (from, to, id) => `Partite da ${from} a ${to} della simulazione ${id}`,
  workerRefuses: (id, why) => `La simulazione ${id} è lasciata ad altri: ${why}`,
  workerStops: (games) => `${games} partite giocate.`,

  title: 'Simulazione',
  summary: (games, seats, edition, seed) => `${games} partite · ${seats} posti · edizione ${edition} · seme ${seed}`,
  partial: (played, planned) => `Queste sono ${played} di ${planned} partite previste.`,
  intervals:
    'Gli intervalli contengono il valore vero in 95 simulazioni su 100: quelli di Wilson per le quote, quelli della t di Student per le medie. Le partite che non sono finite non vi contano.',
  fairShare: (share) => `Se fossero tutti ugualmente forti, ciascuno vincerebbe al massimo ${share} delle sue partite.`,
  ended: (over, stopped, failed) =>
    `${over} partite sono finite, ${stopped} sono state fermate, ${failed} sono fallite.`,
  unended: 'Partite che non sono finite',
  byDeck: 'Per mazzo',
  bySeat: 'Per posto',
  winsByDeckAndSeat: 'Vittorie per mazzo e posto',
  lengths: 'Durata delle partite',
  reasons: 'Come sono finite le partite',
  curves: (counter) => `${counter} nel corso della partita`,
  curveNote:
    "La media all'inizio di ogni turno su tutte le partite arrivate fin lì; chi è fuori conta con ciò che gli resta.",
  cards: 'Carte',
  cardsOf: (deck) => `Carte: ${deck}`,
  cardsNote:
    'Pescate e giocate: copie per partita. Vinte: la quota di partite vinte fra quelle in cui la carta è stata giocata, pescata o non pescata. Ciò che si pesca tardi in partite lunghe fa differire queste quote senza esserne la causa.',
  moreCards: (count) => `… e altre ${count}: --out, --json e --csv le hanno tutte.`,

  deck: 'Mazzo',
  bot: 'Bot',
  seat: 'Posto',
  places: 'Partite',
  wins: 'Vittorie',
  score: 'Punti',
  interval: '95 %',
  card: 'Carta',
  copies: 'Copie',
  drawn: 'Pescate',
  played: 'Giocate',
  wonPlayed: 'Vinte se giocata',
  wonDrawn: 'Vinte se pescata',
  wonUndrawn: 'Vinte se non pescata',
  turn: 'Turno',
  turns: 'Turni',
  decisions: 'Decisioni',
  game: 'Partita',
  games: 'Partite',
  mean: 'Media',
  least: 'Minimo',
  tenth: '10 %',
  median: 'Mediana',
  ninetieth: '90 %',
  most: 'Massimo',
  reason: 'Motivo',

  asTable: 'Come tabella',
  chart: (what) => `Grafico: ${what}. La tabella sotto ha gli stessi numeri.`,
  madeBy: 'Fatto da Praxis. Questa pagina non ha bisogno di rete.',
};
