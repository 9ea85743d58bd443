import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyProfile } from '#model/profile/defaults';
import {
  raisedPotentials,
  withApartPotentials,
  withMissions,
  withPotentials,
} from '#model/profile/edit/bonuses';
import { encodeV2 } from '#model/profile/files/encode-v2';
import { exportProfiles } from '#model/profile/files/export';
import { readText } from '#model/profile/files/read-text';
import { importProfiles } from '#model/profile/import';
import { writePlain } from '#model/profile/plain';
import {
  addedPerMille,
  apartPotentials,
  bonusParts,
  characterRates,
  toldBonus,
} from '#model/profile/potentials';
import type { Profile } from '#model/profile/profile';
import { readCollection, writeCollection } from '#model/profile/stored';
import { isTaken, possibleUpgrades, withUpgrades } from '#model/rules/upgrades';
import { maxPotential } from '#model/vocabulary/characters';
import type { ServerIndex } from '#model/vocabulary/servers';
import { anyCard } from '../../arbitraries/card.ts';
import { anyProfile } from '../../arbitraries/profile.ts';
import { anyProfileCard } from '../../arbitraries/profile-card.ts';
import { sampleOne } from '../../arbitraries/sample.ts';
import golden from '../../golden/character-bonus.json' with { type: 'json' };

const withSums = (
  sums: readonly number[],
  server: ServerIndex = 0,
  missions?: readonly number[],
): Profile => {
  const empty = emptyProfile('Mine', server);
  const fill = (values: readonly number[], rest: number) =>
    Array.from({ length: 40 }, (_, place) => values[place] ?? rest);
  const items = { ...empty.items, potentials: fill(sums, 1) };
  return { ...empty, items: missions ? { ...items, missions: fill(missions, 0) } : items };
};

const anyId = fc.integer({ min: 1, max: 40 });
const anyPoints = fc.integer({ min: -9, max: 130 });

