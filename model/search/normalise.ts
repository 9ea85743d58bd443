/** Text as it is compared: compatibility forms folded, lower case, single spaces (pages 3.0.4). */
export const normalise = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
