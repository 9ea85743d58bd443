import {
  degreesOf,
  EMPTY_SCENE,
  isBundle,
  isColour,
  isGamePicture,
  isSceneName,
  isServerCode,
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

/**
 * A scene in the query of an address, short enough to be sent in a chat: what is as it begins is left out. Each `l` is a layer, whose
 * fields are parted by `*`, the only sign that addresses leave as it is and no name of the game has; a field begins with its letter.
 */
const CHARA = 'live2d/chara/';
const BETWEEN = '*';
/** The model, and each parameter once, besides what there is one of. */
const MAX_FIELDS = MAX_HELD + 20;

const NUMBER_LETTERS = { x: 'x', y: 'y', scale: 's', turn: 'r', opacity: 'o' } as const;
const NUMBER_STEPS = { x: 1000, y: 1000, scale: 1000, turn: 10, opacity: 100 } as const;
const HELD_STEPS = 1000;
/** Said only where they are not as they begin. */
const FLAG_LETTERS = {
  h: 'isShown',
  c: 'isLooping',
  a: 'isIdling',
  b: 'isBreathing',
  k: 'isBlinking',
  p: 'looksAtPointer',
} as const;
type FlagLetter = keyof typeof FLAG_LETTERS;

const escaped = (text: string): string => encodeURIComponent(text).replaceAll(BETWEEN, '%2A');

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

const steps = (value: number, perUnit: number): string => String(Math.round(value * perUnit));

function stepsIn(text: string, perUnit: number): number | null {
  return /^-?\d{1,7}$/.test(text) ? Number(text) / perUnit : null;
}

function modelText(model: LayerModel): string {
  if (model.kind === 'own') return `own-${escaped(model.name)}`;
  const name = model.bundle.startsWith(CHARA) ? model.bundle.slice(CHARA.length) : '';
  return `${model.server}-${escaped(name === '' || name.includes('/') ? model.bundle : name)}`;
}

function modelIn(text: string): LayerModel | null {
  const [, server = '', rest = ''] = /^([a-z]{2,3})-(.+)$/.exec(text) ?? [];
  const name = unescaped(rest);
  if (server === 'own') return isSceneName(name) ? { kind: 'own', name } : null;
  const bundle = name.includes('/') ? name : `${CHARA}${name}`;
  return isServerCode(server) && isBundle(bundle) ? { kind: 'bundle', server, bundle } : null;
}

const actFields = (act: LayerAct | null, name: string, of: string): readonly string[] =>
  act === null
    ? []
    : [`${name}${escaped(act.name)}`, ...(act.of === null ? [] : [`${of}${modelText(act.of)}`])];

function layerText(layer: SceneLayer): string {
  const usual = newLayer(layer.model);
  const numbers = (Object.keys(NUMBER_LETTERS) as LayerNumber[])
    .filter((name) => layer[name] !== usual[name])
    .map((name) => `${NUMBER_LETTERS[name]}${steps(layer[name], NUMBER_STEPS[name])}`);
  const flags = (Object.keys(FLAG_LETTERS) as FlagLetter[]).filter(
    (letter) => layer[FLAG_LETTERS[letter]] !== usual[FLAG_LETTERS[letter]],
  );
  return [
    modelText(layer.model),
    ...numbers,
    ...flags,
    ...actFields(layer.motion, 'm', 'n'),
    ...actFields(layer.expression, 'e', 'f'),
    ...layer.held.map(({ id, value }) => `v${steps(value, HELD_STEPS)}_${escaped(id)}`),
  ].join(BETWEEN);
}

function actIn(fields: readonly string[], name: string, of: string): LayerAct | null {
  const text = (letter: string) => fields.find((field) => field.startsWith(letter))?.slice(1);
  const act = unescaped(text(name) ?? '');
  return isSceneName(act) ? { name: act, of: modelIn(text(of) ?? '') } : null;
}

function heldIn(field: string): SceneLayer['held'] {
  const [, digits = '', rest = ''] = /^v(-?\d{1,7})_(.+)$/.exec(field) ?? [];
  const value = stepsIn(digits, HELD_STEPS);
  const id = unescaped(rest);
  return value !== null && isSceneName(id) ? [{ id, value }] : [];
}

function layerIn(text: string): SceneLayer | null {
  const [first = '', ...fields] = text.split(BETWEEN, MAX_FIELDS);
  const model = modelIn(first);
  if (model === null) return null;
  const usual = newLayer(model);
  const number = (name: LayerNumber): number => {
    const field = fields.find((each) => each.startsWith(NUMBER_LETTERS[name]))?.slice(1);
    return layerNumber(name, stepsIn(field ?? '', NUMBER_STEPS[name]), usual[name]);
  };
  const flag = (letter: FlagLetter): boolean => fields.includes(letter) !== usual[FLAG_LETTERS[letter]];
  return {
    model,
    x: number('x'),
    y: number('y'),
    scale: number('scale'),
    turn: number('turn'),
    opacity: number('opacity'),
    isShown: flag('h'),
    isLooping: flag('c'),
    isIdling: flag('a'),
    isBreathing: flag('b'),
    isBlinking: flag('k'),
    looksAtPointer: flag('p'),
    motion: actIn(fields, 'm', 'n'),
    expression: actIn(fields, 'e', 'f'),
    held: tidyHeld(fields.flatMap(heldIn)),
  };
}

function backgroundText(background: SceneBackground): string {
  if (background.kind === 'none') return 'none';
  if (background.kind === 'colour') return background.colour.slice(1);
  if (background.kind === 'game') return `game-${background.path}`;
  if (background.kind === 'own') return `own-${background.name}`;
  const { from, to, degrees } = background;
  return [from.slice(1), to.slice(1), degrees].join('-');
}

function backgroundIn(text: string | null): SceneBackground {
  if (text === 'none') return { kind: 'none' };
  const [, kind = '', name = ''] = /^(game|own)-(.+)$/.exec(text ?? '') ?? [];
  if (kind === 'game' && isGamePicture(name)) return { kind, path: name };
  if (kind === 'own' && isSceneName(name)) return { kind, name };
  const [from = '', to, degrees = ''] = (text ?? '').split('-');
  if (!isColour(`#${from}`)) return EMPTY_SCENE.background;
  if (to === undefined) return { kind: 'colour', colour: `#${from}` };
  if (!isColour(`#${to}`)) return EMPTY_SCENE.background;
  return {
    kind: 'gradient',
    from: `#${from}`,
    to: `#${to}`,
    degrees: degreesOf(stepsIn(degrees, 1), 0),
  };
}

/** As `URLSearchParams` gives them. */
interface SceneParams {
  get(name: string): string | null;
  getAll(name: string): readonly string[];
}

const pair = (name: string, value: string): [string, string] => [name, value];

/** Names and values for the query of an address. */
export function sceneParams(scene: Live2dScene): [string, string][] {
  const background = backgroundText(scene.background);
  return [
    ...scene.layers.map((layer) => pair('l', layerText(layer))),
    ...(background === backgroundText(EMPTY_SCENE.background) ? [] : [pair('bg', background)]),
    ...(scene.pngScale === EMPTY_SCENE.pngScale ? [] : [pair('png', String(scene.pngScale))]),
    ...(scene.isTransparent ? [] : [pair('opaque', '1')]),
  ];
}

/** No figure, on a page that begins with one. */
export const BARE: [string, string] = pair('l', '-');

export const isBare = (params: SceneParams): boolean => params.getAll('l').includes(BARE[1]);

/** What cannot be read is left out, and numbers are kept within their limits. */
export const sceneIn = (params: SceneParams): Live2dScene => ({
  layers: params
    .getAll('l')
    .slice(0, MAX_LAYERS)
    .map(layerIn)
    .filter((layer) => layer !== null),
  background: backgroundIn(params.get('bg')),
  pngScale: PNG_SCALES.find((scale) => String(scale) === params.get('png')) ?? EMPTY_SCENE.pngScale,
  isTransparent: params.get('opaque') !== '1',
});
