import type { GameEvent } from '@praxis/engine';
import { describe, expect, it } from 'vitest';
import { contextOf } from '../game.ts';
import { staging } from '../staging.ts';
import { wordingIn } from './wording.ts';

const { setup, state } = staging.stage({
  edition: 'fifth',
  seats: {
    Sara: { ready: [{ vampire: 'Rex' }], hand: ['Govern the Unaligned', 'Conditioning'] },
    Alex: { ready: [{ vampire: 'Ada' }] },
  },
});
const g = contextOf(state, setup);
const card = (id: number): { handle: number; def: number } => ({ handle: 100 + id, def: state.cards[id]?.def ?? -1 });
const named = (name: string): { handle: number; def: number } =>
  card(state.cards.findIndex(({ def }) => g.defs[def]?.name === name));
const [rex, ada] = [named('Rex'), named('Ada')];
const govern = named('Govern the Unaligned');
const faceDown = (handle: number): { handle: number } => ({ handle });

function log(events: readonly GameEvent[], language = 'en'): string[] {
  const wording = wordingIn(language);
  return wording
    .condensed(events)
    .map((event) => wording.event(g, event))
    .filter(Boolean);
}

const transfer = (handle: number, now: number): GameEvent[] => [
  { type: 'pool', seat: 1, change: -1, now, card: faceDown(handle) },
  { type: 'counters', card: faceDown(handle), change: 1, now: 1 },
];

