/** The text of a card in a language, made from its definition, so that it always agrees with the effects. */
import { capital, sentence } from '@praxis/kit/language/grammar.ts';
import { CARDS } from '../../cards/index.ts';
import type { Ability, CardDef } from '../../cards/language.ts';
import { nameIn } from '../names.ts';
import { changeTexts, costText, effectTexts } from './effects.ts';
import { CARD_LANGUAGES } from './languages.ts';
import { keywordText } from './nouns.ts';
import type { Phrases } from './phrases.ts';
import { Telling } from './telling.ts';

export interface CardText {
  readonly name: string;
  readonly type: string;
  readonly lines: readonly string[];
}

const byId = new Map(CARDS.map((def) => [def.id, def]));

export function cardText(def: CardDef, language = 'en'): CardText {
  const phrases = CARD_LANGUAGES[language] ?? (CARD_LANGUAGES.en as Phrases);
  return { name: def.as ?? nameIn(language, def.name), type: typeLine(def, phrases), lines: lines(def, phrases) };
}

/** `Creature — Human Knight`, in the order of the language. */
function typeLine({ types, supertypes = [], subtypes = [], object }: CardDef, phrases: Phrases): string {
  if (object === 'emblem') return capital(phrases, phrases.nouns.emblem.one);
  const left = phrases.typeWords([...supertypes], [...types]);
  const right = subtypes.map((each) => {
    const noun = phrases.subtypes[each as keyof Phrases['subtypes']];
    return noun === undefined ? each : typeof noun === 'string' ? noun : noun.one;
  });
  return right.length === 0
    ? left
    : `${left}${phrases.typeJoint ?? ' — '}${phrases.subtypeWords?.(right) ?? right.join(' ')}`;
}

function lines(def: CardDef, phrases: Phrases): string[] {
  const telling = (): Telling => new Telling(phrases, def, (id) => byId.get(id));
  const found: string[] = [];
  const say = (text: string): void => void found.push(sentence(phrases, text));
  if (def.enchant) say(`${phrases.enchant} ${telling().filter(def.enchant, 'one', { kind: 'bare' }).text}`);
  if (def.additionalCost) say(phrases.sentences.additionalCost(costText(telling(), def.additionalCost)));
  if (def.castOnly) say(phrases.sentences.castOnly(telling().condition(def.castOnly)));
  if (def.keywords && def.keywords.length > 0) say(def.keywords.map((each) => keywordText(phrases, each)).join(', '));
  if (typeof def.power === 'object') say(phrases.sentences.defines(telling().this, telling().value(def.power)));
  for (const ability of def.abilities ?? []) found.push(abilityText(telling(), ability));
  if (def.equip) say(`${phrases.equip} ${costText(telling(), def.equip)}`);
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
      return `${capital(phrases, phrases.contracted(cost))}${phrases.colon}${instructions}${ability.sorcery ? ` ${sentence(phrases, phrases.sentences.sorceryOnly)}` : ''}`;
    }
    case 'mana':
      return `{T}${phrases.colon}${sentence(phrases, phrases.sentences.mana(ability.adds.map((kind) => SYMBOLS[kind])))}`;
    case 'triggered': {
      const when = phrases.sentences.either(ability.when.map((each) => telling.trigger(each)));
      const condition = ability.if && telling.condition(ability.if);
      const [first = '', ...rest] = effectTexts(telling, ability.effects, 'order');
      return sentences(phrases, [phrases.sentences.triggered(when, condition, first), ...rest]);
    }
    case 'static': {
      const subject =
        typeof ability.of === 'string' ? telling.ref(ability.of) : telling.filter(ability.of, 'many', { kind: 'bare' });
      const changes = changeTexts(telling, ability.gives, subject, false, telling.nounOf(ability.of));
      const condition = ability.while && telling.condition(ability.while);
      const keeps = (ability.gives.gain ?? []).some((each) => typeof each === 'object' && 'keepsAuras' in each);
      const text = phrases.sentences.static(subject, phrases.list(changes, 'and'), condition);
      return sentences(phrases, [telling.closed(text), ...(keeps ? [phrases.keepsAuras] : [])]);
    }
    case 'enters': {
      if (ability.tapped) return sentence(phrases, phrases.sentences.entersTapped(telling.this));
      const of = telling.filter(ability.copy ?? {}, 'one', { kind: 'a' });
      const [given] = ability.abilities ?? [];
      const text = given && abilityText(telling.within(telling.thisNoun), given);
      return sentence(phrases, phrases.sentences.entersAsCopy(telling.this, of, text));
    }
    case 'prevention': {
      const { to, by, combat, allBut } = ability;
      return sentence(
        phrases,
        phrases.sentences.prevention({
          to: to === 'you and your planeswalkers' ? to : telling.what(to),
          by: by && telling.filter(by, 'one', { kind: 'a' }),
          combat: combat === true,
          allBut: allBut ?? 0,
        }),
      );
    }
    default:
      return ability satisfies never;
  }
}

/** M-AMB-16 Colourless mana is written with a number, as it was in 2014. */
const SYMBOLS = { white: '{W}', blue: '{U}', black: '{B}', red: '{R}', green: '{G}', colorless: '{1}' } as const;

function sentences(phrases: Phrases, texts: readonly string[]): string {
  return texts.map((text) => sentence(phrases, text)).join(' ');
}
