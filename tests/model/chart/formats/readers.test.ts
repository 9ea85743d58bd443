import { describe, expect, test } from 'vitest';
import type { ChartEntry } from '#model/chart/notes';
import { readChart } from '#model/chart/read-text';

function read(text: string | object) {
  const found = readChart(typeof text === 'string' ? text : JSON.stringify(text));
  if (!found.ok) throw new Error(found.fault);
  return found;
}

const brief = (entry: ChartEntry): unknown => {
  switch (entry.type) {
    case 'BPM':
      return ['BPM', entry.beat, entry.bpm];
    case 'System':
      return ['System', entry.beat, entry.data];
    case 'Single':
      return [entry.skill ? 'Skill' : entry.flick ? 'Flick' : 'Single', entry.beat, entry.lane];
    case 'Directional':
      return [entry.direction, entry.beat, entry.lane, entry.width];
    case 'Slide':
    case 'Long':
      return [
        entry.type,
        ...entry.connections.map(({ beat, lane, hidden, flick }) =>
          [beat, lane, hidden ? 'hidden' : flick ? 'flick' : ''].filter((part) => part !== ''),
        ),
      ];
  }
};

const briefs = (text: string | object): unknown => read(text).chart.entries.map(brief);
const repairs = (text: string | object): unknown =>
  read(text).chart.repairs.map(({ kind, times }) => [kind, times]);

describe('SUS', () => {
  const sus = (...lines: readonly string[]): string => ['#BPM01: 120', '#00008: 01', ...lines].join('\n');

  test('has several tempi in one measure, by names with letters, in any case', () => {
    const text =
      '#BPM0A: 150\n#BPM0b: 75.5\n#REQUEST "ticks_per_beat 480"\n#00008: 0A000B00\n#00108: 0a\n#00015: 11';
    expect(briefs(text)).toEqual([
      ['BPM', 0, 150],
      ['Single', 0, 0],
      ['BPM', 2, 75.5],
      ['BPM', 4, 150],
    ]);
  });

  test('needs no ticks_per_beat, and starts its music later by WAVEOFFSET', () => {
    expect(read(sus('#WAVEOFFSET 1.25', '#00015: 11')).musicDelay).toBe(1.25);
    expect(read(sus('#WAVEOFFSET "-0.5"', '#00015: 11')).musicDelay).toBe(-0.5);
  });

  test('has measures of other lengths until the next one is said', () => {
    const text = sus('#00002: 3', '#00302: 4', '#00215: 11', '#00315: 0011', '#MEASUREBS 4', '#00015: 11');
    expect(briefs(text)).toEqual([
      ['BPM', 0, 120],
      ['Single', 6, 0],
      ['Single', 11, 0],
      ['Single', 13, 0],
    ]);
  });

  test('has flicks, directional notes and slides with hidden points', () => {
    const text = sus(
      '#00016: 11',
      '#00056: 11',
      '#00117: 12',
      '#00157: 42',
      '#00235a: 1100',
      '#00238a: 0051',
      '#00335a: 3100',
      '#00338a: 0021',
      '#00358: 0011',
    );
    expect(briefs(text)).toEqual([
      ['BPM', 0, 120],
      ['Flick', 0, 1],
      ['Right', 4, 2, 2],
      ['Slide', [8, 0], [10, 3, 'hidden'], [12, 0], [14, 3, 'flick']],
    ]);
    expect(repairs(text)).toEqual([]);
  });

  test('of twelve lanes is folded onto seven, without marks of other games', () => {
    const text = sus('#00012: 13', '#0001b: 13', '#00010: 41', '#0001f: 11', '#00092a: 1323');
    expect(briefs(text)).toEqual([
      ['BPM', 0, 120],
      ['Single', 0, 0],
      ['Single', 0, 6],
    ]);
    expect(repairs(text)).toEqual([
      ['otherNote', 3],
      ['twelveLanes', 1],
    ]);
  });

  test('draws curves by hidden points and puts attached points onto the line', () => {
    const text = sus(
      '#00035a: 11000000',
      '#00055: 61',
      '#00037a: 00310000',
      '#00017: 00310000',
      '#00039a: 00000021',
    );
    const [, slide] = read(text).chart.entries;
    const curve = [1, 2, 3, 4, 5].map((n) => [n / 6, 2 * (1 - (1 - n / 6) ** 2), 'hidden']);
    expect(slide && brief(slide)).toEqual(['Slide', [0, 0], ...curve, [1, 2], [3, 4]]);
  });

  test('whose cells cannot be read loses that line only', () => {
    const text = sus('#00015: 1', '#00016: 11', '#TIL00: "0\'0:2.0"');
    expect(briefs(text)).toEqual([
      ['BPM', 0, 120],
      ['Single', 0, 1],
    ]);
    expect(repairs(text)).toEqual([
      ['scrollSpeed', 1],
      ['unreadableLine', 1],
    ]);
  });
});

