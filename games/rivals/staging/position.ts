/** Builds the position that a scenario describes. */
import { bit, type CardId, EVERYBODY, type Seat, type Setup } from '@praxis/engine';
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
  settingsAt,
  textOf,
} from '@praxis/kit/form.ts';
import { plainName } from '@praxis/kit/spelling.ts';
import { admitted } from '@praxis/kit/staged-definitions.ts';
import { requireValid } from '../cards/language/validate.ts';
import type { CardDef } from '../cards/language.ts';
import { EDITIONS, rivals } from '../game.ts';
import { separate } from '../rules/cards/city-cards.ts';
import { bpOf } from '../rules/facts/values.ts';
import { emptyState, SEATS_MAX, SEATS_MIN } from '../rules/setup/setup.ts';
import { settingsOf } from '../rules/state/settings.ts';
import {
  type Card,
  type G,
  type InPlay,
  newPlay,
  type Pile,
  type Place,
  type Player,
  type State,
  type Where,
} from '../rules/state/state.ts';
import { PHASES } from '../rules/state/steps.ts';
import { Definitions } from './definitions.ts';
import { LEADER } from './invent.ts';
import {
  ATTACHMENT_KEYS,
  CHARACTER_KEYS,
  CONSPIRACY_KEYS,
  MORTAL_KEYS,
  ONGOING_KEYS,
  SEAT_KEYS,
} from './position-keys.ts';

const FACES = ['up', 'down'] as const;

