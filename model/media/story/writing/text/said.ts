import type { WrittenLine } from './written-line.ts';

/** Lines that say who speaks: `Name: line`, `Name：line`, `Name「line」`, and a name before a tab. */

const MAX_NAME = 40;
const MAX_WORDS = 6;
/** What stands in sentences and not in names. */
const NO_NAME = /[!?。！？…;；:：「」『』“”«»"[\]{}<>|\\\t]|(?<!^(?:Mr|Mrs|Ms|Dr|Prof|Sr|Sra))\.\s/i;
const HAS_LETTER = /\p{L}/u;
/** The first colon of the line is that of an address or a time of day. */
const ADDRESS = /^[^:：]*(?:https?|ftp|file):\/\//i;
const TIME = /^[^:：]*\d[:：]\d\d/;
/** In a list. */
const BULLET = /^(?:[-*•]|\d{1,4}[.)])\s+/;

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
const MAX_WITH_REMARK = 200;

function saidBy(line: string, name: string, text: string): WrittenLine | null {
  // Longer ones are no names, and a remark would be looked for in all of it.
  if (name.length > MAX_WITH_REMARK) return null;
  const [, bare = name, remark = ''] = REMARK.exec(name) ?? [];
  if (!isName(bare)) return null;
  const said = unquoted(text);
  return { kind: 'said', name: bare, text: remark === '' ? said : `${remark} ${said}`, whole: line };
}

/** Who says a line; null where it names no one. */
export function saidIn(line: string): WrittenLine | null {
  for (const form of [WITH_COLON, WITH_BRACKETS, WITH_TAB]) {
    const [, name = '', text = ''] = form.exec(line) ?? [];
    const isOther = form === WITH_COLON && (ADDRESS.test(line) || TIME.test(line));
    const said = name === '' || isOther ? null : saidBy(line, name.trim().replace(BULLET, ''), text);
    if (said) return said;
  }
  return null;
}
