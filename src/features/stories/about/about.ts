import type { StoryKind } from '#model/media/story/catalogue/story-ref';
import { NO_TEXT } from '#model/rules/per-server';
import type { PerServer } from '#model/vocabulary/servers';
import type { AboutState, NextStory, StoryAbout } from './about.types.ts';

/** What most stories have nothing of. */
export const BARE: Omit<StoryAbout, 'ref' | 'title' | 'named' | 'publishedAt' | 'source'> = {
  caption: NO_TEXT,
  synopsis: NO_TEXT,
  owners: [],
  characterIds: [],
  condition: NO_TEXT,
  previous: null,
  next: null,
  place: null,
};

interface Needed {
  readonly data: unknown;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** What a page waits for, then what it makes of it; null where there is no such story. */
export function aboutFrom(needed: readonly Needed[], make: () => StoryAbout | null): AboutState {
  const failed = needed.find(({ data, error }) => data === undefined && error);
  if (failed?.error) return { state: 'failed', error: failed.error, retry: () => void failed.refetch() };
  if (needed.some(({ data }) => data === undefined)) return { state: 'loading' };
  const about = make();
  return about ? { state: 'known', about } : { state: 'unknown' };
}

interface Numbered {
  readonly id: number;
}

/** The stories before and after one in their own row. */
export function besides<T extends Numbered>(
  kind: StoryKind,
  row: readonly T[],
  id: number,
  titleOf: (story: T) => PerServer<string>,
): Pick<StoryAbout, 'previous' | 'next'> {
  const at = row.findIndex((one) => one.id === id);
  const next = (story: T | undefined): NextStory | null =>
    story ? { ref: { kind, id: story.id, part: null }, title: titleOf(story) } : null;
  return { previous: at > 0 ? next(row[at - 1]) : null, next: at < 0 ? null : next(row[at + 1]) };
}

/** The same among the parts of one thing, by their places from 0. */
export function besidesPart<T extends { readonly nth: number }>(
  kind: StoryKind,
  id: number,
  parts: readonly T[],
  nth: number,
  titleOf: (part: T) => PerServer<string>,
): Pick<StoryAbout, 'previous' | 'next'> {
  const at = parts.findIndex((part) => part.nth === nth);
  const next = (part: T | undefined): NextStory | null =>
    part ? { ref: { kind, id, part: part.nth + 1 }, title: titleOf(part) } : null;
  return { previous: at > 0 ? next(parts[at - 1]) : null, next: at < 0 ? null : next(parts[at + 1]) };
}
