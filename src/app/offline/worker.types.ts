/** What a service worker has that pages have not; the compiler knows the names of pages alone. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetching extends Lasting {
  readonly request: Request;
  /** The page, asked for while the worker started; undefined where the browser does not do that. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface Messaging extends Lasting {
  readonly data: unknown;
}

export interface ServiceWorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(name: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(name: 'message', listener: (event: Messaging) => void): void;
}
