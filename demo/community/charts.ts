import type { DemoChart, DemoComment } from '#model/contract/community/demo';
import type { PostNode } from '#model/contract/rich-text';
import { uploadAddress } from '#model/contract/uploads/limits';
import { DIFFICULTIES, type Difficulty } from '#model/vocabulary/difficulties';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#model/vocabulary/time';
import { writeChart } from '../charts/write-chart.ts';
import { OWN_SONGS, ownSong, ownSongHash } from '../music/own-song.ts';
import { type Random, random as seeded } from '../seeded/random.ts';
import { planSongs, type SongPlan } from '../songs/song-plan.ts';
import { timedComments } from './chart-moments.ts';
import { CHART_PHRASES, type ChartPhrases } from './chart-phrases.ts';
import { votesOf } from './chart-votes.ts';
import { likersOf } from './likers.ts';
import { threadOf } from './thread.ts';
import { WRITTEN, type WrittenLanguage } from './topics.ts';
import { WRITERS } from './writers.ts';

const CHARTS = 120;
const SPAN = 90 * DAY_MS;
const COMMENTS = { most: 8, skew: 1.6, ages: [0.1, 0.95], answers: 0.3 } as const;
/** One chart in this many is for a piece of a member's own. */
const OWN_EVERY = 6;
/** Songs with these numbers and below came out long ago, wherever they did. */
const LAST_SONG = 300;
const LAST_BAR = 40;

/** How hard community charts are, in the order in which difficulties come: most are for those who can play. */
const WANTED: readonly Difficulty[] = [
  'expert',
  'special',
  'expert',
  'hard',
  'special',
  'expert',
  'normal',
  'easy',
];
/** Notes a second, and the level of a chart with so many. */
const SHAPES: Readonly<
  Record<Difficulty, { readonly notes: readonly [number, number]; readonly level: number }>
> = {
  easy: { notes: [1, 1.7], level: 6 },
  normal: { notes: [1.9, 2.9], level: 12 },
  hard: { notes: [3.4, 5], level: 18 },
  expert: { notes: [5.2, 7.6], level: 24 },
  special: { notes: [6.4, 9.4], level: 26 },
};
/** Levels from the least to the most notes of a difficulty. */
const LEVELS = 5;

interface Subject {
  readonly seed: number;
  readonly nth: number;
  readonly random: Random;
  readonly phrases: ChartPhrases;
  /** Place among the writers. */
  readonly author: number;
  readonly written: WrittenLanguage;
}

/** Words that no one used before. */
class Unused {
  readonly #used = new Set<string>();

  pick(make: () => string): string {
    let text = make();
    for (let tries = 0; this.#used.has(text) && tries < 1_000; tries++) text = make();
    this.#used.add(text);
    return text;
  }
}

const barIn = (random: Random, text: string): string =>
  text.replaceAll('{n}', String(random.int(3, LAST_BAR)));

/** What a chart is written for: a song of the set, or a piece of a member's own. */
function songOf({ seed, nth, written }: Subject, songs: readonly SongPlan[], covers: readonly string[]) {
  if (nth % OWN_EVERY !== 0) {
    const song = songs[(nth * 37) % songs.length];
    if (!song) throw new RangeError('The demo set has no songs.');
    return { song, facts: { song: { type: 'bandori' as const, id: song.id } } };
  }
  const piece = OWN_SONGS[WRITTEN.indexOf(written)] ?? 1;
  const own = {
    type: 'custom' as const,
    audio: uploadAddress(ownSongHash(seed, piece)),
    cover: covers.length === 0 ? null : (covers[piece % covers.length] ?? null),
  };
  return {
    song: ownSong(seed, piece),
    facts: { song: own, artists: WRITERS.find((writer) => writer.written === written)?.nickname ?? '' },
  };
}

function chartOf({ seed, nth, random }: Subject, song: SongPlan) {
  const difficulty = WANTED[nth % WANTED.length] ?? 'expert';
  const { notes, level } = SHAPES[difficulty];
  const share = random.next();
  const perSecond = notes[0] + share * (notes[1] - notes[0]);
  const plan = { songId: song.id, difficulty, level, notes: Math.round(perSecond * (song.length - 6)) };
  // The charts of the set itself are another's work.
  const chart = writeChart({ seed: seed + 1_000_003 * nth, song, plan });
  return { chart, diff: DIFFICULTIES.indexOf(difficulty), level: level + Math.floor(share * LEVELS) };
}

const commentsOf = ({ random, author }: Subject, age: number, unused: Unused): readonly DemoComment[] =>
  threadOf(random, { author, age }, COMMENTS, (by, isAnswer) => {
    const { praises, remarks, answers } = CHART_PHRASES[WRITERS[by]?.written ?? 'en'];
    return unused.pick(() =>
      barIn(random, isAnswer ? random.pick(answers) : random.pick(praises) + random.pick(remarks)),
    );
  });

function contentOf({ random, phrases }: Subject, song: SongPlan, isOwn: boolean, unused: Unused): PostNode[] {
  const data = unused.pick(() =>
    barIn(random, random.pick(phrases.openings) + random.pick(phrases.closings)),
  );
  if (isOwn) return [{ type: 'text', data }];
  return [
    { type: 'text', data },
    { type: 'br' },
    { type: 'link', target: 'song-single', data: String(song.id) },
  ];
}

/**
 * Charts that demo members wrote for songs of the set and for pieces of their own: a function of the seed and of the paths of pictures
 * that stand on the jackets of such pieces.
 */
export function createCharts(seed: number, covers: readonly string[] = []): readonly DemoChart[] {
  const songs = planSongs(seed).filter(({ id }) => id <= LAST_SONG);
  const unused = new Unused();
  const charts = Array.from({ length: CHARTS }, (_, index): DemoChart => {
    const nth = index + 1;
    const random = seeded(seed, 'community chart', nth);
    const author = (nth * 11) % WRITERS.length;
    const written = WRITERS[author]?.written ?? 'en';
    const subject = { seed, nth, random, author, written, phrases: CHART_PHRASES[written] };
    const { song, facts } = songOf(subject, songs, covers);
    const { chart, diff, level } = chartOf(subject, song);
    const { themes, additions, tags } = subject.phrases;
    const name = unused.pick(() => random.pick(themes) + random.pick(additions));
    const theme = themes.findIndex((each) => name.startsWith(each));
    const part = (CHARTS - index) / CHARTS;
    const age = Math.max(5 * MINUTE_MS, Math.floor(part ** 2 * SPAN) + random.int(0, HOUR_MS));
    const isOwn = facts.song.type === 'custom';
    return {
      author,
      age,
      title: isOwn ? `${subject.phrases.piece} · ${name}` : name,
      facts: { ...facts, diff, level },
      chart,
      content: contentOf(subject, song, isOwn, unused),
      tags: [
        { type: 'text', data: tags[theme] ?? '' },
        ...(isOwn ? [] : [{ type: 'song', data: String(song.id) }]),
      ],
      likers: likersOf(random, author, WRITERS.length),
      comments: timedComments(commentsOf(subject, age, unused), chart),
      votes: votesOf(seeded(seed, 'chart votes', nth), author, level),
    };
  });
  return charts.sort((a, b) => b.age - a.age);
}
