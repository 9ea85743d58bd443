import type { Locator, Page } from 'playwright';

/**
 * Picks one of a bar of radios by pressing its label, as a visitor does: the input itself is invisible. Waits until the
 * label stands still and nothing covers it.
 */
export const choose = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  within.getByRole('radio', { name }).locator('xpath=..').click();
