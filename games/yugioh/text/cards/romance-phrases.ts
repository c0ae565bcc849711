/** The phrases of Portuguese, Spanish, Italian and French, from the words of each. */
import { agree } from '@praxis/kit/language/grammar.ts';
import type { SummonWay } from '../../cards/language.ts';
import type { Mood, Phrases, Said, Value } from './phrases.ts';
import { cannot, describe, type Given, isField, place, saidOf, told } from './romance.ts';
import { sentencesOf } from './romance-sentences.ts';
import type { RomanceWords } from './romance-words.ts';

export function phrasesOf(words: RomanceWords): Phrases {
  const { language, refs } = words;
  const one = (text: string, number: Said['number'] = 'one', person: Said['person'] = 'they'): Said => ({
    text,
    number,
    gender: 'm',
    person,
  });
  const ofCard = (text: string): Said => ({ ...one(text), gender: words.card.gender });
  return {
    ...language,
    colon: words.colon,
    semicolon: words.semicolon,
    describe: (description, article) => describe(words, description, article),
    place: (where) => place(words, where),
    people: {
      you: one(words.people.you, language.youIs, 'you'),
      opponent: one(words.people.opponent),
      both: one(words.people.both, 'many'),
      'turn player': one(words.people['turn player']),
    },
    ownerOf: (of, what) => one(told(words, words.people[what], { of })),
    nouns: { card: words.card, monster: words.monster, target: words.target },
    refs: {
      this: () => ofCard(refs.this),
      equipped: one(refs.equipped),
      equippedMonsters: one(refs['equipped monsters']),
      attacker: one(refs.attacker),
      attackTarget: one(refs['attack target']),
      opposing: one(refs.opposing),
      battling: one(refs.battling),
      fighters: one(refs.fighters, 'many'),
      that: (what, number) => {
        const noun = saidOf(words[what], number);
        if (what === 'card' && number === 'one') return { ...noun, text: refs['that card'] };
        return { ...noun, text: told(words, refs.that, { what: noun }) };
      },
      named: (role, what, number, ordinal) => {
        if (role === 'summoned') {
          const noun = saidOf(words.monster, number);
          return { ...noun, text: told(words, refs.that, { what: noun }) };
        }
        const noun = role === 'target' ? saidOf(words.target, number) : saidOf(words[what], number);
        if (role === 'target' && ordinal === undefined)
          return { ...noun, text: told(words, words.thatTarget, { what: noun }) };
        const first = ordinal === undefined ? '' : `${agree(words.ordinals[ordinal - 1] ?? '', noun)} `;
        const name = role === 'target' ? noun.text : `${noun.text} ${agree(words.roles[role], noun)}`;
        return { ...noun, text: language.introduced('the', `${first}${name}`, noun) };
      },
    },
    value: ({ stat, of, total, half, original, times }) => {
      const text = told(words, words.value, {
        stat: words.theStats[stat],
        original: original ? words.original : undefined,
        total: total ? words.total : undefined,
        of,
      });
      const part = half ? told(words, words.half, { value: text }) : text;
      return times === 1 ? part : told(words, words.times, { times, value: part });
    },
    eventDamage: words.eventDamage,
    sumOf: (texts) =>
      told(words, words.sumOf, {
        values: language.list(
          texts.map((each) => `${words.of} ${each}`),
          'and',
        ),
      }),
    declared: words.declared,
    forEach: (each) => told(words, words.forEach, { each }),
    facts: ({ attribute, type, level, atk, def }) =>
      [
        attribute && words.attributes[attribute],
        type && told(words, words.typeOf, { type: words.types[type] }),
        level === undefined ? undefined : told(words, words.levelOf, { level }),
        `ATK ${atk}`,
        `DEF ${def}`,
      ]
        .filter((each) => each !== undefined)
        .join('/'),
    effects: effectsOf(words),
    costs: costsOf(words),
    events: eventsOf(words),
    conditions: conditionsOf(words),
    changes: changesOf(words),
    durations: words.durations,
    joint: (join) => words.joints.get(join) as string,
    sentences: sentencesOf(words),
    frames: words.frames,
    typeLine: {
      frames: words.frameWords,
      abilities: words.abilityWords,
      cards: (kind, icon) => words[kind === 'spell' ? 'spells' : 'traps'][icon].one,
    },
    attributes: words.attributes,
    types: words.types,
    series: words.series,
  };
}

