/** Sentences on the effects of a way to play a card. */
import type { Effect, Filter } from '../cards/language.ts';
import { add, type Context, copyOf, demand, type ModeDraft, newMode } from './draft.ts';
import { whole } from './heads.ts';
import { nounPhrase } from './nouns.ts';
import type { Reader } from './reader.ts';
import { readTitle } from './titles.ts';
import { readAction } from './ways-action.ts';
import { readCombat } from './ways-combat.ts';

export type Phrase = (reader: Reader) => true | undefined;

/** The texts' words for the minion that plays the card. */
export const SELF =
  /(?:this (?:acting |reacting |modifying |striking )?(?:vampire|minion|baron|prince|[A-Z][\p{L}]+(?: antitribu| vampire)?)|they|he or she|it)/iu;

/** All of a sentence; `isAbove`: it changes a part that was copied from the way above. */
export function readModeSentence(context: Context, mode: ModeDraft, sentence: string, isAbove: boolean): boolean {
  if (isAbove && whole(sentence, (reader) => changed(context, mode, reader))) return true;
  const before = copyOf(mode);
  if (whole(sentence, (reader) => clauses(context, mode, reader))) return true;
  Object.assign(mode, before);
  return alternatives(context, mode, sentence);
}

/** "but for +2 stealth": the amount of the same effect becomes another. */
function changed(context: Context, mode: ModeDraft, reader: Reader): true | undefined {
  const bonus = reader.take(
    /(?:for|with|this vampire gets) \+(\d) (stealth|intercept|bleed|votes|strength)(?: \(limited\))?/i,
  );
  if (bonus) {
    const stat = (bonus[2] as string).toLowerCase();
    const at = mode.effects.findIndex((each) => each.do === 'modify' && each.stat === stat);
    const effect = mode.effects[at];
    if (effect?.do === 'modify') mode.effects[at] = { ...effect, amount: Number(bonus[1]) };
    else if (stat === 'bleed' && mode.action.kind === 'bleed') mode.action.bleed = Number(bonus[1]);
    else if (stat !== 'stealth' || context.types[0] !== 'action') return undefined;
    else mode.action.stealth = (mode.action.stealth ?? 0) + Number(bonus[1]);
    return true;
  }
  if (
    mode.as === undefined &&
    context.types[0] === 'action' &&
    reader.take(/(?:(?:with|for|this is a|this is at|at) )?\+1 stealth(?: action)?/i)
  ) {
    mode.action.stealth = (mode.action.stealth ?? 0) + 1;
    return true;
  }
  const filtered = mode.choose.find((each) => 'card' in each);
  const condition = mode.conditions.find((each) => each.if === 'matches' && each.card === 'acting');
  if (reader.take(/the (?:acting|affected|chosen) vampire can be the same age or older|choose any vampire/i)) {
    if (filtered && 'card' in filtered && filtered.card.age) {
      const { age: _, ...card } = filtered.card;
      mode.choose = mode.choose.map((each) => (each === filtered ? { ...filtered, card } : each));
      return true;
    }
    if (condition?.if === 'matches' && condition.filter.age) {
      const { age: _, ...filter } = condition.filter;
      mode.conditions = mode.conditions.map((each) => (each === condition ? { ...condition, filter } : each));
      return true;
    }
  }
  return undefined;
}

/** Clauses joined by "and". */
function clauses(context: Context, mode: ModeDraft, reader: Reader): true | undefined {
  const isCombat = (mode.as ?? context.types[0]) === 'combat';
  do {
    const done = reader.first<true>(
      (each) => readTitle(context, mode, each),
      (each) => bonus(context, mode, each),
      (each) => (isCombat ? readCombat(mode, each) : undefined),
      (each) => common(mode, each),
      (each) => readAction(context, mode, each),
    );
    if (!done) return undefined;
  } while (reader.take(/,? ?and|, with|,|with/i));
  return true;
}

/** "Maneuver or press.", "Press, or prevent 1 damage with 1 optional press." */
function alternatives(context: Context, mode: ModeDraft, sentence: string): boolean {
  const parts = sentence.replace(/\.$/, '').split(/,? or (?=maneuver|press|prevent|additional|strike|\+)/i);
  if (parts.length < 2) return false;
  const drafts: ModeDraft[] = [];
  for (const part of parts) {
    const draft = copyOf(mode);
    if (!whole(part, (reader) => clauses(context, draft, reader))) return false;
    const level = levelFor(draft.effects);
    if (level === undefined) return false;
    drafts.push({ ...draft, level });
  }
  if (new Set(drafts.map(({ level }) => level)).size < drafts.length) return false;
  const [first, ...others] = drafts;
  Object.assign(mode, first, { others });
  return true;
}

