import { sha1 } from '#model/encoding/sha1';

/** SHA-1 of bytes in hexadecimal. The browser's own is for encrypted pages only; ours is slower. */
export async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return sha1(new Uint8Array(bytes));
  const digest = new Uint8Array(await subtle.digest('SHA-1', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
