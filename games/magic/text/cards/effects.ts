/** Effects as clauses, and costs. */
import type { Slots } from '@praxis/kit/language/template.ts';
import type { Cost, Effect } from '../../cards/language.ts';
import { changeTexts, cited, isProhibition } from './changes.ts';
import { conditionText, triggerText } from './clauses.ts';
import { abilitiesText, colorsText, subtypeText, thing } from './nouns.ts';
import type { Mood, Said, Thing, Told } from './phrases.ts';
import { abilityText } from './render.ts';
import type { Telling } from './telling.ts';
import { Unsayable } from './telling.ts';

/** The effects as sentences, without capitals; `infinitive` joins them to one clause. */
export function effectTexts(telling: Telling, effects: readonly Effect[], mood: Mood): string[] {
  return effects.map((effect) => telling.closed(clause(telling, effect, mood)));
}

function joined(telling: Telling, effects: readonly Effect[], mood: Mood): string {
  return telling.phrases.list(effectTexts(telling, effects, mood), 'and');
}

const inMood = (said: Said, mood: Mood): string => (typeof said === 'string' ? said : said[mood]);

/** An instruction to the reader, or a statement about another player. */
function told({ order, infinitive, statement, contrast = order }: Told, who: Thing, mood: Mood): string {
  if (who.person === 'they') return statement;
  return mood === 'infinitive' ? infinitive : who.contrast ? contrast : order;
}

type EffectOf<Kind extends Effect['do']> = Extract<Effect, { do: Kind }>;

function clause(telling: Telling, effect: Effect, mood: Mood): string {
  const { effects, damage } = telling.phrases;
  const say = (said: Said, slots?: Slots): string => telling.say(inMood(said, mood), slots);
  switch (effect.do) {
    case 'damage': {
      const by = effect.by === undefined ? telling.this : telling.ref(effect.by);
      const amount = telling.counted(effect.amount, 'damage');
      return say(effects.damage, { by, damage: amount, to: telling.whatOrPlayer(effect.to) });
    }
    case 'destroy':
      return say(effects[effect.noRegeneration ? 'destroy for good' : 'destroy'], {
        what: telling.what(effect.what, 'each'),
      });
    case 'move':
      return moveClause(telling, effect, mood);
    case 'counter':
    case 'allow playing':
      return say(effects[effect.do], { what: telling.ref(effect.what) });
    case 'sacrifice': {
      if (effect.amount !== 1) throw new Unsayable('several sacrifices at once');
      const what = telling.filter(effect.what, 'one', { kind: 'a' }, ['controller']);
      const who = telling.player(effect.who);
      return telling.say(told(effects.sacrifice, who, mood), { who, what });
    }
    case 'draw':
    case 'discard': {
      const who = telling.subject(effect.who);
      return telling.say(told(effects[effect.do], who, mood), { who, cards: telling.counted(effect.amount, 'cards') });
    }
    case 'gain life':
    case 'lose life': {
      const who = telling.subject(effect.who);
      return telling.say(told(effects[effect.do], who, mood), { who, life: telling.counted(effect.amount, 'life') });
    }
    case 'set life': {
      const who = telling.subject(effect.who);
      return telling.say(effects[effect.do][who.person], { who, amount: telling.amount(effect.amount).text });
    }
    case 'shuffle in': {
      const who = telling.subject(effect.who);
      return telling.say(told(effects[effect.do], who, mood), { who });
    }
    case 'tap':
    case 'untap':
    case 'regenerate':
      return say(effects[effect.do], { what: telling.what(effect.what) });
    case 'modify':
      return modifyClause(telling, effect, mood);
    case 'put counters': {
      const counters = countersText(telling, effect);
      return say(effects[effect.do], { what: telling.what(effect.what, 'each'), counters });
    }
    case 'create':
      return say(effects.create, { token: tokenText(telling, effect) });
    case 'emblem':
      return say(effects.emblem, cited(emblemText(telling, effect)));
    case 'fight':
      return say(effects.fight, { what: telling.ref(effect.what), with: telling.ref(effect.with) });
    case 'attach':
      return say(effects.attach, { this: telling.this, to: telling.ref(effect.to) });
    case 'prevent damage': {
      const by = telling.filter(effect.by, 'many', { kind: 'general' });
      return say(effects[effect.do], { by, damage: damage[effect.combat ? 'combat' : 'any'] });
    }
    case 'search':
      return searchClause(telling, effect, mood);
    case 'look':
      return lookClause(telling, effect);
    case 'exile top': {
      const many = effect.amount > 1;
      telling.name(effect.as, { in: 'exile' }, many ? 'many' : 'one');
      return say(effects[many ? 'exile top cards' : 'exile top'], { n: effect.amount });
    }
    case 'cast copies':
      return say(effects[effect.do], { what: telling.ref(effect.what), n: effect.amount });
    case 'choose color':
      return say(effects[effect.do]);
    case 'choose': {
      const isCard = effect.among !== undefined;
      const filter = isCard ? { ...effect.what, in: 'exile' as const } : effect.what;
      const what = telling.filter(filter, 'one', { kind: 'a' }, isCard ? ['in'] : []);
      const among = effect.among === undefined ? undefined : telling.ref(effect.among);
      telling.name(effect.as, isCard ? { in: 'exile' } : effect.what, 'one');
      return say(effects[effect.optional ? 'may choose' : 'choose'], { what, among });
    }
    case 'may':
      return say(effects.may, { instructions: joined(telling, effect.effects, 'infinitive') });
    case 'unless': {
      const who = telling.player(effect.who);
      const costs = effect.pays.map((cost) => paid(telling, cost, who));
      const instructions = joined(telling, effect.effects, 'order');
      return telling.say(effects.unless[who.person], { who, instructions, costs: telling.phrases.list(costs, 'or') });
    }
    case 'if': {
      const condition = conditionText(telling, effect.condition);
      return say(effects.if, { clause: condition, instructions: joined(telling, effect.effects, 'order') });
    }
    case 'later': {
      const when = triggerText(telling, effect.when, { isNext: true });
      return say(effects.later, { when, instructions: joined(telling, effect.effects, 'order') });
    }
    default:
      return effect satisfies never;
  }
}

