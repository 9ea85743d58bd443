/** Version of the data the page was served with; the demo set's names its own date. */
export const dataVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="data-version"]')?.content ?? '';

/**
 * The moment that counts as now for releases and events, epoch milliseconds: the demo set lives on its own date,
 * real data on today's.
 */
export function dataNow(version: string = dataVersion(), clock: () => number = Date.now): number {
  const demo = /^demo-.+-(\d{4}-\d{2}-\d{2})$/.exec(version)?.[1];
  const parsed = demo === undefined ? Number.NaN : Date.parse(`${demo}T00:00:00Z`);
  return Number.isNaN(parsed) ? clock() : parsed;
}
