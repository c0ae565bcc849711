/** The viewer's decision, and the answer in the making. */
import type { Choice, SentDecision } from '@praxis/protocol';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useApp } from '../app/context.tsx';
import type { GameOnPage } from '../app/game-words.ts';
import type { MatchState } from '../connection/match-state.ts';
import type { Informant } from '../connection/match-store.ts';
import type { Arrow, Look } from '../games/look.ts';
import { withAims } from './aims.ts';
import { copiesInHand, withoutCopies } from './copies.ts';
import {
  arrived,
  type Building,
  back,
  begun,
  type Glow,
  lit,
  narrowedTo,
  type Offer,
  offered,
  picked,
  pointed,
  START,
  sentences,
  type Thing,
  type Tree,
  wanting,
  without,
} from './sentence.ts';
import { type NamedUse, plainUse, usesOnCards } from './uses.ts';
import { isReduced, type Usual, usualChoices } from './usual.ts';

/** Under this number the server accepts choices that are open besides the questions. */
const BESIDE = -1;

export interface Deciding {
  readonly decision: SentDecision | undefined;
  readonly tree: Tree;
  readonly building: Building;
  readonly offer: Offer;
  readonly glow: ReadonlyMap<Thing, Glow>;
  /** The answer is on its way. */
  readonly sending: boolean;
  /** Continuations have been requested and are not here yet. */
  readonly loading: boolean;
  /** Why the last answer was not accepted; empty if it was lost. */
  readonly refusal: string | undefined;
  /** A choice with great consequences that waits for confirmation. */
  readonly irreversible: Choice | undefined;
  /** True while rarely wanted choices are shown; undefined if there are none. */
  readonly showsAll: boolean | undefined;
  /** A better word for these, if the game has one. */
  readonly allLabel?: string;
  /** Before the choices: more of them, in the game's own way. */
  readonly above?: ReactNode;
  /** Instead of the choices, if the game has another way to ask this. */
  readonly panel?: ReactNode;
  /** Foreseeable outcomes by answer: that an attempt will fail. */
  readonly notes?: ReadonlyMap<string, string>;
  /** How often in a row an answer can be given in one go; undefined or 1 if only once. */
  readonly times?: (choice: Choice) => number | undefined;
  /** A warning about a possible oversight, which waits for confirmation. */
  readonly caution?: string | undefined;
  /** Passes until another player acts, where the game defines that. */
  readonly passOn?: { readonly label: string; go(): void };
  /** The arrows of an answer in the making, besides those of the view. */
  readonly arrows?: readonly Arrow[];
  /** The names of uses that are buttons on a card, for fingers. */
  readonly onCards: ReadonlyMap<number, readonly string[]>;
  /** Presses the button on a card with this place in its list. */
  pressOnCard(handle: number, index: number): void;
  showAll(all: boolean): void;
  /** Takes a thing in order to drop it somewhere. False if no sentence mentions it. */
  grab(thing: Thing): boolean;
  /** Drops the dragged thing on another one, or on the table; the answer is given if it is complete. */
  drop(onto: Thing | undefined): void;
  /** Gives an answer that was made elsewhere, `times` times in a row as long as it is offered. */
  give(choice: Choice, times?: number): void;
  point(thing: Thing): boolean;
  unpoint(thing: Thing): void;
  pick(choice: Choice): void;
  back(): void;
  /** Gives the passive answer, where there is one. */
  pass(): void;
  /** Takes a choice that is open besides the question. */
  beside(choice: Choice): void;
  confirm(yes: boolean): void;
}

interface Made {
  /** The number of the decision that this belongs to. */
  readonly number: number | undefined;
  readonly building: Building;
  readonly loaded: Tree['loaded'];
}

/** A question to the player before an answer is given. */
interface Asked {
  readonly number: number;
  readonly text: string;
  readonly go: () => void;
}

/** An answer that is repeated until it has been given often enough. */
interface Repeating {
  readonly answer: string;
  /** Undefined if the question may be another one. */
  readonly step: string | undefined;
  readonly left: number;
}

const NO_CHOICES: readonly Choice[] = [];
const NOTHING_LOADED: Tree['loaded'] = new Map();
const NO_GLOW: ReadonlyMap<Thing, Glow> = new Map();
const NO_USES: ReadonlyMap<number, readonly NamedUse[]> = new Map();

const ALL: Usual = {};

/** The same with the game's own additions. */
export function useAnswering(store: Informant, state: MatchState, { look }: GameOnPage): Deciding {
  const useOwnWay = look.useDeciding ?? asItIs;
  return useOwnWay(useDecision(store, state, look), state.view, store, state.faces);
}

const asItIs = (deciding: Deciding): Deciding => deciding;

