/** The text of a card in a language, made from its definition, so that it always agrees with the effects. */
import { capital, sentence } from '@praxis/kit/language/grammar.ts';
import { fill } from '@praxis/kit/language/template.ts';
import { CARDS } from '../../cards/index.ts';
import type { Ability, CardDef, CardType, Supertype, TriggeredAbility } from '../../cards/language.ts';
import { nameIn } from '../names.ts';
import { changeTexts, cited } from './changes.ts';
import { conditionText, triggersText } from './clauses.ts';
import { costText, effectTexts } from './effects.ts';
import { textsOf } from './languages.ts';
import { keywordText, subtypeText, thing } from './nouns.ts';
import type { Phrases } from './phrases.ts';
import { Telling } from './telling.ts';

export interface CardText {
  readonly name: string;
  readonly type: string;
  readonly lines: readonly string[];
}

const byId = new Map(CARDS.map((def) => [def.id, def]));

/** The text with a language's phrases. */
export function worded(def: CardDef, phrases: Phrases): Omit<CardText, 'name'> {
  return { type: typeLine(def, phrases), lines: linesOf(def, phrases) };
}

const textIn = textsOf(worded);

export function cardText(def: CardDef, language = 'en'): CardText {
  const { type, lines } = textIn(def, language);
  return { name: def.as ?? nameIn(language, def.name), type, lines };
}

/** `Creature — Human Knight`, in the order of the language. */
function typeLine({ types, supertypes = [], subtypes = [], object }: CardDef, phrases: Phrases): string {
  const { typeLine: say } = phrases;
  if (object === 'emblem') return capital(phrases, phrases.nouns.emblem.one);
  const left = typesText(phrases, types, supertypes);
  if (subtypes.length === 0) return capital(phrases, left);
  const right = subtypesText(phrases, subtypes, types.includes('planeswalker'));
  return capital(phrases, fill(phrases, say.whole, { types: left, subtypes: right }));
}

/** "Legendary Artifact Creature" */
function typesText(phrases: Phrases, types: CardDef['types'], supertypes: readonly Supertype[]): string {
  const { typeLine: say } = phrases;
  const [first, second] = types;
  const isArtifactFirst = types.length === 2 && first === 'artifact';
  const words = types.map((each) => say.types[each]);
  const text =
    types.length === 2
      ? fill(phrases, isArtifactFirst ? say['artifact first'] : say.two, { first: words[0], second: words[1] })
      : words.join(' ');
  if (supertypes.length === 0) return text;
  const { gender } = phrases.types[(isArtifactFirst ? second : first) as CardType];
  const it = thing('', { gender, number: 'one' });
  return fill(phrases, say.left, {
    types: text,
    supertypes: supertypes.map((each) => fill(phrases, say.supertypes[each], { it })).join(' '),
  });
}

const NUMBERS = [undefined, 'one', 'two', 'three'] as const;

function subtypesText(phrases: Phrases, subtypes: readonly string[], isPlaneswalker: boolean): string {
  const words = subtypes.map((each) => subtypeText(phrases, each));
  const phrase = isPlaneswalker && words.length === 1 ? 'planeswalker' : NUMBERS[words.length];
  if (phrase === undefined) return words.join(' ');
  const [first, second, third] = words;
  return fill(phrases, phrases.typeLine.subtypes[phrase], { first, second, third });
}

function linesOf(def: CardDef, phrases: Phrases): string[] {
  const telling = (): Telling => new Telling(phrases, def, (id) => byId.get(id));
  const found: string[] = [];
  const say = (text: string): void => void found.push(sentence(phrases, text));
  const { enchant, additionalCost, castOnly, keywords = [], power, equip } = def;
  if (enchant) say(fill(phrases, phrases.enchant, { what: telling().filter(enchant, 'one', { kind: 'bare' }) }));
  if (additionalCost) say(fill(phrases, phrases.additionalCost, { costs: costText(telling(), additionalCost) }));
  if (castOnly) say(fill(phrases, phrases.castOnly, { clause: conditionText(telling(), castOnly) }));
  if (keywords.length > 0) say(keywords.map((each) => keywordText(phrases, each)).join(', '));
  if (typeof power === 'object')
    say(fill(phrases, phrases.defines, { what: telling().this, value: telling().value(power) }));
  for (const ability of def.abilities ?? []) found.push(abilityText(telling(), ability));
  if (equip) say(fill(phrases, phrases.equip, { cost: costText(telling(), equip) }));
  return found;
}

