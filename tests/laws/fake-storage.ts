import type { TextStorage } from '#src/browser/storage/storage.ts';

/** Texts in memory, as the browser's storage would keep them. */
export function fakeStorage(texts: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(texts));
  const storage: TextStorage = {
    get: async (key) => kept.get(key) ?? null,
    set: async (key, text) => void kept.set(key, text),
    remove: async (key) => void kept.delete(key),
  };
  return { storage, kept };
}
