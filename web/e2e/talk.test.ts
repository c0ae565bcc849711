/**
 * Annoying people and bots that look like people, by role and accessible name only: a player is hidden, reported, or
 * recognised as a bot.
 */
import type { NewBotAccount, Report, Table } from '@praxis/protocol';
import { startServer } from '@praxis/server/main.ts';
import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { testServer } from './matches.ts';
import { picture, SCREENS, type Visitor } from './test-server.ts';

const TOKEN = 'the-operator-of-this-very-server';
const server = testServer(startServer, () => ({ operatorToken: TOKEN }));

const SETTINGS = {
  ...{ game: 'vtes', edition: 'fifth', seats: 2, speed: { kind: 'untimed' } },
  ...{ rated: false, open: true, seating: 'chosen' },
};

async function arrive(name: string, screen: BrowserContextOptions = SCREENS.desk): Promise<Visitor> {
  const visitor = await server.visitor(screen);
  await visitor.page.goto('/');
  expect((await visitor.page.request.post('/api/me', { data: { name } })).status()).toBe(200);
  return visitor;
}

/** Everything visible goes through the page; the steps that only lead there do not. */
async function sitTogether(host: Visitor, other: Visitor): Promise<string> {
  const { id } = (await (
    await host.page.request.post('/api/tables', { data: { settings: SETTINGS } })
  ).json()) as Table;
  await other.page.request.post(`/api/tables/${id}/join`, { data: {} });
  await other.page.request.post(`/api/tables/${id}/ready`, { data: { ready: true } });
  expect((await host.page.request.post(`/api/tables/${id}/start`, { data: {} })).status()).toBe(200);
  return id;
}

