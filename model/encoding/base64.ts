/** Standard base 64, in plain arithmetic: the model knows neither browser nor Node. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES: ReadonlyMap<string, number> = new Map([...ALPHABET].map((char, value) => [char, value]));
const FORM = /^[A-Za-z0-9+/]*={0,2}$/;

/** Bytes of a text in base 64, with or without padding; null when it is not one. */
export function decodeBase64(text: string): Uint8Array | null {
  const compact = text.replace(/\s/g, '');
  if (!FORM.test(compact)) return null;
  const digits = compact.replace(/=+$/, '');
  if (digits.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let buffer = 0;
  let bits = 0;
  let at = 0;
  for (const char of digits) {
    buffer = ((buffer << 6) | (VALUES.get(char) ?? 0)) & 0xffffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (buffer >> bits) & 0xff;
  }
  return bytes;
}

export function encodeBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [first = 0, second, third] = [bytes[i], bytes[i + 1], bytes[i + 2]];
    const group = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    text += (ALPHABET[group >> 18] ?? '') + (ALPHABET[(group >> 12) & 63] ?? '');
    text += second === undefined ? '=' : (ALPHABET[(group >> 6) & 63] ?? '');
    text += third === undefined ? '=' : (ALPHABET[group & 63] ?? '');
  }
  return text;
}
