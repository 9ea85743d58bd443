import { DIFFICULTIES, type Difficulty } from '#model/vocabulary/difficulties';
import { UNIT_IDS } from '../cast/bands.ts';
import { type Random, random } from '../seeded/random.ts';

export interface TempoPlan {
  readonly beat: number;
  readonly bpm: number;
}

/** What is fixed about one chart before its notes are written. */
export interface ChartPlan {
  readonly songId: number;
  readonly difficulty: Difficulty;
  readonly level: number;
  /** Exact number of scoring notes the chart will have. */
  readonly notes: number;
}

/** A song before its names and dates. */
export interface SongPlan {
  readonly id: number;
  readonly bandId: number;
  readonly tag: 'normal' | 'anime' | 'tie_up';
  readonly tempos: readonly TempoPlan[];
  /** Four-beat measures. */
  readonly measures: number;
  /** Audio length in seconds. */
  readonly length: number;
  readonly hasFever: boolean;
  readonly charts: readonly ChartPlan[];
  /** The special chart came after the song. */
  readonly specialLater: boolean;
  /** Place on the release time-line, 0–1. */
  readonly at: number;
}

const LAST_ID = 744;
/** Ids of the main range that were never used (reference R20). */
const GAPS: readonly number[] = [20, 97, 158, 213, 277, 341, 399, 466, 530, 611, 688];
/** Songs of single servers: they carry no Japanese row. */
export const FOREIGN_SONGS: ReadonlyMap<number, number> = new Map([
  [1000, 1],
  [1001, 1],
  [1004, 1],
  [1005, 1],
  [1006, 1],
  [10_001, 3],
  [10_002, 3],
  [10_003, 3],
]);
/** Their charts have no fever commands, as some real ones do not. */
const WITHOUT_FEVER: readonly number[] = [1, 5, 10_001, 10_003];

export const SONG_IDS: readonly number[] = [
  ...Array.from({ length: LAST_ID }, (_, i) => i + 1).filter((id) => !GAPS.includes(id)),
  ...FOREIGN_SONGS.keys(),
];

/** Songs per band (reference R20); what is left goes to units, one to three each. */
const BAND_SONGS: readonly (readonly [bandId: number, songs: number])[] = [
  [1, 123],
  [5, 102],
  [2, 86],
  [3, 85],
  [4, 80],
  [18, 66],
  [21, 57],
  [45, 30],
  [46, 10],
];
const BAND_FROM: Readonly<Record<number, number>> = { 18: 0.3, 21: 0.34, 45: 0.78, 46: 0.85 };
const TAGS = { normal: 400, anime: 320, tie_up: 21 } as const;
const SPECIALS = 137;

/** Bounds of levels and note counts, and the usual notes per second (reference R20). */
const SHAPES: Readonly<
  Record<
    Difficulty,
    { levels: readonly [number, number, number]; notes: readonly [number, number]; density: number }
  >
> = {
  easy: { levels: [5, 7.5, 12], notes: [55, 511], density: 1.24 },
  normal: { levels: [7, 13.2, 16], notes: [114, 875], density: 2.32 },
  hard: { levels: [17, 19.8, 25], notes: [259, 1423], density: 4.38 },
  expert: { levels: [21, 25.8, 29], notes: [367, 2331], density: 6.6 },
  special: { levels: [23, 27, 30], notes: [433, 1598], density: 7 },
};

/** The few special charts beyond level 30. */
const EXTREME_SPECIALS: ReadonlyMap<number, number> = new Map([
  [187, 33],
  [456, 35],
  [733, 41],
]);
/** The one long song of the set; its charts reach the published maxima. */
const MAX_SONG = 540;

function bandOrder(rng: Random): number[] {
  const units = Array.from({ length: SONG_IDS.length }, (_, i) => UNIT_IDS[i % UNIT_IDS.length]!);
  const rest = SONG_IDS.length - BAND_SONGS.reduce((sum, [, songs]) => sum + songs, 0);
  const placed = [
    ...BAND_SONGS.flatMap(([bandId, songs]) => {
      const from = BAND_FROM[bandId] ?? 0;
      return Array.from({ length: songs }, (_, k) => ({
        bandId,
        at: from + ((1 - from) * (k + rng.next())) / songs,
      }));
    }),
    ...units.slice(0, rest).map((bandId) => ({ bandId, at: 0.05 + 0.95 * rng.next() })),
  ];
  return placed.sort((a, b) => a.at - b.at).map(({ bandId }) => bandId);
}

