import { lazy, Suspense } from 'react';
import type { CardPickerProps } from '../../card/card-picker.tsx';
import { DialogFrame } from '../../overlay/dialog-frame.tsx';
import { useCodeAhead } from '../../page/use-code-ahead.ts';

/** What offers cards and finds them comes with the first dialog. */
const load = async () => ({ default: (await import('./found-cards.tsx')).FoundCards });
const FoundCards = lazy(load);

interface Props extends Omit<CardPickerProps, 'find' | 'noteOf'> {
  readonly opened: boolean;
  /** Levels of owned cards. Stays the same function. */
  readonly levelOf?: (id: number) => number | null;
}

/** A dialog to choose cards, found as the list of cards finds them. */
export function CardPicker({ opened, ...props }: Props) {
  useCodeAhead(load);
  return (
    <DialogFrame opened={opened} title={props.title} onClose={props.onClose} tall width={720}>
      {() => (
        <Suspense fallback={null}>
          <FoundCards {...props} />
        </Suspense>
      )}
    </DialogFrame>
  );
}
