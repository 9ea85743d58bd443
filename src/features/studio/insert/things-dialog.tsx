import { lazy, Suspense } from 'react';
import { DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useCodeAhead } from '#src/kit/page/use-code-ahead.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { ChosenThings, ThingsProps } from './things-choice.tsx';

export type { ChosenThings };

/** The pickers load with the first dialog. */
const load = async () => ({ default: (await import('./things-choice.tsx')).ThingsChoice });
const ThingsChoice = lazy(load);

interface Props extends ThingsProps {
  readonly opened: boolean;
}

/** A dialog to choose the things of a list. */
export function ThingsDialog({ opened, ...props }: Props) {
  const { t } = useTranslation();
  useCodeAhead(load);
  return (
    <DialogFrame opened={opened} title={t('write.listTitle')} onClose={props.onClose} tall width={720}>
      {() => (
        <Suspense fallback={null}>
          <ThingsChoice {...props} />
        </Suspense>
      )}
    </DialogFrame>
  );
}
