/**
 * Card lists in JSON for a host, with the fields of the published lists (`id`, `type`, `frameType`, `race`, `desc` …):
 * they show cards that cannot be played here, texts included, since the lists are the host's own. Passcodes make decks
 * with them readable.
 */
import type { CardListFile, CardLists, ListedCard } from '@praxis/contract';
import { type ListedItem, readCardList } from '@praxis/kit/card-list.ts';
import { plainName } from '@praxis/kit/spelling.ts';
import { CARDS } from './cards/index.ts';
import { ABILITIES, ATTRIBUTES, type CardDef, FRAMES, ICONS, TYPES } from './cards/language.ts';
import { deckService } from './deck-service.ts';
import { knownCards } from './decks/known.ts';
import { face } from './face.ts';
import { findCard } from './rules/state/deck.ts';

interface Listed {
  readonly def: CardDef;
  readonly passcodes: readonly number[];
  readonly lines: readonly string[];
}

export function readCardLists(files: readonly CardListFile[]): CardLists {
  const listed = new Map<string, Listed>();
  for (const file of files)
    for (const item of readCardList(file)) {
      const card = listedOf(item);
      if (!card) continue;
      const key = plainName(card.def.name);
      // A list may name a card once for every picture.
      if (findCard(CARDS, card.def.name) === undefined && !listed.has(key)) listed.set(key, card);
    }
  const cards = [...listed.values()];
  const passcodes = new Map(cards.map((card) => [card.def.id, card.passcodes]));
  return {
    deckService: deckService(knownCards([...CARDS, ...cards.map(({ def }) => def)], passcodes)),
    cards: cards.map(
      ({ def, lines }): ListedCard => ({
        id: def.id,
        listed: def.name,
        face: (language) => ({ ...face(def, language), lines: lines.map((text) => ({ icons: [], text })) }),
      }),
    ),
  };
}

/** Undefined for a Token, a Skill Card or anything else that is no card of a deck of this rulebook. */
function listedOf(item: ListedItem): Listed | undefined {
  const name = item.text('name');
  if (name === '') throw item.fault('the card has no name.');
  const type = item.text('type', 'cardType', 'kind');
  if (type === '') throw item.fault(`${JSON.stringify(name.slice(0, 60))} has no type.`);
  const words = plainName(`${type} ${item.text('humanReadableCardType')} ${item.text('frameType')}`).split(' ');
  const has = (word: string): boolean => words.includes(word);
  const kind = has('monster') ? 'monster' : has('spell') ? 'spell' : has('trap') ? 'trap' : undefined;
  // Link Monsters came later than this rulebook.
  if (!kind || has('token') || has('skill') || has('link')) return undefined;
  // Ids of cards that can be played have no capital letters, so these are none of them.
  const id = name === name.toLowerCase() ? `Listed ${name}` : name;
  const passcodes = [...new Set([numberOf(item, 'id', 'passcode', 'konami_id'), ...imagesOf(item)])].filter(
    (each) => each !== undefined,
  );
  const lines = item.text('desc', 'text', 'description').split(/\r?\n/).filter(Boolean);
  const def = kind === 'monster' ? monsterOf(item, { id, name }, has) : spellOf(item, { id, name, kind });
  return { def, passcodes, lines };
}

function monsterOf(
  item: ListedItem,
  { id, name }: Pick<CardDef, 'id' | 'name'>,
  has: (word: string) => boolean,
): CardDef {
  const frame = ['fusion', 'ritual', 'synchro', 'xyz', 'normal'].find(has) ?? 'effect';
  const level = numberOf(item, 'level');
  const given = {
    attribute: ATTRIBUTES.find((each) => each === item.text('attribute').toUpperCase()),
    type: TYPES.find((each) => plainName(each) === plainName(item.text('race', 'monsterType'))),
    [frame === 'xyz' ? 'rank' : 'level']: numberOf(item, 'rank') ?? level,
    atk: numberOf(item, 'atk'),
    def: numberOf(item, 'def'),
    scale: numberOf(item, 'scale'),
  };
  return {
    ...{ id, name, kind: 'monster', frame: FRAMES.find((each) => each === frame) },
    abilities: ABILITIES.filter(has),
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  } as CardDef;
}

function spellOf(item: ListedItem, def: Pick<CardDef, 'id' | 'name' | 'kind'>): CardDef {
  const icon = ICONS.find((each) => plainName(each) === plainName(item.text('race', 'icon', 'property')));
  return { ...def, icon: icon ?? 'normal' };
}

function numberOf(item: ListedItem, ...fields: readonly string[]): number | undefined {
  const text = item.text(...fields);
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/** Every picture has a passcode of its own. */
function imagesOf({ fields }: ListedItem): readonly number[] {
  const images = Array.isArray(fields.card_images) ? (fields.card_images as readonly unknown[]) : [];
  return images.flatMap((each) => {
    const id = (each as { readonly id?: unknown } | null)?.id;
    return typeof id === 'number' ? [id] : [];
  });
}
