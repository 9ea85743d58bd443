/** What the service worker does with a request; everything it does not name goes its way as if there were no worker. */
export type WorkerChoice =
  /** A page of the site: from the network, without one the kept shell. */
  | 'page'
  /** A file that carries the hash of its content: as it is kept, else from the network, and kept then. */
  | 'file'
  /** A file that every page asks for under a fixed name: from the network, without one as it is kept. */
  | 'fixed'
  | 'leave';

export interface WorkerRequest {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** The page without anything of an address or of a visitor (server/routes/offline.ts). */
export const SHELL = '/offline.html';

export const FIXED: readonly string[] = ['/theme.js', '/icon.svg', '/stage.svg', '/manifest.webmanifest'];

/** No pages: data, things of the game, files of members. What is shown there without a connection is the browser's to say. */
const NO_PAGES = /^\/(api|assets|res|preview|upload)\//;

/** Code, styles, texts and the engine; pictures and other things of the game lie deeper and are never kept. */
const HASHED = /^\/assets\/[^/]+-[\w-]{8}\.(js|css|json|wasm)$/;

export const isKept = (path: string): boolean => HASHED.test(path);

export function choiceOf({ method, mode, url }: WorkerRequest, site: string): WorkerChoice {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== site) return 'leave';
  if (mode === 'navigate') return NO_PAGES.test(pathname) ? 'leave' : 'page';
  if (isKept(pathname)) return 'file';
  return FIXED.includes(pathname) ? 'fixed' : 'leave';
}

/** The message of a page to the worker: which files it loaded, and its language. */
export interface PageMessage {
  readonly files: readonly string[];
  readonly language: string;
}

const MAX_FILES = 300;

/** Only files that may be kept; null for what no page of ours says. */
export function readMessage(data: unknown): PageMessage | null {
  if (typeof data !== 'object' || data === null || !('files' in data) || !('language' in data)) return null;
  const { files, language } = data;
  if (!Array.isArray(files) || typeof language !== 'string') return null;
  const paths = files.filter((file): file is string => typeof file === 'string' && isKept(file));
  return { files: paths.slice(0, MAX_FILES), language };
}

const DAY_MS = 86_400_000;

/** Whether the kept shell is to be asked for again: it speaks another language, or what operators and moderators set may have changed. */
export function isOutdated(kept: Headers, language: string, now: number): boolean {
  const age = now - Date.parse(kept.get('date') ?? '');
  return kept.get('content-language') !== language || !(age < DAY_MS);
}
