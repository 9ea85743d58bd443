import { type StorySheet, sheetOf } from '#model/media/story/editing/sheet';
import { isStoryProblem } from '#model/media/story/limits';
import { markdownLines, plainLines } from '#model/media/story/writing/text/markdown';
import { linesOfParagraphs } from '#model/media/story/writing/text/paragraph-lines';
import type { WrittenLine } from '#model/media/story/writing/text/written-line';
import type { Locale } from '#model/vocabulary/locales';
import { nextTask } from '#src/browser/first/next-task.ts';

type StoryFileFault = 'empty' | 'tooLarge' | 'tooLong' | 'notWord' | 'unsafe' | 'notSource' | 'unreadable';

/** What was found in a file or a pasted text. */
export type FoundStory =
  | { readonly kind: 'text'; readonly lines: readonly WrittenLine[] }
  | { readonly kind: 'source'; readonly sheet: StorySheet }
  | { readonly kind: 'fault'; readonly fault: StoryFileFault };

/** In bytes: far more than any text of a story. */
const MAX_TEXT_FILE = 9_000_000;

const fault = (kind: StoryFileFault): FoundStory => ({ kind: 'fault', fault: kind });

function inLines(lines: readonly WrittenLine[] | null): FoundStory {
  if (lines === null) return fault('tooLong');
  return lines.length === 0 ? fault('empty') : { kind: 'text', lines };
}

function source(text: string): FoundStory {
  const sheet = sheetOf(text);
  if (!isStoryProblem(sheet)) return { kind: 'source', sheet };
  return fault(sheet.problem === 'unreadable' ? 'notSource' : 'tooLong');
}

const looksLikeSource = (text: string): boolean => /^\s*(?:\{\s*["}]|"\s*\{|"\\)/.test(text.slice(0, 200));
/** Signs that a text that is not meant as Markdown has nowhere. */
const looksLikeMarkdown = (text: string): boolean => /^(?:#{1,6} \S|\*\*[^*\n]{1,60}\*\*)/m.test(text);

function inText(text: string, isMarkdown: boolean): FoundStory {
  if (looksLikeSource(text)) return source(text);
  return inLines(isMarkdown || looksLikeMarkdown(text) ? markdownLines(text) : plainLines(text));
}

const isZip = (bytes: Uint8Array): boolean =>
  [0x50, 0x4b, 0x03, 0x04].every((byte, at) => bytes[at] === byte);

async function inWord(bytes: Uint8Array): Promise<FoundStory> {
  const { readWord } = await import('#src/browser/files/word-document.ts');
  const read = readWord(bytes);
  return read.ok ? inLines(linesOfParagraphs(read.paragraphs)) : fault(read.fault);
}

async function inFile(file: File, locale: Locale): Promise<FoundStory> {
  const isWord = /\.docx?$/i.test(file.name);
  const { MAX_WORD_FILE } = await import('#src/browser/files/word-document.ts');
  if (file.size > (isWord ? MAX_WORD_FILE : MAX_TEXT_FILE)) return fault('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isWord || isZip(bytes)) return inWord(bytes);
  const { decodeText } = await import('#src/browser/files/decode-text.ts');
  const text = decodeText(bytes, locale);
  return /\.json$/i.test(file.name) ? source(text) : inText(text, /\.(?:md|markdown)$/i.test(file.name));
}

/** Reads a story out of a file or a pasted text. Never throws. */
export async function readStoryFile(input: File | string, locale: Locale): Promise<FoundStory> {
  await nextTask();
  if (typeof input === 'string') return inText(input, false);
  return inFile(input, locale).catch(() => fault('unreadable'));
}
