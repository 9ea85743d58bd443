import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './harness.ts';
import { DESKTOP, PHONE } from './launch.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';
import { builderPath, TeamBuilderPage } from './team-builder-page.ts';

const PATH = '/info/cards';

const list = (page: Page) => page.getByRole('list', { name: 'Cards' });
// Not what the server sent, which stands in a row of its own until the tiles are there.
const tiles = (page: Page) => list(page).locator('li[aria-posinset]');
const count = (page: Page) => page.getByRole('status').filter({ hasText: / of [\d,]+$/ });

/** How many were found, once nothing newer is being worked out. */
async function found(page: Page): Promise<number> {
  const [number = ''] = ((await count(page).textContent()) ?? '').split(' ');
  return Number(number.replaceAll(',', ''));
}

describe('a card', () => {
  test('shows its parameters and its skill at any level', async ({ open }) => {
    const page = await open(`${PATH}?rarity=4&skill=score`);
    await tiles(page).first().getByRole('link').click();
    const total = page.getByText(/^Total [\d,]+$/);
    await total.waitFor();
    const grown = await total.textContent();
    await page.getByRole('slider', { name: 'Level', exact: true }).press('Home');
    await expect.poll(() => total.textContent()).not.toBe(grown);
    await page.getByRole('slider', { name: 'Level', exact: true }).press('End');
    await expect.poll(() => total.textContent()).toBe(grown);
    const skill = page.locator('#skill');
    const best = await skill.textContent();
    await skill.getByRole('radio', { name: '1', exact: true }).click();
    await expect.poll(() => skill.textContent()).not.toBe(best);
    await page.getByRole('link', { name: /^Next: / }).click();
    await expect.poll(() => page.getByRole('link', { name: /^Previous: / }).count()).toBe(1);
  });

  test('shows on a phone its skill and stats right below its picture', async ({ open }) => {
    const page = await open('/info/cards/1213', { viewport: PHONE, isTouch: true });
    const top = async (id: string) => (await page.locator(`#${id}`).boundingBox())?.y ?? 0;
    await expect.poll(() => top('skill')).toBeGreaterThan(0);
    await expect.poll(() => top('skill')).toBeLessThan(PHONE.height);
    await expect.poll(async () => (await top('stats')) > (await top('skill'))).toBe(true);
    await expect.poll(async () => (await top('facts')) > (await top('release'))).toBe(true);
  });

  test('names its skill, and goes into a team', async ({ open }) => {
    const page = await open(`${PATH}?effect=rateUp`, { viewport: DESKTOP });
    await count(page).waitFor();
    await tiles(page).first().getByRole('link').click();
    await expect.poll(() => page.locator('#skill strong').count()).toBe(1);
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '?';
    await page.getByRole('link', { name: 'Team with this card' }).click();
    await expect.poll(() => page.url()).toMatch(/teambuilder\?must=[0-9a-z]+&temp=[0-9a-z]+/);
    await page
      .locator(`#constraints [title*=${JSON.stringify(title)}]`)
      .first()
      .waitFor();
  });

  test('shows its skill in the words of every server that has them, the nearest first', async ({ open }) => {
    const page = await open(`${PATH}?type=permanent&rarity=4&sort=id`);
    await tiles(page).first().getByRole('link').click();
    const skill = page.locator('#skill');
    const whose = page.getByRole('main').getByRole('group', { name: 'Server' });
    await expect.poll(() => whose.getByRole('radio').count()).toBe(5);
    await expect.poll(() => whose.getByRole('radio', { name: 'EN' }).isChecked()).toBe(true);
    const english = await skill.getByText(/score/i).first().textContent();
    await whose.getByRole('radio', { name: 'JP' }).check();
    const text = skill.locator('p[lang="ja"]');
    await expect.poll(() => text.textContent()).toMatch(/[ぁ-んァ-ン]/);
    await expect.poll(() => text.textContent()).not.toBe(english);
    // One switch is for the whole page, and a link shows the same.
    await expect.poll(() => whose.count()).toBe(1);
    await page.locator('#gacha blockquote[lang="ja"]').waitFor();
    await expect.poll(() => page.locator('#sources').textContent()).toContain('JP');
    await expect.poll(() => new URL(page.url()).searchParams.get('server')).toBe('jp');
    await page.reload();
    await expect.poll(() => whose.getByRole('radio', { name: 'JP' }).isChecked()).toBe(true);
    await skill.getByRole('radio', { name: '1', exact: true }).click();
    await expect.poll(() => text.textContent()).toMatch(/5/);
  });

  test('goes into the profile as it is shown, and the list marks it', async ({ open }) => {
    const builder = new TeamBuilderPage(await open(builderPath()));
    await builder.takePremadeProfile();
    const { page } = builder;
    // Others may have a trained picture alone: a page asks for both, and the browser complains of the missing one.
    await page.goto(new URL(`${PATH}?mine=missing&type=permanent`, page.url()).href);
    await count(page).waitFor();
    const missing = await found(page);
    await tiles(page).first().getByRole('link').click();
    await page.getByRole('button', { name: 'Add to profile' }).click();
    const there = page.getByRole('link', { name: 'In your profile' });
    await there.waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Add to profile' }).click();
    await page.getByRole('slider', { name: 'Master rank' }).press('End');
    await page.getByRole('button', { name: 'Update in profile' }).click();
    await there.waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Update in profile' }).click();
    const id = /\d+/.exec(new URL(page.url()).pathname)?.[0] ?? '?';
    await there.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/profile/cards');
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe(`#${id}`);
    await page.goBack();
    await there.waitFor();
    await page.goBack();
    await expect.poll(() => found(page)).toBe(missing - 1);
  });

  test('shows where it comes from, is heard, and shows what belongs to it', async ({ open }) => {
    const page = await open(`${PATH}?type=permanent&rarity=4&sort=id`);
    await tiles(page).first().getByRole('link').click();
    const sources = page.locator('#sources');
    const gachas = sources.getByRole('listitem');
    await expect.poll(() => gachas.count()).toBe(5);
    await expect.poll(() => gachas.first().textContent()).toMatch(/20\d\d · 0\.70%$/);
    await sources.getByRole('button', { name: /^Show all / }).click();
    await expect.poll(() => gachas.count()).toBeGreaterThan(20);
    await page
      .getByRole('main')
      .getByRole('group', { name: 'Server' })
      .getByRole('radio', { name: 'JP' })
      .check();
    await expect.poll(() => gachas.count()).toBe(5);
    await page
      .locator('#gacha')
      .getByRole('button', { name: /^Hear / })
      .click();
    const place = page.getByRole('slider', { name: 'Place in the sound' });
    await expect.poll(() => place.isEnabled()).toBe(true);
    await page.locator('#looks').getByRole('img').first().scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        page
          .locator('#looks img')
          .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0)),
      )
      .toEqual([true, true]);
    const stories = page.locator('#stories');
    const costs = stories.getByRole('term').filter({ hasText: 'To unlock' });
    await expect.poll(() => costs.count()).toBe(2);
    await expect.poll(() => stories.textContent()).toMatch(/each \+250, together \+750.*Stars ×25/);
    await expect.poll(() => stories.textContent()).toMatch(/Great \w+ bead ×400/);
    expect(await axeFindings(page)).toEqual([]);
    const picture = page.getByRole('link', { name: 'Picture to share' });
    const saved = page.waitForEvent('download');
    await picture.click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^setori-cards-\d+\.png$/);
    expect([...readFileSync(await file.path()).subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
  });

  test('finds the best songs for its skill on request, and gives up when cancelled', async ({ open }) => {
    const page = await open(`${PATH}/1000`, { viewport: PHONE });
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/songs/meta/**', async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    const songs = page.locator('#songs');
    await songs.getByRole('button', { name: 'Find songs' }).click();
    const given = page.waitForEvent('requestfailed');
    await songs.getByRole('button', { name: 'Cancel' }).click();
    await given;
    release();
    await songs.getByRole('button', { name: 'Find songs' }).click();
    await expect.poll(() => songs.getByRole('listitem').count()).toBe(10);
    await expect.poll(() => songs.getByRole('listitem').first().textContent()).toMatch(/100%$/);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
  });

  test.for([`${PATH}/1000`, '/info/songs/1', '/info/events/200', '/info/characters/11'])(
    'has one row of actions on a phone, with names in a menu: %s',
    async (path, { open }) => {
      const page = await open(path, { viewport: PHONE });
      const head = page.locator('main header').filter({ has: page.getByRole('heading', { level: 1 }) });
      await head.getByRole('button', { name: 'More' }).click();
      const menu = page.getByRole('menu', { name: 'More' });
      await menu.getByRole('menuitem', { name: 'Copy link' }).waitFor();
      const picture = menu.getByRole('menuitem', { name: 'Picture to share' });
      await expect.poll(() => picture.getAttribute('download')).toMatch(/^setori-\w+-\d+\.png$/);
      await page.keyboard.press('Escape');
      expect(await axeFindings(page)).toEqual([]);
      const tops = await head
        .locator('a:visible, button:visible')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect(new Set(tops).size).toBe(1);
      await expect.poll(() => sidewaysPixels(page)).toBe(0);
    },
  );

  test('keeps its menu open when it is opened before the data', async ({ open }) => {
    const page = await open('about:blank', { viewport: PHONE });
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/**', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${PATH}/1000`);
    await page.getByRole('main').getByRole('button', { name: 'More' }).click();
    const items = page.getByRole('menu', { name: 'More' }).getByRole('menuitem');
    await items.first().waitFor();
    const before = await items.count();
    release();
    // The tools of the card come with it.
    await expect.poll(() => items.count()).toBeGreaterThan(before);
    await page.keyboard.press('Escape');
    await expect.poll(() => items.count()).toBe(0);
  });

  test('offers no picture to save and no whole screen where there is none', async ({ open }) => {
    const page = await open(PATH, { viewport: PHONE, expected: /Failed to load resource/ });
    await page.addInitScript(() =>
      Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => undefined }),
    );
    await page.goto(new URL(`${PATH}/1000`, page.url()).href);
    const save = page.getByRole('link', { name: 'Save picture' });
    await save.waitFor();
    await page.getByRole('button', { name: 'Closer' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Whole screen' }).count()).toBe(0);
    await page.route('**/characters/resourceset/**', (route) => route.fulfill({ status: 404, body: '' }));
    await page.reload();
    await page.getByText('There is no picture of it').waitFor();
    await expect.poll(() => save.count()).toBe(0);
  });

  test('is looked at closely by keyboard', async ({ open }) => {
    const page = await open(`${PATH}/1000`, { viewport: DESKTOP });
    const frame = page.getByRole('group', { name: /^Art of / });
    await frame.getByRole('button', { name: 'Closer' }).focus();
    const picture = frame.getByRole('img');
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    await expect.poll(width).toBeGreaterThan(0);
    const whole = await width();
    await page.keyboard.press('+');
    await expect.poll(width).toBeGreaterThan(whole * 1.3);
    await page.keyboard.press('0');
    await expect.poll(width).toBe(whole);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('says when there is no such card', async ({ open }) => {
    const page = await open(`${PATH}/999999`, { expected: /Failed to load resource/ });
    await page.getByRole('heading', { name: 'There is no such card' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'All cards' }).click();
    await count(page).waitFor();
  });
});
