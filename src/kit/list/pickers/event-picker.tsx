import { lazy, type ReactNode, Suspense } from 'react';
import type { EventPickerProps } from '../../event/event-picker.tsx';
import { DialogFrame } from '../../overlay/dialog-frame.tsx';
import { useCodeAhead } from '../../page/use-code-ahead.ts';
import { useTranslation } from '../../text/translation.tsx';

/** What offers events and finds them comes with the first dialog. */
const load = async () => ({ default: (await import('./found-events.tsx')).FoundEvents });
const FoundEvents = lazy(load);

interface Props extends Omit<EventPickerProps, 'find'> {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Stands above the search, such as a choice of what is listed. */
  readonly head?: ReactNode;
}

/** A dialog to choose one event, found as the list of events finds them. */
export function EventPicker({ opened, onClose, head, ...props }: Props) {
  const { t } = useTranslation();
  useCodeAhead(load);
  return (
    <DialogFrame opened={opened} title={t('event.pick')} onClose={onClose} tall width={720}>
      {() => (
        <>
          {head}
          <Suspense fallback={null}>
            <FoundEvents {...props} />
          </Suspense>
        </>
      )}
    </DialogFrame>
  );
}
