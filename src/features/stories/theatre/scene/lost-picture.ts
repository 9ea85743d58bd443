import type { SyntheticEvent } from 'react';

/** A picture that does not come shows nothing, and what is behind it stays in sight. */
export const hideLost = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
  currentTarget.style.visibility = 'hidden';
};