test('lines of a player are hidden, shown again and reported', async () => {
  const [ana, rude] = [await arrive('Ana'), await arrive('Rolf')];
  const match = await sitTogether(ana, rude);
  for (const { page } of [ana, rude]) {
    await page.goto(`/m/${match}`);
    await page.getByRole('tab', { name: 'Chat' }).click();
  }
  const say = async (text: string): Promise<void> => {
    await rude.page.getByRole('textbox', { name: 'Your message' }).fill(text);
    await rude.page.getByRole('button', { name: 'Send' }).click();
    await rude.page.getByRole('log', { name: 'Chat' }).getByText(text).waitFor();
  };
  await say('You play like a ghoul');
  const chat = ana.page.getByRole('log', { name: 'Chat' });
  await chat.getByText('You play like a ghoul').waitFor();
  // Nobody can hide or report their own words.
  expect(await rude.page.getByRole('button', { name: 'About this message from Rolf' }).count()).toBe(0);

  await ana.page.getByRole('button', { name: 'About this message from Rolf' }).click();
  const about = ana.page.getByRole('dialog', { name: 'Rolf' });
  await about.getByRole('textbox', { name: 'What is wrong with it' }).fill('He insults me');
  await picture(ana.page, 'chat-report');
  await about.getByRole('button', { name: "Report to the server's operator" }).click();
  await about.getByText('Your report has been sent.').waitFor();
  await about.getByRole('button', { name: 'Hide what Rolf says' }).click();
  await chat.getByText('You play like a ghoul').waitFor({ state: 'detached' });
  await say('And you smell');
  await ana.page.getByRole('button', { name: 'About this message from Rolf' }).nth(1).waitFor();
  expect(await chat.getByText('And you smell').count()).toBe(0);

  // A player can be reported without having said anything.
  await ana.page.getByText('People at the table').click();
  await ana.page.getByRole('button', { name: 'About Rolf', exact: true }).click();
  await about.getByRole('button', { name: "Report to the server's operator" }).click();
  await about.getByText('Your report has been sent.').waitFor();
  await about.getByRole('button', { name: 'Close' }).click();

  // It lasts on this device until it is undone.
  await ana.page.reload();
  await ana.page.getByRole('tab', { name: 'Chat' }).click();
  await ana.page.getByRole('button', { name: 'About this message from Rolf' }).first().click();
  await ana.page.getByRole('button', { name: 'Show what Rolf says again' }).click();
  await chat.getByText('And you smell').waitFor();

  const operator = await ana.page.request.get('/api/operator/reports', {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect((await operator.json()) as readonly Report[]).toMatchObject([
    { match, said: 'You play like a ghoul', why: 'He insults me', person: { name: 'Rolf' }, reporter: { name: 'Ana' } },
    { match, person: { name: 'Rolf' }, chat: [{ n: 1 }, { n: 2, said: 'And you smell' }] },
  ]);
  const [first] = (await operator.json()) as readonly [Report];
  await ana.page.request.post(`/api/operator/reports/${first.id}`, {
    ...{ data: { silenceDays: 1 }, headers: { authorization: `Bearer ${TOKEN}` } },
  });
  await rude.page.getByRole('textbox', { name: 'Your message' }).fill('What?');
  await rude.page.getByRole('button', { name: 'Send' }).click();
  await rude.page.getByRole('alert').getByText('You cannot write here.').waitFor();
});

/** As long as a name can be, without a place to break it. */
const LONG = 'W'.repeat(24);

test('a player who never gets ready is removed', async () => {
  const [ana, idle] = [await arrive('Ana', SCREENS.phone), await arrive(LONG)];
  const data = { settings: SETTINGS };
  const { id } = (await (await ana.page.request.post('/api/tables', { data })).json()) as Table;
  await ana.page.goto(`/t/${id}`);
  await idle.page.goto(`/t/${id}`);
  await idle.page.getByRole('button', { name: 'Sit down here' }).click();
  await idle.page.getByRole('button', { name: 'I am ready' }).waitFor();
  expect(await idle.page.getByRole('button', { name: 'Remove Ana' }).count()).toBe(0);

  const send = ana.page.getByRole('button', { name: `Remove ${LONG}` });
  const asked = ana.page.getByRole('dialog', { name: `Remove ${LONG}` });
  await send.click();
  await asked.getByText(`${LONG} will not be able to join this table again.`).waitFor();
  await asked.getByRole('button', { name: 'Not now' }).click();
  const box = await send.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? Number.NaN)).toBeLessThan(SCREENS.phone.viewport.width);
  await picture(ana.page, 'send-away');
  await send.click();
  await asked.getByRole('button', { name: 'Yes, do it' }).click();
  await ana.page.getByRole('button', { name: 'Add a bot' }).waitFor();

  await idle.page.getByRole('alert').getByText('The host removed you from this table.').waitFor();
  expect(await idle.page.getByRole('button', { name: 'Sit down here' }).count()).toBe(0);
  await picture(idle.page, 'sent-away');
  const back = await idle.page.request.post(`/api/tables/${id}/join`, { data: {} });
  expect(back.status()).toBe(403);
  await ana.page.getByRole('button', { name: 'Start', exact: true }).click();
  await ana.page.getByRole('region', { name: 'Decision' }).waitFor();
});

test('a program with an account of its own is seen to be one', async () => {
  const ida = await server.visitor();
  await ida.page.goto('/account');
  await ida.page.getByLabel('Email address').fill('ida@example.org');
  await ida.page.getByLabel('Password').fill('correct horse');
  await ida.page.getByRole('button', { name: 'Create an account' }).click();
  await ida.page.getByText('ida@example.org').waitFor();
  const { request } = ida.page;
  const { token } = (await (await request.post('/api/bots', { data: { name: 'Hal' } })).json()) as NewBotAccount;
  const { id } = (await (await request.post('/api/tables', { data: { settings: SETTINGS } })).json()) as Table;
  const program = (what: string, data: object): Promise<Response> =>
    fetch(`${server.url}/api/tables/${id}/${what}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });
  expect((await program('join', {})).status).toBe(200);
  await program('ready', { ready: true });

  await ida.page.goto('/lobby');
  await ida.page.getByText(/Hal \(program\)/).waitFor();
  await ida.page.goto(`/t/${id}`);
  await ida.page.getByText(/Seat 2 · program/).waitFor();
  await ida.page.getByRole('button', { name: 'Start', exact: true }).click();
  await ida.page
    .getByRole('region', { name: 'Hal' })
    .getByRole('heading', { name: /Hal.*program/s })
    .waitFor();
  await ida.page.goto('/');
  await ida.page.getByRole('link', { name: /Hal \(bot\)/ }).waitFor();
});
