import { isKept, type PageMessage } from './choice.ts';

const SCRIPT = '/service-worker.js';

/** Files that the server wrote into the page: style sheets and texts. */
const written = (): readonly string[] => [
  ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
  ...[...document.querySelectorAll<HTMLElement>('[data-file]')].map(({ dataset }) => dataset.file ?? ''),
];

/** What this page was made of so far. */
const message = (): PageMessage => ({
  files: [...performance.getEntriesByType('resource').map(({ name }) => name), ...written()]
    .map((address) => new URL(address, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && isKept(pathname))
    .map(({ pathname }) => pathname),
  language: document.documentElement.lang,
});

/** So that the site opens without a connection on the next visit. Where there are no service workers nothing happens. */
export async function keepForOffline(): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers) return;
  const post = async () => (await workers.ready).active?.postMessage(message());
  // A new build keeps its files in a cache of its own.
  workers.addEventListener('controllerchange', () => void post());
  await workers.register(SCRIPT, { updateViaCache: 'none' });
  await post();
}
