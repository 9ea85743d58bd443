/** Whether the browser promises to keep what the site stored when room runs short. */
const manager = (): StorageManager | null => {
  const storage: StorageManager | undefined = navigator.storage;
  return typeof storage?.persist === 'function' && typeof storage.persisted === 'function' ? storage : null;
};

/** Null where the browser knows no such promise (pages without encryption, old ones). */
export const isPersisted = async (): Promise<boolean | null> => (await manager()?.persisted()) ?? null;

/** Some browsers ask the visitor now; others decide by themselves. */
export const askPersistence = async (): Promise<boolean> => (await manager()?.persist()) ?? false;