describe('potential and missions of a character', () => {
  test('are kept as players’ files have them, up to 115 per mille', () => {
    const file = { name: 'Mine', server: 0, items: { potentials: golden.sums.given }, cards: [] };
    const text = JSON.stringify(file);
    const imported = importProfiles(text);
    if (!imported.ok) throw new Error(imported.reason);
    const kept = golden.sums.given.map((sum) => sum ?? 1);
    expect(imported.profiles[0]?.items.potentials.slice(0, kept.length)).toEqual(kept);
    expect(imported.notes).toEqual([]);
    const read = readText(text);
    expect(read.ok && read.profiles[0]?.problems).toEqual([]);
  });

  test('are potential first, up to the highest of the server, where a file has the sum alone', () => {
    const parts = (server: ServerIndex) =>
      [115, 90, 55, 51, 50, 0].map((_, place) =>
        bonusParts(withSums([115, 90, 55, 51, 50, 0], server), place + 1),
      );
    expect(parts(0).map(({ potential, missions }) => [potential, missions])).toEqual([
      [55, 60],
      [55, 35],
      [55, 0],
      [51, 0],
      [50, 0],
      [0, 0],
    ]);
    expect(parts(1).map(({ potential, missions }) => [potential, missions])).toEqual([
      [50, 65],
      [50, 40],
      [50, 5],
      [50, 1],
      [50, 0],
      [0, 0],
    ]);
  });

  test('stay apart where a file tells them apart, in every form that is written', () => {
    const profile = withSums([60, 31, 1], 1, [40, 30, 0]);
    const forms = [
      JSON.stringify(writePlain(profile)),
      JSON.stringify(encodeV2(profile).file),
      exportProfiles([profile], 'compact').text,
      exportProfiles([profile], 'plain').text,
    ];
    for (const text of forms) {
      const imported = importProfiles(text);
      expect(imported.ok && imported.profiles[0]?.items).toEqual(profile.items);
      expect(imported.ok && imported.notes).toEqual([]);
    }
    const stored: unknown = JSON.parse(JSON.stringify(writeCollection({ profiles: [profile], active: 0 })));
    expect(readCollection(stored).profiles).toEqual([profile]);
    expect(bonusParts(profile, 1)).toEqual({ potential: 20, missions: 40 });
  });

  test('are reported when a file has impossible values', () => {
    const items = { potentials: [300, '80', 50.5, -4], Plaza: [99, -1, null, 3], Menu: ['x'] };
    const file = { name: 'Mine', server: 0, items, cards: [{ id: 5, level: 400 }] };
    const problem = (list: string, place: number, text: string) => ({ kind: 'item', list, place, text });
    const odd = [
      problem('Plaza', 1, '99'),
      problem('Menu', 1, 'x'),
      problem('potentials', 1, '300'),
      problem('potentials', 3, '50.5'),
      problem('potentials', 4, '-4'),
    ];
    const level = { row: 1, kind: 'value', id: 5, field: 'level', text: '400' };
    const read = readText(JSON.stringify(file));
    expect(read.ok && read.profiles[0]?.problems).toEqual([...odd, level]);
    const imported = importProfiles(JSON.stringify(file));
    expect(imported.ok && imported.notes).toEqual([
      { kind: 'valuesChanged', profile: 'Mine', problems: [...odd, level] },
    ]);
    const packed = { potentials: [3, 300, 37, 1] };
    const data = { cards: { ids: '' }, items: packed };
    const old = readText(JSON.stringify({ name: 'Old', server: 0, compression: '2', data }));
    expect(old.ok && old.profiles[0]?.problems).toEqual(
      [1, 2, 3].map((n) => problem('potentials', n, '300')),
    );
  });

  test('add up to the sum, and what a sum holds stays when the server changes', () => {
    fc.assert(
      fc.property(anyProfile({ maxCards: 0 }), anyId, (profile, id) => {
        const { potential, missions } = bonusParts(profile, id);
        expect(potential + missions).toBe(profile.items.potentials[id - 1]);
        expect(potential).toBeLessThanOrEqual(maxPotential(profile.server));
        expect(Math.min(potential, missions)).toBeGreaterThanOrEqual(0);
        const moved = { ...profile, server: 1 as const };
        expect(characterRates(moved.items, id)).toEqual(characterRates(profile.items, id));
      }),
    );
  });

  test('add nothing at the start, and one point of missions is one', () => {
    const added = (profile: Profile, id = 1) => addedPerMille(profile.items, id)[0];
    expect([0, 1, 2, 115].map((sum) => added(withSums([sum])))).toEqual([0, 0, 2, 115]);
    expect(added(withMissions(withSums([1]), new Map([[1, 1]])))).toBe(1);
    expect(added(withSums([31], 0, [30]))).toBe(30);
    expect(added(withSums([]), 41)).toBe(0);
  });
});

describe('editing potential and missions', () => {
  test('sets one part within its own limit, and keeps the other and everybody else', () => {
    fc.assert(
      fc.property(
        anyProfile({ maxCards: 0 }),
        anyId,
        anyPoints,
        fc.boolean(),
        (profile, id, value, isMissions) => {
          const after = (isMissions ? withMissions : withPotentials)(profile, new Map([[id, value]]));
          const [was, is] = [bonusParts(profile, id), bonusParts(after, id)];
          const most = isMissions ? 60 : maxPotential(profile.server);
          const set = Math.min(Math.max(value, 0), most);
          // 0 and 1 are the same start of a potential.
          const start = (points: number) => Math.max(points, 1);
          if (isMissions) expect([is.missions, start(is.potential)]).toEqual([set, start(was.potential)]);
          else expect([is.missions, start(is.potential)]).toEqual([was.missions, start(set)]);
          for (const other of [1, 20, 40].filter((each) => each !== id)) {
            expect(bonusParts(after, other)).toEqual(bonusParts(profile, other));
          }
        },
      ),
    );
  });

  test('writes missions only once there are some, so that old files stay as they were', () => {
    const sums = withSums([40]);
    expect(withPotentials(sums, new Map([[1, 50]])).items).not.toHaveProperty('missions');
    const some = withMissions(sums, new Map([[1, 20]]));
    expect(some.items.potentials[0]).toBe(60);
    expect(bonusParts(some, 1)).toEqual({ potential: 40, missions: 20 });
  });
});

