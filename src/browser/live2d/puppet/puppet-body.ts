// Pixi makes functions from strings where it may; the content security policy says that it may not.
import '@pixi/unsafe-eval';
import {
  BaseTexture,
  Buffer,
  Geometry,
  type IArrayBuffer,
  MIPMAP_MODES,
  Program,
  Shader,
  State,
  TYPES,
} from '@pixi/core';
import { Container } from '@pixi/display';
import { Mesh } from '@pixi/mesh';
import { VERTEX_FLOATS } from '#model/media/live2d/puppet/deform';
import type { BodyFiles, FigureBody } from '../figure-body.ts';
import { type PuppetShape, puppetShape } from './puppet-shape.ts';

const VERTEX = `
precision highp float;
attribute vec3 aSpot;
attribute vec2 aPlace;
uniform mat3 projectionMatrix;
uniform mat3 translationMatrix;
varying vec2 vPlace;
varying float vOpacity;
void main() {
  vPlace = aPlace;
  vOpacity = aSpot.z;
  gl_Position = vec4((projectionMatrix * translationMatrix * vec3(aSpot.xy, 1.0)).xy, 0.0, 1.0);
}`;

const FRAGMENT = `
precision mediump float;
varying vec2 vPlace;
varying float vOpacity;
uniform sampler2D uTexture;
uniform float uAlpha;
void main() {
  gl_FragColor = texture2D(uTexture, vPlace) * (vOpacity * uAlpha);
}`;

/** Pixi's own type for it, older than the language's, asks for more than any array has. */
const asData = (array: Float32Array | Uint16Array): IArrayBuffer => array as unknown as IArrayBuffer;

/** Meshes set the opacity of their shader. */
class PuppetShader extends Shader {
  alpha = 1;

  update(): void {
    this.uniforms.uAlpha = this.alpha;
  }
}

/** A puppet on the stage: one array of vertices, and one call for all parts in a row that have one texture. */
class PuppetBody implements FigureBody {
  readonly kind = 'puppet';
  readonly view = new Container();
  readonly size: PuppetShape['size'];
  readonly parameters: PuppetShape['parameters'];
  readonly #shape: PuppetShape;
  readonly #corners: Buffer;
  readonly #textures: readonly BaseTexture[];
  readonly #bitmaps: readonly ImageBitmap[];

  constructor(shape: PuppetShape, bitmaps: readonly ImageBitmap[], program: Program) {
    this.size = shape.size;
    this.parameters = shape.parameters;
    this.#shape = shape;
    this.#corners = new Buffer(asData(shape.vertices), false);
    this.#bitmaps = bitmaps;
    this.#textures = bitmaps.map((bitmap) => new BaseTexture(bitmap, { mipmap: MIPMAP_MODES.ON }));
    this.#addMeshes(program);
    this.pose(0);
  }

  set(id: string, value: number): void {
    this.#shape.set(id, value);
  }

  pose(stepMs: number): void {
    this.#shape.pose(stepMs);
    this.#corners.update();
  }

  close(): void {
    // The last mesh that lets go of them gives back geometry and buffers.
    this.view.destroy({ children: true });
    for (const texture of this.#textures) texture.destroy();
    for (const bitmap of this.#bitmaps) bitmap.close();
  }

  #addMeshes(program: Program): void {
    const { rig } = this.#shape;
    const geometry = new Geometry()
      .addAttribute('aSpot', this.#corners, 3, false, TYPES.FLOAT, VERTEX_FLOATS * 4, 0)
      .addAttribute('aPlace', new Buffer(asData(rig.uvs), true), 2, false, TYPES.FLOAT)
      .addIndex(new Buffer(asData(rig.triangles), true, true));
    for (const { texture, start, size } of rig.runs) {
      const shader = new PuppetShader(program, { uTexture: this.#textures[texture], uAlpha: 1 });
      const mesh = new Mesh<Shader>(geometry, shader, State.for2d());
      mesh.start = start;
      mesh.size = size;
      this.view.addChild(mesh);
    }
  }
}

/** What makes bodies of puppets for one stage; their program is let go with its context. Rejects what is no puppet. */
export function puppetBodies(): (files: BodyFiles) => Promise<FigureBody> {
  const program = new Program(VERTEX, FRAGMENT, 'puppet');
  return async (files) => new PuppetBody(puppetShape(files), files.textures, program);
}
