/** Cards glide and counters fly to where they belong, but not on devices with reduced motion. */
import { startServer } from '@praxis/server/main.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginMatch, testServer } from './matches.ts';
import { keenOn, play } from './playing.ts';

const server = testServer(startServer);

interface Motion {
  readonly durationMs: number;
  /** It changes its place, not only its colour. */
  readonly glides: boolean;
}

/** Records everything that moves on the page, frame by frame. */
async function noteMotions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted = new Map<Animation, Motion>();
    const look = (): void => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (!(effect instanceof KeyframeEffect)) continue;
        const glides = effect.getKeyframes().some(({ translate }) => translate !== undefined && translate !== 'none');
        noted.set(animation, { durationMs: Number(effect.getTiming().duration), glides });
      }
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { motions: () => [...noted.values()] });
  });
}

const motions = (page: Page): Promise<readonly Motion[]> =>
  page.evaluate(() => (window as unknown as { motions(): readonly Motion[] }).motions());

/** Motion begins in tasks after the one that shows the new position: when some frames have been drawn, it has begun. */
const FRAMES = 10;

async function drawFrames(page: Page): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
  }, FRAMES);
}

/** Moves a card from the hand to the table and returns the motions seen. */
async function playLand(reducedMotion: 'reduce' | 'no-preference'): Promise<readonly Motion[]> {
  const { page } = await server.visitor({ reducedMotion });
  await beginMatch(page, { Game: 'Magic: The Gathering', Deck: 'Red Sample Deck' });
  await noteMotions(page);
  const lands = page.getByRole('region', { name: 'Your side' }).getByRole('list', { name: 'Lands' });
  const played = async (): Promise<boolean> => (await lands.getByRole('button', { name: /^Mountain/ }).count()) > 0;
  await play(page, keenOn(/Keep the hand/, /Play Mountain/), played);
  await drawFrames(page);
  const seen = await motions(page);
  await page.context().close();
  return seen;
}

test('a card that is played glides there', async () => {
  const seen = await playLand('no-preference');
  expect(seen.filter(({ glides, durationMs }) => glides && durationMs > 100)).not.toEqual([]);
});

test('nothing moves for visitors who prefer reduced motion', async () => {
  const seen = await playLand('reduce');
  expect(seen.filter(({ durationMs }) => durationMs > 1)).toEqual([]);
});

/** Counts everything that flies by its kind; notes the sizes of the table whenever something does. */
async function noteFlights(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kinds: string[] = [];
    const sizes = new Set<string>();
    const noted = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.matches('.flight')) {
            kinds.push(node.dataset.kind ?? '');
            sizes.add(`${document.documentElement.scrollWidth} ${document.documentElement.scrollHeight}`);
          }
    });
    noted.observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { flights: () => ({ kinds, sizes: [...sizes] }) });
  });
}

const flights = (page: Page): Promise<{ readonly kinds: readonly string[]; readonly sizes: readonly string[] }> =>
  page.evaluate(() => (window as unknown as { flights(): never }).flights());

/** Pool goes to vampires, by the bots or by this player. */
async function influence(reducedMotion: 'reduce' | 'no-preference'): Promise<Awaited<ReturnType<typeof flights>>> {
  const { page, complaints } = await server.visitor({ reducedMotion });
  await beginMatch(page);
  await noteFlights(page);
  const moved = page.getByRole('log', { name: 'Log' }).getByText(/You move \d pool/);
  await play(page, keenOn(/Move 1 pool/), async () => (await moved.count()) > 0);
  await drawFrames(page);
  const seen = await flights(page);
  expect(complaints).toEqual([]);
  // A click or a key ends everything that flies.
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => document.querySelectorAll('.flight, .travelling').length === 0);
  await page.context().close();
  return seen;
}

test('pool flies to the vampire that is influenced, and the page does not grow by it', async () => {
  const { kinds, sizes } = await influence('no-preference');
  expect(kinds).toContain('blood');
  expect(sizes).toHaveLength(1);
});

test('nothing flies for visitors who prefer reduced motion', async () => {
  expect((await influence('reduce')).kinds).toEqual([]);
});

/** The width of the cards on one's own side. */
const ownWidth = (page: Page): Promise<string> =>
  page.evaluate(() =>
    (document.querySelector('.own [data-fits]') as HTMLElement).style.getPropertyValue('--card-board'),
  );

test('a card on its way takes no room: the cards of its seat keep their size', async () => {
  const { page, complaints } = await server.visitor({ reducedMotion: 'no-preference' });
  await beginMatch(page);
  await drawFrames(page);
  const before = await ownWidth(page);
  await page.evaluate(() => {
    const card = document.querySelector('.own [data-fits] .card') as HTMLElement;
    card.animate([{ translate: '0 400px' }, { translate: '0 400px' }], 60_000);
  });
  // Another size of the window lays the table out again.
  const { width, height } = page.viewportSize() as { width: number; height: number };
  for (const less of [1, 0]) {
    await page.setViewportSize({ width, height: height - less });
    await drawFrames(page);
  }
  expect(await ownWidth(page)).toBe(before);
  expect(complaints).toEqual([]);
});
