import { ActionIcon, Button } from '@mantine/core';
import { Columns2, Pin } from 'lucide-react';
import { memo, useRef } from 'react';
import { Elsewhere } from '#src/kit/text/elsewhere.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { BarSlot } from '../phone/bar-slot.ts';
import styles from './pinned.module.css';
import { PinnedResult } from './pinned-result.tsx';
import { isSameResult, type Pinnable } from './result.ts';
import type { Pins } from './use-pins.ts';

interface BarPinsProps {
  /** The part of the bar under the thumb that takes them. */
  readonly bar: HTMLElement;
  readonly isPinned: boolean;
  /** Null while there is nothing to pin, or nothing to compare. */
  readonly onPin: (() => void) | null;
  readonly onCompare: (() => void) | null;
}

const ICON = { size: 18, 'aria-hidden': true } as const;

/** On phones: keeps the answer, and leads down to those that were kept. */
function BarPins({ bar, isPinned, onPin, onCompare }: BarPinsProps) {
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

interface Props {
  readonly pins: Pins;
  /** What can be pinned and is compared with; null while there is nothing. */
  readonly shown: Pinnable | null;
  /** Takes the buttons, where there is a bar under the thumb. */
  readonly bar: BarSlot;
}

/** Results side by side: each pinned one with what it has more or less than the one on show. */
export const Pinned = memo(function Pinned({ pins: { pins, pin, remove }, shown, bar }: Props) {
  const { t } = useTranslation();
  const section = useRef<HTMLElement>(null);
  if (shown === null && pins.length === 0) return null;
  const isPinned = shown !== null && pins.some((each) => isSameResult(each, shown));
  const compare = () => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
  };
  return (
    <section ref={section} className={styles.pinned} aria-labelledby="pinned" tabIndex={-1}>
      <div className={styles.head}>
        <h3 id="pinned">{t('builder.pins.title')}</h3>
        {shown && !bar && (
          <Button
            leftSection={<Pin size={16} aria-hidden="true" />}
            disabled={isPinned}
            onClick={() => pin(shown)}
          >
            {t('builder.pins.pin')}
          </Button>
        )}
      </div>
      {bar && (
        <BarPins
          bar={bar}
          isPinned={isPinned}
          onPin={shown && (() => pin(shown))}
          onCompare={pins.length > 0 ? compare : null}
        />
      )}
      {pins.length === 0 && <p className={styles.facts}>{t('builder.pins.lead')}</p>}
      <ul className={styles.list}>
        {pins.map((each) => (
          <PinnedResult key={each.nth} pin={each} shown={shown} onRemove={() => remove(each)} />
        ))}
      </ul>
    </section>
  );
});
