import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parseChart } from '#model/chart/parse';
import { readChart } from '#model/chart/read-text';
import { BUILD_DATA, readBuildData } from '#model/media/live2d/model-files';
import { asObject } from '#model/records/reading';
import { SERVERS, type ServerCode } from '#model/vocabulary/servers';
import { belowAssets, isDataName } from '#server/origin/data-name';
import { demo } from './demo-set.ts';

interface Bundle {
  readonly path: string;
  readonly count: unknown;
}

/** All bundles of an index. */
function bundlesIn(folder: unknown, path: readonly string[] = []): readonly Bundle[] {
  return Object.entries(asObject(folder)).flatMap(([part, value]) =>
    typeof value === 'object'
      ? bundlesIn(value, [...path, part])
      : [{ path: [...path, part].join('/'), count: value }],
  );
}

const indexName = (server: ServerCode): string => `explorer/${server}/assets/_info`;
const index = (server: ServerCode): readonly Bundle[] => bundlesIn(demo.json(indexName(server)));
const BUNDLES = { jp: index('jp'), en: index('en'), tw: index('tw'), cn: index('cn'), kr: index('kr') };

const filesOf = (server: ServerCode, path: string): readonly string[] => {
  const files: unknown = demo.json(`explorer/${server}/assets/${path}`);
  return Array.isArray(files) ? files.map(String) : [];
};

/** What a file must be by the ending of its name. */
const CHECKS: Readonly<Record<string, (type: string, bytes: Uint8Array) => Promise<boolean>>> = {
  png: async (type, bytes) => type === 'image/png' && ((await sharp(bytes).raw().toBuffer()).length ?? 0) > 0,
  mp3: async (type, bytes) => type === 'audio/wav' && bytes.length > 1_000,
  txt: async (type, bytes) => type.startsWith('text/plain') && bytes.length > 100,
  asset: async (type, bytes) => type.startsWith('application/json') && isJson(bytes),
  bundle: async (type, bytes) => type.startsWith('application/json') && isJson(bytes),
  json: async (type, bytes) => type.startsWith('application/json') && isJson(bytes),
  moc: async (type, bytes) => type === 'application/octet-stream' && bytes.length > 1_000,
  mtn: async (type, bytes) => type === 'application/octet-stream' && bytes.length > 100,
  sprites: async (type, bytes) => type.startsWith('application/json') && isJson(bytes),
};

function isJson(bytes: Uint8Array): boolean {
  const value: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
  return typeof value === 'object' && value !== null;
}

/** The part of a name that says which song it is of. */
const TITLE = /\d+_[a-z_]+(?=[-_](?:easy|normal|hard|expert|special|jacket|thumb)\b)/g;

/** What is wrong with a file that is listed; null for nothing. */
async function faultOf(server: ServerCode, bundle: string, file: string): Promise<string | null> {
  const path = `assets/${server}/${bundle}_rip/${file}`;
  if (belowAssets(path) === null) return `${path}: no name that is served`;
  if (demo.sound(`${bundle}_rip/${file}`)) return null;
  const found = await demo.asset(path);
  if (!found) return `${path}: missing`;
  const check = CHECKS[file.slice(file.lastIndexOf('.') + 1)];
  return (await check?.(found.type, found.bytes)) ? null : `${path}: ${found.type}, not as its name says`;
}

describe('the tree of the demo set', () => {
  test('has at least 60 folders and 8,000 bundles, fewer on servers where less is out', () => {
    expect(new Set(BUNDLES.jp.map(({ path }) => path.split('/')[0])).size).toBeGreaterThanOrEqual(60);
    expect(BUNDLES.jp.length).toBeGreaterThanOrEqual(8_000);
    for (const server of ['en', 'tw', 'cn', 'kr'] as const) {
      expect(BUNDLES[server].length).toBeGreaterThan(1_000);
      expect(BUNDLES[server].length).toBeLessThan(BUNDLES.jp.length);
    }
  });

  test.each(SERVERS)(
    'counts the files of every bundle on %s, under names that can be asked for',
    (server) => {
      for (const { path, count } of BUNDLES[server]) {
        const files = filesOf(server, path);
        expect([path, new Set(files).size]).toEqual([path, count]);
        expect(isDataName(`explorer/${server}/assets/${path}`), path).toBe(true);
      }
    },
  );

  test.each([
    'explorer/jp/assets/thumb',
    'explorer/jp/assets/thumb/none',
    'explorer/jp/assets/',
    'explorer/xx/assets/_info',
    'explorer/jp/assets/constructor',
    'explorer/jp/assets/__proto__',
    'explorer/jp',
    'explorer/jp/assets/_info/x',
  ])('has nothing at %s', (name) => {
    expect(demo.json(name)).toBeUndefined();
  });

  test('lists the stamps that speak', () => {
    expect(filesOf('en', 'sound/voice_stamp')).toContain('stamp_001001.mp3');
    expect(filesOf('en', 'sound/voice_stamp')).not.toContain('stamp_001002.mp3');
  });
});

