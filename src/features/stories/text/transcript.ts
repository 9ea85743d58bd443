import type { ShownLanguages } from '#model/media/story/catalogue/reading-settings';
import { type TranscriptFormat, transcript } from '#model/media/story/reading/transcript';
import type { StoryRow } from '#model/media/story/rows';
import type { OpenStory } from '../open-story.ts';
import { type ShownRow, shownRows, wordsOf } from './reading.ts';

type TranscriptStory = Pick<OpenStory, 'title' | 'script' | 'second'>;

const join = (one: string, other: string, between: string): string =>
  [one, other].filter((text) => text !== '').join(between);

/** One row that says what it says in both languages; two where they say it in different ways. */
function inBoth(row: StoryRow, second: StoryRow): readonly StoryRow[] {
  if (row.kind === 'line' && second.kind === 'line')
    return [{ ...row, text: join(row.text, second.text, '\n') }];
  if (row.kind === 'scene' && second.kind === 'scene')
    return [{ ...row, text: join(row.text, second.text, ' / ') }];
  if (row.kind === 'choice' && second.kind === 'choice') {
    const longer = row.options.length < second.options.length ? second : row;
    const options = longer.options.map((_, nth) =>
      join(row.options[nth] ?? '', second.options[nth] ?? '', ' / '),
    );
    return [{ ...row, options }];
  }
  return [row, second];
}

/** What the reader shows of a row. */
function writtenRows({ row, second, isExtra }: ShownRow, languages: ShownLanguages): readonly StoryRow[] {
  if (second === null || wordsOf(second) === '') return [row];
  return isExtra || languages === 'second' ? [second] : inBoth(row, second);
}

/** The story as a text in the languages that are chosen, with all that the reader shows of it. */
export function transcriptOf(
  { title, script, second }: TranscriptStory,
  format: TranscriptFormat,
  languages: ShownLanguages,
): string {
  const rows = shownRows({ script, second }, languages);
  const written = rows.flatMap((shown) => writtenRows(shown, languages));
  return transcript(title, written, format);
}
