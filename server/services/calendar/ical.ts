/** The few lines of RFC 5545 that a calendar of ours is made of. */

/** Octets of a line, without its end. */
const LINE_OCTETS = 75;
const END = '\r\n';

/** Control characters but tabs: a text may not hold them. */
const CONTROLS = /[^\P{Cc}\t]/gu;
const ESCAPED = /[\\;,]/g;
const BREAKS = /\r\n|\r|\n/g;

/** A value of type TEXT. */
export const escaped = (text: string): string =>
  text.replaceAll(ESCAPED, '\\$&').replaceAll(BREAKS, '\\n').replaceAll(CONTROLS, '');

const MAX_OCTETS_OF_UNIT = 3;
/** How long a character is in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x1_0000 ? 3 : 4;
}

/** One line of content with its end, folded between characters where it is longer than a line may be. */
export function line(name: string, value: string): string {
  const whole = `${name}:${value}`;
  if (whole.length * MAX_OCTETS_OF_UNIT <= LINE_OCTETS) return whole + END;
  let folded = '';
  let octets = 0;
  for (const character of whole) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      folded += `${END} `;
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded + END;
}

/** `20260329T003000Z` */
export const instant = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** `20160229` */
export const day = (year: number, month: number, date: number): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('');

const PARTS = [
  [1_440, 'D'],
  [60, 'H'],
  [1, 'M'],
] as const;

/** So long before something begins; `PT0S` at its beginning. */
export function before(minutes: number): string {
  const [size, letter] = PARTS.find(([each]) => minutes >= each && minutes % each === 0) ?? [1, 'M'];
  if (minutes === 0) return 'PT0S';
  return `-P${letter === 'D' ? '' : 'T'}${minutes / size}${letter}`;
}
