import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDrawList } from '#model/chart/stage/create-draw-list';
import type { DrawList, StageOptions } from '#model/chart/stage/draw-list';
import { frame } from '#model/chart/stage/frame';
import { stageChart } from '#model/chart/stage/stage-chart';
import { anyOptions, anyPlayable, contentOf, momentOf, PLAIN, playableOf } from './drawn.ts';

const arraysOf = ({
  ties,
  ribbons,
  ribbonHeld,
  sprites,
  spriteKinds,
  spriteLanes,
  hits,
  hitKinds,
  lanes,
}: DrawList) => [ties, ribbons, ribbonHeld, sprites, spriteKinds, spriteLanes, hits, hitKinds, lanes];

/** Whether every count lies within its arrays, every number is one, and every lane one of the field. */
const isWhole = (out: DrawList): boolean =>
  out.tieCount * 5 <= out.ties.length &&
  out.windowCount * 8 <= out.windows.length &&
  out.windowCount <= out.windowKinds.length &&
  out.ribbonCount * 8 <= out.ribbons.length &&
  out.ribbonCount <= out.ribbonHeld.length &&
  out.spriteCount * 4 <= out.sprites.length &&
  out.spriteCount <= out.spriteKinds.length &&
  out.hitCount * 3 <= out.hits.length &&
  arraysOf(out).every((array) => array.every(Number.isFinite)) &&
  out.lanes.every((light) => light >= 0 && light <= 1) &&
  out.spriteLanes.every((lane) => lane <= 6);

describe('a draw list', () => {
  test('holds every frame of its chart, whatever the options', () => {
    fc.assert(
      fc.property(
        anyPlayable,
        fc.array(fc.tuple(fc.nat(), anyOptions), { minLength: 1, maxLength: 8 }),
        (chart, steps) => {
          const stage = stageChart(chart);
          const out = createDrawList(stage);
          for (const [at, options] of steps) {
            frame(stage, momentOf(chart, options, at), options, out);
            expect(isWhole(out)).toBe(true);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('holds a slide to and fro over the whole field in the time of one approach', () => {
    const nodes = Array.from({ length: 100 }, (_, i) => ({ beat: i / 16, lane: i % 2 === 0 ? -90 : 90 }));
    const stage = stageChart(
      playableOf([
        { type: 'BPM', beat: 0, bpm: 60 },
        { type: 'Slide', connections: nodes },
      ]),
    );
    const out = createDrawList(stage);
    for (let seconds = -6; seconds < 7; seconds += 1 / 8) {
      for (const approach of [0.01, 0.5, 2, 5.5]) {
        frame(stage, seconds, { ...PLAIN, approach }, out);
        expect(isWhole(out)).toBe(true);
      }
    }
  });

  test('keeps its arrays from frame to frame', () => {
    fc.assert(
      fc.property(anyPlayable, anyOptions, fc.nat(), (chart, options, at) => {
        const stage = stageChart(chart);
        const out = createDrawList(stage);
        const before = arraysOf(out);
        frame(stage, momentOf(chart, options, at), options, out);
        expect(arraysOf(out).every((array, i) => array === before[i])).toBe(true);
      }),
    );
  });

  test('is not many times larger than the fullest frame', () => {
    const rows = Array.from({ length: 2_000 }, (_, i) => ({ type: 'Single', beat: i / 4, lane: i % 7 }));
    const { sprites } = createDrawList(stageChart(playableOf([{ type: 'BPM', beat: 0, bpm: 120 }, ...rows])));
    expect(sprites.length / 4).toBeLessThan(60);
  });
});

const folder = join(process.env.SETORI_REAL_SAMPLE ?? '', 'api', 'charts');
const files =
  process.env.SETORI_REAL_SAMPLE && existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
    : [];

describe.skipIf(files.length === 0)('real charts', () => {
  test.each(files)('%s is drawn from start to end', (file) => {
    const chart = playableOf(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    const stage = stageChart(chart);
    const out = createDrawList(stage);
    const options: readonly StageOptions[] = [
      PLAIN,
      { ...PLAIN, approach: 5.5 },
      { ...PLAIN, cover: 0.3, hidden: 0.2 },
    ];
    for (let seconds = -6; seconds < (chart.notes.at(-1)?.time ?? 0) + 1; seconds += 0.37) {
      for (const each of options) {
        frame(stage, seconds, each, out);
        expect(isWhole(out)).toBe(true);
      }
    }
    expect(contentOf(out)).toMatchObject({ sprites: [], ribbons: [], combo: chart.notes.length });
  });
});