/** One ability as a line. */
export function abilityText(telling: Telling, ability: Ability): string {
  const { phrases } = telling;
  if ('targets' in ability) telling.targets(ability.targets ?? []);
  switch (ability.kind) {
    case 'spell':
      return sentences(phrases, effectTexts(telling, ability.effects, 'order'));
    case 'activated': {
      const cost = costText(telling, ability.cost);
      const instructions = sentences(phrases, effectTexts(telling, ability.effects, 'order'));
      return `${capital(phrases, phrases.contracted(cost))}${phrases.colon}${instructions}${ability.sorcery ? ` ${sentence(phrases, phrases.sorceryOnly)}` : ''}`;
    }
    case 'mana': {
      const { mana } = phrases;
      const symbols = ability.adds.map((kind) => SYMBOLS[kind]);
      const text = symbols.length > 4 ? mana.any : telling.say(mana.some, { mana: phrases.list(symbols, 'or') });
      return `{T}${phrases.colon}${sentence(phrases, text)}`;
    }
    case 'triggered':
      return sentences(phrases, triggeredTexts(telling, ability));
    case 'static': {
      const { of, gives } = ability;
      const subject = typeof of === 'string' ? telling.ref(of) : telling.filter(of, 'many', { kind: 'general' });
      const changes = changeTexts(telling, gives, { subject, noun: telling.nounOf(of), begins: false });
      const clause = ability.while && conditionText(telling, ability.while, 'during');
      const keeps = (gives.gain ?? []).some((each) => typeof each === 'object' && 'keepsAuras' in each);
      const text = telling.say(clause === undefined ? phrases.static : phrases.staticWhile, {
        clause,
        subject,
        changes: phrases.list(changes, 'and'),
      });
      return sentences(phrases, [telling.closed(text), ...(keeps ? [phrases.keepsAuras] : [])]);
    }
    case 'enters': {
      const what = telling.this;
      if (ability.tapped) return sentence(phrases, telling.say(phrases.entersTapped, { what }));
      const of = telling.filter(ability.copy ?? {}, 'one', { kind: 'a' });
      const [given] = ability.abilities ?? [];
      const text = given && cited(abilityText(telling.within(telling.thisNoun), given));
      return sentence(phrases, telling.say(phrases.entersAsCopy, { what, of, ...text }));
    }
    case 'prevention':
      return sentence(phrases, preventionText(telling, ability));
    default:
      return ability satisfies never;
  }
}

function triggeredTexts(telling: Telling, { when, if: condition, effects }: TriggeredAbility): readonly string[] {
  const { triggered, triggeredIf } = telling.phrases;
  const said = triggersText(telling, when);
  const clause = condition && conditionText(telling, condition);
  const [first = '', ...rest] = effectTexts(telling, effects, 'order');
  if (clause !== undefined) return [telling.say(triggeredIf, { when: said, clause, instructions: first }), ...rest];
  return [telling.say(triggered, { when: said, instructions: unrepeated(telling, when, first) }), ...rest];
}

/** An entering or attacking object is not named again as the subject of the effect. */
function unrepeated(telling: Telling, [event, ...others]: TriggeredAbility['when'], instructions: string): string {
  const isNamed = (event?.on === 'enters' || event?.on === 'attacks') && event.what === 'this';
  if (!isNamed || others.length > 0) return instructions;
  const { forms, again } = telling.phrases;
  const what = telling.this;
  const subject = `${forms.plain(what)} `;
  if (!instructions.startsWith(subject)) return instructions;
  return `${telling.say(again, { what })} ${instructions.slice(subject.length)}`.trimStart();
}

function preventionText(telling: Telling, ability: Extract<Ability, { kind: 'prevention' }>): string {
  const { prevention: say, damage } = telling.phrases;
  const { to, by, combat, allBut: n } = ability;
  const isYou = to === 'you and your planeswalkers';
  return telling.say(say[isYou ? 'you' : 'they'], {
    to: isYou ? undefined : telling.what(to),
    by: by ? telling.filter(by, 'one', { kind: 'a' }) : say.source,
    damage: damage[combat ? 'combat' : 'any'],
    prevented: n ? telling.say(say['all but'], { n }) : say.all,
  });
}

/** M-AMB-16 Colourless mana is written with a number, as it was in 2014. */
const SYMBOLS = { white: '{W}', blue: '{U}', black: '{B}', red: '{R}', green: '{G}', colorless: '{1}' } as const;

function sentences(phrases: Phrases, texts: readonly string[]): string {
  return texts.map((text) => sentence(phrases, text)).join(' ');
}
