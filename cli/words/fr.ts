import type { Words } from '../words.ts';

export const fr: Words = {
  you: 'vous',
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
  plays: 'joue',
  nothingDone: "Personne d'autre n'a encore rien fait.",
  whyUsage: 'Dites ce que vous aimeriez faire : why MOTS',
  possible: "C'est possible maintenant :",
  forbiddenBy: 'Pas maintenant, à cause de :',
  notThoughtOf: "Ces mots ne disent rien que l'on puisse faire. Nommez une carte ou une action : why MOTS",
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
  illegalDeck: (edition, why) => `Ce deck n'est pas légal dans l'édition ${edition} : ${why}.`,
  usage: {
    noGame: (games) => `Il manque le jeu : ${games}.`,
    unknownGame: (given, games) => `Il n'y a pas de jeu ${given} ; il y a ${games}.`,
    unexpected: (given) => `Seul le nom d'un jeu est attendu, mais il y a aussi ${given}.`,
    unknownOption: (option) => `Il n'y a pas d'option ${option}.`,
    noValue: (option) => `L'option ${option} demande une valeur.`,
    superfluousValue: (option) => `L'option ${option} ne prend pas de valeur.`,
    unknownEdition: (given, editions) => `Il n'y a pas d'édition ${given} ; il y a ${editions}.`,
    number: (option, given, min, max) => `${option} est un nombre entier de ${min} à ${max}, pas ${given}.`,
    unknownBot: (given, bots) => `Il n'y a pas de programme ${given} ; il y a ${bots}.`,
    ofNewMatch: (option) => `${option} ne vaut que pour une nouvelle partie ; celle de --load a déjà la sienne.`,
    wrongName: (given) => `Un nom est un seul mot qui commence par une lettre, pas ${given}.`,
    nameTaken: (name) => `Quelqu'un d'autre à la table s'appelle déjà ${name}.`,
    noFile: (file) => `Il n'y a pas de fichier ${file}.`,
    unreadable: (file, why) => `Impossible de lire ${file} : ${why}.`,
    see: (command) => `Voir ${command} --help --lang fr.`,
  },
  records: {
    'not JSON': (file, why) => `${file} n'est pas une partie sauvegardée : ce n'est pas du JSON (${why}).`,
    'no record': (file) =>
      `${file} n'est pas une partie sauvegardée : elle n'indique pas le format « praxis-record-2 ».`,
    'other game': (file) => `${file} est une partie sauvegardée d'un autre jeu.`,
    'other rules': (file) => `${file} a été jouée avec une autre version des règles et ne peut pas être continuée.`,
    'other cards': (file) => `${file} ne peut pas être continuée : les cartes ont changé depuis la sauvegarde.`,
    altered: (file) => `${file} ne mène pas à la position indiquée : elle a été coupée ou modifiée.`,
    damaged: (file, why) => `${file} est endommagée et ne peut pas être continuée : ${why}`,
  },
  help: `  3            choisir la troisième option
  mots         choisir ce qui correspond aux mots
  p            passer (ou la réponse de qui ne fait rien)
  pp           passer jusqu'à la fin du tour
  b            revenir en arrière dans un choix en plusieurs parties
  u            revenir à votre décision précédente
  o            ce que l'on peut faire à tout moment (abandonner …)
  why MOTS     pourquoi quelque chose n'est pas possible, avec les règles qui le disent
  bots         pourquoi les autres ont fait ce qu'ils ont fait en dernier
  i NOM        le texte d'une carte que vous pouvez voir
  t            montrer la table
  l            ce qui s'est passé récemment
  s FICHIER    sauvegarder ; on continue avec --load FICHIER
  q            quitter (ce qui a été joué est sauvegardé)`,
  playGame: ({ editions, least, most, usual, decks }) =>
    `éditions : ${editions} ; joueurs : ${least === most ? most : `de ${least} à ${most}, d'habitude ${usual}`} ; decks : ${decks}`,
  deck: {
    size: (cards) => `${cards} cartes.`,
    legal: (edition, players) => `Légal dans l'édition ${edition}${many(players)}.`,
    notLegal: (edition, players) => `Pas légal dans l'édition ${edition}${many(players)}.`,
    legalIn: (editions) =>
      editions.length === 0
        ? 'Légal dans aucune édition.'
        : `Légal dans ${editions.length > 1 ? 'les éditions' : "l'édition"} ${editions.join(', ')}.`,
    instead: (names) => `peut-être à la place : ${names.join(' · ')}`,
    playable: (playable, all) => `${playable} cartes sur ${all} sont jouables ici.`,
    readAs: (format) => `Lu comme ${format}.`,
    notImported: (game) =>
      `Seules les cartes jouables ici sont connues ; « praxis cards import ${game} » fait connaître toutes les autres.`,
    line: (line, text) => `Ligne ${line} : ${text}`,
  },
  playHelp: (games) => `praxis play JEU [options]

Joue une partie dans le terminal. Les autres places sont tenues par des programmes. Tapez ? pour l'aide pendant le jeu.

${games}

  --edition NOM      l'édition dont les règles valent (par défaut la première du jeu)
  --seats N          combien jouent (par défaut autant que d'habitude)
  --deck DECK        un fichier avec votre deck, dans tout format du jeu, ou le nom d'un de ses decks
  --set NOM=VALEUR un réglage du jeu autre que l’habituel, comme ante=true ; peut être répété
  --name NOM         votre nom à la table
  --lang LANGUE      en, pt, es, it ou fr (par défaut en)
  --seed TEXTE       le même texte donne les mêmes mélanges
  --bots NOM         qui tient les autres places : heuristic (par défaut), search (plus fort, plus lent) ou random
  --load FICHIER     continuer une partie sauvegardée

Les réponses peuvent venir d'un fichier ou d'un autre programme au lieu du clavier. Quand il n'y en a plus, la partie est sauvegardée.
Code de sortie : 0 jouée ou sauvegardée, 1 une partie sauvegardée ou un deck ne convient pas, 2 mauvais usage.`,
};

function many(players: number | undefined): string {
  return players === undefined ? '' : ` à ${players} joueurs`;
}