describe('the next step of a character', () => {
  const card = sampleOne(anyCard({ id: 7 }).filter(({ characterId }) => characterId === 1));
  const data = { cards: new Map([[7, card]]), areaItems: new Map() };
  const steps = (profile: Profile) => {
    const owned = {
      ...profile,
      cards: [sampleOne(anyProfileCard({ id: 7 }).map((entry) => ({ ...entry, exclude: false })))],
    };
    return possibleUpgrades(owned, data, owned.server).filter((step) => 'character' in step);
  };

  test('is the next whole per cent of either part, up to its limit on the server', () => {
    expect(steps(withSums([52]))).toEqual([
      { kind: 'potential', character: 1, to: 55 },
      { kind: 'missions', character: 1, to: 10 },
    ]);
    expect(steps(withSums([52], 1))).toEqual([{ kind: 'missions', character: 1, to: 10 }]);
    expect(steps(withSums([115]))).toEqual([]);
    expect(steps(withSums([112], 1))).toEqual([]);
  });

  test('raises the lowest of three potentials, and no other', () => {
    const apart = withApartPotentials(withSums([52]), new Map([[1, [55, 33, 38]]]));
    const [step] = steps(apart);
    expect(step).toEqual({ kind: 'potential', character: 1, to: 40 });
    const taken = withUpgrades(apart, step ? [step] : []);
    expect(apartPotentials(taken.items, 1)).toEqual([55, 40, 40]);
    expect(step && [apart, taken].map((one) => isTaken(one, step))).toEqual([false, true]);
  });

  test('adds its part to the sum', () => {
    const profile = withSums([52]);
    const both = withUpgrades(profile, steps(profile));
    expect(both.items.potentials[0]).toBe(65);
    expect(bonusParts(both, 1)).toEqual({ potential: 55, missions: 10 });
    for (const step of steps(profile))
      expect([profile, both].map((one) => isTaken(one, step))).toEqual([false, true]);
  });
});

