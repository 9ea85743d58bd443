import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { beforeAll, describe, expect } from 'vitest';
import { readEvents } from '#model/records/event';
import { readEventSongs } from '#model/records/read-event-songs';
import { STUDIO_KEYS } from '#model/vocabulary/area-items';
import { choose } from './choose.ts';
import { type Challenge, loadChallenge, unfinishedProfile } from './data.ts';
import { currentSite, test } from './harness.ts';
import { NARROW } from './launch.ts';
import { axeFindings, settled, sidewaysPixels } from './page-checks.ts';
import { PREMADE, solve } from './solve.ts';
import { builderPath, TeamBuilderPage } from './team-builder-page.ts';

let challenge: Challenge;
let event: number;
let songs: readonly number[];

beforeAll(async () => {
  const { url } = currentSite();
  challenge = await loadChallenge(url);
  const json = async (name: string) => (await fetch(`${url}/api/${name}.json`)).json();
  const all = [...readEvents(await json('events/all.5')).byId.values()];
  // A new visitor's main server is the worldwide one.
  event = all.findLast(({ type, startAt }) => type === 'medley' && startAt[1] !== null)?.id ?? 0;
  songs = readEventSongs(await json(`events/${event}`))[1] ?? [];
});

const PATIENCE_MS = 30_000;
const whole = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''));

const results = (page: Page) => page.locator('#results');
const teams = (page: Page) => results(page).getByRole('listitem', { name: /^Song [123]: / });

interface ShownMedley {
  readonly total: number;
  readonly scores: readonly number[];
  readonly cards: readonly number[];
}

/** The medley as the copied text has it. */
async function shownMedley(page: Page): Promise<ShownMedley> {
  await results(page).getByRole('button', { name: 'Copy as text' }).click();
  await page.getByText('Text copied').waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  return {
    total: whole(/Total score ([\d,]+)/.exec(text)?.[1]),
    scores: [...text.matchAll(/^\d\. ([\d,]+) \(min/gm)].map(([, score]) => whole(score)),
    cards: [...text.matchAll(/#(\d+) Lv /g)].map(([, id]) => Number(id)),
  };
}

/** Three teams without a common card whose scores make the total. */
async function soundMedley(page: Page): Promise<ShownMedley> {
  await expect.poll(() => teams(page).count(), { timeout: PATIENCE_MS }).toBe(3);
  const total = results(page).getByRole('region', { name: 'Total score' }).getByRole('paragraph').first();
  // The answer before may still stand while the next one is drawn.
  const difference = async () => (await shownMedley(page)).total - whole(await total.innerText());
  await expect.poll(difference, { timeout: PATIENCE_MS }).toBe(0);
  const medley = await shownMedley(page);
  expect(medley.scores.reduce((a, b) => a + b, 0)).toBe(medley.total);
  expect([medley.scores.length, medley.cards.length, new Set(medley.cards).size]).toEqual([3, 15, 15]);
  return medley;
}

const proved = (page: Page) =>
  results(page).getByText('Proved optimal', { exact: true }).waitFor({ timeout: PATIENCE_MS });

/** Size and number of colours of the picture that the button saves, and its name. */
async function savedPicture(page: Page) {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).locator('visible=true').first().click();
  const download = await coming;
  const base64 = readFileSync(await download.path()).toString('base64');
  const seen = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    const colors = new Set<number>();
    for (let i = 0; i < pixels.length; i += 4) {
      colors.add(((pixels[i] ?? 0) << 16) | ((pixels[i + 1] ?? 0) << 8) | (pixels[i + 2] ?? 0));
    }
    /** Shades along a row: every code begins with one of seven dark modules, far to the right. */
    const darkest = (y: number): number => {
      let [run, longest] = [0, 0];
      for (let x = 780; x < image.width - 48; x++) {
        const isBlack = [0, 1, 2].every((part) => pixels[4 * (y * image.width + x) + part] === 0);
        run = isBlack ? run + 1 : 0;
        longest = Math.max(longest, run);
      }
      return longest;
    };
    const hasCode = Array.from({ length: 240 }, (_, up) => darkest(image.height - 1 - up)).some(
      (run) => run >= 14,
    );
    return {
      width: image.width,
      height: image.height,
      colors: colors.size,
      ground: pixels[4 * 1080 * 20],
      hasCode,
    };
  }, base64);
  return { ...seen, name: download.suggestedFilename() };
}