test('figures are in the costumes that are out on a server, and each names files that are listed', async () => {
  const figures = (server: ServerCode) =>
    BUNDLES[server].map(({ path }) => path).filter((path) => path.startsWith('live2d/chara/'));
  expect(figures('jp').length).toBeGreaterThan(2_300);
  expect(figures('kr').length).toBeLessThan(figures('jp').length);
  for (const path of figures('kr').filter((_, at) => at % 300 === 0)) {
    if (path.endsWith('_general')) continue;
    const found = await demo.asset(`assets/kr/${path}_rip/${BUILD_DATA}`);
    const model = readBuildData(JSON.parse(Buffer.from(found?.bytes ?? []).toString('utf8')));
    if (model === null) throw new Error(`${path} is no figure`);
    const { physics, textures, motions, expressions } = model;
    for (const { bundle, file } of [model.model, physics, ...textures, ...motions, ...expressions].flatMap(
      (one) => one ?? [],
    ))
      expect(filesOf('kr', bundle), `${path}: ${bundle}`).toContain(file);
  }
});

describe('a file of the tree', () => {
  test('opens as what its name says, whichever it is', async () => {
    const place = fc.record({
      server: fc.constantFrom(...SERVERS),
      bundle: fc.nat(1_000_000),
      file: fc.nat(1_000_000),
    });
    await fc.assert(
      fc.asyncProperty(place, async ({ server, bundle, file }) => {
        const { path = '' } = BUNDLES[server][bundle % BUNDLES[server].length] ?? {};
        const files = filesOf(server, path);
        expect(await faultOf(server, path, files[file % files.length] ?? '')).toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  test('opens, one of each kind: first and last of all that differ by numbers alone', async () => {
    const kinds = new Map<string, [bundle: string, file: string]>();
    for (const { path } of BUNDLES.jp) {
      for (const file of filesOf('jp', path)) {
        const kind = `${path}/${file}`.replaceAll(TITLE, '#').replaceAll(/\d+/g, '#');
        if (!kinds.has(`first ${kind}`)) kinds.set(`first ${kind}`, [path, file]);
        kinds.set(`last ${kind}`, [path, file]);
      }
    }
    const faults: (string | null)[] = [];
    for (const [path, file] of kinds.values()) faults.push(await faultOf('jp', path, file));
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });
});

describe('the text of a chart', () => {
  const texts = BUNDLES.jp.flatMap(({ path }) =>
    path.startsWith('musicscore/')
      ? filesOf('jp', path)
          .filter((file) => file.endsWith('.txt'))
          .map((file) => ({ path, file }))
      : [],
  );

  test('is read as the chart that it is of', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...texts), async ({ path, file }) => {
        const [, song = '', difficulty = ''] = /^(\d+)_.*_([a-z]+)\.txt$/.exec(file) ?? [];
        const found = await demo.asset(`assets/jp/${path}_rip/${file}`);
        const read = readChart(Buffer.from(found?.bytes ?? []).toString('utf8'));
        const chart = parseChart(demo.json(`charts/${song}/${difficulty}`));
        expect(read).toMatchObject({ ok: true, format: 'bms' });
        if (!read.ok) return;
        const rounded = (_key: string, value: unknown) =>
          typeof value === 'number' ? Math.round(value * 1_000) / 1_000 : value;
        const inOrder = (entries: readonly unknown[]) =>
          entries.map((entry) => JSON.stringify(entry, rounded)).sort();
        expect(inOrder(read.chart.entries)).toEqual(inOrder(chart.entries));
        expect(read.chart.repairs).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
