import { MAX_ARTISTS, MAX_CHART_LEVEL, MAX_SUMMARY } from '../../contract/community/chart-limits.ts';
import { MAX_POST_TITLE } from '../../contract/community/text-limits.ts';
import { asInteger, asObject, asText, type JsonObject } from '../../records/reading.ts';
import { DIFFICULTIES } from '../../vocabulary/difficulties.ts';
import type { PostRating, PostTag } from '../post/draft.ts';
import { isAlike } from '../work/alike.ts';
import { addressOf, type DraftFile, readDraftFile } from '../work/draft-file.ts';
import { readRating, readTags, textWithin } from '../work/said.ts';

/** What a chart is played to. */
export type ChartMusic =
  | { readonly type: 'bandori' | 'llsif'; readonly id: number }
  | { readonly type: 'custom'; readonly audio: DraftFile | null; readonly cover: DraftFile | null };

/** Whose chart a draft began as. */
export type ChartOrigin =
  | { readonly kind: 'post'; readonly id: number; readonly author: string | null; readonly title: string }
  | { readonly kind: 'song'; readonly id: number; readonly difficulty: number };

/** All that is published with a chart besides its notes. */
export interface ChartAbout {
  readonly music: ChartMusic | null;
  readonly title: string;
  readonly artists: string;
  /** 0 easy to 4 special. */
  readonly diff: number | null;
  readonly level: number | null;
  readonly tags: readonly PostTag[];
  readonly summary: string;
  readonly rating: PostRating;
  readonly origin: ChartOrigin | null;
}

export const EMPTY_ABOUT: ChartAbout = {
  music: null,
  title: '',
  artists: '',
  diff: null,
  level: null,
  tags: [],
  summary: '',
  rating: 0,
  origin: null,
};

function within(value: unknown, least: number, most: number): number | null {
  const number = asInteger(value);
  return number !== null && number >= least && number <= most ? number : null;
}

function musicIn(value: unknown): ChartMusic | null {
  const { type, id, audio, cover } = asObject(value);
  if (type === 'custom') return { type, audio: readDraftFile(audio), cover: readDraftFile(cover) };
  const number = within(id, 0, Number.MAX_SAFE_INTEGER);
  return (type === 'bandori' || type === 'llsif') && number !== null ? { type, id: number } : null;
}

function originIn(value: unknown): ChartOrigin | null {
  const { kind, id, author, title, difficulty } = asObject(value);
  const number = within(id, 0, Number.MAX_SAFE_INTEGER);
  if (number === null) return null;
  if (kind === 'post')
    return { kind, id: number, author: asText(author), title: textWithin(title, MAX_POST_TITLE) };
  const index = within(difficulty, 0, DIFFICULTIES.length - 1);
  return kind === 'song' && index !== null ? { kind, id: number, difficulty: index } : null;
}

/** What is said about a chart, as a draft keeps it or as the API answers; what cannot be read is left empty. */
export function readAbout(json: unknown): ChartAbout {
  const { music, song, title, artists, diff, level, tags, summary, rating, origin } = asObject(json);
  return {
    music: musicIn(music ?? song),
    title: textWithin(title, MAX_POST_TITLE),
    artists: textWithin(artists, MAX_ARTISTS),
    diff: within(diff, 0, DIFFICULTIES.length - 1),
    level: within(level, 1, MAX_CHART_LEVEL),
    tags: readTags(tags),
    summary: textWithin(summary, MAX_SUMMARY),
    rating: readRating(rating),
    origin: originIn(origin),
  };
}

export const writeAbout = (about: ChartAbout): JsonObject => ({ ...about });

/** What is said about a chart, before and after a step that changed it. */
export interface AboutChange {
  readonly before: ChartAbout;
  readonly after: ChartAbout;
}

/** What is said after such a step. What was typed into a field since it was read stays. */
export function aboutAfter(now: ChartAbout, { before, after }: AboutChange): ChartAbout {
  const stepped = <K extends keyof ChartAbout>(key: K): ChartAbout[K] =>
    isAlike(now[key], before[key]) ? after[key] : now[key];
  const next: ChartAbout = {
    music: stepped('music'),
    title: stepped('title'),
    artists: stepped('artists'),
    diff: stepped('diff'),
    level: stepped('level'),
    tags: stepped('tags'),
    summary: stepped('summary'),
    rating: stepped('rating'),
    origin: stepped('origin'),
  };
  return isAlike(next, now) ? now : next;
}

/** The song as the contract has it; null while there is none. */
export function songOf({ music }: Pick<ChartAbout, 'music'>) {
  if (music?.type !== 'custom') return music;
  const { audio, cover } = music;
  return { type: music.type, audio: audio && addressOf(audio), cover: cover && addressOf(cover) };
}

/** What an edit may change of the facts, as the API takes it. */
export const factsOf = ({ title, artists, diff, level, tags, summary, rating }: ChartAbout) => ({
  title: title.trim(),
  artists: artists.trim() || null,
  diff,
  level,
  tags: [...tags],
  summary: summary.trim() || null,
  rating,
});

/** Files of the author that the draft refers to. */
export const filesOf = ({ music }: Pick<ChartAbout, 'music'>): readonly DraftFile[] =>
  music?.type === 'custom' ? [music.audio, music.cover].filter((file) => file !== null) : [];
