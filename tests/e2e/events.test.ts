import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './harness.ts';
import { NARROW, PHONE } from './launch.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';

const PATH = '/info/events';

const search = (page: Page) => page.getByRole('searchbox', { name: /^Name, roselia/ });
const count = (page: Page) => page.getByRole('status').filter({ hasText: / of [\d,]+$/ });

/** How many were found, once nothing newer is being worked out. */
async function found(page: Page): Promise<number> {
  const [number = ''] = ((await count(page).textContent()) ?? '').split(' ');
  return Number(number.replaceAll(',', ''));
}

interface Row {
  readonly characterId?: number;
  readonly rewardCards?: readonly number[];
}

async function readList(page: Page, name: string): Promise<{ readonly rows: Readonly<Record<string, Row>> }> {
  const answer = await page.request.get(`/api/${name}.json`);
  return { rows: await answer.json() };
}

const chip = (page: Page, group: string, name: RegExp) =>
  page.getByRole('group', { name: group }).getByRole('button', { name });

/** What a filter says it would find. */
async function said(page: Page, group: string, name: RegExp): Promise<number> {
  // The list comes first, then how many each filter would find.
  await page.locator('[aria-busy="false"] > #filters').waitFor();
  const label = await chip(page, group, name).getAttribute('aria-label');
  return Number(/\(([\d,]+)\)/.exec(label ?? '')?.[1]?.replaceAll(',', ''));
}

