import { afterAll, beforeAll, expect } from 'vitest';
import { dailyPath } from '#model/games/daily';
import { dayOf } from '#model/games/day';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#model/vocabulary/time';
import { goOn, look } from './game-page.ts';
import { test } from './harness.ts';
import { type Member, openAs, signUp } from './members.ts';
import { type ShiftedSite, startShiftedSite } from './site.ts';

/** Until midnight when the game begins. */
const BEFORE_MS = 10 * MINUTE_MS;

let site: ShiftedSite;
let member: Member;

beforeAll(async () => {
  site = await startShiftedSite();
  member = await signUp(site.url, 'Night_12');
});

afterAll(async () => {
  await site.stop();
});

test('a challenge begun before midnight counts for the day it was begun on: streak, table and place', async ({
  open,
}) => {
  const day = dayOf(Date.now());
  const midnight = Date.parse(day) + DAY_MS;
  const page = await openAs(open, member, '/game', { site });
  /** So far the server's clock is ahead when it shows that time. */
  const aheadTo = (time: number): number => time - Date.now();
  await site.set(aheadTo(midnight - BEFORE_MS));
  await page.goto(`${site.url}${dailyPath('findme', day)}`);
  await page.getByText(/^Daily challenge of /).waitFor();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('timer').waitFor();

  for (let round = 0; round < 5; round++) {
    const cards = page.getByRole('group', { name: 'Answers' }).getByRole('button');
    await cards.nth(round).click();
    await look(page);
    // The rest is played on the next day.
    if (round === 2) await site.set(aheadTo(midnight + SECOND_MS));
    await page.getByRole('button', { name: 'These are all (1)' }).click();
    await goOn(page, round + 1);
  }
  await page.getByRole('heading', { name: /^Daily challenge of / }).waitFor();
  await page.getByText(/1 day in a row/).waitFor();
  await page.getByRole('region', { name: 'Your rank' }).getByText('Your rank: 1').waitFor();

  // Today's is another one, which can make the row longer.
  await page.goto(`${site.url}/game`);
  const row = page.getByRole('region', { name: 'Daily challenges' }).getByRole('listitem').nth(1);
  await row.getByText('Not played yet').waitFor();
  await row.getByText('1 day in a row').waitFor();
  const today = dayOf(midnight);
  await expect.poll(() => row.getByRole('link').getAttribute('href')).toBe(dailyPath('findme', today));
});
