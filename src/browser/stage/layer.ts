import {
  BaseTexture,
  Buffer,
  Geometry,
  type IArrayBuffer,
  MIPMAP_MODES,
  type Program,
  Shader,
  State,
  TYPES,
} from '@pixi/core';
import { Mesh } from '@pixi/mesh';
import { Quads, triangles } from './quads.ts';

export const VERTEX = `
precision highp float;
attribute vec2 aPosition;
attribute vec3 aPlace;
attribute vec4 aInk;
uniform mat3 projectionMatrix;
uniform mat3 translationMatrix;
varying vec3 vPlace;
varying vec4 vInk;
void main() {
  vPlace = aPlace;
  vInk = aInk;
  gl_Position = vec4((projectionMatrix * translationMatrix * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
}`;

export const FRAGMENT = `
precision highp float;
varying vec3 vPlace;
varying vec4 vInk;
uniform sampler2D uSheet;
void main() {
  gl_FragColor = texture2D(uSheet, vPlace.xy / vPlace.z) * vInk;
}`;

/** Bytes from corner to corner (src/browser/stage/quads.ts). */
const STRIDE = 24;
const QUAD_FLOATS = 24;

/** Pixi's own type for it, older than the language's, asks for more than any array has. */
const asData = (array: Float32Array | Uint16Array): IArrayBuffer => array as unknown as IArrayBuffer;

/** Pictures out of one texture, drawn by one call. */
export class Layer {
  readonly quads = new Quads();
  readonly mesh: Mesh<Shader>;
  readonly #corners = new Buffer(asData(new Float32Array(0)), false);
  readonly #order = new Buffer(asData(new Uint16Array(0)), true, true);
  readonly #shader: Shader;
  /** Beginnings of the array in few sizes: only what is in use travels, and nothing is allocated for it. */
  #parts: readonly Float32Array[] = [];
  #texture: BaseTexture | null = null;

  constructor(program: Program) {
    this.#shader = new Shader(program, { uSheet: null });
    const geometry = new Geometry()
      .addAttribute('aPosition', this.#corners, 2, false, TYPES.FLOAT, STRIDE, 0)
      .addAttribute('aPlace', this.#corners, 3, false, TYPES.FLOAT, STRIDE, 8)
      .addAttribute('aInk', this.#corners, 4, true, TYPES.UNSIGNED_BYTE, STRIDE, 20)
      .addIndex(this.#order);
    this.mesh = new Mesh(geometry, this.#shader, State.for2d());
    this.mesh.visible = false;
  }

  /** `isShrunk`: it is also drawn much smaller than it is. */
  show(canvas: HTMLCanvasElement, isShrunk: boolean): void {
    this.#texture?.destroy();
    this.#texture = new BaseTexture(canvas, { mipmap: isShrunk ? MIPMAP_MODES.ON : MIPMAP_MODES.OFF });
    this.#shader.uniforms.uSheet = this.#texture;
  }

  begin(most: number): Quads {
    if (this.quads.begin(most)) this.#grow();
    return this.quads;
  }

  /** After all pictures of a frame are in. */
  end(): void {
    const { count } = this.quads;
    this.mesh.visible = count > 0 && this.#texture !== null;
    if (count === 0) return;
    let part = 0;
    while (this.#parts[part]!.length < count * QUAD_FLOATS) part += 1;
    this.#corners.update(asData(this.#parts[part]!));
    this.mesh.size = count * 6;
  }

  close(): void {
    this.mesh.destroy();
    this.#texture?.destroy();
    this.#texture = null;
  }

  #grow(): void {
    const { corners, capacity } = this.quads;
    const parts: Float32Array[] = [];
    for (let quads = 64; quads < capacity; quads *= 2) parts.push(corners.subarray(0, quads * QUAD_FLOATS));
    this.#parts = [...parts, corners];
    this.#order.update(asData(triangles(capacity)));
  }
}
