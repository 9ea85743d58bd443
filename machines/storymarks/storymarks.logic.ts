import { readStoryKey } from '#model/media/story/catalogue/story-ref';
import { asInteger, asList, asObject } from '#model/records/reading';
import { isServerIndex, type ServerIndex } from '#model/vocabulary/servers';
import { mergedBy } from '../kept/kept.logic.ts';
import type { KeptValue } from '../kept/kept.types.ts';

/** Where a visitor stopped in a story. */
export interface StoryStop {
  /** `storyKey` of the story. */
  readonly key: string;
  /** On whose page. */
  readonly server: ServerIndex;
  /** Index of the step, and of the last line or choice of the story. */
  readonly at: number;
  readonly last: number;
}

/** What a visitor read: stories by their keys, and where they stopped, the latest first (reference R138). */
export interface StoryMarks {
  readonly read: readonly string[];
  readonly stops: readonly StoryStop[];
}

/** A story that was read has no place to go on from. */
export type StoryMarksEdit =
  | { readonly kind: 'read'; readonly key: string }
  | { readonly kind: 'unread'; readonly key: string }
  | { readonly kind: 'stop'; readonly stop: StoryStop };

export const MAX_STOPS = 24;
/** More than the game has stories. */
const MAX_READ = 30_000;
const MAX_INDEX = 1_000_000;

const readKey = (value: unknown): string | null =>
  typeof value === 'string' && readStoryKey(value) !== null ? value : null;

const readIndex = (value: unknown): number | null => {
  const index = asInteger(value);
  return index !== null && index >= 0 && index <= MAX_INDEX ? index : null;
};

function readStop(json: unknown): StoryStop | null {
  const { key, server, at, last } = asObject(json);
  const story = readKey(key);
  const index = asInteger(server);
  const [step, end] = [readIndex(at), readIndex(last)];
  if (story === null || step === null || end === null || !isServerIndex(index)) return null;
  return { key: story, server: index, at: Math.min(step, end), last: end };
}

/** The first stop of each story, none of one that was read. */
function stopsOf(stops: readonly StoryStop[], read: ReadonlySet<string>): readonly StoryStop[] {
  const seen = new Set(read);
  const first = stops.filter(({ key }) => {
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
  return first.slice(0, MAX_STOPS);
}

function marksOf(read: readonly string[], stops: readonly StoryStop[]): StoryMarks {
  const once = [...new Set(read)].slice(-MAX_READ);
  return { read: once, stops: stopsOf(stops, new Set(once)) };
}

const without = (keys: readonly string[], key: string): readonly string[] =>
  keys.filter((one) => one !== key);

function edited({ read, stops }: StoryMarks, edit: StoryMarksEdit): StoryMarks {
  if (edit.kind === 'unread') return marksOf(without(read, edit.key), stops);
  if (edit.kind === 'read') {
    const key = readKey(edit.key);
    return key === null ? { read, stops } : marksOf([...without(read, key), key], stops);
  }
  const stop = readStop(edit.stop);
  // Who opens a story again goes on in it, but has read it all the same.
  if (stop === null || read.includes(stop.key)) return { read, stops };
  return marksOf(read, [stop, ...stops]);
}

/** Reads the stored marks. Invalid entries are dropped. */
function decode(json: unknown): StoryMarks {
  const { read, stops } = asObject(json);
  return marksOf(asList(read, readKey), asList(stops, readStop));
}

/** Kept with the code of the stories, which starts it (`src/features/stories/marks.actors.ts`). */
export const STORY_MARKS: KeptValue<StoryMarks, StoryMarksEdit> = {
  key: 'stories/marks',
  decode,
  encode: (marks) => marks,
  edit: edited,
  merge: mergedBy((mine, theirs) =>
    marksOf([...theirs.read, ...mine.read], [...mine.stops, ...theirs.stops]),
  ),
};