describe('The log', () => {
  it('gives a transfer one line, and several transfers together', () => {
    expect(log(transfer(7, 29))).toEqual(['Alex moves 1 pool to a face-down card (29)']);
    expect(log([...transfer(7, 29), ...transfer(7, 28)])).toEqual(['Alex moves 2 pool to a face-down card (28)']);
    expect(log([...transfer(7, 29), ...transfer(8, 28)])).toEqual(['Alex moves 2 pool to face-down cards (28)']);
    expect(log(transfer(7, 29), 'pt')).toEqual(['Alex move 1 de recurso para uma carta virada para baixo (29)']);
  });

  it('names the holder of the Edge, also when nobody has it any more', () => {
    expect(log([{ type: 'edge', seat: 1 }])).toEqual(['Alex gains the Edge']);
    expect(log([{ type: 'edge' }])).toEqual(['Nobody has the Edge']);
  });

  it('names a title with its place or clan, as the cards do', () => {
    const gained = (title: string, of: string): GameEvent[] => [{ type: 'title gained', card: rex, title, of }];
    expect(log(gained('prince', 'Rio de Janeiro'))).toEqual(['Rex becomes prince of Rio de Janeiro']);
    expect(log(gained('prince', 'Rio de Janeiro'), 'pt')).toEqual(['Rex recebe o título: príncipe do Rio de Janeiro']);
    expect(log(gained('justicar', 'Toreador'), 'es')).toEqual(['Rex recibe el título: justicar Toreador']);
  });

  it('joins counters that come back from a card', () => {
    expect(
      log([
        { type: 'counters', card: rex, change: -1, now: 2 },
        { type: 'pool', seat: 0, change: 1, now: 21, card: rex },
      ]),
    ).toEqual(['Sara takes 1 blood from Rex (21)']);
  });

  const bleed: GameEvent = { type: 'action', kind: 'bleed', seat: 0, by: rex, targets: [1], on: [] };
  const success: readonly GameEvent[] = [
    { type: 'locked', card: rex, byEffect: false },
    { type: 'declined', seat: 1 },
    { type: 'action successful', kind: 'bleed', by: rex },
    { type: 'bled', who: 0, by: rex, seat: 1, amount: 2 },
    { type: 'pool', seat: 1, change: -2, now: 28 },
  ];

  it('names announced actions and their minions, in every language', () => {
    expect(log([bleed])).toEqual(['Sara bleeds Alex with Rex']);
    expect(log([bleed], 'es')).toEqual(['Sara sangra a Alex con Rex']);
    expect(log([bleed], 'fr')).toEqual(['Sara mord Alex avec Rex']);
    expect(log([{ ...bleed, kind: 'rescue', targets: [], on: [ada] }], 'it')).toEqual([
      'Sara salva dal torpore Ada con Rex',
    ]);
  });

  it('names the minion alone where it acts on itself or uses its own text', () => {
    expect(log([{ ...bleed, kind: 'leave torpor', targets: [] }])).toEqual(['Rex leaves torpor']);
    expect(log([{ ...bleed, kind: 'other', card: rex, targets: [] }])).toEqual(['Sara uses Rex']);
    expect(log([{ type: 'strike', card: rex, kind: 'dodge', target: ada, with: rex }])).toEqual(['Rex strikes']);
  });

  it('names the player who blocks, and the minion', () => {
    expect(log([{ type: 'blocked', seat: 1, by: ada, action: rex }])).toEqual(['Alex blocks with Ada']);
    expect(log([{ type: 'block attempt', seat: 1, by: ada }], 'it')).toEqual(['Alex tenta di bloccare con Ada']);
  });

  it('gives a bleed with the remaining pool', () => {
    expect(log([bleed, ...success])).toEqual(['Sara bleeds Alex for 2 with Rex (28)']);
  });

  it('names the card of an action, its level and its targets once', () => {
    const played: GameEvent = { type: 'played', seat: 0, minion: rex, card: govern, level: 'basic' };
    const announced: GameEvent = { ...bleed, card: faceDown(3), played: true };
    expect(log([announced, played, ...success])).toEqual([
      'Sara plays Govern the Unaligned with Rex at basic on Alex',
      'Sara bleeds Alex for 2 with Rex (28)',
    ]);
  });

  it('leaves out counters that a card cannot hold', () => {
    const gains: GameEvent = { type: 'counters', card: ada, change: 2, now: 6 };
    expect(log([gains, { ...gains, change: -1, now: 5 }])).toEqual(['Ada gains 1 blood (5)']);
    expect(log([gains, { ...gains, change: -2, now: 4 }])).toEqual([]);
  });

  it('keeps a card that is played during a plain action apart', () => {
    const announced: GameEvent = { ...bleed, card: faceDown(3), played: true };
    const played: GameEvent = { type: 'played', seat: 0, minion: rex, card: govern, level: 'basic' };
    const modifier: GameEvent = {
      type: 'played',
      seat: 0,
      minion: rex,
      card: named('Conditioning'),
      level: 'superior',
    };
    expect(log([announced, played, modifier])).toHaveLength(2);
    expect(log([bleed, modifier])).toEqual([
      'Sara bleeds Alex with Rex',
      'Sara plays Conditioning with Rex at superior',
    ]);
  });

  it('names the kind of counters, and adds up two changes', () => {
    const loses: GameEvent = { type: 'counters', card: ada, change: -1, now: 3 };
    expect(log([loses, { ...loses, now: 2 }])).toEqual(['Ada loses 2 blood (2)']);
    expect(log([{ type: 'damage', card: ada, normal: 1, aggravated: 0 }, loses], 'pt')).toEqual([
      'Ada sofre 1 de dano (3)',
    ]);
  });

  it('mentions locking and unlocking only if an effect does it', () => {
    expect(log([{ type: 'unlocked', card: rex, byEffect: false }])).toEqual([]);
    expect(log([{ type: 'unlocked', card: rex, byEffect: true }])).toEqual(['Rex unlocks']);
  });

  it('names discarded and burned cards, with the cards on them', () => {
    const gone = (which: typeof rex, from: string): GameEvent => ({
      type: 'moved',
      card: which,
      was: which,
      from,
      zone: 'ash_heap',
      seat: 0,
    });
    const drained: GameEvent = { type: 'counters', card: rex, change: -2, now: 0 };
    expect(log([gone(govern, 'attached'), drained, gone(rex, 'ready')])).toEqual(['Rex is burned']);
  });
});
