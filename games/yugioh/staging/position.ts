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
import { newSeries } from '@praxis/kit/series.ts';
import { plainName } from '@praxis/kit/spelling.ts';
import { StagedDefinitions } from '@praxis/kit/staged-definitions.ts';
import { CARDS } from '../cards/index.ts';
import { validate } from '../cards/language/validate.ts';
import type { CardDef } from '../cards/language.ts';
import { contextOf, yugioh } from '../game.ts';
import { newPlaced } from '../rules/changes/moving.ts';
import { matchLength } from '../rules/setup/match.ts';
import { emptyState, newCard, newPlayer } from '../rules/setup/setup.ts';
import { isExtraDeck } from '../rules/state/deck.ts';
import { settingsOf } from '../rules/state/settings.ts';
import type { Card, Placed, Player, State, Zone } from '../rules/state/state.ts';
import type { OpenStep } from '../rules/state/steps.ts';
import { checkHeld, checkLaid, countersOf, type Held, type Laid } from './check.ts';
import { BLANK, inventMonster, inventSpell, MONSTER_KEYS, SPELL_KEYS } from './invent.ts';

/** The keys of a scenario that are specific to this game. */
export const POSITION_KEYS = ['turn', 'turn number', 'phase', 'starts', 'list', 'options'] as const;

const SEAT_KEYS = [
  'lp',
  'hand',
  'deck',
  'extra',
  'graveyard',
  'banished',
  'monsters',
  'spells',
  'set',
  'field',
  'pendulum',
  'side',
  'summoned',
  'pendulum_summoned',
  'used',
];
const CARD_KEYS = ['card', 'monster', 'token', 'as', 'owner', 'counters', 'proper', 'up'];
const FIELD_KEYS = [
  'position',
  'arrived',
  'attacked',
  'changed',
  'negated',
  'materials',
  'with',
  'gemini',
  'used',
  'by',
  'on',
];

const PHASES: Readonly<Record<string, OpenStep>> = {
  draw: 'draw',
  standby: 'standby',
  'main 1': 'main 1',
  battle: 'battle step',
  'main 2': 'main 2',
  end: 'end',
};

