import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { profilesMachine } from '#machines/profiles/profiles.machine';
import { mergedProfiles } from '#machines/profiles/profiles.merge';
import { reconciled } from '#machines/profiles/profiles.tabs';
import { profilesView } from '#machines/profiles/profiles.view';
import type { ProfileCollection } from '#model/profile/collection';
import { withApartPotentials, withMissions, withPotentials } from '#model/profile/edit/bonuses';
import { bonusParts, toldBonus } from '#model/profile/potentials';
import type { Profile } from '#model/profile/profile';
import { readCollection, writeCollection } from '#model/profile/stored';
import { joinCollections } from '#model/rules/copies/joining';
import type { ServerIndex } from '#model/vocabulary/servers';
import { fakeBrowser, startInTab } from '../laws/fake-browser.ts';
import { sampleProfile } from '../laws/samples.ts';

const CODEC = { key: 'profiles/profiles', decode: readCollection, encode: writeCollection };

function openTab(browser: ReturnType<typeof fakeBrowser>) {
  const actor = startInTab(profilesMachine, CODEC, browser);
  const view = () => profilesView(actor.getSnapshot(), actor.send);
  const names = () => view().profiles.map(({ name }) => name);
  return { actor, view, names };
}

const namesIn = (text: string | undefined): string[] =>
  readCollection(JSON.parse(text ?? '[]')).profiles.map(({ name }) => name);

