/** The text of a card, made from its definition. */

import { fill } from '@praxis/kit/language/template.ts';
import type { CardDef, Cost } from '../../cards/language.ts';
import { isSuperior } from '../../rules/state/modes.ts';
import { languageOf, swapIn } from '../dialects.ts';
import { abilityTexts } from './abilities.ts';
import { priceOf } from './conditions.ts';
import { CARD_LANGUAGES, phrasesCounting } from './languages.ts';
import { type CardLine, levelOf, modeLines } from './modes.ts';
import { namesTouchedBy } from './names.ts';
import { titleText } from './nouns.ts';
import type { Discipline, Phrases, Sect, Trait } from './phrases.ts';
import { listed, sentence } from './sentences.ts';
import { fixed, Telling } from './telling.ts';

export type { CardLine } from './modes.ts';

/** Everything that is shown on a card, in one language. */
export interface CardText {
  readonly language: string;
  readonly name: string;
  /** "Master", "Action modifier / combat", "Vampire". */
  readonly type: string;
  readonly clan?: string;
  /** The amounts in the marks of its cost. */
  readonly cost?: Pick<Cost, 'pool' | 'blood' | 'conviction'>;
  /** The same in words: "1 blood". */
  readonly price?: string;
  readonly lines: readonly CardLine[];
}

/** The language may be a dialect. */
export function cardText(def: CardDef, language = 'en'): CardText {
  const swap = swapIn(language);
  const text = inPreparation(def, languageOf(language)) ?? textOf(def, phrasesOf(language));
  if (!swap) return text;
  const names = namesTouchedBy(language, languageOf(language), swap);
  return {
    ...text,
    type: swap(text.type),
    ...(text.price === undefined ? {} : { price: swap(text.price) }),
    lines: text.lines.map((line) => ({ ...line, text: swap(line.text, () => names) })),
  };
}

const phrasesOf = (language: string): Phrases => CARD_LANGUAGES[languageOf(language)] ?? CARD_LANGUAGES.en;

/** In a language in preparation: if one of the phrases is missing, all lines are English, so that none is half of it. */
function inPreparation(def: CardDef, language: string): CardText | undefined {
  const counting = phrasesCounting(language);
  if (!counting) return undefined;
  const { phrases, borrowed } = counting;
  const text = textOf(def, phrases);
  const isWhole = counting.borrowed === borrowed;
  return isWhole ? text : { ...text, lines: textOf(def, CARD_LANGUAGES.en).lines };
}

function textOf(def: CardDef, phrases: Phrases): CardText {
  const telling = new Telling(phrases, def);
  const { pool, blood, conviction } = def.cost ?? {};
  const cost = {
    ...(pool === undefined ? {} : { pool }),
    ...(blood === undefined || blood === 'copies' || blood === 'capacity' ? {} : { blood }),
    ...(conviction === undefined ? {} : { conviction }),
  };
  return {
    language: phrases.language,
    name: telling.cardName(def.name),
    type: typeName(phrases, def),
    ...(def.clan === undefined ? {} : { clan: phrases.clans[def.clan] ?? def.clan }),
    ...(Object.keys(cost).length > 0 ? { cost, price: priceOf(telling, cost) } : {}),
    lines: linesOf(telling),
  };
}

function typeName(phrases: Phrases, { kind, types = [] }: CardDef): string {
  return kind === 'library' ? types.map((type) => phrases.typeNames[type]).join(' / ') : phrases.typeNames[kind];
}

function linesOf(telling: Telling): CardLine[] {
  const { def, phrases } = telling;
  const header = headerText(telling);
  const modes = staysSilently(def) ? [] : modeLines(telling);
  const icons = def.modes?.length === 1 && modes.length === 0 ? (def.modes[0]?.disciplines ?? []) : [];
  const plain = (text: string): CardLine => ({ ...levelOf(icons), icons, text });
  const merged = def.mergedAbilities ?? [];
  return [
    ...(header === '' ? [] : [{ icons: [], text: header }]),
    ...creatureLines(telling),
    ...modes,
    ...valueTexts(telling).map(plain),
    ...abilityTexts(telling, def.abilities ?? []).map(plain),
    ...mergedTitle(telling).map(plain),
    ...abilityTexts(telling, merged).map((text) => plain(fill(phrases, phrases.abilities.merged, { text }))),
    ...endTexts(telling).map((text) => ({ icons: [], text })),
  ];
}

/** A location or the like that simply comes into play: that it stays goes without saying. */
function staysSilently({ modes = [], types = [], abilities = [] }: CardDef): boolean {
  const [mode, another] = modes;
  if (!mode || another || abilities.length === 0 || (!types.includes('master') && !types.includes('event')))
    return false;
  const [effect, more] = mode.effects;
  return (
    effect?.do === 'put in play' &&
    !effect.on &&
    effect.counters === undefined &&
    !more &&
    !mode.choose &&
    !mode.once &&
    !mode.conditions &&
    !mode.disciplines
  );
}

// The first line.

