import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { hitsOfNotes } from '#model/chart/clock/hit-queue';
import { parseChart } from '#model/chart/parse';
import { playableChart } from '#model/chart/playing/playable';
import { USUAL_SETTINGS } from '#model/chart/stage/settings';
import { currentSite, listening, test } from './harness.ts';
import { tabTo } from './keyboard.ts';
import { axeInBothLooks, settled, sidewaysPixels } from './page-checks.ts';
import { forgetHeard, type Heard, heardOn, tapSound } from './sound-tap.ts';

const PATH = '/tool/simulator/187/expert';
const SOUND = /\/assets\/\w+\/sound\/bgm\d+_rip\//;
/** Hits alone. */
const NO_MUSIC = {
  'simulator/settings': JSON.stringify({ ...USUAL_SETTINGS, musicVolume: 0, hitVolume: 1 }),
};

/** Pixels in which the corners of the board are round. */
const CORNER = 16;

const board = (page: Page) => page.locator('#stage');
const button = (page: Page, name: string) => board(page).getByRole('button', { name, exact: true });
const place = (page: Page) => board(page).getByRole('slider', { name: 'Place in the chart' });
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

/** Seconds on the clock of the simulator. */
async function secondsOf(page: Page): Promise<number> {
  const text = (await board(page).getByRole('timer').locator('strong').textContent()) ?? '';
  const [minutes = 0, seconds = 0] = text.split(':').map(Number);
  return 60 * minutes + seconds;
}

/** When what was pressed before is heard. */
async function readyIn(page: Page): Promise<void> {
  await button(page, 'Play').waitFor();
  await board(page).locator('canvas').waitFor({ state: 'attached' });
}

/** Again, with an ear at the loudspeaker from the beginning. */
async function reopenWithEar(page: Page, query = ''): Promise<void> {
  await tapSound(page);
  await page.goto(`${PATH}${query}`);
  await listening(page);
  await readyIn(page);
}

/** Moments of the chart at which something is hit. */
async function hitTimes(): Promise<readonly number[]> {
  const answer = await fetch(`${currentSite().url}/api/charts/187/expert.json`);
  return hitsOfNotes(playableChart(parseChart(await answer.json())).notes).map(({ time }) => time);
}

/** The stage, without the round corners of the board, whose edges the browser smooths as it likes. */
async function pictureOn(page: Page): Promise<Buffer> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await board(page).locator('canvas').boundingBox()) ?? {};
  return page.screenshot({ clip: { x, y: y + CORNER, width, height: height - 2 * CORNER } });
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** How many seconds the onset that is furthest from a hit is away from it, by the clock that is shown. */
function mostOff({ onsets, places }: Heard, times: readonly number[], rate: number): number {
  // The first ones may be of before.
  const start = median(places.slice(2).map(([position, at]) => at - position / rate));
  const moments = times.map((time) => start + time / rate);
  return Math.max(...onsets.map((at) => Math.min(...moments.map((moment) => Math.abs(at - moment)))));
}

