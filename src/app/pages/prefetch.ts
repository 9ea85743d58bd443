import { nextTask } from '../../browser/first/next-task.ts';
import type { LISTS } from '../../kit/data/lists.ts';
import { queryClient } from '../../kit/data/query-client.ts';
import { recent } from '../../kit/data/recent.ts';

type ListName = keyof typeof LISTS;

/** The home page's is at hand; the readers of all others come with the pages. */
const list = async (name: ListName) =>
  name === 'recent' ? recent : (await import('../../kit/data/lists.ts')).LISTS[name];

async function prefetch(name: ListName): Promise<void> {
  const { queryKey, queryFn } = await list(name);
  // Evaluating the readers was a task of its own.
  await nextTask();
  await queryClient.prefetchQuery<unknown, Error, unknown, string[]>({
    queryKey,
    ...(queryFn && { queryFn }),
  });
}

/** Asks for lists that a page will need. The queries themselves report what fails. */
export function prefetchLists(names: readonly ListName[]): void {
  for (const name of names) prefetch(name).catch(() => undefined);
}
