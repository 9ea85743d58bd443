import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from 'playwright';
import { beforeAll, describe, expect } from 'vitest';
import { writeBackup } from '#model/profile/backups/backup';
import type { ProfileCollection } from '#model/profile/collection';
import { encodeV2 } from '#model/profile/files/encode-v2';
import { readText } from '#model/profile/files/read-text';
import type { Profile } from '#model/profile/profile';
import { DAY_MS } from '#model/vocabulary/time';
import { en } from '../locales/english.ts';
import { type Challenge, loadChallenge, reducedProfile } from './data.ts';
import { currentSite, test } from './harness.ts';
import { tabTo } from './keyboard.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';

const PATH = '/profile/manager';
const { manager } = en;

let challenge: Challenge;

beforeAll(async () => {
  challenge = await loadChallenge(currentSite().url);
});

const owner = (name: string, cards: number): Profile => ({ ...reducedProfile(challenge, cards), name });
const keptProfiles = (...profiles: readonly Profile[]) => ({
  'profiles/profiles': JSON.stringify({ profiles, active: 0 }),
});

const section = (page: Page, id: string): Locator => page.locator(`section#${id}`);
const row = (page: Page, name: string): Locator =>
  section(page, 'profiles').getByRole('radio', { name: new RegExp(`^${name}`) });
const button = (place: Page | Locator, name: string | RegExp): Locator => place.getByRole('button', { name });
const preview = (page: Page): Locator => page.getByRole('region', { name: en.import.previewTitle });
const fact = (page: Page, name: string): Locator =>
  preview(page)
    .locator('dl > div', { has: page.getByText(name, { exact: true }) })
    .locator('dd');
const names = (page: Page) =>
  section(page, 'profiles')
    .getByRole('radio')
    .evaluateAll((all) => all.length);

async function previewText(page: Page, text: string): Promise<void> {
  await page.getByLabel(en.import.field).fill(text);
  await button(section(page, 'import'), en.import.preview).click();
}

async function contentOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8');
}

/** What the browser holds by now: it takes a moment, and a reload does not wait for it. */
const keptNow = (page: Page): Promise<ProfileCollection> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('setori');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction('kept').objectStore('kept').get('profiles/profiles');
          asking.onsuccess = () => {
            opening.result.close();
            resolve(JSON.parse(typeof asking.result === 'string' ? asking.result : '{"profiles":[]}'));
          };
        };
      }),
  );
const keptNames = async (page: Page) => (await keptNow(page)).profiles.map(({ name }) => name);