describe('two tabs', () => {
  test('show each other what was changed', async () => {
    const browser = fakeBrowser();
    const [a, b] = [openTab(browser), openTab(browser)];
    await vi.waitFor(() => expect(b.view().isLoading).toBe(false));
    a.view().insert(sampleProfile('A'));
    await vi.waitFor(() => expect(b.names()).toEqual(['A']));
    b.view().insert(sampleProfile('B'));
    await vi.waitFor(() => expect(a.names()).toEqual(['A', 'B']));
    b.view().select(0);
    await vi.waitFor(() => expect(a.view().active).toBe(0));
    expect(a.view().conflict).toBeNull();
  });

  test.each([
    ['mine', ['Mine']],
    ['theirs', ['Theirs']],
    ['both', ['Theirs', 'Mine']],
  ] as const)('ask which to keep when both changed, and keep %s', async (keep, names) => {
    const browser = fakeBrowser();
    const tab = openTab(browser);
    await vi.waitFor(() => expect(tab.view().isLoading).toBe(false));
    const theirs = { profiles: [sampleProfile('Theirs')], active: 0 };
    browser.texts.set(CODEC.key, JSON.stringify(writeCollection(theirs)));
    tab.view().insert(sampleProfile('Mine'));
    await vi.waitFor(() => expect(tab.view().conflict).toEqual(theirs.profiles));
    expect(namesIn(browser.texts.get(CODEC.key))).toEqual(['Theirs']);
    tab.view().resolveConflict(keep);
    await vi.waitFor(() => expect(namesIn(browser.texts.get(CODEC.key))).toEqual(names));
    expect(tab.view().conflict).toBeNull();
    expect(tab.names()).toEqual(names);
  });

  test('lose nothing in a thousand orders of what happens in them', { timeout: 60_000 }, async () => {
    const act = fc.record({ tab: fc.constantFrom(0 as const, 1 as const), wait: fc.nat(6) });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(act, { minLength: 2, maxLength: 8 }), async (steps, acts) => {
        const browser = fakeBrowser(() => steps.schedule(Promise.resolve()));
        const tabs = [openTab(browser), openTab(browser)] as const;
        await steps.waitIdle();
        for (const [index, { tab, wait }] of acts.entries()) {
          tabs[tab].view().insert(sampleProfile(`P${index}`));
          for (let i = 0; i < wait && steps.count() > 0; i++) await steps.waitNext(1);
        }
        await steps.waitIdle();
        for (let round = 0; round < 3; round++) {
          for (const tab of tabs) if (tab.view().conflict) tab.view().resolveConflict('both');
          await steps.waitIdle();
        }
        const made = acts.map((_, index) => `P${index}`).sort();
        expect(namesIn(browser.texts.get(CODEC.key)).sort()).toEqual(made);
        for (const tab of tabs) expect(tab.names().sort()).toEqual(made);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('changes of one profile in two tabs', () => {
  const levels = fc.record({ level: fc.integer({ min: 1, max: 60 }), isGone: fc.boolean() });
  const ids = [1, 2, 3, 4, 5, 6];
  const whole = ids.map((id) => ({ ...sampleProfile('A').cards[0], id, level: 30 }));
  const base: Profile = { ...sampleProfile('A'), cards: whole as Profile['cards'] };
  const changedBy = (
    edits: ReadonlyMap<number, { level: number; isGone: boolean }>,
    server: ServerIndex,
  ): Profile => ({
    ...base,
    server,
    cards: base.cards.flatMap((card) => {
      const edit = edits.get(card.id);
      if (!edit) return [card];
      return edit.isGone ? [] : [{ ...card, level: edit.level }];
    }),
  });
  const edits = fc
    .array(fc.tuple(fc.constantFrom(...ids), levels), { maxLength: 4 })
    .map((list) => new Map(list));

  test('go together when they touch other cards, and are asked about when they touch the same', () => {
    fc.assert(
      fc.property(edits, edits, (here, there) => {
        const [mine, theirs] = [changedBy(here, 0), changedBy(there, 2)];
        const both = mergedProfiles([base], [mine], [theirs]);
        const cardIn = (profile: Profile | undefined, id: number) =>
          profile?.cards.find((card) => card.id === id);
        const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
        const clashes = ids.filter((id) => {
          const [a, b, c] = [base, mine, theirs].map((profile) => cardIn(profile, id));
          return !same(a, b) && !same(a, c) && !same(b, c);
        });
        expect(both === null).toBe(clashes.length > 0);
        if (!both) return;
        expect(both[0]?.server).toBe(2);
        for (const id of ids) {
          const changed = same(cardIn(mine, id), cardIn(base, id)) ? theirs : mine;
          expect(cardIn(both[0], id)).toEqual(cardIn(changed, id));
        }
      }),
      { numRuns: 500 },
    );
  });

  test('keep potential and missions of one character beside those of another, and ask about the same', () => {
    const potential = withPotentials(base, new Map([[1, 30]]));
    const missions = withMissions(base, new Map([[2, 20]]));
    const [both] = mergedProfiles([base], [potential], [missions]) ?? [];
    expect(both && [1, 2].map((id) => bonusParts(both, id))).toEqual([
      { potential: 30, missions: 0 },
      { potential: 0, missions: 20 },
    ]);
    expect(mergedProfiles([base], [potential], [withMissions(base, new Map([[1, 20]]))])).toBeNull();
    const three = withApartPotentials(base, new Map([[1, [30, 20, 10]]]));
    const [apart] = mergedProfiles([base], [three], [missions]) ?? [];
    expect(apart && [1, 2].map((id) => toldBonus(apart.items, id))).toEqual([
      { potential: 20, missions: 0, apart: [30, 20, 10] },
      { potential: 0, missions: 20, apart: null },
    ]);
    expect(mergedProfiles([base], [three], [potential])).toBeNull();
  });

  test('keep an item that one side no longer owns', () => {
    const without: Profile = { ...base, items: { ...base.items, Plaza: [null, 4, 4, 4] } };
    const raised: Profile = { ...base, items: { ...base.items, Plaza: [4, 4, 4, 6] } };
    expect(mergedProfiles([base], [without], [raised])?.[0]?.items.Plaza).toEqual([null, 4, 4, 6]);
    expect(mergedProfiles([without], [base], [without])?.[0]?.items.Plaza).toEqual([4, 4, 4, 4]);
    expect(mergedProfiles([base], [base, without], [raised])).toBeNull();
  });
});

describe('changes in two tabs', () => {
  const collection = fc.record({
    profiles: fc.array(fc.constantFrom('A', 'B', 'C').map(sampleProfile), { maxLength: 3 }),
    active: fc.nat(2),
  });
  const clamped = ({ profiles, active }: ProfileCollection): ProfileCollection => ({
    profiles,
    active: Math.max(0, Math.min(active, profiles.length - 1)),
  });

  test('go together unless both changed profiles, and the one that changed them wins', () => {
    fc.assert(
      fc.property(collection, collection, collection, (...three) => {
        const [base, mine, theirs] = three.map(clamped) as [
          ProfileCollection,
          ProfileCollection,
          ProfileCollection,
        ];
        const text = (value: ProfileCollection) => JSON.stringify(value.profiles);
        const both = reconciled(base, mine, theirs);
        const isApart =
          text(mine) !== text(base) && text(theirs) !== text(base) && text(mine) !== text(theirs);
        expect(both === null).toBe(isApart);
        if (both !== null) {
          expect(text(both)).toBe(text(mine) === text(base) ? text(theirs) : text(mine));
          expect(both.active).toBeLessThan(Math.max(1, both.profiles.length));
        }
        expect(reconciled(base, base, theirs)).toBe(theirs);
        const all = joinCollections(mine, theirs).profiles.map(({ name }) => name);
        for (const { name } of [...mine.profiles, ...theirs.profiles]) expect(all).toContain(name);
      }),
    );
  });
});
