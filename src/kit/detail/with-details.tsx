import type { ReactNode } from 'react';
import { Gradually } from '../page/gradually.tsx';

interface Props<Details> {
  readonly id: number;
  /** Asks for the thing's own file; always the same hook. */
  readonly useItem: (id: number) => { readonly data: Details };
  /** The page, with nothing while the file is on its way. */
  readonly children: (details: Details) => ReactNode;
}

/** The page of a thing with what the thing's own file tells, drawn in slices when that comes. */
export function WithDetails<Details>({ id, useItem, children }: Props<Details>) {
  const { data } = useItem(id);
  return <Gradually>{children(data)}</Gradually>;
}
