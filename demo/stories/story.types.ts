import type { ServedWord } from '../words/words.types.ts';
import type { Filling } from './script/fill.ts';
import type { StoryPlot } from './script/plot.ts';

/** A story of the demo set: a plot, who plays it, and where its voices lie. */
export interface Story {
  readonly scenarioId: string;
  readonly plot: StoryPlot;
  readonly filling: Filling;
  readonly voiceBundle: string;
  /** What is written across the picture first: its title, nothing, or of which event it is. */
  readonly heading: ServedWord | 'title' | 'none';
  /** The card that it comes with, whose costume is worn on stage. */
  readonly card: { readonly id: number; readonly characterId: number } | null;
}
