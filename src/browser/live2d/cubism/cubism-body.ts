import { BaseTexture, Texture } from '@pixi/core';
import { Container } from '@pixi/display';
import type { Cubism2InternalModel, Live2DModel } from 'pixi-live2d-display/cubism2';
import type { Parameter } from '#model/media/live2d/parameters';
import type { BodyFiles, FigureBody } from '../figure-body.ts';
import { jsonOf } from '../json-of.ts';
import { coreParameters, cubismLibrary } from './core.ts';
import { SwingingHair } from './hair.ts';

/** A model of Cubism 2. The library draws it and nothing else: of its motions, focus and breath nothing runs. */
class CubismBody implements FigureBody {
  readonly kind = 'cubism';
  readonly view = new Container();
  readonly size: { readonly width: number; readonly height: number };
  readonly parameters: readonly Parameter[];
  readonly #model: Live2DModel;
  readonly #core: Cubism2InternalModel['coreModel'];
  readonly #bitmaps: readonly ImageBitmap[];
  readonly #hair: SwingingHair;
  readonly #places: ReadonlyMap<string, number>;
  readonly #values: Float64Array;

  constructor(model: Live2DModel, inside: Cubism2InternalModel, files: BodyFiles) {
    this.#model = model;
    this.#core = inside.coreModel;
    this.#bitmaps = files.textures;
    this.size = { width: inside.originalWidth, height: inside.originalHeight };
    this.parameters = coreParameters(this.#core);
    this.#places = new Map(this.parameters.map(({ id }, place) => [id, place]));
    this.#values = Float64Array.from(this.parameters, ({ rest }) => rest);
    this.#hair = new SwingingHair(files.physics && jsonOf(files.physics));
    model.position.set(-this.size.width / 2, -this.size.height);
    this.view.addChild(model);
  }

  set(id: string, value: number): void {
    const place = this.#places.get(id);
    if (place === undefined || Number.isNaN(value)) return;
    const { min, max } = this.parameters[place]!;
    this.#values[place] = Math.min(Math.max(value, min), max);
  }

  pose(stepMs: number): void {
    const isStill = !(stepMs > 0);
    for (const [place, { id, rest }] of this.parameters.entries()) {
      const value = this.#values[place]!;
      if (isStill && value === rest && this.#hair.moves.has(id)) continue;
      this.#core.setParamFloat(id, value);
    }
    if (!isStill) this.#swing(stepMs);
    this.#core.update();
  }

  close(): void {
    const { drawParamWebGL } = this.#core;
    for (const made of Object.values(drawParamWebGL)) {
      if (made instanceof WebGLBuffer) drawParamWebGL.gl.deleteBuffer(made);
      if (made instanceof WebGLProgram) drawParamWebGL.gl.deleteProgram(made);
    }
    // Without these the library leaves the textures where they are.
    this.#model.destroy({ children: true, texture: true, baseTexture: true });
    for (const bitmap of this.#bitmaps) bitmap.close();
    this.view.destroy();
  }

  /** What is held or moved by a motion does not swing. */
  #swing(ms: number): void {
    this.#hair.swing(this.#core, ms);
    for (const [place, { id, rest }] of this.parameters.entries()) {
      const value = this.#values[place]!;
      if (value !== rest && this.#hair.moves.has(id)) this.#core.setParamFloat(id, value);
    }
  }
}

/** WebGL ignores its own options for turning bitmaps over and multiplying them by opacity: it is done before the upload. */
const overturned = (bitmap: ImageBitmap): Promise<ImageBitmap> =>
  createImageBitmap(bitmap, { imageOrientation: 'flipY' });

/** Null where the operator has no core here. @throws where the bytes are no model */
export async function openCubism(files: BodyFiles): Promise<FigureBody | null> {
  const library = await cubismLibrary().catch(() => null);
  if (library === null) return null;
  const { Cubism2InternalModel, Cubism2ModelSettings, Live2DFactory, Live2DModel } = library;
  // Its files are here already; a layout with a width would stretch the model.
  const names = files.textures.map((_, index) => `${index}.png`);
  const settings = new Cubism2ModelSettings({ url: 'figure.json', model: 'figure.moc', textures: names });
  const core = Live2DFactory.findRuntime(settings)?.createCoreModel(new Uint8Array(files.model).buffer);
  if (!core) throw new TypeError('no model');
  const textures = await Promise.all(files.textures.map(overturned));
  for (const bitmap of files.textures) bitmap.close();
  const inside = new Cubism2InternalModel(core, settings, {});
  const model = new Live2DModel({ autoUpdate: false, autoHitTest: false, autoFocus: false });
  model.internalModel = inside;
  model.textures = textures.map((bitmap) => new Texture(new BaseTexture(bitmap)));
  return new CubismBody(model, inside, { ...files, textures });
}
