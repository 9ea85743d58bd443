/** What a member types, cut into pieces: plain words, names and addresses. */
export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'name'; readonly username: string }
  | { readonly kind: 'address'; readonly address: string };

/** As the contract writes usernames. */
const NAME = '[A-Za-z0-9_-]{3,30}';
/** No user and password before the host: readers take such an address for another site than it leads to. */
const ADDRESS = 'https?://(?![^\\s/?#]*@)[^\\s/@\\\\?#<>"]+(?:[/?#][^\\s<>"\\\\]*)?';
/**
 * Neither begins where a name or an address of mail may be under way. Letters of other scripts are none of that: three of the five
 * servers write without spaces.
 */
const MARK = new RegExp(
  `(?<![A-Za-z0-9_.@/-])@(${NAME})(?![A-Za-z0-9_@-])|(?<![A-Za-z0-9_])(${ADDRESS})`,
  'gu',
);
/** What ends the sentence around an address rather than the address. */
const CLOSING = new Set(`.,:;!?…'"。、，．：；！？」』）】)]}`);
const MAX_ADDRESS = 1_900;

/** From the end, letter by letter: a pattern would start over at each of a thousand commas. */
function withoutClosing(text: string): string {
  let end = text.length;
  while (end > 0 && CLOSING.has(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** A closing bracket belongs to the address that has the opening one, as in many encyclopaedias. */
function trimmedAddress(found: string): string {
  const trimmed = withoutClosing(found);
  return trimmed.includes('(') && found.startsWith(`${trimmed})`) ? `${trimmed})` : trimmed;
}

function pieceOf(username: string | undefined, found: string): readonly [Piece, string] {
  if (username !== undefined) return [{ kind: 'name', username }, `@${username}`];
  const address = trimmedAddress(found);
  return [{ kind: 'address', address }, address];
}

/** One line in pieces; put together again they are the line. */
export function piecesOf(line: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of line.matchAll(MARK)) {
    const [piece, text] = pieceOf(match[1], match[2] ?? '');
    if (text.length > MAX_ADDRESS || text.length < '@abc'.length) continue;
    if (match.index > end) pieces.push({ kind: 'words', text: line.slice(end, match.index) });
    pieces.push(piece);
    end = match.index + text.length;
  }
  if (end < line.length) pieces.push({ kind: 'words', text: line.slice(end) });
  return pieces;
}
