import { linesOfParagraphs, plainParagraphs } from './paragraph-lines.ts';
import { saidIn } from './said.ts';
import { MAX_WRITTEN_LETTERS, type Paragraph, type WrittenLine } from './written-line.ts';

/** Markdown as far as stories are written in it: headings, paragraphs, emphasis, quotes and lists (reference R145). */

/** Signs behind a backslash are letters: they stand aside in letters of private use until all else is read. */
const ASIDE = 0xe000;
const ESCAPED = /\\([!-/:-@[-`{-~])/g;
const setAside = (text: string): string =>
  text.replace(ESCAPED, (_, sign: string) => String.fromCharCode(ASIDE + sign.charCodeAt(0)));
/** Letters of private use that stood there before have no meaning in a story. */
const withoutAside = (text: string): string => text.replace(/[\uE000-\uE07F]/g, '');

/** The letters themselves again. */
const restored = (text: string): string =>
  text.replace(/[\uE000-\uE07F]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - ASIDE));

const LINK = /!?\[([^\][\n]{0,500})\]\([^()\s]{0,2000}\)/g;

/** A line without what only says how it looks. */
const bare = (line: string): string =>
  line
    .replace(LINK, '$1')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/\*\*/g, '')
    .replace(/__/g, '')
    .replace(/(?<!\*)\*(?=[^\s*])([^*]{1,2000})(?<=[^\s*])\*(?!\*)/g, '$1')
    .replace(/(?<![\w_])_(?=[^\s_])([^_]{1,2000})(?<=[^\s_])_(?![\w_])/g, '$1')
    .replace(/`([^`\n]{1,2000})`/g, '$1');

const HEADING = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/;
const CLOSING = /[ \t]#+$/;
const UNDERLINE = /^ {0,3}(=+|-+)[ \t]*$/;
const RULE = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const MARKER = /^[ \t]*(?:>[ \t]?|[-*+][ \t]+|\d{1,9}[.)][ \t]+)+/;
const FENCE = /^ {0,3}(?:```|~~~)/;
const FRONT_MATTER = /^---[ \t]*\n([\s\S]{0,20000}?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/;
/** What stands between two rules is front matter where it has one of these; otherwise it is a scene. */
const FRONT_FIELD =
  /^(?:title|author|date|description|summary|tags|categories|lang|layout|slug|draft)[ \t]*:/im;
const MAX_HEADING = 400;

const BREAK: Paragraph = { level: 0, text: '---' };

/** A paragraph of one line: a heading, or a break between scenes, whose signs the reader of lines knows. */
function alone(line: string): Paragraph | null {
  if (line.length > MAX_HEADING) return null;
  const [, signs, heading = ''] = HEADING.exec(line) ?? [];
  if (signs !== undefined) return { level: signs.length, text: bare(heading.replace(CLOSING, '')) };
  return RULE.test(line) ? BREAK : null;
}

const MIN_RULE = 3;
/** What is said is no heading, and neither are several lines: what is below them is a break that has no empty line before it. */
const isHeading = ([line = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && saidIn(bare(line)) === null;

/** A block parted where a heading or a break stands among its lines. */
function parted({ text }: Paragraph): readonly Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let lines: string[] = [];
  const end = (level = 0): void => {
    if (lines.length > 0) paragraphs.push({ level, text: bare(lines.join('\n')) });
    lines = [];
  };
  for (const line of text.split('\n')) {
    const under = lines.length > 0 ? UNDERLINE.exec(line)?.[1] : undefined;
    const single = under !== undefined && under.length >= MIN_RULE ? BREAK : alone(line);
    if (under !== undefined && isHeading(lines)) end(under.startsWith('=') ? 1 : 2);
    else if (single) {
      end();
      paragraphs.push(single);
    } else if (!FENCE.test(line)) lines.push(line.replace(MARKER, ''));
  }
  end();
  return paragraphs;
}

const letters = (line: WrittenLine): WrittenLine => {
  if (line.kind === 'said')
    return {
      ...line,
      name: restored(line.name),
      text: restored(line.text),
      whole: restored(line.whole),
    };
  if ('text' in line) return { ...line, text: restored(line.text) };
  return 'names' in line ? { ...line, names: restored(line.names) } : { ...line, file: restored(line.file) };
};

/** Lines of a Markdown file; null where it is longer than a story can be. */
export function markdownLines(text: string): readonly WrittenLine[] | null {
  if (text.length > MAX_WRITTEN_LETTERS) return null;
  const plain = withoutAside(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')).replace(
    FRONT_MATTER,
    (all, fields: string) => (FRONT_FIELD.test(fields) ? '' : all),
  );
  return linesOfParagraphs(plainParagraphs(setAside(plain)).flatMap(parted))?.map(letters) ?? null;
}

/** Lines of a plain text. */
export const plainLines = (text: string): readonly WrittenLine[] | null =>
  text.length > MAX_WRITTEN_LETTERS ? null : linesOfParagraphs(plainParagraphs(text));
