import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { figureBundles } from '#demo/figures/names';
import { createLists } from '#demo/lists/lists';
import { createWorld } from '#demo/world';
import { bundleFilePath, modelBundle, readBuildData } from '#model/media/live2d/model-files';
import { STANDARD_PARAMETERS } from '#model/media/live2d/parameters';
import { deform, rigOf, VERTEX_FLOATS } from '#model/media/live2d/puppet/deform';
import { readPendulums } from '#model/media/live2d/puppet/pendulums';
import type { Puppet } from '#model/media/live2d/puppet/puppet.types';
import { readPuppet } from '#model/media/live2d/puppet/read-puppet';
import { asArray, asObject } from '#model/records/reading';
import { DATE, demo } from './demo-set.ts';

const bundles = figureBundles(createLists(createWorld(1, DATE)));
const names = [...bundles.keys()].map((bundle) => bundle.replace('live2d/chara/', ''));
const models = names.filter((name) => !name.endsWith('_general'));

async function bytesOf(bundle: string, file: string): Promise<Uint8Array | null> {
  const asset = await demo.asset(bundleFilePath('jp', { bundle: modelBundle(bundle), file }));
  return asset?.bytes ?? null;
}
const textOf = async (bundle: string, file: string): Promise<string> =>
  new TextDecoder().decode((await bytesOf(bundle, file)) ?? undefined);

async function puppetOf(name: string): Promise<Puppet> {
  const { puppet, reason } = readPuppet(await textOf(name, `${name}.moc`));
  expect(reason).toBeNull();
  return puppet!;
}

/** Some of every kind: costumes all through the list, and all that is worn through one year. */
const some = [
  ...models.filter((_, nth) => nth % 97 === 0),
  ...models.filter((name) => name.startsWith('006_') && !/live_\d/.test(name)),
];