describe('profiles', () => {
  test('are made, renamed, moved to another server, copied, chosen, and stay', async ({ open }) => {
    const page = await open(PATH);
    await page.getByText(manager.noneTitle).waitFor();
    await button(page, en.profile.blank).click();
    await row(page, 'Profile 1').waitFor();
    await button(page, 'Rename Profile 1').click();
    const dialog = page.getByRole('dialog', { name: en.profile.renameTitle });
    await dialog.getByLabel(en.profile.name).fill('Main');
    await dialog.getByLabel(en.profile.name).press('Enter');
    await page.getByLabel('Server of Main').selectOption('Korea');
    await button(page, 'Duplicate Main').click();
    await row(page, 'Main 2').waitFor();
    await expect.poll(() => row(page, 'Main 2').isChecked()).toBe(true);
    await row(page, 'Main 0 cards').click();
    await expect.poll(() => row(page, 'Main 0 cards').isChecked()).toBe(true);
    await expect.poll(() => button(page, /Your menu/).textContent()).toContain('MainKR');
    await expect.poll(async () => (await keptNow(page)).active).toBe(0);
    await page.reload();
    await expect.poll(() => row(page, 'Main 0 cards').isChecked()).toBe(true);
    await expect.poll(() => page.getByLabel('Server of Main 2').inputValue()).toBe('4');
  });

  test('keep the keyboard where it was when they are renamed', async ({ open }) => {
    const page = await open(PATH, { kept: keptProfiles(owner('First', 3), owner('Second', 5)) });
    await button(page, 'Rename Second').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: en.profile.renameTitle }).waitFor();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Other');
    await page.keyboard.press('Enter');
    await row(page, 'Other 5 cards').waitFor();
    const held = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(held).toBe('Rename Other');
  });

  test('of the longest name are copied under another one, and bring nothing back that was deleted', async ({
    open,
  }) => {
    const longest = 'x'.repeat(100);
    const page = await open(PATH, { kept: keptProfiles(owner(longest, 3), owner('Gone', 5)) });
    await button(page, 'Delete Gone').click();
    await expect.poll(() => keptNames(page)).toEqual([longest]);
    await button(page, `Duplicate ${longest}`).click();
    const both = [longest, `${'x'.repeat(98)} 2`];
    await expect.poll(() => keptNames(page)).toEqual(both);
    await page.reload();
    await expect.poll(() => names(page)).toBe(2);
    expect(await keptNames(page)).toEqual(both);
  });

  test('have their servers named whole on the narrowest phones', async ({ open }) => {
    const viewport = { width: 320, height: 640 };
    const page = await open(PATH, { viewport, kept: keptProfiles(owner('Mine', 3)) });
    const server = section(page, 'profiles').getByRole('combobox', { name: 'Server of Mine' });
    await expect.poll(async () => (await server.boundingBox())?.width ?? 0).toBeGreaterThan(200);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
  });

  test('that are deleted come back by Undo, and after a reload from the backup made before', async ({
    open,
  }) => {
    const page = await open(PATH, { kept: keptProfiles(owner('First', 8), owner('Second', 5)) });
    await button(page, 'Delete Second').click();
    await page.getByText('Deleted: Second').waitFor();
    // A backup holds what was stored, and changes in quick succession are stored as one.
    await expect.poll(() => keptNames(page)).toEqual(['First']);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(en.action.undo);
    await page.keyboard.press('Enter');
    await row(page, 'Second').waitFor();
    await expect.poll(() => keptNames(page)).toEqual(['First', 'Second']);
    await button(page, 'Delete First').click();
    await expect.poll(() => names(page)).toBe(1);
    // Where a visit's own backup holds the same, deleting makes none of its own.
    const kept = section(page, 'backups').getByRole('listitem').filter({ hasText: 'First: 8' }).first();
    await kept.waitFor();
    await expect.poll(() => keptNames(page)).toEqual(['Second']);
    await page.reload();
    await row(page, 'Second').waitFor();
    await expect.poll(() => row(page, 'First').count()).toBe(0);
    // A start may put a backup of its own, without the deleted profile, before it.
    await button(kept, /^Restore/).click();
    await row(page, 'First').waitFor();
    await row(page, 'Second').waitFor();
  });

  test('are named on every page that marks owned cards, and changed there', async ({ open }) => {
    const page = await open('/info/cards', { kept: keptProfiles(owner('First', 8), owner('Second', 5)) });
    const choice = page.locator('main').getByLabel(en.profile.active);
    await choice.selectOption({ label: 'Second · JP' });
    await expect.poll(() => button(page, /Your menu/).textContent()).toContain('Second');
    await page.getByRole('link', { name: en.profile.manage }).click();
    await expect.poll(() => row(page, 'Second').isChecked()).toBe(true);
    const trail = page.getByRole('navigation', { name: en.nav.breadcrumb });
    await trail.getByRole('link', { name: en.section.profile, exact: true }).click();
    await page.getByText(/5 of [\d,]+ cards/).waitFor();
  });
});