/** "500 de ATK", "200 de ATK para cada …". */
function much(words: RomanceWords, value: Value, unit: string): string {
  const { amount } = words;
  switch (value.kind) {
    case 'number':
      return told(words, amount.number, { number: value.number, unit });
    case 'each':
      return told(words, amount.each, { number: value.times, unit, each: value.each });
    case 'paid':
      return told(words, amount.paid, { number: value.times, unit });
    case 'equal':
      return told(words, amount.equal, { unit, value: value.text });
    default:
      return value satisfies never;
  }
}

function lifePoints(words: RomanceWords, value: Value): string {
  return value.kind === 'number' ? `${value.number} ${words.lp}` : much(words, value, words.lp);
}

function effectsOf(words: RomanceWords): Phrases['effects'] {
  const { effects } = words;
  const say = (key: keyof RomanceWords['effects'], given: Given, mood: Mood): string =>
    told(words, effects[key], given, mood);
  const whose = (who: Said, yours: keyof RomanceWords['effects'], theirs: keyof RomanceWords['effects']) =>
    who.person === 'you' ? yours : theirs;
  const tail = (text: string): string => (text === '' ? '' : ` ${text}`);
  const inPosition = (position: 'attack' | 'defense' | undefined): string =>
    position === undefined ? '' : ` ${words.positions[position]}`;
  return {
    destroy: ({ what, banish, mood }) => say(banish ? 'destroy and banish' : 'destroy', { what }, mood),
    send: ({ what, mood }) => say('send', { what }, mood),
    banish: ({ what, mood }) => say('banish', { what }, mood),
    discard: ({ who, what, random, mood }) =>
      `${say(whose(who, 'discard', 'discard other'), { who, what }, mood)}${random ? tail(effects['at random']) : ''}`,
    return: ({ what, to, fromField, mood }) =>
      say(to === 'hand' && !fromField ? 'add hand' : `return ${to}`, { what }, mood),
    draw: ({ who, count, mood }) => {
      const key = whose(who, 'draw', 'draw other');
      if (count.kind === 'number') return say(key, { who, count: count.number }, mood);
      const each = count.kind === 'each' ? count.each : undefined;
      return `${say(key, { who, count: 1 }, mood)}${each ? tail(told(words, words.forEach, { each })) : ''}`;
    },
    damage: ({ who, amount, mood }) => {
      const to = who.person === 'you' ? effects.yourself : who.text;
      if (amount.kind === 'equal') return say('damage equal', { to, value: amount.text }, mood);
      if (amount.kind === 'each') return say('damage each', { to, amount: amount.times, each: amount.each }, mood);
      return say('damage', { to, amount: amount.kind === 'number' ? amount.number : amount.times }, mood);
    },
    gain: ({ who, amount, mood }) =>
      say(whose(who, 'gain', 'gain other'), { who, amount: lifePoints(words, amount) }, mood),
    mill: ({ who, count, mood }) =>
      say(whose(who, count === 1 ? 'mill' : 'mill many', 'mill other'), { who, count }, mood),
    find: ({ what, to, mood }) => say(to === 'hand' ? 'find hand' : 'find graveyard', { what }, mood),
    choose: ({ who, what, mood }) => say(whose(who, 'choose', 'choose other'), { who, what }, mood),
    'choose at random': ({ what, mood }) => say('choose at random', { what }, mood),
    declare: ({ what, least, most, mood }) =>
      `${say(`declare ${what}`, {}, mood)}${least === undefined || most === undefined ? '' : tail(told(words, effects.range, { least, most }))}`,
    summon: ({ whole, from, position, treatedAs, ignoring, under, but, mood }) =>
      [
        say(from ? 'summon' : 'summon that', { what: whole }, mood),
        inPosition(position),
        under === undefined ? '' : tail(told(words, effects.under, { who: under })),
        ignoring ? effects.ignoring : '',
        but === '' ? '' : `${effects.but}${but}`,
        treatedAs === undefined ? '' : tail(effects[`as ${treatedAs}`]),
      ].join(''),
    token: ({ token, count, position, mood }) => `${say('token', { token, count }, mood)}${inPosition(position)}`,
    'trap monster': ({ this: self, facts, like, mood }) =>
      like ? say('trap monster like', { self, facts, like }, mood) : say('trap monster', { self, facts }, mood),
    'fusion summon': ({ what, from, materials, mood }) =>
      say(`fusion ${materials}`, { what, from: place(words, from) }, mood),
    'ritual summon': ({ name, total, mood }) => say('ritual', { name: `"${name}"`, total }, mood),
    'synchro summon': ({ using, mood }) => say('synchro', { using }, mood),
    modify: ({ what, changes, until, several }) =>
      several ? `${until}, ${what.text} ${changes}` : `${what.text} ${changes}${tail(until)}`,
    position: ({ what, to, mood }) => say(`to ${to}`, { what }, mood),
    'turn up': ({ what, mood }) => say('turn up', { what }, mood),
    'negate activation': ({ mood }) => say('negate activation', {}, mood),
    'negate effect': ({ mood }) => say('negate effect', {}, mood),
    'negate summon': ({ mood }) => say('negate summon', {}, mood),
    'negate summon or activation': ({ mood }) => say('negate summon or activation', {}, mood),
    'negate attack': ({ mood }) => say('negate attack', {}, mood),
    'end battle phase': ({ mood }) => say('end battle phase', {}, mood),
    equip: ({ what, to, mood }) => say('equip', { what, to }, mood),
    set: ({ what, again, mood }) => say(again ? 'set again' : 'set', { what }, mood),
    excavate: ({ count, add, mood }) => say('excavate', { count, add }, mood),
    place: ({ what, mood }) => say('place', { what }, mood),
    control: ({ what, to, until, mood }) =>
      `${say(whose(to, 'control', 'control other'), { who: to, what }, mood)}${tail(until)}`,
    forbid: ({ who, what, until }) => `${cannot(words, who, words.prohibited[what])}${tail(until)}`,
    'battle damage': ({ who, until, mood }) =>
      `${say(whose(who, 'no battle damage', 'no battle damage other'), { who }, mood)}${tail(until)}`,
    counters: ({ what, counter, amount, mood }) =>
      say('counters', { what, amount: much(words, amount, counter) }, mood),
    win: ({ who, mood }) => say(whose(who, 'win', 'win other'), { who }, mood),
    may: ({ instructions }) => told(words, words.sentences['you can'], { instructions }),
    if: ({ clause, instructions, otherwise, mood }) =>
      `${say('if', { clause, instructions }, mood)}${otherwise === undefined ? '' : say('otherwise', { instructions: otherwise }, mood)}`,
    later: ({ when, instructions, mood }) =>
      say(when === 'end phase' ? 'at end phase' : 'at end of damage step', { instructions }, mood),
  };
}

