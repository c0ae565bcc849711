/** The order of the words around a noun in Portuguese, Spanish, Italian and French. */
import { agree, type Noun, type Plurality } from '@praxis/kit/language/grammar.ts';
import { fill, type Slots } from '@praxis/kit/language/template.ts';
import type { Place } from '../../cards/language.ts';
import type { Article, Bound, Description, Mood, Said, Where } from './phrases.ts';
import type { RomanceWords } from './romance-words.ts';

export type Given = Readonly<Record<string, string | number | Said | undefined>>;

/** Fills a template: cards and players agree by their gender and number, `<order|infinitive>` by the mood. */
export function told(words: RomanceWords, template: string, given: Given = {}, mood: Mood = 'order'): string {
  const slots: Record<string, Slots[string]> = {};
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) slots[name] = undefined;
    else if (typeof value === 'object') slots[name] = { ...value, person: 'they', article: 'bare' };
    else slots[name] = String(value);
  }
  const moody = template.replace(/<([^|>]*)\|([^>]*)>/g, mood === 'order' ? '$1' : '$2');
  return fill(words.language, moody, slots);
}

export function saidOf({ one, many, gender }: Noun, number: Plurality): Said {
  return { text: number === 'one' ? one : many, number, gender, person: 'they' };
}

/** A player who cannot do something. */
export function cannot(words: RomanceWords, who: Said, what: string): string {
  if (who.person === 'you') return `${words.cannot.you} ${what}`;
  return `${who.text} ${words.cannot[who.number]} ${what}`;
}

const FIELD: ReadonlySet<Place> = new Set(['field', 'monsters', 'spells']);

export function isField({ places }: Where): boolean {
  return places.every((each) => FIELD.has(each));
}

export function place(words: RomanceWords, where: Where): string {
  const { places, of, from } = where;
  const whose = of ?? 'any';
  if (isField(where)) return words[from ? 'fromField' : 'controlled'][whose];
  if (places.includes('banished')) return words.amongBanished[from ? (`from ${whose}` as const) : whose];
  const preposition = words.prepositions[from ? 'from' : 'in'];
  const all = [...new Set(places.map((each) => (FIELD.has(each) ? 'field' : each)))];
  return words.language.list(
    all.map((each) => {
      if (each === 'field' && of === 'you' && !from) return words.onYourField;
      const noun = words.places[each];
      const agreement = { gender: noun.gender, number: 'one' } as const;
      if (of === 'you') return `${preposition} ${agree(words.your, agreement)} ${noun.one}`;
      if (of === undefined) return `${preposition} ${agree(words.anyones, agreement)} ${noun.one}`;
      return `${preposition} ${words.language.introduced('the', noun.one, agreement)} ${words.ofOpponent}`;
    }),
    'or',
  );
}

function bound(words: RomanceWords, { stat, is, value }: Bound): string {
  const { bounds } = words;
  if (stat === 'materials') return bounds['no materials'];
  const isLevel = stat === 'level' || stat === 'rank';
  const group = isLevel ? 'level' : 'stat';
  const kind = is === 'min' || is === 'max' ? (`${group} ${is}` as const) : group;
  const key =
    is === 'above' || is === 'not'
      ? (`level ${is}` as const)
      : typeof value === 'string'
        ? (`${kind} text` as const)
        : isLevel && is === 'min' && value === 1
          ? 'has level'
          : kind;
  return told(words, bounds[key], { value, stat: words.stats[stat], the: words.theStats[stat] });
}

/** The noun without its article: its name and its attributes. */
function nounOf(words: RomanceWords, { noun, kinds, frames, icons, pendulum, names }: Description): Noun {
  const [frame] = frames;
  const [icon] = icons;
  if (names.length > 0) {
    const text = words.language.list(
      names.map((name) => `"${name}"`),
      'or',
    );
    return { one: text, many: text, gender: noun === 'monster' ? words.monster.gender : words.card.gender };
  }
  if (noun === 'monster') return pendulum ? words.pendulumMonster : frame ? words.frames[frame] : words.monster;
  if (kinds.length > 1) return words.spellTrap;
  if (kinds[0] === 'spell') return icon ? words.spells[icon] : words.anySpell;
  if (kinds[0] === 'trap') return icon ? words.traps[icon] : words.anyTrap;
  return words.card;
}

export function describe(words: RomanceWords, description: Description, article: Article): Said {
  const noun = nounOf(words, description);
  const { language } = words;
  const many = article.kind === 'all' || ('count' in article && article.count > 1);
  const agreement = { gender: noun.gender, number: many ? 'many' : 'one' } as const;
  const { types, attributes, series, abilities, bounds, where, same, differs, except, summoned } = description;
  const or = (all: readonly string[]): string => language.list(all, 'or');
  const banished = where?.places.length === 1 && where.places[0] === 'banished' && where.of === 'you';
  const monstrous = description.noun === 'monster';
  const forms = (text: string): string => agree(text, agreement);
  const ofNumbers = bounds.filter(({ value }) => typeof value === 'number');
  const ofTexts = bounds.filter(({ value }) => typeof value === 'string');
  const qualities = [
    series.length > 0 ? or(series.map((each) => `"${each}"`)) : '',
    abilities.length === 0
      ? ''
      : abilities[0] === 'tuner'
        ? forms(words.tuner)
        : told(words, words.ability, { ability: words.abilityWords[abilities[0] as 'toon'] }),
    description.nonTuner ? forms(words.nonTuner) : '',
    attributes.length > 0
      ? told(words, words.ofAttribute, { attribute: or(attributes.map((each) => words.attributes[each])) })
      : '',
    types.length > 0 ? told(words, words.ofType, { type: or(types.map((each) => words.types[each])) }) : '',
    description.face === 'up' ? forms(words.faceUp) : '',
    description.face === 'down' ? forms(monstrous ? words.faceDown : words.set) : '',
    description.position === undefined ? '' : words.positions[description.position],
    summoned === undefined ? '' : forms(words.summonedWays[summoned]),
    ...ofNumbers.map((each) => bound(words, each)),
    banished ? `${forms(words.banished)} ${forms(words.ofYours)}` : where ? place(words, where) : '',
    ...ofTexts.map((each) => bound(words, each)),
    description.withoutUnion ? words.withoutUnion : '',
    same ? told(words, words.same[same.what], { as: same.as }) : '',
    differs ? told(words, words.differs, { as: differs }) : '',
  ];
  const text = [noun[agreement.number], ...qualities].filter((each) => each !== '').join(' ');
  const whole = introduced(words, text, article, description.other, agreement);
  const exception = except.length === 0 ? '' : told(words, words.except, { what: or(except.map((each) => each.text)) });
  return { text: `${whole}${exception}`, ...agreement, person: 'they' };
}

function introduced(
  words: RomanceWords,
  text: string,
  article: Article,
  isOther: boolean,
  agreement: Pick<Said, 'gender' | 'number'>,
): string {
  const { language } = words;
  const other = isOther ? `${agree(words.other, agreement)} ${text}` : text;
  switch (article.kind) {
    case 'count':
      if (isOther && article.count === 1 && !article.exactly && !article.upTo)
        return language.introduced('another', text, agreement);
      return `${article.upTo ? `${words.upTo} ` : article.exactly ? `${words.exactly} ` : ''}${article.count} ${other}`;
    case 'least':
    case 'most':
      return told(words, words[article.kind], { count: article.count, what: other });
    case 'bare':
      return other;
    case 'a':
      return isOther ? language.introduced('another', text, agreement) : language.introduced('a', text, agreement);
    default:
      return language.introduced(article.kind, other, agreement);
  }
}
