import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

export const next = (page: Page): Locator => page.getByRole('button', { name: 'Next' });
const round = (page: Page): Locator =>
  page.locator('dl').filter({ hasText: 'Round' }).getByRole('definition').locator('b');

/** So long does one try to go on take; a page goes on by itself after three seconds. */
const TRY_MS = 1_000;
/** No one sees a question and answers it rightly in less: the server would refuse the game (reference R81). */
const HUMAN_MS = 300;

/** Looks at a question, once it is there, as long as a person does at least. */
export const look = (page: Page): Promise<void> => page.waitForTimeout(HUMAN_MS);

async function isPast(page: Page, number: number): Promise<boolean> {
  const [shown] = await round(page).allTextContents();
  // No round is shown any more.
  return shown === undefined || Number(shown) > number;
}

/** On from round `number`, which was just decided; also where a slow machine missed the button, for the page goes on by itself. */
export async function goOn(
  page: Page,
  number: number,
  press: (button: Locator, timeout: number) => Promise<void> = (button, timeout) => button.click({ timeout }),
): Promise<void> {
  await expect
    .poll(async () => {
      if (await isPast(page, number)) return true;
      await press(next(page), TRY_MS).catch(() => undefined);
      return isPast(page, number);
    })
    .toBe(true);
}

export const byTouch = (button: Locator, timeout: number): Promise<void> => button.tap({ timeout });
