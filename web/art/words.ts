/** Words of English card names, and the subjects of their pictures. */
import type { Build } from './creature.ts';
import type { MotifName } from './motifs.ts';
import type { Subject } from './picture.ts';

const MOTIF_WORDS: Partial<Readonly<Record<MotifName, string>>> = {
  sword: 'sword blade saber sabre katana scimitar excalibur slash cutlass',
  swords: 'duel swords brawl war battle fight fray',
  dagger: 'dagger knife dirk stake needle ambush backstab assassin assassinate stab',
  axe: 'bat axe hatchet chainsaw cleaver',
  gun: 'gun magnum rifle shotgun pistol revolver ingram uzi special 44 38 sniper bullet shot ak desert deringer derringer',
  bow: 'bow crossbow archer archery',
  shield: 'shield ward guard protection resist defense deflection barrier aegis safeguard wall',
  armor: 'armor armour jacket vest plate mail gauntlet gloves boots helm',
  fist: 'fist punch roundhouse strike blow might strength burning undead crush potency force immortal grapple thrown slam smash knockout uppercut',
  claws: 'claw claws talon talons rend scratch',
  eye: 'eye eyes sight vision gaze stare look watch spirit eagle telepathic enhanced precognition scry scrying glimpse foresight senses',
  mask: 'mask masquerade face faces disguise clown mimic illusion deception fake joker',
  heart: 'heart love passion seduction affection charm aching',
  drop: 'blood bleed vitae bloodletting drain hemorrhage vessel',
  flame: 'fire flame flames burn inferno torch blaze pyre ignite heat ember volcanic flamethrower molotov cocktail',
  lightning: 'lightning thunder bolt shock electric storm-bolt zap spark',
  skull: 'skull death dead bone bones grim doom plague disease corpse dying poison murder',
  book: 'book tome library study lore journal diary grimoire codex archive lecture teachings',
  scroll: 'scroll letter decree law contract deed charter treaty proposal edict order regulations reinforcements',
  gavel: 'judge judgment trial court verdict justice council parliament referendum',
  key: 'key keys lock access',
  ring: 'ring amulet talisman necklace pendant',
  gem: 'gem jewel crystal diamond ruby emerald jade stone prism nugget',
  coins:
    'coin coins gold money bank wealth investment villein fee tax banker dollar market toll greed treasure account',
  chalice: 'chalice cup grail feast vineyard wine toast',
  potion: 'potion elixir serum venom antidote vial remedy medicine bottle',
  crown: 'crown king queen prince praxis monarch royal royalty dominion',
  throne: 'throne seat justicar consul cardinal regent',
  house: 'house haven home mansion inn tavern shelter manor dwelling estate',
  tower: 'tower spire lighthouse minaret skyscraper',
  castle: 'castle fortress keep citadel stronghold bastion palace fort',
  temple: 'temple church chapel cathedral sanctuary museum monastery shrine opera',
  door: 'door gate gates portal passage backways entrance exit escape rope-door trap-door warp',
  grave: 'grave graveyard cemetery tomb burial crypt catacombs haunted',
  coffin: 'coffin rest torpor sleep slumber',
  candle: 'candle ritual vigil prayer seance sacrament rite',
  clock: 'clock time hour minute delay haste wait moment future past later',
  scales: 'scales balance equal fair exchange trade bargain',
  chain: 'chain chains bind bound bonding bond shackles prison cell snare restrain',
  net: 'web net trap spider weave',
  sigil: 'sigil rune seal circle magic spell sorcery thaumaturgy curse hex enchant arcane conjure summon call rebirth',
  orb: 'orb sphere globe ball-of hole eclipse void aura soul souls spirit-orb essence moon',
  whirl: 'whirl spin madness insanity chaos confusion dementation vortex twist change shift polymerization fusion',
  storm: 'storm typhoon wind winds hurricane tornado tempest cyclone gale',
  arrows: 'arrow arrows volley rain spears',
  hands: 'hand hands touch grasp grip hold command obedience conditioning mesmerize govern threats',
  car: 'car taxi limousine bike cab truck road engine drive motorcycle',
  ship: 'ship boat sea harbor port sail pirate voyage',
  machine: 'machine gear mechanic device engine computer factory clockwork drone robot construct',
  flower: 'flower blossom petal lotus lily garden bloom',
  rose: 'rose thorn roses toreador',
  tree: 'tree forest wood grove oak roots branch woods',
  mountain: 'mountain peak cliff rock hill',
  sun: 'sun dawn day light daybreak solar shine flash solstice',
  ball: 'ball',
  rope: 'rope cord whip lash string',
  people: 'crowd mob gang army clan family people rally uprising revolt riot party herd alliance union reinforcement',
  figure:
    'shadow cloak shroud hidden stealth lurk phantom stranger sneak vanish disappear unseen elder kindred forgotten faceless',
  steps:
    'steps step walk run speed swift flee track trail move movement celerity quickness hunt hunting hunter pursuit',
  wings: 'wings wing flight fly angel feather soar',
  horn: 'horn trumpet signal alarm bell call-of',
  mirror: 'mirror reflection reflect glass image copy clone',
  phone: 'phone media network broadcast radio news hacker internet wire-tap signal-phone',
};

