import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WRITTEN_FORMATS } from '#model/chart/formats/format';
import { FORMATS } from '#model/chart/formats/formats';
import { entryBeat, parseChart } from '#model/chart/parse';
import { CHART_FAULTS, MAX_CHART_LENGTH, readChart } from '#model/chart/read-text';
import { anyChartJson } from '#tests/arbitraries/chart';
import { anyJunk } from '#tests/arbitraries/hostile';

const MANY = 100_000;
const list = (row: object, count = MANY): string => JSON.stringify(Array.from({ length: count }, () => row));

describe('hostile texts', () => {
  test('are refused when they are too large to be a chart', () => {
    expect(readChart('#00111: '.padEnd(10_000_000, '11'))).toEqual({ ok: false, fault: 'tooLarge' });
    expect(readChart(' '.repeat(MAX_CHART_LENGTH + 1))).toEqual({ ok: false, fault: 'tooLarge' });
  });

  test.each([
    ['Bestdori JSON', list({ type: 'Single', beat: 1 })],
    ['Garupa JSON', list({ type: 'Flick', beat: 1 })],
    ['nodes of one slide', `[{"type":"Slide","connections":${list({ beat: 1, lane: 3 })}}]`],
    ['level data', `{"entities":${list({ archetype: 'TapNote' })}}`],
    ['USC', `{"objects":${list({ type: 'single', beat: 1 })}}`],
    ['SUS', `#REQUEST "ticks_per_beat 480"\n#00015: ${'11'.repeat(MANY)}`],
    ['SUS of many lines', `#BPM01: 9\n${'#00035a: 13\n'.repeat(MANY)}`],
    ['BBB', `+|0|120|4\n${'s|1:1\n'.repeat(MANY)}`],
    ['BMS', `#BPM 120\n#WAV01 bd.wav\n#00111:${'01'.repeat(MANY)}`],
  ])('are refused when they have 100,000 notes: %s', (_, text) => {
    expect(readChart(text)).toEqual({ ok: false, fault: 'tooMany' });
  });

  test.each([
    ['empty lines', `a${'\n'.repeat(1_000_000)}b`],
    ['lines of spaces', `a${' \r\n'.repeat(1_000_000)}b`],
    ['one line of spaces', `a${' '.repeat(3_000_000)}b`],
    ['signs of formats', '#\n+|1|\n&lv_1\ntiming\n'.repeat(100_000)],
  ])('are refused as soon as they are looked through when they have very many: %s', (_, text) => {
    expect(readChart(text).ok).toBe(false);
  });

  test.each([
    ['brackets', '['.repeat(MANY)],
    ['closed brackets', '['.repeat(MANY) + ']'.repeat(MANY)],
    ['objects', `${'{"post":'.repeat(MANY)}1${'}'.repeat(MANY)}`],
    ['level data in level data', `${'{"entities":[{"data":['.repeat(20_000)}${']}]}'.repeat(20_000)}`],
  ])('are read or refused when they are deep: %s', (_, text) => {
    const read = readChart(text);
    if (read.ok) expect(read.chart.entries.every(({ type }) => type === 'BPM')).toBe(true);
    else expect(CHART_FAULTS).toContain(read.fault);
  });

  test.each([
    [
      'a ring of pieces',
      [
        {
          archetype: 'SlideStartNote',
          name: 'a',
          data: [
            { name: '#BEAT', value: 1 },
            { name: 'lane', value: 0 },
          ],
        },
        {
          archetype: 'StraightSlideConnector',
          data: [
            { name: 'head', ref: 'a' },
            { name: 'tail', ref: 'a' },
          ],
        },
      ],
    ],
    [
      'pieces that lead nowhere',
      [
        { archetype: 'SlideStartNote', name: 'a', data: [{ name: '#BEAT', value: 1 }] },
        {
          archetype: 'StraightSlideConnector',
          data: [
            { name: 'head', ref: 'a' },
            { name: 'tail', ref: '__proto__' },
          ],
        },
      ],
    ],
  ])('of level data end: %s', (_, entities) => {
    const read = readChart(JSON.stringify({ bgmOffset: 0, entities }));
    expect(read.ok && read.chart.entries.map(({ type }) => type)).toEqual(['BPM', 'Single']);
  });

  test('never throw and give finite beats, whatever is changed in a file', () => {
    const anySpoilt = fc
      .tuple(
        anyChartJson({ maxNotes: 12 }),
        fc.constantFrom(...WRITTEN_FORMATS),
        fc.array(
          fc.tuple(
            fc.nat(),
            fc.nat(12),
            fc.oneof(
              fc.string({ unit: 'binary', maxLength: 6 }),
              fc.constantFrom('-', '1e999', '99999999', 'null', '{}', '[]', '"__proto__"', '\n#'),
            ),
          ),
          { maxLength: 6 },
        ),
      )
      .map(([rows, id, changes]) => {
        const { writer } = FORMATS[id];
        const text = writer?.write(writer.fit(parseChart(rows)).chart, 0) ?? '';
        return changes.reduce((sum, [at, length, more]) => {
          const from = at % Math.max(1, sum.length);
          return sum.slice(0, from) + more + sum.slice(from + length);
        }, text);
      });
    fc.assert(
      fc.property(anySpoilt, (text) => {
        const read = readChart(text);
        if (!read.ok) expect(CHART_FAULTS).toContain(read.fault);
        else expect(read.chart.entries.every((entry) => Number.isFinite(entryBeat(entry)))).toBe(true);
      }),
      { numRuns: 1_500 },
    );
  });

  test('never throw, whatever stands in the fields of a format', () => {
    const anyObject = fc.dictionary(
      fc.constantFrom(
        'type',
        'beat',
        'lane',
        'size',
        'direction',
        'ease',
        'value',
        'bpm',
        'connections',
        'changes',
        'width',
        'active',
        'subType',
        'archetype',
        'name',
        'data',
        'judgeType',
        'critical',
      ),
      fc.oneof(
        anyJunk,
        fc.constantFrom(
          'single',
          'slide',
          'bpm',
          'Flick',
          'Slide',
          'Directional',
          'SV',
          'left',
          'in',
          'attach',
          'TapNote',
          'SlideStartNote',
          1,
          0.5,
        ),
        fc.array(
          fc.record({
            type: fc.constantFrom('start', 'tick', 'end', 'attach', 'Hidden'),
            beat: anyJunk,
            lane: anyJunk,
            size: anyJunk,
            ease: anyJunk,
          }),
        ),
      ),
    );
    const anyJson = fc
      .tuple(fc.array(anyObject, { maxLength: 8 }), fc.nat(5))
      .map(([objects, kind]): unknown => {
        const usc = { offset: 0, objects };
        const shapes = [
          objects,
          usc,
          { version: 1, usc },
          { version: 2, usc },
          { entities: objects },
          { version: 9, usc },
        ];
        return shapes[kind];
      });
    fc.assert(
      fc.property(anyJson, (json) => {
        const read = readChart(JSON.stringify(json) ?? '');
        expect(read.ok || CHART_FAULTS.includes(read.fault)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
