/** Builds the position that a scenario describes. */
import type { StagingNote } from '@praxis/contract';
import { bit, type CardId, EVERYBODY, Mistake, type Seat, type Setup } from '@praxis/engine';
import {
  type At,
  checkKeys,
  choiceOf,
  type Entries,
  flagOf,
  isMap,
  listOf,
  mapOf,
  mistake,
  numberOf,
  pileOf,
  seatNamed,
  textOf,
} from '@praxis/kit/form.ts';
import { StagedDefinitions } from '@praxis/kit/staged-definitions.ts';
import { COUNTERS, type Counter } from '../cards/language/terms.ts';
import type { CardDef } from '../cards/language.ts';
import { vtes } from '../game.ts';
import { contestFromTheStart } from '../rules/changes/contests.ts';
import { showOpenHands } from '../rules/changes/showing.ts';
import { isAlly, isImbued, isType, isVampire, startingLife } from '../rules/facts/cards.ts';
import { capacityOf } from '../rules/facts/values.ts';
import { emptyState } from '../rules/setup/setup.ts';
import { EDITIONS, type Edition } from '../rules/state/editions.ts';
import {
  type Card,
  type G,
  newPlay,
  newPlayer,
  type Place,
  type Player,
  type State,
  type Zone,
} from '../rules/state/state.ts';
import { BLANK, BLANK_VAMPIRE, checkPrinted, inventCard, isInvented, KINDS, type Kind } from './invent.ts';
import { definitionsNamed } from './names.ts';

/** The keys of a scenario that only this game knows. */
export const POSITION_KEYS = ['turn', 'turn number', 'phase', 'edge', 'options'] as const;

export const PHASES = ['unlock', 'master', 'minion', 'influence', 'discard'] as const;

const SEAT_KEYS = [
  'pool',
  'vp',
  'hand',
  'library',
  'crypt',
  'ash_heap',
  'ready',
  'torpor',
  'incapacitated',
  'uncontrolled',
  'in_play',
  'removed',
  'ante',
  'hand_size',
];
const CARD_KEYS = ['card', ...KINDS, 'as'];
/** Properties that only a card on the table has. */
const TABLE_KEYS = ['blood', 'life', 'counters', ...COUNTERS, 'locked', 'superior', 'with', 'by', 'owner'];

const TURN_NUMBER = 10;
const LIBRARY_BLANKS = 20;
const CRYPT_BLANKS = 4;
const MANY = Number.MAX_SAFE_INTEGER;
const SEATS_MIN = 2;
const SEATS_MAX = 6;

export interface Staged {
  readonly setup: Setup;
  readonly state: State;
  readonly names: Map<string, CardId>;
  readonly notes: readonly StagingNote[];
}

export function stage(position: Readonly<Record<string, unknown>>): Staged {
  return new Stage(position).build();
}

/** A card that lies on the table, and the settings to apply once everything is there. */
interface Laid {
  readonly id: CardId;
  readonly spec: Entries;
  readonly at: At;
}

function editionOf({ edition }: Readonly<Record<string, unknown>>): Edition {
  const found = EDITIONS[String(edition)];
  if (found) return found;
  throw new Mistake(`VTES has no edition ${JSON.stringify(edition)}; it has ${Object.keys(EDITIONS).join(', ')}.`);
}

function seatsOf({ seats }: Readonly<Record<string, unknown>>): readonly string[] {
  if (!isMap(seats)) return mistake('Expected a map of seats by their names.', ['seats']);
  const names = Object.keys(seats);
  if (names.length < SEATS_MIN || names.length > SEATS_MAX)
    mistake(`Expected ${SEATS_MIN} to ${SEATS_MAX} seats, not ${names.length}.`, ['seats']);
  return names;
}

class Stage {
  readonly #position: Readonly<Record<string, unknown>>;
  readonly #edition: Edition;
  readonly #seats: readonly string[];
  /** The definitions of the game, before those that the scenario invents. */
  readonly #known: readonly CardDef[];
  readonly #defs: StagedDefinitions<CardDef>;
  readonly #cards: Card[] = [];
  readonly #players: Player[];
  readonly #names = new Map<string, CardId>();
  readonly #laid: Laid[] = [];
  readonly #notes: StagingNote[] = [];

