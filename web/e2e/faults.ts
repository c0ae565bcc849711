/** Accessibility faults of a page: obstacles for users of screen readers and for people with low vision. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export async function faults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Without frames of other origins the page can collect the result itself; otherwise a second page is opened for it.
    .setLegacyMode()
    // Only these are described in full.
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
