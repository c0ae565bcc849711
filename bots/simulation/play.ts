/** One game of a simulation, from its number to its results. */
import type { Hosting } from '@praxis/contract';
import { type Decision, type Match, type Record as MatchRecord, openMatch, type Seat } from '@praxis/engine';
import type { Chosen } from '../bot.ts';
import { botNamed } from '../bots.ts';
import { NO_INSIGHT } from '../policy.ts';
import { askedAt, numberFor } from '../seat.ts';
import { type CardUse, Course } from './course.ts';
import { type Contender, type Plan, seedOf, setupOf } from './plan.ts';
import { seating } from './seating.ts';

/** The course of a game. It follows from the plan and the game's number alone, on any machine. */
export interface PlayedGame {
  /** Counted from 0. */
  readonly game: number;
  /** The contender of each seat, as places in the plan's list. */
  readonly contenders: readonly number[];
  readonly end: 'over' | 'stopped' | 'failed';
  /** The reason for its end as a word of the game, or the failure. */
  readonly reason: string;
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly turns: number;
  readonly decisions: number;
  readonly tallies: Readonly<Record<string, readonly number[]>>;
  readonly curve: readonly (readonly number[])[];
  readonly cards: readonly (readonly CardUse[])[];
  /** The match itself, if it did not end properly, for debugging the rules. */
  readonly record?: MatchRecord;
}

/** Answers a seat's decision. */
type Player = (decision: Decision) => Chosen;

/** More decisions than any match of people; a match with more will never end. */
const DECISIONS_MAX = 100_000;

export function playGame(hosting: Hosting, plan: Plan, game: number): PlayedGame {
  const contenders = seating(plan, game);
  const match = openMatch(hosting.game, setupOf(plan, game, contenders));
  const insight = hosting.insights?.of(match.setup) ?? NO_INSIGHT;
  const budget = { playouts: plan.playouts };
  const players = contenders.map((contender, seat): Player => {
    const { bot: name, temperament } = plan.contenders[contender] as Contender;
    const bot = botNamed(name);
    const mind = { insight, temperament, budget, seed: seedOf(plan, game, `bot ${seat}`) };
    return (decision) => bot(askedAt(match, decision, mind));
  });
  const course = new Course(hosting.simulation, contenders.length);
  course.note(match, match.takeEvents());
  const trouble = playOn(match, players, course);
  const { result } = match;
  const over = result?.kind === 'over' ? result : undefined;
  const reason = trouble?.reason ?? (result?.kind === 'stopped' ? result.report : (over?.reason ?? ''));
  return {
    game,
    contenders,
    end: trouble?.end ?? (over ? 'over' : 'stopped'),
    reason,
    winners: over?.winners ?? [],
    scores: over?.scores ?? [],
    turns: course.turns,
    decisions: match.moves,
    tallies: course.tallies,
    curve: course.curve,
    cards: course.cards,
    ...(over && !trouble ? {} : { record: match.record }),
  };
}

interface Trouble {
  readonly end: 'stopped' | 'failed';
  readonly reason: string;
}

/** Plays until the match is over. Returns the failure if there was one. */
function playOn(match: Match, players: readonly Player[], course: Course): Trouble | undefined {
  while (!match.result) {
    const [decision] = match.decisions;
    if (!decision) return { end: 'failed', reason: 'The match is not over, but nobody is asked anything.' };
    if (match.moves >= DECISIONS_MAX)
      return { end: 'stopped', reason: `It was not over after ${DECISIONS_MAX} decisions.` };
    const trouble = answer(match, decision, players[decision.seat] as Player, course);
    if (trouble) return trouble;
  }
  return undefined;
}

function answer(match: Match, decision: Decision, player: Player, course: Course): Trouble | undefined {
  const { seat } = decision;
  let chosen: Chosen;
  try {
    chosen = player(decision);
  } catch (error) {
    return { end: 'failed', reason: `The bot of seat ${seat} failed: ${messageOf(error)}` };
  }
  const { answer: said } = chosen;
  const heard = match.answer(seat, numberFor(decision, chosen), said);
  if ('events' in heard) {
    course.note(match, heard.events);
    return undefined;
  }
  if (heard.refused === 'fault')
    return {
      end: 'failed',
      reason: `The rules failed at ${JSON.stringify(said)} of seat ${seat}: ${heard.report.message}`,
    };
  return {
    end: 'failed',
    reason: `The answer ${JSON.stringify(said)} of the bot of seat ${seat} was refused: ${heard.refused}.`,
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
