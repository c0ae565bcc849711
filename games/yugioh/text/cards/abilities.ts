/** The lines of one effect of a card: when it can be used, its cost and targets, and all that it does. */
import { capital, sentence } from '@praxis/kit/language/grammar.ts';
import type { Ability, Activated, Condition, During, On, Place } from '../../cards/language.ts';
import { changesText } from './changes.ts';
import { allOf, clausesText, eventText } from './clauses.ts';
import { costText, targetTexts } from './costs.ts';
import { effectsText, forbiddenText, optionalText, youCan } from './effects.ts';
import { quoted } from './nouns.ts';
import type { Phrases } from './phrases.ts';
import { list, type Telling } from './telling.ts';

type Of<Kind extends Ability['kind']> = Extract<Ability, { kind: Kind }>;

/** A line, or more if it offers a choice. */
export function abilityLines(telling: Telling, ability: Ability): string[] {
  const { phrases, self } = telling;
  const one = (text: string): string[] => [sentence(phrases, text)];
  switch (ability.kind) {
    case 'activate':
    case 'ignition':
    case 'quick':
    case 'trigger':
    case 'flip':
      return activatedLines(telling, ability);
    case 'continuous':
      return one(continuousText(telling, ability));
    case 'prohibition':
      return one(prohibitionText(telling, ability));
    case 'protection': {
      const manner = { noun: 'monster', anywhere: ability.of.of === undefined } as const;
      const text = telling.tell('protection', {
        none: telling.filter(ability.of, { kind: 'no' }, manner),
        those: telling.filter(ability.of, { kind: 'those' }, manner),
      });
      return one(telling.behind(clausesText(telling, ability.while ?? []), text));
    }
    case 'rule': {
      const { nouns, rules } = phrases;
      const noun = nouns[telling.selfIs].one;
      return one(telling.say(rules[ability.rule], { self, noun }));
    }
    case 'bond': {
      const slots = { self, it: telling.ref('tied') };
      return [
        ...(ability.whenThisLeaves === undefined ? [] : one(telling.tell('this leaves', slots))),
        ...(ability.whenItIsDestroyed === undefined ? [] : one(telling.tell('it is destroyed', slots))),
        ...(ability.whenItLeaves === undefined ? [] : one(telling.tell('it leaves', slots))),
      ];
    }
    case 'destroyed if':
      return one(telling.tell(ability.kind, { self, clause: clausesText(telling, ability.if) ?? '' }));
    case 'destroyed when':
      return one(telling.tell(ability.kind, { self, clause: eventText(telling, ability.when) }));
    case 'stays':
      return one(
        ability.turns === undefined
          ? telling.tell('stays', { self })
          : telling.tell('stays turns', { self, nth: nth(telling, ability.turns) }),
      );
    case 'replacement': {
      const act = telling.tell(ability.instead, { self }, ability.optional ? 'infinitive' : 'order');
      const text = telling.tell(
        ability.would === 'be destroyed by battle' ? 'replaced by battle' : 'replaced by effect',
        {
          what: telling.what(ability.of, { kind: 'a' }, { noun: 'monster' }),
          instead: ability.optional ? youCan(telling, act) : act,
        },
      );
      return [...one(text), ...(ability.sharesDamage ? one(phrases.sentences['shares damage']) : [])];
    }
    default:
      return ability satisfies never;
  }
}

const NTH = ['first', 'second', 'third'] as const;

function nth(telling: Telling, n: number): string {
  return telling.say(telling.phrases.nth[NTH[n - 1] ?? 'other'], { n });
}

function continuousText(telling: Telling, ability: Of<'continuous'>): string {
  const subject = telling.what(ability.of, { kind: 'all' });
  const here = list(ability.in).map((place) => telling.here(place));
  const clauses = [...here, ...(ability.while ? [clausesText(telling, ability.while) ?? ''] : [])];
  const text = changesText(telling, subject, ability.gives);
  return telling.behind(clauses.length === 0 ? undefined : allOf(telling.phrases, clauses), text);
}

