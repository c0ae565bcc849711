/** The text of a card in a language, made from its definition, so that it always agrees with the effects. */
import { capital, sentence } from '@praxis/kit/language/grammar.ts';
import { CARDS } from '../../cards/index.ts';
import type {
  Ability,
  Activated,
  CardDef,
  Condition,
  During,
  Frame,
  Modification,
  On,
  OwnSummon,
  Place,
} from '../../cards/language.ts';
import { nameOfDef } from '../names.ts';
import { changesText, costText, effectsText, optionalText, targetTexts } from './effects.ts';
import { CARD_LANGUAGES } from './languages.ts';
import type { Article, Phrases, Said } from './phrases.ts';
import { list, Telling } from './telling.ts';

export interface CardText {
  readonly name: string;
  readonly type: string;
  readonly lines: readonly string[];
}

export function cardText(def: CardDef, language = 'en'): CardText {
  const phrases = CARD_LANGUAGES[language] ?? (CARD_LANGUAGES.en as Phrases);
  return { name: nameOfDef(def, phrases.language), type: typeLine(def, phrases), lines: linesOf(def, phrases) };
}

const MADE: ReadonlySet<Frame> = new Set(['ritual', 'fusion', 'synchro', 'xyz']);

/** Y-CARD-003 The line below the picture: `Spellcaster / Tuner / Effect`, `Quick-Play Spell`. */
function typeLine(
  { kind, icon = 'normal', type, frame = 'normal', abilities = [], scale, effects }: CardDef,
  phrases: Phrases,
): string {
  const { frames, abilities: words, cards } = phrases.typeLine;
  if (kind !== 'monster') return cards(kind, icon);
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
  const say = (text: string): void => void found.push(sentence(phrases, text));
  const telling = (): Telling => new Telling(phrases, def);
  const effects = def.effects ?? [];
  for (const effect of effects.filter(isPendulum))
    found.push(
      ...abilityLines(new Telling(phrases, def, true), effect).map((line) => `${sentences.pendulumEffect} – ${line}`),
    );
  materialLines(telling(), def).forEach(say);
  for (const series of def.series ?? []) say(sentences.treatedAs(phrases.series[series] ?? series));
  if (def.abilities?.includes('gemini')) say(sentences.gemini);
  summoningLines(telling, def).forEach(say);
  if (def.equips !== undefined) say(sentences.equipOnly(telling().what(def.equips, { kind: 'a' }, { anywhere: true })));
  for (const effect of effects.filter((each) => !isPendulum(each))) found.push(...abilityLines(telling(), effect));
  const limited = effects.some((each) => 'once' in each && each.once === 'any effect');
  if (limited) say(sentences.useOneEffect(nameOfDef(def, phrases.language)));
  asMaterialLines(telling, def, found);
  return found;
}

function isPendulum(effect: Ability): boolean {
  return 'pendulum' in effect && effect.pendulum === true;
}

