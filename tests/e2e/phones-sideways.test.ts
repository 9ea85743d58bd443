import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { listening, newVisitor, test, type Visitor } from './harness.ts';
import { SIDEWAYS } from './launch.ts';
import { sidewaysPixels } from './page-checks.ts';
import { settled } from './settled.ts';

const { width, height } = SIDEWAYS;
/** What bars may take of the height together (reference R41). */
const MAX_BARS = height / 5;
/** Further than any top bar. */
const SCROLL = 600;

const PAGES = [
  '/',
  '/info/cards',
  '/info/cards/1213',
  '/info/songs/187',
  '/info/events',
  '/info/events/281',
  '/leaderboard/events/jp/280',
  '/tool/teambuilder',
  '/tool/songoptimizer',
  '/tool/eventtracker',
  '/tool/eventcalculator',
  '/tool/chart/187/expert',
  '/tool/simulator/187/expert',
  '/tool/live2d/costume/1750',
  '/tool/storyviewer',
  '/tool/storyviewer/main/en/2',
  '/tool/explorer/asset',
  '/tool/musicplayer',
  '/game/guesswho',
  '/game/findme',
  '/game/room',
  '/community/home',
  '/community/posts',
  '/community/charts',
  '/community/charts/new',
  '/community/stories/new',
  '/profile/manager',
  '/profile/preferences',
];

/** In the page: pixels that bars take at the edges while all else scrolls. */
function barPixels(): number {
  const { innerWidth, innerHeight } = window;
  return [...document.querySelectorAll('body *')].reduce((sum, element) => {
    const { position, visibility } = getComputedStyle(element);
    if (!/fixed|sticky/.test(position) || visibility === 'hidden') return sum;
    const { top, bottom, width } = element.getBoundingClientRect();
    const isAtEdge = Math.abs(top) < 1 || Math.abs(bottom - innerHeight) < 1;
    return isAtEdge && bottom > 0 && top < innerHeight && width > innerWidth / 2 ? sum + bottom - top : sum;
  }, 0);
}

/** In the page: whether something that can be pressed or filled in is in sight below the bar. */
const hasControl = (): boolean =>
  [...document.querySelectorAll('main :is(a, button, input, select, textarea, summary)')].some((control) => {
    const { top, bottom, width } = control.getBoundingClientRect();
    return width > 1 && bottom > top && top >= 0 && bottom <= window.innerHeight;
  });

describe('a phone held sideways', () => {
  let visitor: Visitor | null = null;
  beforeAll(async () => {
    visitor = await newVisitor({ viewport: SIDEWAYS, isTouch: true });
  });
  afterAll(() => visitor?.page.context().close());

  test.for(PAGES)('has the layout of a phone on %s, and the height for the page', async (path) => {
    if (visitor === null) throw new Error('nobody came');
    const { page, problems } = visitor;
    problems();
    await page.goto(path);
    await listening(page);
    await settled(page);
    await expect.poll(() => page.getByRole('navigation', { name: 'Main menu' }).isVisible()).toBe(false);
    await expect.poll(() => page.evaluate(hasControl)).toBe(true);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
    await page.evaluate((top) => window.scrollTo(0, top), SCROLL);
    await expect.poll(() => page.evaluate(barPixels)).toBeLessThanOrEqual(MAX_BARS);
    expect(problems()).toEqual([]);
  });

  test('has eight bands of answers in sight in a game, alone and in a room', async ({ open }) => {
    const alone = await open('/game/guesswho', { viewport: SIDEWAYS, isTouch: true });
    await alone.getByRole('button', { name: 'Start', exact: true }).click();
    await expectAllFaces(alone);

    const expected = /\/api\/room\/stream/;
    const room = '/game/room?game=guesswho&server=jp&rounds=2&time=60';
    const host = await open(room, { viewport: SIDEWAYS, isTouch: true, expected });
    await enterRoom(host, 'Ann');
    await enterRoom(await open(new URL(host.url()).pathname, { expected }), 'Ben');
    await host.getByRole('button', { name: 'Start the game', exact: true }).click();
    await expectAllFaces(host);
  });
});

