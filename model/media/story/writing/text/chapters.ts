import type { WrittenLine } from './written-line.ts';

/** A part of a text from one heading of the first level to the next. */
export interface Chapter {
  readonly title: string;
  readonly from: number;
  readonly to: number;
}

const isHead = (line: WrittenLine): boolean => line.kind === 'scene' && line.level === 1 && line.text !== '';

/** Chapters of a text that has several; what comes before the first heading is a part without a title. */
export function chaptersOf(lines: readonly WrittenLine[]): readonly Chapter[] {
  const heads = lines.flatMap((line, at) => (isHead(line) ? [at] : []));
  if (heads.length < 2) return [];
  const starts = heads[0] === 0 ? heads : [0, ...heads];
  return starts.map((from, nth) => {
    const head = lines[from];
    const title = head && isHead(head) && 'text' in head ? head.text : '';
    return { title, from, to: starts[nth + 1] ?? lines.length };
  });
}
