import { nextTask } from '../first/next-task.ts';

/** A small file of ours; its answer is not used, only the date on it. */
const ASKED = '/theme.js';
/** The date of an answer is cut to the second: on average it is half a second behind. */
const HALF_A_SECOND_MS = 500;

/** The server's time less the device's in milliseconds, right to about a second. Rejects when no server says. */
export async function measureSkew(signal?: AbortSignal): Promise<number> {
  await nextTask();
  const sentAt = Date.now();
  const { headers } = await fetch(ASKED, { method: 'HEAD', cache: 'no-store', ...(signal && { signal }) });
  const halfway = (sentAt + Date.now()) / 2;
  const serverAt = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(serverAt)) throw new Error('the server names no date');
  return Math.round(serverAt + HALF_A_SECOND_MS - halfway);
}
