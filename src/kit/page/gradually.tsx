import { type ReactNode, useDeferredValue } from 'react';

interface Props {
  readonly children: ReactNode;
}

/** Draws what is in it in slices, and shows what was there until it is done: a page is more than a phone can draw at once. */
export const Gradually = ({ children }: Props) => useDeferredValue(children);