describe('figures of the demo set', () => {
  test.each(['constructor', 'toString', '__proto__'])(
    'have no motion and no face called %s',
    async (name) => {
      expect(await bytesOf('001_general', `${name}.mtn`)).toBeNull();
      expect(await bytesOf('001_general', `${name}.exp.json`)).toBeNull();
    },
  );

  test('are there for every costume and for every one of a season', () => {
    const costumes = Object.values(demo.json('costumes/all') as Record<string, { assetBundleName: string }>);
    for (const { assetBundleName } of costumes) expect(bundles.has(modelBundle(assetBundleName))).toBe(true);
    for (let id = 1; id <= 40; id++) {
      const { seasonCostumeListMap } = asObject(demo.json(`characters/${id}`));
      for (const { entries } of Object.values(asObject(asObject(seasonCostumeListMap).entries)).map(asObject))
        for (const entry of asArray(entries))
          expect(bundles.has(modelBundle(String(asObject(entry).live2dAssetBundleName)))).toBe(true);
    }
  });

  test.each(some)('can be read as %s, each part within its texture', async (name) => {
    const puppet = await puppetOf(name);
    expect(puppet.parameters).toEqual(STANDARD_PARAMETERS);
    for (const { uvs, vertices } of puppet.parts) {
      expect(uvs.length).toBe(vertices.length);
      expect(uvs.every((place) => place > 0 && place < 1)).toBe(true);
    }
  });

  test.each(some.slice(0, 3))('move at every standard parameter where %s is seen', async (name) => {
    const puppet = await puppetOf(name);
    const rig = rigOf(puppet);
    const at = (changes: Readonly<Record<number, number>>) => {
      const out = new Float32Array(rig.vertexCount * VERTEX_FLOATS);
      deform(
        rig,
        puppet.parameters.map(({ rest }, nth) => changes[nth] ?? rest),
        out,
      );
      return out;
    };
    const rest = at({});
    for (const [nth, { id, min, max, rest: still }] of puppet.parameters.entries())
      for (const value of [min, max].filter((one) => one !== still)) {
        const moved = at({ [nth]: value });
        const farthest = moved.reduce((most, number, index) => {
          const weight = index % VERTEX_FLOATS === 2 ? 100 : 1;
          const isSeen =
            moved[index - (index % VERTEX_FLOATS) + 2]! > 0 || rest[index - (index % VERTEX_FLOATS) + 2]! > 0;
          return isSeen ? Math.max(most, Math.abs(number - rest[index]!) * weight) : most;
        }, 0);
        expect(farthest, `${id} at ${value}`).toBeGreaterThan(2);
      }
  });

  test('name files that all are there, in the shape of the game', async () => {
    const [name = ''] = some;
    const files = readBuildData(JSON.parse(await textOf(name, 'buildData.asset')));
    expect(files?.motions.length).toBeGreaterThanOrEqual(40);
    expect(files?.expressions.length).toBeGreaterThanOrEqual(12);
    const all = [files!.model, files!.physics!, ...files!.textures, ...files!.motions, ...files!.expressions];
    for (const { bundle, file } of all) {
      expect(bundles.get(bundle)).toContain(file);
      expect(await demo.asset(bundleFilePath('kr', { bundle, file })), file).not.toBeNull();
    }
    expect(
      readPendulums(JSON.parse(await textOf(name, `${name}.physics.json`))).length,
    ).toBeGreaterThanOrEqual(3);
  });

  test('list only files that are there', async () => {
    for (const name of [some[0]!, '040_general'])
      for (const file of bundles.get(modelBundle(name)) ?? [])
        expect(await bytesOf(name, file), file).not.toBeNull();
  });

  test.each(['041_general', '006_live_99999', '006_casual_monsoon', '000_live_default', 'x'])(
    'have no %s',
    async (name) => {
      expect(await bytesOf(name, 'buildData.asset')).toBeNull();
      expect(await bytesOf(name, `${name}.moc`)).toBeNull();
      expect(await bytesOf(name, 'smile01.mtn')).toBeNull();
    },
  );

  test('have textures that are drawn, not empty, and of a size that phones take', async () => {
    const texture = await bytesOf('006_live_default', 'texture_00.png');
    const { width = 0, height = 0 } = await sharp(texture ?? undefined).metadata();
    expect([width, height].every((side) => side > 512 && side <= 2048)).toBe(true);
    const { channels } = await sharp(texture ?? undefined).stats();
    expect(channels[3]!.mean).toBeGreaterThan(60);
  });

  test('have motions in plain decimals within the limits of their parameters, which begin and end at rest', async () => {
    const limits = new Map(STANDARD_PARAMETERS.map((parameter) => [parameter.id, parameter]));
    for (const file of bundles.get(modelBundle('013_general'))!.filter((one) => one.endsWith('.mtn'))) {
      const lines = (await textOf('013_general', file)).trim().split('\n');
      expect(lines.slice(0, 2)).toEqual([expect.stringMatching(/^# /), '$fps=30']);
      const curves = lines.filter((line) => line.startsWith('PARAM_')).map((line) => line.split('='));
      expect(curves.length, file).toBeGreaterThan(4);
      const lengths = new Set(curves.map(([, list]) => list!.split(',').length));
      expect(lengths.size).toBe(1);
      for (const [id = '', list = ''] of curves) {
        const { min, max, rest } = limits.get(id)!;
        expect(list).toMatch(/^-?\d+(\.\d+)?(,-?\d+(\.\d+)?)*$/);
        const numbers = list.split(',').map(Number);
        expect(numbers.every((number) => number >= min && number <= max)).toBe(true);
        expect([numbers[0], numbers.at(-1)], `${file} ${id}`).toEqual([rest, rest]);
      }
    }
  });

  test('look different: no two of a band have the same hair and cut', async () => {
    const shapes = await Promise.all(
      Array.from({ length: 40 }, async (_, nth) => {
        const { parts } = await puppetOf(`${String(nth + 1).padStart(3, '0')}_uniform_winter`);
        return parts
          .filter(({ id }) => /^(hair|tail|bun|braid|strand|pin|knot|bow)/.test(id))
          .map(({ id, vertices }) => `${id}${vertices.length}${vertices[0]}${vertices.at(-1)}`)
          .join();
      }),
    );
    for (let band = 0; band < 8; band++) expect(new Set(shapes.slice(band * 5, band * 5 + 5)).size).toBe(5);
  });
});