describe('chart simulator', () => {
  test('sounds its hits with the notes, at every rate', async ({ open }) => {
    const times = await hitTimes();
    const page = await open(PATH, { kept: NO_MUSIC });
    await reopenWithEar(page);
    await page.keyboard.press('Space');
    await button(page, 'Pause').waitFor();
    await expect.poll(async () => (await heardOn(page)).onsets.length).toBeGreaterThan(6);
    expect(mostOff(await heardOn(page), times, 1)).toBeLessThan(0.03);

    await board(page).getByRole('radio', { name: '0.5', exact: true }).locator('..').click();
    await expect.poll(() => parameter(page, 'rate')).toBe('0.5');
    await forgetHeard(page);
    await expect.poll(async () => (await heardOn(page)).places.length).toBeGreaterThan(16);
    const half = (await heardOn(page)).places.slice(1);
    const [[from, start] = [0, 0], [to, end] = [0, 1]] = [half.at(0), half.at(-1)];
    expect((to - from) / (end - start)).toBeCloseTo(0.5, 1);
    await expect.poll(async () => (await heardOn(page)).onsets.length).toBeGreaterThan(4);
    expect(mostOff(await heardOn(page), times, 0.5)).toBeLessThan(0.03);

    // What was scheduled ahead is not heard any more.
    await button(page, 'Pause').click();
    await button(page, 'Play').waitFor();
    const place = await settled(() => secondsOf(page));
    await forgetHeard(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => secondsOf(page)).not.toBe(place);
    expect((await heardOn(page)).onsets).toEqual([]);
  });

  test('plays a stretch of the chart with its music again and again', async ({ open }) => {
    const page = await open(PATH);
    await reopenWithEar(page, '?t=10&a=10&b=11.5');
    await button(page, 'Play').click();
    const rounds = async () => {
      const positions = (await heardOn(page)).places.map(([position]) => position);
      return positions.filter((position, i) => i > 0 && position < (positions[i - 1] ?? 0)).length;
    };
    await expect.poll(rounds).toBeGreaterThan(2);
    const { places, loudest } = await heardOn(page);
    const positions = places.map(([position]) => position);
    expect(Math.min(...positions)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...positions)).toBeLessThan(11.5);
    expect(loudest).toBeGreaterThan(0.05);

    // Mirrored, it goes on.
    await page.keyboard.press('m');
    await expect.poll(() => parameter(page, 'mirror')).toBe('1');
    const round = await rounds();
    await expect.poll(rounds).toBeGreaterThan(round);
    await page.keyboard.press('l');
    await expect.poll(() => parameter(page, 'b')).toBeNull();
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(12);
  });

  test('goes where a fan presses, and its address leads back to the moment', async ({ open }) => {
    const page = await open(PATH);
    await readyIn(page);
    const { width = 0 } = (await place(page).boundingBox()) ?? {};
    await place(page).click({ position: { x: width / 2, y: 20 } });
    const whole = Number(await place(page).getAttribute('aria-valuemax'));
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(whole * 0.45);
    expect(await secondsOf(page)).toBeLessThan(whole * 0.55);
    const pressed = await secondsOf(page);
    await place(page).press('ArrowRight');
    await expect.poll(() => secondsOf(page)).toBeCloseTo(pressed + 1, 1);
    await place(page).press('Home');
    await expect.poll(() => secondsOf(page)).toBe(0);
    await page.locator('h1').hover();
    await place(page).blur();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => secondsOf(page)).toBe(5);
    await page.keyboard.press('m');
    await expect.poll(() => parameter(page, 'mirror')).toBe('1');
    expect(await secondsOf(page)).toBe(5);

    await page.keyboard.press('Space');
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(6);
    await page.keyboard.press('Space');
    await button(page, 'Play').waitFor();
    await expect.poll(async () => parameter(page, 't')).not.toBe('5');
    await expect.poll(async () => Number(parameter(page, 't')) - (await secondsOf(page))).toBeCloseTo(0, 1);
    const rested = await secondsOf(page);
    expect(rested).toBeGreaterThan(6);
    // While it stands still after it was heard, too.
    await page.keyboard.press('Home');
    await expect.poll(() => secondsOf(page)).toBe(0);
    await expect.poll(() => parameter(page, 't')).toBeNull();
    await page.goto(`${PATH}?t=${rested}&mirror=1`);
    await listening(page);
    await readyIn(page);
    await expect.poll(() => secondsOf(page)).toBeCloseTo(rested, 1);
    expect(parameter(page, 'mirror')).toBe('1');
  });

  test('draws the same picture of the same moment', async ({ open }) => {
    const openAt = async (query: string) => {
      const page = await open(`${PATH}?${query}`);
      await readyIn(page);
      await expect.poll(() => secondsOf(page)).toBe(30);
      // The last that comes.
      await expect.poll(() => board(page).getByText('Loading the music').count()).toBe(0);
      return () => pictureOn(page);
    };
    const [one, other, mirrored] = [
      await openAt('t=30'),
      await openAt('t=30'),
      await openAt('t=30&mirror=1'),
    ];
    await expect.poll(async () => (await one()).equals(await other())).toBe(true);
    expect((await one()).equals(await mirrored())).toBe(false);
  });

  test('draws notes and lanes in a skin of the data, and keeps its own where files are missing', async ({
    open,
  }) => {
    const page = await open(`${PATH}?t=30`, { expected: /404/ });
    await readyIn(page);
    const options = page.locator('#options');
    const isAs = async (other: Buffer) => (await pictureOn(page)).equals(other);
    const choose = (label: string, skin: string) => options.getByLabel(label).selectOption(skin);
    await expect.poll(() => board(page).getByText('Loading the music').count()).toBe(0);
    await expect.poll(() => secondsOf(page)).toBe(30);
    let own = await pictureOn(page);
    await expect
      .poll(async () => {
        const before = own;
        own = await pictureOn(page);
        return own.equals(before);
      })
      .toBe(true);
    await choose('Note skin', 'Neon');
    await choose('Lanes', 'Blackboard');
    await expect.poll(() => isAs(own)).toBe(false);
    await expect.poll(() => options.getByText(/Parts of this skin/).count()).toBe(0);

    await page.context().route(/noteskin\/skin02_rip/, (route) => route.fulfill({ status: 404 }));
    await choose('Note skin', 'Blackboard');
    await options
      .getByText('Parts of this skin could not be loaded. Setori’s own take their place.')
      .waitFor();
    await choose('Lanes', '');
    await expect.poll(() => isAs(own)).toBe(true);
  });

  test('plays without music where there is none, and says so', async ({ open }) => {
    const page = await open('/', { expected: /404/ });
    await page.context().route(SOUND, (route) => route.fulfill({ status: 404 }));
    await page.goto(PATH);
    await listening(page);
    await board(page).getByText('The music of this song is missing. The chart plays without.').waitFor();
    await tabTo(page, /^Play$/);
    await page.keyboard.press('Enter');
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.5);
    await page.context().unrouteAll();
    await board(page).getByRole('button', { name: 'Try again' }).click();
    await expect
      .poll(() =>
        board(page)
          .getByText(/The music of this song/)
          .count(),
      )
      .toBe(0);
    await button(page, 'Pause').waitFor();
  });

  test('is silent as soon as the music player is heard, and the other way round', async ({ open }) => {
    const page = await open('/tool/musicplayer');
    const library = page.getByRole('list', { name: 'Music player' });
    await library
      .getByRole('button', { name: /to the queue$/ })
      .nth(0)
      .click();
    await expect.poll(() => page.locator('#queue').getByRole('listitem').count()).toBe(1);
    await page.goto(PATH);
    await listening(page);
    await readyIn(page);
    const mini = page.getByRole('banner').getByRole('region', { name: 'Music' });
    await button(page, 'Play').click();
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3);
    await mini.getByRole('button', { name: 'Play', exact: true }).click();
    await mini.getByRole('button', { name: 'Pause', exact: true }).waitFor();
    await button(page, 'Play').waitFor();
    await button(page, 'Play').click();
    await button(page, 'Pause').waitFor();
    await mini.getByRole('button', { name: 'Play', exact: true }).waitFor();
  });

  test('hides nothing from anyone while it plays a loop, in both looks', async ({ open }) => {
    const page = await open(`${PATH}?t=10&a=10&b=14&mirror=1&power=300000`);
    await readyIn(page);
    await button(page, 'Play').click();
    await button(page, 'Pause').waitFor();
    expect(await axeInBothLooks(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
    // Ends of the loop are moved by keys.
    await board(page).getByRole('slider', { name: 'End of the loop' }).press('ArrowLeft');
    await expect.poll(() => parameter(page, 'b')).toBe('13.9');
  });

  test('gives the graphics card back with every visit', async ({ open }) => {
    const page = await open(PATH);
    await page.addInitScript(() => {
      const contexts: WebGLRenderingContext[] = [];
      Object.assign(window, { contexts });
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: never[]) {
        const context: unknown = (getContext as (...all: never[]) => unknown).apply(this, asked);
        if (context instanceof WebGL2RenderingContext || context instanceof WebGLRenderingContext)
          if (!contexts.includes(context as WebGLRenderingContext))
            contexts.push(context as WebGLRenderingContext);
        return context;
      } as typeof getContext;
    });
    await page.goto(PATH);
    await listening(page);
    const counts = () =>
      page.evaluate(() => {
        const { contexts } = window as unknown as { contexts: WebGLRenderingContext[] };
        return { made: contexts.length, live: contexts.filter((context) => !context.isContextLost()).length };
      });
    await readyIn(page);
    await page.getByRole('link', { name: 'Whole chart' }).click();
    await expect.poll(() => board(page).count()).toBe(0);
    // Pixi keeps one of its own, to ask what the browser can do.
    const { live: left } = await counts();
    expect(left).toBeLessThanOrEqual(1);
    for (let visit = 0; visit < 10; visit += 1) {
      await expect.poll(() => board(page).count()).toBe(0);
      await page.goBack();
      await readyIn(page);
      expect((await counts()).live).toBe(left + 1);
      await page.goForward();
    }
    await expect.poll(() => board(page).count()).toBe(0);
    const { made, live } = await counts();
    expect(made).toBeGreaterThanOrEqual(11);
    expect(live).toBe(left);
  });
});
