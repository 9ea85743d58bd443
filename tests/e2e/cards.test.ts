import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { loadChallenge, reducedProfile } from './data.ts';
import { currentSite, test } from './harness.ts';
import { PHONE } from './launch.ts';
import { localeOfRun } from './locale-of-run.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';

const PATH = '/info/cards';

const list = (page: Page) => page.getByRole('list', { name: 'Cards' });
const tiles = (page: Page) => list(page).locator('li[aria-posinset]');
const search = (page: Page) => page.getByRole('searchbox', { name: /^Name, kkr/ });
const count = (page: Page) => page.getByRole('status').filter({ hasText: / of [\d,]+$/ });

/** How many were found, once nothing newer is being worked out. */
async function found(page: Page): Promise<number> {
  const [number = ''] = ((await count(page).textContent()) ?? '').split(' ');
  return Number(number.replaceAll(',', ''));
}

describe('the list of cards', () => {
  test('filters with counts, keeps it in its address and takes it back', async ({ open }) => {
    const page = await open(PATH);
    await count(page).waitFor();
    const all = await found(page);
    const rarity = page.getByRole('group', { name: 'Rarity' });
    const fiveStars = rarity.getByRole('button', { name: /^5 stars/ });
    await expect
      .poll(() => rarity.getByRole('button', { name: 'All' }).getAttribute('aria-pressed'))
      .toBe('true');
    const said = Number(/\(([\d,]+)\)/.exec((await fiveStars.getAttribute('aria-label')) ?? '')?.[1]);
    await expect
      .poll(async () => Number((await fiveStars.locator('small').textContent())?.replaceAll(',', '')))
      .toBe(said);
    await fiveStars.click();
    await expect.poll(() => found(page)).toBe(said);
    await page.getByRole('group', { name: 'Attribute' }).getByRole('button', { name: /^Cool/ }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?attr=cool&rarity=5');
    await expect.poll(() => found(page)).toBeLessThan(said);
    const both = await found(page);
    await page.getByRole('button', { name: 'Filters Cool · 5★' }).waitFor();
    await page.reload();
    await expect.poll(() => found(page)).toBe(both);
    await rarity.getByRole('button', { name: 'All' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?attr=cool');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(() => found(page)).toBe(all);
    expect(new URL(page.url()).search).toBe('');
  });

  test.for(['Character', 'Bonus in event'])(
    'offers each %s in a list that fits the screen',
    async (name, { open }) => {
      const page = await open(PATH);
      await page.getByPlaceholder(name).click();
      const offered = page.getByRole('listbox', { name });
      await expect.poll(() => offered.getByRole('option').count()).toBeGreaterThan(30);
      await expect.poll(async () => (await offered.boundingBox())?.height).toBeLessThan(340);
      await offered.getByRole('option').nth(29).click();
      await expect.poll(() => found(page)).toBeLessThan(1500);
    },
  );

  test('understands what fans type, and says when nothing fits', async ({ open }) => {
    const page = await open(PATH);
    await count(page).waitFor();
    await search(page).fill('kkr 4★+');
    await expect.poll(() => page.url()).toContain('q=kkr');
    await expect
      .poll(async () => (await tiles(page).allTextContents()).every((text) => /^Kokoro/.test(text)))
      .toBe(true);
    await search(page).fill('no such thing');
    await page.getByText('No matches').waitFor();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(10);
    await page.getByRole('button', { name: 'What can be searched' }).click();
    await page.getByRole('button', { name: /^#115/ }).click();
    await expect.poll(() => found(page)).toBe(1);
  });

  test('shows what can be typed to a pointer on the question mark, and keeps it open after a press', async ({
    open,
  }) => {
    const page = await open(PATH);
    await count(page).waitFor();
    const help = page.getByRole('dialog', { name: 'What can be searched' });
    const button = page.getByRole('button', { name: 'What can be searched' });
    const away = () => page.getByRole('heading', { level: 1 }).hover();
    await search(page).focus();
    await button.hover();
    await expect.poll(() => help.getByRole('button').count()).toBe(9);
    await help.getByRole('button').last().hover();
    await expect.poll(() => search(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await away();
    await expect.poll(() => help.count()).toBe(0);
    await button.hover();
    await help.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => help.count()).toBe(0);
    await button.click();
    await help.waitFor();
    await away();
    await page.waitForTimeout(500);
    await expect.poll(() => help.count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => help.count()).toBe(0);
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test('comes back to the same place from a card', async ({ open }) => {
    const page = await open(`${PATH}?attr=pure`);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => page.getByText(/^120 of/).count()).toBe(1);
    const later = list(page).locator('li[aria-posinset="100"] a');
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 400);
        return later.count();
      })
      .toBe(1);
    await later.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    const address = await later.getAttribute('href');
    await later.click();
    await expect.poll(() => new URL(page.url()).pathname).toContain(address ?? '?');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await expect.poll(() => page.getByText(/^120 of/).count()).toBe(1);
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - top))
      .toBeLessThan(60);
  });

  test.for(['thumbs', 'rows', 'table'])(
    'comes back to the same place as %s where the browser has thrown the page away',
    async (view, { open }) => {
      // The page of a card asks for both of its pictures; some cards have the trained one alone.
      const expected = /404 .*card_normal\.png/;
      const page = await open(`${PATH}?view=${view}`, { viewport: PHONE, expected });
      await page.getByRole('button', { name: 'Show all' }).click();
      await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(9_000);
      await page.evaluate(() => window.scrollTo(0, 5_000));
      const top = () => page.evaluate(() => window.scrollY);
      await page.reload();
      await expect.poll(top).toBe(5_000);
      const inSight = () =>
        page.locator('#results a').evaluateAll((links) =>
          links
            .filter((link) => link.getBoundingClientRect().top > 200)
            .map((link) => link.getAttribute('href'))
            .at(0),
        );
      await expect.poll(inSight).toBeTruthy();
      const address = await inSight();
      await page.locator(`#results a[href="${address}"]`).click();
      await expect.poll(() => page.getByRole('main').getAttribute('class')).not.toContain('skeleton');
      await expect.poll(() => `${new URL(page.url()).pathname}/`).toContain(`${address}/`);
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.goBack();
      await expect.poll(async () => Math.abs((await top()) - 5_000)).toBeLessThan(60);
      await expect.poll(() => page.locator(`#results a[href="${address}"]`).count()).toBe(1);
    },
  );

  test.for(['thumbs', 'rows', 'table'])(
    'keeps the card under the focus while others come and go as %s',
    async (view, { open }) => {
      const page = await open(`${PATH}?view=${view}`);
      await page.getByRole('button', { name: 'Show all' }).click();
      // Until then the list of before is on the screen.
      await page.getByRole('button', { name: 'Show all' }).waitFor({ state: 'hidden' });
      const links = page.locator('#results').getByRole('link');
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
      await expect
        .poll(async () => {
          await links.nth(7).focus();
          return focused();
        })
        .toMatch(/cards/);
      const address = await focused();
      const inSight = () =>
        page.locator('#results').evaluate((results) => {
          const drawn = [...results.querySelectorAll('a')];
          return drawn.filter((link) => {
            const { top } = link.getBoundingClientRect();
            return top > 0 && top < window.innerHeight;
          }).length;
        });
      for (const share of [0.6, 0.3, 0.9]) {
        await page.evaluate((to) => window.scrollTo(0, to * document.documentElement.scrollHeight), share);
        await expect.poll(inSight).toBeGreaterThan(8);
        expect(await focused()).toBe(address);
      }
      await page.keyboard.press('Enter');
      // The name of the card follows its number in the address.
      await expect.poll(() => `${new URL(page.url()).pathname}/`).toContain(`${address}/`);
    },
  );

  test('shows of each card whether it is owned, missing or excluded', async ({ open }) => {
    const profile = reducedProfile(await loadChallenge(currentSite().url), 12);
    const cards = profile.cards.map((card, at) => ({ ...card, exclude: at === 0 }));
    const collection = JSON.stringify({ profiles: [{ ...profile, cards }], active: 0 });
    const page = await open(`${PATH}?mine=owned`, { kept: { 'profiles/profiles': collection } });
    const pictures = (words: RegExp) => list(page).getByRole('img', { name: words });
    await expect.poll(() => pictures(/, Owned$/).count()).toBe(11);
    await expect.poll(() => pictures(/, Excluded$/).count()).toBe(1);
    const isPale = (words: RegExp) =>
      pictures(words)
        .first()
        .evaluate((picture) => getComputedStyle(picture).backgroundImage.includes('linear-gradient'));
    await expect.poll(() => isPale(/, Excluded$/)).toBe(true);
    expect(await isPale(/, Owned$/)).toBe(false);
    const ring = await pictures(/, Excluded$/).evaluate(
      (picture) => getComputedStyle(picture, '::after').borderTopWidth,
    );
    expect(Number.parseFloat(ring)).toBe(2);
    await page
      .getByRole('group', { name: 'Mine' })
      .getByRole('button', { name: /^Owned/ })
      .click();
    await expect.poll(() => pictures(/, Missing$/).count()).toBeGreaterThan(10);
  });

  test('sorts as a table and gives it away as a file', async ({ open }) => {
    const page = await open(`${PATH}?view=table&q=kasumi`);
    const cells = page.getByRole('row').locator('td:nth-child(7)');
    await cells.first().waitFor();
    await page.getByRole('button', { name: /^Total power/ }).click();
    await expect.poll(() => page.url()).toContain('sort=-power');
    await expect
      .poll(async () => {
        const powers = (await cells.allTextContents()).map((text) => Number(text.replaceAll(',', '')));
        return powers.length > 3 && powers.every((power, at) => at === 0 || power <= (powers[at - 1] ?? 0));
      })
      .toBe(true);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const file = await (await download).path();
    const lines = readFileSync(file, 'utf8').trim().split('\r\n');
    expect(lines).toHaveLength((await found(page)) + 1);
    expect(lines[0]).toMatch(/Number/);
  });

  test('shows the bonus of an event and sorts by it', async ({ open }) => {
    const page = await open(`${PATH}?event=100&sort=-event`);
    await expect.poll(() => tiles(page).first().textContent()).toMatch(/\+\d+%$/);
    const shares = (await tiles(page).allTextContents()).map((text) => Number(/\+([\d.]+)%/.exec(text)?.[1]));
    expect([...shares].sort((a, b) => b - a)).toEqual(shares);
  });

  test('finds the event of a bonus by its number, and shows when it was', async ({ open }) => {
    const page = await open(PATH);
    const field = page
      .getByRole('combobox', { name: 'Bonus in event' })
      .or(page.getByPlaceholder('Bonus in event'));
    await field.first().fill('#100');
    const offered = page.getByRole('listbox', { name: 'Bonus in event' }).getByRole('option');
    await expect.poll(() => offered.count()).toBe(1);
    await expect.poll(() => offered.textContent()).toMatch(/#100 · .*20\d\d/);
    await offered.click();
    await expect.poll(() => new URL(page.url()).search).toBe('?event=100');
    await page
      .locator('#filters')
      .getByText(/ · #100 · .*20\d\d/)
      .waitFor();
  });

  test('sorts by the release on the server that is asked for, and by what a card is before training', async ({
    open,
  }) => {
    const page = await open(`${PATH}?server=kr&view=table`);
    await page.getByRole('columnheader', { name: /^Release/ }).waitFor();
    const days = page.getByRole('row').locator('td:nth-child(6)');
    const isSorted = (times: readonly number[]) =>
      times.length > 3 && times.every((time, at) => at === 0 || time <= (times[at - 1] ?? 0));
    await expect
      .poll(async () =>
        isSorted(
          (await days.allTextContents()).map((day) => Date.parse(day.replace(/(\d)(st|nd|rd|th)/, '$1'))),
        ),
      )
      .toBe(true);
    await page.goto(new URL(`${PATH}?sort=-power-untrained`, page.url()).href);
    await expect.poll(() => page.getByLabel('Sort by').first().inputValue()).toBe('Total power (Normal)');
  });

  test('shows and hides what is not out yet with one switch', async ({ open }) => {
    const page = await open(PATH, {
      kept: { 'settings/preferences': JSON.stringify({ spoilers: 1 }) },
    });
    const spoilers = page.getByRole('button', { name: /^Spoilers (shown|hidden): / });
    await spoilers.waitFor();
    const without = await found(page);
    const more = Number(/[\d,]+/.exec((await spoilers.textContent()) ?? '')?.[0].replaceAll(',', ''));
    expect(more).toBeGreaterThan(0);
    await spoilers.click();
    await expect.poll(() => found(page)).toBe(without + more);
    await spoilers.click();
    await expect.poll(() => found(page)).toBe(without);
  });

  test('begins near the top of a phone, with the filters beside the words', async ({ open }) => {
    const page = await open(PATH, { viewport: PHONE });
    const filters = page.getByRole('button', { name: 'Filters' });
    const tops = async () => {
      const places = [filters, search(page), tiles(page).first()].map((one) => one.boundingBox());
      return (await Promise.all(places)).map((place) => Math.round(place?.y ?? 0));
    };
    await search(page).waitFor();
    await expect.poll(async () => (await tops())[2]).toBeLessThanOrEqual(160);
    await expect
      .poll(async () => Math.abs(((await tops())[0] ?? 0) - ((await tops())[1] ?? 99)))
      .toBeLessThan(4);
    await filters.click();
    await page
      .getByRole('group', { name: 'Rarity' })
      .getByRole('button', { name: /^5 stars/ })
      .click();
    await filters.click();
    await page.getByRole('button', { name: 'Remove Rarity: 5 stars' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  test.for(['songs', 'events', 'gacha', 'characters'])(
    'begins as near the top of a phone in the list of %s, in any language',
    async (family, { open }) => {
      const page = await open(`/info/${family}`, { viewport: PHONE, locale: localeOfRun() });
      const first = page.locator('#results').getByRole('listitem').first();
      const top = async () => Math.round((await first.boundingBox())?.y ?? PHONE.height);
      await expect.poll(top).toBeLessThanOrEqual(160);
      await expect.poll(() => sidewaysPixels(page)).toBe(0);
    },
  );

  test('keeps profile, spoilers and art among the filters of a phone', async ({ open }) => {
    const page = await open(PATH, { viewport: PHONE });
    await count(page).waitFor();
    const spoilers = page.getByRole('button', { name: /^Spoilers (shown|hidden): / });
    await expect.poll(() => spoilers.count()).toBe(0);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('group', { name: 'Training' }).getByRole('radio', { name: 'Normal' }).check();
    await expect.poll(() => new URL(page.url()).searchParams.get('art')).toBe('normal');
    const all = await found(page);
    await spoilers.click();
    await expect.poll(() => found(page)).toBeLessThan(all);
    // The button that opened them closes them, in the same place.
    const filters = page.getByRole('button', { name: 'Filters' });
    const before = await filters.boundingBox();
    await filters.click();
    await spoilers.waitFor({ state: 'detached' });
    expect(await filters.boundingBox()).toEqual(before);
  });

  test('remembers filters and order where the address asks for nothing', async ({ open }) => {
    const page = await open(PATH);
    await count(page).waitFor();
    const all = await found(page);
    await page.getByRole('group', { name: 'Attribute' }).getByRole('button', { name: /^Cool/ }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?attr=cool');
    await search(page).fill('kkr');
    await expect.poll(() => new URL(page.url()).search).toContain('q=kkr');
    await page.goto(new URL(PATH, page.url()).href);
    await expect.poll(() => new URL(page.url()).search).toBe('?attr=cool');
    await expect.poll(() => found(page)).toBeLessThan(all);
    await page.goto(new URL(`${PATH}?rarity=5`, page.url()).href);
    await count(page).waitFor();
    expect(new URL(page.url()).search).toBe('?rarity=5');
    await page.goto(new URL(PATH, page.url()).href);
    await expect.poll(() => new URL(page.url()).search).toBe('?attr=cool');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(() => found(page)).toBe(all);
    await page.goto(new URL(PATH, page.url()).href);
    await expect.poll(() => found(page)).toBe(all);
    expect(new URL(page.url()).search).toBe('');
  });

  test('shows whole art, and normal pictures of the cards that have both, in every view', async ({
    open,
  }) => {
    const page = await open(`${PATH}?rarity=4&sort=id`);
    const training = page.getByRole('group', { name: 'Training' });
    const shown = (): Promise<string[]> =>
      tiles(page)
        .locator('[data-late]')
        .evaluateAll((all) =>
          all.slice(0, 8).map((one) => (one as HTMLElement).style.getPropertyValue('--picture')),
        );
    const areAll = async (part: string): Promise<boolean> => {
      const pictures = await shown();
      return pictures.length === 8 && pictures.every((picture) => picture.includes(part));
    };
    await page.getByRole('group', { name: 'View' }).getByRole('radio', { name: 'Art' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('art');
    await expect.poll(() => areAll('/card_after_training.png')).toBe(true);
    await training.getByRole('radio', { name: 'Normal' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('art')).toBe('normal');
    await expect.poll(() => areAll('/card_normal.png')).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('group', { name: 'View' }).getByRole('radio', { name: 'Table' }).click();
    const thumbs = page.getByRole('table').locator('[data-late*="_normal.png"][style*="--picture"]');
    await expect.poll(() => thumbs.count()).toBeGreaterThan(8);
    await page.goto(new URL(PATH, page.url()).href);
    await expect.poll(() => new URL(page.url()).search).toBe('?rarity=4&sort=id&view=table&art=normal');
    await page.goto(new URL(`${PATH}?type=birthday&art=normal`, page.url()).href);
    await expect.poll(() => areAll('_after_training.png')).toBe(true);
  });

  test('has two whole pictures beside each other on a phone', async ({ open }) => {
    const page = await open(`${PATH}?view=art`, { viewport: PHONE });
    await expect
      .poll(async () => {
        const tops = await tiles(page).evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().top),
        );
        return tops.filter((top) => top === tops[0]).length;
      })
      .toBe(2);
    const first = tiles(page).first();
    await expect
      .poll(() =>
        first
          .locator('[data-late]')
          .evaluate((art) => [art.clientWidth > 150, getComputedStyle(art).backgroundImage.includes('url(')]),
      )
      .toEqual([true, true]);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
    await first.getByRole('link').click();
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  test('on a phone keeps what is chosen in sight and fits', async ({ open }) => {
    const page = await open(`${PATH}?rarity=4,5`, { viewport: PHONE });
    await count(page).waitFor();
    await expect.poll(() => page.getByRole('group', { name: 'Rarity' }).count()).toBe(0);
    const before = await found(page);
    await page.getByRole('button', { name: 'Remove Rarity: 5 stars' }).click();
    await expect.poll(() => found(page)).toBeLessThan(before);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('group', { name: 'Rarity' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
  });
});
