import type { Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { readEvents } from '#model/records/event';
import { HOUR_MS } from '#model/vocabulary/time';
import { choose } from './choose.ts';
import { test } from './harness.ts';
import { openAs, signUp } from './members.ts';
import { type ShiftedSite, startShiftedSite } from './site.ts';

/** Live goals on EN; like every event of the demo set it stays the same. */
const EVENT = 279;
const EN = 1;
/** The server ends streams that are two days old at once. */
const CUT = /tracker\/stream/;
/** Points still missing when the plan is made. */
const MISSING = 123_456;
/** Puts the code into its comment at once. */
const PLAYER = '1000012';

let site: ShiftedSite;
let endAt: number;

/** Sets the server's clock, which the pages follow. */
async function setHoursBeforeEnd(hours: number): Promise<void> {
  await site.set(endAt - hours * HOUR_MS - Date.now());
}

interface Told {
  readonly notes: readonly string[];
}
/** The first to ask are answered before all past events are read. */
const isForecastWhole = async (): Promise<boolean> => {
  const response = await fetch(`${site.url}/api/tracker/forecast?server=${EN}&event=${EVENT}`);
  return !((await response.json()) as Told).notes.includes('pastEventsPending');
};

beforeAll(async () => {
  site = await startShiftedSite();
  const events = readEvents(await (await fetch(`${site.url}/api/events/all.6.json`)).json()).byId;
  endAt = events.get(EVENT)?.endAt[EN] ?? 0;
});

afterAll(async () => {
  await site.stop();
});

const region = (page: Page, name: string) => page.getByRole('region', { name });
const digitsOf = (text: string): number => Number(text.replace(/\D/g, ''));

/** How wide the range of the forecast is, in points. */
async function rangeOf(page: Page): Promise<number> {
  const range = await region(page, 'Forecast')
    .getByText(/^[\d,]+ to [\d,]+$/)
    .innerText();
  const [low = '', high = ''] = range.split(' to ');
  return digitsOf(high) - digitsOf(low);
}

test('follows the last day of an event from the tracker to a plan, an exact landing, a player and the leaderboard', async ({
  open,
}) => {
  await setHoursBeforeEnd(48);
  await expect.poll(isForecastWhole).toBe(true);
  const before = await open('/tool/eventtracker', { site, expected: CUT });
  await region(before, 'Pace')
    .getByText(/^2d|^1d 23h/)
    .waitFor();
  const early = await rangeOf(before);

  await setHoursBeforeEnd(1);
  const page = await open('/tool/eventtracker', { site, expected: CUT });
  await region(page, 'Tier 1,000').waitFor();
  await expect.poll(() => rangeOf(page)).toBeLessThan(early);

  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.getByRole('menuitem', { name: 'Another event' }).click();
  await page.getByRole('dialog').getByRole('option').nth(3).click();
  await page.getByRole('button', { name: /^Remove #\d+ T1000$/ }).waitFor();

  await region(page, 'Am I ahead?').getByRole('link', { name: 'Event calculator' }).click();
  await page.waitForURL(/\/tool\/eventcalculator\?.*tier=1000/);
  await page.getByRole('button', { name: 'Edit: Progress and target' }).click();
  const safe = page.getByRole('button', { name: /^Safe / });
  const target = digitsOf(await safe.innerText());
  await safe.click();
  await expect.poll(() => new URL(page.url()).searchParams.get('goal')).toBe(String(target));
  await page.getByLabel('Points now').fill(String(target - MISSING));
  await page.getByLabel('Points now').press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('have')).toBe(String(target - MISSING));
  await page.getByRole('button', { name: 'Edit: Points per play' }).click();
  await choose(page, 'From my score');
  await page.getByLabel('Own score').fill('1500000');
  await page.getByLabel('Own score').press('Enter');
  await page.getByRole('button', { name: 'Edit: Time and boosts' }).click();
  await page.getByRole('button', { name: 'Result' }).click();
  const results = region(page, 'Results');
  await results
    .getByText('Reachable', { exact: true })
    .or(results.getByText(/without buying|^Not reachable/).first())
    .waitFor();
  const plays = page.getByRole('table', { name: 'Exact landing' });
  await plays.waitFor();
  const totals = await plays.getByRole('row').last().getByRole('cell').allTextContents();
  expect(digitsOf(totals.at(-1) ?? '')).toBe(target);

  await page.goto(`/tool/eventtracker/en/1000/${EVENT}?view=top`);
  const best = page.getByRole('table', { name: 'Top 10' });
  await best.getByRole('link').first().click();
  await page.waitForURL(/\/tool\/playersearch\/en\/\d+/);
  await page.getByRole('heading', { name: 'Main deck' }).waitFor();

  const fan = await signUp(site.url, 'Last_day');
  const joined = await openAs(open, fan, '/leaderboard/participate', { site, expected: CUT });
  const accounts = region(joined, 'Game accounts');
  await choose(accounts, 'Japan');
  await accounts.getByLabel('Player ID').fill(PLAYER);
  await accounts.getByRole('button', { name: 'Get a code' }).click();
  await accounts.getByText(`Japan · ID ${PLAYER}`).waitFor();
  await accounts.getByRole('button', { name: 'Verify' }).click();
  await accounts.getByRole('group', { name: 'Everybody may see' }).waitFor();
});
