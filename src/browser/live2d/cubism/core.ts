import { type Parameter, STANDARD_PARAMETERS } from '#model/media/live2d/parameters';
import { asArray, asNumber, asObject, asText, withoutNulls } from '#model/records/reading';
import { fetchOnce } from '../../network/fetch-once.ts';
import { loadScript } from '../../network/script-loading.ts';

/** Hair and clothes that swing, as the core of Cubism 2 works them out. */
export interface CoreHair {
  setup(length: number, resistance: number, mass: number): void;
  addSrcParam(kind: string, id: string, scale: number, weight: number): void;
  addTargetParam(kind: string, id: string, scale: number, weight: number): void;
  update(model: object, ms: number): void;
}

interface CoreHairMaker {
  new (): CoreHair;
  readonly Src: Readonly<Record<'SRC_TO_X' | 'SRC_TO_Y' | 'SRC_TO_G_ANGLE', string>>;
  readonly Target: Readonly<Record<'TARGET_FROM_ANGLE' | 'TARGET_FROM_ANGLE_V', string>>;
}

declare global {
  interface Window {
    readonly Live2D?: unknown;
    readonly PhysicsHair?: CoreHairMaker;
  }
}

/** Where an operator puts the core, which no one else may hand on (docs/operator.md). */
const CORE = '/res/live2d.min.js';

/** Whether the core is there, as far as a model asked for it. */
export type CubismState = 'unasked' | 'loaded' | 'absent';
let state: CubismState = 'unasked';

export const cubismState = (): CubismState => state;

async function load() {
  try {
    if (!window.Live2D) await loadScript(CORE);
    // The library throws while it is imported where the core is not there.
    if (!window.Live2D) throw new Error(`${CORE} is not the core of Cubism 2`);
    const library = await import('pixi-live2d-display/cubism2');
    library.config.logLevel = library.config.LOG_LEVEL_NONE;
    library.config.sound = false;
    state = 'loaded';
    return library;
  } catch (error) {
    state = 'absent';
    throw error;
  }
}

/** The library, after the core. What failed is tried again with the next model. */
export const cubismLibrary = fetchOnce(load);

const call = (of: object, name: string): unknown => {
  const method: unknown = Reflect.get(of, name);
  return typeof method === 'function' ? Reflect.apply(method, of, []) : null;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function parameterOf(definition: unknown): Parameter | null {
  const { _$wL: name, _$TT: least, _$LT: most, _$FS: at } = asObject(definition);
  const id = asText(asObject(name).id);
  const min = asNumber(least);
  const max = asNumber(most);
  if (id === null || min === null || max === null || !(min < max)) return null;
  return { id, min, max, rest: Math.min(Math.max(asNumber(at) ?? 0, min), max) };
}

/** What can be moved in a model. The core has names for it that its maker made unreadable; where they are others, those that most models have. */
export function coreParameters(model: object): readonly Parameter[] {
  const parts = call(model, 'getModelImpl');
  const definitions = isObject(parts) ? call(parts, '_$E2') : null;
  const found = withoutNulls(asArray(asObject(definitions)._$4S).map(parameterOf));
  return found.length > 0 ? found : STANDARD_PARAMETERS;
}
