import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from './harness.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const players = (page: Page) => page.getByRole('heading', { name: /^Players/ });

async function enter(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('textbox', { name: 'Your name' }).press('Enter');
  await players(page).waitFor();
}

test('a code that leads nowhere says so, and the hub and each game lead to a room', async ({ open }) => {
  const lost = await open('/game/room/ZZZZZZZZ', { expected: /\/api\/room/ });
  await lost.getByText('There is no such room').waitFor();
  await lost.getByRole('link', { name: 'Open a room' }).click();
  await lost.getByRole('heading', { name: 'New room' }).waitFor();

  const page = await open('/game/findme?difficulty=hard&rounds=5&server=jp');
  await page.getByRole('main').getByRole('link', { name: 'Play together' }).click();
  await page.getByRole('radio', { name: 'Find Me!', checked: true }).waitFor();
  await enter(page, 'Ann');
  await page.getByRole('radio', { name: 'Hard', checked: true }).waitFor();
  await page.getByText('At least one more player is needed.').waitFor();
  await expect.poll(() => button(page, 'Start the game').isDisabled()).toBe(true);
  // What the host sets is in the room, also after a reload.
  await page.getByRole('radio', { name: 'Chart Master' }).check();
  await page.getByRole('group', { name: 'Difficulty of the chart' }).waitFor();
  await page.reload();
  await page.getByRole('radio', { name: 'Chart Master', checked: true }).waitFor();
});
