/** From here on a post is for grown-ups: 2 mature, 3 explicit. */
const MATURE = 2;

interface Rated {
  readonly rating?: number | null | undefined;
}

/** Whether a post is shown only to those who ask for it: not in feeds, previews and lists (reference R57). */
export const isMature = ({ rating }: Rated): boolean => (rating ?? 0) >= MATURE;