  constructor(position: Readonly<Record<string, unknown>>) {
    this.#position = position;
    this.#edition = editionOf(position);
    this.#seats = seatsOf(position);
    this.#players = this.#seats.map(newPlayer);
    this.#known = vtes.pool.all(this.#edition.id);
    this.#defs = new StagedDefinitions(this.#known, [BLANK, BLANK_VAMPIRE], this.#seats);
  }

  build(): Staged {
    const options = this.#options();
    for (const [seat, name] of this.#seats.entries())
      this.#seat(seat, (this.#position.seats as Entries)[name], ['seats', name]);
    const setup = vtes.pool.settlePosition(this.#setup(options), this.#cards, (def) => this.#def(def).id);
    const phase = this.#position.phase === undefined ? 'minion' : choiceOf(this.#position.phase, ['phase'], PHASES);
    const state: State = {
      ...emptyState(setup),
      at: phase,
      phase,
      cards: this.#cards,
      handles: this.#cards.length,
      players: this.#players,
      turn: this.#position.turn === undefined ? 0 : seatNamed(this.#seats, this.#position.turn, ['turn']),
      turnNumber:
        this.#position['turn number'] === undefined
          ? TURN_NUMBER
          : numberOf(this.#position['turn number'], ['turn number'], 1, MANY),
      edge: this.#edge(),
    };
    const g = vtes.context(state, setup, () => {});
    for (const each of this.#laid) this.#fill(g, each);
    contestFromTheStart(g);
    showOpenHands(g);
    return { setup, state, names: this.#names, notes: this.#notes };
  }

  #setup(options: Setup['options']): Setup {
    return {
      edition: this.#edition.id,
      seats: this.#seats.map((name) => ({ name })),
      seed: 'scenario',
      ...(options ? { options } : {}),
      cards: this.#defs.invented,
    };
  }

  #options(): Setup['options'] {
    const { options } = this.#position;
    if (options === undefined) return undefined;
    if (!isMap(options)) return mistake('Expected a map of options.', ['options']);
    for (const [name, value] of Object.entries(options))
      if (!['string', 'number', 'boolean'].includes(typeof value))
        mistake('Expected a text, a number, true or false.', ['options', name]);
    return options as NonNullable<Setup['options']>;
  }

  #edge(): Seat | undefined {
    const { edge } = this.#position;
    return edge === undefined || edge === 'none' ? undefined : seatNamed(this.#seats, edge, ['edge'], 'none');
  }

  #seat(seat: Seat, value: unknown, at: At): void {
    const spec = mapOf(value ?? {}, at, SEAT_KEYS);
    const player = this.#players[seat] as Player;
    if (spec.pool !== undefined) player.pool = numberOf(spec.pool, [...at, 'pool'], 1, MANY);
    if (spec.vp !== undefined) player.vp = numberOf(spec.vp, [...at, 'vp'], 0, MANY);
    if (spec.hand_size !== undefined) player.handSize = numberOf(spec.hand_size, [...at, 'hand_size'], 0, MANY);
    for (const zone of ['ready', 'torpor', 'incapacitated', 'in_play', 'uncontrolled'] as const)
      this.#each(spec, zone, at, (card, where) => this.#lay(card, where, zone, seat));
    for (const zone of ['hand', 'ash_heap', 'removed'] as const)
      this.#each(spec, zone, at, (card, where) => this.#put(this.#definition(card, where, zone), zone, seat));
    // Cards set aside as ante are outside the game until a player wins them (V-SET-013).
    this.#each(spec, 'ante', at, (card, where) => {
      this.#put(this.#definition(card, where, 'ante'), 'removed', seat);
      player.ante.push(player.zones.removed.at(-1) as CardId);
    });
    this.#deck(spec, at, seat, 'library', LIBRARY_BLANKS, this.#defs.blank());
    this.#deck(spec, at, seat, 'crypt', CRYPT_BLANKS, this.#defs.blank(1));
  }