const TURN_NUMBER = 10;
const PRESTIGE = 10;
const ACTIONS = 2;
const LIBRARY_BLANKS = 20;
const FACTION_BLANKS = 3;
const CITY_BLANKS = 10;
const MANY = 999;

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
  readonly #edition: string;
  readonly #seats: readonly string[];
  readonly #known: readonly CardDef[];
  readonly #defs: Definitions;
  readonly #names = new Map<string, CardId>();
  readonly #state: State;
  /** Vampires whose Blood depends on their attachments, set once everything is on the table. */
  readonly #full: CardId[] = [];

  constructor(position: Readonly<Record<string, unknown>>) {
    this.#position = position;
    this.#edition = choiceOf(String(position.edition), ['edition'], EDITIONS);
    const { seats } = position;
    if (!isMap(seats)) mistake('Expected a map of seats by their names.', ['seats']);
    this.#seats = Object.keys(seats as Entries);
    if (this.#seats.length < SEATS_MIN || this.#seats.length > SEATS_MAX)
      mistake(`Expected ${SEATS_MIN} to ${SEATS_MAX} seats, not ${this.#seats.length}.`, ['seats']);
    this.#known = rivals.pool.all(this.#edition);
    this.#defs = new Definitions(this.#known, this.#seats);
    this.#state = emptyState({
      edition: this.#edition,
      seats: this.#seats.map((name) => ({ name })),
      seed: 'scenario',
    });
  }

  build(): Staged {
    const state = this.#state;
    const { cards } = this.#position;
    if (cards !== undefined)
      for (const [index, card] of listOf(cards, ['cards']).entries())
        this.#defs.bring(admitted(requireValid, card, ['cards', index]));
    this.#prince();
    for (const [seat, name] of this.#seats.entries())
      this.#seat(seat, (this.#position.seats as Entries)[name], ['seats', name]);
    this.#city();
    const { turn, options, phase, first } = this.#position;
    const given: Setup = {
      edition: this.#edition,
      seats: this.#seats.map((name) => ({ name })),
      seed: 'scenario',
      ...(options === undefined ? {} : { options: settingsAt(options, settingsOf) }),
      cards: this.#defs.invented,
    };
    const setup = rivals.pool.settlePosition(given, state.cards, (def) => this.#def(def).id);
    state.turn = turn === undefined ? 0 : seatNamed(this.#seats, turn, ['turn']);
    state.first = first === undefined ? 0 : seatNamed(this.#seats, first, ['first']);
    this.#turns();
    if (this.#isSetup()) this.#beforeSetup();
    else {
      state.phase = phase === undefined ? 'action' : choiceOf(phase, ['phase'], PHASES);
      state.at = state.phase;
    }
    // The Beginning Phase counts the turn that it begins.
    if (state.at === 'beginning') {
      state.turnNumber--;
      const player = state.players[state.turn] as Player;
      player.turns = Math.max(0, player.turns - 1);
    }
    const g: G = rivals.context(state, setup, () => {});
    for (const id of this.#full) (g.state.cards[id] as Card & { play: InPlay }).play.blood = bpOf(g, id);
    separate(g);
    return { setup, state, names: this.#names };
  }

  /** `phase: setup`: the vampires lie in the Faction decks, and nobody has had a turn. */
  #isSetup(): boolean {
    return this.#position.phase === 'setup';
  }

  #beforeSetup(): void {
    const state = this.#state;
    state.at = 'setup';
    state.phase = 'beginning';
    state.turnNumber = 0;
    for (const [seat, player] of state.players.entries()) {
      player.turns = 0;
      for (const id of player.piles.faction) (state.cards[id] as Card).seen = bit(seat);
    }
  }

  /** R-SET-008 The number of the turn determines which players have had their first one. */
  #turns(): void {
    const state = this.#state;
    const number = this.#position['turn number'];
    state.turnNumber = number === undefined ? TURN_NUMBER : numberOf(number, ['turn number'], 1, MANY);
    const { length } = this.#seats;
    const first = (state.turn - ((state.turnNumber - 1) % length) + length) % length;
    const begins = this.#position.first === undefined ? first : state.first;
    state.first = begins;
    for (const [seat, player] of state.players.entries()) {
      const place = (seat - begins + length) % length;
      player.turns = Math.max(0, Math.ceil((state.turnNumber - place) / length));
    }
  }

  // Seats.

  #seat(seat: Seat, value: unknown, at: At): void {
    const spec = mapOf(value ?? {}, at, SEAT_KEYS);
    const player = this.#state.players[seat] as Player;
    const number = (key: string, usual: number): number =>
      spec[key] === undefined ? usual : numberOf(spec[key], [...at, key], 0, MANY);
    player.prestige = this.#colours(spec.prestige ?? PRESTIGE, [...at, 'prestige'], seat);
    player.agenda = number('agenda', 0);
    player.actions = number('actions', ACTIONS);
    player.unhosted = number('unhosted', 0);
    if (spec.rival !== undefined) player.rival = seatNamed(this.#seats, spec.rival, [...at, 'rival']);
    this.#agendaCard(spec['agenda card'] ?? 'Turf War', [...at, 'agenda card'], seat);
    this.#havenCard(spec['haven card'] ?? 'The Dockyards', [...at, 'haven card'], seat);
    for (const where of ['haven', 'streets', 'torpor'] as const)
      this.#each(spec, where, at, (card, place) => void this.#character(card, place, seat, where));
    if (player.characters.length === 0 && !this.#isSetup())
      this.#character({ card: LEADER.id, as: `Leader of ${this.#seats[seat]}` }, at, seat, 'haven');
    if (!this.#isSetup()) this.#leader(spec.leader, [...at, 'leader'], seat);
    this.#each(spec, 'in_play', at, (card, place) => this.#ongoing(card, place, seat));
    this.#each(spec, 'conspiracies', at, (card, place) => this.#conspiracy(card, place, seat));
    for (const pile of ['hand', 'discard', 'burned'] as const)
      this.#each(spec, pile, at, (card, place) => this.#put(this.#definition(card, place, []), pile, seat));
    this.#deck(spec, at, seat, 'library', LIBRARY_BLANKS, this.#defs.blank());
    this.#deck(spec, at, seat, 'faction', FACTION_BLANKS, this.#defs.blank(1));
  }

  #each(spec: Entries, key: string, at: At, put: (card: unknown, at: At) => void): void {
    if (spec[key] === undefined) return;
    for (const [index, card] of listOf(spec[key], [...at, key]).entries()) put(card, [...at, key, index]);
  }

  /** A number is of the seat's own colour; a map has several colours. */
  #colours(value: unknown, at: At, seat: Seat): number[] {
    const tokens = new Array<number>(this.#seats.length).fill(0);
    if (typeof value === 'number') tokens[seat] = numberOf(value, at, 0, MANY);
    else
      for (const [name, count] of Object.entries(mapOf(value, at, this.#seats)))
        tokens[seatNamed(this.#seats, name, at)] = numberOf(count, [...at, name], 0, MANY);
    return tokens;
  }

  #agendaCard(value: unknown, at: At, seat: Seat): void {
    const player = this.#state.players[seat] as Player;
    const spec = isMap(value) ? value : { card: value };
    checkKeys(spec, at, ['card', 'up', 'as']);
    player.agendaUp = spec.up === undefined ? false : flagOf(spec.up, [...at, 'up']);
    const seen = player.agendaUp ? EVERYBODY : bit(seat);
    player.agendaCard = this.#add(this.#real(textOf(spec.card, at), at), seat, 'agenda card', seen);
    this.#play(player.agendaCard);
  }

  #havenCard(value: unknown, at: At, seat: Seat): void {
    const player = this.#state.players[seat] as Player;
    const spec = isMap(value) ? value : { card: value };
    checkKeys(spec, at, ['card', 'used', 'as']);
    player.haven = this.#add(this.#real(textOf(spec.card, at), at), seat, 'haven card', EVERYBODY);
    this.#used(this.#play(player.haven), spec, at);
  }

  #leader(value: unknown, at: At, seat: Seat): void {
    const player = this.#state.players[seat] as Player;
    const [first] = (['haven', 'streets', 'torpor'] as const).flatMap((where) =>
      player.characters.filter((id) => (this.#state.cards[id] as Card).play?.where === where),
    );
    if (value === undefined) player.leader = first;
    else {
      const plain = plainName(textOf(value, at));
      const named = player.characters.find((id) => {
        const { name, as } = this.#def((this.#state.cards[id] as Card).def);
        return plainName(as ?? name) === plain;
      });
      player.leader = named ?? mistake(`${String(value)} is no character of this seat.`, at);
    }
  }

  #character(value: unknown, at: At, seat: Seat, where: Where): CardId {
    const spec: Entries = isMap(value) ? value : {};
    const def = this.#definition(value, at, CHARACTER_KEYS);
    if (this.#def(def).kind !== 'vampire') mistake(`${this.#def(def).name} is no vampire.`, at);
    const id = this.#add(def, seat, 'character', EVERYBODY);
    const play = this.#play(id);
    const number = (key: string, usual: number): number =>
      spec[key] === undefined ? usual : numberOf(spec[key], [...at, key], 0, MANY);
    play.where = where;
    const party = number('party', 1);
    play.party = where === 'streets' ? party : 0;
    this.#state.parties = Math.max(this.#state.parties, party);
    play.blood = number('blood', where === 'torpor' ? 1 : 0);
    if (spec.blood === undefined && where !== 'torpor') this.#full.push(id);
    play.exhausted = spec.exhausted === undefined ? false : flagOf(spec.exhausted, [...at, 'exhausted']);
    play.agenda = number('agenda', 0);
    play.fear = number('fear', 0);
    play.noInfluence =
      spec['no influence'] === undefined ? false : flagOf(spec['no influence'], [...at, 'no influence']);
    this.#used(play, spec, at);
    (this.#state.players[seat] as Player).characters.push(id);
    this.#each(spec, 'with', at, (card, place) => this.#attach(card, place, id, seat));
    return id;
  }

  #attach(value: unknown, at: At, bearer: CardId, seat: Seat): void {
    const spec: Entries = isMap(value) ? value : {};
    const def = this.#definition(value, at, ATTACHMENT_KEYS);
    const { prince } = this.#state;
    const isPrince = prince !== undefined && def === (this.#state.cards[prince] as Card).def;
    const by = spec.by === undefined ? seat : seatNamed(this.#seats, spec.by, [...at, 'by']);
    const id = isPrince ? prince : this.#add(def, by, 'attached', EVERYBODY);
    const card = this.#state.cards[id] as Card;
    card.place = 'attached';
    card.at = seat;
    const play = this.#play(id);
    play.on = bearer;
    play.by = by;
    if (spec.face !== undefined && choiceOf(spec.face, [...at, 'face'], FACES) === 'down') card.seen = bit(by);
    play.exhausted = spec.exhausted === undefined ? false : flagOf(spec.exhausted, [...at, 'exhausted']);
    this.#used(play, spec, at);
    (this.#state.cards[bearer] as Card).play?.with.push(id);
  }

  #ongoing(value: unknown, at: At, seat: Seat): void {
    const spec: Entries = isMap(value) ? value : {};
    const id = this.#add(this.#definition(value, at, ONGOING_KEYS), seat, 'in_play', EVERYBODY);
    const play = this.#play(id);
    const tokens = spec.prestige ?? spec.blood;
    if (tokens !== undefined) play.tokens = this.#colours(tokens, at, seat);
    play.exhausted = spec.exhausted === undefined ? false : flagOf(spec.exhausted, [...at, 'exhausted']);
    this.#used(play, spec, at);
    (this.#state.players[seat] as Player).inPlay.push(id);
  }

  #conspiracy(value: unknown, at: At, seat: Seat): void {
    const spec: Entries = isMap(value) ? value : {};
    const seen = spec.seen === undefined ? [] : listOf(spec.seen, [...at, 'seen']);
    const bits = seen.reduce<number>(
      (sum, name) => sum | bit(seatNamed(this.#seats, name, [...at, 'seen'])),
      bit(seat),
    );
    const id = this.#add(this.#definition(value, at, CONSPIRACY_KEYS), seat, 'conspiracy', bits);
    this.#play(id).tokens = this.#colours(spec.prestige ?? 1, [...at, 'prestige'], seat);
    (this.#state.players[seat] as Player).conspiracies.push(id);
  }

  /** The numbers of the abilities that have been used in this turn. */
  #used(play: InPlay, spec: Entries, at: At): void {
    if (spec.used === undefined) return;
    play.used = listOf(spec.used, [...at, 'used']).map((number) => String(numberOf(number, [...at, 'used'], 1, MANY)));
  }

  #put(def: number, pile: Pile, seat: Seat): void {
    const seen = pile === 'hand' ? bit(seat) : pile === 'library' || pile === 'faction' ? 0 : EVERYBODY;
    (this.#state.players[seat] as Player).piles[pile].push(this.#add(def, seat, pile, seen));
  }

  /** The state keeps the top card last. Before the setup the Faction deck is complete. */
  #deck(spec: Entries, at: At, seat: Seat, pile: 'library' | 'faction', usual: number, blank: number): void {
    const isWhole = spec[pile] !== undefined && pile === 'faction' && this.#isSetup();
    const { cards, at: where, blanks } = pileOf(spec[pile] ?? usual, [...at, pile], isWhole ? 0 : usual);
    const defs = cards.map((card, index) => this.#definition(card, [...where, index], []));
    for (let i = 0; i < blanks; i++) this.#put(blank, pile, seat);
    for (const def of defs.reverse()) this.#put(def, pile, seat);
  }

  // The City.

  #prince(): void {
    const state = this.#state;
    const def = this.#known.findIndex(({ city }) => city?.includes('title'));
    if (def >= 0) state.prince = this.#add(def, 0, 'aside', EVERYBODY);
  }

  #city(): void {
    const state = this.#state;
    const position = this.#position as Entries;
    const blank = this.#defs.blank(2);
    // As with a Library: an empty list is an empty deck, a number that many blanks.
    const count = typeof position.city === 'number' ? numberOf(position.city, ['city'], 0, MANY) : undefined;
    const top = position.city === undefined || count !== undefined ? [] : listOf(position.city, ['city']);
    const defs = top.map((card, index) => this.#definition(card, ['city', index], []));
    const blanks = count ?? (position.city !== undefined && top.length === 0 ? 0 : CITY_BLANKS);
    for (const def of [...new Array<number>(blanks).fill(blank), ...defs.reverse()])
      state.city.deck.push(this.#add(def, 0, 'city deck', 0));
    this.#each(position, 'city discard', [], (card, at) => {
      state.city.discard.push(this.#add(this.#definition(card, at, []), 0, 'city discard', EVERYBODY));
    });
    this.#each(position, 'city burned', [], (card, at) => {
      state.city.burned.push(this.#add(this.#definition(card, at, []), 0, 'city burned', EVERYBODY));
    });
    this.#each(position, 'streets', [], (card, at) => {
      const id = this.#add(this.#definition(card, at, MORTAL_KEYS), 0, 'mortal', EVERYBODY);
      const play = this.#play(id);
      if (isMap(card) && card.tokens !== undefined) play.tokens = this.#colours(card.tokens, [...at, 'tokens'], 0);
      state.mortals.push(id);
    });
    this.#each(position, 'events', [], (card, at) => {
      const id = this.#add(this.#definition(card, at, ['by']), 0, 'event', EVERYBODY);
      const by = isMap(card) && card.by !== undefined ? seatNamed(this.#seats, card.by, [...at, 'by']) : 0;
      (state.cards[id] as Card).at = by;
      this.#play(id);
      state.events.push(id);
    });
  }

  // Cards.

  #play(id: CardId): InPlay {
    const card = this.#state.cards[id] as Card;
    card.play = newPlay(this.#seats.length);
    return card.play;
  }

  #add(def: number, owner: Seat, place: Place, seen: number): CardId {
    const { cards } = this.#state;
    const id = cards.length as CardId;
    cards.push({ def, owner, handle: ++this.#state.handles, seen, place, at: owner, play: undefined });
    const { as } = this.#def(def);
    if (as !== undefined) this.#names.set(as, id);
    return id;
  }

  #def(at: number): CardDef {
    return this.#defs.at(at);
  }

  #definition(value: unknown, at: At, keys: readonly string[]): number {
    return this.#defs.meant(value, at, keys);
  }

  #real(name: string, at: At): number {
    return this.#defs.real(name, at);
  }
}