function moveClause(telling: Telling, { what, to, tapped, under }: EffectOf<'move'>, mood: Mood): string {
  const { move, control } = telling.phrases;
  const said = telling.what(what);
  const who = under === undefined ? undefined : telling.player(under);
  const say = (phrase: keyof typeof move, whom: Thing = said): string =>
    telling.say(inMood(move[phrase], mood), {
      what: whom,
      control: who ? telling.say(control[who.person], { who }) : '',
    });
  if (to === 'hand' && what === 'linked') return say('hand from exile');
  if (to === 'battlefield' && tapped) return say('battlefield tapped');
  if (said.fromGraveyard && (to === 'hand' || to === 'battlefield'))
    return say(`${to} from graveyard`, said.fromGraveyard());
  return say(to);
}

function modifyClause(telling: Telling, { what, gives, until }: EffectOf<'modify'>, mood: Mood): string {
  const { phrases } = telling;
  const subject = telling.what(what);
  const changes = changeTexts(telling, gives, {
    subject,
    noun: telling.nounOf(what),
    begins: true,
    isNextUntap: until === 'next untap',
  });
  const lasts =
    until === 'turn'
      ? phrases.until[isProhibition(gives) ? 'turn of a prohibition' : 'turn']
      : typeof until === 'object'
        ? telling.say(phrases.until.while, { clause: conditionText(telling, until.while, 'during') })
        : '';
  return telling.say(inMood(phrases.effects.modify, mood), {
    what: subject,
    changes: phrases.list(changes, 'and'),
    until: lasts,
  });
}

function countersText(telling: Telling, { amount, counter }: EffectOf<'put counters'>): string {
  const { counters, counterKinds } = telling.phrases;
  const { text, kind } = telling.amount(amount);
  return telling.say(counters[kind === 'one' ? 'one' : 'many'], { n: text, kind: counterKinds[counter] });
}

