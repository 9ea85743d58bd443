import { SCENE_LEVEL, type WrittenLine } from './written-line.ts';

/** Lines that say nothing: headings, breaks, what is done, and marks in square brackets (reference R145). */

/** A whole line in one pair of brackets, as scripts write headings. */
const IN_BRACKETS = /^(?:\[([^[\]]*)\]|［([^［］]*)］|【([^【】]*)】|〔([^〔〕]*)〕)$/;
const AS_HEADING = /^(#{1,6})\s+(.*?)\s*#*$/;
/** `== The roof ==`, `--- The roof ---`. Two dashes right before a word are a dash. */
const BETWEEN_RULES = /^(?:=+|-{3,}|—{3,}|(?:--|——)(?=\s)|─{2,})\s*([^=\-—─].*?)\s*(?:=+|-{2,}|—{2,}|─{2,})$/;
const RULE = /^(?:[-=_~—─]{3,}|[*＊](?:\s*[*＊]){2,})$/;
const DONE = /^(?:\(([^()]+)\)|（([^（）]+)）)$/;

const COMES_OR_GOES = /^([+＋]|[-−–－])\s*(\S.*)$/;
const FILE = /^(bg|bgm)\s*[:：]\s*(\S.*)$/i;

function marked(inside: string): WrittenLine {
  const [, sign, names = ''] = COMES_OR_GOES.exec(inside) ?? [];
  if (sign !== undefined) return { kind: /[+＋]/.test(sign) ? 'enter' : 'leave', names };
  const [, word, file = ''] = FILE.exec(inside) ?? [];
  if (word !== undefined) return { kind: word.length === 2 ? 'background' : 'music', file };
  return { kind: 'scene', level: SCENE_LEVEL, text: inside };
}

/** Headings and marks are short; what is longer is text. */
const MAX_MARK = 200;

/** What a line is besides something said; null for all else. */
export function markIn(line: string): WrittenLine | null {
  if (line.length > MAX_MARK) return DONE.test(line) ? { kind: 'direction', text: line } : null;
  const [, ...brackets] = IN_BRACKETS.exec(line) ?? [];
  const inside = brackets.find((each) => each !== undefined)?.trim();
  if (inside !== undefined) return inside === '' ? null : marked(inside);
  const [, signs, heading] = AS_HEADING.exec(line) ?? [];
  if (signs !== undefined && heading) return { kind: 'scene', level: signs.length, text: heading };
  if (RULE.test(line)) return { kind: 'scene', level: SCENE_LEVEL, text: '' };
  const [, title] = BETWEEN_RULES.exec(line) ?? [];
  if (title !== undefined) return { kind: 'scene', level: SCENE_LEVEL, text: title };
  return DONE.test(line) ? { kind: 'direction', text: line } : null;
}
