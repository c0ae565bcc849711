/**
 * Card lists in JSON for a host, with the fields of the published lists (`supertype`, `subtypes`, `hp`, `attacks` …):
 * they show cards that cannot be played here, texts included, since the lists are the host's own.
 */
import type { CardListFile, CardLists, FaceLine, ListedCard } from '@praxis/contract';
import { type ListedItem, readCardList } from '@praxis/kit/card-list.ts';
import { plainName } from '@praxis/kit/spelling.ts';
import { CARDS } from './cards/index.ts';
import {
  type CardDef,
  isPokemonDef,
  type Kind,
  type PokemonDef,
  STAGES,
  SYMBOLS,
  TAGS,
  TYPES,
  type Type,
} from './cards/language.ts';
import { deckService } from './deck-service.ts';
import { knownCards, POOL } from './decks/exchange.ts';
import { faceLine, faceOf } from './face.ts';

export function readCardLists(files: readonly CardListFile[]): CardLists {
  const listed = new Map<string, { readonly item: ListedItem; readonly def: CardDef }>();
  for (const file of files)
    for (const item of readCardList(file)) {
      const def = defOf(item);
      if (!isPlayable(def, item) && !listed.has(def.id)) listed.set(def.id, { item, def });
    }
  const cards = [...listed.values()];
  return {
    deckService: deckService(knownCards([...CARDS, ...cards.map(({ def }) => def)])),
    cards: cards.map(({ item, def }): ListedCard => {
      const lines = linesOf(item);
      return {
        id: def.id,
        listed: def.print === undefined ? def.name : `${def.name} ${def.print}`,
        face: (language) => ({ ...faceOf(def, language), lines }),
      };
    }),
  };
}

/** Another printing of a card that can be played here is that card: a Trainer or an Energy of this name, a Pokémon with the same attacks. */
function isPlayable(def: CardDef, item: ListedItem): boolean {
  if (POOL.byId.has(def.id)) return true;
  if (def.print !== undefined && POOL.byPrint.has(def.print)) return true;
  const same = POOL.byName.get(plainName(def.name)) ?? [];
  const attacks = partsOf(item, 'attacks').map(({ name }) => name);
  return same.some(
    (each) =>
      each.kind === def.kind &&
      (!isPokemonDef(each) ||
        (isPokemonDef(def) &&
          each.hp === def.hp &&
          (each.attacks ?? []).map(({ name }) => name).join() === attacks.join())),
  );
}

const KINDS: Readonly<Record<string, Kind>> = {
  Supporter: 'Supporter',
  Stadium: 'Stadium',
  'Pokémon Tool': 'Tool',
  'Pokemon Tool': 'Tool',
  Tool: 'Tool',
};

function defOf(item: ListedItem): CardDef {
  const name = item.text('name');
  if (name === '') throw item.fault('the card has no name.');
  const supertype = plainName(item.text('supertype', 'category'));
  const subtypes = item.list('subtypes');
  const printed = { id: idOf(item, name), name, ...printOf(item), tags: TAGS.filter((tag) => subtypes.includes(tag)) };
  switch (supertype) {
    case 'pokemon':
      return pokemonOf(item, printed, subtypes);
    case 'trainer': {
      const kind = subtypes.map((each) => KINDS[each]).find((each) => each !== undefined) ?? 'Item';
      return kind === 'Stadium' || kind === 'Tool'
        ? { ...printed, kind, powers: [] }
        : { ...printed, kind: kind === 'Supporter' ? kind : 'Item', effects: [] };
    }
    case 'energy':
      return { ...printed, kind: subtypes.includes('Basic') ? 'Basic Energy' : 'Special Energy', provides: [] };
    default:
      throw item.fault(
        `${JSON.stringify(name.slice(0, 60))} is neither a Pokémon nor a Trainer nor an Energy card (supertype: ${JSON.stringify(supertype.slice(0, 60))}).`,
      );
  }
}

function pokemonOf(
  item: ListedItem,
  printed: Pick<CardDef, 'id' | 'name' | 'print' | 'tags'>,
  subtypes: readonly string[],
): PokemonDef {
  const hp = item.text('hp');
  if (!/^\d{1,4}$/.test(hp)) throw item.fault(`${JSON.stringify(printed.name.slice(0, 60))} has no HP.`);
  const from = item.text('evolvesFrom');
  const retreat = item.text('convertedRetreatCost', 'retreat');
  return {
    ...printed,
    kind: 'Pokémon',
    // More specific stages come after the plain ones in the list.
    stage: STAGES.findLast((each) => subtypes.includes(each)) ?? 'Basic',
    types: item.list('types').filter((each): each is Type => (TYPES as readonly string[]).includes(each)),
    hp: Number(hp),
    ...(from === '' ? {} : { evolvesFrom: from }),
    ...(/^\d$/.test(retreat) ? { retreat: Number(retreat) } : {}),
  };
}

/** `SVI 36`, where the list has the code by which deck lists name the set. */
function printOf({ fields, text }: ListedItem): Pick<CardDef, 'print'> {
  const set = fields.set as { readonly ptcgoCode?: unknown } | null | undefined;
  const code = text('setCode', 'ptcgoCode') || (typeof set?.ptcgoCode === 'string' ? set.ptcgoCode : '');
  const number = text('number');
  return code === '' || number === '' ? {} : { print: `${code} ${number}` };
}

function idOf(item: ListedItem, name: string): string {
  return item.text('id') || `${name} ${item.text('number')}`;
}

interface Part {
  readonly name: string;
  readonly cost: string;
  readonly damage: string;
  readonly text: string;
}

const LETTERS = new Map(Object.entries(SYMBOLS).map(([letter, type]) => [type as string, letter]));

/** Attacks or Abilities. Costs are written as letters or as a list of types. */
function partsOf({ fields }: ListedItem, field: string): readonly Part[] {
  const parts = fields[field];
  if (!Array.isArray(parts)) return [];
  return (parts as readonly unknown[]).flatMap((each): Part[] => {
    if (typeof each !== 'object' || each === null) return [];
    const { name, cost, damage, damageMod, text, effect } = each as Readonly<Record<string, unknown>>;
    const plain = (value: unknown): string =>
      typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    const types = Array.isArray(cost)
      ? (cost as readonly unknown[]).map((type) => LETTERS.get(String(type)) ?? '')
      : [];
    return [
      {
        name: plain(name),
        cost: Array.isArray(cost) ? types.join('') : plain(cost),
        damage: `${plain(damage)}${plain(damageMod)}`,
        text: plain(text) || plain(effect),
      },
    ];
  });
}

function linesOf(item: ListedItem): readonly FaceLine[] {
  const plain = [item.text('text', 'effect'), ...item.list('rules')].filter((text) => text !== '');
  return [
    ...partsOf(item, 'abilities').map(({ name, text }) => faceLine({ name, text })),
    ...partsOf(item, 'attacks').map((attack) => faceLine(attack)),
    ...plain.map((text): FaceLine => ({ icons: [], text })),
  ];
}
