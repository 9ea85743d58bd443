import fc from 'fast-check';
import {
  isBundle,
  isSceneName,
  type LayerModel,
  type Live2dScene,
  MAX_LAYERS,
  newLayer,
  PNG_SCALES,
  type SceneBackground,
  type SceneLayer,
  tidyLayer,
} from '#model/media/live2d/scene/scene';
import { SERVERS } from '#model/vocabulary/servers';

const part = fc.stringMatching(/^[\w-][\w.-]{0,20}$/);
const bundle = fc
  .oneof(
    part.map((name) => `live2d/chara/${name}`),
    fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/')),
  )
  .filter((path) => isBundle(path) && path.includes('/'));

/** Names with signs that mean something in an address. */
const name = fc
  .oneof(fc.stringMatching(/^[a-z0-9_]{1,12}$/), fc.string({ maxLength: 30, unit: 'grapheme' }))
  .filter(isSceneName);

const layerModel: fc.Arbitrary<LayerModel> = fc.oneof(
  fc.record({ kind: fc.constant('bundle' as const), server: fc.constantFrom(...SERVERS), bundle }),
  fc.record({ kind: fc.constant('own' as const), name }),
);

const act = fc.option(fc.record({ name, of: fc.option(layerModel) }));
const number = fc.double({ min: -10, max: 10, noNaN: true });

export const sceneLayer: fc.Arbitrary<SceneLayer> = fc
  .record({
    model: layerModel,
    x: number,
    y: number,
    scale: number,
    turn: fc.double({ min: -200, max: 200, noNaN: true }),
    opacity: number,
    isShown: fc.boolean(),
    motion: act,
    isLooping: fc.boolean(),
    expression: act,
    held: fc.array(fc.record({ id: name, value: fc.double({ min: -40, max: 40, noNaN: true }) }), {
      maxLength: 6,
    }),
    isIdling: fc.boolean(),
    isBreathing: fc.boolean(),
    isBlinking: fc.boolean(),
    looksAtPointer: fc.boolean(),
  })
  .chain((layer) => fc.constantFrom(layer, newLayer(layer.model)))
  .map(tidyLayer);

const colour = fc.stringMatching(/^#[0-9a-f]{6}([0-9a-f]{2})?$/);
const background: fc.Arbitrary<SceneBackground> = fc.oneof(
  fc.constant({ kind: 'none' as const }),
  fc.record({ kind: fc.constant('colour' as const), colour }),
  fc.record({
    kind: fc.constant('gradient' as const),
    from: colour,
    to: colour,
    degrees: fc.nat({ max: 359 }),
  }),
  part.map((file) => ({ kind: 'game' as const, path: `jp/bg/scenario_rip/${file}.png` })),
  name.map((file) => ({ kind: 'own' as const, name: file })),
);

export const live2dScene: fc.Arbitrary<Live2dScene> = fc.record({
  layers: fc.array(sceneLayer, { maxLength: MAX_LAYERS }),
  background,
  pngScale: fc.constantFrom(...PNG_SCALES),
  isTransparent: fc.boolean(),
});
