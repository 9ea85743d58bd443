import { VERTEX_FLOATS } from '#model/media/live2d/puppet/deform';
import type { BodyFiles, MovedBody } from '../figure-body.ts';
import { type PuppetShape, puppetShape } from '../puppet/puppet-shape.ts';
import { type Corner, drawTriangle } from './draw-triangle.ts';

/** What is drawn of a figure on a plain canvas. */
export interface FlatBody extends MovedBody {
  /** Draws it with the middle of its feet at the origin. `pixel` is how large a pixel of the canvas is there. */
  draw(context: CanvasRenderingContext2D, pixel: number): void;
}

const corner = (): Corner => ({ x: 0, y: 0, u: 0, v: 0 });

/** A puppet, triangle by triangle. */
class FlatPuppet implements FlatBody {
  readonly kind = 'puppet';
  readonly size: PuppetShape['size'];
  readonly parameters: PuppetShape['parameters'];
  readonly #shape: PuppetShape;
  readonly #textures: readonly ImageBitmap[];
  /** Filled for each triangle anew. */
  readonly #corners = [corner(), corner(), corner()] as const;

  constructor(shape: PuppetShape, textures: readonly ImageBitmap[]) {
    this.size = shape.size;
    this.parameters = shape.parameters;
    this.#shape = shape;
    this.#textures = textures;
    this.pose(0);
  }

  set(id: string, value: number): void {
    this.#shape.set(id, value);
  }

  pose(stepMs: number): void {
    this.#shape.pose(stepMs);
  }

  draw(context: CanvasRenderingContext2D, pixel: number): void {
    const { rig, vertices } = this.#shape;
    for (const { texture, start, size } of rig.runs) {
      const picture = this.#textures[texture];
      if (!picture) continue;
      for (let at = start; at < start + size; at += 3) {
        const opacity = vertices[rig.triangles[at]! * VERTEX_FLOATS + 2]!;
        if (opacity <= 0) continue;
        for (const [nth, each] of this.#corners.entries()) {
          const vertex = rig.triangles[at + nth]!;
          each.x = vertices[vertex * VERTEX_FLOATS]!;
          each.y = vertices[vertex * VERTEX_FLOATS + 1]!;
          each.u = rig.uvs[2 * vertex]! * picture.width;
          each.v = rig.uvs[2 * vertex + 1]! * picture.height;
        }
        context.globalAlpha = Math.min(opacity, 1);
        drawTriangle(context, picture, this.#corners, pixel);
      }
    }
    context.globalAlpha = 1;
  }

  close(): void {
    for (const texture of this.#textures) texture.close();
  }
}

/** A picture that does not move. */
export class FlatStill implements FlatBody {
  readonly kind = 'still';
  readonly size: { readonly width: number; readonly height: number };
  readonly parameters = [];
  readonly #picture: HTMLCanvasElement;

  constructor(picture: HTMLCanvasElement) {
    this.size = { width: picture.width, height: picture.height };
    this.#picture = picture;
  }

  set(): void {}

  pose(): void {}

  draw(context: CanvasRenderingContext2D): void {
    context.drawImage(this.#picture, -this.size.width / 2, -this.size.height);
  }

  close(): void {}
}

export const openFlatPuppet = (files: BodyFiles): FlatBody =>
  new FlatPuppet(puppetShape(files), files.textures);
