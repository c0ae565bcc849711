/** Lessons and the rule index, by role and accessible name only. */
import { startServer } from '@praxis/server/main.ts';
import { expect, test } from 'vitest';
import { faults } from './faults.ts';
import { testServer } from './matches.ts';
import { choices, question } from './playing.ts';
import { picture, SCREENS } from './test-server.ts';

const server = testServer(startServer);

test('a learner bleeds', async () => {
  const { page, complaints } = await server.visitor();
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn', exact: true }).click();
  await page.getByRole('link', { name: /Bleed your prey/ }).waitFor();
  await picture(page, 'learn-desk');
  await page.getByRole('link', { name: /Bleed your prey/ }).click();
  const introduction = page.getByRole('dialog', { name: 'Bleed your prey' });
  expect(await introduction.innerText()).toContain('prey');
  await picture(page, 'lesson-introduction-desk');
  await introduction.getByRole('button', { name: 'Begin' }).click();
  const lesson = page.getByRole('region', { name: 'Lesson' });
  await lesson.getByText('Bleed Alex with Krid').waitFor();
  // Another answer is legal, but it is not the lesson's.
  await choices(page).filter({ hasText: 'Hunt with Krid' }).click();
  await lesson.getByText(/“Hunt with Krid” is allowed here/).waitFor();
  await picture(page, 'lesson-desk');
  expect(await faults(page)).toEqual([]);
  // Another language leaves the lesson where it is.
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español');
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('region', { name: 'Lección' }).getByText('Sangra a Alex con Krid').waitFor();
  await page.getByRole('button', { name: 'Ajustes' }).click();
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('English');
  await page.getByRole('button', { name: 'Close' }).click();
  await lesson.getByText('Bleed Alex with Krid').waitFor();
  await choices(page).filter({ hasText: 'Bleed Alex with Krid' }).click();
  const shown = page.getByRole('dialog', { name: 'Well done.' });
  await shown.waitFor();
  expect(await shown.innerText()).toMatch(/Alex pool 29/);
  await picture(page, 'lesson-over-desk');
  const [rules] = await Promise.all([
    page.context().waitForEvent('page'),
    shown.getByRole('link', { name: 'V-ACT-002' }).click(),
  ]);
  await rules.getByRole('region', { name: 'Rules' }).getByText('V-ACT-002', { exact: true }).waitFor();
  await rules.close();
  await shown.getByRole('button', { name: 'Next lesson' }).click();
  await page.getByRole('dialog', { name: 'Use the Edge' }).waitFor();
  await page.goto('/learn');
  expect(await page.getByRole('link', { name: /Bleed your prey/ }).innerText()).toContain('Learned');
  expect(complaints).toEqual([]);
});

test('an older edition is taught in its own words, and its rules open in them', async () => {
  const { page, complaints } = await server.visitor();
  await page.goto('/learn?game=vtes');
  await page.getByRole('link', { name: /Bleed your prey/ }).waitFor();
  expect(await page.getByRole('link', { name: /Win an ante/ }).count()).toBe(0);
  await page.getByRole('combobox', { name: 'Edition' }).selectOption('2000');
  await page.getByRole('link', { name: /Win an ante/ }).waitFor();
  expect(await page.getByRole('link', { name: /Bleed your prey/ }).count()).toBe(1);
  await page.getByRole('link', { name: /Bleed your prey/ }).click();
  const introduction = page.getByRole('dialog', { name: 'Bleed your prey' });
  expect(await introduction.innerText()).toContain('The vampire that acts taps.');
  await introduction.getByRole('button', { name: 'Begin' }).click();
  await choices(page).filter({ hasText: 'Bleed Alex with Krid' }).click();
  const shown = page.getByRole('dialog', { name: 'Well done.' });
  await shown.waitFor();
  const rule = shown.getByRole('link', { name: 'V-ACT-002' });
  expect(await rule.getAttribute('href')).toContain('edition=2000');
  await shown.getByRole('button', { name: 'All lessons' }).click();
  await page.getByRole('link', { name: /Win an ante/ }).waitFor();
  expect(complaints).toEqual([]);
});

