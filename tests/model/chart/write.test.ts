import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { countByKind } from '#model/chart/counting';
import { entryBeat, parseChart } from '#model/chart/parse';
import { mirrorChart } from '#model/chart/playing/mirror';
import { CHART_FAULTS, readChart } from '#model/chart/read-text';
import { REPAIR_KINDS, repairSentence } from '#model/chart/repairs';
import { scoringChart } from '#model/chart/scoring';
import { writeChart } from '#model/chart/write';
import { sharedChart } from '#model/contract/community/chart';
import { anyChartJson } from '../../arbitraries/chart.ts';
import { anyMutatedChart } from '../../arbitraries/mutated-chart.ts';

const throughText = (chart: unknown): unknown => JSON.parse(JSON.stringify(chart));

describe('a chart that is written', () => {
  test('reads again as the same entries', () => {
    fc.assert(
      fc.property(anyChartJson(), (json) => {
        const chart = parseChart(json);
        expect(parseChart(throughText(writeChart(chart)))).toEqual(chart);
      }),
    );
  });

  test('may be published', () => {
    fc.assert(
      fc.property(anyChartJson(), (json) => {
        expect(Value.Check(sharedChart, throughText(writeChart(parseChart(json))))).toBe(true);
      }),
    );
  });

  test('has flags only where they are true', () => {
    const rows = [
      { type: 'BPM', beat: 0, bpm: 120 },
      { type: 'Single', beat: 1, lane: 0, flick: true },
      { type: 'Directional', beat: 2, lane: 3, direction: 'Left', width: 2, skill: true },
      {
        type: 'Slide',
        connections: [
          { beat: 3, lane: 1, skill: true },
          { beat: 3.5, lane: 1.5, hidden: true },
          { beat: 4, lane: 2, charge: true },
        ],
      },
      { type: 'System', beat: 5, data: 'cmd_fever_end.wav' },
    ];
    expect(writeChart(parseChart(rows))).toEqual(rows);
  });
});

describe('a chart with faults', () => {
  test('gives notes with finite times or a name for what is wrong, and needs no second repair', () => {
    fc.assert(
      fc.property(anyMutatedChart(), (json) => {
        const chart = parseChart(throughText(json));
        expect(chart.entries.every((entry) => Number.isFinite(entryBeat(entry)))).toBe(true);
        expect(scoringChart(chart).notes.every(({ time }) => Number.isFinite(time))).toBe(true);
        expect(chart.repairs.every(({ kind, times }) => REPAIR_KINDS.includes(kind) && times > 0)).toBe(true);
        expect(parseChart(throughText(writeChart(chart)))).toEqual({ entries: chart.entries, repairs: [] });
      }),
      { numRuns: 5000 },
    );
  });

  test('gives a value or a name when its text is cut or spoiled', () => {
    const anyText = fc
      .tuple(
        anyChartJson({ maxNotes: 10 }),
        fc.nat(),
        fc.nat(20),
        fc.string({ unit: 'binary', maxLength: 5 }),
      )
      .map(([json, from, length, more]) => {
        const text = JSON.stringify(json);
        const at = from % text.length;
        return text.slice(0, at) + more + text.slice(at + length);
      });
    fc.assert(
      fc.property(anyText, (text) => {
        const found = readChart(text);
        if (found.ok) expect(countByKind(found.chart).total).toBeGreaterThanOrEqual(0);
        else expect(CHART_FAULTS).toContain(found.fault);
      }),
    );
  });

  test('is described in one sentence for each kind of fault', () => {
    const sentences = REPAIR_KINDS.map((kind) =>
      repairSentence({ kind, first: { type: 'Slide', row: 4 }, times: 3 }),
    );
    expect(new Set(sentences).size).toBe(REPAIR_KINDS.length);
    expect(sentences.every((sentence) => /^[A-Z].*\. And so on, 3 times in all\.$/.test(sentence))).toBe(
      true,
    );
    expect(repairSentence({ kind: 'noBeat', first: { type: 'Single', row: 7 }, times: 1 })).toBe(
      'Single 7 has no beat and was left out.',
    );
  });
});

describe('readChart', () => {
  const rows = [
    { type: 'BPM', beat: 0, bpm: 120 },
    { type: 'Single', beat: 1, lane: 3 },
  ];
  const chart = parseChart(rows);

  test.each([
    ['a list', rows],
    ['a chart post', { title: 'x', chart: rows }],
    ['an answer with a chart post', { result: true, post: { chart: rows } }],
  ])('reads %s', (_, json) => {
    expect(readChart(`\uFEFF ${JSON.stringify(json)}\n`)).toEqual({
      ok: true,
      chart,
      format: 'bestdori',
      musicDelay: 0,
    });
  });

  test.each([
    ['', 'empty'],
    [' \n', 'empty'],
    ['[', 'notJson'],
    ['<!DOCTYPE html>', 'notJson'],
    ['{"post":null}', 'noChart'],
    ['7', 'noChart'],
    ['null', 'noChart'],
  ])('says why %j is no chart', (text, fault) => {
    expect(readChart(text)).toEqual({ ok: false, fault });
  });
});

describe('mirrorChart', () => {
  test('gives the same chart when it is done twice, and no other count or time', () => {
    fc.assert(
      fc.property(anyChartJson(), (json) => {
        const once = parseChart(json);
        const mirrored = mirrorChart(once);
        expect(mirrorChart(mirrored)).toEqual(once);
        expect(countByKind(mirrored)).toEqual(countByKind(once));
        expect(scoringChart(mirrored)).toEqual(scoringChart(once));
      }),
    );
  });

  test('changes lanes and directions over', () => {
    const directional = { type: 'Directional', beat: 1, lane: 2, direction: 'Left', width: 3, skill: false };
    expect(mirrorChart(parseChart([{ type: 'BPM', beat: 0, bpm: 60 }, directional])).entries[1]).toEqual({
      ...directional,
      lane: 4,
      direction: 'Right',
    });
  });
});

/** Real answers, on machines that have some; nothing of them is kept here. */
const REAL = fileURLToPath(new URL('../../../../shared/real-sample/api/charts/', import.meta.url));
const CASES = fileURLToPath(new URL('../../../../shared/field-cases/', import.meta.url));

describe.skipIf(!existsSync(REAL))('published charts', () => {
  const files = existsSync(REAL)
    ? readdirSync(REAL, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
    : [];

  test.each(files)('%s is written as it was read, and may be published again', (file) => {
    const json: unknown = JSON.parse(readFileSync(REAL + file, 'utf8'));
    const chart = parseChart(json);
    const written = throughText(writeChart(chart));
    expect(chart.repairs).toEqual([]);
    expect(parseChart(written)).toEqual(chart);
    expect(Value.Check(sharedChart, written)).toBe(true);
  });
});

describe.skipIf(!existsSync(CASES))('charts of the field', () => {
  test.each([
    ['v0-fever-rows.json', 6, []],
    ['v1-long-by-lane.json', 5, []],
    ['tempo-not-first.json', 5, ['tempoMoved']],
  ])('%s has %i notes', (file, notes, kinds) => {
    const found = readChart(readFileSync(CASES + file, 'utf8'));
    if (!found.ok) throw new Error(found.fault);
    expect(countByKind(found.chart).total).toBe(notes);
    expect(found.chart.repairs.map(({ kind }) => kind)).toEqual(kinds);
  });
});
