/** Builds the position that a scenario describes. */
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
  settingsAt,
  textOf,
} from '@praxis/kit/form.ts';
import { plainName } from '@praxis/kit/spelling.ts';
import { admitted, StagedDefinitions } from '@praxis/kit/staged-definitions.ts';
import { CARDS } from '../cards/index.ts';
import { requireValid } from '../cards/language/validate.ts';
import type { CardDef } from '../cards/language.ts';
import { magic } from '../game.ts';
import { emptyState } from '../rules/setup/setup.ts';
import { settingsOf } from '../rules/state/settings.ts';
import { type Card, newPermanent, newPlayer, type Player, type State, type Zone } from '../rules/state/state.ts';
import { STEPS, type Step } from '../rules/state/steps.ts';
import { BLANK, CREATURE_KEYS, inventCreature } from './invent.ts';

/** The keys of a scenario that only this game knows. */
export const POSITION_KEYS = ['turn', 'turn number', 'step', 'options', 'starts', 'cards'] as const;

const SEAT_KEYS = ['life', 'hand', 'library', 'battlefield', 'graveyard', 'exile', 'lost_life', 'lost_life_last_turn'];
const CARD_KEYS = ['card', 'creature', 'token', 'as'];
/** The keys of cards on the battlefield only. */
const TABLE_KEYS = ['tapped', 'sick', 'damage', 'counters', 'minus', 'loyalty', 'with', 'owner'];

const TURN_NUMBER = 10;
const LIBRARY_BLANKS = 20;
const MANY = Number.MAX_SAFE_INTEGER;

export interface Staged {
  readonly setup: Setup;
  readonly state: State;
  readonly names: Map<string, CardId>;
}

export function stage(position: Readonly<Record<string, unknown>>): Staged {
  return new Stage(position).build();
}

/** `3 Forest` is three of them. */
const COUNTED = /^(\d+) (.+)$/;

class Stage {
  readonly #position: Readonly<Record<string, unknown>>;
  readonly #seats: readonly string[];
  readonly #defs: StagedDefinitions<CardDef>;
  readonly #names = new Map<string, CardId>();
  readonly #state: State;

