import type { Words } from '../words.ts';

export const fr: Words = {
  you: 'vous',
  prey: 'proie',
  predator: 'prédateur',
  preyAndPredator: 'proie et prédateur',
  ousted: 'hors de la partie',
  turn: 'Tour',
  phase: 'phase',
  edge: 'Avantage',
  nobody: 'personne',
  faceDown: 'face cachée',
  locked: 'incliné',
  action: 'Action',
  combat: 'Combat',
  referendum: 'Référendum',
  bloodHunt: 'chasse de sang',
  blockedBy: 'bloqueur',
  round: 'round',
  range: { close: 'au contact', long: 'à distance' },
  phases: {
    setup: 'mise en place',
    unlock: 'phase de redressement',
    master: 'phase de maître',
    minion: 'phase de serviteur',
    influence: "phase d'influence",
    discard: 'phase de défausse',
  },
  counters: {
    pool: 'réserve',
    vp: 'PV',
    hand: 'main',
    library: 'bibliothèque',
    crypt: 'crypte',
    ash_heap: 'cendres',
  },
  zones: {
    ready: 'disponibles',
    torpor: 'torpeur',
    incapacitated: 'neutralisés',
    uncontrolled: 'incontrôlés',
    in_play: 'en jeu',
    contested: 'en dispute',
    hand: 'main',
  },
  for: 'pour',
  against: 'contre',
  stealth: 'discrétion',
  bleed: 'morsure',
  prompt: 'Numéro, mots ou ? ',
  back: 'b : revenir',
  more: (count) => `(${count} façons)`,
  noSuchNumber: (count) => `Choisissez un numéro de 1 à ${count}.`,
  nothingFits:
    'Rien de ce que vous pouvez faire maintenant ne correspond à ces mots. « why » et les mots disent pourquoi.',
  severalFit: 'Plusieurs choses correspondent ; choisissez :',
  noPass: 'On ne peut pas passer ici ; il faut choisir.',
  nothingBack: "Il n'y a pas d'étape à quitter. « u » reprend votre dernière réponse.",
  nothingToUndo: "Vous n'avez encore rien répondu.",
  undone: 'Retour à votre décision précédente.',
  nothingBeside: "Il n'y a rien d'autre que vous puissiez faire maintenant.",
  whyUsage: 'Dites ce que vous aimeriez faire : why Sully mord',
  possible: "C'est possible maintenant :",
  forbiddenBy: 'Pas maintenant, à cause de :',
  notThoughtOf:
    "Ces mots ne disent rien que l'on puisse faire. Nommez une carte ou une action, par exemple : why Sully chasse",
  saveUsage: 'Indiquez un fichier : s FICHIER',
  saved: (file) => `Sauvegardé dans ${file}.`,
  notSaved: (file, why) => `Impossible d'écrire ${file} : ${why}.`,
  resume: (command) => `Continuez avec : ${command}`,
  startAgain: (command) => `Rien n'a été répondu. La même partie à nouveau : ${command}`,
  noCard: (name) => `Aucune carte ici ne s'appelle « ${name} ».`,
  fault: (file) =>
    `Les règles ont échoué sur cette réponse ; la partie reste comme elle était. L'enregistrement est dans ${file} : merci de signaler l'erreur.`,
  over: (reason) => `La partie est terminée : ${reason}.`,
  winners: (names) => `Gagne : ${names}.`,
  noWinner: 'Personne ne gagne.',
  points: 'PV',
  illegalDeck: (edition, why) => `Ce paquet n'est pas valable dans l'édition ${edition} : ${why}.`,
  blanks: (count) =>
    `${count} cartes des decks de départ ne sont pas encore définies ; des cartes vierges les remplacent.`,
  help: `  3            choisir la troisième option
  mots         choisir ce qui correspond aux mots : sully mord
  p            passer (ou la réponse de qui ne fait rien)
  pp           passer jusqu'à la fin du tour
  b            revenir en arrière dans un choix en plusieurs parties
  u            revenir à votre décision précédente
  o            ce que l'on peut faire à tout moment (abandonner …)
  why MOTS     pourquoi quelque chose n'est pas possible, avec les règles qui le disent
  i NOM        le texte d'une carte que vous pouvez voir
  t            montrer la table
  l            ce qui s'est passé récemment
  s FICHIER    sauvegarder ; on continue avec --load FICHIER
  q            quitter (ce qui a été joué est sauvegardé)`,
};
