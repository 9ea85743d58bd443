/** A visit to a page; paths of this site, title as shown. */
interface PageVisit {
  readonly path: string;
  readonly title: string;
  readonly from: string | null;
}

/** Where page views go. */
export interface Analytics {
  report(visit: PageVisit): void;
}

/** Sends visits to an endpoint of our own; without one nothing is sent. */
export const createAnalytics = (endpoint: string | null): Analytics => ({
  report(visit) {
    if (endpoint === null) return;
    const body = new Blob([JSON.stringify(visit)], { type: 'application/json' });
    navigator.sendBeacon(endpoint, body);
  },
});
