import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { hash } from '@sonolus/core';
import { staticPath } from '@sonolus/free-pack';
import { databaseEngineItem } from 'sonolus-bandori-engine';
import { openResources } from '#server/services/sonolus/resources';
import { tempFolder } from '../temp-folder.ts';

const { resolve } = createRequire(import.meta.url);

const ENGINE_FILES = {
  thumbnail: 'EngineThumbnail',
  playData: 'EnginePlayData',
  watchData: 'EngineWatchData',
  previewData: 'EnginePreviewData',
  tutorialData: 'EngineTutorialData',
  configuration: 'EngineConfiguration',
} as const;

async function itemOf(kind: string, name: string): Promise<unknown> {
  const text = await readFile(join(staticPath, 'sonolus', kind, name), 'utf8');
  return JSON.parse(text).item;
}

/** The folder that an operator would make: the engine of the game, with free skins, sounds and pictures, all as published. */
export async function packFiles(): Promise<Record<string, unknown>> {
  const files: Record<string, unknown> = {};
  const folder = join(staticPath, 'sonolus');
  for (const kind of ['skins', 'backgrounds', 'effects', 'particles', 'repository']) {
    for (const name of await readdir(join(folder, kind))) {
      files[`sonolus/${kind}/${name}`] = new Uint8Array(await readFile(join(folder, kind, name)));
    }
  }
  const made: Record<string, unknown> = {};
  for (const [field, name] of Object.entries(ENGINE_FILES)) {
    const bytes = await readFile(resolve(`sonolus-bandori-engine/${name}`));
    const sha1 = hash(bytes);
    files[`sonolus/repository/${sha1}`] = new Uint8Array(bytes);
    made[field] = { hash: sha1, url: `/sonolus/repository/${sha1}` };
  }
  const { name, version, title, subtitle, author } = databaseEngineItem;
  files['sonolus/engines/bandori'] = {
    item: {
      name,
      version,
      title: title.en,
      subtitle: subtitle.en,
      author: author.en,
      tags: [],
      skin: await itemOf('skins', 'pixel'),
      background: await itemOf('backgrounds', 'vanilla'),
      effect: await itemOf('effects', '8bit'),
      particle: await itemOf('particles', 'pixel'),
      ...made,
    },
  };
  return files;
}

export const packFolder = async (whenOver?: Parameters<typeof tempFolder>[1]): Promise<string> =>
  tempFolder(await packFiles(), whenOver);

export const packResources = async (whenOver?: Parameters<typeof tempFolder>[1]) =>
  openResources({ folder: await packFolder(whenOver), engine: 'bandori' });
