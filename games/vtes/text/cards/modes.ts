/** The ways to play a library card, in words. */

import { fill } from '@praxis/kit/language/template.ts';
import type { Choose, Effect, Mode } from '../../cards/language.ts';
import { modesOf, typeOf } from '../../rules/state/modes.ts';
import { chooseInstruction, needsSentence } from './choices.ts';
import { clausesOf, costInstructions, priceOf, scenesOf } from './conditions.ts';
import { tell } from './instructions.ts';
import type { Discipline, Trait } from './phrases.ts';
import { listed, sentence } from './sentences.ts';
import type { Telling } from './telling.ts';

/** One paragraph of a card. */
export interface CardLine {
  readonly level?: 'basic' | 'superior';
  /** The Disciplines it needs, as their marks: `dom` basic, `DOM` superior. */
  readonly icons: readonly string[];
  /** The type under which it is played, on a card of several types, with the language's space before a colon. */
  readonly label?: string;
  readonly text: string;
}

export function modeLines(telling: Telling): CardLine[] {
  const { def, phrases } = telling;
  const lines: CardLine[] = [];
  if (def.modes === undefined) return lines;
  for (const mode of modesOf(def)) {
    const text = modeText(telling, mode);
    const icons = mode.disciplines ?? [];
    const label =
      (def.types ?? []).length > 1 || mode.as === 'reflex' ? phrases.typeNames[typeOf(def, mode)] : undefined;
    // A card of two types that does the same under both says it once.
    const same = lines.findIndex((line) => line.text === text && line.icons.join() === icons.join());
    if (same >= 0 && label !== undefined) {
      const before = lines[same] as CardLine;
      lines[same] = {
        ...before,
        label: listed(
          phrases,
          [before.label as string, phrases.keepsCapitals ? label : label.toLocaleLowerCase(phrases.language)],
          'or',
        ),
      };
    } else lines.push({ ...levelOf(icons), icons, ...(label === undefined ? {} : { label }), text });
  }
  // A card that only needs a Discipline to be played has its marks beside its abilities in play.
  return lines
    .filter(({ text }) => text !== '')
    .map((line) => (line.label === undefined ? line : { ...line, label: `${line.label}${phrases.beforeColon ?? ''}` }));
}

export function levelOf(icons: readonly string[]): Pick<CardLine, 'level'> {
  if (icons.length === 0) return {};
  return { level: icons.every((icon) => icon === icon.toUpperCase()) ? 'superior' : 'basic' };
}

function modeText(telling: Telling, mode: Mode): string {
  const { def, phrases } = telling;
  const type = typeOf(def, mode);
  telling.startMode(mode);
  telling.selfActs =
    mode.by === undefined || mode.by === 'acting or other'
      ? type !== 'master' && type !== 'reaction' && mode.by === undefined
      : false;
  telling.minionDecides = type !== 'master' && type !== 'event';
  telling.userIsYou = true;
  telling.turnKnown = false;
  telling.isCombatCard = type === 'combat';
  telling.byMinion = type !== 'master' && type !== 'event';
  for (const choose of mode.choose ?? []) telling.name(choose);
  const sentences = type === 'political action' ? referendum(telling, mode) : plain(telling, mode);
  if (mode.conditions?.length && mode.effects.length === 0)
    sentences.unshift(fill(phrases, phrases.modes.onlyIf, { conditions: clausesOf(telling, mode.conditions) }));
  if (mode.action?.stealth && type !== 'action')
    sentences.unshift(fill(phrases, phrases.always['comes at stealth'], { stealth: `+${mode.action.stealth}` }));
  if (mode.cost)
    sentences.unshift(
      fill(phrases, def.cost ? phrases.modes.cost : phrases.modes.burns, { cost: priceOf(telling, mode.cost) }),
    );
  if (mode.requires)
    sentences.unshift(fill(phrases, phrases.modes.requires, { requirement: telling.cards(mode.requires, 'a') }));
  for (const trait of mode.traits ?? []) sentences.unshift(phrases.traits[trait as Trait].header);
  if (mode.action?.kind === 'leave torpor') sentences.push(phrases.modes.leaveTorpor);
  else if (mode.inTorpor) sentences.push(phrases.modes.inTorpor);
  if (mode.action?.instead) sentences.push(phrases.modes.huntInstead);
  if (mode.action?.undirected) sentences.push(phrases.modes.undirected);
  if (mode.action?.kind === 'equip' || mode.action?.kind === 'employ' || mode.action?.kind === 'recruit')
    sentences.push(fill(phrases, phrases.modes.actionOf, { kind: phrases.actionKinds[mode.action.kind] }));
  if (mode.lockedToo && !mode.requires?.locked) sentences.push(phrases.modes.lockedToo);
  if (mode.withoutAction) sentences.push(phrases.modes.withoutAction);
  if (mode.paidWithEffects) sentences.push(phrases.modes.paidWithEffects);
  if (mode.cancelFor) sentences.push(cancelling(telling, mode.cancelFor));
  if (mode.cancelFor?.costNotPaid) sentences.push(phrases.modes.costNotPaid);
  if (mode.outOfTurn) sentences.push(phrases.modes.outOfTurn);
  if (mode.inCombat) sentences.push(phrases.modes.inCombat);
  if (mode.once) sentences.push(fill(phrases, phrases.modes.once[mode.once], { name: limitedName(telling, mode) }));
  return sentences
    .filter(Boolean)
    .map((each) => sentence(phrases, each))
    .join(' ');
}

