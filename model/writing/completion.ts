/** A name under way at the caret: `@mi` between `from` and the caret. */
export interface NameUnderWay {
  readonly from: number;
  readonly begun: string;
}

/** Nicknames may have any letters; the text gets the account name. */
const UNDER_WAY = /(?<![A-Za-z0-9_.@/-])@([\p{L}\p{M}\p{N}_-]{0,30})$/u;

/** The name that is being typed at the caret; null when none is. */
export function nameUnderWay(text: string, caret: number): NameUnderWay | null {
  const match = UNDER_WAY.exec(text.slice(0, caret));
  return match ? { from: match.index, begun: match[1] ?? '' } : null;
}

/** Someone who can be mentioned. */
export interface MentionedPerson {
  readonly username: string;
  readonly nickname: string | null;
}

const MAX_OFFERED = 6;

/** As the site compares names. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

const fits = ({ username, nickname }: MentionedPerson, begun: string): boolean =>
  folded(username).startsWith(begun) || folded(nickname ?? '').startsWith(begun);

/** Who may be meant, each once, in the given order. */
export function peopleFitting(people: readonly MentionedPerson[], begun: string): readonly MentionedPerson[] {
  const lower = folded(begun);
  const once = new Map(people.map((person) => [person.username, person]));
  return [...once.values()].filter((person) => fits(person, lower)).slice(0, MAX_OFFERED);
}

/** A text with the caret in it. */
export interface Edited {
  readonly text: string;
  readonly caret: number;
}

/** Replaces what stands between two places, and keeps a space between it and the words around. */
export function withPiece(text: string, from: number, to: number, piece: string): Edited {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const lead = before === '' || /\s$/.test(before) ? '' : ' ';
  const trail = /^\s/.test(after) ? '' : ' ';
  return { text: `${before}${lead}${piece}${trail}${after}`, caret: (before + lead + piece).length + 1 };
}

/** Puts something in as it is, such as an emoji. */
export const withInsert = (text: string, from: number, to: number, piece: string): Edited => ({
  text: text.slice(0, from) + piece + text.slice(to),
  caret: from + piece.length,
});
