import { memoizePerObject } from '#model/rules/once';
import { type KeptSnapshot, keptView, type Send, type StorageView } from '../kept/kept.view.ts';
import type { StoryMarks, StoryMarksEdit, StoryStop } from './storymarks.logic.ts';

export type { StoryStop };

export interface StoryMarksView extends StorageView {
  readonly stops: readonly StoryStop[];
  isRead(key: string): boolean;
  /** Where the visitor stopped; null for a story that was read, or never opened. */
  stopIn(key: string): StoryStop | null;
  setRead(key: string, isRead: boolean): void;
  stop(stop: StoryStop): void;
}

/** Hundreds of rows of a list ask the same marks. */
const readOf = memoizePerObject(({ read }: StoryMarks): ReadonlySet<string> => new Set(read));

/** What a visitor read, for a page. */
export function storyMarksView(
  snapshot: KeptSnapshot<StoryMarks>,
  send: Send<StoryMarksEdit>,
): StoryMarksView {
  const { value, edit, storage } = keptView(snapshot, send);
  const read = readOf(value);
  return {
    ...storage,
    stops: value.stops,
    isRead: (key) => read.has(key),
    stopIn: (key) => value.stops.find((stop) => stop.key === key) ?? null,
    setRead: (key, isRead) => edit({ kind: isRead ? 'read' : 'unread', key }),
    stop: (stop) => edit({ kind: 'stop', stop }),
  };
}
