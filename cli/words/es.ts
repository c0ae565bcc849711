import type { Words } from '../words.ts';

export const es: Words = {
  you: 'tú',
  prey: 'presa',
  predator: 'depredador',
  preyAndPredator: 'presa y depredador',
  ousted: 'fuera de la partida',
  turn: 'Turno',
  phase: 'fase',
  edge: 'Ventaja',
  nobody: 'nadie',
  faceDown: 'boca abajo',
  locked: 'girado',
  action: 'Acción',
  combat: 'Combate',
  referendum: 'Referéndum',
  bloodHunt: 'caza de sangre',
  blockedBy: 'bloqueador',
  round: 'asalto',
  range: { close: 'cerca', long: 'lejos' },
  phases: {
    setup: 'preparación',
    unlock: 'fase de enderezamiento',
    master: 'fase heril',
    minion: 'fase servil',
    influence: 'fase de influencia',
    discard: 'fase de descarte',
  },
  counters: {
    pool: 'reserva',
    vp: 'PV',
    hand: 'mano',
    library: 'biblioteca',
    crypt: 'cripta',
    ash_heap: 'ceniza',
  },
  zones: {
    ready: 'preparados',
    torpor: 'letargo',
    incapacitated: 'incapacitados',
    uncontrolled: 'incontrolados',
    in_play: 'en juego',
    contested: 'en disputa',
    hand: 'mano',
  },
  for: 'a favor',
  against: 'en contra',
  stealth: 'sigilo',
  bleed: 'sangría',
  prompt: 'Número, palabras o ? ',
  back: 'b: volver',
  more: (count) => `(${count} maneras)`,
  noSuchNumber: (count) => `Elige un número del 1 al ${count}.`,
  nothingFits: 'Nada de lo que puedes hacer ahora encaja con esas palabras. "why" y las palabras dicen por qué no.',
  severalFit: 'Encajan varias cosas; elige una:',
  noPass: 'Aquí no se puede pasar; hay que elegir algo.',
  nothingBack: 'No hay paso que deshacer. "u" retira tu última respuesta.',
  nothingToUndo: 'Todavía no has respondido nada.',
  undone: 'De vuelta a tu decisión anterior.',
  nothingBeside: 'No hay nada más que puedas hacer ahora.',
  whyUsage: 'Di qué te gustaría hacer: why Sully sangra',
  possible: 'Eso es posible ahora:',
  forbiddenBy: 'Ahora no, por:',
  notThoughtOf:
    'Esas palabras no dicen nada que se pueda hacer. Nombra una carta o una acción, por ejemplo: why Sully caza',
  saveUsage: 'Indica un archivo: s ARCHIVO',
  saved: (file) => `Guardado en ${file}.`,
  notSaved: (file, why) => `No se pudo escribir ${file}: ${why}.`,
  resume: (command) => `Continúa con: ${command}`,
  startAgain: (command) => `No se respondió nada. La misma partida otra vez: ${command}`,
  noCard: (name) => `Aquí ninguna carta se llama "${name}".`,
  fault: (file) =>
    `Las reglas fallaron con esta respuesta; la partida queda como estaba. El registro está en ${file}: avisa del error, por favor.`,
  over: (reason) => `La partida ha terminado: ${reason}.`,
  winners: (names) => `Gana: ${names}.`,
  noWinner: 'No gana nadie.',
  points: 'PV',
  illegalDeck: (edition, why) => `Este mazo no es válido en la edición ${edition}: ${why}.`,
  blanks: (count) => `${count} cartas de los mazos iniciales aún no están definidas; cartas en blanco ocupan su lugar.`,
  help: `  3            elegir la tercera opción
  palabras     elegir lo que encaja con las palabras: sully sangra
  p            pasar (o la respuesta de quien no hace nada)
  pp           pasar hasta el final del turno
  b            volver un paso en una elección de varias partes
  u            volver a tu decisión anterior
  o            qué más se puede hacer en cualquier momento (rendirse …)
  why PALABRAS por qué algo no es posible ahora, con las reglas que lo dicen
  i NOMBRE     el texto de una carta que puedes ver
  t            mostrar la mesa
  l            lo ocurrido últimamente
  s ARCHIVO    guardar; continúa después con --load ARCHIVO
  q            salir (lo jugado se guarda)`,
};
