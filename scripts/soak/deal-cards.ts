/**
 * `node scripts/soak/deal-cards.ts [--only compiled|hand] [--names A,B] [--dealt 20] [--minutes 3]`: deals every card
 * of VTES into random matches, with vampires that can play it, until it was in enough of them and was played in at
 * least one. Prints the cards that were never played, and every fault with its seed.
 */
import { parseArgs } from 'node:util';
import { type CardRef, openMatch } from '@praxis/engine';
import { diceFrom, playOut } from '@praxis/testkit/playout.ts';
import { CARDS, PRINTED } from '../../games/vtes/cards/index.ts';
import type { CardDef, Filter } from '../../games/vtes/cards/language.ts';
import { vtes } from '../../games/vtes/game.ts';
import { checkCounters, checkPlaces } from '../../games/vtes/invariants.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    names: { type: 'string' },
    dealt: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '3' },
  },
});
const enough = Number(values.dealt);
const deadline = performance.now() + Number(values.minutes) * 60_000;
// A comma before a space is part of a name.
const names = values.names?.split(/,(?! )/);

const usable = CARDS.filter((def) => def.id !== 'blank-card' && (def.editions?.includes('fifth') ?? true));
const wanted = usable.filter((def) => {
  const origin = PRINTED.get(def.id)?.compiled === undefined ? 'hand' : 'compiled';
  return names ? names.includes(def.name) : values.only === undefined || values.only === origin;
});
const dealt = new Map(wanted.map(({ id }) => [id, 0]));
const played = new Set<string>();
const vampires = usable.filter((def) => def.kind === 'vampire');

/** True if a vampire meets a requirement, as far as its printed words go. */
function fits(def: CardDef, filter: Filter): boolean {
  if (filter.clan !== undefined && def.clan !== filter.clan) return false;
  if (filter.sect !== undefined && def.sect !== filter.sect) return false;
  if (filter.title !== undefined && !filter.title.includes(def.title ?? '')) return false;
  if (filter.titled === true && def.title === undefined) return false;
  if (filter.trait !== undefined && !def.traits?.includes(filter.trait)) return false;
  if (filter.capacityMin !== undefined && (def.capacity ?? 0) < filter.capacityMin) return false;
  if (filter.capacityMax !== undefined && (def.capacity ?? 0) > filter.capacityMax) return false;
  return filter.any === undefined || filter.any.some((each) => fits(def, each));
}

function canPlay(vampire: CardDef, card: CardDef): boolean {
  if (card.requires && !fits(vampire, card.requires)) return false;
  const modes = card.modes ?? [];
  return (
    modes.length === 0 ||
    modes.some(({ disciplines = [], requires }) => {
      const skilled = disciplines.every((code) => {
        const level = vampire.disciplines?.[code.toLowerCase()] ?? 0;
        return level >= (code === code.toLowerCase() ? 1 : 2);
      });
      return skilled && (requires === undefined || fits(vampire, requires));
    })
  );
}

let matches = 0;
const faults: string[] = [];

/** Some cards that the same vampires can play, and those vampires; small ones first, so that they arrive. */
function deckFor(cards: readonly CardDef[], dice: (sides: number) => number): Record<string, number> {
  const deck: Record<string, number> = {};
  const crypt = cards.filter(({ kind }) => kind !== 'library');
  const library = cards.filter(({ kind }) => kind === 'library');
  for (const def of crypt) deck[def.id] = 2;
  for (const card of library) {
    const able = vampires.filter((each) => canPlay(each, card)).sort((a, b) => (a.capacity ?? 0) - (b.capacity ?? 0));
    const few = able.slice(0, Math.max(6, Math.floor(able.length / 4)));
    for (let i = 0; i < 3 && few.length > 0; i++) {
      const { id } = few[dice(few.length)] as CardDef;
      deck[id] = (deck[id] ?? 0) + 1;
    }
    deck[card.id] = (deck[card.id] ?? 0) + 6;
  }
  while (Object.keys(deck).filter((id) => vampires.some((each) => each.id === id)).length < 4)
    deck[(vampires[dice(vampires.length)] as CardDef).id] = 2;
  const helpers = usable.filter(({ kind, modes }) => kind === 'library' && modes?.every((mode) => !mode.disciplines));
  for (let i = 0; i < 12; i++) {
    const { id } = helpers[dice(helpers.length)] as CardDef;
    deck[id] = (deck[id] ?? 0) + 1;
  }
  return deck;
}

while (performance.now() < deadline) {
  const open = wanted.filter(({ id }) => (dealt.get(id) ?? 0) < enough || !played.has(id));
  if (open.length === 0) break;
  const seed = `deal ${matches++}`;
  const dice = diceFrom(seed);
  // Those that were dealt least come first.
  const next = open
    .map((def) => ({ def, rank: (dealt.get(def.id) ?? 0) + dice(1000) / 1000 }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 36)
    .map(({ def }) => def);
  const seats = ['Ada', 'Ben', 'Cleo'].map((name, seat) => ({
    name,
    deck: deckFor(
      next.filter((_, index) => index % 3 === seat),
      dice,
    ),
  }));
  try {
    const match = openMatch(vtes, { edition: 'fifth', seats, seed, options: { turnLimit: 60 } });
    const id = (card: unknown): string => (match.context.defs[(card as CardRef).def] as CardDef | undefined)?.id ?? '';
    playOut(match, dice, {
      maxAnswers: 6000,
      onAnswer: () => {
        for (const event of match.takeEvents())
          if (event.type === 'played' || event.type === 'used') played.add(id(event.card));
        checkPlaces(match.context);
        checkCounters(match.context);
      },
    });
    for (const { zones } of match.state.players)
      for (const each of zones.ready) {
        const def = match.state.cards[each]?.def;
        if (def !== undefined) played.add((match.context.defs[def] as CardDef).id);
      }
  } catch (error) {
    faults.push(`${seed}: ${(error as Error).message.split('\n')[0]}`);
  }
  for (const def of next) dealt.set(def.id, (dealt.get(def.id) ?? 0) + 1);
}

const never = wanted.filter(({ id }) => !played.has(id));
const seldom = wanted.filter(({ id }) => (dealt.get(id) ?? 0) < enough);
console.log(`${wanted.length} cards, ${matches} matches, ${faults.length} faults.`);
console.log(`Dealt in fewer than ${enough} matches: ${seldom.length}. Never played: ${never.length}.`);
if (never.length > 0) console.log(never.map(({ name }) => name).join(', '));
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
