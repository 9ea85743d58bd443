import { isKept, type Told } from './choice.ts';

const SCRIPT = '/service-worker.js';

/** What this page was made of so far. */
const told = (): Told => ({
  files: performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isKept(pathname))
    .map(({ pathname }) => pathname),
  language: document.documentElement.lang,
});

/** So that the site opens without a connection on the next visit. Where there are no service workers nothing happens. */
export async function keepForOffline(): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers) return;
  const tell = async () => (await workers.ready).active?.postMessage(told());
  // A new build keeps its files in a cache of its own.
  workers.addEventListener('controllerchange', () => void tell());
  await workers.register(SCRIPT, { updateViaCache: 'none' });
  await tell();
}
