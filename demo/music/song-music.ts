import { parseChart } from '#model/chart/parse';
import { tempoSpans } from '#model/chart/time';
import { partsOf } from '../charts/quotas.ts';
import { writeChart } from '../charts/write-chart.ts';
import { random } from '../seeded/random.ts';
import type { SongPlan } from '../songs/song-plan.ts';
import { chorusOf, compose } from './composer/compose.ts';
import type { Form } from './composer/plan.types.ts';
import { type Score, STYLES, type TimeRange } from './composer/score.types.ts';

const formOf = (song: SongPlan): Form => ({
  seconds: song.length,
  measures: song.measures,
  parts: partsOf(song),
});

/** The music of a song, which fits all its charts: a function of the seed and the song. */
export function songScore(seed: number, song: SongPlan): Score {
  return compose({
    ...formOf(song),
    charts: song.charts.map((plan) => parseChart(writeChart({ seed, song, plan })).entries),
    style: random(seed, 'music of band', song.bandId).pick(STYLES),
    draw: (...key) => random(seed, 'music', song.id, ...key),
  });
}

/** Where the chorus of a song is. */
export const songChorus = (song: SongPlan): TimeRange =>
  chorusOf(formOf(song), tempoSpans(song.tempos.map(({ beat, bpm }) => ({ type: 'BPM', beat, bpm }))));
