import { useMemo, useReducer } from 'react';
import type { VoiceCue } from '#machines/storyvoices/storyvoices.types';
import type { ShownLanguages } from '#model/media/story/catalogue/reading-settings';
import type { OpenStory } from '../open-story.ts';
import { cuesOf, type ShownRow, shownRows, stopAt, stopsOf } from './reading.ts';
import { type StoryVoicesView, useStoryVoices } from './voices/use-storyvoices.ts';

/** A story as it is read: its rows, the place among them, and what is heard. */
export interface StoryReading {
  readonly rows: readonly ShownRow[];
  /** Rows that keys go to, and the one that the reader is at: both by their numbers. */
  readonly stops: readonly number[];
  readonly stop: number;
  readonly cues: readonly VoiceCue[];
  readonly voices: StoryVoicesView;
  /** Makes a row the place; voices that are heard in turn go on from there. */
  readonly goTo: (row: number) => void;
  /** By so many stops. */
  readonly step: (by: number) => void;
  readonly toggleVoices: () => void;
  /** Names of pictures and sounds that did not come. */
  readonly lost: readonly string[];
  readonly lose: (name: string) => void;
}

const withName = (names: readonly string[], name: string): readonly string[] =>
  names.includes(name) ? names : [...names, name];

export function useReading(story: OpenStory, languages: ShownLanguages): StoryReading {
  const { script, second, server, at, moveTo } = story;
  const voices = useStoryVoices();
  const [lost, lose] = useReducer(withName, []);
  const rows = useMemo(() => shownRows({ script, second }, languages), [script, second, languages]);
  const stops = useMemo(() => stopsOf(rows), [rows]);
  const cues = useMemo(() => cuesOf(rows, server), [rows, server]);
  const place = voices.isReading && voices.speaking !== null ? voices.speaking : at;
  const stop = stopAt(rows, stops, place);
  const goTo = (row: number) => {
    const index = rows[row]?.row.at;
    if (index === undefined) return;
    moveTo(Math.max(0, index));
    if (voices.isReading) voices.read(cues, index);
  };
  const step = (by: number) => {
    const next = stops[Math.min(stops.length - 1, Math.max(0, stop + by))];
    if (next !== undefined) goTo(next);
  };
  const toggleVoices = () => {
    if (voices.isReading) return voices.stop();
    const from = rows[stops[stop] ?? 0]?.row.at ?? 0;
    // At the end, from the beginning.
    voices.read(cues, cues.some(({ index }) => index >= from) ? from : -1);
  };
  return { rows, stops, stop, cues, voices, goTo, step, toggleVoices, lost, lose };
}
