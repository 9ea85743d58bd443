/**
 * Whether the server has a file, without loading it; null where that cannot be told now. The question waits for what the page
 * loads for itself.
 */
export async function fileExists(path: string, signal: AbortSignal): Promise<boolean | null> {
  try {
    const { ok, status } = await fetch(path, { method: 'HEAD', priority: 'low', signal });
    return ok || (status === 404 ? false : null);
  } catch {
    return null;
  }
}
