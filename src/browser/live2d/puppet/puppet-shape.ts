import type { Parameter } from '#model/media/live2d/parameters';
import { deform, type Rig, rigOf, VERTEX_FLOATS } from '#model/media/live2d/puppet/deform';
import { Pendulums, readPendulums } from '#model/media/live2d/puppet/pendulums';
import { readPuppet } from '#model/media/live2d/puppet/read-puppet';
import type { BodyFiles } from '../figure-body.ts';
import { jsonOf } from '../json-of.ts';

/** Where the vertices of a puppet are, by the values of its parameters and by what swings; whatever draws them. */
export class PuppetShape {
  readonly rig: Rig;
  readonly size: { readonly width: number; readonly height: number };
  readonly parameters: readonly Parameter[];
  /** x, y and opacity of each; one array for good. */
  readonly vertices: Float32Array;
  readonly #places: ReadonlyMap<string, number>;
  readonly #pendulums: Pendulums;
  /** As they were set; and with what swings. */
  readonly #values: Float32Array;
  readonly #swung: Float32Array;

  constructor(rig: Rig, pendulums: Pendulums) {
    const { width, height, parameters } = rig.puppet;
    this.rig = rig;
    this.size = { width, height };
    this.parameters = parameters;
    this.#pendulums = pendulums;
    this.#places = new Map(parameters.map(({ id }, place) => [id, place]));
    this.#values = Float32Array.from(parameters, ({ rest }) => rest);
    this.#swung = new Float32Array(parameters.length);
    this.vertices = new Float32Array(rig.vertexCount * VERTEX_FLOATS);
  }

  set(id: string, value: number): void {
    const place = this.#places.get(id);
    if (place !== undefined && !Number.isNaN(value)) this.#values[place] = value;
  }

  pose(stepMs: number): void {
    this.#swung.set(this.#values);
    this.#pendulums.swing(stepMs, this.#swung);
    deform(this.rig, this.#swung, this.vertices);
  }
}

/** The puppet of its files. @throws what is no puppet, or lacks a texture; the textures are closed then */
export function puppetShape({ model, physics, textures }: BodyFiles): PuppetShape {
  const { puppet, reason, at } = { at: '', ...readPuppet(new TextDecoder().decode(model)) };
  if (puppet === null || textures.length < puppet.textures) {
    for (const bitmap of textures) bitmap.close();
    throw new TypeError(puppet === null ? `puppet: ${reason} ${at}` : 'puppet: a texture is missing');
  }
  // Without physics nothing swings, and all else moves.
  return new PuppetShape(
    rigOf(puppet),
    new Pendulums(readPendulums(physics && jsonOf(physics)), puppet.parameters),
  );
}
