/** Text as it is compared: compatibility forms folded, lower case, single spaces (pages 3.0.4). */
export const normalise = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** A full name as it is typed where no spaces are written: `湊 友希那` as `湊友希那`. Others stay. */
export const typedWhole = (name: string | null): string | null =>
  name?.replace(/(\P{ASCII})\s(?=\P{ASCII})/gu, '$1') ?? null;
