import { SERVERS, type ServerCode } from '#model/vocabulary/servers';

/** More figures than this do not fit side by side, and each has textures of several megabytes. */
export const MAX_LAYERS = 8;
export const MAX_HELD = 200;
const MAX_NAME = 80;
const MAX_BUNDLE = 160;

/** What a layer shows: a model that an origin has, or a package of the visitor's, which stays on their device. */
export type LayerModel =
  /** Asked of this server first. `bundle` is a path such as `live2d/chara/001_live_default`. */
  | { readonly kind: 'bundle'; readonly server: ServerCode; readonly bundle: string }
  | { readonly kind: 'own'; readonly name: string };

/** A motion or an expression; `of` is another model that it is borrowed from. */
export interface LayerAct {
  readonly name: string;
  readonly of: LayerModel | null;
}

export interface HeldParameter {
  readonly id: string;
  readonly value: number;
}

/** A figure of the scene: where it stands and what it does. */
export interface SceneLayer {
  readonly model: LayerModel;
  /** In units of the stage, which is 2 high and has its origin in the middle; y grows downwards and is where the feet are. */
  readonly x: number;
  readonly y: number;
  /** 1: as high as the stage. */
  readonly scale: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  readonly opacity: number;
  readonly isShown: boolean;
  readonly motion: LayerAct | null;
  readonly isLooping: boolean;
  readonly expression: LayerAct | null;
  /** By id, each once. */
  readonly held: readonly HeldParameter[];
  readonly isIdling: boolean;
  readonly isBreathing: boolean;
  readonly isBlinking: boolean;
  readonly looksAtPointer: boolean;
}

export type SceneBackground =
  | { readonly kind: 'none' }
  /** `#rrggbb` or `#rrggbbaa`. */
  | { readonly kind: 'colour'; readonly colour: string }
  | { readonly kind: 'gradient'; readonly from: string; readonly to: string; readonly degrees: number }
  /** A picture of the game by its path below `/assets`. */
  | { readonly kind: 'game'; readonly path: string }
  /** A picture of the visitor's, which stays on their device. */
  | { readonly kind: 'own'; readonly name: string };

export const PNG_SCALES = [1, 2, 4] as const;
export type PngScale = (typeof PNG_SCALES)[number];

/** Figures from back to front, what is behind them, and how pictures are saved. */
export interface Live2dScene {
  readonly layers: readonly SceneLayer[];
  readonly background: SceneBackground;
  readonly pngScale: PngScale;
  readonly isTransparent: boolean;
}

export const PLAIN_BACKGROUND: SceneBackground = { kind: 'colour', colour: '#2b2536' };

export const EMPTY_SCENE: Live2dScene = {
  layers: [],
  background: PLAIN_BACKGROUND,
  pngScale: 2,
  isTransparent: true,
};

/** As a figure comes onto the stage: whole, in the middle. */
const FIRST_PLACE = { x: 0, y: 0.94, scale: 0.92, turn: 0, opacity: 1, isShown: true } as const;

export const newLayer = (model: LayerModel): SceneLayer => ({
  model,
  ...FIRST_PLACE,
  motion: null,
  isLooping: false,
  expression: null,
  held: [],
  isIdling: true,
  isBreathing: true,
  isBlinking: true,
  looksAtPointer: false,
});

/** Where the figure stands goes back to how it began. */
export const inFirstPlace = (layer: SceneLayer): SceneLayer => ({ ...layer, ...FIRST_PLACE });

/** The numbers of a layer: their limits, and how many steps a unit has. */
const NUMBERS = {
  x: { min: -4, max: 4, steps: 1000 },
  y: { min: -4, max: 4, steps: 1000 },
  scale: { min: 0.1, max: 8, steps: 1000 },
  turn: { min: -180, max: 180, steps: 10 },
  opacity: { min: 0, max: 1, steps: 100 },
} as const;
export type LayerNumber = keyof typeof NUMBERS;
export const LAYER_NUMBERS: readonly LayerNumber[] = ['x', 'y', 'scale', 'turn', 'opacity'];

/** No parameter is known to go further than 100. */
const HELD = { min: -1000, max: 1000, steps: 1000 } as const;
const DEGREES = { min: 0, max: 359, steps: 1 } as const;

interface Steps {
  readonly min: number;
  readonly max: number;
  readonly steps: number;
}

/** Adds 0, because a rounded -0.2 is -0, which texts write as 0. */
const within = ({ min, max, steps }: Steps, value: number): number =>
  Math.round(Math.min(max, Math.max(min, value)) * steps) / steps + 0;

const numberOr = (bounds: Steps, value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? within(bounds, value) : otherwise;

/** Turned on past half a turn, a figure comes from the other side. */
export const turned = (degrees: number): number => {
  const rest = (((degrees + 180) % 360) + 360) % 360;
  return rest - 180;
};

export const layerNumber = (name: LayerNumber, value: unknown, otherwise: number): number =>
  numberOr(NUMBERS[name], value, otherwise);
const heldValue = (value: number): number => within(HELD, value);
export const degreesOf = (value: unknown, otherwise: number): number => numberOr(DEGREES, value, otherwise);

const BUNDLE = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;
const PICTURE = /^(jp|en|tw|cn|kr)\/[\w-][\w.-]*(\/[\w-][\w.-]*)*\.(png|jpe?g|webp)$/;
const COLOUR = /^#[0-9a-f]{6}([0-9a-f]{2})?$/;
/** Control characters and marks that turn the direction of writing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

/** A path of folders below the server; no step leads up. */
export const isBundle = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_BUNDLE && BUNDLE.test(value);
export const isGamePicture = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_BUNDLE && PICTURE.test(value);
export const isColour = (value: unknown): value is string => typeof value === 'string' && COLOUR.test(value);
/** Of a motion, an expression, a parameter or a file. */
export const isSceneName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_NAME && !UNSEEN.test(value);

export const isServerCode = (value: unknown): value is ServerCode => SERVERS.some((code) => code === value);

/** Parameters by id; of two values for one the later counts. */
export const tidyHeld = (held: readonly HeldParameter[]): readonly HeldParameter[] =>
  [...new Map(held.map(({ id, value }) => [id, heldValue(value)]))]
    .map(([id, value]) => ({ id, value }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .slice(0, MAX_HELD);

/** Numbers of a layer as they are kept: within their limits, and no finer than a link holds. */
export const tidyLayer = (layer: SceneLayer): SceneLayer => ({
  ...layer,
  ...Object.fromEntries(LAYER_NUMBERS.map((name) => [name, within(NUMBERS[name], layer[name])])),
  held: tidyHeld(layer.held),
});

export const isSameModel = (one: LayerModel | null, other: LayerModel | null): boolean =>
  one === other || (one !== null && other !== null && modelKey(one) === modelKey(other));

export const isSameAct = (one: LayerAct | null, other: LayerAct | null): boolean =>
  one?.name === other?.name && isSameModel(one?.of ?? null, other?.of ?? null);

/** A text that only this model has. */
export const modelKey = (model: LayerModel): string =>
  model.kind === 'own' ? `own ${model.name}` : `${model.server} ${model.bundle}`;
