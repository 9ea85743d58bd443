const MAX_SHOWN = 99;

/** What a badge says of a count (reference R44): nothing of none, and no more than two digits. */
export const countBadge = (count: number): string | null => {
  if (count <= 0) return null;
  return count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count);
};
