import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BODY_KINDS } from '#src/browser/live2d/figure-body.ts';
import type { Live2dPage } from './live2d-stage-page.ts';
import { type LonePage, startLonePage } from './lone-page.ts';
import type { Problems } from './watch.ts';

declare global {
  interface Window {
    readonly live2dPage: Live2dPage;
  }
}

/** Drivers warn that reading pixels back takes time, and report a context that a test takes away. */
const USUAL = /GL Driver Message|CONTEXT_LOST_WEBGL/;

let alone: LonePage;
let page: Page;
let problems: Problems;

beforeAll(async () => {
  alone = await startLonePage('live2d-stage-page.ts', { '/res/live2d.min.js': 'stub-core.ts' });
});

afterAll(() => alone?.stop());

beforeEach(async () => {
  ({ page, problems } = await alone.open());
});

afterEach(async () => {
  await page.close();
  expect(problems.filter((problem) => !USUAL.test(problem))).toEqual([]);
});

/** As in a browser that does not use the graphics card, which Pixi asks once. */
async function takeWebgl(): Promise<void> {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...others: unknown[]) {
        return kind.includes('webgl') ? null : Reflect.apply(getContext, this, [kind, ...others]);
      },
    });
  });
  await page.reload();
  await page.waitForFunction(() => 'live2dPage' in window);
}

/** With the graphics card, and without it, where a model of Cubism is a picture. */
const WAYS = [
  { kind: 'cubism', hasWebgl: true },
  { kind: 'puppet', hasWebgl: true },
  { kind: 'puppet', hasWebgl: false },
] as const;

describe.each(WAYS)('a figure drawn as $kind, WebGL: $hasWebgl', ({ kind, hasWebgl }) => {
  beforeEach(async () => {
    if (!hasWebgl) await takeWebgl();
  });

  test('looks the same in every size, with colours that nothing unseen gets into', async () => {
    const look = await page.evaluate((each) => window.live2dPage.look(each), kind);
    expect(look.kind).toBe(kind);
    expect(look.parameters).toBeGreaterThan(4);
    expect(look.size).toEqual([300, 200, 600, 400]);
    expect(look.head).toEqual([255, 0, 0, 255]);
    expect(look.feet.slice(0, 3)).toEqual([255, 255, 255]);
    expect(Math.abs(look.feet[3]! - 127.5)).toBeLessThan(1.5);
    expect(look.beside).toEqual([0, 0, 0, 0]);
    // 100 × 200 on a stage 200 high, in the middle of 300.
    expect(look.edges).toEqual([
      [100, 199],
      [200, 399],
    ]);
    expect(look.bounds).toEqual({ left: 100, top: 0, width: 100, height: 200 });
  });

  test('shows a value that is held', async () => {
    const { before, held, value, after } = await page.evaluate((each) => window.live2dPage.hold(each), kind);
    expect(value).toBe(20);
    expect(held[0]).toBe(before[0]! + 20);
    expect(after).toEqual(before);
  });

  test('plays motions by the time it is given, and after a mistake plays the next', async () => {
    const played = await page.evaluate((each) => window.live2dPage.play(each), kind);
    expect(played.unknown).toMatch(/^FileMissing: .*none/);
    expect(played.missing).toMatch(/^FileMissing: .*nod\.mtn/);
    expect(played.during).toBeCloseTo(30);
    expect(played.shown[0]).toBeGreaterThan(125);
    expect(played.withoutSteps).toBe(played.during);
    expect(played.another).toBeCloseTo(-20);
    expect(played.ended).toEqual(['done', 'done']);
    expect(played.rest).toBeCloseTo(0);
    expect(played.asked).toEqual(['nod.mtn', 'turn.mtn', 'nod.mtn']);
  });

  test('wears expressions as they are to be applied', async () => {
    const { eyes, brow, unknown, after } = await page.evaluate(
      (each) => window.live2dPage.express(each),
      kind,
    );
    expect(eyes).toEqual([1, 1, 1, 1, 1]);
    expect(brow).toBeCloseTo(0.5);
    expect(unknown).toMatch(/^FileMissing/);
    expect(after).toBe(0);
  });
});

