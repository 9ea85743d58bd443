import { expect } from 'vitest';
import { test } from './harness.ts';

/** All day, so that the answer is the same at any hour; until January 2050. */
const PATH = '/tool/eventcalculator?event=0&week=0-0&weekend=0-0&until=2524604400000&score=1500000&bonus=37';

test('answers while a target is typed, and lands on it with plays that can be played', async ({ open }) => {
  const page = await open(PATH);
  const results = page.getByRole('region', { name: 'Results' });
  await results.getByText('Enter a target and your score, or the points you get per play.').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Target', { exact: true }).pressSequentially('1234567');
  // The field was not left.
  await results.getByText('Reachable', { exact: true }).waitFor();
  await expect.poll(() => page.url()).toContain('goal=1234567');
  const table = page.getByRole('table', { name: 'Exact landing' });
  const last = () => table.getByRole('row').last().getByRole('cell').allTextContents();
  await expect.poll(async () => (await last()).at(-1)).toBe('1,234,567');
  const plan = await last();
  await results.getByRole('button', { name: 'Other plan' }).click();
  await expect.poll(last).not.toEqual(plan);
  expect((await last()).at(-1)).toBe('1,234,567');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  expect((await saving).suggestedFilename()).toBe('setori-plan-own.png');
});

test('plans normal and challenge lives of a challenge event together, on the days of the chart', async ({
  open,
}) => {
  const until = Date.now() + 7 * 24 * 3_600_000;
  const path = `/tool/eventcalculator?event=0&type=challenge&week=0-0&weekend=0-0&until=${until}`;
  const page = await open(`${path}&score=1700000&room=8000000&bonus=150&goal=4000000`);
  await page.getByText('Normal plays: 334 · Challenge lives: 363').waitFor();
  await page.getByText(/points at most without buying; reaching the target takes [\d,]+ stars/).waitFor();
  await page.getByRole('button', { name: 'Edit: Time and boosts' }).click();
  await page.getByRole('switch', { name: 'Buy refills when I run out' }).check();
  await page.getByText(/^Reachable with [\d,]+ stars; without buying [\d,]+ points$/).waitFor();
  await page.getByRole('figure', { name: 'Points over time' }).waitFor();
});

test('aims at a place between two tiers, which is said to be an estimate, and repeats it from the address', async ({
  open,
}) => {
  const page = await open('/tool/eventcalculator?server=0&points=9000&have=100000#target');
  await page.getByLabel('Or any rank').fill('700');
  await page.getByText('estimated between tiers 500 and 1,000', { exact: false }).waitFor();
  const now = page.getByRole('button', { name: /^Now [\d,]+$/ });
  const points = Number((await now.textContent())?.replace(/\D/g, ''));
  await now.click();
  await expect.poll(() => page.url()).toContain(`goal=${points}`);
  expect(page.url()).toContain('tier=700');
  await page.reload();
  await page.getByText('Against tier 700 now').waitFor();
});