function headerText(telling: Telling): string {
  const { def, phrases } = telling;
  const { header } = phrases;
  // V-CARD-005 A master card requires a ready minion.
  const isMaster = def.types?.includes('master') === true;
  const words = [
    ...(def.kind === 'library' ? (def.unique ? [header.unique] : []) : def.unique === false ? [header.notUnique] : []),
    ...(def.advanced ? [header.advanced] : []),
    ...(def.sect === undefined ? [] : [phrases.sects[def.sect as Sect].name]),
    ...(def.title === undefined ? [] : [titleText(phrases, def.title, def.titleOf)]),
    ...(def.traits ?? []).map((trait) => phrases.traits[trait as Trait].header),
    ...(def.trifle ? [header.trifle] : []),
    ...(def.outOfTurn ? [header.outOfTurn] : []),
    ...(def.burnOption ? [header.burnOption] : []),
    ...(def.requires && !isLimit(def)
      ? [
          fill(phrases, header.requires, {
            requirement: telling.cards(isMaster ? { ...def.requires, in: 'ready' } : def.requires, 'a'),
          }),
        ]
      : []),
    ...(def.cost?.blood === 'copies' || def.cost?.blood === 'capacity'
      ? [fill(phrases, header.costs, { cost: priceOf(telling, def.cost) })]
      : []),
  ];
  return words
    .filter(Boolean)
    .map((word) => sentence(phrases, word))
    .join(' ');
}

/** That a minion can have only one is said as such, not as a requirement. */
function isLimit({ requires, oneOnMinion, name }: CardDef): boolean {
  return oneOnMinion !== undefined && JSON.stringify(requires) === JSON.stringify({ not: { bears: name } });
}

function creatureLines(telling: Telling): CardLine[] {
  const { def, phrases } = telling;
  const template = def.types?.includes('ally')
    ? phrases.header.ally
    : def.becomes === 'ally'
      ? phrases.header.becomesAlly
      : def.types?.includes('retainer')
        ? phrases.header.retainer
        : undefined;
  if (template === undefined) return [];
  const line = (icons: readonly string[], life: number | undefined, strength: number | undefined): CardLine => ({
    ...levelOf(icons),
    icons,
    text: sentence(
      phrases,
      fill(phrases, template, {
        life: String(life ?? 0),
        strength: String(strength ?? 0),
        bleed: String(def.bleed ?? 0),
      }),
    ),
  });
  if (!def.modes) return [line([], def.life, def.strength)];
  return def.modes.map((mode) =>
    isSuperior(mode)
      ? line(mode.disciplines ?? [], def.superiorLife ?? def.life, def.superiorStrength ?? def.strength)
      : line(mode.disciplines ?? [], def.life, def.strength),
  );
}

/** A card that attempts to block as if it were a vampire. */
function blockerText(telling: Telling): string {
  const { def, phrases } = telling;
  const [trait] = def.traits ?? [];
  return sentence(
    phrases,
    fill(phrases, phrases.always['blocks as a vampire'], {
      card: telling.me,
      vampire: telling.cards({ is: 'vampire', ...(trait === undefined ? {} : { trait }) }, 'a'),
      capacity: String(def.capacity),
    }),
  );
}

/** A crypt card's printed numbers, and a Discipline master's gift. */
function valueTexts(telling: Telling): string[] {
  if (telling.def.becomes === 'blocker') return [blockerText(telling)];
  const { def, phrases } = telling;
  const { header, gets, signed } = phrases;
  const texts: string[] = [];
  if (def.gives !== undefined)
    texts.push(
      fill(phrases, header.gives, {
        who: telling.bearer,
        discipline: phrases.disciplines[def.gives as Discipline],
        capacity: `+${def.capacityBonus ?? 0}`,
      }),
    );
  if (def.kind !== 'library') {
    const values = (['bleed', 'strength'] as const)
      .filter((stat) => (def[stat] ?? 1) > 1)
      .map((stat) => fill(phrases, signed[stat], { amount: `+${(def[stat] ?? 1) - 1}` }));
    if (values.length > 0)
      texts.push(fill(phrases, gets.statement, { who: telling.me, list: listed(phrases, values, 'and') }));
    if (def.votes) {
      const amount = { text: String(def.votes), one: def.votes === 1 };
      const votes = fill(phrases, header.votes, { who: telling.me, amount });
      // V-TTL-015 The votes of Independents are always a title.
      texts.push(def.titledVotes || def.sect === 'Independent' ? `${votes} ${header.titled}` : votes);
    }
  }
  return texts.map((text) => sentence(phrases, text));
}

function mergedTitle({ def, phrases }: Telling): string[] {
  if (def.mergedTitle === undefined) return [];
  return [
    fill(phrases, phrases.abilities.merged, {
      text: sentence(phrases, titleText(phrases, def.mergedTitle, def.mergedTitleOf)),
    }),
  ];
}

/** Limits and replacement, which come last. */
function endTexts(telling: Telling): string[] {
  const { def, phrases } = telling;
  const { header } = phrases;
  const texts: string[] = [];
  if (def.becomes === 'equipment') texts.push(header.becomesEquipment);
  if (def.types?.includes('equipment') && def.traits?.includes('location')) texts.push(header.becomesLocation);
  if (def.removedAfterPlay) texts.push(header.removedAfterPlay);
  if (def.oneForPlayer) texts.push(fill(phrases, header.oneForPlayer, { name: telling.cardName(def.name) }));
  if (def.oneOnMinion === 'name') texts.push(fill(phrases, header.oneOfName, { name: telling.cardName(def.name) }));
  else if (def.oneOnMinion !== undefined)
    texts.push(
      fill(phrases, header.oneOfTrait, {
        trait: fixed({ noun: phrases.traits[def.oneOnMinion as Trait].noun, article: 'bare' }),
      }),
    );
  if (def.replace !== undefined) texts.push(header.replace[def.replace]);
  if (def.takenBack) texts.push(header.takenBack);
  return texts.map((text) => sentence(phrases, text));
}
