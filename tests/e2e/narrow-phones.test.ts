import { beforeAll, expect } from 'vitest';
import type { Profile } from '#model/profile/profile';
import type { Locale } from '#model/vocabulary/locales';
import { readTexts } from '../locales/texts.ts';
import { lastEvent, loadChallenge, reducedProfile } from './data.ts';
import { currentSite, test } from './harness.ts';
import { sidewaysPixels, tornWords } from './page-checks.ts';
import { builderPath } from './team-builder-page.ts';

const SMALLEST = { width: 320, height: 640 };
const USUAL = { width: 360, height: 740 };
/** Those with the longest words. */
const LONG: readonly Locale[] = ['pl', 'ru', 'es', 'en'];

let answered: string;
let profile: Profile;

beforeAll(async () => {
  const { url } = currentSite();
  const challenge = await loadChallenge(url);
  profile = { ...reducedProfile(challenge, 24), name: 'Mine' };
  const event = await lastEvent(url, 'mission_live');
  answered = builderPath({ song: challenge.song.id, event, target: 'points', live: 'multi' });
});

test.for(LONG)(
  'an answer fits the narrowest phone with whole words and numbers, in %s',
  async (locale, { open }) => {
    const kept = { 'profiles/profiles': JSON.stringify({ profiles: [profile], active: 0 }) };
    const page = await open(answered, { viewport: SMALLEST, locale, kept });
    await page.getByRole('button', { name: readTexts(locale).get('builder.calculate') ?? '' }).click();
    await page.locator('main table').first().waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('main table').count()).toBeGreaterThan(1);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
    expect(await tornWords(page)).toEqual([]);
  },
);

test.for(LONG)(
  'the head of a list with a filter keeps its words whole on phones, in %s',
  async (locale, { open }) => {
    const page = await open('/info/cards?band=1&view=rows', { viewport: USUAL, locale });
    await page.locator('main li a').first().waitFor();
    expect(await tornWords(page)).toEqual([]);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
  },
);

/** In the page: titles and lines of rows that are cut, or stand beyond the edge of their row. */
const cutInRows = (): string[] =>
  [...document.querySelectorAll('#results [aria-posinset] strong')].flatMap((title) => {
    const lines = [title, ...(title.parentElement?.children ?? [])];
    const row = title.closest('a')?.getBoundingClientRect();
    const isCut = lines.some((line) => {
      const { top, bottom } = line.getBoundingClientRect();
      const isOut = !row || top < row.top || bottom > row.bottom;
      return isOut || line.scrollWidth > line.clientWidth + 1 || line.scrollHeight > line.clientHeight + 1;
    });
    return isCut ? [title.textContent] : [];
  });

test.for(['cards', 'songs', 'events', 'characters'])(
  'the rows of %s show whole titles on the narrowest phone',
  async (family, { open }) => {
    for (const locale of LONG) {
      const page = await open(`/info/${family}?view=rows`, {
        viewport: { ...SMALLEST, height: 2000 },
        locale,
      });
      await page.locator('#results [aria-posinset="8"] strong').waitFor();
      expect(await page.evaluate(cutInRows), locale).toEqual([]);
    }
  },
);
