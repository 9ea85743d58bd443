import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  EMPTY_SCENE,
  isBundle,
  type LayerModel,
  type Live2dScene,
  MAX_HELD,
  MAX_LAYERS,
  newLayer,
  tidyLayer,
  turned,
} from '#model/media/live2d/scene/scene';
import { BARE, isBare, sceneIn, sceneParams } from '#model/media/live2d/scene/scene-address';
import { readScene, writeScene } from '#model/media/live2d/scene/scene-file';
import { live2dScene, sceneLayer } from '#tests/arbitraries/live2d-scene';

const MODEL: LayerModel = { kind: 'bundle', server: 'jp', bundle: 'live2d/chara/001_live_default' };
const queryOf = (scene: Live2dScene) => new URLSearchParams(sceneParams(scene)).toString();
const throughAddress = (query: string) => sceneIn(new URLSearchParams(query));

describe('scene in an address', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(live2dScene, (scene) => {
        expect(throughAddress(queryOf(scene))).toEqual(scene);
      }),
    );
  });

  test('names a figure as it begins by its costume alone', () => {
    const query = queryOf({ ...EMPTY_SCENE, layers: [newLayer(MODEL)] });
    expect(query).toBe('l=jp-001_live_default');
  });

  test('can say that a page has none of its figures', () => {
    const params = new URLSearchParams([BARE, ['bg', 'none']]);
    expect(isBare(params)).toBe(true);
    expect(sceneIn(params)).toEqual({ ...EMPTY_SCENE, background: { kind: 'none' } });
    fc.assert(
      fc.property(live2dScene, (scene) => {
        expect(isBare(new URLSearchParams(sceneParams(scene)))).toBe(false);
      }),
    );
  });

  test('says what was changed and nothing else', () => {
    const layer = {
      ...newLayer(MODEL),
      x: 0.25,
      isLooping: true,
      held: [{ id: 'PARAM_ANGLE_X', value: 12 }],
    };
    expect(queryOf({ ...EMPTY_SCENE, layers: [layer] })).toBe(
      'l=jp-001_live_default*x250*c*v12000_PARAM_ANGLE_X',
    );
  });

  test('is a scene within its limits, whatever the address says', () => {
    const field = fc.oneof(
      fc.string(),
      fc.constantFrom('x9999999', 's0', 'v9999999_A', 'r-9999', 'o500', 'm%'),
    );
    const layer = fc
      .tuple(fc.constantFrom('jp-a', 'own-b', 'jp-../../etc', 'xx-a', ''), fc.array(field))
      .map(([model, fields]) => [model, ...fields].join('*'));
    fc.assert(
      fc.property(fc.array(layer, { maxLength: 20 }), fc.string(), fc.string(), (layers, bg, png) => {
        const params = new URLSearchParams([...layers.map((l) => ['l', l]), ['bg', bg], ['png', png]]);
        const scene = sceneIn(params);
        expect(scene.layers.length).toBeLessThanOrEqual(MAX_LAYERS);
        expect(scene.layers.map(tidyLayer)).toEqual(scene.layers);
        expect(throughAddress(queryOf(scene))).toEqual(scene);
      }),
    );
  });

  test('holds no more parameters than the limit', () => {
    const many = Array.from({ length: 2 * MAX_HELD }, (_, at) => `v1_P${at}`).join('*');
    expect(throughAddress(`l=jp-a*${many}`).layers[0]?.held.length).toBe(MAX_HELD);
  });
});

describe('scene in a file', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(live2dScene, (scene) => {
        expect(readScene(writeScene(scene))).toEqual({ scene });
      }),
    );
  });

  const whole = { format: 'setori-live2d-scene', version: 1, ...EMPTY_SCENE };
  const bad = { ...newLayer(MODEL), x: 'far' };
  test.each([
    ['text that is no JSON', '{', { kind: 'noJson' }],
    ['JSON of another kind', '{"layers":[]}', { kind: 'otherFormat' }],
    ['a list', '[]', { kind: 'otherFormat' }],
    ['a newer version', JSON.stringify({ ...whole, version: 2 }), { kind: 'newer' }],
    [
      'too many layers',
      JSON.stringify({ ...whole, layers: Array.from({ length: 9 }, () => newLayer(MODEL)) }),
      { kind: 'tooManyLayers' },
    ],
    [
      'a number that is none',
      JSON.stringify({ ...whole, layers: [newLayer(MODEL), bad] }),
      { kind: 'damaged', part: 'layers[1].x' },
    ],
    [
      'a path that leads up',
      JSON.stringify({ ...whole, layers: [newLayer({ ...MODEL, bundle: '../secret' })] }),
      { kind: 'damaged', part: 'layers[0].model' },
    ],
    [
      'a background without a colour',
      JSON.stringify({ ...whole, background: { kind: 'colour' } }),
      { kind: 'damaged', part: 'background' },
    ],
    ['a very long text', ' '.repeat(400_001), { kind: 'large' }],
  ])('refuses %s and says why', (_what, text, fault) => {
    expect(readScene(text)).toEqual({ fault });
  });

  test('is a scene within its limits or refused, whatever JSON is in it', () => {
    const some = fc.oneof(
      fc.json(),
      fc.jsonValue().map((value) => JSON.stringify({ ...whole, layers: [value] })),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          some,
          sceneLayer.map((layer) => JSON.stringify({ ...whole, layers: [layer] })),
        ),
        (text) => {
          const read = readScene(text);
          if ('scene' in read) expect(read.scene.layers.map(tidyLayer)).toEqual(read.scene.layers);
          else expect(read.fault.kind).toBeTruthy();
        },
      ),
    );
  });
});

describe('path of a model', () => {
  test.each(['../x', 'a//b', '/a', 'a/', '.hidden', 'a/..', 'a\\b', 'a b', 'a?b', ''])(
    'is none: %j',
    (path) => {
      expect(isBundle(path)).toBe(false);
    },
  );
});

describe('turned', () => {
  test('keeps an angle within half a turn either way', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), (degrees) => {
        const kept = turned(degrees);
        expect(kept).toBeGreaterThanOrEqual(-180);
        expect(kept).toBeLessThan(180);
        expect((((degrees - kept) % 360) + 360) % 360).toBe(0);
      }),
    );
  });
});