/** The word by which a player chooses among ways of the same level. */
function levelFor(effects: readonly Effect[]): string | undefined {
  const [first] = effects;
  if (first?.do === 'maneuver') return 'maneuver';
  if (first?.do === 'press') return 'press';
  if (first?.do === 'prevent') return 'prevent';
  if (first?.do === 'strike' && first.strike.kind === 'dodge') return 'dodge';
  if (first?.do === 'modify' && first.stat === 'stealth') return 'stealth';
  if (first?.do === 'modify' && first.stat === 'bleed') return 'bleed';
  return undefined;
}

/** "+1 stealth", "+2 bleed (limited)", "this vampire gets +3 votes" */
function bonus(context: Context, mode: ModeDraft, reader: Reader): true | undefined {
  const type = mode.as ?? context.types[0];
  if (type !== 'action modifier' && type !== 'reaction') return undefined;
  const acting = reader.take(/the acting minion gets/i);
  const paid = acting ? undefined : reader.take(/burn (\d) blood to get/i);
  if (paid && mode.cost) return undefined;
  if (paid) mode.cost = { blood: Number(paid[1]) };
  const self =
    acting || paid ? undefined : reader.try((each) => (each.take(SELF) && each.take(/gets|gains/i)) || undefined);
  const found = reader.take(/\+?(\d+) (stealth|intercept|bleed|votes?)/i);
  if (!found) return undefined;
  const [amount, stat] = [Number(found[1]), (found[2] as string).toLowerCase()];
  if (!found[0].startsWith('+') && !self) return undefined;
  if (stat.startsWith('vote')) {
    if (!self || !mode.when?.includes('polling')) return undefined;
    return add(mode, { do: 'gain votes', card: 'self', amount });
  }
  if (acting && stat !== 'stealth') return undefined;
  if ((stat === 'intercept') !== (type === 'reaction')) return undefined;
  if (stat === 'stealth' && mode.by === 'other than acting' && !acting) return undefined;
  if (stat === 'bleed') {
    const limited = reader.take(/\(limited\)/i);
    const free = limited ? undefined : reader.take(/that does not count against the limit/i);
    if (!limited && !free) return undefined;
    if (!mode.conditions.some((each) => each.if === 'bleeding')) return undefined;
    return add(mode, { do: 'modify', stat, amount, ...(limited ? { limited: true } : {}) });
  }
  const unneeded = reader.take(/,? ?even if (?:stealth|intercept) is not yet needed/i);
  // Stealth that is added at a time of its own is not needed yet.
  if (stat === 'stealth' && mode.when?.includes('announce') && !unneeded) return undefined;
  add(mode, { do: 'modify', stat: stat as 'stealth' | 'intercept', amount, ...(unneeded ? { unneeded: true } : {}) });
  const more = reader.try((each) => {
    const extra = each.take(/, with an additional \+(\d) (stealth|intercept) if/i);
    if (!extra || extra[2] !== stat) return undefined;
    const card = each.take(/the acting minion/i) ? 'acting' : each.take(SELF) ? 'self' : undefined;
    if (!card || !each.take(/is/i)) return undefined;
    const filter = each.take(/titled/i) ? ({ titled: true } as const) : nounPhrase(each);
    if (!filter) return undefined;
    return add(mode, {
      do: 'if',
      conditions: [{ if: 'matches', card, filter }],
      effects: [{ do: 'modify', stat: stat as 'stealth' | 'intercept', amount: Number(extra[1]) }],
    });
  });
  void more;
  return true;
}

