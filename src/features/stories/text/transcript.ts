import type { ShownLanguages } from '#model/media/story/catalogue/reading-settings';
import { type MatchedRow, matchedRows } from '#model/media/story/matched-rows';
import type { StoryScript, StoryStep } from '#model/media/story/script.types';
import { type TranscriptFormat, transcript } from '#model/media/story/transcript';
import type { OpenStory } from '../open-story.ts';

type Told = Pick<OpenStory, 'title' | 'script' | 'second'>;

/** A step that says what it says in both languages. */
function inBoth(step: StoryStep, rows: readonly MatchedRow[]): StoryStep {
  const of = (kind: 'line' | 'scene' | 'choice') =>
    rows.find(({ main, second }) => main?.kind === kind && second?.kind === kind)?.second;
  const [line, scene, choice] = [of('line'), of('scene'), of('choice')];
  const join = (one: string, other: string, between: string): string =>
    [one, other].filter((text) => text !== '').join(between);
  if (step.kind === 'talk' && line?.kind === 'line')
    return { ...step, text: join(step.text, line.text, '\n') };
  if (step.kind === 'effect' && scene?.kind === 'scene')
    return { ...step, text: join(step.text, scene.text, ' / ') };
  if (step.kind === 'choice' && choice?.kind === 'choice')
    return {
      ...step,
      options: step.options.map((option, nth) => join(option, choice.options[nth] ?? '', ' / ')),
    };
  return step;
}

/** One script of two, line by line. */
function joined(main: StoryScript, second: StoryScript): StoryScript {
  const byStep = new Map<number, MatchedRow[]>();
  for (const row of matchedRows(main, second)) {
    const at = row.main?.at ?? -1;
    byStep.set(at, [...(byStep.get(at) ?? []), row]);
  }
  return { ...main, steps: main.steps.map((step) => inBoth(step, byStep.get(step.index) ?? [])) };
}

/** The story as a text in the languages that are chosen. */
export function transcriptOf(
  { title, script, second }: Told,
  format: TranscriptFormat,
  languages: ShownLanguages,
): string {
  if (second === null || languages === 'main') return transcript(title, script, format);
  if (languages === 'second') return transcript(title, second.script, format);
  return transcript(title, joined(script, second.script), format);
}
