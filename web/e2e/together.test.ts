/** Two people at one table, in two languages, with bots at the other seats. */
import { startServer } from '@praxis/server/main.ts';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { faults } from './faults.ts';
import { beginMatch, testServer } from './matches.ts';
import { choices, keenOn, question, type Taste, untilChanged } from './playing.ts';
import { picture } from './test-server.ts';

const server = testServer(startServer);

/** Vampires that are in play at once, reasons to vote, and something to choose in every combat. */
const LIBRARY = '30x Kine Resources Contested\n30x Dodge\n';
const ANAS_DECK = `6x Andy\n6x Ali Kar\n${LIBRARY}`;
const BRUNOS_DECK = `2x Ashley\n2x Meaghan\n2x Baixinho\n2x Nik Sikko\n2x Rosalina Cortez\n2x Brock Sterling\n${LIBRARY}`;

/** The answers that each of them gives when possible; they pass everything else. */
const ALWAYS = [/Strike/, /Cast|for a vote/, / to ready$/, /pool to Ali Kar/, /pool to Andy/];
/**
 * A vampire that acts is locked and does not block, so Ana calls a referendum until there was one and then waits with
 * her vampires.
 */
const ANA = {
  calls: keenOn(/Attempt to block/, ...ALWAYS, /Play Kine/, /\d ways/, /Hunt with/),
  waits: keenOn(/Attempt to block/, ...ALWAYS),
  // An action with too much stealth keeps it: trying to block again would never end.
  lets: keenOn(...ALWAYS),
};
const BRUNO = keenOn(/Sangre /, /Golpeie/, /Declare|por um voto/, /pronta$/, /Mova 1/, /Cace com/, /\d modos/);

