/** The text of a card in a language, made from its definition, so that it always agrees with the effects. */
import { capital, sentence } from '@praxis/kit/language/grammar.ts';
import { CARDS } from '../../cards/index.ts';
import type { Ability, CardDef, Frame, Modification, OwnSummon } from '../../cards/language.ts';
import { nameOfDef } from '../names.ts';
import { abilityLines } from './abilities.ts';
import { changesText } from './changes.ts';
import { clausesText, conditionText, eventText } from './clauses.ts';
import { costText, counted } from './costs.ts';
import { textsOf } from './languages.ts';
import { type Article, place, quoted, type Said } from './nouns.ts';
import type { Phrases } from './phrases.ts';
import { Telling } from './telling.ts';

export interface CardText {
  readonly name: string;
  readonly type: string;
  readonly lines: readonly string[];
}

const worded = textsOf(
  (def: CardDef, phrases): CardText => ({
    name: nameOfDef(def, phrases.language),
    type: typeLine(def, phrases),
    lines: linesOf(def, phrases),
  }),
);

export function cardText(def: CardDef, language = 'en'): CardText {
  return worded(def, language);
}

const MADE: ReadonlySet<Frame> = new Set(['ritual', 'fusion', 'synchro', 'xyz']);

/** Y-CARD-003 The line below the picture: `Spellcaster / Tuner / Effect`, `Quick-Play Spell`. */
function typeLine(
  { kind, icon = 'normal', type, frame = 'normal', abilities = [], scale, effects }: CardDef,
  phrases: Phrases,
): string {
  const { frames, abilities: words, spells, traps } = phrases.typeLine;
  if (kind !== 'monster') return (kind === 'spell' ? spells : traps)[icon];
  return [
    type === undefined ? '' : phrases.types[type],
    scale === undefined ? '' : frames.pendulum,
    ...abilities.map((each) => words[each]),
    frames[frame],
    MADE.has(frame) && effects !== undefined ? frames.effect : '',
  ]
    .filter((word) => word !== '')
    .join(' / ');
}

function linesOf(def: CardDef, phrases: Phrases): string[] {
  const { sentences } = phrases;
  const found: string[] = [];
  const add = (text: string): void => void found.push(sentence(phrases, text));
  const telling = (): Telling => new Telling(phrases, def);
  const effects = def.effects ?? [];
  for (const effect of effects.filter(isPendulum))
    found.push(
      ...abilityLines(new Telling(phrases, def, true), effect).map(
        (line) => `${sentences['pendulum effect']} – ${line}`,
      ),
    );
  materialLines(telling(), def).forEach(add);
  for (const series of def.series ?? []) add(telling().tell('treated as', { series: seriesIn(phrases, series) }));
  if (def.abilities?.includes('gemini')) add(sentences.gemini);
  summoningLines(telling, def).forEach(add);
  if (def.equips !== undefined)
    add(telling().tell('equip only', { what: telling().what(def.equips, { kind: 'a' }, { anywhere: true }) }));
  for (const effect of effects.filter((each) => !isPendulum(each))) found.push(...abilityLines(telling(), effect));
  const isLimited = effects.some((each) => 'once' in each && each.once === 'any effect');
  if (isLimited) add(telling().tell('use one effect', { name: quoted(nameOfDef(def, phrases.language)) }));
  asMaterialLines(telling, def, found);
  return found;
}

function isPendulum(effect: Ability): boolean {
  return 'pendulum' in effect && effect.pendulum === true;
}

const seriesIn = ({ series }: Phrases, english: string): string => quoted(series[english] ?? english);

function materialLines(telling: Telling, { materials, frame, name }: CardDef): string[] {
  const lines: string[] = [];
  const { fusion, synchro, xyz } = materials ?? {};
  if (fusion)
    lines.push(
      grouped(
        fusion.map((each) => (article: Article) => telling.filter(each, article, { noun: 'monster', anywhere: true })),
      ),
    );
  if (synchro) {
    const tuner = telling.filter(synchro.tuner, counted(), { noun: 'monster', anywhere: true });
    const others = telling.filter(synchro.others, counted(synchro.least), { noun: 'monster', anywhere: true });
    lines.push(`${tuner.text} + ${telling.tell('at least', { what: others })}`);
  }
  if (xyz) {
    const what = telling.filter(xyz.what, counted(xyz.count), { anywhere: true });
    lines.push(xyz.orMore ? telling.tell('at least', { what }) : what.text);
    if (xyz.over) lines.push(telling.tell('over', { what: telling.filter(xyz.over, { kind: 'a' }, { of: 'you' }) }));
  }
  if (frame === 'ritual')
    for (const spell of ritualSpellsFor(name))
      lines.push(telling.tell('ritual with', { name: quoted(nameOfDef(spell, telling.language)) }));
  return lines;
}