function costsOf(words: RomanceWords): Phrases['costs'] {
  const say = (key: keyof RomanceWords['costs'], given: Given, mood: Mood): string =>
    told(words, words.costs[key], given, mood);
  return {
    lp: ({ amount, mood }) => (amount === 'half' ? say('half lp', {}, mood) : say('lp', { amount }, mood)),
    discard: ({ what, mood }) => say('discard', { what }, mood),
    send: ({ what, mood }) => say('send', { what }, mood),
    tribute: ({ what, mood }) => say('tribute', { what }, mood),
    banish: ({ what, mood }) => say('banish', { what }, mood),
    return: ({ what, to, mood }) => say(`return ${to}`, { what }, mood),
    detach: ({ count, from, mood }) => say('detach', { count, from }, mood),
    mill: ({ least, most, mood }) =>
      least === most ? say('mill', { count: most }, mood) : say('mill from', { least, most }, mood),
  };
}

/** "Normal- ou Vire-": the ways of a Summon. */
function waysOf(words: RomanceWords, how: readonly SummonWay[]): string {
  return words.language.list(
    how.map((way) => words.ways[way]),
    'or',
  );
}

function causesOf(words: RomanceWords, by: readonly (keyof RomanceWords['causes'])[]): string {
  if (by.length === 0) return '';
  return ` ${words.language.list(
    by.map((each) => words.causes[each]),
    'or',
  )}`;
}

