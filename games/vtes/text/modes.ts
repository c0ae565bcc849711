/**
 * The names of a card's ways, among which a player chooses: its modes, its abilities, and earlier effects that can be
 * used. English names them as the cards do; in the other languages they follow the verb of choosing. The words here are
 * those of the game; a way that only one card has is worded in that card's definition. A test compares both with the
 * cards.
 */
import { PRINTED } from '../cards/index.ts';
import { names as es } from './cards/es-names.ts';
import { names as fr } from './cards/fr-names.ts';
import { names as it } from './cards/it-names.ts';
import { names as pt } from './cards/pt-names.ts';
import { languageOf, swapIn } from './dialects.ts';

type Translated = 'pt' | 'es' | 'it' | 'fr';
type InEach = { readonly [language in Translated]: string };

const NAMES = { pt, es, it, fr } as const;

/** Of a card that is played by one Discipline or another. */
const discipline = (code: 'ani' | 'obf' | 'pre'): InEach => ({
  pt: pt.disciplines[code],
  es: es.disciplines[code],
  it: it.disciplines[code],
  fr: fr.disciplines[code],
});

/** The words that any card may use. */
export const COMMON_MODES: Readonly<Record<string, InEach>> = {
  Animalism: discipline('ani'),
  Obfuscate: discipline('obf'),
  Presence: discipline('pre'),
  abstain: { pt: 'abster-se', es: 'abstenerse', it: 'di far astenere', fr: 'de faire s’abstenir' },
  'add life': { pt: 'adicionar vida', es: 'añadir vida', it: 'di aggiungere vita', fr: 'd’ajouter de la vie' },
  'after the action': {
    pt: 'usar depois da ação',
    es: 'usar después de la acción',
    it: "di usare dopo l'azione",
    fr: 'd’utiliser après l’action',
  },
  act: {
    pt: 'realizar uma ação',
    es: 'realizar una acción',
    it: 'di compiere un’azione',
    fr: 'd’accomplir une action',
  },
  store: {
    pt: 'guardar uma carta',
    es: 'guardar una carta',
    it: 'di mettere da parte una carta',
    fr: 'de ranger une carte',
  },
  'take back': {
    pt: 'recuperar uma carta',
    es: 'recuperar una carta',
    it: 'di riprendere una carta',
    fr: 'de reprendre une carte',
  },
  escape: { pt: 'escapar', es: 'escapar', it: 'di fuggire', fr: 'de s’échapper' },
  bleed: { pt: 'sangrar', es: 'sangrar', it: 'di dissanguare', fr: 'de mordre' },
  'become prince': {
    pt: 'tornar-se príncipe',
    es: 'convertirse en príncipe',
    it: 'di diventare principe',
    fr: 'de devenir prince',
  },
  blood: { pt: 'sangue', es: 'sangre', it: 'il sangue', fr: 'le sang' },
  burn: { pt: 'queimar', es: 'quemar', it: 'di bruciare', fr: 'de brûler' },
  'strike again': { pt: 'golpear de novo', es: 'atacar de nuevo', it: 'di colpire ancora', fr: 'de frapper encore' },
  draw: { pt: 'comprar cartas', es: 'robar cartas', it: 'di pescare carte', fr: 'de piocher' },
  'give a title': { pt: 'dar um título', es: 'dar un título', it: 'di dare un titolo', fr: 'de donner un titre' },
  'change sect': {
    pt: 'mudar a seita',
    es: 'cambiar de secta',
    it: 'di cambiare setta',
    fr: 'de faire changer de secte',
  },
  'own ash heap': {
    pt: 'a própria pilha de cinzas',
    es: 'el propio montón de ceniza',
    it: 'il proprio cumulo di cenere',
    fr: 'son propre tas de cendres',
  },
  'another ash heap': {
    pt: 'outra pilha de cinzas',
    es: 'otro montón de ceniza',
    it: 'un altro cumulo di cenere',
    fr: 'un autre tas de cendres',
  },
  'give votes': { pt: 'dar votos', es: 'dar votos', it: 'di dare voti', fr: 'de donner des voix' },
  'burn equipment': {
    pt: 'queimar equipamento',
    es: 'quemar equipo',
    it: 'di bruciare equipaggiamento',
    fr: 'de brûler un équipement',
  },
  'a vampire': { pt: 'um vampiro', es: 'un vampiro', it: 'un vampiro', fr: 'un vampire' },
  'an ally': { pt: 'um aliado', es: 'un aliado', it: 'un alleato', fr: 'un allié' },
  'burning a location': {
    pt: 'queimar um local',
    es: 'quemar un lugar',
    it: 'di bruciare una locazione',
    fr: 'de brûler un lieu',
  },
  'burning blood': {
    pt: 'queimar sangue',
    es: 'quemar sangre',
    it: 'di bruciare sangue',
    fr: 'de brûler du sang',
  },
  'burning equipment': {
    pt: 'queimar equipamento',
    es: 'quemar equipo',
    it: 'di bruciare equipaggiamento',
    fr: 'de brûler un équipement',
  },
  'burning it': { pt: 'queimá-la', es: 'quemarla', it: 'di bruciarla', fr: 'de la brûler' },
  'burning pool': {
    pt: 'queimar recursos',
    es: 'quemar reserva sanguínea',
    it: 'di bruciare risorse',
    fr: 'de brûler de la réserve',
  },
  'look at hand': { pt: 'olhar a mão', es: 'mirar la mano', it: 'di guardare la mano', fr: 'de regarder la main' },
  'arrange library': {
    pt: 'ordenar a biblioteca',
    es: 'ordenar la biblioteca',
    it: 'di ordinare la biblioteca',
    fr: 'de réordonner la bibliothèque',
  },
  cancel: { pt: 'cancelar', es: 'cancelar', it: 'di annullare', fr: 'd’annuler' },
  combat: { pt: 'combate', es: 'combate', it: 'il combattimento', fr: 'le combat' },
  discard: { pt: 'descartar', es: 'descartar', it: 'di scartare', fr: 'de se défausser' },
  dodge: { pt: 'esquiva', es: 'esquivar', it: 'la schivata', fr: 'l’esquive' },
  drawing: { pt: 'comprar', es: 'robar', it: 'di pescare', fr: 'de piocher' },
  'end combat': {
    pt: 'encerrar o combate',
    es: 'terminar el combate',
    it: 'di terminare il combattimento',
    fr: 'de mettre fin au combat',
  },
  'end the action': {
    pt: 'encerrar a ação',
    es: 'terminar la acción',
    it: "di terminare l'azione",
    fr: 'de mettre fin à l’action',
  },
  'end the block': {
    pt: 'encerrar o bloqueio',
    es: 'terminar el bloqueo',
    it: 'di terminare il blocco',
    fr: 'de mettre fin au blocage',
  },
  'end the referendum': {
    pt: 'encerrar o referendo',
    es: 'poner fin al referéndum',
    it: 'di porre fine al referendum',
    fr: 'de mettre fin au référendum',
  },
  block: { pt: 'bloquear', es: 'bloquear', it: 'di bloccare', fr: 'de bloquer' },
  help: { pt: 'ajudar', es: 'ayudar', it: 'di aiutare', fr: 'd’aider' },
  'add a counter': {
    pt: 'adicionar um contador',
    es: 'añadir una ficha',
    it: 'di aggiungere un segnalino',
    fr: 'd’ajouter un compteur',
  },
  equip: { pt: 'equipar', es: 'equiparse', it: 'di equipaggiarsi', fr: 'de s’équiper' },
  'enter combat': {
    pt: 'entrar em combate',
    es: 'entrar en combate',
    it: 'di entrare in combattimento',
    fr: 'd’entrer en combat',
  },
  feed: { pt: 'alimentar', es: 'alimentar', it: 'di nutrire', fr: 'de nourrir' },
  fight: { pt: 'combater', es: 'combatir', it: 'di combattere', fr: 'de combattre' },
  'get votes': { pt: 'ganhar votos', es: 'ganar votos', it: 'di ottenere voti', fr: 'de gagner des voix' },
  'hand size': {
    pt: 'tamanho da mão',
    es: 'tamaño de la mano',
    it: 'la dimensione della mano',
    fr: 'la taille de la main',
  },
  heal: { pt: 'curar', es: 'curar', it: 'di curare', fr: 'de soigner' },
  hide: { pt: 'esconder', es: 'ocultar', it: 'di nascondere', fr: 'de cacher' },
  'in play': { pt: 'em jogo', es: 'en juego', it: 'di metterla in gioco', fr: 'de la mettre en jeu' },
  'inflict damage': {
    pt: 'infligir dano',
    es: 'infligir daño',
    it: 'di infliggere danni',
    fr: 'd’infliger des dégâts',
  },
  intercept: { pt: 'percepção', es: 'intercepción', it: "l'intercetto", fr: 'l’interception' },
  'kept prevention': {
    pt: 'prevenção guardada',
    es: 'prevención guardada',
    it: 'la prevenzione conservata',
    fr: 'la prévention gardée',
  },
  lock: { pt: 'travar', es: 'girar', it: 'di tappare', fr: 'd’incliner' },
  locking: { pt: 'travar', es: 'girar', it: 'di tappare', fr: 'd’incliner' },
  maneuver: { pt: 'manobra', es: 'maniobra', it: 'la manovra', fr: 'la manœuvre' },
  move: { pt: 'mover', es: 'mover', it: 'di spostare', fr: 'de déplacer' },
  'mandatory press': {
    pt: 'pressionar mandatório',
    es: 'acoso obligatorio',
    it: 'la pressione obbligatoria',
    fr: 'la poursuite obligatoire',
  },
  'optional maneuver': {
    pt: 'manobra opcional',
    es: 'maniobra opcional',
    it: 'la manovra opzionale',
    fr: 'la manœuvre optionnelle',
  },
  'optional maneuver or press': {
    pt: 'manobra ou pressionar opcional',
    es: 'maniobra o acoso opcional',
    it: 'la manovra o pressione opzionale',
    fr: 'la manœuvre ou poursuite optionnelle',
  },
  'optional press': {
    pt: 'pressionar opcional',
    es: 'acoso opcional',
    it: 'la pressione opzionale',
    fr: 'la poursuite optionnelle',
  },
  pool: { pt: 'recursos', es: 'reserva sanguínea', it: 'le risorse', fr: 'la réserve' },
  press: { pt: 'pressionar', es: 'acoso', it: 'la pressione', fr: 'la poursuite' },
  prevent: { pt: 'prevenir', es: 'prevenir', it: 'di prevenire', fr: 'de prévenir' },
  reaction: { pt: 'reação', es: 'reacción', it: 'la reazione', fr: 'la réaction' },
  'reduce the bleed': {
    pt: 'reduzir o sangrar',
    es: 'reducir el sangrado',
    it: 'di ridurre il dissanguamento',
    fr: 'de réduire la morsure',
  },
  reflex: { pt: 'reflexo', es: 'reflejos', it: 'il riflesso', fr: 'le réflexe' },
  return: { pt: 'recuperar', es: 'recuperar', it: 'di recuperare', fr: 'de récupérer' },
  search: { pt: 'procurar', es: 'buscar', it: 'di cercare', fr: 'de chercher' },
  'set the range': {
    pt: 'definir a distância',
    es: 'fijar la distancia',
    it: 'di fissare la distanza',
    fr: 'de fixer la portée',
  },
  steal: { pt: 'roubar', es: 'robar', it: 'di rubare', fr: 'de voler' },
  stealth: { pt: 'furtividade', es: 'sigilo', it: 'la furtività', fr: 'la discrétion' },
  strength: { pt: 'força', es: 'fuerza', it: 'la forza', fr: 'la force' },
  strike: { pt: 'golpear', es: 'atacar', it: 'di colpire', fr: 'de frapper' },
  'to the pool': {
    pt: 'mover para os recursos',
    es: 'mover a la reserva sanguínea',
    it: 'di spostare nelle risorse',
    fr: 'de déplacer vers la réserve',
  },
  'to the vampire': {
    pt: 'mover para o vampiro',
    es: 'mover al vampiro',
    it: 'di spostare sul vampiro',
    fr: 'de déplacer vers le vampire',
  },
  unlock: { pt: 'destravar', es: 'enderezar', it: 'di stappare', fr: 'de redresser' },
  unlocking: { pt: 'destravar', es: 'enderezar', it: 'di stappare', fr: 'de redresser' },
  votes: { pt: 'votos', es: 'votos', it: 'i voti', fr: 'les voix' },
  'while locked': {
    pt: 'usar enquanto está travado',
    es: 'usar mientras está girado',
    it: 'di usare mentre è tappato',
    fr: 'd’utiliser en restant incliné',
  },
};

/** The words of single cards with those of all. */
export const MODES: Readonly<Record<string, InEach>> = {
  ...COMMON_MODES,
  ...Object.assign({}, ...[...PRINTED.values()].map(({ words }) => words)),
};

const isTranslated = (language: string): language is Translated => Object.hasOwn(NAMES, language);

/** A way of a card in a language; undefined if it has no words of its own there. */
export function modeIn(dialect: string, way: string): string | undefined {
  const language = languageOf(dialect);
  const said = isTranslated(language) && Object.hasOwn(MODES, way) ? MODES[way]?.[language] : undefined;
  return said === undefined ? undefined : (swapIn(dialect)?.(said) ?? said);
}

/** A clan or the place of a title in a language, where it has another name there. */
export function clanOrPlaceIn(dialect: string, name: string): string | undefined {
  const language = languageOf(dialect);
  if (!isTranslated(language)) return undefined;
  const { clans } = NAMES[language];
  return Object.hasOwn(clans, name) ? clans[name] : undefined;
}
