import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoryFigure } from '#model/media/story/story-state';
import { FileMissing } from '#src/browser/live2d/live2d-stage.ts';
import { Cast } from '#src/features/stories/theatre/stage/cast.ts';
import { placeOf } from '#src/features/stories/theatre/stage/positions.ts';
import { FakeStage, sourceWithout } from '../../live2d/fake-stage.ts';

const LEFT = { side: 'left', offset: 0 } as const;
const RIGHT = { side: 'right', offset: 0 } as const;

const member = (change: Partial<StoryFigure> = {}): StoryFigure => ({
  characterId: 1,
  costume: '001_live_default',
  place: LEFT,
  isLit: true,
  motion: '',
  movedAt: -1,
  expression: '',
  ...change,
});

let stage: FakeStage;
let missing: string[];
let cast: Cast;
let sourceOf = async () => sourceWithout();

beforeEach(() => {
  stage = new FakeStage();
  missing = [];
  sourceOf = async () => sourceWithout();
  cast = new Cast(stage, {
    modelOf: (costume) => ({ kind: 'bundle', server: 'jp', bundle: `live2d/chara/${costume}` }),
    sourceOf: () => sourceOf(),
    onMissing: (costume, part) => missing.push(part === null ? costume : `${costume}: ${part}`),
  });
});
afterEach(() => cast.close());

const cameTo = (count: number) => vi.waitFor(() => expect(stage.figures.length).toBe(count));
const first = () => {
  const [figure] = stage.figures;
  if (!figure) throw new Error('no figure came');
  return figure;
};

test('brings a figure to its place, where it fades in', async () => {
  cast.follow([member()], [], false);
  await cameTo(1);
  expect(first().pose).toMatchObject({ ...placeOf(LEFT), opacity: 0 });
  cast.step(1_000);
  expect(first().pose).toMatchObject({ opacity: 1, isShown: true, light: 1 });
});

test('lets a figure go all the way, and is there at once after a jump', async () => {
  cast.follow([member()], [], true);
  await cameTo(1);
  cast.follow(
    [member({ place: RIGHT })],
    [{ kind: 'glide', characterId: 1, from: null, to: placeOf(RIGHT), lengthMs: 600 }],
    false,
  );
  cast.step(300);
  const { x = 0 } = first().pose ?? {};
  expect(x).toBeGreaterThan(placeOf(LEFT).x);
  expect(x).toBeLessThan(placeOf(RIGHT).x);
  cast.step(600);
  expect(first().pose?.x).toBeCloseTo(placeOf(RIGHT).x);
  cast.follow(
    [member()],
    [{ kind: 'glide', characterId: 1, from: placeOf(RIGHT), to: placeOf(LEFT), lengthMs: 600 }],
    true,
  );
  cast.step(0);
  expect(first().pose?.x).toBeCloseTo(placeOf(LEFT).x);
});

test('dims those who do not speak', async () => {
  cast.follow([member({ isLit: false })], [], true);
  await cameTo(1);
  cast.step(0);
  expect(first().pose?.light).toBeLessThan(1);
  cast.follow([member()], [], false);
  cast.step(1_000);
  expect(first().pose?.light).toBe(1);
});

test('plays a motion once more when it is told so, and none that is there already', async () => {
  cast.follow([member({ motion: 'wave01', expression: 'smile01' })], [], true);
  await cameTo(1);
  const plays = () => first().deeds.filter(([name]) => name === 'play').length;
  expect(plays()).toBe(1);
  cast.follow([member({ motion: 'wave01', expression: 'smile01' })], [], false);
  expect(plays()).toBe(1);
  cast.follow([member({ motion: 'wave01', movedAt: 3, expression: 'smile01' })], [], false);
  expect(plays()).toBe(2);
  expect(first().deeds).toContainEqual(['express', 'smile01', false]);
});

test('fades out whoever leaves, and takes off those of long ago', async () => {
  const all = Array.from({ length: 12 }, (_, nth) =>
    member({ characterId: nth + 1, costume: `0${nth}_casual` }),
  );
  for (const [nth, one] of all.entries()) {
    cast.follow([one], [], true);
    await cameTo(nth + 1);
  }
  cast.step(1_000);
  expect(stage.figures.filter(({ isRemoved }) => !isRemoved).length).toBe(8);
  expect(stage.figures.at(-2)?.pose?.isShown).toBe(false);
  expect(stage.figures.at(-1)?.pose?.isShown).toBe(true);
});

test('names what does not come, and goes on', async () => {
  sourceOf = async () => {
    throw new FileMissing({ bundle: 'live2d/chara/001_live_default', file: 'buildData.asset' });
  };
  cast.follow([member()], [], false);
  await vi.waitFor(() => expect(missing).toEqual(['001_live_default']));
  sourceOf = async () => sourceWithout('wave01.mtn');
  cast.follow([member({ costume: '001_general', motion: 'wave01', expression: 'nothing' })], [], false);
  await cameTo(1);
  await vi.waitFor(() =>
    expect(missing).toEqual(['001_live_default', '001_general: nothing', '001_general: wave01']),
  );
});

test('moves mouths with the text while someone talks', async () => {
  cast.follow([member()], [], true);
  await cameTo(1);
  cast.talk([1]);
  cast.step(100);
  cast.step(50);
  const mouths = first().deeds.filter(([name]) => name === 'mouth');
  expect(mouths.length).toBe(2);
  cast.talk([]);
  expect(first().deeds.at(-1)).toEqual(['mouth', null]);
});

test('stands still and does not shake where motion is reduced', async () => {
  cast.setCalm(true);
  cast.follow(
    [member({ place: RIGHT })],
    [{ kind: 'glide', characterId: 1, from: placeOf(LEFT), to: placeOf(RIGHT), lengthMs: 600 }],
    false,
  );
  await cameTo(1);
  expect(first().habits).toEqual({ isIdling: false, isBreathing: false, isBlinking: false });
  cast.follow([member({ place: RIGHT })], [{ kind: 'shake', characterId: 1, axis: 'x' }], false);
  cast.step(37);
  expect(first().pose?.x).toBeCloseTo(placeOf(RIGHT).x);
});
