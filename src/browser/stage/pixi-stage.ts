// Pixi makes functions from strings where it may; the content security policy says that it may not.
import '@pixi/unsafe-eval';
import { Program, Renderer, utils } from '@pixi/core';
import { Container } from '@pixi/display';
import type { DrawList } from '#model/chart/stage/draw-list';
import { drawField } from './backdrop/field-picture.ts';
import { drawScenery } from './backdrop/scenery.ts';
import { type StageView, viewOf } from './backdrop/view.ts';
import { SETORI_SKIN } from './drawn-skin.ts';
import { FrameBudget } from './frame-budget.ts';
import { FRAGMENT, Layer, VERTEX } from './layer.ts';
import { FIRST_LOOK, type StageLook } from './look.ts';
import { coloursOf, mostQuads, type Paint, paintFrame } from './paint.ts';
import { ink, WHOLE } from './quads.ts';
import { makeSheet, type Sheet, sharpnessFor } from './sheet/sheet.ts';
import { digitAdvance, makeSigns } from './sheet/signs.ts';
import type { Skin } from './skin.ts';

const BACKGROUND = 0x0b0a10;

export const hasWebGL = (): boolean => utils.isWebGLSupported();

/** Three layers: scenery, lanes, and all that moves. Their pictures are drawn when size, skin or look ask for it, never in a frame. */
export class PixiStage {
  readonly frames = new FrameBudget();
  readonly #renderer: Renderer;
  readonly #canvas = document.createElement('canvas');
  readonly #root = new Container();
  readonly #scenery: Layer;
  readonly #field: Layer;
  readonly #moving: Layer;
  #look = FIRST_LOOK;
  #skin: Skin = SETORI_SKIN;
  #view: StageView = viewOf(0, 0);
  #size = { width: 0, height: 0, pixelRatio: 1 };
  #sharpness = 0;
  #sheet: Sheet | null = null;
  #digitAdvance = 0;
  #paint: Paint | null = null;
  #list: DrawList | null = null;
  readonly #ears = new AbortController();

  readonly #host: HTMLElement;