/** Reads phrases that actions, modifiers and reactions share. */
function common(mode: ModeDraft, reader: Reader): true | undefined {
  return reader.first<true>(
    (each) => {
      const found = each.take(/Reduce (?:a|the) bleed against you by (\d+)/i);
      if (!found) return undefined;
      demand(mode, { if: 'bleeding you' });
      return add(mode, { do: 'reduce bleed', amount: Number(found[1]) });
    },
    (each) => (each.take(/Lock this (?:reacting )?vampire/i) ? add(mode, { do: 'lock', card: 'self' }) : undefined),
    (each) => {
      const isRedirect = each.take(
        /Change the target of the bleed to another Methuselah other than the acting (?:minion|vampire|ally)'s controller(?: \(that Methuselah can attempt to block\))?/i,
      );
      if (!isRedirect || !mode.conditions.some((one) => one.if === 'bleeding you')) return undefined;
      mode.when = ['after block'];
      mode.choose.push({ name: 'target', player: 'other than acting' });
      return add(mode, { do: 'redirect bleed', to: 'the target' });
    },
    (each) => {
      if (!each.take(new RegExp(`${SELF.source} unlocks and attempts? to block`, 'iu'))) return undefined;
      const extra = each.take(/with \+(\d) intercept(,? even if intercept is not yet needed)?/i);
      if (mode.by !== 'locked' || (extra && !extra[2])) return undefined;
      mode.when = ['before block', 'block attempt'];
      demand(mode, { if: 'can block' });
      add(mode, { do: 'unlock', card: 'self' });
      if (extra) add(mode, { do: 'modify', stat: 'intercept', amount: Number(extra[1]), unneeded: true });
      return add(mode, { do: 'attempt to block' });
    },
    (each) => {
      const price = each.take(new RegExp(`(?:${SELF.source}) burns? (\\d) blood to unlock`, 'iu'));
      if (!price || mode.by !== 'locked') return undefined;
      mode.cost = { blood: Number(price[1]) };
      return add(mode, { do: 'unlock', card: 'self' });
    },
    (each) =>
      each.take(/unlock (?:this (?:acting |reacting )?(?:vampire|minion|[A-Z]\w+)|them)(?! and)/i) ||
      each.take(new RegExp(`(?:${SELF.source}) unlocks`, 'iu'))
        ? add(mode, { do: 'unlock', card: 'self' })
        : undefined,
    (each) =>
      each.take(
        /this vampire wakes(?: \(they ignore the requirement to be unlocked for playing reaction cards and attempting to block until the end of the action\))?/i,
      ) && mode.by === 'locked'
        ? add(mode, { do: 'wake', card: 'self' })
        : undefined,
    (each) => cannotBlock(mode, each),
    (each) => {
      const isFailed = each.take(
        /(?:have )?that attempt fails?(?: and|;|,) (?:the blocking|that) minion cannot attempt to block this action again/i,
      );
      if (!isFailed || !mode.when?.includes('block attempt')) return undefined;
      return add(
        mode,
        { do: 'modify', stat: 'cannot block', amount: 1, of: 'blocker', until: 'action' },
        { do: 'end', what: 'block attempt' },
      );
    },
    (each) => {
      const found = each.take(/the blocking minion gets -(\d) intercept/i);
      if (!found || !mode.when?.includes('block attempt')) return undefined;
      return add(mode, { do: 'modify', stat: 'intercept', amount: -Number(found[1]), of: 'blocker' });
    },
    (each) => {
      const found = each.take(
        /(\d|an?) optional (maneuver|press)(?: during| in) the resulting combat if (?:this vampire|they) (?:successfully )?(?:blocks?)/i,
      );
      if (!found) return undefined;
      return add(mode, {
        do: 'modify',
        stat: `optional ${(found[2] as string).toLowerCase()}` as 'optional maneuver',
        amount: found[1]?.startsWith('a') ? 1 : Number(found[1]),
        until: 'action',
        while: [{ if: 'combat after its block' }],
      });
    },
    (each) => {
      const cost = each.take(/burn (\d) blood to/i);
      if (!cost || mode.cost) return undefined;
      mode.cost = { blood: Number(cost[1]) };
      const done = newMode();
      done.when = mode.when as never;
      if (done.when === undefined) delete done.when;
      done.conditions = mode.conditions;
      if (common(done, each) !== true || done.cost) return undefined;
      mode.effects.push(...done.effects);
      return true;
    },
  );
}

/** "Choose a younger vampire. The chosen vampire cannot block this action." */
function cannotBlock(mode: ModeDraft, reader: Reader): true | undefined {
  const isChoice = reader.take(/Choose/i);
  if (isChoice) {
    const filter = nounPhrase(reader);
    if (!filter || mode.choose.length > 0 || !reader.isAtEnd) return undefined;
    if (!mode.when?.includes('announce')) return undefined;
    mode.choose.push({ name: 'target', card: readyOnly(filter) });
    return true;
  }
  if (!reader.take(/(?:The chosen (?:vampire|minion|ally)|That minion) cannot (?:attempt to )?block this action/i))
    return undefined;
  if (!mode.choose.some(({ name }) => name === 'target')) return undefined;
  return add(mode, { do: 'modify', stat: 'cannot block', amount: 1, of: 'the target', until: 'action' });
}

function readyOnly(filter: Filter): Filter {
  return { ...filter, in: filter.in ?? 'ready' };
}