  #each(spec: Entries, zone: string, at: At, put: (card: unknown, at: At) => void): void {
    if (spec[zone] === undefined) return;
    for (const [index, card] of listOf(spec[zone], [...at, zone]).entries()) put(card, [...at, zone, index]);
  }

  /** The state keeps the top card last. */
  #deck(spec: Entries, at: At, seat: Seat, zone: 'library' | 'crypt', usual: number, blank: number): void {
    const pile = pileOf(spec[zone] ?? usual, [...at, zone], usual);
    const defs = pile.cards.map((card, index) => this.#definition(card, [...pile.at, index], zone));
    for (let i = 0; i < pile.blanks; i++) this.#put(blank, zone, seat);
    for (const def of defs.reverse()) this.#put(def, zone, seat);
  }

  #add(def: number, owner: Seat, place: Place, at: Seat, seen: number): CardId {
    const id = this.#cards.length as CardId;
    this.#cards.push({ def, owner, handle: id + 1, seen, place, at, play: undefined });
    const { as } = this.#def(def);
    if (as !== undefined) this.#names.set(as, id);
    return id;
  }

  #put(def: number, zone: Zone, seat: Seat): void {
    const seen = zone === 'hand' ? bit(seat) : zone === 'library' || zone === 'crypt' ? 0 : EVERYBODY;
    (this.#players[seat] as Player).zones[zone].push(this.#add(def, seat, zone, seat, seen));
  }

  #lay(
    value: unknown,
    at: At,
    zone: 'ready' | 'torpor' | 'incapacitated' | 'in_play' | 'uncontrolled',
    seat: Seat,
  ): void {
    const def = this.#definition(value, at, zone);
    const spec = isMap(value) ? value : {};
    if (spec.by !== undefined) mistake('Only a card on another one is controlled `by` somebody else.', [...at, 'by']);
    const owner = spec.owner === undefined ? seat : seatNamed(this.#seats, spec.owner, [...at, 'owner']);
    const id = this.#add(def, owner, zone, seat, zone === 'uncontrolled' ? bit(seat) : EVERYBODY);
    (this.#cards[id] as Card).play = { ...newPlay(), faceDown: zone === 'uncontrolled' };
    (this.#players[seat] as Player).zones[zone].push(id);
    this.#laid.push({ id, spec, at });
    this.#attachAll(spec, at, id, seat);
  }

  #attachAll(spec: Entries, at: At, host: CardId, seat: Seat): void {
    this.#each(spec, 'with', at, (value, where) => {
      const def = this.#definition(value, where, 'with');
      const card = isMap(value) ? value : {};
      const by = card.by === undefined ? seat : seatNamed(this.#seats, card.by, [...where, 'by']);
      const owner = card.owner === undefined ? by : seatNamed(this.#seats, card.owner, [...where, 'owner']);
      const id = this.#add(def, owner, 'attached', by, EVERYBODY);
      (this.#cards[id] as Card).play = { ...newPlay(), on: host };
      (this.#cards[host] as Card).play?.with.push(id);
      this.#laid.push({ id, spec: card, at: where });
      this.#attachAll(card, where, id, seat);
    });
  }

  /** Counters and the like, once everything that could change them is on the table. */
  #fill(g: G, { id, spec, at }: Laid): void {
    const play = (this.#cards[id] as Card).play as NonNullable<Card['play']>;
    if (spec.locked !== undefined) play.locked = flagOf(spec.locked, [...at, 'locked']);
    if (spec.superior !== undefined) play.superior = flagOf(spec.superior, [...at, 'superior']);
    for (const kind of COUNTERS) this.#name(play, spec, kind, at);
    const isOne = isVampire(g, id);
    const lives = isAlly(g, id) || isType(g, id, 'retainer');
    const kind = isOne ? 'blood' : lives ? 'life' : 'counters';
    for (const key of ['blood', 'life', 'counters'] as const)
      if (spec[key] !== undefined && key !== kind && key !== 'counters')
        mistake(`This card has no ${key}; expected ${kind}.`, [...at, key]);
    const given = spec[kind] ?? spec.counters;
    const where = [...at, spec[kind] === undefined ? 'counters' : kind];
    const uncontrolled = this.#cards[id]?.place === 'uncontrolled';
    const most = isOne && !uncontrolled ? capacityOf(g, id) : MANY;
    if (given !== undefined) play.counters = numberOf(given, where, lives && !isImbued(g, id) ? 1 : 0, most);
    else if (!uncontrolled && this.#cards[id]?.place !== 'incapacitated')
      play.counters = isOne ? most : lives ? startingLife(g, id) : 0;
  }

  /** `corruption: { Sara: 2 }`: counters with a name, by the player who has put them there. */
  #name(play: NonNullable<Card['play']>, spec: Entries, kind: Counter, at: At): void {
    if (spec[kind] === undefined) return;
    for (const [seat, count] of Object.entries(mapOf(spec[kind], [...at, kind], this.#seats)))
      play.named = [
        ...(play.named ?? []),
        { kind, of: seatNamed(this.#seats, seat, [...at, kind]), count: numberOf(count, [...at, kind, seat], 1, MANY) },
      ];
  }

  #def(number: number): CardDef {
    return this.#defs.at(number);
  }

  /** The index of the definition that a name or a map means, in a place where such a card can be. */
  #definition(value: unknown, at: At, place: string): number {
    const index = typeof value === 'string' ? this.#real(value, at) : this.#described(value, at, place);
    const wrong = wrongPlace(this.#def(index), place);
    if (wrong) mistake(`${this.#def(index).name} cannot be here: expected ${wrong}.`, at);
    return index;
  }

  #real(name: string, at: At): number {
    return this.#defs.only(definitionsNamed(this.#known, name), name, at);
  }

  #described(value: unknown, at: At, place: string): number {
    if (!isMap(value))
      return mistake('Expected the name of a card, or a map with one of card, vampire, ally, retainer, equipment.', at);
    const keys = ['card', ...KINDS].filter((key) => value[key] !== undefined);
    const [key] = keys;
    if (key === undefined || keys.length > 1)
      return mistake(`Expected exactly one of the keys card, ${KINDS.join(', ')}.`, at);
    const name = textOf(value[key], [...at, key]);
    const onTable = ['ready', 'torpor', 'incapacitated', 'in_play', 'uncontrolled', 'with'].includes(place);
    const common = [...CARD_KEYS, ...(onTable ? TABLE_KEYS : ['life'])];
    if (key !== 'card') checkPrinted(key as Kind, value, at, common);
    else if (!onTable) checkKeys(value, at, CARD_KEYS);
    else checkKeys(value, at, common);
    const as = value.as === undefined ? undefined : this.#defs.newName(textOf(value.as, [...at, 'as']), [...at, 'as']);
    const index = key === 'card' ? this.#real(name, [...at, key]) : undefined;
    if (index !== undefined && as === undefined) return index;
    if (index === undefined) this.#noteNamesake(key as Kind, name, value, [...at, key]);
    const def = index === undefined ? inventCard(key as Kind, name, value, at, this.#edition) : this.#def(index);
    return this.#defs.invent(def, as);
  }

  /** A card with a printed card's name, and nothing said about it, may have been meant as that card. */
  #noteNamesake(kind: Kind, name: string, spec: Entries, at: At): void {
    if (isInvented(kind, spec)) return;
    const namesakes = definitionsNamed(this.#known, name).map((index) => this.#def(index));
    if (namesakes.some((def) => (kind === 'vampire' ? def.kind === kind : def.types?.includes(kind))))
      this.#notes.push({
        message: `${name} is invented here, with the standard values of its kind. The printed card is { card: ${name} }.`,
        at,
      });
  }
}

/** The kind of card expected in a place instead of this one; undefined if it can be there. */
function wrongPlace(def: CardDef, place: string): string | undefined {
  const crypt = def.kind !== 'library';
  const ally = def.types?.includes('ally') === true || def.becomes === 'ally';
  switch (place) {
    case 'hand':
    case 'library':
      return crypt ? 'a library card' : undefined;
    case 'crypt':
    case 'uncontrolled':
      return crypt ? undefined : 'a crypt card';
    case 'ready':
      return crypt || ally ? undefined : 'a vampire or an ally; other cards are in_play, or `with` a minion';
    case 'incapacitated':
      return def.kind === 'imbued' ? undefined : 'an Imbued';
    case 'torpor':
      return def.kind === 'vampire' ? undefined : 'a vampire';
    case 'in_play':
      return crypt || ally ? 'a card that is no minion' : undefined;
    case 'with':
      return crypt || ally ? 'a card that is on another one' : undefined;
    default:
      return undefined;
  }
}