/** The players who may cancel the card as it is played, and the price. */
function cancelling(telling: Telling, { who, cost = {}, from, discards }: NonNullable<Mode['cancelFor']>): string {
  const { phrases } = telling;
  const { cancelDiscarding, cancelFor, cancelFrom } = phrases.modes;
  if (discards) {
    const cards = telling.cards(discards.cards, 'bare', 'many');
    const text = `${discards.amount} ${phrases.forms.plain(cards.say())}`;
    return fill(phrases, cancelDiscarding, { who: telling.seat(who), cards: text });
  }
  if (from) {
    const tokens = fill(phrases, phrases.tokens['blood or life'].some, { amount: String(cost.blood) });
    return fill(phrases, cancelFrom, { card: telling.ref(from), tokens });
  }
  return fill(phrases, cancelFor, {
    who: telling.seat(who),
    cost: listed(phrases, costInstructions(telling, cost), 'and'),
  });
}

/** Disciplines as modes write them, in words: `dom` is basic Dominate, `DOM` superior. */
export function levelsSaid({ phrases }: Telling, marks: readonly string[], join: 'and' | 'or'): string {
  const said = marks.map((mark) => {
    const level = mark === mark.toUpperCase() ? 'superior' : 'basic';
    return fill(phrases, phrases.modes.levels[level], {
      discipline: phrases.disciplines[mark.toLowerCase() as Discipline],
    });
  });
  return listed(phrases, said, join);
}

/** The name that a limit counts: the card, or only this way of playing it where the card's other ways are free. */
function limitedName(telling: Telling, { once, disciplines = [] }: Mode): string {
  const { def, phrases } = telling;
  const name = telling.cardName(def.name);
  const isFree = modesOf(def).some((other) => other.once !== once);
  const level = levelsSaid(telling, disciplines, 'and');
  return (isFree || once === 'combat of all') && level !== ''
    ? fill(phrases, phrases.modes.atLevel, { name, level })
    : name;
}