export function useDecision(store: Informant, { decisions, view, faces }: MatchState, look: Look): Deciding {
  const usual: Usual = look;
  const decision = decisions[0];
  const { language } = useApp();
  const number = decision?.number;
  const [made, setMade] = useState<Made>({ number: undefined, building: START, loaded: NOTHING_LOADED });
  const [sent, setSent] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const [irreversible, setIrreversible] = useState<{ readonly choice: Choice; readonly number: number }>();
  const [cautioned, setCautioned] = useState<Asked>();
  const [all, setAll] = useState(false);
  const repeating = useRef<Repeating>(undefined);
  const [, setRepeated] = useState(0);
  const again = repeatedAt(repeating.current, decision);
  const sending = (sent !== undefined && sent === number) || again !== undefined;

  const shown = all ? ALL : usual;
  const ahead = useMemo(
    () => (decision && view ? look.ahead?.({ decision, view, faces, language }) : undefined),
    [look, decision, view, faces, language],
  );
  const { aimOf } = look;
  const seen = aimOf && view;
  /** The choices that are shown, with everything that can be pointed at for them. */
  const shape = useCallback(
    (choices: readonly Choice[]): readonly Choice[] => {
      const some = usualChoices(choices, shown);
      return aimOf && seen ? withAims(some, (choice) => aimOf(choice, seen)) : some;
    },
    [shown, aimOf, seen],
  );
  const shaped = useMemo(
    () => shape(decision?.choices.filter(({ answer }) => answer !== decision.passive?.answer) ?? NO_CHOICES),
    [decision, shape],
  );
  const first = useMemo<Building>(
    () => (ahead ? START : begun({ choices: shaped, loaded: NOTHING_LOADED }, decision?.passive?.answer)),
    [ahead, shaped, decision],
  );
  const current = made.number === number ? made : { number, building: first, loaded: NOTHING_LOADED };
  const { building } = current;
  const plain = useMemo<Tree>(() => {
    const loaded = new Map([...current.loaded].map(([answer, behind]) => [answer, shape(behind)]));
    return { choices: shaped, loaded, costs: usual.costs };
  }, [shaped, current.loaded, shape, usual]);
  // The list begins with the answers to this question only.
  const tree = useMemo<Tree>(
    () => (ahead ? { ...plain, choices: [...plain.choices, ...ahead.choices] } : plain),
    [plain, ahead],
  );
  const reduced = useMemo(
    () => [decision?.choices ?? NO_CHOICES, ...current.loaded.values()].some((choices) => isReduced(choices, usual)),
    [decision, current.loaded, usual],
  );
  const become = useCallback(
    (next: Building) => setMade({ number, building: next, loaded: current.loaded }),
    [number, current.loaded],
  );

  const wanted = number === undefined ? undefined : wanting(tree, building);
  useEffect(() => {
    if (wanted === undefined || number === undefined) return;
    let here = true;
    void store.ask({ t: 'next', number, answer: wanted }).then((reply) => {
      if (!here) return;
      if (reply.t !== 'choices') {
        setRefusal(reply.t === 'refused' ? reply.text : '');
        setMade({ number, building: START, loaded: NOTHING_LOADED });
        return;
      }
      setMade((before) => {
        const now = before.number === number ? before : { building: first, loaded: NOTHING_LOADED };
        const loaded = new Map(now.loaded).set(wanted, reply.choices);
        const known = new Map(tree.loaded).set(wanted, shape(reply.choices));
        return { number, building: arrived({ ...tree, loaded: known }, now.building), loaded };
      });
    });
    return () => {
      here = false;
    };
  }, [wanted, number, first, store, tree, shape]);

  // A refusal belongs to the decision at which it was met.
  const refusedAt = useRef<number>(undefined);
  useEffect(() => {
    if (refusedAt.current !== number) setRefusal(undefined);
  }, [number]);

  const answer = useCallback(
    async (at: number, text: string) => {
      if (at !== BESIDE) setSent(at);
      setRefusal(undefined);
      const reply = await store.ask({ t: 'answer', number: at, answer: text });
      if (reply.t !== 'refused') return;
      setSent(undefined);
      // Another player was faster: the new question is on its way.
      if (reply.code === 'stale' || reply.code === 'not asked') return;
      refusedAt.current = number;
      setRefusal(reply.text);
    },
    [store, number],
  );

  // Asks about possible oversights before the answer is given.
  const cautious = useCallback(
    (choice: Choice | undefined, go: () => void) => {
      const text = decision && view && look.caution?.({ choice, decision, view, faces, language });
      if (text === undefined || !decision) go();
      else setCautioned({ number: decision.number, text, go });
    },
    [look, decision, view, faces, language],
  );
  const give = useCallback(
    (choice: Choice, at: number) => {
      if (choice.irreversible) setIrreversible({ choice, number: at });
      else if (at === BESIDE) void answer(at, choice.answer);
      else
        cautious(choice, () => {
          const isAhead = ahead?.choices.includes(choice) === true;
          if (isAhead) repeating.current = { answer: choice.answer, step: undefined, left: 1 };
          void answer(at, isAhead ? ahead.first : choice.answer);
        });
    },
    [answer, cautious, ahead],
  );

  // The next question is the same one as long as nothing came in between.
  useEffect(() => {
    const current = repeating.current;
    if (number === undefined || current === undefined || sent === number) return;
    repeating.current = again && again.left > 1 ? { ...again, left: again.left - 1 } : undefined;
    if (again) void answer(number, again.answer);
    setRepeated((count) => count + 1);
  }, [number, sent, again, answer]);

  const glow = useMemo(
    () => (decision && !sending ? lit(tree, building) : NO_GLOW),
    [decision, sending, tree, building],
  );
  const passive = decision?.passive?.answer;
  const begins = building.path.length === 0 && building.about.length === 0;
  const offer = useMemo(
    () => offered(withoutCopies(begins ? plain : tree, copiesInHand(view, building.about)), building, passive),
    [begins, plain, tree, building, passive, view],
  );

  const { nameOfUse } = look;
  const isFree = begins && !sending;
  const uses = useMemo(
    () => (nameOfUse && view && isFree ? usesOnCards(plain, (choice) => nameOfUse(choice, view, language)) : NO_USES),
    [nameOfUse, view, isFree, plain, language],
  );
  const onCards = useMemo(
    () => new Map([...uses].map(([handle, each]) => [handle, each.map(({ name }) => name)])),
    [uses],
  );
  const pick = (choice: Choice): void => {
    if (number === undefined || sending) return;
    if (choice.more) become(picked(tree, building, choice));
    else give(choice, number);
  };

  return {
    decision,
    tree,
    building,
    offer,
    glow,
    sending,
    loading: wanted !== undefined,
    refusal,
    irreversible:
      irreversible && (irreversible.number === BESIDE || irreversible.number === number)
        ? irreversible.choice
        : undefined,
    caution: cautioned?.number === number ? cautioned?.text : undefined,
    showsAll: reduced || all ? all : undefined,
    onCards,
    pressOnCard: (handle, index) => {
      const use = uses.get(handle)?.[index];
      if (use) pick(use.choice);
    },
    showAll: (next) => {
      setAll(next);
      setMade({ number, building: START, loaded: current.loaded });
    },
    give: (choice, times = 1) => {
      if (number === undefined || sending || !decision) return;
      repeating.current = times > 1 ? { answer: choice.answer, step: decision.step, left: times - 1 } : undefined;
      give(choice, number);
    },
    grab: (thing) => {
      if (number === undefined || sending) return false;
      if (building.about.includes(thing)) return true;
      const taken = narrowedTo(tree, START, thing);
      if (!taken) return false;
      become(taken);
      return true;
    },
    drop: (onto) => {
      if (number === undefined || sending || building.about.length === 0) return;
      const [held, more] = building.about;
      const plain = onto === undefined && held && !more ? plainUse(tree, held) : undefined;
      if (plain) return give(plain, number);
      const after = onto === undefined || building.about.includes(onto) ? { building } : pointed(tree, building, onto);
      if (!after) return;
      if ('give' in after) return give(after.give, number);
      const [only, another] = sentences(tree, after.building, 2) ?? [];
      if (only && !another) give(only, number);
      else become(after.building);
    },
    point: (thing) => {
      if (number === undefined || sending) return false;
      const after = pointed(tree, building, thing);
      if (!after) return false;
      if ('give' in after) give(after.give, number);
      else become(after.building);
      return true;
    },
    unpoint: (thing) => become(without(tree, building, thing)),
    pick,
    back: () => become(back(building)),
    pass: () => {
      const passive = decision?.passive;
      if (number === undefined || sending || !passive) return;
      cautious(undefined, () => void answer(number, passive.answer));
    },
    beside: (choice) => give(choice, BESIDE),
    confirm: (yes) => {
      setCautioned(undefined);
      if (cautioned?.number === number && cautioned) return yes ? cautioned.go() : undefined;
      if (yes && irreversible) void answer(irreversible.number, irreversible.choice.answer);
      setIrreversible(undefined);
    },
  };
}

/** Undefined if the repeated answer does not fit this question. */
function repeatedAt(repeating: Repeating | undefined, decision: SentDecision | undefined): Repeating | undefined {
  if (!repeating || !decision || (repeating.step !== undefined && decision.step !== repeating.step)) return undefined;
  return isOffered(decision.choices, repeating.answer) ? repeating : undefined;
}

/** True for a whole answer among these choices and their known continuations. */
function isOffered(choices: readonly Choice[], wanted: string): boolean {
  return choices.some(({ answer, more, next = [] }) => (more ? isOffered(next, wanted) : answer === wanted));
}
