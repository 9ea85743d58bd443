import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_HOME, HOME, moveBy } from '#machines/home/home.logic';
import { homeView } from '#machines/home/home.view';
import { initialContext } from '#machines/kept/kept.logic';
import { EXTRA_WIDGETS } from '#model/vocabulary/home';
import { readKept, writeKept } from '#src/browser/storage/kept-value.ts';
import { fakeStorage } from '../laws/fake-storage.ts';

describe('the layout of the home page', () => {
  test('says what can be added and whether it is the default', () => {
    let layout = DEFAULT_HOME;
    const view = () =>
      homeView({ context: initialContext(layout), hasTag: () => false }, (event) => {
        if (event.type === 'VALUE.EDITED') layout = HOME.edit(layout, event.edit);
      });
    view().removeWidget('events');
    view().moveWidget('gacha', -99);
    expect(view().widgets[0]).toBe('gacha');
    expect(view().otherWidgets).toEqual(['events', ...EXTRA_WIDGETS]);
    expect(view().isDefault).toBe(false);
    view().reset();
    expect(view()).toMatchObject({ ...DEFAULT_HOME, isDefault: true });
  });

  test('moves one and leaves the others in their order', () => {
    const steps = fc.oneof(fc.integer({ min: -9, max: 9 }), fc.constant(Number.NaN));
    const list = fc.uniqueArray(fc.nat(20), { minLength: 1 });
    fc.assert(
      fc.property(list, fc.nat(), steps, (all, pick, by) => {
        const one = all[pick % all.length] ?? 0;
        const after = moveBy(all, one, by);
        expect(after.filter((each) => each !== one)).toEqual(all.filter((each) => each !== one));
        const to = all.indexOf(one) + (Number.isNaN(by) ? 0 : by);
        expect(after.indexOf(one)).toBe(Math.max(0, Math.min(all.length - 1, to)));
      }),
    );
  });

  test('shows a part that a kept layout does not know at the end, and none that was removed', () => {
    const older = { widgets: { news: 0, events: 1, cards: -1 }, shortcuts: [] };
    const { widgets, shortcuts } = HOME.decode(older);
    expect(widgets.slice(0, 2)).toEqual(['news', 'events']);
    expect(widgets).toContain('gacha');
    expect(widgets).not.toContain('cards');
    expect(widgets).not.toContain('campaigns');
    expect(shortcuts).toEqual([]);
  });
});

describe('a kept layout', () => {
  test('that is damaged costs only its damaged parts and is set aside', async () => {
    const text = JSON.stringify({
      widgets: { news: 0, events: 'first' },
      shortcuts: ['/nowhere', '/profile'],
    });
    const { storage, kept: texts } = fakeStorage({ [HOME.key]: text });
    const read = await readKept(storage, HOME);
    expect(read.isDamaged).toBe(true);
    expect(read.value.widgets[0]).toBe('news');
    expect(read.value.shortcuts).toEqual(['/profile']);
    expect(texts.get(`${HOME.key}.bad`)).toBe(text);
  });

  test('of a version with fewer parts is not damaged', async () => {
    const { storage } = fakeStorage({
      [HOME.key]: JSON.stringify({ widgets: { news: 0, events: 1 }, shortcuts: ['/profile'] }),
    });
    expect((await readKept(storage, HOME)).isDamaged).toBe(false);
    await writeKept(storage, HOME, DEFAULT_HOME);
    expect((await readKept(storage, HOME)).value).toEqual(DEFAULT_HOME);
  });
});