const ritualSpells = new Map<string, readonly CardDef[]>();

/** The Spells that can Ritual Summon the monster of this name. */
function ritualSpellsFor(name: string): readonly CardDef[] {
  const summons = `"name":${JSON.stringify(name)},"total"`;
  const found =
    ritualSpells.get(name) ??
    CARDS.filter(({ effects = [] }) =>
      effects.some((each) => 'effects' in each && JSON.stringify(each.effects).includes(summons)),
    );
  ritualSpells.set(name, found);
  return found;
}

/** The same material several times is counted. */
function grouped(materials: readonly ((article: Article) => Said)[]): string {
  const counts = new Map<string, { count: number; say: (article: Article) => Said }>();
  for (const say of materials) {
    const { text } = say({ kind: 'count', count: 1 });
    counts.set(text, { count: (counts.get(text)?.count ?? 0) + 1, say });
  }
  return [...counts.values()].map(({ count, say }) => say({ kind: 'count', count }).text).join(' + ');
}

function summoningLines(telling: () => Telling, { summoning, normalSummons, name }: CardDef): string[] {
  const lines: string[] = [];
  const { cannot, only, own = [] } = summoning ?? {};
  if (cannot?.some((way) => way !== 'special')) lines.push(telling().tell('cannot be normal summoned'));
  if (cannot?.includes('special')) lines.push(telling().tell('cannot be special summoned'));
  for (const each of own) lines.push(...ownSummonLines(telling(), each));
  if (only !== undefined) lines.push(onlyLine(telling(), only));
  if (summoning?.while)
    lines.push(telling().tell('only while', { clause: clausesText(telling(), summoning.while) ?? '' }));
  if (summoning?.once) lines.push(telling().tell('synchro once', { name: quoted(telling().name(name)) }));
  const { extra, withoutTributes, in: where } = normalSummons ?? {};
  if (extra)
    lines.push(telling().tell('extra summon', { what: telling().filter(extra, counted(), { from: true, of: 'you' }) }));
  if (withoutTributes) {
    const what = telling().filter(withoutTributes, counted(), { from: true, of: 'you' });
    lines.push(telling().behind(where && telling().here(where), telling().tell('without tributes', { what })));
  }
  return lines;
}

function onlyLine(telling: Telling, only: NonNullable<NonNullable<CardDef['summoning']>['only']>): string {
  if (typeof only !== 'string') return telling.tell('only by', { name: quoted(telling.name(only.by)) });
  return telling.tell(only === 'own' ? 'only own' : `only by ${only}`);
}

function ownSummonLines(
  telling: Telling,
  { from, if: conditions = [], cost, tributesByLevel, once, gives, givesIf }: OwnSummon,
): string[] {
  const { phrases, self } = telling;
  const clause = clausesText(telling, conditions);
  const slots = {
    self,
    from: place(phrases, { places: [from], of: 'you', from: true }),
    cost: cost && costText(telling, cost, 'infinitive'),
    clause,
  };
  const lines = [
    tributesByLevel
      ? telling.behind(clause, telling.tell('own summon tributes', slots))
      : cost
        ? telling.behind(clause, telling.tell('own summon cost', slots))
        : telling.tell(clause === undefined ? 'own summon' : 'own summon if', slots),
  ];
  if (once !== undefined)
    lines.push(telling.tell(`own once per ${once}`, { name: quoted(telling.name(telling.def.name)) }));
  const change = (changes: Modification): string => changesText(telling, self, changes);
  if (gives) lines.push(telling.behind(eventText(telling, { on: 'summoned', what: 'this', own: true }), change(gives)));
  if (givesIf) {
    const fits = conditionText(telling, { if: 'fits', what: givesIf.what, filter: givesIf.filter });
    lines.push(telling.behind(fits, change(givesIf.gives)));
  }
  return lines;
}

function asMaterialLines(telling: () => Telling, { asMaterial }: CardDef, found: string[]): void {
  const { phrases, self } = telling();
  const { levels, substitute, gives } = asMaterial ?? {};
  if (levels) {
    const all = phrases.list(levels.map(String), 'or');
    found.push(sentence(phrases, telling().tell('material levels', { self, levels: all })));
  }
  if (substitute) {
    const slots = { self, series: seriesIn(phrases, substitute.series) };
    found.push(sentence(phrases, telling().tell(substitute.only ? 'substitute only' : 'substitute', slots)));
  }
  if (gives) {
    const [first = '', ...rest] = abilityLines(telling(), gives.effect);
    const head = telling().tell('material gives', { self, series: seriesIn(phrases, gives.series) });
    found.push(`${capital(phrases, phrases.contracted(head))}${phrases.colon}${first}`, ...rest);
  }
}
