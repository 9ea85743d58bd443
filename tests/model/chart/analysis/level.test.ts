import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { analyseChart } from '#model/chart/analysis/analyse';
import { suggestedLevel } from '#model/chart/analysis/level';
import { parseChart } from '#model/chart/parse';
import { asObject } from '#model/records/reading';
import { DIFFICULTIES, isDifficulty } from '#model/vocabulary/difficulties';

const singles = (count: number, perSecond: number) =>
  parseChart([
    { type: 'BPM', beat: 0, bpm: 60 },
    ...Array.from({ length: count }, (_, i) => ({ type: 'Single', beat: i / perSecond, lane: i % 7 })),
  ]);

describe('the suggested level', () => {
  const levelOf = (count: number, perSecond: number) =>
    suggestedLevel(analyseChart(singles(count, perSecond)).figures);

  test('rises with the notes of a second', () => {
    const levels = [1, 2, 4, 6, 8, 10].map((rate) => levelOf(60 * rate, rate)?.level ?? 0);
    expect(levels).toEqual([3, 11, 18, 23, 26, 28]);
  });

  test('is not given for a few notes, and its range begins at 1', () => {
    expect(levelOf(29, 4)).toBeNull();
    expect(levelOf(40, 0.2)).toEqual({ level: 3, low: 1, high: 5 });
  });
});

const api = join(import.meta.dirname, '../../../../../shared/real-sample/api');
const files = existsSync(join(api, 'charts'))
  ? readdirSync(join(api, 'charts'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.json'),
    )
  : [];

test.skipIf(files.length === 0)(
  'the suggested level is within 2 of that of published charts, 1 on average',
  () => {
    const read = (file: string): unknown => JSON.parse(readFileSync(join(api, file), 'utf8'));
    const songs = asObject(read('songs/all.5.json'));
    const errors = files.map((file) => {
      const [song = '', name = ''] = file.replace('.json', '').split('/');
      const difficulty = isDifficulty(name) ? DIFFICULTIES.indexOf(name) : -1;
      const { playLevel } = asObject(asObject(asObject(songs[song]).difficulty)[difficulty]);
      const { figures } = analyseChart(parseChart(read(`charts/${file}`)));
      return Math.abs(Number(playLevel) - (suggestedLevel(figures)?.level ?? 0));
    });
    expect(Math.max(...errors)).toBeLessThanOrEqual(2);
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThanOrEqual(1);
  },
);