/** "1/1 white Soldier token with flying" */
function tokenText(telling: Telling, { token, amount }: EffectOf<'create'>): string {
  const { phrases } = telling;
  const def = telling.definition(token);
  if (!def) throw new Unsayable(`there is no token ${token}`);
  const { text, kind } = telling.amount(amount);
  const number = kind === 'one' ? 'one' : 'many';
  const { gender } = phrases.types.creature;
  const colors = def.colors ?? [];
  return telling.say(phrases.token[number], {
    number: (phrases.numbers as Readonly<Record<string, string>>)[text] ?? text,
    power: String(def.power),
    toughness: String(def.toughness),
    colors: colorsText(phrases, colors, thing('', { gender, number }), 'and'),
    creatureColors: colorsText(phrases, colors, thing('', { gender, number: 'one' }), 'and'),
    subtypes: (def.subtypes ?? []).map((each) => subtypeText(phrases, each)).join(phrases.subtypeJoint),
    abilities: abilitiesText(phrases, def.keywords ?? []),
  });
}

function emblemText(telling: Telling, { emblem }: EffectOf<'emblem'>): string {
  const def = telling.definition(emblem);
  if (!def) throw new Unsayable(`there is no emblem ${emblem}`);
  const inside = telling.within(telling.phrases.nouns.emblem);
  return (def.abilities ?? []).map((each) => abilityText(inside, each)).join(' ');
}

function searchClause(telling: Telling, { what, upTo, to, tapped, as }: EffectOf<'search'>, mood: Mood): string {
  const { search, destinations, tapped: word, upTo: upToSome, anyNumberOf } = telling.phrases;
  const number = upTo === 1 ? 'one' : 'many';
  const found = telling.filter({ ...what, in: 'library' }, number, { kind: upTo === 1 ? 'a' : 'bare' }, [
    'in',
    'owner',
  ]);
  if (as !== undefined) telling.name(as, to === 'battlefield' ? what : { ...what, in: 'library' }, number);
  const some = upTo === 'any number' ? anyNumberOf : upToSome;
  const said = upTo === 1 ? found : thing(telling.say(some, { n: upTo, what: found }), found);
  return telling.say(inMood(search[to === 'library top' || to === 'exile' ? to : 'other'], mood), {
    what: said,
    where: destinations[to],
    tapped: tapped ? telling.say(word, { what: said }) : '',
  });
}

function lookClause(telling: Telling, { amount, reveal, choose, min, to, rest }: EffectOf<'look'>): string {
  const { look, rest: others, destinations } = telling.phrases;
  const what = telling.filter({ ...choose, in: 'library' }, 'one', { kind: 'a' }, ['in', 'owner']);
  const isAny = Object.keys(choose).length === 0;
  return telling.say(look.all, {
    look: telling.say(look[reveal ? 'reveal' : 'look'], { n: amount }),
    put: telling.say(look[min === 0 ? 'may put' : 'put'], {
      chosen: telling.say(look[isAny ? 'any' : 'some'], { what }),
      where: destinations[to],
    }),
    rest: telling.say(others[rest], { left: amount - 1 }),
  });
}

function paid(telling: Telling, { life, mana, sacrifice }: Cost, { person }: Thing): string {
  const { paysCost } = telling.phrases;
  if (life !== undefined) return telling.say(paysCost.life[person], { life: telling.counted(life, 'life') });
  if (mana !== undefined) return telling.say(paysCost.mana[person], { mana });
  if (typeof sacrifice !== 'object') throw new Unsayable('this way to pay');
  const what = telling.filter(sacrifice, 'one', { kind: 'a' }, ['controller']);
  return telling.say(paysCost.sacrifice[person], { what });
}

/** The costs of an ability: symbols first. */
export function costText(telling: Telling, { mana, tap, life, sacrifice, discard, loyalty }: Cost): string {
  const { costs } = telling.phrases;
  const parts: string[] = [];
  if (loyalty !== undefined) parts.push(loyalty > 0 ? `+${loyalty}` : String(loyalty).replace('-', '−'));
  if (mana !== undefined) parts.push(mana);
  if (tap) parts.push('{T}');
  if (life !== undefined) parts.push(telling.say(costs.life, { life: telling.counted(life, 'life') }));
  if (discard !== undefined) parts.push(telling.say(costs.discard, { cards: telling.counted(discard, 'cards') }));
  if (sacrifice) {
    const what = sacrifice === 'this' ? telling.this : telling.filter(sacrifice, 'one', { kind: 'a' }, ['controller']);
    parts.push(telling.say(costs.sacrifice, { what }));
  }
  return parts.join(', ');
}