function prohibitionText(telling: Telling, { who: ref, what, while: conditions = [] }: Of<'prohibition'>): string {
  const who = telling.player(ref);
  const text =
    what === 'attack with more than one monster'
      ? telling.tell(who.isYou ? 'one attacker you' : 'one attacker opponent', { who })
      : forbiddenText(telling, who, telling.phrases.prohibited[what], '');
  return telling.behind(clausesText(telling, conditions), text);
}

function activatedLines(telling: Telling, ability: Activated): string[] {
  const { phrases, self, def } = telling;
  const cost = ability.cost ?? [];
  const { modes } = ability;
  // An Equip Spell says at most which monsters it can be equipped to.
  const [only] = ability.effects;
  if (ability.kind === 'activate' && def.icon === 'equip' && ability.effects.length === 1 && only?.do === 'equip')
    return [];
  if (ability.kind === 'activate' && ability.effects.length === 0 && !modes) return activationLines(telling, ability);
  const optional =
    ability.kind === 'ignition' || ability.kind === 'quick' || ('optional' in ability && ability.optional === true);
  const head = headOf(telling, ability);
  const rest = limitsOf(telling, ability);
  if (modes) {
    const mood = optional ? 'infinitive' : 'order';
    const can = (text: string): string => (optional ? youCan(telling, text) : text);
    const offer =
      cost.length === 0
        ? can(telling.tell('activate one', {}, mood))
        : `${can(costText(telling, cost, mood))}${phrases.semicolon}${telling.tell('activate one')}`;
    const choices = modes.map((mode) => {
      const clause = clausesText(telling, mode.if ?? []);
      const when = clause === undefined ? '' : `${telling.tell('if', { clause })}${phrases.colon}`;
      return `● ${sentence(phrases, `${when}${bodyOf(telling, mode, false)}`)}`;
    });
    return [
      `${capital(phrases, phrases.contracted(head))}${capital(phrases, phrases.contracted(offer))}${phrases.colon.trimEnd()}`,
      ...choices,
      ...rest,
    ];
  }
  if (ability.effects.every((each) => each.do === 'tie') && ability.effects.length > 0) {
    const [what] = targetTexts(telling, ability.targets ?? []);
    return [sentence(phrases, telling.tell('activate on', { self, what })), ...rest];
  }
  const body = bodyOf(telling, ability, optional);
  const line = `${capital(phrases, phrases.contracted(head))}${sentence(phrases, body)}`;
  return [[line, ...rest].join(' ')];
}

/** An activation without an effect of its own. */
function activationLines(telling: Telling, { if: conditions = [], cost = [] }: Activated): string[] {
  const { phrases, self } = telling;
  const clause = clausesText(telling, conditions);
  if (cost.length > 0) {
    const slots = { self, clause, cost: costText(telling, cost, 'infinitive') };
    return [sentence(phrases, telling.tell(clause === undefined ? 'activation cost' : 'activation cost if', slots))];
  }
  return clause === undefined ? [] : [sentence(phrases, telling.tell('activation if', { self, clause }))];
}

/** Cost and targets come before the semicolon, the resolution after it (Y-X-ACT-01, Y-X-ACT-02). */
function bodyOf(
  telling: Telling,
  { cost = [], targets = [], effects }: Pick<Activated, 'cost' | 'targets' | 'effects'>,
  optional: boolean,
): string {
  const { phrases } = telling;
  if (cost.length === 0 && targets.length === 0)
    return optional ? optionalText(telling, effects) : effectsText(telling, effects, 'order');
  const mood = optional ? 'infinitive' : 'order';
  const paid = cost.length === 0 ? undefined : costText(telling, cost, mood);
  const target = targets.length === 0 ? undefined : targetText(telling, targets, mood);
  const before =
    paid !== undefined && target !== undefined
      ? telling.tell('cost then target', { cost: paid, target })
      : (paid ?? target ?? '');
  return `${optional ? youCan(telling, before) : before}${phrases.semicolon}${effectsText(telling, effects, 'order')}`;
}

