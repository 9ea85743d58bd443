import { beforeAll, describe, expect } from 'vitest';
import { encodeV2 } from '#model/profile/files/encode-v2';
import { en } from '../locales/english.ts';
import { type Challenge, loadChallenge, reducedProfile } from './data.ts';
import { currentSite, test } from './harness.ts';
import { NARROW } from './launch.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';
import { builderPath, TeamBuilderPage } from './team-builder-page.ts';

let challenge: Challenge;

beforeAll(async () => {
  challenge = await loadChallenge(currentSite().url);
});

/** Four cards in version 1: five characters each (reference R36). */
const V1 = { name: 'Old friend', server: 0, compression: '1', data: '04y0K07o0M0Bo0M2Ko0K', items: {} };

describe('profiles', () => {
  test('reads a profile of version 1', async ({ open }) => {
    const builder = new TeamBuilderPage(await open(builderPath()));
    await builder.importProfile(JSON.stringify(V1));
    await builder.text('4 in profile').waitFor();
    await builder.text(/Old friend/).waitFor();
  });

  test('reads a profile of version 2 and finds it again after a reload', async ({ open }) => {
    const profile = reducedProfile(challenge, 12);
    const builder = new TeamBuilderPage(await open(builderPath({ song: challenge.song.id })));
    await builder.importProfile(JSON.stringify(encodeV2(profile).file));
    await builder.text('12 in profile').waitFor();
    await builder.calculate();
    const before = await builder.bestTeam();
    await builder.page.reload();
    await builder.text('12 in profile').waitFor();
    await builder.calculate();
    expect(await builder.bestTeam()).toEqual(before);
  });

  test('reads a file', async ({ open }) => {
    const builder = new TeamBuilderPage(await open(builderPath()));
    await builder.openImport();
    const buffer = Buffer.from(JSON.stringify([reducedProfile(challenge, 9)]));
    await builder.importDialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'profile.json', mimeType: 'application/json', buffer });
    await builder.applyImport();
    await builder.text('9 in profile').waitFor();
  });

  test('takes a whole collection without laying it out, and ids into the profile in use', async ({
    open,
  }) => {
    const builder = new TeamBuilderPage(await open(builderPath(), { viewport: NARROW }));
    const { cards } = reducedProfile(challenge, 1);
    const many = Array.from({ length: 1_500 }, (_, i) => ({ ...cards[0], id: i + 1 }));
    const text = JSON.stringify({ ...reducedProfile(challenge, 1), name: 'Whole', cards: many });
    await builder.previewProfile(text);
    const { importDialog } = builder;
    await expect.poll(() => importDialog.getByLabel('Text to import').inputValue()).toBe('');
    await importDialog.getByText(en.import.found.profiles).waitFor();
    await expect.poll(() => sidewaysPixels(builder.page)).toBe(0);
    expect(await axeFindings(builder.page)).toEqual([]);
    await builder.applyImport();
    await builder.text('1,500 in profile').waitFor();
    // On phones a song is asked for next.
    await builder.page.getByRole('dialog', { name: 'Choose a song' }).waitFor();
    await builder.page.keyboard.press('Escape');
    await builder.previewProfile('1, 2');
    await importDialog.getByRole('radio', { name: /Whole, in use/ }).click();
    await importDialog.getByText(en.import.fact.untouched).waitFor();
    await importDialog.getByRole('button', { name: en.import.discard }).click();
    await importDialog.getByRole('button', { name: en.import.apply }).waitFor({ state: 'hidden' });
  });

  test.for([
    ['neither', 'hello', en.import.failed.unknownForm],
    ['broken JSON', '{"name":', 'That is no profile: it is not JSON.'],
    ['another structure', '{"cards":7}', 'That is no profile: cards and items are missing.'],
    [
      'an unknown version',
      '{"name":"x","server":0,"compression":"9","data":{},"items":{}}',
      'This compression version is unknown.',
    ],
    ['nothing', '[]', 'There is no profile in it.'],
  ])('names what is wrong when it is given %s', async ([, text, message], { open }) => {
    const builder = new TeamBuilderPage(await open(builderPath()));
    await builder.previewProfile(text ?? '');
    await builder.text(message ?? '').waitFor();
    await expect.poll(() => builder.page.getByText(/in profile$/).count()).toBe(0);
  });

  test('is not impressed by a bomb or a polluted prototype', async ({ open }) => {
    const builder = new TeamBuilderPage(await open(builderPath()));
    const bomb = encodeV2(reducedProfile(challenge, 5)).file;
    const text = JSON.stringify(bomb).replace(/"levels":\[\d+/, '"levels":[1000000000');
    await builder.previewProfile(`${text.slice(0, -1)},"__proto__":{"polluted":true}}`);
    await builder.page.waitForTimeout(300);
    expect(await builder.page.evaluate(() => 'polluted' in {})).toBe(false);
    await builder.page.reload();
    await builder.page.getByRole('heading', { name: 'Team builder' }).waitFor();
  });

  test('is named on phones above its answer', async ({ open }) => {
    const builder = new TeamBuilderPage(await open(builderPath(), { viewport: NARROW }));
    await builder.takePremadeProfile();
    // A song is asked for next, and the answer follows.
    await builder.page.getByRole('dialog', { name: 'Choose a song' }).getByRole('option').first().click();
    await builder.proved();
    await builder.page.getByText(/^Full collection · Free · 100% · [\d,]+ cards/).waitFor();
    await expect.poll(() => sidewaysPixels(builder.page)).toBe(0);
  });

  test('starts empty and says what to do next', async ({ open }) => {
    const builder = new TeamBuilderPage(await open(builderPath()));
    await builder.button('Start empty').click();
    await builder.text('This profile has no cards yet').waitFor();
  });
});