describe.each(BODY_KINDS)('a figure shown as %s', (kind) => {
  beforeEach(async () => {
    // Without the core a model of Cubism is a picture.
    if (kind === 'still') await page.route('**/res/live2d.min.js', (route) => route.fulfill({ body: '' }));
  });

  test('stands where it is placed, fades and dims as a whole and hides', async () => {
    const { bounds, moved, faded, bright, dimmed, hidden } = await page.evaluate(
      (each) => window.live2dPage.place(each),
      kind,
    );
    expect(bounds).toEqual({ left: 175, top: 50, width: 50, height: 100 });
    expect(moved[0]).toBeGreaterThanOrEqual(175);
    expect(moved[1]).toBeLessThanOrEqual(224);
    expect(moved[1]! - moved[0]!).toBeGreaterThan(20);
    expect(Math.abs(faded[3]! - 127.5)).toBeLessThan(1.5);
    expect(dimmed[3]).toBe(bright[3]);
    for (const channel of [0, 1, 2])
      expect(Math.abs(dimmed[channel]! - bright[channel]! / 2)).toBeLessThan(2);
    expect(hidden).toEqual([0, 0, 0, 0]);
  });

  test('looks as before after the graphics card was lost and came back', async () => {
    const { before, after, heard } = await page.evaluate((each) => window.live2dPage.lose(each), kind);
    expect(heard).toBe(1);
    expect(before[3]).toBe(255);
    expect(after).toEqual(before);
  });

  test('gives everything back each time it is removed', async () => {
    const { before, after } = await page.evaluate((each) => window.live2dPage.addMany(each, 60), kind);
    expect(after).toEqual(before);
  });

  test('is opened and closed with its stage 200 times, and leaves no context, texture, buffer or canvas', async () => {
    const { before, after, ...opened } = await page.evaluate(
      (each) => window.live2dPage.openMany(each, 200),
      kind,
    );
    expect(opened).toEqual({ isAlive: true, isAllGivenBack: true, times: 200, canvases: 0 });
    expect(before.textures).toBeGreaterThan(0);
    expect(after).toEqual(before);
  });
});

describe('without the graphics card', () => {
  beforeEach(takeWebgl);

  test.each(['puppet', 'still'] as const)(
    'a figure shown as %s stands, fades and dims as a whole and hides',
    async (kind) => {
      const { bounds, moved, faded, bright, dimmed, hidden } = await page.evaluate(
        (each) => window.live2dPage.place(each),
        kind,
      );
      expect(Object.values(bounds).map(Math.round)).toEqual([175, 50, 50, 100]);
      expect(moved[0]).toBeGreaterThanOrEqual(175);
      expect(moved[1]).toBeLessThanOrEqual(224);
      expect(Math.abs(faded[3]! - 127.5)).toBeLessThan(1.5);
      expect(dimmed[3]).toBe(bright[3]);
      for (const channel of [0, 1, 2])
        expect(Math.abs(dimmed[channel]! - bright[channel]! / 2)).toBeLessThan(2);
      expect(hidden).toEqual([0, 0, 0, 0]);
    },
  );

  test('figures show in their order before the background, and a model of Cubism is a picture', async () => {
    expect(await page.evaluate(() => window.live2dPage.look('cubism'))).toMatchObject({
      kind: 'still',
      parameters: 0,
    });
    const shown = await page.evaluate(() => window.live2dPage.layers());
    expect(shown.front).toEqual([255, 0, 0, 255]);
    expect(shown.beside).toEqual([0, 0, 255, 255]);
    expect(shown.transparent).toEqual([0, 0, 0, 0]);
    expect(shown.gradient[0]![0]).toBeLessThan(20);
    expect(shown.gradient[1]![0]).toBeGreaterThan(235);
  });

  test('what is no model is refused', async () => {
    for (const model of ['<!doctype html>', '', '{', '{"width":1}']) {
      const { refusal, left } = await page.evaluate((each) => window.live2dPage.refuse(each), model);
      expect(refusal).toBe('TypeError: model');
      expect(left).toMatch(/^AbortError/);
    }
  });
});

describe('the stage for figures', () => {
  test('shows figures in their order before its background', async () => {
    const shown = await page.evaluate(() => window.live2dPage.layers());
    expect(shown.front).toEqual([255, 0, 0, 255]);
    expect(shown.back[0]).toBeGreaterThan(shown.back[2]! - 1);
    expect(shown.back[1]).toBeGreaterThan(100);
    expect(shown.beside).toEqual([0, 0, 255, 255]);
    expect(shown.transparent).toEqual([0, 0, 0, 0]);
    expect(shown.gradient[0]![0]).toBeLessThan(20);
    expect(shown.gradient[1]![0]).toBeGreaterThan(235);
  });

  test('refuses what is no model and goes on', async () => {
    for (const model of ['<!doctype html>', '', 'moc', '{', '{"width":1}']) {
      const { refusal, left } = await page.evaluate((each) => window.live2dPage.refuse(each), model);
      expect(refusal).toBe('TypeError: model');
      expect(left).toMatch(/^AbortError/);
    }
  });

  test('asks for the core of Cubism only for a model that needs it, and says whether it is there', async () => {
    const core = () => page.evaluate(() => window.live2dPage.core());
    await page.evaluate(() => window.live2dPage.look('puppet'));
    expect(await core()).toEqual({ state: 'unasked', stub: null });
    await page.route('**/res/live2d.min.js', (route) => route.fulfill({ body: '' }));
    const still = await page.evaluate(() => window.live2dPage.look('cubism'));
    expect([still.kind, still.parameters]).toEqual(['still', 0]);
    expect((await core()).state).toBe('absent');
    await page.unroute('**/res/live2d.min.js');
    expect((await page.evaluate(() => window.live2dPage.look('cubism'))).kind).toBe('cubism');
    const { state, stub } = await core();
    expect(state).toBe('loaded');
    expect(stub?.loaded).toBe(1);
    // Motions and physics are ours: the library would take effects for causes, and leave speeds out.
    expect(stub?.motions).toBe(0);
    expect(stub?.hairs).toEqual([{ causes: ['toX'], effects: ['fromAngle', 'fromSpeed'] }]);
  });
});
