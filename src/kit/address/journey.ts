import { createContext } from 'react';

/** What the router knows of the way to a page and passes on to no hook of its own. */
export interface Journey {
  /** Another page is on its way. */
  isUnderWay(): boolean;
  /** How far down the visitor had scrolled when they left the page, pixels; null for a page that they open for the first time. */
  topBefore(): number | null;
}

/** Without a router there is no way to anywhere. */
export const JourneyContext = createContext<Journey>({ isUnderWay: () => false, topBefore: () => null });
