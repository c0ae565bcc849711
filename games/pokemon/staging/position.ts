/** Builds the position that a scenario describes. */
import { bit, type CardId, EVERYBODY, Mistake, type Seat, type Setup } from '@praxis/engine';
import {
  type At,
  checkKeys,
  choiceOf,
  type Entries,
  isMap,
  listOf,
  mapOf,
  mistake,
  numberOf,
  pileOf,
  seatNamed,
  textOf,
} from '@praxis/kit/form.ts';
import { admitted, StagedDefinitions } from '@praxis/kit/staged-definitions.ts';
import { CARDS } from '../cards/index.ts';
import { requireValid } from '../cards/language/validate.ts';
import { type CardDef, CONDITIONS, type Condition, isEnergyDef } from '../cards/language.ts';
import { EDITION, pokemon } from '../game.ts';
import { emptyState } from '../rules/setup/setup.ts';
import { actsAsPokemon, isEvolutionCard } from '../rules/state/names.ts';
import {
  type Card,
  newPlayer,
  newPokemon,
  type Place,
  type Player,
  type Pokemon,
  PRIZES,
  type State,
  type Zone,
} from '../rules/state/state.ts';
import { BLANK, inventPokemon, PRINTED_KEYS } from './invent.ts';
import { definitionsNamed } from './names.ts';

/** The keys of a scenario that are specific to this game. */
export const POSITION_KEYS = ['turn', 'turn number', 'first', 'phase', 'stadium', 'cards', 'options'] as const;

/** `opening`: the opening hands have been drawn, and the players look at them. */
const PHASES = ['setup', 'opening', 'draw', 'main', 'checkup'] as const;
/** The part of the rules for each phase. */
const PARTS: Readonly<Record<(typeof PHASES)[number], string>> = {
  setup: 'coin flip',
  opening: 'hands',
  draw: 'draw',
  main: 'main',
  checkup: 'checkup',
};

const SEAT_KEYS = [
  'active',
  'bench',
  'hand',
  'deck',
  'prizes',
  'discard',
  'lost',
  'gx used',
  'vstar used',
  'turns',
  'unions',
];
const CARD_KEYS = ['card', 'pokemon', 'as'];
const TABLE_KEYS = ['damage', 'energy', 'tools', 'under', 'conditions', 'poison', 'new', 'owner'];

/** The ids of the rulebook's own series begin with it. */
const SERIES = 'sv';
const TURN_NUMBER = 10;
const DECK_BLANKS = 20;
const MOST = Number.MAX_SAFE_INTEGER;

export interface Staged {
  readonly setup: Setup;
  readonly state: State;
  readonly names: Map<string, CardId>;
}

export function stage(position: Readonly<Record<string, unknown>>): Staged {
  return new Stage(position).build();
}

class Stage {
  readonly #position: Readonly<Record<string, unknown>>;
  readonly #seats: readonly string[];
  readonly #defs: StagedDefinitions<CardDef>;
  readonly #cards: Card[] = [];
  readonly #names = new Map<string, CardId>();
  readonly #state: State;

  constructor(position: Readonly<Record<string, unknown>>) {
    this.#position = position;
    if (position.edition !== undefined && String(position.edition) !== EDITION)
      throw new Mistake(`Pokémon has no edition ${JSON.stringify(position.edition)}; it has ${EDITION}.`);
    const { seats } = position;
    if (!isMap(seats) || Object.keys(seats).length !== 2)
      mistake('Expected a map of two seats by their names.', ['seats']);
    this.#seats = Object.keys(seats as Entries);
    this.#defs = new StagedDefinitions<CardDef>(CARDS, [BLANK], this.#seats);
    this.#state = { ...emptyState(this.#setup()), players: this.#seats.map(newPlayer), cards: this.#cards };
  }

