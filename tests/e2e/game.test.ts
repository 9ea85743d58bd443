import type { Page } from 'playwright';
import { expect } from 'vitest';
import { byTouch, goOn, look, next } from './game-page.ts';
import { test } from './harness.ts';
import { NARROW, PHONE } from './launch.ts';

const GUESS = '/game/guesswho?server=jp&rounds=2&seed=k3x9p2&data=2026-10-01';

const answers = (page: Page) => page.getByRole('group', { name: 'Answers' });
const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true }).click();
/** Enter goes on as soon as the button has the focus. */
async function goOnByKey(page: Page): Promise<void> {
  const hasFocus = () => next(page).evaluate((button) => button === document.activeElement);
  await expect.poll(hasFocus).toBe(true);
  await page.keyboard.press('Enter');
}

/** Answers until the round is decided; the answer that was right. */
async function playRound(page: Page, press: (at: number) => Promise<void>): Promise<string> {
  await page.getByAltText('Part of the picture of a card').waitFor();
  for (let at = 0; at < 3 && !(await next(page).isVisible()); at++) await press(at);
  await next(page).waitFor();
  const right = answers(page).locator('[data-right]');
  return (await right.getAttribute('aria-label')) ?? '';
}

test('a fan plays Guess Who? by touch, and the link asks a friend the same', async ({ open }) => {
  const phone = await open(GUESS, { viewport: PHONE, isTouch: true });
  await phone.getByText('Questions from a link: k3x9p2').waitFor();
  await start(phone);
  const tap = (page: Page) => async (at: number) => {
    const face = answers(page)
      .getByRole('button')
      .nth(at * 7);
    await face.tap();
    await expect.poll(() => face.isDisabled()).toBe(true);
  };
  const first = await playRound(phone, tap(phone));
  await goOn(phone, 1, byTouch);
  const second = await playRound(phone, tap(phone));
  await goOn(phone, 2, byTouch);
  await phone.getByRole('heading', { name: 'Results' }).waitFor();
  await phone.getByText(first).waitFor();
  await phone.getByText(/^\d of 2 right$/).waitFor();

  const friend = await open(new URL(phone.url()).pathname + new URL(phone.url()).search);
  await start(friend);
  const press = async (at: number) => {
    const face = answers(friend)
      .getByRole('button')
      .nth(39 - at);
    await face.click();
    await expect.poll(() => face.isDisabled()).toBe(true);
  };
  expect(await playRound(friend, press)).toBe(first);
  await goOn(friend, 1);
  expect(await playRound(friend, press)).toBe(second);
});

