const BYTES = 16;

/** 128 bits by chance as 32 letters; on plain http, too, where browsers have no `randomUUID`. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
