import { expect } from 'vitest';
import { test } from './harness.ts';

/** All day, so that the answer is the same at any hour; until January 2050. */
const PATH =
  '/tool/eventcalculator?event=0&week=0-0&weekend=0-0&until=2524604400000&by=score&score=1500000&bonus=37';

test('leads through the steps of the event calculator to a plan and lands on its target', async ({
  open,
}) => {
  const page = await open(PATH);
  await page.getByText('Type a target and the points of a play.').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Target', { exact: true }).fill('1234567');
  await page.getByLabel('Target', { exact: true }).press('Enter');
  await expect.poll(() => page.url()).toContain('goal=1234567');
  await page.getByRole('button', { name: 'Edit: Time and boosts' }).click();
  await page.getByRole('button', { name: 'Result' }).click();
  await page.getByText('Reachable', { exact: true }).waitFor();
  await page.getByRole('table', { name: 'Day by day' }).waitFor();
  await page.getByRole('button', { name: 'Find the plays' }).click();
  const table = page.getByRole('table', { name: 'Fewest plays' });
  await table.waitFor();
  const totals = await table.getByRole('row').last().getByRole('cell').allTextContents();
  expect(totals.at(-1)).toBe('1,234,567');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  expect((await saving).suggestedFilename()).toBe('setori-plan-own.png');
});

test('aims at a place between two tiers, which is said to be an estimate, and repeats it from the address', async ({
  open,
}) => {
  const page = await open('/tool/eventcalculator?server=0&points=9000&have=100000#target');
  await page.getByLabel('Or with any place').fill('700');
  await page.getByLabel('Or with any place').press('Enter');
  await page.getByText('estimated between tiers 500 and 1,000', { exact: false }).waitFor();
  const now = page.getByRole('button', { name: /^Now [\d,]+$/ });
  const points = Number((await now.textContent())?.replace(/\D/g, ''));
  await now.click();
  await expect.poll(() => page.url()).toContain(`goal=${points}`);
  expect(page.url()).toContain('tier=700');
  await page.reload();
  await page.getByText('Against tier 700 now').waitFor();
});
