import { isJsonObject, type JsonObject } from '#model/records/reading';

/** The visitor's record at a social service, by way of our own server. */
export interface Social {
  readonly isConfigured: boolean;
  /** The record for a path of this site. Rejects when the endpoint gives none. */
  refresh(path: string, signal?: AbortSignal): Promise<JsonObject>;
}

/** Asks an endpoint of our own; without one nothing is asked. */
export const createSocial = (endpoint: string | null): Social => ({
  isConfigured: endpoint !== null,
  async refresh(path, signal) {
    if (endpoint === null) throw new Error('no social endpoint is configured');
    const url = new URL(endpoint, location.href);
    url.searchParams.set('path', path);
    const response = await fetch(url, { headers: { accept: 'application/json' }, ...(signal && { signal }) });
    const record: unknown = response.ok ? await response.json() : null;
    if (!isJsonObject(record))
      throw new Error(`the social endpoint answered ${response.status} without a record`);
    return record;
  },
});