const CREATURE_WORDS: Readonly<Record<Build, string>> = {
  beast:
    'wolf hound dog bear cat lynx rat rats beast lion tiger horse swarm-rats boar elk bull ghoul-dog panther leopard fox monkey ape hyena lupine werewolf mouse badger hare goat',
  bird: 'raven crow owl bird hawk eagle falcon bats phoenix vulture murder-of-crows roc griffin pegasus gull',
  serpent: 'snake serpent cobra viper wurm eel hydra worm basilisk lizard crocodile',
  fish: 'fish shark whale leviathan kraken squid octopus turtle crab frog',
  blob: 'slime ooze jelly blob amoeba',
  biped: 'goblin ogre orc troll imp demon fiend devil satyr gnome familiar gargoyle minotaur vampire-beast',
  insect: 'insect bee beetle wasp ant ants mantis scorpion moth butterfly swarm locust flies fly-swarm',
  dragon: 'dragon drake wyvern hellkite wyrm',
  plant: 'plant vine mushroom fungus cactus ivy sapling seed treefolk',
  ghost: 'ghost wraith specter spectre apparition shade wisp banshee geist haunt',
  golem: 'golem statue gargoyle-stone giant colossus titan elemental mech guardian juggernaut',
};

const SUBJECTS = new Map<string, Subject>([
  ...Object.entries(MOTIF_WORDS).flatMap(([motif, words]) =>
    words.split(' ').map((word): [string, Subject] => [word, { motif: motif as MotifName }]),
  ),
  ...Object.entries(CREATURE_WORDS).flatMap(([build, words]) =>
    words.split(' ').map((word): [string, Subject] => [word, { creature: { build: build as Build } }]),
  ),
]);

const COLOUR_WORDS: Readonly<Record<string, string>> = {
  '#e9eef6': 'white silver pale snow ivory',
  '#23212b': 'black dark night shadow raven crow crows panther',
  '#a8202c': 'red crimson scarlet ruby blood rage',
  '#2d62b0': 'blue azure sapphire sea water',
  '#2f8446': 'green emerald jade moss leaf',
  '#d8a52c': 'gold golden yellow sun',
  '#8a5a2e': 'bronze brown copper earth mud',
  '#6f7680': 'iron steel stone grey gray rock rat rats',
};

const COLOURS = new Map(
  Object.entries(COLOUR_WORDS).flatMap(([colour, words]) => words.split(' ').map((word) => [word, colour] as const)),
);

/** By the first word that has a colour: a White Dragon is white. */
export function colourNamed(name: string): string | undefined {
  return name
    .split(/[^a-z0-9]+/)
    .map((word) => COLOURS.get(word))
    .find((colour) => colour !== undefined);
}

/** Crows, Guard Dogs, a Murder of Crows, a Swarm. */
export function areSeveral(name: string): boolean {
  return /(?:^|[^a-z])(?:crows|ravens|dogs|rats|bats|wolves|hounds|cats|birds|swarm|pack|flock|herd|murder|horde)(?:$|[^a-z])/.test(
    name,
  );
}

/** By the last word that has a subject: a Spirit Wolf is a wolf. */
export function subjectNamed(name: string): Subject | undefined {
  const words = name.split(/[^a-z0-9]+/).reverse();
  for (const word of words) {
    const subject = SUBJECTS.get(word) ?? (word.endsWith('s') ? SUBJECTS.get(word.slice(0, -1)) : undefined);
    if (subject) return subject;
  }
  return undefined;
}
