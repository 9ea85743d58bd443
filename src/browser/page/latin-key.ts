/** Signs in places where other scripts have letters, without and with Shift. */
const SIGNS: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Comma: [',', '<'],
  Period: ['.', '>'],
};

const isAscii = (key: string): boolean => (key.codePointAt(0) ?? 0) < 0x80;

/** What is printed on the key for Latin letters: with a Russian or Korean keyboard it writes another letter, yet is meant by its place. */
export function latinKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (key.length !== 1 || isAscii(key)) return key;
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return letter ?? SIGNS[code]?.[shiftKey ? 1 : 0] ?? key;
}
