import { choiceOf, FIXED, isOutdated, type PageMessage, readMessage, SHELL } from './choice.ts';
import type { Fetching, ServiceWorkerScope } from './worker.types.ts';

/**
 * Lets pages open without a connection (docs/decisions/014-offline.md): keeps the shell and the files that pages used, and never an
 * answer of the API. A bundle of its own, written by src/app/build/service-worker.ts.
 */
declare const BUILD: string;

const worker = self as unknown as ServiceWorkerScope;
const FAMILY = 'setori-';
const CACHE = FAMILY + BUILD;
/** The same file whatever headers asked for it. */
const BY_NAME = { ignoreVary: true };

const openCache = (): Promise<Cache> => caches.open(CACHE);

/** Nothing where the browser keeps nothing. */
const keptAs = (name: string | Request): Promise<Response | undefined> =>
  openCache()
    .then((cache) => cache.match(name, BY_NAME))
    .catch(() => undefined);

/** A disk that is full keeps nothing; the page has its answer all the same. */
const keep = (name: string | Request, answer: Response): Promise<void> =>
  openCache()
    .then((cache) => cache.put(name, answer))
    .catch(() => undefined);

async function fetched(name: string, options: RequestInit): Promise<Response> {
  const answer = await fetch(name, options);
  if (!answer.ok) throw new Error(`${name} is answered ${answer.status}`);
  return answer;
}

const keepShell = async (cache: Cache): Promise<void> =>
  cache.put(SHELL, await fetched(SHELL, { cache: 'no-store' }));

async function install(): Promise<void> {
  const cache = await openCache();
  await Promise.all([keepShell(cache), cache.addAll([...FIXED])]);
  await worker.skipWaiting();
}

/** What the builds before kept is of no use to this one. */
async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(FAMILY) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** Files that came before there was a worker; the browser's own cache still has them. */
async function keepFilesOf({ files, language }: PageMessage): Promise<void> {
  const cache = await openCache();
  const shell = await cache.match(SHELL, BY_NAME);
  if (!shell || isOutdated(shell.headers, language, Date.now()))
    await keepShell(cache).catch(() => undefined);
  for (const file of files) {
    if (await cache.match(file, BY_NAME)) continue;
    await fetched(file, { cache: 'force-cache' })
      .then((answer) => cache.put(file, answer))
      .catch(() => undefined);
  }
}

async function page(event: Fetching): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const shell = await keptAs(SHELL);
    if (!shell) throw error;
    return shell;
  }
}

async function file({ request }: Fetching): Promise<Response> {
  const kept = await keptAs(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await keep(request, answer.clone());
  return answer;
}

async function fixed({ request }: Fetching): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await keptAs(new URL(request.url).pathname);
    if (!kept) throw error;
    return kept;
  }
}

const ANSWERS = { page, file, fixed } as const;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  if (message) event.waitUntil(keepFilesOf(message));
});
worker.addEventListener('fetch', (event) => {
  const choice = choiceOf(event.request, worker.location.origin);
  if (choice !== 'leave') event.respondWith(ANSWERS[choice](event));
});
