import { describe, expect, test } from 'vitest';
import { limitsByOneName, tellingTypeNames, typesExportedOnce } from './names.ts';
import { findings } from './plant.ts';

describe('names', () => {
  test('complains when two files export a type of the same name', () => {
    const tree = {
      'model/a.ts': 'export interface Row { readonly id: number }',
      'server/b.ts': '\nexport type Row = readonly string[];',
      'src/c.ts': 'export class Row {}',
    };
    expect(findings(typesExportedOnce, tree)).toEqual([
      'server/b.ts: line 2: Row is exported by model/a.ts, too',
      'src/c.ts: line 1: Row is exported by model/a.ts, too',
    ]);
  });

  test('lets a second type of the same name be local, and one be passed on', () => {
    const tree = {
      'model/a.ts': 'export interface Row { readonly id: number }',
      'server/b.ts': 'interface Row { readonly cells: number }',
      'src/c.ts': "export type { Row } from '#model/a';",
      'tests/d.ts': 'export interface Row {}',
    };
    expect(findings(typesExportedOnce, tree)).toEqual([]);
  });

  test('complains about an exported type that says nothing', () => {
    expect(findings(tellingTypeNames, { 'model/a.ts': 'export interface Place {}' })).toEqual([
      'model/a.ts: line 1: Place does not say of what',
    ]);
    expect(findings(tellingTypeNames, { 'model/a.ts': 'interface Place {}' })).toEqual([]);
    expect(findings(tellingTypeNames, { 'model/a.ts': 'export interface TrackedPlace {}' })).toEqual([]);
  });

  test.each([
    ['const MOST_ROWS = 3;', 'MAX_ROWS for MOST_ROWS'],
    ['export const LONGEST_NAME = 3;', 'MAX_NAME for LONGEST_NAME'],
    ['const LARGEST_ID = 3;', 'MAX_ID for LARGEST_ID'],
    ['const LEAST_WEIGHT = 3;', 'MIN_WEIGHT for LEAST_WEIGHT'],
    ['function f() { const FEWEST_NOTES = 3; }', 'MIN_NOTES for FEWEST_NOTES'],
  ])('complains about %s', (text, detail) => {
    expect(findings(limitsByOneName, { 'model/a.ts': text })).toEqual([`model/a.ts: line 1: say ${detail}`]);
    expect(findings(limitsByOneName, { 'model/a.ts': 'const MAX_ROWS = 3; const ALMOST_FULL = 1;' })).toEqual(
      [],
    );
  });
});
