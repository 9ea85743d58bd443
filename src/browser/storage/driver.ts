const DATABASE = 'setori';
const STORE = 'kept';
/** What was kept where there is no database. */
const PREFIX = `${DATABASE}/${STORE}/`;

/** Where texts are kept; a test can put a faulty one in its place. */
export interface StorageDriver {
  getItem(key: string): Promise<unknown>;
  setItem(key: string, value: string): Promise<unknown>;
  removeItem(key: string): Promise<unknown>;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** In a newer version where an earlier one was left without its store. */
async function openDatabase(version?: number): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, version);
  request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
  const database = await settled(request);
  if (!database.objectStoreNames.contains(STORE)) {
    database.close();
    return openDatabase(database.version + 1);
  }
  // Another page must not wait for this one; what is asked here then opens it anew.
  database.onversionchange = () => database.close();
  return database;
}

function inDatabase(database: IDBDatabase): StorageDriver {
  const write = (change: (store: IDBObjectStore) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite');
      // That there is no room shows when all is written.
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      change(transaction.objectStore(STORE));
    });
  return {
    getItem: async (key) => settled(database.transaction(STORE).objectStore(STORE).get(key)),
    setItem: (key, value) => write((store) => store.put(value, key)),
    removeItem: (key) => write((store) => store.delete(key)),
  };
}

const LOCAL: StorageDriver = {
  getItem: async (key) => JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null'),
  setItem: async (key, value) => localStorage.setItem(PREFIX + key, JSON.stringify(value)),
  removeItem: async (key) => localStorage.removeItem(PREFIX + key),
};

/** IndexedDB; local storage where a browser has none or does not open it. */
export function openDriver(): StorageDriver {
  const opened = (async () => inDatabase(await openDatabase()))().catch(() => LOCAL);
  return {
    getItem: async (key) => (await opened).getItem(key),
    setItem: async (key, value) => (await opened).setItem(key, value),
    removeItem: async (key) => (await opened).removeItem(key),
  };
}
