import { parseChart } from '#model/chart/parse';
import { tempoSpans } from '#model/chart/time';
import { chorusOf, compose } from '#model/music/compose';
import { type Score, STYLES } from '#model/music/score.types';
import { formOf } from '../charts/quotas.ts';
import { writeChart } from '../charts/write-chart.ts';
import { random } from '../seeded/random.ts';
import type { SongPlan } from '../songs/song-plan.ts';

/** The music of a song, which fits all its charts: a function of the seed and the song. */
export function songScore(seed: number, song: SongPlan): Score {
  return compose({
    seconds: song.length,
    measures: song.measures,
    parts: formOf(song),
    charts: song.charts.map((plan) => parseChart(writeChart({ seed, song, plan })).entries),
    style: random(seed, 'music of band', song.bandId).pick(STYLES),
    draw: (...key) => random(seed, 'music', song.id, ...key),
  });
}

/** Where its chorus is, without writing the music. */
export const songChorus = (song: SongPlan): Score['chorus'] =>
  chorusOf(
    { seconds: song.length, measures: song.measures, parts: formOf(song) },
    tempoSpans(song.tempos.map(({ beat, bpm }) => ({ type: 'BPM', beat, bpm }))),
  );
