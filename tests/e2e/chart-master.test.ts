import type { Page } from 'playwright';
import { expect } from 'vitest';
import { byTouch, goOn, next } from './game-page.ts';
import { test } from './harness.ts';
import { NARROW, PHONE } from './launch.ts';

const CHART = '/game/chartmaster?server=jp&rounds=2&charts=expert&seed=k3x9p2&data=2026-10-01';

const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });
const part = (page: Page) => page.getByRole('img', { name: 'Part of a chart' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Title in any language, band or #id' });
const moment = (page: Page) => page.getByRole('slider', { name: 'Moment of the song' });
const found = (page: Page) => page.getByRole('list', { name: 'Answers' }).getByRole('button');
const titles = (page: Page) => page.locator('ol b').allTextContents();

/** Names three wrong songs, which ends a round: the link holds the questions, and none of these is an answer. */
async function missSongs(page: Page): Promise<void> {
  await part(page).waitFor();
  for (const letter of ['a', 'e', 'o']) {
    await field(page).fill(letter);
    await found(page).last().click();
    // The list goes with its text: what is found next is of the next one.
    await expect.poll(() => found(page).count()).toBe(0);
  }
}

/** The titles of a game that was lost on purpose: by them another player knows the answers. */
async function answersOf(page: Page): Promise<readonly string[]> {
  await start(page).click();
  for (const round of [1, 2]) {
    await missSongs(page);
    await goOn(page, round);
  }
  await page.getByRole('heading', { name: 'Results' }).waitFor();
  return (await titles(page)).filter((title) => !/^\d/.test(title));
}

test('a fan plays Chart Master by keys alone, and a friend is asked the same on a phone by touch', async ({
  open,
}) => {
  const first = await open(CHART);
  const answers = await answersOf(first);
  expect(answers).toHaveLength(2);

  const page = await open(CHART);
  await start(page).press('Enter');
  for (const title of answers) {
    await part(page).waitFor();
    await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.insertText(title);
    await found(page).first().waitFor();
    await page.keyboard.press('Enter');
    await moment(page).waitFor();
    await expect.poll(() => moment(page).evaluate((slider) => slider === document.activeElement)).toBe(true);
    await page.keyboard.press('PageUp');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => moment(page).getAttribute('aria-valuenow')).toBe('11');
    await page.keyboard.press('Enter');
    await next(page).waitFor();
    await page.keyboard.press('Enter');
  }
  await page.getByRole('heading', { name: 'Results' }).waitFor();
  await expect.poll(() => page.getByText(/\ss away$/).count()).toBe(2);
  const points = page.getByText(/points$/).first();
  await expect
    .poll(async () => Number(((await points.textContent()) ?? '').replace(/\D/g, '')))
    .toBeGreaterThan(600);
  const link = page.getByRole('link', { name: 'Chart simulator' }).first();
  await expect.poll(() => link.getAttribute('href')).toMatch(/^\/tool\/simulator\/\d+\/.*t=\d+/);

  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByText(/^Your best: [\d,]+$/).waitFor();
  await page.reload();
  await page.getByText(/^Your best: [\d,]+$/).waitFor();

  const phone = await open(CHART, { viewport: PHONE, isTouch: true });
  await phone.getByText('Questions from a link: k3x9p2').waitFor();
  await start(phone).tap();
  for (const [at, title] of answers.entries()) {
    await part(phone).waitFor();
    await phone.getByRole('button', { name: 'Difficulty −10 %' }).tap();
    await phone.getByText('Expert', { exact: true }).waitFor();
    await field(phone).fill(title);
    await found(phone).first().tap();
    await moment(phone).tap();
    await phone.getByRole('button', { name: /^It begins at / }).tap();
    await goOn(phone, at + 1, byTouch);
  }
  await phone.getByRole('heading', { name: 'Results' }).waitFor();
  for (const title of answers) await phone.getByText(title, { exact: true }).waitFor();
});

test('Chart Master says before it begins that it cannot be played by ear, and when songs are too few', async ({
  open,
}) => {
  const page = await open('/game/chartmaster?server=jp&levels=44-45', { viewport: NARROW });
  await page.getByText(/^This is a game of looking/).waitFor();
  await page.getByText('Too few songs for 10 rounds').waitFor();
  await expect.poll(() => start(page).isDisabled()).toBe(true);
});

test('a chart that is missing is left out without a penalty', async ({ open }) => {
  const page = await open(CHART, { expected: /\/api\/charts\// });
  let missing = 2;
  await page.route(/\/api\/charts\/.*\.json$/, (route) =>
    missing-- > 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await start(page).click();
  await part(page).waitFor();
  await expect
    .poll(() => page.getByRole('timer').getAttribute('aria-label'))
    .toMatch(/^(60|5\d) seconds left$/);
});
