import { type ReactNode, useMemo } from 'react';
import { RICH_OBJECTS, type RichObject } from '#model/records/rich-text';
import { Things } from './thing-views.tsx';
import { useThings } from './things.data.ts';

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
