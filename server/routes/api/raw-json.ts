/** As deep as anything of the contract could ever be, and a little more. */
const MAX_DEPTH = 34;
/** Of one object: those of the contract have a few dozen members at most, lists of the game by name included. */
const MAX_MEMBERS = 1_000;
/** Of one list: two numbers for each card of the most that may be kept. */
const MAX_ITEMS = 100_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Where a text ends that begins before `at`: at a quote with an even number of backslashes before it. */
function endOfText(bytes: Uint8Array, at: number): number {
  let end = bytes.indexOf(QUOTE, at);
  while (end >= 0) {
    let before = end;
    while (before > at && bytes[before - 1] === BACKSLASH) before--;
    if ((end - before) % 2 === 0) return end;
    end = bytes.indexOf(QUOTE, end + 1);
  }
  return bytes.length;
}

/**
 * Whether JSON can be something of the contract by its brackets and commas alone: read in one pass over the bytes, before anything is made
 * of them. What is no JSON at all may pass; the parser gives up on that at once.
 */
export function hasBoundedShape(bytes: Uint8Array): boolean {
  const left = new Int32Array(MAX_DEPTH + 1);
  let depth = 0;
  for (let at = 0; at < bytes.length; at++) {
    switch (bytes[at]) {
      case QUOTE:
        at = endOfText(bytes, at + 1);
        break;
      case COMMA: {
        const more = (left[depth] ?? 0) - 1;
        if (depth > 0 && more < 1) return false;
        left[depth] = more;
        break;
      }
      case OPEN_LIST:
      case OPEN_OBJECT:
        if (++depth > MAX_DEPTH) return false;
        left[depth] = bytes[at] === OPEN_LIST ? MAX_ITEMS : MAX_MEMBERS;
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        // More ends than beginnings: the parser says so.
        if (--depth < 0) return true;
        break;
      default:
    }
  }
  return true;
}