function eventsOf(words: RomanceWords): Phrases['events'] {
  const { events } = words;
  const say = (key: keyof RomanceWords['events'], given: Given = {}): string => told(words, events[key], given);
  const how = (ways: readonly SummonWay[]): string | undefined => (ways.length === 0 ? undefined : waysOf(words, ways));
  return {
    summoned: ({ what, how: ways, by, from, own }) => {
      if (own) return say('summoned own', { what });
      const given = { what, who: by, how: how(ways), from: from && place(words, from) };
      return say(by === undefined ? 'summoned' : by.person === 'you' ? 'summoned by you' : 'summoned by other', given);
    },
    'would be summoned': ({ how: ways, by }) =>
      say(by === undefined ? 'would be summoned' : 'would summon', { who: by, how: how(ways) }),
    sent: ({ what, from, cause, for: material, yours, withMaterial }) =>
      [
        say(
          from === undefined
            ? yours
              ? 'sent to yours'
              : 'sent'
            : from === 'hand'
              ? 'sent from hand'
              : from === 'deck'
                ? 'sent from deck'
                : 'sent from field',
          { what },
        ),
        causesOf(words, cause),
        material ? ` ${say('sent for', { what: material })}` : '',
        withMaterial ? ` ${say('sent with material')}` : '',
      ].join(''),
    destroyed: ({ what, by, sent, fromField, attacked, yours, up }) =>
      [
        say(up ? 'destroyed yours face-up' : yours ? 'destroyed yours' : 'destroyed', { what }),
        fromField ? ` ${say('on the field')}` : '',
        causesOf(words, by),
        attacked ? ` ${say('while attacked', { what })}` : '',
        sent ? ` ${say(yours ? 'and sent to yours' : 'and sent', { what })}` : '',
      ].join(''),
    leaves: ({ what, by, up }) => `${say(up ? 'leaves face-up' : 'leaves', { what })}${causesOf(words, by)}`,
    'returned to hand': ({ what, by }) => `${say('returned to hand', { what })}${causesOf(words, by)}`,
    'attack declared': ({ by, at, direct }) =>
      at ? say('attacks at', { what: by, at }) : say(direct ? 'attacks directly' : 'attacks', { what: by }),
    targeted: ({ what, by }) => say(by === 'attack' ? 'targeted by attack' : 'targeted by effect', { what }),
    'attack negated': () => say('attack negated'),
    'battle damage': ({ to, by, piercing }) => {
      const kind = piercing ? events.piercing : undefined;
      if (by) return say('battle damage by', { what: by, who: to, piercing: kind });
      return say(to.person === 'you' ? 'battle damage you' : 'battle damage other', { who: to, piercing: kind });
    },
    'destroys by battle': ({ what, victim, sent }) => say(sent ? 'destroys and sent' : 'destroys', { what, victim }),
    activated: ({ kinds, by, card, effect, includes }) => {
      const both = kinds.length > 1;
      const key =
        kinds[0] === 'monster'
          ? 'a monster effect'
          : effect
            ? 'effect of spell or trap'
            : !card
              ? 'a card or effect'
              : both
                ? 'a spell or trap'
                : kinds[0] === 'spell'
                  ? 'a spell'
                  : 'a trap';
      const included =
        includes === undefined
          ? ''
          : ` ${say(includes === 'special summon' ? 'includes special summon' : 'includes destroy')}`;
      const what: Said = {
        text: events[key],
        number: 'one',
        gender: GENDERED.has(key) ? words.card.gender : 'm',
        person: 'they',
      };
      return `${by === undefined ? say('activated', { what }) : say('activated by', { what, who: by })}${included}`;
    },
    added: ({ to }) => say(to.person === 'you' ? 'added you' : 'added other', { who: to }),
  };
}

/** Cards that are called "card". */
const GENDERED: ReadonlySet<string> = new Set(['a spell', 'a trap', 'a spell or trap']);

