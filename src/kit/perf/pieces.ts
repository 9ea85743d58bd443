/** Characters: a phone reads about so many rows before its next picture. */
const PIECE = 16_384;

/** Where the string that begins here ends: its closing quote. */
function closingQuote(text: string, open: number): number {
  let at = text.indexOf('"', open + 1);
  while (at !== -1) {
    let slashes = 0;
    while (text[at - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return at;
    at = text.indexOf('"', at + 1);
  }
  return text.length;
}

/** Places of the commas between members of the object itself, at least `apart` characters apart; null when it is no object. */
function seams(text: string, apart: number): readonly number[] | null {
  const places: number[] = [];
  let depth = 0;
  let next = apart;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') at = closingQuote(text, at);
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    else if (sign === ',' && depth === 1 && at >= next) {
      places.push(at);
      next = at + apart;
    }
  }
  return depth === 0 ? places : null;
}

/**
 * The text of a JSON object as texts of several smaller ones, which together have its members in their order: so it need not
 * be parsed in one go. Anything else, and what is broken, is one piece for the parser to judge.
 */
export function piecesOf(text: string, apart = PIECE): readonly string[] {
  const whole = text.trim();
  const places = whole.startsWith('{') && whole.endsWith('}') ? seams(whole, apart) : null;
  if (!places || places.length === 0) return [text];
  const ends = [...places, whole.length - 1];
  return ends.map((end, nth) => `{${whole.slice((places[nth - 1] ?? 0) + 1, end)}}`);
}
