import { nextTask } from './next-task.ts';

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

/** To begin a request takes a slow phone some milliseconds, and a page needs dozens. */
const AT_ONCE = 6;

/** All that one template names, in the order in which it is needed. */
function requestsOf({ content, dataset }: HTMLTemplateElement): readonly (() => void)[] {
  return [
    // The shell waits for those of its language.
    ...addressesIn(dataset.texts).map((path) => () => ask(path)),
    ...[...content.children].map((link) => () => document.head.append(link)),
    ...addressesIn(dataset.styles).map((path) => () => void keep(path)),
    ...addressesIn(dataset.lists).map((path) => () => ask(path)),
  ];
}

/**
 * Asks for the files of the boot (src/vite/ask-for-steps.ts), then for what the server says the page needs
 * (server/routes/page-needs.ts), behind the style sheet and before most pictures. Resolves when all is asked for.
 */
export async function askEarly(): Promise<void> {
  const templates = document.querySelectorAll<HTMLTemplateElement>('.early');
  for (const [place, request] of [...templates].flatMap(requestsOf).entries()) {
    request();
    if (place % AT_ONCE === AT_ONCE - 1) await nextTask();
  }
}

/** Each answer once: whoever asks again wants a new one. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const answer = answers.get(path);
  answers.delete(path);
  return answer;
}
