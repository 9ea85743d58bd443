const TIMEOUT_MS = 60_000;
const MISSING = 404;

/** A file of this site as it is; null where there is none. @throws where it cannot be had now */
export async function getFile(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === MISSING) return null;
  if (!response.ok) throw new Error(`status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
