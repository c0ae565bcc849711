/** Parts of the table as HTML: their words for eyes and for screen readers. */
import type { SeatView, View } from '@praxis/engine';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { Choosers } from '../app/choosers.tsx';
import { AppProvider } from '../app/context.tsx';
import { assumeSettings } from '../app/settings.ts';
import type { MatchState } from '../connection/match-state.ts';
import type { MatchStore } from '../connection/match-store.ts';
import type { Look } from '../games/look.ts';
import { wordsIn } from '../words/languages.ts';
import { CardSays } from './card-says.tsx';
import { TableProvider, type TableValue } from './context.ts';
import { Counters } from './counters.tsx';
import { OpenRequests, Standing } from './menu.tsx';
import { Result } from './result.tsx';
import { TurnStrip } from './turn-strip.tsx';
import { Pile } from './zone.tsx';

const words = await wordsIn('en');

const seat = (parts: Partial<SeatView>): SeatView => ({ seat: 0, name: 'Sara', counters: {}, zones: {}, ...parts });

function html(
  part: ReactNode,
  { seats = [seat({})], ...rest }: Partial<Pick<View, 'seats'>> & Partial<TableValue>,
): string {
  assumeSettings({ language: 'en', theme: 'auto' });
  const value = {
    view: { seats, cards: {} } as unknown as View,
    labels: {},
    look: {} as Look,
    ...rest,
  } as unknown as TableValue;
  return renderToStaticMarkup(
    <Router ssrPath="/m/match">
      <AppProvider first={{ language: 'en', words }}>
        <TableProvider value={value}>{part}</TableProvider>
      </AppProvider>
    </Router>,
  );
}

/** What is read: the text without its elements. */
const text = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('below a question that a card asks is what the card says, without its foot', () => {
  const lines = [
    { icons: [], text: 'Return a creature.' },
    { icons: [], text: 'Then draw a card.', level: 'superior' },
    { icons: [], text: 'Set 12', level: 'foot' },
  ];
  const faces = { primadox: { lines } } as unknown as TableValue['faces'];
  expect(text(html(<CardSays id="primadox" />, { faces }))).toBe('Return a creature. Then draw a card.');
  expect(html(<CardSays id="bear" />, { faces })).toBe('');
});

test('one of a kind is counted in the singular', () => {
  const labels = { 'counter transfers': 'transfers', 'counter transfers one': 'transfer', 'counter pool': 'pool' };
  const counters = (transfers: number): string =>
    text(html(<Counters seat={seat({ counters: { pool: 1, transfers } })} />, { labels }));
  expect(counters(1)).toBe('1 pool 1 transfer');
  expect(counters(4)).toBe('1 pool 4 transfers');
});

test('a pile says what it is, not in its title alone', () => {
  const labels = { 'zone library': 'library', 'zone ash heap': 'ash heap' };
  const zones = { library: 70, 'ash heap': [5, 6] };
  const pile = (zone: string): string =>
    html(<Pile seat={seat({ zones })} zone={zone} open={() => undefined} />, { labels });
  expect(text(pile('library'))).toBe('70 library');
  expect(pile('ash heap')).toContain('aria-label="2 ash heap, Sara: Show ash heap"');
});

test('a game offers only its own standing answers', () => {
  const offered = (labels: Record<string, string>): string =>
    text(html(<Standing store={{} as MatchStore} standing={{}} labels={labels} />, {}));
  const votes = 'Stop at every vote';
  expect(offered({ 'standing votes': votes })).toContain(votes);
  expect(offered({})).toBe(
    [words.menu.standing, words.menu.passTurn, words.menu.passUntilTargeted, words.menu.askAlways].join(' '),
  );
});

test('a player who is asked for a takeback reads that later moves, which may be those of bots, go with it', () => {
  const seats = [seat({}), seat({ seat: 1, name: 'Bruno' })];
  const state = { view: { seats }, table: { requests: [{ what: 'takeback', by: 1, agreed: [1] }] } };
  const asked = <OpenRequests store={{} as MatchStore} state={state as unknown as MatchState} me={0} />;
  expect(text(html(asked, { seats }))).toContain(
    'Bruno would like to take back an answer and everything that has followed.',
  );
});

test('the end of a match speaks to its reader: the winner, a loser and a spectator', () => {
  const seats = [seat({}), seat({ seat: 1, name: 'Bruno' })];
  const result = { kind: 'over', winners: [1], scores: [0, 1], reason: 'no Pokémon left' } as const;
  const told = (me: number | undefined): string => {
    const part = (
      <Result
        result={result}
        outcome="no Pokémon is left on one side"
        match="m"
        points={[{ n: 1, turn: 8, line: 'Pikachu is Knocked Out' }]}
        again={undefined}
        rematch={undefined}
      />
    );
    return html(part, { seats, me });
  };
  expect(text(told(0))).toContain(words.match.lost);
  expect(text(told(0))).not.toMatch(/opponent/i);
  expect(text(told(1))).toContain(words.match.won);
  expect(text(told(undefined))).toContain(words.match.over);
  expect(text(told(0))).toContain(`${words.match.turn({ turn: 8 })} Pikachu is Knocked Out`);
  // The reason is a sentence, and "1" and "0" say no more than the name of the winner.
  expect(text(told(0))).toContain('No Pokémon is left');
  expect(told(0)).not.toContain(words.match.score);
});

test('the parts of a turn show the current one, and the stops of those who can set them', () => {
  const strip = {
    parts: 'Phases',
    stops: 'Stops',
    stopHere: 'stop',
    stopsExplained: '',
    ownTurn: '',
    otherTurn: '',
    always: 'All',
  };
  const part = (key: string, isNow: boolean) => ({
    ...{ key, name: `${key} phase`, short: key, stop: `own ${key}` },
    ...{ isNow, isFight: false },
  });
  const shown = (
    <TurnStrip words={strip} parts={[part('draw', false), part('main', true)]} occasions={[]} others={[]} />
  );
  const spectator = html(shown, {});
  expect(spectator).toContain(
    '<li aria-current="step"><span class="turn-part" title="main phase"><span class="part-short">main</span>',
  );
  expect(spectator).not.toContain('<button');
  const table = { standing: { stops: ['own draw'] } } as unknown as TableValue['table'];
  const player = html(shown, { table, stand: () => undefined });
  expect(text(player)).toBe('draw draw phase , stop main main phase All Stops');
  expect(player.match(/aria-pressed="true"/g)).toHaveLength(1);
});

test('where there is room the choosers are named, and the palette is one of them', () => {
  const shown = html(<Choosers named />, {});
  const { language, theme, colourBlind } = words.settings;
  for (const name of [`<span>${language}</span>`, `<span>${theme}</span>`, colourBlind]) expect(shown).toContain(name);
  expect(html(<Choosers />, {})).not.toContain(colourBlind);
});
