import { asArray, asObject, type JsonObject } from '#model/records/reading';
import {
  degreesOf,
  type HeldParameter,
  isBundle,
  isColour,
  isGamePicture,
  isSceneName,
  isServerCode,
  LAYER_NUMBERS,
  type LayerAct,
  type LayerModel,
  type LayerNumber,
  type Live2dScene,
  layerNumber,
  MAX_HELD,
  MAX_LAYERS,
  newLayer,
  PNG_SCALES,
  type SceneBackground,
  type SceneLayer,
  tidyHeld,
} from './scene.ts';

const FORMAT = 'setori-live2d-scene';
const VERSION = 1;
/** A whole scene has some 40 kB. */
export const MAX_SCENE_BYTES = 400_000;

/** Why a file is no scene. `damaged` names the part. */
export type SceneFault =
  | { readonly kind: 'large' | 'noJson' | 'otherFormat' | 'newer' | 'tooManyLayers' }
  | { readonly kind: 'damaged'; readonly part: string };

export type ReadScene = { readonly scene: Live2dScene } | { readonly fault: SceneFault };

export const writeScene = (scene: Live2dScene): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, ...scene }, null, 2)}\n`;

/** What a part of the file breaks with; caught by `readScene`. */
class Damage extends Error {
  readonly part: string;

  constructor(part: string) {
    super(part);
    this.part = part;
  }
}

function needed<T>(value: T | null, part: string): T {
  if (value === null) throw new Damage(part);
  return value;
}

function modelOf(value: unknown): LayerModel | null {
  const { kind, server, bundle, name } = asObject(value);
  if (kind === 'own') return isSceneName(name) ? { kind, name } : null;
  return kind === 'bundle' && isServerCode(server) && isBundle(bundle) ? { kind, server, bundle } : null;
}

function actOf(value: unknown, part: string): LayerAct | null {
  if (value === null || value === undefined) return null;
  const { name, of } = asObject(value);
  if (!isSceneName(name)) throw new Damage(part);
  return { name, of: of === null || of === undefined ? null : needed(modelOf(of), part) };
}

function heldOf(value: unknown, part: string): readonly HeldParameter[] {
  const rows = asArray(value);
  if (rows.length > MAX_HELD) throw new Damage(part);
  return tidyHeld(
    rows.map((row) => {
      const { id, value: held } = asObject(row);
      if (!isSceneName(id) || typeof held !== 'number' || !Number.isFinite(held)) throw new Damage(part);
      return { id, value: held };
    }),
  );
}

const FLAGS = [
  'isShown',
  'isLooping',
  'isIdling',
  'isBreathing',
  'isBlinking',
  'looksAtPointer',
] as const satisfies readonly (keyof SceneLayer)[];

/** What a file leaves out is as it begins; what it has wrong refuses it. */
function layerOf(value: unknown, part: string): SceneLayer {
  const row = asObject(value);
  const usual = newLayer(needed(modelOf(row.model), `${part}.model`));
  const number = (name: LayerNumber): number => {
    const found = row[name] ?? usual[name];
    if (typeof found !== 'number' || !Number.isFinite(found)) throw new Damage(`${part}.${name}`);
    return layerNumber(name, found, usual[name]);
  };
  const flag = (name: (typeof FLAGS)[number]): boolean => {
    const found = row[name] ?? usual[name];
    if (typeof found !== 'boolean') throw new Damage(`${part}.${name}`);
    return found;
  };
  return {
    ...usual,
    ...Object.fromEntries(LAYER_NUMBERS.map((name) => [name, number(name)])),
    ...Object.fromEntries(FLAGS.map((name) => [name, flag(name)])),
    motion: actOf(row.motion, `${part}.motion`),
    expression: actOf(row.expression, `${part}.expression`),
    held: heldOf(row.held, `${part}.held`),
  };
}

function backgroundOf(value: unknown): SceneBackground | null {
  const row = asObject(value);
  const { kind, colour, from, to, path, name } = row;
  if (kind === 'none') return { kind };
  if (kind === 'colour') return isColour(colour) ? { kind, colour } : null;
  if (kind === 'game') return isGamePicture(path) ? { kind, path } : null;
  if (kind === 'own') return isSceneName(name) ? { kind, name } : null;
  if (kind !== 'gradient' || !isColour(from) || !isColour(to)) return null;
  return { kind, from, to, degrees: degreesOf(row.degrees, 0) };
}

function sceneOf(row: JsonObject): ReadScene {
  if (row.format !== FORMAT) return { fault: { kind: 'otherFormat' } };
  if (typeof row.version !== 'number') throw new Damage('version');
  if (row.version > VERSION) return { fault: { kind: 'newer' } };
  if (!Array.isArray(row.layers)) throw new Damage('layers');
  if (row.layers.length > MAX_LAYERS) return { fault: { kind: 'tooManyLayers' } };
  const pngScale = PNG_SCALES.find((scale) => scale === row.pngScale) ?? null;
  return {
    scene: {
      layers: row.layers.map((layer, index) => layerOf(layer, `layers[${index}]`)),
      background: needed(backgroundOf(row.background), 'background'),
      pngScale: needed(pngScale, 'pngScale'),
      isTransparent: row.isTransparent !== false,
    },
  };
}

/** Reads a file that `writeScene` wrote, or says why it cannot be. */
export function readScene(text: string): ReadScene {
  if (text.length > MAX_SCENE_BYTES) return { fault: { kind: 'large' } };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { fault: { kind: 'noJson' } };
  }
  try {
    return sceneOf(asObject(json));
  } catch (error) {
    if (error instanceof Damage) return { fault: { kind: 'damaged', part: error.part } };
    throw error;
  }
}
