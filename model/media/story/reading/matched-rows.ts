import { type StoryRow, storyRows } from '../rows.ts';
import type { StoryScript } from '../script.types.ts';

/** A row in two languages; one side is null where the other language says something of its own. */
export interface MatchedRow {
  readonly main: StoryRow | null;
  readonly second: StoryRow | null;
}

/** What rows must have in common to be the same row in two languages: lines who speaks, all others their kind. */
const likeness = (row: StoryRow): string =>
  row.kind === 'line' ? `line ${[...row.characterIds].sort((a, b) => a - b).join(' ')}` : row.kind;

/** Beyond so many pairs of rows the middle is paired by place instead: the table would be too large. */
const MAX_PAIRS = 4_000_000;

const byPlace = (main: readonly StoryRow[], second: readonly StoryRow[]): MatchedRow[] =>
  Array.from({ length: Math.max(main.length, second.length) }, (_, at) => ({
    main: main[at] ?? null,
    second: second[at] ?? null,
  }));

/** For each pair of places, how many rows the rests of both have in common. */
function commonRows(main: readonly string[], second: readonly string[]): Uint16Array {
  const width = second.length + 1;
  const common = new Uint16Array((main.length + 1) * width);
  for (let row = main.length - 1; row >= 0; row--) {
    for (let column = second.length - 1; column >= 0; column--) {
      const here = row * width + column;
      common[here] =
        main[row] === second[column]
          ? (common[here + width + 1] ?? 0) + 1
          : Math.max(common[here + width] ?? 0, common[here + 1] ?? 0);
    }
  }
  return common;
}

/** The most rows that are alike, in order; the others stand alone. */
function byLikeness(main: readonly StoryRow[], second: readonly StoryRow[]): MatchedRow[] {
  if (main.length * second.length > MAX_PAIRS) return byPlace(main, second);
  const [mains, seconds] = [main.map(likeness), second.map(likeness)];
  const common = commonRows(mains, seconds);
  const width = second.length + 1;
  const matched: MatchedRow[] = [];
  let [row, column] = [0, 0];
  while (row < main.length || column < second.length) {
    const here = row * width + column;
    const isAlike = row < main.length && column < second.length && mains[row] === seconds[column];
    const skipsMain = column >= second.length || (common[here + width] ?? 0) >= (common[here + 1] ?? 0);
    if (isAlike) matched.push({ main: main[row++] ?? null, second: second[column++] ?? null });
    else if (row < main.length && skipsMain) matched.push({ main: main[row++] ?? null, second: null });
    else matched.push({ main: null, second: second[column++] ?? null });
  }
  return matched;
}

/** How many rows are alike from the beginning, and from the end of what is left. */
function sharedEnds(main: readonly StoryRow[], second: readonly StoryRow[]): readonly [number, number] {
  const shortest = Math.min(main.length, second.length);
  const isAlike = (one: StoryRow | undefined, other: StoryRow | undefined): boolean =>
    one !== undefined && other !== undefined && likeness(one) === likeness(other);
  let head = 0;
  while (head < shortest && isAlike(main[head], second[head])) head++;
  let tail = 0;
  while (tail < shortest - head && isAlike(main.at(-1 - tail), second.at(-1 - tail))) tail++;
  return [head, tail];
}

const isLine = ({ kind }: StoryRow): boolean => kind === 'line';
const sameKinds = (main: readonly StoryRow[], second: readonly StoryRow[]): boolean =>
  main.length === second.length && main.every(({ kind }, at) => kind === second[at]?.kind);

/** Two languages of a story, row beside row (reference R135). Each row of both appears once, and in order. */
export function matchedRows(main: StoryScript, second: StoryScript): readonly MatchedRow[] {
  const [mains, seconds] = [storyRows(main), storyRows(second)];
  if (sameKinds(mains, seconds)) return byPlace(mains, seconds);
  if (mains.filter(isLine).length === seconds.filter(isLine).length) return byLines(mains, seconds);
  const [head, tail] = sharedEnds(mains, seconds);
  return [
    ...byPlace(mains.slice(0, head), seconds.slice(0, head)),
    ...byLikeness(mains.slice(head, mains.length - tail), seconds.slice(head, seconds.length - tail)),
    ...byPlace(mains.slice(mains.length - tail), seconds.slice(seconds.length - tail)),
  ];
}

/** The rows before each line, and those behind the last. */
function passages(rows: readonly StoryRow[]): readonly (readonly StoryRow[])[] {
  const found: StoryRow[][] = [[]];
  for (const row of rows) {
    found.at(-1)?.push(row);
    if (isLine(row)) found.push([]);
  }
  return found;
}

/** As many lines in both: they are the same lines, and what stands between them is matched there. */
function byLines(main: readonly StoryRow[], second: readonly StoryRow[]): MatchedRow[] {
  const others = passages(second);
  return passages(main).flatMap((passage, at) => {
    const other = others[at] ?? [];
    const [line, otherLine] = [passage.find(isLine) ?? null, other.find(isLine) ?? null];
    const between = byLikeness(
      passage.filter((row) => !isLine(row)),
      other.filter((row) => !isLine(row)),
    );
    return line || otherLine ? [...between, { main: line, second: otherLine }] : between;
  });
}