function materialLines(telling: Telling, { materials, frame, name }: CardDef): string[] {
  const { sentences } = telling.phrases;
  const lines: string[] = [];
  const { fusion, synchro, xyz } = materials ?? {};
  if (fusion)
    lines.push(
      grouped(
        fusion.map((each) => (article: Article) => telling.filter(each, article, { noun: 'monster', anywhere: true })),
      ),
    );
  if (synchro) {
    const tuner = telling.filter(synchro.tuner, { kind: 'count', count: 1 }, { noun: 'monster', anywhere: true });
    const others = (article: Article): Said =>
      telling.filter(synchro.others, article, { noun: 'monster', anywhere: true });
    lines.push(sentences.materials.synchro(tuner, others, synchro.least ?? 1));
  }
  if (xyz) {
    const what = (article: Article): Said => telling.filter(xyz.what, article, { anywhere: true });
    lines.push(sentences.materials.xyz(xyz.count, xyz.orMore === true, what));
    if (xyz.over) lines.push(sentences.materials.over(telling.filter(xyz.over, { kind: 'a' }, { of: 'you' })));
  }
  if (frame === 'ritual')
    for (const spell of CARDS)
      if (
        spell.effects?.some(
          (each) =>
            'effects' in each && JSON.stringify(each.effects).includes(`"name":${JSON.stringify(name)},"total"`),
        )
      )
        lines.push(sentences.ritualWith(nameOfDef(spell, telling.language)));
  return lines;
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
  const { phrases, self } = telling();
  const { sentences } = phrases;
  const lines: string[] = [];
  if (summoning?.cannot) lines.push(sentences.cannotBe(summoning.cannot));
  const { only, own = [] } = summoning ?? {};
  for (const each of own) lines.push(...ownSummonLines(telling(), each));
  if (only !== undefined)
    lines.push(sentences.onlyBy(typeof only === 'string' ? only : { by: telling().name(only.by) }));
  if (summoning?.while) lines.push(sentences.onlyWhile(telling().clauses(summoning.while) ?? ''));
  if (summoning?.once) lines.push(sentences.synchroOnce(telling().name(name)));
  if (normalSummons?.extra)
    lines.push(
      sentences.extraSummon(
        telling().filter(normalSummons.extra, { kind: 'count', count: 1 }, { from: true, of: 'you' }),
      ),
    );
  if (normalSummons?.withoutTributes) {
    const what = telling().filter(
      normalSummons.withoutTributes,
      { kind: 'count', count: 1 },
      { from: true, of: 'you' },
    );
    const { in: place } = normalSummons;
    lines.push(sentences.withoutTributes(what, place && sentences.here(self, place)));
  }
  return lines;
}

function ownSummonLines(
  telling: Telling,
  { from, if: conditions = [], cost, tributesByLevel, once, gives, givesIf }: OwnSummon,
): string[] {
  const { sentences } = telling.phrases;
  const lines = [
    sentences.ownSummon({
      self: telling.self,
      from: { places: [from], of: 'you', from: true },
      clause: telling.clauses(conditions),
      cost: cost && costText(telling, cost, 'infinitive'),
      tributes: tributesByLevel === true,
    }),
  ];
  if (once !== undefined) lines.push(sentences.ownOnce(telling.name(telling.def.name), once));
  const change = (changes: Modification): string =>
    sentences.static(telling.self, changesText(telling, telling.self, changes), undefined);
  if (gives) lines.push(sentences.ownGives(telling.event({ on: 'summoned', what: 'this', own: true }), change(gives)));
  if (givesIf) {
    const clause = telling.condition({ if: 'fits', what: givesIf.what, filter: givesIf.filter });
    lines.push(sentences.ownGives(clause, change(givesIf.gives)));
  }
  return lines;
}

function asMaterialLines(telling: () => Telling, { asMaterial }: CardDef, found: string[]): void {
  const { phrases, self } = telling();
  const { sentences, series } = phrases;
  const { levels, substitute, gives } = asMaterial ?? {};
  if (levels) found.push(sentence(phrases, sentences.materialLevels(self, levels)));
  if (substitute)
    found.push(
      sentence(
        phrases,
        sentences.substitute(self, series[substitute.series] ?? substitute.series, substitute.only === true),
      ),
    );
  if (gives) {
    const [first = '', ...rest] = abilityLines(telling(), gives.effect);
    found.push(
      `${capital(phrases, phrases.contracted(sentences.materialGives(self, series[gives.series] ?? gives.series)))}${phrases.colon}${first}`,
      ...rest,
    );
  }
}

