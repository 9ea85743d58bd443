import { markIn } from './marked.ts';
import { saidIn } from './said.ts';
import { MAX_WRITTEN_LETTERS, MAX_WRITTEN_LINES, type Paragraph, type WrittenLine } from './written-line.ts';

/** As long as a text of a story can be (reference R133). */
const MAX_LINE = 20_000;

const lineOf = (text: string): WrittenLine => markIn(text) ?? saidIn(text) ?? { kind: 'narration', text };

/** What was written in one block under a name goes on with what is said there. */
function joined(line: WrittenLine | undefined, text: string): WrittenLine | null {
  if (line?.kind === 'narration') return { ...line, text: `${line.text}\n${text}` };
  if (line?.kind !== 'said') return null;
  return { ...line, text: `${line.text}\n${text}`, whole: `${line.whole}\n${text}` };
}

const blocksOf = (paragraphs: readonly Paragraph[]): readonly (readonly string[])[] =>
  paragraphs.map(({ text }) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );

/** Whether line breaks within a block go on with what is said: someone is named in a block's first line only, and blocks have several. */
function isBlockwise(blocks: readonly (readonly string[])[]): boolean {
  if (blocks.length < 2) return false;
  const laterNames = blocks.some(([, ...later]) => later.some((line) => lineOf(line).kind !== 'narration'));
  return !laterNames && blocks.some(([first]) => first !== undefined && lineOf(first).kind === 'said');
}

/** Lines of the paragraphs of a document. Null where it is longer than a story can be. */
export function linesOfParagraphs(paragraphs: readonly Paragraph[]): readonly WrittenLine[] | null {
  if (paragraphs.reduce((sum, { text }) => sum + text.length, 0) > MAX_WRITTEN_LETTERS) return null;
  const blocks = blocksOf(paragraphs);
  const isJoined = isBlockwise(blocks);
  const lines: WrittenLine[] = [];
  for (const [nth, block] of blocks.entries()) {
    const level = paragraphs[nth]?.level ?? 0;
    if (level > 0 && block.length > 0) {
      lines.push({ kind: 'scene', level, text: block.join(' ') });
      continue;
    }
    for (const [row, text] of block.entries()) {
      const whole = isJoined && row > 0 ? joined(lines.at(-1), text) : null;
      if (whole) lines[lines.length - 1] = whole;
      else lines.push(lineOf(text));
    }
    if (lines.length > MAX_WRITTEN_LINES) return null;
  }
  return lines.every((line) => !('text' in line) || line.text.length <= MAX_LINE) ? lines : null;
}

/** Paragraphs of a plain text: blocks between empty lines. */
export const plainParagraphs = (text: string): readonly Paragraph[] =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .filter((block) => block.trim() !== '')
    .map((block) => ({ level: 0, text: block }));