  constructor(host: HTMLElement) {
    this.#host = host;
    this.#renderer = new Renderer({
      view: this.#canvas,
      width: 1,
      height: 1,
      autoDensity: true,
      // On finer screens the steps of slanted edges are too small to be seen.
      antialias: window.devicePixelRatio < 2,
      backgroundColor: BACKGROUND,
    });
    // One of its own, that is let go with its context.
    const program = new Program(VERTEX, FRAGMENT, 'stage');
    this.#scenery = new Layer(program);
    this.#field = new Layer(program);
    this.#moving = new Layer(program);
    this.#root.addChild(this.#scenery.mesh, this.#field.mesh, this.#moving.mesh);
    host.append(this.#canvas);
    this.onRestored(() => this.#repaint());
  }

  resize(width: number, height: number, pixelRatio: number): void {
    if (width < 1 || height < 1) return;
    this.#size = { width, height, pixelRatio };
    this.#fit();
  }

  placeAt(x: number, y: number): { readonly x: number; readonly y: number } {
    const view = this.#view;
    return { x: (x - view.x) / view.scale, y: (y - view.y) / view.scale };
  }

  setSkin(skin: Skin): void {
    this.#skin = skin;
    if (this.#sheet === null) return;
    this.#drawSheet();
    this.#drawFieldPicture();
    this.#renew();
  }

  setLook(look: StageLook): void {
    const last = this.#look;
    this.#look = look;
    this.frames.aim(look.frameRate);
    if (this.#sheet === null) return;
    const { combo, perfect } = look.texts;
    if (combo !== last.texts.combo || perfect !== last.texts.perfect) this.#drawSheet();
    if (look.colour !== last.colour) this.#drawSceneryPicture();
    if (look.dim !== last.dim) this.#placeScenery();
    if (look.sharpness !== last.sharpness) this.#fit();
    else this.#renew();
  }

  draw(list: DrawList, isMoving = true): void {
    this.#list = list;
    const before = this.#resolution;
    if (isMoving) this.frames.frame(performance.now());
    else this.frames.rest();
    if (this.#resolution === before) this.#repaint();
    else this.#fit();
  }

  picture(): Promise<Blob> {
    // What was drawn is kept until the browser has shown it, no longer.
    this.#repaint();
    return new Promise((resolve, reject) =>
      this.#canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
    );
  }

  onLost(hear: () => void): void {
    this.#canvas.addEventListener('webglcontextlost', hear, { signal: this.#ears.signal });
  }

  onRestored(hear: () => void): void {
    this.#canvas.addEventListener('webglcontextrestored', hear, { signal: this.#ears.signal });
  }

  close(): void {
    this.#ears.abort();
    this.#list = null;
    for (const layer of [this.#scenery, this.#field, this.#moving]) layer.close();
    this.#root.destroy();
    this.#renderer.destroy(true);
  }

  get #resolution(): number {
    return this.frames.resolution(this.#size.pixelRatio) * this.#look.sharpness;
  }

  #fit(): void {
    const { width, height } = this.#size;
    const resolution = this.#resolution;
    const renderer = this.#renderer;
    renderer.resolution = resolution;
    renderer.resize(width, height);
    this.#view = viewOf(width, height);
    this.#root.position.set(this.#view.x, this.#view.y);
    this.#root.scale.set(this.#view.scale);
    const sharpness = sharpnessFor(this.#view.scale * resolution);
    if (sharpness !== this.#sharpness) {
      this.#sharpness = sharpness;
      this.#drawSheet();
    }
    this.#drawSceneryPicture();
    this.#drawFieldPicture();
    this.#renew();
  }

  #drawSheet(): void {
    const signs = makeSigns(getComputedStyle(this.#host).fontFamily, this.#look.texts);
    this.#digitAdvance = digitAdvance(signs);
    this.#sheet = makeSheet(this.#skin, signs, this.#sharpness);
    this.#moving.show(this.#sheet.canvas, true);
  }

  #drawSceneryPicture(): void {
    this.#scenery.show(drawScenery(this.#view, Math.min(1, this.#resolution), this.#look.colour), false);
    this.#placeScenery();
  }

  #drawFieldPicture(): void {
    this.#field.show(drawField(this.#view, this.#resolution, this.#skin.field), false);
    this.#cover(this.#field, ink(0xffffff, 1));
  }

  #placeScenery(): void {
    // By the root: half as bright looks about half as bright.
    const light = Math.round(255 * Math.sqrt(1 - Math.min(Math.max(this.#look.dim, 0), 1)));
    this.#cover(this.#scenery, ink((light << 16) | (light << 8) | light, 1));
  }

  #cover(layer: Layer, colour: number): void {
    const { left, top, right, bottom } = this.#view;
    const quads = layer.begin(1);
    quads.box(WHOLE, (left + right) / 2, (top + bottom) / 2, right - left, bottom - top, colour);
    layer.end();
  }

  /** After anything changed that frames are painted with. */
  #renew(): void {
    if (this.#sheet === null) return;
    const { ribbonOpacity, cover, isStill } = this.#look;
    this.#paint = {
      quads: this.#moving.quads,
      sheet: this.#sheet,
      colours: coloursOf(this.#skin),
      digitAdvance: this.#digitAdvance,
      view: this.#view,
      ribbonOpacity,
      cover,
      isStill,
    };
    this.#repaint();
  }

  #repaint(): void {
    const list = this.#list;
    const paint = this.#paint;
    const moving = this.#moving;
    if (paint === null) return;
    if (list !== null) {
      moving.begin(mostQuads(list));
      paintFrame(paint, list);
      moving.end();
    }
    this.#renderer.render(this.#root);
  }
}
