const KEY = 'setori-reloaded';

/** Names the build of the page: its entry file has a name of its own in every build. */
const buildOf = (page: Document): string =>
  page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? 'unknown';

/**
 * Loads an address of this site, also when it is the present one, which `assign` alone would not do for one with a hash;
 * null means the present one.
 */
export function loadAddress(
  address: string | null,
  here: Pick<Location, 'href' | 'assign' | 'reload'> = location,
): void {
  const bare = (url: URL) => url.origin + url.pathname + url.search;
  const [now, wanted] = [new URL(here.href), new URL(address ?? here.href, here.href)];
  if (bare(now) === bare(wanted)) here.reload();
  else here.assign(wanted);
}

/**
 * Loads the page again, once per build and tab: files that are gone usually belong to an older build. Never resolves when
 * it does; rejects when this build was reloaded before, or when the browser cannot remember that it was.
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
