import type { ReactNode } from 'react';
import { Meanwhile } from '../page/meanwhile.tsx';
import { DataError } from '../page/state/data-error.tsx';
import { useSentWidth } from './grid/grid-state.ts';
import { ListSkeleton } from './list-skeleton.tsx';

interface Props {
  readonly title: string;
  /** Null while the data is on its way. */
  readonly failure: Error | null;
  readonly retry: () => void;
  /** Buttons of the page of a thing that work without the data. */
  readonly actions?: (name: string) => ReactNode;
}

/** A page whose data is on its way or did not come. */
export function NotYet({ title, failure, retry, actions }: Props) {
  useSentWidth();
  if (failure) {
    return (
      <>
        <h1>{title}</h1>
        <DataError message={failure.message} onRetry={retry} />
      </>
    );
  }
  return (
    <Meanwhile actions={actions}>
      <h1>{title}</h1>
      <ListSkeleton />
    </Meanwhile>
  );
}
