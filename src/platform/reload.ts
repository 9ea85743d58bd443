const KEY = 'setori-reloaded';

/** Names the build of the page: its entry file has a name of its own in every build. */
const buildOf = (page: Document): string =>
  page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? 'unknown';

/**
 * Loads the page again, once per build and tab: files that are gone usually belong to an older build. Never resolves when
 * it does; rejects when this build was reloaded before, or when nobody could remember that it was.
 */
export async function reloadOnce(
  reload: () => void = () => location.reload(),
  memory: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
): Promise<void> {
  const build = buildOf(document);
  if (memory.getItem(KEY) === build) throw new Error('this build was loaded again before');
  memory.setItem(KEY, build);
  reload();
  await new Promise<never>(() => undefined);
}