/** One effect: a line, or more if it offers a choice. */
function abilityLines(telling: Telling, ability: Ability): string[] {
  const { phrases, self } = telling;
  const { sentences } = phrases;
  const one = (text: string): string[] => [sentence(phrases, text)];
  switch (ability.kind) {
    case 'activate':
    case 'ignition':
    case 'quick':
    case 'trigger':
    case 'flip':
      return activatedLines(telling, ability);
    case 'continuous': {
      const subject = telling.what(ability.of, { kind: 'all' });
      const here = ability.in === undefined ? [] : list(ability.in).map((place) => sentences.here(self, place));
      const clause = [...here, ...(ability.while ? [telling.clauses(ability.while) ?? ''] : [])];
      return one(
        sentences.static(
          subject,
          changesText(telling, subject, ability.gives),
          clause.length === 0 ? undefined : sentences.allOf(clause),
        ),
      );
    }
    case 'prohibition':
      return one(
        sentences.prohibition(telling.player(ability.who), ability.what, telling.clauses(ability.while ?? [])),
      );
    case 'protection':
      return one(
        sentences.protection(
          (article) => telling.filter(ability.of, article, { noun: 'monster', anywhere: ability.of.of === undefined }),
          telling.clauses(ability.while ?? []),
        ),
      );
    case 'rule':
      return one(sentences.rules[ability.rule](self));
    case 'bond': {
      const it = telling.ref('tied');
      return (['whenThisLeaves', 'whenItIsDestroyed', 'whenItLeaves'] as const).flatMap((key) =>
        ability[key] === undefined ? [] : one(sentences.bond[key](self, it)),
      );
    }
    case 'destroyed if':
      return one(sentences.destroyedIf(self, telling.clauses(ability.if) ?? ''));
    case 'destroyed when':
      return one(sentences.destroyedWhen(self, telling.event(ability.when)));
    case 'stays':
      return one(sentences.stays(self, ability.turns));
    case 'replacement':
      return [
        ...one(
          sentences.replacement({
            of: telling.what(ability.of, { kind: 'a' }, { noun: 'monster' }),
            self,
            would: ability.would,
            instead: ability.instead,
            optional: ability.optional === true,
          }),
        ),
        ...(ability.sharesDamage ? one(sentences.sharesDamage) : []),
      ];
    default:
      return ability satisfies never;
  }
}

function activatedLines(telling: Telling, ability: Activated): string[] {
  const { phrases, self, def } = telling;
  const { sentences } = phrases;
  const cost = ability.cost ?? [];
  const { modes } = ability;
  // An Equip Spell says at most which monsters it can be equipped to.
  const [only] = ability.effects;
  if (ability.kind === 'activate' && def.icon === 'equip' && ability.effects.length === 1 && only?.do === 'equip')
    return [];
  if (ability.kind === 'activate' && ability.effects.length === 0 && !modes) {
    const clause = telling.clauses(ability.if ?? []);
    const paid = cost.length === 0 ? undefined : costText(telling, cost, 'infinitive');
    return clause === undefined && paid === undefined
      ? []
      : [sentence(phrases, sentences.activation(self, clause, paid))];
  }
  const optional =
    ability.kind === 'ignition' || ability.kind === 'quick' || ('optional' in ability && ability.optional === true);
  const head = headOf(telling, ability);
  const rest = limitsOf(telling, ability);
  if (modes) {
    const mood = optional ? 'infinitive' : 'order';
    const can = (text: string): string => (optional ? sentences.youCan(text) : text);
    const offer =
      cost.length === 0
        ? can(sentences.activateOne(mood))
        : `${can(costText(telling, cost, mood))}${phrases.semicolon}${sentences.activateOne('order')}`;
    const choices = modes.map((mode) => {
      const clause = telling.clauses(mode.if ?? []);
      return `● ${sentence(phrases, `${clause === undefined ? '' : `${sentences.if([clause])}${phrases.colon}`}${bodyOf(telling, mode, false)}`)}`;
    });
    return [
      `${capital(phrases, phrases.contracted(head))}${capital(phrases, phrases.contracted(offer))}${phrases.colon.trimEnd()}`,
      ...choices,
      ...rest,
    ];
  }
  if (ability.effects.every((each) => each.do === 'tie') && ability.effects.length > 0) {
    const [what] = targetTexts(telling, ability.targets ?? []);
    return [sentence(phrases, sentences.activateOn(self, what as Said)), ...rest];
  }
  const body = bodyOf(telling, ability, optional);
  const line = `${capital(phrases, phrases.contracted(head))}${sentence(phrases, body)}`;
  return [[line, ...rest].join(' ')];
}

