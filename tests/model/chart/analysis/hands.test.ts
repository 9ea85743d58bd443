import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Hand, playHands } from '#model/chart/analysis/hands';
import { fastestMove, movesOf } from '#model/chart/analysis/moves';
import { parseChart } from '#model/chart/parse';
import { playableChart } from '#model/chart/playing/playable';
import { anyChartJson } from '#tests/arbitraries/chart';
import { anyMutatedChart } from '#tests/arbitraries/mutated-chart';

/** 120 beats per minute: a beat is half a second. */
const chartOf = (...rows: readonly object[]) =>
  playableChart(parseChart([{ type: 'BPM', beat: 0, bpm: 120 }, ...rows]));
const single = (beat: number, lane: number) => ({ type: 'Single', beat, lane });
const hold = (beat: number, end: number, lane: number) => ({
  type: 'Long',
  connections: [
    { beat, lane },
    { beat: end, lane },
  ],
});
const handsOf = (...rows: readonly object[]) =>
  playHands(chartOf(...rows))
    .hands.map((hand) => hand[0])
    .join('');

describe('hands', () => {
  test('take two notes of one moment by their lanes', () => {
    expect(handsOf(single(1, 5), single(1, 3))).toBe('rl');
    expect(handsOf(single(1, 0), single(1, 1))).toBe('lr');
  });

  test('take what is nearest, the middle from the right, and go home when they rest', () => {
    expect(handsOf(single(1, 0), single(3, 6), single(5, 3))).toBe('lrr');
    expect(handsOf(single(1, 2), single(1.5, 3))).toBe('ll');
    expect(handsOf(single(1, 2), single(3, 3))).toBe('lr');
  });

  test('take turns in a trill, also within one side', () => {
    expect(handsOf(single(1, 1), single(1.25, 3), single(1.5, 1), single(1.75, 3))).toBe('lrlr');
    expect(handsOf(single(1, 5), single(1.25, 4), single(1.5, 5), single(1.75, 4))).toBe('rlrl');
    expect(handsOf(single(1, 1), single(1.5, 2), single(2, 1))).toBe('lll');
  });

  test('hold a slide with one and play with the other', () => {
    expect(handsOf(hold(1, 4, 5), single(2, 4), single(3, 2))).toBe('rllr');
    expect(handsOf(hold(1, 3, 3), single(2, 6))).toBe('lrl');
    expect(handsOf(hold(1, 3, 3), single(2, 0))).toBe('rlr');
  });

  test('differ from what two hands side by side cannot do', () => {
    const oddities = (...rows: readonly object[]) => playHands(chartOf(...rows)).oddities;
    expect(oddities(single(1, 1), single(1, 3), single(1, 5))).toEqual([{ kind: 'thirdNote', time: 0.5 }]);
    expect(oddities(single(1, 1), single(1, 1))).toEqual([{ kind: 'sameLane', time: 0.5 }]);
    expect(oddities(hold(1, 5, 3), single(2, 6), single(3, 1))).toEqual([{ kind: 'crossing', time: 1.5 }]);
    expect(oddities(hold(1, 5, 1), hold(1, 5, 5), single(3, 3))).toEqual([{ kind: 'thirdNote', time: 1.5 }]);
  });

  test('play every note, each slide with one hand, and one note at a time where nothing is odd', () => {
    fc.assert(
      fc.property(anyChartJson(), (json) => {
        const chart = playableChart(parseChart(json));
        const { hands, oddities } = playHands(chart);
        expect(hands).toHaveLength(chart.notes.length);
        if (oddities.length > 0) return;
        const slides = new Map<number, Hand>();
        const moments = new Set<string>();
        for (const [i, { time, ribbon }] of chart.notes.entries()) {
          const hand = hands[i] ?? 'left';
          expect(moments.has(`${hand} ${time}`)).toBe(false);
          moments.add(`${hand} ${time}`);
          if (ribbon === null) continue;
          expect(slides.get(ribbon) ?? hand).toBe(hand);
          slides.set(ribbon, hand);
        }
      }),
    );
  });

  test('say nothing wrong of charts with faults: a hand for each note, moves with finite speeds', () => {
    fc.assert(
      fc.property(anyMutatedChart(), (json) => {
        const chart = playableChart(parseChart(json));
        const play = playHands(chart);
        expect(play.hands).toHaveLength(chart.notes.length);
        const moves = movesOf(chart, play);
        expect(moves.every(({ seconds, lanesPerSecond }) => seconds > 0 && lanesPerSecond >= 0)).toBe(true);
      }),
    );
  });
});

describe('moves', () => {
  test('of a hand go from note to note, with more time after the end of a slide', () => {
    const chart = chartOf(hold(1, 2, 0), single(3, 1), single(3, 5), single(4, 6));
    const moves = movesOf(chart, playHands(chart));
    expect(moves.map(({ hand, seconds, lanesPerSecond }) => [hand, seconds, lanesPerSecond])).toEqual([
      ['left', 0.5, 0],
      ['left', 0.75, 1 / 0.75],
      ['right', 0.5, 2],
    ]);
    expect(fastestMove(chart, playHands(chart))).toMatchObject({ hand: 'right', to: { lane: 6 } });
  });

  test('have no fastest one when no hand moves', () => {
    const chart = chartOf(single(1, 1), single(2, 1));
    expect(fastestMove(chart, playHands(chart))).toBeNull();
  });
});

/** Real answers, on machines that have some; nothing of them is kept here. */
const REAL = fileURLToPath(new URL('../../../../../shared/real-sample/api/charts/', import.meta.url));

describe.skipIf(!existsSync(REAL))('published charts', () => {
  const files = existsSync(REAL)
    ? readdirSync(REAL, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
    : [];
  test.each(files)('%s can be played by two hands that share the work', (file) => {
    const { hands, oddities } = playHands(
      playableChart(parseChart(JSON.parse(readFileSync(REAL + file, 'utf8')))),
    );
    expect(oddities).toEqual([]);
    const left = hands.filter((hand) => hand === 'left').length / hands.length;
    expect(left).toBeGreaterThan(0.4);
    expect(left).toBeLessThan(0.6);
  });
});
