import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseChart } from '#model/chart/parse';
import { type PlayableChart, playableChart } from '#model/chart/playing/playable';
import { type ChartQuestion, chartQuestionsOf, withChart } from '#model/games/chart-questions';
import { closenessOf, distanceMs, type Excerpt, lengthened, MIN_NOTES, NEAR_MS } from '#model/games/excerpt';
import { type Answer, canMove, type Move, moved, replayed, standingOf, worthAt } from '#model/games/play';
import { checkPool, questionsOf } from '#model/games/questions';
import { type BegunSettings, DIFFICULTIES, USUAL_GAME } from '#model/games/settings';
import { hasSameChart } from '#model/games/songs';
import { SECOND_MS } from '#model/vocabulary/time';
import { demoContext } from '#tests/families';
import { demo } from '../../demo/demo-set.ts';

const { lists } = demoContext;
const DAY = '2026-11-01';
const GAME: BegunSettings = { ...USUAL_GAME, server: 0, seed: 7, data: DAY };

const charts = new Map<string, PlayableChart>();
function chartOf({ answer, difficulty }: Pick<ChartQuestion, 'answer' | 'difficulty'>): PlayableChart {
  const name = `charts/${answer}/${difficulty}`;
  const chart = charts.get(name) ?? playableChart(parseChart(demo.json(name)));
  charts.set(name, chart);
  return chart;
}

function ready(question: ChartQuestion): ChartQuestion & { readonly excerpt: Excerpt } {
  const whole = withChart(question, chartOf(question));
  if (!whole?.excerpt) throw new Error('the demo set has no chart as short as that');
  return { ...whole, excerpt: whole.excerpt };
}

/** What is seen of a chart from a moment on, to the fortieth of a second, without colours. */
function seenAt({ notes }: PlayableChart, startMs: number, lengthMs: number): readonly string[] {
  const seen: string[] = [];
  const [from, to] = [(startMs - 5) / SECOND_MS, (startMs + lengthMs - 5) / SECOND_MS];
  let at = notes.findIndex(({ time }) => time >= from);
  for (let note = notes[at]; note && note.time < to; note = notes[++at]) {
    const { time, lane, width, direction } = note;
    seen.push(`${Math.round((time * SECOND_MS - startMs) / 25)} ${lane} ${width} ${direction}`);
  }
  return seen.sort();
}

const settings = fc
  .record({
    seed: fc.nat(0xffff_ffff),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    charts: fc.constantFrom([], ['expert'] as const, ['easy', 'normal'] as const),
    levels: fc.constantFrom([1, 45] as const, [20, 28] as const),
    excerptSeconds: fc.integer({ min: 4, max: 16 }),
  })
  .map((some): BegunSettings => ({ ...GAME, ...some }));