describe('USC', () => {
  const note = (lane: number, size: number, more: object = {}) => ({
    type: 'single',
    beat: 1,
    lane,
    size,
    critical: false,
    trace: false,
    ...more,
  });
  const slide = {
    type: 'slide',
    critical: false,
    connections: [
      { type: 'start', beat: 1, lane: -2, size: 0.5, critical: false, ease: 'linear', judgeType: 'normal' },
      { type: 'tick', beat: 2, lane: 0, size: 0.5, ease: 'linear' },
      { type: 'end', beat: 3, lane: 1, size: 0.5, critical: false, judgeType: 'normal', direction: 'left' },
    ],
  };
  const slideBrief = ['Slide', [1, 1], [2, 3, 'hidden'], [3, 4, 'flick']];

  test('is recognised in its three kinds, and is not level data', () => {
    const usc = { offset: -0.5, objects: [note(0, 0.5)] };
    const kinds = [usc, { version: 1, usc }, { version: 2, usc }].map((json) => read(json));
    expect(kinds.map(({ format, musicDelay }) => [format, musicDelay])).toEqual([
      ['usc', 0.5],
      ['usc1', 0.5],
      ['usc2', 0.5],
    ]);
    expect(readChart(JSON.stringify({ version: 3, usc }))).toEqual({ ok: false, fault: 'noChart' });
  });

  test('leaves out slides that no one plays, damage notes and speeds', () => {
    const objects = [
      { type: 'bpm', beat: 0, bpm: 150 },
      {
        type: 'timeScaleGroup',
        changes: [
          { beat: 0, timeScale: 1 },
          { beat: 2, timeScale: 2 },
        ],
      },
      slide,
      { ...slide, subType: 'dummy' },
      { ...slide, active: false },
      { type: 'guide', color: 'green', midpoints: [] },
      { type: 'damage', beat: 2, lane: 0, size: 1 },
    ];
    const text = { version: 2, usc: { offset: 0, objects } };
    expect(briefs(text)).toEqual([['BPM', 0, 150], slideBrief]);
    expect(repairs(text)).toEqual([
      ['scrollSpeed', 1],
      ['otherNote', 4],
    ]);
  });

  test('of twelve lanes is folded, and a note of this game stands where it stood', () => {
    expect(briefs({ offset: 0, objects: [note(-3, 0.5), note(2, 1.5, { direction: 'right' })] })).toEqual([
      ['BPM', 0, 120],
      ['Single', 1, 0],
      ['Right', 1, 4, 3],
    ]);
    expect(briefs({ offset: 0, objects: [note(-4.5, 1.5), note(4.5, 1.5, { direction: 'up' })] })).toEqual([
      ['BPM', 0, 120],
      ['Single', 1, 0],
      ['Flick', 1, 6],
    ]);
  });

  test('has ends that no one sees and points that stand on the line', () => {
    const connections = [
      { type: 'ignore', beat: 0, lane: 0, size: 0.5, ease: 'linear' },
      { type: 'tick', beat: 1, lane: 0, size: 0.5, ease: 'linear', critical: false },
      { type: 'attach', beat: 2, critical: false },
      { type: 'hidden', beat: 2.5 },
      { type: 'end', beat: 3, lane: 2, size: 0.5, critical: false },
    ];
    const text = { offset: 0, objects: [{ type: 'slide', active: true, critical: false, connections }] };
    expect(briefs(text)).toEqual([
      ['BPM', 0, 120],
      ['Slide', [1, 3], [2, 4], [3, 5]],
    ]);
  });
});

describe('Garupa JSON', () => {
  test('names the kind of a note by its type', () => {
    const rows = [
      { type: 'BPM', beat: 0, value: 100 },
      { type: 'SV', beat: 4, value: 2, timingGroup: '#1' },
      { type: 'Skill', beat: 1, lane: 2, width: 1 },
      { type: 'Flick', beat: 2, lane: 3, width: 2 },
      { type: 'Directional', beat: 3, lane: 4, width: 3, direction: 'Left' },
      {
        type: 'Slide',
        connections: [
          { type: 'Single', beat: 4, lane: 1, width: 1 },
          { type: 'Hidden', beat: 5, lane: 1.5, width: 1 },
          { type: 'Directional', beat: 6, lane: 2, width: 1, direction: 'Left' },
        ],
      },
    ];
    expect(read(rows).format).toBe('garupa');
    expect(briefs(rows)).toEqual([
      ['BPM', 0, 100],
      ['Skill', 1, 2],
      ['Flick', 2, 3],
      ['Left', 3, 4, 3],
      ['Slide', [4, 1], [5, 1.5, 'hidden'], [6, 2, 'flick']],
    ]);
    expect(repairs(rows)).toEqual([
      ['scrollSpeed', 1],
      ['wideNote', 1],
    ]);
  });
});

describe('BBB', () => {
  test('counts from time points, slides by the tempo of their start', () => {
    const text = '\n+|0.5|120|4\n\ns|24:0\nf|48:6\nl|1|72:1|120:2\n\n+|2.5|60|4\n\ns|12:3\n';
    // The slide begins at beat 3, a second and a half into it, and lasts until beat 5 of the first tempo: half a beat of the second one.
    expect(briefs(text)).toEqual([
      ['BPM', 0, 120],
      ['Single', 1, 0],
      ['Flick', 2, 6],
      ['Slide', [3, 1], [4.5, 2, 'flick']],
      ['BPM', 4, 60],
      ['Single', 4.5, 3],
    ]);
    expect(read(text).musicDelay).toBe(-0.5);
  });

  test('loses a time point that says no tempo', () => {
    expect(repairs('+|0|120|4\ns|0:0\n+|1|0|4\ns|24:0')).toEqual([['badTempo', 1]]);
  });
});

describe('level data', () => {
  test('of another engine is of another game', () => {
    const entities = [
      { archetype: 'Initialization', data: [] },
      { archetype: 'NormalTapNote', data: [{ name: '#BEAT', value: 1 }] },
    ];
    expect(readChart(JSON.stringify({ bgmOffset: 0, entities }))).toEqual({ ok: false, fault: 'otherGame' });
  });

  test('starts its music by its offset', () => {
    expect(
      read({
        bgmOffset: 1.5,
        entities: [
          {
            archetype: 'TapNote',
            data: [
              { name: '#BEAT', value: 1 },
              { name: 'lane', value: -3 },
            ],
          },
        ],
      }).musicDelay,
    ).toBe(-1.5);
  });
});
