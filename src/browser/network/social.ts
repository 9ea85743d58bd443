import { isJsonObject, type JsonObject } from '#model/records/reading';

/**
 * The visitor's record at a social service for a path of this site, from an endpoint of ours; null without an endpoint.
 * @throws Error when the endpoint gives no record
 */
export async function socialRecord(
  endpoint: string | null,
  path: string,
  signal?: AbortSignal,
): Promise<JsonObject | null> {
  if (endpoint === null) return null;
  const url = new URL(endpoint, location.href);
  url.searchParams.set('path', path);
  const response = await fetch(url, { headers: { accept: 'application/json' }, ...(signal && { signal }) });
  const record: unknown = response.ok ? await response.json() : null;
  if (!isJsonObject(record))
    throw new Error(`the social endpoint answered ${response.status} without a record`);
  return record;
}
