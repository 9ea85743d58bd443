import type {
  EffectAct,
  SoundAct,
  StoryFile,
  StoryScript,
  StoryStep,
  StoryVoice,
  TalkAct,
} from './script.types.ts';
import { says } from './stops.ts';

/** A row of the text reader. `at` is the index of its step, -1 that of the opening; a step may have several. */
export type StoryRow = { readonly at: number } & (
  | {
      readonly kind: 'line';
      /** Empty for narration. */
      readonly speaker: string;
      readonly characterIds: readonly number[];
      readonly text: string;
      readonly voices: readonly StoryVoice[];
    }
  /** A new place: what the picture shows, or what a telop says. */
  | { readonly kind: 'scene'; readonly text: string; readonly picture: StoryFile | null }
  | { readonly kind: 'music'; readonly music: StoryFile | 'silence' }
  | { readonly kind: 'sound'; readonly sound: StoryFile }
  /** A picture in the place of the stage. */
  | { readonly kind: 'picture'; readonly picture: StoryFile }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
);

export type LineRow = Extract<StoryRow, { kind: 'line' }>;

function effectRows(at: number, { effect, text, picture }: EffectAct): readonly StoryRow[] {
  if (effect === 'telop') return text === '' ? [] : [{ at, kind: 'scene', text, picture: null }];
  if (picture === null) return [];
  return effect === 'changeBackground'
    ? [{ at, kind: 'scene', text: '', picture }]
    : [{ at, kind: 'picture', picture }];
}

function soundRows(at: number, { music, sound }: SoundAct): readonly StoryRow[] {
  const rows: StoryRow[] = [];
  if (music !== null) rows.push({ at, kind: 'music', music });
  if (sound !== null) rows.push({ at, kind: 'sound', sound });
  return rows;
}

function talkRows(at: number, talk: TalkAct): readonly StoryRow[] {
  const { speaker, characterIds, text, voices } = talk;
  const rows: StoryRow[] = [];
  if (talk.effect) rows.push(...effectRows(at, talk.effect));
  if (talk.sound) rows.push(...soundRows(at, talk.sound));
  if (says(talk)) rows.push({ at, kind: 'line', speaker, characterIds, text, voices });
  return rows;
}

function rowsOf(step: StoryStep): readonly StoryRow[] {
  switch (step.kind) {
    case 'talk':
      return talkRows(step.index, step);
    case 'effect':
      return effectRows(step.index, step);
    case 'sound':
      return soundRows(step.index, step);
    case 'choice':
      return [{ at: step.index, kind: 'choice', options: step.options }];
    case 'layout':
    case 'motion':
      return [];
  }
}

/** What there is to read of a story, in order. */
export function storyRows({ opening, steps }: StoryScript): readonly StoryRow[] {
  const rows: StoryRow[] = [];
  if (opening.background) rows.push({ at: -1, kind: 'scene', text: '', picture: opening.background });
  if (opening.music) rows.push({ at: -1, kind: 'music', music: opening.music });
  for (const step of steps) rows.push(...rowsOf(step));
  return rows;
}