async function expectAllFaces(page: Page): Promise<void> {
  const faces = page.getByRole('group', { name: 'Answers' }).getByRole('button');
  await expect.poll(() => faces.count()).toBe(40);
  const ends = async () => {
    const boxes = [await faces.first().boundingBox(), await faces.last().boundingBox()];
    return boxes.flatMap((box) => (box ? [box.y, box.y + box.height] : []));
  };
  await expect.poll(async () => Math.min(...(await ends()))).toBeGreaterThanOrEqual(0);
  await expect.poll(async () => Math.max(...(await ends()))).toBeLessThanOrEqual(height);
}

async function enterRoom(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('textbox', { name: 'Your name' }).press('Enter');
  await page.getByRole('heading', { name: /^Players/ }).waitFor();
}

const SIMULATOR = '/tool/simulator/187/expert';
const board = (page: Page) => page.locator('#stage');
const button = (page: Page, name: string) => board(page).getByRole('button', { name, exact: true });
const controls = (page: Page) => board(page).getByRole('timer');

/** The picture, or the box around it, in CSS pixels. */
const stageHeight = async (page: Page): Promise<number> =>
  (await board(page).locator('canvas').boundingBox())?.height ?? 0;

/** In the page: how much is to be seen of an element. */
const opacityOf = (page: Page): Promise<number> =>
  controls(page).evaluate((element) => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  });

async function fillScreen(page: Page): Promise<void> {
  await button(page, 'Play').waitFor();
  await board(page).locator('canvas').waitFor({ state: 'attached' });
  await button(page, 'Full screen').click();
  await button(page, 'Leave full screen').waitFor();
}

describe('a chart in full screen', () => {
  test('has the whole screen after 2 s, until its controls are wanted', async ({ open }) => {
    const page = await open(SIMULATOR, { viewport: SIDEWAYS, isTouch: true });
    await fillScreen(page);
    await expect.poll(() => stageHeight(page)).toBeGreaterThanOrEqual(278);
    await button(page, 'Play').click();
    await expect.poll(() => stageHeight(page)).toBeGreaterThan(380);
    expect(await opacityOf(page)).toBe(1);
    await expect.poll(() => opacityOf(page)).toBe(0);

    // The touch that brings them back does nothing else.
    await page.touchscreen.tap(width / 2, height / 3);
    await expect.poll(() => opacityOf(page)).toBe(1);
    await button(page, 'Pause').waitFor();
    await page.touchscreen.tap(width / 2, height / 3);
    await button(page, 'Play').waitFor();
    await expect.poll(() => stageHeight(page)).toBeLessThan(320);
    expect(await stageHeight(page)).toBeGreaterThanOrEqual(278);

    // They stay while they are used by keyboard.
    await page.keyboard.press('Space');
    await expect.poll(() => opacityOf(page)).toBe(0);
    await button(page, 'Pause').focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => board(page).getAttribute('data-controls')).toBe('over');
    await expect.poll(() => board(page).getAttribute('data-controls')).toBe('away');
    expect(await opacityOf(page)).toBe(1);
  });

  test('has the window where a phone gives pages no screen', async ({ open }) => {
    const page = await open(SIMULATOR, { viewport: SIDEWAYS, isTouch: true });
    await page.addInitScript(() =>
      Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => undefined }),
    );
    await page.goto(SIMULATOR);
    await listening(page);
    await fillScreen(page);
    await button(page, 'Play').click();
    await expect.poll(() => stageHeight(page)).toBeGreaterThan(380);
    await expect.poll(() => opacityOf(page)).toBe(0);
    await button(page, 'Leave full screen').click();
    await expect.poll(() => stageHeight(page)).toBeLessThan(320);
    await expect.poll(() => opacityOf(page)).toBe(1);
  });

  test('says above the line what was judged, also on a phone upright', async ({ open }) => {
    const page = await open(SIMULATOR, { viewport: { width: 390, height: 844 }, isTouch: true });
    await board(page).getByRole('radio', { name: 'Play it', exact: true }).locator('..').click();
    await fillScreen(page);
    await button(page, 'Play').click();
    const verdict = board(page).getByText('MISS', { exact: true });
    await verdict.waitFor();
    const { height: tall = 0 } = (await board(page).locator('canvas').boundingBox()) ?? {};
    expect(tall).toBeGreaterThan(700);
    const line = tall / 2 + 0.34 * ((390 * 750) / 1334);
    const ends = async () => {
      const box = await verdict.boundingBox();
      return box ? box.y + box.height : Number.POSITIVE_INFINITY;
    };
    await expect.poll(ends).toBeLessThan(line - 8);
  });
});
