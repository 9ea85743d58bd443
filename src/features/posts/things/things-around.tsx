import { createContext, type ReactNode, useMemo } from 'react';
import { RICH_OBJECTS, type RichObject } from '#model/records/rich-text';
import { type ThingAt, useThings } from './things.data.ts';

/** The things of the texts around. */
export const Things = createContext<ThingAt>(() => null);

interface Props {
  /** Kinds of things that are shown, in any order and as often as they come. */
  readonly kinds: readonly RichObject[];
  readonly children: ReactNode;
}

/** The things of the game for what stands within. */
export function ThingsAround({ kinds, children }: Props) {
  const code = RICH_OBJECTS.filter((object) => kinds.includes(object)).join();
  // The same array for the same kinds.
  const asked = useMemo(() => RICH_OBJECTS.filter((object) => code.split(',').includes(object)), [code]);
  return <Things value={useThings(asked)}>{children}</Things>;
}
