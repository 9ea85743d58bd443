/** As long as any other request of data may take. */
const TIMEOUT_MS = 30_000;

/** Answers on their way to nobody yet, by their addresses. */
const answers = new Map<string, Promise<Response>>();

const addressesIn = (list: string | undefined): readonly string[] => list?.split(' ') ?? [];

/** So that it is in the browser's cache by the time it is asked for; what does not come is asked for again then. */
const keep = (path: string) =>
  fetch(path)
    .then((answer) => answer.text())
    .catch(() => undefined);

function ask(path: string): void {
  const answer = fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  // Whoever takes it tells of it.
  answer.catch(() => undefined);
  answers.set(path, answer);
}

/**
 * Asks for the files of the boot (src/vite/ask-for-steps.ts), then for what the server says the page needs
 * (server/routes/page-needs.ts): all that nobody sees yet, when the first paint no longer waits for anything.
 */
export function askEarly(): void {
  for (const { content, dataset } of document.querySelectorAll<HTMLTemplateElement>('.early')) {
    document.head.append(content);
    addressesIn(dataset.styles).forEach(keep);
    addressesIn(dataset.lists).forEach(ask);
  }
}

/** Each answer once: whoever asks again wants a new one. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const answer = answers.get(path);
  answers.delete(path);
  return answer;
}
