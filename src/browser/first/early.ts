/** As long as any other request of data may take. */
const TIMEOUT_MS = 30_000;

/** Answers that no caller has taken yet, by their addresses. */
const answers = new Map<string, Promise<Response>>();
/** Paths that were asked for already. */
const wanted = new Set<string>();

let isFree = Promise.resolve();
/** From now on lists are asked for at once. */
export let freeLine = (): void => undefined;

/** Resolves when the first page shows: until then the connection is kept for its code. */
export const lineFree = (): Promise<void> => isFree;

function holdLine(): void {
  isFree = new Promise((resolve) => {
    freeLine = resolve;
  });
}

function watchScripts(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  const missing = new Set([...links].map(({ href }) => href));
  if (missing.size === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const watching = new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) missing.delete(name);
      if (missing.size > 0) return;
      watching.disconnect();
      resolve();
    });
    watching.observe({ type: 'resource', buffered: true });
  });
}

let scripts: Promise<void> | null = null;

/** Resolves once all scripts that the server named in the page have come, or have failed to. */
export function scriptsCame(): Promise<void> {
  scripts ??= watchScripts();
  return scripts;
}

/** Resolves when the first list has been asked for, or need not be. What a page loads besides its code goes behind it. */
export let firstListAsked = Promise.resolve();

async function askFirstList(): Promise<void> {
  const [path] = document.querySelector<HTMLMetaElement>('meta[name=early-lists]')?.content.split(' ') ?? [];
  if (!path) return;
  await scriptsCame();
  if (wanted.has(path)) return;
  const answer = fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  // The one that takes it reports the failure.
  answer.catch(() => undefined);
  answers.set(path, answer);
}

/**
 * Asks for the first of the lists that the server names in the page (server/routes/page-needs.ts), which is the longest, when the
 * line is free: scripts let the page answer, and it asks for the other lists itself as soon as it does.
 */
export function askEarly(): Promise<void> {
  holdLine();
  firstListAsked = askFirstList();
  return firstListAsked;
}

/** A file that the server wrote into the page. */
const sentFile = (path: string): Promise<Response> | undefined => {
  const element = document.querySelector(`script[data-file="${path}"]`);
  return element ? Promise.resolve(new Response(element.textContent)) : undefined;
};

/** Each answer once: a second call gets a new one. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const answer = answers.get(path) ?? (wanted.has(path) ? undefined : sentFile(path));
  answers.delete(path);
  wanted.add(path);
  return answer;
}
