import { describe, expect, test } from 'vitest';
import { openOrigin } from '#server/origin/open-origin';
import { readOriginOptions } from '#server/origin/options';
import { OriginError } from '#server/origin/origin';
import { fakeOrigin, sendJson } from '../fake-origin.ts';
import { tempFolder } from '../temp-folder.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const silent = (): void => {};
const open = (flags: Parameters<typeof readOriginOptions>[0], env: Record<string, string> = {}) =>
  openOrigin(readOriginOptions(flags, env, NOW), silent);

describe('the origin that flags name', () => {
  test('is the demo set of this month when they name none', async () => {
    const origin = await open({});
    expect([origin.kind, origin.label]).toEqual(['demo', 'demo data, seed 1, 2026-11-01']);
    expect(await origin.read('characters/main', 3)).toMatchObject({
      status: 'found',
      value: { 1: { bandId: 1 } },
    });
  });

  test('is a dump, with icons of our own where it has none', async () => {
    const origin = await open({
      data: await tempFolder({ 'api/a.json': {}, 'res/icon/cool.svg': '<svg/>' }),
    });
    expect(origin.kind).toBe('dump');
    expect(await origin.readAsset('res/icon/cool.svg')).toMatchObject({ body: { file: expect.any(String) } });
    expect(await origin.readAsset('assets/jp/band/logo/001_rip/logoL.png')).toEqual({ status: 'missing' });
  });

  test('is a remote origin that keeps its answers in the data folder', async () => {
    const site = await fakeOrigin(sendJson({ 1: {} }));
    const origin = await open({ origin: site.base.href }, { DATA_DIR: await tempFolder() });
    expect(origin.kind).toBe('remote');
    expect(await origin.read('skills/all', 10)).toMatchObject({ status: 'found', value: { 1: {} } });
    await origin.close();
  });

  test('cannot be two at once, or a folder without data', async () => {
    await expect(async () => open({ data: 'x', origin: 'http://127.0.0.1:1' })).rejects.toThrow(OriginError);
    await expect(open({ data: await tempFolder() })).rejects.toThrow(OriginError);
  });
});
