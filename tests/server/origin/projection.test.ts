import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownLevels, LISTS, richestLevel, sameAsLevel } from '#server/origin/levels';
import { projectList, rowOfItem } from '#server/origin/projection';

const shapes = Object.entries(LISTS);
const shapeEntry = fc.constantFrom(...shapes);

/** Rows with all fields of the list and one that no one knows. */
const fullRows = (name: string) => {
  const fields = Object.values(LISTS[name]?.levels ?? {}).flat();
  const row = Object.fromEntries([...fields, 'unheardOf'].map((field) => [field, `${field} value`]));
  return { 1: row, 2: { ...row }, 90001: { ...row } };
};

describe('list levels', () => {
  test('are ids only at level 0', () => {
    for (const [name, shape] of shapes) {
      expect(projectList(name, shape, fullRows(name), 0)).toEqual({ 1: {}, 2: {}, 90001: {} });
    }
  });

  test('keep everything at the richest level, fields no one knows included', () => {
    for (const [name, shape] of shapes) {
      expect(projectList(name, shape, fullRows(name), richestLevel(shape))).toEqual(fullRows(name));
    }
  });

  test('say at least as much at a higher level', () => {
    fc.assert(
      fc.property(shapeEntry, fc.nat(12), fc.nat(12), ([name, shape], a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const poorer = projectList(name, shape, fullRows(name), low);
        const richer = projectList(name, shape, fullRows(name), high);
        for (const [id, row] of Object.entries(poorer)) expect(richer[id]).toMatchObject(row ?? {});
      }),
    );
  });

  test('say the same as the known level below', () => {
    fc.assert(
      fc.property(shapeEntry, fc.nat(10), ([name, shape], level) => {
        const same = sameAsLevel(shape, level);
        if (same === null) return;
        expect([0, ...knownLevels(shape)]).toContain(same);
        const rows = fullRows(name);
        expect(projectList(name, shape, rows, level)).toEqual(projectList(name, shape, rows, same));
      }),
    );
  });

  test('survive rows that are no objects', () => {
    fc.assert(
      fc.property(
        shapeEntry,
        fc.nat(10),
        fc.dictionary(fc.string(), fc.jsonValue()),
        ([name, shape], level, rows) => {
          expect(Object.keys(projectList(name, shape, rows, level))).toEqual(Object.keys(rows));
        },
      ),
    );
  });

  test('do not touch prototypes when a row is called __proto__', () => {
    const rows = JSON.parse('{"__proto__":{"rarity":5},"1":{"rarity":4}}');
    const shape = LISTS['cards/all'];
    const projected = shape && projectList('cards/all', shape, rows, 2);
    expect(Object.keys(projected ?? {}).sort()).toEqual(['1', '__proto__']);
    expect(Object.hasOwn(Object.prototype, 'rarity')).toBe(false);
  });
});

test('song meta gives the seven-second skill only at level 2', () => {
  const shape = LISTS['songs/meta/all'];
  const rows = { 1: { 3: { 3: [1, 1, 1, 1], 7: [2, 2, 2, 2] }, 4: null } };
  expect(shape && projectList('songs/meta/all', shape, rows, 2)).toEqual({
    1: { 3: { 7: [2, 2, 2, 2] }, 4: null },
  });
});

describe('the row of an item file', () => {
  test('has a card at its lowest and highest level only, with training and episodes', () => {
    const stat = {
      1: { visual: 1 },
      2: { visual: 2 },
      60: { visual: 60 },
      training: { levelLimit: 10 },
      episodes: [],
    };
    const item = { rarity: 4, stat, episodes: { entries: [] }, gachaText: ['…'] };
    const shape = LISTS['cards/all'];
    expect(shape && rowOfItem('cards/all', shape, item)).toEqual({
      rarity: 4,
      stat: { 1: { visual: 1 }, 60: { visual: 60 }, training: { levelLimit: 10 }, episodes: [] },
    });
  });

  test('has the note counts of a song beside its play levels', () => {
    const shape = LISTS['songs/all'];
    const item = {
      bandId: 1,
      difficulty: { 3: { playLevel: 25, notesQuantity: 700, scoreC: 1 } },
      achievements: [],
    };
    expect(shape && rowOfItem('songs/all', shape, item)).toEqual({
      bandId: 1,
      difficulty: { 3: { playLevel: 25 } },
      notes: { 3: 700 },
    });
  });
});