describe('an import', () => {
  test('names a server that no one knows', async ({ open }) => {
    const page = await open(PATH);
    await previewText(page, JSON.stringify({ name: 'Lost', server: 9, cards: [{ id: 3, level: 999 }] }));
    await preview(page).getByText('The server “9” is unknown and was not taken.').waitFor();
    await preview(page).getByText(en.import.mainServer).waitFor();
    await preview(page)
      .getByText('Row 1, card #3, Level: “999” is not possible for any card, so it was not used.')
      .waitFor();
  });

  test('shows what it would change, row by row, before it changes the profile in use', async ({ open }) => {
    const mine = owner('Mine', 8);
    const [first, second] = mine.cards;
    const page = await open(PATH, { kept: keptProfiles(mine) });
    await row(page, 'Mine').waitFor();
    const rows = [
      'id,level,masterRank',
      `${first?.id},3,0`,
      `${second?.id},${second?.level},${second?.master}`,
    ];
    await previewText(page, [...rows, '900001,5,1', 'kkr,60,4', '900002,77777,0'].join('\n'));
    await preview(page).waitFor();
    await preview(page)
      .getByRole('radio', { name: /Mine, in use/ })
      .check();
    await expect.poll(() => fact(page, en.import.fact.added).textContent()).toBe('2');
    await expect.poll(() => fact(page, en.import.fact.changed).textContent()).toBe('1');
    await expect.poll(() => fact(page, en.import.fact.lowered).textContent()).toBe('1');
    await expect.poll(() => fact(page, en.import.fact.same).textContent()).toBe('1');
    await expect.poll(() => fact(page, en.import.fact.untouched).textContent()).toBe('6');
    await preview(page)
      .getByText(/^Row 5: no card id/)
      .waitFor();
    await preview(page)
      .getByText('Row 6, card #900002, Level: “77777” is not possible for any card, so it was not used.')
      .waitFor();
    await expect
      .poll(() =>
        preview(page)
          .getByText(/#900,?001/)
          .count(),
      )
      .toBe(1);
    await row(page, 'Mine 8 cards').waitFor();
    await button(preview(page), en.import.apply).click();
    await row(page, 'Mine 10 cards').waitFor();
    await page.getByText('Imported. New or changed cards: 3').waitFor();
    await button(page, en.action.undo).click();
    await row(page, 'Mine 8 cards').waitFor();
  });

  test('is taken back without what was changed after it', async ({ open }) => {
    const page = await open(PATH, { kept: keptProfiles(owner('Mine', 8), owner('Other', 5)) });
    await previewText(page, '900001-900002');
    await preview(page)
      .getByRole('radio', { name: /Mine, in use/ })
      .check();
    await button(preview(page), en.import.apply).click();
    await row(page, 'Mine 10 cards').waitFor();
    await page.getByLabel('Server of Other').selectOption('Korea');
    await button(page, en.profile.blank).click();
    await row(page, 'Profile 1').waitFor();
    await button(page, en.action.undo).click();
    await row(page, 'Mine 8 cards').waitFor();
    await expect.poll(() => names(page)).toBeGreaterThan(2);
    await row(page, 'Profile 1 0 cards').waitFor();
    const servers = async () => (await keptNow(page)).profiles.map(({ server }) => server);
    await expect.poll(servers).toContain(4);
  });

  test('takes what another site stores, a file, and ids; and says what it cannot take', async ({ open }) => {
    const page = await open(PATH);
    await previewText(page, JSON.stringify([owner('Here', 4), owner('There', 6)]));
    await preview(page)
      .getByText(/^Here · /)
      .waitFor();
    await button(preview(page), en.import.apply).click();
    await row(page, 'There 6 cards').waitFor();
    await row(page, 'Here 4 cards').waitFor();
    const file = { name: 'cards.csv', mimeType: 'text/csv', buffer: Buffer.from('id;level\n1;20\n2;30\n') };
    await section(page, 'import').locator('input[type=file]').setInputFiles(file);
    await preview(page).getByText(en.import.found.table).waitFor();
    await button(preview(page), en.import.discard).click();
    await preview(page).waitFor({ state: 'hidden' });
    await previewText(page, 'カードID,レベル,乐队\n1,20,A\n2,30,B');
    await preview(page).getByText('Columns not read: 乐队').waitFor();
    await preview(page).getByText(en.import.mainServer).waitFor();
    await previewText(page, '1-3 5');
    await preview(page).getByText(en.import.found.ids).waitFor();
    await expect.poll(() => fact(page, en.import.fact.added).textContent()).toBe('4');
    await previewText(page, 'what is this');
    await page.getByText(en.import.failed.unknownForm).waitFor();
    expect(await names(page)).toBe(2);
  });

  test('works by keyboard alone, for version 2 and for ids', async ({ open }) => {
    const page = await open(PATH);
    await page.getByText(manager.noneTitle).waitFor();
    const type = async (text: string) => {
      await page.getByLabel(en.import.field).press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
      await tabTo(page, new RegExp(`^${en.import.preview}$`));
      await page.keyboard.press('Enter');
      await preview(page).waitFor();
      await tabTo(page, new RegExp(`^${en.import.apply}$`));
      await page.keyboard.press('Enter');
      await preview(page).waitFor({ state: 'hidden' });
    };
    await tabTo(page, new RegExp(`^${en.profile.blank}$`));
    await page.keyboard.press('Tab');
    await type(JSON.stringify(encodeV2(owner('Packed', 9)).file));
    await row(page, 'Packed 9 cards').waitFor();
    await page.getByLabel(en.import.field).focus();
    await type('1, 3-5');
    await row(page, 'Profile 1 4 cards').waitFor();
  });
});

describe('an export', () => {
  test('is copied, saved, and read back as it was', async ({ open }) => {
    const mine = owner('Mine', 12);
    const page = await open(PATH, { kept: keptProfiles(mine, owner('Other', 3)) });
    await row(page, 'Mine').waitFor();
    await button(section(page, 'export'), manager.copy).click();
    await page.getByText('Text copied').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const reading = readText(copied);
    expect(reading.ok && reading.profiles[0]).toMatchObject({ name: 'Mine', items: mine.items });
    await previewText(page, copied);
    await preview(page)
      .getByRole('radio', { name: /Mine, in use/ })
      .check();
    await expect.poll(() => fact(page, en.import.fact.same).textContent()).toBe('12');
    await expect.poll(() => fact(page, en.import.fact.added).textContent()).toBe('0');
    await section(page, 'export').getByRole('radio', { name: manager.formOf.plain }).check();
    await section(page, 'export').getByRole('combobox').selectOption(manager.allProfiles);
    const saving = page.waitForEvent('download');
    await button(section(page, 'export'), manager.save).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('setori-profiles.json');
    expect(JSON.parse(await contentOf(file))).toMatchObject([{ name: 'Mine' }, { name: 'Other' }]);
    await section(page, 'export').getByRole('radio', { name: manager.formOf.table }).check();
    const table = page.waitForEvent('download');
    await button(section(page, 'export'), manager.save).click();
    expect((await contentOf(await table)).split('\n')).toHaveLength(14);
  });
});

describe('a premade profile', () => {
  test('owns what was out by an event, as far as wished', async ({ open }) => {
    const page = await open(PATH);
    const place = section(page, 'premade');
    const make = button(place, manager.makePremade);
    await make.waitFor();
    const all = await place.getByText(/^[\d,]+ cards$/).textContent();
    await place.getByRole('radio', { name: manager.untilOf.event }).check();
    await expect.poll(() => make.isDisabled()).toBe(true);
    await button(place, /^Event: /).click();
    await page.getByRole('dialog').getByRole('option').nth(3).click();
    await expect.poll(() => make.isEnabled()).toBe(true);
    const some = await place.getByText(/^[\d,]+ cards$/).textContent();
    expect(Number(some?.replace(/\D/g, ''))).toBeLessThan(Number(all?.replace(/\D/g, '')));
    await place.getByRole('group', { name: en.card.skillLevel }).getByRole('radio', { name: '2' }).check();
    await make.click();
    await place.getByText(manager.madePremade).waitFor();
    await row(page, `Full collection ${some}`).waitFor();
    await section(page, 'export').getByRole('radio', { name: manager.formOf.plain }).check();
    const saving = page.waitForEvent('download');
    await button(section(page, 'export'), manager.save).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('setori-Full-collection.json');
    const text = await contentOf(file);
    expect(JSON.parse(text)).toMatchObject({ name: 'Full collection' });
    await previewText(page, text);
    await preview(page)
      .getByText(/^Full collection 2 · /)
      .waitFor();
  });
});

describe('backups', () => {
  test('are listed with what is in them, restored, and the restoring is undone', async ({ open }) => {
    const old = writeBackup(
      { profiles: [owner('Yesterday', 20)], active: 0 },
      'regular',
      Date.now() - DAY_MS,
    );
    const page = await open(PATH, { kept: { ...keptProfiles(owner('Today', 3)), 'backups/7': old } });
    const list = section(page, 'backups');
    await list.getByText('Yesterday: 20').waitFor();
    await button(list.getByRole('listitem').filter({ hasText: 'Yesterday: 20' }), /^Restore/).click();
    await row(page, 'Yesterday 20 cards').waitFor();
    await list.getByText('Today: 3').first().waitFor();
    await button(page, en.action.undo).click();
    await row(page, 'Today 3 cards').waitFor();
    await button(list, manager.backUpNow).click();
    await expect
      .poll(() =>
        list
          .getByRole('status')
          .filter({ hasText: /Backed up|holds the same/ })
          .count(),
      )
      .toBe(1);
  });

  test('say whether the browser keeps what is stored, and ask it to', async ({ open }) => {
    const page = await open(PATH);
    const state = section(page, 'backups').locator('[data-state]');
    await expect.poll(() => state.getAttribute('data-state')).toMatch(/open|promised/);
    if ((await state.getAttribute('data-state')) === 'promised') return;
    await button(page, manager.askPersistence).click();
    await expect.poll(() => state.getAttribute('data-state')).toMatch(/refused|promised/);
  });
});

describe('storage', () => {
  test('that is damaged is completed from the last backup, and the damaged text is there to save', async ({
    open,
  }) => {
    const backup = writeBackup({ profiles: [owner('Mine', 30)], active: 0 }, 'regular', Date.now() - DAY_MS);
    const text = JSON.stringify({ profiles: [owner('Mine', 33)], active: 0 }).slice(0, 900);
    const page = await open('/profile', { kept: { 'profiles/profiles': text, 'backups/2': backup } });
    await page.getByText(/It was completed from the backup of/).waitFor();
    await page.getByRole('alert').getByRole('link', { name: en.page.manager }).click();
    await row(page, 'Mine 30 cards').waitFor();
    const saving = page.waitForEvent('download');
    await button(page, manager.damagedSave).click();
    expect(await contentOf(await saving)).toBe(text);
    await button(page, manager.damagedDiscard).click();
    await page.getByText(manager.damagedKept).waitFor({ state: 'hidden' });
    await row(page, 'Mine 30 cards').waitFor();
  });

  test('that is full costs nothing: it is said, everything can be saved, and kept as soon as there is room', async ({
    open,
  }) => {
    const page = await open('about:blank', { kept: keptProfiles(owner('Mine', 8)) });
    await page.addInitScript(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...args) {
        if (Reflect.get(window, 'isFull')) throw new DOMException('full', 'QuotaExceededError');
        return put.apply(this, args);
      };
    });
    await page.goto(PATH);
    await row(page, 'Mine').waitFor();
    await page.evaluate(() => Reflect.set(window, 'isFull', true));
    await button(page, 'Duplicate Mine').click();
    await page.getByText(en.alarm.storage.quota).waitFor();
    const saving = page.waitForEvent('download');
    await button(page, en.alarm.storage.export).click();
    expect(JSON.parse(await contentOf(await saving))).toMatchObject([{ name: 'Mine' }, { name: 'Mine 2' }]);
    await page.evaluate(() => Reflect.set(window, 'isFull', false));
    await button(page.getByRole('alert'), en.action.retry).click();
    await page.getByText(en.alarm.storage.quota).waitFor({ state: 'hidden' });
    await page.reload();
    await row(page, 'Mine 2').waitFor();
  });

  test('that refuses everything is named on any page, and what is in memory can be saved', async ({
    open,
  }) => {
    const page = await open('about:blank');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { value: undefined });
      Storage.prototype.setItem = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    });
    await page.goto(PATH);
    await page
      .getByRole('region', { name: en.welcome.title })
      .getByRole('button', { name: en.action.close })
      .click();
    await page.getByText(en.alarm.storage.unavailable).waitFor();
    await button(page, en.profile.blank).click();
    await row(page, 'Profile 1').waitFor();
    const saving = page.waitForEvent('download');
    await button(page, en.alarm.storage.export).click();
    expect(JSON.parse(await contentOf(await saving))).toMatchObject({ name: 'Profile 1' });
  });

  test('that two tabs changed in places that do not touch holds both changes', async ({ open }) => {
    const page = await open('about:blank', { kept: keptProfiles(owner('Mine', 3)) });
    // This tab hears nothing of the other one.
    await page.addInitScript(() => {
      BroadcastChannel.prototype.addEventListener = () => undefined;
    });
    await page.goto(PATH);
    await row(page, 'Mine 3 cards').waitFor();
    const other = await page.context().newPage();
    await other.goto(PATH);
    await previewText(other, '900001-900007');
    await preview(other)
      .getByRole('radio', { name: /Mine, in use/ })
      .check();
    await button(preview(other), en.import.apply).click();
    await expect.poll(async () => (await keptNow(other)).profiles[0]?.cards.length).toBe(10);
    await page.getByLabel('Server of Mine').selectOption('Korea');
    await row(page, 'Mine 10 cards').waitFor();
    await expect.poll(() => page.getByLabel('Server of Mine').inputValue()).toBe('4');
    await expect.poll(async () => (await keptNow(page)).profiles[0]?.server).toBe(4);
    expect((await keptNow(page)).profiles[0]?.cards).toHaveLength(10);
    await expect.poll(() => page.getByText(en.alarm.conflict.text).count()).toBe(0);
  });

  test('that two tabs changed at once asks on whatever page is open, with what each side has', async ({
    open,
  }) => {
    const page = await open('about:blank');
    await page.addInitScript(() => {
      BroadcastChannel.prototype.addEventListener = () => undefined;
    });
    await page.goto(PATH);
    await button(page, en.profile.blank).click();
    await row(page, 'Profile 1').waitFor();
    const other = await page.context().newPage();
    await other.goto(PATH);
    await row(other, 'Profile 1').waitFor();
    await previewText(other, '1-7');
    await button(preview(other), en.import.apply).click();
    await row(other, 'Profile 2 7 cards').waitFor();
    await button(page, 'Duplicate Profile 1').click();
    await page.getByText(/In the other tab: .*Profile 2: 7/).waitFor();
    await button(page, en.alarm.conflict.both).click();
    await row(page, 'Profile 2 7 cards').waitFor();
    await row(page, 'Profile 1 2').waitFor();
  });
});

describe('the page', () => {
  test.for([320, 1920])(
    'is whole and spoken %i pixels wide, with everything on it',
    async (width, { open }) => {
      const names = [
        'A name that goes on and on without an end in sight',
        'MainMainMainMainMainMainMainMainMain',
      ];
      const backup = writeBackup(
        { profiles: names.map((name) => owner(name, 9)), active: 0 },
        'removal',
        Date.now(),
      );
      const kept = {
        ...keptProfiles(...names.map((name) => owner(name, 5))),
        'backups/0': backup,
        'profiles/profiles.bad': '[',
      };
      const page = await open(PATH, { viewport: { width, height: 900 }, kept });
      await previewText(page, 'id,level\nx,1\n1,2\n');
      await preview(page).waitFor();
      await button(page, manager.damagedSave).waitFor();
      await button(page, /^Delete Main/).click();
      await button(page, en.action.undo).waitFor();
      await button(section(page, 'premade'), manager.makePremade).waitFor();
      await expect.poll(() => sidewaysPixels(page)).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
    },
  );
});