describe('questions of Chart Master', () => {
  test('are the same for the same seed and settings, each of a chart that fits', () => {
    fc.assert(
      fc.property(settings, (one) => {
        const questions = chartQuestionsOf(lists, one, 12);
        expect(questionsOf('chartmaster', lists, { ...one }).slice(0, 12)).toEqual(questions);
        expect(new Set(questions.map(({ answer }) => answer)).size).toBe(questions.length);
        for (const { answer, difficulty, level, bandId } of questions) {
          const song = lists.songs.get(answer);
          expect(song?.bandId).toBe(bandId);
          expect(song?.difficulties[difficulty]?.level).toBe(level);
          expect(one.charts.length === 0 || one.charts.includes(difficulty)).toBe(true);
          expect(level).toBeGreaterThanOrEqual(one.levels[0]);
          expect(level).toBeLessThanOrEqual(one.levels[1]);
        }
      }),
      { numRuns: 12 },
    );
  });

  // Links hold seeds: a visitor who opens one years later gets the questions of then.
  test('never change for a seed that was given away', () => {
    const questions = chartQuestionsOf(lists, { ...GAME, seed: 20_261_128 }, 3).map(ready);
    expect(
      questions.map(({ answer, difficulty, excerpt }) => [answer, difficulty, excerpt.startMs]),
    ).toMatchInlineSnapshot(`
      [
        [
          55,
          "special",
          98809,
        ],
        [
          523,
          "normal",
          79356,
        ],
        [
          3,
          "expert",
          83537,
        ],
      ]
    `);
  });

  test('show enough notes, and less of them the harder the game, from the same moment on', () => {
    fc.assert(
      fc.property(settings, (one) => {
        const [question] = chartQuestionsOf(lists, one, 1);
        if (!question) return;
        const excerpts = DIFFICULTIES.map((difficulty) => {
          const [same] = chartQuestionsOf(lists, { ...one, difficulty }, 1);
          return ready(same ?? question).excerpt;
        });
        const lengths = excerpts.map(({ lengthMs }) => lengthMs);
        expect([...lengths].sort((a, b) => b - a)).toEqual(lengths);
        expect(new Set(excerpts.map(({ startMs }) => startMs)).size).toBe(1);
        for (const excerpt of excerpts) {
          const { startMs, lengthMs, endMs } = excerpt;
          const seen = seenAt(chartOf(question), startMs, lengthMs);
          expect(seen.length).toBeGreaterThanOrEqual(MIN_NOTES);
          expect(startMs).toBeGreaterThanOrEqual(0);
          expect(startMs).toBeLessThan(endMs);
          expect(lengthened(excerpt).lengthMs).toBeGreaterThan(lengthMs);
        }
      }),
      { numRuns: 12 },
    );
  });

  test('claim every moment at which the same notes come, and no other', () => {
    fc.assert(
      fc.property(settings, (one) => {
        for (const question of chartQuestionsOf(lists, one, 2).map(ready)) {
          const { startMs, lengthMs, startsMs } = question.excerpt;
          const chart = chartOf(question);
          const lanesAt = (ms: number) =>
            seenAt(chart, ms, lengthMs)
              .map((note) => note.replace(/^-?\d+ /, ''))
              .sort();
          expect(startsMs).toContain(startMs);
          for (const ms of startsMs) {
            expect(lanesAt(ms)).toEqual(lanesAt(startMs));
          }
          const shown = seenAt(chart, startMs, lengthMs).join();
          const first = chart.notes.find(({ time }) => time * SECOND_MS >= startMs - 1)?.time ?? 0;
          const others = chart.notes
            .map(({ time }) => Math.round((time - first) * SECOND_MS) + startMs)
            .filter((ms) => ms >= 0 && distanceMs(question.excerpt, ms) > 30);
          expect(others.filter((ms) => seenAt(chart, ms, lengthMs).join() === shown)).toEqual([]);
        }
      }),
      { numRuns: 6 },
    );
  });

  test('claim every song that has the same notes in it', () => {
    const songs = [...lists.songs.values()].filter(({ difficulties }) => difficulties.expert).slice(0, 12);
    for (const question of chartQuestionsOf(
      lists,
      { ...GAME, charts: ['expert'], difficulty: 'extreme' },
      5,
    )) {
      const { excerpt, alike, answer } = ready(question);
      const shown = seenAt(chartOf(question), excerpt.startMs, excerpt.lengthMs).join();
      for (const song of songs) {
        const chart = chartOf({ answer: song.id, difficulty: 'expert' });
        const comes = chart.notes.some(({ time }) => {
          const ms = Math.round(time * SECOND_MS) - 120;
          return seenAt(chart, ms, excerpt.lengthMs).join() === shown;
        });
        if (comes) expect([answer, ...alike]).toContain(song.id);
      }
    }
    const [first] = songs;
    if (!first) throw new Error('the demo set has no songs');
    expect(hasSameChart(first, { ...first, id: 9_999 }, 'expert')).toBe(true);
    expect(hasSameChart(first, { ...first, lengthSeconds: 1 }, 'expert')).toBe(false);
  });

  test('are none of a chart with too few notes', () => {
    const [question] = chartQuestionsOf(lists, GAME, 1);
    if (!question) throw new Error('the demo set has no songs');
    const chart = chartOf(question);
    expect(withChart(question, { ...chart, notes: chart.notes.slice(0, MIN_NOTES - 1) })).toBe(null);
    expect(withChart(question, { ...chart, notes: chart.notes.slice(0, MIN_NOTES) })).not.toBe(null);
  });

  test('need enough songs, which is said before', () => {
    expect(checkPool('chartmaster', lists, GAME)).toMatchObject({ isEnough: true });
    expect(checkPool('chartmaster', lists, { ...GAME, levels: [44, 45] }).isEnough).toBe(false);
  });
});

const questions = chartQuestionsOf(lists, GAME, 3).map(ready);
const [question] = questions;
if (!question) throw new Error('the demo set has no songs');
const { answer: song, excerpt } = question;

