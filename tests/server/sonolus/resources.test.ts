import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config';
import { openResources } from '#server/services/sonolus/resources';
import { tempFolder } from '../temp-folder.ts';
import { packFiles, packFolder } from './pack.ts';

const opened = (folder: string, engine = 'bandori') => openResources({ folder, engine });

describe('the folder of what levels are played with', () => {
  test('gives all items that can be used, and their files', async () => {
    const { engine, items, file } = await opened(await packFolder());
    expect(engine.name).toBe('bandori');
    expect(items.skins.map(({ name }) => name)).toEqual(['pixel']);
    expect(items.effects.map(({ name }) => name)).toEqual(['8bit', 'none']);
    expect(await file(engine.playData.hash ?? '')).toBeInstanceOf(Uint8Array);
    expect(await file('0'.repeat(40))).toBeNull();
    expect(await file('../engines/bandori')).toBeNull();
  });

  test('is refused at the start when a file is missing, with the name of what is not there', async () => {
    const folder = await packFolder();
    const { engine } = await opened(folder);
    await rm(join(folder, 'sonolus', 'repository', engine.playData.hash ?? ''));
    await expect(opened(folder)).rejects.toThrow(
      'SONOLUS_DIR: sonolus/engines/bandori cannot be used: its playData is not there',
    );
  });

  test('is refused when an item is of another version, is no JSON, or the engine is not there', async () => {
    const files = await packFiles();
    const old = { ...files, 'sonolus/skins/pixel': { item: { name: 'pixel', version: 3 } } };
    await expect(opened(await tempFolder(old))).rejects.toThrow(
      'sonolus/skins/pixel cannot be used: it has no title',
    );
    const folder = await packFolder();
    await writeFile(join(folder, 'sonolus', 'skins', 'broken'), 'nothing');
    await expect(opened(folder)).rejects.toThrow('sonolus/skins/broken cannot be used');
    await expect(opened(await packFolder(), 'other')).rejects.toThrow(
      'SONOLUS_DIR has no sonolus/engines/other',
    );
    await expect(opened('/no/such/folder')).rejects.toThrow('SONOLUS_DIR has no sonolus/engines/bandori');
  });

  test('is named by settings', () => {
    const read = (env: Record<string, string>) => readConfig([], env, new Date()).sonolus;
    expect(read({})).toBeNull();
    expect(read({ SONOLUS_DIR: '/srv/pack' })).toEqual({ folder: '/srv/pack', engine: 'bandori' });
    expect(read({ SONOLUS_DIR: '/srv/pack', SONOLUS_ENGINE: 'wide' })?.engine).toBe('wide');
    expect(() => read({ SONOLUS_ENGINE: 'wide' })).toThrow('SONOLUS_ENGINE wants SONOLUS_DIR besides');
    expect(() => read({ SONOLUS_DIR: '/srv', SONOLUS_ENGINE: '../x' })).toThrow(
      'takes the name of an engine',
    );
  });
});