/** Presses Cancel as soon as there is a best: on a busy machine a press from outside may come after the end. */
const cancelAtFirstBest = (page: Page) =>
  page.evaluate(() => {
    const look = (_: unknown, observer: MutationObserver): void => {
      const panel = document.querySelector('#results');
      if (!/Best so far [\d,]+ · at most [\d,]+/.test(panel?.textContent ?? '')) return;
      const buttons = [...(panel?.querySelectorAll('button') ?? [])];
      observer.disconnect();
      buttons.find(({ textContent }) => textContent === 'Cancel')?.click();
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });

/** An unfinished collection with items of all levels: mixed sets are hard work then. */
const uneven = () => {
  const profile = unfinishedProfile(challenge);
  const studio = STUDIO_KEYS.map((key, k) => [
    key,
    profile.items[key].map((_, place) => (k * 5 + place * 3 + ((k * place) % 4)) % 7),
  ]);
  return {
    ...profile,
    name: 'Uneven',
    server: 1,
    items: { ...profile.items, ...Object.fromEntries(studio) },
  };
};

describe('planning a medley', () => {
  test('from the event to three proved teams, the same by link and by solve', async ({ open }) => {
    const page = await open(builderPath());
    const builder = new TeamBuilderPage(page);
    await builder.takePremadeProfile();
    await builder.button(/^Event: /).click();
    const search = page.getByRole('dialog').getByLabel('Name or #id');
    await search.fill(`#${event}`);
    await search.press('Enter');
    await search.waitFor({ state: 'hidden' });
    await choose(page, 'Medley');
    await results(page).getByText('Choose three songs').waitFor();
    await expect.poll(() => builder.button(/^Calculate/).isDisabled()).toBe(true);
    await builder.button("The event's songs").click();
    await expect.poll(() => new URL(page.url()).searchParams.get('songs')).toBe(songs.join('.'));
    await builder.startSearch();
    await proved(page);
    const medley = await soundMedley(page);
    await results(page).getByRole('region', { name: 'Event points' }).getByRole('cell').first().waitFor();
    await expect
      .poll(() => results(page).getByRole('region', { name: 'Area items of all three teams' }).count())
      .toBe(1);
    expect(await axeFindings(page)).toEqual([]);

    await page.reload();
    await results(page).getByText('Ready').waitFor({ timeout: PATIENCE_MS });
    await builder.startSearch();
    await proved(page);
    expect(await soundMedley(page)).toEqual(medley);
    const asked = songs.map((song) => `${song}:expert`).join(',');
    const solved = await solve(...PREMADE, '--event', `${event}`, '--medley', asked);
    expect((solved as unknown as { total: number }).total).toBe(medley.total);
  });

  test('hides what a medley cannot have, and leaves out a card in its sheet', async ({ open }) => {
    const page = await open(builderPath({ live: 'medley', songs: songs.join('.') }));
    const builder = new TeamBuilderPage(page);
    await builder.takePremadeProfile();
    await page.getByText('Not available for medleys:').waitFor();
    for (const label of ['Fixed leader', '6th skill (encore)', 'Minimum power', 'Results']) {
      await expect.poll(() => page.locator('#constraints').getByText(label, { exact: true }).count()).toBe(0);
    }
    await builder.startSearch();
    await proved(page);
    const before = await soundMedley(page);
    await builder.leaveOut();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    const excluded = () => new URL(page.url()).searchParams.get('exclude');
    await expect.poll(excluded).not.toBeNull();
    const left = Number.parseInt(excluded() ?? '', 36);
    expect(before.cards).toContain(left);
    await proved(page);
    await expect.poll(async () => (await shownMedley(page)).cards.includes(left)).toBe(false);
    expect((await soundMedley(page)).total).toBeLessThanOrEqual(before.total);
  });

  test('can be stopped, and says by how much more is possible, on a phone', async ({ open }) => {
    const query = { live: 'medley', songs: songs.join('.'), items: 'mixed' };
    const page = await open(builderPath(query), { viewport: NARROW, scheme: 'dark' });
    const builder = new TeamBuilderPage(page);
    await builder.importProfile(JSON.stringify(uneven()));
    await results(page).getByText('Ready').waitFor();
    await cancelAtFirstBest(page);
    await builder.startSearch();
    await results(page).getByText('Not proved', { exact: true }).waitFor({ timeout: PATIENCE_MS });
    await expect
      .poll(() => results(page).getByRole('status').first().innerText())
      .toMatch(/^Not proved\. Total score [\d,]+$/);
    const gap = await results(page)
      .getByText(/^At most [\d.]+% better is possible/)
      .innerText();
    expect(whole(/\(([\d,]+) points\)/.exec(gap)?.[1])).toBeGreaterThan(0);
    await soundMedley(page);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe('a medley whose skills wait for each other', () => {
  const LINE = /^Counted as “At once”/;

  test('is the one of skills that overlap where none has to wait', async ({ open }) => {
    const page = await open(builderPath({ live: 'medley', songs: songs.join('.'), queue: 'wait' }));
    const builder = new TeamBuilderPage(page);
    await builder.takePremadeProfile();
    await page.getByText('are listed and count as “At once”').waitFor();
    await builder.startSearch();
    await proved(page);
    const waiting = await soundMedley(page);
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('Skills close together: One by one');
    await expect.poll(() => results(page).getByText(LINE).count()).toBe(0);
    await choose(page, 'At once');
    const stale = results(page).getByText('Settings changed. Calculate again.');
    await stale.waitFor();
    await builder.startSearch();
    await stale.waitFor({ state: 'hidden', timeout: PATIENCE_MS });
    await proved(page);
    expect(await soundMedley(page)).toEqual(waiting);
  });

  test('names the song in which one may, on the page and in the text', async ({ open }) => {
    const page = await open('about:blank', { viewport: NARROW });
    const [, close = 0] = songs;
    await page.route(`**/api/charts/${close}/expert.json`, async (route) => {
      const response = await route.fetch();
      const chart = (await response.json()) as readonly { readonly type: string; readonly bpm?: number }[];
      // Four times as fast, so that skill notes are close together.
      const faster = chart.map((row) => (row.type === 'BPM' ? { ...row, bpm: (row.bpm ?? 0) * 4 } : row));
      await route.fulfill({ response, json: faster });
    });
    await page.goto(builderPath({ live: 'medley', songs: songs.join('.'), queue: 'wait' }));
    const builder = new TeamBuilderPage(page);
    await builder.takePremadeProfile();
    await builder.startSearch();
    await proved(page);
    await soundMedley(page);
    const line = results(page).getByText(LINE);
    await expect.poll(() => line.count()).toBe(1);
    const title = (await teams(page).nth(1).getAttribute('aria-label'))?.replace('Song 2: ', '');
    await expect.poll(() => line.textContent()).toContain(` wait: ${title} · EX`);
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain(await line.textContent());
    await page.getByRole('button', { name: 'Pin this result' }).click();
    const pinned = page
      .getByRole('region', { name: 'Pinned results' })
      .getByText('Skills close together: One by one');
    await expect.poll(() => pinned.innerText()).toContain((await line.textContent()) ?? '?');
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe('a pinned medley', () => {
  test('stays beside the next one of its songs, says what it has more or less, and beside a single song', async ({
    open,
  }) => {
    const page = await open(builderPath({ live: 'medley', songs: songs.join('.') }));
    const builder = new TeamBuilderPage(page);
    await builder.takePremadeProfile();
    await builder.startSearch();
    await proved(page);
    const before = await soundMedley(page);
    const pins = page.getByRole('region', { name: 'Pinned results' });
    const pin = pins.getByRole('button', { name: 'Pin this result' });
    await pin.click();
    await pins.getByText('Shown above').waitFor();
    await expect.poll(() => pin.isDisabled()).toBe(true);
    await builder.leaveOut();
    const total = pins.getByRole('row', { name: /^Total score / });
    await expect.poll(() => total.innerText(), { timeout: PATIENCE_MS }).toMatch(/\+[\d,]+$/);
    await proved(page);
    const after = await soundMedley(page);
    const [, value, more] = /Total score\s+([\d,]+)\s+\+([\d,]+)/.exec(await total.innerText()) ?? [];
    expect([whole(value), whole(more)]).toEqual([before.total, before.total - after.total]);
    await pin.click();
    const pinned = pins.locator('li:has(table)');
    await expect.poll(() => pinned.count()).toBe(2);
    await expect.poll(() => pinned.first().innerText()).toContain('Excluded: 1');
    await expect.poll(() => pinned.last().innerText()).not.toContain('Excluded');
    expect(await axeFindings(page)).toEqual([]);

    await choose(page, /^Free$/);
    await expect.poll(() => pinned.count()).toBe(2);
    await expect.poll(() => total.last().innerText()).not.toContain('+');
    await pins
      .getByRole('button', { name: /^Unpin Medley: / })
      .first()
      .click();
    await expect.poll(() => pinned.count()).toBe(1);
  });
});

describe('a medley whose data does not come', () => {
  test('says what is missing and finds the teams once it is there', async ({ open }) => {
    const query = { live: 'medley', songs: songs.join('.') };
    const page = await open('about:blank', { expected: /charts|500/ });
    const charts = '**/api/charts/**';
    await page.route(charts, (route) =>
      route.fulfill({ status: 500, json: { result: false, code: 'INTERNAL' } }),
    );
    // The page asks for the charts of an address as it opens.
    await page.goto(builderPath(query));
    const builder = new TeamBuilderPage(page);
    await builder.takePremadeProfile();
    await builder.startSearch();
    const alert = results(page).getByRole('alert');
    await alert.getByText(/chart/i).first().waitFor({ timeout: PATIENCE_MS });
    const dialog = page.getByRole('dialog', { name: 'Network error' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.unroute(charts);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await proved(page);
    await soundMedley(page);
  });
});

describe('a result as a picture', () => {
  test('shows a medley in the colours of the page, without a network', async ({ open }) => {
    const query = { live: 'medley', songs: songs.join('.') };
    const page = await open(builderPath(query), { viewport: NARROW, scheme: 'dark' });
    const builder = new TeamBuilderPage(page);
    await builder.takePremadeProfile();
    await builder.startSearch();
    await proved(page);
    await teams(page).nth(2).scrollIntoViewIfNeeded();
    await expect
      .poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete)))
      .toBe(true);
    // What a press might need is fetched ahead, some of it a while after the answer.
    await settled(() => page.evaluate(() => performance.getEntriesByType('resource').length), 1_000);
    await page.context().setOffline(true);
    const { width, height, colors, ground, name } = await savedPicture(page);
    expect(width).toBe(1080);
    expect(height).toBeGreaterThan(1200);
    expect(colors).toBeGreaterThan(3_000);
    expect(ground).toBeLessThan(60);
    expect(name).toMatch(/^setori-Medley-.+-\d{4}-\d\d-\d\d\.png$/);
    await page.getByText('Picture saved').waitFor();
    await page.context().setOffline(false);
  });

  test('shows a single team, named after its song', async ({ open }) => {
    const page = await open(builderPath({ song: challenge.song.id }));
    const builder = new TeamBuilderPage(page);
    await builder.takePremadeProfile();
    await builder.calculate();
    const { width, height, colors, ground, name, hasCode } = await savedPicture(page);
    expect([width, height > 700 && height < 1200]).toEqual([1080, true]);
    expect(hasCode).toBe(true);
    expect(colors).toBeGreaterThan(2_000);
    expect(ground).toBe(255);
    expect(name).toMatch(/^setori-.+-Expert-\d{4}-\d\d-\d\d\.png$/);
    await builder.button('QR code').click();
    const code = page.getByRole('dialog', { name: 'QR code' });
    await code.getByRole('img', { name: 'QR code' }).waitFor();
    const link = (await code.getByText(/^http/).textContent()) ?? '';
    expect(new URL(link).searchParams.get('song')).toBe(String(challenge.song.id));
    await code.getByRole('button', { name: 'Copy link' }).click();
    await code.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  });
});
