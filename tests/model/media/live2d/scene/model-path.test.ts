import fc from 'fast-check';
import { expect, test } from 'vitest';
import { modelOfPath } from '#model/media/live2d/scene/model-path';
import { isBundle } from '#model/media/live2d/scene/scene';

const MODEL = { kind: 'bundle', server: 'en', bundle: 'live2d/chara/001_live_default' };

test.each([
  'en/live2d/chara/001_live_default',
  'en/live2d/chara/001_live_default/',
  'en/live2d/chara/001_live_default_rip/buildData.asset',
  'en/live2d/chara/001_live_default/buildData.asset',
  'assets/en/live2d/chara/001_live_default_rip',
])('names a model: %s', (path) => {
  expect(modelOfPath(path, 'jp')).toEqual(MODEL);
});

test('is asked of the visitor’s server when it names none', () => {
  expect(modelOfPath('live2d/chara/001_live_default', 'en')).toEqual(MODEL);
});

test.each(['', 'en', 'en/../../secret', 'buildData.asset', 'en/a b'])('names none: %j', (path) => {
  expect(modelOfPath(path, 'jp')).toBeNull();
});

test('is a path of folders or none, whatever is asked', () => {
  fc.assert(
    fc.property(fc.string(), (path) => {
      const model = modelOfPath(path, 'jp');
      if (model?.kind === 'bundle') expect(isBundle(model.bundle)).toBe(true);
      else expect(model).toBeNull();
    }),
  );
});
