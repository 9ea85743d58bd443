/**
 * Short texts in local storage, which reads and writes at once. What must not be lost is kept by `storage.ts`; a browser that lets
 * nothing be kept has no texts here.
 */
export function readLocalText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null removes the text. Whether it worked. */
export function writeLocalText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