test('a table, a link, and a match with a block, a combat and a referendum', async () => {
  const ana = await server.visitor();
  await ana.page.goto('/account');
  await ana.page.getByRole('textbox', { name: 'Your name at tables' }).fill('Ana');
  await ana.page.getByRole('button', { name: 'Change your name' }).click();
  await ana.page.getByText('Your name has been changed.').waitFor();
  await ana.page.goto('/lobby');
  await ana.page.getByRole('combobox', { name: 'Players' }).selectOption('3');
  await ana.page.getByRole('combobox', { name: 'Seats' }).selectOption('As chosen');
  await ana.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await ana.page.getByRole('textbox', { name: 'Invite' }).inputValue();
  expect(link).toMatch(new RegExp(`^${server.url}/t/`));
  await ana.page.getByRole('button', { name: /^Your deck/ }).click();
  await ana.page
    .getByRole('dialog', { name: 'Your deck' })
    .getByRole('button', { name: /^Toreador/ })
    .click();
  await ana.page.getByRole('button', { name: 'Your deck Toreador' }).waitFor();
  await ana.page.getByRole('textbox', { name: /^Or paste a list/ }).fill(ANAS_DECK);
  await ana.page.getByRole('button', { name: 'Use this deck' }).click();

  const bruno = await server.visitor({ locale: 'pt-BR' });
  await bruno.page.goto(link);
  // The last seat has three transfers in its first turn. A bot sits between the two.
  await bruno.page.getByRole('button', { name: 'Sentar aqui' }).last().click();
  await bruno.page.getByRole('textbox', { name: /^Ou cole uma lista/ }).fill(BRUNOS_DECK);
  await bruno.page.getByRole('button', { name: 'Usar este baralho' }).click();
  await bruno.page.getByRole('button', { name: 'Estou pronto' }).click();
  await bruno.page.getByRole('button', { name: 'Ainda não' }).waitFor();
  await ana.page.getByText(/Seat 3 · ready/).waitFor();
  await picture(ana.page, 'table-gathering');
  expect(await faults(ana.page)).toEqual([]);
  await ana.page.getByRole('button', { name: 'Start', exact: true }).click();

  // Both are there, each in their own language.
  await question(ana.page).waitFor();
  await bruno.page.getByRole('region', { name: 'Decisão' }).waitFor();
  expect(ana.page.url()).toBe(bruno.page.url());

  // A phrase is read in the reader's language.
  await bruno.page.getByRole('tab', { name: 'Conversa' }).click();
  await bruno.page.getByRole('button', { name: 'Boa sorte!' }).click();
  await ana.page.getByRole('tab', { name: 'Chat' }).click();
  await ana.page.getByRole('log', { name: 'Chat' }).getByText('Good luck!').waitFor();
  await ana.page.getByRole('textbox', { name: 'Your message' }).fill('<b>hi</b>');
  await ana.page.getByRole('button', { name: 'Send' }).click();
  await bruno.page.getByRole('log', { name: 'Conversa' }).getByText('<b>hi</b>').waitFor();
  await ana.page.getByRole('tab', { name: 'Log' }).click();

  // Found by element and label, because they are looked at all the time: see `playing.ts`.
  const inPortuguese = bruno.page.locator('fieldset[aria-label="O que você pode fazer"]').locator('button:visible');
  const log = ana.page.locator('[role="log"][aria-label="Log"]');
  const combat = ana.page.locator('section[aria-label="Combat"]');
  const inBrunosEyes = bruno.page.locator('section[aria-label="Combate"]');
  const referendum = bruno.page.locator('section[aria-label="Referendo"]');
  const seen = { combat: false, referendum: false };
  const end = Date.now() + 400_000;
  while (!(seen.combat && seen.referendum) && Date.now() < end) {
    // A player who is asked in a combat sees it before the others do; it may be over when they see it.
    if (!seen.combat && (await combat.isVisible()) && (await appears(inBrunosEyes))) {
      // A player who comes back in the middle of it finds it as it was, with its arrow. It may have ended while both
      // saw it; then the next one counts.
      await ana.page.reload();
      await log.waitFor();
      seen.combat = await appears(combat);
      if (seen.combat) {
        await ana.page.locator('svg.arrows path.arrow').first().waitFor({ state: 'attached' });
        await picture(ana.page, 'combat-desk');
      }
    }
    if (!seen.referendum && (await referendum.isVisible())) await picture(bruno.page, 'referendum-desk');
    const told = await log.innerText();
    seen.referendum ||= /The referendum (?:passes|fails): \d+ for/.test(told);
    const taste = / fails? to block with .*\s*$/.test(told) ? ANA.lets : seen.referendum ? ANA.waits : ANA.calls;
    const answered = await Promise.all([answer(choices(ana.page), taste), answer(inPortuguese, BRUNO)]);
    if (!answered.includes(true)) await Promise.race([untilChanged(ana.page), untilChanged(bruno.page)]);
  }
  expect(seen).toEqual({ combat: true, referendum: true });
  // The vote and the block are in both players' logs, each in their own language.
  expect(await log.innerText()).toMatch(/casts? 1 vote for/);
  expect(await log.innerText()).toMatch(/You block with|[A-Z]\w* blocks with/);
  await bruno.page.getByRole('tab', { name: 'Registro' }).click();
  expect(await bruno.page.getByRole('log', { name: 'Registro' }).innerText()).toMatch(/ bloqueia com/);
  expect([...ana.complaints, ...bruno.complaints]).toEqual([]);
});

/** True if the element appears within the time for which moves are held back. */
function appears(part: Locator): Promise<boolean> {
  return part.waitFor({ timeout: 3000 }).then(
    () => true,
    () => false,
  );
}

/** Gives one answer, if something is asked; false otherwise. */
async function answer(buttons: Locator, taste: Taste): Promise<boolean> {
  const texts = await buttons.allInnerTexts();
  if (texts.length === 0) return false;
  // The question may change while it is being answered, as it may at any table.
  await buttons
    .nth(taste(texts))
    .click({ timeout: 1000 })
    .catch(() => undefined);
  return true;
}

test('another language in the middle of a match', async () => {
  const { page } = await server.visitor();
  await beginMatch(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Français');
  await page.getByRole('button', { name: 'Fermer' }).click();
  await page.getByRole('region', { name: 'Décision' }).waitFor();
  await page.getByText('À vous de jouer').first().waitFor();
  // The log comes with the update in the new language, after the words of the page.
  await page.waitForFunction(() =>
    document.querySelector('[role=log][aria-label=Journal]')?.textContent?.startsWith('Tour 1'),
  );
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
});
