import type { LineRow, StoryRow } from '../rows.ts';
import type { StoryFile } from '../script.types.ts';
import { readingMs } from '../story-times.ts';

export const TRANSCRIPT_FORMATS = ['txt', 'md', 'srt'] as const;
export type TranscriptFormat = (typeof TRANSCRIPT_FORMATS)[number];

/** How long voices last, where that is known: in milliseconds, by their file. */
export type VoiceTimes = (file: StoryFile) => number | null;

const UNKNOWN: VoiceTimes = () => null;

/** On one line, as programs that read these formats expect a name or a title. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function plain(row: StoryRow): string | null {
  if (row.kind === 'line') return row.speaker === '' ? row.text : `${oneLine(row.speaker)}: ${row.text}`;
  if (row.kind === 'scene') return row.text === '' ? null : `[${oneLine(row.text)}]`;
  return row.kind === 'choice' ? row.options.map((option) => `> ${oneLine(option)}`).join('\n') : null;
}

/** What Markdown would take for something else stays what it is. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#~|]/g, '\\$&');
/** Also where a line begins like a list or a heading of it. An empty line would end the paragraph. */
const kept = (text: string): string =>
  text
    .split(/\s*[\r\n]\s*/)
    .map((line) =>
      escaped(line)
        .replace(/^[-+=]/, '\\$&')
        .replace(/^(\d+)([.)])/, '$1\\$2'),
    )
    .join('  \n');

function markdown(row: StoryRow): string | null {
  if (row.kind === 'line') {
    return row.speaker === ''
      ? `*${kept(row.text)}*`
      : `**${escaped(oneLine(row.speaker))}**: ${kept(row.text)}`;
  }
  if (row.kind === 'scene') return row.text === '' ? null : `## ${escaped(oneLine(row.text))}`;
  return row.kind === 'choice' ? row.options.map((option) => `- ${kept(oneLine(option))}`).join('\n') : null;
}

const padded = (value: number, width = 2): string => String(value).padStart(width, '0');

function timecode(ms: number): string {
  const [hours, minutes, seconds] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1_000) % 60].map(Math.floor);
  return `${padded(hours ?? 0)}:${padded(minutes ?? 0)}:${padded(seconds ?? 0)},${padded(Math.round(ms) % 1_000, 3)}`;
}

/** Its voices one over the other, else the time that reading takes. */
function lengthOf({ text, voices }: LineRow, times: VoiceTimes): number {
  const known = voices.flatMap(({ file, delayMs }) => {
    const ms = times(file);
    return ms === null ? [] : [ms + delayMs];
  });
  return Math.round(known.length > 0 ? Math.max(...known) : readingMs(text));
}

const PAUSE_MS = 200;

/** An empty line would end a subtitle. */
const subtitle = (text: string): string => text.replace(/\s*\n\s*/g, '\n').trim();

function subtitles(rows: readonly StoryRow[], times: VoiceTimes): string {
  const blocks: string[] = [];
  let now = 0;
  for (const row of rows) {
    const text = row.kind === 'line' ? subtitle(plain(row) ?? '') : '';
    if (row.kind !== 'line' || text === '') continue;
    const end = now + lengthOf(row, times);
    blocks.push(`${blocks.length + 1}\n${timecode(now)} --> ${timecode(end)}\n${text}\n`);
    now = end + PAUSE_MS;
  }
  return blocks.join('\n');
}

/** What there is to read of a story as a text file (reference R135). */
export function transcript(
  title: string,
  rows: readonly StoryRow[],
  format: TranscriptFormat,
  times: VoiceTimes = UNKNOWN,
): string {
  if (format === 'srt') return subtitles(rows, times);
  const [head, write] =
    format === 'md' ? [`# ${escaped(oneLine(title))}`, markdown] : [oneLine(title), plain];
  const texts = rows.map(write).filter((text) => text !== null && text !== '');
  return `${[head, ...texts].join('\n\n')}\n`;
}