/** Cost and targets come before the semicolon, the resolution after it (Y-X-ACT-01, Y-X-ACT-02). */
function bodyOf(
  telling: Telling,
  { cost = [], targets = [], effects }: Pick<Activated, 'cost' | 'targets' | 'effects'>,
  optional: boolean,
): string {
  const { phrases } = telling;
  const { sentences } = phrases;
  if (cost.length === 0 && targets.length === 0)
    return optional ? optionalText(telling, effects) : effectsText(telling, effects, 'order');
  const mood = optional ? 'infinitive' : 'order';
  const paid = cost.length === 0 ? undefined : costText(telling, cost, mood);
  const targeted = targets.length === 0 ? undefined : sentences.target(targetTexts(telling, targets), mood);
  const before =
    paid !== undefined && targeted !== undefined ? sentences.costThenTarget(paid, targeted) : (paid ?? targeted ?? '');
  return `${optional ? sentences.youCan(before) : before}${phrases.semicolon}${effectsText(telling, effects, 'order')}`;
}

/** When it can be activated: everything before the colon. */
function headOf(telling: Telling, ability: Activated): string {
  const { phrases, self } = telling;
  const { sentences } = phrases;
  const parts: string[] = [];
  const during: During | undefined = 'during' in ability ? ability.during : undefined;
  const when: readonly On[] = 'when' in ability ? (ability.when ?? []) : [];
  const ifEvent: readonly On[] = 'ifEvent' in ability ? (ability.ifEvent ?? []) : [];
  if (during) {
    const of = during.of === 'you' || during.of === 'opponent' ? during.of : undefined;
    parts.push(sentences.during({ phase: during.phase, of }));
  } else if (ability.kind === 'quick') parts.push(sentences.eitherTurn);
  if (ability.once === 'copy' || ability.once === 'copy together') parts.push(sentences.once);
  const events = (ons: readonly On[]): string[] => ons.map((on) => telling.event(on));
  if (when.length > 0) parts.push(sentences.when(events(when)));
  if (ifEvent.length > 0) parts.push(sentences.if(events(ifEvent)));
  const conditions: readonly Condition[] = ability.if ?? [];
  const clause = telling.clauses(conditions);
  const speaksOfThis = [...when, ...ifEvent].some(
    (on) => ('what' in on && on.what === 'this') || ('by' in on && on.by === 'this'),
  );
  const elsewhere: readonly Place[] = list(ability.in).filter(
    (place) => place === 'hand' || place === 'graveyard' || place === 'banished',
  );
  const here = speaksOfThis ? undefined : elsewhere[0];
  const clauses = [
    ...(here === undefined ? [] : [sentences.here(self, here)]),
    ...(clause === undefined ? [] : [clause]),
  ];
  if (clauses.length > 0) {
    const holds = sentences.allOf(clauses);
    parts.push(ifEvent.length > 0 ? sentences.and(holds) : sentences.if([holds]));
  }
  const flip = ability.kind === 'flip' ? sentences.flip : '';
  const head = parts.length === 0 ? '' : `${parts.join(', ')}${phrases.colon}`;
  return flip === '' ? head : `${flip}${phrases.colon}${head}`;
}

/** The limits on its use, and other conditions of its activation. */
function limitsOf(telling: Telling, ability: Activated): string[] {
  const { phrases, def } = telling;
  const { sentences } = phrases;
  const name = telling.name(def.name);
  const lines: string[] = [];
  if (ability.stillIf) lines.push(sentences.stillHolds);
  if (ability.once === 'copy together') lines.push(sentences.together);
  if (ability.silences !== undefined) lines.push(sentences.silences);
  if (ability.once === 'name') lines.push(sentences.useOnce(name, 'turn'));
  if (ability.once === 'duel') lines.push(sentences.useOnce(name, 'duel'));
  if (ability.once === 'activation') lines.push(sentences.activateOnce(name));
  for (const what of ability.forbids ?? []) lines.push(sentences.forbids(what, ability.kind === 'activate'));
  return lines.map((line) => sentence(phrases, line));
}
