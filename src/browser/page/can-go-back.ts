/** Some browsers show the entries of the history; the others only say how many a tab has. */
interface Entries {
  readonly canGoBack: boolean;
}

const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && 'canGoBack' in value && typeof value.canGoBack === 'boolean';

/** Whether this tab has a page of this site before the one that shows. */
export function canGoBack(): boolean {
  const entries: unknown = Reflect.get(window, 'navigation');
  return isEntries(entries) ? entries.canGoBack : history.length > 1;
}
