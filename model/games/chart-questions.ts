import type { PlayableChart } from '../chart/playing/playable.ts';
import type { SongRecord } from '../records/song.ts';
import { DIFFICULTIES, type Difficulty } from '../vocabulary/difficulties.ts';
import { SECOND_MS } from '../vocabulary/time.ts';
import { type Excerpt, excerptOf } from './excerpt.ts';
import { drawOf, oneOf, shuffled } from './order.ts';
import { dayOfData, type QuestionData, songsOfGame } from './pool.ts';
import type { BegunSettings, GameDifficulty } from './settings.ts';
import { chartsOf, hasSameChart } from './songs.ts';

/** Of which song is this part of a chart, and of which moment? */
export interface ChartQuestion {
  readonly game: 'chartmaster';
  /** The song. */
  readonly answer: number;
  /** Other songs with the same chart: as right as the answer. */
  readonly alike: readonly number[];
  readonly bandId: number;
  readonly difficulty: Difficulty;
  readonly level: number;
  /** Which part, in [0, 1); the notes decide the moment. */
  readonly place: number;
  readonly lengthMs: number;
  readonly isMoving: boolean;
  readonly isMirrored: boolean;
  readonly isPlain: boolean;
  /** Null until its chart is there. */
  readonly excerpt: Excerpt | null;
}

/** Draws by what they decide; 0 is the order of the pool. A link holds a seed, so none may ever change. */
const DRAW = { chart: 1, place: 2 } as const;

/** Of the excerpt that the settings name, in hundredths. */
const SHARES: Readonly<Record<GameDifficulty, number>> = { easy: 100, normal: 75, hard: 50, extreme: 35 };
const WHOLE = 100;

const excerptMs = (seconds: number, difficulty: GameDifficulty): number =>
  Math.floor((seconds * SECOND_MS * SHARES[difficulty]) / WHOLE);

const IN_COLOURS: readonly GameDifficulty[] = ['easy', 'normal'];

function chartQuestion(
  song: SongRecord,
  pool: readonly SongRecord[],
  settings: BegunSettings,
): ChartQuestion {
  const { seed, server, data, excerptSeconds, isMoving, isMirrored } = settings;
  const draw = (at: number) => drawOf(seed, song.id, at);
  const charts = chartsOf(song, settings, server, dayOfData(data));
  const difficulty = oneOf(charts, draw(DRAW.chart)) ?? DIFFICULTIES[0];
  return {
    game: 'chartmaster',
    answer: song.id,
    alike: pool.flatMap((one) => (one !== song && hasSameChart(song, one, difficulty) ? one.id : [])),
    bandId: song.bandId,
    difficulty,
    level: song.difficulties[difficulty]?.level ?? 0,
    place: draw(DRAW.place),
    lengthMs: excerptMs(excerptSeconds, settings.difficulty),
    isMoving,
    isMirrored,
    isPlain: settings.isPlain || !IN_COLOURS.includes(settings.difficulty),
    excerpt: null,
  };
}

/** The first of the seed. Each waits for its chart. */
export function chartQuestionsOf(
  all: Pick<QuestionData, 'songs'>,
  settings: BegunSettings,
  most: number,
): readonly ChartQuestion[] {
  const pool = songsOfGame(all, settings);
  return shuffled(pool, settings.seed)
    .slice(0, most)
    .map(({ item }) => chartQuestion(item, pool, settings));
}

/** The question with its chart, which decides what is shown and which moments are right; null of a chart with too few notes. */
export function withChart(question: ChartQuestion, chart: PlayableChart): ChartQuestion | null {
  const excerpt = excerptOf(chart, question.place, question.lengthMs);
  return excerpt && { ...question, excerpt };
}