test('a lesson on a phone, in another language', async () => {
  const { page, complaints } = await server.visitor({ ...SCREENS.phone, locale: 'pt-BR' });
  await page.goto('/learn/vtes/block');
  await page.getByRole('dialog').getByRole('button', { name: 'Começar' }).tap();
  const lesson = page.getByRole('region', { name: 'Lição' });
  await lesson.getByText('Tente bloquear com Mazz').waitFor();
  await picture(page, 'lesson-phone');
  await page
    .getByRole('group')
    .getByRole('button', { name: /Tente bloquear com Mazz/ })
    .tap();
  await page.getByRole('dialog', { name: 'Muito bem.' }).waitFor();
  await picture(page, 'lesson-over-phone');
  expect(await question(page).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('the rule index is searched by word and by id, and shows one chapter', async () => {
  const { page, complaints } = await server.visitor();
  await page.goto('/learn/rules');
  const list = page.getByRole('region', { name: 'Rules' });
  await list.getByRole('listitem').first().waitFor();
  await page.getByRole('searchbox', { name: 'Search by word or id' }).fill('never bleed themselves');
  await page.getByText('1 rule', { exact: true }).waitFor();
  expect(await list.innerText()).toContain('V-ACT-003');
  await page.getByRole('searchbox').fill('V-BLK-014');
  await list.getByText('V-BLK-014').waitFor();
  await picture(page, 'rules-desk');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('navigation', { name: 'Chapters' }).getByRole('button', { name: 'Setup', exact: true }).click();
  await list.getByText('V-SET-004').waitFor();
  expect(await list.getByRole('heading').allInnerTexts()).toEqual(['Setup']);
  expect(complaints).toEqual([]);
});

test('in a first match each step is explained, until that is enough', async () => {
  const { page, complaints } = await server.visitor(SCREENS.phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).tap();
  const hint = page.getByRole('complementary', { name: 'Hint' });
  await hint.waitFor();
  expect((await hint.innerText()).length).toBeGreaterThan(20);
  await picture(page, 'hint-phone');
  for (const part of [question(page), page.getByRole('region', { name: 'Your hand' })]) {
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 9999)).toBeLessThanOrEqual(SCREENS.phone.viewport.height);
  }
  await hint.getByRole('button', { name: 'No more hints' }).tap();
  await hint.waitFor({ state: 'detached' });
  await page.reload();
  await choices(page).first().waitFor();
  expect(await hint.count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a learner plays Pokémon, and sees the effect of Weakness', async () => {
  const { page, complaints } = await server.visitor();
  await page.goto('/learn');
  await page.getByRole('radio', { name: 'Pokémon Trading Card Game' }).check();
  await page.getByRole('link', { name: /Attack the opposing Pokémon/ }).waitFor();
  await picture(page, 'learn-pokemon-desk');
  await page.getByRole('link', { name: /Attack the opposing Pokémon/ }).click();
  const introduction = page.getByRole('dialog', { name: 'Attack the opposing Pokémon' });
  await introduction.getByRole('button', { name: 'Begin' }).click();
  const lesson = page.getByRole('region', { name: 'Lesson' });
  await lesson.getByText('Attack with Gnaw').waitFor();
  await choices(page).filter({ hasText: 'End the turn' }).click();
  await lesson.getByText(/“End the turn” is allowed here/).waitFor();
  await picture(page, 'lesson-pokemon-desk');
  await choices(page).filter({ hasText: 'Gnaw' }).click();
  const shown = page.getByRole('dialog', { name: 'Well done.' });
  await shown.waitFor();
  expect(await shown.innerText()).toMatch(/Sprigatito damage 20/);
  await picture(page, 'lesson-over-pokemon-desk');
  await shown.getByRole('button', { name: 'Next lesson' }).click();
  await page.getByRole('dialog', { name: 'Evolve a Pokémon' }).waitFor();
  expect(complaints).toEqual([]);
});

test('a learner plays Magic on a phone, in another language', async () => {
  const { page, complaints } = await server.visitor({ ...SCREENS.phone, locale: 'pt-BR' });
  await page.goto('/learn/magic/land');
  await page.getByRole('dialog').getByRole('button', { name: 'Começar' }).tap();
  const lesson = page.getByRole('region', { name: 'Lição' });
  await lesson.getByText(/Jogue Floresta/).waitFor();
  const group = page.getByRole('group', { name: 'O que você pode fazer' });
  await group.getByRole('button', { name: /Jogue Floresta/ }).tap();
  await lesson.getByText(/Conjure Urso Garra de Runa/).waitFor();
  await picture(page, 'lesson-magic-phone');
  await group
    .getByRole('button', { name: /Conjure Urso Garra de Runa/ })
    .first()
    .tap();
  const shown = page.getByRole('dialog', { name: 'Muito bem.' });
  await shown.waitFor();
  expect(await shown.innerText()).toMatch(/Urso Garra de Runa campo de batalha/);
  await picture(page, 'lesson-over-magic-phone');
  expect(complaints).toEqual([]);
});

test('the rules of each game are searched in its own rule index', async () => {
  const { page, complaints } = await server.visitor();
  await page.goto('/learn/rules?game=magic');
  const list = page.getByRole('region', { name: 'Rules' });
  await page.getByRole('searchbox', { name: 'Search by word or id' }).fill('M-KEY-002');
  await list.getByText('M-KEY-002').waitFor();
  expect(await list.innerText()).toContain('reach');
  await picture(page, 'rules-magic-desk');
  expect(complaints).toEqual([]);
});
