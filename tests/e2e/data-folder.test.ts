import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type Challenge, loadChallenge } from './data.ts';
import { currentSite, test } from './harness.ts';
import { type Site, startSite } from './site.ts';
import { bestOf, PREMADE, solveByNpm } from './solve.ts';
import { builderPath, TeamBuilderPage } from './team-builder-page.ts';

/** What an operator might have saved: richest lists and one chart, no items, no meta, no pictures. */
const LISTS = [
  'cards/all.5',
  'skills/all.10',
  'songs/all.5',
  'events/all.5',
  'characters/all.5',
  'bands/all.1',
  'areaItems/main.5',
];

let folder: string;
let site: Site;
let challenge: Challenge;

async function save(name: string): Promise<void> {
  const response = await fetch(`${currentSite().url}/api/${name}.json`);
  expect(response.status).toBe(200);
  const path = join(folder, 'api', `${name}.json`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await response.text());
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'setori-dump-'));
  challenge = await loadChallenge(currentSite().url);
  for (const name of [...LISTS, `charts/${challenge.song.id}/expert`]) await save(name);
  site = await startSite(['--data', folder]);
});

afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a folder of lists and charts', () => {
  test('gives page and command line the same best team', async ({ open }) => {
    // The browser itself reports each picture that the folder lacks.
    const expected = /404 .*\/assets\//;
    const builder = new TeamBuilderPage(
      await open(builderPath({ song: challenge.song.id }), { site, expected }),
    );
    await builder.takePremadeProfile();
    await builder.calculate();
    const song = `${challenge.song.id}`;
    const solved = await solveByNpm('--data', folder, ...PREMADE, '--song', song, '--difficulty', 'expert');
    expect(await builder.bestTeam()).toEqual(bestOf(solved));
  });

  test('offers songs without a chart last, and says that there is none yet instead of a network error', async ({
    open,
  }) => {
    const path = builderPath({ song: challenge.song.id });
    const page = await open(path, { site, expected: /404 .*\/(assets|api)\/|Failed to load resource/ });
    const builder = new TeamBuilderPage(page);
    await builder.takePremadeProfile();
    await page.getByRole('button', { name: /^Song/ }).click();
    const songs = page.getByRole('dialog').getByRole('option');
    const note = page.getByText('No chart yet');
    await expect.poll(() => songs.first().filter({ has: note }).count()).toBe(0);
    const second = songs.nth(1);
    await second.filter({ has: note }).click();
    await page.getByText('This site has no chart of this song yet.').waitFor();
    await expect.poll(() => page.getByRole('dialog', { name: 'Network error' }).count()).toBe(0);
  });
});