describe('the list of events', () => {
  test('filters by kind and status, and keeps it in its address', async ({ open }) => {
    const page = await open(PATH);
    await count(page).waitFor();
    expect(await said(page, 'Status', /^Now/)).toBe(1);
    const medleys = await said(page, 'Type', /^Medley live/);
    await chip(page, 'Type', /^Medley live/).click();
    await expect.poll(() => found(page)).toBe(medleys);
    const over = await said(page, 'Status', /^Over/);
    await chip(page, 'Status', /^Over/).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?status=completed&type=medley');
    await expect.poll(() => found(page)).toBe(over);
    await page.reload();
    await expect.poll(() => found(page)).toBe(over);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  test('understands what fans type, and takes mixed bands for a band of their own', async ({ open }) => {
    const page = await open(PATH);
    await count(page).waitFor();
    const medleys = await said(page, 'Type', /^Medley live/);
    const mixed = await said(page, 'Band', /^Mixed bands/);
    await search(page).fill('メドレー');
    await expect.poll(() => found(page)).toBe(medleys);
    await search(page).fill('roselia medley');
    await expect.poll(() => found(page)).toBeLessThan(medleys);
    await search(page).fill('#115');
    await expect.poll(() => found(page)).toBe(1);
    await search(page).fill('');
    await chip(page, 'Band', /^Mixed bands/).click();
    await expect.poll(() => found(page)).toBe(mixed);
    expect(new URL(page.url()).search).toBe('?band=mixed');
  });

  test('sorts as a table and gives it away as a file', async ({ open }) => {
    const page = await open(`${PATH}?view=table&band=5`);
    const cells = page.getByRole('row').locator('td:nth-child(2)');
    await cells.first().waitFor();
    await page.getByRole('button', { name: /^Number/ }).click();
    await expect.poll(() => page.url()).toContain('sort=-id');
    await expect
      .poll(async () => {
        const ids = (await cells.allTextContents()).map(Number);
        return ids.length > 3 && ids.every((id, at) => at === 0 || id < (ids[at - 1] ?? 0));
      })
      .toBe(true);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const lines = readFileSync(await (await download).path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength((await found(page)) + 1);
    expect(lines[0]).toMatch(/Start, /);
  });

  test('filters by the parameter that it lifts and by whose card it gives', async ({ open }) => {
    const page = await open(PATH);
    await count(page).waitFor();
    const lifting = await said(page, 'Stat bonus', /^Technique/);
    await chip(page, 'Stat bonus', /^Technique/).click();
    await expect.poll(() => found(page)).toBe(lifting);
    await page.goto(new URL(`${PATH}?reward=12`, page.url()).href);
    await count(page).waitFor();
    const { rows: events } = await readList(page, 'events/all.5');
    const { rows: cards } = await readList(page, 'cards/all.5');
    const given = (ids: readonly number[]) => ids.some((id) => cards[id]?.characterId === 12);
    const wanted = Object.values(events).filter(({ rewardCards }) => given(rewardCards ?? [])).length;
    expect(wanted).toBeGreaterThan(0);
    await expect.poll(() => found(page)).toBe(wanted);
  });

  test('says when one that is not announced on the main server may begin', async ({ open }) => {
    const page = await open(`${PATH}?sort=-id`);
    await page
      .getByRole('list', { name: 'Events' })
      .getByText(/^~ .*20\d\d · estimated$/)
      .first()
      .waitFor();
  });

  test('shows on a line of time when each came to every server, or may come', async ({ open }) => {
    const page = await open(`${PATH}?q=%23281`);
    await page.getByRole('group', { name: 'View' }).getByRole('radio', { name: 'Timeline' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('timeline');
    const event = page.getByRole('list', { name: 'Events' }).getByRole('link');
    await expect.poll(() => event.count()).toBe(1);
    const lanes = () => event.locator('[class*=lane_]').allTextContents();
    await expect
      .poll(async () => (await lanes()).map((lane) => lane.slice(0, 2)))
      .toEqual(['JP', 'EN', 'TW', 'CN', 'KR']);
    expect((await lanes()).filter((lane) => lane.endsWith(' estimated')).length).toBeGreaterThan(0);
    const bars = await event
      .locator('[class*=bar_]')
      .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().x));
    // Japan was first.
    expect(Math.min(...bars)).toBe(bars[0]);
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize(NARROW);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
  });

  test('on a phone keeps what is chosen in sight and fits', async ({ open }) => {
    const page = await open(`${PATH}?view=rows&type=versus`, { viewport: PHONE });
    await count(page).waitFor();
    const before = await found(page);
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
    await page.getByRole('button', { name: 'Remove Type: VS live' }).click();
    await expect.poll(() => found(page)).toBeGreaterThan(before);
  });
});

describe('an event', () => {
  test('that runs counts down and says when it may come to later servers', async ({ open }) => {
    const page = await open(`${PATH}?status=ongoing`);
    await page.getByRole('list', { name: 'Events' }).getByRole('link').first().click();
    await page.getByRole('timer').filter({ hasText: 'Ends in' }).first().waitFor();
    const dates = page.locator('#dates');
    await expect.poll(() => dates.getByRole('listitem').count()).toBe(5);
    const estimated = dates.getByRole('listitem').filter({ hasText: 'estimated' });
    await expect.poll(() => estimated.count()).toBeGreaterThan(0);
    await expect.poll(() => estimated.first().textContent()).toMatch(/~ .*20\d\d/);
    const points = page.locator('#points').getByRole('row');
    await expect.poll(() => points.count()).toBe(11);
    await page.locator('#points').getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => points.count()).toBe(61);
    await expect.poll(() => page.locator('#stories').getByRole('listitem').count()).toBeGreaterThan(6);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Team builder' }).click();
    await expect.poll(() => page.url()).toMatch(/teambuilder\?event=\d+/);
  });

  test('shows its title screen, is heard, and shows what came while it ran', async ({ open }) => {
    const page = await open(`${PATH}/200`, { viewport: NARROW });
    const screen = page.locator('#title img');
    await page.locator('#title').evaluate((place) => place.scrollIntoView());
    await expect
      .poll(() => screen.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0)))
      .toEqual([true, true, true]);
    await page.getByRole('button', { name: /^Hear the music of / }).click();
    await expect.poll(() => page.getByRole('slider', { name: 'Place in the sound' }).isEnabled()).toBe(true);
    await page.locator('#cards').getByRole('heading', { name: 'New in this event' }).waitFor();
    await page.locator('#songs').getByRole('heading', { name: 'New in this event' }).waitFor();
    await page.locator('#dates').getByText('Exchange until').waitFor();
    await page.locator('#meanwhile').evaluate((place) => place.scrollIntoView());
    await expect.poll(() => page.locator('#meanwhile').getByRole('listitem').count()).toBeGreaterThan(0);
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
  });

  test('shows the titles and stamps that it gives, and does without where no one knows them', async ({
    open,
  }) => {
    const page = await open(`${PATH}/200`, { viewport: NARROW });
    await page.locator('#prizes').evaluate((place) => place.scrollIntoView());
    const prizes = page.locator('#prizes').getByRole('listitem');
    await expect.poll(() => prizes.count()).toBe(12);
    await expect.poll(() => prizes.filter({ hasText: /Stamp.*points$/ }).count()).toBe(1);
    await expect
      .poll(() => prizes.filter({ hasText: /Rank: / }).allTextContents())
      .toEqual(expect.arrayContaining([expect.stringMatching(/TOP 50Rank: 11–50$/)]));
    await expect
      .poll(() =>
        prizes
          .nth(4)
          .locator('img')
          .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth)),
      )
      .toEqual([230, 230, 230]);
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
    await page.route('**/api/events/201/prizes.json', (route) =>
      route.fulfill({ body: '{"degrees":{},"stamps":{}}' }),
    );
    const told = page.waitForResponse('**/api/events/201/prizes.json');
    await page.goto(new URL(`${PATH}/201`, page.url()).href);
    await page.locator('#prizes').evaluate((place) => place.scrollIntoView());
    await told;
    await expect.poll(() => page.locator('#prizes').count()).toBe(0);
    await page.locator('#ranks').getByText('Title').first().waitFor();
  });

  test('shows the cards, titles and stamps among its rewards by picture and name', async ({ open }) => {
    const page = await open(`${PATH}/200`, { viewport: PHONE });
    const points = page.locator('#points');
    await points.getByRole('button', { name: 'Show all' }).click();
    const cards = points.getByRole('link');
    await expect.poll(() => cards.count()).toBe(2);
    await expect.poll(() => cards.first().textContent()).toMatch(/\D · \D/);
    await cards.first().scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        cards
          .first()
          .locator('img')
          .evaluate((one) => (one as HTMLImageElement).naturalWidth),
      )
      .toBeGreaterThan(40);
    await expect.poll(() => points.locator('[data-kind=stamp] img').count()).toBe(1);
    const ranks = page.locator('#ranks');
    await expect.poll(() => ranks.locator('[data-kind=title] img').count()).toBeGreaterThan(10);
    await ranks.getByText('TOP 50', { exact: false }).first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
    await cards.first().click();
    await expect.poll(() => page.url()).toMatch(/info\/cards\/\d+/);
  });

  test('that is a festival shows its teams and what they get', async ({ open }) => {
    const page = await open(`${PATH}?type=festival&sort=id`, { viewport: NARROW });
    await page.getByRole('list', { name: 'Events' }).getByRole('link').first().click();
    const teams = page.locator('#teams');
    await teams.getByText('For the winners').waitFor();
    await expect.poll(() => teams.textContent()).toMatch(/Which do you like\?.*Stars ×250/);
    await page.locator('#stages').evaluate((place) => place.scrollIntoView());
    const stages = page.locator('#stages').getByRole('row');
    await expect.poll(() => stages.first().textContent()).toMatch(/20\d\d.*Life$/);
    const rotation = page.locator('#rotation').getByRole('row');
    await expect.poll(() => rotation.count()).toBe(10);
    await page.locator('#rotation').getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => rotation.count()).toBeGreaterThan(80);
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
    await rotation.nth(3).getByRole('link').click();
    await expect.poll(() => page.url()).toMatch(/info\/songs\/\d+/);
  });

  test('that is of live goals shows its goals by kind, and what levels bring', async ({ open }) => {
    const page = await open(`${PATH}?type=live_try&sort=id`, { viewport: NARROW });
    await page.getByRole('list', { name: 'Events' }).getByRole('link').first().click();
    const goals = page.locator('#goals');
    const first = goals.getByRole('row').nth(1);
    await expect.poll(() => first.textContent()).toBe('Level 1Play 1 multi livesAny songEvent points ×100');
    await goals.getByRole('radio', { name: 'Combo' }).check();
    await expect.poll(() => first.textContent()).toMatch(/combo of 50/);
    await goals.getByRole('button', { name: 'Show all' }).click();
    await expect
      .poll(() => goals.getByRole('row').last().textContent())
      .toMatch(/^Level 7 EX.*HARD or above/);
    const levels = page.locator('#levels');
    await levels.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => levels.locator('[data-kind=title]').count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
  });

  test('leads to its cards, its songs and its neighbours', async ({ open }) => {
    const page = await open(`${PATH}?q=medley&status=completed`, { viewport: PHONE });
    await page.getByRole('list', { name: 'Events' }).getByRole('link').first().click();
    const ranked = page.locator('#songs').getByRole('list').first();
    await expect.poll(() => ranked.getByRole('link').count()).toBe(3);
    await expect.poll(() => page.locator('#cards').getByRole('img').count()).toBeGreaterThan(1);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
    await page.getByRole('link', { name: 'All cards with a bonus' }).click();
    await expect.poll(() => page.url()).toMatch(/cards\?event=\d+&sort=-event/);
    await page.goBack();
    const here = new URL(page.url()).pathname.split('/')[3] ?? '';
    await page.getByRole('link', { name: /^Next: / }).click();
    await page.getByRole('link', { name: `Previous: ${here}` }).waitFor();
  });

  test('shows what the list knows when the data has no file of it', async ({ open }) => {
    const page = await open('/info', { expected: /Failed to load resource/ });
    await page.route('**/api/events/200.json', (route) => route.fulfill({ status: 404, body: '{}' }));
    const missing = page.waitForResponse('**/api/events/200.json');
    await page.goto(new URL(`${PATH}/200`, page.url()).href);
    await page.locator('#bonus').waitFor();
    await missing;
    await expect.poll(() => page.locator('#points').count()).toBe(0);
    await expect.poll(() => page.locator('#stories').count()).toBe(0);
    const width = async (part: string) => (await page.locator(part).boundingBox())?.width ?? 0;
    await expect.poll(() => width('#bonus')).toBeGreaterThan(800);
    await expect.poll(() => page.getByRole('button', { name: /^Hear / }).count()).toBe(0);
  });

  test('says when there is no such event', async ({ open }) => {
    const page = await open(`${PATH}/999999`, { expected: /Failed to load resource/ });
    await page.getByRole('heading', { name: 'There is no such event' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'All events' }).click();
    await count(page).waitFor();
  });
});