  #setup(): Setup {
    const { options } = this.#position;
    if (options !== undefined && !isMap(options)) mistake('Expected a map of options.', ['options']);
    return {
      edition: EDITION,
      seats: this.#seats.map((name) => ({ name })),
      seed: 'scenario',
      ...(options === undefined ? {} : { options: options as NonNullable<Setup['options']> }),
      cards: this.#defs.invented,
    };
  }

  build(): Staged {
    const { turn, first, phase, stadium, cards } = this.#position;
    // Cards in the words of the card language, for rules that cannot be expressed otherwise.
    if (cards !== undefined)
      for (const [index, each] of listOf(cards, ['cards']).entries())
        this.#defs.bring(admitted(requireValid, each, ['cards', index]));
    const state = this.#state;
    state.turn = turn === undefined ? 0 : seatNamed(this.#seats, turn, ['turn']);
    state.first = first === undefined ? state.turn : seatNamed(this.#seats, first, ['first']);
    const given = this.#position['turn number'];
    state.turnNumber = given === undefined ? TURN_NUMBER : numberOf(given, ['turn number'], 0, MOST);
    const part = phase === undefined ? 'main' : choiceOf(phase, ['phase'], PHASES);
    state.at = PARTS[part];
    for (const [seat, name] of this.#seats.entries())
      this.#seat(
        seat,
        (this.#position.seats as Entries)[name],
        ['seats', name],
        part === 'setup' || part === 'opening',
      );
    if (stadium !== undefined) this.#stadium(stadium);
    state.handles = this.#cards.length;
    const setup = pokemon.pool.settlePosition(this.#setup(), this.#cards, (def) => this.#def(def).id);
    return { setup, state, names: this.#names };
  }

  #stadium(value: unknown): void {
    const owner =
      isMap(value) && value.owner !== undefined
        ? seatNamed(this.#seats, value.owner, ['stadium', 'owner'])
        : this.#state.turn;
    const def = this.#definition(isMap(value) ? value.card : value, ['stadium'], false);
    if (this.#def(def).kind !== 'Stadium') mistake('Expected a Stadium.', ['stadium']);
    this.#state.stadium = this.#add(def, owner, 'stadium', EVERYBODY);
  }

  #seat(seat: Seat, value: unknown, at: At, isSetup: boolean): void {
    const spec = mapOf(value ?? {}, at, SEAT_KEYS);
    const player = this.#state.players[seat] as Player;
    player.turns = spec.turns === undefined ? this.#turnsOf(seat) : numberOf(spec.turns, [...at, 'turns'], 0, MOST);
    player.gxUsed = spec['gx used'] === true;
    player.vstarUsed = spec['vstar used'] === true;
    if (spec.unions !== undefined) player.unions = listOf(spec.unions, [...at, 'unions']).map(String);
    if (!isSetup) {
      if (spec.active === undefined) mistake('Every player has an Active Pokémon.', [...at, 'active']);
      player.active = this.#pokemon(spec.active, [...at, 'active'], seat);
      player.placed = true;
      for (const [index, each] of this.#list(spec.bench, [...at, 'bench']).entries())
        player.bench.push(this.#pokemon(each, [...at, 'bench', index], seat));
    }
    for (const zone of ['hand', 'discard', 'lost'] as const)
      for (const [index, each] of this.#list(spec[zone], [...at, zone]).entries())
        this.#put(this.#definition(each, [...at, zone, index], false), zone, seat);
    this.#pile(spec.prizes, [...at, 'prizes'], 'prizes', seat, isSetup ? 0 : PRIZES, false);
    this.#pile(spec.deck, [...at, 'deck'], 'deck', seat, isSetup ? 60 : DECK_BLANKS, !isSetup);
  }

  /** The number of turns that the player has begun, by the number of all turns. */
  #turnsOf(seat: Seat): number {
    const { turnNumber, first } = this.#state;
    return Math.floor((turnNumber + (seat === first ? 1 : 0)) / 2);
  }

  #list(value: unknown, at: At): readonly unknown[] {
    return value === undefined ? [] : listOf(value, at);
  }

  /** The cards of a deck are followed by blanks, Prize cards are not. */
  #pile(value: unknown, at: At, zone: 'deck' | 'prizes', seat: Seat, usual: number, followed: boolean): void {
    const pile = pileOf(value ?? usual, at, followed ? usual : 0);
    const defs = pile.cards.map((each, index) => this.#definition(each, [...pile.at, index], false));
    for (let count = 0; count < pile.blanks; count++) this.#put(this.#defs.blank(), zone, seat);
    if (zone === 'deck') defs.reverse();
    for (const def of defs) this.#put(def, zone, seat);
  }

  #add(def: number, owner: Seat, place: Place, seen: number): CardId {
    const id = this.#cards.length as CardId;
    this.#cards.push({ def, owner, handle: id + 1, seen, place });
    const { as } = this.#def(def);
    if (as !== undefined) this.#names.set(as, id);
    return id;
  }

  #put(def: number, zone: Zone, seat: Seat): void {
    const seen = zone === 'hand' ? bit(seat) : zone === 'deck' || zone === 'prizes' ? 0 : EVERYBODY;
    (this.#state.players[seat] as Player).zones[zone].push(this.#add(def, seat, zone, seen));
  }

  #pokemon(value: unknown, at: At, seat: Seat): Pokemon {
    const spec = isMap(value) ? value : {};
    const def = this.#definition(value, at, true);
    if (!actsAsPokemon(this.#def(def))) mistake(`${this.#def(def).name} is no Pokémon.`, at);
    const cards = [
      ...this.#list(spec.under, [...at, 'under']).map((each, index) =>
        this.#definition(each, [...at, 'under', index], false),
      ),
      def,
    ];
    const under =
      cards.length > 1 || !isEvolutionCard(this.#def(def)) ? cards : [...this.#earlier(this.#def(def)), def];
    const pokemon = newPokemon(
      this.#state,
      seat,
      under.map((each) => this.#add(each, seat, 'play', EVERYBODY)),
      spec.new === true ? this.#state.turnNumber : 0,
    );
    pokemon.energy = this.#attached(spec.energy, [...at, 'energy'], seat, 'energy');
    pokemon.tools = this.#attached(spec.tools, [...at, 'tools'], seat, 'tools');
    if (spec.damage !== undefined) pokemon.damage = numberOf(spec.damage, [...at, 'damage'], 0, MOST);
    pokemon.conditions = this.#conditions(spec.conditions, [...at, 'conditions']);
    if (pokemon.conditions.includes('Poisoned'))
      pokemon.poison = spec.poison === undefined ? 1 : numberOf(spec.poison, [...at, 'poison'], 1, 99);
    return pokemon;
  }

  #conditions(value: unknown, at: At): Condition[] {
    return this.#list(value, at).map((each, index) => choiceOf(each, [...at, index], CONDITIONS));
  }

  /** A Stage 1 or 2 has its earlier stages under it if the game has them. */
  #earlier(def: CardDef): number[] {
    if (def.kind !== 'Pokémon' || def.evolvesFrom === undefined) return [];
    const [found] = definitionsNamed(CARDS, def.evolvesFrom);
    return found === undefined ? [] : [...this.#earlier(this.#def(found)), found];
  }

  #attached(value: unknown, at: At, seat: Seat, kind: 'energy' | 'tools'): CardId[] {
    return this.#list(value, at).map((each, index) => {
      const owner =
        isMap(each) && each.owner !== undefined ? seatNamed(this.#seats, each.owner, [...at, index, 'owner']) : seat;
      const def = this.#definition(each, [...at, index], true);
      const fits = kind === 'energy' ? isEnergyDef(this.#def(def)) : this.#def(def).kind === 'Tool';
      if (!fits)
        mistake(
          `${this.#def(def).name} cannot be here: expected ${kind === 'energy' ? 'an Energy card' : 'a Pokémon Tool'}.`,
          [...at, index],
        );
      return this.#add(def, owner, 'play', EVERYBODY);
    });
  }

  #def(number: number): CardDef {
    return this.#defs.at(number);
  }

  /** The index of the definition for a name or a map. */
  #definition(value: unknown, at: At, onTable: boolean): number {
    if (typeof value === 'string') return this.#real(value, at);
    if (!isMap(value)) return mistake('Expected the name of a card, or a map with card or pokemon.', at);
    const key = value.pokemon === undefined ? 'card' : 'pokemon';
    if (value[key] === undefined) return mistake('Expected one of the keys card, pokemon.', at);
    checkKeys(value, at, [...CARD_KEYS, ...(onTable ? TABLE_KEYS : []), ...(key === 'pokemon' ? PRINTED_KEYS : [])]);
    const name = textOf(value[key], [...at, key]);
    const as = value.as === undefined ? undefined : this.#defs.newName(textOf(value.as, [...at, 'as']), [...at, 'as']);
    if (key === 'card' && as === undefined) return this.#real(name, [...at, key]);
    const def =
      key === 'card'
        ? this.#def(this.#real(name, [...at, key]))
        : admitted(requireValid, inventPokemon(name, value, at), at);
    return this.#defs.invent(def, as);
  }

  #real(name: string, at: At): number {
    return this.#defs.inventedAs(name) ?? this.#defs.only(meant(definitionsNamed(CARDS, name)), name, at);
  }
}

/** Old cards show the old kinds; a name that they share with one card of the rulebook's own series means that one. */
function meant(found: readonly number[]): readonly number[] {
  const own = found.filter((each) => CARDS[each]?.id.startsWith(SERIES));
  return own.length === 1 ? own : found;
}
