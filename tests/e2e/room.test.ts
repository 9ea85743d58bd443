import type { Page } from 'playwright';
import { expect } from 'vitest';
import { type Open, test } from './harness.ts';
import { NARROW } from './launch.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const answers = (page: Page) => page.getByRole('group', { name: 'Answers' }).getByRole('button');
const scores = (page: Page) => page.getByRole('list', { name: 'Scores' });
const picture = (page: Page) => page.getByAltText('Part of the picture of a card');
const results = (page: Page) => page.getByRole('heading', { name: 'Results' });
const STREAM = /\/api\/room\/stream/;
const players = (page: Page) => page.getByRole('heading', { name: /^Players/ });

async function enter(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('textbox', { name: 'Your name' }).press('Enter');
  await players(page).waitFor();
}

/** The first player opens a room; the others come by its link. */
async function gather(open: Open, settings: string, names: readonly string[], touch: number) {
  const pages: Page[] = [];
  for (const [at, name] of names.entries()) {
    const path = pages[0] ? new URL(pages[0].url()).pathname : `/game/room?${settings}`;
    const page = await open(path, {
      ...(at === touch && { viewport: NARROW, isTouch: true }),
      // Streams are cut.
      expected: STREAM,
    });
    await enter(page, name);
    pages.push(page);
  }
  return pages;
}

/** Up to three answers of each, which is the most. */
async function answerAll(pages: readonly Page[]): Promise<void> {
  for (const [at, page] of pages.entries()) {
    await picture(page).waitFor();
    for (const pressed of [0, 1, 2]) {
      const face = answers(page).nth(at * 12 + pressed * 3);
      if (!(await face.isEnabled())) continue;
      await face.click();
      await expect.poll(() => face.isEnabled()).toBe(false);
    }
  }
}

test('three friends play a room by its link to the result and once more, one of them by touch, one with a bad connection', async ({
  open,
}) => {
  const settings = 'game=guesswho&server=jp&rounds=2&time=60';
  const pages = await gather(open, settings, ['Ann', 'Ben', 'Cleo'], 1);
  const [ann, ben, cleo] = pages as [Page, Page, Page];
  await ann.getByText('3 of 8').waitFor();
  await ben.getByText('Ann chooses the game and starts it.').waitFor();
  await ann.getByRole('img', { name: 'QR code of the link to this room' }).waitFor();
  expect(await axeFindings(ann)).toEqual([]);
  expect(await axeFindings(ben)).toEqual([]);
  await expect.poll(() => sidewaysPixels(ben)).toBe(0);

  await button(ann, 'Start the game').click();
  await Promise.all(pages.map((page) => picture(page).waitFor()));
  const address = (page: Page) => picture(page).getAttribute('src');
  expect(new Set(await Promise.all(pages.map(address))).size).toBe(1);
  expect(await axeFindings(ben)).toEqual([]);
  await expect.poll(() => sidewaysPixels(ben)).toBe(0);

  // A page that is loaded again comes back to its place, one without a connection once there is one.
  await cleo.reload();
  await picture(cleo).waitFor();
  await ben.route(STREAM, (route) => route.abort());
  await ben.reload();
  await ben.getByText('The connection is lost.').first().waitFor();
  await scores(ann).getByLabel('Away').waitFor();
  await ben.unroute(STREAM);
  await scores(ann).getByLabel('Away').waitFor({ state: 'detached' });
  await expect.poll(() => answers(ben).first().isEnabled()).toBe(true);

  await answerAll(pages);
  await scores(ann).getByText(/^\+/).nth(2).waitFor();
  await answerAll(pages);
  await Promise.all(pages.map((page) => results(page).waitFor()));
  expect(await axeFindings(ben)).toEqual([]);
  for (const page of pages) {
    const rows = await page.getByRole('region', { name: 'Results' }).getByRole('listitem').allInnerTexts();
    expect(rows.map((row) => /Ann|Ben|Cleo/.exec(row)?.[0]).sort()).toEqual(['Ann', 'Ben', 'Cleo']);
  }

  await button(ann, 'Rematch').click();
  await picture(ben).waitFor();
  await scores(ben).getByText('0', { exact: true }).nth(2).waitFor();
  await button(cleo, 'Leave the room').click();
  await cleo.getByText('You have left the room').waitFor();
  await expect.poll(() => scores(ben).getByRole('listitem').count()).toBe(2);
  await button(cleo, 'Join again').click();
  await cleo.getByRole('textbox', { name: 'Your name' }).press('Enter');
  await cleo.getByText('You join with the next question.').waitFor();
});

test('a code that leads nowhere says so, and the hub and each game lead to a room', async ({ open }) => {
  const lost = await open('/game/room/ZZZZZZZZ', { expected: /\/api\/room/ });
  await lost.getByText('There is no such room').waitFor();
  await lost.getByRole('link', { name: 'Open a room' }).click();
  await lost.getByRole('heading', { name: 'New room' }).waitFor();

  // A link with words stuck to it.
  await lost.goto(`/game/room/${'Z'.repeat(26)}`);
  await lost.getByText('There is no such room').waitFor();

  const page = await open('/game/findme?difficulty=hard&rounds=5&server=jp&rarities=4', {
    viewport: NARROW,
  });
  await page.getByRole('main').getByRole('link', { name: 'Play together' }).click();
  await page.getByRole('radio', { name: 'Find Me!', checked: true }).waitFor();
  await enter(page, 'Ann');
  await page.getByRole('radio', { name: 'Hard', checked: true }).waitFor();
  await page.getByText('At least one more player is needed.').waitFor();
  await page.getByText(/^[\d,]+ cards available$/).waitFor();
  await expect.poll(() => sidewaysPixels(page)).toBe(0);
  await expect.poll(() => button(page, 'Start the game').isDisabled()).toBe(true);
  // What the host sets is in the room, also after a reload.
  await page.getByRole('radio', { name: 'Chart Master' }).check();
  await page.getByRole('group', { name: 'Difficulty of the chart' }).waitFor();
  await page.reload();
  await page.getByRole('radio', { name: 'Chart Master', checked: true }).waitFor();
});
