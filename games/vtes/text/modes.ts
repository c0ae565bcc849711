/**
 * What a player chooses among where a card has several ways: its modes, its abilities, and what effects have given. English says
 * them as the cards do; in the other languages they follow the verb of choosing. A test compares the list with the cards.
 */
import { names as es } from './cards/es-names.ts';
import { names as fr } from './cards/fr-names.ts';
import { names as it } from './cards/it-names.ts';
import { names as pt } from './cards/pt-names.ts';

type Translated = 'pt' | 'es' | 'it' | 'fr';
type InEach = { readonly [language in Translated]: string };

const NAMES = { pt, es, it, fr } as const;

/** Where a card is played by one Discipline or another. */
const discipline = (code: 'ani' | 'obf' | 'pre'): InEach => ({
  pt: pt.disciplines[code],
  es: es.disciplines[code],
  it: it.disciplines[code],
  fr: fr.disciplines[code],
});

export const MODES: Readonly<Record<string, InEach>> = {
  Animalism: discipline('ani'),
  Obfuscate: discipline('obf'),
  Presence: discipline('pre'),
  'after the action': {
    pt: 'usar depois da ação',
    es: 'usar después de la acción',
    it: "di usare dopo l'azione",
    fr: "d'utiliser après l'action",
  },
  'become prince': {
    pt: 'tornar-se príncipe',
    es: 'convertirse en príncipe',
    it: 'di diventare principe',
    fr: 'de devenir prince',
  },
  bleed: { pt: 'sangrar', es: 'sangrar', it: 'di dissanguare', fr: 'de mordre' },
  'bleed for more': { pt: 'sangrar mais', es: 'sangrar más', it: 'di dissanguare di più', fr: 'de mordre davantage' },
  blood: { pt: 'sangue', es: 'sangre', it: 'il sangue', fr: 'le sang' },
  burn: { pt: 'queimar', es: 'quemar', it: 'di bruciare', fr: 'de brûler' },
  'burn equipment': {
    pt: 'queimar equipamento',
    es: 'quemar equipo',
    it: 'di bruciare equipaggiamento',
    fr: 'de brûler un équipement',
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
    es: 'quemar reserva',
    it: 'di bruciare risorse',
    fr: 'de brûler de la réserve',
  },
  cancel: { pt: 'cancelar', es: 'cancelar', it: 'di annullare', fr: "d'annuler" },
  collect: { pt: 'recolher', es: 'recoger', it: 'di incassare', fr: 'de récolter' },
  combat: { pt: 'combate', es: 'combate', it: 'il combattimento', fr: 'le combat' },
  discard: { pt: 'descartar', es: 'descartar', it: 'di scartare', fr: 'de se défausser' },
  dodge: { pt: 'esquiva', es: 'esquivar', it: 'la schivata', fr: "l'esquive" },
  'dodge by Obfuscate': {
    pt: 'esquiva com Ofuscação',
    es: 'esquivar con Ofuscación',
    it: 'la schivata con Oscurazione',
    fr: "l'esquive par Occultation",
  },
  drawing: { pt: 'comprar', es: 'robar', it: 'di pescare', fr: 'de piocher' },
  'end combat': {
    pt: 'encerrar o combate',
    es: 'terminar el combate',
    it: 'di terminare il combattimento',
    fr: 'de mettre fin au combat',
  },
  'enter combat': {
    pt: 'entrar em combate',
    es: 'entrar en combate',
    it: 'di entrare in combattimento',
    fr: "d'entrer en combat",
  },
  escape: { pt: 'escapar', es: 'escapar', it: 'di fuggire', fr: "de s'échapper" },
  evade: { pt: 'evitar', es: 'evadirse', it: 'di eludere', fr: "de s'esquiver" },
  feed: { pt: 'alimentar', es: 'alimentar', it: 'di nutrire', fr: 'de nourrir' },
  fight: { pt: 'combater', es: 'combatir', it: 'di combattere', fr: 'de combattre' },
  'get votes': { pt: 'ganhar votos', es: 'ganar votos', it: 'di ottenere voti', fr: 'de gagner des voix' },
  'give votes': { pt: 'dar votos', es: 'dar votos', it: 'di dare voti', fr: 'de donner des voix' },
  'gun strike': {
    pt: 'golpe de arma de fogo',
    es: 'ataque con arma de fuego',
    it: "l'attacco con arma da fuoco",
    fr: "la frappe d'une arme à feu",
  },
  'hand size': {
    pt: 'tamanho da mão',
    es: 'tamaño de la mano',
    it: 'la dimensione della mano',
    fr: 'la taille de la main',
  },
  heal: { pt: 'curar', es: 'curar', it: 'di curare', fr: 'de soigner' },
  hide: { pt: 'esconder', es: 'ocultar', it: 'di nascondere', fr: 'de cacher' },
  'inflict damage': {
    pt: 'infligir dano',
    es: 'infligir daño',
    it: 'di infliggere danni',
    fr: "d'infliger des dégâts",
  },
  'influence the vote': {
    pt: 'influenciar a votação',
    es: 'influir en la votación',
    it: 'di influenzare la votazione',
    fr: "d'influencer le vote",
  },
  intercept: { pt: 'percepção', es: 'intercepción', it: "l'intercetto", fr: "l'interception" },
  'kept prevention': {
    pt: 'prevenção guardada',
    es: 'prevención guardada',
    it: 'la prevenzione conservata',
    fr: 'la prévention gardée',
  },
  'less bleed': { pt: 'reduzir o sangrar', es: 'menos sangrado', it: 'meno dissanguamento', fr: 'moins de morsure' },
  lock: { pt: 'travar', es: 'girar', it: 'di impegnare', fr: "d'incliner" },
  locking: { pt: 'travar', es: 'girar', it: 'di impegnare', fr: "d'incliner" },
  'locking vampires': {
    pt: 'travar vampiros',
    es: 'girar vampiros',
    it: 'di impegnare vampiri',
    fr: "d'incliner des vampires",
  },
  'make anarch': {
    pt: 'tornar anarquista',
    es: 'hacer anarquista',
    it: 'di rendere Anarchico',
    fr: 'de rendre Anarch',
  },
  maneuver: { pt: 'manobra', es: 'maniobra', it: 'la manovra', fr: 'la manœuvre' },
  'optional maneuver': {
    pt: 'manobra opcional',
    es: 'maniobra opcional',
    it: 'la manovra opzionale',
    fr: 'la manœuvre optionnelle',
  },
  'optional press': {
    pt: 'pressionar opcional',
    es: 'acoso opcional',
    it: "l'inseguimento opzionale",
    fr: 'la poursuite optionnelle',
  },
  'other damage': { pt: 'outro dano', es: 'otro daño', it: 'gli altri danni', fr: "d'autres dégâts" },
  pool: { pt: 'recursos', es: 'reserva', it: 'le risorse', fr: 'la réserve' },
  press: { pt: 'pressionar', es: 'acoso', it: "l'inseguimento", fr: 'la poursuite' },
  prevent: { pt: 'prevenir', es: 'prevenir', it: 'di prevenire', fr: 'de prévenir' },
  reaction: { pt: 'reação', es: 'reacción', it: 'la reazione', fr: 'la réaction' },
  reflex: { pt: 'reflexo', es: 'reflejos', it: 'il riflesso', fr: 'le réflexe' },
  releasing: { pt: 'liberar', es: 'liberar', it: 'di liberare', fr: 'de libérer' },
  search: { pt: 'procurar', es: 'buscar', it: 'di cercare', fr: 'de chercher' },
  'see further': { pt: 'ver mais longe', es: 'ver más lejos', it: 'di vedere più lontano', fr: 'de voir plus loin' },
  stealth: { pt: 'furtividade', es: 'sigilo', it: 'la furtività', fr: 'la discrétion' },
  storing: { pt: 'guardar', es: 'guardar', it: 'di conservare', fr: 'de conserver' },
  strength: { pt: 'força', es: 'fuerza', it: 'la forza', fr: 'la force' },
  'strength in combat': {
    pt: 'força em combate',
    es: 'fuerza en combate',
    it: 'la forza in combattimento',
    fr: 'la force en combat',
  },
  strengthen: { pt: 'fortalecer', es: 'fortalecer', it: 'di rafforzare', fr: 'de renforcer' },
  strike: { pt: 'golpear', es: 'atacar', it: 'di attaccare', fr: 'de frapper' },
  'to the pool': {
    pt: 'mover para os recursos',
    es: 'mover a la reserva',
    it: 'di spostare nelle risorse',
    fr: 'de déplacer vers la réserve',
  },
  'to the vampire': {
    pt: 'mover para o vampiro',
    es: 'mover al vampiro',
    it: 'di spostare sul vampiro',
    fr: 'de déplacer vers le vampire',
  },
  unlock: { pt: 'destravar', es: 'enderezar', it: 'di disimpegnare', fr: 'de redresser' },
  unlocking: { pt: 'destravar', es: 'enderezar', it: 'di disimpegnare', fr: 'de redresser' },
  votes: { pt: 'votos', es: 'votos', it: 'i voti', fr: 'les voix' },
  'while locked': {
    pt: 'usar enquanto está travado',
    es: 'usar mientras está girado',
    it: 'di usare mentre è impegnato',
    fr: "d'utiliser en restant incliné",
  },
};

const isTranslated = (language: string): language is Translated => Object.hasOwn(NAMES, language);

/** A way of a card in a language; undefined if it has no words of its own there. */
export function modeIn(language: string, way: string): string | undefined {
  return isTranslated(language) && Object.hasOwn(MODES, way) ? MODES[way]?.[language] : undefined;
}

/** A clan or the place of a title in a language, where it has another name there. */
export function clanOrPlaceIn(language: string, name: string): string | undefined {
  if (!isTranslated(language)) return undefined;
  const { clans } = NAMES[language];
  return Object.hasOwn(clans, name) ? clans[name] : undefined;
}
