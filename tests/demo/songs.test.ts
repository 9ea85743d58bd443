import { describe, expect, test } from 'vitest';
import { createChartLists } from '#demo/songs/song-meta';
import { planSongs } from '#demo/songs/song-plan';
import { coverChart, decodeCovered } from '#model/chart/covered';
import { songMeta } from '#model/chart/meta';
import type { ChartEntry, Connection } from '#model/chart/notes';
import { parseChart } from '#model/chart/parse';
import { scoringChart } from '#model/chart/scoring';
import { DIFFICULTIES, type Difficulty } from '#model/vocabulary/difficulties';
import { demo, median, songs, tally } from './demo-set.ts';

const list = [...songs.byId.values()];
const charts = list.flatMap((song) =>
  DIFFICULTIES.flatMap((difficulty) => {
    const entry = song.difficulties[difficulty];
    return entry ? [{ song, difficulty, entry }] : [];
  }),
);
const samples = charts.filter((_, i) => i % 23 === 0);
const parsed = ({ song, difficulty }: (typeof charts)[number]) =>
  parseChart(demo.json(`charts/${song.id}/${difficulty}`));

describe('demo songs', () => {
  test('are as many and of the kinds of the real set', () => {
    expect(list).toHaveLength(741);
    expect(tally(list, ({ tag }) => tag)).toEqual({ normal: 400, anime: 320, tie_up: 21 });
    const bands = tally(list, ({ bandId }) => bandId);
    expect(bands).toMatchObject({ 1: 123, 5: 102, 2: 86, 3: 85, 4: 80, 18: 66, 21: 57, 45: 30 });
    expect(Object.keys(bands).length).toBeGreaterThan(50);
    expect(tally(charts, ({ difficulty }) => difficulty).special).toBe(137);
    expect(list.filter(({ id }) => id >= 1000).map(({ id }) => id)).toEqual([
      1000, 1001, 1004, 1005, 1006, 10001, 10002, 10003,
    ]);
  });

  test('have levels and note counts in the published ranges', () => {
    const ranges: Record<Difficulty, { level: [number, number]; notes: [number, number]; middle: number }> = {
      easy: { level: [5, 12], notes: [55, 511], middle: 135 },
      normal: { level: [7, 16], notes: [114, 875], middle: 251 },
      hard: { level: [17, 25], notes: [259, 1423], middle: 474 },
      expert: { level: [21, 29], notes: [367, 2331], middle: 723 },
      special: { level: [23, 41], notes: [433, 1598], middle: 769 },
    };
    for (const difficulty of DIFFICULTIES) {
      const own = charts.filter((chart) => chart.difficulty === difficulty).map(({ entry }) => entry);
      const notes = own.map((entry) => entry.notes ?? 0);
      const levels = own.map(({ level }) => level);
      const { level, notes: range, middle } = ranges[difficulty];
      expect(Math.min(...levels)).toBeGreaterThanOrEqual(level[0]);
      expect(Math.max(...levels)).toBeLessThanOrEqual(level[1]);
      expect(Math.min(...notes)).toBeGreaterThanOrEqual(range[0]);
      expect(Math.max(...notes)).toBe(range[1]);
      expect(Math.abs(median(notes) / middle - 1), difficulty).toBeLessThan(0.1);
    }
  });

  test('last about as long, and change tempo as seldom, as real ones', () => {
    const lengths = list.map(({ lengthSeconds }) => lengthSeconds ?? 0);
    expect(Math.min(...lengths)).toBeGreaterThan(70);
    expect(Math.max(...lengths)).toBeLessThan(330);
    expect(Math.abs(median(lengths) - 110)).toBeLessThan(5);
    const steady = list.filter(({ bpm }) => bpm && bpm[0] === bpm[1]).length / list.length;
    expect(Math.abs(steady - 0.89)).toBeLessThan(0.04);
  });

  test('lack servers about as often as real ones', () => {
    const missing = [0, 1, 2, 3, 4].map(
      (s) => list.filter(({ publishedAt }) => publishedAt[s] === null).length,
    );
    [8, 104, 96, 71, 299].forEach((count, s) => {
      expect(Math.abs((missing[s] ?? 0) - count), `server ${s}`).toBeLessThan(30);
    });
  });
});

const nodesOf = (entry: ChartEntry): readonly Connection[] =>
  'connections' in entry ? entry.connections : [];

