import type { PerServer } from '../vocabulary/servers.ts';

/** The same for all servers. */
export const everywhere = <T>(value: T): PerServer<T> => [value, value, value, value, value];

/** A text that no server has. */
export const NO_TEXT: PerServer<string> = [null, null, null, null, null];

/** From the beginning on each server that has a text, for lists that give no times. */
export const sinceStart = (texts: PerServer<string>): PerServer<number> => {
  const at = (text: string | null): number | null => (text === null ? null : 0);
  return [at(texts[0]), at(texts[1]), at(texts[2]), at(texts[3]), at(texts[4])];
};
