/** What the work gives; null when it fails or takes longer. */
export async function within<T>(patienceMs: number, work: Promise<T | null>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patienceMs, null);
  });
  try {
    return await Promise.race([work, late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** A page does not wait longer for what its own link is shown with. */
const PATIENCE_MS = 1_500;
export const soon = <T>(work: Promise<T | null>): Promise<T | null> => within(PATIENCE_MS, work);