describe('demo charts', () => {
  test('need no repair, and have the notes that the list promises and six skill notes', () => {
    for (const chart of samples) {
      const name = `${chart.song.id} ${chart.difficulty}`;
      const { notes, skillNotes, repairs } = scoringChart(parsed(chart));
      expect(repairs, name).toEqual([]);
      expect(notes.length, name).toBe(chart.entry.notes);
      expect(skillNotes.length, name).toBe(6);
    }
  });

  test('end before the music does', () => {
    for (const chart of samples) {
      const last = scoringChart(parsed(chart)).notes.at(-1)?.time ?? 0;
      expect(last, `${chart.song.id}`).toBeLessThan(chart.song.lengthSeconds ?? 0);
    }
  });

  test('keep visible notes on whole lanes 0–6 and never two on one spot', () => {
    for (const chart of samples) {
      const spots = new Set<string>();
      for (const entry of parsed(chart).entries) {
        const visible = 'lane' in entry ? [entry] : nodesOf(entry).filter(({ hidden }) => !hidden);
        for (const { lane, beat } of visible) {
          expect(Number.isInteger(lane) && lane >= 0 && lane <= 6).toBe(true);
          const spot = `${beat}/${lane}`;
          expect(spots.has(spot), `${chart.song.id} ${chart.difficulty} at ${spot}`).toBe(false);
          spots.add(spot);
        }
      }
    }
  });

  test('use directional notes and hidden nodes in special charts only, and within the lanes', () => {
    const seen = { directional: 0, hidden: 0 };
    for (const chart of [
      ...samples,
      ...charts.filter(({ difficulty }) => difficulty === 'special').slice(0, 8),
    ]) {
      for (const entry of parsed(chart).entries) {
        const hidden = nodesOf(entry).filter((node) => node.hidden).length;
        if (chart.difficulty !== 'special') {
          expect(entry.type === 'Directional' || hidden > 0).toBe(false);
        } else if (entry.type === 'Directional') {
          const end =
            entry.direction === 'Left' ? entry.lane - entry.width + 1 : entry.lane + entry.width - 1;
          expect(end >= 0 && end <= 6).toBe(true);
          seen.directional++;
        }
        seen.hidden += hidden;
      }
    }
    expect(seen.directional).toBeGreaterThan(0);
    expect(seen.hidden).toBeGreaterThan(0);
  });

  test('have fever, but for a few songs', () => {
    const withFever = (id: number): boolean =>
      scoringChart(parseChart(demo.json(`charts/${id}/expert`))).hasFever;
    expect([1, 5, 10_001].map(withFever)).toEqual([false, false, false]);
    expect([2, 300, 744].map(withFever)).toEqual([true, true, true]);
  });

  test('charge the gauge between fever ready and fever start', () => {
    for (const chart of samples) {
      const { entries } = parsed(chart);
      const at = (data: string): number | undefined =>
        entries.flatMap((entry) => (entry.type === 'System' && entry.data === data ? [entry.beat] : []))[0];
      const [ready, start] = [at('cmd_fever_ready.wav'), at('cmd_fever_start.wav')];
      if (ready === undefined || start === undefined) continue;
      const notes = entries.flatMap((entry): readonly { beat: number; charge?: boolean }[] =>
        'lane' in entry ? [entry] : nodesOf(entry),
      );
      const charged = notes.filter(({ charge }) => charge === true);
      expect(charged.length).toBeGreaterThan(0);
      for (const { beat } of charged) expect(beat >= ready && beat < start).toBe(true);
    }
  });
});

describe('lists from demo charts', () => {
  const plans = planSongs(1).slice(40, 43);
  const { meta: metas, windows } = createChartLists(1, plans, [3, 5.5, 7]);

  test('hold the song meta that the charts give', () => {
    for (const [id, difficulties] of Object.entries(metas)) {
      const song = songs.byId.get(Number(id));
      for (const [key, meta] of Object.entries(difficulties)) {
        const difficulty = DIFFICULTIES[Number(key)] ?? 'easy';
        const chart = scoringChart(parseChart(demo.json(`charts/${id}/${difficulty}`)));
        expect(meta).toEqual(songMeta(chart, song?.difficulties[difficulty]?.level ?? 0));
      }
    }
  });

  test('say what skills of each length cover', () => {
    expect(Object.keys(windows.charts)).toEqual(plans.map((plan) => String(plan.id)));
    for (const [id, difficulties] of Object.entries(windows.charts)) {
      for (const [key, text] of Object.entries(difficulties)) {
        const name = `charts/${id}/${DIFFICULTIES[Number(key)] ?? ''}`;
        const chart = scoringChart(parseChart(demo.json(name)));
        expect(decodeCovered(text, 3)).toEqual(coverChart(chart, windows.lengths));
      }
    }
  });
});

describe('charts as they are served', () => {
  test('have the shape that other programs read: a tempo at beat 0 first, nothing before it, no skill on directional notes', () => {
    interface Served {
      readonly type: string;
      readonly beat?: number;
      readonly connections?: readonly { readonly beat: number }[];
    }
    const beatOf = ({ beat, connections }: Served): number => beat ?? connections?.[0]?.beat ?? Number.NaN;
    let directional = 0;
    for (const [id, { difficulties }] of songs.byId) {
      for (const difficulty of Object.keys(difficulties)) {
        const chart = demo.json(`charts/${id}/${difficulty}`) as readonly Served[] | null;
        if (!chart) continue;
        const where = `${id} ${difficulty}`;
        expect([where, chart[0]]).toMatchObject([where, { type: 'BPM', beat: 0 }]);
        expect([where, Math.min(...chart.map(beatOf))]).toEqual([where, 0]);
        for (const note of chart.filter(({ type }) => type === 'Directional')) {
          directional++;
          expect(note).not.toHaveProperty('skill');
        }
      }
    }
    expect(directional).toBeGreaterThan(0);
  });
});