const says = (answer: Answer, ms: number): Move => ({ kind: 'answer', answer, ms });
const named = (ms: number, number = song) => says({ game: 'chartmaster', part: 'song', song: number }, ms);
const placed = (ms: number, momentMs: number) => says({ game: 'chartmaster', part: 'moment', momentMs }, ms);
const play = (...moves: readonly Move[]) => replayed(questions, [{ at: 0, moves }], GAME)[0];
const points = (...moves: readonly Move[]) => play(...moves)?.points ?? -1;

describe('points of Chart Master', () => {
  test('are six tenths for the song and four for the moment', () => {
    expect(points(named(0), placed(0, excerpt.startMs))).toBe(1000);
    expect(points(named(0), placed(0, -1_000_000))).toBe(600);
    expect(points(named(0))).toBe(600);
    expect(points(named(0), placed(30_000, excerpt.startMs))).toBe(800);
    expect(points(named(0, -1), named(0, -2), named(0, -3))).toBe(0);
    expect(play(named(0), placed(0, excerpt.startMs + NEAR_MS))?.standing.outcome).toBe('right');
    expect(play(named(0), placed(0, -1_000_000))?.standing.outcome).toBe('part');
  });

  test('are never more for a later answer, a moment farther off, one more wrong song or one more hint', () => {
    const time = fc.integer({ min: 0, max: 59_999 });
    fc.assert(
      fc.property(time, time, time, fc.nat(40_000), fc.nat(40_000), (a, b, c, x, y) => {
        const [early, late, last] = [a, b, c].sort((one, other) => one - other) as [number, number, number];
        const [near, far] = [Math.min(x, y), Math.max(x, y)];
        const away = (by: number) => excerpt.startMs - by;
        const best = points(named(early), placed(late, away(0)));
        expect(best).toBeGreaterThanOrEqual(points(named(early), placed(last, away(0))));
        expect(best).toBeGreaterThanOrEqual(points(named(late), placed(late, away(0))));
        expect(best).toBeGreaterThanOrEqual(points(named(early, -1), named(early), placed(late, away(0))));
        const hint: Move = { kind: 'hint', hint: 'level', ms: early };
        expect(best).toBeGreaterThanOrEqual(points(hint, named(early), placed(late, away(0))));
        if (distanceMs(excerpt, away(far)) >= distanceMs(excerpt, away(near))) {
          expect(points(named(early), placed(late, away(near)))).toBeGreaterThanOrEqual(
            points(named(early), placed(late, away(far))),
          );
        }
      }),
    );
    fc.assert(
      fc.property(fc.nat(60_000), fc.nat(60_000), (a, b) => {
        expect(closenessOf(Math.min(a, b))).toBeGreaterThanOrEqual(closenessOf(Math.max(a, b)));
      }),
    );
  });

  test('leave something after all hints', () => {
    const hints = (['wider', 'difficulty', 'level', 'band'] as const).map(
      (hint): Move => ({ kind: 'hint', hint, ms: 0 }),
    );
    const standing = standingOf(question, hints, GAME);
    expect(standing.hints).toHaveLength(4);
    expect(worthAt(standing, 0, 1, GAME)).toBe(250);
  });

  test('come from the moves alone, in whatever order they are', () => {
    const move = fc.oneof(
      fc
        .record({ ms: fc.nat(70_000), id: fc.constantFrom(song, 1, 2, 3) })
        .map(({ ms, id }) => named(ms, id)),
      fc.record({ ms: fc.nat(70_000), at: fc.nat(200_000) }).map(({ ms, at }) => placed(ms, at)),
      fc.nat(70_000).map((ms): Move => ({ kind: 'hint', hint: 'band', ms })),
    );
    fc.assert(
      fc.property(fc.array(move, { maxLength: 8 }), (list) => {
        const moves = [...list].sort((a, b) => a.ms - b.ms);
        const rounds = [{ at: 0, moves }];
        const again = replayed(questions, JSON.parse(JSON.stringify(rounds)), GAME);
        expect(again).toEqual(replayed(questions, rounds, GAME));
        let standing = standingOf(question, [], GAME);
        for (const one of moves) {
          // A moment is asked of a song that is named, and no song after that.
          if (one.kind === 'answer' && one.answer.game === 'chartmaster' && canMove(standing, one)) {
            expect(one.answer.part === 'moment').toBe(standing.namedMs !== null);
          }
          standing = moved(question, standing, one);
        }
        expect(again[0]?.standing).toEqual(standing);
        expect(standing.strikes).toBeLessThanOrEqual(3);
      }),
    );
  });
});
