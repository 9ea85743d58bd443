import { STANDARD_PARAMETERS } from '#model/media/live2d/parameters';
import type { Puppet } from '#model/media/live2d/puppet/puppet.types';
import { puppetText } from '#model/media/live2d/puppet/read-puppet';
import type { BodyKind } from '#src/browser/live2d/figure-body.ts';
import { FileMissing, type ModelSource } from '#src/browser/live2d/live2d-stage.ts';

/** Models for tests/e2e/live2d-stage-page.ts: a picture of 100 × 200, half of it half transparent white, which PARAM_ANGLE_X shifts. */

const WIDTH = 100;
const HEIGHT = 200;

/** A puppet of one part. */
const PUPPET: Puppet = {
  width: WIDTH,
  height: HEIGHT,
  textures: 1,
  parameters: STANDARD_PARAMETERS,
  joints: [],
  parts: [
    {
      id: 'whole',
      order: 0,
      texture: 0,
      opacity: 1,
      joint: null,
      second: null,
      vertices: [-50, -200, 50, -200, -50, 0, 50, 0],
      uvs: [0, 0, 1, 0, 0, 1, 1, 1],
      triangles: [0, 1, 2, 1, 3, 2],
      bends: [
        {
          parameter: 'PARAM_ANGLE_X',
          keys: [-30, 30],
          offsets: [
            [-30, 0, -30, 0, -30, 0, -30, 0],
            [30, 0, 30, 0, 30, 0, 30, 0],
          ],
        },
      ],
      fades: [],
    },
  ],
};

async function texture(): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(64, 128);
  const context = canvas.getContext('2d')!;
  context.fillStyle = 'rgb(255 0 0)';
  context.fillRect(0, 0, 64, 64);
  context.fillStyle = 'rgb(255 255 255 / 0.5)';
  context.fillRect(0, 64, 64, 64);
  return new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
}

const text = (content: string): Uint8Array => new TextEncoder().encode(content);

const PHYSICS = {
  physics_hair: [
    {
      setup: { length: 0.2, regist: 0.4, mass: 0.1 },
      src: [{ id: 'PARAM_ANGLE_X', ptype: 'x', scale: 1, weight: 1 }],
      targets: [
        { id: 'PARAM_HAIR_FRONT', ptype: 'angle', scale: 1, weight: 1 },
        { id: 'PARAM_HAIR_SIDE', ptype: 'angle_v', scale: 1, weight: 1 },
      ],
    },
  ],
};

const CONTENT: Readonly<Record<string, string>> = {
  'figure.physics.json': JSON.stringify(PHYSICS),
  'turn.mtn': '$fps=10\n$fadein=0\n$fadeout=100\nPARAM_ANGLE_X=3e1,3e1,3e1,3e1,30,30,30,30,30,30',
  'nod.mtn': '$fps=10\n$fadein=0\n$fadeout=100\nPARAM_ANGLE_X=-20,-20',
  'mild.exp.json': JSON.stringify({
    fade_in: 100,
    params: [{ id: 'PARAM_EYE_L_OPEN', val: 1, calc: 'mult' }],
  }),
  'up.exp.json': JSON.stringify({ fade_in: 0, params: [{ id: 'PARAM_BROW_L_Y', val: 0.5 }] }),
};

/** Cubism begins with `moc`; what cannot be drawn, for want of the core, does so too. */
const MODEL: Readonly<Record<BodyKind, string>> = {
  cubism: 'moc_0123456789',
  puppet: puppetText(PUPPET),
  still: 'moc_0123456789',
};

const inBundle = (file: string) => ({ bundle: 'live2d/chara/001_test', file });
const named = (file: string) => ({ ...inBundle(file), name: file.replace(/\.(mtn|exp\.json)$/, '') });

export interface TestModel extends ModelSource {
  /** Files that were asked for. */
  readonly asked: string[];
  /** Files that are missing. */
  readonly missing: Set<string>;
}

export async function testModel(kind: BodyKind, model = MODEL[kind]): Promise<TestModel> {
  const picture = await texture();
  const asked: string[] = [];
  const missing = new Set<string>();
  return {
    asked,
    missing,
    still: null,
    files: {
      model: inBundle('figure.moc'),
      physics: inBundle('figure.physics.json'),
      textures: [inBundle('texture_00.png')],
      motions: [named('absent.mtn'), named('nod.mtn'), named('turn.mtn')],
      expressions: [named('mild.exp.json'), named('up.exp.json')],
    },
    async read(file) {
      asked.push(file.file);
      if (missing.has(file.file)) throw new FileMissing(file);
      if (file.file === 'figure.moc') return text(model);
      if (file.file === 'texture_00.png') return picture;
      const content = CONTENT[file.file];
      if (content === undefined) throw new FileMissing(file);
      return text(content);
    },
  };
}