const EDITION = '9.0';
const TURN_NUMBER = 10;
const DECK_BLANKS = 20;
const MANY = Number.MAX_SAFE_INTEGER;

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
  readonly #names = new Map<string, CardId>();
  readonly #state: State;
  readonly #ties: { readonly card: CardId; readonly to: string; readonly at: At }[] = [];

  constructor(position: Readonly<Record<string, unknown>>) {
    this.#position = position;
    if (position.edition !== EDITION)
      throw new Mistake(`Yu-Gi-Oh! has no edition ${JSON.stringify(position.edition)}; it has ${EDITION}.`);
    const { seats } = position;
    if (!isMap(seats)) mistake('Expected a map of seats by their names.', ['seats']);
    this.#seats = Object.keys(seats as Entries);
    if (this.#seats.length !== 2) mistake(`A Duel has exactly 2 seats, not ${this.#seats.length}.`, ['seats']);
    this.#defs = new StagedDefinitions(CARDS, [BLANK], this.#seats);
    this.#state = emptyState({ edition: EDITION, seats: this.#seats.map((name) => ({ name })), seed: 'scenario' });
    for (const _ of this.#seats) this.#state.players.push(newPlayer());
  }

  build(): Staged {
    const state = this.#state;
    const { turn, phase, options, list } = this.#position;
    state.turnNumber =
      this.#position['turn number'] === undefined
        ? TURN_NUMBER
        : numberOf(this.#position['turn number'], ['turn number'], 1, MANY);
    state.turn = turn === undefined ? 0 : seatNamed(this.#seats, turn, ['turn']);
    state.startingSeat =
      this.#position.starts === undefined ? 0 : seatNamed(this.#seats, this.#position.starts, ['starts']);
    for (const [seat, name] of this.#seats.entries())
      this.#seat(seat, (this.#position.seats as Entries)[name], ['seats', name]);
    for (const { card, to, at } of this.#ties) this.#tie(card, to, at);
    const given: Setup = {
      edition: EDITION,
      seats: this.#seats.map((name) => ({ name })),
      seed: 'scenario',
      options: {
        ...(options === undefined ? {} : settingsAt(options, settingsOf)),
        ...(list === undefined ? {} : { list: choiceOf(list, ['list'], ['none', '2014-07']) }),
      },
      cards: this.#defs.invented,
    };
    const length = matchLength(given);
    if (length) state.series = newSeries(length);
    const setup = yugioh.pool.settlePosition(given, state.cards, (def) => this.#def(def).id);
    const word = phase === undefined ? 'main 1' : choiceOf(phase, ['phase'], Object.keys(PHASES));
    state.step = PHASES[word] as OpenStep;
    state.battled = word === 'battle' || word === 'main 2';
    state.at = 'open';
    // Nothing else must be computed from a composed state.
    contextOf(state, setup);
    return { setup, state, names: this.#names };
  }

  #seat(seat: Seat, value: unknown, at: At): void {
    const spec = mapOf(value ?? {}, at, SEAT_KEYS);
    const player = this.#state.players[seat] as Player;
    if (spec.lp !== undefined) player.lp = numberOf(spec.lp, [...at, 'lp'], 1, MANY);
    if (spec.summoned !== undefined) player.summoned = flagOf(spec.summoned, [...at, 'summoned']);
    if (spec.pendulum_summoned !== undefined)
      player.pendulumSummoned = flagOf(spec.pendulum_summoned, [...at, 'pendulum_summoned']);
    for (const [index, each] of this.#list(spec, 'used', at).entries())
      this.#used(player, textOf(each, [...at, 'used', index]), [...at, 'used', index]);
    for (const zone of ['monsters', 'spells', 'set'] as const)
      for (const [index, card] of this.#list(spec, zone, at).entries())
        this.#lay(card, [...at, zone, index], seat, zone);
    if (spec.field !== undefined && spec.field !== 'none') this.#lay(spec.field, [...at, 'field'], seat, 'field');
    for (const [index, card] of this.#list(spec, 'pendulum', at).entries())
      if (card !== 'none' && card !== null) this.#lay(card, [...at, 'pendulum', index], seat, 'pendulum');
    for (const zone of ['hand', 'graveyard', 'banished', 'extra', 'side'] as const)
      for (const [index, card] of this.#list(spec, zone, at).entries())
        this.#put(card, [...at, zone, index], seat, zone);
    this.#deck(spec.deck, [...at, 'deck'], seat);
  }

  #list(spec: Entries, key: string, at: At): readonly unknown[] {
    return spec[key] === undefined ? [] : listOf(spec[key], [...at, key]);
  }

  /** All limited effects of a card of this name are used up, for this turn or for the Duel. */
  #used(player: Player, name: string, at: At): void {
    const def = this.#def(this.#known(name, at));
    for (const ledger of [player.used, player.usedInDuel]) {
      ledger[`${def.name} any`] = 1;
      ledger[`${def.name} activated`] = 1;
      ledger[`${def.name} summoned`] = 1;
      for (const at of (def.effects ?? []).keys()) ledger[`${def.name} ${at}`] = 1;
    }
  }

  /** The state keeps the top card last. An empty list names no card, so blanks are all there is. */
  #deck(value: unknown, at: At, seat: Seat): void {
    const isNamed = value !== undefined && !(Array.isArray(value) && value.length === 0);
    const pile = pileOf(isNamed ? value : DECK_BLANKS, at, DECK_BLANKS);
    for (let count = 0; count < pile.blanks; count++) this.#add(this.#defs.blank(), seat, 'deck', 0);
    for (const [index, card] of [...pile.cards.entries()].reverse()) this.#put(card, [...pile.at, index], seat, 'deck');
  }

  #add(def: number, owner: Seat, zone: Zone, seen: number, controller = owner): CardId {
    const { cards, players } = this.#state;
    const id = cards.length as CardId;
    cards.push({ ...newCard(def, owner, ++this.#state.handles, zone, seen), token: this.#def(def).token === true });
    if (zone !== 'attached') (players[controller] as Player)[zone as 'hand'].push(id);
    const { as } = this.#def(def);
    if (as !== undefined) this.#names.set(as, id);
    return id;
  }

  #put(value: unknown, at: At, seat: Seat, zone: Held): CardId {
    const def = this.#definition(value, at, CARD_KEYS);
    const spec = isMap(value) ? value : {};
    checkHeld(this.#def(def), spec, at, this.#seats[seat] as string, zone);
    const isPublic = zone === 'graveyard' || zone === 'banished';
    const up = spec.up !== undefined && flagOf(spec.up, [...at, 'up']);
    const seen = isPublic || up ? EVERYBODY : zone === 'deck' ? 0 : bit(seat);
    const id = this.#add(def, seat, zone, seen);
    const card = this.#state.cards[id] as Card;
    card.up = isPublic || up;
    card.proper = isPublic && (spec.proper === undefined || flagOf(spec.proper, [...at, 'proper']));
    return id;
  }

  #lay(value: unknown, at: At, seat: Seat, where: Laid, equipped = false): CardId {
    const def = this.#definition(value, at, [...CARD_KEYS, ...FIELD_KEYS]);
    const spec = isMap(value) ? value : {};
    checkLaid(this.#def(def), spec, at, where, equipped);
    const owner = spec.owner === undefined ? seat : seatNamed(this.#seats, spec.owner, [...at, 'owner']);
    const zone = where === 'set' ? 'spells' : where;
    const position =
      spec.position === undefined
        ? 'attack'
        : choiceOf(spec.position, [...at, 'position'], ['attack', 'defense', 'set']);
    const up = where !== 'set' && position !== 'set';
    const player = this.#state.players[seat] as Player;
    const slot = player[zone].length;
    if (slot >= (zone === 'field' ? 1 : zone === 'pendulum' ? 2 : 5)) mistake('There is no free zone for it.', at);
    const id = this.#add(def, owner, zone, up ? EVERYBODY : bit(seat), seat);
    const card = this.#state.cards[id] as Card;
    card.up = up;
    card.arrivals = 1;
    card.proper = spec.proper === undefined || flagOf(spec.proper, [...at, 'proper']);
    const flag = (key: string): boolean => spec[key] !== undefined && flagOf(spec[key], [...at, key]);
    const { turnNumber } = this.#state;
    const placed = newPlaced(
      seat,
      slot,
      position === 'attack' ? 'attack' : 'defense',
      flag('arrived') ? turnNumber : 0,
      up && where === 'monsters' ? wayOf(this.#def(def), flag('arrived')) : undefined,
    );
    card.placed = placed;
    if (flag('attacked')) Object.assign(placed, { attackTurn: turnNumber, attacks: 1 } satisfies Partial<Placed>);
    if (flag('changed')) placed.changed = turnNumber;
    placed.gemini = flag('gemini');
    if (spec.counters !== undefined) placed.counters = countersOf(spec.counters, [...at, 'counters']);
    for (const [index, each] of this.#list(spec, 'used', at).entries())
      this.#useNumber(def, placed, numberOf(each, [...at, 'used', index], 1, MANY), [...at, 'used', index]);
    if (flag('negated'))
      this.#state.lasting.push({
        id: ++this.#state.lastings,
        objects: [{ card: id, incarnation: 0 }],
        gives: { negated: true },
        until: 'left',
        seat,
        turn: 0,
      });
    for (const [index, each] of this.#list(spec, 'materials', at).entries())
      placed.materials.push(this.#attach(each, [...at, 'materials', index], seat));
    for (const [index, each] of this.#list(spec, 'with', at).entries())
      this.#equip(each, [...at, 'with', index], seat, id);
    if (spec.on !== undefined) this.#ties.push({ card: id, to: textOf(spec.on, [...at, 'on']), at: [...at, 'on'] });
    return id;
  }

  #useNumber(def: number, placed: Placed, number: number, place: At): void {
    const activated = (this.#def(def).effects ?? []).flatMap(({ kind }, at) =>
      ['ignition', 'quick', 'trigger', 'flip'].includes(kind) ? [at] : [],
    );
    const at = activated[number - 1];
    if (at === undefined) mistake(`It has ${activated.length} effects that are activated, not ${number}.`, place);
    placed.used[at] = 1;
  }

  #attach(value: unknown, at: At, seat: Seat): CardId {
    const def = this.#definition(value, at, ['card', 'monster', 'as', 'owner']);
    const owner =
      isMap(value) && value.owner !== undefined ? seatNamed(this.#seats, value.owner, [...at, 'owner']) : seat;
    return this.#add(def, owner, 'attached', EVERYBODY);
  }

  #equip(value: unknown, at: At, seat: Seat, host: CardId): void {
    const by = isMap(value) && value.by !== undefined ? seatNamed(this.#seats, value.by, [...at, 'by']) : seat;
    const id = this.#lay(value, at, by, 'spells', true);
    ((this.#state.cards[id] as Card).placed as Placed).equippedTo = host;
  }

  /** An Equip Card is on its monster; other cards are tied to theirs. */
  #tie(id: CardId, to: string, at: At): void {
    const host =
      this.#names.get(to) ??
      this.#state.cards.findIndex(
        ({ def, zone }) => zone === 'monsters' && plainName(this.#def(def).name) === plainName(to),
      );
    if (host < 0) mistake(`There is no monster ${JSON.stringify(to)} on the field.`, at);
    const card = this.#state.cards[id] as Card;
    const placed = card.placed as Placed;
    if (isEquipCard(this.#def(card.def))) placed.equippedTo = host as CardId;
    else placed.tied = host as CardId;
  }

  #def(number: number): CardDef {
    return this.#defs.at(number);
  }

  /** The number of the definition: of a card, or of one that is invented here. */
  #definition(value: unknown, at: At, keys: readonly string[]): number {
    if (typeof value === 'string') return this.#known(value, at);
    if (!isMap(value)) return mistake(`Expected a card, not ${JSON.stringify(value)}.`, at);
    const invented = (['monster', 'spell', 'trap'] as const).find((kind) => value[kind] !== undefined);
    const printed = invented === undefined ? [] : [invented, ...(invented === 'monster' ? MONSTER_KEYS : SPELL_KEYS)];
    checkKeys(value, at, [...keys, ...printed]);
    const as = value.as === undefined ? undefined : this.#defs.newName(textOf(value.as, [...at, 'as']), [...at, 'as']);
    if (invented !== undefined) {
      const name = textOf(value[invented], [...at, invented]);
      const def = invented === 'monster' ? inventMonster(name, value, at) : inventSpell(invented, name, value, at);
      const [complaint] = validate(def);
      if (complaint !== undefined) mistake(String(complaint), at);
      return this.#defs.invent(def, as);
    }
    const key = value.token === undefined ? 'card' : 'token';
    if (value[key] === undefined) mistake('Expected the name of a `card`, a `token` or an invented `monster`.', at);
    const known = this.#known(textOf(value[key], [...at, key]), [...at, key]);
    if (key === 'token' && !this.#def(known).token) mistake(`${this.#def(known).name} is no Token.`, [...at, key]);
    return as === undefined ? known : this.#defs.invent(this.#def(known), as);
  }

  #known(name: string, at: At): number {
    const plain = plainName(name);
    const found = CARDS.findIndex((each) => plainName(each.name) === plain);
    return this.#defs.only(found < 0 ? [] : [found], name, at);
  }
}

/** Y-TERM-021 Equip Spells, and other cards that equip themselves to a monster. */
function isEquipCard({ kind, icon, effects = [] }: CardDef): boolean {
  if (kind === 'monster' || icon === 'equip') return true;
  return effects.some((each) => each.kind === 'activate' && each.effects.some((part) => part.do === 'equip'));
}

/** The way in which a face-up monster was Summoned, as far as its kind and `arrived` show. */
function wayOf(def: CardDef, arrived: boolean): 'special' | 'normal' | undefined {
  if (isExtraDeck(def) || def.frame === 'ritual' || def.summoning?.cannot?.includes('normal')) return 'special';
  return arrived ? 'normal' : undefined;
}
