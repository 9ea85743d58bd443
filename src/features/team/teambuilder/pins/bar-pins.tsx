import { ActionIcon } from '@mantine/core';
import { Columns2, Pin } from 'lucide-react';
import { Elsewhere } from '#src/kit/text/elsewhere.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';

interface Props {
  /** The part of the bar under the thumb that takes them. */
  readonly bar: HTMLElement;
  readonly isPinned: boolean;
  /** Null while there is nothing to pin, or nothing to compare. */
  readonly onPin: (() => void) | null;
  readonly onCompare: (() => void) | null;
}

const ICON = { size: 18, 'aria-hidden': true } as const;

/** On phones: keeps the answer, and leads down to those that were kept. */
export function BarPins({ bar, isPinned, onPin, onCompare }: Props) {
  const { t } = useTranslation();
  return (
    <Elsewhere place={bar}>
      {onPin && (
        <ActionIcon variant="default" aria-label={t('builder.pins.pin')} disabled={isPinned} onClick={onPin}>
          <Pin {...ICON} />
        </ActionIcon>
      )}
      {onCompare && (
        <ActionIcon variant="default" aria-label={t('builder.pins.compare')} onClick={onCompare}>
          <Columns2 {...ICON} />
        </ActionIcon>
      )}
    </Elsewhere>
  );
}