  constructor(position: Readonly<Record<string, unknown>>) {
    this.#position = position;
    if (position.edition !== '2014')
      throw new Mistake(`Magic has no edition ${JSON.stringify(position.edition)}; it has 2014.`);
    const { seats } = position;
    if (!isMap(seats)) mistake('Expected a map of seats by their names.', ['seats']);
    this.#seats = Object.keys(seats as Entries);
    this.#defs = new StagedDefinitions(CARDS, [BLANK], this.#seats);
    this.#state = emptyState({ edition: '2014', seats: this.#seats.map((name) => ({ name })), seed: 'scenario' });
    for (const _ of this.#seats) this.#state.players.push(newPlayer());
  }

  build(): Staged {
    const { turn, step, options, cards } = this.#position;
    // Cards in the words of the card language, for rules that cannot be expressed otherwise.
    if (cards !== undefined)
      for (const [index, each] of listOf(cards, ['cards']).entries())
        this.#defs.bring(admitted(requireValid, each, ['cards', index]));
    const state = this.#state;
    for (const [seat, name] of this.#seats.entries())
      this.#seat(seat, (this.#position.seats as Entries)[name], ['seats', name]);
    const given: Setup = {
      edition: '2014',
      seats: this.#seats.map((name) => ({ name })),
      seed: 'scenario',
      ...(options === undefined ? {} : { options: settingsAt(options, settingsOf) }),
      cards: this.#defs.invented,
    };
    const setup = magic.pool.settlePosition(given, state.cards, (def) => this.#def(def).id);
    state.turn = turn === undefined ? 0 : seatNamed(this.#seats, turn, ['turn']);
    state.turnNumber =
      this.#position['turn number'] === undefined
        ? TURN_NUMBER
        : numberOf(this.#position['turn number'], ['turn number'], 1, MANY);
    state.startingSeat =
      this.#position.starts === undefined ? 0 : seatNamed(this.#seats, this.#position.starts, ['starts']);
    state.step = step === undefined ? 'main 1' : choiceOf<Step>(step, ['step'], STEPS);
    state.at = state.step;
    state.priority = state.turn;
    return { setup, state, names: this.#names };
  }

  #seat(seat: Seat, value: unknown, at: At): void {
    const spec = mapOf(value ?? {}, at, SEAT_KEYS);
    const player = this.#state.players[seat] as Player;
    if (spec.life !== undefined) player.life = numberOf(spec.life, [...at, 'life'], 1, MANY);
    if (spec.lost_life !== undefined) player.lifeLost = numberOf(spec.lost_life, [...at, 'lost_life'], 0, MANY);
    if (spec.lost_life_last_turn !== undefined)
      player.lifeLostLastTurn = numberOf(spec.lost_life_last_turn, [...at, 'lost_life_last_turn'], 0, MANY);
    this.#each(spec, 'battlefield', at, (card, where) => void this.#lay(card, where, seat, undefined));
    for (const zone of ['hand', 'graveyard', 'exile'] as const)
      this.#each(spec, zone, at, (card, where) => void this.#put(this.#definition(card, where, false), zone, seat));
    this.#library(spec, at, seat);
  }

  #each(spec: Entries, zone: string, at: At, put: (card: unknown, at: At) => void): void {
    if (spec[zone] !== undefined) this.#eachOf(listOf(spec[zone], [...at, zone]), [...at, zone], put);
  }

  #eachOf(cards: readonly unknown[], at: At, put: (card: unknown, at: At) => void): void {
    for (const [index, card] of cards.entries()) {
      const counted = typeof card === 'string' ? COUNTED.exec(card) : null;
      const count = counted ? Number(counted[1]) : 1;
      for (let i = 0; i < count; i++) put(counted ? counted[2] : card, [...at, index]);
    }
  }

  /** The state keeps the top card last. */
  #library(spec: Entries, at: At, seat: Seat): void {
    const pile = pileOf(spec.library ?? LIBRARY_BLANKS, [...at, 'library'], LIBRARY_BLANKS);
    const given: number[] = [];
    this.#eachOf(pile.cards, pile.at, (card, where) => void given.push(this.#definition(card, where, false)));
    for (let i = 0; i < pile.blanks; i++) this.#put(this.#defs.blank(), 'library', seat);
    for (const def of given.reverse()) this.#put(def, 'library', seat);
  }

  #add(def: number, owner: Seat, zone: Zone, seen: number, token: boolean): CardId {
    const { cards } = this.#state;
    const id = cards.length as CardId;
    cards.push({
      def,
      owner,
      handle: ++this.#state.handles,
      seen,
      zone,
      incarnation: 0,
      token,
      permanent: undefined,
      last: undefined,
    });
    const { as } = this.#def(def);
    if (as !== undefined) this.#names.set(as, id);
    return id;
  }

  #put(def: number, zone: 'hand' | 'graveyard' | 'exile' | 'library', seat: Seat): void {
    const seen = zone === 'hand' ? bit(seat) : zone === 'library' ? 0 : EVERYBODY;
    const id = this.#add(def, seat, zone, seen, false);
    if (zone === 'exile') this.#state.exile.push(id);
    else (this.#state.players[seat] as Player)[zone].push(id);
  }

  /**
   * A permanent; it has been there since before the turn, unless it is `sick`. Cards attached to it belong to the same
   * player, unless another owner is named, who then controls them as if he had cast them.
   */
  #lay(value: unknown, at: At, seat: Seat, host: CardId | undefined): void {
    const def = this.#definition(value, at, true);
    const spec = isMap(value) ? value : {};
    const owner = spec.owner === undefined ? seat : seatNamed(this.#seats, spec.owner, [...at, 'owner']);
    const { object, loyalty, types } = this.#def(def);
    if (object === 'emblem' || types.includes('instant') || types.includes('sorcery'))
      mistake(`${this.#def(def).name} cannot be on the battlefield.`, at);
    const id = this.#add(def, owner, 'battlefield', EVERYBODY, object === 'token');
    const permanent = newPermanent(host === undefined ? seat : owner, ++this.#state.timestamps);
    permanent.sick = spec.sick === undefined ? false : flagOf(spec.sick, [...at, 'sick']);
    permanent.tapped = spec.tapped === undefined ? false : flagOf(spec.tapped, [...at, 'tapped']);
    const number = (key: string, usual: number): number =>
      spec[key] === undefined ? usual : numberOf(spec[key], [...at, key], 0, MANY);
    permanent.damage = number('damage', 0);
    permanent.plus = number('counters', 0);
    permanent.minus = number('minus', 0);
    permanent.loyalty = number('loyalty', loyalty ?? 0);
    permanent.attachedTo = host;
    (this.#state.cards[id] as Card).permanent = permanent;
    this.#state.battlefield.push(id);
    this.#each(spec, 'with', at, (card, where) => void this.#lay(card, where, seat, id));
  }

  #def(number: number): CardDef {
    return this.#defs.at(number);
  }

  /** The index of the definition that a name or a map means. */
  #definition(value: unknown, at: At, onTable: boolean): number {
    if (typeof value === 'string') return this.#real(value, at, onTable);
    if (!isMap(value)) return mistake('Expected the name of a card, or a map with card, creature or token.', at);
    const kinds = ['card', 'creature', 'token'].filter((key) => value[key] !== undefined);
    const [kind] = kinds;
    if (kind === undefined || kinds.length > 1)
      return mistake('Expected exactly one of the keys card, creature, token.', at);
    const keys = [...CARD_KEYS, ...(onTable ? TABLE_KEYS : [])];
    checkKeys(value, at, kind === 'creature' ? [...keys, ...CREATURE_KEYS] : keys);
    const name = textOf(value[kind], [...at, kind]);
    const as = value.as === undefined ? undefined : this.#defs.newName(textOf(value.as, [...at, 'as']), [...at, 'as']);
    const index = kind === 'creature' ? undefined : this.#real(name, [...at, kind], onTable, kind === 'token');
    if (index !== undefined && as === undefined) return index;
    const def = index === undefined ? inventCreature(name, value, at) : this.#def(index);
    return this.#defs.invent(def, as);
  }

  #real(name: string, at: At, onTable: boolean, token = false): number {
    const plain = plainName(name);
    const isMeant = (def: CardDef): boolean =>
      (plainName(def.name) === plain || def.id === name) &&
      (def.object === undefined || (onTable && def.object === 'token'));
    const found = CARDS.findIndex((def) => isMeant(def) && (!token || def.object === 'token'));
    return this.#defs.inventedAs(name) ?? this.#defs.only(found < 0 ? [] : [found], name, at);
  }
}