test('a fan plays Guess Who? by keys alone', async ({ open }) => {
  const page = await open(GUESS);
  await page.getByRole('button', { name: 'Start', exact: true }).focus();
  await page.keyboard.press('Enter');
  const name = await playRound(page, async (at) => {
    // The band, then the member.
    await page.keyboard.press('8');
    await page.keyboard.press(String(at + 1));
  });
  await goOnByKey(page);

  await page.getByAltText('Part of the picture of a card').waitFor();
  await page.keyboard.press('p');
  await page.getByText('Paused', { exact: true }).waitFor();
  await page.keyboard.press('p');
  await page.getByRole('button', { name: /^Show more/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('n');
  const field = page.getByRole('searchbox', { name: 'Name of a character' });
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  const unnamed = answers(page).locator('button:enabled');
  let left = await unnamed.count();
  // A short name of the search language.
  for (const typed of ['ksm', 'kkr', 'yukina', 'tomori']) {
    await field.fill(typed);
    await page.keyboard.press('Enter');
    // One more name is wrong, or none can be chosen any more.
    await expect.poll(() => unnamed.count()).toBeLessThan(left);
    left = await unnamed.count();
    if (left === 0) break;
  }
  await goOnByKey(page);
  await page.getByRole('heading', { name: 'Results' }).waitFor();
  await page.getByText(name).waitFor();
  await page.getByRole('button', { name: 'Settings', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
});

test('the time is in sight from the beginning on a small phone', async ({ open }) => {
  const page = await open(GUESS, { viewport: NARROW, isTouch: true });
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  const timer = page.getByRole('timer');
  const top = () => timer.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(50);
});

test('parts of pictures are described by their colours in easier games, and not in harder ones', async ({
  open,
}) => {
  const page = await open(`${GUESS}&difficulty=easy`);
  await page.getByText(/^In easy and normal games each picture is described by its colours/).waitFor();
  await start(page);
  await page.getByAltText(/^Part of the picture of a card: .*\d%/).waitFor();
  await page.goto(FIND.replace('hard', 'normal'));
  await start(page);
  await page.getByRole('button', { name: /^Card 9: .*\d%/ }).waitFor();
  await page.goto(FIND);
  await start(page);
  await page.getByRole('button', { name: 'Card 9', exact: true }).waitFor();
});

test('a game without enough cards is not begun, and says so', async ({ open }) => {
  const page = await open('/game/guesswho?server=jp&bands=45&attributes=cool&rarities=1&rounds=30');
  await page.getByText('Too few cards for 30 rounds').waitFor();
  const button = page.getByRole('button', { name: 'Start', exact: true });
  await expect.poll(() => button.isDisabled()).toBe(true);
});

test('a picture that is missing is left out without a penalty', async ({ open }) => {
  const page = await open(GUESS, { expected: /card_(normal|after_training)\.png/ });
  let missing = 2;
  await page.route(/\/card_(normal|after_training)\.png$/, (route) =>
    missing-- > 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await start(page);
  await page.getByAltText('Part of the picture of a card').waitFor();
  await page.getByText('Round', { exact: true }).waitFor();
  const timer = page.getByRole('timer');
  await expect.poll(() => timer.getAttribute('aria-label')).toMatch(/^(60|5\d) seconds left$/);
});

const FIND = '/game/findme?server=jp&rounds=2&seed=k3x9p2&data=2026-10-01&difficulty=hard';
const sought = (page: Page) => page.getByRole('heading', { level: 2, name: /^Find / });
const cards = (page: Page) => page.getByRole('group', { name: 'Answers' }).getByRole('button');

test('a fan plays Find Me! by touch to the end', async ({ open }) => {
  const page = await open(FIND, { viewport: PHONE, isTouch: true });
  await start(page);
  for (const [at, cell] of [0, 4].entries()) {
    await sought(page).waitFor();
    await cards(page).nth(cell).tap();
    await page.getByRole('button', { name: 'How many −25 %' }).tap();
    await page.getByText(/^\d cards? (is|are) hers$/).waitFor();
    await page.getByRole('button', { name: 'These are all (1)' }).tap();
    await goOn(page, at + 1, byTouch);
  }
  await page.getByRole('heading', { name: 'Results' }).waitFor();
  await expect.poll(() => page.getByText(/^\d of \d found, \d wrong$/).count()).toBe(2);
});

test('a fan plays Find Me! by keys alone, and a friend is asked the same', async ({ open }) => {
  const page = await open(FIND);
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
  await sought(page).waitFor();
  const asked = await sought(page).textContent();
  await page.keyboard.press('5');
  await expect.poll(() => cards(page).nth(4).getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('1');
  await page.keyboard.press('5');
  await expect.poll(() => cards(page).nth(4).getAttribute('aria-pressed')).toBe('false');
  await page.keyboard.press('Enter');
  await goOnByKey(page);
  await page.getByRole('button', { name: 'Card 1' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect.poll(() => cards(page).nth(1).getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'These are all (1)' }).press('Enter');
  await goOnByKey(page);
  await page.getByRole('heading', { name: 'Results' }).waitFor();

  const friend = await open(FIND);
  await start(friend);
  await expect.poll(() => sought(friend).textContent()).toBe(asked);
});

test('a fan plays the challenge of the day, shares it and finds the streak on the hub', async ({ open }) => {
  const page = await open('/game');
  await page.getByText('Not played yet').first().waitFor();
  await page
    .getByRole('region', { name: 'Daily challenges' })
    .getByRole('link', { name: 'Find Me!' })
    .click();
  await page.getByText(/^Daily challenge of /).waitFor();
  await start(page);
  for (let round = 0; round < 5; round++) {
    await sought(page).waitFor();
    await cards(page).nth(round).click();
    await look(page);
    await page.getByRole('button', { name: 'These are all (1)' }).click();
    await goOn(page, round + 1);
  }
  await page.getByRole('heading', { name: /^Daily challenge of / }).waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy result' }).click();
  await page.getByText('Text copied').waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Setori · Find Me! · \d{4}-\d\d-\d\d\n[●◐○]( [●◐○]){4}\n.*\nhttp.*\/game\/findme\?/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save picture' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^findme-\d{4}-\d\d-\d\d\.png$/);

  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Games' }).click();
  await page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
  await page.getByText('1 day in a row').waitFor();
  await page.reload();
  await page.getByText('1 day in a row').waitFor();
});
