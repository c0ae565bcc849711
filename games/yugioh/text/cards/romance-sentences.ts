/** Whole sentences about cards in Portuguese, Spanish, Italian and French, from the words of each. */
import { listed } from '@praxis/kit/language/grammar.ts';
import type { Phrases } from './phrases.ts';
import { cannot, type Given, place, told } from './romance.ts';
import type { RomanceWords } from './romance-words.ts';

export function sentencesOf(words: RomanceWords): Phrases['sentences'] {
  const { sentences, language } = words;
  const say = (key: keyof RomanceWords['sentences'], given: Given = {}): string => told(words, sentences[key], given);
  const behind = (text: string, clause: string | undefined): string =>
    clause === undefined ? text : say('clause', { clause, text });
  const quoted = (name: string): string => `"${name}"`;
  const rule = (key: keyof RomanceWords['rules']) => (): string => words.rules[key];
  return {
    once: sentences.once,
    eitherTurn: sentences['either turn'],
    here: (self, where) => say('here', { self, place: place(words, { places: [where], of: 'you', from: false }) }),
    during: ({ phase, of }) => {
      if (phase === 'damage start') return sentences['at damage start'];
      if (phase === 'calculation') return sentences['during calculation'];
      const key = of === 'you' ? 'during yours' : of === 'opponent' ? 'during theirs' : 'during';
      return say(key, { phase: words.phases[phase] ?? phase });
    },
    when: (clauses) => clauses.map((clause, at) => say(at === 0 ? 'when' : 'or when', { clause })).join(', '),
    if: (clauses) => clauses.map((clause, at) => say(at === 0 ? 'if' : 'or if', { clause })).join(', '),
    allOf: (clauses) => listed(clauses, ', ', ` ${words.andClause} `),
    and: (clause) => say('and', { clause }),
    youCan: (instructions) => say('you can', { instructions }),
    activateThis: sentences['activate this'],
    activateOne: (mood) => told(words, sentences['activate one'], {}, mood),
    target: (what, mood) =>
      told(
        words,
        sentences.target,
        {
          what: language.list(
            what.map(({ text }) => text),
            'and',
          ),
        },
        mood,
      ),
    costThenTarget: (cost, target) => say('cost then target', { cost, target }),
    activation: (self, clause, cost) =>
      cost === undefined
        ? say('activation if', { self, clause })
        : behind(say('activation cost', { self, cost }), clause),
    activateOn: (self, what) => say('activate on', { self, what }),
    useOnce: (name, period) =>
      say(period === 'turn' ? 'use once per turn' : 'use once per duel', { name: quoted(name) }),
    activateOnce: (name) => say('activate once', { name: quoted(name) }),
    useOneEffect: (name) => say('use one effect', { name: quoted(name) }),
    stillHolds: sentences['still holds'],
    forbids: (what, ofCard) =>
      say(ofCard ? 'forbids card' : 'forbids effect', {
        forbidden: `${words.cannot.you} ${words.prohibited[what]}`,
      }),
    silences: sentences.silences,
    flip: sentences.flip,
    pendulumEffect: sentences['pendulum effect'],
    gemini: sentences.gemini,
    treatedAs: (series) => say('treated as', { series: quoted(series) }),
    cannotBe: (ways) =>
      sentences[ways.includes('special') ? 'cannot be special summoned' : 'cannot be normal summoned'],
    onlyBy: (way) =>
      typeof way === 'object'
        ? say('only by', { name: quoted(way.by) })
        : sentences[way === 'own' ? 'only own' : way === 'fusion' ? 'only by fusion' : 'only by ritual'],
    synchroOnce: (name) => say('synchro once', { name: quoted(name) }),
    ritualWith: (spell) => say('ritual with', { name: quoted(spell) }),
    ownSummon: ({ self, from, clause, cost, tributes }) => {
      const given = { self, from: place(words, from), cost };
      if (tributes) return behind(say('own summon tributes', given), clause);
      if (cost !== undefined) return behind(say('own summon cost', given), clause);
      return clause === undefined ? say('own summon', given) : say('own summon if', { ...given, clause });
    },
    ownOnce: (name, period) =>
      say(period === 'turn' ? 'own once per turn' : 'own once per duel', { name: quoted(name) }),
    ownGives: (condition, change) => behind(change, condition),
    equipOnly: (what) => say('equip only', { what }),
    materialLevels: (self, levels) => say('material levels', { self, levels: language.list(levels.map(String), 'or') }),
    substitute: (self, series, only) => say(only ? 'substitute only' : 'substitute', { self, series: quoted(series) }),
    materialGives: (self, series) => say('material gives', { self, series: quoted(series) }),
    extraSummon: (what) => say('extra summon', { what }),
    withoutTributes: (what, here) => behind(say('without tributes', { what }), here),
    static: (subject, changes, clause) => behind(say('static', { subject, changes }), clause),
    prohibition: (who, what, clause) =>
      behind(
        what === 'attack with more than one monster'
          ? say(who.person === 'you' ? 'one attacker you' : 'one attacker opponent', { who })
          : cannot(words, who, words.prohibited[what]),
        clause,
      ),
    protection: (of, clause) => behind(say('protection', { what: of({ kind: 'no' }) }), clause),
    rules: {
      'cards cannot be banished': rule('cards cannot be banished'),
      "opponent's cards are banished instead of being sent to the Graveyard": rule(
        "opponent's cards are banished instead of being sent to the Graveyard",
      ),
      'traps cannot be activated': rule('traps cannot be activated'),
      'trap effects are negated': rule('trap effects are negated'),
      'the battling monster has no effects': rule('the battling monster has no effects'),
      'only one can be controlled': rule('only one can be controlled'),
      'this can be detached instead': rule('this can be detached instead'),
      'no battle damage from Pendulum battles': rule('no battle damage from Pendulum battles'),
    },
    bond: {
      whenThisLeaves: (self, it) => say('this leaves', { self, it }),
      whenItIsDestroyed: (self, it) => say('it is destroyed', { self, it }),
      whenItLeaves: (self, it) => say('it leaves', { self, it }),
    },
    destroyedIf: (self, clause) => say('destroyed if', { self, clause }),
    destroyedWhen: (self, clause) => say('destroyed when', { self, clause }),
    nothingEquipped: (self) => say('nothing equipped', { self }),
    together: sentences.together,
    onlyWhile: (clause) => say('only while', { clause }),
    sharesDamage: sentences['shares damage'],
    stays: (self, turns) => (turns === undefined ? say('stays', { self }) : say('stays turns', { self, turns })),
    replacement: ({ of, self, would, instead, optional }) => {
      const act = told(words, sentences[instead], { self }, optional ? 'infinitive' : 'order');
      return say(would === 'be destroyed by battle' ? 'replaced by battle' : 'replaced by effect', {
        what: of,
        instead: optional ? say('you can', { instructions: act }) : act,
      });
    },
    materials: {
      synchro: (tuner, others, least) =>
        `${tuner.text} + ${say('at least', { what: others({ kind: 'count', count: least }) })}`,
      xyz: (count, orMore, what) =>
        orMore ? say('at least', { what: what({ kind: 'count', count }) }) : what({ kind: 'count', count }).text,
      over: (what) => say('over', { what }),
    },
  };
}
