/** Abilities that a player or a minion may use, in words. */

import { fill, type Mention } from '@praxis/kit/language/template.ts';
import type { Activated, Choose, Condition } from '../../cards/language.ts';
import { chooseInstruction, needsSentence } from './choices.ts';
import { costInstructions, scenesOf } from './conditions.ts';
import { tell } from './instructions.ts';
import { withScene } from './modes.ts';
import { listed } from './sentences.ts';
import { fixed, type Telling } from './telling.ts';

/** One way to use a card: the time, the user, the effects. */
export interface Way {
  readonly scenes: readonly string[];
  readonly who: Mention;
  /** Infinitives. */
  readonly instructions: string;
  readonly rest: readonly string[];
}

/**
 * A cost in blood is paid by the minion that has the card. V-AMB-34 What the player does with a vampire works in torpor,
 * too, and what the vampire does needs a ready one; so the text says which it is.
 */
function isDoneByMinion({ isMinion, def }: Telling, { by, cost = {} }: Activated): boolean {
  if (by === 'bearer' || by === 'acting' || cost.blood !== undefined) return true;
  return isMinion && (def.kind !== 'vampire' || cost.lock === true);
}

/** A card of the user's ash heap, where all players, or the minions of all of them, are the users. */
export function asTheirs(choose: Choose): Choose {
  if (!('card' in choose) || choose.card.in !== 'ash heap' || choose.card.of !== 'you') return choose;
  return { ...choose, card: { ...choose.card, of: 'them' as never } };
}

export function way(telling: Telling, ability: Activated): Way {
  const { phrases } = telling;
  const { abilities, structures } = phrases;
  const byMinion = isDoneByMinion(telling, ability);
  telling.byMinion = byMinion;
  telling.minionDecides = byMinion;
  telling.userIsYou = ability.user === undefined;
  telling.selfActs =
    ability.by === 'acting' ||
    (byMinion &&
      (ability.as === 'action modifier' || ability.conditions?.some((each) => each.if === 'acting') === true));
  for (const choose of ability.choose ?? []) telling.name(ability.user === 'anybody' ? asTheirs(choose) : choose);
  // Paying for nothing but the card to be burned is said as an instruction, not as a price.
  const { burnThis, ...price } = ability.cost ?? {};
  const toBurn = burnThis === true && ability.effects.length === 0;
  const cost = costInstructions(telling, toBurn ? price : (ability.cost ?? {}));
  const scenes = [
    ...(ability.once && ability.onceFor !== 'name' ? [abilities.once[ability.once]] : []),
    ...(ability.as && !telling.isCrypt
      ? [fill(phrases, abilities.as, { type: fixed({ noun: phrases.types[ability.as], article: 'a' }) })]
      : []),
    ...(ability.byLocked ? [fill(phrases, abilities.byLocked, { who: telling.self })] : []),
    ...scenesOf(telling, ability.when, neededConditions(ability), {
      turn: ability.turn ?? 'any',
      effects: ability.effects,
    }),
  ].filter(Boolean);
  const who =
    ability.by === 'acting'
      ? telling.ref('acting')
      : byMinion
        ? telling.self
        : telling.seat(ability.user === 'controller of bearer' ? 'controller of bearer' : 'you');
  const before = (ability.choose ?? [])
    .filter(needsSentence)
    .map((choose) => chooseInstruction(telling, choose, 'infinitive'));
  const { lead, rest } = tell(telling, toBurn ? [{ do: 'burn', card: 'this' }] : ability.effects, 'infinitive');
  const instructions = listed(phrases, [...before, lead].filter(Boolean), 'and');
  const paid = listed(phrases, cost, 'and');
  return {
    scenes,
    who,
    instructions:
      instructions && paid ? fill(phrases, structures.paying, { cost: paid, instructions }) : instructions || paid,
    rest,
  };
}

/** A condition that there is blood to move goes without saying. */
function neededConditions({ conditions = [], effects }: Activated): readonly Condition[] {
  const moved = new Set(effects.flatMap((each) => (each.do === 'move blood' && each.to === 'pool' ? [each.from] : [])));
  return conditions.filter(
    (each) =>
      each.if !== 'chosen player' &&
      !(each.if === 'matches' && moved.has(each.card) && JSON.stringify(each.filter) === '{"bloodMin":1}'),
  );
}

export function use(telling: Telling, ability: Activated): string[] {
  const { phrases } = telling;
  const { abilities } = phrases;
  const { scenes, who, instructions, rest } = way(telling, ability);
  const limit = ability.onceFor
    ? [
        fill(phrases, ability.onceFor === 'name' ? phrases.always['one of a name'] : abilities.onceForBearer, {
          who: telling.bearer,
          name: telling.cardName(telling.def.name),
        }),
      ]
    : [];
  const said =
    (ability.user === 'anybody' || ability.user === 'others') && !isOfChosen(ability)
      ? fill(phrases, ability.user === 'others' ? abilities.useByOthers : abilities.useByAnybody, { instructions })
      : fill(phrases, abilities.use, { who: isOfChosen(ability) ? fixed(phrases.chosenPlayers) : who, instructions });
  return [...withScene(telling, scenes, [said]), ...rest, ...limit];
}

/** Only those that the card was played for may use it. */
function isOfChosen({ conditions }: Activated): boolean {
  return conditions?.some((each) => each.if === 'chosen player') === true;
}

export function areAlike(ways: readonly Way[]): boolean {
  const [first] = ways as [Way];
  return ways.every(({ scenes, rest }) => rest.length === 0 && scenes.join() === first.scenes.join());
}

/** "may either … or …" */
export function eitherWay(telling: Telling, ways: readonly Way[]): string[] {
  const { phrases } = telling;
  const [{ scenes, who }] = ways as [Way];
  const text = fill(phrases, phrases.abilities.useEither, {
    who,
    ways: listed(
      phrases,
      ways.map(({ instructions }) => instructions),
      'or',
    ),
  });
  return withScene(telling, scenes, [text]);
}
