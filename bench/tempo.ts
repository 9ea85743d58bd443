import { loadavg } from 'node:os';
import { blocksOf } from '#demo/music/sounds';
import { planSongs, type SongPlan } from '#demo/songs/song-plan';
import { downmix } from '#model/media/music/sound/downmix';
import { measureOnsets } from '#model/media/music/sound/onsets';
import { proposeTempo, type TempoCandidate } from '#model/media/music/sound/tempo';
import { report } from './load/report.ts';
import type { Figure } from './load/site.ts';

/**
 * `npx tsx bench/tempo.ts [songs]`: how often the tempo proposed for songs of the demo set is theirs, where it puts the first bar, and
 * how long it takes, written into docs/quality.md. Songs are taken evenly from all; those whose tempo changes have a row of their own.
 */

const SEED = 1;
/** Of demo/music/synth. */
const SAMPLE_RATE = 32_000;
const NEAR_SECONDS = 0.01;
const SECONDS_PER_MINUTE = 60;
const WANTED_SHARE = 0.95;
/** Of the time that a song lasts. */
const MAX_TIME_SHARE = 0.1;

function done<T>(steps: Generator<number, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function samplesOf(id: number): readonly Float32Array[] {
  const left: number[] = [];
  const right: number[] = [];
  for (const block of blocksOf(SEED, { kind: 'song', id }).blocks) {
    for (const sample of block.left) left.push(sample);
    for (const sample of block.right) right.push(sample);
  }
  return [Float32Array.from(left), Float32Array.from(right)];
}

interface Proposed {
  readonly song: SongPlan;
  readonly candidates: readonly TempoCandidate[];
  readonly milliseconds: number;
}

function proposedFor(song: SongPlan): Proposed {
  const channels = samplesOf(song.id);
  const start = performance.now();
  const { samples, sampleRate } = done(downmix(channels, SAMPLE_RATE));
  const candidates = done(proposeTempo(done(measureOnsets(samples, sampleRate))));
  return { song, candidates, milliseconds: performance.now() - start };
}

const fromRow = (at: number, step: number): number => Math.abs(at - Math.round(at / step) * step);
const percent = (part: readonly unknown[], whole: readonly unknown[]): string =>
  `${((100 * part.length) / Math.max(1, whole.length)).toFixed(0)} % (${part.length} of ${whole.length})`;

const [busy = 0] = loadavg();
const count = Number(process.argv[2] ?? 60);
const all = planSongs(SEED);
const step = Math.max(1, Math.floor(all.length / count));
const songs = all.filter((_, i) => i % step === 0).slice(0, count);
const proposed = songs.map(proposedFor);

const tempoOf = ({ tempos }: SongPlan): number => tempos[0]?.bpm ?? Number.NaN;
const isSteady = ({ song }: Proposed): boolean => song.tempos.every(({ bpm }) => bpm === tempoOf(song));
const steady = proposed.filter(isSteady);
const changing = proposed.filter((each) => !isSteady(each));
/** The candidate with the tempo of the song, where there is one. */
const right = ({ song, candidates }: Proposed) => candidates.find(({ bpm }) => bpm === tempoOf(song));
/** Whether it begins on a line that comes each so many beats. */
const beginsOn =
  (beats: number) =>
  (each: Proposed): boolean => {
    const found = right(each);
    return (
      found !== undefined && fromRow(found.offset, (beats * SECONDS_PER_MINUTE) / found.bpm) < NEAR_SECONDS
    );
  };
const partly = changing.filter(({ song, candidates }) =>
  candidates.some(({ bpm }) => song.tempos.some((tempo) => Math.abs(tempo.bpm - bpm) < 1)),
);
const milliseconds = proposed.reduce((sum, each) => sum + each.milliseconds, 0);
const heardMs = 1000 * songs.reduce((sum, { length }) => sum + length, 0);

/** A row about the songs of one tempo. */
function steadyFigure(name: string, isRight: (each: Proposed) => boolean): Figure {
  const share = steady.filter(isRight);
  return {
    name,
    goal: `≥ ${WANTED_SHARE * 100} %`,
    measured: percent(share, steady),
    isMet: share.length >= WANTED_SHARE * steady.length,
  };
}

report(
  'Tempo of music',
  'npx tsx bench/tempo.ts',
  busy,
  [
    steadyFigure(
      'songs of one tempo whose exact tempo is proposed first',
      ({ song, candidates }) => candidates[0]?.bpm === tempoOf(song),
    ),
    steadyFigure('the same among up to three candidates', (each) => right(each) !== undefined),
    steadyFigure('whose beats are where they are heard, within 10 ms', beginsOn(1)),
    steadyFigure('whose bars begin where they do, within 10 ms', beginsOn(4)),
    {
      name: 'songs whose tempo changes, one of whose tempos is among the candidates, within 1 bpm',
      goal: 'for information',
      measured: percent(partly, changing),
      isMet: true,
    },
    {
      name: 'time to propose, as a share of the time that the music lasts',
      goal: `≤ ${MAX_TIME_SHARE}`,
      measured: `${(milliseconds / heardMs).toFixed(4)}: ${(milliseconds / songs.length).toFixed(0)} ms for a song`,
      isMet: milliseconds <= MAX_TIME_SHARE * heardMs,
    },
  ],
  false,
  'The music of the demo set, before it is encoded. It is made from the charts, with drums that keep time: recorded music is harder.',
);