describe('three potentials of a character', () => {
  const [before, three] = [withSums([60, 31], 0, [20, 30]), [55, 40, 32] as const];
  const apart = withApartPotentials(before, new Map([[1, three]]));

  test('count by parameter, beside missions that are floored alone', () => {
    expect(characterRates(apart.items, 1)).toEqual({ potential: three, missions: 20 });
    expect(characterRates(before.items, 1)).toEqual({ potential: [40, 40, 40], missions: 20 });
    expect(characterRates(withApartPotentials(before, new Map([[1, [1, 0, 2]]])).items, 1).potential).toEqual(
      [0, 0, 2],
    );
  });

  test('leave a sum that is known alone as one', () => {
    expect(characterRates(withSums([110]).items, 1)).toEqual({ potential: [110, 110, 110], missions: 0 });
    const others = withMissions(withSums([110, 1]), new Map([[2, 10]]));
    expect(characterRates(others.items, 1)).toEqual({ potential: [110, 110, 110], missions: 0 });
    expect(characterRates(others.items, 2)).toEqual({ potential: [0, 0, 0], missions: 10 });
  });

  test('stand beside the published lists, which have their mean', () => {
    expect(apart.items.potentials.slice(0, 2)).toEqual([62, 31]);
    expect(apart.items.potentialVisual?.slice(0, 2)).toEqual([32, null]);
    const published = { ...before, items: { ...before.items, potentials: apart.items.potentials } };
    const { potentialPerformance, potentialTechnique, potentialVisual, ...others } = apart.items;
    expect({ ...apart, items: others }).toEqual(published);
    expect(bonusParts(apart, 1)).toEqual({ potential: 42, missions: 20 });
  });

  test('come back from every form in which a profile is written, and from storage', () => {
    fc.assert(
      fc.property(anyProfile({ maxCards: 3 }), (profile) => {
        const { items } = profile;
        for (const text of [
          JSON.stringify(writePlain(profile)),
          JSON.stringify(encodeV2(profile).file),
          exportProfiles([profile], 'compact').text,
        ]) {
          const imported = importProfiles(text);
          expect(imported.ok && imported.profiles[0]?.items).toEqual(items);
          expect(imported.ok && imported.notes.filter(({ kind }) => kind === 'valuesChanged')).toEqual([]);
        }
        const stored: unknown = JSON.parse(
          JSON.stringify(writeCollection({ profiles: [profile], active: 0 })),
        );
        expect(readCollection(stored).profiles[0]?.items).toEqual(items);
      }),
    );
  });

  test('come back without a word as they were edited, at their start, too', () => {
    const anyPoints = fc.oneof(fc.nat(2), fc.nat(55));
    fc.assert(
      fc.property(fc.tuple(anyPoints, anyPoints, anyPoints), fc.nat(60), (triple, missions) => {
        const split = withApartPotentials(before, new Map([[1, triple]]));
        const edited = withMissions(split, new Map([[1, missions]]));
        const imported = importProfiles(exportProfiles([edited], 'compact').text);
        expect(imported.ok && imported.profiles[0]?.items).toEqual(edited.items);
        expect(imported.ok && imported.notes.filter(({ kind }) => kind === 'valuesChanged')).toEqual([]);
      }),
    );
  });

  test('decide where a file contradicts them, and the contradiction is reported', () => {
    const file = {
      name: 'Mine',
      server: 0,
      items: {
        potentials: [30, 80, 20],
        missions: [0, 100, 0],
        potentialPerformance: [55, 50, 10],
        potentialTechnique: [40, '50', null],
        potentialVisual: [32, 50],
      },
      cards: [],
    };
    const imported = importProfiles(JSON.stringify(file));
    if (!imported.ok) throw new Error(imported.reason);
    const items = imported.profiles[0]?.items;
    if (!items) throw new Error('no profile');
    expect([1, 2, 3].map((id) => toldBonus(items, id))).toEqual([
      { potential: 42, missions: 0, apart: [55, 40, 32] },
      { potential: 50, missions: 65, apart: [50, 50, 50] },
      { potential: 20, missions: 0, apart: null },
    ]);
    const [note] = imported.notes;
    expect(note?.kind === 'valuesChanged' && note.problems).toEqual([
      { kind: 'item', list: 'potentials', place: 1, text: '30' },
      { kind: 'item', list: 'potentials', place: 2, text: '80' },
      { kind: 'item', list: 'missions', place: 2, text: '100' },
      { kind: 'item', list: 'potentialPerformance', place: 3, text: '10' },
    ]);
  });

  test('become one again, at their mean or at what is set for all parameters', () => {
    const one = withApartPotentials(apart, new Map([[1, null]]));
    expect(toldBonus(one.items, 1)).toEqual({ potential: 42, missions: 20, apart: null });
    expect(one.items).not.toHaveProperty('potentialVisual');
    const set = withPotentials(apart, new Map([[1, 12]]));
    expect(toldBonus(set.items, 1)).toEqual({ potential: 12, missions: 20, apart: null });
  });

  test('end at the highest of the server, and stay beside edited missions', () => {
    const high = withApartPotentials(apart, new Map([[1, [99, Number.NaN, -3]]]));
    expect(apartPotentials(high.items, 1)).toEqual([55, 0, 0]);
    const missions = withMissions(apart, new Map([[1, 60]]));
    expect(toldBonus(missions.items, 1)).toEqual({ potential: 42, missions: 60, apart: three });
    expect(withApartPotentials(apart, new Map([[1, three]]))).toBe(apart);
  });

  test('are raised one by one: the lowest first, and none is lowered', () => {
    expect(apartPotentials(raisedPotentials(apart, new Map([[1, 40]])).items, 1)).toEqual([55, 40, 40]);
    expect(toldBonus(raisedPotentials(before, new Map([[1, 50]])).items, 1).potential).toBe(50);
  });
});
