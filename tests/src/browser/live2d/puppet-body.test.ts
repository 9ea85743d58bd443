import { Mesh } from '@pixi/mesh';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { physicsText } from '#demo/figures/moves/physics';
import { figureOf } from '#demo/figures/names';
import { drawFigure } from '#demo/figures/rig/puppet';
import { STANDARD_PARAMETERS } from '#model/media/live2d/parameters';
import { puppetText } from '#model/media/live2d/puppet/read-puppet';
import type { BodyFiles, FigureBody } from '#src/browser/live2d/figure-body.ts';
import { puppetBodies } from '#src/browser/live2d/puppet/puppet-body.ts';

class Bitmap {
  readonly width = 64;
  readonly height = 64;
  isClosed = false;
  close(): void {
    this.isClosed = true;
  }
}

beforeEach(() => {
  vi.stubGlobal('ImageBitmap', Bitmap);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not asked')));
});
afterEach(() => vi.unstubAllGlobals());

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const MODEL = puppetText(drawFigure(figureOf('002_uniform_winter')!).puppet);

function filesOf(
  model: string,
  physics: string | null = physicsText(),
): BodyFiles & { readonly bitmap: Bitmap } {
  const bitmap = new Bitmap();
  return {
    bitmap,
    model: bytes(model),
    physics: physics === null ? null : bytes(physics),
    textures: [bitmap as unknown as ImageBitmap],
  };
}

function meshOf({ view }: FigureBody): Mesh {
  const [mesh] = view.children;
  expect(view.children).toHaveLength(1);
  if (!(mesh instanceof Mesh)) throw new TypeError('no mesh');
  return mesh;
}
const verticesOf = (body: FigureBody): readonly number[] => [
  ...(meshOf(body).geometry.getBuffer('aSpot').data as unknown as Float32Array),
];

describe('a puppet on the stage', () => {
  test('stands on its feet, is drawn by one call, and has the standard parameters', async () => {
    const body = await puppetBodies()(filesOf(MODEL));
    expect(body.kind).toBe('puppet');
    expect(body.parameters).toEqual(STANDARD_PARAMETERS);
    const heights = verticesOf(body).filter((_, index) => index % 3 === 1);
    expect(Math.max(...heights)).toBeCloseTo(0, 0);
    expect(Math.min(...heights)).toBeLessThan(-body.size.height * 0.9);
    expect(meshOf(body).size).toBe(meshOf(body).geometry.indexBuffer.data.length);
    body.close();
  });

  test('shows a value with the next pose, and none that it does not have', async () => {
    const body = await puppetBodies()(filesOf(MODEL));
    const rest = verticesOf(body);
    body.set('PARAM_ANGLE_X', 30);
    expect(verticesOf(body)).toEqual(rest);
    body.pose(0);
    const turned = verticesOf(body);
    expect(turned).not.toEqual(rest);
    body.set('PARAM_ANGLE_X', 3_000);
    body.set('PARAM_NONE', 1);
    body.set('PARAM_ANGLE_Y', Number.NaN);
    body.pose(0);
    expect(verticesOf(body)).toEqual(turned);
    body.close();
  });

  test('lets hair swing on while time passes, and leaves it while none does', async () => {
    const body = await puppetBodies()(filesOf(MODEL));
    body.pose(16);
    body.set('PARAM_ANGLE_X', 30);
    body.pose(16);
    const swinging = verticesOf(body);
    body.pose(0);
    expect(verticesOf(body)).toEqual(swinging);
    body.pose(100);
    expect(verticesOf(body)).not.toEqual(swinging);
    body.close();
  });

  test.each([null, 'no json', '{"physics_hair":7}'])(
    'moves without hair that swings when physics are %s',
    async (physics) => {
      const body = await puppetBodies()(filesOf(MODEL, physics));
      body.set('PARAM_ANGLE_X', 30);
      body.pose(16);
      const turned = verticesOf(body);
      body.pose(500);
      expect(verticesOf(body)).toEqual(turned);
      body.close();
    },
  );

  test('gives back texture, picture and buffers when it is closed', async () => {
    const files = filesOf(MODEL);
    const body = await puppetBodies()(files);
    const { geometry, shader } = meshOf(body);
    const texture = shader.uniforms.uTexture;
    const gone = vi.spyOn(geometry, 'dispose');
    body.close();
    expect(gone).toHaveBeenCalledTimes(1);
    expect(texture.destroyed).toBe(true);
    expect(files.bitmap.isClosed).toBe(true);
  });

  test.each(['', '{', '{"puppet":2}', MODEL.replace('"texture":0', '"texture":3')])(
    'refuses what is no puppet and gives back its picture: %.12s',
    async (model) => {
      const files = filesOf(model);
      await expect(puppetBodies()(files)).rejects.toThrow(/^puppet: /);
      expect(files.bitmap.isClosed).toBe(true);
    },
  );

  test('refuses a puppet without its texture', async () => {
    await expect(puppetBodies()({ ...filesOf(MODEL), textures: [] })).rejects.toThrow('a texture is missing');
  });
});