function conditionsOf(words: RomanceWords): Phrases['conditions'] {
  const { conditions } = words;
  const say = (key: keyof RomanceWords['conditions'], given: Given = {}): string => told(words, conditions[key], given);
  return {
    cards: ({ say: tell, where, least, most }) => {
      const what =
        most === 0
          ? tell({ kind: 'no' })
          : most !== undefined
            ? tell({ kind: 'most', count: most })
            : least !== undefined
              ? tell({ kind: 'least', count: least })
              : tell({ kind: 'a' });
      const none = most === 0 ? ' none' : '';
      if (where.of === undefined) return say(`there is${none}`, { what, place: place(words, where) });
      const field = isField(where);
      const who =
        where.of === 'you' ? (field ? 'you control' : 'you have') : field ? 'opponent controls' : 'opponent has';
      return say(`${who}${none}`, { what, place: place(words, { ...where, of: 'you' }) });
    },
    lp: ({ who, max, min }) =>
      say(`lp ${who.person === 'you' ? 'you' : 'other'} ${max === undefined ? 'min' : 'max'}`, {
        who,
        amount: max ?? min,
      }),
    turn: ({ of }) => say(of.person === 'you' ? 'turn you' : 'turn other', { who: of }),
    phase: ({ phases, not }) =>
      say(not ? 'phase not' : 'phase', {
        phase: words.language.list(
          phases.map((each) => words.phases[each] ?? each),
          'or',
        ),
      }),
    'summoned this turn': ({ what, how, orTurnedUp }) =>
      say(orTurnedUp ? 'summoned or turned up this turn' : 'summoned this turn', { what, how: waysOf(words, how) }),
    'activated this turn': ({ what }) => say('activated this turn', { what }),
    'can be summoned': ({ what }) => say('can be summoned', { what }),
    'used this turn': ({ what }) => say('used this turn', { what }),
    battles: ({ what, with: other, attacking }) =>
      `${say(attacking ? 'attacks' : 'battles', { what })}${other ? ` ${say(attacking ? 'attack at' : 'battle with', { what: other })}` : ''}`,
    fits: ({ what, description }) => {
      const { position, bounds } = description;
      if (position !== undefined) return say('in position', { what, position: words.positions[position] });
      if (bounds.some(({ stat }) => stat === 'materials')) return say('without materials', { what });
      return say('is', { what, noun: describe(words, description, { kind: 'a' }) });
    },
    not: ({ clause }) => say('not', { clause }),
  };
}

function changesOf(words: RomanceWords): Phrases['changes'] {
  const { changes, stats } = words;
  const say = (key: keyof RomanceWords['changes'], s: Said, given: Given = {}): string =>
    told(words, changes[key], { ...given, s });
  const names = (all: readonly ('atk' | 'def')[]): string => all.map((each) => stats[each]).join(words.statJoint);
  const plain = (value: Value): string =>
    value.kind === 'number' ? String(value.number) : value.kind === 'equal' ? value.text : '';
  return {
    stats: ({ stats: which, value, loses }, s) =>
      say(loses ? 'loses' : 'gains', s, { amount: much(words, value, names(which)) }),
    becomes: ({ stat, value }, s) =>
      value.kind === 'equal'
        ? say('takes', s, { value: value.text })
        : say(stat === 'level' ? 'becomes level' : 'becomes', s, { stat: stats[stat], value: plain(value) }),
    doubled: ({ original }, s) => say('doubled', s, { original: original ? words.original : undefined }),
    halved: ({ stats: which }, s) => say('halved', s, { stats: names(which) }),
    level: ({ value, lowers }, s) => say(lowers ? 'lowered' : 'raised', s, { value: plain(value) }),
    name: ({ name }, s) => say('name', s, { name: `"${name}"` }),
    nameOf: ({ of }, s) => say('name of', s, { of }),
    attribute: ({ attribute, also }, s) =>
      say(also ? 'also attribute' : 'attribute', s, { attribute: words.attributes[attribute] }),
    attributeChosen: (_, s) => say('attribute chosen', s),
    type: ({ type }, s) => say('type', s, { type: words.types[type] }),
    negated: (_, s) => say('negated', s),
    cannot: ({ restrictions }, s) =>
      `${words.cannot[s.number]} ${restrictions.map((each) => told(words, words.restricted[each], { s })).join(` ${words.nor} `)}`,
    notDestroyed: ({ times, by, together }, s) => {
      const key = together ? 'not destroyed together' : times === 1 ? 'not destroyed once' : 'not destroyed times';
      return `${say(key, s, { times })}${causesOf(words, by)}`;
    },
    piercing: (_, s) => say('piercing', s),
    directAttack: (_, s) => say('direct attack', s),
    attacksAll: (_, s) => say('attacks all', s),
    extraAttacks: ({ amount }, s) => say('extra attacks', s, { amount }),
    unaffectedBy: ({ kind }, s) => say(`unaffected ${kind}`, s),
    battleDamage: (_, s) => say('battle damage', s),
    banishedWhenLeaving: (_, s) => say('banished when leaving', s),
    atkInDamageStep: (_, s) => say('atk in damage step', s),
    attackCost: ({ lp }, s) => say('attack cost', s, { lp }),
    attacksOnly: ({ what }, s) => say('attacks only', s, { what }),
    silencesOpponent: (_, s) => say('silences opponent', s),
    destroysOpposing: (_, s) => say('destroys opposing', s),
  };
}
