/** Game servers in the order of every five-long server array of the API (reference R1). */
export const SERVERS = ['jp', 'en', 'tw', 'cn', 'kr'] as const;
export type ServerCode = (typeof SERVERS)[number];
/** 0 jp, 1 en, 2 tw, 3 cn, 4 kr. */
export type ServerIndex = 0 | 1 | 2 | 3 | 4;

/** One value per server; null where the thing does not exist there. Always five long after reading. */
export type PerServer<T> = readonly [T | null, T | null, T | null, T | null, T | null];

export const isServerIndex = (value: unknown): value is ServerIndex =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < SERVERS.length;

export function serverIndex(code: string): ServerIndex | null {
  const lower = code.toLowerCase();
  const index = SERVERS.findIndex((server) => server === lower);
  return isServerIndex(index) ? index : null;
}