function tempos(rng: Random, measures: number): TempoPlan[] {
  const base = rng.chance(0.5) ? rng.int(168, 200) : rng.int(110, 168);
  if (rng.chance(0.89)) return [{ beat: 0, bpm: base }];
  const lines = rng.chance(0.7) ? rng.int(2, 4) : rng.int(5, 14);
  const at = new Set<number>([0]);
  while (at.size < lines) at.add(4 * rng.int(4, measures - 5));
  return [...at]
    .sort((a, b) => a - b)
    .map((beat, i) => ({ beat, bpm: i % 2 === 0 ? base : Math.round(base * rng.real(0.82, 1.2)) }));
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** `weight` −1…1: how hard the song is among songs. */
function chartPlan(
  songId: number,
  difficulty: Difficulty,
  length: number,
  weight: number,
  rng: Random,
): ChartPlan {
  const { levels, notes, density } = SHAPES[difficulty];
  const [low, middle, high] = levels;
  const lean = clamp(weight * 0.9 + rng.bell() * 0.3, -1, 1);
  const drawn = Math.round(middle + lean * (lean < 0 ? middle - low : high - middle));
  const extreme = difficulty === 'special' ? EXTREME_SPECIALS.get(songId) : undefined;
  const level = extreme ?? clamp(drawn, low, high);
  const count = Math.round(density * (1 + 0.3 * lean + 0.06 * rng.bell()) * (length - 6));
  const longest = songId === MAX_SONG ? notes[1] : 0;
  return { songId, difficulty, level, notes: longest || clamp(count, notes[0], notes[1]) };
}

/** Seconds up to a measure's end under a tempo list. */
export function secondsOf(list: readonly TempoPlan[], beats: number): number {
  let seconds = 0;
  list.forEach(({ beat, bpm }, i) => {
    const until = Math.min(list[i + 1]?.beat ?? beats, beats);
    if (until > beat) seconds += ((until - beat) * 60) / bpm;
  });
  return seconds;
}

function planSong(
  seed: number,
  id: number,
  index: number,
  bandId: number,
  tag: SongPlan['tag'],
  special: boolean,
): SongPlan {
  const rng = random(seed, 'song', id);
  const wanted = id === MAX_SONG ? 323 : clamp(111 + 22 * rng.bell() + (rng.chance(0.06) ? 40 : 0), 90, 200);
  const fixed = tempos(rng, 40);
  const average = fixed.reduce((sum, { bpm }) => sum + bpm, 0) / fixed.length;
  const measures = Math.round((wanted * average) / 240);
  const length = Math.round(secondsOf(fixed, measures * 4) * 1000) / 1000;
  const weight = rng.bell();
  const kinds = DIFFICULTIES.filter((difficulty) => difficulty !== 'special' || special);
  return {
    id,
    bandId,
    tag,
    tempos: fixed,
    measures,
    length,
    hasFever: !WITHOUT_FEVER.includes(id),
    charts: kinds.map((difficulty) => chartPlan(id, difficulty, length, weight, rng)),
    specialLater: special && id < 600 && !EXTREME_SPECIALS.has(id),
    at: id <= LAST_ID ? Math.max(0, (index / (SONG_IDS.length - 9)) * 1.04 - 0.04) : 0.4,
  };
}

/** All songs in id order; a function of the seed alone. */
export function planSongs(seed: number): SongPlan[] {
  const rng = random(seed, 'songs');
  const bands = bandOrder(rng);
  const tags = rng.shuffle(
    (['normal', 'anime', 'tie_up'] as const).flatMap((tag) => Array.from({ length: TAGS[tag] }, () => tag)),
  );
  const usual = SONG_IDS.filter((id) => id <= 720 && !EXTREME_SPECIALS.has(id) && id !== MAX_SONG);
  const specials = new Set([
    MAX_SONG,
    ...EXTREME_SPECIALS.keys(),
    ...rng.shuffle(usual).slice(0, SPECIALS - 1 - EXTREME_SPECIALS.size),
  ]);
  return SONG_IDS.map((id, i) => planSong(seed, id, i, bands[i]!, tags[i]!, specials.has(id)));
}
