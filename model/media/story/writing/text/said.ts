import type { WrittenLine } from './written-line.ts';

/** Lines that say who speaks: `Name: line`, `Name：line`, `Name「line」`, and a name before a tab. */

const MAX_NAME = 40;
const MAX_WORDS = 6;
/** What stands in sentences and not in names. */
const NO_NAME = /[!?。！？…;；:：「」『』“”«»"[\]{}<>|\\\t]|\.\s/;
const HAS_LETTER = /\p{L}/u;
const SCHEME = /^(https?|ftp|file)$/i;
/** A time of day. */
const isTime = (name: string, text: string): boolean => /\d$/.test(name) && /^\d\d/.test(text);

const isName = (name: string): boolean =>
  name.length <= MAX_NAME &&
  HAS_LETTER.test(name) &&
  !NO_NAME.test(name) &&
  name.split(/\s+/).length <= MAX_WORDS;

const WITH_COLON = /^([^:：]+)[:：]\s*([\s\S]*\S)\s*$/;
const WITH_BRACKETS = /^([^「『]+)([「『][\s\S]*[」』])$/;
const WITH_TAB = /^([^\t]+)\t+([\s\S]*\S)\s*$/;

const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['「', '」'],
  ['『', '』'],
  ['“', '”'],
  ['«', '»'],
  ['„', '“'],
  ['„', '”'],
  ['"', '"'],
];

/** A text without the quotes around all of it; quotes around parts of it stay. */
function unquoted(text: string): string {
  for (const [open, close] of PAIRS) {
    if (text.length <= open.length + close.length || !text.startsWith(open) || !text.endsWith(close))
      continue;
    const inner = text.slice(open.length, -close.length);
    if (inner.includes(open) || inner.includes(close) || inner.trim() === '') continue;
    return inner.trim();
  }
  return text;
}

/** A remark behind a name belongs to the line: `Ann (laughs): Yes.` */
const REMARK = /^(.+?)\s*([(（][^()（）]*[)）])$/;

function saidBy(name: string, text: string, whole: string): WrittenLine | null {
  const [, bare = name, remark = ''] = REMARK.exec(name) ?? [];
  if (!isName(bare)) return null;
  const said = unquoted(text);
  return { kind: 'said', name: bare, text: remark === '' ? said : `${remark} ${said}`, whole };
}

/** Who says a line; null where it names no one. */
export function saidIn(line: string): WrittenLine | null {
  const [, name = '', text = ''] =
    WITH_COLON.exec(line) ?? WITH_BRACKETS.exec(line) ?? WITH_TAB.exec(line) ?? [];
  const bare = name.trim();
  const isNone = bare === '' || isTime(bare, text) || (SCHEME.test(bare) && text.startsWith('//'));
  return isNone ? null : saidBy(bare, text, line);
}
