import type { Page } from 'playwright';
import { expect } from 'vitest';
import { choose } from './choose.ts';
import { loadArchived, loadChallenge, reducedProfile } from './data.ts';
import { currentSite, test } from './harness.ts';

const CARDS = 60;
const MAX_EVENTS = 8;

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const heading = (page: Page) => page.locator('main h1');
const pathOf = (page: Page): string => new URL(page.url()).pathname;

const eventOf = (page: Page): number => Number(pathOf(page).split('/')[3]);

/** Follows a link and waits for the page it leads to. */
async function follow(page: Page, link: ReturnType<Page['getByRole']>, to: RegExp): Promise<void> {
  await link.click();
  await expect.poll(() => pathOf(page)).toMatch(to);
  await page.locator('main.skeleton').waitFor({ state: 'detached' });
  await heading(page).waitFor();
}

test('a fan goes from the running gacha to its chances, ten pulls, its event, an archive, a costume, a comic and the calendar', async ({
  open,
}) => {
  const challenge = await loadChallenge(currentSite().url);
  const profile = { ...reducedProfile(challenge, CARDS), name: 'Fan' };
  const page = await open('/', {
    kept: { 'profiles/profiles': JSON.stringify({ profiles: [profile], active: 0 }) },
  });

  const link = region(page, 'Gacha').getByRole('listitem').getByRole('link').first();
  const gacha = await link.innerText();
  await follow(page, link, /^\/info\/gacha\/\d+/);
  const chance = region(page, 'Chance of getting it');
  await chance.getByText(/^50% after [\d,]+ cards$/).waitFor();
  await region(page, 'Chances')
    .getByRole('button', { name: /^All \d+ cards$/ })
    .click();
  const rates = page.getByRole('dialog');
  await expect.poll(() => rates.getByRole('listitem').count()).toBeGreaterThan(10);
  await page.keyboard.press('Escape');
  await rates.waitFor({ state: 'detached' });

  const featured = region(page, 'Featured cards');
  await featured.getByText('Gacha line').click();
  const heard = page.waitForRequest(/\/sound\/voice\/gacha\//);
  await featured
    .getByRole('button', { name: /^Hear / })
    .first()
    .click();
  await heard;

  const simulator = region(page, 'Gacha simulator');
  await simulator.getByRole('button', { name: 'Pull 10' }).first().click();
  const said = simulator.getByText(/^Pull #1: /);
  await said.waitFor();
  const pulled = await said.innerText();
  await expect.poll(() => new URL(page.url()).searchParams.get('pulls')).not.toBeNull();
  await page.reload();
  // The address holds the pulls.
  await expect.poll(() => said.innerText()).toBe(pulled);

  const helps = region(page, 'Which of these helps me?');
  await helps.getByRole('button', { name: 'Compare with my cards' }).click();
  // All songs at once; then one.
  await helps.getByText(/^Your best teams now: [\d,]+ per song$/).waitFor();
  await choose(helps, /^Song$/);
  await helps.getByRole('button', { name: /^Song/ }).click();
  await page.getByRole('dialog').getByRole('option').first().click();
  await helps.getByText(/^Your best teams now: [\d,]+$/).waitFor();
  await expect.poll(() => helps.getByRole('table').getByRole('row').count()).toBeGreaterThan(1);
  await expect
    .poll(() => helps.getByRole('link', { name: 'Team builder' }).first().getAttribute('href'))
    .toMatch(/^\/tool\/teambuilder\?song=\d+&.*temp=/);

  await follow(page, region(page, 'Event at the time').getByRole('link').first(), /^\/info\/events\/\d+/);
  const archive = region(page, 'Event archive').locator('a[href^="/info/eventarchives/en/"]');
  const archived = await loadArchived(currentSite().url);
  // What has just ended has no archive in the demo set yet.
  for (let events = 0; events < MAX_EVENTS && !archived.has(eventOf(page)); events++) {
    const before = eventOf(page);
    await follow(page, page.getByRole('link', { name: /^Previous: / }), /^\/info\/events\/\d+/);
    await expect.poll(() => eventOf(page)).not.toBe(before);
  }
  // The page before may still be drawn, whose archive is another.
  const comeNear = () => page.evaluate(() => document.querySelector('#archive')?.scrollIntoView());
  await expect.poll(() => comeNear().then(() => archive.count())).toBe(1);
  await follow(page, archive, /^\/info\/eventarchives\/en\/\d+/);
  await region(page, /^Final cutoffs/)
    .getByRole('row')
    .nth(1)
    .waitFor();
  await page.goBack();
  await follow(page, region(page, 'Cards').locator('a[href^="/info/cards/"]').first(), /^\/info\/cards\/\d+/);
  const card = pathOf(page);
  await follow(
    page,
    region(page, 'Figure and costume').locator('a[href^="/info/costumes/"]'),
    /^\/info\/costumes\/\d+/,
  );
  await page.goBack();
  await expect.poll(() => pathOf(page).startsWith(card)).toBe(true);

  await follow(
    page,
    region(page, 'Facts').locator('a[href^="/info/characters/"]'),
    /^\/info\/characters\/\d+/,
  );
  await page.locator('#comics').scrollIntoViewIfNeeded();
  await follow(page, page.locator('#comics a[href^="/info/comics/"]').first(), /^\/info\/comics\/\d+/);
  await region(page, 'Read').getByRole('img').first().waitFor();

  await page.goto('/info');
  const address = await region(page, 'Calendar')
    .getByRole('link', { name: 'Subscribe' })
    .getAttribute('href');
  const answer = await page.request.get(String(address).replace(/^webcal:/, 'http:'));
  expect([answer.status(), answer.headers()['content-type']]).toEqual([
    200,
    expect.stringContaining('text/calendar'),
  ]);
  // Long lines are folded.
  expect((await answer.text()).replaceAll('\r\n ', '')).toContain(`SUMMARY:Gacha · ${gacha}`);
});