function targetText(
  telling: Telling,
  targets: NonNullable<Activated['targets']>,
  mood: 'order' | 'infinitive',
): string {
  const all = targetTexts(telling, targets).map(({ text }) => text);
  return telling.tell('target', { what: telling.phrases.list(all, 'and') }, mood);
}

/** When it can be activated: everything before the colon. */
function headOf(telling: Telling, ability: Activated): string {
  const { colon, sentences } = telling.phrases;
  const parts: string[] = [];
  const during: During | undefined = 'during' in ability ? ability.during : undefined;
  const when: readonly On[] = 'when' in ability ? (ability.when ?? []) : [];
  const ifEvent: readonly On[] = 'ifEvent' in ability ? (ability.ifEvent ?? []) : [];
  if (during) parts.push(duringText(telling, during));
  else if (ability.kind === 'quick') parts.push(sentences['either turn']);
  if (ability.once === 'copy' || ability.once === 'copy together') parts.push(sentences.once);
  const any = (ons: readonly On[], joint: 'when' | 'if'): string =>
    ons.map((on, at) => telling.tell(at === 0 ? joint : `or ${joint}`, { clause: eventText(telling, on) })).join(', ');
  if (when.length > 0) parts.push(any(when, 'when'));
  if (ifEvent.length > 0) parts.push(any(ifEvent, 'if'));
  const conditions: readonly Condition[] = ability.if ?? [];
  const clause = clausesText(telling, conditions);
  const speaksOfThis = [...when, ...ifEvent].some(
    (on) => ('what' in on && on.what === 'this') || ('by' in on && on.by === 'this'),
  );
  const elsewhere: readonly Place[] = list(ability.in).filter(
    (place) => place === 'hand' || place === 'graveyard' || place === 'banished',
  );
  const here = speaksOfThis ? undefined : elsewhere[0];
  const clauses = [...(here === undefined ? [] : [telling.here(here)]), ...(clause === undefined ? [] : [clause])];
  if (clauses.length > 0)
    parts.push(telling.tell(ifEvent.length > 0 ? 'and' : 'if', { clause: allOf(telling.phrases, clauses) }));
  const head = parts.length === 0 ? '' : `${parts.join(', ')}${colon}`;
  return ability.kind === 'flip' ? `${sentences.flip}${colon}${head}` : head;
}

function duringText(telling: Telling, { phase, of }: During): string {
  const { phases, sentences } = telling.phrases;
  if (phase === 'damage start') return sentences['at damage start'];
  if (phase === 'calculation') return sentences['during calculation'];
  const whose = of === 'you' ? 'during yours' : of === 'opponent' ? 'during theirs' : 'during';
  return telling.tell(whose, { phase: phases[phase as keyof Phrases['phases']] ?? phase });
}

/** The limits on its use, and other conditions of its activation. */
function limitsOf(telling: Telling, ability: Activated): string[] {
  const { phrases, def } = telling;
  const { prohibited } = phrases;
  const name = quoted(telling.name(def.name));
  const lines: string[] = [];
  if (ability.stillIf) lines.push(telling.tell('still holds'));
  if (ability.once === 'copy together') lines.push(telling.tell('together'));
  if (ability.silences !== undefined) lines.push(telling.tell('silences'));
  if (ability.once === 'name') lines.push(telling.tell('use once per turn', { name }));
  if (ability.once === 'duel') lines.push(telling.tell('use once per duel', { name }));
  if (ability.once === 'activation') lines.push(telling.tell('activate once', { name }));
  for (const what of ability.forbids ?? []) {
    const forbidden = forbiddenText(telling, telling.player('you'), prohibited[what], '');
    lines.push(telling.tell(ability.kind === 'activate' ? 'forbids card' : 'forbids effect', { forbidden }));
  }
  return lines.map((line) => sentence(phrases, line));
}