function plain(telling: Telling, mode: Mode): string[] {
  const { phrases } = telling;
  const { modes } = phrases;
  const stealth = typeOf(telling.def, mode) === 'action' ? mode.action?.stealth : undefined;
  const scenes = [
    ...(mode.by ? [fill(phrases, modes.by[mode.by], { who: telling.self })] : []),
    ...(stealth ? [fill(phrases, modes.stealth, { stealth: `+${stealth}` })] : []),
    ...scenesOf(telling, mode.when, mode.conditions, { effects: mode.effects }),
  ];
  const chooses = mode.choose ?? [];
  const isAnnounced = (choose: Choose): boolean => needsSentence(choose) || mode.cancelFor !== undefined;
  const announced = chooses.filter(isAnnounced);
  const before = announced.map((choose) => chooseInstruction(telling, choose, 'order'));
  // Effects during the action come right behind it.
  const holding = mode.during?.length ? tell(telling, mode.during, 'order') : undefined;
  const { lead, rest } = tell(telling, mode.effects, 'order');
  // A choice that no effect mentions is made for later.
  const after = chooses
    .filter(
      (choose) =>
        !isAnnounced(choose) &&
        telling.named(choose.name)?.said !== true &&
        !isMentioned(choose, [...(mode.during ?? []), ...mode.effects]) &&
        !isBled(choose, mode),
    )
    .map((choose) => chooseInstruction(telling, choose, 'order'));
  const acting = actionClause(telling, mode);
  // A number or a division of points is long enough for a sentence of its own.
  const short = announced.every((choose) => 'value' in choose);
  const during = holding ? [holding.lead, ...holding.rest] : [];
  const first = !short
    ? [...before, ...during, lead]
    : during.length > 0
      ? [listed(phrases, [...(acting ? [acting] : []), ...before].filter(Boolean), 'and'), ...during, lead]
      : [listed(phrases, [...(acting ? [acting] : []), ...before, lead].filter(Boolean), 'and')];
  return withScene(telling, scenes, first.concat(rest, after).filter(Boolean));
}

/** The target of a bleed action is mentioned with the bleed. */
function isBled(choose: Choose, { action }: Mode): boolean {
  return action?.kind === 'bleed' && 'player' in choose;
}

function isMentioned(choose: Choose, effects: readonly Effect[]): boolean {
  const said = JSON.stringify(effects);
  if ('value' in choose) return said.includes(`"name":"${choose.name}"`) || said.includes('"range":"chosen"');
  return (
    said.includes(`"the ${choose.name}"`) ||
    said.includes(` of the ${choose.name}"`) ||
    said.includes(`"chosen":"${choose.name}"`) ||
    said.includes(`"named":"${choose.name}"`)
  );
}

function actionClause(telling: Telling, { action, choose }: Mode): string | undefined {
  const { modes } = telling.phrases;
  const order = (instruction: (typeof modes)['bleed']): string =>
    typeof instruction === 'string' ? instruction : instruction.order;
  const whom = choose?.find((each) => 'player' in each);
  if (action?.kind === 'bleed' && whom)
    return fill(telling.phrases, order(action.bleed ? modes.bleedWhomPlus : modes.bleedWhom), {
      amount: `+${action.bleed}`,
      whom: telling.seat(`the ${whom.name}`),
    });
  if (action?.kind === 'bleed')
    return fill(telling.phrases, order(action.bleed ? modes.bleedPlus : modes.bleed), { amount: `+${action.bleed}` });
  if (action?.kind === 'hunt')
    return fill(telling.phrases, order(action.hunt ? modes.huntPlus : modes.hunt), { amount: `+${action.hunt}` });
  return undefined;
}

export function withScene(telling: Telling, scenes: readonly string[], sentences: readonly string[]): string[] {
  const [first, ...rest] = sentences;
  if (first === undefined) return [];
  if (scenes.length === 0) return [first, ...rest];
  return [
    fill(telling.phrases, telling.phrases.structures.scene, { scene: scenes.join(', '), instructions: first }),
    ...rest,
  ];
}

/** V-PRO-003 The terms are set first; then come the effects in the referendum, and those if it passes. */
function referendum(telling: Telling, mode: Mode): string[] {
  const { phrases } = telling;
  const terms = (mode.choose ?? []).map((choose) => chooseInstruction(telling, choose, 'order'));
  const during = mode.during?.length ? tell(telling, mode.during, 'order') : undefined;
  const { lead, rest } = tell(telling, mode.effects, 'order');
  return withScene(telling, scenesOf(telling, undefined, mode.conditions), [
    ...terms,
    ...(during ? [fill(phrases, phrases.modes.during, { instructions: during.lead }), ...during.rest] : []),
    ...(lead ? [fill(phrases, phrases.modes.passed, { instructions: lead })] : []),
    ...rest,
  ]);
}
